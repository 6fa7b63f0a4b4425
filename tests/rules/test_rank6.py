"""Rank 6: the Merchant and the Alchemist."""

from __future__ import annotations

from .table import bank, city, gold, moves, play, refused, seat, turn

# The Merchant


def test_merchant_has_a_third_gold_after_gold() -> None:
    """R6.6M: 1 extra gold after the resource action."""
    assert gold(play(turn("merchant", seat("merchant")), "gold"), 0) == 3


def test_merchant_has_a_gold_after_drawing() -> None:
    """R6.6M: whichever was taken."""
    game = turn("merchant", seat("merchant"), deck="temple manor tavern")
    assert gold(play(game, "draw", "keep temple"), 0) == 1


def test_merchant_has_no_gold_before_the_cards_are_kept() -> None:
    """R6.6M: after the resource action."""
    assert gold(play(turn("merchant", seat("merchant"), deck="temple manor tavern"), "draw"), 0) == 0


def test_merchant_has_income_for_each_trade_district() -> None:
    """R6.6M: income, trade."""
    assert gold(play(turn("merchant", seat("merchant", city="tavern market manor")), "income"), 0) == 2


def test_merchants_extra_gold_comes_from_the_bank() -> None:
    """R6.6M, R1.6: three coins leave the bank."""
    assert bank(play(turn("merchant", seat("merchant"), bank=10), "gold")) == 7


# The Alchemist


def test_alchemist_gets_back_what_he_paid_for_building() -> None:
    """R6.6A: at the end of his turn gets back the gold paid for building."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), seat("warlord"), taken="resources")
    assert gold(play(game, "build castle", "end"), 0) == 4


def test_alchemist_gets_it_at_the_end() -> None:
    """R6.6A: not before."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), taken="resources")
    assert gold(play(game, "build castle"), 0) == 0


def test_alchemist_cannot_spend_gold_he_does_not_have() -> None:
    """R6.6A: he pays first."""
    assert refused(turn("alchemist", seat("alchemist", gold=4, hand="palace"), taken="resources"), "build palace")


def test_alchemist_gets_nothing_else_back() -> None:
    """R6.6A: the Smithy's price is lost."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="temple", city="smithy"), seat("warlord"),
                taken="resources")  # fmt: skip
    assert gold(play(game, "smithy", "build temple", "end"), 0) == 2


def test_alchemist_has_no_trade_income() -> None:
    """R6.6A: no trade income (FAQ)."""
    assert "income" not in moves(turn("alchemist", seat("alchemist", city="tavern market")))


def test_alchemist_has_no_merchants_coin() -> None:
    """R6.6A: the Merchant's coin is the Merchant's."""
    assert gold(play(turn("alchemist", seat("alchemist")), "gold"), 0) == 2


def test_alchemist_builds_one_district() -> None:
    """R4.3: one a turn."""
    game = turn("alchemist", seat("alchemist", gold=9, hand="temple tavern"), taken="resources")
    assert refused(play(game, "build temple"), "build tavern")


def test_alchemist_who_builds_nothing_gets_nothing() -> None:
    """R6.6A: what he paid this turn."""
    game = turn("alchemist", seat("alchemist", gold=4), seat("warlord"), taken="resources")
    assert gold(play(game, "end"), 0) == 4


def test_alchemists_refund_comes_from_the_bank() -> None:
    """R6.6A: the bank holds what it held before."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), seat("warlord"), taken="resources", bank=7)
    assert bank(play(game, "build castle", "end")) == 7


def test_alchemist_keeps_the_district() -> None:
    """R6.6A: the gold comes back, the district stays."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), seat("warlord"), taken="resources")
    assert city(play(game, "build castle", "end"), 0) == ["castle"]
