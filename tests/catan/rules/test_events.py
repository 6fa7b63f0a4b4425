"""The events of each kind of move, and their audience (notation §7)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from catan import Game
from tests.catan.positions import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    after_throw,
    before_throw,
    moving_robber,
    placing,
    play,
    seat,
    turn,
)

EventInfo = tuple[str, dict[str, Any], int | None]


def events_of(game: Game, move: str) -> list[EventInfo]:
    """The events of a move, each as (id, arguments, audience)."""
    events = game.listen()
    game.play(move)
    return [(event.id, json.loads(json.dumps(event.args)), event.audience) for event in events]


def after_offer(*moves: str) -> Game:
    return play(turn(seat("2 wood"), seat("2 ore"), players=2), "offer 1 wood for 1 ore", *moves)


TO_ALL = None
CASES: dict[str, tuple[Callable[[], Game], str, list[EventInfo]]] = {
    "a settlement placed": (
        placing, "settle c5", [("settlement", {"player": 0, "corner": "c5"}, TO_ALL)],
    ),
    "a settlement": (
        lambda: turn(seat(SETTLEMENT, roads="c4-c5")), "settle c5",
        [("settlement", {"player": 0, "corner": "c5"}, TO_ALL)],
    ),
    "a road": (
        lambda: turn(seat(ROAD, roads="c4-c5")), "road c6-c5", [("road", {"player": 0, "path": "c5-c6"}, TO_ALL)],
    ),
    "a city": (
        lambda: turn(seat(CITY, settlements="c5")), "city c5", [("city", {"player": 0, "corner": "c5"}, TO_ALL)],
    ),
    "a throw and what it brings": (
        lambda: before_throw(seat(cities="c5"), dice=(5, 6)), "roll",
        [("roll", {"player": 0, "dice": [5, 6]}, TO_ALL), ("yield", {"player": 0, "cards": {"wood": 2}}, TO_ALL)],
    ),
    "a shortage": (
        lambda: before_throw(seat(settlements="c5"), seat(settlements="c3"), dice=(5, 6), bank="1 wood"), "roll",
        [("roll", {"player": 0, "dice": [5, 6]}, TO_ALL), ("shortage", {"resource": "wood"}, TO_ALL)],
    ),
    "a discard": (
        lambda: after_throw(seat("8 wood"), dice=(3, 4)), "discard 4 wood",
        [("discard", {"player": 0, "count": 4, "cards": {"wood": 4}}, TO_ALL)],
    ),
    "a discard into a hidden bank": (
        lambda: after_throw(seat("8 wood"), dice=(3, 4), rules={"bank": "hidden"}), "discard 4 wood",
        [("discard", {"player": 0, "count": 4}, TO_ALL), ("discard-own", {"player": 0, "cards": {"wood": 4}}, 0)],
    ),
    "the robber and a theft": (
        lambda: moving_robber(seat(), seat("1 ore", settlements="c3")), "robber h9",
        [
            ("robber", {"player": 0, "hex": "h9"}, TO_ALL),
            ("steal", {"player": 0, "victim": 1}, TO_ALL),
            ("steal-own", {"player": 0, "victim": 1, "resource": "ore"}, 0),
            ("steal-own", {"player": 0, "victim": 1, "resource": "ore"}, 1),
        ],
    ),
    "a card bought": (
        lambda: turn(seat(CARD), deck="plenty"), "buy",
        [("buy", {"player": 0}, TO_ALL), ("buy-own", {"player": 0, "card": "plenty"}, 0)],
    ),
    "an open point": (
        lambda: turn(seat(CARD), deck="point", rules={"point_cards": "open"}), "buy",
        [
            ("buy", {"player": 0}, TO_ALL),
            ("buy-own", {"player": 0, "card": "point"}, 0),
            ("play", {"player": 0, "card": "point"}, TO_ALL),
        ],
    ),
    "a knight and the army": (
        lambda: turn(seat(cards="knight", played="2 knight")), "play knight",
        [("play", {"player": 0, "card": "knight"}, TO_ALL), ("largest-army", {"player": 0, "knights": 3}, TO_ALL)],
    ),
    "free roads": (
        lambda: turn(seat(cards="roads", settlements="c5")), "play roads",
        [("play", {"player": 0, "card": "roads"}, TO_ALL)],
    ),
    "a year of plenty": (
        lambda: turn(seat(cards="plenty")), "play plenty wood ore",
        [
            ("play", {"player": 0, "card": "plenty"}, TO_ALL),
            ("plenty", {"player": 0, "cards": {"wood": 1, "ore": 1}}, TO_ALL),
        ],
    ),
    "a monopoly": (
        lambda: turn(seat(cards="monopoly"), seat("2 ore"), seat("1 wool")), "play monopoly ore",
        [
            ("play", {"player": 0, "card": "monopoly"}, TO_ALL),
            ("monopoly", {"player": 0, "resource": "ore", "taken": [[1, 2], [2, 0]]}, TO_ALL),
        ],
    ),
    "trade with the bank": (
        lambda: turn(seat("4 ore")), "bank 4 ore for 1 wood",
        [("bank", {"player": 0, "give": {"ore": 4}, "get": {"wood": 1}}, TO_ALL)],
    ),
    "an offer": (
        lambda: turn(seat("1 wood"), seat("1 ore"), seat("1 ore")), "offer 1 wood for any to 1",
        [("offer", {"player": 0, "give": {"wood": 1}, "get": None, "to": 1}, TO_ALL)],
    ),
    "an acceptance": (after_offer, "accept", [("accept", {"player": 1}, TO_ALL)]),
    "a refusal": (after_offer, "refuse", [("refuse", {"player": 1}, TO_ALL)]),
    "a bid": (
        after_offer, "bid 2 ore for 1 wood", [("bid", {"player": 1, "give": {"ore": 2}, "get": {"wood": 1}}, TO_ALL)],
    ),
    "a trade": (
        lambda: after_offer("accept"), "confirm 1",
        [("trade", {"player": 0, "other": 1, "give": {"wood": 1}, "get": {"ore": 1}}, TO_ALL)],
    ),
    "an offer withdrawn": (lambda: after_offer("accept"), "withdraw", [("withdraw", {"player": 0}, TO_ALL)]),
    "Longest Road": (
        lambda: turn(seat(ROAD, roads="a3-a4-a5-a6-a7")), "road a7-a8",
        [("road", {"player": 0, "path": "a7-a8"}, TO_ALL), ("longest-road", {"player": 0, "length": 5}, TO_ALL)],
    ),
    "a turn": (lambda: turn(players=2), "end", [("turn", {"player": 1, "round": 1}, TO_ALL)]),
    "the end": (
        lambda: turn(by=2, rules={"round_limit": 1}), "end",
        [("over", {"winners": [0, 1, 2], "scores": [0, 0, 0]}, TO_ALL)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_events_of_a_move(name: str) -> None:
    make, move, expected = CASES[name]
    assert events_of(make(), move) == expected
