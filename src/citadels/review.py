"""Looking back at a game: what each decision cost against the Expert's, by what its seat knew then (protocol §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from citadels.actions import Move
from citadels.advice import dice_of, percent, said, work
from citadels.bots.hints import Hint, explain
from citadels.bots.policy.imagine import Imagination
from citadels.bots.tiers import hint_mind
from citadels.game import Game
from citadels.table.asked import Asked
from citadels.table.choices import choice
from tabletop.bots import Budget
from tabletop.rng import Dice
from tabletop.search import Found, explore

Answer = dict[str, Any]
# Playouts to find what is better, and to hold that against what was played: in worlds of their own, or the luck by
# which it was found would count as its worth.
FINDING = 240
COMPARING = 200
RESOURCES = {"gold", "draw"}  # one or the other (R4.2)
SURE = 2.0  # standard errors below which a difference is chance
LEAST = 0.01  # a loss that nobody would notice


def decisions(game: Game, people: Sequence[int]) -> list[Answer]:
    """List the decisions of these seats that had more than one option: the step before each, and the seat."""
    found = []
    for step, (_, state) in enumerate(game.played()):
        here = Game(state)
        if here.to_move in people and len(here.moves()) > 1:
            found.append({"at": step, "seat": here.to_move})
    return found


def look_back(game: Game, step: int, budget: Budget) -> Answer:
    """Say what the decision at a step cost, in points of a hundred; 0 if nothing that could be told from chance."""
    here, played = game.at(step), game.history[step]
    seat = here.to_move
    assert seat is not None, "a move was played here"
    asked = Asked(seat, here.view(seat), here.names)
    told: Answer = {"at": step, "seat": seat, "round": asked.view["round"], "cost": 0}
    moves = here.moves()
    find = budget._replace(playouts=work(asked.view, FINDING))
    best = _instead(explain(asked.view, moves, dice_of(asked.view), find), moves, played)
    if moves[best] == played:
        return told
    better, worse = _compare(asked, moves, (best, moves.index(played)), budget)
    if better.playouts < 2 or better.gain < max(LEAST, SURE * better.doubt):
        return told
    return told | {
        "cost": percent(better.gain),
        "played": choice(asked, played),
        "better": choice(asked, moves[best]),
        "reasons": said(asked, better.notes, [worse.notes]),
    }


def _instead(hints: Sequence[Hint], moves: Sequence[Move], played: Move) -> int:
    """Return the best option; of several as good, one that stands in the played one's place.

    Whoever draws cards and had better taken gold shall not hear that a power should have come first.
    """
    near = [one.option for one in hints if one.advised or one.close]
    alike = [at for at in near if moves[at].verb == played.verb or {moves[at].verb, played.verb} <= RESOURCES]
    return alike[0] if alike else near[0]


def _compare(asked: Asked, moves: Sequence[Move], pair: tuple[int, int], budget: Budget) -> tuple[Found, Found]:
    """Try both of a pair in the same new worlds; `gain` is the first's over the second."""
    mind = hint_mind(len(asked.view["players"]))
    dice = Dice(dice_of(asked.view).below(1 << 60))  # other worlds than those in which the better one was found
    imagination = Imagination(asked.view, moves, mind.own, mind.mixture, mind.value, dice)
    budget = budget._replace(playouts=work(asked.view, COMPARING))
    found = {one.option: one for one in explore(pair, pair[1], imagination.world, imagination.telling, budget)}
    return found[pair[0]], found[pair[1]]
