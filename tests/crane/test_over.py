"""The end of a game at the page of Crown and Crane: its picture by source, in colours of its own (P14)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import args_of
from tests.praga.positions import crane, player, turn

MINE_AND_WALL = 1  # the number of the tile that was taken
LAST = 32  # turns of a game for two (P13.6)
NIGHT = "#0d1530"  # the ground of Citadels' picture


def over(app: Any, *players: dict[str, Any]) -> TableOfCrane:
    """The page after the last turn of a game for two."""
    return sit(app, turn(*players, turn=LAST, first=1, taken=MINE_AND_WALL, owed=False)).choose("end", "end")


def ended_alone(app: Any, points: int) -> TableOfCrane:
    """The page after the last turn of a game for one."""
    tile = {"slot": "w4", "actions": ["wall", "mine"]}
    phase = {"name": "turn", "seat": 0, "tile": tile, "owed": False}
    start = {"praga": 1, "players": [player(points=points)], "turn": LAST - 1, "phase": phase, "rules": {"solo": True}}
    return sit(app, Game.from_position({**start, "crane": crane(MINE_AND_WALL)})).choose("end", "end")


def picture(app: Any, table: TableOfCrane) -> str:
    view = table.page.play.view
    text: str = app.picture.result_picture(view, [seat["name"] for seat in view["seats"]], "")
    return text


def numbers(picture: str, right: int) -> list[int]:
    """The numbers of a column of the picture, which ends at a point."""
    return [int(number) for number in re.findall(rf'<text x="{right}" [^>]*>(\d+)</text>', picture)]


def test_the_columns_of_the_picture_add_up_to_the_total(app: Any) -> None:
    """P14.1: by source, what was scored in play with what the end brought."""
    drawn = picture(app, over(app, player(points=9, eggs=2, red=2), player(points=4, wall=[2, 1])))
    columns = [numbers(drawn, right) for _, right in app.picture.COLUMNS]

    assert [sum(row) for row in zip(*columns, strict=True)] == numbers(drawn, app.picture.TOTAL)


def test_the_picture_has_the_colours_of_the_boards(app: Any) -> None:
    assert NIGHT not in picture(app, over(app, player(points=3)))


def test_the_end_says_by_what_the_winner_won(app: Any) -> None:
    """P14.5: three eggs are six points."""
    table = over(app, player(eggs=3), player(points=1))
    (args,) = table.args("over-why", "over")

    assert args["points"]["args"] == {"count": 5}
    assert [gain["id"] for gain in args["more"]] == ["gain-eggs"]


def test_as_many_points_are_won_by_the_order_of_play(app: Any) -> None:
    """P14.6."""
    assert over(app, player(), player()).args("over-tie", "over")


def test_a_game_for_one_compares_nobody(app: Any) -> None:
    assert not {name for name in ended_alone(app, 150).words("over") if name.startswith("over-why")}


def reviewed(table: TableOfCrane) -> TableOfCrane:
    """The review of the game, open."""
    table.act("review")
    return table


def test_the_review_says_by_which_sources_the_game_was_lost(app: Any) -> None:
    """P14.5: three eggs are six points; of what no other source has is the rest."""
    table = reviewed(over(app, player(points=3), player(points=2, eggs=3)))

    assert [args["sources"] for args in args_of(table.sheet, "review-behind")] == [[source("others", 5)]]


def test_the_review_says_by_which_sources_the_winner_was_ahead(app: Any) -> None:
    table = reviewed(over(app, player(points=9), player(points=2)))

    assert [args["sources"] for args in args_of(table.sheet, "review-ahead")] == [[source("others", 7)]]


def test_the_review_of_a_game_for_one_says_what_brought_most(app: Any) -> None:
    """P16.4."""
    table = reviewed(ended_alone(app, 9))

    assert args_of(table.sheet, "review-most")[0]["sources"][0] == source("others", 9)


def source(name: str, count: int) -> dict[str, Any]:
    """A source with its points, as a message."""
    return {"id": "review-source", "args": {"source": {"id": f"source-{name}", "args": {}}, "count": count}}


@pytest.mark.parametrize(("points", "words"), [(150, "over-alone"), (3, "over-alone-below")])
def test_p16_4_the_picture_of_a_game_for_one_says_whether_it_was_good(app: Any, points: int, words: str) -> None:
    assert f"{words} " in re.sub(r"[^a-z-]", " ", picture(app, ended_alone(app, points)))
