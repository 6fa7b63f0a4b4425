"""The setup of a link of version 1: a yes or no for each key of the rules, and its value only where it was written.

Closed: a link of version 1 keeps its meaning for ever. What is not in these lists needs version 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final

from citadels.cards.linked import RANKS_1, REMOVED_1, SPECIALS_1
from tabletop.notation.link_packing import Packer, Unpacker

SEATS = range(2, 9)
KEYS = (
    "characters", "specials", "removed", "city_size", "gold", "smithy", "heir", "three_players", "ties", "bell_tower",
    "round_limit",
)  # fmt: skip
CITY_SIZES = range(6, 13)
MOST_REMOVED = len(SPECIALS_1) + 1
# Options with a few values each; the first is the default.
WORDS: Final[dict[str, tuple[Any, ...]]] = {
    "smithy": ("2:3", "3:2"),
    "heir": (True, False),
    "three_players": ("one_character", "two_characters"),
    "ties": ("shared", "broken"),
    "bell_tower": (True, False),
}


def can_say(seats: int, rules: Mapping[str, Any]) -> bool:
    """Whether a link of version 1 can hold these rules: whether it reads back what was written."""
    table = Packer()
    try:
        write(table, seats, rules)
    except (ValueError, TypeError, LookupError):  # not in a list; no number, no list
        return False
    message = {**rules, "specials": rules["specials"] or "classic"} if "specials" in rules else dict(rules)
    return read(Unpacker(table.packed())) == (seats, message)


def write(table: Packer, seats: int, rules: Mapping[str, Any]) -> None:
    """Put away how many seats there are, and the rules; an error of any kind where it cannot be said."""
    table.choice(SEATS.index(seats), len(SEATS))
    for key in KEYS:
        table.choice(int(key in rules), 2)
        if key in rules:
            _write_rule(table, key, rules[key])


def read(table: Unpacker) -> tuple[int, dict[str, Any]]:
    """Take out how many seats there are, and the rules."""
    seats = SEATS[table.choice(len(SEATS))]
    return seats, {key: _read_rule(table, key) for key in KEYS if table.choice(2)}


def _write_rule(table: Packer, key: str, value: Any) -> None:
    if key == "characters":
        for rank, names in enumerate(RANKS_1):
            table.choice(1 + names.index(value[rank]) if rank < len(value) else 0, 3)
    elif key == "specials":
        chosen = () if value == "classic" else value
        table.choice(len(chosen), len(SPECIALS_1) + 1)
        for name in chosen:
            table.choice(SPECIALS_1.index(name), len(SPECIALS_1))
    elif key == "removed":
        table.choice(len(value), MOST_REMOVED)
        for name in value:
            table.choice(REMOVED_1.index(name), len(REMOVED_1))
    elif key == "city_size":
        table.choice(CITY_SIZES.index(value), len(CITY_SIZES))
    elif key in WORDS:
        table.choice(WORDS[key].index(value), len(WORDS[key]))
    else:
        table.number(0 if value is None else index(value) + 1)


def _read_rule(table: Unpacker, key: str) -> Any:
    if key == "characters":
        picks = [table.choice(3) for _ in RANKS_1]
        return [names[pick - 1] for names, pick in zip(RANKS_1, picks, strict=True) if pick]
    if key == "specials":
        count = table.choice(len(SPECIALS_1) + 1)
        chosen = [SPECIALS_1[table.choice(len(SPECIALS_1))] for _ in range(count)]
        return chosen or "classic"
    if key == "removed":
        return [REMOVED_1[table.choice(len(REMOVED_1))] for _ in range(table.choice(MOST_REMOVED))]
    if key == "city_size":
        return CITY_SIZES[table.choice(len(CITY_SIZES))]
    if key in WORDS:
        return WORDS[key][table.choice(len(WORDS[key]))]
    number = table.number()
    return number - 1 if number else None
