"""Reading the trees of plain lists that the page's Python draws: `[tag, properties, ...children]`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def nodes(tree: Any) -> Iterator[list[Any]]:
    """Every element of a tree, or of several, from the top down."""
    if isinstance(tree, list):
        if tree and isinstance(tree[0], str):
            yield tree
        for kid in tree:
            yield from nodes(kid)


def texts(tree: Any) -> list[str]:
    """All that can be read in a tree, in order: texts as they are, messages by their ids."""
    if isinstance(tree, dict):
        return [tree["id"]] if "id" in tree and "args" in tree else []
    if not isinstance(tree, list):
        return [] if tree is None else [str(tree)]
    kids = tree[2:] if tree and isinstance(tree[0], str) else tree
    return [text for kid in kids for text in texts(kid)]


def messages(tree: Any) -> dict[str, dict[str, Any]]:
    """The messages of a tree: what each is given, by its id."""
    if isinstance(tree, dict):
        return {tree["id"]: tree["args"]} if "id" in tree and "args" in tree else {}
    if not isinstance(tree, list):
        return {}
    kids = tree[2:] if tree and isinstance(tree[0], str) else tree
    return {name: args for kid in kids for name, args in messages(kid).items()}


def prop(node: list[Any], name: str) -> Any:
    """A property of an element; None if it has none of that name."""
    return (node[1] or {}).get(name) if len(node) > 1 else None


def styled(tree: Any, css: str) -> list[list[Any]]:
    """The elements that have all of these classes."""
    wanted = set(css.split())
    return [node for node in nodes(tree) if wanted <= set((prop(node, "class") or "").split())]


def taps(tree: Any, do: str) -> list[str]:
    """Return the arguments of the buttons that do one thing, in order."""
    return [prop(node, "data-arg") for node in nodes(tree) if prop(node, "data-do") == do]


def offers(tree: Any) -> list[str]:
    """Return the actions of all enabled buttons, in order."""
    buttons = [node for node in nodes(tree) if prop(node, "data-do") and not prop(node, "aria-disabled")]
    return [prop(node, "data-do") for node in buttons]
