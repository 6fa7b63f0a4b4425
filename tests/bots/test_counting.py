"""Counting the selection: who can hold what is known exactly from what a seat saw (R3)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.bots.guessing.selection import absentees, selection, still_open
from citadels.table.reasons.context import Scene

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def drafted(seats: int, seed: int = 3, rules: dict[str, Any] | None = None) -> Game:
    """A game after its first selection, everyone taking the first card offered."""
    game = Game.new([f"Seat {seat}" for seat in range(seats)], rules or {}, seed)
    while game.view(None)["phase"]["name"] == "select":
        game.play(game.moves()[0])
    return game


def held(game: Game, seat: int) -> list[str]:
    names: list[str] = game.position()["players"][seat]["characters"]
    return names


TABLES = [
    (2, {}), (3, {}), (3, {"three_players": "two_characters"}),
    (3, {"three_players": "two_characters", "characters": [*CAST, "artist"]}),
    (4, {}), (5, {}), (6, {}), (7, {}), (8, {"characters": [*CAST, "artist"]}),
    (7, {"characters": [*CAST, "queen"]}), (4, {"characters": [*CAST, "artist"]}),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "rules"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_every_hidden_character_is_in_a_group_of_its_holder(seats: int, rules: dict[str, Any], seed: int) -> None:
    game = drafted(seats, seed, rules)
    for seat in range(seats):
        known = selection(game.observe(seat))
        homes = [(other, name) for other in range(seats) if other != seat for name in held(game, other)]
        late = known.late
        assert [
            (other, name)
            for other, name in homes
            if other != late and not any(name in group.cards and other in group.picks for group in known.groups)
        ] == []


@pytest.mark.parametrize(("seats", "rules"), TABLES)
def test_groups_have_as_many_picks_as_others_hold(seats: int, rules: dict[str, Any]) -> None:
    game = drafted(seats, 1, rules)
    for seat in range(seats):
        picks = [other for group in selection(game.observe(seat)).groups for other in group.picks]
        assert sorted(picks) == sorted(other for other in range(seats) if other != seat for _ in held(game, other))


@pytest.mark.parametrize(
    ("place", "passed", "unseen"), [(0, 3 / 4, 0), (1, 2 / 3, 1 / 2), (2, 1 / 2, 2 / 3), (3, 0, 3 / 4)]
)
def test_chances_at_four_players_are_those_of_counting(place: int, passed: float, unseen: float) -> None:
    game = drafted(4)
    first = game.position()["crown"]
    seat = (first + place) % 4
    groups = selection(game.observe(seat)).groups
    chances = [len(group.picks) / len(group.cards) if group.cards else 0 for group in groups]
    assert chances == [pytest.approx(unseen), pytest.approx(passed)]


def test_last_of_seven_has_seen_every_card_but_those_taken() -> None:
    game = drafted(7)
    seat = (game.position()["crown"] + 6) % 7
    before = selection(game.observe(seat)).groups[0]
    assert len(before.cards) == len(before.picks)


def test_second_last_of_seven_is_not_taken_for_the_last() -> None:
    game = drafted(7)
    seat = (game.position()["crown"] + 5) % 7
    assert selection(game.observe(seat)).first == game.position()["crown"]


@pytest.mark.parametrize("seed", range(6))
def test_a_called_character_without_an_answer_is_absent(seed: int) -> None:
    game = drafted(4, seed)
    called = CAST[: game.observe(None).called]
    in_play = [name for seat in range(4) for name in held(game, seat)]
    assert absentees(game.observe(0)) == [name for name in called if name not in in_play]


def test_a_revealed_character_is_nobody_s_secret() -> None:
    game = drafted(4)
    cards = [name for player in game.view(None)["players"] for name in player["characters"] if name]
    others = [seat for seat in range(4) if cards[0] not in held(game, seat)]
    assert [seat for seat in others for group in still_open(game.observe(seat)) if cards[0] in group.cards] == []


def test_face_up_characters_have_no_chance() -> None:
    game = drafted(4)
    up = game.view(0)["aside"]["up"]
    result = [Scene(game.observe(seat), []).in_play(name) for seat in range(4) for name in up]
    assert result == [0] * 8
