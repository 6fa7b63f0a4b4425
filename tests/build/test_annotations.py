"""What is left of a module's source for the page."""

import ast
from pathlib import Path

import pytest

from build.annotations import is_of_keys, without_annotations
from build.paths import SOURCE, files_under

MODULES = [path for path in files_under(SOURCE) if path.suffix == ".py"]


def bare(tree: ast.Module) -> ast.Module:
    """The same without what its functions, its variables and its dictionaries of known keys say of types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.ClassDef) and is_of_keys(node):
            node.body = [nothing(field) if isinstance(field, ast.AnnAssign) else field for field in node.body]
    tree.body = [plain(one) if isinstance(one, ast.AnnAssign) and one.value else one for one in tree.body]
    return tree


def nothing(field: ast.AnnAssign) -> ast.stmt:
    """A statement that does nothing, on the field's line."""
    return ast.copy_location(ast.Expr(ast.Constant(0)), field)


def plain(variable: ast.AnnAssign) -> ast.stmt:
    """The assignment alone."""
    assert variable.value
    return ast.copy_location(ast.Assign([variable.target], variable.value), variable)


def written(tree: ast.Module) -> tuple[str, list[int]]:
    """What a module says, and on which lines its statements begin."""
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_loses_annotations_alone_and_keeps_its_lines(path: Path) -> None:
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
        (
            b"class A(TypedDict):\n    key: dict[\n        str, int]\n    b: int",
            b"class A(TypedDict):\n    0\\\n\n    0",
        ),
        (b"LIST: list[\n  int] = [1]", b"LIST\\\n = [1]"),
        (b"LATER: int", b"LATER: int"),
    ],
)
def test_what_stands_around_an_annotation_stays(whole: bytes, left: bytes) -> None:
    assert without_annotations(whole) == left
