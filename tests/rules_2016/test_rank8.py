"""Rank 8 of 2016: the Warlord, the Diplomat and the Marshal (E6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, Move

from .table import (
    SEVEN,
    begins,
    built,
    city,
    completed,
    deck,
    gold,
    heard,
    moves,
    phase,
    play,
    refused,
    seat,
    turn,
)

EACH = [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]


def rank_8(name: str, own: str = "temple", theirs: str = "tavern", coins: int = 9, **more: Any) -> Game:
    """Rank 8 is seat 0, the other city seat 1's."""
    more = {"taken": "resources", **more}
    return turn(name, seat(name, coins, more.pop("hand", ""), own, more.pop("own_completed", None)),
                seat("thief", city=theirs, completed=more.pop("completed", None)), **more)  # fmt: skip


def aims(game: Game, verb: str, owner: int = 1) -> set[str]:
    """Return the moves against the city of a seat."""
    return {move for move in begins(game, verb) if move.split()[1] == str(owner)}


# --- all three (E6.8)


@pytest.mark.parametrize(("name", "verb"), EACH)
def test_rank_8_acts_before_it_gathers(name: str, verb: str) -> None:
    """E6.8, E4.2: at any time of the turn."""
    assert aims(rank_8(name, taken=""), verb)


@pytest.mark.parametrize(("name", "move"), [
    ("warlord", "destroy 1 tavern"), ("diplomat", "exchange 1 tavern temple"), ("marshal", "seize 1 tavern"),
])  # fmt: skip
def test_rank_8_builds_after_it_acted(name: str, move: str) -> None:
    """E6.8: R11.10 does not hold."""
    assert "build manor" in play(rank_8(name, hand="manor"), move).moves()


@pytest.mark.parametrize(("name", "move"), [
    ("warlord", "destroy 1 tavern"), ("diplomat", "exchange 1 tavern temple"), ("marshal", "seize 1 tavern"),
])  # fmt: skip
def test_rank_8_gathers_and_builds_after_it_acted_first(name: str, move: str) -> None:
    """E4.2: rank 8 may act first and build afterwards."""
    game = play(rank_8(name, hand="manor", taken=""), move, "gold")
    assert "build manor" in game.moves()


@pytest.mark.parametrize(("name", "verb"), EACH)
def test_rank_8_acts_after_building(name: str, verb: str) -> None:
    """E6.8: at any time."""
    assert aims(play(rank_8(name, hand="manor"), "build manor"), verb)


@pytest.mark.parametrize(("name", "move", "verb"), [
    ("warlord", "destroy 1 tavern", "destroy"), ("diplomat", "exchange 1 tavern temple", "exchange"),
    ("marshal", "seize 1 tavern", "seize"),
])  # fmt: skip
def test_rank_8_acts_once(name: str, move: str, verb: str) -> None:
    """E6.8."""
    assert not begins(play(rank_8(name, theirs="tavern market"), move), verb)


@pytest.mark.parametrize(("name", "verb"), EACH)
def test_rank_8_spares_a_complete_city(name: str, verb: str) -> None:
    """E6.8."""
    game = rank_8(name, "tavern", SEVEN, completed=1, last_round=True)
    assert not aims(game, verb)


@pytest.mark.parametrize(("name", "verb"), EACH)
def test_a_monument_completes_with_six(name: str, verb: str) -> None:
    """E6.8, E11.14: complete, with the Monument as two."""
    six = "temple church monastery watchtower prison monument"
    assert not aims(rank_8(name, "tavern", six, completed=1, last_round=True), verb)


@pytest.mark.parametrize(("name", "verb"), EACH)
def test_rank_8_never_touches_a_keep(name: str, verb: str) -> None:
    """E6.8, E7.12."""
    assert not any("keep" in move for move in aims(rank_8(name, theirs="keep tavern"), verb))


@pytest.mark.parametrize(("name", "move", "left"), [
    ("warlord", "destroy 1 tavern", 8), ("diplomat", "exchange 1 tavern temple", 8), ("marshal", "seize 1 tavern", 7),
])  # fmt: skip
def test_a_great_wall_costs_one_more(name: str, move: str, left: int) -> None:
    """E6.8: to the bank; E9.3: the Diplomat's always 1."""
    assert gold(play(rank_8(name, theirs="great_wall tavern"), move), 0) == left


@pytest.mark.parametrize(("name", "move"), [("diplomat", "exchange 1 tavern temple"), ("marshal", "seize 1 market")])
def test_the_wall_s_gold_is_not_the_owner_s(name: str, move: str) -> None:
    """E9.2: to the bank."""
    game = play(rank_8(name, theirs="great_wall tavern market"), move)
    assert gold(game, 1) == {"diplomat": 0, "marshal": 2}[name]


def test_the_wall_itself_costs_no_more() -> None:
    """E9.1."""
    assert gold(play(rank_8("warlord", theirs="great_wall"), "destroy 1 great_wall"), 0) == 4


@pytest.mark.parametrize(("name", "move"), [
    ("diplomat", "exchange 1 museum temple"), ("diplomat", "exchange 1 tavern+ temple"), ("marshal", "seize 1 tavern+"),
])  # fmt: skip
def test_what_belongs_to_a_district_goes_along(name: str, move: str) -> None:
    """E6.9Q, E7.16."""
    before = rank_8(name, theirs="tavern+ museum:docks", cast="artist")
    card = move.split()[2].removesuffix("+")
    belongs = next(item for item in built(before, 1) if item["district"] == card)
    assert belongs in built(play(before, move), 0)


@pytest.mark.parametrize("name", ["warlord", "diplomat", "marshal"])
def test_rank_8_has_military_income(name: str) -> None:
    """E6.8W, E6.8D, E6.8M."""
    assert gold(play(rank_8(name, "watchtower prison", coins=0), "income"), 0) == 2


@pytest.mark.parametrize("name", ["diplomat", "marshal"])
def test_what_rank_8_moves_is_not_taxed(name: str) -> None:
    """E6.9T."""
    text = {"diplomat": "exchange 1 tavern temple", "marshal": "seize 1 tavern"}[name]
    game = play(rank_8(name, cast="tax_collector"), text)
    assert game.position()["taxes"] == 0


# --- the Warlord (E6.8W)


def test_warlord_destroys_for_one_less() -> None:
    """E6.8W."""
    game = play(rank_8("warlord", theirs="palace"), "destroy 1 palace")
    assert (gold(game, 0), city(game, 1), deck(game)[-1]) == (5, [], "palace")


def test_warlord_may_destroy_his_own() -> None:
    """E6.8W."""
    assert city(play(rank_8("warlord", "temple manor"), "destroy 0 temple"), 0) == ["manor"]


def test_warlord_may_not_in_his_own_complete_city() -> None:
    """E6.8W, E9.18."""
    assert not aims(rank_8("warlord", SEVEN, own_completed=1, last_round=True), "destroy", 0)


def test_an_artist_s_coin_goes_to_the_bank() -> None:
    """E6.9Q: destroyed, it goes to the bank."""
    game = rank_8("warlord", theirs="tavern+", cast="artist", rules={"gold": 30}, bank=20)
    assert play(game, "destroy 1 tavern+").position()["bank"] == 20 + 1 + 1


def test_a_museum_s_cards_go_under_the_deck_with_it() -> None:
    """E7.16."""
    game = play(rank_8("warlord", theirs="museum:tavern"), "destroy 1 museum")
    assert deck(game)[-2:] == ["museum", "tavern"]


# --- the Diplomat (E6.8D)


def test_diplomat_exchanges_two_districts() -> None:
    """E6.8D."""
    game = play(rank_8("diplomat"), "exchange 1 tavern temple")
    assert (city(game, 0), city(game, 1)) == (["tavern"], ["temple"])


def test_diplomat_pays_the_difference() -> None:
    """E6.8D: gives that player the difference if his own is cheaper."""
    game = play(rank_8("diplomat", theirs="palace"), "exchange 1 palace temple")
    assert (gold(game, 0), gold(game, 1)) == (5, 4)


def test_diplomat_gets_nothing_for_a_dearer_one() -> None:
    """E6.8D."""
    game = play(rank_8("diplomat", "palace"), "exchange 1 tavern palace")
    assert (gold(game, 0), gold(game, 1)) == (9, 0)


def test_diplomat_needs_the_difference() -> None:
    """E6.8D."""
    assert refused(rank_8("diplomat", theirs="palace", coins=3), "exchange 1 palace temple")


def test_diplomat_s_own_complete_city_may_take_part() -> None:
    """E6.8D."""
    assert aims(rank_8("diplomat", SEVEN, own_completed=1, last_round=True), "exchange")


@pytest.mark.parametrize(("own", "theirs"), [
    ("temple tavern quarry", "tavern"), ("temple", "tavern temple quarry"), ("temple tavern", "tavern"),
])  # fmt: skip
def test_neither_gets_a_name_that_is_there(own: str, theirs: str) -> None:
    """E6.8D: Quarry or not; E7.22."""
    assert refused(rank_8("diplomat", own, theirs), "exchange 1 tavern temple")


def test_diplomat_s_own_keep_stays() -> None:
    """E6.8D."""
    assert refused(rank_8("diplomat", "keep"), "exchange 1 tavern keep")


def test_diplomat_s_own_wall_does_not_count() -> None:
    """E6.8D, R11.13."""
    assert gold(play(rank_8("diplomat", "great_wall temple"), "exchange 1 tavern temple"), 0) == 9


def test_the_wall_s_gold_is_due_without_a_difference() -> None:
    """E6.8D."""
    assert refused(rank_8("diplomat", "palace", "great_wall tavern", 0), "exchange 1 tavern palace")


def test_an_artist_s_coin_counts_in_an_exchange() -> None:
    """E6.9Q: for everything that asks for a cost."""
    assert gold(play(rank_8("diplomat", "temple", "tavern+", cast="artist"), "exchange 1 tavern+ temple"), 0) == 8


def test_a_monument_exchanged_into_a_city_completes_it() -> None:
    """E8.1."""
    six = "temple church monastery watchtower prison castle"
    game = play(rank_8("diplomat", six, "monument"), "exchange 1 monument temple")
    assert (completed(game, 0), completed(game, 1), game.position()["last_round"]) == (1, None, True)


def test_a_monument_given_away_completes_the_other_city() -> None:
    """E8.1: however the last district came."""
    six = "temple church monastery watchtower prison castle"
    game = play(rank_8("diplomat", "monument", six), "exchange 1 temple monument")
    assert (completed(game, 0), completed(game, 1)) == (None, 1)


# --- the Marshal (E6.8M)


def test_marshal_takes_a_district_for_its_cost() -> None:
    """E6.8M: gives that player its cost."""
    game = play(rank_8("marshal", theirs="manor"), "seize 1 manor")
    assert (city(game, 0), city(game, 1), gold(game, 0), gold(game, 1)) == (["manor", "temple"], [], 6, 3)


@pytest.mark.parametrize(("card", "within"), [("tavern", True), ("manor", True), ("castle", False), ("palace", False)])
def test_marshal_takes_what_costs_three_or_less(card: str, within: bool) -> None:
    """E6.8M."""
    assert (f"seize 1 {card}" in rank_8("marshal", theirs=card).moves()) == within


def test_an_artist_s_coin_is_counted_for_the_bound() -> None:
    """E6.8M: the coin counted."""
    assert refused(rank_8("marshal", theirs="manor+", cast="artist"), "seize 1 manor+")


def test_the_wall_is_not_counted_for_the_bound() -> None:
    """E6.8M, E9.4: reachable for 4."""
    assert gold(play(rank_8("marshal", theirs="manor great_wall"), "seize 1 manor"), 0) == 5


def test_marshal_needs_the_gold() -> None:
    """E6.8M."""
    assert refused(rank_8("marshal", theirs="manor great_wall", coins=3), "seize 1 manor")


@pytest.mark.parametrize("own", ["tavern", "tavern quarry"])
def test_marshal_takes_no_name_he_has(own: str) -> None:
    """E6.8M: Quarry or not."""
    assert refused(rank_8("marshal", own), "seize 1 tavern")


def test_marshal_takes_nothing_of_his_own() -> None:
    """E6.8M: out of another city."""
    assert not aims(rank_8("marshal", "temple tavern"), "seize", 0)


def test_what_the_marshal_takes_may_complete_his_city() -> None:
    """E8.1."""
    game = play(rank_8("marshal", "temple church monastery watchtower prison castle"), "seize 1 tavern")
    assert (completed(game, 0), game.position()["last_round"]) == (1, True)


def test_marshal_may_take_into_his_complete_city() -> None:
    """E8.1: more districts than the size may be built."""
    assert "seize 1 tavern" in rank_8("marshal", SEVEN, own_completed=1, last_round=True).moves()


def test_seizing_is_his_power() -> None:
    """E12.6."""
    assert phase(play(rank_8("marshal"), "seize 1 tavern"))["taken"] == ["resources", "power"]


def test_all_hear_what_the_marshal_took() -> None:
    """E6.8M."""
    lines = heard(rank_8("marshal", theirs="manor great_wall"), "seize 1 manor")
    assert lines == [("seized", None, {"player": 0, "other": 1, "card": "manor", "gold": 4})]


def test_the_marshal_is_told_why_not() -> None:
    """E6.8M."""
    game = rank_8("marshal", "temple", "temple palace keep manor great_wall", 3)
    assert {(str(move), why.id) for move, why in game.refused() if move.verb == "seize"} == {
        ("seize 1 temple", "already-built"), ("seize 1 palace", "costs-too-much"), ("seize 1 keep", "protected-keep"),
        ("seize 1 manor", "too-dear"), ("seize 1 great_wall", "costs-too-much"),
    }  # fmt: skip


# --- two-character games (E6.10)


@pytest.mark.parametrize(("name", "move"), [("warlord", "destroy 0 temple"), ("diplomat", "exchange 1 tavern temple")])
def test_bishop_s_shield_holds_against_his_own_rank_8(name: str, move: str) -> None:
    """E6.10, E14.16, R11.19."""
    game = turn(name, seat(f"bishop {name}", 9, city="temple"), seat("thief king", city="tavern"), players=2)
    assert refused(game, move)


def test_the_diplomat_is_told_that_it_is_their_own_bishop() -> None:
    """E14.16: nothing is given out of that city, though the other city is open."""
    game = turn("diplomat", seat("bishop diplomat", 9, city="temple"), seat("thief king", city="tavern"), players=2)
    why = dict(game.refused())[Move("exchange 1 tavern temple")]
    assert (why.id, why.args) == ("protected-bishop", {"player": 0})


def test_a_killed_bishop_does_not_keep_the_diplomat_from_giving() -> None:
    """E14.16, E6.5B: with the Bishop dead there is no shield."""
    game = turn("diplomat", seat("bishop diplomat", 9, city="temple"), seat("thief king", city="tavern"), players=2,
                assassinated="bishop")  # fmt: skip
    assert begins(game, "exchange") == {"exchange 1 tavern temple"}


def test_marshal_takes_from_the_other_player_alone() -> None:
    """E6.10."""
    game = turn("marshal", seat("king marshal", 9, city="temple"), seat("thief bishop", city="tavern"), players=2,
                assassinated="bishop")  # fmt: skip
    assert begins(game, "seize") == {"seize 1 tavern"}


def test_destroying_ones_own_is_no_exchange_with_oneself() -> None:
    """E6.10: a card or gold never passes from a player to himself."""
    game = turn("diplomat", seat("merchant diplomat", 9, city="temple manor"), seat("thief king"), players=2)
    assert not begins(game, "exchange")


def test_everything_else_is_offered_as_ever() -> None:
    """E4.2."""
    assert moves(rank_8("marshal", "watchtower", "")) == {"income", "end"}
