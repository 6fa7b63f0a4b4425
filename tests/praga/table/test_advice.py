"""Hints of the third game: what the strong bot would do, by what the seat may know."""

from __future__ import annotations

import pytest

from praga import Game
from praga.cli.playing import PragaView
from praga.cli.words import words_of
from praga.notation.position import write_position
from praga.table.advice import advise
from praga.table.screen import PragaScreen
from tabletop.bots.protocol import UNLIMITED
from tabletop.cli.words import LANGUAGES
from tabletop.core.rng import Dice
from tests.praga.cli.test_terminal import session
from tests.praga.conformance.hidden import gladly, reshuffle
from tests.praga.positions import player, turn


def decisions(seed: int, every: int) -> list[Game]:
    """A game of two by chance at some of its decisions."""
    game, dice, games = Game.new(["Ann", "Bo"], seed=seed), Dice(seed), list[Game]()
    while not game.over:
        listed = game.moves()
        if len(listed) > 1 and dice.below(every) == 0:
            games.append(game.copy())
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return games


@pytest.mark.parametrize("game", decisions(3, 12))
def test_a_hint_is_a_legal_move(game: Game) -> None:
    assert advise(game).move in game.moves()


@pytest.mark.parametrize("game", decisions(4, 25))
def test_a_hint_knows_nothing_hidden(game: Game) -> None:
    """Notation §6."""
    seat = game.to_move
    assert seat is not None
    twin = Game.from_position(write_position(reshuffle(game._state, seat, Dice(9))))
    screen, here = PragaScreen(), Game.from_position(game.position())
    assert screen.advise(twin, UNLIMITED) == screen.advise(here, UNLIMITED)


def test_a_hint_says_what_the_turn_brings() -> None:
    """P4.1: there is nothing else to do but to produce, or to go on."""
    game = turn(
        player(mine=8, rights=0, gold=0, stone=0), taken=1, rows={"wall": []}, stacks={"wall": [], "wall_s": []}
    )
    brings = next(reason for reason in advise(game).reasons if reason["id"] == "hint-brings")
    assert {"id": "good-gold", "args": {"count": 8}} in brings["args"]["goods"]


def test_what_the_end_of_the_game_scores_is_no_gain_of_the_last_turn() -> None:
    """The rows of the projects score at the end (P14.4)."""
    marks = {"wall": [6, 1], "cathedral": [6, 1]}
    game = turn(player(gold=0, stone=0, **marks), taken=1, owed=False, turn=32, first=1)

    assert [reason["id"] for reason in advise(game).reasons if reason["id"] == "hint-brings"] == []


def test_nothing_is_advised_when_the_game_is_over() -> None:
    game = Game.new(["Ann", "Bo"], seed=1)
    while not game.over:
        game.play(game.moves()[-1])
    with pytest.raises(ValueError, match="nobody decides"):
        advise(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_said_in_every_language(language: str) -> None:
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    assert str(advise(game).move) in PragaView(words_of(language)).hint(session(game))


@pytest.mark.parametrize("seed", [3, 5])
def test_no_hint_is_without_a_reason(seed: int) -> None:
    """Of the end of a turn there was none, nor of a technology or a token that is kept."""
    games = decisions(seed, 6)

    assert [str(advise(game).move) for game in games if not advise(game).reasons] == []


def test_a_technology_that_is_advised_says_what_it_does() -> None:
    """P10.1."""
    game = turn(player(quarry=6, stone=0), taken=2).play("quarry produce")

    assert {reason["id"] for reason in advise(game).reasons} & {"hint-gives", "hint-brings", "hint-better"}
