"""Rank 6 of 2016: the Merchant, the Alchemist and the Trader (E6.6M, E6.6T)."""

from __future__ import annotations

from typing import Any

from citadels import Game

from .table import begins, city, gold, hand, phase, play, refused, seat, turn


def test_merchant_gets_a_gold_on_top() -> None:
    """E6.6M: after the resource action."""
    assert gold(play(turn("merchant", seat("merchant")), "gold"), 0) == 3


def test_merchant_has_income_of_trade() -> None:
    """E6.6M."""
    assert gold(play(turn("merchant", seat("merchant", city="tavern market")), "income"), 0) == 2


# --- the Alchemist


def alchemist(coins: int = 5, own: str = "manor", city: str = "", **more: Any) -> Game:
    return turn("alchemist", seat("alchemist", coins, own, city), seat("warlord", 4), taken="resources", **more)


def test_alchemist_gets_back_what_he_paid_for_building() -> None:
    """E6.6M, R6.6A."""
    assert gold(play(alchemist(), "build manor", "end"), 0) == 5


def test_the_refund_comes_after_the_poor_house() -> None:
    """E4.5: which gives to who has no gold, though the refund is still to come."""
    assert gold(play(alchemist(3, city="poor_house"), "build manor", "end"), 0) == 4


def test_the_refund_does_not_cover_tax() -> None:
    """E6.6M."""
    game = play(alchemist(5, cast="tax_collector"), "build manor", "end")
    assert gold(game, 0) == 4


def test_the_refund_does_not_cover_the_smithy() -> None:
    """E6.6M."""
    assert gold(play(alchemist(2, city="smithy"), "smithy", "end"), 0) == 0


def test_the_refund_does_not_cover_gold_given_back() -> None:
    """E6.6M, E5.3.7: the builder got it back when the district was confiscated."""
    marks = {"on": ["king", "alchemist", "warlord"], "signed": "alchemist", "shown": False}
    game = turn("alchemist", seat("alchemist", 5, "manor"), seat("magistrate"), taken="resources", warrants=marks)
    assert gold(play(game, "build manor", "confiscate", "end"), 0) == 5


def test_nothing_is_refunded_for_a_framework() -> None:
    """E7.6: nothing was paid."""
    assert gold(play(alchemist(2, "palace", "framework"), "build palace framework", "end"), 0) == 2


def test_a_thieves_den_is_refunded_in_gold_alone() -> None:
    """E6.6M, E7.28: the cards stay under the deck."""
    game = play(alchemist(5, "thieves_den temple tavern"), "build thieves_den with 2", "spend tavern temple", "end")
    assert (gold(game, 0), hand(game, 0)) == (5, [])


# --- the Trader (E6.6T)


def trader(own: str, coins: int = 20, city: str = "", **more: Any) -> Game:
    return turn("trader", seat("trader", coins, own, city), taken="resources", **more)


def test_trader_has_income_of_trade() -> None:
    """E6.6T."""
    assert gold(play(trader("", 0, "tavern market temple"), "income"), 0) == 2


def test_trader_builds_any_number_of_trade_districts() -> None:
    """E6.6T, E4.3."""
    game = play(
        trader("tavern market docks harbor"), *[f"build {name}" for name in ["tavern", "market", "docks", "harbor"]]
    )
    assert city(game, 0) == ["docks", "harbor", "market", "tavern"]


def test_trader_builds_one_other() -> None:
    """E6.6T: and one other."""
    game = play(trader("tavern temple manor"), "build tavern", "build temple")
    assert refused(game, "build manor")


def test_trader_builds_trade_after_the_other() -> None:
    """E4.4: whether the limit has been reached or not."""
    game = play(trader("tavern temple manor"), "build temple")
    assert begins(game, "build") == {"build tavern"}


def test_trade_districts_are_extra() -> None:
    """E12.6: `extra` counts every build that does not use the limit."""
    now = phase(play(trader("tavern market temple"), "build tavern", "build market", "build temple"))
    assert (now["built"], now["extra"]) == (1, 2)


def test_a_school_of_magic_is_no_trade_district_to_build() -> None:
    """E7.23: for income it counts as the kind asked."""
    assert refused(play(trader("school_of_magic temple"), "build temple"), "build school_of_magic")


def test_trader_pays_for_each() -> None:
    """E6.6T: they only do not count."""
    assert gold(play(trader("tavern market", 3), "build tavern", "build market"), 0) == 0


def test_witch_builds_as_the_trader() -> None:
    """E11.12: she has his limits."""
    game = turn("trader", seat("witch", 9, "tavern market temple"), seat("trader"), by=0, taken="resources",
                bewitched="trader", phase={"resumed": True})  # fmt: skip
    assert begins(play(game, "build tavern", "build temple"), "build") == {"build market"}
