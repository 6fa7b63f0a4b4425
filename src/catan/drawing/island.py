"""The island of a picture: the page's own drawing of its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from catan.core.board import CORNERS, HARBOURS, HEXES, PATHS
from catan.core.frames import Turn
from catan.core.island import HARBOUR_WORDS, LANDS
from catan.views.view import View
from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.page import draw, page_code, svgs

SHALLOWS: Final = 58  # how far from the middle of a hex the shallow water reaches, in units of the drawing


class Still:
    """A table at which nobody plays, as the page's drawing reads it."""

    thrown = False
    selected = None
    fresh: Sequence[str] = ()

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def board_kind(self) -> None:
        """Return the kind of the piece that is being placed: none."""

    def board_aims(self) -> Sequence[str]:
        """Return the places that can be tapped."""
        return ()

    def advised_places(self) -> Sequence[tuple[str, str]]:
        """Return the places that a hint advises, each with the kind of what is done there."""
        return ()

    def hits(self) -> Sequence[str]:
        """Return the places that the robber would hit."""
        return ()

    def gains(self, _: int) -> None:
        """Return what a number brings, which a mouse asks for."""


def size() -> tuple[float, float]:
    """Return the width and height of the drawing in its units."""
    geometry = page_code("island").geometry
    return geometry.WIDTH, geometry.HEIGHT


def draw_island(ink: Ink, view: View, box: Box) -> None:
    """Draw the island with all that stands on it into a box, and the sea about it."""
    page = page_code("island")
    width, height = size()
    frame = ink.inside(**{"class": "map"})
    frame.box(box, "sea", 12)
    board = frame.framed(box, f"0 0 {width:.0f} {height:.0f}")
    for x, y in page.geometry.hexes():
        pairs = [point.split(",") for point in page.geometry.outline(x, y, SHALLOWS).split()]
        board.area([(float(across), float(down)) for across, down in pairs], "shallows")
    for tree in svgs(page.island.drawing(Still(data_of(view)))):
        draw(board, tree)


def data_of(view: View) -> dict[str, Any]:
    """Return what the page's drawing reads of a view (docs/catan/page.md)."""
    dice = dice_of(view)
    return {
        "island": {
            "lands": lands(view),
            "numbers": list(view.island.numbers),
            "harbours": [{"path": path, "kind": kind} for path, kind in harbours(view)],
        },
        "robber": HEXES[view.robber],
        "dice": list(dice) if dice else None,
        "gains": {},
        "viewer": None,
        "seats": [
            {
                "seat": seat,
                "roads": [PATHS[path] for path in view.roads[seat]],
                "settlements": [CORNERS[corner] for corner in view.settlements[seat]],
                "cities": [CORNERS[corner] for corner in view.cities[seat]],
            }
            for seat in range(len(view.names))
        ],
    }


def lands(view: View) -> list[str]:
    """Return the lands of all hexes, in order."""
    return [LANDS[land] for land in view.island.lands]


def harbours(view: View) -> list[tuple[str, str]]:
    """Return the harbours by path, clockwise, each with its kind."""
    kinds = [HARBOUR_WORDS[kind] for kind in view.island.harbours]
    return list(zip([PATHS[path] for path in HARBOURS], kinds, strict=True))


def dice_of(view: View) -> tuple[int, int] | None:
    """Return the throw of this turn; None before it."""
    turn = next((frame for frame in reversed(view.stack) if type(frame) is Turn), None)
    return None if turn is None else turn.dice
