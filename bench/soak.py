"""Plays random games in random setups and checks what must hold: `PYTHONPATH=src python -m bench.soak --for 600`.

After every move: gold, cards and characters are conserved (R1.6, R4.10), and what a seat remembers of a hand is in it.
Every so many moves: the position is written and read back, the same move is played in both, and the two are equal
(notation §1); every seat's view can be written.
"""

import argparse
import json
import time
import traceback

from citadels.bots.arena import conserved, random_characters, random_specials
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.setup import new_state
from citadels.notation.position import read_position, write_position
from citadels.views.observing import view
from tabletop.engine import apply, options
from tabletop.rng import Dice

ROUNDS = 25


def setup(dice: Dice) -> tuple[int, dict[str, object]]:
    """Draw a table: 2 to 8 players, any characters that may sit at it, any specials, any variant."""
    seats = 2 + dice.below(7)
    return seats, {
        "characters": random_characters(seats, dice),
        "specials": random_specials(dice) or "classic",
        "city_size": 6 + dice.below(7) if dice.below(2) else 8,
        "gold": [30, 35, None][dice.below(3)],
        "smithy": ["2:3", "3:2"][dice.below(2)],
        "heir": dice.below(2) == 1,
        "three_players": ["one_character", "two_characters"][dice.below(2)],
        "ties": ["shared", "broken"][dice.below(2)],
        "bell_tower": dice.below(2) == 1,
        "round_limit": ROUNDS,
    }


def remembered(state: State) -> None:
    """What a seat remembers of a hand is in it."""
    for (_, whose), cards in state.known.items():
        hand = list(state.players[whose].hand)
        for card in cards:
            hand.remove(card)


def play(seed: int, every: int) -> int:
    """Play one game; return its number of moves."""
    dice = Dice(seed)
    seats, rules = setup(dice)
    state = new_state([f"P{seat}" for seat in range(seats)], rules, seed)
    held = conserved(state)
    moves = 0
    while state.stack:
        listed = options(state)
        move = Move(str(listed[dice.below(len(listed))]))
        moves += 1
        if moves % every == 0:
            written = write_position(state)
            twin = read_position(json.loads(json.dumps(written)))
            assert write_position(twin) == written, "position"
            apply(twin, move)
            apply(state, move)
            assert write_position(twin) == write_position(state), "played on"
            for seat in range(seats):
                view(state, seat)
        else:
            apply(state, move)
        assert conserved(state) == held, "gold, cards or characters"
        remembered(state)
    return moves


def main() -> int:
    """Play, say at which seed something broke, and go on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--for", type=float, default=60, metavar="SECONDS", dest="seconds")
    parser.add_argument("--seed", type=int, default=100_000, help="of the first game")
    parser.add_argument("--every", type=int, default=97, help="moves between two written positions")
    given = parser.parse_args()
    began, seed, moves, broken = time.monotonic(), given.seed, 0, 0
    while seed == given.seed or time.monotonic() < began + given.seconds:
        try:
            moves += play(seed, given.every)
        except Exception:  # noqa: BLE001 - whatever it is, it is told, and the next game is played
            traceback.print_exc()
            print(f"FAILED: game of seed {seed}; again: python -m bench.soak --for 0 --seed {seed}", flush=True)
            broken += 1
        seed += 1
    print(f"{seed - given.seed} games from seed {given.seed}, {moves} moves: {broken} failed")
    return int(broken > 0)


if __name__ == "__main__":
    raise SystemExit(main())
