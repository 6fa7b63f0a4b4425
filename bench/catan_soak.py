"""Plays random games of Catan with random options: `PYTHONPATH=src:. python -m bench.catan_soak --moves 1000000`.

After every move: resource cards and development cards are conserved by kind (K1.1, K1.7), and nobody has more pieces
than there are (K1.8). At every n-th move the position is written and read back, the same move is played in both, and
the two are equal (notation §2); roads are as long as trying every line says (K9.2); and no seat's view tells what it
cannot know (notation §7).
"""

from __future__ import annotations

import argparse
import json
import time
import traceback

from catan.core.board import CORNERS, PATHS
from catan.core.moves import Move
from catan.core.state import State
from catan.flow.setup import new_state
from catan.rulebook import RULEBOOK
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tests.catan.board import longest
from tests.catan.conformance.hidden import conserved, mostly_plain, reshuffle
from tests.catan.conformance.setups import setup
from tests.catan.golden.make import eager


def pieces(state: State) -> None:
    """Check that no player has more pieces than exist (K1.8)."""
    for seat in range(len(state.names)):
        counts = len(state.settlements[seat]), len(state.cities[seat]), len(state.roads[seat])
        assert all(count <= most for count, most in zip(counts, (5, 4, 15), strict=True)), "pieces"


def lengths(state: State) -> None:
    """Check the lengths of roads by exhaustive search (K9.2), and the holder of Longest Road."""
    for seat in range(len(state.names)):
        others = [
            corner for other in state.others(seat) for corner in (*state.settlements[other], *state.cities[other])
        ]
        length = longest([PATHS[path] for path in state.roads[seat]], [CORNERS[corner] for corner in others])
        assert state.lengths[seat] == length, f"a road of {length} is counted as {state.lengths[seat]}"
    most = max(state.lengths)
    alone = [seat for seat, length in enumerate(state.lengths) if length == most]
    if state.longest_road is None:
        assert most < 5 or len(alone) > 1, "nobody has Longest Road"
    else:
        assert most >= 5, "Longest Road for a short one"
        assert state.longest_road in alone, "Longest Road for a shorter one"


def look(state: State, move: str, dice: Dice) -> None:
    """Check that the position survives a round trip, and that no view depends on hidden cards."""
    position = RULEBOOK.write(state)
    twin, again = state.clone(), RULEBOOK.read(json.loads(json.dumps(position)))
    assert RULEBOOK.write(again) == position, "position"
    apply(twin, move)
    apply(again, move)
    assert RULEBOOK.write(again) == RULEBOOK.write(twin), "played on"
    for seat in range(len(state.names)):
        assert RULEBOOK.view(reshuffle(state, seat, dice), seat) == RULEBOOK.view(state, seat), "leak"
    lengths(state)


def play(seed: int, every: int) -> int:
    """Play one game and return its number of moves; AssertionError names a failed check."""
    dice = Dice(seed)
    seats, rules = setup(dice)
    state = new_state([f"P{seat}" for seat in range(seats)], rules | {"round_limit": 25 + dice.below(60)}, seed)
    cards, moves = conserved(state), 0
    while state.stack:
        choices = options(state)
        # Half of the games are random, the others have weights that favour building.
        move = choices[mostly_plain(state, choices, dice)] if seed % 2 else Move.parse(eager(choices, dice))
        moves += 1
        if moves % every == 0:
            look(state, move, dice)
        apply(state, move)
        assert conserved(state) == cards, "resources or cards"
        pieces(state)
    lengths(state)
    assert RULEBOOK.winners(state), "nobody has won"
    return moves


def main() -> int:
    """Play games; print the seed of each failure and continue."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=100_000, help="of the first game")
    parser.add_argument("--every", type=int, default=37, help="moves between two written positions")
    args = parser.parse_args()
    began, seed, moves, failures = time.monotonic(), args.seed, 0, 0
    while moves < args.moves:
        try:
            moves += play(seed, args.every)
        except Exception:  # noqa: BLE001 - any failure is printed, and the next game is played
            traceback.print_exc()
            again = f"--moves 1 --seed {seed} --every {args.every}"
            print(f"FAILED: game of seed {seed}; again: python -m bench.catan_soak {again}", flush=True)
            failures += 1
        seed += 1
    took = time.monotonic() - began
    print(f"{seed - args.seed} games from seed {args.seed}, {moves} moves: {failures} failed; {took:.0f} s")
    return int(failures > 0)


if __name__ == "__main__":
    raise SystemExit(main())
