"""Trials in Crown and Crane: a whole turn can be tried, and nothing that is hidden comes to light."""

from __future__ import annotations

import json
from typing import Any

import pytest

from praga import Game
from praga.bots import BOTS
from praga.core.moves import Move
from praga.notation.position import write_position
from praga.table.interface import game_spec
from praga.table.trial import trial_of
from praga.table.worker import Table
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly, reshuffle
from tests.praga.positions import player, turn
from tests.praga.table.test_advice import decisions
from tests.stored import stored

Json = dict[str, Any]
SPEC = game_spec(BOTS)
SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "newcomer"}]


def rich() -> Game:
    """A turn in which an upgrade can be paid and placed."""
    return turn(player(gold=6, stone=6), taken=0)


def upgraded(game: Game) -> Game:
    """The same after an upgrade was taken and placed."""
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    game.play(taken)
    return game.play(game.moves()[0])


def dealt() -> Table:
    table = Table()
    table.answer({"do": "new", "seats": SEATS, "rules": {"first": 0}, "seed": 7})
    return table


def ask(table: Table, do: str, **more: Any) -> Json:
    answer: Any = table.answer({"do": do, **more})
    return dict(answer)


def tried_by_plan() -> tuple[Table, list[str]]:
    """A table at which the plan of a hint is tried up to the end of the turn, and its moves."""
    table = dealt()
    moves = [step["move"] for step in ask(table, "hint")["hint"]["plan"]["steps"]]
    table.answer({"do": "try"})
    for move in moves[:-1]:
        table.answer({"do": "choose", "move": move, "trial": True})
    return table, moves


def test_a_tile_that_is_taken_leaves_a_gap() -> None:
    """P6.1: the tile that would come is drawn."""
    game = rich()
    row = game.view(0)["rows"]["upgrade"]

    assert len(upgraded(trial_of(game, 0)).view(0)["rows"]["upgrade"]) == len(row) - 1


def test_taking_a_tile_does_not_end_the_trial() -> None:
    """P6.1: in the game itself it cannot be taken back (P15.29)."""
    assert (upgraded(trial_of(rich(), 0)).barrier, upgraded(rich()).barrier) == (None, "row-filled")


def test_stacks_are_shown_with_their_sizes() -> None:
    """Notation §6."""
    assert upgraded(trial_of(rich(), 0)).view(0)["stacks"] == rich().view(0)["stacks"]


@pytest.mark.parametrize("game", decisions(11, 25))
def test_a_trial_knows_nothing_hidden(game: Game) -> None:
    """Notation §6."""
    seat = game.to_move
    assert seat is not None
    twin = Game.from_position(write_position(reshuffle(game._state, seat, Dice(9))))

    assert trial_of(twin, seat) == trial_of(Game.from_position(game.position()), seat)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_can_be_tried_can_be_played(seed: int) -> None:
    """Each turn of a game is tried by chance to where something comes to light, and then played."""
    game, dice = Game.new(["Ann", "Bo"], seed=seed), Dice(seed)
    while game.to_move is not None:
        trial = trial_of(game, game.to_move)
        moves = list[Move]()
        while trial.to_move == game.to_move and trial.barrier is None:
            listed = trial.moves()
            moves.append(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
            trial.play(moves[-1])
        for move in moves[: len(moves) - (trial.barrier == "row-filled")] or moves:
            game.play(move)

    assert game.over


def test_the_plan_of_a_turn_is_tried_to_its_end() -> None:
    table, moves = tried_by_plan()

    assert ask(table, "look")["view"]["trial"]["count"] == len(moves) - 1


def test_the_end_of_the_turn_is_not_tried() -> None:
    """P13.1: the wheel turns, and another's turn begins."""
    table, moves = tried_by_plan()
    view = ask(table, "choose", move=moves[-1], trial=True)["view"]

    assert view["trial"]["stopped"]["id"] == "trial-turn-ended"


def test_a_trial_says_what_it_brings() -> None:
    table, _ = tried_by_plan()

    assert "trial-brings" in [reason["id"] for reason in ask(table, "look")["view"]["trial"]["brings"]]


def test_a_turn_that_is_kept_is_the_turn_played_at_once() -> None:
    table, moves = tried_by_plan()
    table.answer({"do": "keep"})
    played = dealt()
    for move in moves[:-1]:
        played.answer({"do": "choose", "move": move})

    assert table.session.save() == played.session.save()  # type: ignore[union-attr]  # both are dealt


def test_a_turn_that_is_dropped_was_never_there() -> None:
    table, _ = tried_by_plan()
    table.answer({"do": "drop"})

    assert table.session.save() == dealt().session.save()  # type: ignore[union-attr]  # both are dealt


def test_a_row_that_is_refreshed_is_not_tried() -> None:
    """P6.4: what comes is chance."""
    table = dealt()
    table.answer({"do": "try"})
    choices = ask(table, "look")["view"]["prompt"]["choices"]
    refresh = next(choice["move"] for choice in choices if choice["kind"] == "refresh" and choice["enabled"])

    stopped = ask(table, "choose", move=refresh, trial=True)["view"]["trial"]["stopped"]
    assert stopped["id"] == "trial-row-filled"


def test_a_hint_can_be_asked_for_within_a_trial() -> None:
    table = dealt()
    table.answer({"do": "try"})
    table.answer({"do": "choose", "move": ask(table, "hint")["hint"]["options"][0]["move"], "trial": True})

    assert ask(table, "hint")["hint"]["plan"]["at"] == 1


def test_a_game_that_began_from_a_position_is_tried() -> None:
    """Its log has no first round that the setup would tell."""
    table = Table()
    save = stored(SPEC, rich(), (0,))
    table.answer({"do": "load", "save": json.loads(save)["save"]})

    assert "trial" in ask(table, "try")["view"]
