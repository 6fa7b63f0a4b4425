"""Runs inside the trimmed runtime of dist/: imports all that the engine imports, then plays with every bot there is."""

import importlib
import json

MOST_STEPS = 5000

for module in MODULES:
    importlib.import_module(module)

from citadels.bots import BOTS
from citadels.table.worker import answer  # importing each module comes first, so that a missing one is named


def ask(do: str, **more: object) -> dict:
    """One request; what the worker refuses ends the run with its own words."""
    given = json.loads(answer(json.dumps({"do": do, **more})))
    if given.get("error"):
        raise SystemExit(f"{do} {more}: {given['error']}")
    return given


def step(view: dict) -> dict:
    """Make the next step of a table: a bot's, a curtain to open, or the first choice that can be made."""
    if view["waiting"] == "bot":
        return ask("tick")["view"]
    if view["waiting"] == "curtain":
        return ask("open", seat=view["curtain"]["seat"])["view"]
    if view["round"] == 1 and view["phase"] == "select":
        ask("hint")
    choices = [choice for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
    return ask("choose", move=choices[0]["move"])["view"]


def play(kinds: list[str], rounds: int) -> str:
    """A whole game of these players ("person", or a bot's name), with the log and the record read at its end."""
    seats = [
        {"name": name, "kind": "person" if kind == "person" else "bot", "bot": kind}
        for name, kind in zip("ABCDEFGH", kinds, strict=False)
    ]
    view = ask("new", seats=seats, rules={"round_limit": rounds}, seed=5)["view"]
    for _ in range(MOST_STEPS):
        if view["waiting"] == "over":
            ask("log"), ask("record")
            if "person" in kinds:
                ask("review", at=ask("review")["review"]["decisions"][-1]["at"])
            return f"{len(kinds)} players, round {view['round']}"
        view = step(view)
    raise SystemExit(f"no end after {MOST_STEPS} steps")


bots = list(BOTS)
games = [play(["random"] * 4, 20), play(["person", "person", "random"], 20)]
# Two rounds are enough to sit every bot down and let it decide everything once.
games += [play(["random", *bots[at : at + 3]], 2) for at in range(0, len(bots), 3)]
f"{len(MODULES)} modules imported, {len(bots)} bots; played {', '.join(games)}"
