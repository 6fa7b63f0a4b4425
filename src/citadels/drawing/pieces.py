"""The pieces of a table as the page draws them: coins and counts, medals, districts in a city, cards in hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from citadels.core.registry import EDITIONS, Edition
from citadels.drawing.ink import Ink
from citadels.drawing.looks import KINDS
from citadels.drawing.words import Words
from tabletop.drawing.ink import TIGHT, Box
from tabletop.drawing.widths import in_lines

if TYPE_CHECKING:
    from citadels.views.json_types import Card, Character, District

TILE, CARD = (92, 96), (92, 116)  # width and height
NAME = 32  # height of a tile's label
STEP = 18  # from one sign of what befell a character to the next
LEAST = 10.5  # the smallest letters of a name

# The signs of what befell a character (site/citadels/seats.py), and of two which says more than the other.
SIGNS = {
    "killed": "dagger",
    "robbed": "pouch",
    "bewitched": "hex",
    "warranted": "scroll",
    "signed": "seal",
    "threatened": "threat",
    "flower": "flower",
}
SAYS_MORE = {"warranted": "signed", "threatened": "flower"}


def befell(item: Mapping[str, object]) -> list[str]:
    """Return what befell a character, by the words of its signs."""
    return [word for word in SIGNS if item.get(word) and not item.get(SAYS_MORE.get(word, ""))]


def line_of(cards: Edition, role: str) -> str:
    """Return the style of a character's rim, by the kind it draws income from."""
    kind = cards.roles[role].kind
    return f"{kind}-line" if kind in KINDS and kind != "special" else "none-line"


def medal(ink: Ink, cards: Edition, character: Character, at: tuple[float, float], title: str) -> None:
    """Draw a character before a player, round its middle; one face down as the back of a card."""
    x, y = at
    role, drawn = character["role"], ink.inside(title)
    if role is None:
        drawn.box(Box(x - 11, y - 15, 22, 30), "down down-line", 4, **{"stroke-width": "2"})
        drawn.sign("hidden", Box(x - 10, y - 10, 20, 20), "down-ink")
        return
    if character["killed"]:
        drawn.round(x, y, 16, "alarm-line", fill="none", **{"stroke-width": "2"})
    drawn.round(x, y, 14, f"ivory {line_of(cards, role)}", **{"stroke-width": "2"})
    drawn.sign(role, Box(x - 11, y - 12, 22, 22), **({"opacity": "0.6"} if character["killed"] else {}))


def marks(ink: Ink, words: list[str], at: tuple[float, float]) -> None:
    """Draw the signs of what befell a character, from right to left."""
    x, y = at
    for place, word in enumerate(reversed(words)):
        ink.round(x - place * STEP, y, 9, SIGNS[word])
        ink.sign(SIGNS[word], Box(x - place * STEP - 6.5, y - 6.5, 13, 13), "white")


def district_words(words: Words, card: Card) -> str:
    """Say a district card: name, kind, cost, and points where they differ."""
    named = {"card": words.called("card-" + card["card"]), "kind": words.say("kind-" + card["kind"])}
    differs = card["points"] != card["cost"]
    return words.say(
        "card-label-points" if differs else "card-label", **named, cost=card["cost"], points=card["points"]
    )


def tile(ink: Ink, words: Words, built: District, box: Box) -> None:
    """Draw a district of a city: its building on a line in the colour of its kind, with its name below."""
    kind, (x, y), wide = built["kind"], box[:2], box.width
    label = district_words(words, built)
    label += words.say("tile-coin") if built["coin"] else ""
    label += words.say("tile-size", count=size) if (size := size_of(built["card"])) > 1 else ""
    label += f", {built['tucked']}{words.say('tile-tucked')}" if built["tucked"] else ""
    drawn, ground = ink.inside(label, **{"data-card": built["card"]}), box.bottom - NAME
    drawn.box(Box(x + 1, ground + 4, wide - 2, NAME), "shadow", 5)
    drawn.box(Box(x, ground, wide, NAME), "ivory card-edge", 5, **{"stroke-width": "1"})
    drawn.building(built["card"], Box(x + 4, y, wide - 8, box.height - NAME), f"city-{kind}")
    drawn.box(Box(x, ground, wide, 3), kind)
    drawn.box(Box(x, ground - 18, 18, 20), kind, 3)
    drawn.sign(kind, Box(x + 2, ground - 16, 14, 14), "on-" + kind)
    drawn.box(Box(box.right - 18, ground - 18, 18, 20), kind, 3)
    drawn.words(str(built["cost"]), (box.right - 9, ground - 4), 14, "on-" + kind, anchor="middle")
    name(drawn, words.called("card-" + built["card"]), Box(x, ground + 3, wide, NAME - 4))
    _lying(drawn, built, box)


def _lying(ink: Ink, built: District, box: Box) -> None:
    """Draw what lies on and under a district: the Artist's gold, and how many cards."""
    right = box.right + 4
    if built["tucked"]:
        ink.box(Box(right - 34, box.y, 34, 18), "mark", 9)
        ink.sign("cards", Box(right - 32, box.y + 1, 16, 16), "white")
        ink.words(str(built["tucked"]), (right - 14, box.y + 14), 13, "white")
        right -= 38
    if built["coin"]:
        ink.sign("coin", Box(right - 20, box.y - 1, 20, 20))
        right -= 24
    if (size := size_of(built["card"])) > 1:
        ink.box(Box(right - 34, box.y, 34, 18), "mark", 9)
        ink.sign("city", Box(right - 32, box.y + 1, 16, 16), "white")
        ink.words(str(size), (right - 14, box.y + 14), 13, "white")


@cache
def size_of(card: str) -> int:
    """Return how many districts a card counts as: the Monument is two (E7.18)."""
    return max([cards.districts[card].size for cards in EDITIONS.values() if card in cards.districts], default=1)


def name(ink: Ink, text: str, box: Box) -> None:
    """Write a name in the middle of a box, in one line or two."""
    lines, size = in_lines(text, 14, LEAST, (box.width - 6) * TIGHT)
    step = size * 1.08
    top = box.y + box.height / 2 - step * (len(lines) - 1) / 2 + size * 0.34
    for at, line in enumerate(lines):
        ink.words(
            line, (box.x + box.width / 2, top + at * step), size, "ink serif", anchor="middle", room=box.width - 6
        )


def card(ink: Ink, words: Words, held: Card, at: tuple[float, float]) -> None:
    """Draw a card in hand: its emblem and name, the kind's banner, and the cost as coins along its edge."""
    (x, y), kind = at, held["kind"]
    drawn = ink.inside(district_words(words, held), **{"data-card": held["card"]})
    drawn.box(Box(x, y + 3, *CARD), "shadow", 9)
    drawn.box(Box(x, y, *CARD), "ivory edge", 8, **{"stroke-width": "1"})
    drawn.box(Box(x, y, *CARD).within(3), "card-edge", 6, fill="none", **{"stroke-width": "1"})
    left, right, top = x + CARD[0] - 33, x + CARD[0] - 7, y + 3
    drawn.area([(left, top), (right, top), (right, top + 34), ((left + right) / 2, top + 27), (left, top + 34)], kind)
    drawn.sign(kind, Box(left + 4.5, top + 5, 17, 17), "on-" + kind)
    drawn.building(held["card"], Box(x + CARD[0] / 2 - 30, y + 14, 60, 62), f"city-{kind}")
    name(drawn, words.called("card-" + held["card"]), Box(x + 2, y + 76, CARD[0] - 4, CARD[1] - 80))
    for coin in range(held["cost"]):
        drawn.sign("coin", Box(x - 4, y + 7 + coin * 11, 18, 18))
