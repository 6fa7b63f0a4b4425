"""The parts that faces are drawn with: head, features, hair, shoulders, hands, and how they are coloured.

A part is a list of shapes, from back to front, and a shape is a colour with an SVG path. A portrait is `SIZE` wide and
high, `x` from the left and `y` downwards from the top; what reaches beyond is cut off. The face looks straight ahead:
its middle is at x = 32, its eyes are at y = 29 and its chin is at y = 44. The light falls from the left, so the right
side of everything is in shade.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from functools import wraps
from typing import NamedTuple

from tabletop.drawing.shapes import Part, Shape, joined, number

SIZE = 64  # of a portrait
INK = "#2a1d1a"  # eyelids, the line of a mouth
WHITE = "#fffaf2"  # of an eye


class Tone(NamedTuple):
    """The colours of one cloth, metal or hair: in the light, in shade, and where it shines."""

    plain: str
    shade: str
    shine: str = ""


class Skin(NamedTuple):
    """The colours of a skin: in the light, in shade, and of its lips."""

    plain: str
    shade: str
    lips: str


SKIN = {
    "pale": Skin("#f6d7b8", "#dcae88", "#b4705a"),
    "fair": Skin("#efc199", "#d1966b", "#a5604a"),
    "tan": Skin("#d6a273", "#b57d4f", "#8a4f38"),
    "brown": Skin("#ac7545", "#88562d", "#6a3526"),
    "dark": Skin("#80502f", "#603820", "#4a2420"),
}
HAIR = {
    "black": Tone("#2b2530", "#17131c", "#4a4552"),
    "brown": Tone("#6b432a", "#4a2c1a"),
    "red": Tone("#b5562a", "#86391a"),
    "blond": Tone("#e0b354", "#b98a35", "#f2d084"),
    "grey": Tone("#b9b5b0", "#8f8a88"),
    "white": Tone("#f1ece2", "#cbc3b8", "#fbf8f0"),
}
CHOSEN = "chosen"  # the skin and the hair of a face whose colours are chosen later: their paints are names
SKIN[CHOSEN] = Skin("skin", "skin-shade", "lips")
HAIR[CHOSEN] = Tone("hair", "hair-shade")
GILT = Tone("#edc04a", "#b9872a", "#fbe08a")
STEEL = Tone("#b4bcc6", "#7d8794", "#e2e7ec")
LINEN = Tone("#f6f1e4", "#d0c8b6")


def paint(colour: str, path: str) -> Part:
    """An area by its path."""
    return [Shape(colour, path)]


def _path(words: str) -> str:
    """A path, its numbers rounded to tenths; a number stands behind a space or a letter."""
    out = []
    for word in words.split():
        letter, digits = (word[0], word[1:]) if word[0].isalpha() else ("", word)
        out.append(letter + (number(float(digits)) if digits else ""))
    return re.sub(r" ?([A-Za-z]) ?", r"\1", " ".join(out))


def disc(colour: str, x: float, y: float, radius: float) -> Part:
    """A circle round a point."""
    r, twice = number(radius), number(2 * radius)
    return paint(colour, f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {twice} 0a{r} {r} 0 1 0-{twice} 0z")


def polygon(colour: str, *corners: tuple[float, float]) -> Part:
    """An area by its corners."""
    return paint(colour, "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z")


def turned(colour: str, corners: Iterable[tuple[float, float]], angle: float, around: tuple[float, float]) -> Part:
    """A polygon turned by an angle (degrees, clockwise); its corners are measured from the point of the turn."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x0, y0 = around
    return polygon(colour, *((x0 + x * cos - y * sin, y0 + x * sin + y * cos) for x, y in corners))


def bar(
    colour: str, x: float, y: float, width: float, height: float, angle: float, around: tuple[float, float]
) -> Part:
    """A rectangle by its upper left corner, turned as `turned` does it."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return turned(colour, corners, angle, around)


def star(colour: str, x: float, y: float, radius: float, points: int = 5, inner: float = 0.42) -> Part:
    """A star round a point; `inner` is the share of the radius between two points."""
    turns = [(radius * (inner if at % 2 else 1), math.pi * (at / points - 0.5)) for at in range(2 * points)]
    return polygon(colour, *((x + far * math.cos(turn), y + far * math.sin(turn)) for far, turn in turns))


def smaller(part: Part, share: float) -> Part:
    """A part drawn smaller by this share of its size, about the middle of a portrait's lower edge."""
    return [Shape(shape.paint, _smaller(shape.path, share)) for shape in part]


def scaled(share: float) -> Callable[[Callable[[], Part]], Callable[[], Part]]:
    """Return a decorator for a portrait with a high hat: it is drawn smaller, so that the hat is whole."""

    def decorate(draw: Callable[[], Part]) -> Callable[[], Part]:
        @wraps(draw)
        def portrait() -> Part:
            return smaller(draw(), share)

        return portrait

    return decorate


def _smaller(path: str, share: float) -> str:
    """A path drawn smaller; an arc keeps its angle and flags, and has hundredths, so that circles stay round."""
    out, letter, at = [], "", 0
    for word in re.findall(r"[A-Za-z]|-?\d*\.?\d+", path):
        if word.isalpha():
            letter, at = word, 0
            out.append(word)
            continue
        value, place, arc = float(word), at, letter in "Aa"
        at = (at + 1) % 7 if arc else at + 1
        if arc and place in (2, 3, 4):
            out.append(word)
            continue
        middle: float = 0
        if letter.isupper() and not (arc and place < 2):
            across = letter == "H" or (letter != "V" and (place - arc) % 2 == 0)
            middle = SIZE / 2 if across else SIZE
        value = middle + (value - middle) * share
        out.append(f"{round(value, 2):g}" if arc else number(value))
    return re.sub(r" ?([A-Za-z]) ?| (?=-)", r"\1", " ".join(out))


_PIECE = re.compile("([A-Za-z])([^A-Za-z]*)")  # a letter of a path, and its numbers
_OVAL = re.compile(r"M(\S+?) ?(-?[\d.]+)a(\S+) (\S+) 0 1 ([01]) (\S+) 0a\3 \4 0 1 \5 ?-\6 0z")


def posed(turn: float, tilt: float, nod: float, *parts: Part) -> Part:
    """A head with all that is on it, which looks aside, leans and bows.

    `turn` moves the middle of the face to the right, and its outline not, so that the farther cheek is narrow. `tilt`
    is in degrees, clockwise. `nod` lowers the features, and below 0 lifts the chin. Circles and ellipses stay as they
    are.
    """
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def place(x: float, y: float) -> tuple[float, float]:
        x, y = x + turn * max(0, 1 - ((x - 32) / 11) ** 2), y + nod * max(0, 1 - ((y - 31) / 13) ** 2)
        x, y = x - 32, y - 46
        return round((32 + x * cos - y * sin) * 5) / 5, round((46 + x * sin + y * cos) * 5) / 5  # fifths weigh less

    def path(whole: str) -> str:
        ovals, rest = [], _OVAL.sub("", whole)
        for x, y, wide, high, sweep, twice in _OVAL.findall(whole):
            left, top = place(float(x) + float(twice) / 2, float(y))
            arcs = f"a{wide} {high} 0 1 {sweep} {twice} 0a{wide} {high} 0 1 {sweep}-{twice} 0z"
            ovals.append(f"M{number(left - float(twice) / 2)} {number(top)}{arcs}")
        return _placed(rest, place) + "".join(ovals)

    return [Shape(shape.paint, path(shape.path)) for shape in joined(parts)]


def moved(right: float, down: float, *parts: Part) -> Part:
    """Parts at another place."""

    def path(whole: str) -> str:
        return "".join(
            letter + digits if letter.islower() else _placed(letter + digits, lambda x, y: (x + right, y + down))
            for letter, digits in _PIECE.findall(whole)
        )

    return [Shape(shape.paint, path(shape.path)) for shape in joined(parts)]


def _placed(path: str, place: Callable[[float, float], tuple[float, float]]) -> str:
    """A path of absolute letters, each of its points at another place; arcs keep their radii."""
    out, here = [], (0.0, 0.0)
    for letter, digits in _PIECE.findall(path):
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", digits)]
        x, y = here
        radii: list[float] = []
        if letter.islower() and letter != "z":
            numbers = _absolute(letter, numbers, here)
        kind = letter.upper()
        if kind == "H":
            numbers = [numbers[0], y]
        elif kind == "V":
            numbers = [x, numbers[0]]
        if kind == "A":
            radii, numbers = numbers[:5], numbers[5:]
        if numbers:
            here = (numbers[-2], numbers[-1])
        points = [value for at in range(0, len(numbers), 2) for value in place(numbers[at], numbers[at + 1])]
        if kind in "HV":
            straight = abs(points[kind == "H"] - place(x, y)[kind == "H"]) < 0.05  # also after the move
            kind, points = (kind, [points[kind == "V"]]) if straight else ("L", points)
        out.append(kind.replace("Z", "z") + " ".join(map(number, [*radii, *points])))
    return "".join(out)


def _absolute(letter: str, numbers: list[float], here: tuple[float, float]) -> list[float]:
    """The numbers of a relative letter, for the absolute one."""
    if letter in "hv":
        return [numbers[0] + here[letter == "v"]]
    first = 5 if letter == "a" else 0
    return [value if at < first else value + here[(at - first) % 2] for at, value in enumerate(numbers)]


# --- head and body


def head(skin: str, jaw: float = 0, long: float = 0) -> Part:
    """A bare head without ears; `jaw` widens the cheeks, and `long` lowers the chin."""
    left, right, chin = 21 - jaw, 43 + jaw, 44 + long
    cheek = chin - 5
    whole = (
        f"M{left} 27 C{left} 18 26 13.5 32 13.5 S{right} 18 {right} 27 C{right} 34 {40 + jaw} {cheek} 36 {chin - 1.5} "
        f"Q32 {chin + 1.5} 28 {chin - 1.5} C{24 - jaw} {cheek} {left} 34 {left} 27 z"
    )
    shade = (
        f"M37 14.5 C41 17 {right} 21 {right} 27 C{right} 34 {40 + jaw} {cheek} 36 {chin - 1.5} "
        f"Q34.5 {chin - 0.2} 32 {chin} C36 {chin - 4} 38.5 35 38 28 C39.5 23 38.5 18 37 14.5 z"
    )
    return [Shape(SKIN[skin].plain, _path(whole)), Shape(SKIN[skin].shade, _path(shade))]


def ears(skin: str, jaw: float = 0, turn: float = 0) -> Part:
    """The ears of a head with that jaw: both, or the nearer one of a head that is turned (`posed`)."""
    left, right = 21 - jaw + turn * 0.6, 43 + jaw + turn * 0.6
    first = f"M{left + 1.5} 33.5 Q{left - 1} 33.5 {left - 1.8} 29.5 Q{left - 2.6} 25 {left + 1} 27 z"
    second = f"M{right - 1} 27 Q{right + 2.6} 25 {right + 1.8} 29.5 Q{right + 1} 33.5 {right - 1.5} 33.5 z"
    return [
        *([Shape(SKIN[skin].plain, _path(first))] if turn >= 0 else []),
        *([Shape(SKIN[skin].shade, _path(second))] if turn <= 0 else []),
    ]


def neck(skin: str, wide: float = 0) -> Part:
    """A neck, with the shade that the chin throws on it."""
    left, right = 26.5 - wide, 37.5 + wide
    whole = f"M{left} 38 H{right} V48 Q32 53 {left} 48 z"
    shade = f"M{left} 41 Q32 47.5 {right} 40 V48 Q{right - 2} 50 {right - 4} 50.4 Q32 46 {left} 44 z"
    return [Shape(SKIN[skin].plain, _path(whole)), Shape(SKIN[skin].shade, _path(shade))]


def shoulders(cloth: Tone, wide: float = 0) -> Part:
    """The shoulders below a neck, in a cloth."""
    left, right = 6 - wide, 58 + wide
    whole = f"M{left} 64 C{left + 0.5} 53.5 15 51 25.5 48 L32 52 L38.5 48 C49 51 {right - 0.5} 53.5 {right} 64 z"
    shade = f"M34 51 L38.5 48 C49 51 {right - 0.5} 53.5 {right} 64 H40 Q40 56 34 51 z"
    return [Shape(cloth.plain, _path(whole)), Shape(cloth.shade, _path(shade))]


def ruff() -> Part:
    """A pleated collar round the neck: a wide ring, whose edge has small waves."""
    at = [math.pi * part / 14 for part in range(28)]
    rim = [f"{32 + 17.5 * math.cos(angle):.1f} {51.6 + 5.6 * math.sin(angle):.1f}" for angle in at]
    ring = paint(LINEN.plain, f"M{rim[0]}{''.join(f'A2.1 1.9 0 0 1 {corner}' for corner in (*rim[1:], rim[0]))}z")
    shade = paint(LINEN.shade, "M37 46.4Q49 48 49.6 51.8Q47 57.4 33 57.6Q41 53 37 46.4z")
    pleats = "".join(map(_pleat, [angle + math.pi / 28 for angle in at[:14]]))
    return ring + shade + paint("#b3a98f", pleats)


def _pleat(angle: float) -> str:
    """A line of the collar, from the neck to the rim, at an `angle` in radians."""
    ends = [
        f"L{32 + 16.4 * math.cos(end):.1f} {51.6 + 5.2 * math.sin(end):.1f}" for end in (angle - 0.03, angle + 0.03)
    ]
    return f"M{32 + 7 * math.cos(angle):.1f} {50.8 + 1.4 * math.sin(angle):.1f}{''.join(ends)}z"


def hand(skin: str, x: float, y: float) -> Part:
    """A fist round what is drawn below it, its thumb over the fingers; (x, y) is its middle."""
    plain, shade, _ = SKIN[skin]
    start = f"M{number(x)} {number(y)}"  # the rest is measured from there, so that all fists have the same text
    whole = f"{start}m-4.3-2q0-1.8 1.8-1.8h5.2q2 0 2 1.8v6q-.9 3.8-4.4 3.8-3.8 0-4.6-3.8z"
    back = f"{start}m1.4-3.8h1.3q2 0 2 1.8v6q-.9 3.8-4.4 3.8 2.4-3 1.1-11.6z"
    folds = "m-5.7 4.7h5.4v.8h-5.4zm0 2.6h5.4v.8h-5.4z"
    under = "m7.8-.7q-2.2-1.8-4.8-2.1-1.4 0-1.4-1.7.4.8 1.4.8 3 .2 4.8 3z"
    thumb = f"{start}m4.7-1.4q-3.3-2-6-1.8a1.5 1.5 0 0 0 0 3q3 .2 4.8 3z"
    return paint(plain, whole) + paint(shade, back + folds + under) + paint(plain, thumb)


def sleeve(cloth: Tone, cuff: str, wrist: tuple[float, float], elbow: tuple[float, float], wide: float = 6.5) -> Part:
    """A forearm in its sleeve, from a cuff at the wrist; the elbow is measured from there, and `wide` to each side."""
    right, down = elbow
    length = math.hypot(right, down)
    along, aside = (right / length, down / length), (down / length, -right / length)

    def area(*corners: tuple[float, float]) -> str:
        """The path through corners that are measured along the arm and, to the right of it, aside."""
        steps, (x, y) = [], (0.0, 0.0)
        for there, beside in corners:
            next_x = round(along[0] * there + aside[0] * beside, 1)
            next_y = round(along[1] * there + aside[1] * beside, 1)
            steps.append(f"{number(next_x - x)} {number(next_y - y)}")
            x, y = next_x, next_y
        first, *others = steps
        return f"M{number(wrist[0])} {number(wrist[1])}m{first}l{' '.join(others)}z"

    return [
        Shape(cloth.plain, area((0, -3.8), (length, -wide), (length, wide), (0, 3.8))),
        Shape(cloth.shade, area((0, 1), (length, 1), (length, wide), (0, 3.8))),
        Shape(cuff, area((-1, -4.4), (-1, 4.4), (1.4, 4.6), (1.4, -4.6))),
    ]


def fingers(skin: str, x: float, y: float) -> Part:
    """Four fingers round the left edge of a flat prop; (x, y) is where the edge and their middle are."""
    plain, shade, _ = SKIN[skin]
    left = number(x - 2.2)
    tops = [y - 5.4 + at * 2.8 for at in range(4)]
    bars = "".join(f"M{left} {number(top)}h5.4a1.3 1.3 0 0 1 0 2.6h-5.4z" for top in tops)
    low = "".join(f"M{left} {number(top + 2)}h5.4a1.3 1.3 0 0 0 1.2-.8v.2a1.3 1.3 0 0 1-1.2 1.2h-5.4z" for top in tops)
    edge = f"M{number(x - 0.6)} {number(y - 5)}v10h-2.6q-1.4-5 0-9.6z"
    return paint(plain, edge + bars) + paint(shade, low)


# --- features


def eyes(iris: str, look: float = 0, narrow: float = 0, cheer: float = 0, *, lashes: bool = False) -> Part:
    """Both eyes; `look` moves the gaze to the right, `narrow` half closes them, `cheer` raises the lower lids."""
    y, high, shapes = 29.0, 2.4 - narrow, []
    radius = min(1.5, high * 0.7 - cheer * 0.15)
    for x, side in ((26.8, -1), (37.2, 1)):
        white = f"M{x - 2.8} {y} Q{x} {y - high} {x + 2.8} {y} Q{x} {y + high * 0.75 - cheer} {x - 2.8} {y} z"
        left, right, low = x - 3.3, x + 3.3, y + 0.2
        lid = f"M{left} {low} Q{x} {y - high - 1.3} {right} {low} Q{x} {y - high + 0.4} {left} {low} z"
        shapes += paint(WHITE, _path(white)) + disc(iris, x + look, y - 0.1, radius) + paint(INK, _path(lid))
        if lashes:
            corner = x + side * 1.8
            tip = (corner + side * 2.2, y - 2.5)
            shapes += polygon(INK, (corner, y - 1.2), tip, (corner + side * 1.3, y - 0.5))
    return shapes


def brows(colour: str, y: float = 25, angry: float = 0, thick: float = 1.4, cock: float = 0) -> Part:
    """Both eyebrows; `angry` lowers their inner ends, below 0 raises them, and `cock` raises the right one."""
    shapes = []
    for side in (-1, 1):
        y -= cock if side > 0 else 0
        outer, arch, inner = 32 + side * 9, 32 + side * 5.7, 32 + side * 1.6
        path = (
            f"M{outer} {y + 0.6 - angry * 0.3} Q{arch} {y - 1.8 - angry * 0.4} {inner} {y + angry} "
            f"L{inner + side * 0.2} {y + thick + angry} Q{arch - side * 0.2} {y - 0.4 - angry * 0.2} "
            f"{outer - side * 0.2} {y + thick * 0.9 - angry * 0.3} z"
        )
        shapes.append(Shape(colour, _path(path)))
    return shapes


def frown(skin: str) -> Part:
    """The folds between two brows that are drawn together."""
    folds = "M30.7 22.8Q31.4 24.4 30.9 26Q30.2 24.4 30.7 22.8zM33.3 22.8Q32.6 24.4 33.1 26Q33.8 24.4 33.3 22.8z"
    return paint(SKIN[skin].shade, folds)


def nose(skin: str, long: float = 0, wide: float = 0, hook: float = 0) -> Part:
    """A nose by its shade."""
    tip = 35 + long
    path = (
        f"M32.4 26.5 Q{34.2 + hook} 30 {35.2 + wide} {tip - 0.8} Q{34.6 + wide} {tip + 1.2} 32 {tip + 0.9} "
        f"Q30 {tip + 0.9} {29 - wide} {tip} Q31.5 {tip} 32.4 {tip - 2} z"
    )
    return paint(SKIN[skin].shade, _path(path))


def mouth(lips: str, y: float = 39.5, smile: float = 0.6, half: float = 4, smirk: float = 0) -> Part:
    """A closed mouth, `half` its width to each side; a `smile` below 0 turns its corners down, `smirk` raises one."""
    left, right, corner = 32 - half, 32 + half, y - smile * 0.6
    other = corner - smirk
    whole = (
        f"M{left} {corner} Q30.5 {y - 0.8 + smile * 0.4} 32 {y - 0.2 + smile * 0.4} "
        f"Q33.5 {y - 0.8 + smile * 0.4} {right} {other} Q32 {y + 2.2 + smile * 0.8} {left} {corner} z"
    )
    line = f"M{left} {corner} Q32 {y + 0.5 + smile} {right} {other} Q32 {y + 1.1 + smile} {left} {corner} z"
    return [Shape(lips, _path(whole)), Shape(INK, _path(line))]


# --- hair in the face


def beard(hair: str, skin: str, long: float = 4, jaw: float = 0, smile: float = 0.3) -> Part:
    """A full beard with a mouth in it; `long` is how far it reaches below the chin."""
    left, right, low = 21 - jaw, 43 + jaw, 44 + long
    whole = (
        f"M{left} 29 C{left + 1.5} 32 {left + 2.5} 36 27 36.6 Q29.5 35.4 32 36.6 Q34.5 35.4 37 36.6 "
        f"C{right - 2.5} 36 {right - 1.5} 32 {right} 29 C{right + 1} 38 {right - 2} {low - 5} 37 {low} "
        f"Q32 {low + 4} 27 {low} C{left + 2} {low - 5} {left - 1} 38 {left} 29 z"
    )
    shade = (
        f"M{right} 29 C{right + 1} 38 {right - 2} {low - 5} 37 {low} Q35 {low + 1.8} 32 {low + 2} "
        f"C37 {low - 4} 39.5 39 39 34.5 Q{right - 1.2} 32 {right} 29 z"
    )
    lip = (
        "M32 36.4Q29.6 35.8 27.6 37.6Q26.2 39.6 24.6 39.8Q28 41.6 32 38.8"
        "Q36 41.6 39.4 39.8Q37.8 39.6 36.4 37.6Q34.4 35.8 32 36.4z"
    )
    return [
        Shape(HAIR[hair].plain, _path(whole)),
        Shape(HAIR[hair].shade, _path(shade)),
        *mouth(SKIN[skin].lips, 40.2, smile, 2.9),
        Shape(HAIR[hair].plain, lip),
    ]


def moustache(hair: str, droop: float = 0, half: float = 7) -> Part:
    """A moustache, `half` its width to each side; a `droop` below 0 turns its ends up."""
    shapes = []
    for side, colour in ((-1, HAIR[hair].plain), (1, HAIR[hair].shade)):
        path = (
            f"M32 36.4 Q{32 + side * 2.6} 35.4 {32 + side * 5} 37.4 Q{32 + side * (6 + half * 0.2)} 38.6 "
            f"{32 + side * half} {37.4 + droop} Q{32 + side * 4} {41 + droop * 0.4} 32 38.8 z"
        )
        shapes.append(Shape(colour, _path(path)))
    return shapes
