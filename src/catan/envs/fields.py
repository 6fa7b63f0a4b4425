"""The places of an observation of Catan: counts first, then flags; docs/catan/environments.md says what each means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from catan.core.board import CORNERS, HEXES, PATHS
from catan.core.island import HARBOUR_WORDS, LANDS
from catan.core.moves import SEATS
from catan.core.resources import CARDS, RESOURCES
from catan.envs.actions import ACTIONS
from tabletop.envs.fields import MOST, Field, Row, place, size_of

__all__ = ["FIELDS", "OPTIONS", "PHASES", "REPLIES", "SIZE", "Field"]

PHASES: Final = (
    "settle", "first_road", "before_roll", "after_roll", "discard", "robber", "steal", "free_roads", "answer", "choose",
    "over",
)  # fmt: skip
REPLIES: Final = ("accept", "refuse", "bid")
# Rules that are words or truths: the value that is not the usual one.
OPTIONS: Final = {
    "start": "quick", "friendly_robber": True, "victims": "all", "dice": "deck", "counters": False, "trade_time": "any",
    "point_cards": "open", "bank": "hidden",
}  # fmt: skip
KINDS: Final = len(RESOURCES)


def _counts() -> Iterator[Row]:
    yield "seats", 1, SEATS, "players at the table"
    yield "points_to_win", 1, MOST, "points that win the game"
    yield "discard_limit", 1, MOST, "cards that need no discard after a seven"
    yield "calm_rounds", 1, MOST, "first rounds without a seven"
    yield "offers_a_turn", 1, MOST, "offers that a turn may have"
    yield "rounds_left", 1, MOST, "rounds before the game ends, 0 without a limit"
    yield "round", 1, MOST, "the round, 0 while settlements are placed"
    yield "deck", 1, MOST, "development cards in the deck"
    yield "dice_deck", 1, MOST, "throws in the deck of dice, if there is one"
    yield "bank", KINDS, MOST, "resource cards in the bank by kind, 0 where it is hidden"
    yield "numbers", len(HEXES), 12, "the number of each hex, 0 in the desert"
    yield "pips", len(HEXES), 5, "in how many of 36 throws it comes"
    yield "hand", SEATS, MOST, "resource cards of each seat"
    yield "hand_cards", (SEATS, KINDS), MOST, "which, by kind, as far as this seat knows: its own"
    yield "development", SEATS, MOST, "development cards bought before this turn"
    yield "development_cards", (SEATS, len(CARDS)), MOST, "which, as far as this seat knows"
    yield "bought", SEATS, MOST, "development cards bought in this turn"
    yield "bought_cards", (SEATS, len(CARDS)), MOST, "which, as far as this seat knows"
    yield "played", (SEATS, len(CARDS)), MOST, "development cards that were played"
    yield "points", SEATS, MOST, "points without point cards in hand"
    yield "road_length", SEATS, MOST, "the longest road of each seat"
    yield "rates", (SEATS, KINDS), 4, "cards that the bank takes for one, by the kind given"
    yield "pieces", (SEATS, 3), MOST, "settlements, cities and roads that were built"
    yield "thrown", 2, 6, "the two dice of this turn, 0 before the throw"
    yield "offers_made", 1, MOST, "offers made in this turn"
    yield "free_roads", 1, 2, "roads that can be built without cost"
    yield "offer_give", KINDS, MOST, "what the offer gives, seen from who offers"
    yield "offer_get", KINDS, MOST, "and what it wants"
    yield "bid_give", (SEATS, KINDS), MOST, "what the bid of each seat gives, seen from who bids"
    yield "bid_get", (SEATS, KINDS), MOST, "and what it wants"
    yield "taken", len(ACTIONS), MOST, "the actions of this decision taken so far"
    yield "taken_get", KINDS, MOST, "of those the cards that are got, after `then for` or `offer any`"


def _flags() -> Iterator[Row]:
    rules = ", ".join([f"{name} {str(value).lower()}" for name, value in OPTIONS.items()])
    yield "options", len(OPTIONS), 1, f"1 for each rule that differs from its usual value: {rules}"
    yield "seated", SEATS, 1, "1 for each seat at the table"
    yield "lands", (len(HEXES), len(LANDS)), 1, f"the land of each hex: {', '.join(LANDS)}"
    yield "harbours", (len(CORNERS), len(HARBOUR_WORDS)), 1, f"the harbour at each corner: {', '.join(HARBOUR_WORDS)}"
    yield "robber", len(HEXES), 1, "the hex with the robber"
    yield "settlements", (SEATS, len(CORNERS)), 1, "settlements by corner"
    yield "cities", (SEATS, len(CORNERS)), 1, "cities by corner"
    yield "roads", (SEATS, len(PATHS)), 1, "roads by path"
    yield "longest_road", SEATS, 1, "who has the Longest Road"
    yield "largest_army", SEATS, 1, "who has the Largest Army"
    yield "turn", SEATS, 1, "whose turn it is"
    yield "active", SEATS, 1, "who decides"
    yield "phase", len(PHASES), 1, f"what is decided: {', '.join(PHASES)}"
    yield "card_played", 1, 1, "1 if a development card was played in this turn"
    yield "waiting", SEATS, 1, "who still discards or answers, the one who decides with them"
    yield "victims", SEATS, 1, "who can be robbed"
    yield "offer_open", 2, 1, "1 if the offer gives anything, 1 if it wants anything"
    yield "offer_to", SEATS, 1, "the only seat that the offer goes to"
    yield "replies", (SEATS, len(REPLIES)), 1, f"the answer of each seat: {', '.join(REPLIES)}"


FIELDS: Final = place([*_counts(), *_flags()])
SIZE: Final = size_of(FIELDS)
