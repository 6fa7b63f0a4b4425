"""Every card of the game, in the order of R1.2 to R1.5; importing this fills the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from citadels.building import shelve_builds
from citadels.districts.classic import CLASSIC
from citadels.districts.common import COMMON
from citadels.districts.dark_city import DARK_CITY
from citadels.records import Built, District, Role
from citadels.roles import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9
from citadels.shelf import COST, DISTRICTS, PLAIN, POWERS, ROLES

ALL_ROLES: tuple[Role, ...] = (
    rank1.ASSASSIN, rank1.WITCH,
    rank2.THIEF, rank2.TAX_COLLECTOR,
    rank3.MAGICIAN, rank3.WIZARD,
    rank4.KING, rank4.EMPEROR,
    rank5.BISHOP, rank5.ABBOT,
    rank6.MERCHANT, rank6.ALCHEMIST,
    rank7.ARCHITECT, rank7.NAVIGATOR,
    rank8.WARLORD, rank8.DIPLOMAT,
    rank9.ARTIST, rank9.QUEEN,
)  # fmt: skip
ALL_DISTRICTS: tuple[District, ...] = (*COMMON, *CLASSIC, *DARK_CITY)

ROLES.update({role.id: role for role in ALL_ROLES})
POWERS.update({role.id: {verb: power for power in role.powers for verb in power.verbs} for role in ALL_ROLES})
DISTRICTS.update({district.id: district for district in ALL_DISTRICTS})
PLAIN.update({district.id: Built(district.id) for district in ALL_DISTRICTS})
COST.update({district.id: district.cost for district in ALL_DISTRICTS})
shelve_builds()

CLASSIC_CHARACTERS = tuple(role.id for role in ALL_ROLES if role.edition == "classic")
CLASSIC_SPECIALS = tuple(district.id for district in CLASSIC)
DARK_CITY_SPECIALS = tuple(district.id for district in DARK_CITY)


def deck_cards(specials: tuple[str, ...] = (), removed: tuple[str, ...] = ()) -> list[str]:
    """List the cards of a deck in catalogue order: the 66, the specials added, less what was taken out (R2.3)."""
    return [*_deck(specials, removed)]


@lru_cache(maxsize=64)
def _deck(specials: tuple[str, ...], removed: tuple[str, ...]) -> tuple[str, ...]:
    cards = [card.id for card in (*COMMON, *CLASSIC) for _ in range(card.copies)]
    cards += [card for card in DARK_CITY_SPECIALS if card in specials]
    for card in removed:
        cards.remove(card)
    return tuple(cards)


@lru_cache(maxsize=64)
def answers(characters: tuple[str, ...]) -> Mapping[str, tuple[tuple[str, Callable[..., Any]], ...]]:
    """List, for each moment of the whole table, which characters of this game answer it, by rank."""
    moments: dict[str, tuple[tuple[str, Callable[..., Any]], ...]] = {}
    for name in characters:
        for moment, answer in ROLES[name].when.items():
            moments[moment] = (*moments.get(moment, ()), (name, answer))
    return MappingProxyType(moments)


@lru_cache(maxsize=64)
def moments_of(specials: tuple[str, ...]) -> frozenset[str]:
    """Return the moments that some district of the deck with these specials answers."""
    return frozenset([moment for card in _deck(specials, ()) for moment in DISTRICTS[card].when])


@lru_cache(maxsize=64)
def questions_of(specials: tuple[str, ...]) -> frozenset[str]:
    """Return the questions that some district of the deck with these specials has a say in."""
    return frozenset([question for card in _deck(specials, ()) for question in DISTRICTS[card].asks])
