"""The choices of a prompt: every possible move, and the impossible ones with their reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from citadels.core.definitions import Why
from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move
from citadels.core.verbs import Verb
from citadels.table.names import by_name, names_in
from citadels.views.choice_facts import choice_facts
from citadels.views.view import View

if TYPE_CHECKING:
    from citadels.table.messages import Choice
    from tabletop.table.answers import Message

# What a move may point at, as far as it does.
POINTED: tuple[Literal["card", "cards", "seat", "role", "own", "cost"], ...] = (
    "card", "cards", "seat", "role", "own", "cost",
)  # fmt: skip
# The messages of choices that point at nothing because their power is out of reach altogether.
WHOLE = "group-"


def choices(view: View, moves: Sequence[Move], refused: Iterable[tuple[Move, Why]]) -> list[Choice]:
    """List the choices in the engine's order, the impossible ones after the possible of their kind."""
    kinds: dict[str, list[Choice]] = {}
    for choice in _possible(view, moves):
        kinds.setdefault(choice["kind"], []).append(choice)
    for move, why in refused:
        choice = _impossible(view, move, why)
        kinds.setdefault(choice["kind"], []).append(choice)
    return [choice for group in kinds.values() for choice in group]


def choice(view: View, move: Move) -> Choice:
    """Return one possible move as a choice; one of marked cards names them (`hint-redraw`), and asks for no marks."""
    if move.verb == "redraw":
        cards = list(move.names)
        return {**_blank("redraw"), "move": str(move), "cards": cards, "id": "hint-redraw", "args": {"cards": cards}}
    return _choice(view, move)


def _possible(view: View, moves: Sequence[Move]) -> list[Choice]:
    if isinstance(moves, Menu):
        listed = [_choice(view, move) for move in moves.first]
        return [*listed, _redraw(view)]
    if isinstance(moves, Redraws):
        return [_redraw(view)]
    return [_choice(view, move) for move in moves]


def _redraw(view: View) -> Choice:
    """All ways to exchange cards with the deck as one choice: the player marks them (R6.3M)."""
    hand = view.players[view.me].hand
    return {**_blank("redraw"), "pick": {"cards": list(hand), "min": 1, "max": len(hand)}}


def _blank(kind: str) -> Choice:
    return {
        "move": None, "kind": kind, "card": None, "cards": None, "seat": None, "role": None, "own": None, "cost": None,
        "id": f"choice-{kind}", "args": {}, "enabled": True, "why_not": None, "pick": None,
    }  # fmt: skip


def _choice(view: View, move: Move) -> Choice:
    kind, message = _meaning(view, move)
    args = {name: value for name, value in message.items() if name not in ("seat", "cost") and value is not None}
    if "seat" in message:
        args["other"] = view.players[message["seat"]].name
    choice = _blank(kind)
    choice["move"], choice["args"] = str(move), args
    for name in POINTED:
        if name in message:
            choice[name] = message[name]
    questions = view.rules.cards.questions
    if move.verb == "pass" and view.question in questions:
        choice["id"] = f"choice-{questions[view.question].no}"
    return choice


def _impossible(view: View, move: Move, why: Why) -> Choice:
    verb = _verb(view, move)
    whole = verb.forms != ("",) if verb.whole is None else verb.whole
    choice = _blank(move.verb) if whole and not move.args else _choice(view, move)
    if whole and not move.args:
        choice["id"] = WHOLE + move.verb
    choice["move"], choice["enabled"], choice["why_not"] = None, False, _reason(view, why)
    return choice


def _reason(view: View, why: Why) -> Message:
    """A reason against a move, as a message; seats become names."""
    return {"id": f"why-{why.id}", "args": by_name(why.args, names_in(view))}


def _verb(view: View, move: Move) -> Verb:
    """The verb of a move, as the character who is asked declares it."""
    cards = view.rules.cards
    power = cards.powers[view.role].get(move.verb) if view.phase == "turn" else None
    return cards.verbs[move.verb] if power is None else power.verb


# --- what each move says, by the form that its card declares


def _meaning(view: View, move: Move) -> tuple[str, dict[str, Any]]:
    """Return a move's kind, and what it points at: card, cards, seat, role, own, cost, and numbers to be said."""
    verb = _verb(view, move)
    form = verb.fitting(tuple([str(arg) for arg in move.args]))
    return verb.kind_of(form), {**_pointed(view, move, form), **choice_facts(view, move)}


def _pointed(view: View, move: Move, form: str) -> dict[str, Any]:
    """Return what the words of a move name; a player alone is shown with the number of cards in hand."""
    if form == "card*":
        return {"cards": list(move.names), "card": move.name if len(move.args) == 1 else None}
    message: dict[str, Any] = {}
    for kind, arg in zip(form.split(), move.args, strict=True):
        if kind == "seat":
            message["seat"] = arg
        elif kind == "number":
            message["count"] = arg
        elif kind == "character":
            if "role" in message:
                message.setdefault("roles", []).append(arg)
            else:
                message["role"] = arg
        elif kind == "kind":
            message["kind"] = arg
        elif kind in ("card", "district"):
            message["own" if "card" in message else "card"] = str(arg).removesuffix("+")
    if form == "seat":
        message["count"] = len(view.players[move.seat].hand)
    return message
