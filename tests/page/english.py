"""The English text of what a page's tree says, as the browser shows it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from build.paths import PAGE
from tabletop.cli.words import Words, folder_of

# The arguments that are ids, as the page's own script has them.
SCRIPT: Final = (PAGE / "js" / "fluent.js").read_text(encoding="utf-8")
NAMED: Final = dict(re.findall(r'(\w+): "([a-z]+-)"', re.findall(r"^const NAMED = \{(.*)\}", SCRIPT, re.MULTILINE)[0]))


@cache
def words_of(game: str) -> Words:
    """Return the English messages of a game's page, its lazy modules' too; `game` is their folder's name."""

    def files(language: str) -> list[Path]:
        return sorted(path for name in ("any", game) for path in (folder_of(language) / name).rglob("*.ftl"))

    return Words(files, NAMED, "en")


def text_of(tree: Any, game: str) -> str:
    """Return all that can be read in a tree, without runs of spaces, as `textContent` has it.

    Raises:
        KeyError: there are no words for a message, or it lacks an argument.
    """
    return " ".join("".join(_leaves(tree, words_of(game))).split())


def _leaves(tree: Any, words: Words) -> list[str]:
    if isinstance(tree, dict):
        return [words.message(tree)]
    if not isinstance(tree, list):
        return [] if tree is None else [str(tree)]
    if tree[:1] == ["icon"]:
        return []
    kids = tree[2:] if tree and isinstance(tree[0], str) else tree
    return [leaf for kid in kids for leaf in _leaves(kid, words)]
