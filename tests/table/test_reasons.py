"""Reasons from the cards: what a teacher would say of a move, and of no other (protocol §6)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.bots.hints import Difference
from citadels.core.moves import Move
from citadels.table.advice import chosen
from citadels.table.reasons.scene import Reason
from citadels.table.reasons.told import reasons
from citadels.table.reasons.words import LADDER, in_words
from tests.rules.table import SEVEN, select, turn
from tests.rules.table import seat as sits
from tests.table.desk import Json

ROOT = Path(__file__).parents[2]


def told(game: Game, said: str, *instead: str) -> dict[str, Json]:
    """What is said of a move against others, or against all there are: the arguments by the message."""
    seat = game.to_move
    assert seat is not None
    moves = game.moves()
    rest = [Move.parse(one) for one in instead] or [one for one in moves if one != said]
    found: dict[str, Any] = {
        one.id: dict(one.args) for one in reasons(game.observe(seat), moves, Move.parse(said), rest)
    }
    return found


# --- the draft


def drafting(**keys: Any) -> Game:
    """A pick with a Castle in hand, the gold for it and a Manor that stands."""
    mine = sits(gold=2, hand="castle", city="manor")
    return select(0, "king thief merchant bishop", mine, down="magician", **keys)


def test_a_character_that_pays_for_what_it_can_build_says_so() -> None:
    assert told(drafting(), "pick king")["because-pays-at-once"] == {"card": "castle", "gold": 2}


def test_the_king_chooses_first_next_round() -> None:
    assert "because-crown" in told(drafting(), "pick king")


def test_in_the_last_round_nobody_chooses_first_next() -> None:
    assert "because-crown" not in told(drafting(last_round=True), "pick king")


def test_the_warlord_can_still_come() -> None:
    assert told(drafting(), "pick king", "pick bishop")["beware-raid"] == {"role": "warlord"}


def test_a_warlord_who_lies_open_cannot() -> None:
    assert "beware-raid" not in told(drafting(up="warlord"), "pick king", "pick bishop")


def test_a_danger_that_every_choice_has_is_none_of_this_one() -> None:
    mine = sits(city="temple church monastery watchtower prison castle")
    game = select(0, "king thief merchant bishop", mine, down="magician")
    assert "beware-raid" not in told(game, "pick king", "pick merchant", "pick thief")


def test_the_thief_looks_at_a_full_purse() -> None:
    game = select(0, "king assassin merchant bishop", sits(gold=6), down="magician")
    assert told(game, "pick king")["beware-thief"] == {"role": "thief", "gold": 6}


def test_what_cannot_be_paid_is_no_reason() -> None:
    game = select(0, "king thief merchant bishop", sits(gold=0, hand="castle"), down="magician")
    assert "because-pays-at-once" not in told(game, "pick king")


def test_the_architect_names_what_completes_the_city() -> None:
    six = "temple church monastery watchtower prison castle"
    mine = sits(gold=4, hand="manor tavern", city=six)
    game = select(0, "architect king thief merchant", mine, down="magician")
    assert told(game, "pick architect")["because-finish"] == {"cards": ["tavern", "manor"]}


def test_the_bishop_keeps_the_warlord_out() -> None:
    game = select(0, "bishop thief king merchant", sits(gold=0, city="temple manor"), down="magician")
    assert told(game, "pick bishop")["because-safe"] == {"role": "warlord"}


# --- gold, cards, building, the end of a turn


def test_gold_is_for_a_card_that_it_pays() -> None:
    game = turn("king", sits("king", gold=2, hand="castle"), deck="temple temple temple")
    assert told(game, "gold", "draw")["because-pays-for"] == {"card": "castle"}


def test_cards_are_for_an_empty_hand() -> None:
    game = turn("king", sits("king", gold=2), deck="temple temple temple")
    assert "because-poor-hand" in told(game, "draw", "gold")


def test_building_for_the_income_comes_before_collecting() -> None:
    game = turn("king", sits("king", gold=4, hand="castle", city="manor"), taken="resources power")
    assert told(game, "build castle", "income")["because-pays-more"] == {"role": "king"}


def test_the_first_complete_city_brings_four_points() -> None:
    """R8.2."""
    game = turn("king", sits("king", gold=4, hand="tavern", city=SEVEN), taken="resources power")
    assert told(game, "build tavern", "end")["because-first-complete"] == {"points": 4}


def test_a_complete_city_need_fear_nobody() -> None:
    """R6.8W."""
    game = turn("king", sits("king", gold=4, hand="tavern", city=SEVEN), taken="resources power")
    assert "beware-destroyed" not in told(game, "build tavern", "end")


def test_the_warlord_may_take_what_is_cheap() -> None:
    player = sits("king", gold=4, hand="tavern", city="manor")
    game = turn("king", player, sits("warlord"), taken="resources power")
    assert told(game, "build tavern", "end")["beware-destroyed"] == {"role": "warlord", "cost": 0}


def test_what_both_districts_do_tells_neither_from_the_other() -> None:
    game = turn("king", sits("king", gold=4, hand="tavern market"), taken="resources power")
    assert "because-new-kind" not in told(game, "build market", "build tavern")


def test_where_nothing_is_its_own_it_is_held_against_the_one_that_does_less() -> None:
    game = turn("king", sits("king", gold=4, hand="tavern market"), taken="resources power")
    assert told(game, "build market", "build tavern", "build tavern", "end")["because-new-kind"] == {"kind": "trade"}


def test_gold_is_kept_for_what_is_dearer() -> None:
    player = sits("king", gold=3, hand="tavern palace", city="temple")
    game = turn("king", player, taken="resources power income")
    assert told(game, "end", "build tavern")["because-save"] == {"card": "palace"}


# --- others


def test_who_is_robbed_may_have_gold() -> None:
    rich = sits("merchant", gold=7, city="tavern market harbor")
    game = turn("thief", sits("thief"), rich, taken="resources")
    assert told(game, "rob merchant", "rob king")["because-purse"]["gold"] == 7


def test_what_is_destroyed_for_nothing_is_said_to_cost_nothing() -> None:
    player = sits("warlord", gold=3, city="prison")
    game = turn("warlord", player, sits(city="tavern"), taken="resources income")
    assert told(game, "destroy 1 tavern", "end")["because-for-nothing"] == {"points": 1, "cost": 0}


def test_the_fuller_hand_is_worth_a_swap() -> None:
    player = sits("magician", hand="temple", city="temple")
    game = turn("magician", player, sits(hand="manor castle palace"), taken="resources")
    assert told(game, "swap 1", "end")["because-swap"] == {"other": 1, "count": 3, "have": 0}


# --- in words


def test_the_ladder_of_chances_rises_to_the_end() -> None:
    assert [in_words((below - 1) / 100)["id"] for below, _ in LADDER] == [f"share-{word}" for _, word in LADDER]


@pytest.mark.parametrize(("share", "word"), [(0.0, "never"), (0.34, "third"), (0.5, "half"), (0.66, "two-thirds")])
def test_a_share_is_said_by_the_nearest_word(share: float, word: str) -> None:
    assert in_words(share)["id"] == f"share-{word}"


def test_every_reason_has_words() -> None:
    package = ROOT / "src" / "citadels" / "table" / "reasons"
    texts = [path.read_text("utf-8") for path in package.glob("*.py")]
    told_there = {name for text in texts for name in re.findall(r'"((?:because|beware)-[a-z-]+)"', text)}
    words = {
        name
        for path in (ROOT / "site" / "locales" / "en").rglob("*.ftl")
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    }
    assert (len(told_there) > 60, told_there - words) == (True, set())


# --- which of them are shown

ASKED = Game.new(["Ann", "Ben"], {}, 1).observe(0)
RICHER = Difference("gold", 2.0, 0.0, 0.04)
ROBBED = Difference("robbed", 0.5, 0.1, -0.024)


def because(name: str, weight: float = 1.0, about: tuple[str, ...] = ()) -> Reason:
    return Reason(f"because-{name}", {}, weight, about=about)


def shown(cards: list[Reason], found: list[Difference]) -> list[str]:
    return [one["id"] for one in chosen(ASKED, cards, found)]


def test_the_cards_come_before_the_numbers() -> None:
    assert shown([because("crown")], [RICHER]) == ["because-crown", "reason-gold-more"]


def test_no_number_says_again_what_a_card_has_said() -> None:
    assert shown([because("merchant", about=("gold",))], [RICHER]) == ["because-merchant"]


def test_a_danger_takes_the_third_place() -> None:
    cards = [because("crown"), because("safe"), because("tax"), Reason("beware-raid", {}, 0.1, good=False)]
    assert shown(cards, []) == ["because-crown", "because-safe", "beware-raid"]


def test_without_a_danger_three_speak_for_it() -> None:
    cards = [because("crown"), because("safe"), because("tax"), because("coin")]
    assert shown(cards, []) == ["because-crown", "because-safe", "because-tax"]


def test_less_than_half_a_coin_is_not_worth_a_word() -> None:
    assert shown([], [Difference("gold", 0.4, 0.0, 0.008)]) == []


def test_chances_that_sound_alike_are_not_told_apart() -> None:
    assert shown([], [Difference("robbed", 0.32, 0.36, 0.002)]) == []


def test_what_befalls_a_character_is_told_as_a_danger() -> None:
    assert chosen(ASKED, [], [ROBBED]) == [
        {
            "id": "reason-robbed",
            "args": {"here": in_words(0.5), "there": in_words(0.1)},
            "good": False,
        }
    ]


def test_players_are_called_by_their_names() -> None:
    assert chosen(ASKED, [Reason("because-leader", {"other": 1}, 1.0)], [])[0]["args"] == {"other": "Ben"}
