"""Removes type annotations of functions from Python source, since nothing reads them on the page."""

import ast
from collections.abc import Iterator
from itertools import accumulate


def without_annotations(source: bytes) -> bytes:
    """The same source without the annotations of arguments and results; each line keeps its number.

    Classes and modules keep theirs: they are the fields of records.
    """
    for first, last in sorted(_annotations(source), reverse=True):
        joined = b"\\\n" * source.count(b"\n", first, last)
        source = source[:first] + joined + source[last:]
    return source


def _annotations(source: bytes) -> Iterator[tuple[int, int]]:
    """The place of each annotation in bytes: (its colon or arrow, its end)."""
    lines = [0, *accumulate(map(len, source.splitlines(keepends=True)))]

    def ends(node: ast.arg | ast.expr) -> tuple[int, int]:
        last_line, last_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return lines[node.lineno - 1] + node.col_offset, lines[last_line - 1] + last_column

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg) and node.annotation:
            name, last = ends(node)
            yield source.index(b":", name), last
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            first, last = ends(node.returns)
            yield source.rindex(b"->", 0, first), source.index(b":", last)
