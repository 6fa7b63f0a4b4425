"""Rank 7 of 2016: the Architect, the Navigator and the Scholar (E6.7A, E6.7N, E6.7S)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError

from .table import (
    answered,
    begins,
    city,
    deck,
    gold,
    hand,
    heard,
    moves,
    phase,
    play,
    question,
    refused,
    same_to,
    seat,
    turn,
)


def test_architect_draws_two_cards_on_top() -> None:
    """E6.7A, E4.2: what comes on top of gathering comes after it."""
    assert len(hand(play(turn("architect", seat("architect"), deck="tavern market"), "gold"), 0)) == 2


def test_architect_may_build_three() -> None:
    """E6.7A, E4.3."""
    game = turn("architect", seat("architect", 9, "tavern temple market docks"), taken="resources")
    assert refused(play(game, "build tavern", "build temple", "build market"), "build docks")


# --- the Navigator (E6.7N)


def navigator(own: str = "tavern", coins: int = 5, city: str = "", taken: str = "resources") -> Game:
    return turn("navigator", seat("navigator", coins, own, city), taken=taken, deck="temple manor prison docks market")


def test_navigator_takes_four_gold() -> None:
    """E6.7N."""
    assert gold(play(navigator(), "navigate gold"), 0) == 9


def test_navigator_draws_four_cards() -> None:
    """E6.7N."""
    assert hand(play(navigator(""), "navigate cards"), 0) == ["docks", "manor", "prison", "temple"]


def test_navigator_does_so_after_gathering() -> None:
    """E6.7N, E4.2."""
    assert not begins(navigator(taken=""), "navigate")


def test_navigator_does_so_once() -> None:
    """E6.7N: gold or cards."""
    assert not begins(play(navigator(), "navigate gold"), "navigate")


@pytest.mark.parametrize("first", [[], ["navigate gold"]], ids=["unused", "used"])
def test_navigator_cannot_build(first: list[str]) -> None:
    """E6.7N: whether he uses that or not."""
    assert refused(play(navigator(), *first), "build tavern")


@pytest.mark.parametrize("card", ["stables", "necropolis"])
def test_navigator_builds_neither_stables_nor_for_nothing(card: str) -> None:
    """E6.7N: not at all, Stables included."""
    assert not begins(navigator(card, 9, "framework"), "build")


def test_witch_cannot_build_as_the_navigator() -> None:
    """E5.2, E11.12."""
    game = turn("navigator", seat("witch", 9, "tavern"), seat("navigator"), by=0, taken="resources",
                bewitched="navigator", phase={"resumed": True})  # fmt: skip
    assert not begins(game, "build")


def test_whoever_tries_is_told_that_the_navigator_builds_nothing() -> None:
    """E6.7N."""
    assert [why.id for move, why in navigator().refused() if move == "build tavern"] == ["builds-nothing"]


# --- the Scholar (E6.7S)

NINE = "temple church manor castle tavern market docks prison palace"
SEVEN = NINE.split()[:7]


def scholar(own: str = "", cards: str = NINE, taken: str = "resources", **more: Any) -> Game:
    return turn("scholar", seat("scholar", 20, own), taken=taken, deck=cards, **more)


def studied(**more: Any) -> Game:
    return play(scholar(**more), "study")


def test_scholar_keeps_one_of_seven() -> None:
    """E6.7S."""
    assert question(studied()) == (0, [f"keep {name}" for name in SEVEN])


def test_scholar_has_the_one_he_keeps() -> None:
    """E6.7S."""
    assert hand(play(studied(), "keep castle"), 0) == ["castle"]


def test_the_others_go_back_into_the_deck() -> None:
    """E6.7S."""
    game = play(studied(), "keep castle")
    assert sorted(deck(game)) == sorted(set(NINE.split()) - {"castle"})


def test_the_deck_is_shuffled() -> None:
    """E6.7S: they do not lie under it in their order."""
    decks = {tuple(deck(play(studied(seed=seed), "keep castle"))) for seed in range(4)}
    assert len(decks) == 4


def test_with_fewer_in_the_deck_he_draws_those() -> None:
    """E6.7S."""
    assert moves(studied(cards="temple manor")) == {"keep temple", "keep manor"}


def test_the_last_card_is_kept_by_an_answer() -> None:
    """R11.4: a question is asked even if it has one answer."""
    assert moves(studied(cards="temple")) == {"keep temple"}


def test_study_needs_a_deck() -> None:
    """E11.3."""
    assert refused(scholar(cards=""), "study")


def test_scholar_may_draw_before_he_gathers() -> None:
    """E4.2."""
    game = play(scholar(taken=""), "study", "keep castle")
    assert "gold" in game.moves()


def test_scholar_studies_once() -> None:
    """E6.7S."""
    assert refused(play(studied(), "keep castle"), "study")


def test_scholar_may_build_two() -> None:
    """E6.7S, E4.3."""
    game = play(scholar("tavern market docks"), "build tavern", "build market")
    assert (city(game, 0), refused(game, "build docks")) == (["market", "tavern"], True)


def test_study_is_his_power() -> None:
    """E12.6."""
    assert phase(studied())["taken"] == ["resources", "power"]


def test_a_position_is_read_back_while_the_scholar_keeps() -> None:
    """E12.6."""
    assert answered(studied())


@pytest.mark.parametrize("pending", [
    ["Study", 0, SEVEN[:6]], ["Study", 1, SEVEN], ["Study", 0, []], ["Study", 0, [*SEVEN, "palace"]],
])  # fmt: skip
def test_the_question_is_refused_otherwise_than_it_is_asked(pending: list[Any]) -> None:
    """E6.7S: seven, or all there are."""
    data = studied().position()
    data["deck"] = ["prison"]
    data["pending"][-1] = pending
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_only_the_scholar_hears_of_the_cards() -> None:
    """E6.7S: only he sees them."""
    lines = heard(scholar(), "study", "keep castle")
    assert [(event, audience) for event, audience, _ in lines] == [("study", None), ("draw-own", 0), ("keep-own", 0)]


@pytest.mark.parametrize("after", [[], ["keep temple"]], ids=["asked", "answered"])
def test_nobody_else_sees_the_scholar_s_cards(after: list[str]) -> None:
    """E6.7S, notation §4."""
    game = play(studied(), *after)
    other = play(studied(cards="temple fortress harbor keep town_hall prison watchtower smithy palace",
                         specials="keep smithy"), *after)  # fmt: skip
    twin = play(studied(specials="keep smithy"), *after)
    assert (same_to(twin, other, 1, 2, 3, None), game.view(0) == other.view(0)) == (True, False)


def test_what_the_scholar_saw_is_not_taken_back() -> None:
    """A look is a barrier."""
    assert studied().barrier is not None
