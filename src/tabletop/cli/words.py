"""A game's messages at a terminal: Fluent files, read by fluent.runtime, in one of three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tabletop.core.errors import TableError
from tabletop.drawing.messages import LANGUAGES, folder_of
from tabletop.table.names import TO_OWN

__all__ = ["LANGUAGES", "Words", "WordsError", "files_of", "folder_of"]

MISSING: Final = "the words of the terminal need fluent.runtime: `pip install fluent.runtime`; nothing was begun"
# Files in which the page speaks of itself, of its settings and its doors; the wheel leaves them out (pyproject.toml).
OF_THE_PAGE: Final = ("bots", "games", "hints", "lessons", "page", "screens", "sheets")


class WordsError(TableError):
    """The words cannot be read: fluent.runtime is not installed, or there is no such language."""


def files_of(game: str, language: str) -> list[Path]:
    """List the files of a game's messages in a language, with those of any game; `game` is their folder's name."""
    folder = folder_of(language)
    paths = [*folder.glob("any/*.ftl"), *folder.glob(f"{game}/*.ftl")]
    terminal = [folder / "terminal" / f"{name}.ftl" for name in ("any", game)]
    return sorted([*[path for path in paths if path.stem not in OF_THE_PAGE], *terminal])


class Words:
    """All that a terminal says, in one language. What is not translated is said in English.

    Args:
        files: returns the Fluent files of a language.
        named: the arguments that are ids, with the beginning of the message that is their word: `{"card": "card-"}`.
        language: one of LANGUAGES.

    Raises:
        WordsError: there is no such language, or fluent.runtime is not installed.
    """

    def __init__(self, files: Callable[[str], Iterable[Path]], named: Mapping[str, str], language: str) -> None:
        try:
            fluent = import_module("fluent.runtime")
            lists = import_module("babel.lists")  # fluent.runtime brings it
        except ImportError:
            raise WordsError(MISSING) from None
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language, self._files, self._named = language, files, named
        self._resource = fluent.FluentResource
        self._bundle = fluent.FluentBundle([language], use_isolating=False)
        self._read: set[Path] = set()
        self.learn(files(language))
        self._fallback: Words | None = None
        self._join: Callable[[list[str]], str] = partial(lists.format_list, locale=language.replace("-", "_"))

    def __contains__(self, name: str) -> bool:
        if self._bundle.has_message(name):
            return True
        return self.language != LANGUAGES[0] and name in self.english

    @property
    def english(self) -> Words:
        """The words that stand in for a message that is not translated; read when the first one is needed."""
        if self._fallback is None:
            self._fallback = self.in_english()
        return self._fallback

    def in_english(self) -> Words:
        """Return new words of the same game in English."""
        return Words(self._files, self._named, LANGUAGES[0])

    def learn(self, paths: Iterable[Path]) -> None:
        """Read further Fluent files, each once."""
        for path in paths:
            if path not in self._read:
                self._read.add(path)
                self._bundle.add_resource(self._resource(path.read_text(encoding="utf-8")))

    def say(self, name: str, /, **args: Any) -> str:
        """Return a message as text, or its attribute (`prompt-turn.alone`).

        Ids among the arguments are said in words, lists joined as the language does.

        Raises:
            KeyError: there is no such message, or it lacks an argument: nothing that happens is passed over.
        """
        message, _, attribute = name.partition(".")
        pattern = self.pattern(message, attribute)
        if pattern is None and self.language != LANGUAGES[0]:
            return self.english.say(name, **args)
        if pattern is None:
            raise KeyError(name)
        args = {TO_OWN: False, **args}
        text, faults = self._bundle.format_pattern(pattern, {key: self._spell(key, args[key]) for key in args})
        if faults:
            raise KeyError(f"{name}: {faults[0]}")
        return str(text)

    def message(self, data: Mapping[str, Any]) -> str:
        """Return a message as text, given as the page is sent one: `{"id": …, "args": {…}}`; "you" has no arguments."""
        return self.say(data["id"], **data.get("args", {}))

    def join(self, texts: list[str]) -> str:
        """Return a list as the language joins it: `apples and pears`."""
        return self._join(texts)

    def pattern(self, message: str, attribute: str) -> Any:
        """Return a message's pattern or its attribute's; None where there is none (some have their help alone)."""
        if not self._bundle.has_message(message):
            return None
        result = self._bundle.get_message(message)
        return result.attributes.get(attribute) if attribute else result.value

    def _spell(self, key: str, value: Any) -> str | int:
        if isinstance(value, (list, tuple)):
            return self._join([str(self._spell(key, item)) for item in value])
        if isinstance(value, str):
            return self.say(self._named[key] + value) if value and key in self._named else value
        return self.message(value) if isinstance(value, dict) else int(value)
