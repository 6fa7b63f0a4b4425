"""The counter-offer with which its form begins: another trade than the offer, legal, and secret (K7.6, K7.9)."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.bots import BOTS
from catan.core.bundles import write_bundle
from catan.core.frames import Answer
from catan.core.resources import NOTHING
from catan.table.counter_offers import counter_offer
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.catan.positions import seat, turn
from tests.catan.table.desk import Desk

NAMES = ("Ann", "Ben", "Cat", "Dan")


def form(hand: str, offer: str, own: str = "3 wood 1 wool", people: tuple[int, ...] = (1,)) -> dict[str, Any]:
    """The form of a bid of a player with this hand on an offer of another with the own hand."""
    game = turn(seat(own), seat(hand), seat("1 grain"), bank="9 wood 9 brick").play(offer)
    return dict(Desk(game, people=people).choice("bid")["form"])


def start(*args: Any, **keys: Any) -> str:
    """The bid with which the form begins."""
    sides = [form(*args, **keys)["start"][side] for side in ("give", "get")]
    words = [" ".join(f"{number} {kind}" for kind, number in side.items()) for side in sides]
    return f"{words[0]} for {words[1]}"


def test_one_who_can_pay_asks_for_one_card_more() -> None:
    assert start("1 ore", "offer 1 wood for 1 ore") == "1 ore for 2 wood"


def test_one_who_cannot_pay_offers_another_card() -> None:
    assert start("2 brick", "offer 1 wood for 1 ore") == "1 brick for 1 wood"


def test_an_offer_for_anything_is_bid_on_with_what_there_is_most_of() -> None:
    give, get = start("3 brick 1 ore", "offer 1 wood for any").split(" for ")

    assert (give in ("1 brick", "1 ore"), get) == (True, "1 wood")  # K7.5


def test_one_who_has_none_of_two_cards_offers_another() -> None:
    assert start("2 wood 1 wool", "offer 1 wood for 1 brick 1 ore") == "1 wool for 1 wood"


def test_the_offer_itself_stays_in_the_form() -> None:
    """By it the page tells what was changed."""
    made = form("1 ore", "offer 1 wood for 1 ore")

    assert (made["give"], made["get"]) == ({"ore": 1}, {"wood": 1})


@pytest.mark.parametrize("hand", ["", "1 ore", "9 ore", "2 brick 3 grain"])
def test_at_the_open_table_it_depends_on_no_hand(hand: str) -> None:
    assert start(hand, "offer 1 wood for 1 ore", people=(0, 1, 2)) == "1 ore for 2 wood"  # K7.9


@pytest.mark.parametrize("own", ["3 wood", "1 wood 2 ore", "2 wood 1 grain"])
def test_at_the_open_table_it_depends_on_no_card_of_the_offerer(own: str) -> None:
    assert start("", "offer 1 wood for 1 grain", own=own, people=(0, 1, 2)) == "1 grain for 2 wood"  # K7.9


def test_nobody_is_asked_at_the_open_table_for_more_than_they_can_hold() -> None:
    assert start("2 ore", "offer 1 wood for 2 ore", own="1 wood", people=(0, 1, 2)) == "1 ore for 1 wood"


def test_at_the_open_table_a_card_for_the_last_one_leaves_a_side_empty() -> None:
    assert start("2 ore", "offer 1 wood for 1 ore", own="1 wood", people=(0, 1, 2)) == "1 ore for "


def whole_game(seed: int) -> list[tuple[Game, Answer]]:
    """The games at each offer to somebody in a game of four casual bots."""
    game, dice, answers = Game.new(NAMES, {}, seed=seed), Dice(seed), []
    bots = [BOTS["casual"]() for _ in NAMES]
    while game.to_move is not None:
        view, moves = game.observe(game.to_move), game.moves()
        frame = view.stack[-1]
        if isinstance(frame, Answer):
            answers.append((game.at(len(game.history)), frame))
        game.play(moves[bots[game.to_move].choose(view, moves, dice, UNLIMITED)])
    return answers


def test_in_whole_games_every_whole_counter_offer_is_legal_and_another_trade() -> None:
    wrong = []
    for game, frame in [each for seed in (1, 2) for each in whole_game(seed)]:
        swap = counter_offer(game.observe(frame.seat), frame)
        move = f"bid {write_bundle(swap.give)} for {write_bundle(swap.get)}" if NOTHING not in swap else None
        if move and move not in game.moves():
            wrong.append((frame, move))

    assert wrong == []
