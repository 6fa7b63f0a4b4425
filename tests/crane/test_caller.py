"""A device in the middle of several people: the pictures of Crown and Crane are for all (docs/adr/0035)."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

import pytest

from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import messages

MOST = 300  # decisions in which two curtains close


class Picture(NamedTuple):
    """A picture: its messages, whose view lies under it, and whether a curtain does; goods are open to all (P1.3)."""

    messages: set[str]
    viewer: int | None
    private: bool


def decide(table: TableOfCrane, dice: random.Random) -> None:
    """Make one of the possible choices, any but the end of a turn if there is another."""
    choices = [choice for choice in table.page.play.view["prompt"]["choices"] if choice["enabled"]]
    likely = [choice for choice in choices if choice["kind"] not in ("refresh", "end")]
    table.page.play.table.ending = True  # the question whether to end the turn is another test's
    table.act("choose", dice.choice(likely or choices)["move"])


@pytest.fixture
def between(app: Any) -> list[Picture]:
    """The pictures of two people and a bot between two curtains: a seat alone looks at tiles (P9.3)."""
    table, dice, curtains = sit(app, Game.new(["Ann", "Ben", "Cem"], {}, seed=3), (0, 1)), random.Random(2), 0
    table.page.settings["pace"], pictures = "normal", list[Picture]()

    def scene(text: str) -> None:
        private = bool(table.parts("curtain"))
        pictures.append(Picture(messages(json.loads(text)["tree"]), table.page.play.view["viewer"], private))

    app.device.stage.onscene = scene
    for _ in range(MOST):
        if table.parts("curtain"):
            curtains += 1
            if curtains == 2:
                return pictures
            table.open_curtain()
            pictures.clear()
        else:
            decide(table, dice)
    raise AssertionError("the curtain did not close twice")


def test_all_see_the_tiles_that_are_taken_between_two_curtains(between: list[Picture]) -> None:
    """The bot's, and the person's on the open table."""
    assert len([picture for picture in between if picture.messages >= {"scene-take"}]) == 2


def test_no_picture_lies_over_what_one_seat_alone_may_see(between: list[Picture]) -> None:
    assert {(picture.viewer, picture.private) for picture in between} == {(None, False)}
