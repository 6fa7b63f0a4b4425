"""The seven: discards, the robber, the theft (K5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catan.core.board import AROUND, HEXES
from catan.core.frames import Discard, Robber, Steal, asking
from catan.core.moves import ROBBER, STEAL, Move
from catan.core.offers import Discards
from catan.core.resources import BYTE, KINDS, ONE, RESOURCES, size, written
from catan.core.state import State
from tabletop.rng import below

# The hexes to which the robber can go from each.
OTHER_HEXES = tuple([tuple([other for other in range(len(HEXES)) if other != hex_]) for hex_ in range(len(HEXES))])
HARMLESS = 2  # open points up to which a friendly robber spares a player (K5.5)


def seven_thrown(state: State, thrower: int) -> None:
    """Ask for discards, clockwise from the thrower, and then for the robber (K5.1, K12.2)."""
    state.stack.append(Robber(thrower))
    rich = [seat for seat in (thrower, *state.others(thrower)) if size(state.hands[seat]) > state.rules.discard_limit]
    if rich:
        state.stack.append(Discard(tuple(rich)))


# --- discards


def _discards(state: State, frame: Discard) -> Sequence[Move]:
    hand = state.hands[frame.seat]
    return Discards(hand, size(hand) // 2)


def _discard(state: State, frame: Discard, said: Move) -> None:
    seat, *rest = frame.seats
    cards = said.give
    assert cards is not None
    state.hands[seat] -= cards
    state.bank += cards
    if state.events is not None:
        if state.rules.bank == "open":
            state.tell("discard", player=seat, count=size(cards), cards=written(cards))
        else:
            state.tell("discard", player=seat, count=size(cards))
            state.tell("discard-own", audience=seat, player=seat, cards=written(cards))
    if rest:
        state.stack.append(Discard(tuple(rest)))


# --- the robber


def hexes_for_robber(state: State, seat: int) -> tuple[int, ...]:
    """Return the hexes to which a player may move the robber, ascending (K5.2, K5.5, K12.3)."""
    other = OTHER_HEXES[state.robber]
    if not state.rules.friendly_robber:
        return other
    spared = 0
    for player in state.others(seat):
        if state.open_points(player) <= HARMLESS:
            spared |= state.buildings[player]
    return tuple([hex_ for hex_ in other if not AROUND[hex_] & spared]) or other


def _robber_moves(state: State, frame: Robber) -> tuple[Move, ...]:
    return _to(hexes_for_robber(state, frame.seat))


@lru_cache(maxsize=1024)
def _to(hexes: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple([ROBBER[hex_] for hex_ in hexes])


def _move_robber(state: State, frame: Robber, said: Move) -> None:
    seat, hex_ = frame.seat, said.at
    state.robber = hex_
    if state.events is not None:
        state.tell("robber", player=seat, hex=HEXES[hex_])
    there = victims(state, seat)
    if len(there) > 1 and state.rules.victims == "one":
        state.stack.append(Steal(seat, there))
    else:
        for victim in there:
            steal(state, seat, victim)


def victims(state: State, seat: int) -> tuple[int, ...]:
    """Return who can be robbed where the robber is: the others with a building there and a card, ascending (K5.3)."""
    around = AROUND[state.robber]
    return tuple(
        [other for other, hand in enumerate(state.hands) if hand and other != seat and state.buildings[other] & around]
    )


# --- the theft


def _steal_moves(_: State, frame: Steal) -> list[Move]:
    return [STEAL[victim] for victim in frame.victims]


def _steal_from(state: State, frame: Steal, said: Move) -> None:
    steal(state, frame.seat, said.at)


def steal(state: State, thief: int, victim: int) -> None:
    """Take one card, each with the same chance, of a hand laid out in the order of resources (K12.4)."""
    hand = state.hands[victim]
    state.rng, at = below(state.rng, size(hand))
    kind = next(kind for kind in KINDS if size(hand & (1 << BYTE * (kind + 1)) - 1) > at)
    state.hands[victim] -= ONE[kind]
    state.hands[thief] += ONE[kind]
    state.bar("stolen")
    if state.events is not None:
        state.tell("steal", player=thief, victim=victim)
        for audience in (thief, victim):
            state.tell("steal-own", audience=audience, player=thief, victim=victim, resource=RESOURCES[kind])


asking(Discard, _discards, _discard)
asking(Robber, _robber_moves, _move_robber)
asking(Steal, _steal_moves, _steal_from)
