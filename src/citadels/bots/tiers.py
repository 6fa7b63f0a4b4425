"""The seven tiers, weakest first; weights are read when the first bot of a tier sits down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from citadels.bots.casual import Weighted, hand_set
from citadels.bots.expert import SearchConfig, Searcher
from citadels.bots.newcomer import learner, newcomer, with_bend
from citadels.bots.opponent_types import habits
from citadels.bots.policy import Weights
from citadels.bots.policy.imagine import OpponentMix
from citadels.bots.styles import STYLE_OF, STYLES, style, tuned_in_temper
from citadels.bots.weights import experience_of, pick_tables, tuned, value_function
from citadels.core.registry import EDITIONS, PLAYED
from tabletop.bots.protocol import Allowance, Bot, Factory, by_deadlines

# Milliseconds after which a search begins no new world. One world more and the rest of the decision must fit into 300
# and 1000 on a slow telephone.
DEADLINES = {"adept": 220, "expert": 220, "master": 850}


# How far a person's pick wavers, in the unit of the table of people's picks, which tells the logarithm of a chance.
WIDE = 4.0


def deadlines(clock: Callable[[], float] | None) -> Allowance:
    """Return what each tier may spend on a decision by a clock of milliseconds; no clock, no deadline."""
    return by_deadlines(DEADLINES, clock)


@cache
def _opponent_mix(seats: int, edition: str) -> OpponentMix:
    """Return the opponent mix: most play well, some by the book, some in a style of their own.

    Half of those who name by counting pick as people do, half of those who name by a forecast as bots that search, as
    far as there are tables of that.
    """
    cards = EDITIONS[edition]
    own, styles = tuned(seats, edition), [style(name, seats, edition) for name in STYLES]
    ways = (*[own] * 6, *[Weights(cards=cards)] * 2, *styles)
    tables = pick_tables(cards)
    people, searching = (
        [Weights({**own.write(), "pick": tables[whose], "pick_noise": WIDE}, cards)] * len(ways) if tables else []
        for whose in ("people", "searching")
    )
    return OpponentMix(ways, [weights.by_counting() for weights in (*ways, *people)], (*ways, *searching))


def _config(seats: int, edition: str, *, reads: bool = True, back: bool = False, **how: Any) -> SearchConfig:
    read = habits(seats, edition, back=back) if reads and seats > 2 else ()  # two hold two characters each
    return SearchConfig(
        tuned(seats, edition), _opponent_mix(seats, edition), value_function(seats, edition), habits=read, **how
    )


@cache
def adept_config(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    """Return what the Adept plays by: it searches every decision, in very few worlds, and reads nobody."""
    return _config(seats, edition, reads=False, picks=24, turns=24)


@cache
def expert_config(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    """Return what the Expert plays by: it searches every decision, in few worlds."""
    return _config(seats, edition, picks=48, turns=48)


@cache
def master_config(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    """Return what the Master plays by: more worlds, experience, chance in its picks, a thought for being read."""
    known = experience_of(EDITIONS[edition])
    return _config(seats, edition, picks=320, turns=96, temperature=0.02, back=True, experience=known)


@cache
def hint_config(seats: int = 4, edition: str = PLAYED.word) -> SearchConfig:
    """Return what hints are found by: every decision, in a time one does not mind waiting."""
    return _config(seats, edition, picks=96, turns=64)


def casual(temper: str | None = None) -> Bot:
    """Return a bot with hand-set weights; bent towards a temper, if one is given."""
    return Weighted(with_bend(hand_set, temper))


def strong() -> Bot:
    """Return a bot with tuned weights."""
    return Weighted(tuned)


def adept() -> Bot:
    """Return a bot that searches, in very few worlds."""
    return Searcher(adept_config)


def expert() -> Bot:
    """Return a bot that searches, in few worlds."""
    return Searcher(expert_config)


def master() -> Bot:
    """Return a bot that searches in many worlds, and whose picks cannot be read."""
    return Searcher(master_config)


def styled(name: str) -> Factory:
    """Return the maker of a bot with the temper of a style, at the strong tier; other processes can be handed it."""
    return partial(_of_temper, next(temper for temper, own in STYLE_OF.items() if own == name))


def with_temper(strength: str, temper: str) -> Factory | None:
    """Return the maker of a bot of a tier with a temper; None where it plays without: those that search have none."""
    make = IN_TEMPER.get(strength)
    return partial(make, temper) if make else None


def _of_temper(name: str) -> Bot:
    return Weighted(partial(tuned_in_temper, name))


IN_TEMPER: dict[str, Callable[[str], Bot]] = {
    "newcomer": newcomer,
    "learner": learner,
    "casual": casual,
    "strong": _of_temper,
}
TIERS: dict[str, Factory] = {
    "newcomer": newcomer,
    "learner": learner,
    "casual": casual,
    "strong": strong,
    "adept": adept,
    "expert": expert,
    "master": master,
}
