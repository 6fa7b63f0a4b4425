"""Reasons from one's own cards: what a teacher would say of a move, and of no other (protocol §6)."""

from __future__ import annotations

from typing import Any

from citadels import Game
from tests.rules.table import SEVEN, select, turn
from tests.rules.table import seat as sits
from tests.table.reasoned import arguments_of

# --- the draft


def drafting(**keys: Any) -> Game:
    """A pick with a Castle in hand, the gold for it and a Manor that stands."""
    mine = sits(gold=2, hand="castle", city="manor")
    return select(0, "king thief merchant bishop", mine, down="magician", **keys)


def test_a_character_that_pays_for_what_it_can_build_says_so() -> None:
    assert arguments_of(drafting(), "pick king")["because-pays-at-once"] == {"card": "castle", "gold": 2}


def test_the_king_chooses_first_next_round() -> None:
    assert "because-crown" in arguments_of(drafting(), "pick king")


def test_in_the_last_round_nobody_chooses_first_next() -> None:
    assert "because-crown" not in arguments_of(drafting(last_round=True), "pick king")


def test_the_warlord_can_still_come() -> None:
    assert arguments_of(drafting(), "pick king", "pick bishop")["beware-raid"] == {"role": "warlord"}


def test_a_warlord_who_lies_open_cannot() -> None:
    assert "beware-raid" not in arguments_of(drafting(up="warlord"), "pick king", "pick bishop")


def test_a_danger_that_every_choice_has_is_none_of_this_one() -> None:
    mine = sits(city="temple church monastery watchtower prison castle")
    game = select(0, "king thief merchant bishop", mine, down="magician")
    assert "beware-raid" not in arguments_of(game, "pick king", "pick merchant", "pick thief")


def test_the_thief_looks_at_a_full_purse() -> None:
    game = select(0, "king assassin merchant bishop", sits(gold=6), down="magician")
    assert arguments_of(game, "pick king")["beware-thief"] == {"role": "thief", "gold": 6}


def test_what_cannot_be_paid_is_no_reason() -> None:
    game = select(0, "king thief merchant bishop", sits(gold=0, hand="castle"), down="magician")
    assert "because-pays-at-once" not in arguments_of(game, "pick king")


def test_the_architect_names_what_completes_the_city() -> None:
    six = "temple church monastery watchtower prison castle"
    mine = sits(gold=4, hand="manor tavern", city=six)
    game = select(0, "architect king thief merchant", mine, down="magician")
    assert arguments_of(game, "pick architect")["because-finish"] == {"cards": ["tavern", "manor"]}


def test_the_bishop_keeps_the_warlord_out() -> None:
    game = select(0, "bishop thief king merchant", sits(gold=0, city="temple manor"), down="magician")
    assert arguments_of(game, "pick bishop")["because-safe"] == {"role": "warlord"}


# --- gold, cards, building, the end of a turn


def test_gold_is_for_a_card_that_it_pays() -> None:
    game = turn("king", sits("king", gold=2, hand="castle"), deck="temple temple temple")
    assert arguments_of(game, "gold", "draw")["because-pays-for"] == {"card": "castle"}


def test_cards_are_for_an_empty_hand() -> None:
    game = turn("king", sits("king", gold=2), deck="temple temple temple")
    assert "because-poor-hand" in arguments_of(game, "draw", "gold")


def test_building_for_the_income_comes_before_collecting() -> None:
    game = turn("king", sits("king", gold=4, hand="castle", city="manor"), taken="resources power")
    assert arguments_of(game, "build castle", "income")["because-pays-more"] == {"role": "king"}


def test_the_first_complete_city_brings_four_points() -> None:
    """R8.2."""
    game = turn("king", sits("king", gold=4, hand="tavern", city=SEVEN), taken="resources power")
    assert arguments_of(game, "build tavern", "end")["because-first-complete"] == {"points": 4}


def test_a_complete_city_need_fear_nobody() -> None:
    """R6.8W."""
    game = turn("king", sits("king", gold=4, hand="tavern", city=SEVEN), taken="resources power")
    assert "beware-destroyed" not in arguments_of(game, "build tavern", "end")


def test_the_warlord_may_take_what_is_cheap() -> None:
    player = sits("king", gold=4, hand="tavern", city="manor")
    game = turn("king", player, sits("warlord"), taken="resources power")
    assert arguments_of(game, "build tavern", "end")["beware-destroyed"] == {"role": "warlord", "cost": 0}


def test_what_both_districts_do_tells_neither_from_the_other() -> None:
    game = turn("king", sits("king", gold=4, hand="tavern market", city="manor"), taken="resources power")
    assert "because-new-kind" not in arguments_of(game, "build market", "build tavern")


def test_where_nothing_is_its_own_it_is_held_against_the_one_that_does_less() -> None:
    game = turn("king", sits("king", gold=4, hand="tavern market", city="manor"), taken="resources power")
    assert arguments_of(game, "build market", "build tavern", "build tavern", "end")["because-new-kind"] == {
        "kind": "trade"
    }


def test_the_first_district_of_all_may_be_of_any_kind() -> None:
    """R8.2: it would lack the others as much."""
    game = turn("thief", sits("thief", gold=4, hand="tavern temple"), taken="resources power")
    assert "because-new-kind" not in arguments_of(game, "build temple", "build tavern", "end")


def test_the_cheapest_build_leaves_gold_behind() -> None:
    game = turn("thief", sits("thief", gold=4, hand="tavern monastery"), taken="resources power")
    assert arguments_of(game, "build tavern", "build monastery")["because-leaves-gold"] == {"gold": 3}


def test_what_needs_no_more_gold_leaves_it_for_the_next() -> None:
    game = turn("thief", sits("thief", gold=3, hand="tavern"), taken="power", deck="temple temple temple")
    assert arguments_of(game, "gold", "draw")["because-ready"] == {"card": "tavern"}


def test_a_card_that_completes_the_city_is_kept_for_that() -> None:
    """R8.1: with the Warlord's income it can be paid (R4.5)."""
    me = sits("warlord", gold=1, city=SEVEN)
    game = turn("warlord", me, deck="tavern palace temple").play("draw")
    assert arguments_of(game, "keep tavern", "keep palace")["because-first-complete"] == {"points": 4}


def test_gold_is_kept_for_what_is_dearer() -> None:
    player = sits("king", gold=3, hand="tavern palace", city="temple")
    game = turn("king", player, taken="resources power income")
    assert arguments_of(game, "end", "build tavern")["because-save"] == {"card": "palace"}


def test_a_district_that_does_nothing_else_is_worth_its_points() -> None:
    game = turn("thief", sits("thief", gold=4, hand="tavern temple", city="market church"), taken="resources power")
    assert arguments_of(game, "build tavern", "end") == {"because-worth": {"points": 1}}
