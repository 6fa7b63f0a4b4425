"""The Warlord (R6.8W)."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.cards.roles.powers import income
from citadels.cards.roles.shields import city_shield, not_yet, open_cities, own_shield, wall
from citadels.core.cities import clear_coin, remove_district
from citadels.core.definitions import MILITARY, Built, ChoiceFacts, Power, Role, Why
from citadels.core.effects import pay, put_under
from citadels.core.frames import Bury, Turn, running
from citadels.core.hooks import everywhere
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import TO_TABLE, EventSpec


def price_to_destroy(state: State, owner: int, built: Built) -> int:
    """Return what the Warlord pays to destroy a district (R6.8W, R7.8, R6.9A)."""
    price = state.rules.cards.cost[built.card] + built.coin - 1
    return wall(state, owner, price, built)


def _targets(state: State, turn: Turn) -> Iterator[tuple[Move, Why | None]]:
    gold = state.players[turn.seat].gold
    for owner, player in enumerate(state.players):
        if not player.city:
            continue
        shield = city_shield(state, owner)
        for built in dict.fromkeys(player.city):
            why = shield or own_shield(state, built)
            if why is None:
                short = price_to_destroy(state, owner, built) - gold
                why = Why("too-dear", {"missing": short}) if short > 0 else None
            yield move("destroy", owner, built.label), why


def razings(state: State, turn: Turn) -> list[Move]:
    """List what can be destroyed: `_targets` without the reasons, which nobody reads in a simulation."""
    gold, cost = state.players[turn.seat].gold, state.rules.cards.cost
    moves = [
        move("destroy", owner, built.label)
        for owner in open_cities(state)
        for built in state.players[owner].city
        if cost[built.card] - 1 <= gold
        and price_to_destroy(state, owner, built) <= gold
        and not own_shield(state, built)
    ]
    return list(dict.fromkeys(moves))


def _razings(state: State, turn: Turn) -> list[Move]:
    return razings(state, turn) if "resources" in turn.taken else []


def _aim(state: State, move: Move) -> tuple[Built, int]:
    """Return the district that is named, and what it costs to destroy it."""
    standing = next(built for built in state.players[move.seat].city if built.label == move.names[0])
    return standing, price_to_destroy(state, move.seat, standing)


def _price(state: State, _: Turn, move: Move) -> ChoiceFacts:
    return {"cost": _aim(state, move)[1]}


def _destroy(state: State, turn: Turn, move: Move) -> None:
    owner = move.seat
    standing, price = _aim(state, move)
    pay(state, turn.seat, price)
    built = remove_district(state, owner, standing.label)
    clear_coin(state, built)
    state.emit("destroyed", player=turn.seat, other=owner, card=built.card, gold=price)
    state.stack.append(Bury((built.card, *sorted(built.tucked))))
    for other, when in everywhere(state):
        if when.lost is not None:
            when.lost(state, other, turn.seat, built.card)


def _bury(state: State, frame: Bury) -> None:
    put_under(state, frame.cards)


running(Bury, _bury)


def spared(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    """List what cannot be destroyed, with the reason against each."""
    return [(move, why) for move, why in _targets(state, turn) if why is not None]


def _spared(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    return [] if not_yet(state, turn) else spared(state, turn)


DESTROY = Power(
    Verb("destroy", ("seat district",), "flame"),
    _razings,
    _destroy,
    not_yet,
    _spared,
    shows=_price,
    events=(
        EventSpec(
            "destroyed",
            flow=TO_TABLE,
            goods="gold",
            affects="other",
            destroys=True,
            sign="flame",
            affects_sign="flame",
            is_setback=True,
        ),
    ),
)

WARLORD: Role = Role(
    "warlord", 8, MILITARY, closing=True,
    powers=(income(MILITARY), DESTROY),
)  # fmt: skip
