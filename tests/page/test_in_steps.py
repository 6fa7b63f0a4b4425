"""Decisions of 2016 that are asked for in steps: marks, and which is meant; a player, then a kind; a card, then how."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.trees import messages, nodes, prop, styled, taps, texts
from tests.rules_2016.table import play, seat, turn
from tests.table.desk import opened


class Hand:
    """A reader at a table of 2016: taps the page, and sees what the tray shows."""

    def __init__(self, app: Any, device: Device, game: Game) -> None:
        self.app, self.device = app, device
        self.page = app.open()
        view = opened(game).view
        device.settle(app.editions.lay, view, None)
        self.page.play.begin({"view": view})

    @property
    def table(self) -> Any:
        """Return the page's tree and its open parts."""
        return self.page.play.table

    def tap(self, *acts: str) -> Hand:
        """Tap buttons, each `action` or `action argument`."""
        for act in acts:
            name, _, arg = act.partition(" ")
            self.device.settle(self.page.act, name, arg, "")
        return self

    @property
    def tray(self) -> Any:
        """The tree of the open tray."""
        return self.app.tray.tray(self.table)

    @property
    def chosen(self) -> list[Any]:
        """The moves that were sent to the engine."""
        return [request["move"] for request in self.device.window.engine.requests if request["do"] == "choose"]


def pressed(tree: Any) -> list[str]:
    """The things that are told as marked."""
    return [prop(node, "data-arg") for node in nodes(tree) if prop(node, "aria-pressed") == "true"]


@pytest.fixture
def magistrate(app: Any, device: Device) -> Hand:
    """The Magistrate of a game of eight ranks may mark seven characters (E5.3)."""
    return Hand(app, device, turn("magistrate", seat("magistrate"), seat("king"))).tap("tray warrant")


def number_of(hand: Hand, kind: str) -> list[str]:
    """The number on the button that opens a tray."""
    drawn = hand.app.decision.decision(hand.table)
    buttons = [node for node in nodes(drawn) if prop(node, "data-do") == "tray" and prop(node, "data-arg") == kind]
    return texts(styled(buttons, "number"))


def test_ways_to_mark_several_have_no_number(app: Any, device: Device) -> None:
    """Marking three of seven characters has 35 ways, which are nothing to choose from (E5.3)."""
    hand = Hand(app, device, turn("magistrate", seat("magistrate"), seat("king")))

    assert number_of(hand, "warrant") == []


def test_players_to_spy_on_are_counted(app: Any, device: Device) -> None:
    """E5.4."""
    hand = Hand(app, device, turn("spy", seat("spy"), seat("king", hand="temple"), seat("bishop", hand="manor")))

    assert number_of(hand, "spy") == ["2"]


def test_a_warrant_begins_with_as_many_characters_as_can_be_marked(magistrate: Hand) -> None:
    """E5.3: any of the game but rank 1."""
    assert len(taps(magistrate.tray, "mark")) == 7


def test_it_says_how_many_are_to_be_marked(magistrate: Hand) -> None:
    """E5.3."""
    assert messages(magistrate.tray)["step-roles"] == {"count": 3}


def test_two_marks_do_not_go_on(magistrate: Hand) -> None:
    """E5.3."""
    [button] = styled(magistrate.tap("mark 0", "mark 1").tray, "choice main")

    assert prop(button, "aria-disabled") == "true"


def test_with_three_no_other_can_be_marked(magistrate: Hand) -> None:
    """E5.3."""
    things = styled(magistrate.tap("mark 0", "mark 1", "mark 2").tray, "thing")

    assert [prop(thing, "aria-disabled") for thing in things] == [None, None, None, "true", "true", "true", "true"]


def test_a_mark_can_be_taken_back(magistrate: Hand) -> None:
    assert pressed(magistrate.tap("mark 0", "mark 1", "mark 0").tray) == ["1"]


def test_a_character_on_the_track_is_marked_as_well(magistrate: Hand) -> None:
    """ux.md: the thing itself can be tapped."""
    assert pressed(magistrate.tap("aim role:king").tray) == ["2"]


def test_marks_are_seen_on_the_track(magistrate: Hand) -> None:
    """ux.md."""
    drawn = magistrate.app.seats.ranks(magistrate.tap("mark 2").table)

    assert [prop(item, "data-arg") for item in styled(drawn, "chosen")] == ["role:king"]


def test_then_one_of_the_three_is_signed(magistrate: Hand) -> None:
    """E5.3."""
    magistrate.tap("mark 0", "mark 2", "mark 4", "step-on")

    assert sorted(taps(styled(magistrate.tray, "things"), "aim")) == ["role:king", "role:merchant", "role:thief"]


def test_the_signed_one_is_played_with_the_blank_ones(magistrate: Hand) -> None:
    """E12.7: the signed one is written first."""
    magistrate.tap("mark 0", "mark 2", "mark 4", "step-on", "aim role:king")

    assert taps(magistrate.tray, "choose") == ["warrant king merchant thief"]


def test_a_step_back_is_a_tap(magistrate: Hand) -> None:
    magistrate.tap("mark 0", "mark 2", "mark 4", "step-on", "step-back 0")

    assert len(taps(magistrate.tray, "mark")) == 7


def test_a_threat_marks_two_and_asks_for_the_flower(app: Any, device: Device) -> None:
    """E5.5, E12.7."""
    hand = Hand(app, device, turn("blackmailer", seat("blackmailer"), seat("king"))).tap("tray threaten")

    hand.tap("mark 0", "mark 1", "step-on", "aim role:king")

    assert taps(hand.tray, "choose") == ["threaten king magician"]


@pytest.fixture
def spy(app: Any, device: Device) -> Hand:
    """The Spy, with two hands to look at (E5.4)."""
    others = seat("king", hand="temple"), seat("merchant", hand="manor")
    return Hand(app, device, turn("spy", seat("spy"), *others)).tap("tray spy")


def test_the_spy_names_a_player_first(spy: Hand) -> None:
    """E5.4, E11.3: one with a card."""
    assert taps(spy.tray, "aim") == ["seat:1", "seat:2"]


def test_then_a_kind(spy: Hand) -> None:
    """E5.4."""
    kinds = [f"kind:{kind}" for kind in ("noble", "religious", "trade", "military", "special")]

    assert taps(spy.tap("aim seat:2").tray, "aim") == kinds


def test_both_are_one_move(spy: Hand) -> None:
    """E12.7."""
    assert taps(spy.tap("aim seat:2", "aim kind:trade").tray, "choose") == ["spy 2 trade"]


def test_where_there_is_one_hand_alone_the_kind_is_asked_for_at_once(app: Any, device: Device) -> None:
    """E11.3."""
    hand = Hand(app, device, turn("spy", seat("spy"), seat("king", hand="temple"))).tap("tray spy")

    assert taps(hand.tray, "aim")[0] == "kind:noble"


# --- building (E6.5C, E7.6, E7.19, E7.28)


@pytest.fixture
def builder(app: Any, device: Device) -> Hand:
    """Three gold, a Framework, and a hand of which each card can be had in another way."""
    own = seat("cardinal", gold=3, hand="palace necropolis thieves_den temple", city="manor framework")
    game = turn("cardinal", own, seat("merchant", gold=9), taken="resources")
    return Hand(app, device, game).tap("tray build")


def test_a_card_stands_once_however_it_is_paid_for(builder: Hand) -> None:
    assert taps(builder.tray, "aim") == ["hand:palace", "hand:necropolis", "hand:thieves_den", "hand:temple"]


def test_a_card_has_its_ways_to_pay_below_it(builder: Hand) -> None:
    """E6.5C, E7.6."""
    builder.tap("aim hand:palace")

    assert (taps(builder.tray, "choose"), taps(builder.tray, "step")) == (
        ["build palace framework"],
        ["way:build-from"],
    )


def test_gold_that_is_missing_says_how_much(builder: Hand) -> None:
    """E6.5C: the other ways stay open."""
    assert messages(builder.tap("aim hand:palace").tray)["why-too-dear"] == {"missing": 2}


def test_a_loan_asks_from_whom(builder: Hand) -> None:
    """E6.5C."""
    builder.tap("aim hand:palace", "step way:build-from", "aim seat:1")

    assert taps(builder.tray, "choose") == ["build palace from 1"]


def test_a_district_given_up_is_pointed_at(builder: Hand) -> None:
    """E7.19."""
    builder.tap("aim hand:necropolis", "step way:build-over")

    assert taps(styled(builder.tray, "things"), "aim") == ["built:0:manor", "built:0:framework"]


def test_what_is_built_in_its_place_is_one_move(builder: Hand) -> None:
    """E12.7."""
    builder.tap("aim hand:necropolis", "step way:build-over", "aim built:0:manor")

    assert taps(builder.tray, "choose") == ["build necropolis over manor"]


def test_how_many_cards_are_paid_is_a_button_each(builder: Hand) -> None:
    """E7.28: at least what gold does not cover."""
    builder.tap("aim hand:thieves_den", "step way:build-with")

    assert taps(builder.tray, "choose") == ["build thieves_den with 3"]


def test_each_number_of_cards_has_its_price_in_gold(app: Any, device: Device) -> None:
    """E7.28."""
    own = seat("king", gold=5, hand="thieves_den temple market docks", city="manor")
    hand = Hand(app, device, turn("king", own, taken="resources")).tap("tray build")

    hand.tap("aim hand:thieves_den", "step way:build-with")

    assert [texts(item) for item in styled(hand.tray, "gold")] == [["5"], ["4"], ["3"]]


# --- cards given together (E6.5C, E7.28)


@pytest.fixture
def debtor(app: Any, device: Device) -> Hand:
    """The Cardinal owes two cards of five, two of which are alike (E6.5C)."""
    own = seat("cardinal", gold=3, hand="palace temple temple market docks")
    game = turn("cardinal", own, seat("merchant", gold=9), taken="resources")
    play(game, "build palace from 1")
    return Hand(app, device, game)


def test_cards_to_give_are_marked_one_by_one(debtor: Hand) -> None:
    """E6.5C."""
    assert len(taps(debtor.tray, "mark")) == 4


def test_what_is_marked_is_given(debtor: Hand) -> None:
    """E6.5C, E12.7."""
    debtor.tap("mark 0", "mark 2", "step-last")

    assert debtor.chosen == ["spend market temple"]


def test_both_of_two_alike_can_be_given(debtor: Hand) -> None:
    """E6.5C."""
    debtor.tap("mark 0", "mark 1", "step-last")

    assert debtor.chosen == ["spend temple temple"]


def test_one_card_too_few_is_not_given(debtor: Hand) -> None:
    """E6.5C."""
    assert debtor.tap("mark 0", "step-on").chosen == []


# --- the others


def test_an_abbot_takes_one_of_all_mixes(app: Any, device: Device) -> None:
    """E6.5A."""
    own = seat("abbot", city="temple church")
    hand = Hand(app, device, turn("abbot", own, taken="resources")).tap("tray income-mix")

    assert taps(hand.tray, "choose") == ["income 0", "income 1", "income 2"]


def test_whom_the_emperor_crowns_has_gold_and_cards_to_choose_from(app: Any, device: Device) -> None:
    """E6.4E, E11.5."""
    game = turn("emperor", seat("emperor"), seat("thief", gold=1, hand="temple"), seat("bishop", gold=1), crown=0)
    hand = Hand(app, device, game).tap("tray crown", "aim seat:1")

    assert taps(hand.tray, "choose") == ["crown 1 gold", "crown 1 card"]


def test_what_may_be_confiscated_is_a_question_with_two_answers(app: Any, device: Device) -> None:
    """E5.3.3."""
    marks = {"on": ["king", "merchant", "warlord"], "signed": "king", "shown": False}
    own = seat("king", gold=6, hand="castle")
    game = turn("king", seat("magistrate"), own, by=1, taken="resources", warrants=marks)
    play(game, "build castle")

    drawn = app.decision.decision(Hand(app, device, game).table)

    assert sorted(taps(drawn, "choose")) == ["confiscate", "pass"]


def test_a_blank_warrant_says_why_nothing_can_be_confiscated(app: Any, device: Device) -> None:
    """E5.3.3: the question is asked in both cases."""
    marks = {"on": ["king", "merchant", "warlord"], "signed": "merchant", "shown": False}
    own = seat("king", gold=6, hand="castle")
    game = turn("king", seat("magistrate"), own, by=1, taken="resources", warrants=marks)
    play(game, "build castle")

    drawn = app.decision.decision(Hand(app, device, game).table)

    assert "why-warrant-blank" in texts(styled(drawn, "not-now"))


def test_a_bribe_is_a_question_with_two_answers(app: Any, device: Device) -> None:
    """E5.5.3."""
    marks = {"on": ["king", "merchant"], "real": "king", "shown": False}
    game = turn("king", seat("king", gold=5), seat("blackmailer"), threats=marks)
    play(game, "gold")

    drawn = app.decision.decision(Hand(app, device, game).table)

    assert sorted(taps(drawn, "choose")) == ["bribe", "pass"]


def test_taxes_lie_on_the_track(app: Any, device: Device) -> None:
    """E6.9T: what lies there is open to all."""
    game = turn("king", seat("king"), cast="tax_collector", taxes=3)

    drawn = app.seats.ranks(Hand(app, device, game).table)

    assert [prop(item, "data-gold") for item in styled(drawn, "laid-by")] == ["3"]


# --- what a lesson points at: what is to be tapped next


WARRANT = ["roles:bishop merchant warlord", "role:merchant"]


@pytest.mark.parametrize(
    ("taps_before", "towards"),
    [
        ([], [("mark", 3)]),
        (["mark 3"], [("mark", 4)]),
        (["mark 3", "mark 0"], [("mark", 0)]),  # the Thief is none of them: the mark is to be taken off
        (["mark 3", "mark 4", "mark 6"], [("step-on", ""), ("step-last", "")]),
        (["mark 3", "mark 4", "mark 6", "step-on"], [("aim", "role:merchant")]),
        (["mark 0", "mark 1", "mark 2", "step-on"], [("step-back", 0)]),
    ],
)
def test_it_is_known_what_is_to_be_tapped_next(
    magistrate: Hand, taps_before: list[str], towards: list[tuple[str, object]]
) -> None:
    magistrate.tap(*taps_before)
    assert magistrate.table.stepping().towards(list(WARRANT)) == towards


def test_a_way_to_pay_is_tapped_once_its_card_is_selected(builder: Hand) -> None:
    path = next(choice["path"] for choice in builder.table.tray_choices() if choice["kind"] == "build-from")
    builder.tap(f"aim {path[0]}")
    assert builder.table.stepping().towards(path)[0] == ("step", "way:build-from")
