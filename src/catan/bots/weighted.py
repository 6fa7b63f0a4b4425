"""Bots that look one move ahead: each move by the value after it, cards counted, trades that help both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final, cast

from catan.bots.blunders import sensible
from catan.bots.counting import Tally
from catan.bots.guessing import Belief, unseen
from catan.bots.memory import Memory
from catan.bots.policy.play import best_discard, values
from catan.bots.policy.position import Counts, Position
from catan.bots.policy.trading import (
    OwnOffers,
    Refusal,
    Swap,
    answer,
    close,
    offer_to_make,
    terms_with,
    value_of_accepting,
    why_refused,
)
from catan.bots.policy.turns import corners_to_settle
from catan.bots.policy.weights import Weights
from catan.bots.tempers import CALM, Temper, moods, spread, temper_of
from catan.core.frames import Answer, Choose, Discard, Robber, Steal, Turn
from catan.core.moves import BUY, END, REFUSE, Move
from catan.core.resources import NOTHING, counts, size
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.events import Event
from tabletop.core.lazy import ConcatSequence, in_memory
from tabletop.core.rng import Dice

# What nobody forgets to build when it can be paid, however much the values are off.
BUILDINGS: Final = ("city", "settle")


class Weighted:
    """A bot that values land and hand by weights in every decision.

    With `wavering` it errs as people do: values are off by chance, by about so many victory points, so that it confuses
    what is nearly as good and seldom does what is far worse. Without, it is deterministic. With `has_temper`, whom it
    robs depends on its `temper`, too; on that of its seat where it has none of its own.
    """

    blind = False
    native = True
    explains = frozenset((REFUSE,))

    def __init__(
        self, weights: Weights, wavering: float = 0.0, *, has_temper: bool = False, temper: Temper | None = None
    ) -> None:
        self.weights = weights
        self.wavering = wavering
        self.has_temper = has_temper
        self.temper = temper
        self._tally = Tally()
        self._offers = OwnOffers()
        self._memory = Memory()

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count cards from public events and from those for this seat; note offers, swaps and thefts."""
        self._tally.hear(events)
        if view.me is not None:
            self._offers.hear(view.me, events)
            self._memory.hear(view.me, events)

    def position(self, view: View) -> Position:
        """Return a decision as the policy sees it, with rivals' hands as they were counted.

        Raises:
            ValueError: this is the public view, in which nobody decides.
        """
        if view.me is None:
            raise ValueError("this is the public view: a bot needs the view of a seat")
        sizes, pool = view.hand_sizes, counts(unseen(view))

        def estimate(seat: int) -> Counts:
            return self._tally.estimate(seat, sizes[seat], pool)

        state, temper = Belief(view).without_chance(), self._temper(view)
        added = None if temper is CALM else moods(temper, state, view.me, self._memory.scores)
        return Position(state, view.me, self.weights, estimate, added, temper.need)

    def _temper(self, view: View) -> Temper:
        if not self.has_temper:
            return CALM
        return temper_of(view) if self.temper is None else self.temper

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option that it takes for the best."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        position, frame = self.position(view), view.stack[-1]
        match frame:
            case Turn():
                return self._turn(view, position, moves, dice)
            case Discard():
                return moves.index(best_discard(position))
            case Answer():
                return self._answer(position, frame, moves, dice)
            case Choose():
                return self._close(position, frame, moves, dice)
        rest = self.reasonable(view, position, moves)
        return rest[self._best(values(position, frame, [moves[at] for at in rest]), dice)]

    def reasonable(self, view: View, position: Position, moves: Sequence[Move]) -> list[int]:
        """Return the indices of the options that come into question: no blunders, and none that look odd.

        Odd is a swap that undoes another of this turn, the end of a turn with a payable card that is saved for nothing,
        and robbing one rival on and on while another is as close.
        """
        frame, rest = view.stack[-1], sensible(view, position.state, moves)
        match frame:
            case Turn():
                undoes = self._memory.undoes
                rest = [
                    at
                    for at in rest
                    if moves[at].verb != "bank" or not undoes(moves[at].give or NOTHING, moves[at].get or NOTHING)
                ]
                if self._has_to_build(position, [moves[at] for at in rest]):
                    rest = [at for at in rest if moves[at] != END]
            case Robber() | Steal():
                rest = spread(position.state, moves, rest, self._memory)
        return rest

    def _has_to_build(self, position: Position, moves: Sequence[Move]) -> bool:
        """Return whether the turn should not end yet: something can be built, or a card bought with what is not saved.

        A hand is saved for what it nearly pays, while it has no more cards than the limit.
        """
        for move in moves:
            if move.verb in BUILDINGS or (move.verb == "road" and corners_to_settle(position, move.at)):
                return True
        within_limit = size(position.hand) <= position.state.rules.discard_limit
        return BUY in moves and not (within_limit and position.hands_of(position.me).is_saved(position.hand))

    def explain(self, seen: View | Mapping[str, Any], _: Any) -> str | None:
        """Return why it refuses an offer; None where it refuses what it likes by mistake, or without an offer."""
        view = as_view(seen)
        frame = view.stack[-1]
        if not isinstance(frame, Answer):
            return None
        position = self.position(view)
        why = why_refused(position, frame)
        if why in (Refusal.HELPS_MORE, Refusal.NEEDS):
            liked = value_of_accepting(position, frame) > self.weights.least_to_accept
            return None if liked else why
        # What it lacks is its secret: one word does for cards that it has not, and for those that it needs.
        return Refusal.NEEDS if why == Refusal.WITHOUT else why

    def _best(self, worths: Sequence[float], dice: Dice) -> int:
        if self.wavering:
            worths = [worth + self.wavering * _error(dice) for worth in worths]
        return max(range(len(worths)), key=worths.__getitem__)

    def _turn(self, view: View, position: Position, moves: Sequence[Move], dice: Dice) -> int:
        """Return the best move; make an offer before trading with the bank or ending the turn."""
        frame, plain = view.stack[-1], in_memory(moves)
        rest = self.reasonable(view, position, plain)
        tried = [plain[at] for at in rest]
        worths = values(position, frame, tried)
        errs = self.wavering and frame.dice is not None  # a knight is not played before the throw by mistake
        at = rest[self._best_kind(tried, worths, dice) if errs else worths.index(max(worths))]
        if frame.dice is not None and plain[at].verb in ("end", "bank") and isinstance(moves, ConcatSequence):
            offer = offer_to_make(position, moves, frame.offers, self._is_unwanted)
            return at if offer is None else offer
        return at

    def _is_unwanted(self, swap: Swap) -> bool:
        """Return whether nobody wanted this swap, or it undoes another of this turn."""
        return swap in self._offers.refused or self._memory.undoes(swap.give, swap.get)

    def _best_kind(self, moves: Sequence[Move], worths: Sequence[float], dice: Dice) -> int:
        """Choose between the best of each kind of move, each kind off by chance: many roads are no reason for one."""
        by_verb: dict[str, list[int]] = {}
        for at, move in enumerate(moves):
            by_verb.setdefault(move.verb, []).append(at)
        bests = [kind[self._best([worths[at] for at in kind], dice)] for kind in by_verb.values()]
        return bests[self._best([worths[at] for at in bests], dice)]

    def _answer(self, position: Position, frame: Answer, moves: Sequence[Move], dice: Dice) -> int:
        if self.wavering and moves[0].verb == "accept" and not position.may_win(frame.owner):
            gain = value_of_accepting(position, frame) - self.weights.least_to_accept
            if self._best([gain, 0.0], dice) == 0:
                return 0
        return answer(position, frame, moves)

    def _close(self, position: Position, frame: Choose, options: Sequence[Move], dice: Dice) -> int:
        moves = [move for move in options if move.verb != "confirm" or not self._undoes_reply(frame, move.at)]
        return options.index(moves[self._best_close(position, frame, moves, dice)])

    def _undoes_reply(self, frame: Choose, seat: int) -> bool:
        swap = terms_with(frame, seat)
        return self._memory.undoes(swap.give, swap.get)

    def _best_close(self, position: Position, frame: Choose, moves: Sequence[Move], dice: Dice) -> int:
        if not self.wavering:
            return close(position, frame, moves)
        least = self.weights.least_to_confirm
        gains = zip(moves, values(position, frame, moves), strict=True)
        return self._best([gain - least if move.verb == "confirm" else gain for move, gain in gains], dice)


def _error(dice: Dice) -> float:
    """Draw from Gumbel's distribution: the best of values that are off by it is a draw from their softmax."""
    return -log(-log(dice.unit() * 0.999998 + 1e-6))
