"""Offers at a shared device: they are answered at the open table, and no hand is seen (K7.9)."""

from __future__ import annotations

import json
from typing import Any

from catan import Game
from tests.catan.positions import seat, turn
from tests.catan.table.desk import Desk


def offered(*hands: str, offer: str = "offer 1 wood for 1 ore") -> Desk:
    """Three people at one device; the first has made an offer."""
    game: Game = turn(seat("1 wood"), *(seat(hand) for hand in hands), bank="9 wood").play(offer)
    return Desk(game, people=(0, 1, 2))


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
    assert kinds(offered("1 ore", "1 wool", offer="offer 1 wood for any")) == ["refuse"]  # K7.6


def test_who_cannot_pay_is_told_when_they_accept() -> None:
    assert offered("1 wool", "1 grain").ask("choose", move="accept")["error"]["id"] == "why-not-held"


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


def test_at_the_open_table_no_reason_tells_of_a_hand() -> None:
    desk = Desk(turn(seat("3 wood"), rolled=None, rules={"trade_time": "any"}), people=(0, 1))

    assert kinds(desk) == ["roll"]
