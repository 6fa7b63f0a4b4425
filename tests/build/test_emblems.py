"""The emblems of pictures: what lies in the package is what the build makes of the page's."""

import json

import pytest

from build import art, emblems, paths, stdlib

pytestmark = pytest.mark.desktop

AGAIN = "is of other emblems than the page: `python3 build emblems` writes it anew"


def test_the_package_has_the_emblems_of_the_page() -> None:
    assert emblems.DRAWN.read_text(encoding="utf-8") == emblems.drawn(), f"{emblems.DRAWN.name} {AGAIN}"


def test_their_credit_lies_beside_them() -> None:
    assert emblems.CREDIT.read_text(encoding="utf-8") == emblems.credit(), f"{emblems.CREDIT.name} {AGAIN}"


def test_every_emblem_of_the_page_is_drawn() -> None:
    wanted = {
        name
        for sprite in art.SPRITES
        for name in json.loads((paths.PAGE / "art" / f"{sprite}.json").read_text("utf-8"))
    }

    assert json.loads(emblems.drawn())["emblems"].keys() == wanted


def test_the_steps_of_an_outline_lead_where_it_ends() -> None:
    """A square of 256 from 128 on is one of 64 from 32 on, on a grid of 128."""
    assert emblems.coarse('<path d="M128 128L384 128L384 384L128 384Z"/>') == "M32 32h64v64h-64v-64z"


def test_the_page_does_without_what_draws_pictures() -> None:
    assert [name for name in stdlib.reachable()[0] if name.startswith("citadels.drawing")] == []
