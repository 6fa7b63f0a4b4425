"""Deals openings: first decisions for each number of players, which the page shows until its engine is ready.

`python -m build.openings FOLDER GAME` runs with src/ to import from.
"""

import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from build import games, tools
from build.budgets import Budget, weigh
from build.games import Game
from build.say import BuildError

LIMIT = 8_000  # bytes of a file, compressed

View = dict[str, Any]


def make(dist: Path, game: Game = games.PLAYED) -> None:
    """Write ``openings/<seats>.json`` for every number of players of a game.

    Raises:
        BuildError: a file is over its limit.
    """
    tools.python("-m", "build.openings", dist, game.name)
    for path in sorted((dist / "openings").iterdir()):
        name = f"openings/{path.name}"
        size = weigh(dist, Budget(name, LIMIT, (name,)))
        if size > LIMIT:
            raise BuildError(f"{name} weighs {size:,} bytes, allowed {LIMIT:,}")


def _write(folder: Path, game: Game) -> None:
    setup = importlib.import_module(game.setup).setup_sheet()
    folder.mkdir(exist_ok=True)
    for seats, rules in _tables(setup):
        opening = {"rules": rules, "deals": deals(seats, rules, setup["bot"], game)}
        text = json.dumps(opening, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{seats}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def _tables(setup: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The usual table of each size: the number of seats and the rules."""
    if "characters" not in setup:
        players = setup["players"]
        rules, alone = setup.get("always", {}), setup.get("alone", {})
        sizes = range(players["min"], players["max"] + 1)
        return [(seats, {**rules, **(alone if seats == 1 else {})}) for seats in sizes]
    usual, tables = setup["characters"]["default"], []
    for seats, sets in setup["characters"]["recommended"].items():
        first = sets[0]["characters"]
        tables.append((int(seats), {} if first == usual else {"characters": first}))
    return tables


def deals(seats: int, rules: dict[str, Any], bot: str, game: Game = games.PLAYED) -> list[dict[str, Any]]:
    """The first deals, by their seeds, in which the first seat is asked first.

    Each is ``{"seed", "view"}``, the view as the engine answers it, with placeholders for names and bots.
    """
    result: list[dict[str, Any]] = []
    seed = 0
    ask = engine(game)
    while len(result) < game.openings:
        seed += 1
        view: View = ask(request([name_mark(seat) for seat in range(seats)], rules, bot, seed))["view"]
        if view["prompt"] and view["prompt"]["seat"] == 0 and view["seats"][0].get("crown", True):
            for item in view["seats"][1:]:
                item["bot"] = bot_mark(item["seat"])
            result.append({"seed": seed, "view": view})
    return result


def name_mark(seat: int) -> str:
    """The placeholder for the name of a seat."""
    return f"<{seat}>"


def bot_mark(seat: int) -> str:
    """The placeholder for the bot of a seat."""
    return f"<bot {seat}>"


def request(names: list[str], rules: dict[str, Any], bot: str, seed: int) -> dict[str, Any]:
    """The page's request: the first seat is a person's, the others are bots'."""
    others = [{"name": name, "kind": "bot", "bot": bot} for name in names[1:]]
    return {"do": "new", "seats": [{"name": names[0], "kind": "person"}, *others], "rules": rules, "seed": seed}


def engine(game: Game = games.PLAYED) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A call that answers requests as the engine of a game does."""
    ask = importlib.import_module(game.door).answer
    return lambda request: dict(json.loads(ask(json.dumps(request))))


if __name__ == "__main__":
    _write(Path(sys.argv[1]) / "openings", next(game for game in games.ALL if game.name == sys.argv[2]))
