"""Every card of the game, in the order of R1.2 to R1.5; importing this adds them to the registry.

A card is added here by one line; one that lives in another package comes in by `add`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from citadels.cards.districts.classic import CLASSIC
from citadels.cards.districts.common import COMMON
from citadels.cards.districts.dark_city import DARK_CITY
from citadels.cards.edition_2016.catalog import DISTRICTS_2016, ROLES_2016
from citadels.cards.roles.abbot import ABBOT
from citadels.cards.roles.alchemist import ALCHEMIST
from citadels.cards.roles.architect import ARCHITECT
from citadels.cards.roles.artist import ARTIST
from citadels.cards.roles.assassin import ASSASSIN, ASSASSINATED
from citadels.cards.roles.bishop import BISHOP
from citadels.cards.roles.diplomat import DIPLOMAT
from citadels.cards.roles.emperor import EMPEROR
from citadels.cards.roles.king import KING
from citadels.cards.roles.magician import MAGICIAN
from citadels.cards.roles.merchant import MERCHANT
from citadels.cards.roles.navigator import NAVIGATOR
from citadels.cards.roles.queen import QUEEN
from citadels.cards.roles.tax_collector import OWES, TAX_COLLECTOR
from citadels.cards.roles.thief import ROBBED, THIEF
from citadels.cards.roles.warlord import WARLORD
from citadels.cards.roles.witch import BEWITCHED, HELD, WITCH
from citadels.cards.roles.wizard import WIZARD
from citadels.core.definitions import District, Role
from citadels.core.hooks import NO_ROLE_WHEN, RoleWhen, answered, combine
from citadels.core.registry import NEWER, PLAYED, Edition

ALL_ROLES: tuple[Role, ...] = (
    ASSASSIN, WITCH,
    THIEF, TAX_COLLECTOR,
    MAGICIAN, WIZARD,
    KING, EMPEROR,
    BISHOP, ABBOT,
    MERCHANT, ALCHEMIST,
    ARCHITECT, NAVIGATOR,
    WARLORD, DIPLOMAT,
    ARTIST, QUEEN,
)  # fmt: skip
ALL_DISTRICTS: tuple[District, ...] = (*COMMON, *CLASSIC, *DARK_CITY)


def add(*cards: Role | District, edition: Edition = PLAYED) -> None:
    """Take cards in, before the first game that uses them; ValueError if one clashes with a card that is there."""
    for card in cards:
        edition.add(card)


# The notation's order is the same in both editions; another card's marks and powers come after these.
for _edition in (PLAYED, NEWER):
    _edition.order((ASSASSINATED, ROBBED, BEWITCHED, OWES, HELD), ("lab", "smithy", "museum"))
add(*ALL_ROLES, *ALL_DISTRICTS)
add(*ROLES_2016, *DISTRICTS_2016, edition=NEWER)

CLASSIC_CHARACTERS = tuple(role.id for role in ALL_ROLES if role.edition == "classic")
CLASSIC_SPECIALS = tuple(district.id for district in CLASSIC)
DARK_CITY_SPECIALS = tuple(district.id for district in DARK_CITY)


def added_specials(cards: Edition) -> list[str]:
    """List the specials of an edition that a table may add to its deck, in catalogue order (R1.4)."""
    return [card.id for card in cards.districts.values() if card.edition != "classic"]


def deck_cards(cards: Edition, specials: tuple[str, ...] = (), removed: tuple[str, ...] = ()) -> list[str]:
    """List the cards of a deck in catalogue order: the 66, the specials added, less what was taken out (R2.3)."""
    return [*_deck(cards, specials, removed)]


@lru_cache(maxsize=64)
def _deck(cards: Edition, specials: tuple[str, ...], removed: tuple[str, ...]) -> tuple[str, ...]:
    printed = [card for card in cards.districts.values() if card.edition == "classic"]
    deck = [card.id for card in printed for _ in range(card.copies)]
    deck += sorted(specials, key=added_specials(cards).index)
    for name in removed:
        deck.remove(name)
    return tuple(deck)


@lru_cache(maxsize=64)
def answers(cards: Edition, characters: tuple[str, ...]) -> RoleWhen:
    """Return what the characters of this game answer, by rank, as if they were one."""
    return combine(NO_ROLE_WHEN, [cards.roles[name].when for name in characters])


@lru_cache(maxsize=64)
def layers(cards: Edition, characters: tuple[str, ...]) -> Mapping[str, str]:
    """Return which of these characters lays which mark, by the mark's id."""
    return MappingProxyType({mark.id: name for name in characters for mark in cards.roles[name].marks})


@lru_cache(maxsize=64)
def recorded_marks(cards: Edition, characters: tuple[str, ...]) -> tuple[str, ...]:
    """List the marks that positions of this game write: those always written, and those of its characters."""
    return tuple([name for name, mark in cards.marks.items() if mark.always or name in layers(cards, characters)])


@lru_cache(maxsize=64)
def building_varies(cards: Edition, characters: tuple[str, ...], specials: tuple[str, ...]) -> bool:
    """Whether some card of this game has a say in the build limit, in how one pays, or in whether it can be built."""
    questions = questions_of(cards, specials).union(*[answered(cards.roles[name].asks) for name in characters])
    return not questions.isdisjoint(("build_limit", "beyond_limit", "ways_to_pay", "own_ways_to_pay", "why_not_built"))


@lru_cache(maxsize=64)
def moments_of(cards: Edition, specials: tuple[str, ...]) -> frozenset[str]:
    """Return the moments that some district of the deck with these specials answers."""
    return frozenset([moment for name in _deck(cards, specials, ()) for moment in answered(cards.districts[name].when)])


@lru_cache(maxsize=64)
def questions_of(cards: Edition, specials: tuple[str, ...]) -> frozenset[str]:
    """Return the questions that some district of the deck with these specials has a say in."""
    return frozenset(
        [question for name in _deck(cards, specials, ()) for question in answered(cards.districts[name].asks)]
    )
