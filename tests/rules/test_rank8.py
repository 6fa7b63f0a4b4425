"""Rank 8: the Warlord and the Diplomat."""

from __future__ import annotations

from .table import EIGHT, SEVEN, acting, bank, begins, city, deck, gold, moves, play, refused, seat, turn

# The Warlord


def test_warlord_has_income_for_each_military_district() -> None:
    """R6.8W: income, military."""
    assert gold(play(turn("warlord", seat("warlord", city="watchtower prison manor")), "income"), 0) == 2


def test_warlord_destroys_a_district() -> None:
    """R6.8W: may destroy one district."""
    game = turn("warlord", seat("warlord", gold=2), seat(city="manor temple"), taken="resources")
    assert city(play(game, "destroy 1 manor"), 1) == ["temple"]


def test_warlord_pays_the_cost_less_one() -> None:
    """R6.8W: for its cost less 1 gold."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor"), taken="resources")
    assert gold(play(game, "destroy 1 manor"), 0) == 3


def test_warlord_pays_the_bank() -> None:
    """R6.8W: the price goes to the bank."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor"), taken="resources", bank=3)
    assert bank(play(game, "destroy 1 manor")) == 5


def test_warlord_destroys_what_costs_one_for_nothing() -> None:
    """R6.8W: cost 1 is free."""
    game = turn("warlord", seat("warlord"), seat(city="tavern"), taken="resources")
    assert city(play(game, "destroy 1 tavern"), 1) == []


def test_warlord_needs_the_price() -> None:
    """R6.8W: he pays for it."""
    game = turn("warlord", seat("warlord", gold=1), seat(city="manor prison"), taken="resources")
    assert begins(game, "destroy") == {"destroy 1 prison"}


def test_destroyed_district_goes_under_the_deck() -> None:
    """R6.8W, R4.10: the card goes under the deck."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="manor"), taken="resources", deck="temple keep")
    assert deck(play(game, "destroy 1 manor")) == ["temple", "keep", "manor"]


def test_warlord_may_destroy_his_own() -> None:
    """R6.8W: his own allowed."""
    assert "destroy 0 manor" in turn("warlord", seat("warlord", gold=5, city="manor"), taken="resources").moves()


def test_warlord_cannot_touch_a_complete_city() -> None:
    """R6.8W: not in a complete city."""
    game = turn("warlord", seat("warlord", gold=9), seat(city=EIGHT, completed=1), taken="resources", last_round=True)
    assert begins(game, "destroy") == set()


def test_warlord_cannot_touch_his_own_complete_city() -> None:
    """R6.8W: own city included only if it is not complete."""
    game = turn("warlord", seat("warlord", gold=9, city=EIGHT, completed=1), taken="resources", last_round=True)
    assert begins(game, "destroy") == set()


def test_warlord_may_touch_a_city_of_seven() -> None:
    """R6.8W: one short of complete is not complete."""
    game = turn("warlord", seat("warlord"), seat(city=SEVEN), taken="resources")
    assert begins(game, "destroy") == {"destroy 1 temple", "destroy 1 watchtower"}


def test_warlord_acts_after_his_resources() -> None:
    """R6.8W, R11.10: only after the resource action."""
    assert begins(turn("warlord", seat("warlord", gold=5), seat(city="tavern")), "destroy") == set()


def test_after_destroying_only_the_end_is_left() -> None:
    """R11.10: after it only `end` is left."""
    mine = seat("warlord", gold=9, hand="temple keep", city="watchtower laboratory smithy")
    game = turn("warlord", mine, seat(city="tavern"), taken="resources")
    assert moves(play(game, "destroy 1 tavern")) == {"end"}


def test_warlord_builds_before_he_destroys() -> None:
    """R6.8W: at the end of his turn, so after building."""
    game = turn("warlord", seat("warlord", gold=2, hand="temple"), seat(city="tavern"), taken="resources")
    assert "destroy 1 tavern" in play(game, "build temple").moves()


def test_warlord_need_not_destroy() -> None:
    """R4.4: no power is compulsory."""
    assert "end" in turn("warlord", seat("warlord"), seat(city="tavern"), taken="resources").moves()


# The Diplomat


def test_diplomat_has_income_for_each_military_district() -> None:
    """R6.8D: income, military."""
    assert gold(play(turn("diplomat", seat("diplomat", city="watchtower prison manor")), "income"), 0) == 2


def test_diplomat_takes_another_players_district() -> None:
    """R6.8D: exchange one of his districts for one of another player's."""
    game = turn("diplomat", seat("diplomat", gold=5, city="temple"), seat(city="manor"), taken="resources")
    assert city(play(game, "exchange 1 manor temple"), 0) == ["manor"]


def test_diplomat_gives_his_own_district() -> None:
    """R6.8D: an exchange goes both ways."""
    game = turn("diplomat", seat("diplomat", gold=5, city="temple"), seat(city="manor"), taken="resources")
    assert city(play(game, "exchange 1 manor temple"), 1) == ["temple"]


def test_diplomat_pays_the_difference() -> None:
    """R6.8D: paying that player the difference if his own is cheaper."""
    game = turn("diplomat", seat("diplomat", gold=5, city="temple"), seat(city="manor"), taken="resources")
    assert gold(play(game, "exchange 1 manor temple"), 0) == 3


def test_the_other_player_gets_the_difference() -> None:
    """R6.8D: paying that player, not the bank."""
    game = turn("diplomat", seat("diplomat", gold=5, city="temple"), seat(city="manor"), taken="resources")
    assert gold(play(game, "exchange 1 manor temple"), 1) == 2


def test_there_is_no_refund() -> None:
    """R6.8D: no refund the other way."""
    game = turn("diplomat", seat("diplomat", city="manor"), seat(gold=5, city="temple"), taken="resources")
    assert (gold(play(game, "exchange 1 temple manor"), 0), gold(game, 1)) == (0, 5)


def test_diplomat_needs_the_difference() -> None:
    """R6.8D: he pays it at once."""
    game = turn("diplomat", seat("diplomat", gold=1, city="temple"), seat(city="manor prison"), taken="resources")
    assert begins(game, "exchange") == {"exchange 1 prison temple"}


def test_diplomat_cannot_touch_a_complete_city() -> None:
    """R6.8D: not a complete city's."""
    game = turn("diplomat", seat("diplomat", gold=9, city="keep palace"), seat(city=EIGHT, completed=1),
                taken="resources", last_round=True)  # fmt: skip
    assert begins(game, "exchange") == set()


def test_diplomats_own_city_may_be_complete() -> None:
    """R6.8D: his own city may be complete."""
    game = turn("diplomat", seat("diplomat", gold=9, city=EIGHT, completed=1), seat(city="palace"),
                taken="resources", last_round=True)  # fmt: skip
    assert "exchange 1 palace tavern" in game.moves()


def test_diplomat_does_not_take_the_keep() -> None:
    """R6.8D, R11.14: not the Keep."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="keep temple"), taken="resources")
    assert begins(game, "exchange") == {"exchange 1 temple manor"}


def test_diplomat_does_not_give_the_keep() -> None:
    """R11.14: neither taken nor given."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor keep"), seat(city="temple"), taken="resources")
    assert begins(game, "exchange") == {"exchange 1 temple manor"}


def test_other_player_does_not_get_a_second_of_a_name() -> None:
    """R6.8D: neither player may end with two of one name."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor tavern"), seat(city="temple manor"),
                taken="resources")  # fmt: skip
    assert begins(game, "exchange") == {"exchange 1 temple tavern"}


def test_diplomat_does_not_take_a_second_of_a_name() -> None:
    """R6.8D: nor the Diplomat."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor tavern"), seat(city="manor"), taken="resources")
    assert begins(game, "exchange") == set()


def test_equal_districts_are_not_exchanged() -> None:
    """R11.15: two different names."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="manor"), taken="resources")
    assert refused(game, "exchange 1 manor manor")


def test_diplomat_acts_after_his_resources() -> None:
    """R6.8D, R11.10: only after the resource action."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="tavern"))
    assert begins(game, "exchange") == set()


def test_after_the_exchange_only_the_end_is_left() -> None:
    """R11.10: after it only `end` is left."""
    mine = seat("diplomat", gold=9, hand="temple keep", city="watchtower laboratory smithy")
    game = turn("diplomat", mine, seat(city="tavern"), taken="resources")
    assert moves(play(game, "exchange 1 tavern watchtower")) == {"end"}


def test_diplomat_does_not_exchange_with_himself() -> None:
    """R6.8D: another player's."""
    game = turn("diplomat", seat("diplomat", gold=9, city="watchtower prison"), taken="resources")
    assert begins(game, "exchange") == set()


def test_diplomat_need_not_exchange() -> None:
    """R4.4: no power is compulsory."""
    game = turn("diplomat", seat("diplomat", city="manor"), seat("artist", city="tavern"), taken="resources")
    assert acting(play(game, "end")) == ("artist", 1)
