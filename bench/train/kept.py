"""Games that are played once and learnt from later: a line for each in a file, and a command line of two steps."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from tabletop.lab.executors import add_options, executor_for

Task = TypeVar("Task")


def play_on(given: argparse.Namespace, game: Callable[[Task], Any], task: Callable[[int], Task]) -> None:
    """Play what a file lacks of so many games, and write what each returns as a line.

    `task` says what is to be played by the game's number. `given` has `games`, `out` and the options of an executor.
    """
    done = len(given.out.read_text(encoding="utf-8").splitlines()) if given.out.exists() else 0
    tasks = [task(number) for number in range(done, given.games)]
    with given.out.open("a", encoding="utf-8") as out, executor_for(given) as executor:
        for number, result in enumerate(executor(game, tasks), done + 1):
            out.write(json.dumps(result) + "\n")
            out.flush()
            print(f"\r{number}/{given.games} games", end="", file=sys.stderr)


def read_games(paths: Iterable[Path]) -> list[Any]:
    """Return what was written of each game."""
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


class Steps:
    """A command line of two steps, `play` and `fit`, each with a file to write."""

    def __init__(self, doc: str | None, play: Callable[[argparse.Namespace], None],
                 fit: Callable[[argparse.Namespace], None]) -> None:  # fmt: skip
        self._parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
        commands = self._parser.add_subparsers(required=True)
        self.playing, self.fitting = commands.add_parser("play"), commands.add_parser("fit")
        self.playing.set_defaults(run=play)
        self.fitting.set_defaults(run=fit)
        add_options(self.playing)
        self.playing.add_argument("--seed", type=int, default=1)
        self.fitting.add_argument("games", type=Path, nargs="+", help="files that were played")
        for command in (self.playing, self.fitting):
            command.add_argument("--out", type=Path, required=True)

    def run(self) -> None:
        """Read the command line and take the step it names."""
        given = self._parser.parse_args()
        given.run(given)
