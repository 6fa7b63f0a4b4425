"""Longest Road as it comes, goes, breaks, is level and is set aside (K9.1, K9.3, K12.13 to K12.17)."""

from __future__ import annotations

from typing import Any

from catan import Game
from tests.catan.positions import ROAD, SETTLEMENT, begins, legal, play, points, seat, turn

FIVE = "a3-a4-a5-a6-a7-a8"
FOUR = "a3-a4-a5-a6-a7"
# A road of three roads that comes up to c5, the middle of the line c1 to c10, from below.
FROM_BELOW = "d6-d5-c5"


def prize(game: Game) -> Any:
    """The seat that has Longest Road."""
    return game.position()["longest_road"]


def builder(roads: str, hand: str = ROAD, **keys: str) -> dict[str, Any]:
    """A player with a road to go on with."""
    return seat(hand, roads=roads, **keys)


def test_the_fifth_road_in_a_line_brings_it() -> None:
    """K9.1."""
    assert prize(play(turn(builder(FOUR)), "road a7-a8")) == 0


def test_the_fourth_road_does_not() -> None:
    """K9.1."""
    assert prize(play(turn(builder("a3-a4-a5-a6")), "road a6-a7")) is None


def test_a_fifth_road_that_is_a_branch_does_not() -> None:
    """K9.2."""
    assert prize(play(turn(builder(FOUR)), "road a5-b5")) is None


def test_drawing_level_does_not_take_it() -> None:
    """K9.3."""
    assert prize(play(turn(builder("f3-f4-f5-f6-f7"), seat(roads=FIVE)), "road f7-f8")) == 1


def test_a_longer_one_takes_it() -> None:
    """K9.1, K9.3."""
    game = turn(builder("f3-f4-f5-f6-f7-f8"), seat(roads=FIVE), longest_road=1)
    assert prize(play(game, "road f8-f9")) == 0


def test_its_holder_may_make_it_longer() -> None:
    """K9.3."""
    assert prize(play(turn(builder(FIVE), seat(roads="f3-f4-f5-f6-f7")), "road a8-a9")) == 0


def test_two_lines_joined_count_as_one() -> None:
    """K9.2."""
    assert prize(play(turn(builder("a3-a4-a5 a6-a7-a8")), "road a5-a6")) == 0


def test_a_ring_closed_counts_whole() -> None:
    """K9.2."""
    game = turn(builder("a3-a4-a5-b5-b4-b3"), seat(roads="f3-f4-f5-f6-f7-f8"), longest_road=1)
    assert prize(play(game, "road a3-b3")) == 0


def after_break(line: str, *rivals: dict[str, Any], **keys: Any) -> Game:
    """A game in which seat 1 holds a line through c5, and seat 0 can settle there."""
    return play(turn(seat(SETTLEMENT, roads=FROM_BELOW), seat(roads=line), *rivals, **keys), "settle c5")


def test_a_settlement_in_the_middle_breaks_it() -> None:
    """K9.2, K9.3: of eight roads four are left on either side."""
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9")) is None


def test_a_break_that_leaves_the_longest_leaves_the_prize() -> None:
    """K9.3: four and six, the holder keeps it."""
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9-c10-c11")) == 1


def test_a_break_gives_it_to_the_next_longest() -> None:
    """K9.3: four and four against five."""
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9", seat(roads="f3-f4-f5-f6-f7-f8"))) == 2


def test_a_break_can_give_it_to_the_settler() -> None:
    """K9.3: the settler has five roads."""
    game = turn(seat(SETTLEMENT, roads="d9-d8-d7-d6-d5-c5"), seat(roads="c1-c2-c3-c4-c5-c6-c7-c8"))
    assert prize(play(game, "settle c5")) == 0


def test_a_holder_broken_to_a_tie_keeps_it() -> None:
    """K9.3, K12.15: four and five against five."""
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9-c10", seat(roads="f3-f4-f5-f6-f7-f8"))) == 1


def test_of_three_tied_the_holder_keeps_it() -> None:
    """K12.15."""
    others = (seat(roads="f3-f4-f5-f6-f7-f8"), seat(roads=FIVE))
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9-c10", *others, players=4)) == 1


def test_two_tied_above_a_broken_holder_set_it_aside() -> None:
    """K9.3, K12.15."""
    others = (seat(roads="f3-f4-f5-f6-f7-f8"), seat(roads=FIVE))
    assert prize(after_break("c1-c2-c3-c4-c5-c6-c7-c8-c9", *others, players=4, longest_road=1)) is None


def test_it_is_set_aside_though_the_broken_holder_still_has_five() -> None:
    """K12.15: six and six against five."""
    line, others = (
        "c1-c2-c3-c4-c5-c6-c7-c8-c9-c10",
        (seat(roads="f3-f4-f5-f6-f7-f8-f9"), seat(roads="a3-a4-a5-a6-a7-a8-a9")),
    )
    assert prize(after_break(line, *others, players=4, longest_road=1)) is None


def test_a_prize_set_aside_goes_to_the_only_longest_road() -> None:
    """K9.3."""
    game = turn(builder(FIVE), seat(roads="f3-f4-f5-f6-f7-f8"), longest_road=None)
    assert prize(play(game, "road a8-a9")) == 0


def test_a_former_holder_does_not_regain_the_prize_by_a_tie() -> None:
    """K12.15: after the break to four, the player builds a fifth; two others have five."""
    line, others = "c1-c2-c3-c4-c5-c6-c7-c8-c9", (seat(roads="f3-f4-f5-f6-f7-f8"), seat(roads=FIVE))
    game = turn(seat(roads=FROM_BELOW, settlements="c5"), seat(ROAD, roads=line), *others, by=1, players=4)
    assert prize(play(game, "road c9-c10")) is None


def test_a_settlement_can_end_a_tie() -> None:
    """K9.3: two have five, one of them is broken, the prize was set aside."""
    game = turn(
        seat(SETTLEMENT, roads=FROM_BELOW),
        seat(roads="c2-c3-c4-c5-c6-c7"),
        seat(roads="f3-f4-f5-f6-f7-f8"),
        longest_road=None,
    )
    assert prize(play(game, "settle c5")) == 2


def test_a_settlement_at_the_end_of_anothers_road_changes_nothing() -> None:
    """K9.2."""
    game = turn(seat(SETTLEMENT, roads=FROM_BELOW), seat(roads="c5-c6-c7-c8-c9-c10"))
    assert prize(play(game, "settle c5")) == 1


def test_a_settlement_in_the_own_road_changes_nothing() -> None:
    """K12.13."""
    assert prize(play(turn(seat(SETTLEMENT, roads=FIVE)), "settle a5")) == 0


def test_a_city_changes_nothing() -> None:
    """K12.13."""
    game = turn(seat("2 grain 3 ore", settlements="c5"), seat(roads="c5-c6-c7-c8-c9-c10 c5-c4-c3-c2"))
    assert prize(play(game, "city c5")) == 1


def test_a_ring_broken_once_still_counts_whole() -> None:
    """K12.14."""
    game = turn(seat(SETTLEMENT, roads=FROM_BELOW), seat(roads="b4-b5-b6-c6-c5-c4-b4"), seat(roads="f3-f4-f5-f6-f7-f8"))
    assert prize(play(game, "settle c5")) == 1


def test_roads_beyond_a_break_may_be_built_on_from() -> None:
    """K12.16."""
    game = turn(seat(roads=FROM_BELOW, settlements="c5"), seat(ROAD, roads="c4-c5-c6-c7"), by=1)
    assert begins(game, "road") == ["road b4-c4", "road b6-c6", "road c3-c4", "road c7-c8", "road c7-d7"]


def test_a_road_may_come_up_to_anothers_building() -> None:
    """K12.17."""
    assert legal(turn(builder("c2-c3-c4"), seat(settlements="c5")), "road c4-c5")


def test_no_road_continues_from_another_players_building() -> None:
    """K12.17, K6.2."""
    assert not legal(turn(builder("c3-c4-c5"), seat(settlements="c5")), "road c5-c6")


def test_it_is_two_points() -> None:
    """K10.1."""
    assert points(seat(roads=FIVE), seat(roads="f3-f4-f5-f6-f7")) == [2, 0, 0]
