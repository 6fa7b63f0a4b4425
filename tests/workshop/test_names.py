"""Completion: keys of the view, members, names; and nothing of the text is run."""

from __future__ import annotations

import pytest

from citadels.workshop.names import complete


def offered(text: str) -> list[str]:
    """Return completions of the end of a text."""
    lines = text.split("\n")
    return [name["name"] for name in complete(text, len(lines), len(lines[-1]))["names"]]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('view["pla', "players"),
        ("view['pla", "players"),
        ('view.get("pla', "players"),
        ('view["players"][0]["go', "gold"),
        ('me = view["phase"]["seat"]\nview["players"][me]["go', "gold"),
        ('for one in view["players"]:\n    one["ci', "city"),
        ('own = view["players"][2]\nown["ci', "city"),
        ("[one for one in options if one.ve", "verb"),
        ("options[0].sta", "startswith"),
        ("dice.be", "below"),
        ("import math\nmath.sq", "sqrt"),
        ("retu", "return"),
        ("le", "len"),
        ("opt", "options"),
        ("def best(x):\n    return x\nbe", "best"),
    ],
)
def test_a_name_is_found(text: str, name: str) -> None:
    assert name in offered(text)


@pytest.mark.parametrize("text", ["", "#", "unknown.x", 'view["players"]["', "import os\nos.sys", "1 +", "view[0].x["])
def test_where_nothing_is_known_nothing_is_offered(text: str) -> None:
    assert offered(text) == []


def test_nothing_of_the_text_is_run() -> None:
    assert offered('x = exit()\nx["') == []


def test_it_says_where_the_begun_name_starts() -> None:
    assert complete('x = view["pla', 1, 13)["from"] == 10


def test_a_line_that_is_not_there_offers_nothing() -> None:
    assert complete("x", 7, 0) == {"from": 0, "names": []}
