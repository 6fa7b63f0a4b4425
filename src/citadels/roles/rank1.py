"""Rank 1: Assassin (R5.1) and Witch (R5.3)."""

from __future__ import annotations

from citadels.frames import Turn
from citadels.records import Role, Why
from citadels.roles.powers import names_character
from citadels.state import Held, State


def _anyone_but_rank_1(state: State, _: Turn) -> tuple[str, ...]:
    return state.rules.characters[1:]


def _kill(state: State, _: Turn, name: str) -> None:
    state.assassinated = name


def _stop(state: State, turn: Turn, name: str) -> None:
    """The Witch's turn stops here and goes on when that character is called (R5.3)."""
    state.stack.pop()
    state.bewitched = name
    state.held = Held(turn.seat, turn.taken)
    state.tell("stopped", player=turn.seat)


def _too_early_or_late(_: State, turn: Turn) -> Why | None:
    if "resources" not in turn.taken:
        return Why("gather-first")
    return Why("after-build") if turn.built or turn.extra else None


ASSASSIN = Role(
    "assassin", 1,
    powers=(names_character("assassinate", _anyone_but_rank_1, _kill),),
)  # fmt: skip

WITCH = Role(
    "witch", 1, edition="dark_city",
    powers=(names_character("bewitch", _anyone_but_rank_1, _stop, why=_too_early_or_late),),
)  # fmt: skip
