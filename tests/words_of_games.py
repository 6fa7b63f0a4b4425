"""The words of each game, by which one finds where something that serves any game knows one of them after all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from citadels.core.registry import EDITIONS

# What the registries give no list of: the games' names, what is taken and paid, what is built, who is sent out.
OF_CITADELS = ("citadels", "crown", "district", "districts", "gold", "taxes", "warrant", "warrants")
OF_CATAN = (
    *("catan", "brick", "grain", "ore", "wool", "pips", "harbour", "harbours"),
    *("road", "roads", "settlement", "settlements", "knight", "knights", "robber", "monopoly", "hexes"),
)
# Names of cards that are plain English, or another's word, wherever they stand by themselves.
PLAIN = frozenset({"factory", "framework", "keep", "library", "marshal", "navigator", "theater"})

WORD = re.compile(r"[A-Za-z]+")


def of_citadels() -> frozenset[str]:
    """The names of all characters and districts of each edition, as words: ``great_hall`` stands for "great hall"."""
    cards = {name for edition in EDITIONS.values() for name in (*edition.roles, *edition.districts)}
    return frozenset(cards | set(OF_CITADELS)) - PLAIN


def words_in(text: str, words: Iterable[str]) -> set[str]:
    """Return those of these words in a text; of names that are written together, too: ``hasCrown``, ``gold_mine``."""
    parts = [part.lower() for part in WORD.findall(re.sub(r"([a-z])([A-Z])", r"\1 \2", text))]
    line = " " + " ".join(parts) + " "
    return {word for word in words if f" {word.replace('_', ' ')} " in line}


def in_files(files: Iterable[Path], words: Iterable[str]) -> dict[str, list[str]]:
    """By the name of each file that has some of these words: which."""
    listed = {path.name: sorted(words_in(path.read_text(encoding="utf-8"), words)) for path in files}
    return {name: there for name, there in listed.items() if there}


# All words of all games.
WORDS = of_citadels() | frozenset(OF_CATAN)
