"""P12, P13 and P15: what comes in which order, within a turn and in those of others."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.places import ACTIONS
from praga.core.tables import TILES
from tests.praga.positions import agenda_of, moves, of, player, questions, turn

UPGRADE, WALL, BUILDING = 0, 1, 2
ROWS = {
    "upgrade": ["u1n09", "u1n10", "u1n03", "u1s01"],
    "wall": ["w1n04", "w1n07", "w1n09", "w1s03"],
    "building": ["b1n01", "b1n04", "b1n09", "b1s03"],
}
# Of two players z4 and z9 are not used; z1 has the spaces s3 and s5, z2 has s9 and s10, z10 has s23 and s25.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
RICH = {"gold": 9, "stone": 9, "wealth": ["gold6", "stone6", "nine"]}


def at_work(taken: int | None, *others: Any, city: Any = None, agenda: Any = None, **keys: Any) -> Game:
    """A turn with those rows; `keys` are the player's."""
    return turn(player(**keys), *others, taken=taken, rows=ROWS, plazas=PLAZAS, city=city or {}, agenda=agenda)


def tile_of(game: Game) -> Any:
    """The tiles on the crane by their slots."""
    return game.position()["crane"]["tiles"]


def test_a_tile_stays_in_its_slot_while_the_wheel_turns() -> None:
    """P3.2."""
    game = at_work(WALL)
    assert tile_of(game).items() <= tile_of(game.copy().play("mine produce").play("end")).items()


def test_both_actions_of_a_tile_are_open() -> None:
    """P3.3, P3.7."""
    game = turn(player(stone=5), rows=ROWS).play("take w4")
    assert {move.verb for move in game.moves()} >= {"wall", "mine"}


def test_the_action_is_chosen_after_something_else() -> None:
    """P3.7: the extra action comes between."""
    game = at_work(WALL, silver=1, goldw=1, stone=5).play("extra quarry silver").play("quarry produce")
    assert {move.verb for move in game.moves()} >= {"wall", "mine"}


def test_a_bare_hex_meets_nothing() -> None:
    """P7.7, P15.3: edge 3 of w1n07 at r1 faces the bare hex of the mine."""
    game = at_work(WALL, stone=5).play("wall w1n07").play("at r1 t0")
    assert of(game, 0, "silver", "used") == [0, []]


def test_a_taken_space_is_not_built_on() -> None:
    """P8.3."""
    game = at_work(BUILDING, city={"s23": {"tile": "b1n02"}}, gold=6).play("building b1n09")
    assert moves(game, "at s23") == []


def test_one_sideways_move_for_who_gets_both_rewards() -> None:
    """P8.8: o1, a move and three gold; the sign of b1n01 keeps another one."""
    city = {"s5": {"tile": "b1n02", "claim": 0}}
    game = at_work(BUILDING, city=city, gold=6).play("building b1n01").play("at s3 t0")
    assert [item["on"] for item in agenda_of(game) if item["what"] == "sideways"] == ["cathedral", "either"]


def test_the_figure_goes_one_area_on() -> None:
    """P9.1."""
    assert of(at_work(UPGRADE, road=1).play("road"), 0, "road") == [2]


def bridge(free: int, **keys: Any) -> Game:
    """A turn of a player before area IV, where the last `free` planks are bare."""
    tiles = ("IV_wall", "IV_cathedral", "IV_mine", "IV_quarry", "IV_technology")[: 5 - free]
    planks = {f"p{number}": {"bonus": 0, "tile": tile} for number, tile in enumerate(tiles, start=1)}
    stacks = {"bridge_IV": ["IV_university"], "bridge_V": [], "cathedral_V": []}
    start = player(**{"road": 3, "eggs": 1, **keys})
    return turn(start, taken=UPGRADE, stacks=stacks, planks=planks)


def test_the_last_plank_is_asked_for_too() -> None:
    """P15.20."""
    assert moves(bridge(1).play("road").play("keep IV_university")) == ["plank p5"]


def test_a_finished_bridge_gives_the_tile_alone() -> None:
    """P9.7."""
    game = bridge(0).play("road").play("keep IV_university")
    assert (questions(game), of(game, 0, "univ", "points")) == ([], [3, 0])


def test_area_v_without_tiles_is_not_entered() -> None:
    """P9.8, P15.17."""
    assert moves(bridge(1, road=4), "road") == []


def test_the_university_gives_nothing_on_the_way() -> None:
    """P10.9."""
    game = at_work(None, technologies=["univ_4"])
    before = {key: value for key, value in game.position()["players"][0].items() if key not in ("univ", "technologies")}
    assert before.items() <= game.play("use univ_4").position()["players"][0].items()


@pytest.mark.parametrize("project", ["wall", "cathedral"])
def test_a_sideways_move_changes_the_column(project: str) -> None:
    """P11.1: both squares are blank."""
    game = at_work(None, agenda=[{"what": "sideways", "on": project}], **{project: [1, 4]})
    assert of(game.play(f"sideways {project}"), 0, project) == [[1, 5]]


def test_sideways_and_up_come_in_any_order() -> None:
    """P11.7."""
    game = at_work(None, agenda=[{"what": "sideways", "on": "wall"}], silver=2)
    assert {"sideways wall", "up wall"} <= set(moves(game))


def test_no_move_up_from_the_last_row() -> None:
    """P11.8, P15.18."""
    assert moves(at_work(None, silver=2, wall=[6, 1]), "up") == ["up cathedral"]


def test_silver_windows_alone_buy_no_action() -> None:
    """P12.1."""
    assert moves(at_work(None, silver=2), "extra") == []


def test_two_gold_windows_buy_an_action() -> None:
    """P12.1."""
    assert "extra mine goldw" in moves(at_work(None, goldw=2))


def test_two_actions_a_turn_at_most() -> None:
    """P12.4."""
    game = at_work(WALL, silver=2, goldw=2).play("mine produce").play("extra quarry silver").play("quarry produce")
    assert [move for move in moves(game) if move.split()[0] in (*ACTIONS, "extra")] == []


def test_all_of_a_turn_comes_in_any_order() -> None:
    """P12.5: before a tile is taken."""
    agenda = [{"what": "sideways", "on": "wall"}, {"what": "effect", "area": 1, "kind": "free"}]
    keys = {"mine": 8, "rights": 1, "road": 1, "goldw": 1, "technologies": ["univ_4"]}
    game = at_work(None, agenda=agenda, silver=2, **keys)
    wanted = {"take", "sideways", "effect", "up", "use", "seal", "extra", "refresh"}
    assert {move.verb for move in game.moves()} == wanted


def test_a_tile_is_paid_before_its_action() -> None:
    """P12.6: the mine would bring the gold that w4 costs."""
    assert moves(turn(player(gold=0)), "take w4") == []


def test_nothing_comes_between_a_tile_and_its_place() -> None:
    """P12.7."""
    game = at_work(WALL, silver=2, goldw=2, **RICH).play("wall w1n07")
    assert {move.verb for move in game.moves()} == {"at"}


def test_the_row_is_filled_when_the_tile_lies() -> None:
    """P15.33."""
    game = at_work(WALL, stone=5).play("wall w1n07")
    before = game.view(None)["stacks"]["wall"]
    assert game.play("at r1 t0").view(None)["stacks"]["wall"] == before - 1


def test_plaza_choices_go_clockwise_from_the_player_of_the_turn() -> None:
    """P15.6: at z5 Ann's claim cost most, so that Bo and Cy choose."""
    city = {"s1": {"tile": "b1n02", "claim": 1}, "s2": {"tile": "b1n06", "claim": 2}}
    claims = [player(cubes=1), player(cubes=1)]
    game = turn(player(gold=6), *claims, taken=BUILDING, rows=ROWS, plazas=PLAZAS | {"z4": "o4"}, city=city)
    game.play("building b1n01").play("at s4 t0")
    assert [item["seat"] for item in game.position()["phase"]["asks"] if item["what"] == "plaza"] == [1, 2]


def test_a_technology_of_a_plaza_is_chosen_at_once() -> None:
    """P15.7: Bo gets the upper reward of o2, a step to the first book, in Ann's turn."""
    city = {"s9": {"tile": "b1n02", "claim": 1}}
    game = at_work(BUILDING, player(cubes=1), city=city, gold=6, cubes=0).play("building b1n01").play("at s10 t0")
    assert (game.to_move, questions(game)) == (1, ["technology"])


def test_a_step_of_the_mine_beyond_its_end_is_lost() -> None:
    """P15.15: the street's step for an egg."""
    agenda = [{"what": "effect", "area": 1, "kind": "egg"}]
    game = at_work(None, agenda=agenda, road=1, eggs=1, mine=8, rights=1)
    assert of(game.play("effect 1 egg 1"), 0, "mine", "points") == [8, 0]


def test_a_seal_needs_no_cube() -> None:
    """P15.16."""
    assert of(at_work(None, cubes=0, mine=8, rights=1).play("seal six"), 0, "seals", "cubes") == [["six"], 0]


def test_an_upgrade_of_the_upgrade_action_offers_both_bonuses() -> None:
    """P15.21: the one on top before the action, and the new one."""
    game = at_work(UPGRADE, board={"upgrade": [["u1n07", 0]]}).play("upgrade u1n03").play("at t0")
    assert moves(game, "bonus u") == ["bonus u1n07", "bonus u1n03"]


def test_each_performance_may_take_the_bonus_of_a_later_upgrade() -> None:
    """P15.22: two of the mine."""
    game = at_work(WALL, silver=1, goldw=1, technologies=["upgrade_3_points"])
    game.play("mine produce").play("extra mine silver").play("mine produce")
    game.play("use upgrade_3_points").play("upgrade u1n09").play("at t0")
    assert [item["of"] for item in agenda_of(game) if item.get("action") == "mine"] == [["u1n09"], ["u1n09"]]


def test_what_is_kept_need_not_be_used() -> None:
    """P15.28."""
    agenda = [{"what": "sideways", "on": "wall"}, {"what": "effect", "area": 1, "kind": "free"}]
    game = at_work(WALL, agenda=agenda, road=1).play("mine produce")
    assert "end" in moves(game)


def test_a_revealed_tile_is_taken_back_by_the_engine() -> None:
    """P15.29."""
    game = at_work(WALL, stone=5)
    before = game.copy().position()
    game.play("wall w1n07").play("at r1 t0")
    game.undo()
    game.undo()
    assert game.position() == before


def test_the_crown_scores_before_the_plaza_pays() -> None:
    """P15.30, P8.5: two buildings round z10, whose n6 gives Ann a red token and three points."""
    game = at_work(BUILDING, city={"s25": {"tile": "b1n02", "claim": 0}}, gold=6).play("building b1n09")
    events = game.listen()
    game.play("at s23 t0")
    gains = [(event.args["good"], event.args["count"]) for event in events if event.id == "gain"]
    assert gains[-3:] == [("points", 2), ("red", 1), ("points", 3)]


def test_no_cube_lies_at_a_plaza_that_is_not_used() -> None:
    """P15.31: s24 is at z9."""
    game = at_work(BUILDING, gold=6).play("building b1n01").play("at s24 t0")
    assert (game.position()["city"]["s24"]["claim"], of(game, 0, "cubes")) == (None, [2])


@pytest.mark.parametrize("kind", ["upgrade", "wall", "building"])
def test_no_two_turns_of_a_tile_come_to_the_same(kind: str) -> None:
    """P15.32: all six are offered of every tile of this data set."""

    def turned(name: str, by: int) -> Any:
        tile = TILES[name]
        return frozenset((corner + by) % 6 for corner in tile.corners), tile.edges[-by:] + tile.edges[:-by]

    names = [name for name, tile in TILES.items() if tile.kind == kind]
    assert [name for name in names if len({turned(name, by) for by in range(6)}) < 6] == []


def test_a_tile_may_be_taken_though_neither_action_can_be_performed() -> None:
    """P15.34: no upgrade is left, and no egg for the bridge."""
    game = turn(player(road=3), rows={**ROWS, "upgrade": []}, stacks={"upgrade": [], "upgrade_s": []})
    assert "take w6" in moves(game)
