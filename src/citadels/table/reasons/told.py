"""The reasons that tell a move from the others: what speaks for these as well is not worth a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.core.moves import Move
from citadels.table.reasons import building, draft, naming, others, powers, resources
from citadels.table.reasons.scene import Maker, Reason, Scene
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
        return sorted([one for one in _of(scene, chosen) if one.good], key=lambda one: (-one.weight, one.id))
    theirs = [{one.id: one.weight for one in _of(scene, other)} for other in instead]
    lacking = [(one, sum(other.get(one.id, 0.0) < one.weight for other in theirs)) for one in _of(scene, chosen)]
    told = [one for one, count in lacking if count]
    own = [one for one, count in lacking if one.good and 2 * count >= len(theirs)]
    if own:
        told = [one for one in told if one in own or not one.good]
    return sorted(told, key=lambda one: (-one.weight, one.id))


def _of(scene: Scene, said: Move) -> list[Reason]:
    maker = MAKERS.get(said.verb)
    return [] if maker is None else list(maker(scene, said))
