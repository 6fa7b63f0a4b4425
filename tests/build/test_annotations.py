"""What is left of a module's source for the page."""

import ast
from pathlib import Path

import pytest

from build.annotations import without_annotations
from build.paths import SOURCE, files_under

MODULES = [path for path in files_under(SOURCE) if path.suffix == ".py"]


def bare(tree: ast.Module) -> ast.Module:
    """The same without what its functions say of types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def written(tree: ast.Module) -> tuple[str, list[int]]:
    """What a module says, and on which lines its statements begin."""
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_loses_its_functions_annotations_alone_and_keeps_its_lines(path: Path) -> None:
    whole = path.read_bytes()

    left = without_annotations(whole)

    assert written(ast.parse(left)) == written(bare(ast.parse(whole)))


@pytest.mark.parametrize(
    ("whole", "left"),
    [
        (b"def f(a: int, *b: str) -> None: ...", b"def f(a, *b) : ..."),
        (b"def f(a: (int) = 1) -> (str): ...", b"def f(a = 1) : ..."),
        (b"def f() -> tuple[\n    int,\n]: ...", b"def f() \\\n\\\n: ..."),
        (b"def f(name='\xc3\xa9', a: int = 0): ...", b"def f(name='\xc3\xa9', a = 0): ..."),
        (b"class A:\n    field: int = 0", b"class A:\n    field: int = 0"),
    ],
)
def test_what_stands_around_an_annotation_stays(whole: bytes, left: bytes) -> None:
    assert without_annotations(whole) == left
