"""Validation of untrusted JSON: each function checks one value and names its key in the error."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Mapping, Sequence
from typing import Any

from tabletop.core.errors import PositionError, cut, short

LONGEST_NAME = 40
# Kinds of letters that are no part of a name, as Unicode calls them: controls and formats, which nobody sees (some turn
# a line around), halves of letters, letters for private use, ends of lines. One of a later Unicode is welcome.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
# Formats, yet in names, from each first to last: what joins letters and emoji, and the tags in the flags of regions.
JOINING = ((0x200C, 0x200D), (0xE0020, 0xE007F))

# The largest whole number that every reader of JSON has exactly; many of its kind can be added and written.
MOST = 2**53 - 1

# The most that is read of what play adds to without end, as rounds, and pieces whose supply has no limit. Nobody's
# game comes near it, so every position that play reaches from there can be written and read again.
PLENTY = 1_000_000


def only_keys(data: Any, known: tuple[str, ...], key: str) -> None:
    """Refuse what is not an object, and keys nobody knows."""
    if not isinstance(data, dict):
        raise PositionError(key, f"an object is wanted here, not {short(data)}")
    for name in data:
        if name not in known:
            unknown = cut(name) if isinstance(name, str) else short(name)
            raise PositionError(f"{key}.{unknown}" if key else unknown, "unknown key")


def mapping(data: Any, key: str) -> Mapping[str, Any]:
    """Read an object."""
    if not isinstance(data, Mapping):
        raise PositionError(key, f"an object is wanted here, not {short(data)}")
    return data


def name_list(data: Any, key: str) -> list[Any]:
    """Read a list, or another sequence, of what may be players' names."""
    if isinstance(data, str | bytes) or not isinstance(data, Sequence):
        raise PositionError(key, f"a list of names is wanted here, not {short(data)}")
    return list(data)


def one_line(data: Any, key: str) -> str:
    """Read a line of text."""
    if not isinstance(data, str) or "\n" in data:
        raise PositionError(key, f"a line of text is wanted here, not {short(data)}")
    return data


def number(number: Any, key: str, least: int = 0, most: int = MOST) -> int:
    """Read a whole number within bounds; a boolean or a fraction is none."""
    if type(number) is not int:
        raise PositionError(key, f"a whole number is wanted here, not {short(number)}")
    if number < least:
        raise PositionError(key, f"{short(number)} is less than {least}")
    if number > most:
        raise PositionError(key, f"{short(number)} is more than {most}")
    return number


def truth(data: Any, key: str) -> bool:
    """Read true or false."""
    if type(data) is not bool:
        raise PositionError(key, f"true or false is wanted here, not {short(data)}")
    return data


def choice(data: Any, known: tuple[str, ...], key: str) -> str:
    """Read one of a few words."""
    if not isinstance(data, str) or data not in known:
        raise PositionError(key, f"one of {', '.join(known)} is wanted here, not {short(data)}")
    return data


def rows(data: Any, key: str) -> list[Any]:
    """Read a list."""
    if not isinstance(data, list):
        raise PositionError(key, f"a list is wanted here, not {short(data)}")
    return data


def word(data: Any, known: Container[str], key: str, noun: str) -> str:
    """Read the name of a card or character that exists."""
    if not isinstance(data, str) or data not in known:
        raise PositionError(key, f"there is no {noun} {short(data)}")
    return data


def words(data: Any, known: Container[str], key: str, noun: str) -> tuple[str, ...]:
    """Read a list of names that exist."""
    return tuple(word(name, known, f"{key}[{at}]", noun) for at, name in enumerate(rows(data, key)))


def is_printable(data: Any) -> bool:
    """Whether this can be a player's name: 1 to 40 characters, each of them seen or joining others."""
    if not isinstance(data, str) or not 0 < len(data) <= LONGEST_NAME:
        return False
    return all(unicodedata.category(letter) not in UNSEEN or _joins(letter) for letter in data)


def _joins(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in JOINING)


def title(data: Any, key: str) -> str:
    """Read a player's name."""
    if not is_printable(data):
        raise PositionError(key, f"a name of 1 to 40 printable characters is wanted here, not {short(data)}")
    return str(data)


def unseen_pattern() -> str:
    """Return a pattern of the letters that no name may have, for a browser, which knows Unicode's kinds of letters."""
    joining = "".join(f"\\u{{{first:x}}}-\\u{{{last:x}}}" for first, last in JOINING)
    kinds = "".join(f"\\p{{{kind}}}" for kind in UNSEEN)
    return f"(?![{joining}])[{kinds}]"
