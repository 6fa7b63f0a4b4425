"""Rank 8: Warlord (R6.8W) and Diplomat (R6.8D)."""

from __future__ import annotations

from collections.abc import Iterator

from citadels.actions import Move, move
from citadels.effects import (
    city_size,
    clear_coin,
    hand_over,
    lift,
    pay,
    put_under,
    set_city,
)  # fmt: skip
from citadels.frames import Bury, Turn
from citadels.moments import fire_everywhere, fold
from citadels.records import MILITARY, Built, Power, Role, Why
from citadels.roles.powers import income
from citadels.roles.rank5 import shielded_by_bishop
from citadels.shelf import COST, DISTRICTS
from citadels.state import Player, State
from tabletop.frames import running


def _worth(built: Built) -> int:
    """What a district costs where rank 8 is concerned: its cost and the Artist's coin (R6.9A)."""
    return COST[built.card] + built.coin


def _city_shield(state: State, owner: int) -> Why | None:
    if shielded_by_bishop(state) == owner:
        return Why("protected-bishop", {"player": owner})
    if len(state.players[owner].city) >= city_size(state):
        return Why("protected-complete", {"player": owner})
    return None


def _open_cities(state: State) -> list[int]:
    """List the seats whose districts rank 8 may touch: `_city_shield` for all, without the reasons."""
    bishop, size = shielded_by_bishop(state), city_size(state)
    return [seat for seat, player in enumerate(state.players) if seat != bishop and len(player.city) < size]


def _own_shield(built: Built) -> Why | None:
    protects = DISTRICTS[built.card].asks.get("protects")
    return protects(built) if protects is not None else None


def _not_yet(_: State, turn: Turn) -> Why | None:
    if turn.power:
        return Why("used")
    return None if "resources" in turn.taken else Why("gather-first")


# --- Warlord


def price_to_destroy(state: State, owner: int, built: Built) -> int:
    """Return what the Warlord pays to destroy a district (R6.8W, R7.8, R6.9A)."""
    return fold(state, owner, "price_to_destroy", _worth(built) - 1, built)  # type: ignore[no-any-return]  # a fold is as typed as its question


def _targets(state: State, turn: Turn) -> Iterator[tuple[Move, Why | None]]:
    gold = state.players[turn.seat].gold
    for owner, player in enumerate(state.players):
        if not player.city:
            continue
        shield = _city_shield(state, owner)
        for built in dict.fromkeys(player.city):
            why = shield or _own_shield(built)
            if why is None:
                short = price_to_destroy(state, owner, built) - gold
                why = Why("too-dear", {"missing": short}) if short > 0 else None
            yield move("destroy", owner, built.label), why


def _razings(state: State, turn: Turn) -> list[Move]:
    """List what can be destroyed: `_targets` without the reasons, which nobody reads in a simulation."""
    if turn.power or "resources" not in turn.taken:
        return []
    gold = state.players[turn.seat].gold
    moves = [
        move("destroy", owner, built.label)
        for owner in _open_cities(state)
        for built in state.players[owner].city
        if COST[built.card] - 1 <= gold and price_to_destroy(state, owner, built) <= gold and not _own_shield(built)
    ]
    return list(dict.fromkeys(moves))


def _destroy(state: State, turn: Turn, said: Move) -> None:
    owner = said.seat
    label = said.names[0]
    standing = next(built for built in state.players[owner].city if built.label == label)
    price = price_to_destroy(state, owner, standing)
    pay(state, turn.seat, price)
    built = lift(state, owner, label)
    clear_coin(state, built)
    state.tell("destroyed", player=turn.seat, other=owner, card=built.card, gold=price)
    state.stack.append(Bury((built.card, *sorted(built.tucked))))
    fire_everywhere(state, "lost", turn.seat, built.card)


def _bury(state: State, frame: Bury) -> None:
    put_under(state, frame.cards)


running(Bury, _bury)


def _spared(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    if _not_yet(state, turn):
        return []
    return [(said, why) for said, why in _targets(state, turn) if why is not None]


# With its type written, as the Diplomat's: mypyc comes here in a circle of imports and could not work it out.
WARLORD: Role = Role(
    "warlord", 8, MILITARY, closing=True,
    powers=(income(MILITARY), Power(("destroy",), _razings, _destroy, _not_yet, _spared)),
)  # fmt: skip


# --- Diplomat


def exchange_price(state: State, seat: int, owner: int, theirs: Built, own: Built) -> tuple[int, int]:
    """Return what the Diplomat pays the other player and, for a Great Wall, the bank (R6.8D, R11.13)."""
    difference = max(0, _worth(theirs) - _worth(own))
    return difference, fold(state, owner, "price_to_destroy", 0, theirs)


def _doubles(state: State, seat: int, owner: int, theirs: Built, own: Built) -> bool:
    """Whether either would then have two of one name without the Quarry (R11.15)."""
    mine, others = state.players[seat], state.players[owner]
    return (theirs.card in mine.names and not _quarry_then(mine, theirs, own)) or (
        own.card in others.names and not _quarry_then(others, own, theirs)
    )


def _quarry_then(player: Player, gets: Built, gives: Built) -> bool:
    """Whether the Quarry stands in a city, of which there is one, after it got a district for another."""
    if "may_duplicate" in player.works.asks:
        return "may_duplicate" not in DISTRICTS[gives.card].asks
    return "may_duplicate" in DISTRICTS[gets.card].asks


def _pairs(state: State, turn: Turn) -> Iterator[tuple[Move, Why | None]]:
    mine = state.players[turn.seat]
    own_districts = dict.fromkeys(mine.city)
    bishop = shielded_by_bishop(state) == turn.seat  # with two characters, even from one's own rank 8 (R11.19)
    for owner in state.others(turn.seat):
        city = state.players[owner].city
        shield = Why("protected-bishop", {"player": turn.seat}) if bishop else _city_shield(state, owner)
        for theirs in dict.fromkeys(city):
            for own in own_districts:
                if own.card == theirs.card:
                    continue
                why = shield or _own_shield(theirs) or _own_shield(own)
                if why is None and _doubles(state, turn.seat, owner, theirs, own):
                    why = Why("would-double")
                if why is None:
                    short = sum(exchange_price(state, turn.seat, owner, theirs, own)) - mine.gold
                    why = Why("too-dear", {"missing": short}) if short > 0 else None
                yield move("exchange", owner, theirs.label, own.label), why


def _exchanges(state: State, turn: Turn) -> list[Move]:
    """List what can be exchanged: `_pairs` without the reasons, and without asking more about a pair too dear."""
    if turn.power or "resources" not in turn.taken or shielded_by_bishop(state) == turn.seat:
        return []
    offered = [(own, _worth(own)) for own in state.players[turn.seat].city if not _own_shield(own)]
    owners = [owner for owner in _open_cities(state) if offered and owner != turn.seat]
    return list(dict.fromkeys([said for owner in owners for said in _exchanges_with(state, turn, owner, offered)]))


def _exchanges_with(state: State, turn: Turn, owner: int, offered: list[tuple[Built, int]]) -> Iterator[Move]:
    """List the exchanges with one other city; `offered` are the districts that may be given, and their worth."""
    gold = state.players[turn.seat].gold
    for theirs in state.players[owner].city:
        wall = fold(state, owner, "price_to_destroy", 0, theirs)
        if wall > gold or _own_shield(theirs):
            continue
        least = _worth(theirs) + wall - gold  # what must be given at least, so that the purse makes up for the rest
        for own, worth in offered:
            if worth >= least and own.card != theirs.card and not _doubles(state, turn.seat, owner, theirs, own):
                yield move("exchange", owner, theirs.label, own.label)


def _exchange(state: State, turn: Turn, said: Move) -> None:
    owner, (label, own_label) = said.seat, said.names
    theirs = next(built for built in state.players[owner].city if built.label == label)
    own = next(built for built in state.players[turn.seat].city if built.label == own_label)
    difference, wall = exchange_price(state, turn.seat, owner, theirs, own)
    hand_over(state, turn.seat, owner, difference)
    pay(state, turn.seat, wall)
    lift(state, owner, label)
    lift(state, turn.seat, own_label)
    set_city(state, owner, (*state.players[owner].city, own))
    set_city(state, turn.seat, (*state.players[turn.seat].city, theirs))
    state.tell("exchanged", player=turn.seat, other=owner, card=theirs.card, own=own.card, gold=difference + wall)


def _kept(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    if _not_yet(state, turn):
        return []
    return [(said, why) for said, why in _pairs(state, turn) if why is not None]


DIPLOMAT: Role = Role(
    "diplomat", 8, MILITARY, edition="dark_city", closing=True,
    powers=(income(MILITARY), Power(("exchange",), _exchanges, _exchange, _not_yet, _kept)),
)  # fmt: skip
