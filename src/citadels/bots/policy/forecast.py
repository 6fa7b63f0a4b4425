"""Forecasting what others pick: a handful of habits, each with a share in every player, learnt as the table plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from citadels.bots.policy.picks import common, row
from citadels.core.state import State

# No habit's share falls below this part of what it is at first: people change their minds.
FLOOR = 0.02
# Added to every chance before it counts for or against a habit: one odd pick is no proof.
DOUBT = 0.02
# How much a pick that nobody expected changes the liking for a character, in the unit of the pick weights.
STEP = 0.35
# Likings are cut off here on either side.
STRONGEST = 4.0


# How names are said: any of those that are likeliest by counting; by what one would have picked oneself; by a forecast.
BY_COUNTING, BY_LIKING, BY_FORECAST = "counting", "liking", "forecast"


class OpponentType(NamedTuple):
    """One way to pick characters, read from what everyone sees.

    `rows` are pick weights by character (`FEATURES`), `read` is how sharply they tell (0: not at all), `share` how many
    play so, in proportion, before anything is known of them. Who has it says the `names` of characters by counting
    alone, as one who thinks that all like what they would like, or as one who forecasts like this.
    """

    rows: Mapping[str, Sequence[float]]
    read: float
    share: float
    names: str = BY_LIKING


class OpponentModel(NamedTuple):
    """A model of one player: the share of each opponent type, and likings of their own that no type explains."""

    shares: tuple[float, ...]
    own: Mapping[str, float]

    def weigh(self, lines: Sequence[float], first: Sequence[float]) -> OpponentModel:
        """Return what is known once each habit has foretold so much of what this player did."""
        parts = [share * value for share, value in zip(self.shares, lines, strict=True)]
        whole = sum(parts)
        shares = [(1 - FLOOR) * part / whole + FLOOR * begun for part, begun in zip(parts, first, strict=True)]
        return self._replace(shares=tuple(shares))

    def learn(self, liked: Sequence[Mapping[str, float]], pool: Sequence[str], taken: str,
              first: Sequence[float]) -> OpponentModel:  # fmt: skip
        """Return what is known once this player took a character out of a pool.

        `liked` is what each habit makes of the characters (`Forecast.likings`), `first` are the shares at first.
        """
        each = [chances(item, pool) for item in liked]
        expected = mixed(each, self.shares, len(pool))
        at = pool.index(taken)
        own = dict(self.own)
        for place, name in enumerate(pool):
            own[name] = own.get(name, 0.0) + STEP * ((place == at) - expected[place])
        return self._replace(own=own).weigh([item[at] + DOUBT for item in each], first)


def unknown(habits: Sequence[OpponentType]) -> OpponentModel:
    """Return what is known of a player who has picked nothing yet."""
    whole = sum([habit.share for habit in habits])
    return OpponentModel(tuple([habit.share / whole for habit in habits]), {})


def weigh_by_table(leanings: Mapping[int, OpponentModel], first: Sequence[float]) -> dict[int, OpponentModel]:
    """Return what is known of players who sit at one table, where most are of a kind.

    By how much the others' shares are, in the mean, larger or smaller than they were at `first` counts for each player,
    beside what that player did.
    """
    result = {}
    for seat, leaning in leanings.items():
        others = [other.shares for at, other in leanings.items() if at != seat] or [tuple(first)]
        mean = [sum(each) / len(others) for each in zip(*others, strict=True)]
        result[seat] = leaning.weigh([now / begun for now, begun in zip(mean, first, strict=True)], first)
    return result


def _liking(habit: OpponentType, name: str, seen: Sequence[float]) -> float:
    if not habit.read:
        return 0.0
    liked: float = habit.read * sum(map(mul, seen, habit.rows[name]))
    return max(-STRONGEST, min(STRONGEST, liked))


def chances(liked: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """Return the chance of each of some characters to be taken, by how much they are liked."""
    parts = [liked[name] for name in names]
    whole = sum(parts)
    return [part / whole for part in parts]


def mixed(each: Sequence[Sequence[float]], shares: Sequence[float], count: int) -> list[float]:
    """Return the mean of so many chances by each habit's share."""
    result = [0.0] * count
    for share, item in zip(shares, each, strict=True):
        for at, chance in enumerate(item):
            result[at] += share * chance
    return result


class Forecast:
    """A forecast of what the others pick this round, from one look at the table; read again and again."""

    __slots__ = ("_liked", "habits", "leanings", "state")

    def __init__(self, state: State, habits: Sequence[OpponentType], leanings: Mapping[int, OpponentModel]) -> None:
        self.state, self.habits, self.leanings = state, habits, leanings
        self._liked: dict[int, list[dict[str, float]]] = {}

    def leaning(self, seat: int) -> OpponentModel:
        """Return what is known of a player."""
        return self.leanings.get(seat) or unknown(self.habits)

    def likings(self, seat: int) -> list[dict[str, float]]:
        """Return for each habit how much this seat likes each character of the cast: a factor, above 0."""
        liked = self._liked.get(seat)
        if liked is None:
            liked = self._liked[seat] = self._read(seat, self.leaning(seat).own)
        return liked

    def _read(self, seat: int, own: Mapping[str, float]) -> list[dict[str, float]]:
        features = common(self.state, seat, own=False)
        rows = {name: row(self.state, seat, features, name) for name in self.state.rules.cast}
        return [
            {name: exp(own.get(name, 0.0) + _liking(habit, name, seen)) for name, seen in rows.items()}
            for habit in self.habits
        ]

    def chances(self, seat: int, names: Sequence[str]) -> list[float]:
        """Return the chance of each of some characters to be this seat's pick from among them."""
        each = [chances(liking, names) for liking in self.likings(seat)]
        return mixed(each, self.leaning(seat).shares, len(names))

    def names_so(self, seat: int, way: str) -> float:
        """Return the chance that this seat says names in this way."""
        shares = self.leaning(seat).shares
        return sum([share for share, habit in zip(shares, self.habits, strict=True) if habit.names == way])

    def naming_share(self, seat: int, way: str) -> float:
        """Return how many of the players beside this seat are thought to say names in this way: a part of one."""
        others = [other for other in range(len(self.state.players)) if other != seat]
        return sum([self.names_so(other, way) for other in others]) / len(others)
