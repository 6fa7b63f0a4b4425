"""Measure a Master's wins by the number of its playouts: is more work worth it?

    python -m bench.playouts 160 320 640 1280 --against stranger --games 200 --seed 25001

So many for a pick, and three tenths of that for a decision of a turn, as the Master has 320 and 96. Classic eight, four
players, one against three; parity is 25. CPU time is that of the whole table.
"""

from __future__ import annotations

import argparse
from functools import partial

from bench.opponents import MAKERS, match
from citadels.bots.expert import SearchConfig, Searcher
from citadels.bots.tiers import master_config
from citadels.core.registry import PLAYED
from tabletop.bots.protocol import Bot, Factory
from tabletop.lab.arena import run


def searching(picks: int) -> Bot:
    """Return a Master that spends so many playouts on a pick."""
    return Searcher(partial(_config, picks))


def _config(picks: int, seats: int, edition: str = PLAYED.word) -> SearchConfig:
    return master_config(seats, edition)._replace(picks=picks, turns=picks * 3 // 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("playouts", type=int, nargs="+")
    parser.add_argument("--against", choices=sorted(MAKERS), default="stranger")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=25001)
    given = parser.parse_args()
    for picks in given.playouts:
        name = f"{picks} playouts"
        makers: dict[str, Factory] = {**MAKERS, name: partial(searching, picks)}
        hit = match(name, given.against, given.seed, makers=makers)
        outcome = run(hit, hit.whole_blocks(given.games))
        row = outcome.rows[0]
        share = f"{100 * row.share:.1f} % ({100 * row.low:.1f}–{100 * row.high:.1f}) of {row.games}"
        print(f"{name}: {share}, seed {given.seed}, {outcome.cpu / outcome.games:.1f} CPU seconds a game", flush=True)


if __name__ == "__main__":
    main()
