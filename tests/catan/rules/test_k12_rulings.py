"""K12.14 to K12.33: rulings on roads, trade, pieces and the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from catan import Game
from tests.catan.board import HARBOURS, neighbours
from tests.catan.positions import (
    BOTH_WOOD,
    SETTLEMENT,
    after_throw,
    asks,
    bank,
    before_throw,
    begins,
    hand,
    hands,
    is_illegal,
    legal,
    moves,
    moving_robber,
    over,
    placing,
    play,
    seat,
    turn,
)

ELEVEN = (5, 6)


def prize(game: Game) -> object:
    return game.position()["longest_road"]


# --- K12.14, K12.15, K12.18: rings, ties and harbours (the rest of roads is in tests/catan/roads)


@pytest.mark.parametrize("others", [["b4"], ["b4", "c5"]], ids=len)
def test_a_ring_with_anothers_settlement(others: Sequence[str]) -> None:
    """K12.14: with one on it all six count, with two the longer arc of four."""
    rivals = (seat(roads="b4-b5-b6-c6-c5-c4-b4"), seat(roads="f3-f4-f5-f6-f7-f8"))
    game = turn(seat(settlements=" ".join(others)), *rivals)
    assert prize(game) == (1 if len(others) == 1 else 2)


def test_the_holder_of_three_tied_keeps_it() -> None:
    """K12.15."""
    lines = [seat(roads=line) for line in ("a3-a4-a5-a6-a7-a8", "c1-c2-c3-c4-c5-c6", "f3-f4-f5-f6-f7-f8")]
    assert prize(turn(*lines, longest_road=1)) == 1


@pytest.mark.parametrize("path", HARBOURS)
def test_two_players_cannot_share_a_harbour(path: str) -> None:
    """K12.18."""
    start, end = path.split("-")
    game = turn(seat(SETTLEMENT, roads=path), seat(settlements=start))
    assert (end in neighbours(start), begins(game, "settle")) == (True, [])


# --- K12.19 to K12.21: the bank


def test_a_worse_rate_than_the_best_is_not_legal() -> None:
    """K12.19."""
    assert is_illegal(turn(seat("4 ore", settlements="b10")), "bank 4 ore for 1 wood")


def test_the_same_kind_back_is_not_legal() -> None:
    """K12.19."""
    assert is_illegal(turn(seat("4 ore")), "bank 4 ore for 1 ore")


def test_one_card_at_a_time() -> None:
    """K12.19."""
    assert is_illegal(turn(seat("8 ore")), "bank 8 ore for 2 wood")


def test_a_shortage_is_looked_at_for_the_whole_throw() -> None:
    """K12.20: two hexes, one wood in the bank."""
    game = after_throw(seat(settlements="c5"), seat(settlements="f8"), dice=ELEVEN, bank="1 wood", hexes=BOTH_WOOD)
    assert hands(game) == ["", "", ""]


def test_what_one_player_is_owed_is_one_claim() -> None:
    """K12.20."""
    game = after_throw(seat(settlements="c5", cities="f8"), dice=ELEVEN, bank="2 wood", hexes=BOTH_WOOD)
    assert hand(game, 0) == "2 wood"


def test_the_second_settlement_brings_cards_before_its_road() -> None:
    """K12.21."""
    seats = (seat(settlements="c5", roads="c5-c6"), seat(settlements="e5", roads="e5-e6"))
    game = play(placing(*seats, players=2), "settle a3")
    assert (hand(game, 1), begins(game, "road")) == ("1 ore", ["road a3-a4", "road a3-b3"])


def test_a_bank_that_was_left_short_gives_the_second_settlement_what_it_has() -> None:
    """K12.21, K4.3: a written position may hold less than all cards; a3 touches ore alone."""
    seats = (seat(settlements="c5", roads="c5-c6"), seat(settlements="e5", roads="e5-e6"))
    game = play(placing(*seats, players=2, bank="1 wood"), "settle a3")
    assert (hand(game, 1), bank(game)) == ("", "1 wood")


# --- K12.22 to K12.25: offers


def test_without_cards_of_other_players_there_is_no_offer() -> None:
    """K12.22."""
    assert begins(turn(seat("2 wood")), "offer") == []


def test_no_offer_goes_to_a_player_without_cards() -> None:
    """K12.22."""
    game = turn(seat("1 wood"), seat(), seat("1 ore"))
    assert {move.split(" to ")[1] for move in begins(game, "offer") if " to " in move} == {"2"}


def test_a_wish_needs_a_card_of_another_kind() -> None:
    """K12.22: wood in hand, so anything but wood alone can be wanted."""
    game = turn(seat("1 wood"), seat("1 ore"))
    wishes = [move.split(" for ")[1] for move in begins(game, "offer any") if " to " not in move]
    assert (len(wishes), [wish for wish in wishes if "wood" in wish]) == (34, [])


def test_with_two_kinds_in_hand_a_wish_may_have_one_of_them() -> None:
    """K12.22."""
    game = turn(seat("1 wood 1 wool"), seat("1 ore"))
    assert (legal(game, "offer any for 1 wood"), legal(game, "offer any for 1 wood 1 wool")) == (True, False)


def test_answers_do_not_depend_on_anothers_cards() -> None:
    """K12.23."""
    first, second = (
        play(turn(seat(cards), seat("1 ore 1 wool")), "offer 1 wood for 1 ore")
        for cards in ("2 wood", "1 wood 1 brick")
    )
    assert moves(first) == moves(second)


def test_a_bid_that_the_offerer_cannot_pay_cannot_be_confirmed() -> None:
    """K12.23."""
    game = play(turn(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore", "bid 1 ore for 3 brick")
    assert moves(game) == ["withdraw"]


def test_with_one_acceptance_the_offerer_decides() -> None:
    """K12.24."""
    game = play(turn(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore", "accept")
    assert moves(game) == ["confirm 1", "withdraw"]


def test_offers_before_the_dice_count_to_the_same_five() -> None:
    """K12.24."""
    game = before_throw(seat("1 wood"), seat("1 ore"), rules={"trade_time": "any"}, offers=4)
    play(game, "offer 1 wood for 1 ore", "refuse", "roll")
    assert begins(game, "offer") == []


def test_no_offer_during_another_decision() -> None:
    """K12.25."""
    assert is_illegal(moving_robber(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore")


def test_no_offer_before_the_dice() -> None:
    """K12.25."""
    assert is_illegal(before_throw(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore")


def test_an_offer_before_the_dice_where_trade_is_free_at_any_time() -> None:
    """K12.25."""
    assert legal(before_throw(seat("1 wood"), seat("1 ore"), rules={"trade_time": "any"}), "offer 1 wood for 1 ore")


# --- K12.26, K12.27: discards and pieces


@pytest.mark.parametrize("move", ["discard 3 wood", "discard 5 wood", "discard 4 ore"])
def test_a_discard_is_exactly_the_half_in_one_move(move: str) -> None:
    """K12.26."""
    assert is_illegal(after_throw(seat("8 wood"), dice=(3, 4)), move)


def test_the_settlement_a_city_gives_back_can_be_built_in_the_same_turn() -> None:
    """K12.27."""
    five = seat("1 wood 1 brick 1 wool 3 grain 3 ore", settlements="a3 a5 a7 a9 c3", roads="e4-e5")
    assert legal(play(turn(five), "city a3"), "settle e4")


def test_with_no_settlement_piece_left_one_upgrades_first() -> None:
    """K12.27."""
    five = seat("1 wood 1 brick 1 wool 3 grain 3 ore", settlements="a3 a5 a7 a9 c3", roads="e4-e5")
    assert (begins(turn(five), "settle"), len(begins(turn(five), "city"))) == ([], 5)


# --- K12.28 to K12.33: the end, the friendly robber, rounds


def test_a_dead_end_does_not_end_by_itself() -> None:
    """K12.28: nobody can build, and nothing comes."""
    game = turn(players=2, rules={"calm_rounds": 5})
    assert not play(game, *["end", "roll"] * 8).over


def test_a_friendly_robber_counts_the_points_as_they_are() -> None:
    """K12.29: with the third point the hex is free."""
    army = seat(settlements="c3", played="3 knight")
    assert legal(moving_robber(seat(), army, rules={"friendly_robber": True}), "robber h9")


def test_a_friendly_robber_does_not_protect_its_mover() -> None:
    """K12.29."""
    assert legal(moving_robber(seat(settlements="c3"), rules={"friendly_robber": True}), "robber h9")


def test_a_friendly_robber_may_go_to_the_desert() -> None:
    """K12.29."""
    assert legal(moving_robber(robber="h9", rules={"friendly_robber": True}), "robber h10")


def test_a_friendly_robber_spares_the_desert_where_a_poor_player_sits() -> None:
    """K12.29."""
    game = moving_robber(seat(), seat(settlements="c5"), robber="h1", rules={"friendly_robber": True})
    assert not legal(game, "robber h10")


def test_a_road_that_takes_the_prize_and_makes_the_points_wins_in_that_turn() -> None:
    """K12.30."""
    mine = seat("1 wood 1 brick", cities="c1 c3 c5 c7", roads="a3-a4-a5-a6-a7-a8")
    game = turn(mine, seat(roads="f3-f4-f5-f6-f7-f8"), longest_road=1)
    assert play(game, "road a8-a9").winners == [0]


@pytest.mark.parametrize(("first", "by", "after"), [(0, 2, 4), (0, 1, 3), (1, 0, 4), (2, 0, 3)])
def test_a_round_ends_when_the_seat_before_the_first_has_ended_its_turn(first: int, by: int, after: int) -> None:
    """K12.31."""
    assert play(turn(first=first, by=by, round=3), "end").position()["round"] == after


def test_placing_is_round_0() -> None:
    """K12.31."""
    assert Game.new(["Ann", "Bo"]).position()["round"] == 0


def test_five_throws_of_the_deck_are_never_turned() -> None:
    """K12.32: of 36, 31 are, and then there are 36 again."""
    game = turn(rules={"dice": "deck"}, players=2)
    left: list[int] = []
    while len(left) < 32:
        play(game, "end", "roll")
        if asks(game) is not None:
            game.play(game.moves()[0])
        left.append(len(game.position()["dice_deck"]))
    assert left == [*range(35, 4, -1), 35]


def test_point_cards_are_shown_at_the_end() -> None:
    """K12.33."""
    game = over(seat(cities="a3 a5 a7 a9", settlements="c3 c5"), seat(cards="point knight"))
    assert game.view(0)["players"][1]["cards"] == ["knight", "point"]


def test_point_cards_are_counted_at_the_end() -> None:
    """K12.33."""
    assert over(seat(cities="a3 a5 a7 a9", settlements="c3 c5"), seat(cards="point knight")).scores == [10, 1, 0]
