"""The faces of players: each is put together of parts, which a checksum of the player's name chooses.

So a name has the same face on every device, and a bot of the site's in every language. The page chooses by the same
numbers (site/table/portraits.py).
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tabletop.drawing.heads import HAIR, SKIN, Tone
from tabletop.drawing.people_parts import BODIES, FACES, HAIRSTYLES, OLD, parts
from tabletop.drawing.shapes import merged

SIZE = 54  # of a face, whose upper left corner is at `CORNER`
CORNER = (5, 0)
TURNS = 14  # the faces that a name can have
# The names that the site gives its bots, with the first face of each, a woman's or a man's and unlike the others at a
# table; with the look on it, which fits their temper; with the place of its backdrop; and with the names that the same
# player has in Chinese, traditional first: one face in all languages. The page's table is written from this
# (`python3 build docs --tables`).
BOTS = (
    ("Ann", 3, 3, 1),
    ("Aldous", 1, 5, 2, "阿德"),
    ("Beatrix", 9, 3, 0, "碧翠"),
    ("Cedric", 9, 3, 4, "賽德", "赛德"),
    ("Damaris", 11, 1, 3, "黛瑪", "黛玛"),
    ("Edmund", 1, 7, 1, "艾蒙"),
    ("Fenella", 0, 5, 0, "菲娜"),
    ("Godfrey", 9, 8, 2, "戈弗"),
    ("Hester", 13, 6, 4, "海絲", "海丝"),
    ("Rosalind", 2, 7, 3, "羅莎琳", "罗莎琳"),
    ("Bertram", 7, 9, 0, "伯特倫", "伯特伦"),
    ("Corinna", 6, 8, 4, "柯琳娜", "科琳娜"),
    ("Silvan", 1, 10, 3, "西爾凡", "西尔凡"),
    ("Griselda", 10, 9, 2, "葛莉賽達", "格丽赛达"),
    ("Dorian", 7, 11, 1, "多里安"),
)
FIRST = {name: turn for name, turn, *_ in BOTS}
TEMPER = {name: face for name, _, face, *_ in BOTS}
GROUND = {name: ground for name, _, _, ground, *_ in BOTS}
ENGLISH = {other: name for name, _, _, _, *others in BOTS for other in others}
# Faces that say least of whose they are, each with the hair that does.
NEUTRAL = {"mf0": ("mh1", "mh2", "mh4", "mh6", "mh8"), "wf3": ("wh3", "wh4", "wh5")}
CLOTHS = (
    Tone("#a5343a", "#77222a"),
    Tone("#2f5fa3", "#1f4478"),
    Tone("#2e7d57", "#1f5a3e"),
    Tone("#6b3f7e", "#4b2a5a"),
    Tone("#c9912f", "#946820"),
    Tone("#4a5568", "#333c4b"),
    Tone("#2a8a8c", "#1c6264"),
    Tone("#e8dcc0", "#bfae8a"),
)
SKINS = ("pale", "fair", "tan", "brown", "dark")
HAIRS = ("black", "brown", "red", "blond", "grey", "white")
IRISES = (
    "#33221a",
    "#4a2f1c",
    "#3f6b4a",
    "#3c6f8f",
    "#4d6272",
    "#3c6f8f",
)  # by the hair; the first two on darker skins
HUES = ("0123", "0123", "01", "01", "0")  # the colours of hair that a skin has, by their places in `HAIRS`
GREY = "45"  # those of old people
LIGHT = 3  # the hues from here on stand out from a dark backdrop
# Blue, green, lilac, sand or wine, and rose or bronze, which no checksum chooses: behind dark hair, behind light hair,
# and behind skins as bright as those.
BACKDROPS = (
    ("#9fb6c9", "#a0bd9a", "#b7aad4", "#c9b279", "#d6a79c"),
    ("#46607f", "#43664f", "#5d4a7d", "#7b4650", "#6b5335"),
    ("#dde7ee", "#dcebd8", "#e7e0f3", "#f4dfa6", "#f6d5cf"),
    ("#1f2d44", "#1c3829", "#33254b", "#43222c", "#36290f"),
)
LIKE = {(2, 0): 2, (4, 1): 3}  # the row for a skin whose own would be as bright as the skin


class Look(NamedTuple):
    """The names of the parts of a face, from back to front, and its colours by the names of the paints."""

    parts: tuple[str, ...]
    colours: Mapping[str, str]


@cache
def look(name: str, turn: int | None = None) -> Look:
    """Return what a face of a name is made of: each `turn` below `TURNS` has another, None the name's first."""
    name = ENGLISH.get(name, name)
    turn = first(name) if turn is None else turn
    number = zlib.crc32(name.encode("utf-8", "surrogatepass"))
    number, man = number // 2, (number + turn) % 2
    number, skin = number // 5, (number + 2 * turn) % 5
    number, face = number // 7, (number + turn) % len(FACES[man])
    number, hair = number // 9, (number + turn) % len(HAIRSTYLES[man])
    hues = GREY if face in OLD[man] else HUES[skin]
    number, hue = number // 4, hues[number % len(hues)]
    number, body = number // 7, (number + turn) % len(BODIES)
    number, cloth = number // 8, (number + 3 * turn) % len(CLOTHS)
    trim = (cloth + 1 + number % 7) % len(CLOTHS)
    ground = (number // 7 + turn) % 4
    if turn == FIRST.get(name):
        face, ground = TEMPER[name], GROUND[name]
    sex = "wm"[man]
    parts = (f"{sex}b{hair}", f"c{body}", f"{sex}f{face}", f"{sex}h{hair}")
    return Look(parts, _colours(skin, int(hue), cloth, trim, ground))


@cache
def first(name: str) -> int:
    """Return the first face of a name: its own, else the one that fits a woman's and a man's name best.

    Nobody can know whose name it is: so it has no beard, no lashes, and hair that both wear, where it has such a face.
    """
    name = ENGLISH.get(name, name)
    return FIRST[name] if name in FIRST else min(range(TURNS), key=lambda turn: (_strange(look(name, turn)), turn))


def _strange(drawn: Look) -> int:
    """Return how much a face says of whose it is: 0 is least."""
    face, hair = drawn.parts[2:]
    if face not in NEUTRAL:
        return 4
    wanting = 0 if hair in NEUTRAL[face] else 2
    return wanting + (face != "mf0")


def _colours(skin: int, hue: int, cloth: int, trim: int, ground: int) -> Mapping[str, str]:
    flesh, hair = SKIN[SKINS[skin]], HAIR[HAIRS[hue]]
    row = int(hue >= LIGHT)
    return {
        "backdrop": BACKDROPS[LIKE.get((skin, row), row)][ground],
        "skin": flesh.plain,
        "skin-shade": flesh.shade,
        "lips": flesh.lips,
        "iris": IRISES[hue % 2 if skin > 1 else hue],
        "hair": hair.plain,
        "hair-shade": hair.shade,
        "cloth": CLOTHS[cloth].plain,
        "cloth-shade": CLOTHS[cloth].shade,
        "trim": CLOTHS[trim].plain,
        "trim-shade": CLOTHS[trim].shade,
    }


@cache
def sprite() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return the parts of all faces, by their names: (CSS colour or the name of a paint, SVG path)."""
    return {name: merged(part) for name, part in parts().items()}


@cache
def paths(name: str, turn: int | None = None) -> tuple[tuple[str, str], ...]:
    """Return the face of a name, from back to front: (CSS colour, SVG path). It has no backdrop."""
    chosen = look(name, turn)
    return tuple((chosen.colours.get(colour, colour), path) for part in chosen.parts for colour, path in sprite()[part])
