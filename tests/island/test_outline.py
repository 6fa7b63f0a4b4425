"""The island without a pointer: what lies where in words, places as a list, and the keys that lead to them."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.core.board import CORNERS
from tests.catan.positions import CITY, ROAD, SETTLEMENT, before_throw, seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import nodes, props

PLACING = Game.new(["Ann", "Ben", "Cal"], {"board": "beginner"}, seed=4)
BUILDING = f"{ROAD} {SETTLEMENT} {CITY}"


def lists(table: TableOfIsland) -> dict[str, list[str]]:
    """The lines of each list for readers, in English, by the message of its heading."""
    elements = [node for node in nodes(table.tree) if node[0] == "ul" and "aria-labelledby" in props(node)]
    return {props(node)["aria-labelledby"]: [table.text(line) for line in node[2:]] for node in elements}


def press(table: TableOfIsland, *keys: str) -> None:
    """Press keys, one after another."""
    for key in keys:
        table.act("key", key)


def test_the_hexes_are_read_row_by_row(app: Any) -> None:
    rows = lists(sit(app, PLACING))["outline-rows"]

    assert rows[0] == "Row 1: mountains 10, pasture 2, and forest 9"  # K2.2
    assert len(rows) == 5


def test_the_robber_is_read_at_its_hex(app: Any) -> None:
    rows = lists(sit(app, turn(seat(), robber="h1")))["outline-rows"]

    assert rows[0].startswith("Row 1: mountains 10 with the robber,")


def test_the_harbours_are_read_with_their_paths(app: Any) -> None:
    ports = lists(sit(app, PLACING))["outline-ports"]

    assert (len(ports), ports[1]) == (9, "a6-a7: grain harbour 2:1")  # K1.6


def test_pieces_are_read_by_owner_with_what_lies_around_them(app: Any) -> None:
    table = sit(app, turn(seat(settlements="c5", roads="c5-c6"), seat(cities="a3")))

    pieces = ["Seat 0:", "settlement c5: hills 6, forest 11, and desert", "roads c5-c6"]
    pieces += ["Casual 2:", "city a3: mountains 10 and harbour 3:1", "Casual 3: nothing yet"]

    assert "".join(lists(table)["outline-pieces"]) == "".join(pieces)


def test_the_best_ten_places_are_listed_before_all_others(app: Any) -> None:
    """K1.3: of three hexes with the number of throws that each comes in."""
    table = sit(app, PLACING)
    args = [choice["args"]["place"]["args"]["pips"] for choice in table.page.play.view["prompt"]["choices"]]

    best, others = (lists(table)[name] for name in ("places-best", "places-other"))

    listed = [int(line.partition(" of 36")[0].rpartition("(")[2]) for line in best + others]
    assert (len(best), listed) == (10, sorted(args, reverse=True))


def test_a_place_is_called_as_in_the_notation(app: Any) -> None:
    listed = lists(sit(app, PLACING))["places-other"]

    assert "c5: hills 6, forest 11, and desert (7 of 36)" in listed


def test_few_places_are_one_list(app: Any) -> None:
    table = sit(app, turn(seat(CITY, settlements="c5 e4")))

    press(table, "c")

    assert len(lists(table)["places-all"]) == 2


@pytest.mark.parametrize(
    ("key", "place"), [("left", "c4"), ("right", "c6"), ("down", "d5"), ("up", "c6")], ids=lambda each: each
)
def test_an_arrow_leads_to_the_next_corner_along_the_island(app: Any, key: str, place: str) -> None:
    """Notation §1: next to c5 are c4, c6 and d5; of the two above it c6 is nearer to the middle."""
    table = sit(app, PLACING)
    table.act("aim", "c5")

    press(table, key)

    assert table.page.play.table.selected == place


def test_an_arrow_passes_over_what_cannot_be_chosen(app: Any) -> None:
    """K6.4: next to the other player's settlement nobody settles."""
    game = Game.new(["Ann", "Ben"], {"board": "beginner"}, seed=4)
    for move in ("settle c5", "road c5-c6"):
        game.play(move)
    table = sit(app, game, (1,))
    table.act("aim", "c3")

    press(table, "right")

    assert table.page.play.table.selected in table.page.play.table.board_aims()
    assert table.page.play.table.selected != "c3"


def test_arrows_lead_to_every_corner(app: Any) -> None:
    app.open()
    reached, ahead = set(), [CORNERS[0]]
    while ahead:
        here = ahead.pop()
        if here and here not in reached:
            reached.add(here)
            ahead += [app.outline.neighbour(here, way, CORNERS) for way in app.outline.AHEAD]

    assert reached == set(CORNERS)


@pytest.mark.parametrize(("key", "at"), [("home", 0), ("end", -1)])
def test_home_and_end_lead_to_the_best_place_and_the_last(app: Any, key: str, at: int) -> None:
    table = sit(app, PLACING)

    press(table, key)

    assert table.page.play.table.selected == table.page.play.table.ranked_aims()[at]


@pytest.mark.parametrize(("key", "kind"), [("r", "road"), ("s", "settle"), ("c", "city")])
def test_a_key_opens_what_can_be_built(app: Any, key: str, kind: str) -> None:
    table = sit(app, turn(seat(BUILDING, settlements="c5", roads="c5-c6-c7")))

    press(table, key)

    assert table.page.play.table.tray == kind


def test_a_key_changes_what_is_being_built(app: Any) -> None:
    table = sit(app, turn(seat(BUILDING, settlements="c5", roads="c5-c6-c7")))

    press(table, "r", "c")

    assert table.page.play.table.tray == "city"


def test_a_key_buys_a_card(app: Any) -> None:
    table = sit(app, turn(seat("1 wool 1 grain 1 ore", settlements="c5")))

    press(table, "d")

    assert table.fact("development") == "1"


def test_a_key_says_why_something_cannot_be_built(app: Any) -> None:
    table = sit(app, before_throw(seat(settlements="c5")))

    press(table, "c")

    assert table.text(table.sheet).startswith("City")


def test_a_key_does_nothing_while_another_player_decides(app: Any) -> None:
    table = sit(app, PLACING)

    press(table, "s")

    assert table.page.play.table.tray == "settle"


def test_space_builds_at_a_selected_place(app: Any) -> None:
    table = sit(app, PLACING)

    press(table, "home", "space")

    assert table.page.play.view["seats"][0]["settlements"] != []


@pytest.mark.parametrize(
    ("game", "key"), [(turn(seat()), "choose end"), (before_throw(seat()), "choose roll")], ids=["end", "roll"]
)
def test_space_stands_on_what_goes_on(app: Any, game: Game, key: str) -> None:
    table = sit(app, game)

    keyed = [props(node) for node in nodes(table.tree) if props(node).get("aria-keyshortcuts") == "Space"]

    assert [f"{each['data-do']} {each['data-arg']}" for each in keyed] == [key]


def test_the_table_is_read_by_another_key_than_elsewhere(app: Any) -> None:
    """R builds a road here."""
    table = sit(app, turn(seat()))

    press(table, "a")

    assert "seat-label" in app.device.stage.spoken
