"""The choices at a table of Catan: places, lists, forms, and what is impossible with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.core.island import PIPS
from tests.catan.positions import CITY, ROAD, SETTLEMENT, moving_robber, placing, play, seat, turn
from tests.catan.table.desk import Desk

Json = dict[str, Any]
HOME = {"settlements": "c5", "roads": "c5-c6"}


def reason(game: Game, kind: str) -> str:
    """The reason against a kind of choice."""
    return str(Desk(game).choice(kind)["why_not"]["id"])


def test_a_place_is_a_choice_with_its_word() -> None:
    aims = {choice["aim"] for choice in Desk(placing()).view["prompt"]["choices"]}

    assert len(aims) == 54  # K1.5


def test_a_place_is_told_by_what_lies_there() -> None:
    choices = Desk(placing()).view["prompt"]["choices"]
    place = next(choice for choice in choices if choice["aim"] == "c5")["args"]["place"]

    assert (place["args"]["hexes"][0]["id"], place["args"]["pips"]) == ("hex-brick", 7)  # K2.2, K1.3


def test_a_harbour_is_told_at_its_corner() -> None:
    choices = Desk(placing()).view["prompt"]["choices"]

    assert next(choice for choice in choices if choice["aim"] == "a3")["args"]["place"]["id"] == "corner-harbour"


def test_a_thousand_discards_are_one_form() -> None:
    game = turn(seat("4 wood 4 ore 4 wool 4 grain"), rolled=(3, 4), asks={"what": "discard", "seats": [0]})

    assert Desk(game).choice("discard")["form"] == {
        "kind": "counts", "limits": {"wood": 4, "brick": 0, "wool": 4, "grain": 4, "ore": 4}, "sum": 8,
    }  # fmt: skip


def test_all_offers_are_one_form() -> None:
    form = Desk(turn(seat("2 wood"), seat("1 ore"), seat("1 ore"))).choice("offer")["form"]

    assert (form["kind"], form["most"], form["to"], form["open"]) == ("trade", 3, [1, 2], True)  # K7.4, K7.5


def test_a_bid_begins_with_the_offer_turned_round() -> None:
    game = turn(seat("1 wood"), seat("1 ore 1 wool"), seat()).play("offer 1 wood for 1 ore")
    form = Desk(game, people=(1,)).choice("bid")["form"]

    assert (form["give"], form["get"]) == ({"ore": 1}, {"wood": 1})  # K7.6


@pytest.mark.parametrize(
    ("hand", "kind", "why"),
    [
        ("", "road", "why-not-held"),
        (SETTLEMENT, "settle", "why-no-way"),
        ("1 ore", "city", "why-not-held"),
        ("1 ore", "buy", "why-not-held"),
        ("3 wood", "bank", "why-no-bank-trade"),
        ("", "offer", "why-empty-hand"),
    ],
)
def test_what_cannot_be_done_has_its_reason(hand: str, kind: str, why: str) -> None:
    assert reason(turn(seat(hand, **HOME), seat("1 ore")), kind) == why


@pytest.mark.parametrize("kind", ["road", "settle", "city", "buy", "bank", "offer"])
def test_before_the_throw_the_dice_come_first(kind: str) -> None:
    assert reason(turn(seat(ROAD), rolled=None), kind) == "why-throw-first"  # K3.3


def test_a_reason_says_what_is_missing() -> None:
    why = Desk(turn(seat("1 wood", **HOME))).choice("road")["why_not"]

    assert why["args"]["cards"] == [{"id": "cards-brick", "args": {"count": 1}}]  # K6.1


def test_a_new_card_waits_for_the_next_turn() -> None:
    assert reason(turn(seat(new="knight")), "play-knight") == "why-bought-now"  # K8.3


def test_one_card_is_played_in_a_turn() -> None:
    assert reason(turn(seat(cards="knight"), played=True), "play-knight") == "why-played"  # K8.3


def test_a_city_needs_a_settlement() -> None:
    assert reason(turn(seat(CITY)), "city") == "why-no-own-settlement"  # K6.5


def test_nothing_is_refused_while_the_robber_moves() -> None:
    assert Desk(moving_robber()).kinds() == ["robber"]  # K12.1


def test_a_refused_move_says_its_cards_as_messages() -> None:
    desk = Desk(turn(seat("1 wood", **HOME)))

    error = desk.ask("choose", move="road c6-c7")["error"]

    assert error["args"]["cards"] == [{"id": "cards-brick", "args": {"count": 1}}]


def test_a_game_tells_what_its_player_cannot_do() -> None:
    assert [kind for kind, _ in turn(seat(**HOME)).refused()] == ["road", "settle", "city", "buy", "bank", "offer"]


def test_a_possible_kind_is_not_refused() -> None:
    assert "road" not in [kind for kind, _ in turn(seat(ROAD, **HOME)).refused()]


def test_whom_to_confirm_is_told_with_the_terms() -> None:
    game = play(turn(seat("1 wood"), seat("1 ore"), seat()), "offer 1 wood for 1 ore", "accept")

    assert Desk(game).choice("confirm")["args"]["get"] == [{"id": "cards-ore", "args": {"count": 1}}]  # K7.7


def test_no_trade_holds_over_one_s_own_decisions() -> None:
    desk = Desk(turn(seat("1 wood"), seat("1 ore"), seat()))
    desk.ask("wish", wish="no_trade")

    desk.ask("choose", move="end")

    assert desk.view["wishes"] == ["no_trade"]


def test_no_trade_for_now_ends_with_one_s_own_decision() -> None:
    desk = Desk(turn(seat("1 wood"), seat("1 ore"), seat()))
    desk.ask("wish", wish="no_trade_now")

    desk.ask("choose", move="end")

    assert desk.view["wishes"] == []


def test_an_offer_is_refused_for_who_wants_no_trade() -> None:
    game = turn(seat("1 wood"), seat("1 ore"), seat()).play("offer 1 wood for 1 ore")
    desk = Desk(game, people=(1,))

    desk.ask("wish", wish="no_trade")

    assert desk.table.session is not None
    assert [str(move) for move in desk.table.session.game.history][-1:] == ["refuse"]  # K7.6


@pytest.mark.parametrize(("owner", "refused"), [(0, True), (2, False)])
def test_no_trade_with_one_player_refuses_their_offers_alone(owner: int, refused: bool) -> None:
    game = turn(seat("1 wood"), seat("1 ore"), seat("1 wood"), by=owner).play("offer 1 wood for 1 ore to 1")
    desk = Desk(game, people=(1,))

    desk.ask("wish", wish="no_trade_with_0")

    assert desk.table.session is not None
    assert (str(desk.table.session.game.history[-1]) == "refuse") is refused  # K7.6


def test_no_trade_with_one_player_is_kept_in_the_save() -> None:
    desk = Desk(turn(seat("1 wood"), seat("1 ore"), seat()))
    save = desk.ask("wish", wish="no_trade_with_2")["save"]

    desk.ask("load", save=save)

    assert desk.view["wishes"] == ["no_trade_with_2"]


def test_what_is_impossible_cannot_be_chosen() -> None:
    choice = Desk(turn(seat(**HOME))).choice("road")

    assert (choice["enabled"], choice["move"]) == (False, None)


def test_a_trade_with_the_bank_stands_in_a_tray_by_its_text() -> None:
    banks = [choice for choice in Desk(turn(seat("4 wood"))).view["prompt"]["choices"] if choice["kind"] == "bank"]

    assert [choice["aim"] for choice in banks] == [choice["move"] for choice in banks]  # K7.2


def test_a_year_of_plenty_says_what_is_taken() -> None:
    choices = Desk(turn(seat(cards="plenty"))).view["prompt"]["choices"]
    first = next(choice for choice in choices if choice["kind"] == "play-plenty")

    assert first["args"]["get"] == [{"id": "cards-wood", "args": {"count": 2}}]  # K8.6


def test_a_monopoly_says_its_resource() -> None:
    choices = Desk(turn(seat(cards="monopoly"))).view["prompt"]["choices"]

    assert [choice["args"]["resource"] for choice in choices if choice["kind"] == "play-monopoly"][-1] == "ore"  # K8.7


def test_with_two_players_an_offer_goes_to_nobody_by_name() -> None:
    assert Desk(turn(seat("2 wood"), seat("1 ore"), players=2)).choice("offer")["form"]["to"] == []  # K7.6


def test_after_a_settlement_its_road_is_asked_for() -> None:
    desk = Desk(placing())

    desk.ask("choose", move="settle c5")

    assert desk.view["prompt"]["id"] == "prompt-place-road"  # K2.6


def test_at_a_shared_device_a_turn_needs_the_curtain() -> None:
    assert Desk(turn(seat("1 wood"), seat("1 ore")), people=(0, 1)).view["waiting"] == "curtain"


def test_at_a_shared_device_the_robber_is_moved_in_the_open() -> None:
    assert Desk(moving_robber(), people=(0, 1)).view["waiting"] == "person"  # K5.2


def test_at_a_shared_device_a_throw_needs_no_curtain() -> None:
    assert Desk(turn(seat(), rolled=None), people=(0, 1)).view["waiting"] == "person"  # it has one option


def robber_to(corner: str, *seats: Json) -> Json:
    """The choice of the robber's hex at which a corner with a building lies."""
    choices = Desk(moving_robber(*seats)).view["prompt"]["choices"]
    return next(choice for choice in choices if corner in choice["hits"])


def test_the_robber_s_hex_says_who_lives_there_and_their_cards() -> None:
    hits = robber_to("c3", seat(), seat("7 ore", cities="c3"))["args"]["hits"]

    assert [(hit["id"], hit["args"]["count"]) for hit in hits] == [("robber-hits", 7)]  # K5.3


def test_one_s_own_buildings_at_the_robber_s_hex_are_told() -> None:
    assert robber_to("c3", seat(settlements="c3"))["args"]["hits"] == [{"id": "robber-hits-own", "args": {}}]  # K4.2


def test_the_robber_s_hex_names_rivals_before_oneself() -> None:
    assert robber_to("c3", seat(settlements="c3"), seat(settlements="b4"))["robs"] == [1, 0]


def test_the_robber_s_hex_counts_what_rivals_lack_more_than_oneself() -> None:
    """K4.2: a city brings two cards and a settlement one, in as many of 36 throws as the number has pips."""
    choice = robber_to("c3", seat(settlements="b4"), seat(cities="c3"))
    (pips,) = {PIPS[hex_["args"]["number"]] for hex_ in [choice["args"]["place"]]}

    assert choice["blocks"] == 2 * pips - pips


def test_a_hex_without_buildings_names_nobody() -> None:
    choices = Desk(moving_robber(seat())).view["prompt"]["choices"]

    assert {choice["id"] for choice in choices if choice["enabled"]} == {"choice-robber"}
