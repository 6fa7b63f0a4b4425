"""The classic specials."""

from __future__ import annotations

import pytest

from .table import bank, begins, city, deck, gold, hand, moves, over, play, refused, score, seat, turn

# Library and Observatory


def test_drawing_shows_two_and_keeps_one() -> None:
    """R4.2: draw 2 district cards, keep 1."""
    assert moves(play(turn("thief", seat("thief"), deck="temple manor castle"), "draw")) == {
        "keep temple",
        "keep manor",
    }


def test_the_other_card_goes_under_the_deck() -> None:
    """R4.2: put the other at the bottom of the deck."""
    game = turn("thief", seat("thief"), deck="temple manor castle")
    assert deck(play(game, "draw", "keep temple")) == ["castle", "manor"]


def test_library_keeps_both() -> None:
    """R7.1: keep both."""
    game = turn("thief", seat("thief", city="library"), deck="temple manor castle")
    assert hand(play(game, "draw"), 0) == ["manor", "temple"]


def test_observatory_shows_three() -> None:
    """R7.2: draw 3, keep 1."""
    game = turn("thief", seat("thief", city="observatory"), deck="temple manor castle keep")
    assert moves(play(game, "draw")) == {"keep temple", "keep manor", "keep castle"}


def test_observatory_puts_two_under_the_deck() -> None:
    """R7.2, R11.5: the other two go under the deck, alphabetically."""
    game = turn("thief", seat("thief", city="observatory"), deck="temple manor castle keep")
    assert deck(play(game, "draw", "keep manor")) == ["keep", "castle", "temple"]


def test_library_and_observatory_keep_two_of_three() -> None:
    """R7.1: with the Observatory: draw 3, keep 2."""
    game = turn("thief", seat("thief", city="library observatory"), deck="temple manor castle keep")
    assert moves(play(game, "draw")) == {"keep manor temple", "keep castle temple", "keep castle manor"}


def test_the_kept_cards_may_be_named_in_any_order() -> None:
    """R7.1: two cards kept are two cards in hand."""
    game = turn("thief", seat("thief", city="library observatory"), deck="temple manor castle keep")
    assert hand(play(game, "draw", "keep temple castle"), 0) == ["castle", "temple"]


def test_observatory_of_another_player_does_not_help() -> None:
    """R4.6: a special's power is its owner's."""
    game = turn("thief", seat("thief"), seat(city="observatory library"), deck="temple manor castle keep")
    assert moves(play(game, "draw")) == {"keep temple", "keep manor"}


# Laboratory


def test_laboratory_pays_a_gold() -> None:
    """R7.3: discard a card from hand for 1 gold."""
    assert gold(play(turn("thief", seat("thief", hand="temple", city="laboratory")), "lab temple"), 0) == 1


def test_laboratory_puts_the_card_under_the_deck() -> None:
    """R7.3, R4.10: only to the bottom of the deck."""
    game = turn("thief", seat("thief", hand="temple", city="laboratory"), deck="manor castle")
    assert deck(play(game, "lab temple")) == ["manor", "castle", "temple"]


def test_laboratory_works_once_a_turn() -> None:
    """R7.3: once a turn."""
    game = turn("thief", seat("thief", hand="temple manor", city="laboratory"))
    assert begins(play(game, "lab temple"), "lab") == set()


def test_laboratory_needs_a_card() -> None:
    """R7.3: a card from hand."""
    assert begins(turn("thief", seat("thief", city="laboratory")), "lab") == set()


def test_laboratory_works_the_turn_it_is_built() -> None:
    """R4.6: any time in its owner's turn."""
    game = turn("thief", seat("thief", gold=5, hand="laboratory temple"), taken="resources")
    assert "lab temple" in play(game, "build laboratory").moves()


# Smithy


def test_smithy_draws_three() -> None:
    """R7.4: draw 3 cards."""
    game = turn("thief", seat("thief", gold=2, city="smithy"), deck="temple manor castle keep")
    assert hand(play(game, "smithy"), 0) == ["castle", "manor", "temple"]


def test_smithy_costs_two() -> None:
    """R7.4: pay 2 gold, to the bank."""
    game = turn("thief", seat("thief", gold=3, city="smithy"), bank=5)
    assert (gold(play(game, "smithy"), 0), bank(game)) == (1, 7)


def test_smithy_needs_two() -> None:
    """R7.4: pay 2 gold."""
    assert refused(turn("thief", seat("thief", gold=1, city="smithy")), "smithy")


def test_smithy_works_once_a_turn() -> None:
    """R7.4: once a turn."""
    assert refused(play(turn("thief", seat("thief", gold=9, city="smithy")), "smithy"), "smithy")


# Graveyard (at every price: test_interplay_graveyard.py)


def test_graveyards_owner_is_asked() -> None:
    """R7.5: its owner may pay 1 gold to take it into hand."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=1, city="graveyard manor"), taken="resources")
    assert (play(game, "destroy 1 manor").to_move, moves(game)) == (1, {"recover", "pass"})


def test_graveyard_takes_the_district_into_hand() -> None:
    """R7.5: into hand."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=1, city="graveyard manor"), taken="resources")
    assert hand(play(game, "destroy 1 manor", "recover"), 1) == ["manor"]


def test_graveyard_costs_one() -> None:
    """R7.5: 1 gold."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=3, city="graveyard manor"), taken="resources")
    assert gold(play(game, "destroy 1 manor", "recover"), 1) == 2


def test_graveyard_may_let_it_go() -> None:
    """R7.5: may."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=1, city="graveyard manor"), taken="resources",
                deck="temple")  # fmt: skip
    assert deck(play(game, "destroy 1 manor", "pass")) == ["temple", "manor"]


def test_graveyard_is_silent_when_its_owner_is_the_warlord() -> None:
    """R7.5: not when he is the Warlord himself."""
    game = turn("warlord", seat("warlord", gold=5, city="graveyard"), seat(city="manor"), taken="resources")
    assert moves(play(game, "destroy 1 manor")) == {"end"}


def test_graveyard_cannot_rescue_itself() -> None:
    """R7.5: the destroyed Graveyard cannot rescue itself."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=1, city="graveyard manor"), taken="resources")
    assert hand(play(game, "destroy 1 graveyard"), 1) == []


# Haunted City


def test_haunted_city_stands_for_the_missing_kind() -> None:
    """R7.6: at scoring it counts as the kind its owner chooses."""
    five = seat(city="haunted_city@4 keep temple watchtower manor")
    assert score(over(five, round=5)) == 2 + 3 + 1 + 1 + 3 + 3


def test_haunted_city_of_the_last_round_is_special() -> None:
    """R7.6: not if it was built in the last round."""
    five = seat(city="haunted_city@5 keep temple watchtower manor")
    assert score(over(five, round=5)) == 2 + 3 + 1 + 1 + 3


def test_haunted_city_alone_may_be_the_special_kind() -> None:
    """R7.6, R8.2: it is special as long as nothing else is chosen."""
    assert score(over(seat(city="haunted_city@4 tavern temple watchtower manor"), round=5)) == 2 + 1 + 1 + 1 + 3 + 3


def test_haunted_city_stands_for_one_kind() -> None:
    """R7.6: one kind, not two."""
    assert score(over(seat(city="haunted_city@4 keep temple watchtower"), round=5)) == 2 + 3 + 1 + 1


def test_haunted_city_gives_no_income() -> None:
    """R7.6: never for income."""
    assert refused(turn("king", seat("king", city="haunted_city@1"), round=3), "income")


def test_haunted_city_remembers_its_round() -> None:
    """R7.6: the position says when it was built."""
    game = turn("king", seat("king", gold=2, hand="haunted_city"), round=3, taken="resources")
    assert play(game, "build haunted_city").position()["players"][0]["city"] == [
        {"district": "haunted_city", "built": 3}
    ]


# School of Magic


@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord", "emperor", "abbot", "diplomat"])
def test_school_of_magic_gives_income_to(character: str) -> None:
    """R7.7: for income it counts as any one kind."""
    assert gold(play(turn(character, seat(character, city="school_of_magic")), "income"), 0) == 1


def test_school_of_magic_is_special_at_scoring() -> None:
    """R7.7: never for scoring."""
    assert score(over(seat(city="school_of_magic keep temple watchtower manor"))) == 6 + 3 + 1 + 1 + 3


# Great Wall, Keep, Dragon Gate, University


def test_great_wall_makes_other_districts_dearer() -> None:
    """R7.8: rank 8 pays 1 more for every other district of this city."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="great_wall manor"), taken="resources")
    assert gold(play(game, "destroy 1 manor"), 0) == 2


def test_great_wall_itself_costs_five() -> None:
    """R7.8: the wall itself: 5."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="great_wall manor"), taken="resources")
    assert gold(play(game, "destroy 1 great_wall"), 0) == 0


def test_great_wall_does_not_help_others() -> None:
    """R7.8: of this city."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="great_wall"), seat(city="manor"), taken="resources")
    assert gold(play(game, "destroy 2 manor"), 0) == 3


def test_keep_is_not_destroyed() -> None:
    """R7.9: rank 8's power cannot touch it."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="keep temple"), taken="resources")
    assert begins(game, "destroy") == {"destroy 1 temple"}


def test_two_keeps_do_not_stand_in_one_city() -> None:
    """R7.9: two copies exist; R4.3 still holds."""
    assert refused(turn("king", seat("king", gold=9, hand="keep", city="keep"), taken="resources"), "build keep")


@pytest.mark.parametrize("special", ["dragon_gate", "university"])
def test_scores_eight(special: str) -> None:
    """R7.10: score 8 in place of 6."""
    assert score(over(seat(city=special))) == 8


@pytest.mark.parametrize("special", ["dragon_gate", "university"])
def test_costs_six_to_build(special: str) -> None:
    """R9.8: the build cost is 6."""
    game = turn("king", seat("king", gold=6, hand=special), taken="resources")
    assert gold(play(game, f"build {special}"), 0) == 0


@pytest.mark.parametrize("special", ["dragon_gate", "university"])
def test_costs_five_to_destroy(special: str) -> None:
    """R6.8W: they cost 5 to destroy."""
    game = turn("warlord", seat("warlord", gold=5), seat(city=special), taken="resources")
    assert city(play(game, f"destroy 1 {special}"), 1) == []
