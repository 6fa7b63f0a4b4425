"""The styles can be told apart by what they do at the table, and none of them is a bad player."""

from __future__ import annotations

from bench.styles import NAMES, distinguish, fingerprint, summed, tallies
from citadels.core.registry import NEWER


def test_most_handfuls_of_games_tell_the_style_that_played_them() -> None:
    _, right = distinguish(games=60, handful=10, seed=3)

    # By chance it would be one of seven.
    assert sum(right.values()) / len(NAMES) > 0.45


def test_the_griefer_touches_more_cities_than_the_diplomat() -> None:
    raids = {name: summed(tallies(name, 40, 5)) for name in ("griefer", "diplomat")}
    assert raids["griefer"]["raids"] > 2 * raids["diplomat"]["raids"]


def test_the_banker_builds_dearer_than_the_rusher() -> None:
    costs = {name: fingerprint(summed(tallies(name, 40, 6)))[8] for name in ("banker", "rusher")}
    assert costs["banker"] > costs["rusher"] + 0.2


def test_picks_among_the_characters_of_2016_are_counted_by_rank() -> None:
    counted = summed(tallies("schemer", 4, 7, NEWER))
    assert sum(counted[f"group {group}"] for group in range(8)) == counted["picks"] > 20
