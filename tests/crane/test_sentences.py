"""Each rule that speaks of something visible, as a player sees it (table: docs/praga/sentences.md)."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.tables import BLUE, TECHNOLOGIES, TILES_V
from tests.crane.table_of_crane import TableOfCrane, signs, sit
from tests.page.device import Device
from tests.page.game_app import screen
from tests.page.tree import Tree, args_of, arguments, doing, messages, nodes, props, with_class
from tests.page.trees import texts
from tests.praga.goods import goods
from tests.praga.positions import TILES_A, crane, player, turn

Json = dict[str, Any]
UPGRADE, WALL, BUILDING = 0, 1, 2  # numbers of tiles on the crane, which have these actions
ROWS = {
    "upgrade": ["u1n08", "u1n09", "u1n11", "u1s01"],
    "wall": ["w1n04", "w1n07", "w1n09", "w1s03"],
    "building": ["b1n01", "b1n04", "b1n09", "b1s03"],
}
# Plazas for two; z1 has the spaces s3 and s5, z10 has s23 and s25.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
LONE_CLAIM = {"s25": {"tile": "b1n02", "claim": 0}}
RIVALS_CLAIM = {"s25": {"tile": "b1n02", "claim": 1}}
MINE_HAS_EDGES = {"board": {"mine": [["u1n10", 0]]}}  # stone on edge 0, which faces edge 3 of a wall at r1


def at_work(taken: int, *others: Json, city: Json | None = None, **keys: Any) -> Game:
    """A turn in which the action of a tile is owed; `keys` are the player's."""
    return turn(player(**keys), *others, taken=taken, rows=ROWS, plazas=PLAZAS, city=city or {})


def dealt(players: int = 2, seed: int = 4, **rules: Any) -> Game:
    """A game at its first decision, which is the first seat's."""
    return Game.new(["Ann", "Ben", "Cy", "Di"][:players], rules={"first": 0, **rules}, seed=seed)


def last_turn(**keys: Any) -> Game:
    """A game of two before its end: the first seat has only to end its turn."""
    return turn(player(**keys), taken=WALL, owed=False, turn=32, first=1)


def blue_tile(pushed: int = 0) -> Game:
    """A turn in which a tile lies at position 8, where it scores a point: slot w10, as the box is at 10."""
    slots = {f"w{slot}": list(tile) for slot, tile in zip((10, 4, 5, 6, 7, 8), TILES_A, strict=True)}
    return turn(crane={"box": 10, "tiles": slots, "pushed": {"w10": pushed} if pushed else {}})


def brings(table: TableOfCrane, move: str) -> dict[str, int]:
    """Return the gains in the note on a move's button."""
    (args,) = args_of(table.button(move), "gains")
    return goods({"args": args})


def pays(table: TableOfCrane, move: str) -> dict[str, int]:
    """Return the price in the note on a move's button."""
    (args,) = args_of(table.button(move), "pays")
    return goods({"args": args})


def mark(table: TableOfCrane, move: str) -> TableOfCrane:
    """Step to the place and turn that a move names."""
    while arguments(table.part("foot"), "choose") != [move]:
        here = arguments(table.part("foot"), "choose")
        there = here and here[0].split()[-2] == move.split()[-2]
        table.act(*(("turn-step", "1") if there else ("place-step", "1")))
    return table


def preview(table: TableOfCrane) -> dict[str, int]:
    """Return the preview of the tile's gains where it would lie."""
    (args,) = table.args("gains", "preview")
    return goods({"args": args})


def holdings(table: TableOfCrane, head: str) -> set[str]:
    """The messages in a list of what the seat has."""
    return table.words(head) - {head} if table.parts(head) else set()


# --- P1, P2: components and setting up


def test_p1_2_the_boards_are_behind_five_tabs(app: Any) -> None:
    table = sit(app, dealt())

    shapes = {tab: len(table.at(tab).parts(css)) for tab, css in TAB_PARTS.items()}

    assert shapes == {"crane": 12, "boards": 6, "city": 27, "projects": 72, "road": 5}


# A class of each board with its number: positions, action hexes, spaces, squares, areas.
TAB_PARTS = {"crane": "spot", "boards": "action-hex", "city": "space", "projects": "square", "road": "area"}


def test_p1_3_free_cubes_are_counted(app: Any) -> None:
    assert sit(app, dealt()).count("claim") == 2


def test_p1_5_goods_and_tokens_of_everybody_are_counted(app: Any) -> None:
    table = sit(app, turn(player(), player(gold=1, stone=2, silver=3, goldw=4, eggs=5, red=6, blue=7)))

    names = ("gold", "stone", "silver", "goldw", "egg", "red", "blue")
    assert [table.args(f"good-{name}", "facts")[0]["count"] for name in names] == [1, 2, 3, 4, 5, 6, 7]


def test_p2_1_five_planks_show_their_bonuses(app: Any) -> None:
    """The first plank with its first side up: four points (data, 1.4)."""
    planks = {"p1": {"bonus": 0, "tile": None}}
    table = sit(app, turn(planks=planks)).at("road")

    assert (len(table.parts("plank")), signs(table.part("plank"))) == (5, ["points"])
    assert table.args("good-points", "plank") == [{"count": 4}]


def test_p2_2_the_tokens_of_the_river_are_listed(app: Any) -> None:
    table = sit(app, turn(tokens=["points_gold", "stone"])).at("boards")

    assert [goods({"args": args}) for args in table.args("brings", "river")] == [{"gold": 1, "points": 1}, {"stone": 1}]


def test_p2_3_the_plazas_in_use_show_their_tiles(app: Any) -> None:
    """With two players eight of ten are used."""
    table = sit(app, dealt()).at("city")

    plazas = table.parts("plaza")
    assert (len(plazas), len([plaza for plaza in plazas if not signs(plaza)])) == (10, 2)


def test_p2_5_six_action_tiles_lie_on_the_first_positions(app: Any) -> None:
    table = sit(app, dealt())

    assert [args["position"] for args in table.args("crane-tile")] == [1, 2, 3, 4, 5, 6]


def test_p2_5_the_box_of_the_wheel_has_its_sign(app: Any) -> None:
    assert signs(sit(app, dealt()).part("box")) == ["crane"]


def test_p2_6_each_row_shows_three_tiles_and_a_special_one_at_its_end(app: Any) -> None:
    table = sit(app, dealt())

    rows = [["special" in props(tile)["class"] for tile in with_class(row, "tile")] for row in table.parts("tile-row")]
    assert rows == [[False, False, False, True]] * 3


def test_p2_7_seven_spaces_are_taken_from_the_start(app: Any) -> None:
    table = sit(app, dealt()).at("city")

    assert (len(table.parts("building")), table.parts("cube")) == (7, [])


def test_p2_8_the_tracks_begin_at_their_starts(app: Any) -> None:
    table = sit(app, dealt()).at("boards")

    assert [texts(step)[0] for step in table.parts("at", "tracks")] == ["3", "2", "0", "×0"]


def test_p2_8_two_gold_and_two_stone_at_the_start(app: Any) -> None:
    table = sit(app, dealt())

    assert (table.count("gold"), table.count("stone"), table.points()) == (2, 2, "0")


def test_p2_8_markers_stand_at_the_start_corners(app: Any) -> None:
    """Markers of the Wall stand at the right, those of the Cathedral at the left."""
    table = sit(app, dealt()).at("projects")

    wall, cathedral = [float(props(with_class(part, "cube")[0])["x"]) for part in table.parts("project-of")]
    assert wall > 100 > cathedral


def test_p2_9_streets_have_their_own_effects_in_a_first_game(app: Any) -> None:
    table = sit(app, dealt()).at("road")

    streets = {name for name in table.words("areas") if name.startswith("street-")}
    assert streets == {"street-pay_gold_4", "street-upgrades_1_x3"}


def test_p2_10_the_player_of_the_turn_is_marked(app: Any) -> None:
    table = sit(app, dealt())

    assert ["active" in props(table.part(css))["class"].split() for css in ("mine", "seat")] == [True, False]


# --- P3: the crane


def test_p3_1_the_bar_counts_the_turns(app: Any) -> None:
    assert sit(app, dealt()).args("bar-turn") == [{"turn": 1, "turns": 32}]


def test_p3_2_positions_have_the_colours_of_their_zones(app: Any) -> None:
    table = sit(app, dealt())

    assert [len(with_class(table.parts("spot"), f"{colour}-zone")) for colour in ("red", "green", "blue")] == [4, 4, 4]


def test_p3_2_a_tile_keeps_its_slot_while_the_wheel_turns(app: Any) -> None:
    table = sit(app, turn(taken=WALL, owed=False), people=(0, 1))
    before = {props(tile)["data-anchor"] for tile in table.parts("action-tile")}

    table.choose("end").act("open-curtain", "1")

    assert before < {props(tile)["data-anchor"] for tile in table.parts("action-tile")}


def test_p3_3_a_tile_shows_two_actions(app: Any) -> None:
    table = sit(app, turn())

    assert [signs(tile) for tile in table.parts("action-tile")][:3] == [
        ["do-upgrade", "do-road"], ["do-wall", "mine"], ["do-building", "quarry"],
    ]  # fmt: skip


def test_p3_4_red_positions_show_their_costs(app: Any) -> None:
    """3, 2, 1, 1 gold (data, 1.1)."""
    table = sit(app, turn())

    assert [texts(node)[0] for node in _priced(table, "red-zone")] == ["−3", "−2", "−1", "−1"]


def test_p3_4_blue_positions_show_their_points(app: Any) -> None:
    """1, 1, 2, 5 points (data, 1.1)."""
    table = sit(app, turn())

    assert [texts(node)[0] for node in _priced(table, "blue-zone")] == ["1", "1", "2", "5"]


def _priced(table: TableOfCrane, zone: str) -> list[Tree]:
    """The prices beside the positions of a zone."""
    return [node for node in table.parts("price") if zone in props(node)["class"].split() and texts(node)]


def _price_at(table: TableOfCrane, position: int) -> list[str]:
    """Return the texts beside a position: its cost, its points, with those on the tile."""
    return texts(next(node for node in table.parts("price") if props(node)["key"] == f"c{position}"))


def test_p3_4_a_red_tile_is_paid_at_once(app: Any) -> None:
    """Position 2 costs two gold."""
    assert sit(app, turn(player(gold=3))).choose("take w4").count("gold") == 1


def test_p3_4_a_blue_tile_scores_at_once(app: Any) -> None:
    assert sit(app, blue_tile()).choose("take w10").points() == "1"


def test_p3_4_who_cannot_pay_has_no_target_there(app: Any) -> None:
    """With two gold all but the first position, which costs three."""
    assert sorted(arguments(sit(app, turn()).part("wheel"), "choose")) == [f"take w{slot}" for slot in range(4, 9)]


def test_p3_5_the_bonus_of_the_slot_is_taken_later(app: Any) -> None:
    """Slot w7 brings a stone; the bonus comes after the action."""
    table = sit(app, turn()).choose("take w7", "mine more")

    assert table.choose("bonus wheel").count("stone") == 3


def test_p3_6_each_slot_shows_its_bonus(app: Any) -> None:
    """Clockwise after the box (data, 1.1)."""
    table = sit(app, turn())

    assert [signs(slot) for slot in table.parts("slot")] == [
        ["special"], ["stone"], ["gold"], ["special"], ["silver"], ["egg", "gold"], ["stone"], ["special"], ["gold"],
        ["silver"], ["egg", "stone"],
    ]  # fmt: skip


def test_p3_7_both_actions_of_the_tile_can_be_performed(app: Any) -> None:
    table = sit(app, turn(player(stone=5), rows=ROWS)).choose("take w4")

    assert ("mine produce" in table.buttons(), "wall" in arguments(table.tree, "tray")) == (True, True)


def test_p3_8_what_is_owed_is_said_against_the_end(app: Any) -> None:
    table = sit(app, at_work(WALL))

    (reason,) = table.args("why-owed", "decision")
    assert [action["id"] for action in reason["actions"]] == ["action-wall", "action-mine"]


# --- P4: mines and quarries


def test_p4_1_producing_says_gold_and_all_that_is_printed(app: Any) -> None:
    """The example of the rule: with six mines six gold and two points."""
    table = sit(app, turn(player(gold=0, mine=6, wealth=["gold6"]), taken=WALL))

    assert brings(table, "mine produce") == {"gold": 6, "points": 2}


def test_p4_1_one_step_on_moves_the_marker(app: Any) -> None:
    table = sit(app, turn(taken=WALL)).choose("mine more").at("boards")

    assert table.track("mine")["step"] == 4


def test_p4_2_a_quarry_says_stone_and_all_that_is_printed(app: Any) -> None:
    """The example of the rule: with six quarries six stone, a technology step and a point."""
    table = sit(app, turn(player(stone=0, quarry=6, wealth=["stone6"]), taken=BUILDING))

    assert brings(table, "quarry produce") == {"stone": 6, "points": 1, "tech": 1}


def test_p4_3_what_is_above_nine_is_not_promised(app: Any) -> None:
    table = sit(app, turn(player(gold=8, wealth=["gold6"]), taken=WALL))

    assert brings(table, "mine produce")["gold"] == 1


@pytest.mark.parametrize(("gold", "full"), [(9, 1), (8, 0)])
def test_p4_3_it_is_said_when_no_more_fits(app: Any, gold: int, full: int) -> None:
    table = sit(app, turn(player(gold=gold, wealth=["gold6", "nine"])))

    assert len(table.args("full", "mine")) == full


def test_p4_4_at_its_end_a_track_is_only_produced_from(app: Any) -> None:
    table = sit(app, turn(player(mine=8, rights=1), taken=WALL))

    assert table.buttons("mine") == ["mine produce"]


@pytest.mark.parametrize(("mine", "rights", "reasons"), [(8, 1, 1), (7, 0, 0)])
def test_p4_4_why_a_track_does_not_move_on(app: Any, mine: int, rights: int, reasons: int) -> None:
    table = sit(app, turn(player(mine=mine, rights=rights), taken=WALL))

    assert len(table.args("why-track-end")) == reasons


def test_p4_5_a_track_shows_where_its_token_and_its_seal_are(app: Any) -> None:
    """Mine 5 and 8 (data, 1.2)."""
    table = sit(app, turn()).at("boards")

    steps = with_class(table.part("track"), "step")
    assert [texts(step)[0] for step in steps if {"token", "seal"} & set(signs(step))] == ["5", "8"]


def test_p4_5_a_token_is_chosen_by_what_it_brings(app: Any) -> None:
    table = sit(app, turn(player(mine=4), taken=WALL, tokens=["points_2", "gold"])).choose("mine more")

    (args,) = args_of(table.button("keep points_2"), "note-token")
    assert goods({"args": args}) == {"points": 2}


def test_p4_5_the_token_lies_on_its_track(app: Any) -> None:
    table = sit(app, turn(player(mine=4), taken=WALL, tokens=["points_2"]))

    table.choose("mine more", "keep points_2").at("boards")

    assert signs(table.part("track-token")) == ["points"]


def test_p4_6_the_wealth_still_to_come_is_listed(app: Any) -> None:
    table = sit(app, turn(player(wealth=["gold6"]))).at("boards")

    assert {"wealth-stone6", "wealth-nine"} == {name for name in holdings(table, "wealth") if "wealth" in name}


def test_p4_7_a_right_to_a_seal_is_listed(app: Any) -> None:
    table = sit(app, turn(player(mine=7), taken=WALL)).choose("mine more").at("boards")

    assert table.args("rights", "group-seals") == [{"count": 1}]


def test_p4_7_a_seal_that_was_taken_is_left_to_nobody(app: Any) -> None:
    table = sit(app, turn(player(mine=8, rights=1))).choose("seal six").at("boards")

    assert ("seal-six" in holdings(table, "group-seals"), "seal-six" in holdings(table, "seals-left")) == (True, False)


def test_p4_8_a_seal_says_what_it_costs(app: Any) -> None:
    """The seal of gold costs two silver windows (data, 1.2)."""
    table = sit(app, turn(player(silver=2, mine=8, rights=1)))
    table.act("tray", "seal")

    assert "seal-gold" in texts(table.button("seal gold"))
    assert pays(table, "seal gold") == {"silver": 2}


def test_p4_8_every_seal_that_is_left_has_its_words(app: Any) -> None:
    table = sit(app, turn()).at("boards")

    seals = {name for name in holdings(table, "seals-left") if name.startswith("seal-")}
    assert seals == {"seal-six", "seal-gold", "seal-stone", "seal-pair", "seal-tokens"}


# --- P5, P6: upgrades and the rows


def test_p5_1_an_upgrade_lies_on_the_hex_of_its_action(app: Any) -> None:
    table = sit(app, at_work(UPGRADE)).choose("upgrade u1n09", "at t0").at("boards")

    assert [props(node)["key"] for node in table.parts("tile", "own-board")] == ["bmine"]


def test_p5_1_a_tile_is_turned_before_it_is_placed(app: Any) -> None:
    table = sit(app, at_work(UPGRADE)).choose("upgrade u1n09")
    before = table.args("turn", "preview")[0]["turn"]

    table.act("turn-step", "1")

    assert table.args("turn", "preview") == [{"turn": before % 6 + 1}]


@pytest.mark.parametrize(("era", "steps"), [(1, 1), (2, 2)])
def test_p5_2_the_university_moves_with_an_upgrade(app: Any, era: int, steps: int) -> None:
    tile = f"u{era}n09"
    game = turn(taken=UPGRADE, rows={"upgrade": [tile]}, turn=17 if era == 2 else 1)
    table = sit(app, game).choose(f"upgrade {tile}", "at t0").at("boards")

    assert table.track("univ")["step"] == steps


def test_p5_3_of_two_upgrades_the_upper_one_is_seen(app: Any) -> None:
    """u1n09 has gold on an edge, u1n10 a stone and a silver window (data, 3)."""
    table = sit(app, turn(player(board={"mine": [["u1n10", 0], ["u1n09", 0]]}))).at("boards")

    edges = [node for node in nodes(table.part("own-board")) if props(node).get("css") == "edge"]
    assert [props(edge)["name"] for edge in edges] == ["gold"]


def test_p5_3_lower_upgrades_are_seen_below(app: Any) -> None:
    table = sit(app, turn(player(board={"mine": [["u1n10", 0], ["u1n09", 0]]}))).at("boards")

    assert len(table.parts("below")) == 1


def test_p5_3_readers_hear_how_many_upgrades_lie_there(app: Any) -> None:
    table = sit(app, turn(player(board={"mine": [["u1n10", 0], ["u1n09", 0]]}))).at("boards")

    assert table.args("board-tile")[0]["count"] == 2


def test_p5_4_the_bonus_of_an_upgrade_is_offered_with_what_it_brings(app: Any) -> None:
    """u1n09: a silver window (data, 3)."""
    table = sit(app, turn(player(board={"mine": [["u1n09", 0]]}), taken=WALL)).choose("mine produce")

    assert brings(table, "bonus u1n09") == {"silver": 1}


def test_p5_5_the_bonus_of_a_later_upgrade_is_offered_too(app: Any) -> None:
    table = sit(app, at_work(UPGRADE, silver=1, goldw=1))

    table.choose("extra mine silver", "mine produce", "upgrade u1n09", "at t0")

    assert set(table.buttons("bonus u")) == {"bonus u1n09"}


def test_p5_6_a_bonus_is_taken_once(app: Any) -> None:
    table = sit(app, turn(player(board={"mine": [["u1n09", 0]]}), taken=WALL)).choose("mine produce")

    assert table.choose("bonus u1n09").moves("bonus u") == []


def test_p6_1_a_gap_in_a_row_is_filled(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5))
    before = int(texts(table.parts("left")[1])[0])

    table.choose("wall w1n07", "at r1 t0").at("crane")

    row = table.parts("tile-row")[1]
    assert (len(with_class(row, "tile")), texts(with_class(row, "left"))[0]) == (4, str(before - 1))


def test_p6_2_the_special_tile_is_not_offered_without_its_right(app: Any) -> None:
    """Slot w3 brings gold."""
    table = sit(app, at_work(UPGRADE))
    table.act("tray", "upgrade")

    assert set(table.buttons("upgrade")) == {"upgrade u1n08", "upgrade u1n09", "upgrade u1n11"}


def test_p6_3_with_the_right_the_special_tile_is_offered(app: Any) -> None:
    """Slot w8: a special tile or a point; the tile there has building and quarry."""
    table = sit(app, turn(player(gold=9), rows=ROWS, plazas=PLAZAS)).choose("take w8")
    table.act("tray", "building")

    assert "special" in messages(table.button("building b1s03"))


def test_p6_3_the_slot_says_special_or_points(app: Any) -> None:
    table = sit(app, turn(player(gold=9), rows=ROWS, plazas=PLAZAS)).choose("take w8")

    (note,) = args_of(table.part("decision"), "slot-points")
    assert note["points"]["args"] == {"count": 1}


def test_p6_4_a_refresh_says_its_price(app: Any) -> None:
    table = sit(app, turn(rows=ROWS))
    for action, argument in (("tray", "refresh"), ("refresh-tile", "u1n08"), ("refresh-tile", "u1n09")):
        table.act(action, argument)

    assert pays(table, "refresh upgrade u1n08 u1n09 stone") == {"stone": 1}


def test_p6_4_one_refresh_a_turn(app: Any) -> None:
    table = sit(app, turn(rows=ROWS)).choose("refresh upgrade u1n08 u1n09 stone")

    assert "why-refreshed" in table.reasons()


# --- P7: walls


def test_p7_1_a_wall_shows_its_cost_and_its_reward(app: Any) -> None:
    """w1n07: two stone, three points (data, 3)."""
    app.open()

    ground = [node for node in nodes(app.tiles.alone("w1n07")) if node[0] in ("icon", "text")]
    inside = [node for node in ground if props(node).get("css") != "edge"]
    names = [node[1]["name"] if node[0] == "icon" else node[2] for node in inside]
    assert names == ["hex-wall-1", "rosette", "3", "block", "−2"]


def test_p7_1_what_the_walls_cost_is_said_to_who_cannot_pay(app: Any) -> None:
    assert "why-cost" in sit(app, at_work(WALL, stone=0, gold=0)).reasons()


def test_p7_1_its_cost_is_said_where_it_is_placed(app: Any) -> None:
    """w1n07: two stone (data, 3)."""
    table = sit(app, at_work(WALL, stone=5)).choose("wall w1n07")

    (args,) = mark(table, "at r1 t0").args("pays", "preview")
    assert goods({"args": args}) == {"stone": 2}


def test_p7_2_a_wall_has_the_free_places_of_the_ring(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5, board={"r2": [["w1n01", 0]]})).choose("wall w1n07")

    places = arguments(table.part("own-board"), "place")
    assert sorted(places) == sorted(f"r{number}" for number in range(1, 13) if number != 2)


def test_p7_3_the_wall_sign_offers_a_move_on_the_wall(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5)).choose("wall w1n09", "at r1 t0")

    assert set(table.buttons("sideways")) == {"sideways wall"}


def test_p7_4_signs_that_meet_are_promised_both(app: Any) -> None:
    """w1n07 brings three points, its silver window meets a stone."""
    table = sit(app, at_work(WALL, stone=5, **MINE_HAS_EDGES)).choose("wall w1n07")

    assert preview(mark(table, "at r1 t0")) == {"points": 3, "stone": 1, "silver": 1}


def test_p7_5_red_corners_that_meet_promise_a_token(app: Any) -> None:
    """Corner 4 of w1n07 comes to corner 2 of r1, where corner 0 of the mine is."""
    table = sit(app, at_work(WALL, stone=5, **MINE_HAS_EDGES)).choose("wall w1n07")

    assert preview(mark(table, "at r1 t4"))["red"] == 1


def test_p7_6_a_sign_that_came_is_not_promised_again(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5, used=["mine.0"], **MINE_HAS_EDGES)).choose("wall w1n07")

    assert preview(mark(table, "at r1 t0")) == {"points": 3}


def around(table: TableOfCrane) -> list[str]:
    """Return the surroundings of the marked place, as the ids of messages, each with its place."""
    (args,) = table.args("place-around")
    return [f"{line['id']} {line['args'].get('place', {}).get('id', '')}".strip() for line in args["around"]]


def test_p7_4_a_place_says_which_sign_it_faces(app: Any) -> None:
    """The mine's edge 0 has stone, and faces r1."""
    table = sit(app, at_work(WALL, stone=5, **MINE_HAS_EDGES)).choose("wall w1n07")

    assert "around-sign action-mine" in around(mark(table, "at r1 t0"))


def test_p7_6_a_place_says_nothing_of_a_sign_that_is_used_up(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5, used=["mine.0"], **MINE_HAS_EDGES)).choose("wall w1n07")

    mark(table, "at r1 t0")
    assert "around-sign" not in table.words()


def test_p7_6_a_sign_that_came_is_faint(app: Any) -> None:
    table = sit(app, turn(player(used=["mine.0"], **MINE_HAS_EDGES))).at("boards")

    assert [signs(side) for side in table.parts("spent")] == [["stone"]]


@pytest.mark.parametrize(("used", "faint"), [(["mine/0-r1"], 0), (["mine/0-r1", "mine/0-r2"], 1)])
def test_p7_6_a_corner_is_faint_once_it_met_all_that_lie_round_it(app: Any, used: list[str], faint: int) -> None:
    """At corner 0 of the mine lie r1 and r2 (notation 1)."""
    table = sit(app, turn(player(used=used, **MINE_HAS_EDGES))).at("boards")

    assert len(table.parts("spent")) == faint


def test_p7_7_a_place_says_which_bare_action_is_beside_it(app: Any) -> None:
    """r3 lies at the upgrade action (notation 1)."""
    table = sit(app, at_work(WALL, stone=5)).choose("wall w1n07")

    assert around(mark(table, "at r3 t0")) == ["around-next action-upgrade"]


ACTION_SIGNS = ("mine", "do-upgrade", "quarry", "do-wall", "do-road", "do-building")


def test_p7_7_bare_hexes_have_no_signs_at_their_edges(app: Any) -> None:
    table = sit(app, turn()).at("boards")

    assert signs(table.part("own-board")) == [*ACTION_SIGNS, "shield-0"]


# --- P8: buildings and plazas


def test_p8_1_a_building_lies_where_it_was_placed(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6)).choose("building b1n09", "at s23 t0").at("city")

    assert len(with_class(table.anchored("s23"), "building")) == 1


@pytest.mark.parametrize(("name", "badge"), [("b1n01", "cathedral"), ("b1n09", "crowned")])
def test_p8_2_a_building_has_the_cathedral_s_sign_or_a_crown(app: Any, name: str, badge: str) -> None:
    """Data, 3."""
    app.open()

    assert {"cathedral", "crowned"} & set(signs(app.tiles.alone(name))) == {badge}


def test_p8_3_only_free_spaces_are_targets(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6, city={"s23": {"tile": "b1n02"}})).choose("building b1n09")

    places = arguments(table.part("city-map"), "place")
    assert sorted(places) == sorted(f"s{number}" for number in range(1, 28) if number != 23)


def test_p8_4_spaces_of_the_old_town_show_gold_and_points(app: Any) -> None:
    """s17: one gold, three points."""
    table = sit(app, turn()).at("city")

    space = table.anchored("s17")
    assert (signs(space), texts(space), len(table.parts("old", "city-map")) > 0) == (
        ["coin", "rosette"],
        ["−1", "3"],
        True,
    )


def test_p8_4_what_the_place_brings_is_promised(app: Any) -> None:
    """s17 three points, b1n09 two and its crown one."""
    table = sit(app, at_work(BUILDING, gold=6)).choose("building b1n09")

    assert preview(mark(table, "at s17 t0"))["points"] == 6


def test_p8_5_a_cube_lies_on_the_building_as_a_claim(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6)).choose("building b1n01", "at s23 t0").at("city")

    assert len(with_class(table.anchored("s23"), "cube")) == 1


def test_p8_5_the_cathedral_s_sign_offers_a_move_there(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6)).choose("building b1n01", "at s23 t0")

    assert set(table.buttons("sideways")) == {"sideways cathedral"}


def test_p8_6_printed_corners_are_seen(app: Any) -> None:
    """s14 has one, corner 5."""
    table = sit(app, turn()).at("city")

    assert len(with_class(table.anchored("s14"), "printed")) == 1


def test_p8_6_a_space_says_that_a_corner_is_printed_there(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=9)).choose("building b1n01")

    assert "around-printed" in around(mark(table, "at s14 t0"))


def test_p8_6_a_corner_that_meets_a_printed_one_promises_a_token(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6)).choose("building b1n01")

    assert preview(mark(table, "at s14 t5"))["blue"] == 1


def test_p8_7_a_plaza_shows_whose_cubes_lie_there(app: Any) -> None:
    table = sit(app, turn(player(), player(cubes=1), city=RIVALS_CLAIM, plazas=PLAZAS)).at("city")

    dots = [props(dot)["class"] for dot in with_class(table.anchored("z10"), "space-dot")]
    assert dots == ["space-dot free", "space-dot of-1"]


def test_p8_7_the_halves_of_a_plaza_s_reward_are_offered(app: Any) -> None:
    """n6, a red token or three points: Ben has as many cubes there as Ann, on a cheaper building."""
    game = at_work(BUILDING, player(cubes=1), gold=6, city=RIVALS_CLAIM)
    table = sit(app, game, people=(0, 1)).choose("building b1n01", "at s23 t0")

    table.act("open-curtain", "1")

    assert (brings(table, "keep upper"), brings(table, "keep lower")) == ({"red": 1}, {"points": 3})


def test_p8_7_a_plaza_that_has_paid_is_faint(app: Any) -> None:
    table = sit(app, at_work(BUILDING, gold=6, cubes=1, city=LONE_CLAIM)).choose("building b1n01", "at s23 t0")

    assert "paid" in props(table.at("city").anchored("z10"))["class"].split()


# z3 has the spaces s13, s16 and s17; b1n01 costs more than b1n02.
TIED = {"s13": {"tile": "b1n02", "claim": 0}, "s16": {"tile": "b1n01", "claim": 1}}


def test_p8_7_a_tap_on_a_plaza_says_who_would_have_both_rewards(app: Any) -> None:
    """Each has one cube; Ben's building cost more."""
    table = sit(app, turn(player(cubes=1), player(cubes=1), city=TIED, plazas=PLAZAS)).at("city")

    table.act("plaza", "z3")
    sheet = app.device.stage.trees["sheet"]
    names = [args_of(sheet, name)[0]["player"] for name in ("claim-both", "claim-one")]
    assert names == [seat["name"] for seat in reversed(table.page.play.view["seats"])]


def test_p8_7_readers_hear_who_would_have_both_rewards(app: Any) -> None:
    table = sit(app, turn(player(cubes=1), city={"s5": {"tile": "b1n02", "claim": 0}}, plazas=PLAZAS)).at("city")

    assert table.args("claim-both")[0]["count"] == 1


def test_p8_8_a_plaza_s_move_sideways_is_on_either_project(app: Any) -> None:
    """o1, a move; the building has a crown."""
    game = at_work(BUILDING, gold=6, cubes=1, city={"s5": {"tile": "b1n02", "claim": 0}})
    table = sit(app, game).choose("building b1n09", "at s3 t0")

    assert set(table.buttons("sideways")) == {"sideways wall", "sideways cathedral"}


# --- P9: the road and the bridge


def test_p9_1_the_figure_stands_in_its_area(app: Any) -> None:
    table = sit(app, turn(player(road=1), taken=UPGRADE)).choose("road").at("road")

    here = [props(area)["data-anchor"] for area in table.parts("area") if "shield-0" in signs(area)]
    assert here == ["area-2"]


def test_p9_2_a_street_offers_its_free_effect(app: Any) -> None:
    """Area I: two gold and a stone (data, 1.4)."""
    table = sit(app, turn(taken=UPGRADE)).choose("road")

    assert brings(table, "effect 1 free") == {"gold": 2, "stone": 1}


def test_p9_2_for_an_egg_it_offers_one_of_two(app: Any) -> None:
    table = sit(app, turn(player(eggs=1), taken=UPGRADE)).choose("road")

    assert (brings(table, "effect 1 egg 1"), brings(table, "effect 1 egg 2")) == ({"mine": 1}, {"quarry": 1})


def test_p9_3_three_tiles_of_the_bridge_are_looked_at(app: Any) -> None:
    table = sit(app, bridge()).choose("road")

    assert table.buttons("keep") == ["keep IV_mine", "keep IV_quarry", "keep IV_university"]


def bridge(**keys: Any) -> Game:
    """A turn before area IV with its egg; `keys` are the player's."""
    stacks = {"bridge_IV": ["IV_university", "IV_mine", "IV_quarry", "IV_wall"], "bridge_V": ["rows_x2"]}
    return turn(player(**{"road": 3, "eggs": 1, **keys}), taken=UPGRADE, stacks=stacks)


def test_p9_3_the_bridge_asks_for_an_egg(app: Any) -> None:
    assert "why-egg" in sit(app, bridge(eggs=0)).reasons()


def test_p9_3_a_plank_is_chosen_by_its_bonus(app: Any) -> None:
    """Two gold and a stone on the second (data, 1.4)."""
    table = sit(app, bridge()).choose("road", "keep IV_university")

    (args,) = args_of(table.button("plank p2"), "brings")
    assert goods({"args": args}) == {"gold": 2, "stone": 1}


def test_p9_4_a_tile_of_the_bridge_says_what_it_brings(app: Any) -> None:
    (args,) = args_of(sit(app, bridge()).choose("road").button("keep IV_university"), "note-plank")
    assert goods({"args": args}) == {"univ": 3}


def test_p9_5_a_tile_v_is_listed_with_its_owner(app: Any) -> None:
    table = sit(app, bridge(road=4)).choose("road", "keep rows_x2", "plank p1").at("boards")

    assert holdings(table, "score-final") == {"final-rows_x2"}


@pytest.mark.parametrize("pile", [TILES_V[:3], TILES_V[3:]], ids=["three", "the others"])
def test_p9_6_the_tiles_v_say_what_they_count(app: Any, pile: tuple[str, ...]) -> None:
    stacks = {"bridge_V": list(pile), "cathedral_V": []}
    table = sit(app, turn(player(road=4, eggs=1), taken=UPGRADE, stacks=stacks)).choose("road")

    words = {move: messages(table.button(move)) - {"choice-keep", "at-end"} for move in table.buttons()}
    assert words == {f"keep {name}": {f"final-{name}"} for name in pile}


def test_p9_7_covered_planks_are_told_apart(app: Any) -> None:
    table = sit(app, bridge()).choose("road", "keep IV_university", "plank p2").at("road")

    assert ["covered" in props(plank)["class"] for plank in table.parts("plank")] == [False, True, False, False, False]


def test_p9_7_a_covered_plank_shows_its_tile(app: Any) -> None:
    """IV_university: three steps of the university (P9.4)."""
    table = sit(app, bridge()).choose("road", "keep IV_university", "plank p2").at("road")

    assert signs(table.part("covered")) == ["univ"]


def test_p9_8_without_tiles_the_last_area_is_not_entered(app: Any) -> None:
    game = turn(player(road=4, eggs=1), taken=UPGRADE, stacks={"bridge_V": [], "cathedral_V": []})

    assert "why-egg" in sit(app, game).reasons()


def test_p9_8_how_many_tiles_are_left_is_said(app: Any) -> None:
    table = sit(app, turn(stacks={"bridge_V": ["walls_x2"], "cathedral_V": []})).at("road")

    assert [args["count"] for args in table.args("tiles-left", "areas")][-1] == 1


# --- P10: technology


def test_p10_1_one_of_three_technologies_is_chosen_by_its_words(app: Any) -> None:
    stacks = {"I": ["up_moves", "step_tech", "tile_points", "step_univ", "wheel_gold", "wheel_silver"]}
    table = sit(app, turn(player(quarry=5, stone=0), taken=BUILDING, stacks=stacks)).choose("quarry produce")

    words = [messages(table.button(move)) - {"choice-keep"} for move in table.buttons("keep")]
    assert words == [{"tech-step_tech"}, {"tech-up_moves"}, {"tech-tile_points"}]


def test_p10_2_a_new_technology_waits_for_the_next_turn(app: Any) -> None:
    stacks = {"I": ["up_moves", "step_tech", "tile_points", "step_univ", "wheel_gold", "wheel_silver"]}
    table = sit(app, turn(player(quarry=5, stone=0), taken=BUILDING, stacks=stacks)).choose("quarry produce")

    table.choose("keep up_moves").at("boards")

    assert holdings(table, "group-technologies") == {"next-turn", "tech-up_moves"}


def test_p10_2_what_works_once_is_gone_after_it(app: Any) -> None:
    table = sit(app, turn(player(technologies=["univ_4"]))).choose("use univ_4").at("boards")

    assert holdings(table, "group-technologies") == set()


def test_p10_2_technologies_of_others_are_seen(app: Any) -> None:
    table = sit(app, turn(player(), player(technologies=["egg_stone"])))

    table.act("boards-of", "1")

    assert holdings(table, "group-technologies") == {"tech-egg_stone"}


@pytest.mark.parametrize("number", range(6))
def test_p10_3_technologies_say_what_they_do(app: Any, number: int) -> None:
    """P10.3 to P10.6: one of each level."""
    names = [level[number] for level in TECHNOLOGIES.values()]
    table = sit(app, turn(player(technologies=names))).at("boards")

    assert holdings(table, "group-technologies") == {f"tech-{name}" for name in names}


def test_p10_4_its_points_are_part_of_what_is_promised(app: Any) -> None:
    """A building with a crown: one stone and one point; b1n09 two, its crown one."""
    table = sit(app, at_work(BUILDING, gold=6, technologies=["crown_stone"])).choose("building b1n09")

    assert preview(mark(table, "at s23 t0"))["points"] == 4


def test_p10_5_once_it_is_offered_with_its_words(app: Any) -> None:
    table = sit(app, turn(player(technologies=["univ_4"])))
    table.act("tray", "use")

    assert "tech-univ_4" in messages(table.button("use univ_4"))


@pytest.mark.parametrize(
    ("technology", "move", "use"),
    [
        ("free_up", "use free_up wall", ["on-wall"]),
        ("any_action", "use any_action mine", ["action-mine"]),
        ("track_and_produce", "use track_and_produce mine quarry", ["good-mine", "action-quarry"]),
        ("plaza_both", "use plaza_both z10", ["place-z", "good-red", "good-points"]),
    ],
)
def test_p10_6_each_use_of_a_technology_is_named(app: Any, technology: str, move: str, use: list[str]) -> None:
    table = sit(app, turn(player(technologies=[technology]), plazas=PLAZAS))
    table.act("tray", "use")

    (note,) = args_of(table.button(move), "note-use")
    assert [part["id"] for part in note["use"]] == use


def test_p10_7_after_its_action_an_extra_one_can_be_bought(app: Any) -> None:
    table = sit(app, turn(player(technologies=["any_action"], silver=1, goldw=1)))

    table.choose("use any_action mine", "mine produce")

    assert arguments(table.part("head-extra"), "choose")


def test_p10_8_a_step_beyond_the_end_promises_points(app: Any) -> None:
    """Quarry 5 brings a step, beyond the end two points."""
    table = sit(app, turn(player(quarry=5, tech=8, technologies=["tile_points"]), taken=BUILDING))

    assert brings(table, "quarry produce")["points"] == 2


def test_p10_9_the_university_says_what_a_step_is_worth(app: Any) -> None:
    """Data, 1.2."""
    table = sit(app, turn()).at("boards")

    worth = [texts(step)[0] for step in with_class(table.parts("track")[3], "step")]
    assert worth == [f"×{number}" for number in (0, 0, 0, 1, 1, 1, 2, 2, 3)]


# --- P11: the projects


def test_p11_1_sideways_is_left_on_the_wall_and_right_in_the_cathedral(app: Any) -> None:
    agenda = [{"what": "sideways", "on": "either"}, {"what": "sideways", "on": "either"}]
    table = sit(app, turn(player(cathedral=[1, 1]), agenda=agenda)).at("projects")
    before = [place_of_marker(part) for part in table.parts("project-of")]

    table.choose("sideways wall", "sideways cathedral").at("projects")

    wall, cathedral = [place_of_marker(part) for part in table.parts("project-of")]
    assert (wall < before[0], cathedral > before[1]) == (True, True)


def place_of_marker(project: Tree) -> float:
    """Return how far to the right the first seat's marker stands."""
    return float(props(with_class(project, "of-0")[0])["x"])


def test_p11_2_a_move_up_says_its_two_windows(app: Any) -> None:
    table = sit(app, turn(player(silver=2)))

    assert pays(table, "up wall") == {"silver": 2}


def test_p11_3_a_move_up_says_the_fee_of_its_tier(app: Any) -> None:
    """To the third tier one gold and two stone."""
    table = sit(app, turn(player(silver=2, wall=[4, 1])))

    assert pays(table, "up wall") == {"gold": 1, "stone": 2, "silver": 2}


def test_p11_3_the_fees_stand_below_the_projects(app: Any) -> None:
    table = sit(app, turn()).at("projects")

    fees = {args["row"]: goods({"args": args}) for args in table.args("fee")}
    assert fees == {3: {"gold": 1, "stone": 1}, 5: {"gold": 1, "stone": 2}}


def test_p11_4_an_up_arrow_asks(app: Any) -> None:
    """On the Cathedral row 2: a sideways arrow leads to an up arrow."""
    agenda = [{"what": "sideways", "on": "cathedral"}]
    table = sit(app, turn(player(cathedral=[2, 1]), agenda=agenda)).choose("sideways cathedral")

    assert set(table.buttons()) == {"arrow up", "arrow stay"}


def test_p11_4_squares_show_their_points_and_arrows(app: Any) -> None:
    """The second row of the Cathedral: `. > [^] . . 2` (data, 1.3)."""
    table = sit(app, turn()).at("projects")

    squares = [node for node in nodes(table.parts("project-of")[1]) if str(props(node).get("key")).startswith("2-")]
    assert [signs(square) for square in squares] == [[], ["side"], ["up"], [], [], ["rosette"]]


def test_p11_5_the_top_tier_of_the_cathedral_asks_for_a_tile_v(app: Any) -> None:
    game = turn(player(silver=2, cathedral=[4, 1]), stacks={"cathedral_V": ["rows_x2", "walls_x2"]})
    table = sit(app, game).choose("up cathedral")

    assert sorted(table.buttons()) == ["keep rows_x2", "keep walls_x2"]


def test_p11_5_how_many_tiles_v_are_left_is_said(app: Any) -> None:
    table = sit(app, turn(stacks={"cathedral_V": ["rows_x2", "walls_x2"]})).at("projects")

    assert table.args("cathedral-V") == [{"count": 2}]


def test_p11_6_rows_and_columns_show_what_they_are_worth(app: Any) -> None:
    """The Cathedral's (data, 1.3)."""
    table = sit(app, turn()).at("projects")

    worth = [texts(node)[0] for node in with_class(with_class(table.parts("project-of")[1], "project")[0], "worth")]
    assert worth == ["0", "2", "4", "7", "10", "13", "×0", "×1", "×2", "×3", "×3", "×4"]


def test_p11_7_up_and_sideways_are_offered_together(app: Any) -> None:
    table = sit(app, turn(player(silver=2), agenda=[{"what": "sideways", "on": "wall"}]))

    assert {"up wall", "sideways wall"} <= set(table.buttons())


def test_p11_8_in_the_last_column_no_move_is_offered(app: Any) -> None:
    table = sit(app, turn(player(wall=[1, 6]), agenda=[{"what": "sideways", "on": "either"}]))

    assert table.buttons("sideways") == ["sideways cathedral"]


# --- P12, P13: windows, order, the end of a turn


def test_p12_2_with_more_than_two_windows_each_end_says_what_stays(app: Any) -> None:
    table = sit(app, turn(player(silver=2, goldw=2), taken=WALL, owed=False))

    keeps = [goods({"args": args_of(table.button(move), "keeps")[0]}) for move in table.buttons("end")]
    assert keeps == [{"silver": 2}, {"silver": 1, "goldw": 1}, {"goldw": 2}]


def test_p12_2_the_question_before_the_end_says_it_too(app: Any) -> None:
    agenda = [{"what": "sideways", "on": "wall"}]
    table = sit(app, turn(player(silver=2, goldw=1), taken=WALL, owed=False, agenda=agenda)).choose("end 2 silver")

    assert goods({"args": args_of(table.part("sure"), "keeps")[0]}) == {"silver": 2}


def test_p12_3_an_extra_action_says_which_and_for_what(app: Any) -> None:
    table = sit(app, turn(player(silver=1, goldw=1)))
    table.act("tray", "extra")

    (words,) = args_of(table.button("extra mine silver"), "choice-extra")
    assert (words["action"]["id"], words["window"]["id"]) == ("action-mine", "good-silver")


def test_p12_4_one_extra_action_a_turn(app: Any) -> None:
    table = sit(app, turn(player(silver=2, goldw=2))).choose("extra mine silver", "mine produce")

    assert "why-extra-done" in table.reasons()


def test_p12_5_all_of_a_turn_is_offered_at_once(app: Any) -> None:
    agenda: list[Json] = [{"what": "sideways", "on": "wall"}, {"what": "effect", "area": 1, "kind": "free"}]
    mine = player(silver=3, goldw=1, road=1, mine=8, rights=1, technologies=["univ_4"])
    table = sit(app, turn(mine, agenda=agenda))

    kinds = {move.split()[0] for move in table.buttons()} | set(arguments(table.tree, "tray"))
    assert kinds >= {"take", "extra", "refresh", "seal", "use", "sideways", "effect", "up"}


def test_p12_7_while_a_tile_is_placed_nothing_else_is_offered(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5)).choose("wall w1n07")

    assert (table.buttons(), arguments(table.tree, "tray")) == ([], [])


def test_p13_2_the_wheel_turns_one_position(app: Any) -> None:
    """Of the tiles at 1 to 6 the second was taken."""
    table = sit(app, turn(taken=WALL, owed=False), people=(0, 1)).choose("end")

    table.act("open-curtain", "1")

    assert [args["position"] for args in table.args("crane-tile")] == [1, 2, 4, 5, 6, 7]


def test_p13_3_the_tile_that_was_taken_comes_to_the_first_position(app: Any) -> None:
    table = sit(app, turn(taken=WALL, owed=False), people=(0, 1)).choose("end")

    table.act("open-curtain", "1")

    first = table.args("crane-tile")[0]
    assert (first["position"], [action["id"] for action in first["actions"]]) == (1, ["action-wall", "action-mine"])


def test_p13_4_points_on_a_tile_are_seen(app: Any) -> None:
    table = sit(app, turn(crane=crane(w7=5)))

    position = next(tile["position"] for tile in table.page.play.view["crane"] if tile["slot"] == "w7")
    assert _price_at(table, position) == ["5"]


def test_p13_4_points_on_a_tile_are_seen_in_the_blue_zone_too(app: Any) -> None:
    table = sit(app, blue_tile(pushed=5))

    tile = next(tile for tile in table.page.play.view["crane"] if tile["slot"] == "w10")
    assert _price_at(table, tile["position"]) == [str(BLUE[tile["position"]] + 5)]


@pytest.mark.parametrize(("number", "first", "count"), [(22, 1, 6), (31, 0, 1)])
def test_p13_5_with_eleven_turns_to_go_each_player_reads_how_many(
    app: Any, number: int, first: int, count: int
) -> None:
    """Of eleven turns the player of the first has six."""
    table = sit(app, turn(turn=number, first=first))

    assert table.args("turns-left", "bar") == [{"count": count}]


def test_p13_5_the_others_are_counted_too(app: Any) -> None:
    assert sit(app, turn(turn=22, first=1)).args("turns-left", "seat") == [{"count": 5}]


def test_p13_5_they_stand_with_another_player_s_boards(app: Any) -> None:
    """On a phone the panels of others have no room for it."""
    table = sit(app, turn(turn=22, first=1))

    table.act("boards-of", "1")

    assert table.args("turns-left", "stage") == [{"count": 5}]


def test_p13_5_before_that_nothing_is_said(app: Any) -> None:
    assert sit(app, turn(turn=21)).args("turns-left") == []


def test_p13_6_the_bar_says_the_era(app: Any) -> None:
    """With two players era II begins after turn 16."""
    assert [sit(app, turn(turn=17)).args("bar-era")] == [[{"era": 2}]]


def test_p13_7_after_the_last_turn_the_game_is_over(app: Any) -> None:
    assert "bar-over" in sit(app, last_turn()).choose("end").words()


# --- P14: the end


def lines(table: TableOfCrane) -> list[str]:
    """The lines of the sheet with all lines of the points."""
    table.act("score-now")
    return [key for node in nodes(table.sheet) if node[0] == "tr" and (key := props(node).get("key"))]


def line(table: TableOfCrane, name: str) -> list[str]:
    """The points of a line, of the winner first."""
    table.act("score-now")
    row = next(node for node in nodes([table.sheet, table.part("over")]) if props(node).get("key") == name)
    return [words for node in nodes(row) if node[0] == "td" for words in texts(node)]


def test_p14_1_the_sheet_has_the_lines_with_points_in_order(app: Any) -> None:
    names = ["played", "learning", "rows", "tokens", "walls", "final", "seals", "eggs"]
    walls = {f"r{number}": [[f"w1n{number:02}", 0]] for number in (1, 2, 3)}
    tracks = {"tech": 7, "univ": 8, "mine": 8, "wall": [3, 1], "cathedral": [6, 4]}
    game = last_turn(points=5, red=2, eggs=3, seals=["six"], final=["rows_x2"], board=walls, **tracks)

    sheet = lines(sit(app, game).choose("end"))

    assert [name for name in sheet if name.startswith("score-")] == [f"score-{name}" for name in names]


def test_p14_1_the_themes_of_the_sheet_are_those_of_the_sentence(app: Any) -> None:
    """Three lines of the sheet are the points of the Wall and the Cathedral."""
    table = sit(app, last_turn(red=2, wall=[3, 1], cathedral=[6, 4])).choose("end")

    parts = sum([int(line(table, f"score-{name}")[0]) for name in ("rows", "tokens")])
    assert line(table, "theme-projects")[0] == str(parts)


def test_a_line_without_points_for_anybody_is_left_out(app: Any) -> None:
    assert lines(sit(app, last_turn()).choose("end")) == ["over-column-total"]


@pytest.mark.parametrize(
    ("keys", "name", "points"),
    [
        pytest.param({"tech": 7, "univ": 8}, "learning", "21", id="p14_2_seven_steps_at_the_top"),
        pytest.param({"cathedral": [6, 1]}, "rows", "13", id="p14_3_the_top_row"),
        pytest.param({"red": 2, "cathedral": [1, 4]}, "tokens", "6", id="p14_3_the_fourth_column"),
        pytest.param({"eggs": 3}, "eggs", "6", id="p14_5_three_eggs"),
        pytest.param({"mine": 8, "seals": ["six"]}, "seals", "6", id="p14_5_a_seal"),
        pytest.param({"final": ["rows_x2"], "wall": [3, 1]}, "final", "8", id="p14_5_a_tile_v"),
        pytest.param(
            {"board": {f"r{number}": [[f"w1n{number:02}", 0]] for number in (1, 2, 3)}}, "walls", "4",
            id="p14_4_three_walls",
        ),
    ],
)  # fmt: skip
def test_p14_2_a_line_says_what_it_brought(app: Any, keys: Json, name: str, points: str) -> None:
    """P14.2 to P14.5."""
    table = sit(app, last_turn(points=50, technologies=[], **keys)).choose("end")

    assert line(table, f"score-{name}")[0] == points


def test_p14_6_a_tie_goes_to_who_plays_later(app: Any) -> None:
    table = sit(app, last_turn()).choose("end")

    assert (line(table, "over-column-total"), texts(with_class(table.part("sheet"), "name"))[0]) == (
        ["0", "0"],
        "Seat 0",
    )


# --- P15: rulings


def test_p15_1_a_row_of_one_tile_is_not_refreshed(app: Any) -> None:
    table = sit(app, turn(rows=ROWS | {"wall": ["w1n04"]}, stacks={"wall": [], "wall_s": []}))
    table.act("tray", "refresh")

    assert arguments(table.part("tray"), "refresh-row") == ["upgrade", "building"]


def test_p15_5_a_move_sideways_in_anothers_turn_may_be_passed(app: Any) -> None:
    """o1 in Ann's turn: Ben's cube lies at its other space."""
    game = at_work(
        BUILDING, player(cubes=1, wall=[1, 3]), gold=9, wealth=["gold6"], city={"s5": {"tile": "b1n02", "claim": 1}}
    )
    table = sit(app, game, people=(0, 1)).choose("building b1n01", "at s3 t0")
    table.act("open-curtain", "1")

    table.choose("keep upper")

    assert set(table.buttons()) == {"sideways wall", "sideways cathedral", "pass"}


def test_p15_27_the_page_asks_before_something_lapses(app: Any) -> None:
    agenda = [{"what": "sideways", "on": "wall"}]
    table = sit(app, turn(taken=WALL, owed=False, agenda=agenda)).choose("end")

    (question,) = table.args("end-left", "still")
    assert [part["id"] for part in question["left"]] == ["group-sideways"]


def test_p15_29_a_decision_is_taken_back(app: Any) -> None:
    table = sit(app, turn(player(gold=3))).choose("take w4")

    table.act("undo")

    assert table.count("gold") == 3


def test_p15_29_a_row_that_was_filled_is_not_taken_back(app: Any) -> None:
    table = sit(app, at_work(WALL, stone=5)).choose("wall w1n07", "at r1 t0")

    assert props(doing(table.tree, "undo")[0])["aria-disabled"] == "true"


# --- P16: options


def test_p16_1_options_stand_in_the_setup(app: Any, device: Device) -> None:
    page = app.open()

    device.settle(page.act, "set-up", "", "")

    names = {name for name in messages(screen(device)) if name.startswith("option-")}
    assert names >= {f"option-{name}" for name in ("tiles", "crane_order", "tokens", "road_tiles")}


def test_p16_2_a_road_tile_stands_in_its_street(app: Any) -> None:
    table = sit(app, turn(road={"2": "silver_x2"}, rules={"road_tiles": "all"})).at("road")

    assert "street-silver_x2" in messages(table.anchored("area-2"))


@pytest.mark.parametrize(("points", "words"), [(141, "over-alone"), (140, "over-alone-below")])
def test_p16_4_alone_more_than_140_points_are_good(app: Any, points: int, words: str) -> None:
    table = sit(app, alone(points=points)).choose("end")

    assert {name for name in table.words() if name.startswith("over-alone")} == {words}


def alone(**keys: Any) -> Game:
    """A game for one, with nothing left but the end of its last turn."""
    tile = {"slot": "w4", "actions": TILES_A[WALL]}
    phase = {"name": "turn", "seat": 0, "tile": tile, "owed": False}
    start = {"praga": 1, "players": [player(**keys)], "turn": 31, "phase": phase, "crane": crane(WALL)}
    return Game.from_position({**start, "rules": {"solo": True}})


@pytest.mark.parametrize(("key", "tray"), [("w", "wall"), ("e", "extra")])
def test_a_key_opens_what_there_are_several_ways_of(app: Any, key: str, tray: str) -> None:
    """The first letters of the actions, where no other game uses them (docs/praga/page.md)."""
    table = sit(app, at_work(WALL, stone=9, gold=9, silver=2, goldw=2))

    table.act("key", key)
    assert table.page.play.table.tray == tray


def test_a_key_moves_up(app: Any) -> None:
    table = sit(app, turn(player(goldw=1, silver=3), taken=WALL, owed=False))

    table.act("key", "{")
    assert table.page.play.view["seats"][0]["wall"][0] == 2


def test_a_tap_on_a_tile_of_a_row_says_what_its_signs_are(app: Any) -> None:
    """w1n07 costs two stone and brings three points (data, 3)."""
    table = sit(app, turn(rows=ROWS))

    table.act("tile", "w1n07")
    sheet = app.device.stage.trees["sheet"]
    assert [goods({"args": args_of(sheet, name)[0]}) for name in ("tile-costs", "lay-brings")] == [
        {"stone": 2},
        {"points": 3},
    ]


def test_p15_8_windows_and_eggs_that_are_left_are_counted(app: Any) -> None:
    """Of 6 gold windows, 14 silver ones and 24 eggs."""
    table = sit(app, turn(player(goldw=1, silver=2, eggs=3))).at("boards")

    counts = [table.args(f"good-{good}", "supply")[0]["count"] for good in ("goldw", "silver", "egg")]
    assert counts == [5, 12, 21]


def test_p15_9_technologies_that_are_left_are_counted(app: Any) -> None:
    table = sit(app, turn(stacks={"I": ["up_moves", "step_tech"]})).at("boards")

    (args,) = table.args("levels-left", "supply")
    assert args["levels"][0]["args"] == {"level": "I", "count": 2}
