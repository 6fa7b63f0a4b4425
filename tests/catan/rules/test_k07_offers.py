"""K7.3 to K7.9: trade with players."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game, PositionError
from tests.catan.positions import (
    Json,
    asks,
    begins,
    hands,
    is_illegal,
    legal,
    moves,
    phase,
    play,
    position,
    seat,
    turn,
)

NO_OFFERS: Json = {"offers": 0}


def after_offer(*seats: Json, offer: str, **keys: Any) -> Game:
    """A game in which the first seat has made an offer."""
    return play(turn(*seats, **keys), f"offer {offer}")


def test_the_offerer_and_an_accepting_player_exchange_cards() -> None:
    """K7.3, K7.7."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore")
    assert hands(play(game, "accept", "confirm 1")) == ["1 ore", "1 wood", ""]


def test_only_answers_are_legal_during_an_offer() -> None:
    """K7.3: the other players can only answer."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore", rules={"counters": False})
    assert moves(game) == ["accept", "refuse"]


@pytest.mark.parametrize("offer", ["4 wood for 1 ore", "1 wood for 4 ore"])
def test_a_side_has_three_cards_at_most(offer: str) -> None:
    """K7.4."""
    assert is_illegal(turn(seat("4 wood"), seat("4 ore")), f"offer {offer}")


def test_a_side_may_be_of_several_kinds() -> None:
    """K7.4."""
    assert legal(turn(seat("1 wood 1 wool"), seat("1 ore")), "offer 1 wood 1 wool for 1 grain 2 ore")


def test_no_kind_is_on_both_sides() -> None:
    """K7.4."""
    assert is_illegal(turn(seat("2 wood"), seat("1 ore")), "offer 2 wood for 1 wood 1 ore")


def test_one_holds_what_one_offers() -> None:
    """K7.4."""
    assert is_illegal(turn(seat("1 wood"), seat("1 ore")), "offer 2 wood for 1 ore")


def test_others_need_not_hold_the_requested_cards() -> None:
    """K7.4, K12.23."""
    assert legal(turn(seat("1 wood"), seat("1 ore")), "offer 1 wood for 3 wool")


@pytest.mark.parametrize("offer", ["1 wood for 1 ore", "1 wood for any", "any for 1 ore"])
def test_the_three_modes(offer: str) -> None:
    """K7.5."""
    assert legal(turn(seat("1 wood"), seat("1 ore")), f"offer {offer}")


def test_not_both_sides_are_open() -> None:
    """K7.5."""
    assert is_illegal(turn(seat("1 wood"), seat("1 ore")), "offer any for any")


def test_an_offer_goes_to_all_others() -> None:
    """K7.6."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore"), offer="1 wood for 1 ore")
    assert asks(game)["seats"] == [1, 2]


def test_an_offer_may_go_to_one() -> None:
    """K7.6."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore"), offer="1 wood for 1 ore to 2")
    assert asks(game)["seats"] == [2]


def test_with_two_players_an_offer_has_no_recipient() -> None:
    """Notation §3."""
    assert [move for move in begins(turn(seat("1 wood"), seat("1 ore"), players=2), "offer") if " to " in move] == []


def test_a_player_without_cards_is_not_asked() -> None:
    """K7.6."""
    game = after_offer(seat("1 wood"), seat(), seat("1 ore"), offer="1 wood for 1 ore")
    assert asks(game)["seats"] == [2]


def test_they_answer_clockwise_from_the_offerers_left() -> None:
    """K7.6."""
    game = after_offer(seat("1 ore"), seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore", by=1)
    assert asks(game)["seats"] == [2, 0]


def test_answers_are_given_in_the_open() -> None:
    """K7.6, K7.9."""
    game = play(after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore"), offer="1 wood for 1 ore"), "accept")
    assert game.view(2)["phase"]["asks"]["said"] == [{"seat": 1, "says": "accept"}]


def test_a_player_without_the_requested_cards_cannot_accept() -> None:
    """K7.6."""
    assert is_illegal(after_offer(seat("1 wood"), seat("1 wool"), offer="1 wood for 1 ore"), "accept")


def test_an_open_offer_cannot_be_accepted() -> None:
    """K7.6."""
    assert is_illegal(after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for any"), "accept")


def test_a_bid_on_a_gift_gets_the_gift() -> None:
    """K7.6: the bidder chooses what to give, of other kinds than the gift."""
    game = after_offer(seat("1 wood"), seat("1 wood 1 ore 1 wool"), offer="1 wood for any")
    assert begins(game, "bid") == ["bid 1 wool for 1 wood", "bid 1 ore for 1 wood", "bid 1 wool 1 ore for 1 wood"]


def test_a_bid_on_a_wish_gives_the_wish() -> None:
    """K7.6: the bidder chooses what to get; of the four other kinds there are 4, 10 and 20 bundles."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="any for 1 ore")
    bids = begins(game, "bid")
    assert (len(bids), bids[0], {move.split(" for ")[0] for move in bids}) == (
        34,
        "bid 1 ore for 1 wood",
        {"bid 1 ore"},
    )


def test_a_bid_on_a_closed_offer_keeps_one_side_and_changes_the_other() -> None:
    """K7.6: one wood for one ore; the bidder has an ore and a wool."""
    game = after_offer(seat("1 wood"), seat("1 wool 1 ore"), offer="1 wood for 1 ore")
    bids = {tuple(move[4:].split(" for ")) for move in begins(game, "bid")}
    assert {give for give, get in bids if get == "1 wood"} == {"1 wool", "1 wool 1 ore"}


def test_a_bid_on_a_closed_offer_may_ask_for_other_cards() -> None:
    """K7.6: for the same ore, any of the 34 bundles without ore but the one that was offered."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore")
    bids = [move for move in begins(game, "bid") if move.startswith("bid 1 ore for ")]
    assert (len(bids), "bid 1 ore for 1 wood" in bids) == (33, False)


def test_a_bid_does_not_repeat_the_offer() -> None:
    """K7.6: a bid keeps exactly one side."""
    assert is_illegal(after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore"), "bid 1 ore for 1 wood")


def test_a_bid_does_not_change_both_sides() -> None:
    """K7.6."""
    assert is_illegal(
        after_offer(seat("1 wood"), seat("1 wool 1 ore"), offer="1 wood for 1 ore"), "bid 1 wool for 2 wood"
    )


def test_without_counters_there_is_no_bid_on_a_closed_offer() -> None:
    """K7.6."""
    game = after_offer(seat("1 wood"), seat("2 ore"), offer="1 wood for 1 ore", rules={"counters": False})
    assert begins(game, "bid") == []


def test_without_counters_there_are_bids_on_an_open_offer() -> None:
    """K7.6."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for any", rules={"counters": False})
    assert begins(game, "bid") == ["bid 1 ore for 1 wood"]


def test_a_bidder_must_hold_the_cards_to_give() -> None:
    """K7.6."""
    assert is_illegal(after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for any"), "bid 2 ore for 1 wood")


def test_a_bidder_may_ask_for_what_the_other_does_not_have() -> None:
    """K7.6, K12.23."""
    assert legal(after_offer(seat("1 wood"), seat("1 ore"), offer="any for 1 ore"), "bid 1 ore for 3 grain")


def test_a_bid_that_is_confirmed_changes_hands_by_its_terms() -> None:
    """K7.7."""
    game = after_offer(seat("2 wood"), seat("1 ore"), offer="1 wood for 1 ore")
    assert hands(play(game, "bid 1 ore for 2 wood", "confirm 1")) == ["1 ore", "2 wood", ""]


def test_only_replies_that_the_offerer_can_pay_can_be_confirmed() -> None:
    """K7.7."""
    game = play(after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore"), "bid 1 ore for 2 wood")
    assert moves(game) == ["withdraw"]


def test_the_mover_chooses_one_of_several_victims() -> None:
    """K7.7."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore 1 wool"), offer="1 wood for 1 ore")
    assert moves(play(game, "accept", "bid 1 wool for 1 wood")) == ["confirm 1", "confirm 2", "withdraw"]


def test_with_the_others_nothing_happens() -> None:
    """K7.3."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore 1 wool"), offer="1 wood for 1 ore")
    assert hands(play(game, "accept", "bid 1 wool for 1 wood", "confirm 2")) == ["1 wool", "1 ore", "1 wood 1 ore"]


def test_the_offerer_may_withdraw() -> None:
    """K7.7."""
    game = play(after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore"), "accept", "withdraw")
    assert hands(game) == ["1 wood", "1 ore", ""]


def test_if_all_refuse_the_turn_goes_on() -> None:
    """K7.7."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore"), offer="1 wood for 1 ore")
    assert phase(play(game, "refuse", "refuse")) == {
        "name": "turn", "seat": 0, "rolled": [1, 1], "played": False, "offers": 1,
    }  # fmt: skip


def test_five_offers_a_turn() -> None:
    """K7.8."""
    assert begins(turn(seat("1 wood"), seat("1 ore"), offers=5), "offer") == []


def test_the_fifth_offer_can_be_made() -> None:
    """K7.8."""
    assert legal(turn(seat("1 wood"), seat("1 ore"), offers=4), "offer 1 wood for 1 ore")


def test_every_offer_counts_closed_or_not() -> None:
    """K7.8."""
    game = play(
        turn(seat("1 wood"), seat("1 ore")), "offer 1 wood for 1 ore", "refuse", "offer 1 wood for any", "refuse"
    )
    assert phase(game)["offers"] == 2


def test_another_number_of_offers_may_be_agreed_on() -> None:
    """K7.8."""
    game = turn(seat("1 wood"), seat("1 ore"), offers=1, rules={"offers": 1})
    assert begins(game, "offer") == []


def test_with_no_offers_there_is_no_trade_between_players() -> None:
    """K7.8."""
    assert begins(turn(seat("1 wood"), seat("1 ore"), rules=NO_OFFERS), "offer") == []


def test_the_next_turn_has_new_offers() -> None:
    """K7.8."""
    assert phase(play(turn(seat("1 wood"), seat("1 ore"), offers=5), "end"))["offers"] == 0


def test_offers_are_public() -> None:
    """K7.9."""
    game = after_offer(seat("1 wood"), seat("1 ore"), seat("1 ore"), offer="1 wood for any to 1")
    assert game.view(2)["phase"]["asks"]["offer"] == {"give": {"wood": 1}, "get": None, "to": 1}


def test_an_answer_has_no_effect_on_later_offers() -> None:
    """K7.9: a player who refused may later accept the same offer."""
    game = after_offer(seat("1 wood"), seat("1 ore"), offer="1 wood for 1 ore")
    assert legal(play(game, "refuse", "offer 1 wood for 1 ore"), "accept")


def test_development_cards_are_not_traded() -> None:
    """K7.4, K8.2."""
    assert is_illegal(turn(seat("1 wood", "knight"), seat("1 ore")), "offer 1 knight for 1 ore")


def test_eleven_offers_cannot_be_agreed_on() -> None:
    """K7.8: ten at the most."""
    with pytest.raises(PositionError, match="offers"):
        Game.from_position(position(phase={"name": "turn", "seat": 0}, rules={"offers": 11}))
