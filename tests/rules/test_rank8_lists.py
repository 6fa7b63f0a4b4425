"""Moves of rank 8 are listed twice, with the reasons against the rest and without; both lists agree."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.cards.catalog import DARK_CITY_SPECIALS, deck_cards
from citadels.cards.roles.diplomat import _exchanges, _pairs
from citadels.cards.roles.warlord import _razings, _targets
from citadels.core.frames import Turn
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from citadels.core.state import State
from tabletop.core.rng import Dice
from tests.rules.table import Json, refused, seat, turn

TABLES = range(300)
SIZE = 8
SPECIALS = [card for card in DARK_CITY_SPECIALS if card != "bell_tower"]
# Some cards more than once and each of the others once, so that those which answer something are met often.
MORE = ("temple", "tavern", "manor", "watchtower", "temple", "tavern", "manor", "watchtower")


def state_and_turn(role: str, number: int) -> tuple[State, Turn]:
    """A turn of rank 8 at a table of three where cities, coins, purses and who holds the Bishop are drawn by chance."""
    dice = Dice(number)
    cards = [*dict.fromkeys(deck_cards(PLAYED, tuple(SPECIALS))), *MORE]
    dice.shuffle(cards)
    characters = [role, "king", "thief"]
    characters[dice.below(3)] += " bishop"
    table: list[Json] = []
    full = 0
    for held in characters:
        size = dice.below(SIZE + 1)
        full += size == SIZE
        city = " ".join(card + "+" * (dice.below(6) == 0) for card in cards[:size])
        del cards[:size]
        table.append(seat(held, gold=dice.below(6), city=city, completed=full if size == SIZE else None))
    rules = {"three_players": "two_characters", "specials": SPECIALS, "city_size": SIZE, "gold": None}
    game = turn(role, *table, players=3, taken="resources", cast="artist", rules=rules, last_round=full > 0)
    return game._state, game._state.stack[-1]


def without_reasons(pairs: Iterable[tuple[Move, object]]) -> list[Move]:
    """The moves against which there is no reason, each once."""
    return list(dict.fromkeys(move for move, why in pairs if why is None))


def test_destructions_are_listed_as_with_reasons() -> None:
    """R6.8W, R7.4, R7.8, R6.9A."""
    tables = {number: state_and_turn("warlord", number) for number in TABLES}

    lists = {number: (_razings(*table), without_reasons(_targets(*table))) for number, table in tables.items()}

    assert {number: (listed, wanted) for number, (listed, wanted) in lists.items() if listed != wanted} == {}


def test_exchanges_are_listed_as_with_reasons() -> None:
    """R6.8D, R7.4, R7.8, R6.9A, R11.13, R11.15, R11.19."""
    tables = {number: state_and_turn("diplomat", number) for number in TABLES}

    lists = {number: (_exchanges(*table), without_reasons(_pairs(*table))) for number, table in tables.items()}

    assert {number: (listed, wanted) for number, (listed, wanted) in lists.items() if listed != wanted} == {}


def test_the_diplomat_cannot_pay_for_a_wall_with_what_he_gives() -> None:
    """R7.8, R11.13: a dearer district of his own does not spare him the gold for the Great Wall."""
    game = turn("diplomat", seat("diplomat", city="palace"), seat(city="great_wall temple"), taken="resources")
    assert refused(game, "exchange 1 temple palace")
