"""Compares the score "if the game ended now" with the end sheets of games of random moves, and prints what differs.

python -m bench.praga_score --games 1000
"""

from __future__ import annotations

import argparse

from praga import Game
from praga.core.frames import Turn, Wheel
from praga.core.state import State
from praga.core.tables import SLOTS
from praga.flow.scoring import points_by_source, score_now
from tabletop.core.rng import Dice

NAMES = ("Ann", "Bo", "Cy", "Di")


def compare(seed: int) -> list[str]:
    """Play a game of random moves, and list what differs from its end sheet: nothing, if all is right.

    Before the last move the score of the position must be the end sheet, but where that move still brings the points of
    a special slot (P15.27); and at the end the points in play must be the sum of their sources.
    """
    dice = Dice(seed)
    seats = 1 + dice.below(len(NAMES))
    game = Game.new(NAMES[:seats], {"solo": seats == 1, "road_tiles": "all"}, seed=seed)
    before = game.observe(None).state
    while not game.over:
        before = game.observe(None).state
        moves = game.moves()
        game.play(moves[dice.below(len(moves))])
    return [*_wrong_sums(game.observe(None).state), *_wrong_totals(before, game)]


def _wrong_sums(state: State) -> list[str]:
    sheets = [points_by_source(state, seat) for seat in range(len(state.names))]
    return [f"seat {seat}: {sheet['earlier']} points without a source" for seat, sheet in enumerate(sheets)
            if sheet["earlier"]]  # fmt: skip


def _wrong_totals(before: State, game: Game) -> list[str]:
    turn = before.stack[0]
    if isinstance(turn, Turn) and Wheel() in turn.agenda and SLOTS[turn.slot].points:
        return []
    expected = [sum(sheet) for sheet in score_now(before)]
    return [] if expected == game.scores else [f"{expected} before the last move, {game.scores} after it"]


def main() -> None:
    """Print how many games were compared, and what differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games: int = parser.parse_args().games
    differences = {seed: compare(seed) for seed in range(1, games + 1)}
    wrong = {seed: lines for seed, lines in differences.items() if lines}
    print(f"{games} games, {len(wrong)} differ")
    for seed, lines in wrong.items():
        print(seed, "; ".join(lines))


if __name__ == "__main__":
    main()
