"""Runs inside the trimmed runtime of dist/: imports all that the engine imports, then plays two games."""

import importlib
import json

MOST_STEPS = 5000

for module in MODULES:
    importlib.import_module(module)

from citadels.worker import answer  # importing each module comes first, so that a missing one is named


def ask(do: str, **more: object) -> dict:
    """One request; what the worker refuses ends the run with its own words."""
    given = json.loads(answer(json.dumps({"do": do, **more})))
    if given.get("error"):
        raise SystemExit(f"{do} {more}: {given['error']}")
    return given


def step(view: dict) -> dict:
    """Whatever the table waits for: a bot's step, a curtain to open, or the first choice that can be made."""
    if view["waiting"] == "bot":
        return ask("tick")["view"]
    if view["waiting"] == "curtain":
        return ask("open", seat=view["curtain"]["seat"])["view"]
    choices = [choice for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
    return ask("choose", move=choices[0]["move"])["view"]


def play(kinds: list[str]) -> str:
    """A whole game of these players, with the log and the record read at its end."""
    seats = [{"name": name, "kind": kind, "bot": "random"} for name, kind in zip("ABCDEFG", kinds, strict=False)]
    view = ask("new", seats=seats, rules={"round_limit": 20}, seed=5)["view"]
    for _ in range(MOST_STEPS):
        if view["waiting"] == "over":
            ask("log"), ask("record")
            return f"{len(kinds)} players, round {view['round']}"
        view = step(view)
    raise SystemExit(f"no end after {MOST_STEPS} steps")


games = [play(["bot"] * 4), play(["person", "person", "bot"])]
f"{len(MODULES)} modules imported; played {' and '.join(games)}"
