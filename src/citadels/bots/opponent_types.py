"""Prior over opponent types, at tables where each player holds one character."""

from __future__ import annotations

from functools import cache

from citadels.bots.casual import hand_set
from citadels.bots.policy import Weights
from citadels.bots.policy.forecast import BY_COUNTING, BY_FORECAST, BY_LIKING, OpponentType
from citadels.bots.weights import pick_tables, tuned
from citadels.core.registry import EDITIONS, PLAYED

# How sharply the weights set by hand tell picks: so those of the casual bot are foretold best.
BY_HAND = 1.5


@cache
def habits(seats: int, edition: str = PLAYED.word, *, back: bool = True) -> tuple[OpponentType, ...]:
    """Return the habits, with the share of players each is thought to have before anything is seen of them.

    In order: the tuned weights, people's picks by what a character brings now, the picks of bots that search, the
    weights set by hand, and no habit at all. Bots that search are thought to forecast one's own picks as one does
    theirs; without `back`, to think that one likes what they would. With the cards of an edition that has no tables of
    picks, people and bots that search are thought to pick by the tuned weights, too: their names still tell them apart.
    """
    cards = EDITIONS[edition]
    tables, own = pick_tables(cards), tuned(seats, edition)
    alike = OpponentType(own.pick, own.turn.read, 1.0)
    by_hand = OpponentType(hand_set(seats, edition).pick, BY_HAND, 0.5)
    searching_names = BY_FORECAST if back else BY_LIKING
    if not tables:
        by_names = [alike._replace(names=names) for names in (BY_COUNTING, searching_names)]
        return alike, *by_names, by_hand, OpponentType({}, 0.0, 1.0, BY_COUNTING)
    people, searching = (Weights({"pick": tables[whose]}, cards).pick for whose in ("people", "searching"))
    return (
        alike,
        OpponentType(people, 1.0, 2.0, BY_COUNTING),
        OpponentType(searching, 1.0, 2.0, searching_names),
        by_hand,
        OpponentType({}, 0.0, 0.5, BY_COUNTING),
    )
