"""The documents have every number: which action it is, and which place of an observation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from citadels.envs.actions import CARDS, ROLES

DOCS = Path(__file__).parents[2] / "docs"
FILES = {"citadels": "environments.md", "catan": "catan/environments.md", "praga": "praga/environments.md"}
TEXTS = {game: (DOCS / name).read_text(encoding="utf-8") for game, name in FILES.items()}
EXAMPLES = [
    pytest.param(lines, id=f"{game}-{number}")
    for game, text in TEXTS.items()
    for number, lines in enumerate(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
]
each_game = pytest.mark.parametrize("game", FILES)


def actions(game: str) -> Any:
    return import_module(f"{game}.envs.actions")


def fields(game: str) -> Any:
    return import_module(f"{game}.envs.fields")


def places(at: int, size: int) -> str:
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def rows_of_actions(game: str) -> Iterator[str]:
    at = 0
    for group in actions(game).GROUPS:
        yield f"| `{group.says}` | {places(at, len(group.actions))} |"
        at += len(group.actions)


def rows_of_fields(game: str) -> Iterator[str]:
    for field in fields(game).FIELDS.values():
        shape = "" if game == "citadels" else f" {'×'.join(map(str, field.shape))} |"
        yield f"| `{field.name}` | {places(field.at, field.size)} |{shape} {field.most} | {field.says} |"


def rows_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("| `")]


@each_game
def test_every_action_is_documented(game: str) -> None:
    text = TEXTS[game].partition("## Actions")[2].partition("## What an agent sees")[0]

    assert rows_in(text) == [*rows_of_actions(game)]


@each_game
def test_every_field_is_documented(game: str) -> None:
    assert rows_in(TEXTS[game].partition("## What an agent sees")[2]) == [*rows_of_fields(game)]


def test_the_order_of_the_characters_is_documented() -> None:
    assert ", ".join(ROLES) in TEXTS["citadels"].replace("\n", " ")


def test_the_order_of_the_cards_is_documented() -> None:
    assert ", ".join(CARDS) in TEXTS["citadels"].replace("\n", " ")


@pytest.mark.parametrize("lines", EXAMPLES)
def test_an_example_runs_and_prints(lines: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in lines:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this Python")

    exec(compile(lines, "docs/environments.md", "exec"), {"__name__": "example"})  # the text's own lines

    assert capsys.readouterr().out.strip()


@each_game
def test_the_lengths_are_documented(game: str) -> None:
    lengths = f"{len(actions(game).ACTIONS)} actions and {fields(game).SIZE} numbers"

    assert lengths in TEXTS[game].replace("\n", " ")


@each_game
def test_the_lengths_of_all_games_stand_side_by_side(game: str) -> None:
    assert f"{len(actions(game).ACTIONS)}, {fields(game).SIZE}" in TEXTS["citadels"]
