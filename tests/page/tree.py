"""Finding parts of a tree that the page shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Tree = list[Any]


def expand(tree: Any, parts: dict[str, str]) -> Any:
    """A tree with its cached elements in the place of their names."""
    if isinstance(tree, list) and tree[:1] == ["cached"]:
        return expand(json.loads(parts[tree[1]["key"]]), parts)
    return [expand(kid, parts) for kid in tree] if isinstance(tree, list) else tree


def nodes(tree: Any) -> Iterator[Tree]:
    """Every element of a tree, from the outside in."""
    if isinstance(tree, list) and tree and isinstance(tree[0], str):
        yield tree
    if isinstance(tree, list):
        for kid in tree:
            yield from nodes(kid)


def with_class(tree: Any, word: str) -> list[Tree]:
    """The elements that have a class."""
    return [node for node in nodes(tree) if word in str(props(node).get("class") or "").split()]


def doing(tree: Any, action: str) -> list[Tree]:
    """The elements with an action."""
    return [node for node in nodes(tree) if props(node).get("data-do") == action]


def props(node: Tree) -> dict[str, Any]:
    """The properties of an element."""
    return node[1] if len(node) > 1 and isinstance(node[1], dict) else {}


def arguments(tree: Any, action: str) -> list[str]:
    """The arguments of the elements with an action."""
    return [props(node)["data-arg"] for node in doing(tree, action)]


def args_of(tree: Any, name: str) -> list[dict[str, Any]]:
    """The arguments of each message with this id in a tree, messages within messages too."""
    matching = []
    if isinstance(tree, dict):
        if tree.get("id") == name and "args" in tree:
            matching.append(tree["args"])
        tree = list(tree.values())
    if isinstance(tree, list):
        matching += [args for kid in tree for args in args_of(kid, name)]
    return matching


def messages(tree: Any) -> set[str]:
    """The ids of all messages in a tree, messages within them too."""
    ids: set[str] = set()
    if isinstance(tree, dict):
        if isinstance(tree.get("id"), str) and "args" in tree:
            ids.add(tree["id"])
        for value in tree.values():
            ids |= messages(value)
    if isinstance(tree, list):
        for kid in tree:
            ids |= messages(kid)
    return ids


def drawn_signs(node: Any) -> Iterator[tuple[str, str]]:
    """The signs in a tree, each with its file; a player's face is none (test_portraits.py)."""
    if isinstance(node, list):
        if node[:1] == ["icon"] and node[1]["file"] != "people":
            yield node[1]["file"], node[1]["name"]
        for kid in node:
            yield from drawn_signs(kid)
