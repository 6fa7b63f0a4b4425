"""The unique districts of 2016 that have a namesake of 2005 (E7)."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.cards.catalog import ALL_DISTRICTS
from citadels.core.registry import NEWER, PLAYED
from tests.rules_2016.king import SIX, city, ended, gold, hand, king, lines
from tests.rules_2016.table import begins, built, deck, heard, moves, play, refused, seat, turn

# --- E1.4, E12.8: which records are whose


@pytest.mark.parametrize("name", [
    "dragon_gate", "keep", "smithy", "museum", "map_room", "great_wall", "school_of_magic", "park", "factory",
    "imperial_treasury",
])  # fmt: skip
def test_a_namesake_acts_as_in_2005(name: str) -> None:
    """E1.4."""
    district, other = NEWER.districts[name], PLAYED.districts[name]
    assert (district.powers, district.when, district.asks, district.points, district.text) == (
        other.powers, other.when, other.asks, other.points, "",
    )  # fmt: skip


@pytest.mark.parametrize(
    "name", ["armory", "laboratory", "library", "observatory", "poor_house", "quarry", "wishing_well"]
)
def test_a_changed_district_has_words_of_its_own(name: str) -> None:
    """E1.4, E12.8."""
    assert NEWER.districts[name].text == f"{name}-2016"


def test_each_is_there_once() -> None:
    """E1.2: one copy each, the Keep too."""
    assert {card.copies for card in NEWER.districts.values() if card.edition == "2016"} == {1}


def test_the_common_districts_are_the_same() -> None:
    """E1.1."""
    common = [card for card in ALL_DISTRICTS if card.id in NEWER.districts and card.kind != "special"]
    assert all(NEWER.districts[card.id] is card for card in common)


# --- Armory (E7.1)


@pytest.fixture
def armed() -> Game:
    """An Armory, and others' cities: the Bishop's with a Keep, one that is complete."""
    sits = seat("king", city="armory tavern")
    complete = seat("magician", city=SIX + " castle", completed=1)
    return turn("king", sits, seat("thief", city="docks"), complete, seat("bishop", city="keep market"),
                taken="resources", last_round=True)  # fmt: skip


def test_the_armory_destroys_a_district_anywhere(armed: Game) -> None:
    """E7.1: one's own, a Keep and the Bishop's included, but none in a complete city."""
    assert begins(armed, "armory") == {"armory 0 tavern", "armory 1 docks", "armory 3 keep", "armory 3 market"}


def test_both_districts_are_gone(armed: Game) -> None:
    """E7.1."""
    play(armed, "armory 3 keep")
    assert (city(armed), city(armed, 3)) == (["tavern"], ["market"])


def test_both_cards_go_under_the_deck(armed: Game) -> None:
    """E7.1, R11.5."""
    assert deck(play(armed, "armory 3 keep"))[-2:] == ["armory", "keep"]


def test_its_owner_may_hit_their_own(armed: Game) -> None:
    """E7.1."""
    assert city(play(armed, "armory 0 tavern")) == []


def test_nothing_in_a_complete_city_can_be_hit(armed: Game) -> None:
    """E7.1."""
    assert refused(armed, "armory 2 castle")


def test_who_looks_for_a_district_of_a_complete_city_is_told_why(armed: Game) -> None:
    """E7.1."""
    why = {str(move): why.id for move, why in armed.refused()}
    assert why["armory 2 castle"] == "armory-complete"


def test_the_armory_itself_may_be_given_up_in_a_complete_city() -> None:
    """E7.1, E9.5: to use, not to hit."""
    game = turn("king", seat("king", city=SIX + " armory", completed=1), seat("thief", city="docks"),
                taken="resources", last_round=True)  # fmt: skip
    assert begins(game, "armory") == {"armory 1 docks"}


def test_the_bonus_of_a_city_that_shrinks_stays() -> None:
    """E11.14."""
    game = turn("king", seat("king", city=SIX + " armory", completed=1), seat("thief", city="docks"),
                taken="resources", last_round=True)  # fmt: skip
    assert lines(play(game, "armory 1 docks"))["first"] == 4


def test_an_armory_in_hand_does_nothing() -> None:
    """E7.1."""
    assert begins(king(hand="armory", city="tavern"), "armory") == set()


def test_a_coin_on_what_the_armory_destroys_goes_to_the_bank() -> None:
    """E6.9Q."""
    game = turn("king", seat("king", city="armory"), seat("thief", city="docks+"), taken="resources", cast="artist",
                rules={"gold": 30})  # fmt: skip
    before = game.position()["bank"]
    assert play(game, "armory 1 docks+").position()["bank"] == (before or 0) + 1


def test_the_cards_of_a_destroyed_museum_go_under_the_deck_with_it() -> None:
    """E7.16."""
    game = turn("king", seat("king", city="armory"), seat("thief", city="museum:tavern,manor"), taken="resources")
    assert deck(play(game, "armory 1 museum"))[-4:] == ["armory", "museum", "manor", "tavern"]


# --- Dragon Gate, Imperial Treasury, Map Room (E7.4, E7.10, E7.15)


def test_the_dragon_gate_scores_two_more() -> None:
    """E7.4."""
    assert lines(ended(seat(city="dragon_gate"))) == {"districts": 6, "dragon_gate": 2}


def test_the_imperial_treasury_scores_the_purse() -> None:
    """E7.10."""
    assert lines(ended(seat(gold=7, city="imperial_treasury")))["imperial_treasury"] == 7


def test_the_map_room_scores_the_hand() -> None:
    """E7.15."""
    assert lines(ended(seat(hand="tavern manor", city="map_room")))["map_room"] == 2


def test_a_secret_vault_counts_for_the_map_room_too() -> None:
    """E7.15."""
    assert lines(ended(seat(hand="tavern secret_vault", city="map_room")))["map_room"] == 2


# --- Factory (E7.5)


def test_the_factory_makes_other_unique_districts_cheaper() -> None:
    """E7.5."""
    assert gold(play(king(9, "park", "factory"), "build park")) == 4


def test_the_factory_leaves_other_prices() -> None:
    """E7.5."""
    assert gold(play(king(9, "tavern", "factory"), "build tavern")) == 8


# --- Haunted Quarter (E7.9, E11.15)

ALL_BUT_NOBLE = "temple watchtower tavern haunted_quarter park"


def test_the_haunted_quarter_may_be_the_fifth_kind() -> None:
    """E7.9."""
    assert lines(ended(seat(city=ALL_BUT_NOBLE)))["kinds"] == 3


def test_the_haunted_quarter_counts_also_if_built_in_the_last_round() -> None:
    """E7.9, E9.12: whenever it was built, it is not written."""
    game = king(2, "haunted_quarter", "temple watchtower tavern park", round=5, last_round=True)
    assert lines(play(game, "build haunted_quarter"))["kinds"] == 3


def test_as_another_kind_it_is_not_unique_any_more() -> None:
    """E7.9: for the five kinds it is needed itself."""
    assert "kinds" not in lines(ended(seat(city="temple watchtower tavern haunted_quarter")))


def test_it_is_no_wish_where_it_is_the_fifth_kind() -> None:
    """E7.9: three for the kinds are more than one for the Wishing Well."""
    result = lines(ended(seat(city="temple watchtower tavern haunted_quarter wishing_well")))
    assert (result["kinds"], result["wishing_well"]) == (3, 1)


def test_it_leaves_the_ivory_tower_alone() -> None:
    """E7.9, E7.11."""
    assert lines(ended(seat(city="ivory_tower haunted_quarter")))["ivory_tower"] == 5


def test_it_may_be_the_third_of_a_kind_for_the_capitol() -> None:
    """E7.9, E7.3."""
    assert lines(ended(seat(city="capitol haunted_quarter tavern docks")))["capitol"] == 3


def test_it_is_what_gives_most_in_all() -> None:
    """E11.15: as the noble one it brings five for the Ivory Tower and three for the kinds."""
    result = lines(ended(seat(city="ivory_tower haunted_quarter temple watchtower tavern")))
    assert (result["ivory_tower"], "kinds" in result) == (5, True)


def test_it_is_unique_where_that_is_as_good() -> None:
    """E11.15: it is a wish as well as any."""
    assert lines(ended(seat(city="haunted_quarter wishing_well")))["wishing_well"] == 2


# --- Keep, Great Wall, School of Magic (E7.12, E7.8, E7.23)


def test_rank_8_cannot_touch_the_keep() -> None:
    """E7.12."""
    game = turn("warlord", seat("warlord", gold=9), seat("thief", city="keep tavern"), taken="resources")
    assert {move for move in begins(game, "destroy") if move.startswith("destroy 1")} == {"destroy 1 tavern"}


def test_the_school_of_magic_counts_as_one_of_the_kind_that_is_asked() -> None:
    """E7.23."""
    assert gold(play(king(0, "", "manor school_of_magic"), "income")) == 2


# --- Laboratory (E7.13)


def test_the_laboratory_gives_two_gold_for_a_card() -> None:
    """E7.13."""
    game = play(king(0, "tavern manor", "laboratory"), "lab tavern")
    assert (gold(game), hand(game)) == (2, ["manor"])


def test_the_laboratory_works_once_a_turn() -> None:
    """E7.13."""
    assert begins(play(king(0, "tavern manor", "laboratory"), "lab tavern"), "lab") == set()


def test_the_laboratory_takes_a_secret_vault_as_any_card() -> None:
    """E7.13, E7.24: it cannot be built, and is a card of the hand."""
    assert "lab secret_vault" in king(0, "secret_vault", "laboratory").moves()


# --- Library and Observatory (E7.14, E7.17)


def test_with_the_library_both_cards_are_kept() -> None:
    """E7.14."""
    game = king(0, "", "library", taken="", deck="tavern manor temple prison")
    assert hand(play(game, "draw")) == ["manor", "tavern"]


def test_with_library_and_observatory_three_are_kept() -> None:
    """E7.14, E9.13."""
    game = king(0, "", "library observatory", taken="", deck="tavern manor temple prison")
    assert hand(play(game, "draw")) == ["manor", "tavern", "temple"]


def test_nothing_is_asked_where_all_are_kept() -> None:
    """E7.14."""
    game = play(king(0, "", "library observatory", taken="", deck="tavern manor temple prison"), "draw")
    assert "end" in moves(game)


def test_with_the_observatory_one_of_three_is_kept() -> None:
    """E7.17."""
    game = play(king(0, "", "observatory", taken="", deck="tavern manor temple prison"), "draw")
    assert moves(game) == {"keep manor", "keep tavern", "keep temple"}


# --- Museum, Smithy (E7.16, E7.25)


def test_the_museum_takes_a_card_a_turn() -> None:
    """E7.16."""
    game = play(king(0, "tavern manor", "museum"), "museum tavern")
    assert begins(game, "museum") == set()


def test_the_museum_scores_a_point_for_each_card() -> None:
    """E7.16."""
    assert lines(ended(seat(city="museum:tavern,manor")))["museum"] == 2


def test_the_smithy_gives_three_cards_for_two_gold() -> None:
    """E7.25."""
    game = play(king(3, "", "smithy", deck="tavern manor temple prison"), "smithy")
    assert (gold(game), hand(game)) == (1, ["manor", "tavern", "temple"])


# --- Park and Poor House (E7.20, E7.21, E4.5)


def test_the_park_gives_two_cards_to_an_empty_hand() -> None:
    """E7.20."""
    assert hand(play(king(0, "", "park", deck="tavern manor temple"), "end")) == ["manor", "tavern"]


def test_the_poor_house_gives_a_gold_to_an_empty_purse() -> None:
    """E7.21."""
    assert gold(play(king(0, "", "poor_house"), "end")) == 1


def test_the_poor_house_gives_nothing_to_who_has_gold() -> None:
    """E7.21."""
    assert gold(play(king(1, "", "poor_house"), "end")) == 1


def test_the_poor_house_comes_before_the_park() -> None:
    """E4.5."""
    texts = [event for event, _, _ in heard(king(0, "", "park poor_house", deck="tavern manor temple"), "end")]
    assert texts.index("poor-house") < texts.index("park")


# --- Quarry (E7.22)


def test_the_quarry_lets_one_build_names_that_are_there() -> None:
    """E7.22."""
    assert city(play(king(9, "tavern", "quarry tavern"), "build tavern")) == ["quarry", "tavern", "tavern"]


def test_any_number_of_them() -> None:
    """E7.22."""
    assert "build tavern" in king(9, "tavern", "quarry tavern tavern").moves()


def test_without_a_quarry_nobody_does() -> None:
    """E7.22."""
    assert refused(king(9, "tavern", "tavern"), "build tavern")


# --- Wishing Well (E7.29)


def test_the_wishing_well_counts_itself() -> None:
    """E7.29, E9.11."""
    assert lines(ended(seat(city="wishing_well park tavern")))["wishing_well"] == 2


def test_what_is_in_a_city_is_written_as_it_is_read() -> None:
    """E12.1."""
    assert built(king(0, "", "museum:tavern,manor"), 0)[0] == {"district": "museum", "tucked": ["tavern", "manor"]}
