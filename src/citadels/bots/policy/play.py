"""The policy: a move for each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from citadels.bots.policy import answers, hands, paying, tokens
from citadels.bots.policy.picks import likings
from citadels.bots.policy.turns import crown_late, play_turn
from citadels.bots.policy.weights import Weights
from citadels.cards.districts.classic import Recover
from citadels.cards.districts.dark_city import Search, Thank
from citadels.cards.edition_2016.districts.building import PayInCards
from citadels.cards.edition_2016.districts.theater import Recast
from citadels.cards.edition_2016.roles.blackmailer import Bribe, Unmask
from citadels.cards.edition_2016.roles.cardinal import Repay
from citadels.cards.edition_2016.roles.emperor import LateCrowning
from citadels.cards.edition_2016.roles.magistrate import Serve
from citadels.cards.edition_2016.roles.scholar import Study
from citadels.cards.edition_2016.roles.seer import GiveBack
from citadels.cards.roles.emperor import ThankEmperor
from citadels.cards.roles.wizard import Take
from citadels.core.frames import Keep, Turn
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.flow.draft import Choose, discards
from tabletop.core.engine import options as options_of
from tabletop.core.rng import Dice

Answer = Callable[[State, Any, Sequence[Move], Weights], Move]
ANSWERS: dict[type, Answer] = {
    Keep: answers.keep,
    Take: answers.take,
    ThankEmperor: answers.give,
    Recover: answers.recover,
    Search: answers.search,
    Thank: answers.thank,
    Study: answers.keep,
    GiveBack: hands.give_back,
    Recast: hands.recast,
    Bribe: tokens.bribe,
    Unmask: tokens.unmask,
    Serve: tokens.serve,
    PayInCards: paying.spend,
    Repay: paying.spend,
    LateCrowning: crown_late,
}


class Policy:
    """Plays by weights, for the current player, from what that seat may know."""

    __slots__ = ("dice", "weights")

    def __init__(self, weights: Weights, dice: Dice) -> None:
        self.weights = weights
        self.dice = dice

    def decide(self, state: State) -> Move:
        """Return the current player's move in this state."""
        frame = state.stack[-1]
        kind = type(frame)
        if kind is Choose:
            return pick(state, frame, self.weights, self.dice)
        choices: Sequence[Any] = options_of(state)
        if kind is Turn:
            return play_turn(state, frame, choices, self.weights, self.dice)
        answer = ANSWERS.get(kind) if len(choices) > 1 else None
        return choices[0] if answer is None else answer(state, frame, choices, self.weights)


def pick(state: State, frame: Choose, weights: Weights, dice: Dice) -> Move:
    """Choose a character, or the one that the other of two players is to go without."""
    seat, pool = frame
    if discards(state, frame):
        return _discard(state, frame, weights, dice)
    liked = likings(state, seat, pool, weights)
    noise = weights.pick_noise
    best, most = 0, -1e9
    for at, liking in enumerate(liked):
        value = liking + noise * dice.unit()
        if value > most:
            best, most = at, value
    return move("pick", pool[best])


def _discard(state: State, frame: Choose, weights: Weights, dice: Dice) -> Move:
    """Put aside what the other would like best; if one chooses again, less what one would like oneself (R3.6)."""
    seat, pool = frame
    theirs = likings(state, 1 - seat, pool, weights, own=False)
    mine = likings(state, seat, pool, weights)
    deny = weights.turn.deny if len(pool) > 3 else 0.0
    values = [other - deny * own + 0.2 * dice.unit() for other, own in zip(theirs, mine, strict=True)]
    return move("discard", pool[values.index(max(values))])
