"""The turn as a plan: its steps, what each brings and changes at the end, and where a plan rests on a guess."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.cli.words import words_of
from praga.core.frames import REVEALING
from praga.table.advice import advise
from praga.table.plan import foresee, look_back_on_turn
from praga.table.screen import PragaScreen
from tabletop.bots.protocol import UNLIMITED
from tabletop.cli.words import LANGUAGES
from tests.praga.positions import player, turn
from tests.praga.table.test_advice import decisions

Json = dict[str, Any]


def plan_of(game: Game) -> Json:
    """The plan of a hint as the page gets it."""
    plan: Json = PragaScreen().advise(game, UNLIMITED)["plan"]
    return plan


def up_the_wall() -> Game:
    """The tile's action is performed; two silver windows pay for a move up, which brings nothing at once (P11.2)."""
    return turn(player(silver=2, wall=[1, 3], gold=0, stone=0), taken=1, owed=False, turn=32, first=1)


@pytest.mark.parametrize("game", decisions(6, 15))
def test_the_steps_of_a_plan_are_legal_one_after_another(game: Game) -> None:
    """As long as nothing comes to light between them."""
    steps = advise(game).steps
    for step in steps:
        assert step.move in game.moves()
        game.play(step.move)
        if step.reveals or game.barrier:
            break


@pytest.mark.parametrize("game", decisions(7, 15))
def test_a_plan_ends_where_tiles_are_looked_at(game: Game) -> None:
    """Notation §6: what is seen then may change all."""
    for step in advise(game).steps[1:]:
        assert not isinstance(step.before.stack[-1], REVEALING)


def test_a_plan_takes_no_tile_that_its_own_steps_draw() -> None:
    """P6.1: the tile that fills a row is drawn."""
    game = turn(player(gold=6, stone=6), taken=0)
    state = game.observe(0).state
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    after = game.copy().play(taken)
    place = after.moves()[0]
    guess = foresee(state, [taken, place])[-1].after.rows[0]
    new = next(tile for tile in guess if tile not in state.rows[0])

    moves = [taken, place, type(taken)(f"upgrade {new}")]

    assert [step.move for step in foresee(state, moves)] == moves[:2]


def test_a_step_that_fills_a_row_reveals_something() -> None:
    """P6.1."""
    game = turn(player(gold=6, stone=6), taken=0)
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    place = game.copy().play(taken).moves()[0]

    assert [step.reveals for step in foresee(game.observe(0).state, [taken, place])] == [False, True]


def test_a_step_says_what_it_changes_at_the_end() -> None:
    """P14.4: the second row of the Wall scores at the end."""
    game = up_the_wall()
    step = PragaScreen().advise(game, UNLIMITED)["plan"]["steps"][0]
    choice = next(choice for choice in PragaScreen().prompt(game)["choices"] if choice["move"] == step["move"])

    assert (step["move"], step["at_end"]) == ("up wall", choice["at_end"])


def test_a_move_on_the_wall_is_a_reason() -> None:
    """P11.2: no choice is as good that leaves the row where it is."""
    reasons = {reason["id"]: reason for reason in advise(up_the_wall()).reasons}

    assert {"id": "good-wall", "args": {"count": 1}} in reasons["hint-brings"]["args"]["goods"]


def test_what_the_end_brings_more_is_a_reason() -> None:
    """P14.4."""
    assert "hint-at-end" in [reason["id"] for reason in advise(up_the_wall()).reasons]


@pytest.mark.parametrize("game", decisions(8, 15))
def test_a_hint_has_a_reason_where_there_is_a_choice_of_turns(game: Game) -> None:
    advice = advise(game)

    assert advice.reasons or len(advice.steps) == 1


def test_the_steps_that_are_done_stand_before_the_plan() -> None:
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    game.play(advise(game).move)
    done = str(game.history[-1])

    plan = plan_of(game)

    assert (plan["at"], plan["steps"][0]["move"]) == (1, done)


def test_of_another_turn_nothing_is_done() -> None:
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    while game.to_move == 0:
        game.play(advise(game).move)

    assert look_back_on_turn(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    words = words_of(language)
    steps = [step for game in decisions(9, 25) for step in plan_of(game)["steps"]]
    spoken = [message for step in steps for message in (step, step["note"]) if message]

    assert [message for message in spoken if not words.message(message)] == []
