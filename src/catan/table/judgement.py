"""One judgement of a decision, by which hints advise, the review looks back, and lessons answer.

The policy's values decide. Another option is better only if playouts say so clearly: where they tie within their error,
the policy's best option is the best. Everything is judged by what the seat that decides knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, log
from typing import Final

from catan.bots.expert import EXPERT, SEARCHED, Searcher
from catan.bots.policy.play import OPEN_ENDED, best_discard, values
from catan.bots.policy.trading import accepted_first
from catan.bots.policy.turns import VICTORY
from catan.bots.weighted import Weighted
from catan.core.frames import Choose, Place, Turn
from catan.core.moves import KNIGHT as PLAY_KNIGHT
from catan.core.moves import REFUSE, Move
from catan.core.offers import Discards
from catan.core.resources import NOTHING, holds
from catan.game import Game
from catan.table.reasons import COSTS
from tabletop.bots.protocol import Budget, EventFeed
from tabletop.bots.search import SearchResult
from tabletop.core.lazy import in_memory
from tabletop.core.rng import Dice
from tabletop.table.advice import NEAR, Z, chance_by, percent, seen, work

# Playouts for one judgement at a table of four.
PLAYOUTS: Final = 240
# By how much one victory point raises the log-odds of winning: measured in playouts of ten games, over 186 turns that
# were ended with something to build, -0.32 at a mean loss of 0.7 points.
POINT: Final = 0.45
# The least loss that is told, in victory points: less is a matter of taste, and then the policy's best is the best.
LEAST: Final = 0.15
# The greatest loss that is told, in victory points: a missed win is more than any.
GREATEST: Final = 10.0
SURE: Final = 0.001  # a chance to win is at least this far from 0 and 1


class Judgement:
    """The best move of a decision, and the loss of any other.

    Attributes:
        seat: Who decides.
        view: What that seat knows.
        position: The same as the policy sees it.
        advised: What to play: the best option, or an offer or a bid, which cannot be compared.
        best: The best of the options that can be compared.
        results: What the playouts say of the options that were tried; empty without playouts.
    """

    def __init__(self, game: Game, budget: Budget, step: int | None = None) -> None:
        """Judge the decision after `step` moves of a game; None: the one that it stands at.

        `budget.stop` ends the playouts early.

        Raises:
            AssertionError: the game is over.
        """
        here = game if step is None else game.at(step)
        assert here.to_move is not None, "somebody is asked"
        self.seat = here.to_move
        self.view, moves = here.observe(self.seat), here.moves()
        # A game at an earlier step has no history, and cards are counted from what the seat observed.
        self._searcher = listener(game, self.seat, step)
        self.position = self._searcher.position(self.view)
        self._budget = budget._replace(playouts=work(len(self.view.names), PLAYOUTS))
        self._known = seen(here)
        self._worths: dict[Move, float] = {}
        self._places: dict[Move, float] = {}
        self.results: list[SearchResult] = []
        self.moves: Sequence[Move] = moves
        if isinstance(moves, Discards):
            self.advised = self.best = best_discard(self.position)
            return
        dice = chance_by(self._known)
        plain = self.moves = in_memory(moves)
        at = Weighted.choose(self._searcher, self.view, moves, dice, budget)
        is_open = at >= len(plain)
        base = self._plain_best() if is_open else at
        self.best = self._best_place(base, dice) if type(self.view.stack[-1]) is Place else self._best_tried(base, dice)
        frame = self.view.stack[-1]
        if type(frame) is Choose:
            self.best = accepted_first(self.position, frame, self.best)
        self.advised = moves[at] if is_open else self.best

    def loss(self, move: Move) -> float:
        """Return what a move loses beside the best one, in victory points from 0 to `GREATEST`."""
        return max(0.0, self.gap(move, self.best))

    def gap(self, move: Move, other: Move) -> float:
        """Return by how many victory points a move is worse than another, from -`GREATEST` to `GREATEST`.

        That is the mean of what the policy's values and the playouts say; where playouts tie, what the values say
        alone. 0 for offers and bids.
        """
        if move == other or move.verb in OPEN_ENDED or other.verb in OPEN_ENDED:
            return 0.0
        gap = _cut(self.worth(other) - self.worth(move))
        lead = self._lead(other, move)
        return gap if lead is None else (gap + _cut(lead)) / 2

    @cached_property
    def chance(self) -> float:
        """The chance to win after the best option, from 0 to 1; without playouts, as the table stands."""
        if type(self.view.stack[-1]) is Place:
            return self._chance_after(self.best)
        tried = [result for result in self.results if self.moves[result.option] == self.best and result.playouts > 1]
        return tried[0].mean if tried else self._searcher.outlook(self.view, chance_by(self._known))

    def chance_after(self, points: float) -> float:
        """Return the chance to win after an option that is worse than the best by so many victory points."""
        return 1 / (1 + exp(POINT * points - _log_odds(self.chance)))

    def chances(self, points: float) -> dict[str, int]:
        """Return both chances as a message tells them: `before` and `after`, in per cent from 1 to 99."""
        pair = {"before": self.chance, "after": self.chance_after(points)}
        return {name: max(1, min(99, percent(chance))) for name, chance in pair.items()}

    def misses_win(self, move: Move) -> bool:
        """Whether the best option wins at once, and this one does not (K10.3)."""
        return self.worth(self.best) - self.worth(move) >= VICTORY / 2

    def worth(self, move: Move) -> float:
        """Return the policy's value of an option, in victory points; only differences mean anything."""
        if move not in self._worths:
            self._worths[move] = values(self.position, self.view.stack[-1], [move])[0]
        return self._worths[move]

    def others(self) -> list[Move]:
        """Return the options beside the best one that can be compared; none of a discard."""
        if isinstance(self.moves, Discards):
            return []
        return [move for move in self.moves if move != self.best and move.verb not in OPEN_ENDED]

    def is_even(self, least: float) -> bool:
        """Return whether every option is as good as the best: none is worth less by `least`, nor fares worse."""
        worths = [self.worth(move) for move in (self.best, *self.others())]
        fared = [result for result in self.results if result.playouts > 1]
        best = [result for result in fared if self.moves[result.option] == self.best]
        return max(worths) - min(worths) < least and not any(_clear_lead(best[0], result) for result in fared)

    # --- the best option

    def _plain_best(self) -> int:
        """Return the best by the policy of what can be compared, where the policy would offer or bid."""
        if REFUSE in self.moves:
            return self.moves.index(REFUSE)
        among = self._searcher.reasonable(self.view, self.position, self.moves)
        return max(among, key=lambda at: self.worth(self.moves[at]))

    def _best_tried(self, base: int, dice: Dice) -> Move:
        """Return the policy's best of the options that no playouts tell from the most successful one."""
        among = self._searcher.reasonable(self.view, self.position, self.moves)
        among = [at for at in among if not self._may_wait(self.moves[at])]
        self.results = self._searcher.search(self.view, self.moves, base, dice, self._budget, among)
        most = max([result.playouts for result in self.results], default=0)
        last = [result for result in self.results if result.playouts == most >= 2]
        if not last:
            return self.moves[base]
        top = max(last, key=lambda result: (result.advantage, result.option == base))
        tied = [self.moves[result.option] for result in last if not _clear_lead(top, result)]
        first = self.moves[base]
        best = max(tied, key=lambda move: (self.worth(move), move == first))
        if best == first or self._pays_for_both(best, first):
            return first
        # Of several options one is often ahead by luck: a better one than the policy's is so in other worlds, too.
        return best if self.gap(first, best) >= LEAST else first

    def _may_wait(self, move: Move) -> bool:
        """Return whether a card does before the throw what it does after it, when more is known: any but a knight."""
        frame = self.view.stack[-1]
        return type(frame) is Turn and frame.dice is None and move.verb == "play" and move != PLAY_KNIGHT

    def _pays_for_both(self, move: Move, first: Move) -> bool:
        """Return whether what is bought can still be paid after a move: then it comes first, and that loses nothing."""
        if first.verb not in COSTS or move.verb in ("end", first.verb):
            return False
        left = self.position.hand + (move.get or NOTHING)
        spent = COSTS.get(move.verb, NOTHING) + (move.give or NOTHING)
        return holds(left, spent) and holds(left - spent, COSTS[first.verb])

    def _best_place(self, base: int, dice: Dice) -> Move:
        """Return the policy's best of the places after which the chance to win is as good as after any."""
        chance_of = self._searcher.place_chances(self.view, self.moves, dice, self._budget)
        self._places = {self.moves[at]: chance for at, chance in chance_of.items()}
        top = max(self._places.values())
        tied = [move for move, chance in self._places.items() if top - chance <= NEAR]
        return max(tied, key=lambda move: (self.worth(move), move == self.moves[base]))

    # --- what another option loses

    def _lead(self, one: Move, other: Move) -> float | None:
        """Return by how much one option is ahead of another in playouts, in points; None for a tie or without."""
        if type(self.view.stack[-1]) is Place:
            ahead, behind = self._chance_after(one), self._chance_after(other)
            return in_points(ahead, behind) if abs(ahead - behind) > NEAR else None
        if type(self.view.stack[-1]) not in SEARCHED:
            return None
        pair = [self.moves.index(move) for move in (one, other)]
        # Worlds other than those in which the best was found: the luck by which it was found is no worth.
        dice = chance_by(self._known + "again")
        tried = self._searcher.compare(self.view, self.moves, pair, pair[1], dice, self._budget)
        ahead_of, behind_of = sorted(tried, key=lambda result: pair.index(result.option))
        lead = _clear_lead(ahead_of, behind_of)
        return in_points(ahead_of.mean, ahead_of.mean - lead) if lead else None

    def _chance_after(self, place: Move) -> float:
        """Return the chance to win after a place, when all others have placed by their values."""
        if place not in self._places:
            at, dice = self.moves.index(place), chance_by(self._known)
            self._places[place] = self._searcher.place_chances(self.view, self.moves, dice, self._budget, [at])[at]
        return self._places[place]


def listener(game: Game, seat: int, steps: int | None = None) -> Searcher:
    """Return an Expert that has observed the first `steps` moves of a game from a seat; None: all of them."""
    expert, again, feed = Searcher(EXPERT), game.beginning(), EventFeed()
    events = again.listen()
    for move in game.history[:steps]:
        again.play(move, from_record=True)
    feed.deliver(expert, seat, again.observe(seat), events)
    return expert


def in_points(better: float, other: float) -> float:
    """Return by how many victory points one chance to win is better than another."""
    return (_log_odds(better) - _log_odds(other)) / POINT


def _cut(points: float) -> float:
    return max(-GREATEST, min(GREATEST, points))


def _log_odds(chance: float) -> float:
    chance = max(SURE, min(1 - SURE, chance))
    return log(chance / (1 - chance))


def _clear_lead(one: SearchResult, other: SearchResult) -> float:
    """Return by how much one option won more often than another, as a share of wins; 0 if that may be chance."""
    lead = one.advantage - other.advantage
    error = max(one.standard_error, other.standard_error)
    return lead if abs(lead) > max(NEAR, Z * error) else 0.0
