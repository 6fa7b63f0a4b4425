"""The next step that a page highlights: the policy's, where it is clear."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.bots.weighted import Weighted
from catan.table import next_step
from tests.catan.positions import CITY, moving_robber, seat, turn
from tests.catan.table.desk import Desk

HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6"}
BANK = "9 wood 9 brick 9 wool 9 grain 9 ore"


def step(game: Game, *people: int) -> Any:
    """The next step in the question of a table."""
    return Desk(game, people=people or (0,)).view["prompt"]["next"]


def offered(hand: str, offer: str) -> Game:
    """A game in which the second seat offers a trade to the first, who holds these cards."""
    game = turn(seat(hand, **HOME), seat("3 ore 2 wool", settlements="a4"), by=1, bank=BANK)
    return game.play(f"offer {offer} to 0")


@pytest.mark.parametrize(("hand", "kind"), [(CITY, "city"), ("1 wood", "end")])
def test_a_clear_step_of_a_turn_is_named(hand: str, kind: str) -> None:
    assert step(turn(seat(hand, **HOME), bank=BANK))["kind"] == kind


def test_a_step_that_is_hardly_better_than_another_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(next_step, "CLEARLY", 100.0)

    assert step(turn(seat(CITY, **HOME), bank=BANK)) is None


def with_a_partner(hand: str) -> Game:
    """A turn in which another player would likely give ore for wood."""
    return turn(seat(hand, **HOME), seat("4 ore 1 wool", settlements="a4"), seat("3 ore", settlements="e8"), bank=BANK)


def test_an_offer_to_others_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody has refused it is not known here."""
    game = with_a_partner("2 wood 2 grain")
    offer = next(at for at, move in enumerate(game.moves()) if move.verb == "offer")
    end = game.moves().index("end")
    monkeypatch.setattr(Weighted, "choose", lambda _, __, moves, *___: offer if len(moves) > offer else end)

    assert step(game) is None


def test_an_offer_that_the_counting_says_is_bad_is_to_be_refused() -> None:
    """Of what one has one card of, for what one has six of."""
    assert step(offered("6 ore 1 grain", "1 ore for 1 grain"))["kind"] == "refuse"


def test_nobody_is_not_the_next_step_after_ones_own_offer() -> None:
    """It was golden beside a player who accepted what had been asked for."""
    game = turn(seat("6 ore 1 grain", **HOME), seat("3 ore 2 wool 1 grain", settlements="a4"), bank=BANK)
    game.play("offer 1 grain for 1 ore").play("accept")

    assert step(game) is None


def test_a_step_outside_of_turns_and_trades_is_not_named() -> None:
    assert step(moving_robber()) is None


def test_nothing_is_named_at_the_open_table() -> None:
    """It would tell what is in the hand."""
    assert step(offered("6 ore 1 grain", "1 ore for 1 grain"), 0, 1) is None
