"""The new districts of 2016 that act when points are counted, and the Gold Mine (E7)."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError
from tests.rules_2016.king import SIX, ended, gold, king, lines
from tests.rules_2016.table import moves, play, refused, seat, turn

# --- Basilica (E7.2)


def test_the_basilica_scores_each_odd_cost() -> None:
    """E7.2: of one, three and three; not of two, four and its own four."""
    assert lines(ended(seat(city="basilica tavern manor docks church castle")))["basilica"] == 3


def test_a_coin_makes_an_even_cost_odd() -> None:
    """E7.2, E6.9Q."""
    assert lines(ended(seat(city="basilica church+"), cast="artist"))["basilica"] == 1


def test_a_coin_makes_an_odd_cost_even() -> None:
    """E7.2."""
    assert "basilica" not in lines(ended(seat(city="basilica tavern+"), cast="artist"))


def test_the_basilica_goes_by_the_cost_and_not_by_the_points() -> None:
    """E7.2: a Dragon Gate costs six."""
    assert "basilica" not in lines(ended(seat(city="basilica dragon_gate")))


# --- Capitol (E7.3)


def test_the_capitol_scores_three_of_a_kind() -> None:
    """E7.3."""
    assert lines(ended(seat(city="capitol tavern market docks")))["capitol"] == 3


def test_two_of_a_kind_are_too_few() -> None:
    """E7.3."""
    assert "capitol" not in lines(ended(seat(city="capitol tavern market manor")))


def test_unique_is_a_kind_and_the_capitol_counts_itself() -> None:
    """E7.3."""
    assert lines(ended(seat(city="capitol park keep")))["capitol"] == 3


def test_the_capitol_scores_once() -> None:
    """E7.3."""
    assert lines(ended(seat(city="capitol tavern market docks temple church monastery", completed=2)))["capitol"] == 3


# --- Ivory Tower (E7.11)


def test_the_ivory_tower_scores_five_alone() -> None:
    """E7.11."""
    assert lines(ended(seat(city="ivory_tower tavern")))["ivory_tower"] == 5


def test_the_ivory_tower_scores_nothing_beside_another() -> None:
    """E7.11."""
    assert "ivory_tower" not in lines(ended(seat(city="ivory_tower keep")))


# --- Statue (E7.26)


def test_the_statue_scores_five_with_the_crown() -> None:
    """E7.26."""
    assert lines(ended(seat(city="statue"), crown=0))["statue"] == 5


def test_the_statue_scores_nothing_without_the_crown() -> None:
    """E7.26."""
    assert "statue" not in lines(ended(seat(city="statue"), crown=1))


def test_the_statue_goes_by_the_crown_at_the_very_end() -> None:
    """E7.26, E11.13: after a killed King's heir."""
    game = turn(
        "warlord", seat("king", city="statue"), seat("warlord"), seat("bishop"), seat("thief"), by=1,
        taken="resources", assassinated="king", crown=3, last_round=True,
    )  # fmt: skip
    assert lines(play(game, "end"))["statue"] == 5


# --- Gold Mine (E7.7)


def test_the_gold_mine_brings_one_more() -> None:
    """E7.7."""
    assert gold(play(king(0, "", "gold_mine", taken=""), "gold")) == 3


def test_the_gold_mine_is_for_gathering_gold_alone() -> None:
    """E7.7."""
    assert gold(play(king(0, "", "gold_mine manor", taken=""), "income")) == 1


# --- Secret Vault (E7.24)


@pytest.fixture
def vaulted() -> Game:
    """A Secret Vault in hand, with every other way to pay at hand."""
    return king(9, "secret_vault tavern", "framework manor")


def test_the_secret_vault_cannot_be_built(vaulted: Game) -> None:
    """E7.24: in any way."""
    assert {move for move in moves(vaulted) if "secret_vault" in move} == set()


def test_who_tries_is_told_why(vaulted: Game) -> None:
    """E7.24."""
    assert ("build secret_vault", "never-built") in [(str(move), why.id) for move, why in vaulted.refused()]


def test_it_is_refused_when_played(vaulted: Game) -> None:
    """E7.24."""
    assert refused(vaulted, "build secret_vault")


def test_it_scores_three_in_hand() -> None:
    """E7.24."""
    assert lines(ended(seat(hand="secret_vault")))["secret_vault"] == 3


def test_no_position_has_it_in_a_city() -> None:
    """E7.24."""
    with pytest.raises(PositionError, match=r"^players\[0\]\.city\[0\]: the secret_vault is never built"):
        king(0, "", "secret_vault")


def test_it_lies_under_a_museum_for_a_point() -> None:
    """E7.24, E7.16: it is in hand no longer."""
    result = lines(ended(seat(city="museum:secret_vault")))
    assert (result["museum"], "secret_vault" in result) == (1, False)


# --- E8.2


def test_the_score_is_made_of_districts_kinds_completion_and_the_unique_ones() -> None:
    """E8.2."""
    city = SIX + " park"
    assert lines(ended(seat(city=city, completed=1))) == {"districts": 18, "first": 4}


def test_every_other_complete_city_scores_two() -> None:
    """E8.2."""
    game = ended(seat(city=SIX + " park", completed=2))
    assert lines(game)["complete"] == 2


def test_coins_score() -> None:
    """E8.2, E6.9Q."""
    assert lines(ended(seat(city="tavern+"), cast="artist"))["artist-coins"] == 1


def test_five_kinds_score_three() -> None:
    """E8.2."""
    assert lines(ended(seat(city="tavern temple manor watchtower park")))["kinds"] == 3
