"""Code that two games need stands once: no function body of more than five lines is written twice under site/."""

from __future__ import annotations

import ast
from collections import defaultdict

from build.paths import PAGE, files_under

LONG = 5  # lines


def bodies() -> dict[str, list[str]]:
    """The functions with a long body, by the text of the body without its docstring."""
    result: dict[str, list[str]] = defaultdict(list)
    for path in files_under(PAGE):
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = node.body[1:] if ast.get_docstring(node) is not None else node.body
                if body and (body[-1].end_lineno or 0) - body[0].lineno >= LONG:
                    text = "\n".join(ast.unparse(statement) for statement in body)
                    result[text].append(f"{path.relative_to(PAGE)}: {node.name}")
    return result


def test_no_long_body_stands_twice() -> None:
    assert [names for names in bodies().values() if len(names) > 1] == []


def test_long_bodies_are_compared() -> None:
    assert len(bodies()) > 100
