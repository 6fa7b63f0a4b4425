"""The turn phase: calls, resources, building, the end of a turn and of a round."""

from __future__ import annotations

from .table import (
    EIGHT,
    Json,
    acting,
    bank,
    begins,
    city,
    deck,
    gold,
    hand,
    moves,
    phase,
    play,
    refused,
    seat,
    turn,
)


def test_ranks_nobody_has_are_passed_over() -> None:
    """R4.1: nobody answers for a character not chosen."""
    game = turn("thief", seat("warlord"), seat("thief"), seat("merchant"), taken="resources")
    assert acting(play(game, "end")) == ("merchant", 2)


def test_called_player_is_revealed() -> None:
    """R4.1: the holder of the called character reveals it."""
    game = turn("thief", seat("thief"), seat("merchant"), taken="resources")
    assert play(game, "end").view(0)["players"][1]["characters"] == ["merchant"]


def test_uncalled_player_is_not_revealed() -> None:
    """R4.1: only the called one."""
    game = turn("thief", seat("thief"), seat("merchant"))
    assert game.view(0)["players"][1]["characters"] == [None]


def test_turn_begins_with_gold_or_cards() -> None:
    """R4.2: first one resource action."""
    assert moves(turn("thief", seat("thief", gold=9, hand="temple"))) >= {"gold", "draw"}


def test_two_gold_from_the_bank() -> None:
    """R4.2: (a) 2 gold from the bank."""
    game = turn("thief", seat("thief"), bank=9)
    assert (gold(play(game, "gold"), 0), bank(game)) == (2, 7)


def test_one_resource_action() -> None:
    """R4.2: one."""
    assert not moves(play(turn("thief", seat("thief")), "gold")) & {"gold", "draw"}


def test_resource_action_is_compulsory() -> None:
    """R4.2: and must."""
    assert refused(turn("thief", seat("thief")), "end")


def test_building_comes_after_the_resource_action() -> None:
    """R4.3: building comes after the resource action."""
    assert refused(turn("thief", seat("thief", gold=9, hand="temple")), "build temple")


def test_building_costs_gold() -> None:
    """R4.3: pay its cost to the bank."""
    game = turn("thief", seat("thief", gold=9, hand="palace"), taken="resources", bank=1)
    assert (gold(play(game, "build palace"), 0), bank(game)) == (4, 6)


def test_built_district_lies_in_the_city() -> None:
    """R4.3: lay it in the city."""
    game = turn("thief", seat("thief", gold=9, hand="palace temple"), taken="resources")
    assert (city(play(game, "build palace"), 0), hand(game, 0)) == (["palace"], ["temple"])


def test_building_needs_the_gold() -> None:
    """R4.3: pay its cost."""
    game = turn("thief", seat("thief", gold=4, hand="palace castle temple"), taken="resources")
    assert begins(game, "build") == {"build castle", "build temple"}


def test_one_district_a_turn() -> None:
    """R4.3: one."""
    game = turn("thief", seat("thief", gold=9, hand="temple castle"), taken="resources")
    assert begins(play(game, "build temple"), "build") == set()


def test_no_second_district_of_a_name() -> None:
    """R4.3: a city never holds two districts of one name."""
    assert refused(
        turn("thief", seat("thief", gold=9, hand="temple", city="temple"), taken="resources"), "build temple"
    )


def test_building_is_not_compulsory() -> None:
    """R4.3: may."""
    assert "end" in turn("thief", seat("thief", gold=9, hand="temple"), taken="resources").moves()


def test_income_before_the_resource_action() -> None:
    """R4.5: at any moment of the turn."""
    assert "income" in turn("bishop", seat("bishop", city="temple")).moves()


def test_income_may_pay_for_the_building() -> None:
    """R4.5: before building."""
    game = turn("bishop", seat("bishop", gold=2, hand="manor", city="temple"), taken="resources")
    assert "build manor" in play(game, "income").moves()


def test_specials_work_before_the_resource_action() -> None:
    """R4.6: any time in its owner's turn."""
    game = turn(
        "thief", seat("thief", gold=2, hand="temple", city="laboratory smithy museum armory"), seat(city="manor")
    )
    assert moves(game) >= {"lab temple", "smithy", "museum temple", "armory 1 manor"}


def test_specials_are_fresh_in_the_next_turn() -> None:
    """R4.6: once per turn: a two-character player has two turns."""
    game = turn("thief", seat("thief king", gold=9, hand="temple manor", city="laboratory"), players=2)
    assert "lab manor" in play(game, "lab temple", "gold", "end").moves()


def test_tax_comes_after_the_alchemists_refund() -> None:
    """R4.7: refund, then tax: he has gold to pay with."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), seat("tax_collector"), taken="resources")
    assert (gold(play(game, "build castle", "end"), 0), gold(game, 1)) == (3, 1)


def test_poor_house_comes_after_the_alchemists_refund() -> None:
    """R4.7: refund, then Poor House: he has gold again."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle", city="poor_house"), seat("warlord"),
                taken="resources")  # fmt: skip
    assert gold(play(game, "build castle", "end"), 0) == 4


def test_poor_house_comes_after_the_tax() -> None:
    """R4.7: tax, then Poor House."""
    game = turn(
        "king", seat("king", gold=2, hand="temple", city="poor_house"), seat("tax_collector"), taken="resources"
    )
    assert (gold(play(game, "build temple", "end"), 0), gold(game, 1)) == (1, 1)


def test_short_deck_shows_what_there_is() -> None:
    """R4.8: draw what there is; a single card is kept."""
    game = turn("thief", seat("thief"), deck="temple")
    assert (hand(play(game, "draw"), 0), deck(game)) == (["temple"], [])


def test_observatory_with_a_short_deck() -> None:
    """R4.8: two of three: one is kept."""
    game = turn("thief", seat("thief", city="observatory"), deck="temple manor")
    assert moves(play(game, "draw")) == {"keep temple", "keep manor"}


def test_empty_deck_cannot_be_drawn_from() -> None:
    """R4.8: with none, drawing cannot be chosen."""
    assert refused(turn("thief", seat("thief"), deck=""), "draw")


def test_round_ends_after_the_last_rank() -> None:
    """R4.9: when all ranks have been called a new round begins."""
    game = play(turn("warlord", seat("warlord"), taken="resources", round=3), "end")
    assert (phase(game)["name"], game.position()["round"]) == ("select", 4)


def test_round_ends_when_nobody_else_has_a_rank() -> None:
    """R4.9: ranks nobody has are called, too."""
    assert phase(play(turn("thief", seat("thief"), taken="resources"), "end"))["name"] == "select"


def test_nobody_keeps_a_character_over_the_round() -> None:
    """R4.9: all characters are shuffled together."""
    game = play(turn("warlord", seat("warlord"), seat("king"), taken="resources"), "end")
    assert [player["characters"] for player in game.position()["players"]] == [[], [], [], []]


def test_a_new_round_puts_cards_aside_anew() -> None:
    """R4.9, R3.2: with four players two up, one down, five to choose from."""
    now = play(turn("warlord", seat("warlord"), taken="resources"), "end").position()
    phase: Json = dict(now["phase"])
    assert (len(now["aside"]["up"]), len(now["aside"]["down"]), len(phase["pool"])) == (2, 1, 5)


def test_round_limit_makes_that_round_the_last() -> None:
    """R4.11: that round is the last one."""
    game = turn("warlord", seat("warlord"), taken="resources", round=5, rules={"round_limit": 5})
    assert play(game, "end").over is True


def test_before_the_round_limit_the_game_goes_on() -> None:
    """R4.11: that round, not an earlier one."""
    game = turn("warlord", seat("warlord"), taken="resources", round=4, rules={"round_limit": 5})
    assert play(game, "end").over is False


def test_no_round_limit_by_default() -> None:
    """R4.11: none by default."""
    assert play(turn("warlord", seat("warlord"), taken="resources", round=500), "end").over is False


def test_the_turn_says_what_was_taken() -> None:
    """R4.2 to R4.6: each thing once, written in notation.md's order."""
    game = turn("king", seat("king", hand="temple", city="laboratory manor"))
    assert phase(play(game, "lab temple", "income", "gold"))["taken"] == ["resources", "income", "lab"]


def test_the_turn_says_what_was_built_and_paid() -> None:
    """R4.3: how many districts, and what was paid for them."""
    game = play(turn("architect", seat("architect", gold=9, hand="temple castle"), taken="resources"),
                "build temple", "build castle")  # fmt: skip
    assert (phase(game)["built"], phase(game)["spent"]) == (2, 5)


def test_the_last_round_ends_the_game() -> None:
    """R8.1: it is played out."""
    game = turn("warlord", seat("warlord"), seat(city=EIGHT, completed=1), taken="resources", last_round=True)
    assert (play(game, "end").over, game.to_move, list(game.moves())) == (True, None, [])
