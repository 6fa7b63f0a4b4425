"""Players' names in the place of their seats, wherever a message speaks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from citadels.views.view import View


def by_name(args: Mapping[str, Any], called: Callable[[Any], Any]) -> dict[str, Any]:
    """Return the words of a message as JSON has them; `called` gives the name of a seat."""
    return {word: called(value) if word in ("player", "other") else _written(value) for word, value in args.items()}


def names_in(view: View) -> Callable[[int], str]:
    """Return what gives the name of each seat of a view."""
    return lambda seat: view.players[seat].name


def _written(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
