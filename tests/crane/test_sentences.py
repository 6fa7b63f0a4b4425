"""Each rule that speaks of something visible, as a player sees it (table: docs/praga/sentences.md)."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.tables import TECHNOLOGIES
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import args_of, arguments, messages, nodes, props
from tests.page.trees import texts
from tests.praga.positions import TILES_A, crane, player, turn

Json = dict[str, Any]
UPGRADE, WALL, BUILDING = 0, 1, 2  # numbers of tiles on the crane, which have these actions
# Plazas for two; z1 has the spaces s3 and s5, z10 has s23 and s25.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}


def blue_tile(pushed: int = 0) -> Game:
    """A turn in which a tile lies at position 8, where it scores a point: slot w10, as the box is at 10."""
    slots = {f"w{slot}": list(tile) for slot, tile in zip((10, 4, 5, 6, 7, 8), TILES_A, strict=True)}
    return turn(crane={"box": 10, "tiles": slots, "pushed": {"w10": pushed} if pushed else {}})


def goods(note: Json) -> dict[str, int]:
    """What a note says that something brings."""
    return {part["id"].removeprefix("good-"): part["args"]["count"] for part in note["args"]["goods"]}


def brings(table: TableOfCrane, move: str) -> dict[str, int]:
    """What the note on the button of a move says that it brings."""
    (args,) = args_of(table.button(move), "brings")
    return goods({"args": args})


def mark(table: TableOfCrane, move: str) -> TableOfCrane:
    """Step to the place and turn that a move names."""
    while arguments(table.part("foot"), "choose") != [move]:
        here = arguments(table.part("foot"), "choose")
        there = here and here[0].split()[-2] == move.split()[-2]
        table.act(*(("turn-step", "1") if there else ("place-step", "1")))
    return table


def preview(table: TableOfCrane) -> dict[str, int]:
    """What is shown of what the tile brings where it would lie."""
    (args,) = table.args("lay-brings", "preview")
    return goods({"args": args})


def holdings(table: TableOfCrane, head: str) -> set[str]:
    """The messages in a list of what the seat has."""
    return table.words(head) - {head} if table.parts(head) else set()


# --- P1, P2: components and setting up


# A class of each board with its number: positions, action hexes, spaces, squares, areas.


def test_p2_2_the_tokens_of_the_river_are_listed(app: Any) -> None:
    table = sit(app, turn(tokens=["points_gold", "stone"])).at("boards")

    assert [goods({"args": args}) for args in table.args("brings", "river")] == [{"gold": 1, "points": 1}, {"stone": 1}]


# --- P4: mines and quarries


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

    (note,) = args_of(table.button("seal gold"), "note-for")
    assert (note["what"]["id"], goods({"args": note})) == ("seal-gold", {"silver": 2})


def test_p4_8_every_seal_that_is_left_has_its_words(app: Any) -> None:
    table = sit(app, turn()).at("boards")

    seals = {name for name in holdings(table, "seals-left") if name.startswith("seal-")}
    assert seals == {"seal-six", "seal-gold", "seal-stone", "seal-pair", "seal-tokens"}


# --- P9: the road and the bridge


def bridge(**keys: Any) -> Game:
    """A turn before area IV with its egg; `keys` are the player's."""
    stacks = {"bridge_IV": ["IV_university", "IV_mine", "IV_quarry", "IV_wall"], "bridge_V": ["rows_x2"]}
    return turn(player(**{"road": 3, "eggs": 1, **keys}), taken=UPGRADE, stacks=stacks)


def test_p9_5_a_tile_v_is_listed_with_its_owner(app: Any) -> None:
    table = sit(app, bridge(road=4)).choose("road", "keep rows_x2", "plank p1").at("boards")

    assert holdings(table, "score-final") == {"final-rows_x2"}


# --- P10: technology


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


# --- P11: the projects


def test_p11_2_a_move_up_says_its_two_windows(app: Any) -> None:
    table = sit(app, turn(player(silver=2)))

    (note,) = args_of(table.button("up wall"), "note-for")
    assert goods({"args": note}) == {"silver": 2}


def test_p11_3_a_move_up_says_the_fee_of_its_tier(app: Any) -> None:
    """To the third tier one gold and two stone."""
    table = sit(app, turn(player(silver=2, wall=[4, 1])))

    (note,) = args_of(table.button("up wall"), "note-for")
    assert goods({"args": note}) == {"gold": 1, "stone": 2, "silver": 2}


def test_p11_3_the_fees_stand_below_the_projects(app: Any) -> None:
    table = sit(app, turn()).at("projects")

    fees = {args["row"]: goods({"args": args}) for args in table.args("fee")}
    assert fees == {3: {"gold": 1, "stone": 1}, 5: {"gold": 1, "stone": 2}}


# --- P12, P13: windows, order, the end of a turn


def test_p12_2_with_more_than_two_windows_each_end_says_what_stays(app: Any) -> None:
    table = sit(app, turn(player(silver=2, goldw=2), taken=WALL, owed=False))

    keeps = [goods({"args": args_of(table.button(move), "keeps")[0]}) for move in table.buttons("end")]
    assert keeps == [{"silver": 2}, {"silver": 1, "goldw": 1}, {"goldw": 2}]


def test_p12_2_the_question_before_the_end_says_it_too(app: Any) -> None:
    agenda = [{"what": "sideways", "on": "wall"}]
    table = sit(app, turn(player(silver=2, goldw=1), taken=WALL, owed=False, agenda=agenda)).choose("end 2 silver")

    assert goods({"args": args_of(table.part("sure"), "keeps")[0]}) == {"silver": 2}


def test_p13_4_points_on_a_tile_are_seen(app: Any) -> None:
    table = sit(app, turn(crane=crane(w7=5)))

    assert texts(table.anchored("w7")) == ["5"]


def test_p13_4_points_on_a_tile_are_seen_in_the_blue_zone_too(app: Any) -> None:
    table = sit(app, blue_tile(pushed=5))

    assert texts(table.anchored("w10")) == ["5"]


@pytest.mark.parametrize(("number", "first", "count"), [(22, 1, 6), (31, 0, 1)])
def test_p13_5_with_eleven_turns_to_go_each_player_reads_how_many(
    app: Any, number: int, first: int, count: int
) -> None:
    """Of eleven turns the player of the first has six."""
    table = sit(app, turn(turn=number, first=first))

    assert table.args("turns-left", "mine") == [{"count": count}]


def test_p13_5_the_others_are_counted_too(app: Any) -> None:
    assert sit(app, turn(turn=22, first=1)).args("turns-left", "seat") == [{"count": 5}]


def test_p13_5_before_that_nothing_is_said(app: Any) -> None:
    assert sit(app, turn(turn=21)).args("turns-left") == []


# --- P14: the end


def lines(table: TableOfCrane) -> list[str]:
    """The lines of the sheet."""
    return [key for node in nodes(table.part("sheet")) if node[0] == "tr" and (key := props(node).get("key"))]


def line(table: TableOfCrane, name: str) -> list[str]:
    """The points of a line, of the winner first."""
    row = next(node for node in nodes(table.part("sheet")) if props(node).get("key") == name)
    return [words for node in nodes(row) if node[0] == "td" for words in texts(node)]
