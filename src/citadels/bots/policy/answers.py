"""Answers to what is asked beside the turn itself: drawn cards, gifts, rescues, thanks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.bots.policy.cards import build_worth, gold_worth, hold_worth, least
from citadels.bots.policy.facts import builds_again, rounds_left
from citadels.bots.policy.paying import price
from citadels.bots.policy.weights import Weights
from citadels.core.moves import Move
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State

if TYPE_CHECKING:
    from citadels.cards.districts.classic import Recover
    from citadels.cards.districts.dark_city import Search, Thank
    from citadels.cards.edition_2016.roles.scholar import Study
    from citadels.cards.roles.emperor import ThankEmperor
    from citadels.cards.roles.wizard import Take
    from citadels.core.frames import Keep

# What drawing a card is worth that could never be built: less than any other, however dear.
TWIN = -20.0
# The same of one that the Wizard could build in this turn, and never after it (R6.3W).
AT_ONCE = -10.0


def keep(state: State, frame: Keep | Study, options: Sequence[Move], weights: Weights) -> Move:
    """Keep the best of the drawn cards (R4.2b)."""
    player = state.players[frame.seat]
    rounds = rounds_left(state, city_size(state))

    def worth(move: Move) -> float:
        whole = 0.0
        for at, card in enumerate(move.names):
            twin = card in player.hand or card in move.names[:at]
            useless = twin or (card in player.names and not player.works.asks.may_duplicate)
            if not useless:
                whole += hold_worth(state, player, card, weights, rounds)
            else:
                whole += AT_ONCE if builds_again(state, frame.seat, card) else TWIN
        return whole

    return max(options, key=worth)


def take(state: State, frame: Take, options: Sequence[Move], weights: Weights) -> Move:
    """Take the Wizard's card, and build it where that is best (R6.3W)."""
    player = state.players[frame.seat]
    size = city_size(state)
    rounds = rounds_left(state, size)
    last = size - count_districts(player) == 1

    def worth(move: Move) -> float:
        card = move.name
        if len(move.args) > 1:
            twin = -1.0 if card in player.names else 0.0
            paid = price(state, frame.seat, move, weights, rounds) if len(move.args) > 2 else 0.0
            return build_worth(state, frame.seat, card, weights, rounds) - paid + 1.0 + twin + (4.0 if last else 0.0)
        return 0.1 if card in player.hand else hold_worth(state, player, card, weights, rounds)

    return max(options, key=worth)


def give(state: State, frame: ThankEmperor, options: Sequence[Move], weights: Weights) -> Move:
    """Give the Emperor what one misses least (R6.4E)."""
    cards = [option for option in options if option.name != "gold"]
    if not cards:
        return options[0]
    player = state.players[frame.seat]
    card, worth = least(state, frame.seat, [option.name for option in cards], weights,
                        rounds_left(state, city_size(state)))  # fmt: skip
    if len(cards) < len(options) and worth > gold_worth(state, player, weights):
        return options[0]
    return next(option for option in cards if option.name == card)


def recover(state: State, frame: Recover, options: Sequence[Move], weights: Weights) -> Move:
    """Pay for the destroyed district if it can serve again (R7.5)."""
    player = state.players[frame.seat]
    rounds = rounds_left(state, city_size(state))
    worth = hold_worth(state, player, frame.card, weights, rounds)
    useless = state.last_round and "map_room" not in player.names
    return options[1] if useless or worth <= gold_worth(state, player, weights) else options[0]


def search(state: State, frame: Search, options: Sequence[Move], weights: Weights) -> Move:
    """Take the best card of the deck (R7.11)."""
    player = state.players[frame.seat]
    rounds = rounds_left(state, city_size(state))

    def worth(move: Move) -> float:
        if move.verb == "pass":
            return -1.0
        if move.name in player.hand:
            return 0.1
        dear = 0.3 * max(0, state.rules.cards.cost[move.name] - player.gold - 4)
        return hold_worth(state, player, move.name, weights, rounds) - float(dear)

    return max(options, key=worth)


def thank(_: State, __: Thank, options: Sequence[Move], ___: Weights) -> Move:
    """Say thank you (R7.24)."""
    return options[0]
