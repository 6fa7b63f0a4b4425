"""Writes sprites of cards: a file for each edition, with a symbol for each card that no earlier one has."""

from collections.abc import Callable, Iterable
from pathlib import Path

import citadels.game  # noqa: F401 - it brings the cards in
from citadels.core.registry import EDITIONS, Edition


def write(
    dist: Path,
    name: str,
    cards_of: Callable[[Edition], Iterable[str]],
    symbol_of: Callable[[str], str],
    box_of: Callable[[Edition, str], str] = lambda _, __: "",
) -> None:
    """Write ``art/<name>.svg`` for the first edition, and ``art/<name>-<edition>.svg`` for each later one.

    Cards of the first edition that `box_of` has a word for are in ``art/<name>-<word>.svg``.
    """
    drawn: set[str] = set()
    for number, edition in enumerate(EDITIONS.values()):
        new = [card for card in sorted(cards_of(edition)) if card not in drawn]
        drawn.update(new)
        words = {card: edition.word if number else box_of(edition, card) for card in new}
        for word in sorted(set(words.values())):
            symbols = "\n".join(symbol_of(card) for card in new if words[card] == word)
            file = f"{name}-{word}.svg" if word else f"{name}.svg"
            text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
            (dist / "art" / file).write_text(text, encoding="utf-8", newline="\n")
