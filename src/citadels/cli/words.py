"""The terminal's words: the messages of the page (site/locales), read by fluent.runtime, in one of three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from citadels.drawing.words import LANGUAGES, folder_of
from tabletop.core.errors import TableError

MISSING = "the words of the terminal need fluent.runtime: `pip install fluent.runtime`; nothing was begun"
# Arguments that are ids: the word of the language takes their place, as on the page (docs/protocol.md §2).
NAMED = {"card": "card-", "own": "card-", "role": "role-", "kind": "kind-", "cards": "card-", "roles": "role-"}

# Files in which the page speaks of itself, of its settings and its doors; the wheel leaves them out (pyproject.toml).
OF_THE_PAGE = ("bots", "games", "hints", "lessons", "page", "screens", "sheets")


class WordsError(TableError):
    """The words cannot be read: fluent.runtime is not installed, or there is no such language."""


class Words:
    """All that the terminal says, in one language; WordsError if it cannot be read."""

    def __init__(self, language: str = LANGUAGES[0]) -> None:
        try:
            fluent = import_module("fluent.runtime")
            lists = import_module("babel.lists")  # fluent.runtime brings it
        except ImportError:
            raise WordsError(MISSING) from None
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self._language, self._resource = language, fluent.FluentResource
        self._bundle = fluent.FluentBundle([language], use_isolating=False)
        self._read: set[Path] = set()
        self._learn(files(language))
        self._edition, self._variant = "", ""
        self._fallback: Words | None = None
        self._joined: Callable[[list[str]], str] = partial(lists.format_list, locale=language.replace("-", "_"))

    def __contains__(self, name: str) -> bool:
        if self._bundle.has_message(name):
            return True
        return self._language != LANGUAGES[0] and name in self._english

    def play(self, edition: str) -> None:
        """Say from now on what the tables of an edition say: its cards, and what is said otherwise there (E12.2)."""
        if edition != self._edition:
            own = files_of(edition, self._language)
            self._learn(own)
            self._edition, self._variant = edition, f"_{edition}" if own else ""

    def say(self, name: str, /, **args: Any) -> str:
        """Say a message, or its attribute (`prompt-turn.alone`).

        Ids of cards, characters and kinds among the arguments are said in words, lists joined as the language does.

        Raises:
            KeyError: there is no such message, or it lacks an argument: nothing that happens is passed over.
        """
        message, _, attribute = name.partition(".")
        pattern = self._pattern(message + self._variant, attribute) or self._pattern(message, attribute)
        if pattern is None and self._language != LANGUAGES[0]:
            return self._english.say(name, **args)
        if pattern is None:
            raise KeyError(name)
        text, faults = self._bundle.format_pattern(pattern, {key: self._spelled(key, args[key]) for key in args})
        if faults:
            raise KeyError(f"{name}: {faults[0]}")
        return str(text)

    def message(self, data: Mapping[str, Any]) -> str:
        """Say a message as the page is sent one: `{"id": …, "args": {…}}`."""
        return self.say(data["id"], **data["args"])

    @property
    def _english(self) -> Words:
        """The words that stand in for a message that is not translated; read when the first one is needed."""
        if self._fallback is None:
            self._fallback = Words(LANGUAGES[0])
        self._fallback.play(self._edition)
        return self._fallback

    def _learn(self, paths: Iterable[Path]) -> None:
        for path in paths:
            if path not in self._read:
                self._read.add(path)
                self._bundle.add_resource(self._resource(path.read_text(encoding="utf-8")))

    def _pattern(self, message: str, attribute: str) -> Any:
        """Return a message's words or its attribute's; None where there are none, as in one that has its help alone."""
        if not self._bundle.has_message(message):
            return None
        result = self._bundle.get_message(message)
        return result.attributes.get(attribute) if attribute else result.value

    def _spelled(self, key: str, value: Any) -> str | int:
        if isinstance(value, (list, tuple)):
            return self._joined([str(self._spelled(key, item)) for item in value])
        if isinstance(value, str):
            return self.say(NAMED[key] + value) if value and key in NAMED else value
        return self.message(value) if isinstance(value, dict) else int(value)


def files(language: str) -> list[Path]:
    """The files of a language: in this package in a wheel, with the page's own in the repository."""
    folder = folder_of(language)
    own = [*folder.glob("any/*.ftl"), *folder.glob("citadels/*.ftl")]
    return sorted([*[path for path in own if path.stem not in OF_THE_PAGE], *folder.glob("terminal/*.ftl")])


def files_of(edition: str, language: str) -> list[Path]:
    """The file of an edition's words, the one chapter that a terminal needs; none for the first edition."""
    return [*folder_of(language).glob(f"citadels/chapters/edition_{edition}.ftl")]
