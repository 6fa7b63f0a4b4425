"""Removes type annotations from Python source where nothing reads them on the page."""

import ast
from collections.abc import Iterator
from itertools import accumulate

NOTHING = b"0"  # a statement of which no byte code is made


def without_annotations(source: bytes) -> bytes:
    """The same source without the annotations of functions, of a module's variables and of ``TypedDict``s.

    Each line keeps its number. Other classes keep theirs: they are the fields of records.
    """
    for first, last, instead in sorted(_annotations(source), reverse=True):
        joined = b"\\\n" * source.count(b"\n", first, last)
        source = source[:first] + instead + joined + source[last:]
    return source


def _annotations(source: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The place of each annotation in bytes, from its colon or arrow to its end, and what is left there.

    A field of a TypedDict is nothing but its annotation, and goes as a whole.
    """
    lines = [0, *accumulate(map(len, source.splitlines(keepends=True)))]

    def ends(node: ast.arg | ast.expr | ast.stmt) -> tuple[int, int]:
        last_line, last_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return lines[node.lineno - 1] + node.col_offset, lines[last_line - 1] + last_column

    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            name, last = ends(node)
            yield source.index(b":", name), last, b""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            first, last = ends(node.returns)
            yield source.rindex(b"->", 0, first), source.index(b":", last), b""
        elif isinstance(node, ast.ClassDef) and is_of_keys(node):
            yield from ((*ends(field), NOTHING) for field in node.body if isinstance(field, ast.AnnAssign))
    for variable in tree.body:
        if isinstance(variable, ast.AnnAssign) and variable.value:
            yield ends(variable.target)[1], ends(variable.annotation)[1], b""


def is_of_keys(node: ast.ClassDef) -> bool:
    """Whether a class is a ``TypedDict``, which type checkers alone read."""
    return any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases)
