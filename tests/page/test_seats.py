"""The top of the table: bar, rank track, the other players."""

from __future__ import annotations

from typing import Any

from citadels.drawing import pieces
from tests.page.trees import messages, prop, styled, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Json, opened


def king(*others: Json, **keys: Any) -> Json:
    return opened(turn("king", sits("king", gold=2, hand="temple"), *others, **keys)).view


def test_the_bar_says_which_round_it_is(app: Any) -> None:
    bar = app.seats.bar(app.seated(king(round=3)))

    assert messages(bar)["bar-round"] == {"round": 3}


def test_the_bar_says_that_it_is_the_last(app: Any) -> None:
    bar = app.seats.bar(app.seated(king(last_round=True)))

    assert "bar-last-round" in texts(bar)


def test_every_rank_of_the_game_stands_on_the_track(app: Any) -> None:
    track = app.seats.ranks(app.seated(king()))

    assert [texts(medal)[0] for medal in styled(track, "medal-button")] == ["1", "2", "3", "4", "5", "6", "7", "8"]


def test_a_murdered_character_bears_a_dagger(app: Any) -> None:
    track = app.seats.ranks(app.seated(king(assassinated="merchant")))

    assert [prop(medal, "data-arg") for medal in styled(track, "medal-button") if styled(medal, "marks")] == [
        "merchant"
    ]


def test_a_character_tells_its_rule_where_none_is_named(app: Any) -> None:
    track = app.seats.ranks(app.seated(king()))

    assert len(taps(track, "role")) == 8


def test_characters_that_can_be_named_are_aims_on_the_track(app: Any) -> None:
    view = opened(turn("assassin", sits("assassin"), sits("king"), taken="resources")).view
    table = app.seated(view)
    table.tray = "assassinate"

    assert taps(app.seats.ranks(table), "aim")[:2] == ["role:thief", "role:magician"]


def test_the_others_sit_in_the_order_of_play_after_the_viewer(app: Any) -> None:
    view = opened(turn("king", sits(), sits("king"))).view

    others = app.seats.others(app.seated(view))

    assert [texts(name) for name in styled(others, "name")] == [["Seat 2"], ["Seat 3"], ["Seat 0"]]


def test_a_folded_city_shows_its_districts_as_chips(app: Any) -> None:
    others = app.seats.others(app.seated(king(sits(city="tavern manor"))))

    assert [texts(chip)[0] for chip in styled(others, "chip")] == ["1", "3"]


def test_an_unfolded_one_shows_its_tiles(app: Any) -> None:
    table = app.seated(king(sits(city="tavern manor")))
    table.folds[1] = True

    assert taps(app.seats.others(table), "card") == ["tavern 1", "manor 1"]


def test_a_seat_can_be_told_in_numbers(app: Any) -> None:
    view = king(sits(gold=4, hand="temple manor", city="tavern"))

    facts = app.seats.seat_facts(view["seats"][1], view["city_size"])

    assert (facts["gold"], facts["hand"], facts["built"], facts["cards"]) == (4, 2, 1, ["tavern"])


def test_a_drawn_table_has_the_page_s_signs(app: Any) -> None:
    assert pieces.SIGNS == app.seats.SIGNS


def test_a_drawn_table_leaves_the_same_sign_out_beside_one_that_says_more(app: Any) -> None:
    assert pieces.SAYS_MORE == app.seats.SAYS_MORE


def test_a_bank_without_end_is_not_counted(app: Any) -> None:
    """The gold of 2016 has no number (ux3, finding 24); coins still come from its place."""
    view = king()
    view["centre"]["bank"] = None

    [bank] = [pile for pile in styled(app.seats.bar(app.seated(view)), "pile") if prop(pile, "data-anchor") == "bank"]

    assert texts(bank) == []


def test_a_district_that_counts_as_two_says_so(app: Any) -> None:
    """E7.18."""
    app.pieces.districts["monument"] = {"id": "monument", "kind": "special", "cost": 4, "size": 2}
    tile = app.pieces.tile({"card": "monument", "kind": "special", "cost": 4}, "monument", "card", "monument")

    assert messages(tile)["tile-size"] == {"count": 2}


def test_the_strength_of_a_bot_is_a_button_only_where_its_seat_is_no_target(app: Any) -> None:
    """A tap in the middle of the seat would else open the sheet of bots."""
    game = turn("magician", sits("magician", hand="temple"), sits(), sits(), taken="resources")
    table = app.seated(opened(game, 0).view)
    before = taps(app.seats.others(table), "bot")

    table.open_tray("swap")

    assert (before, taps(app.seats.others(table), "bot")) == (["1", "2", "3"], [])
