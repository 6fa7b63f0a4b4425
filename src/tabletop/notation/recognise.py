"""Recognising a text that somebody pasted or opened: what it is, and of which game (protocol §5).

Nothing is played. A link is told by its checksum, which is of its game's prefix too; a record by its header `Game`, its
position or, from before there was that header, its first move; a save by its `format`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from tabletop.core.marks import Marks
from tabletop.notation.codec import read_json
from tabletop.notation.link_packing import ENCODED, LONGEST, fits, letters_of
from tabletop.notation.record import HEADER, unquote

LINK, DEAL, RECORD, SAVE, GAMES, UNKNOWN = "link", "deal", "record", "save", "games", "unknown"
# What stands behind the # of an address that is opened as it is, and by nothing else.
ADDRESSES = ("day", "bot", "join", "answer", "game")
ADDRESS = re.compile(rf"(?:^|#)({'|'.join((DEAL, *ADDRESSES))})=")
PARTS = {5: LINK, 4: DEAL}  # the version, the numbers, the checksum
LIST_OF_GAMES = "-games"  # ends the `format` of a file with stored games
FORMAT = re.compile(r'^\{"format":\s*"([\w-]+)"')


class Recognised(NamedTuple):
    """A text's kind, the word of its game if that is known, and its content.

    `content` is what is to be opened: of a save its record, of an address what stands behind its `#` and `=`.
    """

    kind: str
    game: str | None
    content: str


def recognise(text: str, known: Sequence[Marks]) -> Recognised:
    """Say what a text is, by the marks of the games that are known here; a damaged one by what is left of it."""
    text = text.lstrip("\ufeff")
    plain = text.strip()
    if plain.startswith(("{", "[", ";")) and (whole := _whole_link(plain, known)):
        return whole  # links are read without the marks around them
    if plain.startswith("{"):
        return _json(plain, known)
    if plain.startswith(("[", ";")):
        return Recognised(RECORD, _game_of_record(plain, known), text)
    return _address(plain, known)


def _json(text: str, known: Sequence[Marks]) -> Recognised:
    """Recognise a save, the text of one as a page keeps it, or a file of stored games, a line each."""
    first = text.split("\n", 1)[0]
    try:
        data: Any = read_json(text)
    except (ValueError, RecursionError):
        try:
            data = read_json(first)
        except (ValueError, RecursionError):
            match = FORMAT.match(text)
            return Recognised(SAVE if match else UNKNOWN, _word(match[1], known) if match else None, text)
    if not isinstance(data, dict):
        return Recognised(UNKNOWN, None, text)
    inner = data.get("save")
    if isinstance(inner, str) and inner.startswith("{"):
        return _json(inner, known)
    word = data.get("format")
    if isinstance(word, str) and word.endswith(LIST_OF_GAMES):
        page = word.removesuffix(LIST_OF_GAMES)
        return Recognised(GAMES, _only([marks.game for marks in known if page in (marks.page, marks.game)]), text)
    if isinstance(word, str) and isinstance(data.get("record"), str):
        return Recognised(SAVE, _word(word, known), data["record"])
    return Recognised(UNKNOWN, None, text)


def _word(word: str, known: Sequence[Marks]) -> str | None:
    return word if any(marks.game == word for marks in known) else None


def _game_of_record(text: str, known: Sequence[Marks]) -> str | None:
    head: dict[str, str] = {}
    for raw in text.split("\n"):
        line = raw.strip()
        match = HEADER.fullmatch(line)
        if match:
            head.setdefault(match[1], unquote(match[2]))
        elif line and not line.startswith((";", "[")):
            move = line.split(";")[0].split()
            if "Game" not in head and "Position" not in head and move:
                return _only([marks.game for marks in known if move[0] in marks.first_words])
            break
    if "Game" in head:
        return _word(head["Game"], known)
    begun = re.match(r'\{"(\w+)":', head.get("Position", ""))
    return _word(begun[1], known) if begun else None


def _only(games: Sequence[str]) -> str | None:
    return games[0] if len(games) == 1 else None


def _address(text: str, known: Sequence[Marks]) -> Recognised:
    plain = ENCODED.sub(lambda match: chr(int(match[1], 16)), text[: 4 * LONGEST])
    named = ADDRESS.search(plain)
    if named and named[1] != DEAL:
        return Recognised(named[1], None, plain[named.end() :])
    # A deal may be encoded whole, its key too; a link's letters are decoded where they are read.
    link = plain[plain.rfind(f"{DEAL}=") + len(DEAL) + 1 :] if named else text
    if len(link) > 4 * LONGEST:
        return Recognised(UNKNOWN, None, link)
    if whole := _whole_link(link, known):
        return whole
    named_by_prefix = [marks.game for marks in known if marks.prefix and marks.prefix in link]
    words = letters_of(link, next((marks.prefix for marks in known if marks.game in named_by_prefix), ""))
    begun = words.split(".")[0]
    looks = begun.isascii() and begun.isdecimal() and "." in words
    return Recognised(LINK if looks else UNKNOWN, _only(named_by_prefix) if looks else None, link)


def _whole_link(link: str, known: Sequence[Marks]) -> Recognised | None:
    """Return whose link or deal a text is by its checksum; None where it fits no game, or is too long for a link."""
    for marks in known if len(link) <= 4 * LONGEST else ():
        words = letters_of(link, marks.prefix)
        kind = PARTS.get(words.count(".") + 1)
        if kind and fits(words, marks.prefix):
            return Recognised(kind, marks.game, link)
    return None
