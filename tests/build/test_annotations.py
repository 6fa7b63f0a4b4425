"""Source of a module that remains for the page."""

import ast
from pathlib import Path

import pytest

from build.annotations import without_annotations, without_types
from build.paths import SOURCE, files_under
from build.tools import python

MODULES = [path for path in files_under(SOURCE) if path.suffix == ".py"]


def bare(tree: ast.Module) -> ast.Module:
    """The same without what its functions and its variables say of types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    tree.body = [plain(stmt) if isinstance(stmt, ast.AnnAssign) and stmt.value else stmt for stmt in tree.body]
    return tree


def plain(variable: ast.AnnAssign) -> ast.stmt:
    """The assignment alone."""
    assert variable.value
    return ast.copy_location(ast.Assign([variable.target], variable.value), variable)


def rewrite(tree: ast.Module) -> tuple[str, list[int]]:
    """Return a module's text for the page, and the lines on which its statements begin."""
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]


def names(paths: list[Path]) -> list[str]:
    """Modules as a failure shows them."""
    return [path.relative_to(SOURCE).as_posix() for path in paths]


def test_a_module_loses_annotations_alone_and_keeps_its_lines() -> None:
    sources = {path: path.read_bytes() for path in MODULES}

    left = {path: without_annotations(whole) for path, whole in sources.items()}

    differ = [path for path in MODULES if rewrite(ast.parse(left[path])) != rewrite(bare(ast.parse(sources[path])))]
    assert names(differ) == []


@pytest.mark.parametrize(
    ("whole", "left"),
    [
        (b"def f(a: int, *b: str) -> None: ...", b"def f(a, *b) : ..."),
        (b"def f(a: (int) = 1) -> (str): ...", b"def f(a = 1) : ..."),
        (b"def f() -> tuple[\n    int,\n]: ...", b"def f() \\\n\\\n: ..."),
        (b"def f(name='\xc3\xa9', a: int = 0): ...", b"def f(name='\xc3\xa9', a = 0): ..."),
        (b"class A:\n    field: int = 0", b"class A:\n    field: int = 0"),
        (b"LIST: list[\n  int] = [1]", b"LIST\\\n = [1]"),
        (b"LATER: int", b"LATER: int"),
    ],
)
def test_what_stands_around_an_annotation_stays(whole: bytes, left: bytes) -> None:
    assert without_annotations(whole) == left


@pytest.mark.parametrize(
    ("whole", "left"),
    [
        (b"from typing import Any\ndef f(a: Any): ...", b"\ndef f(a): ..."),
        (b"from typing import Any, cast\ndef f(a: Any): cast(a)", b"from typing import cast\ndef f(a): cast(a)"),
        (b"from collections.abc import (\n    Sequence,\n)\nA = 1\n", b"\n\n\nA = 1\n"),
        (b"from typing import Any\nclass A:\n    field: Any\n", b"from typing import Any\nclass A:\n    field: Any\n"),
        (b"if TYPE_CHECKING:\n    from a import B\nA = 1\n", b"\n\nA = 1\n"),
        (b"from a import B, C\ndef f(b: B): C\n", b"from a import C\ndef f(b): C\n"),
        (b"from a import B as B\n", b"from a import B as B\n"),
        (b"from a import B\n__all__ = ['B']\n", b"from a import B\n__all__ = ['B']\n"),
    ],
)
def test_what_is_imported_for_types_alone_goes_too(whole: bytes, left: bytes) -> None:
    assert without_types(whole) == left


def moved(whole: bytes) -> list[int]:
    """The lines of a module on which something else stands without types, imports apart."""
    before = {node.lineno: ast.unparse(node) for node in ast.parse(without_annotations(whole)).body}
    after = {node.lineno: ast.unparse(node) for node in ast.parse(without_types(whole)).body}
    return [line for line, text in after.items() if before.get(line) != text and not text.startswith("from ")]


def test_what_is_left_of_a_module_stands_on_its_lines() -> None:
    lines = {path.relative_to(SOURCE).as_posix(): moved(path.read_bytes()) for path in MODULES}

    assert {name: result for name, result in lines.items() if result} == {}


LOADED = """
import sys
sys.path.insert(0, sys.argv[1])
import citadels.table.worker, citadels.table.advice, citadels.table.review
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("citadels", "tabletop")))
"""


@pytest.mark.desktop
def test_what_is_left_loads_the_same_modules(tmp_path: Path) -> None:
    """Import effects of a module, as a card that is registered, must not hang on a type."""
    for path in MODULES:
        left = tmp_path / path.relative_to(SOURCE)
        left.parent.mkdir(parents=True, exist_ok=True)
        left.write_bytes(without_types(path.read_bytes()))

    assert python("-c", LOADED, tmp_path) == python("-c", LOADED, SOURCE)
