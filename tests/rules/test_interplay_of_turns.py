"""Meetings of turns: the Witch's held turn, Ball Room, shields, taxes, coins, two and three players."""

from __future__ import annotations

from .table import acting, bank, begins, built, city, crown, gold, hand, moves, over, play, refused, score, seat, turn

# The Witch's end of turn


def test_witchs_poor_house_waits_while_she_is_held() -> None:
    """R5.3: her end-of-turn effects come once, not when she stops."""
    game = turn("witch", seat("witch", city="poor_house"), seat("king"), taken="resources")
    assert gold(play(game, "bewitch king"), 0) == 0


def test_witchs_poor_house_gives_at_the_end_of_the_resumed_turn() -> None:
    """R5.3: at the end of the resumed turn."""
    game = turn("witch", seat("witch", city="poor_house"), seat("king"), seat("warlord"), taken="resources")
    assert gold(play(game, "bewitch king", "gold", "end"), 0) == 1


def test_witchs_poor_house_gives_when_nobody_answers() -> None:
    """R5.3: if nobody answers, when that rank has been called."""
    game = turn("witch", seat("witch", city="poor_house"), seat("warlord"), taken="resources")
    assert gold(play(game, "bewitch king"), 0) == 1


def test_witchs_poor_house_does_not_give_before_that_rank() -> None:
    """R5.3: when that rank has been called, not earlier."""
    game = turn("witch", seat("witch", city="poor_house"), seat("thief"), taken="resources")
    assert gold(play(game, "bewitch king"), 0) == 0


def test_witchs_park_draws_when_nobody_answers_at_the_end_of_the_round() -> None:
    """R5.3: also when that rank is the last."""
    game = turn("witch", seat("witch", city="park"), seat("thief"), taken="resources", deck="temple manor keep")
    assert hand(play(game, "bewitch warlord", "gold", "end"), 0) == ["manor", "temple"]


def test_witch_is_taxed_once() -> None:
    """R5.4: a Witch who resumes pays at the end of the resumed turn, and then no more."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("tax_collector"), seat("king"), taken="resources")
    play(game, "bewitch king", "gold", "end", "gold", "build temple", "end")
    assert gold(game, 0) == 3


def test_bewitched_tax_collector_not_in_play_taxes_nobody() -> None:
    """R5.3, R5.4: she does not resume, so nobody collects."""
    game = turn("witch", seat("witch"), seat("king", gold=5, hand="temple"), cast="tax_collector", taken="resources")
    play(game, "bewitch tax_collector", "gold", "build temple", "end")
    assert gold(game, 0) == 0


def test_bewitched_bishop_not_in_play_shields_nobody() -> None:
    """R5.3: she does not resume, so her city is not shielded."""
    game = turn("witch", seat("witch", city="temple"), seat("warlord"), taken="resources")
    assert "destroy 0 temple" in play(game, "bewitch bishop", "gold").moves()


def test_bishop_is_shielded_from_the_witch_as_warlord() -> None:
    """R6.5B, R5.3: rank 8, whoever plays it."""
    witch, bishop = seat("witch", gold=9), seat("bishop", city="temple")
    game = turn("witch", witch, seat("warlord"), bishop, taken="resources")
    play(game, "bewitch warlord", "gold", "end", "gold")
    assert begins(game, "destroy") == set()


# Ball Room


def test_ball_room_asks_the_bewitched() -> None:
    """R5.3: the Ball Room asks the bewitched character as usual."""
    game = turn("witch", seat("witch"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert (play(game, "bewitch merchant").to_move, moves(game)) == (1, {"thank", "pass"})


def test_bewitched_who_thanks_takes_his_resources() -> None:
    """R5.3: having thanked he has his resource action."""
    game = turn("witch", seat("witch"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert moves(play(game, "bewitch merchant", "thank")) == {"gold", "draw"}


def test_bewitched_who_refuses_loses_his_resources() -> None:
    """R5.3: if he refuses he loses his resource action, and the Witch resumes all the same; she is not asked."""
    game = turn("witch", seat("witch"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert (acting(play(game, "bewitch merchant", "pass")), gold(game, 1)) == (("merchant", 0), 0)


def test_resuming_witch_is_not_asked() -> None:
    """R5.3: she is not asked."""
    game = turn("witch", seat("witch"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    assert not moves(play(game, "bewitch merchant", "thank", "gold")) & {"thank", "pass"}


def test_ball_room_asks_the_patient_of_the_hospital() -> None:
    """R7.24, R7.22: he is called, so he is asked."""
    game = turn("thief", seat("thief"), seat("merchant", city="hospital"), seat(city="ball_room"), crown=2,
                taken="resources", assassinated="merchant")  # fmt: skip
    assert moves(play(game, "end")) == {"thank", "pass"}


def test_king_who_does_not_thank_leaves_the_ball_to_its_owner() -> None:
    """R11.1: he takes no Crown, so those after him are asked, too."""
    game = turn("thief", seat("thief"), seat("king"), seat("bishop"), seat(city="ball_room"), crown=3,
                taken="resources")  # fmt: skip
    play(game, "end", "pass")
    assert (game.to_move, moves(game), crown(game)) == (2, {"thank", "pass"}, 3)


def test_ball_room_gives_way_when_the_emperor_gives_the_crown_to_its_owner() -> None:
    """R7.24: while its owner has the Crown: from now on those called are asked."""
    game = turn("emperor", seat("emperor"), seat("bishop"), seat(city="ball_room"), crown=3, taken="resources")
    assert moves(play(game, "crown 2", "end")) == {"thank", "pass"}


# Hospital and the Crown


def test_emperor_in_hospital_does_not_give_the_crown() -> None:
    """R6.4E, R7.22: the resource action and nothing else."""
    game = turn("thief", seat("thief"), seat("emperor", city="hospital"), seat("warlord"), crown=3, taken="resources",
                assassinated="emperor")  # fmt: skip
    play(game, "end", "gold", "gold", "end")
    assert crown(game) == 3


# Coins and Haunted City on their way


def test_armory_sends_the_coin_to_the_bank() -> None:
    """R11.12: destroyed by the Armory, too."""
    game = turn("king", seat("king", city="armory"), seat(city="manor+"), cast="artist", bank=4)
    assert bank(play(game, "armory 1 manor+")) == 5


def test_haunted_city_keeps_its_round_when_exchanged() -> None:
    """R7.6: when it was built, not when it was taken."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="haunted_city@1"), round=3,
                taken="resources")  # fmt: skip
    assert built(play(game, "exchange 1 haunted_city manor"), 0) == [{"district": "haunted_city", "built": 1}]


def test_haunted_city_taken_in_the_last_round_serves_its_new_owner() -> None:
    """R7.6: it was not built in the last round."""
    mine = seat("diplomat", gold=9, city="keep temple watchtower manor palace")
    game = turn("diplomat", mine, seat(city="haunted_city@1"), round=3, taken="resources", last_round=True)
    play(game, "exchange 1 haunted_city palace", "end")
    assert score(game) == 3 + 1 + 1 + 3 + 2 + 3


def test_dragon_gate_with_a_coin_scores_nine() -> None:
    """R7.10, R6.9A: eight and one."""
    assert score(over(seat(city="dragon_gate+"), cast="artist")) == 9


def test_duplicate_specials_count_for_the_well() -> None:
    """R7.16, R7.17: each other special."""
    assert score(over(seat(city="wishing_well keep keep quarry"))) == 5 + 3 + 3 + 5 + 3


def test_wizard_builds_a_second_keep() -> None:
    """R7.9, R6.3W: two copies exist, and this turn he may."""
    game = turn("wizard", seat("wizard", gold=9, hand="keep", city="keep"), taken="resources")
    assert city(play(game, "build keep"), 0) == ["keep", "keep"]


# Round limit


def test_the_limits_round_is_the_last_from_its_beginning() -> None:
    """R4.11: that round is the last one."""
    game = turn("warlord", seat("warlord"), taken="resources", round=4, rules={"round_limit": 5})
    assert play(game, "end").position()["last_round"] is True


# Two and three players


def test_two_turns_with_one_purse() -> None:
    """R3.6, R6.10: powers are separate, purse and city one."""
    game = turn("king", seat("king bishop", city="manor temple"), seat("thief warlord"), players=2, taken="resources")
    assert gold(play(game, "income", "end", "gold", "income"), 0) == 1 + 2 + 1


def test_only_the_named_character_of_two_is_killed() -> None:
    """R6.10: what names a character names just it."""
    game = turn("assassin", seat("assassin"), seat("king warlord"), players=2, taken="resources")
    assert acting(play(game, "assassinate king", "end")) == ("warlord", 1)


def test_only_the_named_character_of_two_is_robbed() -> None:
    """R6.10, R5.2: his gold goes when that one is called, with what the other brought him."""
    game = turn("thief", seat("thief"), seat("king warlord", gold=1), players=2, taken="resources")
    assert gold(play(game, "rob warlord", "end", "gold", "end"), 0) == 3


def test_abbot_of_two_is_not_paid_by_himself() -> None:
    """R11.19: nobody pays himself."""
    game = turn("abbot", seat("abbot king", gold=5), seat("thief warlord", gold=1), players=2)
    assert refused(game, "tithe")


def test_three_players_with_two_characters_have_two_turns() -> None:
    """R3.7: two characters each."""
    rules = {"three_players": "two_characters"}
    game = turn("thief", seat("thief king"), seat("bishop warlord"), seat("assassin merchant"), players=3, rules=rules,
                taken="resources")  # fmt: skip
    assert acting(play(game, "end")) == ("king", 0)


def test_ones_own_tax_collector_is_not_paid_in_the_call() -> None:
    """R11.19: the Assassin's player is the Tax Collector's, too."""
    game = turn("assassin", seat("assassin tax_collector", gold=5, hand="temple"), seat("king warlord"), players=2,
                taken="resources")  # fmt: skip
    assert gold(play(game, "build temple", "end"), 0) == 4
