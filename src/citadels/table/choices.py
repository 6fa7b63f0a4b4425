"""The choices of a prompt: every possible move, and the impossible ones with their reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from citadels.core.definitions import Why
from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move
from citadels.core.registry import QUESTIONS
from citadels.core.verbs import Verb
from citadels.table.names import by_name, names_in
from citadels.views.showing import shown
from citadels.views.view import View

if TYPE_CHECKING:
    from citadels.table.messages import Choice, Message

# What a move may point at, as far as it does.
POINTED: tuple[Literal["card", "cards", "seat", "role", "own", "cost"], ...] = (
    "card", "cards", "seat", "role", "own", "cost",
)  # fmt: skip
# The messages of choices that point at nothing because their power is out of reach altogether.
WHOLE = "group-"


def choices(view: View, moves: Sequence[Move], refused: Iterable[tuple[Move, Why]]) -> list[Choice]:
    """List the choices in the engine's order, the impossible ones after the possible of their kind."""
    kinds: dict[str, list[Choice]] = {}
    for one in _possible(view, moves):
        kinds.setdefault(one["kind"], []).append(one)
    for said, why in refused:
        one = _impossible(view, said, why)
        kinds.setdefault(one["kind"], []).append(one)
    return [one for group in kinds.values() for one in group]


def choice(view: View, said: Move) -> Choice:
    """Return one possible move as a choice; one of marked cards names them (`hint-redraw`), and asks for no marks."""
    if said.verb == "redraw":
        cards = list(said.names)
        return {**_blank("redraw"), "move": str(said), "cards": cards, "id": "hint-redraw", "args": {"cards": cards}}
    return _choice(view, said)


def _possible(view: View, moves: Sequence[Move]) -> list[Choice]:
    if isinstance(moves, Menu):
        listed = [_choice(view, said) for said in moves.first]
        return [*listed, _redraw(view)]
    if isinstance(moves, Redraws):
        return [_redraw(view)]
    return [_choice(view, said) for said in moves]


def _redraw(view: View) -> Choice:
    """All ways to exchange cards with the deck as one choice: the player marks them (R6.3M)."""
    hand = view.players[view.me].hand
    return {**_blank("redraw"), "pick": {"cards": list(hand), "min": 1, "max": len(hand)}}


def _blank(kind: str) -> Choice:
    return {
        "move": None, "kind": kind, "card": None, "cards": None, "seat": None, "role": None, "own": None, "cost": None,
        "id": f"choice-{kind}", "args": {}, "enabled": True, "why_not": None, "pick": None,
    }  # fmt: skip


def _choice(view: View, said: Move) -> Choice:
    kind, told = _meaning(view, said)
    args = {name: value for name, value in told.items() if name not in ("seat", "cost") and value is not None}
    if "seat" in told:
        args["other"] = view.players[told["seat"]].name
    one = _blank(kind)
    one["move"], one["args"] = str(said), args
    for name in POINTED:
        if name in told:
            one[name] = told[name]
    if said.verb == "pass" and view.question in QUESTIONS:
        one["id"] = f"choice-{QUESTIONS[view.question].no}"
    return one


def _impossible(view: View, said: Move, why: Why) -> Choice:
    verb = _verb(view, said)
    whole = verb.forms != ("",) if verb.whole is None else verb.whole
    one = _blank(said.verb) if whole and not said.args else _choice(view, said)
    if whole and not said.args:
        one["id"] = WHOLE + said.verb
    one["move"], one["enabled"], one["why_not"] = None, False, _reason(view, why)
    return one


def _reason(view: View, why: Why) -> Message:
    """A reason against a move, as a message; seats become names."""
    return {"id": f"why-{why.id}", "args": by_name(why.args, names_in(view))}


def _verb(view: View, said: Move) -> Verb:
    """The verb of a move, as the character who is asked declares it."""
    cards = view.rules.cards
    power = cards.powers[view.role].get(said.verb) if view.phase == "turn" else None
    return cards.verbs[said.verb] if power is None else power.verb


# --- what each move says, by the form that its card declares


def _meaning(view: View, said: Move) -> tuple[str, dict[str, Any]]:
    """Return a move's kind, and what it points at: card, cards, seat, role, own, cost, and numbers to be said."""
    verb = _verb(view, said)
    form = verb.fitting(tuple([str(arg) for arg in said.args]))
    return verb.kind_of(form), {**_pointed(view, said, form), **shown(view, said)}


def _pointed(view: View, said: Move, form: str) -> dict[str, Any]:
    """Return what the words of a move name; a player alone is shown with the number of cards in hand."""
    if form == "card*":
        return {"cards": list(said.names), "card": said.name if len(said.args) == 1 else None}
    told: dict[str, Any] = {}
    for kind, arg in zip(form.split(), said.args, strict=True):
        if kind == "seat":
            told["seat"] = arg
        elif kind == "number":
            told["count"] = arg
        elif kind == "character":
            if "role" in told:
                told.setdefault("roles", []).append(arg)
            else:
                told["role"] = arg
        elif kind == "kind":
            told["kind"] = arg
        elif kind in ("card", "district"):
            told["own" if "card" in told else "card"] = str(arg).removesuffix("+")
    if form == "seat":
        told["count"] = len(view.players[said.seat].hand)
    return told
