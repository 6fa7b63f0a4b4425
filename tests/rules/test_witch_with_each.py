"""The Witch with each of the other seventeen characters (R5.3, R11.18)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game

from .table import (
    RANKS,
    Json,
    acting,
    begins,
    city,
    coins,
    crown,
    gold,
    hand,
    moves,
    phase,
    play,
    refused,
    seat,
    turn,
)

EVERYONE = [name for names in RANKS[1:] for name in names]


def resumed(witch: Json, victim: str, *others: Json, players: int = 5, **keys: Any) -> Game:
    """The Witch (seat 0) has bewitched `victim` (seat 1), who took gold: she resumes."""
    game = turn("witch", witch, seat(victim), *others, players=players, taken="resources", **keys)
    return play(game, f"bewitch {victim}", "gold")


@pytest.mark.parametrize("victim", EVERYONE)
def test_victim_has_the_resource_action_alone(victim: str) -> None:
    """R5.3: takes the resource action alone, whoever he is."""
    rich = seat(victim, gold=5, hand="keep", city="temple manor tavern watchtower laboratory")
    game = turn("witch", seat("witch"), rich, players=5, crown=3, taken="resources")
    assert moves(play(game, f"bewitch {victim}")) == {"gold", "draw"}


@pytest.mark.parametrize("victim", EVERYONE)
def test_witch_resumes_as(victim: str) -> None:
    """R5.3: the Witch now resumes her turn with the bewitched character's powers."""
    assert acting(resumed(seat("witch"), victim, crown=3)) == (victim, 0)


@pytest.mark.parametrize("victim", EVERYONE)
def test_witch_does_not_take_gold_again_as(victim: str) -> None:
    """R5.3: she does not take a second resource action."""
    assert not moves(resumed(seat("witch"), victim, crown=3)) & {"gold", "draw"}


@pytest.mark.parametrize("victim", EVERYONE)
def test_witch_may_build_as(victim: str) -> None:
    """R5.3: builds."""
    assert "build temple" in resumed(seat("witch", gold=1, hand="temple"), victim, crown=3).moves()


def test_01_assassin_is_no_victim() -> None:
    """R1.5, R2.2: one character each rank, so the Assassin never meets the Witch in a game."""
    assert refused(turn("witch", seat("witch"), taken="resources"), "bewitch assassin")


def test_02_thief_robs_for_the_witch() -> None:
    """R5.3, R5.2: she names; the gold is hers, not the Thief's."""
    game = resumed(seat("witch"), "thief", seat("king", gold=5))
    play(game, "rob king", "end")
    assert (gold(game, 0), gold(game, 1), acting(game)) == (5, 2, ("king", 2))


def test_02_thief_as_whom_she_cannot_rob_herself() -> None:
    """R5.2: not the Witch, not the bewitched one."""
    assert not begins(resumed(seat("witch"), "thief"), "rob") & {"rob witch", "rob thief"}


def test_03_tax_collector_taxes_for_the_witch() -> None:
    """R5.3: taxes go to the Witch."""
    game = resumed(seat("witch"), "tax_collector", seat("king", gold=5, hand="temple"))
    play(game, "end", "gold", "build temple", "end")
    assert (gold(game, 0), gold(game, 1)) == (1, 2)


def test_03_as_tax_collector_she_does_not_tax_herself() -> None:
    """R5.4: every other player."""
    game = resumed(seat("witch", gold=3, hand="temple"), "tax_collector", seat("king"))
    assert gold(play(game, "build temple", "end"), 0) == 2


def test_03_the_bewitched_tax_collector_is_taxed_like_others() -> None:
    """R5.4: he cannot build, so he has nothing to pay."""
    assert gold(play(resumed(seat("witch"), "tax_collector", seat("king")), "end"), 1) == 2


def test_04_magician_swaps_the_witchs_hand() -> None:
    """R5.3: with her own hand."""
    game = resumed(seat("witch", hand="temple"), "magician", seat(hand="manor keep"))
    assert hand(play(game, "swap 2"), 0) == ["keep", "manor"]


def test_04_magician_may_be_swapped_with_his_own_holder() -> None:
    """R6.3M: with another player, the bewitched one included."""
    game = turn("witch", seat("witch", hand="temple"), seat("magician", hand="keep"), taken="resources")
    assert hand(play(game, "bewitch magician", "gold", "swap 1"), 0) == ["keep"]


def test_05_wizard_takes_for_the_witch() -> None:
    """R6.3W: she takes, and builds at once with her own gold."""
    game = resumed(seat("witch", gold=3), "wizard", seat(hand="manor"))
    assert city(play(game, "peek 2", "take manor build"), 0) == ["manor"]


def test_05_as_wizard_she_may_build_what_she_has() -> None:
    """R6.3W: this turn she may build districts she already has."""
    game = resumed(seat("witch", gold=1, hand="temple", city="temple"), "wizard")
    assert city(play(game, "build temple"), 0) == ["temple", "temple"]


def test_06_king_keeps_his_crown() -> None:
    """R5.3: the King's holder still gets the Crown; the Witch does not."""
    assert crown(resumed(seat("witch"), "king", crown=3)) == 1


def test_06_king_has_the_crown_when_he_is_called() -> None:
    """R5.3, R6.4K: the moment he is called."""
    game = turn("witch", seat("witch"), seat("king"), crown=3, taken="resources")
    assert crown(play(game, "bewitch king")) == 1


def test_06_as_king_she_has_noble_income() -> None:
    """R5.3: she may take the noble income, of her own city."""
    assert gold(play(resumed(seat("witch", city="manor castle"), "king"), "income"), 0) == 2


def test_07_as_emperor_she_gives_the_crown_away() -> None:
    """R5.3: the Witch gives the Crown away as the Emperor would."""
    assert crown(play(resumed(seat("witch"), "emperor", crown=3), "crown 1")) == 1


def test_07_as_emperor_she_is_paid() -> None:
    """R5.3, R6.4E: the receiver gives her a gold."""
    game = resumed(seat("witch"), "emperor", seat(gold=4), crown=3)
    assert gold(play(game, "crown 2", "give gold"), 0) == 1


def test_07_as_emperor_she_must_give_it() -> None:
    """R11.2: she ends only when the Crown is given."""
    assert refused(resumed(seat("witch"), "emperor", crown=3), "end")


def test_08_as_bishop_she_is_shielded() -> None:
    """R5.3: the Witch's city is shielded."""
    game = resumed(seat("witch", city="temple"), "bishop", seat("warlord", gold=9))
    assert not any(move.startswith("destroy 0") for move in moves(play(game, "end", "gold")))


def test_08_the_bewitched_bishop_is_not_shielded() -> None:
    """R5.3: the Bishop's is not."""
    witch, bishop, warlord = seat("witch"), seat("bishop", city="temple"), seat("warlord", gold=9)
    game = turn("witch", witch, bishop, warlord, taken="resources")
    assert "destroy 1 temple" in play(game, "bewitch bishop", "gold", "end", "gold").moves()


def test_09_as_abbot_she_takes_the_tithe() -> None:
    """R5.3, R6.5A: the richest pays her."""
    assert gold(play(resumed(seat("witch"), "abbot", seat(gold=9)), "tithe"), 0) == 1


def test_09_the_bewitched_abbot_may_be_the_richest() -> None:
    """R6.5A: the most gold of all other players."""
    game = turn("witch", seat("witch"), seat("abbot", gold=7), seat(gold=5), taken="resources")
    assert gold(play(game, "bewitch abbot", "gold", "tithe"), 1) == 8


def test_10_as_merchant_she_has_the_coin_and_the_income() -> None:
    """R5.3, R11.18: Merchant's coin, and trade income of her own city."""
    assert gold(play(resumed(seat("witch", city="tavern"), "merchant"), "income"), 0) == 2


def test_11_as_alchemist_she_gets_her_gold_back() -> None:
    """R5.3, R6.6A: what she paid for building in the resumed turn."""
    game = resumed(seat("witch", gold=4, hand="castle"), "alchemist", seat("warlord"))
    assert gold(play(game, "build castle", "end"), 0) == 4


def test_12_as_architect_she_builds_three() -> None:
    """R5.3: builds (three as Architect)."""
    game = resumed(seat("witch", gold=9, hand="temple tavern castle keep"), "architect", deck="")
    play(game, "build temple", "build tavern", "build castle")
    assert (len(city(game, 0)), begins(game, "build")) == (3, set())


def test_12_the_bewitched_architect_has_no_cards() -> None:
    """R5.3: no bonus of R6.7A."""
    assert hand(resumed(seat("witch"), "architect"), 1) == []


def test_13_as_navigator_she_chooses_her_extra() -> None:
    """R11.18: the Navigator's extra is her choice."""
    assert begins(resumed(seat("witch"), "navigator"), "navigate") == {"navigate gold", "navigate cards"}


def test_13_as_navigator_she_cannot_build_after_it() -> None:
    """R5.3: after the extra gold or cards she cannot build."""
    game = resumed(seat("witch", gold=5, hand="temple"), "navigator")
    assert refused(play(game, "navigate gold"), "build temple")


def test_14_as_warlord_she_destroys() -> None:
    """R5.3, R6.8W: at her own cost."""
    game = resumed(seat("witch", gold=2), "warlord", seat(city="manor"))
    assert (city(play(game, "destroy 2 manor"), 2), gold(game, 0)) == ([], 0)


def test_14_graveyard_is_asked_when_the_witch_destroys() -> None:
    """R11.11: the Witch as Warlord: the Graveyard's owner may pay."""
    game = resumed(seat("witch", gold=2), "warlord", seat(gold=1, city="manor graveyard"))
    assert hand(play(game, "destroy 2 manor", "recover"), 2) == ["manor"]


def test_14_the_bewitched_warlord_may_use_his_graveyard() -> None:
    """R7.5, R11.11: it is the Witch who destroys, not he."""
    game = turn(
        "witch", seat("witch", gold=2), seat("warlord", city="graveyard"), seat(city="manor"), taken="resources"
    )
    assert play(game, "bewitch warlord", "gold", "destroy 2 manor").to_move == 1


def test_14_the_witchs_own_graveyard_is_silent() -> None:
    """R11.11: unless he is the one destroying."""
    game = resumed(seat("witch", gold=5, city="graveyard"), "warlord", seat(city="manor"))
    assert moves(play(game, "destroy 2 manor")) == {"end"}


def test_15_as_diplomat_she_exchanges() -> None:
    """R5.3, R6.8D: her own district for another's."""
    game = resumed(seat("witch", gold=2, city="temple"), "diplomat", seat(city="manor"))
    assert city(play(game, "exchange 2 manor temple"), 0) == ["manor"]


def test_16_as_artist_she_beautifies() -> None:
    """R5.3, R6.9A: her own districts, with her own gold."""
    game = resumed(seat("witch", gold=2, city="temple manor"), "artist")
    assert coins(play(game, "beautify manor", "beautify temple"), 0) == ["manor", "temple"]


def test_17_as_queen_she_is_paid_for_her_own_seat() -> None:
    """R5.3, R6.9Q: she sits next to the King's holder; the bewitched Queen does not count."""
    game = turn("witch", seat("witch"), seat(), seat("queen"), seat(), seat("king"), players=5, taken="resources")
    play(game, "bewitch queen", "gold", "end", "gold")
    assert gold(play(game, "income"), 0) == 3


def test_17_as_queen_away_from_the_king_she_has_nothing() -> None:
    """R6.9Q: her own seat counts."""
    game = turn("witch", seat("witch"), seat("queen"), seat("king"), players=5, taken="resources")
    play(game, "bewitch queen", "gold", "end", "gold")
    assert refused(game, "income")


def test_the_resumed_turn_knows_what_was_used() -> None:
    """R5.3: the resources are taken, the new power is not."""
    assert phase(resumed(seat("witch", city="manor"), "king"))["taken"] == ["resources"]
