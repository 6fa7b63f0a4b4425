"""`<game> arena mybot.py`: files and classes of one's own play every game, and a wrong answer is a sentence."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tabletop.bots.protocol import Factory
from tabletop.bots.random_bot import AtRandom
from tabletop.bots.user_bot import BotError
from tabletop.lab.arena import Match, run

Capture = pytest.CaptureFixture[str]
GAMES = ("citadels", "catan", "praga")
FEW = ("random", "--players", "2", "--games", "2")
RULEBOOKS = {"citadels": "CITADELS", "catan": "CATAN", "praga": "PRAGA"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def write_bot(body: str) -> None:
    Path("mybot.py").write_text(f"def choose(view, options, dice, budget):\n    {body}\n", encoding="utf-8")


def arena(game: str, *argv: str) -> int:
    status: int = import_module(f"{game}.cli").main(["arena", *argv])
    return status


class Answering:
    """A bot of one's own class, as a program gives it to a match."""

    blind = True

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, options: Any, dice: Any, budget: Any) -> Any:
        return self.answer


def match(game: str, answer: Any) -> Match:
    rulebook = getattr(import_module(f"{game}.bots.arena"), RULEBOOKS[game])
    makers: dict[str, Factory] = {"mine": lambda: Answering(answer), "random": AtRandom}
    return Match(rulebook, {}, ("mine", "random"), makers, 1, time.process_time)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_plays(game: str, capsys: Capture) -> None:
    write_bot("return options[dice.below(len(options))]")

    arena(game, "--json", "mybot.py", *FEW)

    assert json.loads(capsys.readouterr().out)["seats"] == ["mybot.py", "random"]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_of_a_file_is_a_sentence_with_its_line(game: str, capsys: Capture) -> None:
    write_bot("return 99999")

    arena(game, "mybot.py", *FEW)

    assert "mybot.py, line 1: choose answered 99999, and the options are numbered from 0 to" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_there_is_not_is_named(game: str, capsys: Capture) -> None:
    arena(game, "nobody", *FEW)

    assert "there is no bot 'nobody'; there are random" in capsys.readouterr().err


def test_a_move_may_be_answered_in_a_bots_own_writing(capsys: Capture) -> None:
    # Notation §3: paths are read either way round.
    write_bot(
        'roads = [str(option).split()[1] for option in options if option.verb == "road"]\n'
        '    return "road " + "-".join(reversed(roads[0].split("-"))) if roads else options[dice.below(len(options))]'
    )

    arena("catan", "--json", "mybot.py", *FEW, "--rules", '{"points": 3}')

    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (-1, "choose answered -1, and the options are numbered from 0 to"),
        (10**6, "choose answered 1000000, and the options are numbered from 0 to"),
        ("end", "choose answered 'end', of type str: the number of an option is wanted here, from 0 to"),
        (None, "choose answered None, of type NoneType: the number of an option is wanted here"),
        (True, "of type bool"),
        (0.0, "of type float"),
    ],
)
def test_a_wrong_answer_of_a_class_is_a_sentence(game: str, answer: Any, words: str) -> None:
    with pytest.raises(BotError) as exception_info:
        run(match(game, answer), 1)

    assert words in str(exception_info.value)


def test_a_wrong_answer_of_a_class_names_the_class() -> None:
    with pytest.raises(BotError) as exception_info:
        run(match("praga", None), 1)

    assert exception_info.value.file == "Answering"
