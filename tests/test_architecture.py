"""Statements about files and functions in the texts for newcomers are true."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.desktop

ROOT = Path(__file__).parents[1]
TEXTS = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
STEP = re.compile(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
# A file, or a folder of the repository; a placeholder (`<name>`, `…`) is neither.
PATH = re.compile(r"`((?:(?:src|site|build|tests|e2e|bench|docs|\.github)/[\w./-]*)|(?:[\w-]+/)+[\w-]+\.[a-z]{2,4})`")
# A text may name a file from where its subject begins.
BEGINNINGS = (ROOT, ROOT / "src", ROOT / "src" / "citadels", ROOT / "src" / "catan", ROOT / "site")
GONE = {"docs/rulings.md"}  # what CHANGELOG.md tells of
# Made by the build, not kept.
MADE = re.compile(r"(?:dist|wheels|art|vendor)/.*|.*\.pack")


def steps() -> list[tuple[str, str]]:
    return STEP.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))


def test_the_walk_has_steps() -> None:
    assert len(steps()) > 20


def has(file: str, part: str) -> bool:
    """Whether a file defines a class, a method, a function, or a script's own."""
    source = (ROOT / file).read_text(encoding="utf-8")
    return re.search(rf"\b(?:def|class|function) {part}\b|^  {part}\(", source, re.MULTILINE) is not None


def test_every_step_of_the_walk_is_there() -> None:
    wanted = [(file, part) for file, name in steps() for part in name.split(".")]

    assert [f"{file}: {part}" for file, part in wanted if not has(file, part)] == []


def exists(path: str) -> bool:
    """Whether a path is in the repository, or made by the build."""
    return bool(MADE.fullmatch(path)) or any((top / path).exists() for top in BEGINNINGS)


def test_every_path_that_is_named_is_there() -> None:
    named = [(text.name, path) for text in TEXTS for path in set(PATH.findall(text.read_text(encoding="utf-8"))) - GONE]

    assert [f"{text}: {path}" for text, path in named if not exists(path)] == []
