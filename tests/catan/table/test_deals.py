"""An offer as signs: what comes, what goes, what is missing, and what could be built after it."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from tests.catan.positions import seat, turn
from tests.catan.table.desk import Desk

HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6-c7"}


def deal_of(hand: str, offer: str = "1 wood for 1 ore", people: tuple[int, ...] = (1,), **places: Any) -> Any:
    """The deal of an offer to the second player, who holds this hand."""
    game: Game = turn(seat("3 wood"), seat(hand, **{**HOME, **places}), bank="9 grain").play(f"offer {offer}")
    return Desk(game, people).view["offer"]["deal"]


def test_what_the_offerer_gives_comes() -> None:
    deal = deal_of("1 ore", "2 wood for 1 ore")

    assert (deal["comes"], deal["goes"]) == ({"wood": 2}, {"ore": 1})  # K7.4


def test_an_open_side_is_none() -> None:
    assert deal_of("1 ore", "1 wood for any")["goes"] is None  # K7.5


@pytest.mark.parametrize(("hand", "lacks"), [("1 ore", {}), ("1 wool", {"ore": 1})])
def test_what_is_missing_is_counted(hand: str, lacks: dict[str, int]) -> None:
    assert deal_of(hand)["lacks"] == lacks


@pytest.mark.parametrize(
    ("hand", "places", "builds"),
    [
        ("1 ore 1 brick", {}, ["road"]),
        ("1 ore 1 brick 1 wool 1 grain", {}, ["road", "settle"]),
        ("1 ore 1 brick 1 wool 1 grain", {"roads": "c5-c6"}, ["road"]),  # K6.3: no free corner is reached
        ("1 ore 1 brick 1 wood", {}, []),  # the road could be built before
        ("1 wool", {}, []),  # who lacks the ore builds nothing with the wood
    ],
)
def test_what_could_be_built_after_it_alone_is_named(hand: str, places: Any, builds: list[str]) -> None:
    assert deal_of(hand, **places)["builds"] == builds


def test_at_the_open_table_nothing_is_said_of_a_hand() -> None:
    deal = deal_of("1 ore 1 brick", people=(0, 1, 2))

    assert (deal["lacks"], deal["builds"]) == (None, [])


def test_the_offerer_sees_a_bid_from_their_side() -> None:
    game = turn(seat("3 wood"), seat("1 ore"), bank="9 grain")
    for move in ("offer 1 wood for 1 ore", "bid 1 ore for 2 wood"):
        game.play(move)

    (reply,) = Desk(game).view["offer"]["replies"]

    assert (reply["deal"]["comes"], reply["deal"]["goes"]) == ({"ore": 1}, {"wood": 2})  # K7.7


def test_a_refusal_is_no_deal() -> None:
    game = turn(seat("3 wood"), seat("1 ore"), seat("1 ore"), bank="9 grain")
    for move in ("offer 1 wood for 1 ore", "refuse"):
        game.play(move)

    assert Desk(game).view["offer"]["replies"][0]["deal"] is None
