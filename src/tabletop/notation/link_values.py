"""Self-describing encoding of JSON values for links, as choices of `tabletop.notation.link_packing`.

Each value is a choice of eight kinds, then its content. Known words have a number and take six to twelve bits; any
other word is written letter by letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.errors import short
from tabletop.notation.link_packing import LinkError, Packer, Unpacker

KINDS = 8
NOTHING, NO, YES, NUMBER, WORD, LIST, OBJECT = range(KINDS - 1)  # the eighth is not used
LETTERS = "abcdefghijklmnopqrstuvwxyz_0123456789:.-+ "
SPELLED = 64  # the radix of a letter
LONGEST = 64  # letters of a word
DEEPEST = 8  # lists in lists
MOST = 1_000  # values in one


def write_value(packer: Packer, value: Any, words: Sequence[str], depth: int = 0) -> None:
    """Write null, true, false, a whole number (0 or more), a word, or lists and objects of these.

    `words` are the known words, numbered by their index: new ones may only be added at the end. LinkError for any other
    value, or for lists nested more than eight deep.
    """
    if depth > DEEPEST:
        raise LinkError("link-damaged", "no link holds lists so deep in lists")
    if value is None or value is True or value is False:
        packer.choice((NOTHING, NO, YES)[0 if value is None else 1 + value], KINDS)
    elif type(value) is int:
        packer.choice(NUMBER, KINDS)
        packer.number(value)
    elif isinstance(value, str):
        packer.choice(WORD, KINDS)
        _write_word(packer, value, words)
    elif isinstance(value, (list, tuple)):
        packer.choice(LIST, KINDS)
        packer.number(len(value))
        for item in value:
            write_value(packer, item, words, depth + 1)
    elif isinstance(value, dict) and all(isinstance(key, str) for key in value):
        packer.choice(OBJECT, KINDS)
        packer.number(len(value))
        for key in sorted(value):
            _write_word(packer, key, words)
            write_value(packer, value[key], words, depth + 1)
    else:
        raise LinkError("link-damaged", f"no link holds {short(value)}")


def read_value(unpacker: Unpacker, words: Sequence[str]) -> Any:
    """Read a value; objects have their keys in alphabetical order.

    LinkError if the data is malformed; its reason is `link-version` for a word number beyond `words`, which a later
    version has written.
    """
    return _Reader(unpacker, words).value(0)


def _write_word(packer: Packer, word: str, words: Sequence[str]) -> None:
    if word in words:
        packer.number(words.index(word) + 1)
        return
    if len(word) > LONGEST or not all(letter in LETTERS for letter in word):
        raise LinkError("link-damaged", f"no link holds the word {short(word)}")
    packer.number(0)
    packer.number(len(word))
    for letter in word:
        packer.choice(LETTERS.index(letter), SPELLED)


class _Reader:
    """Reads one value, bounded in size and depth."""

    def __init__(self, unpacker: Unpacker, words: Sequence[str]) -> None:
        self.unpacker = unpacker
        self.words = words
        self.left = MOST

    def value(self, depth: int) -> Any:
        self.left -= 1
        kind = self.unpacker.choice(KINDS)
        if kind > OBJECT or depth > DEEPEST or self.left < 0:
            raise LinkError("link-damaged", "the link holds what no link can")
        if kind in (NOTHING, NO, YES):
            return (None, False, True)[kind]
        if kind == NUMBER:
            return self.unpacker.number()
        if kind == WORD:
            return self.word()
        count = self.unpacker.number()
        if count > self.left:
            raise LinkError("link-damaged", f"no link holds {short(count)} things")
        if kind == LIST:
            return [self.value(depth + 1) for _ in range(count)]
        return self.object(count, depth)

    def object(self, count: int, depth: int) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for _ in range(count):
            key = self.word()
            if result and key <= next(reversed(result)):
                raise LinkError("link-damaged", "the link has its keys in disorder")
            result[key] = self.value(depth + 1)
        return result

    def word(self) -> str:
        number = self.unpacker.number()
        if number > len(self.words):
            raise LinkError("link-version", f"a later program gave a word the number {short(number)}")
        if number:
            return self.words[number - 1]
        letters = self.unpacker.number()
        if letters > LONGEST:
            raise LinkError("link-damaged", f"no word has {short(letters)} letters")
        return "".join([self.letter() for _ in range(letters)])

    def letter(self) -> str:
        at = self.unpacker.choice(SPELLED)
        if at >= len(LETTERS):
            raise LinkError("link-damaged", "the link spells a word with a letter that is none")
        return LETTERS[at]
