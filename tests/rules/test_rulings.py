"""The rulings R11.1 to R11.13: what the texts leave open."""

from __future__ import annotations

import pytest

from citadels import IllegalMove

from .table import acting, bank, begins, coins, crown, deck, gold, hand, moves, phase, play, refused, seat, turn


def test_11_01_robbery_comes_before_thanks() -> None:
    """R11.1: robbery, then thanks: he is asked with an empty purse."""
    game = turn("thief", seat("thief"), seat("merchant", gold=4), seat(city="ball_room"), crown=2, taken="resources")
    assert gold(play(game, "rob merchant", "end"), 0) == 4


def test_11_01_robbery_comes_before_the_crown() -> None:
    """R11.1: robbery before the Crown: the Throne Room's gold is not stolen."""
    king = seat("king", gold=2, city="throne_room")
    game = turn("thief", seat("thief"), king, crown=3, taken="resources")
    assert (gold(play(game, "rob king", "end"), 0), gold(game, 1)) == (2, 1)


def test_11_01_who_refuses_thanks_is_robbed() -> None:
    """R11.1: who refuses thanks is robbed."""
    game = turn("thief", seat("thief"), seat("king", gold=4), seat(city="ball_room"), crown=2, taken="resources")
    assert gold(play(game, "rob king", "end", "pass"), 0) == 4


def test_11_01_who_refuses_thanks_does_not_take_the_crown() -> None:
    """R11.1: but takes no Crown."""
    game = turn("thief", seat("thief"), seat("king", gold=4), seat(city="ball_room"), crown=2, taken="resources")
    assert crown(play(game, "end", "pass")) == 2


def test_11_01_a_tax_collector_who_refuses_thanks_gets_no_rank_1_tax() -> None:
    """R11.1: neither pays, takes the Crown nor plays; so he is not paid in the call he lost."""
    game = turn("assassin", seat("assassin", gold=2, hand="temple"), seat("tax_collector"), seat(city="ball_room"),
                crown=2, taken="resources")  # fmt: skip
    assert gold(play(game, "build temple", "end", "pass"), 1) == 0


def test_11_01_thanks_come_before_the_tax() -> None:
    """R11.1: thanks, then rank 1's tax."""
    game = turn("assassin", seat("assassin", gold=2, hand="temple"), seat("tax_collector"), seat(city="ball_room"),
                crown=2, taken="resources")  # fmt: skip
    assert (gold(play(game, "build temple", "end"), 1), gold(play(game, "thank"), 1)) == (0, 1)


def test_11_02_end_is_legal_once_the_resource_action_is_done() -> None:
    """R11.2: `end` is legal once the resource action is done."""
    game = turn("king", seat("king"))
    assert ("end" in game.moves(), "end" in play(game, "gold").moves()) == (False, True)


def test_11_02_a_turn_with_nothing_left_still_ends_with_end() -> None:
    """R11.2: even where that is the only move."""
    game = turn("thief", seat("thief"), taken="resources power")
    assert (moves(game), game.to_move) == ({"end"}, 0)


def test_11_02_a_bewitching_turn_ends_by_itself() -> None:
    """R11.2: bewitch."""
    assert acting(play(turn("witch", seat("witch"), seat("thief"), taken="resources"), "bewitch king")) == ("thief", 1)


def test_11_02_refused_thanks_end_the_turn_by_themselves() -> None:
    """R11.2: thanks refused."""
    game = turn("thief", seat("thief"), seat("merchant"), seat("warlord", city="ball_room"), crown=2,
                taken="resources")  # fmt: skip
    assert acting(play(game, "end", "pass")) == ("warlord", 2)


def test_11_03_gold_is_legal_with_an_empty_bank() -> None:
    """R11.3: `gold` takes what is there, even nothing."""
    assert gold(play(turn("king", seat("king"), bank=0), "gold"), 0) == 0


def test_11_03_income_is_not_legal_with_an_empty_bank() -> None:
    """R11.3: income with an empty bank."""
    assert refused(turn("king", seat("king", city="manor"), bank=0), "income")


def test_11_03_navigating_for_cards_needs_a_deck() -> None:
    """R11.3: `navigate cards` with an empty deck."""
    assert refused(turn("navigator", seat("navigator"), deck="", taken="resources"), "navigate cards")


def test_11_03_smithy_needs_a_deck() -> None:
    """R11.3: `smithy` with an empty deck."""
    assert refused(turn("king", seat("king", gold=5, city="smithy"), deck=""), "smithy")


def test_11_03_redraw_needs_a_card() -> None:
    """R11.3: `redraw` of nothing."""
    game = turn("magician", seat("magician"), seat(hand="temple"))
    with pytest.raises(IllegalMove):
        game.play("redraw")


def test_11_03_laboratory_works_with_an_empty_bank() -> None:
    """R11.3: `lab` with an empty bank is legal and pays nothing."""
    game = turn("king", seat("king", hand="temple", city="laboratory"), bank=0)
    assert (gold(play(game, "lab temple"), 0), hand(game, 0)) == (0, [])


def test_11_04_while_something_is_asked_only_its_answers_are_legal() -> None:
    """R11.4: only its answers."""
    game = turn("emperor", seat("emperor", gold=5, hand="temple", city="manor"), seat(gold=1), crown=3,
                taken="resources")  # fmt: skip
    assert moves(play(game, "crown 1")) == {"give gold"}


def test_11_04_a_question_with_one_answer_is_asked() -> None:
    """R11.4: even if it has one answer."""
    game = turn("thief", seat("thief"), deck="tavern tavern")
    assert moves(play(game, "draw")) == {"keep tavern"}


def test_11_04_without_a_gold_nobody_is_asked_about_the_graveyard() -> None:
    """R11.4: without a gold nobody is asked about the Graveyard."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="graveyard manor"), taken="resources")
    assert moves(play(game, "destroy 1 manor")) == {"end"}


def test_11_05_cards_go_under_the_deck_alphabetically() -> None:
    """R11.5: in alphabetical order, the last is the bottom one."""
    game = turn("magician", seat("magician", hand="temple keep manor"), deck="castle tavern prison")
    assert deck(play(game, "redraw keep manor temple")) == ["keep", "manor", "temple"]


def test_11_05_tucked_cards_go_after_their_museum() -> None:
    """R11.5: tucked cards after their Museum."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="museum:castle,armory"), taken="resources", deck="temple")
    assert deck(play(game, "destroy 1 museum")) == ["temple", "museum", "armory", "castle"]


def test_11_05_redraw_puts_under_first() -> None:
    """R11.5: `redraw` puts under first, then draws."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="tavern")
    assert (hand(play(game, "redraw keep temple"), 0), deck(game)) == (["keep", "tavern"], ["temple"])


def test_11_06_not_ones_own_character() -> None:
    """R11.6: any character of the game but one's own of that turn."""
    assert refused(turn("thief", seat("thief")), "rob thief")


def test_11_06_ones_own_other_character_may_be_named() -> None:
    """R11.6: one's own other character may be named."""
    assert "rob king" in turn("thief", seat("thief king"), seat("bishop warlord"), players=2).moves()


def test_11_06_only_characters_of_the_game() -> None:
    """R11.6: of the game."""
    assert refused(turn("thief", seat("thief")), "rob emperor")


def test_11_07_library_works_for_the_bewitched() -> None:
    """R11.7: Library and Observatory work."""
    game = turn("witch", seat("witch"), seat("king", city="library"), taken="resources", deck="temple manor keep")
    assert hand(play(game, "bewitch king", "draw"), 1) == ["manor", "temple"]


def test_11_07_observatory_works_in_the_hospital() -> None:
    """R11.7: Library and Observatory work."""
    game = turn("thief", seat("thief"), seat("king", city="hospital observatory"), taken="resources",
                assassinated="king", deck="temple manor keep castle")  # fmt: skip
    assert moves(play(game, "end", "draw")) == {"keep temple", "keep manor", "keep keep"}


def test_11_07_poor_house_and_park_are_silent_for_the_bewitched() -> None:
    """R11.7: no R4.7."""
    game = turn("witch", seat("witch"), seat("king", city="park"), taken="resources", deck="temple manor keep")
    assert hand(play(game, "bewitch king", "gold"), 1) == []


def test_11_07_no_bonus_for_the_bewitched() -> None:
    """R11.7: no bonus."""
    game = turn("witch", seat("witch"), seat("merchant"), taken="resources")
    assert gold(play(game, "bewitch merchant", "gold"), 1) == 2


def test_11_08_wizard_must_take() -> None:
    """R11.8: then he must take one."""
    game = turn("wizard", seat("wizard"), seat(hand="temple"))
    assert moves(play(game, "peek 1")) == {"take temple"}


def test_11_09_navigators_extra_only_before_building() -> None:
    """R11.9: only before any build of this turn."""
    assert begins(turn("navigator", seat("navigator"), taken="resources", built=1, spent=1), "navigate") == set()


def test_11_10_rank_8_only_after_the_resource_action() -> None:
    """R11.10: only after the resource action."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="tavern"))
    assert "destroy 1 tavern" in play(game, "gold").moves()


def test_11_10_after_it_only_the_end_is_left() -> None:
    """R11.10: after it only `end`: no income any more."""
    game = turn("warlord", seat("warlord", city="watchtower prison"), taken="resources")
    assert moves(play(game, "destroy 0 watchtower")) == {"end"}


def test_11_11_graveyard_saves_anyones_district() -> None:
    """R11.11: anyone's district: the Graveyard's owner may pay."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor"), seat(gold=1, city="graveyard"),
                taken="resources")  # fmt: skip
    assert hand(play(game, "destroy 1 manor", "recover"), 2) == ["manor"]


def test_11_11_graveyard_saves_the_warlords_own_district() -> None:
    """R11.11: the Warlord's own, for another owner."""
    game = turn("warlord", seat("warlord", gold=5, city="manor"), seat(gold=1, city="graveyard"), taken="resources")
    assert (play(game, "destroy 0 manor").to_move, moves(game)) == (1, {"recover", "pass"})


def test_11_12_coin_of_a_recovered_district_goes_to_the_bank() -> None:
    """R11.12: destroyed is destroyed, also when the card is recovered."""
    game = turn("warlord", seat("warlord", gold=1), seat(gold=1, city="graveyard tavern+"), cast="artist",
                taken="resources", bank=4)  # fmt: skip
    assert (bank(play(game, "destroy 1 tavern+", "recover")), coins(game, 1)) == (4 + 1 + 1 + 1, [])


def test_11_13_diplomat_pays_the_wall_to_the_bank() -> None:
    """R11.13: 1 to the bank on top of the difference."""
    game = turn("diplomat", seat("diplomat", gold=5, city="temple"), seat(city="great_wall manor"), taken="resources",
                bank=3)  # fmt: skip
    assert (gold(play(game, "exchange 1 manor temple"), 0), gold(game, 1), bank(game)) == (2, 2, 4)


def test_11_13_diplomat_pays_the_wall_without_a_difference_too() -> None:
    """R11.13: in any case."""
    game = turn("diplomat", seat("diplomat", gold=1, city="palace"), seat(city="great_wall manor"), taken="resources",
                bank=3)  # fmt: skip
    assert (gold(play(game, "exchange 1 manor palace"), 0), bank(game)) == (0, 4)


def test_11_13_the_wall_itself_costs_the_diplomat_no_extra() -> None:
    """R7.8, R11.13: for every other district."""
    game = turn("diplomat", seat("diplomat", gold=1, city="palace"), seat(city="great_wall manor"), taken="resources")
    assert (gold(play(game, "exchange 1 great_wall palace"), 0), gold(game, 1)) == (0, 1)


def test_11_13_the_diplomats_own_wall_costs_him_nothing() -> None:
    """R11.13: his own wall costs him nothing."""
    game = turn("diplomat", seat("diplomat", gold=2, city="great_wall temple"), seat(city="manor"), taken="resources")
    assert gold(play(game, "exchange 1 manor temple"), 0) == 0


def test_11_13_ones_own_warlord_pays_the_wall() -> None:
    """R11.13: one's own Warlord pays it too."""
    game = turn("warlord", seat("warlord", gold=3, city="great_wall manor"), taken="resources")
    assert gold(play(game, "destroy 0 manor"), 0) == 0


def test_11_02_phase_after_the_last_end_is_selection() -> None:
    """R11.2, R4.9: `end` of the last turn leads on by itself."""
    assert phase(play(turn("warlord", seat("warlord"), taken="resources"), "end"))["name"] == "select"
