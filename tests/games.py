"""The games of the repository, for tests that hold for each: what `build.games` reads of their records."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import pytest

from build import games

# By the name of the package, as people import it.
PACKAGES: dict[str, ModuleType] = {game.package: importlib.import_module(game.package) for game in games.ALL}
CLASSES: dict[str, Any] = {name: package.Game for name, package in PACKAGES.items()}
RECORDS = {game.package: game for game in games.ALL}
NAMES = tuple(CLASSES)
of_each_name = pytest.mark.parametrize("name", NAMES)
of_each_class = pytest.mark.parametrize("kind", CLASSES.values(), ids=CLASSES.keys())


def module_of(name: str, path: str) -> Any:
    """Return a module of a game, by its path below the game's package."""
    return importlib.import_module(f"{name}.{path}")


def soon_over(kind: Any, rounds: int) -> dict[str, int]:
    """Return rules by which a game is over after so many rounds; one without that option has a fixed length."""
    return {"round_limit": rounds} if "round_limit" in kind.new(["Ann", "Bo"]).position()["rules"] else {}
