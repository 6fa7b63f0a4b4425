"""Mutations of JSON, records and links, one place at a time, as random faults, malice and old versions make them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tabletop.notation.link_packing import LONGEST, LinkError, Packer, read_number, write_link
from tabletop.notation.links import GameLinks
from tabletop.notation.record import _quote

Place = tuple[Any, Any]  # a list or an object, and where in it
Item = TypeVar("Item")

SMALL = 500  # letters, or places in all: only what has no more is lengthened, for what grew twice would fill the memory
MANY = 300  # times at most
NESTED: Any = json.loads("[" * 60 + "]" * 60)
NUMBERS = (-1, 0, 1, 2, 3, 7, 8, 9, 30, 99, 1e9, 2**31, 2**53 - 1, 2**53, 2**64 - 1, 2**64, 10**40, -(2**63))
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 1.5, 1e308, float("inf"), float("nan"), "", " ", "0", "\x00", "\ud800", "\u202e",
    "x" * 5_000, "__proto__", "<b>", [], {}, [[]], [None], {"": 0}, {"a": {"b": []}}, NESTED, [0] * 1_000,
)  # fmt: skip


class Chance(Protocol):
    """Random numbers, as a `random.Random` draws them."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""

    def randrange(self, start: int, /) -> int:
        """Return a number from 0 to `start` less one."""

    def randint(self, a: int, b: int, /) -> int:
        """Return a number from `a` to `b`, both included."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of at most `k` bits."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return one item."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle in place."""

    def expovariate(self, lambd: float, /) -> float:
        """Return a number of an exponential distribution, 1 / `lambd` on average."""


def places(data: Any) -> list[Place]:
    """Return every place in lists and objects, however deep."""
    result: list[Place] = []
    waiting = [data]
    while waiting:
        item = waiting.pop()
        keys = list(item) if isinstance(item, dict) else range(len(item)) if isinstance(item, list) else ()
        for key in keys:
            result.append((item, key))
            waiting.append(item[key])
    return result


def some_place(data: Any, rng: Chance) -> Place:
    """Return one place: half the time any, else one found from the top, so that short lists have their turn as well."""
    if rng.random() < 0.5:
        return rng.choice(places(data) or [([None], 0)])
    holder = data
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        if not keys:
            return [None], 0
        key = rng.choice(keys)
        inner = holder[key]
        if not isinstance(inner, (list, dict)) or not inner or rng.random() < 0.3:
            return holder, key
        holder = inner


# --- what is done to a place


def _junk(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    holder[key] = copy.deepcopy(rng.choice(JUNK))


def _number(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    value = holder[key]
    near = type(value) is int and rng.random() < 0.6
    holder[key] = value + rng.choice((-2, -1, 1, 2)) if near else rng.choice(NUMBERS)


def _word(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    holder[key] = rng.choice(words)


def _leave_out(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    del holder[key]


def _from_elsewhere(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    other, where = some_place(data, rng)
    holder[key] = copy.deepcopy(other[where])


def _exchange(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    kind = type(holder[key])
    fitting = [(other, where) for other, where in places(data) if type(other[where]) is kind]
    if fitting and kind not in (list, dict):
        other, where = rng.choice(fitting)
        holder[key], other[where] = other[where], holder[key]


def _double(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    if isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), copy.deepcopy(holder[key]))
    else:
        holder[rng.choice(words)] = copy.deepcopy(holder[key])


def _carry(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    """Carry a thing from its list into another: nothing is lost, and much of it could be.

    Never into itself: what holds itself has places without end, and no text says such a thing.
    """
    if isinstance(holder, list):
        carried = holder.pop(key)
        within = {id(item[at]) for item, at in places([carried])}
        lists = [item[at] for item, at in places(data) if isinstance(item[at], list) and id(item[at]) not in within]
        rng.choice(lists or [holder]).append(carried)


def _mix(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    if isinstance(holder, list):
        rng.shuffle(holder)


def _lengthen(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    """Repeat a text or the items of a list.

    Every repeated item is a copy: one list in 300 places would change in all of them, and so grow 300 times as fast.
    """
    value = holder[key]
    if isinstance(value, str) and len(value) <= SMALL:
        holder[key] = value * rng.choice((0, 2, 3, MANY))
    elif isinstance(value, list) and len(places(value)) <= SMALL:
        times = rng.choice((0, 2, 3, MANY))
        holder[key] = [copy.deepcopy(item) for _ in range(times) for item in value]


def _wrap(holder: Any, key: Any, data: Any, rng: Chance, words: Sequence[str]) -> None:
    holder[key] = rng.choice(([holder[key]], {rng.choice(words): holder[key]}, {"seat": holder[key]}))


MUTATIONS: tuple[Callable[[Any, Any, Any, Chance, Sequence[str]], None], ...] = (
    _junk, _number, _number, _word, _word, _leave_out, _from_elsewhere, _from_elsewhere, _exchange, _exchange, _double,
    _carry, _carry, _mix, _lengthen, _wrap,
)  # fmt: skip


def mutate(data: Any, rng: Chance, words: Sequence[str]) -> Any:
    """Return a copy with one to four mutations, mostly one; `words` are the game's own, inserted anywhere."""
    whole = [copy.deepcopy(data)]  # so that there is a place for all of it, too
    for _ in range(min(1 + int(rng.expovariate(1.2)), 4)):
        holder, key = some_place(whole, rng)
        rng.choice(MUTATIONS)(holder, key, whole, rng, words)
        if not whole:
            return None
    return whole[0]


# --- text

LETTERS = 'abc01 9.,:;"[]{}\\\n\t-#\x00\ud800é\u202e'


def garble(text: str, rng: Chance) -> str:
    """Return a text with some letters changed, left out, inserted, doubled or reversed, or cut."""
    for _ in range(min(1 + int(rng.expovariate(1)), 6)):
        at, to = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        near = min(to, at + rng.randint(0, 3))
        text = rng.choice((
            text[:at] + rng.choice(LETTERS) + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + rng.choice(LETTERS) + text[at + 1 :],
            text[:at] + text[near:],
            text[:at],
            text[:to] + text[at:near] + text[to:],
            text[:at] + text[at:near][::-1] + text[near:],
        ))  # fmt: skip
    return text


def mutate_record(good: str, rng: Chance, words: Sequence[str], trials: Sequence[str]) -> str:
    """Mutate the JSON of a record's header, put one of the moves `trials` into its lines, or change any letters."""
    how = rng.random()
    if how < 0.3:
        return garble(good, rng)
    head, _, moves = good.partition("\n\n")
    lines = moves.split("\n")
    if how < 0.7:
        headers = [line[1:-2].split(' "', 1) for line in head.split("\n")]
        result = {key: value.replace('\\"', '"').replace("\\\\", "\\") for key, value in headers}
        key = rng.choice([key for key in ("Position", "Rules", "Players") if key in result])
        result[key] = json.dumps(mutate(json.loads(result[key]), rng, words))
        head = "\n".join(f'[{key} "{_quote(value)}"]' for key, value in result.items())
    else:
        at = rng.randrange(len(lines))
        other = rng.choice(lines)
        lines[at : at + 1] = rng.choice(([], [lines[at]] * 2, [other], [rng.choice(trials)], [lines[at] + " ; no"]))
    return f"{head}\n\n" + "\n".join(lines)


def seal_link(version: int, parts: Sequence[int], prefix: str = "") -> str:
    """Write a link whose checksum fits; where it is too long to be written, a text too long to be read."""
    try:
        return write_link(version, parts, prefix)
    except LinkError:
        return prefix + "1" * (LONGEST + 1)


def mutate_link(link: str, setup: Mapping[str, Any], links: GameLinks, rng: Chance) -> str:
    """Change letters of a game's link, of any version; or the numbers within, so that the checksum fits."""
    able = [number for number, form in links.versions.items() if form.can_say(len(setup["players"]), setup["rules"])]
    version = rng.choice(able)
    deal = links.write_deal(setup, version).removeprefix(links.prefix)
    words = [deal.split(".")[1], *link.removeprefix(links.prefix).split(".")[2:-1]]
    parts = [read_number(word) for word in words]
    if rng.random() < 0.3:
        return garble(seal_link(version, parts, links.prefix), rng)
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(parts))
        part = parts[at]
        changed = rng.choice((
            part + rng.choice((-1, 1, 32, 64, 7)), part ^ (1 << rng.randrange(80)), 2 * part, part // 2, 0, 1, 2**64,
            rng.getrandbits(1 + rng.randrange(200)), rng.getrandbits(30_000), _pack_anything(rng),
        ))  # fmt: skip
        parts[at] = max(0, changed)
    if rng.random() < 0.05:
        parts = rng.choice((parts[:-1], [*parts, 0]))
    return seal_link(rng.choice((0, max(able) + 1)) if rng.random() < 0.02 else version, parts, links.prefix)


def _pack_anything(rng: Chance) -> int:
    """Small choices and large numbers, in any order."""
    packer = Packer()
    for _ in range(1 + rng.randrange(39)):
        if rng.random() < 0.2:
            packer.number(rng.getrandbits(rng.choice((3, 8, 60, 2_000))))
        else:
            packer.choice(rng.randrange(2), 2)
    return packer.packed()
