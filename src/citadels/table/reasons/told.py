"""The reasons that tell a move from the others: what speaks for these as well is not worth a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.core.moves import Move
from citadels.table.reasons import building, draft, naming, others, powers, resources
from citadels.table.reasons.context import Maker, Reason, Scene
from citadels.views.view import View

if TYPE_CHECKING:
    from citadels.bots.policy.forecast import Forecast

MAKERS: dict[str, Maker] = {
    "pick": draft.pick, "discard": draft.discard,
    "assassinate": naming.assassinate, "rob": naming.rob, "bewitch": naming.bewitch,
    "gold": resources.gold, "draw": resources.draw, "navigate": resources.navigate, "keep": resources.card,
    "take": resources.card, "search": resources.card, "income": resources.income, "end": resources.end,
    "build": building.build,
    "swap": others.swap, "peek": others.peek, "crown": others.crown, "tithe": others.tithe,
    "destroy": others.destroy, "armory": others.destroy, "exchange": others.exchange, "give": others.give,
    "beautify": powers.beautify, "lab": powers.lab, "smithy": powers.smithy, "museum": powers.museum,
    "redraw": powers.redraw, "recover": powers.recover,
}  # fmt: skip


def reasons(
    view: View, options: Sequence[Move], chosen: Move, instead: Sequence[Move], reading: Forecast | None = None
) -> list[Reason]:
    """Return what speaks for a move rather than for those it is held against, and its dangers, the weightiest first.

    What speaks for it is told if no more than half of the others can say it, as much or more; where nothing is so much
    its own, if one of them cannot, and all of it where there are no others. A danger is told if one of them has it not.
    `reading` says what the others are expected to have picked; without it, what anybody might.
    """
    scene = Scene(view, options, reading)
    if not instead:
        return sorted(
            [reason for reason in _of(scene, chosen) if reason.good], key=lambda reason: (-reason.weight, reason.id)
        )
    theirs = [{reason.id: reason.weight for reason in _of(scene, other)} for other in instead]
    lacking = [
        (reason, sum(other.get(reason.id, 0.0) < reason.weight for other in theirs)) for reason in _of(scene, chosen)
    ]
    reasons = [reason for reason, count in lacking if count]
    own = [reason for reason, count in lacking if reason.good and 2 * count >= len(theirs)]
    if own:
        reasons = [reason for reason in reasons if reason in own or not reason.good]
    return sorted(reasons, key=lambda reason: (-reason.weight, reason.id))


def _of(scene: Scene, move: Move) -> list[Reason]:
    maker = MAKERS.get(move.verb)
    return [] if maker is None else list(maker(scene, move))
