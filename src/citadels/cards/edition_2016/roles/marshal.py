"""The Marshal (E6.8M)."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.cards.roles.powers import income
from citadels.cards.roles.shields import city_shield, own_shield, wall, worth
from citadels.core.cities import find_complete, remove_district, set_city
from citadels.core.definitions import MILITARY, Built, ChoiceFacts, Power, Role, Why
from citadels.core.effects import hand_over, pay
from citadels.core.frames import Turn
from citadels.core.moves import Move, move
from citadels.core.readings import district_of
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import TO_OTHER, EventSpec

DEAREST = 3


def _price(state: State, owner: int, built: Built) -> tuple[int, int]:
    """Return what he pays the owner and, for a Great Wall, the bank (E6.8)."""
    return worth(state, built), wall(state, owner, 0, built)


def _why_not(state: State, turn: Turn, owner: int, built: Built) -> Why | None:
    """Return why he cannot take a district of a city that is open to him; None if he can."""
    mine = state.players[turn.seat]
    shield = own_shield(state, built)
    if shield is not None:
        return shield
    if worth(state, built) > DEAREST:
        return Why("costs-too-much", {"most": DEAREST}, "it costs more than {most} (E6.8M)")
    if built.card in mine.names:
        return Why("already-built", {"card": built.card})
    short = sum(_price(state, owner, built)) - mine.gold
    return Why("too-dear", {"missing": short}) if short > 0 else None


def _targets(state: State, turn: Turn) -> Iterator[tuple[Move, Why | None]]:
    for owner in state.others(turn.seat):
        shield = city_shield(state, owner)
        for built in dict.fromkeys(state.players[owner].city):
            yield move("seize", owner, built.label), shield or _why_not(state, turn, owner, built)


def _seizures(state: State, turn: Turn) -> list[Move]:
    return list(dict.fromkeys([move for move, why in _targets(state, turn) if why is None]))


def _spared(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    return [(move, why) for move, why in _targets(state, turn) if why is not None]


def _cost(state: State, _: Turn, move: Move) -> ChoiceFacts:
    return {"cost": sum(_price(state, move.seat, district_of(state, move.seat, move.name)))}


def _seize(state: State, turn: Turn, move: Move) -> None:
    """The district comes with all that belongs to it, and may complete his city (E8.1)."""
    owner = move.seat
    gold, extra = _price(state, owner, district_of(state, owner, move.name))
    hand_over(state, turn.seat, owner, gold)
    pay(state, turn.seat, extra)
    built = remove_district(state, owner, move.name)
    set_city(state, turn.seat, (*state.players[turn.seat].city, built))
    state.emit("seized", player=turn.seat, other=owner, card=built.card, gold=gold + extra)
    find_complete(state, turn.seat)


SEIZE = Power(
    Verb("seize", ("seat district",), "swap"), _seizures, _seize, targets=_spared, shows=_cost,
    events=(
        EventSpec(
            "seized", flow=TO_OTHER, goods="gold", affects="other", sign="swap", affects_sign="swap", is_setback=True
        ),
    ),
)  # fmt: skip

MARSHAL: Role = Role(
    "marshal", 8, MILITARY, edition="2016",
    powers=(income(MILITARY), SEIZE),
)  # fmt: skip
