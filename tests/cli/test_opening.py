"""A file of any game at any game's terminal: opened if it is this game's, and else named with the command for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.fuzz.games import FUZZERS
from tests.games import NAMES, module_of

Main = Callable[[Sequence[str]], int]
MAINS: dict[str, Main] = {name: module_of(name, "cli").main for name in NAMES}
SEED = 4
of_each_game = pytest.mark.parametrize("game", MAINS)
of_two_games = pytest.mark.parametrize(("game", "other"), [(a, b) for a in MAINS for b in MAINS if a != b])
KINDS = ("record", "older record", "link", "save")


def text_of(game: str, kind: str) -> str:
    """A text of a game, short enough to be replayed."""
    played = FUZZERS[game].game.new(["Ann", "Bo", "Cy"], seed=SEED)
    for _ in range(12):
        played.play(played.moves()[0])
    if kind == "save":
        return FUZZERS[game].save(SEED, random.Random(SEED))
    texts = {"record": played.record, "older record": played.record_in_save, "link": played.link}
    return str(texts[kind]())


def replay(game: str, text: str, folder: Path) -> int:
    """Replay a file at a game's terminal; return its exit code."""
    file = folder / "file"
    file.write_text(text, encoding="utf-8")
    return MAINS[game](["replay", str(file), "--all"])


@of_each_game
@pytest.mark.parametrize("kind", KINDS)
def test_every_text_of_the_game_is_replayed(game: str, kind: str, tmp_path: Path) -> None:
    assert replay(game, text_of(game, kind), tmp_path) == 0


@of_two_games
@pytest.mark.parametrize("kind", KINDS)
def test_another_game_s_text_is_named_with_its_command(
    game: str, other: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay(game, text_of(other, kind), tmp_path)

    assert f"open it with `{other} replay FILE`" in capsys.readouterr().err


@of_each_game
def test_a_damaged_link_is_called_damaged(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(game, text_of(game, "link")[:-2], tmp_path)

    assert "checksum" in capsys.readouterr().err
