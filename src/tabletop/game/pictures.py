"""Pictures of a game, in any game that can draw itself: `Game.svg`, and the image that a notebook shows."""

from __future__ import annotations

from typing import Any, Protocol


class Draws(Protocol):
    """The package that draws a game."""

    def svg(self, game: Any, seat: int | None, language: str, width: int, look: str) -> str:
        """Return the table as an SVG."""

    def html(self, game: Any) -> str:
        """Return the table as an image for a notebook."""


class Pictures:
    """The pictures of a game, for its public API beside `BaseGame`."""

    __slots__ = ()

    def _drawing(self) -> Draws:
        """Import the package that draws the game: only pictures need it."""
        raise NotImplementedError  # each game has its own

    def svg(self, seat: int | None = None, language: str = "en", width: int = 960, look: str = "auto") -> str:
        """Draw the table as one seat sees it (docs/drawing.md).

        Args:
            seat: The seat of the viewer; None draws what is public.
            language: "en", "zh-Hant" or "zh-Hans".
            width: The width in pixels, 320 to 2,000.
            look: "light", "dark", or "auto": as the reader's device is.

        Raises:
            PositionError: There is no such seat, language or look, or the width cannot be.

        Example:
            >>> Game.new(["Ann", "Bo"], seed=7).svg(seat=0)[:4]
            '<svg'
        """
        return self._drawing().svg(self, seat, language, width, look)

    def _repr_html_(self) -> str:
        return self._drawing().html(self)
