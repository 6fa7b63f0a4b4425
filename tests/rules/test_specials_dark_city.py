"""The Dark City specials that are used in a turn or count at the end."""

from __future__ import annotations

from .table import (
    EIGHT,
    bank,
    begins,
    city,
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

# Lighthouse


def test_lighthouse_shows_the_whole_deck() -> None:
    """R7.11: when built, may look through the deck."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor temple", taken="resources")
    assert moves(play(game, "build lighthouse")) == {"search temple", "search manor", "pass"}


def test_lighthouse_takes_one_card() -> None:
    """R7.11: take one card."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor", taken="resources")
    assert hand(play(game, "build lighthouse", "search manor"), 0) == ["manor"]


def test_lighthouse_takes_the_card_out_of_the_deck() -> None:
    """R7.11: the card is in hand, no longer in the deck."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor castle", taken="resources")
    assert sorted(deck(play(game, "build lighthouse", "search manor"))) == ["castle", "temple"]


def test_lighthouse_may_be_passed() -> None:
    """R7.11: may."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor", taken="resources")
    assert hand(play(game, "build lighthouse", "pass"), 0) == []


def test_lighthouse_shuffles_the_deck() -> None:
    """R7.11: and the deck is shuffled: some seed leaves another order than it was in."""
    orders = set()
    for seed in range(8):
        game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor tavern keep castle",
                    taken="resources", seed=seed)  # fmt: skip
        orders.add(tuple(deck(play(game, "build lighthouse", "search castle"))))
    assert len(orders) > 1


def test_lighthouse_works_only_when_built() -> None:
    """R7.11: when built, not in later turns."""
    game = turn("king", seat("king", city="lighthouse"), taken="resources")
    assert begins(game, "search") == set()


# Armory


def test_armory_destroys_any_district_of_another_player() -> None:
    """R7.12: any district of another player, for nothing."""
    game = turn("king", seat("king", city="armory"), seat(city="palace temple"))
    assert city(play(game, "armory 1 palace"), 1) == ["temple"]


def test_armory_is_destroyed_itself() -> None:
    """R7.12: destroy it to destroy."""
    game = turn("king", seat("king", city="armory manor"), seat(city="palace temple"))
    assert city(play(game, "armory 1 palace"), 0) == ["manor"]


def test_armory_and_its_target_go_under_the_deck() -> None:
    """R7.12, R11.5: both cards go under the deck, alphabetically."""
    game = turn("king", seat("king", city="armory"), seat(city="palace"), deck="temple")
    assert deck(play(game, "armory 1 palace")) == ["temple", "armory", "palace"]


def test_armory_reaches_the_bishop_the_keep_and_complete_cities() -> None:
    """R7.12: complete cities, the Bishop's and the Keep included; never one's own."""
    full = seat(city=EIGHT, completed=1)
    game = turn("king", seat("king", city="armory manor"), seat("bishop", city="keep"), full, last_round=True)
    assert begins(game, "armory") == {"armory 1 keep"} | {f"armory 2 {name}" for name in EIGHT.split()}


def test_armory_works_in_its_owners_turn() -> None:
    """R7.12: in one's turn."""
    game = turn("king", seat("king"), seat(city="armory"), seat(city="palace"), taken="resources")
    assert begins(game, "armory") == set()


def test_armory_leaves_the_power_unused() -> None:
    """R4.6: a special's power is its own."""
    game = turn("warlord", seat("warlord", city="armory"), seat(city="palace temple"), taken="resources")
    assert "destroy 1 temple" in play(game, "armory 1 palace").moves()


# Museum


def test_museum_tucks_a_card() -> None:
    """R7.13: tuck one hand card face down under it."""
    assert tucked(play(turn("king", seat("king", hand="temple keep", city="museum")), "museum keep"), 0) == ["keep"]


def test_museum_takes_the_card_from_the_hand() -> None:
    """R7.13: one hand card."""
    assert hand(play(turn("king", seat("king", hand="temple keep", city="museum")), "museum keep"), 0) == ["temple"]


def test_museum_tucks_once_a_turn() -> None:
    """R7.13: once a turn."""
    game = turn("king", seat("king", hand="temple keep", city="museum"))
    assert begins(play(game, "museum keep"), "museum") == set()


def test_museum_scores_each_card() -> None:
    """R7.13: each scores 1, besides its own 4."""
    assert score(over(seat(city="museum:temple,manor,palace"))) == 4 + 3


# Imperial Treasury, Map Room, Wishing Well


def test_imperial_treasury_scores_gold() -> None:
    """R7.14: scores 1 per gold in purse."""
    assert score(over(seat(gold=7, city="imperial_treasury"))) == 4 + 7


def test_map_room_scores_cards() -> None:
    """R7.15: scores 1 per hand card."""
    assert score(over(seat(hand="temple manor keep", city="map_room"))) == 5 + 3


def test_wishing_well_scores_other_specials() -> None:
    """R7.16: scores 1 per other special in the city."""
    assert score(over(seat(city="wishing_well keep smithy manor"))) == 5 + 3 + 5 + 3 + 2


def test_haunted_city_is_a_special_to_the_well_while_it_is_special() -> None:
    """R7.6, R7.16: as long as it does not count as another kind."""
    assert score(over(seat(city="wishing_well haunted_city@1"), round=3)) == 5 + 2 + 1


# Quarry


def test_quarry_builds_duplicates() -> None:
    """R7.17: may build duplicates."""
    game = turn("king", seat("king", gold=3, hand="manor", city="quarry manor"), taken="resources")
    assert city(play(game, "build manor"), 0) == ["manor", "manor", "quarry"]


def test_quarry_builds_any_number_of_duplicates() -> None:
    """R7.17: there is no limit to them."""
    game = turn("king", seat("king", gold=3, hand="manor", city="quarry manor manor"), taken="resources")
    assert city(play(game, "build manor"), 0) == ["manor", "manor", "manor", "quarry"]


def test_quarry_of_another_player_does_not_help() -> None:
    """R7.17, R4.3: its owner may."""
    game = turn("king", seat("king", gold=3, hand="manor", city="manor"), seat(city="quarry"), taken="resources")
    assert refused(game, "build manor")


# Poor House and Park


def test_poor_house_gives_a_gold() -> None:
    """R7.18: at the end of one's turn, with no gold, take 1."""
    game = turn("king", seat("king", city="poor_house"), seat("warlord"), taken="resources", bank=5)
    assert (gold(play(game, "end"), 0), bank(game)) == (1, 4)


def test_poor_house_gives_nothing_to_who_has_gold() -> None:
    """R7.18: with no gold."""
    game = turn("king", seat("king", gold=1, city="poor_house"), seat("warlord"), taken="resources")
    assert gold(play(game, "end"), 0) == 1


def test_poor_house_waits_for_its_owners_turn() -> None:
    """R7.18: of one's turn."""
    game = turn("king", seat("king"), seat("warlord", city="poor_house"), taken="resources")
    assert gold(play(game, "end"), 1) == 0


def test_park_draws_two() -> None:
    """R7.21: at the end of one's turn, with no hand, draw 2."""
    game = turn("king", seat("king", city="park"), seat("warlord"), taken="resources", deck="temple manor keep")
    assert hand(play(game, "end"), 0) == ["manor", "temple"]


def test_park_gives_nothing_to_who_has_a_card() -> None:
    """R7.21: with no hand."""
    game = turn("king", seat("king", hand="castle", city="park"), seat("warlord"), taken="resources")
    assert hand(play(game, "end"), 0) == ["castle"]


# Factory


def test_factory_makes_specials_cheaper() -> None:
    """R7.20: its owner's other specials cost 1 less to build."""
    game = turn("king", seat("king", gold=5, hand="library", city="factory"), taken="resources")
    assert gold(play(game, "build library"), 0) == 0


def test_factory_itself_costs_six() -> None:
    """R7.20: other specials."""
    assert refused(turn("king", seat("king", gold=5, hand="factory"), taken="resources"), "build factory")


def test_factory_leaves_common_districts_alone() -> None:
    """R7.20: specials."""
    game = turn("king", seat("king", gold=3, hand="castle", city="factory"), taken="resources")
    assert refused(game, "build castle")


def test_factory_does_not_change_rank_8s_cost() -> None:
    """R7.20: not for rank 8's cost."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="factory library"), taken="resources")
    assert gold(play(game, "destroy 1 library"), 0) == 0


def test_factory_does_not_change_the_score() -> None:
    """R7.20: to build."""
    assert score(over(seat(city="factory library"))) == 12


def test_factory_serves_the_wizard_too() -> None:
    """R7.20, R6.3W: for its cost, which is 1 less."""
    game = turn("wizard", seat("wizard", gold=5, city="factory"), seat(hand="library"), taken="resources")
    assert gold(play(game, "peek 1", "take library build"), 0) == 0
