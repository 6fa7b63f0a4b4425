"""Looking back at a game: what each decision cost against the Expert's, by what its seat knew then (protocol §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.bots.hints import WEIGHT, explain
from citadels.core.moves import Move
from citadels.game import Game
from citadels.table.advice import ALTOGETHER, alternatives, chosen, listener
from citadels.table.choices import choice
from citadels.table.reasons.orders import RESOURCES
from citadels.table.reasons.told import reasons
from tabletop.bots.protocol import Budget
from tabletop.bots.search import SearchResult
from tabletop.core.rng import Dice
from tabletop.table import review
from tabletop.table.advice import chance_by, differences, percent, seen, work

if TYPE_CHECKING:
    from citadels.table.answers import Cost
    from tabletop.table.answers import DecisionAt

# Playouts to find what is better, and to hold that against what was played.
FINDING = 240
COMPARING = 200


def decisions(game: Game, people: Sequence[int]) -> list[DecisionAt]:
    """List the decisions of these seats that had more than one option: the step before each, and the seat."""
    stood = (Game(state) for _, state in game.played())
    return review.decisions(stood, people)


def look_back(game: Game, step: int, budget: Budget) -> Cost:
    """Say what the decision at a step cost, in points of a hundred; 0 if nothing that could be told from chance."""
    here, played = game.at(step), game.history[step]
    seat = here.to_move
    assert seat is not None, "a move was played here"
    view, moves = here.observe(seat), here.moves()
    cost: Cost = {"at": step, "seat": seat, "round": view.round, "cost": 0}
    if played not in moves:  # an older record may hold what is legal no more (notation §3)
        return cost
    chance, seats = chance_by(seen(here)), len(view.players)
    expert = listener(game, seat, step)
    hints = explain(expert, view, moves, chance, budget._replace(playouts=work(seats, FINDING)))
    best = _instead(alternatives(view, moves, played, hints), moves, played)
    if best is None or moves[best] == played:
        return cost
    config = expert.settled(view)
    dice = Dice(chance.below(1 << 60))  # for other worlds than those in which it was found
    worlds = config.sampler(view, moves, dice)
    budget = budget._replace(playouts=work(seats, COMPARING))
    lost = review.lost(best, moves.index(played), worlds.world, worlds.telling, budget)
    if lost is None:
        return cost
    better, worse = lost
    cards = reasons(view, moves, moves[best], [played], config.own.forecast)
    differing = differences(better.notes, [worse.notes], WEIGHT)
    return {
        **cost,
        "cost": percent(better.advantage),
        "told": review.cost_in_words(better.advantage),
        "played": choice(view, played),
        "better": choice(view, moves[best]),
        "reasons": chosen(view, moves[best], cards, differing) or [ALTOGETHER],
    }


def _instead(hints: Sequence[SearchResult], moves: Sequence[Move], played: Move) -> int | None:
    """Return the best option of these; of several as good, one that stands in the played one's place.

    If the player drew where gold was better, recommend gold rather than an unrelated power.
    """
    best = max(hints, key=lambda result: (result.playouts, result.mean), default=None)
    if best is None:
        return None
    near = [hint.option for hint in hints if best.mean - hint.mean <= max(hint.error, best.error)]
    alike = [at for at in near if moves[at].verb == played.verb or {moves[at].verb, played.verb} <= RESOURCES]
    return alike[0] if alike else best.option
