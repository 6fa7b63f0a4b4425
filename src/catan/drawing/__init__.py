"""The table as a picture: an SVG drawn from a view, for notebooks, documents and terminals."""

from __future__ import annotations

from typing import Protocol

from catan.drawing.board import Picture
from catan.drawing.words import FILES
from catan.views.view import View
from tabletop.drawing import picture
from tabletop.drawing.looks import LOOKS
from tabletop.drawing.messages import LANGUAGES, Messages
from tabletop.drawing.picture import USUAL, check, image_of, svg_of

__all__ = ["Drawn", "html", "svg"]


class Drawn(picture.Drawn, Protocol):
    """A game as a picture reads it: what a seat may know, and the outcome."""

    def observe(self, seat: int | None) -> View:
        """Return what a seat may know, or what is public."""


def svg(
    game: Drawn, seat: int | None = None, language: str = LANGUAGES[0], width: int = USUAL, look: str = LOOKS[0]
) -> str:
    """Return the table as an SVG, as the page shows it, by what one seat may know; None: what is public.

    It needs nothing beside it. `language` is one of `LANGUAGES`, `look` one of `LOOKS`, `width` 320 to 2000 pixels; the
    height follows from the table. PositionError names the argument that cannot be.
    """
    return svg_of(_picture(game, seat, language, width, look).drawing())


def html(game: Drawn) -> str:
    """Return the table as everyone may see it as an image for a notebook."""
    return image_of(_picture(game, None, LANGUAGES[0], USUAL, LOOKS[0]).drawing())


def _picture(game: Drawn, seat: int | None, language: str, width: int, look: str) -> Picture:
    check(language, width, look)
    scores = game.scores
    return Picture(game.observe(seat), Messages(language, FILES), language, width, look, scores, game.winners)
