"""Removes from Python source what is there for types alone, where nothing reads it on the page."""

import ast
from collections.abc import Iterator
from itertools import accumulate


def without_types(source: bytes) -> bytes:
    """The same source without annotations as below, and without names that were imported for them alone.

    For modules from which nobody imports what they imported, unless they say so (``__all__``, ``as``). Each line keeps
    its number.
    """
    lines = without_annotations(source).splitlines(keepends=True)
    for node in ast.parse(b"".join(lines)).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not node.orelse:
            _write(lines, node, b"")
    tree = ast.parse(b"".join(lines))
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    read |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            names = [ast.unparse(name) for name in node.names if name.asname or name.name in read]
            if len(names) < len(node.names):
                text = f"from {node.module} import {', '.join(names)}" if names else ""
                _write(lines, node, text.encode())
    return b"".join(lines)


def _write(lines: list[bytes], node: ast.stmt, text: bytes) -> None:
    """Write a text in the place of a statement that has its lines to itself."""
    first, last = node.lineno - 1, node.end_lineno or node.lineno
    lines[first:last] = [text + b"\n", *[b"\n"] * (last - first - 1)]


def without_annotations(source: bytes) -> bytes:
    """The same source without the annotations of functions and of a module's variables; each line keeps its number.

    Classes keep theirs: they are the fields of records.
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

    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            name, last = ends(node)
            yield source.index(b":", name), last
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            first, last = ends(node.returns)
            yield source.rindex(b"->", 0, first), source.index(b":", last)
    for variable in tree.body:
        if isinstance(variable, ast.AnnAssign) and variable.value:
            yield ends(variable.target)[1], ends(variable.annotation)[1]
