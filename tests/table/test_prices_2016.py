"""Facts beside a decision of 2016: what is given, what is got, and what is at stake (docs/protocol.md §2)."""

from __future__ import annotations

from citadels import Game
from tests.rules_2016.table import play, seat, turn
from tests.rules_2016.test_theater import chosen
from tests.table.desk import opened


def threatened(real: str, *answers: str) -> Game:
    """Seat 1, the King with 6 gold once he has gathered, is threatened by seat 0; the flower is on `real`."""
    other = "merchant" if real == "king" else "king"
    game = turn("blackmailer", seat("blackmailer"), seat("king", 4), seat("merchant"))
    return play(game, "gold", f"threaten {real} {other}", "end", "gold", *answers)


def test_a_loan_costs_one_s_own_gold_and_as_many_cards_as_gold_was_lent() -> None:
    """E6.5C: 2 of his own, 3 of seat 1."""
    own = seat("cardinal", 2, "palace manor tavern temple")
    desk = opened(turn("cardinal", own, seat("merchant", 3), taken="resources"), 0)
    loan = desk.choice("build-from", card="palace")
    assert (loan["cost"], loan["args"]["count"]) == (2, 3)


def test_a_bribe_says_half_of_the_gold() -> None:
    """E5.5.3."""
    assert opened(threatened("king"), 1).choice("bribe")["args"]["gold"] == 3


def test_to_refuse_says_all_that_is_at_stake() -> None:
    """E5.5.4."""
    assert opened(threatened("king"), 1).choice("pass")["args"] == {"gold": 6}


def test_the_blackmailer_is_told_what_the_flower_brings() -> None:
    """E5.5.4."""
    assert opened(threatened("king", "pass"), 0).choice("reveal")["args"] == {"gold": 6}


def test_a_blank_threat_brings_nothing() -> None:
    """E5.5.4."""
    assert opened(threatened("merchant", "pass"), 0).choice("reveal")["args"] == {"gold": 0}


def test_a_confiscation_says_what_the_builder_gets_back() -> None:
    """E5.3.4."""
    game = turn("magistrate", seat("magistrate"), seat("king", 4, "castle"), seat("merchant"))
    play(game, "gold", "warrant king merchant thief", "end", "gold", "build castle")
    assert opened(game, 0).choice("confiscate")["args"] == {"card": "castle", "gold": 4}


def test_the_theater_says_which_character_is_given() -> None:
    """E7.27."""
    assert opened(chosen("king", "thief", "magician", "bishop"), 0).choice("recast", seat=1)["args"]["roles"] == [
        "king"
    ]
