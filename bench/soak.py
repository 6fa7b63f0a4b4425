"""Plays random games in random setups and checks what must hold: `PYTHONPATH=src python -m bench.soak --for 600`.

`--edition 2016` plays those of that edition, half of them with one of its sets of cards. `--chance 4` leaves one move
of four to chance and the others to a bot, as people play, and as chance alone seldom does.
After every move: gold, cards and characters are conserved (R1.6, R4.10), no purse is below nothing, and what a seat
remembers of a hand is in it.
Every so many moves: the position is written and read back, the same move is played in both, and the two are equal
(notation §1); every seat's view can be written, and what each choice shows and the reasons against others be told.
"""

import argparse
import json
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from citadels.bots import BOTS
from citadels.bots.arena import conserved, random_characters, random_specials
from citadels.cards.catalog import added_specials
from citadels.cards.sets import SETS
from citadels.core.moves import Move
from citadels.core.registry import NEWER, PLAYED
from citadels.core.state import State
from citadels.flow.scoring import winners
from citadels.flow.setup import new_state
from citadels.notation.position import read_position, write_position
from citadels.rulebook import scores
from citadels.views.choice_facts import choice_facts
from citadels.views.observing import observe, view
from citadels.views.refusals import refused
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice

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


def setup_2016(dice: Dice) -> tuple[int, dict[str, object]]:
    """Draw a table of 2016: 2 to 8 players, a set of section E13 or any characters and unique districts."""
    seats = 2 + dice.below(7)
    sets = SETS[NEWER.word]
    drawn: dict[str, object] = {"edition": NEWER.word}
    if dice.below(2):
        drawn["set"] = sets[dice.below(len(sets))].id
        if dice.below(3) == 0:
            drawn["specials"] = "random"
    else:
        ranks = 8 if seats == 2 else 9 if seats in (3, 8) else 8 + dice.below(2)
        specials = added_specials(NEWER)
        dice.shuffle(specials)
        drawn["characters"] = random_characters(seats, dice, ranks, NEWER)
        drawn["specials"] = sorted(specials[: dice.below(len(specials) + 1)])
    if dice.below(2):
        drawn["city_size"] = 6 + dice.below(7)
    return seats, {
        **drawn,
        "gold": [None, 30, 16][dice.below(3)],
        "ties": ["rank", "shared", "broken"][dice.below(3)],
        "round_limit": ROUNDS,
    }


SETUPS = {PLAYED.word: setup, NEWER.word: setup_2016}


def remembered(state: State) -> None:
    """Check that a seat's memory of a hand is in it."""
    for (_, whose), cards in state.known.items():
        hand = list(state.players[whose].hand)
        for card in cards:
            hand.remove(card)


class Played(NamedTuple):
    """A game played to its end: at how many seats, with which set of cards, in how many moves, with a complete city."""

    seats: int
    cards: str
    moves: int
    complete: bool


def chosen(state: State, listed: Sequence[Move], dice: Dice, chance: int) -> Move:
    """One of so many moves at random, the others as a bot plays them."""
    if chance == 1 or dice.below(chance) == 0:
        return listed[dice.below(len(listed))]
    return listed[BOTS["casual"]().choose(observe(state, state.stack[-1].seat), listed, dice, UNLIMITED)]


def look(state: State, listed: Sequence[Move], move: Move) -> None:
    """Write the position, read it, play the move there, and tell every seat what it may know."""
    data = write_position(state)
    twin = read_position(json.loads(json.dumps(data)))
    assert write_position(twin) == data, "position"
    refused(state, listed)
    for choice_move in listed[:200]:
        choice_facts(state, choice_move)
    apply(twin, move)
    apply(state, move)
    assert write_position(twin) == write_position(state), "played on"
    for seat in range(len(state.players)):
        view(state, seat)


def play(seed: int, every: int, edition: str = PLAYED.word, chance: int = 1) -> Played:
    """Play one game; AssertionError says what does not hold in it."""
    dice = Dice(seed)
    seats, rules = SETUPS[edition](dice)
    state = new_state([f"P{seat}" for seat in range(seats)], rules, seed)
    held = conserved(state)
    moves = 0
    while state.stack:
        listed: Any = options(state)
        move = Move(str(chosen(state, listed, dice, chance)))
        moves += 1
        if moves % every == 0:
            look(state, listed, move)
        else:
            apply(state, move)
        assert conserved(state) == held, "gold, cards or characters"
        assert all(player.gold >= 0 for player in state.players), "a purse below nothing"
        remembered(state)
    assert len(scores(state)) == seats, "scores"
    assert winners(state), "nobody has won"
    complete = any(player.completed is not None for player in state.players)
    return Played(seats, str(rules.get("set", "drawn")), moves, complete)


def summary(played: list[Played]) -> str:
    """Say how many games there were of each size and with each set, and how many ended with a complete city."""
    sizes, sets = Counter(game.seats for game in played), Counter(game.cards for game in played)
    by_size = ", ".join(f"{count} of {seats}" for seats, count in sorted(sizes.items()))
    by_set = ", ".join(f"{count} {cards}" for cards, count in sorted(sets.items()))
    return f"players: {by_size}; cards: {by_set}; {sum(game.complete for game in played)} with a complete city"


def main() -> int:
    """Play, say at which seed something broke, and go on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--for", type=float, default=60, metavar="SECONDS", dest="seconds")
    parser.add_argument("--seed", type=int, default=100_000, help="of the first game")
    parser.add_argument("--every", type=int, default=97, help="moves between two written positions")
    parser.add_argument("--edition", choices=SETUPS, default=PLAYED.word)
    parser.add_argument("--games", type=int, help="play so many, however long they take")
    parser.add_argument("--chance", type=int, default=1, metavar="N", help="leave one move of N to chance")
    given = parser.parse_args()
    began, broken = time.monotonic(), 0
    first: int = given.seed
    seed = first
    played: list[Played] = []

    def more() -> bool:
        if given.games is not None:
            return seed < first + int(given.games)
        return seed == first or time.monotonic() < began + float(given.seconds)

    while more():
        try:
            played.append(play(seed, given.every, given.edition, given.chance))
        except Exception:  # noqa: BLE001 - any error is reported, and the next game is played
            traceback.print_exc()
            how = f"--edition {given.edition} --games 1 --seed {seed} --every {given.every} --chance {given.chance}"
            print(f"FAILED: game of seed {seed}; again: python -m bench.soak {how}", flush=True)
            broken += 1
        seed += 1
    moves = sum(game.moves for game in played)
    print(f"{seed - given.seed} games from seed {given.seed}, {moves} moves: {broken} failed\n{summary(played)}")
    return int(broken > 0)


if __name__ == "__main__":
    raise SystemExit(main())
