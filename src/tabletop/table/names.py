"""Players' names in the place of their seats, wherever a message speaks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

# What messages call seats.
SEATS = ("player", "other")
TO_OWN = "to_own"  # set where both are one player


def by_name(args: Mapping[str, Any], called: Callable[[Any], Any]) -> dict[str, Any]:
    """Return the words of a message as JSON has them, messages within it too; `called` gives the name of a seat.

    Where one player does something to themselves, `to_own` says so.
    """
    named = {
        word: called(value) if word in SEATS and value is not None else _replace_names(value, called)
        for word, value in args.items()
    }
    return named | {TO_OWN: True} if args.get("other") is not None and args.get("player") == args["other"] else named


def _replace_names(value: Any, called: Callable[[Any], Any]) -> Any:
    if isinstance(value, dict) and "args" in value:
        return {"id": value["id"], "args": by_name(value["args"], called)}
    return [_replace_names(each, called) for each in value] if isinstance(value, list | tuple) else value
