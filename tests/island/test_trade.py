"""Trades by taps, and offers as signs, on the island's page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from tests.catan.positions import play, seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import doing, messages, nodes, props

HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6-c7"}
OFFER = "offer 1 wood for 1 ore"


def tapped(app: Any, *cards: str, hand: str = "4 wood 1 brick", **keys: Any) -> TableOfIsland:
    """A turn in which these cards were tapped."""
    table = sit(app, turn(seat(hand, **HOME), seat("3 ore"), seat("2 wool"), bank="9 ore 9 wool", **keys))
    for card in cards:
        table.tap("form-tap", card)
    return table


def answering(app: Any, hand: str, offer: str = OFFER) -> TableOfIsland:
    """A person who holds this hand is asked."""
    game: Game = turn(seat(hand, **HOME), seat("3 wood"), by=1, bank="9 ore").play(f"{offer} to 0")
    return sit(app, game)


def closing(app: Any, people: tuple[int, ...] = (0,)) -> TableOfIsland:
    """The second and the third player have answered an offer of the first."""
    game = turn(seat("1 wood", **HOME), seat("3 ore"), seat("2 ore"), bank="9 ore")
    return sit(app, play(game, OFFER, "accept", "bid 1 ore for 2 wood"), people)


def named(table: TableOfIsland, action: str, argument: str) -> str:
    """The name of what does something, in English."""
    (button,) = [node for node in doing(table.tree, action) if props(node)["data-arg"] == argument]
    label = props(button).get("aria-label")
    return table.text(label) if label else table.text(button)


# --- a trade is tapped


def test_three_taps_make_an_offer_of_one_for_one(app: Any) -> None:
    table = tapped(app, "give wood", "get ore").tap("compose", "offer")

    assert "offer 1 wood for 1 ore" in [str(move) for move in _history(table)]


def _history(table: TableOfIsland) -> list[str]:
    session = table.app.device.window.engine.table.session
    assert session is not None
    return [str(move) for move in session.game.history]


def test_three_taps_trade_with_the_bank(app: Any) -> None:
    table = tapped(app, "give wood", "get ore").play("bank 4 wood for 1 ore")  # K7.2

    assert (table.held("wood"), table.held("ore")) == ("0", "1")


def test_the_hand_is_shown_as_it_would_be_afterwards(app: Any) -> None:
    table = tapped(app, "give wood", "give wood", "get ore")

    assert [table.held(kind) for kind in ("wood", "brick", "wool", "grain", "ore")] == ["2", "1", "0", "0", "1"]


def test_four_cards_of_a_kind_are_for_the_bank_alone(app: Any) -> None:
    table = tapped(app, *["give wood"] * 4, "get ore")

    assert (table.live("compose"), table.buttons("bank")) == ([], ["bank 4 wood for 1 ore"])


@pytest.mark.parametrize(
    ("cards", "question"),
    [
        (["give wood"], "Choose what you get for it"),
        (["get ore"], "Choose what you give for it"),
        (["give wood"] * 4 + ["get ore"], "4 wood for 1 ore: only the bank"),
        (["give wood"] * 4 + ["get ore"] * 2, "At most 3 cards a side"),
    ],
)
def test_the_question_says_why_nothing_can_be_offered(app: Any, cards: list[str], question: str) -> None:
    table = tapped(app).tap("tray", "offer")

    for card in cards:
        table.tap("form-tap", card)

    assert table.question() == question


def test_the_bank_is_gold_where_it_alone_trades(app: Any) -> None:
    table = tapped(app, *["give wood"] * 4, "get ore")

    assert golden(table) == ["bank 4 wood for 1 ore"]


@pytest.mark.parametrize("cards", [["give brick"] + ["give wood"] * 3, ["give brick"] + ["get ore"] * 4])
def test_one_card_too_many_changes_nothing_and_says_why(app: Any, cards: list[str]) -> None:
    before = tapped(app, *cards[:-1], hand="5 wood 1 brick")
    held = [before.held(kind) for kind in ("wood", "brick", "ore")]

    table = before.tap("form-tap", cards[-1])

    assert ([table.held(kind) for kind in ("wood", "brick", "ore")], table.question()) == (
        held,
        "At most 3 cards a side",
    )


def test_another_tap_then_begins_anew(app: Any) -> None:
    table = tapped(app, "give brick", *["get ore"] * 5, hand="5 wood 1 brick")

    assert (table.held("ore"), table.question()) == ("0", "Choose what you get for it")


def test_after_the_last_card_of_a_kind_there_is_none(app: Any) -> None:
    table = tapped(app, *["give brick"] * 2)

    assert table.held("brick") == "1"


def test_a_card_that_does_not_fit_takes_the_place_of_the_others(app: Any) -> None:
    table = tapped(app, *["give wood"] * 4, "give brick", "get ore").tap("compose", "offer")

    assert _history(table)[0] == "offer 1 brick for 1 ore"  # K7.4


def test_where_no_offer_is_left_the_bank_trades(app: Any) -> None:
    table = tapped(app, "give wood", "get ore", rules={"offers": 0})

    assert (table.live("compose"), table.buttons("bank")) == ([], ["bank 4 wood for 1 ore"])  # K7.8


def test_where_nothing_can_be_traded_the_hand_is_no_button(app: Any) -> None:
    table = tapped(app, hand="1 wood", rules={"offers": 0})

    assert doing(table.tree, "form-tap") == []


def test_one_player_alone_is_asked_by_a_tap(app: Any) -> None:
    table = tapped(app, "give wood", "get ore").tap("form-to", "2").tap("compose", "offer")

    assert _history(table)[0] == "offer 1 wood for 1 ore to 2"  # K7.6


def test_a_second_tap_asks_all_again(app: Any) -> None:
    table = tapped(app, "give wood", "get ore").tap("form-to", "2").tap("form-to", "").tap("compose", "offer")

    assert _history(table)[0] == "offer 1 wood for 1 ore"


@pytest.mark.parametrize(
    ("card", "name"),
    [("give wood", "4 wood: give one"), ("get ore", "ore: you get 0")],
)
def test_a_card_says_what_a_tap_does(app: Any, card: str, name: str) -> None:
    table = tapped(app).tap("tray", "offer")

    assert named(table, "form-tap", card) == name


def test_a_tap_is_read_as_the_trade(app: Any) -> None:
    table = tapped(app, "give wood", "get ore")

    assert (table.app.device.stage.spoken[-1], table.question()) == ("choice-bank", "1 wood for 1 ore")


# --- an offer is answered


def test_an_offer_is_signs_with_three_answers(app: Any) -> None:
    table = answering(app, "1 ore")

    assert [
        (named(table, "choose", "accept"), named(table, "choose", "refuse"), named(table, "tray", "bid")),
        table.texts("deal-side"),
    ] == [("Accept", "Refuse", "Counter-offer"), ["You get1", "You give1"]]


def test_an_offer_says_what_it_lets_one_build(app: Any) -> None:
    table = answering(app, "1 ore 1 brick")

    assert table.texts("enables") == ["Then you can build: Road"]  # K6.1


def test_who_lacks_the_cards_reads_which(app: Any) -> None:
    table = answering(app, "1 wool")

    assert (table.texts("why", "answer"), table.buttons("accept")) == (["you are 1 ore short"], [])


def test_the_switches_are_behind_the_dots(app: Any) -> None:
    table = answering(app, "1 ore")
    before = doing(table.tree, "wish")

    table.tap("more")

    assert (before, table.live("wish")) == ([], ["no_trade_now", "no_trade", "no_trade_with_1"])


def test_no_trade_with_a_player_is_taken_back_where_all_offers_are(app: Any) -> None:
    table = answering(app, "1 ore").tap("more").tap("wish", "no_trade_with_1")
    before = table.texts("pill-button", "refusals")

    table.tap("wish", "no_trade_with_1")

    assert (before, table.parts("refusals")) == (["No trade with Casual 2: switch off"], [])


# --- replies are agreed to


def test_each_reply_is_a_button_with_its_signs(app: Any) -> None:
    table = closing(app)

    assert named(table, "choose", "confirm 1") == "Casual 2: you give 1 wood for 1 ore"


def test_a_reply_that_cannot_be_paid_is_switched_off(app: Any) -> None:
    assert closing(app).live("choose") == ["confirm 1", "withdraw"]  # K7.7


def test_at_the_open_table_every_reply_can_be_tapped(app: Any) -> None:
    """Otherwise the offerer's hand could be read off it."""
    table = closing(app, people=(0, 1, 2))

    assert table.live("choose") == ["confirm 1", "confirm 2", "withdraw"]


# --- several people at one device


def shared(app: Any, hand: str = "3 ore") -> TableOfIsland:
    """Three people at one device; the first has looked at their cards and offers; the second has this hand."""
    game = turn(seat("4 wood 1 grain", cards="point", **HOME), seat(hand), seat("2 ore"), bank="9 brick")
    table = sit(app, game, people=(0, 1, 2)).open_curtain()
    return table.tap("form-tap", "give wood").tap("form-tap", "get ore").tap("compose", "offer")


def hand_of(table: TableOfIsland) -> list[Any]:
    """Return the page's row of a seat's own cards."""
    return table.parts("hand-row") + table.parts("developments") + table.parts("price-list")


ANSWERS = [
    ["refuse", "refuse"],
    ["accept", "refuse"],
    ["refuse", "accept", "confirm 2"],
    ["accept", "accept", "withdraw"],
]


def refusal_on_page(table: TableOfIsland) -> str:
    """Return the message of a refused move, in English."""
    return table.text(table.sheet)


@pytest.mark.parametrize("hand", ["1 wool", "2 wool 1 grain"])
def test_a_refusal_at_the_table_names_no_cards(app: Any, hand: str) -> None:
    """K7.6, K7.9: "you are 1 ore short" told everybody."""
    table = shared(app, hand).play("accept")

    assert "look at your cards, Seat 1: this cannot be paid" in refusal_on_page(table)
    assert not {word for word in messages(table.sheet) if word.startswith(("cards-", "resource-"))}


@pytest.mark.parametrize("hand", ["1 wool", "2 wool 1 grain"])
def test_nothing_that_is_shown_or_spoken_names_a_card_of_a_refused_hand(app: Any, hand: str) -> None:
    table = shared(app, hand).play("accept")

    page = json.dumps([table.sheet, table.tree, app.device.stage.spoken])

    assert [card for card in ("wool", "grain") if f"cards-{card}" in page] == []


def test_who_cannot_pay_looks_at_their_cards(app: Any) -> None:
    table = shared(app, "1 wool").play("accept")
    (button,) = [node for node in nodes(table.sheet) if props(node).get("data-hold")]

    table.act("open-curtain", props(button)["data-arg"])

    assert (table.held("wool"), table.page.sheet) == ("1", None)


@pytest.mark.parametrize("moves", ANSWERS)
def test_no_answer_at_the_table_shows_a_hand(app: Any, moves: list[str]) -> None:
    table, views = shared(app), []
    for move in moves:
        views += [table.page.play.view["mine"], *hand_of(table)]

        table.play(move)

    assert [view for view in [*views, table.page.play.view["mine"], *hand_of(table)] if view] == []


def test_a_counter_offer_at_the_table_shows_no_hand(app: Any) -> None:
    table = shared(app).tap("tray", "bid").tap("form-tap", "give ore")

    assert hand_of(table) == []


def test_the_offerer_uncovers_their_own_cards(app: Any) -> None:
    table = shared(app).play("refuse", "refuse")
    before = table.question()

    table.open_curtain()

    assert (before, table.held("wood")) == ("Seat 0, go on", "4")


def test_behind_the_cover_the_table_is_open(app: Any) -> None:
    table = shared(app).play("refuse", "refuse")

    assert (len(table.parts("cover")), len(table.parts("curtain")), len(table.parts("seats"))) == (1, 0, 1)


def test_a_cover_says_nothing_of_the_hand(app: Any, device: Any) -> None:
    shared(app).play("accept", "refuse", "confirm 1")

    assert not {"hand-limit", "card-point", "give-card"} & messages(device.stage.trees["table"])


def golden(table: TableOfIsland) -> list[str]:
    """The actions of the gold buttons of the question."""
    return [props(node)["data-arg"] for node in table.parts("main", "decision")]


def page_with_offer(app: Any, hand: str, offer: str) -> TableOfIsland:
    """The page of a player with this hand, to whom another offers a trade."""
    game = turn(
        seat(hand, settlements="c5"), seat("3 ore 2 wool", settlements="a4"), by=1, bank="9 wood 9 brick 9 wool"
    )
    return sit(app, game.play(f"offer {offer} to 0"))


def test_the_tick_is_not_gold_on_an_offer_that_the_counting_says_is_bad(app: Any) -> None:
    """The only grain for a seventh ore."""
    assert golden(page_with_offer(app, "6 ore 1 grain", "1 ore for 1 grain")) == ["refuse"]


def test_what_a_hint_advises_is_gold_from_then_on(app: Any) -> None:
    table = page_with_offer(app, "6 ore 1 grain", "1 ore for 1 grain")

    table.page.play.table.take_advice({"kind": "accept", "seat": None, "move": "accept"})
    table.page.play.draw()

    assert golden(table) == ["accept"]


def bidding(app: Any, *cards: str, hand: str = "2 ore 1 wool", offer: str = OFFER) -> TableOfIsland:
    """A counter-offer is filled in: what it begins with, and then these taps."""
    table = answering(app, hand, offer).tap("tray", "bid")
    for card in cards:
        table.tap("form-tap", card)
    return table


def test_a_counter_offer_begins_with_another_trade_and_says_what_changed(app: Any) -> None:
    assert bidding(app).question() == "You want 1 wood and 1 brick, not 1 wood"  # K7.6


def test_a_counter_offer_takes_two_taps(app: Any) -> None:
    assert "bid 1 ore for 1 wood 1 brick" in _history(bidding(app).tap("compose", "bid"))


def test_a_counter_offer_says_what_else_would_be_given(app: Any) -> None:
    assert bidding(app, hand="2 brick").question() == "You give 1 brick, not 1 ore"


def test_the_offer_itself_is_no_counter_offer_and_says_what_is_to_be_changed(app: Any) -> None:
    """K7.6; a tap more than three cards of a kind takes them away, and the next begins again."""
    table = bidding(app, "get wood", "get wood", "get wood")

    assert (table.question(), table.live("compose")) == ("Change what you give or what you get, not both", [])


def test_a_change_of_one_side_takes_that_of_the_other_back(app: Any) -> None:
    assert bidding(app, "give ore").question() == "You give 2 ore, not 1 ore"  # K7.6


def test_a_side_that_cannot_be_paid_is_not_restored(app: Any) -> None:
    table = bidding(app, "get wood", hand="2 brick")

    assert (table.live("compose"), table.page.play.table.trade.give["ore"]) == ([], 0)


def test_an_open_offer_is_bid_on_in_words(app: Any) -> None:
    assert bidding(app, hand="1 ore", offer="offer 1 wood for any").question() == "1 ore for 1 wood"  # K7.5


def test_the_bank_is_not_gold_where_it_takes_more_than_was_tapped(app: Any) -> None:
    """One card for one was composed, and the gold button gave four."""
    table = tapped(app, "give wood", "get ore")

    table.page.play.table.take_advice({"kind": "bank", "seat": None, "move": "bank 4 wood for 1 ore"})
    table.page.play.draw()

    assert golden(table) == ["offer"]
