"""Count byte codes of a decision, function by function: exact, and the same on a busy machine.

    PYTHONPATH=src PYTHONHASHSEED=0 python -m bench.byte_codes            prints them as JSON
    PYTHONPATH=src PYTHONHASHSEED=0 python -m bench.byte_codes --write    and puts them where the tests compare them

Every version of Python has byte codes of its own. `tests/speed` compares those of CPython 3.11, and fails where a
decision costs 5 % more than when they were written; a change that is worth its price updates them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Container, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bench.workloads import timed

COUNTS = Path(__file__).resolve().parent.parent / "tests" / "speed" / "byte_codes.json"
# How many games of each loop are counted; one of bots is as long as twenty at random.
GAMES = {"bare-4": 6, "bare-6": 6, "newer-6": 6, "game-4": 4, "strong-4": 1}
ALLOWED = 0.05
# Functions with less than this part of a loop's byte codes are summed up by module.
LEAST = 0.004


def count(loop: str, games: int) -> dict[str, float]:
    """Return the byte codes a decision by function.

    The games are played twice and watched the second time: what is remembered from game to game is remembered then.
    """
    timed(loop, games, 0)
    counts: defaultdict[str, float] = defaultdict(float)
    watchers: dict[CodeType, Callable[..., Any]] = {}

    def watch(frame: FrameType, _: str, __: Any) -> Callable[..., Any] | None:
        name = f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname.split('.<')[0]}"
        if name.startswith("bench."):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        if frame.f_code not in watchers:
            watchers[frame.f_code] = _counting(counts, name)
        return watchers[frame.f_code]

    sys.settrace(watch)
    try:
        decisions = timed(loop, games, 0)[1]
    finally:
        sys.settrace(None)
    return {name: number / decisions for name, number in counts.items()}


def _counting(counts: dict[str, float], name: str) -> Callable[..., Any]:
    def watcher(_: FrameType, event: str, __: Any) -> Callable[..., Any]:
        if event == "opcode":
            counts[name] += 1
        return watcher

    return watcher


def shortened(counts: Mapping[str, float], named: Container[str] = ()) -> dict[str, float]:
    """Sum up the small functions by module, but for those named; rounded, the largest first."""
    least = LEAST * sum(counts.values())
    short: defaultdict[str, float] = defaultdict(float)
    for name, number in counts.items():
        alone = number >= least or name in named
        short[name if alone else f"{name.rsplit('.', 1)[0]}, the rest"] += number
    return {name: round(number, 2) for name, number in sorted(short.items(), key=lambda item: (-item[1], item[0]))}


def growth(before: Mapping[str, float], now: Mapping[str, float]) -> list[str]:
    """Say how much more a loop costs and where, the most first; nothing while it is within what is allowed."""
    was, is_now = sum(before.values()), sum(now.values())
    if is_now <= was * (1 + ALLOWED):
        return []
    more = {name: number - before.get(name, 0.0) for name, number in now.items()}
    most = sorted(((number, name) for name, number in more.items() if number > 0.005 * was), reverse=True)
    return [f"{is_now:.0f} byte codes a decision, not {was:.0f}", *(f"{name}: +{number:.1f}" for number, name in most)]


def read_counts() -> dict[str, dict[str, float]]:
    """Read what the tests compare with."""
    counts: dict[str, dict[str, float]] = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else {}
    return counts


def main() -> None:
    """Count and print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="these are the counts to compare with from now on")
    write = parser.parse_args().write
    named: Mapping[str, Container[str]] = {} if write else read_counts()
    counts = {loop: shortened(count(loop, games), named.get(loop, ())) for loop, games in GAMES.items()}
    text = json.dumps(counts, indent=1)
    if write:
        COUNTS.write_text(text + "\n", encoding="utf-8", newline="\n")
    print(text)


if __name__ == "__main__":
    main()
