"""The one sentence that says what is asked, and its choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.core.resources import size
from catan.table.choices import choices
from catan.table.places import cards, of_bundle
from catan.views.reasons import Why
from catan.views.view import View


def prompt(view: View, moves: Sequence[Move], refused: Iterable[tuple[str, Why]]) -> dict[str, Any]:
    """Return what the viewer is asked, in the protocol's form, without the next step."""
    name, args = _sentence(view)
    me = view.stack[-1].seat
    return {
        "id": f"prompt-{name}",
        "args": {"player": view.names[me], **args},
        "seat": me,
        "choices": choices(view, moves, refused),
    }


def _sentence(view: View) -> tuple[str, dict[str, Any]]:
    top = view.stack[-1]
    if type(top) is Place:
        return ("place-road" if top.step % 2 else "place-settlement"), {}
    if type(top) is Turn:
        return ("roll" if top.dice is None else "turn"), {}
    if type(top) is Discard:
        return "discard", {"count": size(view.hand) // 2, "limit": view.rules.discard_limit}
    if type(top) is FreeRoads:
        return "free-road", {"left": top.left}
    if type(top) is Answer:
        offer = top.offer
        return "answer", {
            "other": view.names[top.owner], "give": cards(of_bundle(offer.give)), "get": cards(of_bundle(offer.get)),
        }  # fmt: skip
    return {Robber: "robber", Steal: "steal", Choose: "choose"}[type(top)], {}
