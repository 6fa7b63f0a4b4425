"""K8: development cards."""

from __future__ import annotations

import pytest

from tests.catan.positions import (
    CARD,
    asks,
    bank,
    before_throw,
    begins,
    hand,
    hands,
    is_illegal,
    legal,
    moves,
    phase,
    play,
    player,
    points,
    seat,
    turn,
)


def test_the_top_card_is_taken() -> None:
    """K8.1."""
    game = play(turn(seat(CARD), deck="plenty knight"), "buy")
    assert (player(game, 0)["new"], game.position()["deck"]) == (["plenty"], ["knight"])


def test_other_players_do_not_see_it() -> None:
    """K8.1."""
    game = play(turn(seat(CARD), deck="plenty knight"), "buy")
    assert (game.view(0)["players"][0]["new"], game.view(1)["players"][0]["new"]) == (["plenty"], 1)


def test_an_empty_deck_sells_no_card() -> None:
    """K8.1."""
    assert is_illegal(turn(seat(CARD), deck=""), "buy")


def test_cards_are_no_resources() -> None:
    """K8.2: seven resource cards and five others are within the limit of seven."""
    game = play(before_throw(seat("7 wood", "knight knight knight plenty point"), dice=(3, 4)), "roll")
    assert asks(game) == {"what": "robber"}


def test_how_many_one_holds_is_open() -> None:
    """K8.2."""
    assert turn(seat(cards="knight plenty"), seat()).view(1)["players"][0]["cards"] == 2


def test_one_card_a_turn() -> None:
    """K8.3."""
    assert begins(turn(seat(cards="knight plenty"), played=True), "play") == []


def test_a_card_bought_in_this_turn_cannot_be_played() -> None:
    """K8.3."""
    assert begins(play(turn(seat(CARD), deck="plenty"), "buy"), "play") == []


def test_a_card_can_be_played_in_the_turn_after_it_was_bought() -> None:
    """K8.3, K12.10."""
    game = play(turn(seat(CARD), deck="knight", players=2, rules={"calm_rounds": 5}), "buy", "end", "roll", "end")
    assert legal(game, "play knight")


def test_points_are_not_played() -> None:
    """K8.3."""
    assert begins(turn(seat(cards="point")), "play") == []


# --- the knight


def test_a_played_knight_is_public_and_counts() -> None:
    """K8.4, K8.9."""
    game = play(turn(seat(cards="knight")), "play knight")
    assert (player(game, 0)["cards"], game.view(1)["players"][0]["played"]["knight"]) == ([], 1)


def test_a_knight_moves_the_robber() -> None:
    """K8.4."""
    assert play(turn(seat(cards="knight")), "play knight", "robber h1").position()["robber"] == "h1"


def test_a_knight_of_friendly_robbers_is_friendly() -> None:
    """K8.4, K5.5."""
    game = turn(seat(cards="knight"), seat(settlements="c3"), rules={"friendly_robber": True})
    assert not legal(play(game, "play knight"), "robber h9")


def test_a_knight_takes_a_card_from_the_chosen_victim() -> None:
    """K8.4, K5.3."""
    game = turn(seat(cards="knight"), seat("1 ore", settlements="c3"), seat("1 wool", settlements="c5"))
    assert hand(play(game, "play knight", "robber h9", "steal 2"), 0) == "1 wool"


# --- free roads


def test_two_roads_without_cost() -> None:
    """K8.5."""
    game = play(turn(seat(cards="roads", settlements="c3")), "play roads", "road c3-c4", "road c4-c5")
    assert (player(game, 0)["roads"], "asks" in phase(game)) == (["c3-c4", "c4-c5"], False)


def test_free_roads_go_where_roads_go() -> None:
    """K8.5, K6.2."""
    game = play(turn(seat(cards="roads", settlements="c3")), "play roads")
    assert moves(game) == ["road c2-c3", "road c3-c4", "road c3-d3"]


def test_the_second_road_continues_from_the_first() -> None:
    """K8.5."""
    game = play(turn(seat(cards="roads", settlements="c3")), "play roads", "road c3-c4")
    assert (asks(game), legal(game, "road c4-c5")) == ({"what": "roads", "left": 1}, True)


def test_with_one_piece_left_it_is_one() -> None:
    """K8.5."""
    fourteen = "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11-d11-d10-d9-d8"
    game = play(turn(seat(cards="roads", roads=fourteen)), "play roads", "road d7-d8")
    assert "asks" not in phase(game)


def test_with_one_place_left_it_is_one() -> None:
    """K8.5: a4 has one free path, and past it at a3 there is none."""
    game = turn(seat(cards="roads", settlements="a4"), seat(roads="a4-a5 a3-b3"))
    assert "asks" not in phase(play(game, "play roads", "road a3-a4"))


# --- year of plenty


def test_a_year_of_plenty_takes_two_cards_of_choice() -> None:
    """K8.6."""
    assert hand(play(turn(seat(cards="plenty")), "play plenty wood ore"), 0) == "1 wood 1 ore"


def test_two_of_one_kind() -> None:
    """K8.6."""
    assert hand(play(turn(seat(cards="plenty")), "play plenty ore ore"), 0) == "2 ore"


def test_there_are_fifteen_pairs() -> None:
    """K8.6."""
    assert len(begins(turn(seat(cards="plenty")), "play plenty")) == 15


def test_they_come_from_the_bank() -> None:
    """K8.6."""
    game = play(turn(seat(cards="plenty")), "play plenty wood ore")
    assert bank(game) == "18 wood 19 brick 19 wool 19 grain 18 ore"


def test_with_one_card_in_the_bank_it_is_that_one() -> None:
    """K8.6."""
    assert begins(turn(seat(cards="plenty"), bank="1 wool"), "play") == ["play plenty wool"]


def test_the_one_card_in_the_bank_is_taken() -> None:
    """K8.6."""
    assert hands(play(turn(seat(cards="plenty"), bank="1 wool"), "play plenty wool")) == ["1 wool", "", ""]


# --- monopoly


def test_all_others_give_all_they_have_of_a_kind() -> None:
    """K8.7."""
    game = turn(seat("1 ore", "monopoly"), seat("2 ore 1 wood"), seat("3 ore"))
    assert hands(play(game, "play monopoly ore")) == ["6 ore", "1 wood", ""]


@pytest.mark.parametrize("kind", ["wood", "brick", "wool", "grain", "ore"])
def test_any_kind_can_be_named(kind: str) -> None:
    """K8.7."""
    assert legal(turn(seat(cards="monopoly")), f"play monopoly {kind}")


# --- points


def test_a_point_card_is_a_point() -> None:
    """K8.8."""
    assert points(seat(cards="point")) == [1, 0, 0]


def test_others_do_not_see_a_point_card() -> None:
    """K8.8."""
    assert turn(seat(cards="point"), seat()).view(1)["players"][0]["cards"] == 1


def test_point_cards_win_in_the_turn_they_were_bought() -> None:
    """K8.8, K12.11."""
    game = play(turn(seat(CARD, "point", settlements="a3"), deck="point", rules={"points": 3}), "buy")
    assert game.winners == [0]


def test_several_point_cards_win_at_once() -> None:
    """K8.8."""
    game = turn(seat(CARD, "point point point", settlements="a3 a5"), deck="point", rules={"points": 6})
    assert play(game, "buy").winners == [0]


def test_open_point_cards_are_used_when_bought() -> None:
    """K8.8."""
    game = play(turn(seat(CARD), deck="point", rules={"point_cards": "open"}), "buy")
    assert (player(game, 0)["new"], player(game, 0)["played"]["point"]) == ([], 1)


def test_a_hidden_point_card_stays_in_hand() -> None:
    """K8.8."""
    game = play(turn(seat(CARD), deck="point"), "buy")
    assert (player(game, 0)["new"], player(game, 0)["played"]["point"]) == (["point"], 0)


def test_other_cards_stay_in_hand_though_points_are_open() -> None:
    """K8.8."""
    game = play(turn(seat(CARD), deck="knight", rules={"point_cards": "open"}), "buy")
    assert (player(game, 0)["new"], player(game, 0)["played"]["knight"]) == (["knight"], 0)


def test_open_point_cards_are_open_to_all() -> None:
    """K8.8."""
    game = play(turn(seat(CARD), deck="point", rules={"point_cards": "open"}), "buy")
    assert game.view(1)["players"][0]["played"]["point"] == 1


def test_using_an_open_point_card_is_not_playing_a_card() -> None:
    """K8.8, K8.3: another card can still be played."""
    game = play(turn(seat(CARD, "knight"), deck="point", rules={"point_cards": "open"}), "buy")
    assert legal(game, "play knight")


# --- where cards go


@pytest.mark.parametrize(("card", "move"), [
    ("knight", "play knight"), ("roads", "play roads"), ("plenty", "play plenty wood wood"),
    ("monopoly", "play monopoly ore"),
])  # fmt: skip
def test_played_cards_stay_out_of_the_game(card: str, move: str) -> None:
    """K8.9."""
    game = play(turn(seat(cards=card, settlements="c3"), deck="point"), move)
    now = game.position()
    assert (now["deck"], now["players"][0]["cards"], now["players"][0]["played"][card]) == (["point"], [], 1)
