"""Each rule that speaks of something visible, as a player sees it (table: docs/praga/sentences.md)."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from tests.crane.table_of_crane import TableOfCrane, sit
from tests.page.tree import args_of, arguments, messages, nodes, props
from tests.page.trees import texts
from tests.praga.positions import player, turn

Json = dict[str, Any]
UPGRADE, WALL, BUILDING = 0, 1, 2  # numbers of tiles on the crane, which have these actions
# Plazas for two; z1 has the spaces s3 and s5, z10 has s23 and s25.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}


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


# --- P1, P2: components and setting up


# A class of each board with its number: positions, action hexes, spaces, squares, areas.


# --- P4: mines and quarries


def test_p4_8_a_seal_says_what_it_costs(app: Any) -> None:
    """The seal of gold costs two silver windows (data, 1.2)."""
    table = sit(app, turn(player(silver=2, mine=8, rights=1)))
    table.act("tray", "seal")

    (note,) = args_of(table.button("seal gold"), "note-for")
    assert (note["what"]["id"], goods({"args": note})) == ("seal-gold", {"silver": 2})


# --- P9: the road and the bridge


def bridge(**keys: Any) -> Game:
    """A turn before area IV with its egg; `keys` are the player's."""
    stacks = {"bridge_IV": ["IV_university", "IV_mine", "IV_quarry", "IV_wall"], "bridge_V": ["rows_x2"]}
    return turn(player(**{"road": 3, "eggs": 1, **keys}), taken=UPGRADE, stacks=stacks)


# --- P10: technology


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


# --- P12, P13: windows, order, the end of a turn


def test_p12_2_with_more_than_two_windows_each_end_says_what_stays(app: Any) -> None:
    table = sit(app, turn(player(silver=2, goldw=2), taken=WALL, owed=False))

    keeps = [goods({"args": args_of(table.button(move), "keeps")[0]}) for move in table.buttons("end")]
    assert keeps == [{"silver": 2}, {"silver": 1, "goldw": 1}, {"goldw": 2}]


def test_p12_2_the_question_before_the_end_says_it_too(app: Any) -> None:
    agenda = [{"what": "sideways", "on": "wall"}]
    table = sit(app, turn(player(silver=2, goldw=1), taken=WALL, owed=False, agenda=agenda)).choose("end 2 silver")

    assert goods({"args": args_of(table.part("sure"), "keeps")[0]}) == {"silver": 2}


# --- P14: the end


def lines(table: TableOfCrane) -> list[str]:
    """The lines of the sheet."""
    return [key for node in nodes(table.part("sheet")) if node[0] == "tr" and (key := props(node).get("key"))]


def line(table: TableOfCrane, name: str) -> list[str]:
    """The points of a line, of the winner first."""
    row = next(node for node in nodes(table.part("sheet")) if props(node).get("key") == name)
    return [words for node in nodes(row) if node[0] == "td" for words in texts(node)]
