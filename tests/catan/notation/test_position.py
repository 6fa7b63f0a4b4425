"""Positions: what may be left out, and what reads back as it was written (notation §2)."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from tests.catan.board import BEGINNER, HARBOURS
from tests.catan.notation.examples import BARE, SEVEN, TURN, offer
from tests.catan.positions import Json, position, seat, turn


def read(**keys: Any) -> Json:
    """Return the written form of a position with these keys, all other keys left out that may be."""
    return dict(Game.from_position(BARE | keys).position())


# --- defaults


@pytest.mark.parametrize(
    ("key", "default"),
    [
        ("round", 1), ("first", 0), ("hexes", list(BEGINNER)), ("harbours", HARBOURS), ("robber", "h10"),
        ("bank", dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 19)), ("longest_road", None),
        ("largest_army", None),
        ("phase", {"name": "turn", "seat": 0, "rolled": None, "played": False, "offers": 0}),
    ],
)  # fmt: skip
def test_absent_keys_have_defaults(key: str, default: object) -> None:
    assert read()[key] == default


def test_a_player_left_empty_has_a_name_and_nothing_else() -> None:
    assert read()["players"][1] == {
        "name": "Seat 1", "hand": dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 0), "cards": [], "new": [],
        "played": dict.fromkeys(("knight", "roads", "plenty", "monopoly", "point"), 0), "settlements": [],
        "cities": [], "roads": [],
    }  # fmt: skip


def test_the_rules_left_out_are_the_documented_ones() -> None:
    assert read()["rules"] == {
        "board": "random", "numbers": "spiral", "harbours": "fixed", "start": "snake", "points": 10,
        "discard_limit": 7, "friendly_robber": False, "victims": "one", "dice": "dice", "calm_rounds": 0, "offers": 5,
        "counters": True, "trade_time": "after_roll", "point_cards": "hidden", "bank": "open", "round_limit": None,
    }  # fmt: skip


def test_the_bank_left_out_is_what_the_hands_leave() -> None:
    assert read(players=[{"hand": {"ore": 3}}, {"hand": {"ore": 2}}])["bank"]["ore"] == 14


def test_the_deck_left_out_is_every_card_named_nowhere() -> None:
    first, second = {"cards": ["knight"], "played": {"point": 1}}, {"cards": ["plenty", "plenty"]}
    deck = read(players=[first, second])["deck"]
    assert sorted(deck) == ["knight"] * 13 + ["monopoly"] * 2 + ["point"] * 4 + ["roads"] * 2


def test_a_deck_left_out_is_shuffled_by_the_seed_which_moves_on() -> None:
    assert read(seed=5)["seed"] != 5


def test_an_explicit_deck_does_not_change_the_seed() -> None:
    assert read(seed=5, deck=["knight"])["seed"] == 5


def test_the_deck_of_dice_left_out_is_all_36_throws() -> None:
    throws = sorted(f"{first}{second}" for first in range(1, 7) for second in range(1, 7))
    assert sorted(read(rules={"dice": "deck"})["dice_deck"]) == throws


def test_the_robber_left_out_is_on_the_desert() -> None:
    assert read(hexes=["desert", *BEGINNER[:9], *BEGINNER[10:]])["robber"] == "h1"


def test_by_default_the_only_longest_road_has_the_prize() -> None:
    assert read(players=[{}, seat(roads="c1-c2-c3-c4-c5-c6")])["longest_road"] == 1


def test_by_default_two_equal_longest_roads_set_the_prize_aside() -> None:
    assert read(players=[seat(roads="d1-d2-d3-d4-d5-d6"), seat(roads="c1-c2-c3-c4-c5-c6")])["longest_road"] is None


def test_by_default_the_only_player_with_the_most_knights_has_largest_army() -> None:
    assert read(players=[{"played": {"knight": 3}}, {"played": {"knight": 4}}])["largest_army"] == 1


def test_the_seat_that_places_follows_from_the_pieces() -> None:
    pieces = [seat(settlements="c5", roads="c5-c6"), seat(settlements="e4")]
    assert read(players=pieces, phase={"name": "place"})["phase"] == {"name": "place", "seat": 1}


def test_while_placing_it_is_round_0() -> None:
    assert read(phase={"name": "place"})["round"] == 0


def test_by_default_all_over_the_limit_discard() -> None:
    hands = [seat("8 ore"), seat("8 wool"), seat("7 wood")]
    asks = read(players=hands, phase=TURN | {"seat": 1, "rolled": [1, 6], "asks": {"what": "discard"}})["phase"]["asks"]
    assert asks["seats"] == [1, 0]


def test_by_default_all_possible_victims_can_be_chosen() -> None:
    players = [seat(), seat("1 ore", settlements="c5"), seat("1 ore", settlements="d6")]
    asks = read(players=players, phase=SEVEN | {"asks": {"what": "steal"}})["phase"]["asks"]
    assert asks["from"] == [1, 2]


def test_by_default_all_others_with_a_card_still_answer() -> None:
    question = {"what": "answer", "offer": offer("1 wood", None)}
    players = [seat("1 wood"), seat(), seat("1 ore")]
    asks = read(players=players, phase=SEVEN | {"offers": 1, "asks": question})["phase"]["asks"]
    assert (asks["said"], asks["seats"]) == ([], [2])


def test_paths_are_read_either_way_round() -> None:
    assert read(players=[{"roads": ["c6-c5"]}, {}])["players"][0]["roads"] == ["c5-c6"]


def test_pieces_stay_in_the_order_in_which_they_were_built() -> None:
    assert read(players=[{"settlements": ["e4", "c5"]}, {}])["players"][0]["settlements"] == ["e4", "c5"]


# --- a game that goes on


QUESTIONS = [
    turn(seat("8 ore"), seat("9 wool"), rolled=(3, 4), asks={"what": "discard", "seats": [0, 1]}),
    turn(rolled=(3, 4), asks={"what": "robber"}),
    turn(rolled=None, played=True, asks={"what": "robber"}),
    turn(seat(), seat("1 ore", settlements="c5"), seat("1 ore", settlements="d6"), rolled=(3, 4),
         asks={"what": "steal"}),
    turn(seat(roads="c5-c6"), played=True, asks={"what": "roads", "left": 1}),
    turn(seat("2 ore"), seat("1 wood"), seat("1 wood"), offers=2,
         asks={"what": "answer", "offer": offer("2 ore", "1 wood", None), "seats": [2],
               "said": [{"seat": 1, "says": "bid", "give": {"wood": 1}, "get": {"ore": 1}}]}),
    turn(seat("2 ore"), seat("1 wood"), seat("1 wood"), offers=2,
         asks={"what": "choose", "offer": offer(None, "1 wood", 2),
               "said": [{"seat": 2, "says": "bid", "give": {"wood": 1}, "get": {"brick": 3}}]}),
]  # fmt: skip


@pytest.mark.parametrize("game", QUESTIONS, ids=lambda game: str(game.position()["phase"]["asks"]["what"]))
def test_a_position_with_a_decision_survives_a_round_trip(game: Game) -> None:
    assert Game.from_position(game.position()) == game


def test_a_road_need_not_join_anything() -> None:
    assert Game.from_position(position(seat(roads="a3-a4 f6-f7"), phase=TURN)).to_move == 0
