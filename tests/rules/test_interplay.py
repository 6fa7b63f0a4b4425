"""Meetings of cards: Hospital, Throne Room, Museum, Alchemist, Wizard."""

from __future__ import annotations

from .table import (
    acting,
    bank,
    begins,
    city,
    crown,
    deck,
    gold,
    hand,
    moves,
    over,
    play,
    refused,
    score,
    seat,
    tucked,
    turn,
)

# Hospital with the Witch and with the Assassin


def test_hospital_saves_nothing_from_the_witch() -> None:
    """R5.3: the Hospital does nothing for the bewitched: the Witch resumes all the same."""
    game = turn("witch", seat("witch"), seat("king", city="hospital"), taken="resources")
    assert acting(play(game, "bewitch king", "gold")) == ("king", 0)


def test_hospital_of_the_bewitched_brings_one_resource_action() -> None:
    """R5.3: not a second one."""
    game = turn("witch", seat("witch"), seat("king", city="hospital"), taken="resources")
    assert gold(play(game, "bewitch king", "gold", "end"), 1) == 2


def test_hospital_from_the_assassins_turn_on() -> None:
    """R7.22: assassinated in this round, he is called all the same."""
    game = turn("assassin", seat("assassin"), seat("king", city="hospital"), taken="resources")
    assert acting(play(game, "assassinate king", "end")) == ("king", 1)


def test_hospital_does_not_shield_the_bishop() -> None:
    """R6.5B, R7.22: he was assassinated, so his city is not shielded."""
    game = turn("assassin", seat("assassin"), seat("bishop", city="hospital temple"), seat("warlord", gold=9),
                taken="resources")  # fmt: skip
    play(game, "assassinate bishop", "end", "gold", "gold")
    assert "destroy 1 temple" in game.moves()


def test_hospital_patient_is_not_robbed() -> None:
    """R5.2: not the assassinated one."""
    game = turn("thief", seat("thief"), seat("king", gold=3, city="hospital"), assassinated="king")
    assert refused(game, "rob king")


def test_hospital_patient_is_no_tax_collector() -> None:
    """R5.4, R7.22: an assassinated Tax Collector collects nothing, in hospital either."""
    game = turn("assassin", seat("assassin", gold=4, hand="temple"), seat("tax_collector", city="hospital"),
                taken="resources")  # fmt: skip
    play(game, "build temple", "assassinate tax_collector", "end", "gold")
    assert gold(game, 1) == 2


def test_hospital_patient_has_no_bonus() -> None:
    """R7.22, R11.7: no bonus."""
    game = turn("thief", seat("thief"), seat("merchant", city="hospital tavern"), taken="resources",
                assassinated="merchant")  # fmt: skip
    assert gold(play(game, "end", "gold"), 1) == 2


def test_hospital_patient_has_no_end_of_turn() -> None:
    """R11.7: no R4.7."""
    game = turn("thief", seat("thief"), seat("king", city="hospital park"), taken="resources", assassinated="king",
                deck="temple manor keep")  # fmt: skip
    assert hand(play(game, "end", "gold"), 1) == []


def test_hospital_of_the_assassin_saves_no_one() -> None:
    """R7.22: it works for the assassinated owner alone."""
    game = turn("assassin", seat("assassin", city="hospital"), seat("king"), seat("warlord"), taken="resources")
    assert acting(play(game, "assassinate king", "end")) == ("warlord", 2)


# Throne Room with the Emperor and with the heir


def test_throne_room_is_paid_when_the_emperor_gives_the_crown() -> None:
    """R7.23: from one player to another."""
    game = turn("emperor", seat("emperor"), seat(), seat(city="throne_room"), crown=3)
    assert gold(play(game, "crown 1"), 2) == 1


def test_throne_room_of_the_emperor_is_paid() -> None:
    """R7.23: its owner gives the Crown and is paid by the bank."""
    game = turn("emperor", seat("emperor", city="throne_room"), seat(), crown=3, bank=5)
    assert (gold(play(game, "crown 1"), 0), bank(game)) == (1, 4)


def test_throne_room_of_the_receiver_pays_before_he_answers() -> None:
    """R7.23, R6.4E: the Crown has passed when he is asked, so he has a gold to give."""
    game = turn("emperor", seat("emperor"), seat(city="throne_room"), crown=3)
    assert moves(play(game, "crown 1")) == {"give gold"}


def test_throne_room_is_paid_once_for_the_emperor() -> None:
    """R7.23: the Crown passes once, from its holder to the receiver."""
    game = turn("emperor", seat("emperor"), seat(), seat(city="throne_room"), crown=0)
    assert gold(play(game, "crown 3"), 2) == 1


def test_throne_room_is_paid_when_the_heir_takes_the_crown() -> None:
    """R11.22: at the end of the round too."""
    game = turn("warlord", seat("warlord"), seat("king"), seat(city="throne_room"), crown=3, assassinated="king",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end"), 2) == 1


def test_throne_room_is_not_paid_for_an_heir_who_has_the_crown() -> None:
    """R7.23: from one player to another."""
    game = turn("warlord", seat("warlord"), seat("king"), seat(city="throne_room"), crown=1, assassinated="king",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end"), 2) == 0


def test_throne_room_is_not_paid_for_an_assassinated_emperor() -> None:
    """R6.4E: the Crown stays."""
    game = turn("warlord", seat("warlord"), seat("emperor"), seat(city="throne_room"), crown=3, taken="resources",
                assassinated="emperor")  # fmt: skip
    assert (gold(play(game, "end"), 2), crown(game)) == (0, 3)


def test_throne_room_counts_before_the_queen() -> None:
    """R6.9Q, R11.22: both are paid when the King is revealed."""
    game = turn("queen", seat("king"), seat("queen", city="throne_room"), crown=3, players=5, assassinated="king",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end"), 1) == 4


# Museum through Armory, Warlord and Diplomat


def test_museum_destroyed_by_the_armory() -> None:
    """R7.13: destroyed: the cards go under the deck with it."""
    game = turn("king", seat("king", city="armory"), seat(city="museum:temple,castle"), deck="keep")
    assert sorted(deck(play(game, "armory 1 museum"))[1:]) == ["armory", "castle", "museum", "temple"]


def test_museum_destroyed_by_the_warlord() -> None:
    """R7.13: they go under the deck with it, at its own price."""
    game = turn("warlord", seat("warlord", gold=3), seat(city="museum:temple,castle"), taken="resources", deck="keep")
    assert (deck(play(game, "destroy 1 museum")), gold(game, 0)) == (["keep", "museum", "castle", "temple"], 0)


def test_museum_saved_by_the_graveyard_loses_its_cards() -> None:
    """R7.13, R7.5: the district comes to hand; the cards go under the deck."""
    game = turn("warlord", seat("warlord", gold=3), seat(gold=1, city="graveyard museum:temple,castle"),
                taken="resources", deck="keep")  # fmt: skip
    play(game, "destroy 1 museum", "recover")
    assert (hand(game, 1), deck(game)) == (["museum"], ["keep", "castle", "temple"])


def test_museum_exchanged_by_the_diplomat() -> None:
    """R7.13: exchanged: they go along."""
    game = turn("diplomat", seat("diplomat", gold=4, city="manor"), seat(city="museum:temple,castle"),
                taken="resources")  # fmt: skip
    assert (tucked(play(game, "exchange 1 museum manor"), 0), gold(game, 0)) == (["castle", "temple"], 3)


def test_museum_given_by_the_diplomat() -> None:
    """R7.13: they go along the other way, too."""
    game = turn("diplomat", seat("diplomat", city="museum:temple"), seat(city="manor"), taken="resources")
    assert tucked(play(game, "exchange 1 manor museum"), 1) == ["temple"]


def test_museum_exchanged_scores_for_its_new_owner() -> None:
    """R7.13: each scores 1, for whom it stands."""
    game = turn("diplomat", seat("diplomat", gold=4, city="manor"), seat(city="museum:temple,castle"),
                taken="resources", last_round=True)  # fmt: skip
    assert play(game, "exchange 1 museum manor", "end").scores == [6, 3, 0, 0]


def test_museum_given_away_is_closed_to_its_old_owner() -> None:
    """R7.13, R11.10: after the exchange only the end is left, and the Museum is the other's."""
    mine = seat("diplomat", hand="keep", city="museum:temple")
    game = turn("diplomat", mine, seat("king", city="manor"), taken="resources")
    assert begins(play(game, "exchange 1 manor museum"), "museum") == set()


# Alchemist with tax, Factory and an empty purse


def test_alchemist_pays_the_tax_and_is_not_paid_back() -> None:
    """R6.6A, R4.7: nothing else paid comes back."""
    game = turn("alchemist", seat("alchemist", gold=5, hand="castle"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build castle", "end"), 0) == 4


def test_alchemist_with_a_factory_gets_back_what_he_paid() -> None:
    """R6.6A, R7.20: five, not six."""
    game = turn("alchemist", seat("alchemist", gold=5, hand="library", city="factory"), seat("warlord"),
                taken="resources")  # fmt: skip
    assert gold(play(game, "build library", "end"), 0) == 5


def test_alchemist_with_an_empty_purse_pays_tax_from_the_refund() -> None:
    """R4.7: refund, then tax."""
    game = turn("alchemist", seat("alchemist", gold=1, hand="temple"), seat("tax_collector"), taken="resources")
    assert (gold(play(game, "build temple", "end"), 0), gold(game, 1)) == (0, 1)


def test_alchemist_with_an_empty_purse_builds_nothing() -> None:
    """R6.6A: he cannot spend gold he does not have."""
    assert begins(turn("alchemist", seat("alchemist", hand="temple"), taken="resources"), "build") == set()


def test_alchemist_with_poor_house_and_tax() -> None:
    """R4.7: refund, tax, Poor House: 1 back, 1 paid, 1 given."""
    game = turn("alchemist", seat("alchemist", gold=1, hand="temple", city="poor_house"), seat("tax_collector"),
                taken="resources")  # fmt: skip
    assert gold(play(game, "build temple", "end"), 0) == 1


# Wizard building from a hand that is then empty


def test_wizard_empties_a_hand() -> None:
    """R6.3W: the last card may be taken and built."""
    game = turn("wizard", seat("wizard", gold=3), seat(hand="manor"), taken="resources")
    assert (hand(play(game, "peek 1", "take manor build"), 1), city(game, 0)) == ([], ["manor"])


def test_a_hand_emptied_by_the_wizard_fills_the_park_in_its_owners_turn() -> None:
    """R7.21, R6.3W: at the end of his own turn, with no hand."""
    game = turn("wizard", seat("wizard", gold=3), seat("king", hand="manor", city="park"), seat("warlord"),
                taken="resources", deck="temple keep castle")  # fmt: skip
    play(game, "peek 1", "take manor build", "end", "gold", "end")
    assert hand(game, 1) == ["keep", "temple"]


def test_wizard_with_an_empty_hand_builds_the_card_and_draws_by_his_park() -> None:
    """R7.21, R6.3W: the card he built was never in his hand."""
    game = turn("wizard", seat("wizard", gold=3, city="park"), seat("king", hand="manor"), taken="resources",
                deck="temple keep castle")  # fmt: skip
    assert hand(play(game, "peek 1", "take manor build", "end"), 0) == ["keep", "temple"]


def test_lighthouse_taken_by_the_wizard_shines() -> None:
    """R7.11, R6.3W: built is built."""
    game = turn("wizard", seat("wizard", gold=3), seat("king", hand="lighthouse"), taken="resources", deck="temple")
    assert moves(play(game, "peek 1", "take lighthouse build")) == {"search temple", "pass"}


def test_treasury_and_map_room_count_what_the_round_left() -> None:
    """R7.14, R7.15: at the very end."""
    assert score(over(seat(gold=2, hand="temple manor", city="imperial_treasury map_room"))) == 4 + 5 + 2 + 2
