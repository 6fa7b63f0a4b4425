"""Moves: one line of words each (notation §3).

A `Move` is a `str` with its parsed parts as attributes, so it compares, hashes and prints as the text. Moves that name
a place, a seat or a kind are built once, in the tables below.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from catan.core.board import CORNER, CORNERS, HEX, HEXES, PATH, PATHS
from catan.core.bundles import KIND, read_bundle, write_bundle
from catan.core.resources import CARDS, KINDS, ONE, RESOURCES, Bundle, counts
from tabletop.core.errors import short
from tabletop.core.move import Grammar, TextMove

SEATS: Final = 4
ANY: Final = "any"
ALL: Final = -1  # `to` of an offer to all other players

# Paths are read either way round.
EITHER_WAY: Final = PATH | {"-".join(reversed(name.split("-"))): path for name, path in PATH.items()}
_SEAT: Final = {str(seat): seat for seat in range(SEATS)}


class Parts(NamedTuple):
    """The parts of a move.

    `at` is the number of its corner, path, hex, seat or kind, -1 if it has none; `card` is the development card it
    plays, "" if it plays none. `give` and `get` are seen from the player who moves; None if a side is open or absent.
    `to` is the only seat that an offer goes to, or `ALL`.
    """

    verb: str
    at: int = -1
    card: str = ""
    give: Bundle | None = None
    get: Bundle | None = None
    to: int = ALL


class Move(TextMove):
    """One move as text, with its parts (see `Parts`)."""

    __slots__ = ("at", "card", "get", "give", "to", "verb")
    verb: str
    at: int
    card: str
    give: Bundle | None
    get: Bundle | None
    to: int

    def __new__(cls, text: str) -> Move:
        """Build a move from its canonical text, else ValueError; use `Move.parse` for text from people."""
        parts = _read(text.split(" "))
        if parts is None or _write(parts) != text:
            raise ValueError(f"{short(text)} is not a move")
        move = super().__new__(cls, text)
        move.verb, move.at, move.card, move.give, move.get, move.to = parts
        return move

    @classmethod
    def parse(cls, text: str, words_here: Container[str] | None = None) -> Move:
        """Read a move: lower case, one space between words, kinds and the ends of a path in any order.

        Args:
            text: The move as a person types it.
            words_here: The first words of the moves at this table, used only in errors; by default all first words.

        Raises:
            IllegalMove: The text is no move of this game.

        Example:
            >>> Move.parse("road c6-c5")
            'road c5-c6'
        """
        return cls.read(text, MoveGrammar(words_here))


class MoveGrammar(Grammar):
    """The moves of Catan; `words_here` are the first words at one table, for errors alone."""

    def __init__(self, words_here: Container[str] | None = None) -> None:
        self.words_here = words_here

    def has_verb(self, verb: str) -> bool:
        """Whether a move begins with this word."""
        return verb in FORMS

    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        """Return the move with its cards in order and its path from the lower corner."""
        parts = FORMS[verb].read(verb, words)
        return None if parts is None else _write(parts)

    def follows(self, verb: str) -> str:
        """Say what may follow a verb."""
        return FORMS[verb].follows if self.words_here is None or verb in self.words_here else ""


def move_of(item: object) -> Move | None:
    """Return the move that equals an object (a move or its text); None if there is none."""
    if isinstance(item, Move) or not isinstance(item, str):
        return item if isinstance(item, Move) else None
    try:
        return Move(item)
    except ValueError:
        return None


# --- reading and writing the parts


class Form(NamedTuple):
    """The words after the first word of a move: a description for people, and a parser that returns None on errors."""

    follows: str
    read: Callable[[str, Sequence[str]], Parts | None]


def _read(words: Sequence[str]) -> Parts | None:
    form = FORMS.get(words[0])
    return None if form is None else form.read(words[0], words[1:])


def _alone(verb: str, rest: Sequence[str]) -> Parts | None:
    return None if rest else Parts(verb)


def _naming(names: dict[str, int]) -> Callable[[str, Sequence[str]], Parts | None]:
    def read(verb: str, rest: Sequence[str]) -> Parts | None:
        return Parts(verb, names[rest[0]]) if len(rest) == 1 and rest[0] in names else None

    return read


def _play(verb: str, rest: Sequence[str]) -> Parts | None:
    if not rest or rest[0] not in CARDS[:4] or not all(word in KIND for word in rest[1:]):
        return None
    card, kinds = rest[0], [KIND[word] for word in rest[1:]]
    if card == "plenty":
        return Parts(verb, card=card, get=sum([ONE[kind] for kind in kinds])) if len(kinds) in (1, 2) else None
    if card == "monopoly":
        return Parts(verb, kinds[0], card) if len(kinds) == 1 else None
    return None if kinds else Parts(verb, card=card)


def _bank(verb: str, rest: Sequence[str]) -> Parts | None:
    if len(rest) != 5 or rest[2:4] != ["for", "1"]:
        return None
    give, get = read_bundle(rest[:2]), read_bundle(rest[3:])
    return None if give is None or get is None else Parts(verb, give=give, get=get)


def _discard(verb: str, rest: Sequence[str]) -> Parts | None:
    give = read_bundle(rest)
    return None if give is None else Parts(verb, give=give)


def _offer(verb: str, rest: Sequence[str]) -> Parts | None:
    to = ALL
    if len(rest) > 2 and rest[-2] == "to":
        to = _SEAT.get(rest[-1], ALL)
        if to == ALL:
            return None
        rest = rest[:-2]
    if rest.count("for") != 1 or rest.count(ANY) > 1:
        return None
    middle = rest.index("for")
    give_words, get_words = rest[:middle], rest[middle + 1 :]
    give, get = read_bundle(give_words), read_bundle(get_words)
    if (give is None and give_words != [ANY]) or (get is None and get_words != [ANY]):
        return None
    return Parts(verb, give=give, get=get, to=to)


def _bid(verb: str, rest: Sequence[str]) -> Parts | None:
    parts = _offer(verb, rest)
    return None if parts is None or parts.give is None or parts.get is None or parts.to != ALL else parts


_NOTHING: Final = Form("nothing", _alone)
FORMS: Final = {
    "settle": Form("a corner, as `c5`", _naming(CORNER)),
    "road": Form("a path, as `c5-c6`", _naming(EITHER_WAY)),
    "city": Form("a corner, as `c5`", _naming(CORNER)),
    "roll": _NOTHING,
    "play": Form("`knight`, `roads`, `plenty` with one or two resources, or `monopoly` with one", _play),
    "buy": _NOTHING,
    "bank": Form("what is given and what is got, as `4 wood for 1 ore`", _bank),
    "discard": Form("cards, each kind once, as `2 wood 1 ore`", _discard),
    "robber": Form("a hex, as `h10`", _naming(HEX)),
    "steal": Form("a seat, as `1`", _naming(_SEAT)),
    "offer": Form("what is given and what is got, as `1 wood for 1 ore`, one of them perhaps `any`, and perhaps"
                  " `to` and a seat", _offer),
    "accept": _NOTHING,
    "refuse": _NOTHING,
    "bid": Form("what is given and what is got, as `1 ore for 1 wood`", _bid),
    "confirm": Form("a seat, as `1`", _naming(_SEAT)),
    "withdraw": _NOTHING,
    "end": _NOTHING,
}  # fmt: skip
_NAMES: Final[dict[str, Sequence[str]]] = {
    "settle": CORNERS, "road": PATHS, "city": CORNERS, "robber": HEXES, "play": RESOURCES,
}  # fmt: skip


def _write(parts: Parts) -> str:
    words = [parts.verb]
    if parts.card:
        words.append(parts.card)
    if parts.at >= 0:
        words.append(_NAMES[parts.verb][parts.at] if parts.verb in _NAMES else str(parts.at))
    if parts.card == "plenty" and parts.get is not None:
        words += [RESOURCES[kind] for kind, count in enumerate(counts(parts.get)) for _ in range(count)]
    elif parts.verb in ("bank", "offer", "bid"):
        words += [_side(parts.give), "for", _side(parts.get)]
    elif parts.give is not None:
        words.append(write_bundle(parts.give))
    if parts.to != ALL:
        words += ["to", str(parts.to)]
    return " ".join(words)


def _side(bundle: Bundle | None) -> str:
    return ANY if bundle is None else write_bundle(bundle)


# --- tables of moves


def _each(verb: str, names: Sequence[str]) -> tuple[Move, ...]:
    return tuple([Move(f"{verb} {name}") for name in names])


ROLL: Final = Move("roll")
BUY: Final = Move("buy")
END: Final = Move("end")
ACCEPT: Final = Move("accept")
REFUSE: Final = Move("refuse")
WITHDRAW: Final = Move("withdraw")
KNIGHT: Final = Move("play knight")
ROADS: Final = Move("play roads")
# By corner, path, hex, seat and kind.
SETTLE: Final = _each("settle", CORNERS)
ROAD: Final = _each("road", PATHS)
CITY: Final = _each("city", CORNERS)
ROBBER: Final = _each("robber", HEXES)
STEAL: Final = _each("steal", list(_SEAT))
CONFIRM: Final = _each("confirm", list(_SEAT))
MONOPOLY: Final = _each("play monopoly", RESOURCES)
PLENTY_ONE: Final = _each("play plenty", RESOURCES)
# The fifteen pairs of kinds, in order.
PLENTY_TWO: Final = _each("play plenty", [" ".join(pair) for pair in combinations_with_replacement(RESOURCES, 2)])
# By rate (2 to 4), by kind to give, by kind to get; None if both kinds are the same.
BANK: Final = {
    rate: tuple([
        tuple([Move(f"bank {rate} {RESOURCES[give]} for 1 {RESOURCES[get]}") if give != get else None
               for get in KINDS])
        for give in KINDS
    ])
    for rate in (2, 3, 4)
}  # fmt: skip


@lru_cache(maxsize=4096)
def discard(bundle: Bundle) -> Move:
    """Return the move that discards these cards."""
    return Move(f"discard {write_bundle(bundle)}")


@cache
def offer(give: Bundle | None, get: Bundle | None, to: int = ALL) -> Move:
    """Return the move that offers `give` for `get` (None is open), to all or to one seat."""
    return Move(_write(Parts("offer", give=give, get=get, to=to)))


@cache
def bid(give: Bundle, get: Bundle) -> Move:
    """Return the move that bids on an offer; `give` and `get` are seen from the bidder."""
    return Move(_write(Parts("bid", give=give, get=get)))
