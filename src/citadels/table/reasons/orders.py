"""Choices of a turn that are no alternatives: both can be made, one after the other (R4)."""

from __future__ import annotations

from citadels.core.moves import Move
from citadels.views.view import View

RESOURCES = frozenset(("gold", "draw"))  # one or the other (R4.2)
EXCHANGES = frozenset(("swap", "redraw"))  # who draws before them gives the new cards away (R6.3M)
# What else takes nothing from the rest of the turn: before it or after it, the plan is the same.
FREE = frozenset(("income", "tithe", "crown", "assassinate", "rob", "warrant", "threaten", "spy", "study", "foresee"))
LAST = frozenset(("end", "pass"))


def another_order(view: View, move: Move, other: Move) -> bool:
    """Whether two moves belong to one plan: each could still be made after the other, and neither is worth less then.

    An income collected before the district that would have added to it is another plan (R4.5).
    """
    verbs = {move.verb, other.verb}
    if view.turn is None or view.question or len(verbs) == 1 or verbs <= RESOURCES or verbs & LAST:
        return False
    if verbs & RESOURCES:
        return not ("draw" in verbs and verbs & EXCHANGES)
    cards = view.rules.cards
    pays = [move for move in (move, other) if move.verb == "build"
            and cards.kind[move.name] == cards.income[view.turn.role]]  # fmt: skip
    return bool(verbs & FREE) and not ("income" in verbs and pays)
