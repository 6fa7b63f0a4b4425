"""Taps a turn at Crown and Crane: recorded games are replayed on the page's own tree, each move by the fewest taps.

    PYTHONPATH=src:. python -m bench.crane_taps                     five games of two strong bots, from seed 1
    PYTHONPATH=src:. python -m bench.crane_taps --games 2 --seats 4   two games of four
    PYTHONPATH=src:. python -m bench.crane_taps --each              taps by kind of move, too

The page runs in CPython on the stand-in for the browser, as in its unit tests. Before each move the counter searches
what is drawn for the shortest way to it: taps that open, mark, turn or step count like those that decide. Nobody is
helped by a hint, and nothing is looked up on the way.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

import pytest

from build import games
from praga import Game
from praga.bots import BOTS
from praga.table import sheets
from praga.table.interface import game_spec
from praga.table.worker import Table
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.page.game_app import Played
from tests.page.tree import nodes, props
from tests.stored import stored

NAMES = ("Ann", "Bo", "Cy", "Di")
MOST = 12  # taps after which the search gives a move up
# What the page remembers of one question, besides the engine's view.
MARKS = (
    "tab", "tray", "tray_fixed", "selected", "marked", "place", "turn", "row", "replaced", "ending", "owner", "looking",
    "reveals", "changed", "decisions",
)  # fmt: skip
STEPS = ("tray", "untray", "aim", "place", "turn-step", "refresh-row", "refresh-tile", "tab", "choose")


def recorded(seed: int, seats: int, kind: str) -> list[str]:
    """Return the moves of a game between bots of a kind."""
    game, dice = Game.new(NAMES[:seats], seed=seed), Dice(seed)
    bots = [BOTS[kind]() for _ in range(seats)]
    moves = []
    while game.to_move is not None:
        options = game.moves()
        moves.append(options[bots[game.to_move].choose(game.observe(game.to_move), options, dice, UNLIMITED)])
        game.play(moves[-1])
    return [str(move) for move in moves]


def _leads(action: str, arg: str, move: str) -> bool:
    """Whether a tap can lead to a move: one on another tile or place does not."""
    words = move.split(" ")
    if action in ("tray", "refresh-row"):
        return arg in words
    if action in ("aim", "place", "refresh-tile"):
        return arg in words[1:]
    return action != "choose" or arg == move or arg.split(" ", maxsplit=1)[0] == words[0] == "end"


class Counted:
    """A page at which a record is replayed, with the taps of each move."""

    def __init__(self, device: Any, page: Any) -> None:
        self.device, self.page = device, page

    def _state(self) -> dict[str, Any]:
        table = self.page.play.table
        return {name: list(now) if isinstance(now := getattr(table, name), list) else now for name in MARKS}

    def _restore(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self.page.play.table, name, list(value) if isinstance(value, list) else value)

    def _targets(self) -> set[tuple[str, str]]:
        self.page.play.draw()
        drawn = [props(node) for node in nodes(self.device.stage.trees["table"])]
        return {
            (each["data-do"], str(each.get("data-arg") or ""))
            for each in drawn
            if each.get("data-do") in STEPS and not each.get("aria-disabled")
        }

    def taps(self, move: str) -> int:
        """Return the fewest taps that make a move, and leave the page as it was."""
        start = self._state()
        level, seen = [start], set()
        for count in range(1, MOST):
            following = []
            for state in level:
                self._restore(state)
                for action, arg in sorted(self._targets()):
                    if not _leads(action, arg, move):
                        continue
                    self._restore(state)
                    if action == "choose":
                        if arg == move and (state["ending"] or not self._asks_again(move)):
                            self._restore(start)
                            return count
                        self.page.play.table.ending = True
                    else:
                        self.device.settle(self.page.act, action, arg, "")
                    after = self._state()
                    known = str({name: value for name, value in after.items() if name != "decisions"})
                    if known not in seen:
                        seen.add(known)
                        following.append(after)
            level = following
        raise ValueError(f"no taps lead to {move}")

    def _asks_again(self, move: str) -> bool:
        return move.split(" ", maxsplit=1)[0] == "end" and bool(self.page.play.table.left())

    def play(self, move: str) -> None:
        """Make a move."""
        table = self.page.play.table
        table.ending = True
        self.device.settle(self.page.act, "choose", move, "")
        while self.page.play.table.reading.moment:
            self.device.settle(self.page.act, "go-on", "", "")
        if curtain := self.page.play.view["curtain"]:  # the device is handed over: no tap of one who plays alone
            self.device.settle(self.page.act, "open-curtain", str(curtain["seat"]), "")


def count(seed: int, seats: int, kind: str, folder: Path) -> list[list[tuple[str, int]]]:
    """Return the turns of a game: each a list of moves' first words with their taps."""
    played = Played(games.BY_NAME["crane"], "crane_game", "CraneGame", sheets.setup_sheet, Table)
    device, turns = played.device(), [list[tuple[str, int]]()]
    with pytest.MonkeyPatch.context() as patch, played.run(device, played.fill(folder), patch) as app:
        game = Game.new(NAMES[:seats], seed=seed)
        page = app.resume(stored(game_spec(BOTS), game, tuple(range(seats))))
        counted = Counted(device, page)
        for move in recorded(seed, seats, kind):
            turns[-1].append((move.split(" ")[0], counted.taps(move)))
            counted.play(move)
            if move.split(" ")[0] == "end":
                turns.append([])
    return [turn for turn in turns if turn]


def main() -> None:
    """Count, and print moves and taps a turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--kind", default="strong")
    parser.add_argument("--each", action="store_true")
    options = parser.parse_args()
    turns = list[list[tuple[str, int]]]()
    for seed in range(options.seed, options.seed + options.games):
        with tempfile.TemporaryDirectory() as folder:
            game = count(seed, options.seats, options.kind, Path(folder))
        turns += game
        _print(f"seed {seed}", game)
    _print("all", turns)
    if options.each:
        moves, taps = Counter[str](), Counter[str]()
        for kind, number in [move for turn in turns for move in turn]:
            moves[kind] += 1
            taps[kind] += number
        for kind, number in moves.most_common():
            print(f"{kind:10} {number / len(turns):5.2f} a turn, {taps[kind] / number:5.2f} taps each")


def _print(name: str, turns: list[list[tuple[str, int]]]) -> None:
    taps = [sum(number for _, number in turn) for turn in turns]
    tenths = quantiles(taps, n=10)
    print(
        f"{name}: {len(turns)} turns, {mean(map(len, turns)):.1f} moves, {mean(taps):.2f} taps a turn"
        f" (median {median(taps):.1f}, 90 % {tenths[-1]:.0f}, most {max(taps)})"
    )


if __name__ == "__main__":
    main()
