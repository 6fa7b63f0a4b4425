"""A game for one, as its page tells it (P16.4): the crane's turns, its own turns counted, the era said once."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.tables import SPACE, TILES
from praga.views.pieces import LADDER
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.device import Device
from tests.page.game_app import screen
from tests.page.tree import args_of, messages
from tests.page.trees import styled
from tests.praga.positions import TILES_A, crane, player, turn

Json = dict[str, Any]
LAST = 31  # the player's last turn on the clock
MINE, BUILDING = 1, 2  # numbers of tiles on the crane with the actions


def alone(number: int, **keys: Any) -> Game:
    """A game for one at the end of a turn; `number` is the turn's on the clock."""
    tile = {"slot": "w4", "actions": TILES_A[MINE]}
    phase = {"name": "turn", "seat": 0, "tile": tile, "owed": False}
    start = {"praga": 1, "players": [player(**keys)], "turn": number, "phase": phase, "crane": crane(MINE)}
    return Game.from_position({**start, "rules": {"solo": True}})


def blocks(table: TableOfCrane) -> list[str]:
    """The blocks of the log, as they are read."""
    table.act("log")
    return [" ".join(table.text(block).split()) for block in styled(table.sheet, "block")]


def take(table: TableOfCrane) -> TableOfCrane:
    """Take the tile at the first position that is free, produce, and end the turn."""
    moves = table.moves("take")
    table.choose(moves[-1])
    table.choose(next(move for action in ("mine", "quarry", "upgrade") for move in table.moves(action)))
    if table.moves("at"):
        table.choose(table.moves("at")[0])
    return table.choose("end", "end")  # it is asked once more where a bonus would lapse


def test_p16_4_the_log_says_what_the_crane_took_and_from_where(app: Any) -> None:
    table = sit(app, alone(7)).choose("end")

    assert "The crane took building and quarry from position 7" in blocks(table)


def test_p16_4_no_turn_in_the_log_is_empty(app: Any) -> None:
    table = sit(app, alone(7)).choose("end")

    assert "You:" not in blocks(table)


def test_p16_4_what_the_crane_took_stands_beside_the_question(app: Any) -> None:
    table = sit(app, alone(7)).choose("end")

    assert len(table.args("did-crane-takes", "decision")) == 1


@pytest.mark.parametrize(("clock", "count"), [(1, 1), (9, 5), (31, 16)])
def test_p16_4_the_bar_counts_the_players_own_turns(app: Any, clock: int, count: int) -> None:
    assert sit(app, alone(clock)).args("bar-turn", "bar") == [{"turn": count, "turns": 16}]


def test_p13_6_alone_the_new_era_is_told_in_its_first_turn(app: Any) -> None:
    table = sit(app, alone(15)).choose("end")

    assert len(table.args("did-era", "decision")) == 1


def test_p13_6_alone_the_new_era_is_told_once(app: Any) -> None:
    table = take(sit(app, alone(15)).choose("end"))

    assert table.args("did-era") == []


def test_p13_6_the_era_stays_in_the_bar_when_the_turns_are_counted_down(app: Any) -> None:
    """P13.5: with eleven turns left both are told."""
    table = sit(app, turn(turn=23))

    assert (table.args("bar-era", "bar"), table.args("turns-left", "bar")) == ([{"era": 2}], [{"count": 5}])


def test_p16_4_the_first_screen_says_that_it_is_a_solo_game_and_its_goal(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    device.settle(page.act, "fewer", "", "")
    device.settle(page.act, "set-up-done", "", "")

    assert args_of(screen(device), "alone-goal") == [{"good": 140}]


@pytest.mark.parametrize(("fewer", "explains"), [(0, False), (1, True)], ids=["two players", "one player"])
def test_p16_4_the_setup_says_how_a_solo_game_goes(app: Any, device: Device, fewer: int, explains: bool) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    for _ in range(fewer):
        device.settle(page.act, "fewer", "", "")

    assert ("setup-alone" in messages(screen(device))) is explains


def test_p16_4_the_bar_has_the_goal(app: Any) -> None:
    assert sit(app, alone(7)).args("bar-goal", "bar") == [{"good": 140}]


def test_a_game_of_two_has_no_goal_in_the_bar(app: Any) -> None:
    assert sit(app, turn()).args("bar-goal") == []


def test_p16_4_the_setup_of_one_player_shows_the_ladder(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    device.settle(page.act, "fewer", "", "")

    assert len(styled(screen(device), "ladder")[0]) == 2 + len(LADDER)


@pytest.mark.parametrize(
    ("points", "message", "missing"),
    [(3, "ladder-below", 78), (80, "ladder-below", 1), (81, "ladder-at", 30), (181, "ladder-top", None)],
)
def test_p16_4_the_end_says_which_rung_is_reached(app: Any, points: int, message: str, missing: int | None) -> None:
    """So many points, with none from the end."""
    table = sit(app, alone(LAST, points=points)).choose("end", "end")

    assert [args.get("count") for args in table.args(message, "over")] == [missing]


def test_p16_4_the_end_marks_the_rungs_that_are_reached(app: Any) -> None:
    table = sit(app, alone(LAST, points=150)).choose("end", "end")

    assert len(table.parts("reached", "ladder")) == len([rung for rung in LADDER if rung < 150])


def test_the_first_turn_in_the_log_is_the_readers(app: Any) -> None:
    """Each turn is one sentence, the first too."""
    table = sit(app, Game.new(["Ann", "Bo"], {"first": 0}, seed=4)).choose("take w4")

    assert blocks(table)[0].startswith("You: took the tile")


def test_what_the_reader_gets_in_anothers_turn_is_told_in_the_same_words(app: Any) -> None:
    """P8.7, P15.5: the second seat builds on the last free space, at a plaza on which the first has the only claim."""
    tiles = iter([name for name, tile in TILES.items() if tile.kind == "building" and name != "b2n01"])
    city: Json = {space: {"tile": next(tiles)} for space in SPACE if space not in ("s3", "s5")}
    city["s3"] = {"tile": next(name for name in tiles if TILES[name].sign), "claim": 0}
    plazas = {"z1": "o5", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
    phase = {
        "name": "turn", "seat": 1, "tile": {"slot": "w5", "actions": TILES_A[BUILDING]}, "owed": True,
        "asks": [{"what": "at", "seat": 1, "tile": "b2n01", "by": "tile"}],
    }  # fmt: skip
    rich = player(gold=9, stone=9, wealth=["gold6", "stone6", "nine"], cubes=0)
    start = {
        "praga": 1, "turn": 18, "players": [player(), rich], "phase": phase, "crane": crane(BUILDING), "city": city,
        "plazas": plazas, "rows": {"building": ["b2n01"]}, "stacks": {"building": [], "building_s": []},
    }  # fmt: skip

    table = sit(app, Game.from_position(start))

    assert any("You got 3 stone" in block for block in blocks(table))


def test_p16_4_at_the_end_one_who_played_alone_has_no_place(app: Any) -> None:
    table = sit(app, alone(LAST)).choose("end", "end")

    assert (bool(table.parts("scores")), table.parts("place-number")) == (True, [])
