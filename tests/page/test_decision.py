"""The thumb's part of the page: what is asked and its choices, or who is being waited for."""

from __future__ import annotations

from typing import Any

from tests.page.device import Device
from tests.page.trees import messages, offers, prop, styled, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import Json, desk, opened


def king(gold: int = 2, hand: str = "temple palace", **keys: Any) -> Json:
    return opened(turn("king", sits("king", gold=gold, hand=hand, city="manor"), **keys)).view


def waiting() -> Json:
    """A bot is the King, and the person at seat 1 looks on."""
    return desk(turn("king", sits("king"), sits("bishop")), 1).view


def test_the_heading_is_the_question(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king()))

    assert messages(drawn)["prompt-turn"] == {"player": "Seat 0", "role": "king", "gathered": 0}


def test_a_choice_is_made_by_its_move(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king()))

    assert taps(drawn, "choose") == ["gold", "draw", "income"]


def test_the_end_of_the_turn_stands_last(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king(taken="resources")))

    assert taps(styled(drawn, "choices"), "choose")[-1] == "end"


def test_what_points_at_things_opens_a_tray(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king(9, "temple market palace castle", taken="resources")))

    assert taps(drawn, "tray") == ["build"]


def test_a_single_district_is_built_by_a_button_of_its_own(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king(5, "temple", taken="resources")))

    assert [move for move in taps(drawn, "choose") if move.startswith("build")] == ["build temple"]


def test_several_districts_share_one_button_since_the_hand_shows_them(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king(5, "temple palace", taken="resources")))

    assert taps(drawn, "tray") == ["build"]


def test_what_is_not_possible_stands_before_its_reason(app: Any) -> None:
    """ "Build: 1 gold short" (ux3, finding 16)."""
    drawn = app.decision.decision(app.seated(king(gold=0, hand="temple", taken="resources income")))

    assert texts(styled(drawn, "not-now")) == ["group-build", "why-too-dear"]


def test_what_shares_a_reason_stands_on_one_line(app: Any) -> None:
    game = turn("warlord", sits("warlord", gold=2, hand="temple", city="watchtower"), sits("king", city="manor"))

    drawn = app.decision.decision(app.seated(desk(game, 0).view))

    assert texts(styled(drawn, "not-now")) == ["group-destroy", "group-build", "why-gather-first"]


def test_nothing_is_said_of_what_was_used(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king(gold=1, hand="temple", taken="resources income")))

    assert styled(drawn, "not-now") == []


def test_an_open_tray_lies_under_the_name_of_its_kind(app: Any) -> None:
    table = app.seated(king(taken="resources"))
    table.tray = "build"

    drawn = app.decision.decision(table)

    assert "group-build" in texts(styled(drawn, "decision-head"))


def test_a_tray_that_was_opened_can_be_put_away(app: Any) -> None:
    table = app.seated(king(taken="resources"))
    table.tray = "build"

    assert "untray" in offers(app.decision.decision(table))


def test_one_that_lies_open_by_itself_cannot(app: Any) -> None:
    view = opened(select(0, "assassin thief king bishop warlord", up="merchant architect")).view

    assert "untray" not in offers(app.decision.decision(app.seated(view)))


def test_what_cannot_be_taken_back_says_so_to_those_who_listen(app: Any) -> None:
    drawn = app.decision.decision(app.seated(king()))

    [undo] = [button for button in styled(drawn, "plain") if prop(button, "data-do") == "undo"]
    assert prop(undo, "aria-disabled") == "true"


def test_while_a_bot_plays_its_name_is_said(app: Any) -> None:
    drawn = app.decision.decision(app.seated(waiting()))

    assert messages(drawn)["waiting-bot"] == {"player": "Seat 0"}


def test_while_a_bot_plays_it_can_be_hurried(app: Any) -> None:
    assert offers(app.decision.decision(app.seated(waiting()))) == ["rush"]


def test_a_choice_made_before_the_engine_is_there_waits_for_it(app: Any, device: Device) -> None:
    device.window.engine.stage = "importing"
    table = app.seated(king())
    table.pending = app.opening.PendingDeal()
    table.pending.choice = {"do": "choose", "move": "gold"}

    drawn = app.decision.decision(table)

    assert texts(drawn) == ["opening-chosen", "progress-importing"]


def test_nothing_is_said_of_a_district_that_was_built_already(app: Any) -> None:
    """R4.3: one a turn, which everybody who has just built one knows."""
    drawn = app.decision.decision(app.seated(king(9, "temple market palace castle", taken="resources", built=1)))

    assert "why-build-limit" not in texts(drawn)


def test_where_no_district_may_be_built_at_all_it_is_said(app: Any) -> None:
    assert not app.seated(king()).is_used({"id": "why-build-limit", "args": {"count": 0}})


def test_the_story_is_not_printed_again_beside_the_log(app: Any) -> None:
    table = app.seated(waiting())
    table.roomy = True

    assert not styled(app.decision.decision(table), "story")


def test_without_a_log_beside_it_the_wait_tells_the_story(app: Any) -> None:
    assert styled(app.decision.decision(app.seated(waiting())), "story")
