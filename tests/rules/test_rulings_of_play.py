"""The rulings R12 to R15: what play meets and the texts do not name (docs/rules.md)."""

from __future__ import annotations

import pytest

from citadels import Game

from .table import acting, begins, crown, deck, gold, hand, moves, play, refused, seat, turn


def known(game: Game, viewer: int) -> object:
    """All a seat's view holds beyond what lies open: compared, never looked into."""
    return game.view(viewer)["players"]


def test_12_1_the_patient_must_thank() -> None:
    """R12.1: a killed character whose holder owns the Hospital is called and must thank."""
    game = turn("thief", seat("thief"), seat("merchant", city="hospital"), seat(city="ball_room"), crown=2,
                taken="resources", assassinated="merchant")  # fmt: skip
    assert moves(play(game, "end", "thank")) == {"gold", "draw"}


def test_12_1_the_patient_who_refuses_has_nothing() -> None:
    """R12.1: refusing, he loses the resource action."""
    game = turn("thief", seat("thief"), seat("merchant", city="hospital"), seat("warlord", city="ball_room"), crown=2,
                taken="resources", assassinated="merchant")  # fmt: skip
    assert (acting(play(game, "end", "pass")), gold(game, 1)) == (("warlord", 2), 0)


def test_12_2_a_tax_collector_who_refuses_collects_nothing_from_rank_1() -> None:
    """R12.2: that step of the call is not reached."""
    game = turn("assassin", seat("assassin", gold=3, hand="temple"), seat("tax_collector"), seat(city="ball_room"),
                crown=2, taken="resources")  # fmt: skip
    assert gold(play(game, "build temple", "end", "pass"), 1) == 0


def test_12_2_later_builders_still_pay_him() -> None:
    """R12.2: later builders still pay him."""
    game = turn("assassin", seat("assassin"), seat("tax_collector"), seat("king", gold=5, hand="temple"),
                seat(city="ball_room"), crown=3, taken="resources")  # fmt: skip
    play(game, "end", "pass", "thank", "gold", "build temple", "end")
    assert gold(game, 1) == 1


def test_12_3_the_queen_is_paid_next_to_a_king_who_refused_thanks() -> None:
    """R12.3: a rank-4 character who refused thanks was called beside the Queen all the same."""
    game = turn("thief", seat("thief"), seat("king"), seat("queen", city="ball_room"), players=5, crown=2,
                taken="resources")  # fmt: skip
    assert "income" in play(game, "end", "pass").moves()


def test_12_3_next_to_a_patient_the_queens_gold_is_late() -> None:
    """R12.3: killed with a Hospital, he counts as killed: not at her turn."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), seat("queen"), players=5, taken="resources",
                assassinated="king")  # fmt: skip
    assert refused(play(game, "end", "gold"), "income")


def test_12_3_next_to_a_patient_the_queens_gold_comes() -> None:
    """R12.3: her gold comes at the end of the round."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), seat("queen"), players=5, taken="resources",
                assassinated="king")  # fmt: skip
    assert gold(play(game, "end", "gold", "gold", "end"), 2) == 5


def test_12_4_thanks_are_asked_of_the_holder() -> None:
    """R12.4: what is asked of the called player is asked of its holder, never of the Witch."""
    game = turn("witch", seat("witch"), seat("king"), seat(city="ball_room"), crown=2, taken="resources")
    assert play(game, "bewitch king").to_move == 1


def test_12_4_the_bewitched_king_who_refuses_takes_no_crown() -> None:
    """R12.4, R11.1: thanks refused, no Crown; the Witch plays on."""
    game = turn("witch", seat("witch"), seat("king"), seat(city="ball_room"), crown=2, taken="resources")
    assert (crown(play(game, "bewitch king", "pass")), acting(game)) == (2, ("king", 0))


def test_13_1_a_diplomat_does_not_give_out_of_his_bishops_city() -> None:
    """R13.1: the shield covers his city against his own second character too."""
    mine = seat("diplomat bishop", gold=9, city="manor")
    game = turn("diplomat", mine, seat("king thief", city="tavern"), players=2, taken="resources")
    assert begins(game, "exchange") == set()


def test_13_2_a_duplicate_of_the_wizards_forbids_no_exchange() -> None:
    """R13.2: only the district that comes must not double one that is there."""
    game = turn("diplomat", seat("diplomat", gold=9, city="tavern"), seat(city="manor manor"), cast="wizard",
                taken="resources")  # fmt: skip
    assert "exchange 1 manor tavern" in game.moves()


def test_13_3_a_recovered_museum_leaves_its_cards() -> None:
    """R13.3: the tucked cards go under the deck."""
    game = turn("warlord", seat("warlord", gold=3), seat(gold=1, city="graveyard museum:temple,castle"),
                taken="resources", deck="keep")  # fmt: skip
    assert deck(play(game, "destroy 1 museum", "recover")) == ["keep", "castle", "temple"]


def test_14_1_an_empty_bank_is_not_navigated() -> None:
    """R14.1: changes nothing and is not legal."""
    assert refused(turn("navigator", seat("navigator"), bank=0, taken="resources"), "navigate gold")


def test_14_2_the_throne_rooms_gold_may_be_given() -> None:
    """R14.2: a gold the Throne Room just paid him may be given."""
    game = turn("emperor", seat("emperor"), seat(city="throne_room"), crown=3)
    assert gold(play(game, "crown 1", "give gold"), 0) == 1


def test_14_3_the_diplomats_difference_needs_no_bank() -> None:
    """R14.3: from purse to purse."""
    game = turn("diplomat", seat("diplomat", gold=2, city="temple"), seat(city="manor"), taken="resources", bank=0)
    assert gold(play(game, "exchange 1 manor temple"), 1) == 2


def test_14_3_the_tax_needs_no_bank() -> None:
    """R14.3: from purse to purse."""
    game = turn("king", seat("king", gold=2, hand="temple"), seat("tax_collector"), taken="resources", bank=0)
    assert gold(play(game, "build temple", "end"), 1) == 1


@pytest.mark.parametrize("character", ["assassin", "witch"])
def test_14_4_the_poor_houses_gold_is_not_taxed_later(character: str) -> None:
    """R14.4: who built with the last gold has none when the turn ends; what the city then gives is not taxed."""
    builder = seat(character, gold=1, hand="tavern", city="poor_house")
    game = turn(character, builder, seat("tax_collector"), taken="resources")
    play(game, "build tavern", "end")
    assert (gold(game, 0), gold(game, 1)) == (1, 0)


@pytest.mark.parametrize("character", ["assassin", "witch"])
def test_14_4_what_was_left_is_taxed_all_the_same(character: str) -> None:
    """R14.4, R5.4: a gold that was there when the turn ended is paid, and nothing is given for it."""
    builder = seat(character, gold=2, hand="tavern", city="poor_house")
    game = turn(character, builder, seat("tax_collector"), taken="resources")
    play(game, "build tavern", "end")
    assert (gold(game, 0), gold(game, 1)) == (0, 1)


def test_14_4_nothing_is_owed_before_the_tax_collector_is_asked_for_thanks() -> None:
    """R14.4, notation §1 `owes`: between the two turns the position tells that nothing is due."""
    builder = seat("assassin", gold=1, hand="tavern", city="poor_house")
    game = turn("assassin", builder, seat("tax_collector"), seat(city="ball_room"), crown=2, taken="resources")
    play(game, "build tavern", "end")
    assert game.position()["owes"] is None


def test_14_4_the_game_read_back_before_the_thanks_taxes_nothing_either() -> None:
    """R14.4, notation §1: the position alone tells it."""
    builder = seat("assassin", gold=1, hand="tavern", city="poor_house")
    game = turn("assassin", builder, seat("tax_collector"), seat(city="ball_room"), crown=2, taken="resources")
    again = Game.from_position(play(game, "build tavern", "end").position())
    assert gold(play(again, "thank"), 1) == 0


def test_15_1_a_swap_shows_the_magician_the_other_hand() -> None:
    """R15.1: he gave those cards, so he knows them."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor"))
    other = turn("magician", seat("magician", hand="castle"), seat(hand="manor"))
    assert known(play(game, "swap 1"), 0) != known(play(other, "swap 1"), 0)


def test_15_1_a_swap_shows_the_other_the_magicians_hand() -> None:
    """R15.1: each of the two."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor"))
    other = turn("magician", seat("magician", hand="temple"), seat(hand="castle"))
    assert known(play(game, "swap 1"), 1) != known(play(other, "swap 1"), 1)


def test_15_1_a_swap_shows_a_third_player_nothing() -> None:
    """R15.1: each of the two, and nobody else."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="manor"), deck="keep")
    other = turn("magician", seat("magician", hand="manor"), seat(hand="temple"), deck="keep")
    assert known(play(game, "swap 1"), 2) == known(play(other, "swap 1"), 2)


def test_15_1_a_given_card_is_known_to_the_giver() -> None:
    """R15.1: a card given."""
    game = play(turn("emperor", seat("emperor"), seat(hand="temple"), crown=3, deck="keep"), "crown 1", "give temple")
    other = play(turn("emperor", seat("emperor"), seat(hand="manor"), crown=3, deck="keep"), "crown 1", "give manor")
    assert known(game, 1) != known(other, 1)


def test_15_2_cards_taken_out_are_named_openly() -> None:
    """R15.2: `rules.removed` is part of every view."""
    game = Game.new(["Ann", "Ben", "Cal", "Dee"], {"specials": ["armory", "museum", "park", "quarry"]})
    assert len(game.view(2)["rules"]["removed"]) == 4


def test_recovered_card_is_in_hand() -> None:
    """R7.5, R15.1: a card recovered is a card in hand."""
    game = turn("warlord", seat("warlord", gold=3), seat(gold=1, city="graveyard manor"), taken="resources")
    assert hand(play(game, "destroy 1 manor", "recover"), 1) == ["manor"]
