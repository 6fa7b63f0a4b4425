"""Differences between two positions, or other JSON, key by key and in words: what a failing check shows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

LONGEST = 60  # letters of a value; of a longer one the beginning is shown
FEW = 12  # differences that a message shows


class _Absent(NamedTuple):
    """The value of a key that is not there."""


ABSENT = _Absent()


def differences(now: Any, wanted: Any, key: str = "") -> list[str]:
    """List what differs, a line for each key: `players[1].points: 3, not 4`.

    Objects and lists of equally many objects are compared part by part, other lists from their first difference on.
    Values are equal where JSON writes them alike: `true` is not 1. The order of an object's keys counts only where
    nothing else differs in it.
    """
    return list(_differences(now, wanted, key))


def differing(now: Any, wanted: Any) -> str:
    """Return the first twelve differences as a text, a line each, and how many more there are."""
    lines = differences(now, wanted) or ["written as JSON, they are equal"]
    more = [f"and {len(lines) - FEW} more"] if len(lines) > FEW else []
    return "\n  ".join(["", *lines[:FEW], *more])


def _differences(now: Any, wanted: Any, key: str) -> Iterator[str]:
    if isinstance(now, Mapping) and isinstance(wanted, Mapping):
        yield from _in_objects(now, wanted, key)
    elif _is_list(now) and _is_list(wanted):
        yield from _in_lists(now, wanted, key)
    elif now != wanted or type(now) is not type(wanted):
        yield f"{key or 'the whole'}: {_show(now)}, not {_show(wanted)}"


def _in_objects(now: Mapping[str, Any], wanted: Mapping[str, Any], key: str) -> Iterator[str]:
    same = True
    for name in dict.fromkeys([*wanted, *now]):
        for line in _differences(now.get(name, ABSENT), wanted.get(name, ABSENT), f"{key}.{name}" if key else name):
            same = False
            yield line
    if same and list(now) != list(wanted):
        yield f"{key or 'the whole'}: keys in the order {', '.join(now)}, not {', '.join(wanted)}"


def _in_lists(now: Sequence[Any], wanted: Sequence[Any], key: str) -> Iterator[str]:
    if len(now) == len(wanted) and any(isinstance(item, Mapping) or _is_list(item) for item in (*now, *wanted)):
        for at, (item, other) in enumerate(zip(now, wanted, strict=True)):
            yield from _differences(item, other, f"{key}[{at}]")
        return
    for at in range(max(len(now), len(wanted))):
        rest, other = now[at:], wanted[at:]
        if not rest or not other or differences(rest[0], other[0]):
            count = "" if len(now) == len(wanted) else f"{len(now)} items, not {len(wanted)}; "
            yield f"{key or 'the whole'}: {count}from [{at}] on {_show(list(rest))}, not {_show(list(other))}"
            return


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | _Absent)


def _show(value: Any) -> str:
    if isinstance(value, _Absent):
        return "left out"
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
