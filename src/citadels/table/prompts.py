"""The one sentence that says what is asked, and its choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from citadels.core.definitions import Why
from citadels.core.frames import Keep
from citadels.core.marks import ALONE
from citadels.core.moves import Move
from citadels.flow.draft import Choose
from citadels.table.choices import choices
from citadels.table.names import by_name, names_in
from citadels.views.view import View

if TYPE_CHECKING:
    from citadels.table.messages import Prompt


def prompt(view: View, moves: Sequence[Move], refused: Iterable[tuple[Move, Why]]) -> Prompt:
    """Return what the viewer is asked, in the protocol's form."""
    name, args = _sentence(view, moves)
    return {
        "id": f"prompt-{name}",
        "args": {"player": view.players[view.me].name, **args},
        "seat": view.me,
        "choices": choices(view, moves, refused),
    }


def _sentence(view: View, moves: Sequence[Move]) -> tuple[str, dict[str, Any]]:
    top = view.stack[-1]
    if type(top) is Choose:
        return f"select-{moves[0].verb}", {"count": len(top.pool)}
    if type(top) is Keep:
        return "keep", {"count": top.kept, "cards": list(top.cards)}
    question = view.rules.cards.questions.get(view.question)
    if question is None:
        return _turn(view)
    return question.prompt, by_name(
        {word: getattr(top, place) for word, place in question.args.items()}, names_in(view)
    )


def _turn(view: View) -> tuple[str, dict[str, Any]]:
    role, turn = view.role, view.turn
    if turn is not None and turn.resumed:
        return "resumed", {"role": role}
    if view.is_withheld(role):
        return _allowed_by(view, role), {"role": role}
    return "turn", {"role": role, "gathered": int(turn is not None and "resources" in turn.taken)}


def _allowed_by(view: View, role: str) -> str:
    """Return what leaves a character the resource action alone: the mark on it, or a killed one's district (R11.7)."""
    if view.silenced(role):
        districts = view.rules.cards.districts
        return next(name for name in view.players[view.me].works.names if districts[name].asks.breaks_silence)
    kinds = view.rules.cards.marks
    return next(name for name, on in view.marks.items() if on == role and kinds[name].leaves == ALONE)
