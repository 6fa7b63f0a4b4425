"""The seven: discards, the robber, the theft (K5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catan.core.board import AROUND, HEXES
from catan.core.frames import Discard, Robber, Steal, asking
from catan.core.moves import ROBBER, STEAL, Move
from catan.core.offers import Discards
from catan.core.resources import BYTE, KINDS, ONE, RESOURCES, size, to_dict
from catan.core.state import State
from tabletop.core.rng import below

# The possible targets of the robber from each hex.
OTHER_HEXES = tuple([tuple([other for other in range(len(HEXES)) if other != hex_]) for hex_ in range(len(HEXES))])
HARMLESS = 2  # open points up to which a friendly robber spares a player (K5.5)


def ask_after_seven(state: State, thrower: int) -> None:
    """Ask for discards, clockwise from the thrower, and then for the robber (K5.1, K12.2)."""
    state.stack.append(Robber(thrower))
    rich = [seat for seat in (thrower, *state.others(thrower)) if size(state.hands[seat]) > state.rules.discard_limit]
    if rich:
        state.stack.append(Discard(tuple(rich)))


# --- discards


def _discards(state: State, frame: Discard) -> Sequence[Move]:
    hand = state.hands[frame.seat]
    return Discards(hand, size(hand) // 2)


def _discard(state: State, frame: Discard, move: Move) -> None:
    seat, *rest = frame.seats
    cards = move.give
    assert cards is not None
    state.hands[seat] -= cards
    state.bank += cards
    if state.events is not None:
        if state.rules.bank == "open":
            state.emit("discard", player=seat, count=size(cards), cards=to_dict(cards))
        else:
            state.emit("discard", player=seat, count=size(cards))
            state.emit("discard-own", audience=seat, player=seat, cards=to_dict(cards))
    if rest:
        state.stack.append(Discard(tuple(rest)))


# --- the robber


def hexes_for_robber(state: State, seat: int) -> tuple[int, ...]:
    """Return the legal targets of the robber, ascending (K5.2, K5.5, K12.3)."""
    other = OTHER_HEXES[state.robber]
    if not state.rules.friendly_robber:
        return other
    safe_corners = 0
    for player in state.others(seat):
        if state.open_points(player) <= HARMLESS:
            safe_corners |= state.buildings[player]
    return tuple([hex_ for hex_ in other if not AROUND[hex_] & safe_corners]) or other


def _robber_moves(state: State, frame: Robber) -> tuple[Move, ...]:
    return _to(hexes_for_robber(state, frame.seat))


@lru_cache(maxsize=1024)
def _to(hexes: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple([ROBBER[hex_] for hex_ in hexes])


def _move_robber(state: State, frame: Robber, move: Move) -> None:
    seat, hex_ = frame.seat, move.at
    state.robber = hex_
    if state.events is not None:
        state.emit("robber", player=seat, hex=HEXES[hex_])
    there = victims(state, seat)
    if len(there) > 1 and state.rules.victims == "one":
        state.stack.append(Steal(seat, there))
    else:
        for victim in there:
            steal(state, seat, victim)


def victims(state: State, seat: int) -> tuple[int, ...]:
    """Return the possible victims, ascending: other players with a building at the robber and a card (K5.3)."""
    around = AROUND[state.robber]
    return tuple(
        [other for other, hand in enumerate(state.hands) if hand and other != seat and state.buildings[other] & around]
    )


# --- the theft


def _steal_moves(_: State, frame: Steal) -> list[Move]:
    return [STEAL[victim] for victim in frame.victims]


def _steal_from(state: State, frame: Steal, move: Move) -> None:
    steal(state, frame.seat, move.at)


def steal(state: State, thief: int, victim: int) -> None:
    """Take a uniformly random card from a hand sorted by resource (K12.4)."""
    hand = state.hands[victim]
    state.rng, at = below(state.rng, size(hand))
    kind = next(kind for kind in KINDS if size(hand & (1 << BYTE * (kind + 1)) - 1) > at)
    state.hands[victim] -= ONE[kind]
    state.hands[thief] += ONE[kind]
    state.set_barrier("stolen")
    if state.events is not None:
        state.emit("steal", player=thief, victim=victim)
        for audience in (thief, victim):
            state.emit("steal-own", audience=audience, player=thief, victim=victim, resource=RESOURCES[kind])


asking(Discard, _discards, _discard)
asking(Robber, _robber_moves, _move_robber)
asking(Steal, _steal_moves, _steal_from)
