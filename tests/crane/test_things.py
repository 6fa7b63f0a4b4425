"""Taps on the boards of Crown and Crane: at one's own table, and at a device that is shared."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from e2e.saved_cranes import placing
from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import arguments, nodes, props, with_class
from tests.page.trees import texts
from tests.praga.positions import player, turn

UPGRADE, WALL = 0, 1  # numbers of tiles on the crane, which have these actions
PEOPLE = (0, 1)
ROWS = {
    "upgrade": ["u1n08", "u1n09", "u1n11", "u1s01"],
    "wall": ["w1n04", "w1n07", "w1n09", "w1s03"],
    "building": ["b1n01", "b1n04", "b1n09", "b1s03"],
}
MINE = {"mine": [["u1n10", 0]]}  # stone on edge 0, which faces edge 3 of a wall at r1


def at_work(taken: int, **keys: Any) -> Game:
    """A turn in which the action of a tile is owed; `keys` are the player's."""
    return turn(player(gold=9, stone=9, **keys), taken=taken, rows=ROWS)


def placing_wall(app: Any, people: tuple[int, ...] = (0,), **keys: Any) -> TableOfCrane:
    """A page on which the wall w1n07 is placed."""
    return sit(app, at_work(WALL, **keys), people).choose("wall w1n07")


@pytest.fixture
def drawn(app: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the parts that the page draws again from now on, by their keys."""
    again, stage = dict[str, str](), app.device.stage
    store = stage.cache
    monkeypatch.setattr(stage, "cache", lambda key, text: (again.update({key: text}), store(key, text)))
    return again


def test_a_tile_that_stays_in_its_row_is_not_drawn_again(app: Any, drawn: dict[str, str]) -> None:
    """Changes there are only in what can be had."""
    table = sit(app, at_work(WALL))
    drawn.clear()
    table.choose("mine produce")

    assert ("viewBox" in drawn["rows"], [key for key in drawn if key.startswith("row-")]) == (False, [])


def test_the_prices_of_the_crane_are_not_drawn_again_when_a_tile_is_taken(app: Any, drawn: dict[str, str]) -> None:
    table = sit(app, turn())
    drawn.clear()
    table.choose(table.moves("take")[0])

    assert ("crane" in drawn, "prices" in drawn) == (True, False)


def test_people_at_one_device_tap_the_places_of_a_wall(app: Any) -> None:
    """They have one view, which is nobody's own (P1.3)."""
    table = placing_wall(app, PEOPLE)

    assert sorted(table.live("place")) == sorted({move.split(" ")[1] for move in table.moves("at")})


def test_a_tap_on_a_tile_of_the_crane_takes_it(app: Any) -> None:
    table = sit(app, turn(player()))

    table.act("choose", arguments(table.part("wheel"), "choose")[0])

    assert table.page.play.view["taken"]


def test_the_slot_whose_bonus_is_due_is_tapped(app: Any) -> None:
    """P3.6."""
    table = sit(app, turn(player(gold=9), rows=ROWS))

    table.choose("take w5")

    assert arguments(table.part("wheel"), "choose") == ["bonus wheel"]


def test_tiles_of_a_row_are_tapped_where_they_lie(app: Any) -> None:
    """P6.2: the special one needs a right."""
    table = sit(app, at_work(UPGRADE))

    assert arguments(table.part("tile-rows"), "choose") == ["upgrade u1n08", "upgrade u1n09", "upgrade u1n11"]


def test_a_tile_of_a_row_that_cannot_be_had_says_what_it_is(app: Any) -> None:
    table = sit(app, at_work(UPGRADE))

    assert "w1n07" in arguments(table.part("tile-rows"), "tile")


def test_a_press_on_a_tile_that_can_be_had_says_what_it_is(app: Any) -> None:
    table = sit(app, at_work(UPGRADE))

    table.act("press", "u1n08")

    assert "type-upgrade" in table.words()


def test_what_lies_on_the_board_in_sight_has_buttons_for_keys_alone(app: Any) -> None:
    table = sit(app, turn(player()))

    assert arguments(table.part("by-key"), "tray") == ["take", "refresh"]


def test_what_lies_on_a_board_out_of_sight_stays_in_the_panel(app: Any) -> None:
    table = sit(app, turn(player(silver=2)))

    assert not {"up wall", "up cathedral"} & set(arguments(table.part("by-key"), "choose"))


@pytest.mark.parametrize("move", ["up wall", "up cathedral"])
def test_markers_are_moved_on_their_projects(app: Any, move: str) -> None:
    """P11.1: two windows for a row."""
    table = sit(app, turn(player(silver=2))).at("projects")

    assert move in arguments(table.part("projects"), "choose")


def test_the_next_street_is_tapped(app: Any) -> None:
    """P9.1."""
    table = sit(app, at_work(UPGRADE)).at("road")

    assert arguments(table.part("areas"), "choose") == ["road"]


def test_the_effect_of_a_street_is_tapped(app: Any) -> None:
    """P9.3."""
    table = sit(app, at_work(UPGRADE)).choose("road").at("road")

    assert set(arguments(table.part("areas"), "choose")) == set(table.moves("effect"))


def test_a_tile_lies_at_first_as_most_of_it_meets(app: Any) -> None:
    """P7.4: gold meets the stone of the mine."""
    table = placing_wall(app, board=MINE)
    best = [choice["move"] for choice in table.page.play.view["prompt"]["choices"] if choice.get("best")]

    table.act("place", "r1")

    assert table.page.play.table.move() in best


def test_places_that_pay_say_their_points(app: Any) -> None:
    """The number is the engine's; the best places are marked, and the panel says what they bring."""
    table = sit(app, placing("s"))
    pays = table.page.play.view["prompt"]["pays"]
    drawn = {props(node)["data-arg"]: "".join(texts(node)) for node in table.parts("pays")}

    assert drawn == {place: f"+{points}" for place, points in pays.items()} != {}
    assert {props(node)["data-arg"] for node in table.parts("most")} == {
        place for place, points in pays.items() if points == max(pays.values())
    }
    assert table.args("place-pays", "laying") == [
        {"count": len(table.page.play.table.places), "most": max(pays.values())}
    ]


def test_a_place_that_is_the_only_one_is_marked(app: Any) -> None:
    names = ["w1n01", "w1n02", "w1n03", "w1n05", "w1n06", "w1n08", "w1n10", "w1n11", "w1n12", "w1n13", "w1n14"]
    board = {f"r{number}": [[name, 0]] for number, name in enumerate(names, 2)}
    table = placing_wall(app, board=board)

    assert table.page.play.table.place == "r1"


def test_the_end_of_a_turn_is_gold_once_nothing_is_left(app: Any) -> None:
    table = sit(app, turn(player(), taken=WALL, owed=False))

    assert "main" in table.button("end")[1]["class"]


def test_the_end_of_a_turn_is_not_gold_while_something_is_left(app: Any) -> None:
    """P11.1: a row for two windows."""
    table = sit(app, turn(player(silver=2), taken=WALL, owed=False))

    assert "main" not in table.button("end")[1]["class"]


def test_choices_in_the_panel_have_heads(app: Any) -> None:
    table = sit(app, at_work(UPGRADE))

    assert with_class(table.part("decision"), "head-action")


def test_few_extra_actions_are_buttons_at_once(app: Any) -> None:
    """P12.3: a gold and a silver window."""
    table = sit(app, turn(player(silver=1, goldw=1), taken=WALL, owed=False))

    assert set(arguments(table.part("head-extra"), "choose")) == set(table.moves("extra"))


def test_extra_actions_among_many_choices_have_one_button(app: Any) -> None:
    """P12.3: late in a game the panel had eleven."""
    agenda = [{"what": "sideways", "on": "cathedral"}]
    table = sit(app, turn(player(silver=2, goldw=1), taken=WALL, owed=False, agenda=agenda))

    assert (arguments(table.part("head-extra"), "tray"), table.buttons("extra")) == (["extra"], [])


def test_seals_have_one_button(app: Any) -> None:
    """P4.8: each says what it is worth in its list."""
    table = sit(app, turn(player(mine=8, rights=1, silver=2), taken=WALL, owed=False))

    assert ("seal" in arguments(table.part("head-more"), "tray"), table.buttons("seal")) == (True, [])


def test_a_track_is_tapped_to_produce_and_to_go_on(app: Any) -> None:
    """P4.1."""
    table = sit(app, at_work(WALL)).at("boards")

    assert arguments(table.part("tracks"), "choose") == ["mine produce", "mine more"]


def test_a_track_of_others_is_not_tapped(app: Any) -> None:
    table = sit(app, at_work(WALL))

    table.act("boards-of", "1")

    assert arguments(table.part("tracks"), "choose") == []


def test_while_others_are_looked_at_the_panel_has_the_track(app: Any) -> None:
    table = sit(app, at_work(WALL))

    table.act("boards-of", "1")

    assert table.parts("by-key") == []


def test_how_a_mine_is_worked_is_asked_on_its_board(app: Any) -> None:
    """P12.3: an extra action."""
    table = sit(app, turn(player(silver=1, goldw=1), taken=WALL, owed=False)).choose("extra mine silver")

    assert table.page.play.table.tab == "boards"


def test_an_extra_action_is_tapped_on_its_hex(app: Any) -> None:
    """P12.3."""
    table = sit(app, turn(player(silver=1, goldw=1), taken=WALL, owed=False)).at("boards")

    assert set(arguments(table.part("own-board"), "choose")) == set(table.moves("extra"))


def test_an_extra_action_that_can_be_paid_in_two_ways_opens_the_list(app: Any) -> None:
    """P12.3: two gold windows, or a gold one and a silver one."""
    table = sit(app, turn(player(silver=1, goldw=2), taken=WALL, owed=False)).at("boards")

    assert set(arguments(table.part("own-board"), "tray")) == {"extra"}


def test_the_bonus_of_an_upgrade_is_tapped_on_it(app: Any) -> None:
    """P5.4."""
    table = sit(app, at_work(WALL, board=MINE)).choose("mine produce").at("boards")

    assert arguments(table.part("own-board"), "choose") == ["bonus u1n10"]


def test_the_bonus_of_an_upgrade_that_another_covers_stays_in_the_panel(app: Any) -> None:
    """P5.6."""
    table = sit(app, at_work(UPGRADE, board=MINE, silver=1, goldw=1))

    table.choose("extra mine silver", "mine produce", "upgrade u1n09", "at t0").at("boards")

    assert arguments(table.part("own-board"), "choose") == ["bonus u1n09"]


def test_what_a_move_up_costs_stands_beside_its_target(app: Any) -> None:
    """P11.2."""
    table = sit(app, turn(player(silver=2))).at("projects")

    assert {"−2"} <= {word for part in table.parts("step-cost") for word in texts(part)}


def test_moves_that_would_lapse_are_asked_on_their_board(app: Any) -> None:
    """P15.27."""
    agenda = [{"what": "sideways", "on": "either"}] * 2
    table = sit(app, turn(taken=WALL, owed=False, agenda=agenda))

    table.choose("sideways wall")

    assert table.page.play.table.tab == "projects"


def test_an_arrow_is_followed_on_its_project(app: Any) -> None:
    """P11.4."""
    table = sit(app, turn(player(cathedral=[2, 1]), agenda=[{"what": "sideways", "on": "cathedral"}]))

    table.choose("sideways cathedral")

    assert arguments(table.part("projects"), "choose") == ["arrow up"]


def test_the_head_of_a_row_opens_its_tiles_to_refresh_it(app: Any) -> None:
    """P6.4."""
    table = sit(app, turn(player(gold=1), rows=ROWS))

    table.act("refresh-row", "wall")

    assert arguments(table.part("tray"), "refresh-tile") == ROWS["wall"]


def test_the_zone_of_a_position_stays_in_sight_outside_of_its_tile(app: Any) -> None:
    """P3.2: at the start tiles lie on all red positions."""
    table = sit(app, turn(player()))
    plates = [props(node)["d"] for node in nodes(table.part("wheel")) if props(node).get("class") == "plate"]
    points = [point for plate in plates for point in re.findall(r"[ML](\d+\.\d) (\d+\.\d)", plate)]

    farthest = max(math.hypot(float(x) - 160, float(y) - 160) for x, y in points)

    assert app.wheel.OUTER - farthest >= 14


def test_positions_of_the_crane_have_their_numbers(app: Any) -> None:
    """P3.2: words name a position by its number."""
    table = sit(app, turn(player()))

    assert table.texts("number-of-place", "wheel") == [str(number) for number in range(1, 13)]


def test_free_places_of_the_ring_have_their_numbers(app: Any) -> None:
    """Notation §1: r1 to r12."""
    table = sit(app, turn(player(board={"r2": [["w1n01", 0]]}))).at("boards")

    assert table.texts("number-of-place", "own-board") == [str(number) for number in range(1, 13) if number != 2]


def test_free_spaces_and_plazas_of_the_city_have_their_numbers(app: Any) -> None:
    """Notation §1: s1 to s27, z1 to z10."""
    table = sit(app, turn()).at("city")
    view = table.page.play.view
    spaces = [f"s{at + 1}" for at in range(len(app.pieces.pieces["spaces"]))]

    places = [space for space in spaces if space not in view["city"]] + sorted(view["plazas"], key=lambda z: int(z[1:]))

    assert table.texts("number-of-place", "city-map") == [place[1:] for place in places]


@pytest.mark.parametrize("position", range(1, 13))
def test_the_number_of_a_position_stands_in_the_middle_of_its_band(app: Any, position: int) -> None:
    """Position 12 is at the top, the others follow clockwise (P3.2)."""
    table = sit(app, Game.new(["Ann", "Ben"], seed=4))
    place = props(next(node for node in table.parts("position") if node[2] == str(position)))
    x, y = float(place["x"]) - 160, 160 - (float(place["y"]) - 5)

    assert math.degrees(math.atan2(x, y)) % 360 == pytest.approx(30 * position % 360, abs=1)
