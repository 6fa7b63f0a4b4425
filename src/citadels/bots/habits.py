"""The habits that a searching bot reckons with in others, at tables where each holds one character."""

from __future__ import annotations

from functools import cache

from citadels.bots.casual import hand_set
from citadels.bots.policy import Weights
from citadels.bots.policy.forecast import BY_COUNTING, BY_FORECAST, BY_LIKING, Habit
from citadels.bots.weights import pick_tables, tuned
from citadels.core.registry import EDITIONS, PLAYED

# How sharply the weights set by hand tell picks: so those of the casual bot are foretold best.
BY_HAND = 1.5


@cache
def habits(seats: int, edition: str = PLAYED.word, *, back: bool = True) -> tuple[Habit, ...]:
    """Return the habits, with the share of players each is thought to have before anything is seen of them.

    In order: the tuned weights, people's picks by what a character brings now, the picks of bots that search, the
    weights set by hand, and no habit at all. Bots that search are thought to forecast one's own picks as one does
    theirs; without `back`, to think that one likes what they would. There are no habits with the cards of an edition
    that has no tables of picks.
    """
    cards = EDITIONS[edition]
    tables = pick_tables(cards)
    if not tables:
        return ()
    own = tuned(seats, edition)
    people, searching = (Weights({"pick": tables[whose]}, cards).pick for whose in ("people", "searching"))
    return (
        Habit(own.pick, own.turn.read, 1.0),
        Habit(people, 1.0, 2.0, BY_COUNTING),
        Habit(searching, 1.0, 2.0, BY_FORECAST if back else BY_LIKING),
        Habit(hand_set(seats, edition).pick, BY_HAND, 0.5),
        Habit({}, 0.0, 0.5, BY_COUNTING),
    )
