"""Paying otherwise than with gold alone: a district given up, cards, another's gold (E6.5C, E7.6, E7.19, E7.28)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from citadels.bots.policy.cards import build_worth, cheapest_cards, ending, finishing, gold_worth
from citadels.bots.policy.facts import rounds_left
from citadels.bots.policy.naming import threat
from citadels.bots.policy.tokens import struck
from citadels.bots.policy.weights import Weights
from citadels.core.building import cost_of
from citadels.core.frames import Turn
from citadels.core.menu import ways_to_choose
from citadels.core.moves import Move, several
from citadels.core.readings import city_size, count_districts
from citadels.core.state import Player, State

if TYPE_CHECKING:
    from citadels.cards.edition_2016.districts.building import PayInCards
    from citadels.cards.edition_2016.roles.cardinal import Repay

# The words after a card that say what is given for it.
GIVEN_UP, FRAME, CARDS, LOAN = "over", "framework", "with", "from"


def spend(state: State, frame: PayInCards | Repay, options: Sequence[Move], weights: Weights) -> Move:
    """Pay with the cards one misses least."""
    count = len(options[0].names)
    cards = tuple([card for _, card in cheapest_cards(state, frame.seat, weights)[:count]])
    move = several("spend", cards)
    return move if move in ways_to_choose("spend", state.players[frame.seat].hand, count) else options[0]


def given_up(move: Move) -> str | None:
    """Return the name in moves of the district that a build gives up, if it gives up one."""
    if GIVEN_UP in move.args:
        return move.names[-1]
    return FRAME if move.args[-1] == FRAME and len(move.args) > 1 else None


def price(state: State, seat: int, move: Move, weights: Weights, rounds: float) -> float:
    """Return what a build costs beside the district's price in gold, or spares of it, in points."""
    player, card, terms = state.players[seat], move.name, weights.turn
    gold, cost = gold_worth(state, player, weights), cost_of(state, seat, move.name)
    gone = given_up(move)
    if gone is not None:
        return _loss(state, player, gone, weights, rounds) - gold * cost
    if CARDS in move.args:
        count = next(arg for arg in reversed(move.args) if isinstance(arg, int))
        return terms.spend * _cards(state, seat, count, weights, card) - gold * count
    if LOAN in move.args:
        lacks = cost - player.gold
        lender = 0.02 * threat(state, move.seat, city_size(state), weights)
        return terms.spend * _cards(state, seat, lacks, weights, card) - gold * lacks - lender
    return 0.0


def _loss(state: State, player: Player, label: str, weights: Weights, rounds: float) -> float:
    """Return the loss of a city that gives up a district of its own."""
    cards, card = state.rules.cards, label.rstrip("+")
    lost = weights.turn.point * (cards.worth[card] + label.endswith("+")) + weights.turn.haste
    lost += weights.turn.power * weights.power.get(card, 0.0) * rounds
    if player.kinds.count(cards.kind[card]) == 1:
        lost += weights.turn.kind
    return weights.turn.give_up * lost


def _cards(state: State, seat: int, count: int, weights: Weights, but: str) -> float:
    return sum([worth for worth, _ in cheapest_cards(state, seat, weights, but)[:count]])


def best_way(
    state: State, turn: Turn, options: Iterable[Move], weights: Weights, size: int, limit: int
) -> tuple[Move | None, float]:
    """Return the build that gains most, however it is paid for; None if it is better to build nothing."""
    seat, player, districts = turn.seat, state.players[turn.seat], state.rules.cards.districts
    rounds, now = rounds_left(state, size), count_districts(player)
    plan = finishing(state, turn, size, player.gold, limit) if 0 < size - now <= 3 else []
    spare = player.gold - sum([cost_of(state, seat, card) for card in plan])
    risk = struck(state, turn)
    best, most = None, 0.0
    for move in options:
        card, more = move.name, districts[move.name].size
        value = build_worth(state, seat, card, weights, rounds)
        gone = None
        if len(move.args) > 1:
            value -= price(state, seat, move, weights, rounds)
            gone = given_up(move)
        then = now - (0 if gone is None else districts[gone.rstrip("+")].size)
        if now < size <= then + more:
            value += ending(state, seat, card, weights)
        elif plan and card not in plan and len(move.args) == 1:
            dearest = max([cost_of(state, seat, word) for word in plan])
            if cost_of(state, seat, card) - dearest > spare:
                value -= 6.0  # it would cost the end
        if risk and gone is None:  # what is not paid for, no warrant asks about (E5.3.5)
            value = (1.0 - risk) * value - risk * weights.turn.serve_fear * state.rules.cards.worth[card]
        if value > most:
            best, most = move, value
    return best, most
