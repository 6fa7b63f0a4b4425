"""Names are the field's terms: no past participle stands for a value or a function (docs/style.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from build.paths import ROOT

FOLDERS = ("src", "site", "build", "tests", "e2e", "bench")
RULE = re.compile(r"No past participle as a name: not (.*?)\.$", re.MULTILINE | re.DOTALL)
BANNED = set(re.findall(r"`(\w+)`", RULE.findall((ROOT / "docs" / "style.md").read_text(encoding="utf-8"))[0]))


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of functions, classes, arguments and variables; fields of a class may be keys of a format."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    fields = {id(field.target) for node in classes for field in node.body if isinstance(field, ast.AnnAssign)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in fields:
            yield node.id


def is_banned(name: str) -> bool:
    """Whether a part of a name is banned; the name of a test is a sentence."""
    parts = re.sub(r"([A-Z])", r"_\1", name).lower().split("_")
    return not name.startswith("test_") and not BANNED.isdisjoint(parts)


def banned_names(path: Path) -> set[str]:
    """The banned names that a file binds."""
    return {name for name in names(ast.parse(path.read_text(encoding="utf-8"))) if is_banned(name)}


def files() -> Iterator[Path]:
    """Every Python file of the project."""
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))


def test_the_style_guide_lists_the_words() -> None:
    assert {"said", "told", "kept"} <= BANNED


def test_a_banned_name_is_seen() -> None:
    assert [name for name in names(ast.parse("def said(told):\n    kept = told")) if is_banned(name)] == [
        "said", "told", "kept",
    ]  # fmt: skip


def test_no_file_brings_a_banned_name_back() -> None:
    banned_by_file = {path.relative_to(ROOT).as_posix(): banned_names(path) for path in files()}
    assert {path: sorted(banned) for path, banned in banned_by_file.items() if banned} == {}


def test_no_line_of_a_docstring_is_too_long() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {line.strip()[:40]}"
        for path in files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for line in (ast.get_docstring(node, clean=False) or "").splitlines()
        if len(line) > 120
    ]
    assert long == []
