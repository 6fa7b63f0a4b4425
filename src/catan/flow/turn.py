"""One turn (K3): the throw, then trade, building and cards in any order, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from catan.core.frames import Turn, asking, cached_turn
from catan.core.moves import END, ROLL, Move
from catan.core.offers import Offers
from catan.core.resources import COST_OF_CITY, COST_OF_ROAD, COST_OF_SETTLEMENT, NOT_POINTS, NOTHING
from catan.core.state import State
from catan.flow.building import build_city, build_road, build_settlement, buildable, pay
from catan.flow.cards import buy, play, playable
from catan.flow.dice import SEVEN, throw
from catan.flow.harvest import distribute
from catan.flow.scoring import end_if_won, finish
from catan.flow.seven import ask_after_seven
from catan.flow.trade import audiences, bank_trades, make_offer, trade_with_bank
from tabletop.core.lazy import ConcatSequence

ONLY_ROLL: Final = (ROLL,)


def begin_turn(state: State, seat: int) -> None:
    """Begin a turn, or end the game if its player already has enough points (K10.3, K12.12)."""
    state.turn_of = seat
    if state.events is not None:
        state.emit("turn", player=seat, round=state.round)
    if not end_if_won(state):
        state.stack.append(cached_turn(seat))


def _options(state: State, turn: Turn) -> Sequence[Move]:
    """List `roll` and cards before the throw; after it builds, cards, `bank`, `end`; offers last (notation §3)."""
    seat, dice, card_played, offers = turn
    cards = playable(state, seat) if state.cards[seat] & NOT_POINTS and not card_played else ()
    if dice is None and state.rules.trade_time != "any":
        return [ROLL, *cards] if cards else ONLY_ROLL
    hand = state.hands[seat]
    moves = [ROLL] if dice is None else buildable(state, seat)
    moves += cards
    moves += bank_trades(state, seat)
    if dice is not None:
        moves.append(END)
    if hand and offers < state.rules.offers:
        to = audiences(state, seat)
        if to:
            return ConcatSequence(moves, Offers(hand, to))
    return moves


def _choose(state: State, turn: Turn, move: Move) -> None:
    CHOICES[move.verb](state, turn, move)


def _roll(state: State, turn: Turn, _: Move) -> None:
    dice = first, second = throw(state)
    state.stack.append(cached_turn(turn.seat, dice, turn.card_played, turn.offers))
    state.set_barrier("thrown")
    if state.events is not None:
        state.emit("roll", player=turn.seat, dice=dice)
    if first + second == SEVEN:
        ask_after_seven(state, turn.seat)
    else:
        distribute(state, first + second)


def _road(state: State, turn: Turn, move: Move) -> None:
    state.stack.append(turn)
    pay(state, turn.seat, COST_OF_ROAD)
    build_road(state, turn.seat, move.at)


def _settle(state: State, turn: Turn, move: Move) -> None:
    state.stack.append(turn)
    pay(state, turn.seat, COST_OF_SETTLEMENT)
    build_settlement(state, turn.seat, move.at)


def _city(state: State, turn: Turn, move: Move) -> None:
    state.stack.append(turn)
    pay(state, turn.seat, COST_OF_CITY)
    build_city(state, turn.seat, move.at)


def _buy(state: State, turn: Turn, _: Move) -> None:
    state.stack.append(turn)
    buy(state, turn.seat)


def _bank(state: State, turn: Turn, move: Move) -> None:
    state.stack.append(turn)
    trade_with_bank(state, turn.seat, move)


def _end(state: State, turn: Turn, _: Move) -> None:
    """End a turn: begin the turn of the next seat, and possibly a new round (K12.31), or end the game (K10.4)."""
    seat = turn.seat
    if state.new[seat]:
        state.cards[seat] += state.new[seat]
        state.new[seat] = NOTHING
    following = (seat + 1) % len(state.names)
    if following == state.first:
        if state.round == state.rules.round_limit:
            finish(state)
            return
        state.round += 1
    begin_turn(state, following)


CHOICES: Final[dict[str, Callable[[State, Turn, Move], None]]] = {
    "roll": _roll,
    "road": _road,
    "settle": _settle,
    "city": _city,
    "buy": _buy,
    "play": play,
    "bank": _bank,
    "offer": make_offer,
    "end": _end,
}

asking(Turn, _options, _choose)
