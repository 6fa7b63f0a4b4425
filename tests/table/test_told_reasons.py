"""Reasons that are shown, and their words (protocol §6)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadels import Game
from citadels.core.moves import Move
from citadels.table.advice import chosen
from citadels.table.reasons.context import Reason
from tabletop.table.advice import LADDER, Difference, in_words

ROOT = Path(__file__).parents[2]

# --- in words


def test_the_ladder_of_chances_rises_to_the_end() -> None:
    assert [in_words((below - 1) / 100)["id"] for below, _ in LADDER] == [f"share-{word}" for _, word in LADDER]


@pytest.mark.parametrize(("share", "word"), [(0.0, "never"), (0.34, "third"), (0.5, "half"), (0.66, "two-thirds")])
def test_a_share_is_said_by_the_nearest_word(share: float, word: str) -> None:
    assert in_words(share)["id"] == f"share-{word}"


def test_every_reason_has_words() -> None:
    package = ROOT / "src" / "citadels" / "table" / "reasons"
    texts = [path.read_text("utf-8") for path in package.glob("*.py")]
    named_there = {name for text in texts for name in re.findall(r'"((?:because|beware|who)-[a-z-]+)"', text)}
    words = {
        name
        for path in (ROOT / "site" / "locales" / "en").rglob("*.ftl")
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    }
    assert (len(named_there) > 60, named_there - words) == (True, set())


# --- which of them are shown

ASKED = Game.new(["Ann", "Ben"], {}, 1).observe(0)
RICHER = Difference("gold", 2.0, 0.0, 0.04)
POORER = Difference("gold", 0.0, 2.0, -0.04)
KILLED = Difference("killed", 0.5, 0.1, -0.04)


def because(name: str, weight: float = 1.0, about: tuple[str, ...] = ()) -> Reason:
    return Reason(f"because-{name}", {}, weight, about=about)


def ids_of(cards: list[Reason], differences: list[Difference], text: str = "pick king") -> list[str]:
    return [reason["id"] for reason in chosen(ASKED, Move.parse(text), cards, differences)]


def test_the_cards_come_before_the_numbers() -> None:
    assert ids_of([because("crown")], [RICHER]) == ["because-crown", "reason-gold-more"]


def test_no_number_says_again_what_a_card_has_said() -> None:
    assert ids_of([because("merchant", about=("gold",))], [RICHER]) == ["because-merchant"]


def test_a_danger_takes_the_third_place() -> None:
    cards = [because("crown"), because("safe"), because("tax"), Reason("beware-raid", {}, 0.1, good=False)]
    assert ids_of(cards, []) == ["because-crown", "because-safe", "beware-raid"]


def test_without_a_danger_three_speak_for_it() -> None:
    cards = [because("crown"), because("safe"), because("tax"), because("coin")]
    assert ids_of(cards, []) == ["because-crown", "because-safe", "because-tax"]


def test_less_than_a_coin_is_not_worth_a_word() -> None:
    assert ids_of([], [Difference("gold", 0.9, 0.0, 0.018)]) == []


@pytest.mark.parametrize("move", ["build tavern", "gold", "draw", "end", "destroy 1 tavern", "smithy"])
def test_what_a_move_does_before_ones_eyes_is_not_told_as_a_number(move: str) -> None:
    assert ids_of([], [RICHER], move) == []


def test_gold_that_was_spent_is_never_held_against_a_move() -> None:
    assert ids_of([], [POORER]) == []


def test_gold_that_is_left_because_less_was_built_is_no_gain() -> None:
    assert ids_of([], [RICHER, Difference("built", 0.2, 1.1, -0.056)]) == ["reason-built-less"]


def test_gold_beside_as_many_districts_is_one() -> None:
    assert ids_of([], [RICHER, Difference("built", 1.7, 0.9, 0.048)]) == ["reason-gold-more", "reason-built-more"]


def test_chances_that_sound_alike_are_not_told_apart() -> None:
    assert ids_of([], [Difference("killed", 0.32, 0.36, 0.002)]) == []


def test_who_has_next_to_nothing_need_not_fear_a_thief() -> None:
    """R5.2: both players of the table that is asked about begin with two gold."""
    assert ids_of([], [Difference("robbed", 0.5, 0.1, -0.024)]) == []


def test_what_befalls_a_character_is_told_as_a_habit_of_bots() -> None:
    assert chosen(ASKED, Move.parse("pick king"), [], [KILLED]) == [
        {"id": "reason-killed-more", "args": {"chance": in_words(0.5)}, "good": False}
    ]


def test_that_nobody_was_murdered_is_not_told_as_a_fact() -> None:
    """The bots of the worlds tried may leave a character alone that people do name."""
    assert ids_of([], [Difference("killed", 0.0, 0.08, 0.008)]) == []


def test_what_they_would_rather_do_to_others_is_told_with_its_chance() -> None:
    reasons = chosen(ASKED, Move.parse("pick bishop"), [], [Difference("killed", 0.02, 0.7, 0.068)])
    assert [(reason["id"], reason["args"]["chance"]["id"]) for reason in reasons] == [
        ("reason-killed-less", "share-two-thirds")
    ]


def test_players_are_called_by_their_names() -> None:
    reasons = chosen(ASKED, Move.parse("end"), [Reason("because-leader", {"other": 1}, 1.0)], [])
    assert reasons[0]["args"] == {"other": "Ben"}


def test_players_in_brackets_are_called_by_their_names_too() -> None:
    who = {"id": "who-gold", "args": {"other": 1, "gold": 3}}
    reasons = chosen(ASKED, Move.parse("rob king"), [Reason("because-held", {"who": who, "role": "king"}, 1.0)], [])
    assert reasons[0]["args"]["who"]["args"] == {"other": "Ben", "gold": 3}


@pytest.mark.parametrize(("more", "way"), [(0.6, "more"), (-0.6, "less")])
def test_half_a_district_is_not_told_as_a_whole_one(more: float, way: str) -> None:
    assert ids_of([], [Difference("built", 1.0 + more, 1.0, more / 12)]) == [f"reason-built-perhaps-{way}"]
