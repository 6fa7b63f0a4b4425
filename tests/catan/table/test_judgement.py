"""One judgement: what a hint advises costs nothing in the review, and where playouts tie the policy's best is best."""

from __future__ import annotations

from typing import Any

import pytest

from bench.follow_hints import MOST, follow, losses
from catan import Game
from catan.bots.expert import Searcher
from catan.table.judgement import LEAST, Judgement
from catan.table.review import look_back
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.bots.search import SearchResult
from tests.catan.positions import CITY, play, seat, turn

HOME = {"settlements": "c5", "roads": "c5-c6-c7"}
# From a game of seed 9: the hint was to end the turn with the Longest Road in hand, since playouts tie.
HEXES = (
    "wool 10/wood 8/ore 3/ore 9/grain 5/wool 4/brick 6/ore 12/brick 6/wool 11/wood 9/grain 2/wool 11/wood 3/wood 10/"
    "desert/brick 4/grain 8/grain 5"
)
HARBOURS = {
    "a3-a4": "any", "a6-a7": "grain", "b9-b10": "ore", "c11-d11": "any", "e9-e10": "wool", "f6-f7": "any",
    "f3-f4": "any", "d2-e2": "brick", "b2-c2": "wood",
}  # fmt: skip
SEATS = (
    seat("1 wood 1 brick", settlements="c4 d7", roads="b4-c4-c5-d5-d6-d7", played="1 knight"),
    seat("2 wood 3 brick", "roads point", "b5 d3 c6", roads="b5-b6-c6 c3-d3", played="2 knight"),
    seat("2 wood 4 brick 1 grain", "", "e7 f6", "c8", "b8-c8 e7-f7-f6", played="1 knight"),
    seat("1 wood 1 brick", "", "e5 b7 b9 a6", roads="e5-e6 a5-a6-a7-b7-b8-b9", played="3 knight"),
)


def seed_nine() -> Game:
    """Return that position, in which a road takes the Longest Road from the last seat."""
    keys: dict[str, Any] = {"hexes": HEXES.split("/"), "harbours": HARBOURS, "longest_road": 3, "largest_army": 3}
    deck = ["point", "monopoly", "point", "knight", "point", "roads", "point", "plenty", "monopoly", "plenty"]
    return turn(*SEATS, players=4, rolled=(6, 1), robber="h7", round=12, deck=" ".join(deck + 6 * ["knight"]), **keys)


def test_where_playouts_tie_a_hint_takes_the_longest_road() -> None:
    assert str(Judgement(seed_nine(), UNLIMITED).advised) == "road b3-b4"  # K9.3


def test_the_review_tells_what_ending_that_turn_lost() -> None:
    assert look_back(play(seed_nine(), "end"), 0, UNLIMITED)["better"]["move"] == "road b3-b4"


def test_a_game_of_hints_has_no_mistake() -> None:
    """30 games: bench/follow_hints.py."""
    game, place, _ = follow(seed=9, seat=0)

    assert [cost for cost in losses(game, place) if cost["cost"] > 10 * MOST] == []


def test_a_missed_win_is_told_as_one() -> None:
    """K10.3: no number of points says it."""
    game = turn(seat(CITY, settlements="c5 d8", roads="c5-c6-c7"), rules={"points": 3})

    assert look_back(play(game, "end"), 0, UNLIMITED)["told"]["id"] == "review-won"


def test_no_loss_is_negative() -> None:
    judgement = Judgement(seed_nine(), UNLIMITED)

    assert min(judgement.loss(move) for move in judgement.moves) >= 0


def test_a_card_that_may_wait_is_not_tried_before_the_throw() -> None:
    """K8.3: after it more is known."""
    game = turn(seat("3 ore", "monopoly", **HOME), seat("6 grain", settlements="a4"), rolled=None)

    judgement = Judgement(game, UNLIMITED)

    assert {judgement.moves[result.option].verb for result in judgement.results} <= {"roll"}


def test_what_leaves_a_building_to_be_paid_does_not_come_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The playouts build it afterwards, and say of both orders the same but for chance."""
    game = turn(
        seat("2 grain 3 ore 4 wood", settlements="c5 d8", roads="c5-c6-c7"), bank="9 wood 9 brick 9 wool 9 grain 9 ore"
    )
    monkeypatch.setattr(Judgement, "gap", lambda *_: 1.0)
    moves = game.moves()
    trade = SearchResult(moves.index("bank 4 wood for 1 brick"), 0.5, 0.01, 50, 0.2, 0.01, {})
    monkeypatch.setattr(Searcher, "search", lambda *_: [trade])

    assert Judgement(game, UNLIMITED).advised.verb == "city"


def test_what_is_hardly_better_than_the_policys_best_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The review would not tell the difference."""
    game = turn(seat("4 wood", settlements="c5 d8", roads="c5-c6-c7"), bank="9 wood 9 brick 9 wool 9 grain 9 ore")
    monkeypatch.setattr(Judgement, "gap", lambda *_: LEAST - 0.01)
    base = Judgement(game, Budget(stop=lambda: True)).advised
    other = next(at for at, move in enumerate(game.moves()) if move.verb == "bank" and move != base)
    monkeypatch.setattr(Searcher, "search", lambda *_: [SearchResult(other, 0.5, 0.01, 50, 0.2, 0.01, {})])

    assert Judgement(game, UNLIMITED).advised == base
