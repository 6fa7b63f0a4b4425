"""Rank 7: the Architect and the Navigator."""

from __future__ import annotations

from .table import begins, city, deck, gold, hand, play, refused, seat, turn

# The Architect


def test_architect_has_two_cards_after_gold() -> None:
    """R6.7A: 2 extra cards after the resource action."""
    assert hand(play(turn("architect", seat("architect"), deck="temple manor tavern"), "gold"), 0) == [
        "manor",
        "temple",
    ]


def test_architect_has_two_cards_after_drawing() -> None:
    """R6.7A: whichever was taken."""
    game = turn("architect", seat("architect"), deck="temple manor tavern castle keep")
    assert hand(play(game, "draw", "keep temple"), 0) == ["castle", "tavern", "temple"]


def test_architect_has_no_cards_before_his_resources() -> None:
    """R6.7A: never before it."""
    game = turn("thief", seat("thief"), seat("architect"), taken="resources")
    assert hand(play(game, "end"), 1) == []


def test_architect_builds_three() -> None:
    """R6.7A: may build up to 3."""
    game = turn("architect", seat("architect", gold=9, hand="temple tavern keep"), taken="resources")
    assert len(city(play(game, "build temple", "build tavern", "build keep"), 0)) == 3


def test_architect_does_not_build_four() -> None:
    """R6.7A: up to 3."""
    game = turn("architect", seat("architect", gold=9, hand="manor"), taken="resources", built=3)
    assert refused(game, "build manor")


def test_architect_builds_no_duplicates() -> None:
    """R4.3: a city never holds two of one name."""
    game = turn("architect", seat("architect", gold=9, hand="tavern tavern"), taken="resources")
    assert refused(play(game, "build tavern"), "build tavern")


def test_architect_has_no_income() -> None:
    """R4.5: income is not his."""
    game = turn("architect", seat("architect", city="temple manor tavern watchtower"), taken="resources")
    assert refused(game, "income")


def test_architects_cards_are_not_chosen_by_the_library() -> None:
    """R6.7A, R7.1: with a Library he has two and two."""
    game = turn("architect", seat("architect", city="library"), deck="temple manor tavern castle keep")
    assert deck(play(game, "draw")) == ["keep"]


# The Navigator


def test_navigator_takes_four_gold() -> None:
    """R6.7N: after the resource action may take 4 gold."""
    assert gold(play(turn("navigator", seat("navigator"), taken="resources"), "navigate gold"), 0) == 4


def test_navigator_takes_four_cards() -> None:
    """R6.7N: or 4 cards."""
    game = turn("navigator", seat("navigator"), deck="temple manor tavern castle keep", taken="resources")
    assert hand(play(game, "navigate cards"), 0) == ["castle", "manor", "tavern", "temple"]


def test_navigator_takes_them_after_his_resources() -> None:
    """R6.7N: after the resource action."""
    assert begins(turn("navigator", seat("navigator")), "navigate") == set()


def test_navigator_who_took_them_cannot_build() -> None:
    """R6.7N: if he does he cannot build."""
    game = turn("navigator", seat("navigator", gold=5, hand="temple"), taken="resources")
    assert refused(play(game, "navigate gold"), "build temple")


def test_navigator_who_did_not_may_build() -> None:
    """R6.7N: only if he does."""
    assert "build temple" in turn("navigator", seat("navigator", gold=5, hand="temple"), taken="resources").moves()


def test_navigator_who_built_takes_nothing() -> None:
    """R11.9: his extra only before any build of this turn."""
    game = turn("navigator", seat("navigator", gold=5, hand="temple"), taken="resources")
    assert begins(play(game, "build temple"), "navigate") == set()


def test_navigator_takes_once() -> None:
    """R4.4: once, gold or cards."""
    game = turn("navigator", seat("navigator"), taken="resources")
    assert begins(play(game, "navigate gold"), "navigate") == set()


def test_navigator_need_not_take() -> None:
    """R4.4: no power is compulsory."""
    assert "end" in turn("navigator", seat("navigator"), taken="resources").moves()


def test_navigator_still_uses_his_specials() -> None:
    """R6.7N: he cannot build; everything else he can."""
    game = turn("navigator", seat("navigator", hand="temple", city="laboratory"), taken="resources")
    assert "lab temple" in play(game, "navigate gold").moves()
