"""Deals openings: first decisions for each number of players, which the page shows until its engine is ready.

`python -m build.openings DIST` runs with src/ to import from.
"""

import json
import sys
from pathlib import Path
from typing import Any

from build import tools
from build.budgets import Budget, weigh
from build.say import BuildError

DEALS = 24  # for each number of players
LIMIT = 8_000  # bytes of a file, compressed


def make(dist: Path) -> None:
    """Write ``openings/<seats>.json`` for every number of players.

    Raises:
        BuildError: a file is over its limit.
    """
    tools.python("-m", "build.openings", dist)
    for path in sorted((dist / "openings").iterdir()):
        name = f"openings/{path.name}"
        size = weigh(dist, Budget(name, LIMIT, (name,)))
        if size > LIMIT:
            raise BuildError(f"{name} weighs {size:,} bytes, allowed {LIMIT:,}")


def _write(folder: Path) -> None:
    from citadels.table.sheets import setup_sheet  # noqa: PLC0415 - where src/ is to be imported from

    setup = setup_sheet()
    folder.mkdir(exist_ok=True)
    for seats, sets in setup["characters"]["recommended"].items():
        usual, first = setup["characters"]["default"], sets[0]["characters"]
        rules = {} if first == usual else {"characters": first}
        opening = {"rules": rules, "deals": deals(int(seats), rules, setup["bot"])}
        text = json.dumps(opening, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{seats}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def deals(seats: int, rules: dict[str, Any], bot: str) -> list[dict[str, Any]]:
    """The first deals, by their seeds, in which the first seat has the Crown and is asked first.

    Each is ``{"seed", "view"}``, the view as the engine answers it, with placeholders for names and bots.
    """
    result: list[dict[str, Any]] = []
    seed = 0
    while len(result) < DEALS:
        seed += 1
        view = answer(request([name_mark(seat) for seat in range(seats)], rules, bot, seed))["view"]
        if view["prompt"] and view["prompt"]["seat"] == 0 and view["seats"][0]["crown"]:
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


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The engine's answer to that request."""
    from citadels.table.worker import answer as ask  # noqa: PLC0415 - where src/ is to be imported from

    answered: dict[str, Any] = json.loads(ask(json.dumps(request)))
    return answered


if __name__ == "__main__":
    _write(Path(sys.argv[1]) / "openings")
