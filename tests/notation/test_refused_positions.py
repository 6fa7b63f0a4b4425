"""Positions that are refused, each with the key that is wrong (notation §1)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError
from tests.rules.table import EIGHT, SEVEN, cast_of

from .refusals import DELETE, GOOD, Json, Path, assert_refused, changed


def test_the_good_position_is_read() -> None:
    """Notation §1: what the others change is good."""
    assert Game.from_position(GOOD).to_move == 0


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.0])
def test_another_version(version: object) -> None:
    """Notation §1: another version."""
    assert_refused("citadels", (("citadels",), version))


@pytest.mark.parametrize("key", ["citadels", "players", "phase"])
def test_what_must_be_there(key: str) -> None:
    """Notation §1: only these must be there, and they must."""
    assert_refused(key, ((key,), DELETE))


@pytest.mark.parametrize("value", [None, [], "position", 3])
def test_not_an_object(value: Any) -> None:
    """Notation §1: a position is a JSON object."""
    with pytest.raises(PositionError):
        Game.from_position(value)


@pytest.mark.parametrize("players", [0, 1, 8, 9])
def test_wrong_number_of_players(players: int) -> None:
    """Notation §1, R2.1: a wrong number of players."""
    assert_refused("players|characters", (("players",), GOOD["players"][:1] + [{}] * (players - 1) if players else []))


@pytest.mark.parametrize("characters", [cast_of([])[:7], [*cast_of(["artist"]), "queen"], []])
def test_wrong_number_of_characters(characters: list[str]) -> None:
    """Notation §1: eight or nine names."""
    assert_refused("characters", (("rules", "characters"), characters))


def test_character_of_another_rank() -> None:
    """Notation §1: the i-th of rank i."""
    assert_refused("characters", (("rules", "characters"), [*cast_of([])[1::-1], *cast_of([])[2:]]))


def test_queen_with_four_players() -> None:
    """R2.1: the Queen needs at least 5 players."""
    assert_refused("characters", (("rules", "characters"), cast_of(["queen"])))


@pytest.mark.parametrize("size", [0, 5, 13])
def test_wrong_size(size: int) -> None:
    """Notation §1, R2.5: sizes 6 to 12."""
    assert_refused("city_size", (("rules", "city_size"), size))


UNKNOWN_NAMES: list[tuple[str, Path, Any]] = [
    ("hand", ("players", 0, "hand"), ["cottage"]),
    ("city", ("players", 0, "city"), ["cottage"]),
    ("city", ("players", 0, "city"), [{"district": "cottage"}]),
    ("characters", ("players", 1, "characters"), ["jester"]),
    ("characters", ("rules", "characters"), ["jester", *cast_of([])[1:]]),
    ("deck", ("deck",), ["cottage"]),
    ("up", ("aside", "up"), ["jester"]),
    ("down", ("aside", "down"), ["jester"]),
    ("specials", ("rules", "specials"), ["cottage"]),
    ("removed", ("rules", "removed"), ["cottage"]),
    ("assassinated", ("assassinated",), "jester"),
    ("robbed", ("robbed",), "jester"),
    ("bewitched", ("bewitched",), "jester"),
    ("specials", ("rules", "specials"), ["temple"]),
]


@pytest.mark.parametrize(("key", "path", "value"), UNKNOWN_NAMES)
def test_unknown_name(key: str, path: Path, value: Any) -> None:
    """Notation §1: an unknown name."""
    assert_refused(key, (path, value))


OUTSIDERS: list[tuple[str, Path, Any]] = [
    ("characters", ("players", 1, "characters"), ["emperor"]),
    ("assassinated", ("assassinated",), "emperor"),
    ("hand", ("players", 0, "hand"), ["museum"]),
    ("up", ("aside", "up"), ["queen"]),
]


@pytest.mark.parametrize(("key", "path", "value"), OUTSIDERS)
def test_name_that_is_not_in_this_game(key: str, path: Path, value: Any) -> None:
    """Notation §1: more often than it exists: not at all in this game."""
    assert_refused(key, (path, value))


UNKNOWN_WORDS: list[tuple[str, Path, Any]] = [
    ("name", ("phase", "name"), "dusk"),
    ("taken", ("phase", "taken"), ["nap"]),
    ("smithy", ("rules", "smithy"), "1:1"),
    ("ties", ("rules", "ties"), "mixed"),
    ("three_players", ("rules", "three_players"), "three_characters"),
    ("specials", ("rules", "specials"), "modern"),
    ("heir", ("rules", "heir"), "yes"),
    ("bell_tower", ("rules", "bell_tower"), 1),
    ("last_round", ("last_round",), "no"),
]


@pytest.mark.parametrize(("key", "path", "value"), UNKNOWN_WORDS)
def test_unknown_word(key: str, path: Path, value: Any) -> None:
    """Notation §1: an unknown word."""
    assert_refused(key, (path, value))


UNKNOWN_KEYS: list[Path] = [
    ("weather",),
    ("rules", "weather"),
    ("players", 1, "weather"),
    ("phase", "weather"),
    ("aside", "weather"),
]


@pytest.mark.parametrize("path", UNKNOWN_KEYS)
def test_unknown_key(path: Path) -> None:
    """Notation §1: an unknown key is refused."""
    assert_refused("weather", (path, 1))


def test_unknown_key_of_a_district() -> None:
    """Notation §1: an unknown key is refused, in a city too."""
    assert_refused("weather", (("players", 0, "city"), [{"district": "castle", "weather": 1}]))


def test_turn_of_who_does_not_hold_the_character() -> None:
    """Notation §1: a `turn` whose `seat` neither holds the rank's character nor is its resuming Witch."""
    assert_refused("seat", (("phase", "seat"), 1))


def test_resumed_turn_of_who_is_not_the_witch() -> None:
    """Notation §1: nor is its resuming Witch."""
    witch = (("rules", "characters"), cast_of(["witch"]))
    assert_refused(
        "seat|resumed", witch, (("bewitched",), "king"), (("phase", "seat"), 1), (("phase", "resumed"), True)
    )


def test_two_of_a_name_in_a_city() -> None:
    """Notation §1: two of a name in a city without Quarry or Wizard in the game."""
    assert_refused("city", (("players", 0, "city"), ["castle", "castle"]))


@pytest.mark.parametrize("rules", [{"specials": ["quarry"]}, {"characters": cast_of(["wizard"])}])
def test_two_of_a_name_with_quarry_or_wizard(rules: Json) -> None:
    """Notation §1: with one of them in the game it is read."""
    game = Game.from_position(changed((("rules",), rules), (("players", 0, "city"), ["castle", "castle"])))
    assert game.position()["players"][0]["city"] == ["castle", "castle"]


def test_tucked_but_on_a_museum() -> None:
    """Notation §1: `tucked` but on a Museum."""
    assert_refused("tucked", (("players", 0, "city"), [{"district": "castle", "tucked": ["tavern"]}]))


def test_coin_without_the_artist() -> None:
    """Notation §1: `coin` without Artist in the game."""
    assert_refused("coin", (("players", 0, "city"), [{"district": "castle", "coin": True}]))


def test_complete_city_without_its_place() -> None:
    """Notation §1: a city with the size and null."""
    assert_refused("completed", (("players", 1, "city"), EIGHT.split()), (("players", 0, "city"), []), (("deck",), []))


def test_completed_without_the_last_round() -> None:
    """Notation §1: any `completed` without `last_round`."""
    assert_refused(
        "completed|last_round",
        (("players", 1, "city"), EIGHT.split()),
        (("players", 1, "completed"), 1),
        (("players", 0, "city"), []),
        (("deck",), []),
    )


def test_city_of_the_size_beside_a_bell_tower_without_its_place() -> None:
    """Notation §1, R7.19: the size is what holds now."""
    assert_refused(
        "completed",
        (("rules", "specials"), ["bell_tower"]),
        (("players", 1, "city"), SEVEN.split()),
        (("players", 0, "city"), ["bell_tower"]),
        (("deck",), []),
    )


def test_owes_without_the_tax_collector() -> None:
    """Notation §1: only with the Tax Collector."""
    assert_refused("owes", (("owes",), 2))


@pytest.mark.parametrize("name", ["", "a" * 41, "Ann\n", "Ann\x00", "Ann\u202enneB", "Ann\u2028", 5, None])
def test_a_name_that_cannot_be_shown(name: object) -> None:
    """Notation §1: an empty or endless name, and signs that turn or break the line."""
    assert_refused("name", (("players", 0, "name"), name))


@pytest.mark.parametrize("number", [3, 4, 90])
def test_a_round_at_or_past_the_limit_that_is_not_the_last(number: int) -> None:
    """R4.11, R16.2: it would step over the limit and go on for ever."""
    limit = (("rules", "round_limit"), 3)
    assert_refused("last_round", limit, (("round",), number), (("last_round",), False))


@pytest.mark.parametrize("number", [3, 4])
def test_a_round_at_or_past_the_limit_is_the_last(number: int) -> None:
    """R4.11, R16.2: where nothing is written, the limit tells."""
    position = changed((("rules", "round_limit"), 3), (("round",), number))
    assert Game.from_position(position).position()["last_round"]


def test_a_round_before_the_limit_need_not_be_the_last() -> None:
    """R4.11, R16.2: nothing else is said of it."""
    position = changed((("rules", "round_limit"), 3), (("round",), 2), (("last_round",), False))
    assert not Game.from_position(position).position()["last_round"]
