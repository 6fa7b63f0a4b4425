"""Tuned weights, one module for each way to play, written by `bench/train/store.py` and read when first needed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from citadels.bots.policy import Weights
from citadels.core.registry import EDITIONS, NEWER, PLAYED, Edition

# Bumped when a feature or a weight changes its meaning: weights of another version are refused.
VERSION = 1


def _load(name: str) -> dict[str, Any]:
    module = _newer()[name] if name.endswith("_2016") else _older()[name]
    if module.VERSION != VERSION:
        raise ValueError(f"the weights of {name} are of version {module.VERSION}, this program reads {VERSION}")
    data: dict[str, Any] = json.loads(module.WEIGHTS)
    return data


def _older() -> dict[str, Any]:
    # Named here, and not put together from text, so that the build takes them to the page.
    from citadels.bots.weights import duel, experience, reading, strong, value  # noqa: PLC0415 - read when the first bot that needs them sits down

    return {"duel": duel, "experience": experience, "reading": reading, "strong": strong, "value": value}


def _newer() -> dict[str, Any]:
    from citadels.bots.weights import duel_2016, strong_2016, value_2016  # noqa: PLC0415 - as above, at a table of that edition

    return {"duel_2016": duel_2016, "strong_2016": strong_2016, "value_2016": value_2016}


@cache
def load(name: str, edition: str = PLAYED.word) -> Weights:
    """Return the weights of a module here; ValueError if they are of another version."""
    return Weights(_load(name), EDITIONS[edition])


@cache
def load_value(name: str) -> tuple[float, ...]:
    """Return the value function's weights (`citadels.bots.policy.value.OUTLOOK`)."""
    return tuple(_load(name)["outlook"])


def tuned(seats: int, edition: str = PLAYED.word) -> Weights:
    """Return the tuned weights for a table of so many: two players, with two characters each, have their own.

    Each edition has its own, too, and one that has none those of the first.
    """
    return load(_of("duel" if seats == 2 else "strong", edition), edition)


def value_function(seats: int, edition: str = PLAYED.word) -> tuple[float, ...]:
    """Return the value function's weights for a table of so many."""
    return load_value(_of("duel" if seats == 2 else "value", edition))


@cache
def pick_tables(cards: Edition) -> dict[str, dict[str, list[float]]]:
    """Return what others' picks are told by: "people" and "searching", each with a row for every character.

    A row weighs what everyone sees of a player (`citadels.bots.policy.weights.FEATURES`). An edition that has no tables
    of its own gets none.
    """
    return _tables("reading", 10) if cards is PLAYED else {}


@cache
def experience_of(cards: Edition) -> dict[str, dict[str, list[float]]]:
    """Return what comes of a pick beyond what is imagined: for ways to say names, rows by character.

    What they mean: `citadels.bots.policy.imagine`. There are none with the cards of other editions.
    """
    return _tables("experience", 100) if cards is PLAYED else {}


def _tables(name: str, parts: int) -> dict[str, dict[str, list[float]]]:
    """Return tables of rows that are written as whole numbers of tenths, or hundredths."""
    return {which: {character: [weight / parts for weight in row] for character, row in table.items()}
            for which, table in _load(name).items()}  # fmt: skip


def _of(name: str, edition: str) -> str:
    return f"{name}_2016" if edition == NEWER.word else name
