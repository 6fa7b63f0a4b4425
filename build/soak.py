"""Plays, fuzzes and lets a monkey at the page for as long as one likes: ``python3 build soak``."""

import random
import subprocess
import sys
import time
from collections import Counter

from build import browser, paths, site, tools
from build.say import say

TURN = 60.0  # seconds of each part before the next has its turn
FUZZERS = 5  # which share a turn
# Each part goes on for so many seconds from a seed of chance, and prints what it tried and the seed of what failed.
PARTS = {
    "games": ("-m", "bench.soak", "--for", "{seconds}", "--seed", "{seed}"),
    "fuzzers": ("-m", "pytest", "-q", "-s", "tests/fuzz", "--for", "{share}", "--seed", "{seed}"),
    "monkey": ("-m", "e2e.monkey", "--for", "{seconds}", "--seed", "{seed}"),
}


def run(minutes: float | None, monkey: int | None = None) -> int:
    """Go round and round until Ctrl+C, or for so many minutes; what fails is told and the rest goes on.

    Args:
        minutes: how long; None is without end.
        monkey: the seed of one sequence of the monkey, to be done once more and nothing else.

    Returns:
        The exit code: 1 if anything failed.
    """
    site.make_if_changed()
    browser.ensure_browser()
    if monkey is not None:
        return _part("monkey", monkey, 0)
    end = None if minutes is None else time.monotonic() + 60 * minutes
    failed: Counter[str] = Counter()
    done: Counter[str] = Counter()
    try:
        _rounds(end, done, failed)
    except KeyboardInterrupt:
        say("")
    turns = ", ".join(f"{count} turns of the {part} ({failed[part]} failed)" for part, count in done.items())
    say(f"\n===== {turns or 'nothing'} =====")
    return int(failed.total() > 0)


def _rounds(end: float | None, done: Counter[str], failed: Counter[str]) -> None:
    """Let each part have its turn, again and again; count the turns, and those in which something failed."""
    while True:
        for part in PARTS:
            left = TURN if end is None else min(TURN, end - time.monotonic())
            if left <= 0:
                return
            failed[part] += bool(_part(part, random.SystemRandom().getrandbits(31), left))
            done[part] += 1


def _part(part: str, seed: int, seconds: float) -> int:
    """Run one part; its exit code."""
    say(f"\n--- {part}, seed {seed}, {seconds:.0f} s")
    given = {"seed": str(seed), "seconds": str(seconds), "share": str(seconds / FUZZERS)}
    command = [sys.executable, *(word.format(**given) for word in PARTS[part])]
    return subprocess.run(command, cwd=paths.ROOT, env=tools.environment(), check=False).returncode
