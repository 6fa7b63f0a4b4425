"""The places of an observation: one row of whole numbers from 0 to 255, in fields that lie one after another.

What belongs to seats lies seat by seat, from the one that looks clockwise: the first of `gold` is one's own, the second
the left neighbour's. What belongs to characters, cards or actions lies in the order of `citadels.envs.actions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.core.definitions import CHARACTER
from citadels.core.marks import CHARACTER as A_CHARACTER
from citadels.core.marks import FACE_DOWN, GOLD, SEAT, TURN
from citadels.core.registry import EDITIONS
from citadels.envs.actions import ACTIONS, CARDS, ROLES, SEATS
from tabletop.envs.fields import MOST, Field, Row, place, size_of

__all__ = ["ASKED", "DONE", "FIELDS", "MOST", "POOLS", "POWER", "SIZE", "Field"]

COPIES: Final = 20  # of a card, as far as an observation counts them
RANKS: Final = 9
POOLS: Final = 2  # from which a seat chooses in one round, at most
# What was done in a turn, and what a seat may be asked beside its pick and its turn.
DONE: Final = tuple(dict.fromkeys([word for cards in EDITIONS.values() for word in cards.taken]))
ASKED: Final = ("Keep", *sorted({name for cards in EDITIONS.values() for name in cards.questions}))
MARKS: Final = {name: mark for cards in EDITIONS.values() for name, mark in cards.marks.items()}


def _table() -> Iterator[Row]:
    yield "seats", 1, SEATS, "players at the table"
    yield "newer", 1, 1, "1 in the edition of 2016"
    yield "city_size", 1, MOST, "districts that complete a city"
    yield "gold_limited", 1, 1, "1 if there is only so much gold"
    yield "round_limit", 1, MOST, "the round after which the game ends, 0 if there is no such round"
    yield "smithy_three", 1, 1, "1 if the Smithy takes 3 gold for 2 cards, 0 if 2 for 3 (2005)"
    yield "heir", 1, 1, "1 if a killed King inherits the Crown (2005)"
    yield "bell_tower", 1, 1, "1 if the Bell Tower works in a game of size 7 or less (2005)"
    yield "ties", 3, 1, "how ties are settled: shared, broken, rank"
    yield "two_each", 1, 1, "1 if each player holds two characters"
    yield "characters", len(ROLES), 1, "the characters of this game"
    yield "specials", len(CARDS), 1, "the special districts added to the deck"
    yield "removed", len(CARDS), COPIES, "the cards taken out of it for them"
    yield "round", 1, MOST, "the round"
    yield "last_round", 1, 1, "1 in the last round"
    yield "bank", 1, MOST, "gold in the bank, 0 where it is without limit"
    yield "deck", 1, MOST, "cards in the deck"
    yield "crown", SEATS, 1, "who has the Crown"


def _phase() -> Iterator[Row]:
    yield "select", 1, 1, "1 while characters are chosen"
    yield "active", SEATS, 1, "who chooses a character, or whose turn it is"
    yield "called", RANKS, 1, "the rank that was called last"
    yield "acting", len(ROLES), 1, "the character that is played in this turn"
    yield "done", len(DONE), MOST, f"how often each was done in this turn: {', '.join(DONE)}"
    yield "built", 1, MOST, "districts built in this turn that count toward the limit"
    yield "extra", 1, MOST, "those that do not"
    yield "spent", 1, MOST, "gold paid for building in this turn"
    yield "resumed", 1, 1, "1 in the second part of a Witch's turn"
    yield "asked", len(ASKED), 1, f"what this seat is asked beside pick and turn: {', '.join(ASKED)}"
    yield "asked_cards", len(CARDS), COPIES, "the cards of that question, or those laid open with it"
    yield "asked_seats", SEATS, 1, "the seats of that question"
    yield "asked_number", 1, MOST, "the number in that question: cards to keep or to spend, gold that was lent"
    yield "said", len(ACTIONS), COPIES, "the actions of this decision taken so far"


def _characters() -> Iterator[Row]:
    yield "pool", len(ROLES), 1, "the characters this seat chooses from"
    yield "pool_size", 1, MOST, "how many characters the current player chooses from"
    yield "drafts", (POOLS, len(ROLES)), 1, "the pools this seat chose from in this round, the first one first"
    yield "up", len(ROLES), 1, "characters aside face up"
    yield "down", len(ROLES), 1, "characters aside face down, as far as this seat knows them"
    yield "down_size", 1, MOST, "characters aside face down"
    yield "recast", SEATS, 1, "the two who exchanged characters at the Theater"
    yield "recast_given", len(ROLES), 1, "which the first of them gave, if this seat knows"
    yield "recast_got", len(ROLES), 1, "and which it got"


def _marks() -> Iterator[Row]:
    for name in sorted(MARKS):
        mark = MARKS[name]
        if mark.holds == A_CHARACTER:
            yield name, len(ROLES), 1, "the character the mark lies on, if this seat knows"
        elif mark.holds == SEAT:
            yield name, SEATS, 1, "the seat the mark lies on, if this seat knows"
        elif mark.holds == GOLD:
            yield name, 1, MOST, "the gold on the token"
        elif mark.holds == TURN:
            yield name, SEATS, 1, "whose turn stopped and will go on"
            yield f"{name}_done", len(DONE), MOST, "what was done in it, as in `done`"
        elif mark.holds == FACE_DOWN:
            yield name, len(ROLES), 1, "the characters on which tokens lie that can still be turned up"
            yield f"{name}_{mark.real}", len(ROLES), 1, "the one with the real token, if this seat knows"
            yield f"{name}_shown", 1, 1, "1 if that was turned up for all to see"


def _seats() -> Iterator[Row]:
    yield "seated", SEATS, 1, "1 for each seat at the table"
    yield "gold", SEATS, MOST, "gold of each seat"
    yield "hand", SEATS, MOST, "cards in each hand"
    yield "hand_cards", (SEATS, len(CARDS)), COPIES, "which cards, as far as this seat knows: of its own hand all"
    yield "holds", SEATS, MOST, "characters each seat holds"
    yield "roles", (SEATS, len(ROLES)), 1, "which characters, as far as this seat knows: its own, and who was revealed"
    yield "completed", SEATS, 1, "1 for each seat whose city was completed"
    yield "first", SEATS, 1, "1 for each that completed its city first"
    yield "city_cards", (SEATS, len(CARDS)), COPIES, "the districts of each city"
    yield "coins", (SEATS, len(CARDS)), COPIES, "those with the Artist's coin on them"
    yield "tucked", SEATS, MOST, "cards under each Museum"
    yield "tucked_cards", len(CARDS), COPIES, "which, under one's own"
    yield "dated", SEATS, MOST, "the round in which each Haunted City was built, 0 if there is none"


FIELDS: Final = place([*_table(), *_phase(), *_characters(), *_marks(), *_seats()])
SIZE: Final = size_of(FIELDS)
# The word in a turn's `taken` under which powers of a character are counted, which a turn keeps apart.
POWER: Final = DONE.index(CHARACTER)
