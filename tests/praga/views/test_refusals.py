"""Reasons why a move of the third game cannot be played now."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game, IllegalMove
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import player, turn


def reason(game: Game, move: str) -> str:
    """The message id of the reason against a move."""
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    return error.value.reason


@pytest.mark.parametrize(
    ("game", "move", "why"),
    [
        (turn(), "take w9", "why-no-tile"),
        (turn(taken=1), "take w8", "why-tile-taken"),
        (turn(), "mine produce", "why-take-first"),
        (turn(taken=1, owed=False), "mine produce", "why-performed"),
        (turn(taken=1), "quarry produce", "why-not-on-tile"),
        (turn(player(mine=8, rights=1), taken=1), "mine more", "why-track-end"),
        (turn(player(road=3), taken=0), "road", "why-egg"),
        (turn(player(stone=0, gold=0), taken=1, rows={"wall": ["w1n07"]}), "wall w1n07", "why-cost"),
        (turn(player(stone=5), taken=1, rows={"wall": ["w1n07"]}), "wall w1n01", "why-not-in-row"),
        (turn(player(stone=5), taken=1, rows={"wall": ["w1s01"]}, box=9), "wall w1s01", "why-special"),
        (turn(taken=1), "end", "why-owed"),
        (turn(), "up wall", "why-up"),
        (turn(player(silver=2, wall=[4, 1], stone=1)), "up wall", "why-up-fee"),
        (turn(player(silver=2, wall=[6, 1])), "up wall", "why-up-top"),
        (turn(), "extra mine silver", "why-extra"),
        (turn(extra=True), "extra mine silver", "why-extra-done"),
        (turn(refreshed=True), "refresh wall w1n01 w1n02 gold", "why-refreshed"),
        (turn(), "seal six", "why-not-now"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_move_is_refused_with_its_reason(game: Game, move: str, why: str) -> None:
    assert reason(game, move) == why


def test_while_a_place_is_asked_for_nothing_else_can_be_done() -> None:
    """Notation §5."""
    game = turn(player(stone=5), taken=1, rows={"wall": ["w1n07"]}).play("wall w1n07")
    assert reason(game, "end") == "why-asked-at"


def test_a_refused_move_changes_nothing() -> None:
    game = turn(taken=1)
    before = game.position()
    reason(game, "end")
    assert game.position() == before


@pytest.mark.parametrize("seed", range(4))
def test_what_is_refused_is_not_legal(seed: int) -> None:
    """At every decision of a game; and its reason is given for a move of that kind."""
    game, dice = Game.new(["Ann", "Bo"], seed=seed), Dice(seed)
    while not game.over:
        listed: Any = game.moves()
        assert {kind for kind, _ in game.refused()}.isdisjoint({move.verb for move in listed})
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
