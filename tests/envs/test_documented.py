"""docs/environments.md has every number: which action it is, and which place of an observation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.envs.actions import ACTIONS, CARDS, GROUPS, ROLES
from citadels.envs.fields import FIELDS, SIZE

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


def places(at: int, size: int) -> str:
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def rows_of_actions() -> Iterator[str]:
    at = 0
    for group in GROUPS:
        yield f"| `{group.says}` | {places(at, len(group.actions))} |"
        at += len(group.actions)


def rows_of_fields() -> list[str]:
    return [
        f"| `{field.name}` | {places(field.at, field.size)} | {field.most} | {field.says} |"
        for field in FIELDS.values()
    ]


def rows_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("| `")]


def test_every_action_is_documented() -> None:
    assert rows_in(TEXT.partition("## What an agent sees")[0]) == [*rows_of_actions()]


def test_every_field_is_documented() -> None:
    assert rows_in(TEXT.partition("## What an agent sees")[2]) == rows_of_fields()


def test_the_order_of_the_characters_is_documented() -> None:
    assert ", ".join(ROLES) in TEXT.replace("\n", " ")


def test_the_order_of_the_cards_is_documented() -> None:
    assert ", ".join(CARDS) in TEXT.replace("\n", " ")


@pytest.mark.parametrize("lines", EXAMPLES)
def test_an_example_runs_and_prints(lines: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in lines:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this Python")

    exec(compile(lines, "docs/environments.md", "exec"), {"__name__": "example"})  # the text's own lines

    assert capsys.readouterr().out.strip()


def test_the_lengths_are_documented() -> None:
    assert f"{len(ACTIONS)} actions and {SIZE} numbers" in TEXT.replace("\n", " ")
