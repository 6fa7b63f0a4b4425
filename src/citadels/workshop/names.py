"""Completion: what may stand where somebody is typing, looked up in a sample of what a bot is handed.

Nothing of the person's text is run. What a name stands for is followed through assignments and loops as far as these
only look into `view`, `options` and what else a bot is given.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import keyword
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from citadels.workshop.positions import sample
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice

MOST = 100
GIVEN = ("view", "options", "dice", "budget")
# Modules whose names are completed: importing them does nothing else.
MODULES = frozenset(
    "bisect collections functools heapq itertools json math operator random re statistics".split()  # noqa: SIM905 - a list
)
# What stands before the place where somebody types: something in brackets or behind a dot, and the begun name.
KEY = re.compile(r"""([\w.\[\]"' ]*?[\w\])])\s*(?:\[|\.get\()\s*(["'])(\w*)$""")
MEMBER = re.compile(r"""([\w.\[\]"']*[\w\])])\.(\w*)$""")
NAME = re.compile(r"(?<![\w.\"'])([A-Za-z_]\w*)$")
ASSIGNED = re.compile(r"^\s*(\w+)\s*=\s*([^=].*)$")
LOOPED = re.compile(r"\bfor\s+(\w+)\s+in\s+([\w.]+(?:\[[^\]]*\])*)")
IMPORTED = re.compile(r"^\s*import\s+(\w+)\s*$")
DEFINED = re.compile(r"^\s*(?:def|class)\s+(\w+)|^\s*(\w+)\s*=[^=]|\bfor\s+(\w+)\s+in\b")


def complete(source: str, line: int, column: int) -> dict[str, Any]:
    """Return where the begun name starts, and what it may become; `line` counts from 1, `column` from 0."""
    lines = source.split("\n")
    if not 1 <= line <= len(lines):
        return {"from": column, "names": []}
    before = lines[line - 1][:column]
    if match := KEY.search(before):
        return _completion(column, match[3], _keys(_value_of(match[1], lines[:line])))
    if match := MEMBER.search(before):
        return _completion(column, match[2], _members(_value_of(match[1], lines[:line])))
    if match := NAME.search(before):
        return _completion(column, match[1], _names(lines))
    return {"from": column, "names": []}


def _completion(column: int, begun: str, names: Iterator[tuple[str, str, str]]) -> dict[str, Any]:
    fitting = {name: (kind, about) for name, kind, about in names if name.startswith(begun) and name != begun}
    listed = [{"name": name, "kind": kind, "about": about} for name, (kind, about) in sorted(fitting.items())]
    return {"from": column - len(begun), "names": listed[:MOST]}


def _keys(value: Any) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, Mapping):
        for key, inside in value.items():
            yield str(key), "key", _in_a_word(inside)


def _in_a_word(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{{', '.join(map(str, list(value)[:4]))}{', …' if len(value) > 4 else ''}}}"
    return f"a list of {len(value)}" if isinstance(value, list) else repr(value)


def _members(value: Any) -> Iterator[tuple[str, str, str]]:
    if value is None:
        return
    for name in dir(value):
        if not name.startswith("_"):
            member = inspect.getattr_static(value, name, None)
            kind = "method" if callable(member) else "variable"
            yield name, kind, (inspect.getdoc(member) or "").partition("\n")[0] if callable(member) else ""


def _names(lines: list[str]) -> Iterator[tuple[str, str, str]]:
    for name in keyword.kwlist:
        yield name, "keyword", ""
    for name in dir(builtins):
        if not name.startswith("_") and not (name[0].isupper() and name.endswith(("Warning", "Error"))):
            yield name, "function", (inspect.getdoc(getattr(builtins, name)) or "").partition("\n")[0]
    for text in lines:
        for match in DEFINED.finditer(text):
            yield next(filter(None, match.groups())), "variable", ""
    for name in GIVEN:
        yield name, "variable", ""


# --- what a name stands for


def _value_of(text: str, lines: list[str]) -> Any:
    """Return a sample of what an expression stands for; None if that cannot be told."""
    try:
        return _looked_up(ast.parse(text.strip(), mode="eval").body, _known(lines))
    except (SyntaxError, ValueError, LookupError, AttributeError, TypeError):
        return None


def _known(lines: list[str]) -> dict[str, Any]:
    game, _ = sample()
    seat = game.to_move
    known: dict[str, Any] = {"view": game.view(seat), "options": game.moves(), "dice": Dice(0), "budget": UNLIMITED}
    for text in lines:
        for name, words, of_each in _moves_in(text):
            try:
                value = _looked_up(ast.parse(words.strip(), mode="eval").body, known)
                known[name] = _first(value) if of_each else value
            except (SyntaxError, ValueError, LookupError, AttributeError, TypeError):
                continue
        if (match := IMPORTED.match(text)) and (name := match[1]) in MODULES:
            known[name] = import_module(name)
    return known


def _moves_in(text: str) -> Iterator[tuple[str, str, bool]]:
    """Yield each name that a line gives something to: by itself, or each of something in turn."""
    if match := ASSIGNED.match(text):
        yield match[1], match[2], False
    for match in LOOPED.finditer(text):
        yield match[1], match[2], True


def _looked_up(node: ast.expr, known: Mapping[str, Any]) -> Any:
    match node:
        case ast.Name():
            return known[node.id]
        case ast.Constant():
            return node.value
        case ast.Attribute():
            return getattr(_looked_up(node.value, known), node.attr)
        case ast.Subscript():
            return _inside(_looked_up(node.value, known), node.slice)
    raise LookupError("this is more than looking something up")


def _inside(value: Any, place: ast.expr) -> Any:
    """Look into a list or an object: at a name where one is written, else at the first of those that are alike."""
    if isinstance(value, Mapping):
        return value[place.value] if isinstance(place, ast.Constant) else _first(list(value.values()))
    return value if isinstance(place, ast.Slice) else _first(value)


def _first(values: Any) -> Any:
    return next(iter(values))
