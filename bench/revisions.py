"""Bots of an earlier revision, each revision in a Python process of its own, to measure today's bots by.

    python -m bench.opponents expert HEAD~99:expert --games 400 --seed 1

A bot is called `REVISION:NAME`: a commit or tag of git that has this file, and one of its bots. Its source is unpacked
in `.build/revisions`. It gets the views and events of today's game as JSON, so notation §6 must not have changed since.
Its thinking is not in the CPU seconds of a match, and its process ends with this one.
"""

from __future__ import annotations

import atexit
import io
import json
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

from build.paths import CACHE, ROOT
from tabletop.bots.protocol import Bot, Budget, Factory
from tabletop.core.events import Event
from tabletop.core.rng import Dice

FOLDERS = ("src", "site/locales")  # what a wheel of that revision would have
# Runs with the packages of the earlier revision: one request and one answer a line.
SERVER = """
import json, sys
from citadels import Move
from citadels.bots import BOTS
from tabletop.bots.protocol import Budget
from tabletop.core.events import Event
from tabletop.core.rng import Dice
bots = {}
for line in sys.stdin:
    bot, name, view, events, options, seed, playouts = json.loads(line)
    player = bots.get(bot) or bots.setdefault(bot, BOTS[name]())
    if events and hasattr(player, "hear"):
        player.hear(view, [Event(*event) for event in events])
    moves = [Move(option) for option in options]
    print(player.choose(view, moves, Dice(seed), Budget(playouts)), flush=True)
"""
IDS = count()


def unpack(revision: str) -> Path:
    """Unpack the source of a revision, once, and return its folder.

    Raises:
        ValueError: git knows no such revision.
    """
    named = ["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"]
    commit = subprocess.run(named, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    if not commit:
        raise ValueError(f"git knows no revision {revision}")
    folder = CACHE / "revisions" / commit
    if not folder.exists():
        archive = subprocess.run(["git", "archive", commit, *FOLDERS], cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
    return folder


@cache
def _process(folder: Path) -> subprocess.Popen[str]:
    """Return the process that has the packages of a folder, started once."""
    path = str(folder / "src")
    code = f"import sys; sys.path.insert(0, {path!r})\n{SERVER}"
    process = subprocess.Popen(
        [sys.executable, "-I", "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    atexit.register(process.communicate)
    return process


class RevisionBot:
    """A bot in the process of another revision."""

    blind = False

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name
        self._id = next(IDS)
        self._events: list[Event] = []

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """Keep the events until the next decision, which sends them."""
        self._events += events

    def choose(self, view: Any, options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option that the other process chooses.

        Raises:
            RuntimeError: it ended; what it raised is on the standard error.
        """
        events, self._events = self._events, []
        request = [self._id, self._name, view, events, [*options], dice.below(1 << 53), budget.playouts]
        process = _process(self._folder)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            _process.cache_clear()
            process.communicate()
            raise RuntimeError(f"the bot {self._name} of {self._folder.name} ended")
        return int(answer)


def bot(folder: Path, name: str) -> Bot:
    """Return a new bot of an unpacked revision, for one seat of one game."""
    return RevisionBot(folder, name)


def maker(text: str) -> Factory:
    """Return what makes the bots of `REVISION:NAME`; ValueError where git knows no such revision."""
    revision, _, name = text.rpartition(":")
    return partial(bot, unpack(revision), name)
