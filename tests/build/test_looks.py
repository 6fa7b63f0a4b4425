"""Both looks of the page, as its tokens give them: every ink is read on every ground it is laid on."""

import re
from collections.abc import Iterable
from itertools import product

import pytest

from build.paths import PAGE

Colour = tuple[float, float, float]

SHEETS = [(PAGE / "css" / name).read_text(encoding="utf-8") for name in ("tokens.css", "citadels/tokens.css")]
TOKENS = "\n".join(SHEETS)
CRANE_TOKENS = TOKENS + (PAGE / "css" / "crane" / "board.css").read_text(encoding="utf-8")
# The boards of Crown and Crane, and what is read on them.
BOARDS = ("paper", "paper-deep", "wood", "red-zone", "green-zone", "blue-zone", "space", "plaza-old", "plaza-new")
BOARD_PAIRS = (
    *product(("board-ink",), ("paper", "paper-deep")),
    *product(("ink",), ("hub", "plate", "plaza-old", "plaza-new")),
)
GROUNDS = (
    "ground-deep", "ground", "ground-mid", "ground-high", "panel", "panel-whole", "panel-dense", "bar", "sheet",
    "sheet-low", "asking", "asking-low", "asking-foot", "own", "seat", "seat-low", "score", "row",
)  # fmt: skip
TAPPED = (
    "button",
    "button-low",
    "button-lit",
    "button-lit-low",
    "field-raised",
    "taken",
    "taken-low",
    "lot",
    "lot-low",
)
ACTIVE = ("seat-active", "seat-active-low")
PAIRS = [
    *product(("text", "text-soft", "bright", "gold-ink", "alarm"), GROUNDS),
    *product(("text", "gold-ink"), (*TAPPED, *ACTIVE)),
    *product(("text-soft",), ("off", "field-raised", "button", "button-low")),
    *product(("good",), ("panel-whole", "panel")),
    *product(("text", "placeholder"), ("field", "field-raised")),
    *product(("ink",), ("ivory", "ivory-deep", "ivory-spent")),
    *product(("gilt-ink",), ("gilt", "gilt-low", "gold")),
    *product(("ink", "ink-soft"), ("chosen", "chosen-low", "ivory-deep")),
    ("mark-ink", "mark"),
    *((f"{kind}-ink", kind) for kind in ("noble", "religious", "trade", "military", "special")),
]


def look(name: str, sheets: str = TOKENS) -> dict[str, str]:
    """The tokens of a look: those of the dark one, where the light one has no others."""
    blocks = re.findall(r'^:root(\[data-theme="light"\])? \{(.*?)^\}', sheets, re.DOTALL | re.MULTILINE)
    dark, light = (" ".join(text for is_light, text in blocks if bool(is_light) == wanted) for wanted in (False, True))
    tokens = dict(re.findall(r"--([\w-]+): ([^;]+);", dark))
    return tokens | dict(re.findall(r"--([\w-]+): ([^;]+);", light)) if name == "light" else tokens


def colour(tokens: dict[str, str], name: str) -> Colour:
    """A token as red, green and blue, 0 to 255; what lets the ground through is laid on it first."""
    value = tokens[name]
    if value.startswith("#"):
        digits = value[1:] if len(value) == 7 else "".join(letter * 2 for letter in value[1:])
        return (int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16))
    *over, percent = (float(number) for number in re.findall(r"[\d.]+", value))
    mixed = [a * percent / 100 + b * (1 - percent / 100) for a, b in zip(over, colour(tokens, "ground"), strict=True)]
    return (mixed[0], mixed[1], mixed[2])


def brightness(shade: Colour) -> float:
    """Relative luminance, WCAG 2.2."""
    parts = [part / 255 for part in shade]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def faint_pairs(tokens: dict[str, str], pairs: Iterable[tuple[str, str]]) -> dict[str, float]:
    """The pairs of an ink and a ground whose contrast is below 4.5 to 1 (WCAG 1.4.3), with their contrast."""
    faint = {}
    for ink, ground in pairs:
        low, high = sorted((brightness(colour(tokens, ink)), brightness(colour(tokens, ground))))
        contrast = (high + 0.05) / (low + 0.05)
        if contrast < 4.5:
            faint[f"{ink} on {ground}"] = round(contrast, 2)
    return faint


@pytest.mark.parametrize("name", ["dark", "light"])
def test_every_ink_is_read_on_every_ground(name: str) -> None:
    """WCAG 1.4.3: 4.5 to 1."""
    assert faint_pairs(look(name), PAIRS) == {}


@pytest.mark.parametrize("name", ["dark", "light"])
def test_every_ink_is_read_on_the_boards_of_the_crane(name: str) -> None:
    assert faint_pairs(look(name, CRANE_TOKENS), BOARD_PAIRS) == {}


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_of_the_crane_are_darker_by_night(board: str) -> None:
    night, day = (brightness(colour(look(name, CRANE_TOKENS), board)) for name in ("dark", "light"))

    assert night < day * 0.7


def test_the_light_look_is_light() -> None:
    tokens = look("light")
    assert brightness(colour(tokens, "ground")) > brightness(colour(tokens, "text"))


def test_no_sheet_clips_one_axis_alone() -> None:
    """WebKit then cuts the other one of a box that sticks, too (docs/browsers.md)."""
    sheets = sorted((PAGE / "css").rglob("*.css"))

    assert [path.name for path in sheets if re.search(r"overflow-[xy]: clip", path.read_text(encoding="utf-8"))] == []


def test_nothing_inside_a_drawing_is_filtered() -> None:
    """WebKit ignores that: the robber's land has colours of its own."""
    board = (PAGE / "css" / "island" / "board.css").read_text(encoding="utf-8")

    assert re.findall(r"\.land[^{]*\{[^}]*filter", board) == []
