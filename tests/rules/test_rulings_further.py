"""The rulings R11.14 to R11.27."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError

from .table import (
    EIGHT,
    SEVEN,
    Json,
    acting,
    begins,
    cast_of,
    city,
    completed,
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
    turn,
)

SIX = SEVEN.replace(" castle", "")


def test_11_14_the_warlord_does_not_destroy_his_own_keep() -> None:
    """R11.14: not destroyed, his own neither."""
    assert begins(turn("warlord", seat("warlord", gold=9, city="keep"), taken="resources"), "destroy") == set()


def test_11_14_the_keep_is_not_given() -> None:
    """R11.14: neither taken nor given."""
    game = turn("diplomat", seat("diplomat", gold=9, city="keep"), seat(city="temple"), taken="resources")
    assert begins(game, "exchange") == set()


def test_11_15_who_loses_the_quarry_is_given_no_double() -> None:
    """R11.15: who owns the Quarry afterwards counts: the other player no longer does."""
    game = turn("diplomat", seat("diplomat", gold=9, city="temple"), seat(city="quarry temple"), taken="resources")
    assert refused(game, "exchange 1 quarry temple")


def test_11_15_the_quarry_itself_may_be_taken() -> None:
    """R11.15: it is a district like others."""
    game = turn("diplomat", seat("diplomat", gold=9, city="temple"), seat(city="quarry manor"), taken="resources")
    assert "exchange 1 quarry temple" in game.moves()


def test_11_15_the_owner_of_the_quarry_may_take_a_double() -> None:
    """R11.15: the Diplomat owns it."""
    game = turn("diplomat", seat("diplomat", gold=9, city="quarry manor tavern"), seat(city="manor"), taken="resources")
    assert "exchange 1 manor tavern" in game.moves()


def test_11_15_who_gives_the_quarry_away_takes_no_double() -> None:
    """R11.15: who owns it afterwards."""
    game = turn("diplomat", seat("diplomat", gold=9, city="quarry manor"), seat(city="manor"), taken="resources")
    assert refused(game, "exchange 1 manor quarry")


def test_11_15_the_other_owner_of_the_quarry_may_be_given_a_double() -> None:
    """R11.15: the other player owns it."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="quarry manor tavern"), taken="resources")
    assert "exchange 1 tavern manor" in game.moves()


def test_11_15_doubles_that_stand_already_forbid_no_exchange() -> None:
    """R11.15, R7.17: no exchange makes a new double; those of a lost Quarry (or of the Wizard) stay."""
    game = turn("diplomat", seat("diplomat", gold=9, city="quarry manor manor"), seat(city="tavern"), taken="resources")
    assert "exchange 1 tavern quarry" in game.moves()


def test_11_16_a_city_that_is_broken_is_not_shielded() -> None:
    """R11.16: the shield does not stay."""
    game = turn("warlord", seat("warlord"), seat(city=SEVEN, completed=1), taken="resources", last_round=True)
    assert "destroy 1 temple" in game.moves()


def test_11_16_the_bonus_stays() -> None:
    """R11.16: the bonus stays once earned."""
    game = turn("warlord", seat("warlord"), seat(city=SEVEN, completed=1), taken="resources", last_round=True)
    assert score(play(game, "destroy 1 temple", "end"), 1) == 15 + 4


def test_11_16_an_exchange_does_not_complete() -> None:
    """R11.16: having the size is what counts, and an exchange leaves the number as it was."""
    game = turn("diplomat", seat("diplomat", gold=9, city=SEVEN), seat(city="tavern"), taken="resources")
    assert completed(play(game, "exchange 1 tavern castle"), 0) is None


def test_11_17_lighthouse_is_not_asked_with_an_empty_deck() -> None:
    """R11.17: not asked with an empty deck."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="", taken="resources")
    assert moves(play(game, "build lighthouse")) == {"end"}


def test_11_17_the_deck_is_shuffled_after_passing() -> None:
    """R11.17: after passing, too."""
    orders = set()
    for seed in range(8):
        game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor tavern keep",
                    taken="resources", seed=seed)  # fmt: skip
        orders.add(tuple(deck(play(game, "build lighthouse", "pass"))))
    assert len(orders) > 1


def test_11_18_the_merchants_coin_comes_at_once() -> None:
    """R11.18: Merchant's coin comes at once."""
    game = turn("witch", seat("witch"), seat("merchant"), taken="resources")
    assert gold(play(game, "bewitch merchant", "gold"), 0) == 1


def test_11_18_the_architects_cards_come_at_once() -> None:
    """R11.18: Architect's cards come at once."""
    game = turn("witch", seat("witch"), seat("architect"), taken="resources", deck="temple manor keep")
    assert hand(play(game, "bewitch architect", "gold"), 0) == ["manor", "temple"]


def test_11_18_a_special_used_before_is_used() -> None:
    """R11.18: a special used in the first part is used."""
    game = turn("witch", seat("witch", hand="temple manor", city="laboratory"), seat("king"), taken="resources")
    assert begins(play(game, "lab temple", "bewitch king", "gold"), "lab") == set()


def test_11_18_a_special_not_used_before_may_be_used() -> None:
    """R11.18: one that was not is not."""
    game = turn("witch", seat("witch", hand="temple", city="laboratory"), seat("king"), taken="resources")
    assert "lab temple" in play(game, "bewitch king", "gold").moves()


def test_11_18_the_witch_as_emperor_gives_to_another() -> None:
    """R11.18: to another than herself and its holder."""
    game = turn("witch", seat("witch"), seat("emperor"), crown=3, taken="resources")
    assert begins(play(game, "bewitch emperor", "gold"), "crown") == {"crown 1", "crown 2"}


def test_11_19_nobody_taxes_himself() -> None:
    """R11.19: nobody pays himself."""
    mine = seat("tax_collector king", gold=5, hand="temple")
    game = turn("king", mine, seat("bishop warlord"), players=2, taken="resources")
    assert gold(play(game, "build temple", "end"), 0) == 4


def test_11_19_nobody_robs_himself() -> None:
    """R11.19: nobody robs himself."""
    game = turn("thief", seat("thief king", gold=5), seat("bishop warlord"), players=2, taken="resources")
    assert gold(play(game, "rob king", "end"), 0) == 5


def test_11_19_the_bishops_shield_holds_against_ones_own_warlord() -> None:
    """R11.19: against one's own Warlord."""
    game = turn("warlord", seat("warlord bishop", gold=9, city="temple"), seat("king thief"), players=2,
                taken="resources")  # fmt: skip
    assert begins(game, "destroy") == set()


def test_11_19_nobody_thanks_himself() -> None:
    """R11.19: nobody thanks himself."""
    game = turn("thief", seat("thief warlord", city="ball_room"), seat("king bishop"), players=2, crown=0,
                taken="resources", assassinated="king")  # fmt: skip
    assert moves(play(game, "end", "thank", "gold", "end")) == {"gold", "draw"}


def test_11_20_haunted_city_counts_as_what_gives_most() -> None:
    """R11.20: as another kind it gives 3, as special 1 by the Wishing Well."""
    well = seat(city="wishing_well haunted_city@1 temple watchtower manor")
    assert score(over(well, round=5)) == 5 + 2 + 1 + 1 + 3 + 3


def test_11_20_haunted_city_is_special_where_that_gives_more() -> None:
    """R11.20: nothing to gain as another kind, 1 by the Well as special."""
    well = seat(city="wishing_well haunted_city@1 temple manor")
    assert score(over(well, round=5)) == 5 + 2 + 1 + 3 + 1


def test_11_21_late_gold_comes_by_itself() -> None:
    """R11.21: late gold comes by itself."""
    game = turn("warlord", seat("king"), seat("queen"), seat("warlord"), players=5, assassinated="king",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end", "gold", "end"), 1) == 5


def test_11_21_late_gold_comes_in_the_last_round_too() -> None:
    """R11.21: at the end of the round, the last one included: it shows in the purse of a game that is over."""
    game = turn(
        "queen", seat("king"), seat("queen"), players=5, assassinated="king", taken="resources", last_round=True
    )
    assert gold(play(game, "end"), 1) == 3


def test_11_22_throne_room_is_paid_at_the_end_of_the_round() -> None:
    """R11.22: paid at the end of the round too."""
    game = turn("warlord", seat("warlord", city="throne_room"), seat("king"), crown=3, assassinated="king",
                taken="resources")  # fmt: skip
    assert gold(play(game, "end"), 0) == 1


def test_11_22_throne_room_is_paid_at_the_end_of_the_last_round() -> None:
    """R11.22: the last one included."""
    game = turn("warlord", seat("warlord", city="throne_room"), seat("king"), crown=3, assassinated="king",
                taken="resources", last_round=True)  # fmt: skip
    assert gold(play(game, "end"), 0) == 1


def test_11_23_the_patient_is_revealed() -> None:
    """R11.23: its owner is revealed when called."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), taken="resources", assassinated="king")
    assert play(game, "end").view(0)["players"][1]["characters"] == ["king"]


def test_11_23_a_killed_king_in_hospital_waits_for_the_crown() -> None:
    """R11.23: not when called."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), crown=3, taken="resources", assassinated="king")
    assert crown(play(game, "end")) == 3


def test_11_23_a_killed_king_in_hospital_takes_the_crown_at_the_end() -> None:
    """R11.23: at the end of the round."""
    game = turn("thief", seat("thief"), seat("king", city="hospital"), crown=3, taken="resources", assassinated="king")
    assert crown(play(game, "end", "gold")) == 1


def test_11_24_who_had_nothing_does_not_pay_later() -> None:
    """R11.24: pays nothing, then or later."""
    game = turn("king", seat("king", gold=1, hand="temple"), seat("tax_collector"), seat("bishop"), taken="resources")
    play(game, "build temple", "end")
    assert (gold(game, 1), gold(play(game, "gold", "end"), 1)) == (0, 0)


def test_11_24_an_assassin_without_gold_pays_nothing() -> None:
    """R11.24: nor does rank 1 at the Tax Collector's call."""
    game = turn("assassin", seat("assassin", gold=1, hand="temple"), seat("tax_collector"), taken="resources")
    assert gold(play(game, "build temple", "end"), 1) == 0


def test_11_25_all_who_had_seven_are_first() -> None:
    """R11.25: those get +4."""
    builder = seat("king", gold=5, hand="bell_tower")
    game = turn("king", builder, seat(city=SEVEN), seat(city=SEVEN), taken="resources")
    play(game, "build bell_tower")
    assert (completed(game, 1), completed(game, 2)) == (1, 1)


def test_11_25_all_later_ones_are_not() -> None:
    """R11.25: and all later ones +2."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN),
                seat("bishop", gold=5, hand="castle", city=SIX), taken="resources")  # fmt: skip
    assert (completed(play(game, "build bell_tower", "end", "gold", "build castle"), 2) or 0) >= 2


def test_11_26_two_players_do_not_play_the_emperor() -> None:
    """R11.26: two players use eight ranks without the Emperor."""
    with pytest.raises(PositionError):
        Game.new(["Ann", "Ben"], {"characters": cast_of(["emperor"])})


def test_11_26_three_players_with_nine_ranks() -> None:
    """R11.26: 3 up, 1 down of the eight without rank 1."""
    start = Game.new(["Ann", "Ben", "Cal"], {"characters": cast_of(["artist"])}).position()
    phase: Json = dict(start["phase"])
    assert (len(start["aside"]["up"]), len(start["aside"]["down"]), len(phase["pool"])) == (3, 1, 4)


def test_11_27_face_up_first() -> None:
    """R11.27: first the face-up cards, then the face-down one: the whole cast is used up in a new game."""
    start = Game.new(["Ann", "Ben", "Cal", "Dee"], seed=5).position()
    phase: Json = dict(start["phase"])
    seen = start["aside"]["up"] + start["aside"]["down"] + phase["pool"]
    assert sorted(seen) == sorted(start["rules"]["characters"])


def test_11_16_eight_without_a_bonus_written_down_is_refused() -> None:
    """R11.16, R8.2: who has the size has been first or later."""
    with pytest.raises(PositionError):
        turn("king", seat("king"), seat(city=EIGHT))


def test_11_01_the_call_of_nobody_changes_nothing() -> None:
    """R11.1: without a holder there is no call."""
    assert acting(play(turn("thief", seat("thief"), seat("warlord"), taken="resources"), "end")) == ("warlord", 1)


def test_11_15_diplomat_may_exchange_two_of_different_names() -> None:
    """R11.15: two different names."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="tavern"), taken="resources")
    assert city(play(game, "exchange 1 tavern manor"), 1) == ["manor"]
