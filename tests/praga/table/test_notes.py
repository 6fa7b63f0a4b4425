"""Notes beside a move: what it brings, what it costs, and what is lost."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.moves import Move
from praga.flow.scoring import score_now
from praga.table.messages import street
from praga.table.preview import changes, preview
from praga.table.screen import PragaScreen
from tests.praga.goods import goods
from tests.praga.positions import player, turn
from tests.praga.table.test_advice import decisions

WALL, BUILDING = 1, 2  # the numbers of action tiles on the crane


def choice(game: Game, move: str) -> dict[str, Any]:
    """A choice of the prompt."""
    return next(each for each in PragaScreen().prompt(game)["choices"] if each["move"] == move)


def test_a_third_window_that_is_lost_is_named() -> None:
    """P12.2."""
    game = turn(player(silver=3), taken=WALL, owed=False)

    assert goods(choice(game, "end 2 silver")["note"]) == {"silver": 2}


def test_nothing_is_said_of_windows_that_all_stay() -> None:
    game = turn(player(silver=1, goldw=1), taken=WALL, owed=False)

    assert choice(game, "end")["note"] is None


@pytest.mark.parametrize(("window", "cost"), [("silver", {"goldw": 1, "silver": 1}), ("goldw", {"goldw": 2})])
def test_an_extra_action_says_its_windows(window: str, cost: dict[str, int]) -> None:
    """P12.3."""
    game = turn(player(silver=1, goldw=2))

    assert goods(choice(game, f"extra mine {window}")["note"]) == cost


@pytest.fixture
def placing_a_house() -> Game:
    """A building that costs one gold is placed; z10 has the two spaces s23 and s25."""
    game = turn(player(gold=6), taken=BUILDING, rows={"building": ["b1n01", "b1n04", "b1n09", "b1s03"]})
    return game.play("building b1n09")


@pytest.mark.parametrize(("space", "gold"), [("s17", 2), ("s18", 1), ("s23", 1)])
def test_a_place_in_the_old_town_is_in_the_price(placing_a_house: Game, space: str, gold: int) -> None:
    """P8.4: s17 alone of these costs one gold."""
    note = choice(placing_a_house, f"at {space} t0")["note"]

    assert {each["id"]: each["args"]["count"] for each in note["args"]["goods"]}["good-gold"] == gold


@pytest.mark.parametrize(("space", "plaza"), [("s17", 3), ("s23", 10), ("s25", 10)])
def test_the_plaza_beside_a_space_is_named(placing_a_house: Game, space: str, plaza: int) -> None:
    """P8.7."""
    around = PragaScreen().prompt(placing_a_house)["around"][space]

    assert [each["args"]["place"] for each in around if each["id"] == "around-plaza"] == [
        {"id": "place-z", "args": {"number": plaza}}
    ]


def test_a_place_that_pays_says_the_points_it_adds(placing_a_house: Game) -> None:
    """P8.4: what the prompt says is what the sheet of the end gains there, with the turn that is shown first."""
    prompt, seat = PragaScreen().prompt(placing_a_house), 0
    before = sum(score_now(placing_a_house.observe(seat).state)[seat])
    gains = {}
    for best in [each["move"] for each in prompt["choices"] if each.get("best")]:
        after = placing_a_house.copy().play(best)
        gains[best.split()[1]] = sum(score_now(after.observe(seat).state)[seat]) - before

    assert prompt["pays"] == {place: points for place, points in gains.items() if points > 0} != {}


def test_where_nothing_is_placed_no_place_pays() -> None:
    assert PragaScreen().prompt(turn(player()))["pays"] == {}


def test_moves_sideways_that_are_left_are_counted() -> None:
    game = turn(player(), agenda=[{"what": "sideways", "on": "wall"}] * 2)

    assert choice(game, "sideways wall")["args"]["count"] == 2


def test_an_up_arrow_says_its_fee() -> None:
    """P11.4: to row 3 a gold and a stone; on the Cathedral row 2 a sideways arrow leads to an up arrow."""
    game = turn(player(cathedral=[2, 1], gold=1, stone=1), agenda=[{"what": "sideways", "on": "cathedral"}])

    assert goods(choice(game.play("sideways cathedral"), "arrow up")["note"]) == {"gold": 1, "stone": 1}


@pytest.mark.parametrize(("moves", "note"), [((), "slot-points"), (("quarry produce",), "brings")])
def test_the_points_of_a_special_slot_take_the_place_of_the_tile_while_it_could_be_taken(
    moves: tuple[str, ...], note: str
) -> None:
    """P6.3; the tile in w8 has building and quarry."""
    game = turn(player(gold=9)).play("take w8")

    for move in moves:
        game.play(move)

    assert choice(game, "bonus wheel")["note"]["id"] == note


def test_the_end_of_a_turn_says_which_points_come_by_themselves() -> None:
    """P3.5, P15.27: those of a special slot whose tile was not taken."""
    game = turn(player(silver=1), taken=None).play("take w8")
    game.play(next(move for move in game.moves() if str(move) == "quarry produce"))

    assert goods(choice(game, "end")["note"]) == {"points": 1}


def test_a_technology_for_the_gold_of_a_slot_is_in_the_note() -> None:
    """P10.3: one more gold and a point."""
    game = turn(player(technologies=["wheel_gold"], gold=4)).play("take w3")

    assert goods(choice(game, "bonus wheel")["note"]) == {"gold": 2, "points": 1}


def test_a_technology_for_a_tile_that_scores_is_in_the_note_of_a_special_slot() -> None:
    """P10.3; in w8 is a special slot."""
    game = turn(player(technologies=["tile_points"], gold=9)).play("take w8")

    assert choice(game, "bonus wheel")["note"]["args"]["points"]["args"]["count"] == 2


def test_a_technology_for_a_tile_that_scores_is_in_the_note_of_the_end_of_the_turn() -> None:
    """P10.3, P15.27: the points of the special slot come by themselves."""
    game = turn(player(technologies=["tile_points"], silver=1)).play("take w8")
    game.play(next(move for move in game.moves() if str(move) == "quarry produce"))

    assert goods(choice(game, "end")["note"]) == {"points": 2}


@pytest.mark.parametrize("seed", range(4))
def test_the_note_of_a_slots_goods_is_what_the_move_brings(seed: int) -> None:
    """P3.6, P4.6, P10.3: over a whole game, with what technologies and wealth add."""
    wrong = list[object]()
    for game in decisions(seed, 1):
        for each in PragaScreen().prompt(game)["choices"]:
            if each["move"] != "bonus wheel" or each["note"]["id"] != "brings":
                continue
            gained, _ = changes(game._state, game.copy().play(each["move"])._state, game.to_move or 0)
            if goods(each["note"]) != dict(gained):
                wrong.append(each["note"])

    assert wrong == []


STORED = ("gold", "stone", "silver", "goldw", "egg")


def test_a_street_brings_no_stone_where_there_is_no_room() -> None:
    """P4.3: above nine all is lost, and the note says so."""
    street_1 = [{"what": "effect", "area": 1, "kind": "free"}]
    note = choice(turn(player(road=1, stone=9), taken=0, owed=False, agenda=street_1), "effect 1 free")["note"]

    assert goods(note)["gold"] == 2
    assert "stone" not in goods(note)


@pytest.mark.parametrize("seed", range(4))
def test_notes_name_the_stored_goods_that_arrive(seed: int) -> None:
    """P4.3, P4.6: over a whole game, of streets, upgrades and planks, as the engine then gives them."""
    wrong = list[object]()
    for game in decisions(seed, 1):
        for each in PragaScreen().prompt(game)["choices"]:
            kind, note = each["kind"], each["note"]
            if not each["enabled"] or kind not in ("effect", "bonus", "plank") or not note:
                continue
            note = note["args"]["what"] if note["id"] == "note-for" else note
            if note["id"] != "brings":
                continue
            gained, _ = changes(game._state, game.copy().play(each["move"])._state, game.to_move or 0)
            here, there = [
                {good: count for good, count in of if good in STORED} for of in (goods(note).items(), gained)
            ]
            if here != there:
                wrong.append((each["move"], here, there))

    assert wrong == []


@pytest.mark.parametrize(("tile", "cost"), [("b1n09", {"gold": 1, "stone": 1}), ("u1n08", None)])
def test_a_tile_of_a_row_says_what_pays_it(tile: str, cost: dict[str, int] | None) -> None:
    """P8.1; an upgrade costs nothing."""
    rows = {"building": ["b1n01", "b1n04", "b1n09", "b1s03"], "upgrade": ["u1n08", "u1n09", "u1n10", "u1s01"]}
    game = turn(player(gold=6), taken=BUILDING if tile[0] == "b" else 0, rows=rows)
    note = choice(game, next(str(move) for move in game.moves() if tile in move.words and move.verb != "refresh"))[
        "note"
    ]

    assert (goods(note) if note else None) == cost


def test_the_road_says_what_can_be_had_where_it_leads() -> None:
    """P9.2."""
    note = choice(turn(player(), taken=0), "road")["note"]

    assert (note["id"], note["args"]["what"]) == ("note-then", street(turn(player())._state, 1))


def test_the_road_says_that_it_leads_to_a_tile_of_the_bridge() -> None:
    """P9.3."""
    note = choice(turn(player(road=3, eggs=1), taken=0), "road")["note"]

    assert (note["args"]["what"]["args"]["what"]["id"], goods(note)) == ("later-bridge-tile", {"egg": 1})


@pytest.mark.parametrize(("on", "row", "token"), [("wall", 2, "blue"), ("cathedral", 1, "red")])
def test_a_move_sideways_says_what_its_column_counts(on: str, row: int, token: str) -> None:
    """P11.6: tokens times the column of the other colour's project."""
    game = turn(player(**{on: [row, 1]}), taken=WALL, owed=False, agenda=[{"what": "sideways", "on": on}])
    note = choice(game, f"sideways {on}")["note"]

    assert (note["id"], note["args"]["token"], note["args"]["column"]) == ("note-column", token, 2)


def test_every_choice_that_has_an_effect_says_so() -> None:
    """Over a whole game: what it brings or costs is beside it, or in its words (`take`, `refresh`)."""
    silent = set[str]()
    for game in decisions(4, 1):
        state = game.observe(game.to_move).state
        for each in PragaScreen().prompt(game)["choices"]:
            if each["enabled"] and each["note"] is None and each["kind"] not in ("take", "refresh"):
                gained, paid = preview(state, state.stack[-1].seat, Move.parse(each["move"]))
                if (gained or paid) and each["move"] != "end":
                    silent.add(each["move"])

    assert silent == set()
