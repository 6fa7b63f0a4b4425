"""docs/games.md: what it quotes of the small games is there, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```(?:py|toml)\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
GAMES = [
    *(ROOT / "e2e" / "nim").rglob("*.py"),
    *(ROOT / "e2e" / "nim").rglob("*.toml"),
    Path(__file__).with_name("pebbles_harness.py"),
]


def is_quoted(lines: list[str], source: list[str]) -> bool:
    """Whether these lines stand in a source in this order, others between them."""
    rest = iter(source)
    return all(line in rest for line in lines)


@pytest.mark.parametrize("example", EXAMPLES)
def test_each_example_is_a_part_of_a_small_game(example: str) -> None:
    lines = [line for line in example.split("\n") if line]
    sources = [path.read_text(encoding="utf-8").split("\n") for path in GAMES]
    assert any(is_quoted(lines, source) for source in sources)


def test_there_are_examples_of_every_step() -> None:
    assert len(EXAMPLES) >= 9
