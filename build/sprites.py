"""Writes sprites of cards: a file for each edition, with a symbol for each card that no earlier one has."""

from collections.abc import Callable, Iterable
from pathlib import Path

import citadels.game  # noqa: F401 - it brings the cards in
from citadels.core.registry import EDITIONS, Edition


def write(dist: Path, name: str, cards_of: Callable[[Edition], Iterable[str]], symbol_of: Callable[[str], str]) -> None:
    """Write ``art/<name>.svg`` for the first edition, and ``art/<name>-<edition>.svg`` for each later one."""
    drawn: set[str] = set()
    for number, edition in enumerate(EDITIONS.values()):
        new = [card for card in sorted(cards_of(edition)) if card not in drawn]
        drawn.update(new)
        symbols = "\n".join(map(symbol_of, new))
        file = f"{name}-{edition.word}.svg" if number else f"{name}.svg"
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
        (dist / "art" / file).write_text(text, encoding="utf-8", newline="\n")
