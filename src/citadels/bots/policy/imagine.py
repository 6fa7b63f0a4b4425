"""Imagined worlds: dealt from a view, played to the end of the round by policies, judged by the value function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from operator import mul
from typing import NamedTuple

from citadels.bots.guessing import Belief
from citadels.bots.policy.forecast import BY_COUNTING, BY_FORECAST, Forecast
from citadels.bots.policy.picks import common, row
from citadels.bots.policy.play import Policy
from citadels.bots.policy.value import chances
from citadels.bots.policy.weights import Weights
from citadels.cards.roles.thief import ROBBED
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.views.view import View
from tabletop.core.engine import apply
from tabletop.core.rng import Dice

# For a way to say names: pick weights by character.
Experience = Mapping[str, Mapping[str, Sequence[float]]]
# In place of a way: of players whom nobody reads, where each holds two characters.
UNREAD = "unread"


def naming_share(forecast: Forecast | None, seat: int, way: str) -> float:
    """Return how many of the players beside a seat are thought to be such: all of them `UNREAD` without a forecast."""
    return float(way == UNREAD) if forecast is None else forecast.naming_share(seat, way)


class OpponentMix(NamedTuple):
    """A mix of opponent types, by how they name characters: as they would pick, by counting alone, by a forecast."""

    liking: Sequence[Weights]
    counting: Sequence[Weights] = ()
    forecasting: Sequence[Weights] = ()


class World(NamedTuple):
    """One way things could be: the state, the weights each seat plays by, and the chance its play begins with."""

    state: State
    players: tuple[Weights, ...]
    seed: int


class Regard:
    """Estimates of how much seats like characters, by one who plays by `own`.

    An object of its own, since the belief of an `WorldSampler` refers to it: with a reference back to the imagination,
    the two would stay after each decision until the garbage collector comes (docs/adr/0022).
    """

    __slots__ = ("known", "own")

    def __init__(self, own: Weights) -> None:
        self.own = own
        self.known: dict[int, list[float]] = {}  # by seat, what is worked out once

    def liking(self, state: State, seat: int, name: str) -> float:
        """Estimate how much a seat likes a character, from what everyone sees."""
        known, forecast = self.known.get(seat), self.own.forecast
        if forecast is not None:
            cast = state.rules.cast
            if known is None:
                known = self.known[seat] = forecast.chances(seat, cast)
            return log(known[cast.index(name)])
        if known is None:
            known = self.known[seat] = common(state, seat, own=False)
        liked: float = sum(map(mul, row(state, seat, known, name), self.own.pick[name]))
        return max(-3.0, min(3.0, self.own.turn.read * liked))


class WorldSampler:
    """A sampler of worlds for one decision: worlds to try the options in, always by the same means.

    `experience` corrects it where it is known to err: among players who name in one way, or are not read, a row for a
    character (`FEATURES`) tells how much better or worse off than imagined one is who picks it rather than another, in
    the logarithm of the odds. A character without a row does as well as imagined.
    """

    __slots__ = ("belief", "dice", "forecasting", "me", "odds", "opponent_mix", "options", "own", "value")

    def __init__(
        self, view: View, options: Sequence[Move], own: Weights, opponent_mix: OpponentMix,
        value: Sequence[float], dice: Dice, experience: Experience | None,
    ) -> None:  # fmt: skip
        self.own, self.opponent_mix, self.value = own, opponent_mix, value
        # Those who forecast as this seat does: of this seat, too, they think what its picks have told.
        self.forecasting = (
            [weights.expecting(own.forecast) for weights in opponent_mix.forecasting] if own.forecast else []
        )
        self.options = options
        self.dice = dice
        self.belief = Belief(view, options, Regard(own).liking)
        self.me = self.belief.me
        self.odds = self._experienced(view, experience) if experience and options[0].verb == "pick" else ()

    def _experienced(self, view: View, experience: Experience) -> Sequence[float]:
        """Return what the odds of each pick are multiplied by."""
        me = self.me
        shares = [(naming_share(self.own.forecast, me, way), rows) for way, rows in experience.items()]
        seen = common(view, me)

        def misjudged(name: str) -> float:
            features = row(view, me, seen, name)
            off: float = sum([share * sum(map(mul, features, rows.get(name, ()))) for share, rows in shares])
            return off

        return [exp(misjudged(option.name)) for option in self.options]

    def world(self) -> World:
        """Deal a world and seat the others in it, each as somebody who may well sit there."""
        dice = self.dice
        state = self.belief.deal(dice)
        players = []
        for seat in range(len(state.players)):
            alike = self._alike(seat)
            players.append(alike[dice.below(len(alike))])
        players[self.me] = self.own
        return World(state, tuple(players), dice.below(1 << 60))

    def _alike(self, seat: int) -> Sequence[Weights]:
        """Draw how a seat says names, and return how they may play who say them so."""
        forecast = self.own.forecast
        if forecast is None:
            return self.opponent_mix.liking
        drawn = self.dice.unit() - forecast.names_so(seat, BY_COUNTING)
        if drawn < 0:
            return self.opponent_mix.counting
        return self.forecasting if drawn < forecast.names_so(seat, BY_FORECAST) else self.opponent_mix.liking

    def playout(self, world: World, option: int) -> tuple[float, Mapping[str, float]]:
        """Play an option and the round to its end; return this seat's chance to win."""
        state = world.state.clone()
        apply(state, self.options[option])
        self._round(state, world)
        return self._chance(state, option), {}

    def telling(self, world: World, option: int) -> tuple[float, Mapping[str, float]]:
        """The same with notes of what became of this seat: gold, builds, cards, killed, robbed, finished."""
        state = world.state.clone()
        before = state.players[self.me]
        gold, built, cards = before.gold, len(before.city), len(before.hand)
        apply(state, self.options[option])
        killed, robbed = self._watched(state, world)
        after = state.players[self.me]
        notes = {
            "gold": after.gold - gold, "built": len(after.city) - built, "cards": len(after.hand) - cards,
            "killed": killed, "robbed": robbed, "finished": float(after.completed is not None),
        }  # fmt: skip
        return self._chance(state, option), notes

    def _chance(self, state: State, option: int) -> float:
        """Return this seat's chance to win after the round that an option began."""
        chance = chances(state, self.value)[self.me]
        if not self.odds:
            return chance
        odds = self.odds[option]
        return chance * odds / (1 + chance * (odds - 1))

    def _round(self, state: State, world: World) -> None:
        dice = Dice(world.seed)
        policies = [Policy(weights, dice) for weights in world.players]
        # The round of the decision: the option itself may have ended it, and is not to be judged a round later.
        now, stack = world.state.round, state.stack
        while stack and state.round == now:
            apply(state, policies[stack[-1].seat].decide(state))

    def _watched(self, state: State, world: World) -> tuple[float, float]:
        dice = Dice(world.seed)
        policies = [Policy(weights, dice) for weights in world.players]
        now, stack = world.state.round, state.stack
        killed = robbed = 0.0
        while stack and state.round == now:
            own = state.players[self.me].characters
            killed = max(killed, float(any(state.is_withheld(name) for name in own)))
            robbed = max(robbed, float(ROBBED.on(state) in own))
            apply(state, policies[stack[-1].seat].decide(state))
        return killed, robbed
