"""The end: the table of points, whose row is marked, and places in words."""

from __future__ import annotations

from typing import Any

from tests.page.device import Json
from tests.page.english import words_of
from tests.page.trees import messages, nodes, prop, styled, taps, texts

DISTRICTS, FIRST, MUSEUM = "score-districts", "score-first", "score-museum"


def seat(number: int, name: str, kind: str = "bot") -> Json:
    """A seat as the view has it."""
    return {"seat": number, "name": name, "kind": kind, "city": []}


def scored(number: int, place: int, **lines: int) -> Json:
    """A seat's result with these lines: `score_museum=2`."""
    score_lines = [{"id": name.replace("_", "-", 1), "args": {}, "points": points} for name, points in lines.items()]
    return {"seat": number, "place": place, "total": sum(lines.values()), "lines": score_lines, "hand": []}


def ended(app: Any, seats: list[Json], results: list[Json], viewer: int | None = None) -> list[Any]:
    """The end of a game, as a tree."""
    table = app.citadels_table.CitadelsTable()
    winners = [result["seat"] for result in results if result["place"] == 1]
    table.view = {"seats": seats, "viewer": viewer, "result": {"winners": winners, "seats": results}}
    return list(app.over.over(table))


TWO = [seat(0, "Ann", "person"), seat(1, "Ben")]
LOST = [scored(0, 2, score_districts=9), scored(1, 1, score_districts=10, score_first=4, score_museum=2)]


def rows(tree: list[Any]) -> list[list[str]]:
    """Return the texts of the table's rows, line by line."""
    return [texts(row) for row in styled(tree, "score")]


def test_who_won_stands_first(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert [row[1] for row in rows(tree)] == ["Ben", "Ann"]


def test_a_row_has_its_points_by_what_they_are_for(app: Any) -> None:
    """Districts, five kinds, the complete city, all cards together, each card, and the total."""
    tree = ended(app, TWO, LOST)

    assert rows(tree)[0][2:] == ["10", "0", "4", "2", "2", "16"]


def test_there_is_a_column_for_each_card_that_scored_and_no_other(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert [texts(head) for head in nodes(tree) if "card-apart" in (prop(head, "class") or "") and head[0] == "th"] == [
        ["score-museum"]
    ]


def test_the_rows_have_heads_for_those_who_listen(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert [prop(head, "scope") for head in nodes(tree) if head[0] == "th"] == ["col"] * 7 + ["row"] * 2


def test_the_person_s_row_is_marked(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert [texts(row)[1] for row in styled(tree, "own")] == ["Ann"]


def test_the_row_of_whoever_looks_is_marked(app: Any) -> None:
    tree = ended(app, TWO, LOST, viewer=1)

    assert [texts(row)[1] for row in styled(tree, "own")] == ["Ben"]


def test_nobody_s_row_is_marked_where_all_are_people(app: Any) -> None:
    tree = ended(app, [seat(0, "Ann", "person"), seat(1, "Ben", "person")], LOST)

    assert styled(tree, "own") == []


def test_one_s_place_is_said(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert messages(tree)["over-place"] == {"player": "Ann", "place": 2, "count": 2, "total": 9}


def test_whoever_won_need_not_be_told_the_place(app: Any) -> None:
    tree = ended(app, TWO, LOST, viewer=1)

    assert "over-place" not in messages(tree)


def test_several_people_are_each_told_their_place(app: Any) -> None:
    three = [seat(0, "Ann", "person"), seat(1, "Ben", "person"), seat(2, "Cal")]
    tree = ended(app, three, [*LOST, scored(2, 3, score_districts=1)])

    assert len(styled(tree, "place-line")) == 2


# --- the city at the end

CITIES = [
    {**seat(0, "Ann", "person"), "city": [{"card": "tavern", "kind": "trade", "cost": 1}], "complete": False},
    {**seat(1, "Ben"), "city": [{"card": "castle", "kind": "noble", "cost": 4}], "complete": True},
]


def buildings(tree: list[Any]) -> list[str]:
    """The districts of the city that is drawn, each with the seat it belongs to."""
    return taps(styled(tree, "final-city"), "card")


def test_the_winner_s_city_is_drawn_before_the_viewer_s(app: Any) -> None:
    tree = ended(app, CITIES, LOST, viewer=0)

    assert buildings(tree) == ["castle 1", "tavern 0"]


def test_a_viewer_who_has_won_sees_one_city(app: Any) -> None:
    tree = ended(app, CITIES, LOST, viewer=1)

    assert buildings(tree) == ["castle 1"]


def test_the_winner_s_city_is_drawn_where_nobody_is_the_viewer(app: Any) -> None:
    tree = ended(app, CITIES, LOST)

    assert buildings(tree) == ["castle 1"]


def test_the_city_says_what_its_points_are_for(app: Any) -> None:
    tree = ended(app, CITIES, LOST)

    lines = [prop(node, "key") for node in nodes(styled(tree, "city-points")) if node[0] == "li"]
    assert lines == [DISTRICTS, FIRST, MUSEUM]


def test_a_complete_city_wears_its_banners(app: Any) -> None:
    tree = ended(app, CITIES, LOST)

    assert len(styled(tree, "final-city complete")) == 1


def test_of_a_city_without_a_district_there_is_no_picture(app: Any) -> None:
    tree = ended(app, TWO, LOST)

    assert styled(tree, "final-city") == []


def test_the_points_of_a_city_are_said_to_be_points() -> None:
    """ "Districts 9" was read as nine districts."""
    districts = {"id": "score-districts", "args": {}}

    assert words_of("citadels").say("over-card", card=districts, points=9) == "Districts: 9 points"
