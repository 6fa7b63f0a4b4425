"""Memory of the page between two answers."""

from __future__ import annotations

from typing import Any

from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import Json, opened


def builder() -> Json:
    """The view of a King who has his resources and can pay one of two cards."""
    game = turn("king", sits("king", gold=2, hand="temple palace", city="manor"), taken="resources")
    return opened(game).view


def picking() -> Json:
    return opened(select(0, "assassin thief king bishop warlord", up="merchant architect")).view


def test_a_pick_of_characters_lies_open(app: Any) -> None:
    table = app.seated(picking())

    assert (table.tray, table.tray_fixed) == ("pick", True)


def test_a_new_view_closes_what_was_opened_for_the_last(app: Any) -> None:
    table = app.seated(builder())
    table.tray, table.selected, table.marked = "build", "hand:temple", [1]

    table.take(builder())

    assert (table.tray, table.selected, table.marked) == (None, None, [])


def test_each_question_counts(app: Any) -> None:
    table = app.seated(builder())
    before = table.decisions

    table.take(builder())

    assert table.decisions == before + 1


def test_views_in_which_nobody_is_asked_count_once(app: Any) -> None:
    waiting = {**builder(), "prompt": None}
    table = app.seated(waiting)
    before = table.decisions

    table.take(waiting)

    assert table.decisions == before


def test_only_possible_things_are_aims(app: Any) -> None:
    table = app.seated(builder())
    table.tray = "build"

    assert table.aims("hand:") == ["hand:temple"]


def test_what_can_be_built_now_is_ready(app: Any) -> None:
    table = app.seated(builder())

    assert table.ready_hand() == ["temple"]


def test_a_district_is_found_with_what_lies_on_it(app: Any) -> None:
    table = app.seated(opened(turn("king", sits("king"), sits(city="manor+"), cast="artist")).view)

    assert table.built("built:1:manor")["coin"]


def test_a_district_that_stands_nowhere_is_drawn_as_its_card(app: Any) -> None:
    table = app.seated(builder())

    assert table.built("built:1:palace")["cost"] == 5


def test_few_cities_lie_open_on_a_phone(app: Any) -> None:
    table = app.seated(opened(turn("king", sits("king"), players=3)).view)

    assert table.unfolded(1)


def test_many_are_folded(app: Any) -> None:
    table = app.seated(builder())

    assert not table.unfolded(1)


def test_a_city_stays_as_the_reader_left_it(app: Any) -> None:
    table = app.seated(builder())
    table.folds[1] = True

    assert table.unfolded(1)
