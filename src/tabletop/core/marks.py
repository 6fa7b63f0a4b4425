"""The marks of a game: what its links, records and saves are recognised by where several games are played."""

from __future__ import annotations

from typing import NamedTuple


class Marks(NamedTuple):
    """The marks of a game.

    Attributes:
        game: Its word: in saves, in the header `Game` of records, and as the first key of positions.
        prefix: With what its links begin; their checksum is of it, too.
        first_words: The first words of moves with which a game can begin, for records without the header.
        page: The name of its page, with which the `format` of its files of stored games begins; "" if there is none.
    """

    game: str
    prefix: str = ""
    first_words: tuple[str, ...] = ()
    page: str = ""
