"""Makes the contracts that import-linter checks: the kernel's, as pyproject.toml has them, and those of each game.

A game's layers stand in its record (build/games.py). What holds for every game is written here once.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from build import games, paths
from build.games import KERNEL, Game

SETTINGS = paths.CACHE / "importlinter.toml"
# What bots may not import of a game, where it has them: the game at the table.
AT_THE_TABLE = ("game", "rulebook", "flow.setup", "notation.position", "views.observing")
OUTSIDE = ["random", "secrets", "time", "os", "uuid", "datetime"]

Contract = Mapping[str, Any]


def write() -> Path:
    """Write the settings of import-linter into a file, and return it."""
    SETTINGS.parent.mkdir(exist_ok=True)
    SETTINGS.write_text(text_of(settings()), encoding="utf-8")
    return SETTINGS


def settings() -> dict[str, Any]:
    """Return the settings of import-linter with the contracts of the kernel and of every game."""
    project = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    own: dict[str, Any] = project["tool"]["importlinter"]
    packages = [game.package for game in games.ALL]
    layers = [contract for game in games.ALL for contract in (layers_of(game), *game.contracts)]
    of_games = [kernel_alone(packages), apart(packages), *layers, bots(games.ALL), outside(packages)]
    return {**own, "root_packages": [*own["root_packages"], *packages], "contracts": [*own["contracts"], *of_games]}


def kernel_alone(packages: list[str]) -> Contract:
    """Return the contract by which the kernel imports no game."""
    return {
        "name": "The kernel knows no game",
        "type": "forbidden",
        "source_modules": [KERNEL],
        "forbidden_modules": packages,
    }


def apart(packages: list[str]) -> Contract:
    """Return the contract by which no game imports another."""
    return {"name": "No game knows another", "type": "independence", "modules": packages}


def layers_of(game: Game) -> Contract:
    """Return the contract by which imports in a game's package point downwards."""
    return {
        "name": f"{game.title}, one way",
        "type": "layers",
        "exhaustive": True,
        "containers": [game.package],
        "layers": list(game.layers),
    }


def bots(listed: tuple[Game, ...]) -> Contract:
    """Return the contract by which bots hold no game; they may play on in a world guessed from their view."""
    having = [game for game in listed if "(bots)" in game.layers]
    return {
        "name": "Bots hold no game",
        "type": "forbidden",
        "source_modules": [f"{game.package}.bots" for game in having],
        "forbidden_modules": [
            *(f"{game.package}.{name}" for game in having for name in AT_THE_TABLE if has(game, name)),
            *("tabletop.game.history", "tabletop.table.session"),
        ],
        "allow_indirect_imports": True,
        # They seat bots at whole games, to compare them.
        "ignore_imports": [
            f"{game.package}.bots.arena -> {game.package}.rulebook" for game in having if has(game, "bots.arena")
        ],
    }


def outside(packages: list[str]) -> Contract:
    """Return the contract by which chance and time come from outside; a command line has a clock and a terminal."""
    return {
        "name": "Chance and time come from outside",
        "type": "forbidden",
        "source_modules": [KERNEL, *packages],
        "forbidden_modules": OUTSIDE,
        "allow_indirect_imports": True,
        "ignore_imports": [f"{KERNEL}.cli.* -> *", *(f"{package}.cli -> *" for package in packages)],
        "unmatched_ignore_imports_alerting": "none",
    }


def has(game: Game, name: str) -> bool:
    """Whether a game has a module, by its name below the game's package."""
    path = paths.SOURCE.joinpath(game.package, *name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def text_of(settings: Mapping[str, Any]) -> str:
    """Return the settings as TOML, whose strings, lists and truths are written as in JSON."""
    plain = {key: value for key, value in settings.items() if key != "contracts"}
    tables = [
        ("[tool.importlinter]", plain),
        *(("[[tool.importlinter.contracts]]", each) for each in settings["contracts"]),
    ]
    return "\n".join(
        "\n".join([head, *(f"{key} = {json.dumps(value)}" for key, value in table.items()), ""])
        for head, table in tables
    )
