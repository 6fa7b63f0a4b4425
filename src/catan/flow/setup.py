"""Setting up a game (K2): island, decks, first player. Random numbers are drawn in the order of notation §6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catan.core.board import HEXES, NEIGHBOURS, SPIRALS, spiral
from catan.core.island import (
    ALL_LANDS,
    BEGINNERS,
    DESERT,
    FIXED_HARBOURS,
    NO_NUMBER,
    RED,
    TOKENS,
    TOKENS_A_TO_R,
    Island,
)
from catan.core.resources import ALL_CARDS, KINDS, Bundle, count
from catan.core.rules import Rules
from catan.core.state import State
from catan.flow.dice import new_dice_deck
from catan.flow.options import read_rules
from catan.flow.placing import ask_to_place, place_for_all
from tabletop.core.errors import PositionError
from tabletop.core.rng import MASK, below, shuffle
from tabletop.notation.validation import number, title

PLAYERS = range(2, 5)


def read_names(players: Sequence[Any]) -> tuple[str, ...]:
    """Check the names of two to four players (K2.1)."""
    if len(players) not in PLAYERS:
        raise PositionError("players", "two to four players are wanted (K2.1)")
    return tuple([title(name, f"players[{seat}]") for seat, name in enumerate(players)])


def new_state(players: Sequence[str], options: dict[str, Any], seed: int) -> State:
    """Set up a new game and ask for the first settlement; PositionError names the wrong option."""
    names = read_names(players)
    rules = read_rules(options)
    island, rng = deal_island(rules, number(seed, "seed", 0, MASK))
    state = State(rules, names, island, rng)
    shuffle_deck(state, ALL_CARDS)
    if rules.dice == "deck":
        new_dice_deck(state)
    state.rng, state.first = below(state.rng, len(names))
    ask_to_place(state, 0)
    if rules.start == "quick":
        place_for_all(state)
    return state


def deal_island(rules: Rules, rng: int) -> tuple[Island, int]:
    """Set up hexes, numbers and harbours (K2.2 to K2.4); return the island and the next state of the generator."""
    if rules.board == "beginner":
        lands, numbers = BEGINNERS.lands, BEGINNERS.numbers
    else:
        deck = list(ALL_LANDS)
        rng = shuffle(rng, deck)
        lands = tuple(deck)
        numbers, rng = _number(lands, rules.numbers, rng)
    harbours = list(FIXED_HARBOURS)
    if rules.harbours == "shuffled":
        rng = shuffle(rng, harbours)
    return Island(lands, numbers, tuple(harbours)), rng


def shuffle_deck(state: State, cards: Bundle) -> None:
    """Shuffle these development cards into the deck, starting from the order of notation §6."""
    deck = [card for card in KINDS for _ in range(count(cards, card))]
    state.rng = shuffle(state.rng, deck)
    state.deck = tuple(deck)


def _number(lands: Sequence[int], how: str, rng: int) -> tuple[tuple[int, ...], int]:
    """Place the tokens (K2.3); return them by hex, and the next state of the generator."""
    if how == "spiral":
        rng, at = below(rng, len(SPIRALS))
        return _place_tokens(lands, spiral(SPIRALS[at][0]), TOKENS_A_TO_R), rng
    tokens = list(TOKENS)
    while True:
        rng = shuffle(rng, tokens)
        numbers = _place_tokens(lands, range(len(HEXES)), tokens)
        if how == "loose" or not _red_neighbours(numbers):
            return numbers, rng


def _place_tokens(lands: Sequence[int], hexes: Sequence[int], tokens: Sequence[int]) -> tuple[int, ...]:
    """Place tokens on hexes in this order, skipping the desert."""
    numbers = [NO_NUMBER] * len(lands)
    bearing = [hex_ for hex_ in hexes if lands[hex_] != DESERT]
    for hex_, token in zip(bearing, tokens, strict=True):
        numbers[hex_] = token
    return tuple(numbers)


def _red_neighbours(numbers: Sequence[int]) -> bool:
    return any(
        numbers[hex_] in RED and numbers[other] in RED for hex_, others in enumerate(NEIGHBOURS) for other in others
    )
