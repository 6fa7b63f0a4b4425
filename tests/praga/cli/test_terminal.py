"""The third game at a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from build import locales
from praga import Game, IllegalMove
from praga.bots import BOTS
from praga.cli import main
from praga.cli.playing import PragaView
from praga.cli.tables import board, columns, table
from praga.cli.words import event_text, tile_text, words_of
from praga.core.tables import LEVEL_OF, SEALS, TILES, TILES_V
from praga.table.interface import decision_is_public, game_spec
from praga.table.notes import note
from praga.views import refusals
from tabletop.cli.seating import seated
from tabletop.cli.words import LANGUAGES, files_of
from tabletop.core.rng import Dice
from tabletop.table.session import Session
from tests.fuzz.of_praga import TRIAL_MOVES
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import player, turn

Capture = pytest.CaptureFixture[str]
WIDTH = 100


def session(game: Game) -> Session:
    """A session of a person and a bot."""
    spec = game_spec(BOTS)
    return Session(spec, game, tuple(seated(spec, ["Ann", "casual"])), 1)


def test_bots_play_a_game_to_its_end(capsys: Capture) -> None:
    main(["play", "newcomer", "newcomer", "--seed", "3"])
    assert capsys.readouterr().out.rstrip().endswith("won.")


def test_a_saved_game_is_replayed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.crane"
    main(["play", "newcomer", "newcomer", "--seed", "3", "--save", str(file)])
    capsys.readouterr()
    main(["replay", str(file), "--all"])
    assert "took the tile" in capsys.readouterr().out


def test_the_arena_compares_bots(capsys: Capture) -> None:
    assert main(["arena", "newcomer", "random", "--players", "2", "--games", "4"]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_hundred_columns(language: str) -> None:
    game = Game.new(["Ann", "Bo", "Cy", "Di"], seed=2)
    lines = table(words_of(language), game.observe(None).state).splitlines()
    assert [line for line in lines if columns(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_fits_its_line(language: str) -> None:
    words = words_of(language)
    assert [name for name in TILES if columns(tile_text(words, name)) > WIDTH - 2] == []


def lines_of_plazas(game: Game) -> dict[str, str]:
    """The lines of the table that begin with the name of a plaza."""
    lines = table(words_of(), game.observe(None).state).splitlines()
    return {line.split()[0]: line for line in lines if re.match(r" +z\d", line)}


def test_the_table_shows_what_each_plaza_brings() -> None:
    """P2.3."""
    assert re.match(r" +z1 +o1 +\S.* \| ", lines_of_plazas(turn())["z1"])


def test_a_plaza_without_a_tile_is_unused() -> None:
    """P2.3: at a table of two z4 has none."""
    assert "not used" in lines_of_plazas(turn())["z4"]


def test_a_command_is_asked_for(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "required: command" in capsys.readouterr().err


def test_a_board_shows_its_tiles() -> None:
    """P5.1."""
    game = turn(player(board={"mine": [["u1n09", 2]]}, technologies=["univ_4"]))
    assert "mine      u1n09  for mine" in board(words_of(), game.observe(0).state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_has_a_text(language: str) -> None:
    words, game, chance = words_of(language), Game.new(["Ann", "Bo"], seed=5), Random(5)
    events = game.listen()
    while not game.over:
        game.play(game.random_move(chance))
    assert [event for event in events if event.id != "fill" and not event_text(words, event, game.names)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_has_a_note_or_says_it(language: str) -> None:
    """`note` raises KeyError where a message is missing."""
    words, game, chance = words_of(language), Game.new(["Ann", "Bo"], seed=7), Random(7)
    verbs = set()
    while not game.over:
        state = game.observe(game.to_move).state
        notes = [(move.verb, note(state, move)) for move in game.moves()]
        verbs |= {verb for verb, text in notes if text and words.message(text)}
        game.play(game.random_move(chance))
    assert {"keep", "effect", "bonus", "plank", "use", "seal"} & verbs >= {"keep", "effect", "bonus"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("prefix", "names"), [("tech-", LEVEL_OF), ("seal-", SEALS), ("final-", TILES_V)])
def test_every_piece_has_its_words(language: str, prefix: str, names: Sequence[str]) -> None:
    """P4.8, P9.6, P10.3 to P10.6."""
    words = words_of(language)
    assert [name for name in names if f"{prefix}{name}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    """`Why` ids in src/praga/views/refusals.py."""
    ids = re.findall(r'Why\("([\w-]+)"', Path(refusals.__file__).read_text(encoding="utf-8"))
    words = words_of(language)
    assert [name for name in ids if f"why-{name}" not in words] == []


def test_a_move_says_what_it_brings() -> None:
    """P9.2."""
    game = turn(taken=0).play("road")
    lines = [choice.text for choice in PragaView(words_of()).choices(session(game))]
    assert "effect 1 free: 2 gold and 1 stone" in lines


def test_a_refusal_says_the_price() -> None:
    """P7.1."""
    game = turn(player(stone=0), taken=1, rows={"wall": ["w1n07"]})
    with pytest.raises(IllegalMove) as error:
        game.play("wall w1n07")
    assert PragaView(words_of()).refusal(session(game), error.value) == "It costs 2 stone"


def test_a_long_list_is_an_example() -> None:
    """P7.2."""
    game = turn(player(stone=5), taken=1, rows={"wall": ["w1n04"]}).play("wall w1n04")
    lines = [choice.text for choice in PragaView(words_of()).choices(session(game))]
    assert lines == ["at         72 ways, as “at r1 t0”"]


def test_the_question_says_what_is_decided() -> None:
    """P7.2."""
    game = turn(player(stone=5), taken=1, rows={"wall": ["w1n04"]}).play("wall w1n04")
    assert PragaView(words_of()).question(session(game)) == "Seat 0: Where do you place it?"


def test_a_technology_that_is_looked_at_is_for_one_seat() -> None:
    """P10.1: its decision needs the curtain."""
    game = turn(player(quarry=5, stone=0), taken=2).play("quarry produce")
    assert not decision_is_public(game)


def test_a_turn_is_public() -> None:
    """Notation §6."""
    assert decision_is_public(turn())


def test_the_languages_agree() -> None:
    """As the build checks it for the games that have a page."""
    texts = {
        name: "".join([path.read_text(encoding="utf-8") for path in files_of("crane", name)]) for name in LANGUAGES
    }
    assert locales.check(texts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_can_be_said(language: str) -> None:
    view, errors = PragaView(words_of(language)), refusals_of(Game.new(["Ann", "Bo"], seed=8), Dice(8))
    assert [error for game, error in errors if not view.refusal(session(game), error)] == []


def refusals_of(game: Game, dice: Dice) -> list[tuple[Game, IllegalMove]]:
    """Return refusals of the moves to try, at some decisions of a random game."""
    errors = []
    while not game.over:
        for text in TRIAL_MOVES if dice.below(9) == 0 else ():
            try:
                game.copy().play(text)
            except IllegalMove as error:
                errors.append((game.copy(), error))
        listed = game.moves()
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return errors


@pytest.mark.parametrize(("agenda", "lost"), [
    ([{"what": "sideways", "on": "wall"}], "sideways wall"),
    ([{"what": "bonus", "action": "mine", "of": ["u1n09"]}], "bonus u1n09"),
    ([{"what": "wheel"}], "bonus wheel"),
    ([{"what": "effect", "area": 1, "kind": "free"}], "effect 1 free"),
])  # fmt: skip
def test_the_end_of_a_turn_says_what_lapses(agenda: list[Any], lost: str) -> None:
    """P15.27: the tile was taken from a slot with a gold."""
    start = player(road=1, board={"mine": [["u1n09", 0]]})
    game = turn(start, taken=0, owed=False, agenda=agenda)
    assert f"You would lose: {lost}." in PragaView(words_of()).warning(session(game), "end")


def test_nothing_is_said_where_nothing_lapses() -> None:
    """P15.27."""
    game = turn(taken=0, owed=False)
    assert PragaView(words_of()).warning(session(game), "end") == ""


def test_a_turn_ends_when_it_is_said_again(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """P15.27."""
    lines = iter(["take w7", "road", "end", "end", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    main(["play", "Ann", "Bo", "--seed", "7"])
    out = capsys.readouterr().out
    assert (out.count("You would lose: bonus wheel, effect 1 free."), out.count("Turn 2: Bo.")) == (1, 1)
