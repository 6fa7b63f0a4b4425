"""The end of the game, scores and winners."""

from __future__ import annotations

from .table import EIGHT, SEVEN, acting, completed, over, phase, play, score, seat, turn

SIX = SEVEN.replace(" castle", "")  # 12 points


def test_the_eighth_district_makes_this_round_the_last() -> None:
    """R8.1: the first city to reach the size makes this round the last."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat("warlord"), taken="resources")
    assert play(game, "build tavern").position()["last_round"] is True


def test_the_seventh_district_does_not() -> None:
    """R8.1: it must reach the size."""
    game = turn("king", seat("king", gold=4, hand="castle", city=SIX), seat("warlord"), taken="resources")
    assert play(game, "build castle").position()["last_round"] is False


def test_the_last_round_is_played_out() -> None:
    """R8.1: it is played out."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat("warlord"), taken="resources")
    assert acting(play(game, "build tavern", "end")) == ("warlord", 1)


def test_the_game_is_over_after_the_last_round() -> None:
    """R8.1: then it is over."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat("warlord"), taken="resources")
    assert phase(play(game, "build tavern", "end", "gold", "end"))["name"] == "over"


def test_first_complete_city_is_first() -> None:
    """R8.2: the first complete city."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat("warlord"), taken="resources")
    assert completed(play(game, "build tavern"), 0) == 1


def test_second_complete_city_is_second() -> None:
    """R8.2: every other that was complete."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat(city=EIGHT, completed=1),
                taken="resources", last_round=True)  # fmt: skip
    assert completed(play(game, "build tavern"), 0) == 2


def test_more_districts_than_the_size_may_be_built() -> None:
    """R8.1: more districts than the size may be built."""
    builder = seat("architect", gold=9, hand="tavern market", city=SEVEN)
    game = turn("architect", builder, taken="resources")
    assert "build market" in play(game, "build tavern").moves()


def test_a_player_with_a_complete_city_may_go_on_building() -> None:
    """R8.1: so, too, who was complete before."""
    game = turn("king", seat("king", gold=9, hand="market", city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert "build market" in game.moves()


def test_completing_counts_once() -> None:
    """R8.2: the first stays the first when he builds on."""
    game = turn("king", seat("king", gold=9, hand="market", city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert completed(play(game, "build market"), 0) == 1


def test_each_district_scores_its_cost() -> None:
    """R8.2: each district's cost."""
    assert score(over(seat(city="temple palace castle"))) == 1 + 5 + 4


def test_five_kinds_score_three() -> None:
    """R8.2: +3 for all five kinds."""
    assert score(over(seat(city="temple watchtower manor tavern keep"))) == 1 + 1 + 3 + 1 + 3 + 3


def test_four_kinds_score_nothing() -> None:
    """R8.2: all five."""
    assert score(over(seat(city="temple watchtower manor tavern church"))) == 1 + 1 + 3 + 1 + 2


def test_first_complete_city_scores_four() -> None:
    """R8.2: +4 to the first complete city."""
    assert score(over(seat(city=EIGHT, completed=1))) == 17 + 4


def test_other_complete_cities_score_two() -> None:
    """R8.2: +2 to every other."""
    game = over(seat(city=EIGHT, completed=1), seat(city=EIGHT, completed=2), seat(city=EIGHT, completed=3))
    assert (score(game, 1), score(game, 2)) == (19, 19)


def test_bonus_is_kept_when_the_city_is_broken() -> None:
    """R8.2: kept even if destroyed afterwards."""
    assert score(over(seat(city=SEVEN, completed=1))) == 16 + 4


def test_gold_and_hand_score_nothing() -> None:
    """R8.2: districts do."""
    assert score(over(seat(gold=9, hand="palace castle", city="temple"))) == 1


def test_empty_city_scores_nothing() -> None:
    """R8.2: nothing to count."""
    assert over(seat(city="temple")).scores == [1, 0, 0, 0]


def test_highest_score_wins() -> None:
    """R8.3: highest score wins."""
    assert over(seat(city="temple"), seat(city="palace")).winners == [1]


def test_a_tie_is_shared() -> None:
    """R8.3: a tie is shared by all who have it."""
    assert over(seat(city="castle"), seat(gold=9, city="manor tavern"), seat(city="temple")).winners == [0, 1]


def test_no_scores_before_the_end() -> None:
    """R8.2: at the very end."""
    game = turn("king", seat("king", city="temple"))
    assert (game.scores, list(game.winners)) == (None, [])


def test_played_out_game_has_its_scores() -> None:
    """R8.1, R8.2: the score of a game that is played to its end."""
    game = turn("warlord", seat("warlord", city="palace"), seat(city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert play(game, "end").scores == [5, 21, 0, 0]


def test_five_kinds_count_at_the_very_end() -> None:
    """R8.2: for all five kinds in the city at the very end: what the Warlord destroys does not count."""
    game = turn("warlord", seat("warlord"), seat(city="temple watchtower manor tavern keep"), taken="resources",
                last_round=True)  # fmt: skip
    assert score(play(game, "destroy 1 temple", "end"), 1) == 1 + 3 + 1 + 3


def test_ten_districts_with_three_players() -> None:
    """R2.5: with 3 players 10."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat(), seat(), players=3, taken="resources")
    assert play(game, "build tavern").position()["last_round"] is False


def test_what_scores_nothing_has_no_line_but_the_districts() -> None:
    """R8.2: the line of the districts is always there."""
    assert [tuple(line) for line in over(seat()).score_lines(0)] == [("districts", 0)]
