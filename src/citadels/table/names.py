"""Players' names in the place of their seats, wherever a message speaks of them."""

from __future__ import annotations

from collections.abc import Callable

from citadels.views.view import View
from tabletop.table.names import by_name

__all__ = ["by_name", "names_in"]


def names_in(view: View) -> Callable[[int], str]:
    """Return what gives the name of each seat of a view."""
    return lambda seat: view.players[seat].name
