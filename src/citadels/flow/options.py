"""Reading and writing what a table agreed on (R2, R9; notation §1 `rules`)."""

from __future__ import annotations

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
    written_marks,
)  # fmt: skip
from citadels.core.definitions import SPECIAL, Rules
from citadels.core.registry import PLAYED, Edition
from tabletop.errors import PositionError, short
from tabletop.rng import below
from tabletop.validation import choice, number, only_keys, truth, words

if TYPE_CHECKING:
    from citadels.core.written import WrittenRules

KEYS = (
    "characters", "specials", "removed", "city_size", "gold", "smithy", "heir", "three_players", "ties", "bell_tower",
    "round_limit",
)  # fmt: skip
SEATS = range(2, 9)


def read_rules(written: Any, seats: int, key: str = "rules") -> Rules:
    """Check a table's rules as a whole for this number of players; PositionError names the key and the clash."""
    only_keys(written, KEYS, key)
    cards = PLAYED
    characters = _characters(cards, written.get("characters", list(CLASSIC_CHARACTERS)), seats, f"{key}.characters")
    if len(characters) == 8 and seats == 8:
        where = f"{key}.characters" if "characters" in written else "players"
        raise PositionError(where, "eight players need nine ranks, not eight (R2.1)")
    specials = _specials(cards, written.get("specials", "classic"), f"{key}.specials")
    three = choice(written.get("three_players", "one_character"), ("one_character", "two_characters"),
                   f"{key}.three_players")  # fmt: skip
    alone = seats == 3 and three == "one_character"
    gold, limit = written.get("gold", 30), written.get("round_limit")
    cast = characters[1:] if alone else characters
    return Rules(
        cards=cards,
        seats=seats,
        characters=characters,
        specials=specials,
        removed=_removed(cards, written.get("removed", []), f"{key}.removed"),
        city_size=number(written.get("city_size", 10 if seats == 2 or alone else 8), f"{key}.city_size", 6, 12),
        gold=None if gold is None else number(gold, f"{key}.gold", 0),
        smithy=choice(written.get("smithy", "2:3"), ("2:3", "3:2"), f"{key}.smithy"),
        heir=truth(written.get("heir", True), f"{key}.heir"),
        three_players=three,
        ties=choice(written.get("ties", "shared"), ("shared", "broken"), f"{key}.ties"),
        bell_tower=truth(written.get("bell_tower", True), f"{key}.bell_tower"),
        round_limit=None if limit is None else number(limit, f"{key}.round_limit", 1),
        cast=cast,
        each=2 if seats == 2 or (seats == 3 and not alone) else 1,
        when=answers(cards, cast),
        closing=tuple([ended for name in cast if (ended := cards.roles[name].when.round_ended) is not None]),
        layers=layers(cards, cast),
        marks=written_marks(cards, cast),
        answered=moments_of(cards, specials),
        asked=questions_of(cards, specials),
        gathers_first=tuple([first for name in cast if (first := cards.roles[name].asks.gathers_first) is not None]),
        building_varies=building_varies(cards, cast, specials),
    )


def _characters(cards: Edition, written: Any, seats: int, key: str) -> tuple[str, ...]:
    names = words(written, cards.roles, key, "character")
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


def _specials(cards: Edition, written: Any, key: str) -> tuple[str, ...]:
    if written == "classic":
        return ()
    if not isinstance(written, list):
        raise PositionError(key, f'"classic" or a list of Dark City districts, not {short(written)}')
    names = words(written, cards.districts, key, "district")
    known = added_specials(cards)
    for at, name in enumerate(names):
        if name not in known:
            raise PositionError(f"{key}[{at}]", f"{name} is not a Dark City special (R1.4)")
        if name in names[:at]:
            raise PositionError(f"{key}[{at}]", f"there is one {name}, not two")
    return names


def _removed(cards: Edition, written: Any, key: str) -> tuple[str, ...]:
    names = words(written, cards.districts, key, "district")
    left = deck_cards(cards)
    for at, name in enumerate(names):
        if name not in left:
            raise PositionError(f"{key}[{at}]", f"{name} is not among the 66 cards so often (R2.3)")
        left.remove(name)
    return names


def draw_removed(rules: Rules, seed: int) -> tuple[tuple[str, ...], int]:
    """Take as many cards out as specials are added, if those are more than three (R2.3).

    Classic specials at random first, then random others. Return them and the next state of chance.
    """
    count = len(rules.specials)
    if count <= 3:
        return (), seed
    deck = deck_cards(rules.cards)
    specials = [name for name in deck if rules.cards.kind[name] == SPECIAL]
    others = [name for name in deck if rules.cards.kind[name] != SPECIAL]
    removed: list[str] = []
    for _ in range(count):
        pile = specials or others
        seed, at = below(seed, len(pile))
        removed.append(pile.pop(at))
    return tuple(removed), seed


def write_rules(rules: Rules) -> WrittenRules:
    """Write a table's rules, every key."""
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
