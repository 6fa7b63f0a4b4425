"""Links to games of Catan: each move is its number in the documented order, offers and bids in two steps."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game, LinkError, Move
from catan.core.moves import ACCEPT, END, REFUSE, ROLL
from catan.core.offers import Bids, Offers
from catan.core.resources import bundle
from catan.notation.links import LINKS, picks, take_out
from tabletop.core.lazy import ConcatSequence
from tabletop.core.rng import Dice
from tabletop.notation.link_packing import Packer, Unpacker

NAMES = ["Ann", "Bo", "Cy"]
HAND = bundle((2, 0, 1, 0, 0))
OFFERING = ConcatSequence([ROLL, END], Offers(HAND, (-1, 1)))
BIDDING = ConcatSequence([ACCEPT, REFUSE], Bids(bundle((0, 0, 0, 0, 1)), None, HAND))


def random_game(options: dict[str, Any], seed: int, moves: int = 400) -> Game:
    """A random game of at most `moves` moves."""
    game, dice = Game.new(NAMES, options, seed), Dice(seed)
    while not game.over and len(game.history) < moves:
        legal = game.moves()
        game.play(legal[dice.below(len(legal))])
    return game


def test_a_move_before_the_offers_is_one_of_those_and_one_more() -> None:
    assert picks(OFFERING, END) == [(1, 3)]


def test_an_offer_is_first_an_offer_and_then_which() -> None:
    move = Move.parse("offer 1 wood for 1 ore to 1")
    assert picks(OFFERING, move) == [(2, 3), (OFFERING.rest.index(move), len(OFFERING.rest))]


def test_a_bid_is_first_a_bid_and_then_which() -> None:
    move = Move.parse("bid 1 wool for 1 ore")
    assert picks(BIDDING, move) == [(2, 3), (BIDDING.rest.index(move), len(BIDDING.rest))]


def test_where_nothing_is_counted_a_move_is_one_of_all() -> None:
    assert picks([ROLL, END], END) == [(1, 2)]


@pytest.mark.parametrize("options", [OFFERING, BIDDING, [ROLL, END]])
def test_every_move_decodes_to_itself(options: Any) -> None:
    packer = Packer()
    for move in options:
        for pick, many in picks(options, move):
            packer.choice(pick, many)
    unpacker = Unpacker(packer.packed())
    assert [take_out(options, unpacker) for _ in options] == list(options)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"offers": 0, "board": "beginner", "start": "quick"},
        {"dice": "deck", "bank": "hidden", "victims": "all", "trade_time": "any", "counters": False},
        {"numbers": "apart", "harbours": "shuffled", "points": 3, "point_cards": "open", "friendly_robber": True},
    ],
)
def test_a_link_holds_a_whole_game(options: dict[str, Any]) -> None:
    game = random_game(options, seed=3)
    assert Game.from_link(game.link(), NAMES) == game


def test_a_deal_is_a_game_before_its_first_move() -> None:
    game = random_game({"dice": "deck"}, seed=3)
    assert Game.from_deal(game.deal()).moves() == game.beginning().moves()


def test_a_link_names_its_game() -> None:
    assert Game.new(NAMES).link().startswith("catan/#1.")


def test_a_link_may_omit_the_name_of_the_game() -> None:
    game = random_game({}, seed=5, moves=30)
    assert Game.from_link(game.link().removeprefix("catan/"), NAMES) == game


def test_a_game_from_a_position_was_not_dealt() -> None:
    with pytest.raises(LinkError) as error:
        Game.from_position(Game.new(NAMES).position()).deal()
    assert error.value.reason == "link-position"


@pytest.mark.parametrize("text", ["", "1.A.B", "catan/#1.0.0.0.00000", 7, "citadels/#1.0.0.0.00000"])
def test_other_texts_are_no_links(text: object) -> None:
    with pytest.raises(LinkError):
        Game.from_link(text)


def test_a_missing_letter_damages_a_link() -> None:
    with pytest.raises(LinkError):
        Game.from_link(random_game({}, seed=2, moves=60).link()[:-1])


def test_a_link_that_is_too_long_to_read_is_not_written() -> None:
    with pytest.raises(LinkError) as error:
        LINKS.write_game({"players": NAMES, "rules": {}, "seed": 1}, [[(1, 2)]] * 40_000)
    assert error.value.reason == "link-game-long"
