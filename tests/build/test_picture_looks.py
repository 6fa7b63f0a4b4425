"""Pictures of boards have the colours of the page: the style sheets of both, side by side."""

from __future__ import annotations

import re

import pytest

from build.paths import PAGE
from catan.drawing import looks as island
from praga.drawing import looks as crane
from tabletop.drawing import looks

pytestmark = pytest.mark.desktop

# Names of the page's tokens, by those of a picture.
LANDS = {
    "wood": "forest", "brick": "hills", "wool": "pasture", "grain": "fields", "ore": "mountains", "desert": "desert",
}  # fmt: skip
SEA = {"sea": "sea", "shallows": "sea-edge"}
BOARDS = {
    "wheel-rim": "rim",
    "wheel-ground": "wood",
    "below": "pile",
    "number-of-place": "board-ink",
    "worth": "board-ink",
}
SIGNS = {"hex-space": "space", "hex-plaza-old": "plaza-old", "hex-plaza-new": "plaza-new"}
SAME = ("hub", "red-zone", "green-zone", "blue-zone", "plate")


def tokens(folder: str) -> tuple[dict[str, str], dict[str, str]]:
    """The tokens of a game's board by day and by night."""
    sheet = (PAGE / "css" / folder / "board.css").read_text(encoding="utf-8")
    blocks = re.findall(r'^:root(\[data-theme="light"\])? \{(.*?)\}', sheet, re.DOTALL | re.MULTILINE)
    texts = [" ".join(text for is_light, text in blocks if bool(is_light) == wanted) for wanted in (False, True)]
    dark, light = (dict(re.findall(r"--([\w-]+): ([^;]+);", text)) for text in texts)
    return {**dark, **light}, dark


def of_page(folder: str, names: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The colours of the page by day and by night, by the names of a picture."""
    day, night = tokens(folder)
    return {name: (day[token], night[token]) for name, token in names.items()}


def test_the_sea_is_the_pages() -> None:
    assert {name: island.FILLS[name] for name in SEA} == of_page("island", SEA)


def test_the_lands_are_the_pages() -> None:
    day, _ = tokens("island")

    assert {land: colour for land, (colour, _) in island.LANDS.items()} == {
        land: day[token] for land, token in LANDS.items()
    }


@pytest.mark.parametrize("folder", ["island", "crane"])
def test_the_pieces_of_the_seats_are_the_pages(folder: str) -> None:
    day, _ = tokens(folder)

    assert tuple(day[f"of-{seat}"] for seat in range(4)) == looks.PIECES


def test_the_boards_of_the_crane_are_the_pages() -> None:
    names = {**BOARDS, **{name: name for name in SAME}}

    assert {name: crane.BOARD_FILLS[name] for name in names} == of_page("crane", names)


def test_the_signs_of_the_crane_are_the_pages() -> None:
    assert dict(crane.SIGN_FILLS) == of_page("crane", SIGNS)


def test_what_the_page_darkens_by_night_is_darkened() -> None:
    sheet = (PAGE / "css" / "crane" / "details.css").read_text(encoding="utf-8")
    pairs = re.findall(r'\[(fill|stroke)="(#\w+)"\] \{ (?:fill|stroke): (#\w+); \}', sheet)

    assert {(kind, day): dark for kind, day, dark in pairs} == {
        (kind, day): dark for kind, colours in crane.OWN.items() for day, dark in colours.items()
    }
