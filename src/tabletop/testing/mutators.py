"""Twists: what is written is damaged, one place at a time, in ways that chance, malice and old versions have."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from tabletop.notation.link_packing import LONGEST, LinkError, write_link
from tabletop.notation.record import _quote

Place = tuple[Any, Any]  # a list or an object, and where in it

SMALL = 500  # letters, or places in all: only what has no more is lengthened, for what grew twice would fill the memory
MANY = 300  # times at most
NESTED: Any = json.loads("[" * 60 + "]" * 60)
NUMBERS = (-1, 0, 1, 2, 3, 7, 8, 9, 30, 99, 1e9, 2**31, 2**53 - 1, 2**53, 2**64 - 1, 2**64, 10**40, -(2**63))
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 1.5, 1e308, float("inf"), float("nan"), "", " ", "0", "\x00", "\ud800", "\u202e",
    "x" * 5_000, "__proto__", "<b>", [], {}, [[]], [None], {"": 0}, {"a": {"b": []}}, NESTED, [0] * 1_000,
)  # fmt: skip


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


def some_place(data: Any, dice: random.Random) -> Place:
    """Return one place: half the time any, else one found from the top, so that short lists have their turn as well."""
    if dice.random() < 0.5:
        return dice.choice(places(data) or [([None], 0)])
    holder = data
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        if not keys:
            return [None], 0
        key = dice.choice(keys)
        inner = holder[key]
        if not isinstance(inner, (list, dict)) or not inner or dice.random() < 0.3:
            return holder, key
        holder = inner


# --- what is done to a place


def _junk(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    holder[key] = copy.deepcopy(dice.choice(JUNK))


def _number(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    value = holder[key]
    near = type(value) is int and dice.random() < 0.6
    holder[key] = value + dice.choice((-2, -1, 1, 2)) if near else dice.choice(NUMBERS)


def _word(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    holder[key] = dice.choice(words)


def _leave_out(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    del holder[key]


def _from_elsewhere(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    other, where = some_place(data, dice)
    holder[key] = copy.deepcopy(other[where])


def _exchange(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    kind = type(holder[key])
    fitting = [(other, where) for other, where in places(data) if type(other[where]) is kind]
    if fitting and kind not in (list, dict):
        other, where = dice.choice(fitting)
        holder[key], other[where] = other[where], holder[key]


def _double(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    if isinstance(holder, list):
        holder.insert(dice.randint(0, len(holder)), copy.deepcopy(holder[key]))
    else:
        holder[dice.choice(words)] = copy.deepcopy(holder[key])


def _carry(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    """Carry a thing from its list into another: nothing is lost, and much of it could be.

    Never into itself: what holds itself has places without end, and no text says such a thing.
    """
    if isinstance(holder, list):
        carried = holder.pop(key)
        within = {id(item[at]) for item, at in places([carried])}
        lists = [item[at] for item, at in places(data) if isinstance(item[at], list) and id(item[at]) not in within]
        dice.choice(lists or [holder]).append(carried)


def _mix(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    if isinstance(holder, list):
        dice.shuffle(holder)


def _lengthen(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    value = holder[key]
    if isinstance(value, (list, str)) and len(value if isinstance(value, str) else places(value)) <= SMALL:
        holder[key] = value * dice.choice((0, 2, 3, MANY))


def _wrap(holder: Any, key: Any, data: Any, dice: random.Random, words: Sequence[str]) -> None:
    holder[key] = dice.choice(([holder[key]], {dice.choice(words): holder[key]}, {"seat": holder[key]}))


TWISTS: tuple[Callable[[Any, Any, Any, random.Random, Sequence[str]], None], ...] = (
    _junk, _number, _number, _word, _word, _leave_out, _from_elsewhere, _from_elsewhere, _exchange, _exchange, _double,
    _carry, _carry, _mix, _lengthen, _wrap,
)  # fmt: skip


def twisted(data: Any, dice: random.Random, words: Sequence[str]) -> Any:
    """Return a copy with one to four twists, mostly one; `words` are the game's own, put where others stood."""
    whole = [copy.deepcopy(data)]  # so that there is a place for all of it, too
    for _ in range(min(1 + int(dice.expovariate(1.2)), 4)):
        holder, key = some_place(whole, dice)
        dice.choice(TWISTS)(holder, key, whole, dice, words)
        if not whole:
            return None
    return whole[0]


# --- text

LETTERS = 'abc01 9.,:;"[]{}\\\n\t-#\x00\ud800é\u202e'


def garbled(text: str, dice: random.Random) -> str:
    """Return a text with a letter or a few changed, left out or put in, cut, doubled or turned round."""
    for _ in range(min(1 + int(dice.expovariate(1)), 6)):
        at, to = sorted((dice.randint(0, len(text)), dice.randint(0, len(text))))
        near = min(to, at + dice.randint(0, 3))
        text = dice.choice((
            text[:at] + dice.choice(LETTERS) + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + dice.choice(LETTERS) + text[at + 1 :],
            text[:at] + text[near:],
            text[:at],
            text[:to] + text[at:near] + text[to:],
            text[:at] + text[at:near][::-1] + text[near:],
        ))  # fmt: skip
    return text


def twisted_record(good: str, dice: random.Random, words: Sequence[str], tried: Sequence[str]) -> str:
    """Twist the JSON of a record's header, put one of the moves `tried` into its lines, or change any letters."""
    how = dice.random()
    if how < 0.3:
        return garbled(good, dice)
    head, _, moves = good.partition("\n\n")
    lines = moves.split("\n")
    if how < 0.7:
        headers = [line[1:-2].split(' "', 1) for line in head.split("\n")]
        result = {key: value.replace('\\"', '"').replace("\\\\", "\\") for key, value in headers}
        key = dice.choice([key for key in ("Position", "Rules", "Players") if key in result])
        result[key] = json.dumps(twisted(json.loads(result[key]), dice, words))
        head = "\n".join(f'[{key} "{_quote(value)}"]' for key, value in result.items())
    else:
        at = dice.randrange(len(lines))
        other = dice.choice(lines)
        lines[at : at + 1] = dice.choice(([], [lines[at]] * 2, [other], [dice.choice(tried)], [lines[at] + " ; no"]))
    return f"{head}\n\n" + "\n".join(lines)


def sealed(version: int, parts: Sequence[int], prefix: str = "") -> str:
    """Write a link whose checksum fits; where it is too long to be written, a text too long to be read."""
    try:
        return write_link(version, parts, prefix)
    except LinkError:
        return prefix + "1" * (LONGEST + 1)
