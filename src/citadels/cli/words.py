"""The terminal's words: the messages of the page (site/locales), of the edition that is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop.cli import words
from tabletop.cli.words import LANGUAGES

# Arguments that are ids: the word of the language takes their place, as on the page (docs/protocol.md §2).
NAMED = {"card": "card-", "own": "card-", "role": "role-", "kind": "kind-", "cards": "card-", "roles": "role-"}


class Words(words.Words):
    """All that the terminal says, in one language, with the cards and words of an edition."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        self._edition, self._variant = "", ""
        super().__init__(files, NAMED, language)

    def play(self, edition: str) -> None:
        """Say from now on what the tables of an edition say: its cards, and what is said otherwise there (E12.2)."""
        if edition != self._edition:
            own = files_of(edition, self.language)
            self.learn(own)
            self._edition, self._variant = edition, f"_{edition}" if own else ""
            self._fallback = None  # of the edition before

    def in_english(self) -> Words:
        """Return the words of the same edition in English."""
        english = Words(LANGUAGES[0])
        english.play(self._edition)
        return english

    def pattern(self, message: str, attribute: str) -> Any:
        """Return a message's pattern: the edition's own where it has one."""
        return super().pattern(message + self._variant, attribute) or super().pattern(message, attribute)


def files(language: str) -> list[Path]:
    """List the files of a language: any game's, Citadels', and the terminal's."""
    return words.files_of("citadels", language)


def files_of(edition: str, language: str) -> list[Path]:
    """List the file of an edition's words, the one chapter that a terminal needs; none for the first edition."""
    return [*words.folder_of(language).glob(f"citadels/chapters/edition_{edition}.ftl")]
