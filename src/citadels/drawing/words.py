"""The words of a picture of Citadels: the page's own messages, and the names of cards."""

from __future__ import annotations

from typing import Final

from tabletop.drawing.messages import Messages

FILES: Final = tuple(
    f"{folder}/{name}.ftl" for name in ("cards", "dark_city", "end", "story", "table") for folder in ("any", "citadels")
)


class Words(Messages):
    """The words of a picture at a table of an edition, in one language of `LANGUAGES`, else in English."""

    def __init__(self, language: str, edition: str) -> None:
        super().__init__(language, (*FILES, f"citadels/chapters/edition_{edition}.ftl"), f"_{edition}")

    def called(self, name: str) -> str:
        """Say the name of a card or character, as `card-keep`; one of another package is called by its own word."""
        return self.say(name) if name in self else name.partition("-")[2].replace("_", " ").capitalize()
