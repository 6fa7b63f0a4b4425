"""Paying otherwise than with gold alone: a district given up, cards, another's gold (E6.5C, E7.6, E7.19, E7.28)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from citadels.bots.policy.cards import build_worth, cheapest_cards, ending, finishing, gold_worth
from citadels.bots.policy.facts import rounds_left
from citadels.bots.policy.naming import threat
from citadels.bots.policy.tokens import struck
from citadels.bots.policy.weights import Weights
from citadels.core.building import cost_of
from citadels.core.frames import Turn
from citadels.core.menu import ways_to_choose
from citadels.core.moves import Move, several
from citadels.core.readings import city_size, counted
from citadels.core.state import Player, State

# The words after a card that say what is given for it.
GIVEN_UP, FRAME, CARDS, LOAN = "over", "framework", "with", "from"


def spend(state: State, frame: Any, options: Sequence[Move], weights: Weights) -> Move:
    """Pay with the cards one misses least."""
    count = len(options[0].names)
    cards = tuple([card for _, card in cheapest_cards(state, frame.seat, weights)[:count]])
    said = several("spend", cards)
    return said if said in ways_to_choose("spend", state.players[frame.seat].hand, count) else options[0]


def given_up(said: Move) -> str | None:
    """Return the name in moves of the district that a build gives up, if it gives up one."""
    if GIVEN_UP in said.args:
        return said.names[-1]
    return FRAME if said.args[-1] == FRAME and len(said.args) > 1 else None


def price(state: State, seat: int, said: Move, weights: Weights, rounds: float) -> float:
    """Return what a build costs beside the district's price in gold, or spares of it, in points."""
    player, card, terms = state.players[seat], said.name, weights.turn
    gold, cost = gold_worth(state, player, weights), cost_of(state, seat, said.name)
    gone = given_up(said)
    if gone is not None:
        return _loss(state, player, gone, weights, rounds) - gold * cost
    if CARDS in said.args:
        count = next(arg for arg in reversed(said.args) if isinstance(arg, int))
        return terms.spend * _cards(state, seat, count, weights, card) - gold * count
    if LOAN in said.args:
        lacks = cost - player.gold
        lender = 0.02 * threat(state, said.seat, city_size(state), weights)
        return terms.spend * _cards(state, seat, lacks, weights, card) - gold * lacks - lender
    return 0.0


def _loss(state: State, player: Player, label: str, weights: Weights, rounds: float) -> float:
    """What a city loses with a district of its own that is given up."""
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
    rounds, stands = rounds_left(state, size), counted(player)
    plan = finishing(state, turn, size, player.gold, limit) if 0 < size - stands <= 3 else []
    spare = player.gold - sum([cost_of(state, seat, card) for card in plan])
    risk = struck(state, turn)
    best, most = None, 0.0
    for said in options:
        card, more = said.name, districts[said.name].size
        value = build_worth(state, seat, card, weights, rounds)
        gone = None
        if len(said.args) > 1:
            value -= price(state, seat, said, weights, rounds)
            gone = given_up(said)
        stood = stands - (0 if gone is None else districts[gone.rstrip("+")].size)
        if stands < size <= stood + more:
            value += ending(state, seat, card, weights)
        elif plan and card not in plan and len(said.args) == 1:
            dearest = max([cost_of(state, seat, one) for one in plan])
            if cost_of(state, seat, card) - dearest > spare:
                value -= 6.0  # it would cost the end
        if risk and gone is None:  # what is not paid for, no warrant asks about (E5.3.5)
            value = (1.0 - risk) * value - risk * weights.turn.serve_fear * state.rules.cards.worth[card]
        if value > most:
            best, most = said, value
    return best, most
