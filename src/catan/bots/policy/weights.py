"""The weights of the policy: one record of numbers, tuned by self-play (bench/train/catan_climb.py)."""

from __future__ import annotations

from dataclasses import dataclass, field

from catan.core.resources import KINDS

# Pips of one kind up to which the tables of growth go: four cities and a settlement at sixes and eights.
MOST_PIPS = 160


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Weights of the policy, in victory points unless a comment says otherwise.

    Two records are the same only if they are one object, so that caches by them are quick.
    """

    # The value of an income at the start of a game: by pips of each kind to a power below 1, so that variety counts.
    pip: tuple[float, ...] = (0.4, 0.4, 0.35, 0.43, 0.42)
    power: float = 0.65
    # How much of that is left at the end of a game.
    late: float = 0.1
    # The same while placing (K2.6), where the first incomes are compared.
    place_pip: tuple[float, ...] = (0.4, 0.4, 0.35, 0.43, 0.42)
    place_power: float = 0.65
    # While placing: for a number that is there already, for the best corner beyond the road, for each new kind.
    same_number: float = -0.12
    beyond: float = 0.3
    place_kind: float = 0.0
    place_any_harbour: float = 0.3
    place_own_harbour: float = 0.07
    # A pip of each kind at a corner that is not built on yet, and a harbour there.
    spot_pip: tuple[float, ...] = (0.1, 0.1, 0.09, 0.11, 0.11)
    spot_harbour: float = 0.2
    # A 3:1 harbour, and a 2:1 harbour for each pip of its kind.
    any_harbour: float = 0.3
    own_harbour: float = 0.07
    # The weight of the best free corner by the number of roads to it (0 to 2).
    away: tuple[float, ...] = (0.45, 0.28, 0.14)
    # Building beyond its point and its income.
    settling: float = 0.0
    upgrading: float = 0.0
    road: float = 0.0
    # A development card in hand, one to buy as a goal.
    card: float = 0.65
    buying: float = 0.95
    # Steps towards Largest Army (3, 2, 1 knights missing) and Longest Road (4 to 0 roads missing) (K9); holding on.
    knights: tuple[float, ...] = (0.0, 0.35, 0.85)
    roads: tuple[float, ...] = (0.0, 0.02, 0.05, 0.1, 0.25)
    prize: float = 2.0
    # Goals of a hand: the factor of a settlement by the roads to it, of the longest road.
    goal_settle: tuple[float, ...] = (0.78, 0.86, 0.93)
    goal_city: float = 1.0
    goal_road: float = 1.0
    # A hand that pays for a goal is worth this part of it; half after so many throws of waiting.
    ready: float = 0.85
    half_life: float = 14.0
    later: float = 0.3
    exchange: float = 0.93
    second: float = 0.45
    spare: float = 0.04
    above_limit: float = 0.75
    # The robber: a pip that he takes from a rival and from oneself, the theft, and whom he hits.
    block: float = 0.09
    own: float = 2.5
    theft: float = 0.15
    hinder: float = 0.4
    hinder_points: float = 1.0
    hinder_leader: float = 0.3
    # A knight in hand as protection, and what a move must gain to be better than ending the turn.
    held_knight: float = 0.3
    least: float = 0.02
    # Trade: the partner's gain at equal points and by each point that they are ahead; what a trade must gain.
    rivalry: float = 0.35
    rivalry_points: float = 0.1
    least_to_offer: float = 0.12
    # How much of what speaks to a partner against an offer must be outweighed before it is made: all of it, or a part.
    sure: float = 1.0
    least_to_accept: float = 0.06
    least_to_bid: float = 0.12
    least_to_confirm: float = 0.03

    # Tables made from these: the value of an income of one kind by its pips.
    growth: tuple[tuple[float, ...], ...] = field(init=False, repr=False)
    place_growth: tuple[tuple[float, ...], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "growth", _table(self.pip, self.power))
        object.__setattr__(self, "place_growth", _table(self.place_pip, self.place_power))


def _table(pip: tuple[float, ...], power: float) -> tuple[tuple[float, ...], ...]:
    return tuple([tuple([pip[kind] * float(pips**power) for pips in range(MOST_PIPS)]) for kind in KINDS])


HAND_SET = Weights()

# Tuned by self-play: bench/train/catan_climb.py, 47,200 games, seed 1 (docs/catan/bots.md).
TUNED = Weights(
    pip=(0.586, 0.554, 0.401, 0.761, 0.542),
    power=0.789,
    late=0.079,
    place_pip=(0.404, 0.463, 0.430, 0.588, 0.657),
    place_power=0.597,
    same_number=-0.008,
    beyond=0.208,
    place_kind=0.033,
    place_any_harbour=0.323,
    place_own_harbour=0.048,
    spot_pip=(0.119, 0.140, 0.087, 0.123, 0.169),
    spot_harbour=0.216,
    any_harbour=0.264,
    own_harbour=0.061,
    away=(0.695, 0.343, 0.102),
    settling=-0.011,
    upgrading=0.076,
    road=0.200,
    card=0.359,
    buying=0.724,
    knights=(0.112, 0.510, 0.720),
    roads=(-0.134, 0.013, 0.054, 0.131, 0.123),
    prize=1.321,
    goal_settle=(1.570, 0.707, 0.540),
    goal_city=0.793,
    goal_road=0.733,
    ready=0.376,
    half_life=12.112,
    later=0.362,
    exchange=0.475,
    second=0.355,
    spare=0.033,
    above_limit=0.821,
    block=0.058,
    own=4.719,
    theft=0.116,
    hinder=0.392,
    hinder_points=1.157,
    hinder_leader=0.244,
    held_knight=0.249,
    least=0.019,
    sure=0.6,
)
