"""Counts habits of Catan's bots at a table of four of a kind: offers, early ends of turns, swaps undone, the robber.

    PYTHONPATH=src:. python -m bench.catan_manners casual --games 60 --seed 900 [--jobs 2]

Offers to a person are the answers asked of one seat in a game. A turn ends too early where its hand pays for a road
and a settlement at its end, for a city or a settlement, or for a development card; a card is unsaved where the hand
does not nearly pay for a city or a settlement. A swap is undone where a kind got
in a turn is given away in it. A run of robberies is by one player on another, while a third with cards had at most one
point less in sight.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from catan.bots import BOTS
from catan.bots.arena import CATAN
from catan.core.board import BOTH_ENDS, bits
from catan.core.frames import Answer, Robber, Steal
from catan.core.moves import Move
from catan.core.pieces import CITIES, SETTLEMENTS
from catan.core.resources import COST_OF_CITY, COST_OF_ROAD, COST_OF_SETTLEMENT, KINDS, Bundle, count, counts, holds
from catan.core.state import State
from catan.flow.building import buildable, free_paths
from catan.flow.seven import victims
from tabletop.core.rng import draw
from tabletop.lab.arena import dice_for, each_move, wilson
from tabletop.lab.executors import add_options, executor_for

SEATS = 4
# A person who is asked more often in a game is asked too often.
MANY_OFFERS = 15
COST_OF_BOTH = COST_OF_ROAD + COST_OF_SETTLEMENT
# A hand that lacks so many cards is saved for what it lacks them for.
NEARLY = 2
# A run of so many robberies of one player is long.
LONG_RUN = 5


class Task(NamedTuple):
    """A game to play: by which bots, and from which number the deal is drawn."""

    bot: str
    number: int


class Robberies:
    """The runs of robberies of a game: by the robber, whom, and how often while another was as close."""

    def __init__(self) -> None:
        self.runs: dict[int, tuple[int, int]] = {}
        self.longest = 0

    def note(self, state: State, thief: int, victim: int) -> None:
        """Count a robbery about to happen."""
        before, number = self.runs.get(thief, (victim, 0))
        if before != victim:
            number = 0
        points = state.visible_points
        close = any(
            state.hands[other] and points[other] >= points[victim] - 1
            for other in state.others(thief)
            if other != victim
        )
        if close or not number:
            number += 1
        self.runs[thief] = victim, number
        self.longest = max(self.longest, number)


def has_pair(state: State, seat: int) -> bool:
    """Return whether a player can build a road and then a settlement that it reaches, at once."""
    if not holds(state.hands[seat], COST_OF_BOTH) or len(state.settlements[seat]) == SETTLEMENTS:
        return False
    free = ~state.blocked_corners & ~state.road_corners[seat]
    return any(BOTH_ENDS[path] & free for path in bits(free_paths(state, seat)))


def is_saved(state: State, seat: int) -> bool:
    """Return whether a hand within the limit lacks one or two cards for a city or a settlement that can be built.

    A settlement may need a road before it.
    """
    hand = counts(state.hands[seat])
    if sum(hand) > state.rules.discard_limit:
        return False
    goals = [COST_OF_CITY] if state.settlements[seat] and len(state.cities[seat]) < CITIES else []
    if len(state.settlements[seat]) < SETTLEMENTS:
        here = state.road_corners[seat] & ~state.blocked_corners
        free = ~state.blocked_corners & ~here
        goals += [COST_OF_SETTLEMENT] if here else []
        goals += [COST_OF_BOTH] if any(BOTH_ENDS[path] & free for path in bits(free_paths(state, seat))) else []
    lacking = [sum(max(0, need - have) for need, have in zip(counts(cost), hand, strict=True)) for cost in goals]
    return any(0 < number <= NEARLY for number in lacking)


def behaviour(task: Task) -> tuple[Counter[str], list[int]]:
    """Play a game; return what was counted in it, and the offers to each seat."""
    _, seed = draw(task.number)
    state: Any = CATAN.new(SEATS, {}, seed)
    bots = [BOTS[task.bot]() for _ in range(SEATS)]
    tally, offers, robberies = Counter[str](), [0] * SEATS, Robberies()
    got: set[int] = set()
    for options, at in each_move(CATAN, state, bots, dice_for(seed, SEATS)):
        frame, move = state.stack[-1], options[at]
        if isinstance(frame, Answer):
            offers[frame.seat] += 1
        elif isinstance(frame, Steal):
            robberies.note(state, frame.seat, move.at)
        elif isinstance(frame, Robber):
            _note_single_victim(state, frame.seat, move, robberies)
        elif move.verb in ("end", "roll"):
            if move.verb == "end":
                _note_end(state, frame.seat, tally)
            got.clear()
        elif move.verb == "confirm":
            reply = next(reply for reply in frame.replies if reply.seat == move.at)
            terms = (reply.get, reply.give) if reply.verb == "bid" else (frame.offer.give, frame.offer.get)
            _note_swap(*terms, got, tally)
            tally["closed"] += 1
        elif move.verb == "bank":
            tally["bank"] += 1
            _note_swap(move.give or 0, move.get or 0, got, tally)
        elif move.verb == "offer":
            tally["offers"] += 1
    tally["rounds"] += state.round
    tally["long runs"] += robberies.longest >= LONG_RUN
    tally[f"longest run {robberies.longest:2}"] += 1
    return tally, offers


def _note_single_victim(state: State, seat: int, move: Move, robberies: Robberies) -> None:
    here, state.robber = state.robber, move.at
    there = victims(state, seat)
    state.robber = here
    if len(there) == 1:
        robberies.note(state, seat, there[0])


def _note_end(state: State, seat: int, tally: Counter[str]) -> None:
    tally["turns"] += 1
    tally["road and settlement left"] += has_pair(state, seat)
    verbs = {move.verb for move in buildable(state, seat)}
    tally["city or settlement left"] += bool(verbs & {"city", "settle"})
    if "buy" in verbs:
        tally["card left"] += 1
        tally["unsaved card left"] += not is_saved(state, seat)


def _note_swap(give: Bundle, get: Bundle, got: set[int], tally: Counter[str]) -> None:
    tally["undone swaps"] += any(count(give, kind) for kind in got)
    got |= {kind for kind in KINDS if count(get, kind)}


def share(part: float, whole: int) -> str:
    """Return a share in per cent with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{100 * part / max(1, whole):.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {whole}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=tuple(BOTS))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=900)
    add_options(parser)
    given = parser.parse_args()
    total, by_seat = Counter[str](), list[int]()
    with executor_for(given) as executor:
        tasks = [Task(given.bot, number) for number in range(given.seed, given.seed + given.games)]
        for tally, offers in executor(behaviour, tasks):
            total += tally
            by_seat += offers
    games = given.games
    print(
        f"{games} games of {given.bot}, {total['rounds'] / games:.1f} rounds, {total['bank'] / games:.1f} bank trades"
    )
    print(f"offers to a person: {sum(by_seat) / len(by_seat):.1f} a game, most {max(by_seat)};", end=" ")
    print(f"over {MANY_OFFERS}: {share(sum(number > MANY_OFFERS for number in by_seat), len(by_seat))}")
    print(f"closed: {share(total['closed'], total['offers'])}")
    for what in ("road and settlement left", "city or settlement left", "card left", "unsaved card left"):
        print(f"{what}: {total[what]}, {share(total[what], total['turns'])} turns")
    print(f"swaps undone: {total['undone swaps']}")
    print(f"{LONG_RUN} robberies in a row: {share(total['long runs'], games)} games")
    print("longest run:", {key[-2:]: number for key, number in sorted(total.items()) if key.startswith("longest")})


if __name__ == "__main__":
    main()
