"""Counts how often a device changes hands in games of the island where several people share it.

    PYTHONPATH=src:. python -m bench.hand_overs [--games N] [--people N] [--tier casual]

Each seat is a person's and plays as a bot of the tier would, with trade. A hand-over is a curtain
that opens for another person. Where cards are only covered, as after the answers to an offer, the device stays.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from catan.bots import BOTS
from catan.table.interface import game_spec, offers_at_the_table
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.table.session import Session


def play(seed: int, people: int, tier: str) -> Counter[str]:
    """Play one game; return its turns, offers, hand-overs and covers."""
    seats = [{"name": f"P{number}", "kind": "person"} for number in range(people)]
    session = Session.new(game_spec(BOTS, public=offers_at_the_table), seats, {}, seed)
    players, dice, counts = [BOTS[tier]() for _ in seats], Dice(seed), Counter[str]()
    while session.waiting != "over":
        if session.waiting == "curtain":
            counts["covers" if session.is_holding else "hand-overs"] += 1
            session.open(session.behind_curtain)
            continue
        game, seat = session.game, session.current_player
        assert seat is not None, "somebody is asked"
        moves = game.moves()
        at = 0 if len(moves) == 1 else players[seat].choose(game.observe(seat), moves, dice, UNLIMITED)
        counts["turns"] += moves[at].verb == "roll"
        counts["offers"] += moves[at].verb == "offer"
        session.choose(str(moves[at]))
    return counts


def main() -> int:
    """Play the games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--tier", default="casual", choices=sorted(BOTS))
    arguments = parser.parse_args()
    counts = Counter[str]()
    for seed in range(arguments.games):
        counts += play(seed, arguments.people, arguments.tier)
    for name in ("turns", "offers", "hand-overs", "covers"):
        print(f"{name:<12}{counts[name]:>6}{counts[name] / counts['turns']:>8.2f} a turn")
    return 0


if __name__ == "__main__":
    sys.exit(main())
