"""Opening a file at a terminal: a record, a link or a save, and which command opens another game's."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, TypeVar

from tabletop.core.errors import PositionError
from tabletop.core.marks import Marks
from tabletop.game.base import BaseGame
from tabletop.notation.link_packing import LinkError
from tabletop.notation.recognise import LINK
from tabletop.table.replay import recognise_own

GameOf = TypeVar("GameOf", bound=BaseGame[Any, Any])
WELCOME = ("link", "record", "save")


def installed() -> list[Marks]:
    """Return the marks of the games that have a command here: those whose package has a rulebook beside its `cli`."""
    listed = []
    for script in entry_points(group="console_scripts"):
        if script.value == f"{script.name}.cli:main":
            try:
                marks = import_module(f"{script.name}.rulebook").RULEBOOK.marks
            except (ImportError, AttributeError):
                continue  # another package's command
            listed += [marks] if marks is not None else []
    return listed


def opened_game(kind: type[GameOf], text: str, command: str = "replay") -> GameOf:
    """Return the game in a file: a record, a link or a save.

    IllegalMove or PositionError says why it cannot be played, and of another game's file, which `command` opens it.
    """
    try:
        match = recognise_own(kind, text, [_listed(marks) for marks in installed()], WELCOME)
        return kind.from_link(match.content) if match.kind == LINK else kind.from_record(match.content)
    except LinkError as error:
        game, what = error.details.get("game"), error.details.get("what")
        if error.reason == "other-game":
            raise PositionError("", f"this is a {what} of {game}: open it with `{game} {command} FILE`") from None
        raise PositionError("", str(error)) from None


def _listed(marks: Marks) -> dict[str, object]:
    return {"game": marks.game, "prefix": marks.prefix, "words": list(marks.first_words), "page": marks.page}
