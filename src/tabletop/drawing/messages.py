"""The words of a picture: the page's own messages (site/locales), said without fluent.runtime, which is an extra.

Of Fluent it reads what those messages need: names put in, other messages put in, and a choice by a number. A test
compares it with fluent.runtime, message by message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans")

# What lists are joined with.
COMMAS: Final = {"en": ", ", "zh-Hant": "、", "zh-Hans": "、"}

MESSAGE = re.compile(r"^([a-z][\w-]*) =[^\S\n]*(.*(?:\n[ }][^\n]*|\n(?=\n* ))*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"\n\s+\.[a-z]+ =.*", re.DOTALL)
VARIANT = re.compile(r"^\s*(\*?)\[(\w+)\] ?(.*)$", re.MULTILINE)


def folder_of(language: str) -> Path:
    """Return the folder of a language's messages: in this package in a wheel, with the page's own in the repository."""
    package = Path(__file__).parents[1]
    packed = package / "locales"
    return (packed if packed.is_dir() else package.parents[1] / "site" / "locales") / language


class Messages:
    """The messages of some files in one language of `LANGUAGES`; what is not translated is said in English.

    Args:
        language: One of `LANGUAGES`.
        files: The files, by their paths below the folder of a language; those that are not there are passed over.
        variant: The end of the ids of messages that go before those without it, as `_2016`.
    """

    def __init__(self, language: str, files: Sequence[str], variant: str = "") -> None:
        self._patterns = _messages(language, tuple(files))
        self._language, self._variant = language, variant
        self._english = None if language == "en" else Messages("en", files, variant)

    def __contains__(self, name: str) -> bool:
        return name in self._patterns or (self._english is not None and name in self._english)

    def say(self, name: str, /, **args: object) -> str:
        """Say a message; KeyError if there is none, or it lacks an argument."""
        pattern = self._patterns.get(name + self._variant) or self._patterns.get(name)
        if pattern is None and self._english is not None:
            return self._english.say(name, **args)
        return self._format(pattern or self._patterns[name], args)

    def listed(self, names: Sequence[str]) -> str:
        """Say several names."""
        return COMMAS[self._language].join(names)

    def _format(self, pattern: str, args: Mapping[str, object]) -> str:
        return "".join(self._placed(part, args) if inside else part for inside, part in _parts(pattern))

    def _placed(self, place: str, args: Mapping[str, object]) -> str:
        """Say what stands in a pair of braces."""
        if place.startswith('"'):
            return place[1:-1]
        if not place.startswith("$"):
            return self._format(self._patterns[place], args)
        name, arrow, variants = place[1:].partition("->")
        value = args[name.strip()]
        return self._format(self._chosen(variants, value), args) if arrow else str(value)

    def _chosen(self, variants: str, value: object) -> str:
        """Choose the variant for a number: its own, or that for one of something, or the one with a star."""
        assert isinstance(value, int), "what a message chooses by is a number"
        number = int(value)
        listed: list[tuple[str, str, str]] = VARIANT.findall(variants)
        keys = (str(number), "one" if number == 1 and self._language == "en" else "")
        fitting = [text for key in keys for _, named, text in listed if named == key]
        return next(iter(fitting or [text for star, _, text in listed if star]))


@lru_cache(maxsize=512)
def _parts(pattern: str) -> Sequence[tuple[bool, str]]:
    """Return the parts of a pattern, and whether each stood in braces."""
    parts, depth, start = list[tuple[bool, str]](), 0, 0
    for brace in re.finditer("[{}]", pattern):
        opens = brace.group() == "{"
        if depth == (0 if opens else 1):  # the outermost pair
            parts.append((not opens, pattern[start : brace.start()].strip(None if not opens else "")))
            start = brace.end()
        depth += 1 if opens else -1
    return (*parts, (False, pattern[start:]))


@lru_cache(maxsize=16)
def _messages(language: str, files: tuple[str, ...]) -> Mapping[str, str]:
    """Read the messages of a language."""
    paths = [folder_of(language) / file for file in files]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return {name: ATTRIBUTE.sub("", "\n" + text).strip() for name, text in MESSAGE.findall(text)}
