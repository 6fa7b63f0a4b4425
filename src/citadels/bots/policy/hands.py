"""Other players' hands: looking into one, giving cards back, exchanged characters (E5.4, E6.3S, E7.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.bots.policy.cards import cheapest_cards, gold_worth
from citadels.bots.policy.facts import useful
from citadels.bots.policy.naming import holders, threat
from citadels.bots.policy.picks import likings
from citadels.bots.policy.raids import shares
from citadels.bots.policy.weights import Weights
from citadels.cards.catalog import deck_cards
from citadels.core.definitions import KINDS
from citadels.core.frames import Turn
from citadels.core.moves import Move
from citadels.core.readings import city_size
from citadels.core.state import State

if TYPE_CHECKING:
    from citadels.cards.edition_2016.districts.theater import Recast
    from citadels.cards.edition_2016.roles.seer import GiveBack


def _unseen_kinds(state: State, seat: int) -> dict[str, float]:
    """Return how likely a card that this seat has not seen is of each kind."""
    rules = state.rules
    kind = rules.cards.kind
    left = dict.fromkeys(KINDS, 0)
    for card in deck_cards(rules.cards, rules.specials, rules.removed):
        left[kind[card]] += 1
    for card in state.players[seat].hand:
        left[kind[card]] -= 1
    for player in state.players:
        for known in player.kinds:
            left[known] -= 1
    whole = max(1, sum(left.values()))
    return {word: max(0, count) / whole for word, count in left.items()}


def spied(state: State, seat: int, weights: Weights) -> dict[tuple[int, str], float]:
    """Return how many cards the Spy may expect of each hand and kind, known or by probability (E5.4)."""
    unseen, kind = _unseen_kinds(state, seat), state.rules.cards.kind
    size, terms = city_size(state), weights.turn
    gold = gold_worth(state, state.players[seat], weights)
    result = {}
    for other in state.others(seat):
        player = state.players[other]
        known = [kind[card] for card in state.known.get((seat, other), ())]
        danger = terms.spy_threat * threat(state, other, size, weights)
        for word, share in unseen.items():
            count = known.count(word) + share * max(0, len(player.hand) - len(known))
            result[other, word] = min(count, player.gold) * (gold + danger) + count * terms.spy_card
    return result


def spy(state: State, turn: Turn, options: Sequence[Move], weights: Weights) -> Move:
    """Look into the hand that promises most gold and cards."""
    worth = spied(state, turn.seat, weights)
    return max(options, key=lambda move: worth[move.seat, move.name])


def give_back(state: State, frame: GiveBack, options: Sequence[Move], weights: Weights) -> Move:
    """Give back the card one misses least, and of such the one of least use there."""
    other = state.players[frame.other]
    entries = dict(reversed([(card, worth) for worth, card in cheapest_cards(state, frame.seat, weights)]))
    share = weights.turn.gift + shares(state, frame.seat, weights)[frame.other]

    def worth(move: Move) -> float:
        card = move.name
        useless = card in other.names and not other.works.asks.may_duplicate
        return entries[card] + share * (0.0 if useless else 0.5 * state.rules.cards.worth[card])

    return min(options, key=worth)


def wants_cards(state: State, seat: int) -> bool:
    """Whether a card is worth more than a gold to this seat: little to build, or more gold than it needs."""
    player = state.players[seat]
    cards = useful(player)
    return len(cards) < 2 or (len(cards) < 4 and player.gold >= 4)


def recast(state: State, frame: Recast, options: Sequence[Move], weights: Weights) -> Move:
    """Exchange a character only where what the other may hold is much better: they will know what one has (E7.27)."""
    seat, alone = frame.seat, state.rules.each == 1
    own = state.players[seat].characters
    result = holders(state, seat, weights)
    names = list(result)
    liked = dict(zip(names, likings(state, seat, tuple(names), weights, own=alone), strict=True))
    mine = dict(zip(own, likings(state, seat, own, weights, own=alone), strict=True))
    best, most = options[-1], weights.turn.recast
    for move in options:
        gives = move.name or own[0]
        if move.verb == "pass" or names_others(state, gives):
            continue
        chances = [(chance, liked[name]) for name in names for who, chance in result[name] if who == move.seat]
        whole = sum([chance for chance, _ in chances])
        if whole <= 0.0:
            continue
        gain = sum([chance * liking for chance, liking in chances]) / whole - mine[gives]
        if gain > most:
            best, most = move, gain
    return best


def names_others(state: State, character: str) -> bool:
    """Whether a character's power names other characters: its next owner would know which to name."""
    return any("character" in form for power in state.rules.cards.roles[character].powers for form in power.verb.forms)
