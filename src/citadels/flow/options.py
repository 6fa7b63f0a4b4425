"""Reading and writing what a table agreed on (R2, R9; notation §1 `rules`)."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from citadels.cards.catalog import (
    CLASSIC_CHARACTERS,
    added_specials,
    answers,
    building_varies,
    deck_cards,
    layers,
    moments_of,
    questions_of,
    recorded_marks,
)  # fmt: skip
from citadels.cards.sets import SETS
from citadels.core.definitions import Rules
from citadels.core.registry import EDITIONS, PLAYED, Edition
from tabletop.core.errors import PositionError, short
from tabletop.notation.validation import choice, number, only_keys, truth, words

if TYPE_CHECKING:
    from citadels.core.position_types import RulesData

EDITION = "edition"  # the key that says whose cards the words mean, written only where it is not the first (E12.1)
# What a table can agree on, and what of it a table of 2016 cannot (notation §1, E12.3).
KEYS = (
    "characters", "specials", "removed", "city_size", "gold", "smithy", "heir", "three_players", "ties", "bell_tower",
    "round_limit",
)  # fmt: skip
NOT_IN_2016 = ("removed", "smithy", "heir", "three_players", "bell_tower")
TIES = ("shared", "broken", "rank")
SEATS = range(2, 9)


def read_rules(data: Any, seats: int, key: str = "rules") -> Rules:
    """Check a table's rules as a whole for this number of players; PositionError names the key and the clash."""
    only_keys(data, (EDITION, *KEYS), key)
    cards = EDITIONS[choice(data[EDITION], tuple(EDITIONS), f"{key}.{EDITION}")] if EDITION in data else PLAYED
    if cards is PLAYED:
        return _first(cards, data, seats, key)
    for name in NOT_IN_2016:
        if name in data:
            raise PositionError(f"{key}.{name}", f"{name} belongs to the edition of 2005 (E12.3)")
    return _newer(cards, data, seats, key)


def _first(cards: Edition, data: Mapping[str, Any], seats: int, key: str) -> Rules:
    """Read the rules of a table of 2005 (R2, R9)."""
    characters = _characters(cards, data.get("characters", list(CLASSIC_CHARACTERS)), seats, f"{key}.characters")
    if len(characters) == 8 and nine_needed(cards, seats):
        where = f"{key}.characters" if "characters" in data else "players"
        raise PositionError(where, "eight players need nine ranks, not eight (R2.1)")
    three = choice(data.get("three_players", "one_character"), ("one_character", "two_characters"),
                   f"{key}.three_players")  # fmt: skip
    alone = seats == 3 and three == "one_character"
    agreed = Rules(
        cards=cards,
        seats=seats,
        characters=characters,
        specials=_specials(cards, data.get("specials", "classic"), f"{key}.specials"),
        removed=_removed(cards, data.get("removed", []), f"{key}.removed"),
        city_size=_size(data.get("city_size", 10 if seats == 2 or alone else 8), key),
        gold=_gold(data.get("gold", 30), key),
        smithy=choice(data.get("smithy", "2:3"), ("2:3", "3:2"), f"{key}.smithy"),
        heir=truth(data.get("heir", True), f"{key}.heir"),
        three_players=three,
        ties=choice(data.get("ties", "shared"), TIES, f"{key}.ties"),
        bell_tower=truth(data.get("bell_tower", True), f"{key}.bell_tower"),
        round_limit=_limit(data.get("round_limit"), key),
    )
    return _with_what_follows(agreed, characters[1:] if alone else characters)


def _newer(cards: Edition, data: Mapping[str, Any], seats: int, key: str) -> Rules:
    """Read the rules of a table of 2016 (E2, E12.3)."""
    first = SETS[cards.word][0]
    characters = _characters(
        cards, data.get("characters", list(seated(cards, first.characters, seats))), seats, f"{key}.characters"
    )
    if seats in (3, 8) and len(characters) != 9:
        where = f"{key}.characters" if "characters" in data else "players"
        raise PositionError(where, f"{seats} players need nine ranks, not eight (E2.1)")
    specials = _unique(cards, data.get("specials", list(first.specials)), f"{key}.specials")
    agreed = Rules(
        cards=cards,
        seats=seats,
        characters=characters,
        specials=specials,
        removed=(),
        city_size=_size(data.get("city_size", newer_size(seats)), key),
        gold=_gold(data.get("gold"), key),
        smithy="2:3",
        heir=True,
        three_players="two_characters",
        ties=choice(data.get("ties", "rank"), TIES, f"{key}.ties"),
        bell_tower=False,
        round_limit=_limit(data.get("round_limit"), key),
    )
    return _with_what_follows(agreed, characters)


def newer_size(seats: int) -> int:
    """Return the size of a city that ends the game for so many players, where nothing else was agreed (E2.5)."""
    return 8 if seats <= 3 else 7


def _size(data: Any, key: str) -> int:
    return number(data, f"{key}.city_size", 6, 12)


def _gold(data: Any, key: str) -> int | None:
    return None if data is None else number(data, f"{key}.gold", 0)


def _limit(data: Any, key: str) -> int | None:
    return None if data is None else number(data, f"{key}.round_limit", 1)


def _with_what_follows(agreed: Rules, cast: tuple[str, ...]) -> Rules:
    """Add what follows from what a table agreed on; `cast` are the characters that are dealt."""
    cards, specials, seats = agreed.cards, agreed.specials, agreed.seats
    return replace(
        agreed,
        cast=cast,
        each=2 if seats == 2 or (seats == 3 and agreed.three_players == "two_characters") else 1,
        when=answers(cards, cast),
        closing=tuple([ended for name in cast if (ended := cards.roles[name].when.round_ended) is not None]),
        layers=layers(cards, cast),
        marks=recorded_marks(cards, cast),
        answered=moments_of(cards, specials),
        asked=questions_of(cards, specials),
        gathers_first=tuple([first for name in cast if (first := cards.roles[name].asks.gathers_first) is not None]),
        building_varies=building_varies(cards, cast, specials),
    )


def _characters(cards: Edition, data: Any, seats: int, key: str) -> tuple[str, ...]:
    names = words(data, cards.roles, key, "character")
    if len(names) not in (8, 9):
        raise PositionError(key, f"a game has eight or nine characters, one a rank, not {len(names)} (R2.1)")
    for rank, name in enumerate(names, start=1):
        role = cards.roles[name]
        if role.rank != rank:
            raise PositionError(f"{key}[{rank - 1}]", f"{name} has rank {role.rank}, not {rank} (R1.5)")
        if seats < role.min_seats:
            raise PositionError(f"{key}[{rank - 1}]",
                                f"the {name} needs at least {role.min_seats} players, there are {seats}")  # fmt: skip
    if len(names) == 9 and seats == 2:
        raise PositionError(key, "two players use eight ranks, not nine (R11.26)")
    return names


def seated(cards: Edition, characters: Sequence[str], seats: int) -> list[str]:
    """Return nine characters as so many players use them: with enough seats for each, with the ninth or without it.

    In whose place another comes is R2.1, R6.4E and R11.26, and for 2016 section E13.
    """
    nine = seats != SEATS[0] if cards is PLAYED else nine_needed(cards, seats)
    return [name if seats >= cards.roles[name].min_seats else _other(cards, name) for name in
            (characters if nine else characters[:-1])]  # fmt: skip


def nine_needed(cards: Edition, seats: int) -> bool:
    """Whether so many players need nine ranks (R2.1, E2.1)."""
    return seats == SEATS[-1] or (seats == 3 and cards is not PLAYED)


def _other(cards: Edition, name: str) -> str:
    """Return the first character of the same rank that any number of players can use."""
    rank = cards.rank[name]
    return next(
        role.id for role in cards.roles.values() if role.rank == rank and role.min_seats < cards.roles[name].min_seats
    )


def _specials(cards: Edition, data: Any, key: str) -> tuple[str, ...]:
    """Read the Dark City districts that a table adds to the 66 cards; there may be none (R2.3)."""
    if data == "classic":
        return ()
    if not isinstance(data, list):
        raise PositionError(key, f'"classic" or a list of Dark City districts, not {short(data)}')
    return _chosen(cards, data, key, "a Dark City special (R1.4)", "")


def _unique(cards: Edition, data: Any, key: str) -> tuple[str, ...]:
    """Read the unique districts of a deck of 2016: any number of them (E2.3)."""
    if not isinstance(data, list):
        raise PositionError(key, f"a list of unique districts, not {short(data)}")
    return _chosen(cards, data, key, "a unique district (E1.2)", " (E1.2)")


def _chosen(cards: Edition, data: list[Any], key: str, what: str, rule: str) -> tuple[str, ...]:
    """Read which of the districts that can be chosen are in the deck, each once; `what` and `rule` are for refusals."""
    names = words(data, cards.districts, key, "district")
    known = added_specials(cards)
    for at, name in enumerate(names):
        if name not in known:
            raise PositionError(f"{key}[{at}]", f"{name} is not {what}")
        if name in names[:at]:
            raise PositionError(f"{key}[{at}]", f"there is one {name}, not two{rule}")
    return names


def _removed(cards: Edition, data: Any, key: str) -> tuple[str, ...]:
    names = words(data, cards.districts, key, "district")
    left = deck_cards(cards)
    for at, name in enumerate(names):
        if name not in left:
            raise PositionError(f"{key}[{at}]", f"{name} is not among the 66 cards so often (R2.3)")
        left.remove(name)
    return names


def write_rules(rules: Rules) -> RulesData:
    """Write a table's rules: every key that the notation of its edition was published with, and `edition` if not 2005.

    An option that is added later is written only where it differs from its default, as `edition` is: then no position
    of a game without it changes (docs/adr/0036).
    """
    if rules.cards is not PLAYED:
        return {
            "edition": rules.cards.word,
            "characters": list(rules.characters),
            "specials": list(rules.specials),
            "city_size": rules.city_size,
            "gold": rules.gold,
            "ties": rules.ties,
            "round_limit": rules.round_limit,
        }
    return {
        "characters": list(rules.characters),
        "specials": list(rules.specials) or "classic",
        "removed": list(rules.removed),
        "city_size": rules.city_size,
        "gold": rules.gold,
        "smithy": rules.smithy,
        "heir": rules.heir,
        "three_players": rules.three_players,
        "ties": rules.ties,
        "bell_tower": rules.bell_tower,
        "round_limit": rules.round_limit,
    }


def _reduce(rules: Rules) -> tuple[Any, ...]:
    return read_rules, (write_rules(rules), rules.seats)


# Rules are copied, and pickled for other processes, as JSON; the other process derives the rest from that.
copyreg.pickle(Rules, _reduce)
