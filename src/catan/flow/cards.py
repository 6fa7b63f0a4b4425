"""Buying and playing development cards (K8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from catan.core.frames import FreeRoads, Robber, Turn, asking
from catan.core.moves import KNIGHT as PLAY_KNIGHT
from catan.core.moves import MONOPOLY as PLAY_MONOPOLY
from catan.core.moves import PLENTY_ONE, PLENTY_TWO, Move
from catan.core.moves import ROADS as PLAY_ROADS
from catan.core.resources import (
    ALL_OF,
    CARDS,
    COST_OF_CARD,
    KNIGHT,
    MONOPOLY,
    ONE,
    PLENTY,
    POINT,
    RESOURCES,
    ROADS,
    count,
    holds,
    size,
    to_dict,
)
from catan.core.state import State
from catan.flow.building import build_road, free_paths, pay, roads
from catan.flow.prizes import award_largest_army
from catan.flow.scoring import end_if_won


def buy(state: State, seat: int) -> None:
    """Buy the top card of the deck (K8.1); a point may make its buyer win (K8.8)."""
    pay(state, seat, COST_OF_CARD)
    card, state.deck = state.deck[0], state.deck[1:]
    state.set_barrier("card-drawn")
    if state.events is not None:
        state.emit("buy", player=seat)
        state.emit("buy-own", audience=seat, player=seat, card=CARDS[card])
    if card == POINT and state.rules.point_cards == "open":
        state.played_cards[seat] += ONE[POINT]
        state.visible_points[seat] += 1
        if state.events is not None:
            state.emit("play", player=seat, card=CARDS[POINT])
    else:
        state.new[seat] += ONE[card]
    end_if_won(state)


def playable(state: State, seat: int) -> list[Move]:
    """List the moves that play a development card (K8.3 to K8.7)."""
    cards = state.cards[seat]
    moves: list[Move] = []
    if cards & ALL_OF[KNIGHT]:
        moves.append(PLAY_KNIGHT)
    if cards & ALL_OF[ROADS] and free_paths(state, seat):
        moves.append(PLAY_ROADS)
    if cards & ALL_OF[PLENTY]:
        moves += _plenty(state)
    if cards & ALL_OF[MONOPOLY]:
        moves += PLAY_MONOPOLY
    return moves


def _plenty(state: State) -> list[Move]:
    """List the moves of a year of plenty (K8.6, K12.8)."""
    bank = state.bank
    if size(bank) == 1:
        return [move for move in PLENTY_ONE if move.get == bank]
    return [move for move in PLENTY_TWO if move.get is not None and holds(bank, move.get)]


def play(state: State, turn: Turn, move: Move) -> None:
    """Play a development card; it becomes public (K8.3)."""
    seat = turn.seat
    card = CARDS.index(move.card)
    state.cards[seat] -= ONE[card]
    state.played_cards[seat] += ONE[card]
    state.stack.append(Turn(seat, turn.dice, True, turn.offers))
    if state.events is not None:
        state.emit("play", player=seat, card=move.card)
    EFFECTS[card](state, seat, move)


def _knight(state: State, seat: int, _: Move) -> None:
    """Let the player move the robber, unless Largest Army has won the game (K8.4, K12.11)."""
    award_largest_army(state, seat)
    if not end_if_won(state):
        state.stack.append(Robber(seat))


def _roads(state: State, seat: int, _: Move) -> None:
    state.stack.append(FreeRoads(seat, 2))


def _take_plenty(state: State, seat: int, move: Move) -> None:
    assert move.get is not None
    state.bank -= move.get
    state.hands[seat] += move.get
    if state.events is not None:
        state.emit("plenty", player=seat, cards=to_dict(move.get))


def _monopolize(state: State, seat: int, move: Move) -> None:
    """Take all cards of a kind from all other players (K8.7, K12.9); their number was hidden, even if it is none."""
    state.set_barrier("revealed")
    card = ONE[move.at]
    losses = []
    for other in state.others(seat):
        number = count(state.hands[other], move.at)
        state.hands[other] -= number * card
        state.hands[seat] += number * card
        losses.append((other, number))
    if state.events is not None:
        state.emit("monopoly", player=seat, resource=RESOURCES[move.at], taken=sorted(losses))


EFFECTS: Final[dict[int, Callable[[State, int, Move], None]]] = {
    KNIGHT: _knight,
    ROADS: _roads,
    PLENTY: _take_plenty,
    MONOPOLY: _monopolize,
}


# --- free roads (K8.5, K12.7)


def _free_roads(state: State, frame: FreeRoads) -> tuple[Move, ...]:
    return roads(free_paths(state, frame.seat))


def _build_free_road(state: State, frame: FreeRoads, move: Move) -> None:
    """Build a road without cost; the second one is mandatory if it is possible."""
    seat, left = frame
    goes_on = build_road(state, seat, move.at)
    if goes_on and left > 1 and free_paths(state, seat):
        state.stack.append(FreeRoads(seat, left - 1))


asking(FreeRoads, _free_roads, _build_free_road)
