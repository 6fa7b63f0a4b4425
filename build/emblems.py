"""Writes the emblems and signs of the pictures that Python draws: src/citadels/drawing/emblems.json, and their credit.

They are those of the page, as coarse as a picture allows, since every wheel carries them. Both files are kept in the
repository, for a wheel is made without Node; tests/build/test_emblems.py says when they are no longer the page's.
"""

import json
import math
import re
from collections.abc import Iterator

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

from build import art, paths

FOLDER = paths.SOURCE / "citadels" / "drawing"
DRAWN, CREDIT = FOLDER / "emblems.json", FOLDER / "emblems.LICENCE.txt"

# An emblem is 512 wide in its set and under 50 in a picture: on a grid of 128 no line is off by a fifth of a pixel. A
# curve is a line where what bends it is no farther from that than this, on the same grid.
GRID, SET, STRAIGHT = 128, 512, 0.7
LETTERS = {"moveTo": "M", "lineTo": "l", "curveTo": "c", "qCurveTo": "q", "closePath": "z"}

# Of site/art/signs.svg: what lies on a table. The page's buttons have signs of their own there.
SIGNS = (
    *("noble", "religious", "trade", "military", "special"),
    *("coin", "cards", "city", "crown", "deck", "trophy", "hidden"),
    *("dagger", "pouch", "hex", "scroll", "seal", "threat", "flower"),
    *(f"shield-{number}" for number in range(8)),
)
Point = tuple[int, int]
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 24 24">(.*)</symbol>')


def make() -> None:
    """Update both files."""
    DRAWN.write_text(drawn(), encoding="utf-8", newline="\n")
    CREDIT.write_text(credit(), encoding="utf-8", newline="\n")


def drawn() -> str:
    """The emblems, as paths on a grid of `GRID`, and the signs, as SVG on one of 24: JSON, by what they stand for."""
    bodies = dict(SYMBOL.findall((paths.PAGE / "art" / "signs.svg").read_text("utf-8")))
    data = {
        "grid": GRID,
        "emblems": {ours: coarse(body) for ours, _, body in _wanted()},
        "signs": {name: _short(bodies[name]) for name in SIGNS},
    }
    return json.dumps(data, indent=0) + "\n"


def credit() -> str:
    """Whose the emblems are, and what each is called in their set (CC BY 3.0)."""
    names = "".join(f"{ours}: {theirs}\n" for ours, theirs, _ in _wanted())
    return (
        art.CREDIT.replace("icons.svg and icons-2016.svg", "emblems.json").replace(
            "only their colour is ours", "their colour is ours, and their lines are made coarser"
        )
        + names
    )


def _wanted() -> Iterator[tuple[str, str, str]]:
    """Each emblem of the page: what it stands for, its name in the set, and how it is drawn there; by the first."""
    icons = json.loads((art.EMBLEMS / "icons.json").read_text(encoding="utf-8"))["icons"]
    listed: dict[str, str] = {}
    for sprite in art.SPRITES:
        listed |= json.loads((paths.PAGE / "art" / f"{sprite}.json").read_text(encoding="utf-8"))
    return ((ours, theirs, icons[theirs]["body"]) for ours, theirs in sorted(listed.items()))


def coarse(body: str) -> str:
    """The outline of an emblem on the grid, in relative steps, which are the shortest to write."""
    pen = RecordingPen()
    for path in re.findall(r' d="([^"]*)"', body):
        parse_path(path, pen)
    words, at, last = [], (0, 0), ""
    for command, points in pen.value:
        letter = LETTERS.get(command, "")
        ends = [(round(x * GRID / SET), round(y * GRID / SET)) for x, y in points]
        if not letter or (letter in "lcq" and all(end == at for end in ends)):
            continue  # an end without a line, or a line too short for the grid
        if letter in "cq" and _is_straight(at, ends):
            letter, ends = "l", ends[-1:]
        from_ = (0, 0) if letter == "M" else at
        steps = [end[axis] - from_[axis] for end in ends for axis in (0, 1)]
        if letter == "l" and 0 in steps:
            letter, steps = ("h", steps[:1]) if steps[1] == 0 else ("v", steps[1:])
        words.append(_joined(letter, [str(step) for step in steps], last))
        at, last = (ends[-1] if ends else at), letter
    return "".join(words)


def _is_straight(start: Point, ends: list[Point]) -> bool:
    """Whether a curve is as good as the line to its end: what bends it lies beside that line, and between its ends."""
    along = (ends[-1][0] - start[0], ends[-1][1] - start[1])
    length = math.hypot(*along)
    if not length:
        return False
    for x, y in ends[:-1]:
        there = (x - start[0], y - start[1])
        beside = abs(along[0] * there[1] - along[1] * there[0]) / length
        if beside > STRAIGHT or not -1 <= (there[0] * along[0] + there[1] * along[1]) / length <= length + 1:
            return False
    return True


def _short(body: str) -> str:
    """Return a sign as short as it can be, in quotes that JSON need not mask."""
    return art.without_zeros(body).replace('"', "'")


def _joined(letter: str, steps: list[str], last: str) -> str:
    """A command and its numbers; a letter that has just been said is left out, and so is a blank before a minus."""
    numbers = " ".join(steps).replace(" -", "-")
    if letter != last or letter == "M":
        return letter + numbers
    return numbers if numbers.startswith("-") else " " + numbers
