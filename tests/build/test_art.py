"""What the build makes of drawings."""

import json
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from build.art import EMBLEMS, make_face, without_zeros

NUMBER = re.compile(r"\d+\.?\d*|\.\d+")


@pytest.mark.parametrize(
    ("path", "short"),
    [
        pytest.param("M1.50 2.0", "M1.5 2", id="after other digits, and alone"),
        pytest.param("l-.0 10", "l-.0 10", id="a zero that is a whole number"),
        pytest.param("l1.0.5", "l1.0.5", id="before another number"),
        pytest.param("a3 3 0 100 200", "a3 3 0 100 200", id="in whole numbers"),
        pytest.param("l1.10.0 5", "l1.1.0 5", id="a zero right after another number"),
        pytest.param("l.05.50.105", "l.05.5.105", id="within"),
    ],
)
def test_zeros_at_the_end_of_decimals_are_left_out(path: str, short: str) -> None:
    assert without_zeros(path) == short


def test_no_emblem_changes_by_it() -> None:
    bodies = [icon["body"] for icon in json.loads((EMBLEMS / "icons.json").read_text("utf-8"))["icons"].values()]
    rounded = [
        re.sub(r"\d*\.\d{2,}", lambda number: f"{float(number[0]):.2f}".removeprefix("0"), body) for body in bodies
    ]

    changed = [body for body in rounded if _numbers(without_zeros(body)) != _numbers(body)]

    assert changed == []


def test_digits_of_titles_come_from_the_text_face(tmp_path: Path) -> None:
    """The 1 of the title face is drawn as an I: "Round 1" was read as "Round I"."""
    make_face(tmp_path)

    letters = TTFont(tmp_path / "title.woff2").getBestCmap()

    assert [letter for letter in "R0123456789" if ord(letter) in letters] == ["R"]


def _numbers(body: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(body)]
