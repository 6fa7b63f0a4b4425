"""Unique districts of 2016 where others have a say: what is confiscated, seized, exchanged, bewitched (E7, E8.1)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.rules_2016.king import SIX, city, gold, hand
from tests.rules_2016.table import Json, begins, built, completed, deck, moves, phase, play, seat, turn

SIGNED: Json = {"on": ["thief", "king", "bishop"], "signed": "king", "shown": False}


def warranted(gold: int = 0, hand: str = "", city: str = "", theirs: str = "", **keys: Any) -> Game:
    """The King's turn, under the signed warrant of seat 1."""
    return turn("king", seat("king", gold=gold, hand=hand, city=city), seat("magistrate", city=theirs), seat("thief"),
                seat("bishop"), taken="resources", warrants=SIGNED, **keys)  # fmt: skip


# --- the Magistrate


def test_confiscated_stables_do_not_count_either() -> None:
    """E7.26."""
    game = play(warranted(9, "stables tavern"), "build stables", "confiscate")
    assert (phase(game)["extra"], "build tavern" in moves(game)) == (1, True)


def test_the_gold_of_a_confiscated_den_comes_back_and_the_cards_do_not() -> None:
    """E7.28."""
    game = play(
        warranted(4, "thieves_den tavern manor"), "build thieves_den with 2", "spend manor tavern", "confiscate"
    )
    assert (gold(game), hand(game), city(game, 1)) == (4, [], ["thieves_den"])


def test_the_magistrate_is_asked_once_the_cards_are_paid() -> None:
    """E7.28, E11.8: they are under the deck before the answer."""
    game = play(warranted(4, "thieves_den tavern manor"), "build thieves_den with 2", "spend manor tavern")
    assert (game.to_move, deck(game)[-2:]) == (1, ["manor", "tavern"])


@pytest.mark.parametrize("move", ["build palace framework", "build necropolis over tavern"])
def test_no_warrant_asks_about_what_is_built_without_paying(move: str) -> None:
    """E7.6, E7.19."""
    game = warranted(0, "palace necropolis", "framework tavern")
    assert play(game, move).to_move == 0


def test_a_confiscated_district_completes_a_city() -> None:
    """E8.1."""
    assert completed(play(warranted(9, "castle", "", SIX), "build castle", "confiscate"), 1) == 1


def test_a_quarry_helps_no_magistrate() -> None:
    """E7.22."""
    assert "confiscate" not in moves(play(warranted(9, "tavern", "", "quarry tavern"), "build tavern"))


# --- rank 8


def test_a_seized_district_completes_a_city() -> None:
    """E8.1."""
    game = turn("marshal", seat("marshal", gold=9, city=SIX), seat("king", city="tavern"), taken="resources")
    assert completed(play(game, "seize 1 tavern"), 0) == 1


def test_a_monument_exchanged_into_a_city_completes_it() -> None:
    """E8.1: six districts, and it counts as two."""
    game = turn("diplomat", seat("diplomat", gold=9, city=SIX), seat("king", city="monument"), taken="resources")
    assert completed(play(game, "exchange 1 monument manor"), 0) == 1


def test_a_quarry_helps_no_marshal() -> None:
    """E7.22."""
    sits = seat("marshal", gold=9, city="quarry tavern")
    game = turn("marshal", sits, seat("king", city="tavern"), taken="resources")
    assert begins(game, "seize") == set()


def test_a_quarry_helps_no_diplomat() -> None:
    """E7.22."""
    sits = seat("diplomat", gold=9, city="quarry tavern manor")
    game = turn("diplomat", sits, seat("king", city="tavern"), taken="resources")
    assert {text for text in begins(game, "exchange") if not text.endswith(" tavern")} == set()


def test_a_seized_museum_keeps_its_cards() -> None:
    """E7.16: exchanged or seized, they go along."""
    sits = seat("diplomat", gold=9, city="palace")
    game = turn("diplomat", sits, seat("king", city="museum:tavern,manor"), taken="resources")
    assert built(play(game, "exchange 1 museum palace"), 0)[0]["tucked"] == ["tavern", "manor"]


def test_the_cards_of_a_museum_that_rank_8_destroys_go_under_the_deck() -> None:
    """E7.16."""
    game = turn("warlord", seat("warlord", gold=9), seat("king", city="museum:tavern"), taken="resources")
    assert deck(play(game, "destroy 1 museum"))[-2:] == ["museum", "tavern"]


def test_the_great_wall_costs_rank_8_one_more() -> None:
    """E7.8."""
    game = turn("warlord", seat("warlord", gold=9), seat("king", city="great_wall palace"), taken="resources")
    assert gold(play(game, "destroy 1 palace")) == 4


# --- the Wizard


def test_the_wizard_pays_for_what_is_built_at_once_as_its_owner_could() -> None:
    """E7.6, E6.3."""
    game = turn("wizard", seat("wizard", city="framework"), seat("king", hand="palace"), taken="resources")
    assert city(play(game, "peek 1", "take palace build framework")) == ["palace"]


def test_the_den_taken_is_none_of_the_cards_it_is_paid_with() -> None:
    """E7.28, E6.3: two cards of his own, four gold."""
    sits = seat("wizard", gold=4, hand="tavern manor")
    game = play(turn("wizard", sits, seat("king", hand="thieves_den"), taken="resources"), "peek 1")
    assert begins(game, "take") == {"take thieves_den", "take thieves_den build with 2"}


def test_no_wizard_builds_a_secret_vault() -> None:
    """E7.24."""
    sits = seat("wizard", gold=9, city="framework")
    game = play(turn("wizard", sits, seat("king", hand="secret_vault"), taken="resources"), "peek 1")
    assert moves(game) == {"take secret_vault"}


# --- the Abbot and the Witch


def test_the_abbot_chooses_gold_or_card_for_the_school_of_magic_too() -> None:
    """E7.23."""
    game = turn("abbot", seat("abbot", city="temple school_of_magic"), seat("king"), taken="resources")
    assert begins(game, "income") == {"income 0", "income 1", "income 2"}


@pytest.mark.parametrize(("district", "gathers", "left"), [("poor_house", "draw", 0), ("park", "gold", 2)])
def test_a_witch_who_does_not_go_on_has_nothing_of_them(district: str, gathers: str, left: int) -> None:
    """E7.20, E7.21, E5.2: nobody has the Bishop whom she names; she has no gold, or no cards."""
    game = turn("witch", seat("witch", city=district), seat("king"), seat("thief"), seat("warlord"))
    play(game, gathers)
    if gathers == "draw":
        game.play(game.moves()[0])
    play(game, "bewitch bishop", "gold", "end", "gold", "end", "gold", "end")
    assert (game.position()["round"], gold(game), len(hand(game))) == (2, left, 0 if gathers == "gold" else 1)
