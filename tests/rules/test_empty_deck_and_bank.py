"""An empty deck, an empty bank and the Graveyard at each price: everywhere something is drawn, taken or paid."""

from __future__ import annotations

import pytest

from .table import bank, begins, city, deck, gold, hand, moves, play, refused, seat, turn

# An empty deck


def test_no_drawing() -> None:
    """R4.8: with none, drawing cannot be chosen."""
    assert moves(turn("thief", seat("thief"), deck="")) & {"gold", "draw"} == {"gold"}


def test_library_keeps_the_only_card() -> None:
    """R4.8, R7.1: one card is there, one is kept."""
    assert hand(play(turn("thief", seat("thief", city="library"), deck="temple"), "draw"), 0) == ["temple"]


def test_library_and_observatory_keep_both_of_two() -> None:
    """R4.8, R7.1: two are there, two are kept."""
    game = turn("thief", seat("thief", city="library observatory"), deck="temple manor")
    assert hand(play(game, "draw"), 0) == ["manor", "temple"]


def test_architect_has_no_cards() -> None:
    """R4.8, R6.7A: there is nothing to draw."""
    assert hand(play(turn("architect", seat("architect"), deck=""), "gold"), 0) == []


def test_architect_has_the_only_card() -> None:
    """R4.8, R6.7A: draw what there is."""
    assert hand(play(turn("architect", seat("architect"), deck="temple"), "gold"), 0) == ["temple"]


def test_architect_draws_what_he_put_under() -> None:
    """R4.2, R6.7A: the card not kept is at the bottom, and there is no other."""
    game = turn("architect", seat("architect"), deck="temple manor")
    assert hand(play(game, "draw", "keep temple"), 0) == ["manor", "temple"]


def test_navigator_draws_what_there_is() -> None:
    """R4.8, R6.7N: two of four."""
    game = turn("navigator", seat("navigator"), taken="resources", deck="temple manor")
    assert hand(play(game, "navigate cards"), 0) == ["manor", "temple"]


def test_navigator_may_take_gold_with_an_empty_deck() -> None:
    """R11.3: gold is there."""
    assert begins(turn("navigator", seat("navigator"), taken="resources", deck=""), "navigate") == {"navigate gold"}


def test_smithy_draws_what_there_is() -> None:
    """R4.8, R7.4: one of three, for the same price."""
    game = turn("king", seat("king", gold=2, city="smithy"), deck="temple")
    assert (hand(play(game, "smithy"), 0), gold(game, 0)) == (["temple"], 0)


def test_magician_draws_what_he_put_under() -> None:
    """R11.5: under first, then drawn: one from the deck, one of his own."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="tavern")
    assert hand(play(game, "redraw keep temple"), 0) == ["keep", "tavern"]


def test_park_draws_what_there_is() -> None:
    """R4.8, R7.21: one of two."""
    game = turn("king", seat("king", city="park"), seat("warlord"), taken="resources", deck="temple")
    assert hand(play(game, "end"), 0) == ["temple"]


def test_park_with_nothing_to_draw() -> None:
    """R4.8, R7.21: nothing, and the round goes on."""
    game = turn("king", seat("king", city="park"), seat("warlord"), taken="resources", deck="")
    assert (hand(play(game, "end"), 0), game.to_move) == ([], 1)


def test_laboratory_refills_the_deck() -> None:
    """R7.3, R4.8: the card discarded is the whole deck; drawing can be chosen again."""
    game = turn("king", seat("king", hand="temple", city="laboratory"), deck="")
    assert "draw" in play(game, "lab temple").moves()


def test_resuming_witch_as_architect_with_no_cards() -> None:
    """R11.18, R4.8: the cards come at once, if there are any."""
    game = turn("witch", seat("witch"), seat("architect"), taken="resources", deck="")
    assert hand(play(game, "bewitch architect", "gold"), 0) == []


# An empty bank


def test_gold_takes_the_last_coin() -> None:
    """R1.6: a gain larger than the bank pays what is there."""
    assert gold(play(turn("king", seat("king"), bank=1), "gold"), 0) == 1


def test_merchants_coin_comes_after_the_two() -> None:
    """R6.6M, R1.6: two are there, two are paid."""
    assert gold(play(turn("merchant", seat("merchant"), bank=2), "gold"), 0) == 2


@pytest.mark.parametrize("character", ["king", "emperor", "bishop", "abbot", "merchant", "warlord", "diplomat"])
def test_income_needs_a_bank(character: str) -> None:
    """R11.3: income with an empty bank is not legal."""
    assert refused(turn(character, seat(character, city="school_of_magic"), bank=0), "income")


def test_queens_income_needs_a_bank() -> None:
    """R11.3: the Queen's is an income, too."""
    assert refused(turn("queen", seat("king"), seat("queen"), players=5, bank=0), "income")


def test_queens_income_takes_what_is_there() -> None:
    """R1.6: two of three."""
    assert gold(play(turn("queen", seat("king"), seat("queen"), players=5, bank=2), "income"), 1) == 2


def test_queens_late_gold_takes_what_is_there() -> None:
    """R1.6, R11.21: at the end of the round, too."""
    game = turn("queen", seat("king"), seat("queen"), players=5, bank=1, assassinated="king", taken="resources")
    assert gold(play(game, "end"), 1) == 1


def test_navigator_takes_what_is_there() -> None:
    """R1.6, R6.7N: three of four."""
    assert gold(play(turn("navigator", seat("navigator"), bank=3, taken="resources"), "navigate gold"), 0) == 3


def test_navigating_for_gold_with_an_empty_bank_changes_nothing() -> None:
    """R11.3: moves that would change nothing are not legal."""
    game = turn("navigator", seat("navigator"), bank=0, taken="resources")
    assert refused(game, "navigate gold")


def test_poor_house_with_an_empty_bank() -> None:
    """R1.6, R7.18: there is nothing to give."""
    game = turn("king", seat("king", city="poor_house"), seat("warlord"), taken="resources", bank=0)
    assert gold(play(game, "end"), 0) == 0


def test_throne_room_with_an_empty_bank() -> None:
    """R1.6, R7.23: nothing, and the King has the Crown."""
    game = turn("thief", seat("thief"), seat("king"), seat(city="throne_room"), crown=3, taken="resources", bank=0)
    assert gold(play(game, "end"), 2) == 0


def test_alchemists_refund_is_always_there() -> None:
    """R6.6A, R1.6: he has just paid it in."""
    game = turn("alchemist", seat("alchemist", gold=4, hand="castle"), seat("warlord"), taken="resources", bank=0)
    assert (gold(play(game, "build castle", "end"), 0), bank(game)) == (4, 0)


def test_building_refills_the_bank() -> None:
    """R1.6: until gold flows back."""
    game = turn("king", seat("king", gold=3, hand="manor"), taken="resources", bank=0)
    assert gold(play(game, "build manor", "income"), 0) == 1


def test_tithe_and_tax_do_not_need_the_bank() -> None:
    """R6.5A, R1.6: players pay them."""
    assert gold(play(turn("abbot", seat("abbot"), seat(gold=9), bank=0), "tithe"), 0) == 1


# The Graveyard at each price

PRICES = [("tavern", 0), ("church", 1), ("manor", 2), ("castle", 3), ("palace", 4), ("university", 5)]


@pytest.mark.parametrize(("district", "price"), PRICES)
def test_graveyard_costs_one_whatever_the_warlord_paid(district: str, price: int) -> None:
    """R7.5: its owner pays 1 gold, the Warlord the cost less 1."""
    game = turn("warlord", seat("warlord", gold=6), seat(gold=3, city=f"graveyard {district}"), taken="resources")
    play(game, f"destroy 1 {district}", "recover")
    assert (gold(game, 0), gold(game, 1), hand(game, 1)) == (6 - price, 2, [district])


@pytest.mark.parametrize(("district", "price"), PRICES)
def test_graveyard_with_the_last_gold(district: str, price: int) -> None:
    """R7.5: 1 gold is enough."""
    game = turn("warlord", seat("warlord", gold=price), seat(gold=1, city=f"graveyard {district}"), taken="resources")
    assert city(play(game, f"destroy 1 {district}", "recover"), 1) == ["graveyard"]


def test_graveyards_gold_goes_to_the_bank() -> None:
    """R7.5: both prices go to the bank."""
    game = turn("warlord", seat("warlord", gold=6), seat(gold=3, city="graveyard manor"), taken="resources", bank=0)
    assert bank(play(game, "destroy 1 manor", "recover")) == 3


def test_graveyard_and_great_wall() -> None:
    """R7.5, R7.8: the wall makes it dearer for the Warlord, not for the owner."""
    game = turn("warlord", seat("warlord", gold=6), seat(gold=3, city="graveyard great_wall manor"), taken="resources")
    play(game, "destroy 1 manor", "recover")
    assert (gold(game, 0), gold(game, 1)) == (3, 2)


def test_recovered_district_is_not_under_the_deck() -> None:
    """R7.5, R6.8W: under the deck unless the Graveyard takes it."""
    game = turn(
        "warlord", seat("warlord", gold=6), seat(gold=3, city="graveyard manor"), taken="resources", deck="keep"
    )
    assert deck(play(game, "destroy 1 manor", "recover")) == ["keep"]
