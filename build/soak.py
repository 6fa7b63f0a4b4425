"""Random games, fuzzers, a monkey and balance, in turn, for as long as one likes: ``python3 build soak``."""

import random
import subprocess
import sys
import time
from collections import Counter

from build import browser, games, paths, site, tools
from build.say import say

TURN = 60.0  # seconds of each part before the next has its turn
FUZZERS = 21  # the fuzzers, which share a turn: five of each of four games, and requests
# Each part runs for so many seconds from a random seed, and prints what it tried and the seed of what failed.
PARTS = {
    "games": ("-m", "bench.soak", "--for", "{seconds}", "--seed", "{seed}"),
    "games-2016": ("-m", "bench.soak", "--edition", "2016", "--for", "{seconds}", "--seed", "{seed}"),
    "fuzzers": ("-m", "pytest", "-q", "-s", "tests/fuzz", "--for", "{share}", "--seed", "{seed}"),
    "monkey": ("-m", "e2e.monkey", "--for", "{seconds}", "--seed", "{seed}"),
    # About a minute of games each; a fault is what is far out of bounds (docs/arena.md).
    **{
        f"balance-{game.package}": ("-m", game.package, "balance", "casual", "--games", "60", "--seed", "{seed}")
        for game in games.ALL
    },
}


def run(minutes: float | None, monkey: int | None = None) -> int:
    """Run the parts in turn until Ctrl+C, or for so many minutes; a failure is printed, and the rest goes on.

    Args:
        minutes: how long; None for no limit.
        monkey: the seed of a sequence of the monkey, which is repeated, and nothing else is run.

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
    """Run the parts in turn until the end; count the turns, and those in which something failed."""
    while True:
        for part in PARTS:
            left = TURN if end is None else min(TURN, end - time.monotonic())
            if left <= 0:
                return
            failed[part] += bool(_part(part, random.SystemRandom().getrandbits(31), left))
            done[part] += 1


def _part(part: str, seed: int, seconds: float) -> int:
    """Run a part and return its exit code."""
    say(f"\n--- {part}, seed {seed}, {seconds:.0f} s")
    given = {"seed": str(seed), "seconds": str(seconds), "share": str(seconds / FUZZERS)}
    command = [sys.executable, *(word.format(**given) for word in PARTS[part])]
    return subprocess.run(command, cwd=paths.ROOT, env=tools.environment(), check=False).returncode
