"""Looking back at a game: what each decision cost against the Expert's, by what its seat knew then (protocol §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.bots.hints import Hint, Z, differences, explain
from citadels.bots.policy.imagine import Imagination
from citadels.bots.tiers import hint_config
from citadels.core.moves import Move
from citadels.game import Game
from citadels.table.advice import chosen, dice_of, percent, work
from citadels.table.choices import choice
from citadels.table.reasons.told import reasons
from citadels.views.view import View
from tabletop.bots import Budget
from tabletop.rng import Dice
from tabletop.search import Found, explore

if TYPE_CHECKING:
    from citadels.table.answers import Cost, DecisionAt
    from citadels.table.messages import Message

# Playouts to find what is better, and to hold that against what was played: in worlds of their own, or the luck by
# which it was found would count as its worth.
FINDING = 240
COMPARING = 200
RESOURCES = {"gold", "draw"}  # one or the other (R4.2)
LEAST = 0.01  # a loss that nobody would notice
STEP = 5  # wins in a hundred games to which a loss is told


def decisions(game: Game, people: Sequence[int]) -> list[DecisionAt]:
    """List the decisions of these seats that had more than one option: the step before each, and the seat."""
    found: list[DecisionAt] = []
    for step, (_, state) in enumerate(game.played()):
        here = Game(state)
        seat = here.to_move
        if seat is not None and seat in people and len(here.moves()) > 1:
            found.append({"at": step, "seat": seat})
    return found


def look_back(game: Game, step: int, budget: Budget) -> Cost:
    """Say what the decision at a step cost, in points of a hundred; 0 if nothing that could be told from chance."""
    here, played = game.at(step), game.history[step]
    seat = here.to_move
    assert seat is not None, "a move was played here"
    view = here.observe(seat)
    told: Cost = {"at": step, "seat": seat, "round": view.round, "cost": 0}
    moves = here.moves()
    find = budget._replace(playouts=work(view, FINDING))
    best = _instead(explain(view, moves, dice_of(here), find), moves, played)
    if moves[best] == played:
        return told
    better, worse = _compare(here, view, (best, moves.index(played)), budget)
    if better.playouts < 2 or better.advantage < max(LEAST, Z * better.standard_error):
        return told
    return {
        **told,
        "cost": percent(better.advantage),
        "told": _in_words(better.advantage),
        "played": choice(view, played),
        "better": choice(view, moves[best]),
        "reasons": chosen(view, reasons(view, moves, moves[best], [played]), differences(better.notes, [worse.notes])),
    }


def _in_words(loss: float) -> Message:
    """Say a loss as wins in a hundred games, no finer than the search can tell."""
    rounded = STEP * round(percent(loss) / STEP)
    return {"id": "review-cost", "args": {"cost": rounded}} if rounded else {"id": "review-cost-few", "args": {}}


def _instead(hints: Sequence[Hint], moves: Sequence[Move], played: Move) -> int:
    """Return the best option; of several as good, one that stands in the played one's place.

    If the player drew where gold was better, recommend gold rather than an unrelated power.
    """
    near = [one.option for one in hints if one.advised or one.close]
    alike = [at for at in near if moves[at].verb == played.verb or {moves[at].verb, played.verb} <= RESOURCES]
    return alike[0] if alike else near[0]


def _compare(here: Game, view: View, pair: tuple[int, int], budget: Budget) -> tuple[Found, Found]:
    """Try both of a pair in the same new worlds; `advantage` is the first's over the second."""
    config = hint_config(len(view.players), view.rules.cards.word)
    dice = Dice(dice_of(here).below(1 << 60))  # other worlds than those in which the better one was found
    imagination = Imagination(view, here.moves(), config.own, config.mixture, config.value, dice)
    budget = budget._replace(playouts=work(view, COMPARING))
    found = {one.option: one for one in explore(pair, pair[1], imagination.world, imagination.telling, budget)}
    return found[pair[0]], found[pair[1]]
