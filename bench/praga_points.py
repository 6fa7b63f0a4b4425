"""Sources of points in the third game: a table by source, of games between bots of a kind.

    PYTHONPATH=src:. python -m bench.praga_points strong --games 40 --players 4

Points in play belong to the last event before them: the tile taken, the action performed, a bonus, a move on a project.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, stdev
from typing import Any

from praga import Game
from praga.bots import BOTS
from praga.core.tables import TRACKS, TURNS_EACH
from tabletop.bots.protocol import UNLIMITED, bot_view
from tabletop.core.rng import Dice

CAUSES = {
    "take": "crane", "upgrade": "upgrades", "wall": "walls laid", "build": "buildings", "bonus": "upgrade bonuses",
    "sideways": "projects, in play", "up": "projects, in play", "road": "road", "use": "technologies",
    "technology": "technologies", "seal": "seals", "turn": "crane",
}  # fmt: skip
NAMES = ("Ann", "Bo", "Cy", "Di")


def sources(game: Game, kind: str, seed: int) -> list[Counter[str]]:
    """Play a game; return each seat's points by source."""
    points, cause = [Counter[str]() for _ in game.names], "crane"
    events, bots, dice = game.listen(), [BOTS[kind]() for _ in game.names], Dice(seed)
    while not game.over:
        seat, moves = game.to_move, game.moves()
        assert seat is not None, "the game goes on"
        game.play(moves[bots[seat].choose(bot_view(bots[seat], seat, game.observe, game.view), moves, dice, UNLIMITED)])
        for event in events:
            args: Any = event.args
            produces = event.id == "perform" and args["action"] in TRACKS
            cause = "production" if produces else CAUSES.get(event.id, cause)
            # What the last move brings are the rewards of plazas at the end, which have a line of the sheet.
            if event.id == "gain" and args["good"] == "points" and not game.over:
                points[args["player"]][cause] += args["count"]
        events.clear()
    for seat, sheet in enumerate(game.position()["phase"]["sheet"]):
        counted = sum(points[seat].values())
        points[seat].update({f"{name}, at the end": number for name, number in sheet.items() if name != "played"})
        points[seat]["other, in play"] += sheet["played"] - counted
    return points


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Points of the third game by source.")
    parser.add_argument("bot", choices=tuple(BOTS))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    arguments = parser.parse_args()
    rows = [
        row
        for seed in range(arguments.games)
        for row in sources(Game.new(NAMES[: arguments.players], seed=seed), arguments.bot, seed)
    ]
    whole = mean([row.total() for row in rows])
    print(f"{len(rows)} seats of {TURNS_EACH} turns, {whole:.1f} points on average")
    for name in sorted({name for row in rows for name in row}, key=lambda name: -mean([row[name] for row in rows])):
        numbers = [row[name] for row in rows]
        print(f"{name:<22}{mean(numbers):6.1f} (sd {stdev(numbers):4.1f}) {100 * mean(numbers) / whole:5.1f} %")


if __name__ == "__main__":
    main()
