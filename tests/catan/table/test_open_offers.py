"""Offers at a shared device: they are answered at the open table, and no hand is seen (K7.9)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from tests.catan.positions import seat, throws, turn
from tests.catan.table.desk import Desk


def offered(*hands: str, offer: str = "offer 1 wood for 1 ore") -> Desk:
    """Three people at one device; the first has made an offer."""
    game: Game = turn(seat("1 wood"), *(seat(hand) for hand in hands), bank="9 wood").play(offer)
    return Desk(game, people=(0, 1, 2))


def traded(*hands: str, moves: tuple[str, ...], own: str = "1 wood") -> Desk:
    """The same after the first has looked at their cards, made the offer, and these moves were made."""
    game: Game = turn(seat(own), *(seat(hand) for hand in hands), bank="9 wood 9 wool", seed=throws(1, 1, 1, 1, 1, 1))
    desk = Desk(game, people=(0, 1, 2))
    desk.ask("open", seat=0)
    for move in ("offer 1 wood for 1 ore", *moves):
        desk.ask("choose", move=move)
    return desk


def kinds(desk: Desk) -> list[str]:
    """The kinds of all choices."""
    return [choice["kind"] for choice in desk.view["prompt"]["choices"]]


def test_an_offer_is_asked_without_a_curtain() -> None:
    desk = offered("1 ore", "1 wool")

    assert (desk.view["waiting"], desk.view["viewer"], desk.view["prompt"]["seat"]) == ("person", None, 1)


def test_what_is_asked_shows_no_hand() -> None:
    views = [json.dumps(offered(hand, "1 grain").view) for hand in ("1 ore", "1 wool")]

    assert views[0] == views[1]


def test_an_open_offer_cannot_be_accepted() -> None:
    assert kinds(offered("1 ore", "1 wool", offer="offer 1 wood for any")) == ["refuse", "bid"]  # K7.6


@pytest.mark.parametrize("move", ["accept", "bid 2 ore for 1 wood"])
@pytest.mark.parametrize("hand", ["1 wool", "1 grain 1 wood", "9 brick"])
def test_who_cannot_pay_is_told_to_look_at_their_cards(move: str, hand: str) -> None:
    """K7.6, K7.9: which cards they lack is their secret."""
    error = offered(hand, "1 grain").ask("choose", move=move)["error"]

    assert error == {"id": "why-look", "args": {"player": "Seat 1", "opens": 1}}


@pytest.mark.parametrize("move", ["accept", "bid 2 ore for 1 wood"])
def test_who_sees_their_cards_is_told_what_they_lack(move: str) -> None:
    desk = offered("1 wool", "1 grain")
    desk.ask("open", seat=1)

    assert desk.ask("choose", move=move)["error"]["id"] == "why-not-held"


def test_a_refusal_at_the_table_changes_nothing() -> None:
    desk = offered("1 wool", "1 grain")
    before = json.dumps(desk.view)

    after = desk.ask("choose", move="accept")["view"]

    assert json.dumps(after) == before


def test_the_next_player_is_asked_at_the_table_too() -> None:
    desk = offered("1 ore", "1 wool")

    desk.ask("choose", move="refuse")

    assert (desk.view["viewer"], desk.view["prompt"]["seat"]) == (None, 2)


def test_who_takes_the_device_sees_the_own_hand_and_may_bid() -> None:
    desk = offered("1 ore", "1 wool")

    desk.ask("open", seat=1)

    assert (desk.view["mine"]["hand"]["ore"], "bid" in kinds(desk)) == (1, True)


def test_after_the_answers_the_curtain_waits_for_the_offerer() -> None:
    desk = offered("1 ore", "1 wool")
    for _ in range(2):
        desk.ask("choose", move="refuse")

    curtain: Any = desk.view["curtain"]

    assert curtain["seat"] == 0


@pytest.mark.parametrize("answer", ["accept", "bid 1 wool for 1 wood"])
def test_the_offerer_answers_at_the_table(answer: str) -> None:
    desk = traded("1 ore 1 wool", "1 grain", moves=(answer, "refuse"))

    assert (desk.view["viewer"], [choice["move"] for choice in desk.view["prompt"]["choices"]]) == (
        None,
        ["confirm 1", "withdraw"],
    )  # K7.7


def test_what_the_offerer_is_asked_shows_no_hand() -> None:
    """Whether a bid can be paid depends on the offerer's cards."""
    views = [
        json.dumps(traded("1 ore", "1 wool", moves=("bid 1 ore for 2 wood", "refuse"), own=own).view)
        for own in ("1 wood 1 wool", "2 wood")
    ]

    assert views[0] == views[1]


@pytest.mark.parametrize("own", ["1 wood", "1 wood 1 wool"])
def test_an_offerer_who_cannot_pay_a_bid_is_told_to_look_at_their_cards(own: str) -> None:
    desk = traded("1 ore", "1 wool", moves=("bid 1 ore for 2 wood", "refuse"), own=own)

    error = desk.ask("choose", move="confirm 1")["error"]

    assert error == {"id": "why-look", "args": {"player": "Seat 0", "opens": 0}}  # K7.7, K7.9


def test_an_offerer_looks_at_their_cards_and_closes_the_offer() -> None:
    desk = traded("1 ore", "1 wool", moves=("bid 1 ore for 2 wood", "refuse"))

    desk.ask("open", seat=0)

    assert [choice["move"] for choice in desk.view["prompt"]["choices"] if choice["enabled"]] == ["withdraw"]


def test_a_bid_is_made_at_the_table() -> None:
    desk = offered("2 ore", "1 wool")

    desk.ask("choose", move="bid 2 ore for 1 wood")

    assert desk.view["prompt"]["seat"] == 2  # K7.6


@pytest.mark.parametrize(
    "moves", [("refuse", "refuse"), ("accept", "refuse", "confirm 1"), ("accept", "refuse", "withdraw")]
)
def test_the_offerer_has_the_device_at_hand(moves: tuple[str, ...]) -> None:
    desk = traded("1 ore", "1 wool", moves=moves)

    assert (desk.view["curtain"], desk.view["mine"]) == ({"seat": 0, "name": "Seat 0", "holds": True}, None)


def test_a_device_that_another_has_taken_is_passed_back() -> None:
    desk = traded("1 ore", "1 wool", moves=())
    desk.ask("open", seat=1)

    for _ in range(2):
        desk.ask("choose", move="refuse")

    assert desk.view["curtain"] == {"seat": 0, "name": "Seat 0"}


def test_a_curtain_closed_by_hand_is_no_cover() -> None:
    desk = traded("1 ore", "1 wool", moves=("refuse", "refuse"))

    desk.ask("close")

    assert desk.view["curtain"] == {"seat": 0, "name": "Seat 0"}


def test_a_device_that_went_round_is_passed_even_where_nobody_looked() -> None:
    """Without cards the others have nothing to decide but to throw and to end."""
    desk = Desk(turn(seat("4 wood"), bank="9 ore", seed=throws(1, 1, 1, 1, 1, 1)), people=(0, 1, 2))
    desk.ask("open", seat=0)

    for move in ("end", "roll", "end", "roll", "end", "roll"):
        desk.ask("choose", move=move)

    assert desk.view["curtain"] == {"seat": 0, "name": "Seat 0"}


def test_at_the_open_table_no_reason_tells_of_a_hand() -> None:
    desk = Desk(turn(seat("3 wood"), rolled=None, rules={"trade_time": "any"}), people=(0, 1))

    assert kinds(desk) == ["roll"]
