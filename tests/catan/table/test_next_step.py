"""The next step that a page highlights: what the policy prefers, by what its seat observed."""

from __future__ import annotations

from typing import Any

import pytest

from bench.gold import QUESTIONS, compare
from catan import Game, Move
from catan.bots.policy.trading import Swap
from catan.core.resources import bundle
from catan.table import next_step
from catan.table.judgement import Judgement
from tabletop.bots.protocol import UNLIMITED
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


@pytest.mark.parametrize("card", ["knight", "roads", "plenty", "monopoly"])
def test_a_card_that_may_wait_is_thrown_before(card: str) -> None:
    """K8.3: nothing was golden as soon as a card could be played."""
    assert step(turn(seat("1 wood", card, **HOME), bank=BANK, rolled=None))["kind"] == "roll"


def test_a_knight_that_frees_a_hex_is_played_before_the_throw() -> None:
    """K8.4."""
    game = turn(seat("1 wood", "knight", **HOME), seat("2 ore", settlements="a4"), bank=BANK, rolled=None, robber="h5")

    assert step(game)["kind"] == "play-knight"


def with_a_partner(hand: str) -> Game:
    """A turn in which another player would likely give ore for wood."""
    return turn(seat(hand, **HOME), seat("4 ore 1 wool", settlements="a4"), seat("3 ore", settlements="e8"), bank=BANK)


def test_an_offer_is_not_repeated() -> None:
    """K7.6: who refused it was heard."""
    game = with_a_partner("2 wood 2 grain").play("offer 1 wood for 1 ore").play("refuse").play("refuse")

    bot = next_step.Listeners().bot(game, 0)

    assert bot._is_unwanted(Swap(bundle([1, 0, 0, 0, 0]), bundle([0, 0, 0, 0, 1])))


def test_an_offer_that_was_taken_back_may_be_made_again() -> None:
    listeners, game = next_step.Listeners(), with_a_partner("2 wood 2 grain")
    game.play("offer 1 wood for 1 ore").play("refuse").play("refuse")
    listeners.bot(game, 0)
    for _ in range(3):
        game.undo()

    assert not listeners.bot(game, 0)._is_unwanted(Swap(bundle([1, 0, 0, 0, 0]), bundle([0, 0, 0, 0, 1])))


def test_the_step_is_nearly_always_the_hints() -> None:
    """In 5 of 100 decisions at most: bench/gold.py plays more games."""
    counts = compare(seed=104, seat=3)
    decisions, differs = (sum(counts[question, name] for question in QUESTIONS) for name in ("decisions", "differs"))

    assert differs <= 0.05 * decisions


def test_an_offer_that_the_counting_says_is_bad_is_to_be_refused() -> None:
    """Of what one has one card of, for what one has six of."""
    assert step(offered("6 ore 1 grain", "1 ore for 1 grain"))["kind"] == "refuse"


def test_nobody_is_not_the_next_step_after_ones_own_offer() -> None:
    """Nobody was golden beside a player who accepted what had been asked for."""
    game = turn(seat("6 ore 1 grain", **HOME), seat("3 ore 2 wool 1 grain", settlements="a4"), bank=BANK)
    game.play("offer 1 grain for 1 ore").play("accept")

    assert step(game) is None


def closing_with_a_leader() -> Game:
    """An offer that a leader accepts, for which one far behind asks more."""
    leader = seat("1 ore", settlements="a4 a6 a8", cities="b4 b10", roads="a4-a5-a6")
    game = turn(seat("4 wood 2 grain 2 ore", **HOME), leader, seat("1 ore", settlements="e8"), bank=BANK)
    return game.play("offer 1 wood for 1 ore").play("accept").play("bid 1 ore for 2 wood")


def test_who_accepts_the_offer_as_it_is_goes_before_a_counter_offer() -> None:
    """K7.7: gold lay on the counter-offer, which helps a rival less."""
    assert step(closing_with_a_leader()) == {"kind": "confirm", "seat": 1}


def test_the_hint_closes_as_the_gold_button_does() -> None:
    assert Judgement(closing_with_a_leader(), UNLIMITED).advised == Move.parse("confirm 1")


def test_a_step_outside_of_turns_and_trades_is_not_named() -> None:
    assert step(moving_robber()) is None


def test_nothing_is_named_at_the_open_table() -> None:
    """Naming a move would reveal what is in the hand."""
    assert step(offered("6 ore 1 grain", "1 ore for 1 grain"), 0, 1) is None
