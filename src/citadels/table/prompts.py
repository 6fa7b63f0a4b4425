"""The one sentence that says what is asked, and its choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from citadels.actions import Move
from citadels.records import Why
from citadels.table.asked import Asked
from citadels.table.choices import choices

FRAMES = {
    "Keep": "keep", "Take": "take", "Recover": "recover", "ThankEmperor": "thank-emperor", "Thank": "thank",
    "Search": "search",
}  # fmt: skip


def prompt(asked: Asked, moves: Sequence[Move], refused: Iterable[tuple[Move, Why]]) -> dict[str, Any]:
    """Return what a seat is asked, in the protocol's form."""
    name, args = _sentence(asked, moves)
    return {
        "id": f"prompt-{name}",
        "args": {"player": asked.name(asked.seat), **args},
        "seat": asked.seat,
        "choices": choices(asked, moves, refused),
    }


def _sentence(asked: Asked, moves: Sequence[Move]) -> tuple[str, dict[str, Any]]:
    phase = asked.view["phase"]
    if phase["name"] == "select":
        return f"select-{moves[0].verb}", {"count": len(phase["pool"])}
    kind = asked.frame[0]
    return (FRAMES[kind], _words(asked, kind)) if kind in FRAMES else _turn(asked)


def _words(asked: Asked, kind: str) -> dict[str, Any]:
    frame = asked.frame
    if kind == "Keep":
        return {"count": frame[3], "cards": list(frame[2])}
    if kind == "Recover":
        return {"card": frame[2]}
    return {"other": asked.name(frame[2])} if kind in ("Take", "ThankEmperor", "Thank") else {}


def _turn(asked: Asked) -> tuple[str, dict[str, Any]]:
    view = asked.view
    role, resumed = asked.role, view["phase"].get("resumed", False)
    if role == view["bewitched"] and not resumed:
        return "bewitched", {"role": role}
    if role == view["assassinated"]:
        return "hospital", {"role": role}
    if resumed:
        return "resumed", {"role": role}
    return "turn", {"role": role, "gathered": int("resources" in view["phase"]["taken"])}
