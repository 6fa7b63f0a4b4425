"""Bots that search: each option is played to the end of the round in worlds that fit the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple, Protocol, cast

from citadels.bots.blunders import Sense
from citadels.bots.guessing import Belief
from citadels.bots.memory import Memory
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.candidates import candidates
from citadels.bots.policy.forecast import BY_FORECAST, Forecast, OpponentType
from citadels.bots.policy.imagine import Experience, OpponentMix, WorldSampler
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.views.view import View, as_view
from tabletop.bots.protocol import Budget
from tabletop.bots.search import SearchResult, decide, explore
from tabletop.core.events import Event
from tabletop.core.rng import Dice

# What is said in the selection (R3).
SELECTION = ("pick", "discard")
# Playouts from which on two options can be called nearly as good.
KNOWN = 12


class SearchConfig(NamedTuple):
    """Settings of a searching bot: its own weights, its opponent models, the value function.

    `picks` and `turns` are playouts for a decision in the selection and in a turn (0: no search there); a choice is
    changed when the other's advantage is more than `z` standard errors. `temperature`: where characters are picked, one
    within about this much chance to win of the best is taken at random, so that a player cannot foresee the pick; more
    or less where more or less than half of the others are thought to forecast (`reading`), so not at all with habits
    by which nobody does (`habits` without `back`). It is at most the part `near` of the best one's chance away, and
    nothing is left to chance where that is below `least_chance`.
    `habits`: what it reads in the others, where each holds one character; none: they like what it would.
    `experience`: what comes of a character beyond what is imagined (`WorldSampler`).
    """

    own: Weights
    opponent_mix: OpponentMix
    value: tuple[float, ...]
    picks: int
    turns: int
    z: float = 1.0
    temperature: float = 0.0
    near: float = 0.1
    least_chance: float = 0.1
    habits: tuple[OpponentType, ...] = ()
    experience: Experience | None = None

    def sampler(self, view: View, options: Sequence[Move], dice: Dice) -> WorldSampler:
        """Build the rollout sampler for a decision."""
        return WorldSampler(view, options, self.own, self.opponent_mix, self.value, dice, self.experience)

    def reading(self, forecast: Forecast, me: int) -> SearchConfig:
        """Return it with what a seat expects of the others: beside nothing but forecasters it wavers twice as much."""
        wavering = self.temperature * 2 * forecast.naming_share(me, BY_FORECAST) if self.temperature else 0.0
        return self._replace(own=self.own.expecting(forecast), temperature=wavering)


class ConfigByTable(Protocol):
    """Finds what a searching bot plays by at a table: of so many, with the cards of an edition."""

    def __call__(self, seats: int, edition: str = ..., /) -> SearchConfig:
        """Return it."""


class Searcher:
    """Searches every decision that has more than one option."""

    blind = False
    native = True

    def __init__(self, config: ConfigByTable) -> None:
        # What it plays by at a table.
        self.config = config
        # What it remembers of this game; None until it has heard something.
        self.memory: Memory | None = None

    def hear(self, seen: View | Mapping[str, Any], events: Sequence[Event]) -> None:
        """Remember what was told since it was asked last, and what it sees now."""
        view = as_view(seen)
        config = self.config(len(view.players), view.rules.cards.word)
        if config.habits:
            self.memory = self.memory or Memory(config.habits, config.own)
            self.memory.hear(view, events)

    def settled(self, view: View) -> SearchConfig:
        """Return what it plays by at this table, with what it expects of the others by all it has seen of them."""
        config = self.config(len(view.players), view.rules.cards.word)
        if not config.habits or view.rules.each > 1:
            return config
        memory = self.memory or Memory(config.habits, config.own)
        return config.reading(memory.forecast(view), view.me)

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays; a search that is stopped answers with what it has."""
        if len(options) == 1:
            return 0
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        config = self.settled(view)
        if not config.turns and moves[0].verb not in SELECTION:
            return moves.index(Policy(config.own, dice).decide(Belief(view, moves).sample_state()))
        results, base = self.search(config, view, moves, dice, budget)
        if not results:
            return base
        best = decide(results, base, config.z)
        if config.temperature and moves[0].verb == "pick":
            best = one_of_the_best(results, best, config, dice)
        return best

    def look(
        self,
        seen: View | Mapping[str, Any],
        options: Sequence[Move],
        dice: Dice,
        budget: Budget,
        *,
        telling: bool = False,
    ) -> tuple[list[SearchResult], int]:
        """Return what the search found of each option tried, and the index of the choice without search."""
        view = as_view(seen)
        return self.search(self.settled(view), view, options, dice, budget, telling=telling)

    def search(
        self,
        config: SearchConfig,
        view: View,
        options: Sequence[Move],
        dice: Dice,
        budget: Budget,
        *,
        telling: bool = False,
    ) -> tuple[list[SearchResult], int]:
        """Try the options by what it plays by now; return what `look` does."""
        sampler = config.sampler(view, options, dice)
        base = options.index(Policy(config.own, dice).decide(sampler.belief.sample_state()))
        state = sampler.belief.deal(dice)
        sense = Sense(view, options.first if type(options) is Menu else options)
        tried = [at for at in candidates(state, options, config.own, base) if not sense.nonsense(options[at])] or [base]
        if base not in tried:
            base = tried[0]
        if len(tried) == 1:
            return [], base
        playouts = config.picks if options[0].verb in SELECTION else config.turns
        playouts = playouts * 4 // max(4, len(state.players))  # a round of many players takes longer to play out
        if budget.playouts is not None:
            playouts = budget.playouts
        playout = sampler.telling if telling else sampler.playout
        least = max(2, min(4, 20 // len(state.players)))
        results = explore(tried, base, sampler.world, playout, budget._replace(playouts=playouts), least)
        return results, base


def one_of_the_best(results: Sequence[SearchResult], best: int, config: SearchConfig, dice: Dice) -> int:
    """Return at random one of the options that are about as good as the best."""
    mark = next(result for result in results if result.option == best)
    temperature = config.temperature
    if not temperature or mark.playouts < KNOWN or mark.mean < config.least_chance:
        return best
    least = mark.mean - min(3 * temperature, config.near * mark.mean)
    near = [result for result in results if result.playouts == mark.playouts and result.mean >= least]
    weights = [exp((result.mean - mark.mean) / temperature) for result in near]
    at, left = 0, dice.unit() * sum(weights)
    while left >= weights[at] and at < len(near) - 1:
        left -= weights[at]
        at += 1
    return near[at].option
