"""Tuned weights, one module for each way to play, written by `bench/train/store.py` and read when first needed."""

from __future__ import annotations

from functools import cache
from typing import Any

from citadels.bots.policy import Weights

# Bumped when a feature or a weight changes its meaning: weights of another version are refused.
VERSION = 1


def _written(name: str) -> dict[str, Any]:
    # Named here, and not put together from text, so that the build takes them to the page.
    from citadels.bots.weights import duel, strong, value  # noqa: PLC0415 - read when the first bot that needs them sits down

    module: Any = {"duel": duel, "strong": strong, "value": value}[name]
    if module.VERSION != VERSION:
        raise ValueError(f"the weights of {name} are of version {module.VERSION}, this program reads {VERSION}")
    written: dict[str, Any] = module.WEIGHTS
    return written


@cache
def load(name: str) -> Weights:
    """Return the weights of a module here; ValueError if they are of another version."""
    return Weights(_written(name))


@cache
def load_value(name: str) -> tuple[float, ...]:
    """Return the value function's weights (`citadels.bots.policy.value.OUTLOOK`)."""
    return tuple(_written(name)["outlook"])


def tuned(seats: int) -> Weights:
    """Return the tuned weights for a table of so many: two players, with two characters each, have their own."""
    return load("duel" if seats == 2 else "strong")


def outlook(seats: int) -> tuple[float, ...]:
    """Return the value function's weights for a table of so many."""
    return load_value("duel" if seats == 2 else "value")
