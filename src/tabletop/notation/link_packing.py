"""Links: a whole game in a line of text that fits behind a `#`.

A game is a list of choices, each one of so many. Written in mixed radix, the first choice in the lowest place, they
are one whole number, and a choice that was none costs nothing. This module knows no game: it packs `(number, radix)`
pairs, splits a link into its parts, and knows whether a link is whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tabletop.core.checksum import checksum
from tabletop.core.errors import TableError, short

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BASE = len(DIGITS)
VALUE = {digit: value for value, digit in enumerate(DIGITS)}
LONGEST = 6_000  # letters of a link; a long game of eight has some 250
CHECK = 5  # letters: a damaged link passes once in 900 million
GROUP = 32  # numbers of no known size are written in groups of this radix
HYPHEN_AFTER = 20
ENCODED = re.compile("%([0-9A-Fa-f]{2})")


class LinkError(TableError):
    """A text that is no link, is damaged, or is of another version; `reason` is the message id."""

    def __init__(self, reason: str, text: str, details: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.details: dict[str, object] = details or {}


def write_number(number: int) -> str:
    """Write a whole number, 0 or more, in digits and letters; LinkError for less."""
    if number < 0:
        raise LinkError("link-damaged", "no link holds a number below nothing")
    text = ""
    while number:
        number, digit = divmod(number, BASE)
        text = DIGITS[digit] + text
    return text or "0"


def read_number(text: str) -> int:
    """Read a number back; LinkError where a letter is none of ours."""
    number = 0
    for letter in text:
        if letter not in VALUE:
            raise LinkError("link-damaged", f"{letter!r} does not belong in a link")
        number = number * BASE + VALUE[letter]
    return number


class Packer:
    """Packs choices into one number of mixed radix, the first one as the lowest digit."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int]] = []

    def choice(self, number: int, radix: int) -> None:
        """Put away one choice: which, from 0, and of how many; LinkError where there is no such choice."""
        if not 0 <= number < radix:
            raise LinkError("link-damaged", f"{short(number)} is not one of {short(radix)}")
        self._choices.append((number, radix))

    def number(self, number: int) -> None:
        """Put away a whole number of no known size, 0 or more; LinkError for less."""
        if number < 0:
            raise LinkError("link-damaged", "no link holds a number below nothing")
        while True:
            number, low = divmod(number, GROUP)
            self.choice(low, GROUP)
            self.choice(int(number > 0), 2)
            if not number:
                return

    def packed(self) -> int:
        """Return everything as one number."""
        whole = 0
        for number, radix in reversed(self._choices):
            whole = whole * radix + number
        return whole


class Unpacker:
    """Unpacks choices, in the order they were added."""

    def __init__(self, packed: int) -> None:
        self.left = packed

    def choice(self, radix: int) -> int:
        """Take out one choice of so many; LinkError where there is nothing to choose from."""
        if radix < 1:
            raise LinkError("link-damaged", "the link goes on where nothing can be chosen")
        self.left, number = divmod(self.left, radix)
        return number

    def number(self) -> int:
        """Return the next number of unknown size."""
        number, place = 0, 1
        while True:
            number += place * self.choice(GROUP)
            if not self.choice(2):
                return number
            place *= GROUP

    def end(self) -> None:
        """Raise LinkError if anything is left."""
        if self.left:
            raise LinkError("link-damaged", "the link holds more than a game")


def write_link(version: int, parts: Iterable[int], prefix: str = "") -> str:
    """Write numbers as a link: `version.part.part.check`, a `prefix` in front, which the check is of as well."""
    body = ".".join([str(version), *map(write_number, parts)])
    return f"{prefix}{body}.{_check(prefix + body)}"


def read_link(versions: Sequence[int], count: int, text: object, prefix: str = "") -> tuple[int, list[int]]:
    """Read the version, which is one of these, and `count` numbers.

    LinkError where it is no link, of another version, or damaged.

    An address in front, the `prefix` or a `#`, is ignored, and so is what chat programs and people leave around a link
    or in it: spaces, hyphens, punctuation, invisible letters, percent-encoding, the options behind an `&`.
    """
    if not isinstance(text, str):
        raise LinkError("link-foreign", "a link is text")
    if len(text) > LONGEST:
        raise LinkError("link-long", f"a link has at most {LONGEST} letters, this has {len(text)}")
    words = letters_of(text, prefix)
    parts = words.split(".")
    if not parts[0].isascii() or not parts[0].isdecimal() or len(parts) < 2:
        raise LinkError("link-foreign", "this is not a link to a game")
    if parts[0] not in map(str, versions):
        known = " and ".join(map(str, versions))
        raise LinkError("link-version", f"this program reads links of version {known}", {"version": parts[0][:6]})
    if len(parts) != count + 2 or not fits(words, prefix):
        raise LinkError("link-damaged", "the link does not fit its checksum")
    return int(parts[0]), [read_number(part) for part in parts[1:-1]]


def letters_of(text: str, prefix: str) -> str:
    """Return the letters, digits and dots of a link alone, without its `prefix` and what chat programs add."""
    head, mark, link = text.strip().rpartition("#")
    address = not head or f"{head}#" == prefix or "://" in head or head.endswith(".html")
    rest = link if mark and address else text
    rest = ENCODED.sub(lambda match: chr(int(match[1], 16)), rest.partition("&")[0])
    return "".join(letter for letter in rest if letter == "." or (letter.isascii() and letter.isalnum())).strip(".")


def fits(words: str, prefix: str) -> bool:
    """Whether a link's letters fit the checksum at their end, for a game with this prefix."""
    body, _, check = words.rpartition(".")
    return bool(body) and check == _check(prefix + body)


def wrapped(link: str) -> str:
    """Return a link with a hyphen every 20 letters, for programs that cut long words."""
    return "-".join(link[at : at + HYPHEN_AFTER] for at in range(0, len(link), HYPHEN_AFTER))


def _check(body: str) -> str:
    return write_number(int(checksum(body), 16) % BASE**CHECK).rjust(CHECK, "0")
