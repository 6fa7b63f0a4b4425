"""The view of a table of Catan: the public table, one's own hand, and nothing hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from catan.table.screen import CatanScreen
from tabletop.core.rng import Dice
from tabletop.table.replay import ReplayViewer
from tests.catan.positions import moving_robber, over, placing, seat, turn
from tests.catan.table.desk import Desk

HOME = {"settlements": "c5", "roads": "c5-c6"}


def test_the_island_is_told_hex_by_hex() -> None:
    island = Desk(turn()).view["island"]

    assert (island["lands"][0], island["numbers"][0], len(island["lands"])) == ("ore", 10, 19)  # K2.2


def test_a_harbour_is_told_with_its_path() -> None:
    assert Desk(turn()).view["island"]["harbours"][0] == {"path": "a3-a4", "kind": "any"}  # K2.4


def test_the_robber_is_on_the_desert() -> None:
    view = Desk(turn()).view

    assert view["island"]["lands"][int(view["robber"][1:]) - 1] == "desert"  # K2.5


def test_a_seat_is_told_with_what_is_public() -> None:
    game = turn(seat("2 wood", settlements="c5", roads="c5-c6", played="1 knight", cards="plenty"))
    first = Desk(game).view["seats"][0]

    assert [first[key] for key in ("points", "hand", "cards", "knights", "length")] == [1, 2, 1, 1, 1]  # C-12, C-24


def test_the_pieces_that_are_left_are_told() -> None:
    assert Desk(turn(seat(**HOME))).view["seats"][0]["left"] == {"road": 14, "settlement": 4, "city": 4}  # K1.8


def test_one_s_own_hand_and_rates_are_told() -> None:
    mine = Desk(turn(seat("2 wood 1 ore", settlements="a3"))).view["mine"]

    assert (mine["hand"]["wood"], mine["hand"]["ore"], mine["rates"]["wool"]) == (2, 1, 3)  # K7.2


def test_a_card_bought_in_this_turn_is_told_apart() -> None:
    mine = Desk(turn(seat(cards="knight", new="plenty"))).view["mine"]

    assert (mine["cards"], mine["new"]) == (["knight"], ["plenty"])  # K8.3


def test_points_in_hand_count_for_their_owner_alone() -> None:
    view = Desk(turn(seat(cards="point", **HOME))).view

    assert (view["mine"]["points"], view["seats"][0]["points"]) == (2, 1)  # K8.8


@pytest.mark.parametrize("secret", ["hand", "cards", "deck"])
def test_what_is_hidden_changes_nothing_on_the_page(secret: str) -> None:
    def table(first: bool) -> Game:
        hand = ("2 wood" if first else "2 ore") if secret == "hand" else "1 wool"
        cards = ("knight" if first else "point") if secret == "cards" else ""
        deck = ("knight" if first else "plenty") if secret == "deck" else "roads"
        return turn(seat("1 brick", **HOME), seat(hand, cards=cards), deck=deck, bank="9 grain")

    views = [json.dumps(Desk(table(first)).view) for first in (True, False)]

    assert views[0] == views[1]


def test_an_offer_is_told_with_its_replies() -> None:
    game = turn(seat("1 wood"), seat("1 ore"), seat("1 ore")).play("offer 1 wood for 1 ore").play("accept")
    offer = Desk(game, people=(2,)).view["offer"]

    assert [(reply["seat"], reply["verb"]) for reply in offer["replies"]] == [(1, "accept")]  # K7.9


def test_the_result_tells_points_by_what_they_are_for() -> None:
    row = Desk(over(seat(settlements="c5", cities="e5", cards="point"))).view["result"]["seats"][0]

    assert [line["points"] for line in row["lines"]] == [1, 2, 0, 0, 1]  # K10.1


def test_before_the_first_round_settlements_are_placed() -> None:
    assert Desk(placing()).view["phase"] == "place"  # K2.6


@pytest.mark.parametrize(
    ("game", "prompt"),
    [
        (placing(), "prompt-place-settlement"),
        (turn(rolled=None), "prompt-roll"),
        (turn(), "prompt-turn"),
        (moving_robber(), "prompt-robber"),
        (turn(seat(**HOME), played=True, asks={"what": "roads", "left": 2}), "prompt-free-road"),
        (turn(seat("9 wood"), rolled=(3, 4), asks={"what": "discard", "seats": [0]}), "prompt-discard"),
    ],
)
def test_each_decision_has_its_question(game: Game, prompt: str) -> None:
    assert Desk(game).view["prompt"]["id"] == prompt


def test_everybody_s_hand_is_open_in_a_replay_of_all() -> None:
    desk = Desk(turn(seat("1 wood"), seat("2 ore")))
    seats: Any = desk.table.session.seats if desk.table.session else ()

    view = desk.table.screen.table(turn(seat("1 wood"), seat("2 ore")), "all", seats)

    assert [hand["hand"]["ore"] for hand in view["open"]] == [0, 2, 0]


def replay_of_a_short_game() -> Any:
    """The answer to a game's link: two players, three rounds."""
    game, dice = Game.new(["Ann", "Bo"], {"round_limit": 3, "offers": 0}, seed=2), Dice(2)
    while not game.over:
        moves = game.moves()
        game.play(moves[dice.below(len(moves))])
    return ReplayViewer(CatanScreen()).answer({"do": "replay", "link": game.link()})


def test_a_replay_counts_rounds_and_not_turns() -> None:
    assert replay_of_a_short_game()["round_count"] == 3  # K3.1


def test_a_replay_steps_to_the_placing_and_to_each_round() -> None:
    assert len(replay_of_a_short_game()["rounds"]) == 1 + 3  # K2.6


def test_whose_turn_it_is_is_told() -> None:
    assert [seat["active"] for seat in Desk(turn(by=0)).view["seats"]] == [True, False, False]


def test_offers_that_are_left_in_a_turn_are_told() -> None:
    assert Desk(turn(seat("1 wood"), seat("1 ore"), offers=2)).view["offers"] == 3  # K7.8


def test_cards_and_new_ones_are_counted_together_for_others() -> None:
    assert Desk(turn(seat(cards="knight", new="plenty"))).view["seats"][0]["cards"] == 2  # K8.2


def test_points_bought_in_this_turn_count_at_once() -> None:
    assert Desk(turn(seat(new="point", **HOME))).view["mine"]["points"] == 2  # K8.8


def test_the_dice_of_the_turn_are_told() -> None:
    assert Desk(turn(rolled=(2, 3))).view["dice"] == [2, 3]  # C-37


def test_before_the_throw_there_are_no_dice() -> None:
    assert Desk(turn(rolled=None)).view["dice"] is None


def test_a_bid_is_told_as_the_offerer_sees_it() -> None:
    game = turn(seat("1 wood"), seat("1 ore"), seat("1 wool")).play("offer 1 wood for any").play("bid 1 ore for 1 wood")
    reply = Desk(game, people=(2,)).view["offer"]["replies"][0]

    assert (reply["give"][0]["id"], reply["get"][0]["id"]) == ("cards-wood", "cards-ore")  # K7.6


def test_points_that_were_played_count_in_the_result() -> None:
    row = Desk(over(seat(settlements="c5", cards="point", new="point"))).view["result"]["seats"][0]

    assert row["lines"][-1]["points"] == 2  # K12.33


def test_who_gains_by_a_number_is_told() -> None:
    game = turn(seat(), seat(cities="c5"))
    number = next(number for number in range(2, 13) if game.observe(None).harvest[number][1])

    assert [row["seat"] for row in Desk(game).view["gains"][str(number)]] == [1]  # K4.1


def test_the_robber_s_hex_brings_nobody_anything() -> None:
    """K4.2."""
    free, robbed = (Desk(turn(seat(settlements="c5"), robber=hex_)).view["gains"] for hex_ in ("h19", "h5"))

    assert sum(map(len, robbed.values())) == sum(map(len, free.values())) - 1
