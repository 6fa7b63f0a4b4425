"""Compare the styles by their moves: one seat of a style against three of `strong`, its moves counted.

    python -m bench.styles --games 400 --seed 1 [--edition 2016]
    python -m bench.styles --games 400 --handful 1 --by "mean cost" raids      told by one game's builds and raids alone

Prints a fingerprint for each style, and how often a style is told from the others by a few games' fingerprint alone.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Sequence
from math import sqrt

from bench.train.league import any_rules
from citadels.bots.policy import Policy, Weights
from citadels.bots.styles import STYLES, style
from citadels.bots.weights import tuned
from citadels.core.frames import Turn
from citadels.core.moves import Move
from citadels.core.registry import EDITIONS, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.scoring import winners
from citadels.flow.setup import new_state
from tabletop.core.engine import apply
from tabletop.core.rng import Dice

SEATS = 4
NAMES = ("strong", *STYLES)
# Shares of a hundred but for costs, which are gold, and kinds and specials, which are districts at the end.
MARKS = ("ranks 1-2", "hands (3)", "crown (4)", "church (5)", "gold (6)", "builder (7)", "rank 8", "takes gold",
         "mean cost", "raids", "kinds", "specials", "gold kept", "wins")  # fmt: skip
TELLING = MARKS[:-1]  # how often it wins does not tell a style
GROUPS = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6}
# What rank 8 does to others' cities; the Marshal of 2016 seizes.
RAIDS = ("destroy", "exchange", "seize")
Tally = Counter[str]  # wins are counted in per cent


def weights_of(name: str, cards: Edition = PLAYED) -> Weights:
    """Return the weights of `strong` or of a style for an edition."""
    return tuned(SEATS, cards.word) if name == "strong" else style(name, SEATS, cards.word)


def game(name: str, number: int, seed: int, cards: Edition = PLAYED) -> Tally:
    """Play one game and count what the seat of that style does."""
    dice = Dice(seed * 1_000_003 + number)
    me = number % SEATS
    sits = [name if seat == me else "strong" for seat in range(SEATS)]
    players = [Policy(weights_of(who, cards), Dice(dice.below(1 << 60))) for who in sits]
    state = new_state([str(seat) for seat in range(SEATS)], any_rules(SEATS, dice, cards), dice.below(1 << 40))
    tally: Tally = Counter(games=1)
    while state.stack:
        frame = state.stack[-1]
        text = players[frame.seat].decide(state)
        if frame.seat == me:
            _count(tally, state, text)
        apply(state, text)
    own = state.players[me]
    won = winners(state)
    tally["won"] += 100 // len(won) if me in won else 0
    tally["kinds"] += len(set(own.kinds))
    tally["specials"] += sum(cards.kind[card] == "special" for card in own.names)
    return tally


def _count(tally: Tally, state: State, move: Move) -> None:
    frame, cards = state.stack[-1], state.rules.cards
    verb = move.verb
    if verb == "pick":
        tally["picks"] += 1
        tally[f"group {GROUPS.get(cards.rank[move.name], 7)}"] += 1
    elif verb in ("gold", "draw"):
        tally["resources"] += 1
        tally["gold"] += verb == "gold"
    elif verb == "build":
        tally["builds"] += 1
        tally["cost"] += cards.cost[move.name]
    elif verb in RAIDS:
        tally["raids"] += 1
    elif verb == "end" and type(frame) is Turn:
        tally["turns"] += 1
        tally["left"] += state.players[frame.seat].gold
        tally["rank 8"] += cards.rank[frame.role] == 8


def fingerprint(tally: Tally) -> list[float]:
    """Return the numbers of `MARKS`."""
    picks = max(1, tally["picks"])
    return [
        *[100 * tally[f"group {group}"] / picks for group in range(7)],
        100 * tally["gold"] / max(1, tally["resources"]),
        tally["cost"] / max(1, tally["builds"]),
        100 * tally["raids"] / max(1, tally["rank 8"]),
        tally["kinds"] / tally["games"],
        tally["specials"] / tally["games"],
        tally["left"] / max(1, tally["turns"]),
        tally["won"] / tally["games"],
    ]


def tallies(name: str, games: int, seed: int, cards: Edition = PLAYED) -> list[Tally]:
    """Play games and return what was counted in each."""
    return [game(name, number, seed, cards) for number in range(games)]


def summed(parts: Sequence[Tally]) -> Tally:
    """Add up what was counted."""
    return sum(parts, Counter())


def nearest(
    seen: Sequence[float], known: dict[str, list[float]], spread: Sequence[float], marks: Collection[str]
) -> str:
    """Return whose fingerprint is most like this one by some marks; `spread` is how far each mark strays."""

    def far(name: str) -> float:
        rows = zip(MARKS, seen, known[name], spread, strict=True)
        return sum(((a - b) / s) ** 2 for mark, a, b, s in rows if mark in marks)

    return min(known, key=far)


def straying(parts: Sequence[Sequence[float]]) -> list[float]:
    """Return the standard deviation of each mark between some fingerprints of one style."""
    columns = list(zip(*parts, strict=True))
    return [sqrt(sum((x - sum(column) / len(column)) ** 2 for x in column) / len(column)) + 1e-6 for column in columns]


def distinguish(
    games: int, handful: int, seed: int, cards: Edition = PLAYED, marks: Collection[str] = TELLING
) -> tuple[dict[str, list[float]], dict[str, float]]:
    """Learn every style's fingerprint from half of the games; return them, and the share of handfuls told rightly."""
    played = {name: tallies(name, games, seed, cards) for name in NAMES}
    half = games // 2
    known = {name: fingerprint(summed(parts[:half])) for name, parts in played.items()}
    chunks = {
        name: [fingerprint(summed(parts[at : at + handful])) for at in range(half, games - handful + 1, handful)]
        for name, parts in played.items()
    }
    spread = [sum(column) / len(column) for column in zip(*map(straying, chunks.values()), strict=True)]
    right = {
        name: sum(nearest(seen, known, spread, marks) == name for seen in parts) / len(parts)
        for name, parts in chunks.items()
    }
    return {name: fingerprint(summed(parts)) for name, parts in played.items()}, right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--handful", type=int, default=10, help="games by which a style is to be told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word, help="whose cards are played with")
    parser.add_argument("--by", nargs="+", choices=TELLING, default=TELLING, help="marks by which it is to be told")
    given = parser.parse_args()
    prints, right = distinguish(given.games, given.handful, given.seed, EDITIONS[given.edition], given.by)
    print("| style | " + " | ".join(MARKS) + f" | told by {given.handful} games |")
    print("|---" * (len(MARKS) + 2) + "|")
    for name, marks in prints.items():
        text = " | ".join(f"{value:.1f}" if value < 10 else f"{value:.0f}" for value in marks)
        print(f"| {name} | {text} | {100 * right[name]:.0f} % |")


if __name__ == "__main__":
    main()
