"""Reads the challenges (docs/lessons.md), plays the solution of each on the engine, and writes them for the page."""

import importlib
import json
from pathlib import Path
from typing import Any

from build import paths
from build.games import Game
from build.say import BuildError

FOLDER = "challenges"  # within the chapter with the lessons of a game
MARK = ";:"  # begins the challenge's own lines in a record
BOT = "casual"  # a lesson has one at the other seats; a challenge is for one alone
END = "end"  # the kind of the choice that ends a turn
NAMED_BY_NOTE = ("keep", "seal", "at", "plank", END)  # kinds of choice that do not say what is chosen
Challenge = dict[str, Any]


def files(game: Game) -> list[Path]:
    """The challenges of a game in the order of the list; a game may have none."""
    return sorted((paths.PAGE / game.name / "chapters" / "lessons" / FOLDER).glob("*" + game.suffix))


def title(name: str) -> str:
    """The id of the message with a challenge's title; `.goal` says what is to be reached."""
    return f"challenge-{name}"


def messages(game: Game) -> frozenset[str]:
    """The ids of all messages of a game's challenges."""
    titles = [title(path.stem.partition("-")[2]) for path in files(game)]
    return frozenset(name + part for name in titles for part in ("", ".goal"))


def read(path: Path) -> Challenge:
    """Read a challenge: its name, the record of its position, the turns it has, its goal and its solution.

    Raises:
        BuildError: a line cannot be read, or one is missing.
    """
    record, moves = [], []
    marked: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(MARK):
            key, *rest = line.removeprefix(MARK).split()
            marked[key] = rest
        elif line.startswith("["):
            record.append(line)
        elif line:
            moves.append(line)
    try:
        (turns,), (points, *lines) = marked["turns"], marked["goal"]
        return {"name": path.stem.partition("-")[2], "record": "\n".join([*record, "", ""]), "turns": int(turns),
                "points": int(points), "lines": lines, "moves": moves}  # fmt: skip
    except (KeyError, ValueError):
        raise BuildError(f"{path.name} does not say `;: turns N` and `;: goal N LINE…`.") from None


def request(challenge: Challenge) -> dict[str, Any]:
    """The request that begins a challenge."""
    return {"do": "lesson", "record": challenge["record"], "seat": 0, "bot": BOT, "at": 0, "practice": True}


def points(challenge: Challenge, view: dict[str, Any]) -> int:
    """The points of a view that count for a challenge, by the engine's sheet of all sources."""
    score = view["score_now"]
    pairs = zip(score["lines"], score["points"][0], strict=True)
    return sum(number for line, number in pairs if line in challenge["lines"])


def played(challenge: Challenge, game: Game) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The views at every step of a challenge's solution, and its moves as messages.

    Raises:
        BuildError: the engine does not play it.
    """
    table = importlib.import_module(game.door).Table()
    answer = json.loads(json.dumps(table.answer(request(challenge))))
    views, steps = [answer["view"]], []
    for move in challenge["moves"]:
        choices = [choice for choice in views[-1]["prompt"]["choices"] if choice["move"] == move]
        if not choices:
            raise BuildError(f"The challenge {challenge['name']} has a move that is not possible: {move}.")
        steps.append(_step(choices[0]))
        answer = json.loads(json.dumps(table.answer({"do": "choose", "move": move})))
        views.append(answer["view"])
    return views, steps


def _step(choice: dict[str, Any]) -> dict[str, Any]:
    """A move of a solution as messages: what it is, and what it brings where the choice has no other name."""
    step = {"id": choice["id"], "args": choice["args"]}
    note = {"note": choice["note"]} if choice["note"] and choice["kind"] in NAMED_BY_NOTE else {}
    return {**step, **note, **({"end": True} if choice["kind"] == END else {})}


def fault(challenge: Challenge, views: list[dict[str, Any]]) -> str | None:
    """The fault of a challenge that can be played, as a sentence; None without one."""
    reached = [points(challenge, view) >= challenge["points"] for view in views]
    if reached != [False] * (len(views) - 1) + [True]:
        return f"{challenge['name']} is not solved by the last move of its solution, and by that alone"
    if views[-1]["turn"] - views[0]["turn"] >= challenge["turns"]:
        return f"{challenge['name']} takes more turns than it has"
    return None


def make(game: Game) -> list[dict[str, Any]]:
    """The challenges of a game as the page has them: with the first turn, and the solution as messages.

    Raises:
        BuildError: a challenge has a fault.
    """
    listed = []
    for challenge in map(read, files(game)):
        views, steps = played(challenge, game)
        wrong = fault(challenge, views)
        if wrong:
            raise BuildError(f"The challenge {wrong}.")
        facts = {key: value for key, value in challenge.items() if key != "moves"}
        listed.append({**facts, "turn": views[0]["turn"], "bot": BOT, "steps": steps})
    return listed
