"""A table's options as positions and links write them: one that is added later changes no text that does not use it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any


def write_options(rules: Any, published: Collection[str]) -> dict[str, Any]:
    """Return the options that a position has: all `published` ones, and later ones that differ from their default.

    `rules` is a dataclass with a field for each option. Programs look `published` options up without asking, so they
    are never left out; readers fill in whatever is.
    """
    return {
        option.name: value
        for option in fields(rules)
        if (value := getattr(rules, option.name)) != option.default or option.name in published
    }


def later_defaults(rules: type[Any], published: Collection[str]) -> dict[str, Any]:
    """Return the defaults of the options that came after the `published` ones."""
    return {option.name: option.default for option in fields(rules) if option.name not in published}


def without_defaults(rules: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rules without those `later` options that have their default."""
    return {key: value for key, value in rules.items() if key not in later or value != later[key]}
