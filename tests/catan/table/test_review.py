"""Looking back at a game: what a decision cost by what its seat knew then."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from catan import Game
from catan.bots import BOTS
from catan.table.judgement import Judgement
from catan.table.review import look_back
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.catan.positions import CARD, CITY, SETTLEMENT, moving_robber, placing, play, seat, turn
from tests.catan.table.desk import Desk

HOME = {"settlements": "c5", "roads": "c5-c6-c7"}
POOR, GOOD = "settle a3", "settle c3"


@cache
def finished() -> Game:
    """A game of four casual bots that is over."""
    game, bots = (
        Game.new(["Ann", "Bo", "Cy", "Di"], {"start": "quick", "points": 5}, seed=3),
        [BOTS["casual"]() for _ in range(4)],
    )
    while game.to_move is not None:
        moves = game.moves()
        at = bots[game.to_move].choose(game.observe(game.to_move), moves, Dice(1), UNLIMITED) if len(moves) > 1 else 0
        game.play(moves[at])
    return game


def cost(game: Game, *moves: str) -> dict[str, Any]:
    """Return the loss by the first of these moves."""
    step = len(game.history)
    return look_back(play(game, *moves), step, UNLIMITED)


def test_a_poor_corner_costs_wins() -> None:
    assert cost(placing(), POOR)["cost"] > 10  # K1.3: in wins of 1,000 games


def test_a_loss_is_told_as_a_lower_chance_to_win() -> None:
    chances = cost(turn(seat(CITY, **HOME)), "end")["told"]["args"]

    assert chances["after"] < chances["before"]  # K6.5


def test_what_changes_no_chance_to_win_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Losses of this kind were five points in a game of ten."""
    monkeypatch.setattr(Judgement, "chance", 0.9999)

    assert cost(turn(seat(CITY, **HOME)), "end")["cost"] == 0


def test_a_missed_win_costs_most() -> None:
    game = turn(seat(CITY, settlements="c5 d8", roads="c5-c6-c7"), rules={"points": 3})

    assert cost(game, "end")["cost"] == 1000  # K10.3


def test_the_better_corner_is_named_with_what_speaks_for_it() -> None:
    result = cost(placing(), POOR)

    assert {"hint-pips", "hint-kinds"} <= {reason["id"] for reason in result["reasons"] if reason["good"]}


def test_how_seldom_the_chosen_corner_pays_speaks_against_it() -> None:
    result = cost(placing(), POOR)

    assert [reason["id"] for reason in result["reasons"] if reason["good"] is False] == ["review-pips"]


def test_the_best_corner_costs_nothing() -> None:
    best = cost(placing(), POOR)["better"]["move"]

    assert cost(placing(), best)["cost"] == 0


def test_ending_the_turn_instead_of_building_a_city_costs_wins() -> None:
    assert cost(turn(seat(CITY, **HOME)), "end")["better"]["id"] == "choice-city"  # K6.5


def test_what_is_built_later_in_the_turn_was_no_mistake() -> None:
    hand = f"{SETTLEMENT} {CARD}".replace("1 wool 1 grain 1 wool 1 grain", "2 wool 2 grain")

    later, never = (cost(turn(seat(hand, **HOME)), "buy", last)["cost"] for last in ("settle c7", "end"))

    assert later == 0 < never


def test_the_robber_on_nobody_s_land_costs_wins() -> None:
    game = moving_robber(seat(**HOME), seat("2 ore", cities="c3"))

    assert cost(game, "robber h19")["cost"] > 0  # K5.2


def test_an_offer_is_not_judged() -> None:
    assert cost(turn(seat("2 wood"), seat("1 ore")), "offer 2 wood for 1 ore")["cost"] == 0


@pytest.mark.parametrize("cards", ["2 ore", "2 wool"])
def test_a_review_knows_no_more_than_the_seat_knew(cards: str) -> None:
    known, other = (turn(seat(CITY, **HOME), seat(hand), bank="9 wood") for hand in ("2 grain", cards))

    assert cost(known, "end") == cost(other, "end")


def test_the_desk_lists_the_decisions_of_people_alone() -> None:
    desk = Desk(finished(), people=(0,))

    assert {decision["seat"] for decision in desk.ask("review")["review"]["decisions"]} == {0}


def test_the_desk_says_what_chance_gave_each_seat() -> None:
    luck = Desk(finished()).ask("review")["review"]["luck"]

    assert [len(row) for row in luck["rows"]] == [len(luck["columns"])] * 4


def test_each_decision_can_be_looked_back_at() -> None:
    desk = Desk(finished())
    steps = [decision["at"] for decision in desk.ask("review")["review"]["decisions"]]

    assert all(desk.ask("review", at=step)["review"]["cost"] >= 0 for step in steps)
