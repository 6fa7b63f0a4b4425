"""The statistics: counted from what stays of each game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.tree import messages

TODAY = "2026-03-02"


def game(place: int, points: int = 20, began: str = "2026-01-01", bots: str = "casual casual", **more: Any) -> Any:
    """Return the summary of a game in which one person among bots came in at this place."""
    kinds = bots.split()
    others = [number for number in range(1, len(kinds) + 2) if number != place]
    mine = {"bot": None, "held": more.pop("held", {}), "struck": more.pop("struck", {})}
    message = {
        "round": 9,
        "points": [points, *([10] * len(kinds))],
        "places": [place, *others],
        "seats": [mine, *({"bot": kind} for kind in kinds)],
    }
    return {"began": began, "told": message, **more}


@pytest.fixture
def tally(app: Any) -> Any:
    """Count games."""
    return lambda *games: app.tally.tally(list(games), TODAY)


def test_where_there_is_no_game_there_is_nothing_to_count(tally: Any) -> None:
    assert tally() is None


def test_games_and_wins_are_counted(tally: Any) -> None:
    result = tally(game(1, began="1"), game(3, began="2"), game(1, began="3"), game(2, began="4"))

    assert {key: result["all"][key] for key in ("games", "won", "share")} == {"games": 4, "won": 2, "share": 50}


def test_places_and_points_have_their_means(tally: Any) -> None:
    result = tally(game(1, 30), game(2, 21))

    assert (result["all"]["place"], result["all"]["points"]) == (1.5, 25.5)


def test_each_place_is_counted(tally: Any) -> None:
    assert tally(game(1, began="1"), game(3, began="2"), game(3, began="3"))["places"] == [(1, 1), (2, 0), (3, 2)]


def test_games_are_counted_by_the_bots_at_the_table(tally: Any) -> None:
    result = tally(game(1, bots="expert expert"), game(2, bots="expert casual"), game(2, 9, bots="expert expert"))

    assert [(kind, mean["games"]) for kind, mean in result["bots"]] == [("expert", 2), ("", 1)]


def test_games_are_counted_by_the_number_of_players(tally: Any) -> None:
    result = tally(game(1, bots="casual"), game(2, 9, bots="casual"), game(2))

    assert [(players, mean["games"]) for players, mean in result["players"]] == [(2, 2), (3, 1)]


def test_characters_are_added_up_the_most_frequent_first(tally: Any) -> None:
    result = tally(game(1, held={"king": 2, "thief": 3}), game(2, 9, held={"king": 4}))

    assert result["held"] == [("king", 6), ("thief", 3)]


def test_blows_are_added_up(tally: Any) -> None:
    assert tally(game(1, struck={"thief": 1}), game(2, 9, struck={"thief": 2}))["struck"] == [("thief", 3)]


def test_wins_in_a_row_are_counted_in_the_order_of_the_games(tally: Any) -> None:
    result = tally(game(1, began="4"), game(1, began="1"), game(1, began="2"), game(2, began="3"))

    assert result["wins"] == (1, 2)


def test_a_game_that_is_there_twice_counts_once(tally: Any) -> None:
    assert tally(game(1), game(1))["all"]["games"] == 1


def test_a_game_of_several_people_is_told_apart(tally: Any) -> None:
    several = game(1, began="2")
    several["told"]["seats"][1] = {"bot": None, "held": {}, "struck": {}}

    result = tally(game(1), several)

    assert (result["all"]["games"], result["shared"]) == (1, 1)


@pytest.mark.parametrize(
    "spoiled",
    [None, 7, {}, {"told": None}, {"told": {}}, {"told": {"round": 1, "points": [1], "places": [], "seats": []}}],
)
def test_what_nobody_wrote_so_is_passed_over(tally: Any, spoiled: Any) -> None:
    assert tally(game(1), spoiled)["all"]["games"] == 1


def test_a_count_that_is_no_number_is_passed_over(tally: Any) -> None:
    assert tally(game(1), game(2, held={"king": "often"}))["all"]["games"] == 1


# --- days of the daily game


def played(*days: str) -> list[Any]:
    """Games of these days' tables, each played on its day."""
    return [game(2, began=f"{day}T12:00Z", day=f"1.{day}") for day in days]


def test_days_in_a_row_go_on_until_yesterday(tally: Any) -> None:
    assert tally(*played("2026-02-27", "2026-02-28", "2026-03-01"))["days"] == (3, 3)


def test_a_day_that_was_left_out_ends_the_row(tally: Any) -> None:
    assert tally(*played("2026-02-20", "2026-02-21", "2026-03-02"))["days"] == (1, 2)


def test_a_row_that_ended_before_yesterday_is_over(tally: Any) -> None:
    assert tally(*played("2026-02-27", "2026-02-28"))["days"] == (0, 2)


def test_the_day_after_the_last_of_a_leap_year_is_the_next(tally: Any) -> None:
    assert tally(*played("2024-02-28", "2024-02-29", "2024-03-01", "2023-12-31", "2024-01-01"))["days"] == (0, 3)


def test_a_past_day_that_is_played_later_makes_no_row(tally: Any) -> None:
    late = game(2, began="2026-03-02T12:00Z", day="1.2026-02-20")

    assert tally(late)["days"] == (0, 0)


@pytest.mark.parametrize("day", ["", "1", "1.yesterday", "1.2026-02", "2026-02-20"])
def test_a_day_that_is_none_makes_no_row(tally: Any, day: str) -> None:
    assert tally(game(2, began="2026-02-20", day=day))["days"] == (0, 0)


def alone(points: int, began: str = "2026-03-01", **more: Any) -> Any:
    """Return the summary of a game for one."""
    message = {"round": 16, "points": [points], "places": [1], "seats": [{"bot": None, "held": {}, "struck": {}}]}
    return {"began": began, "told": message, **more}


def test_games_for_one_are_counted_apart(tally: Any) -> None:
    result = tally(alone(120), alone(151, "2026-03-02"), game(2))

    assert (result["solo"], result["all"]["games"], result["wins"]) == ((2, 135.5), 1, (0, 0))


def test_the_game_of_a_day_alone_counts_among_the_days(tally: Any) -> None:
    result = tally(alone(120, day="crane.2026-03-01"), game(2, began="2026-03-02", day="crane.2026-03-02"))

    assert result["days"] == (2, 2)


def test_games_for_one_have_a_page_of_their_own_figures(app: Any) -> None:
    """A mean of no games was divided by nought."""
    drawn = app.standing.drawn(app.tally.tally([alone(120)], TODAY))

    assert "games-solo" in messages(drawn)
    assert "games-by-bots" not in messages(drawn)
