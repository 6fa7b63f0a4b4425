"""Records: a game as text that replays exactly, a head of a few lines and then the moves, one a line (notation §3)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop.core.errors import PositionError, cut
from tabletop.notation.codec import read_json
from tabletop.notation.validation import mapping, name_list

VERSION = "1"
HEADER = re.compile(r'\[([A-Z][A-Za-z]*) "((?:[^"\\]|\\.)*)"\]')
KEYS = ("Game", "Date", "Players", "Rules", "Seed", "Result", "Version", "Position")


def _quote(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def unquote(text: str) -> str:
    """Return the value of a header as it was before it was quoted."""
    return re.sub(r"\\(.)", r"\1", text)


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def write_record(
    date: str,
    names: Sequence[str],
    began: Mapping[str, Any],
    past: Iterable[str],
    scores: Sequence[int] | None,
    game: str = "",
) -> str:
    """Write header, a blank line, and the moves, one a line, with a comment where a turn begins.

    `began` holds rules and seed, or a position; `past` the moves each as its line, with the comments before it. `game`
    is the game's word, "" for a text that something else names.
    """
    head = {"Game": game} if game else {}
    head |= {"Date": date, "Players": _plain(names)}
    if "position" in began:
        head |= {"Position": _plain(began["position"])}
    else:
        head |= {"Rules": _plain(began["rules"]), "Seed": str(began["seed"])}
    head |= {"Result": "*" if scores is None else " ".join(map(str, scores)), "Version": VERSION}
    lines = [f'[{key} "{_quote(value)}"]' for key, value in head.items()]
    lines.append("")
    lines += past
    return "\n".join(lines) + "\n"


def read_record(text: str, game: str = "") -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """Return the head (players, rules and seed, or a position) and the moves with their line numbers.

    PositionError if it cannot be read, or if it names another game than `game`; records from before the header `Game`
    name none.
    """
    if not isinstance(text, str):
        raise PositionError("record", f"a record is text, not {type(text).__name__}")
    result: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for at, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("[") and not moves:
            key, value = _header(line, at)
            if key in result:
                raise PositionError(key, f"line {at}: this header stands twice", "record-line", {"line": at})
            result[key] = value
        else:
            moves.append((at, line.split(";")[0].strip()))
    named = result.get("Game", game)
    if game and named != game:
        raise PositionError("Game", f"this is a record of {cut(named)}, not of {game}", "other-game",
                            {"what": "record", "game": cut(named)})  # fmt: skip
    return _head(result), moves


def _header(line: str, at: int) -> tuple[str, str]:
    match = HEADER.fullmatch(line)
    if match is None:
        raise PositionError("record", f'line {at}: a header looks like [Key "value"]', "record-line", {"line": at})
    if match[1] not in KEYS:
        raise PositionError(cut(match[1]), f"line {at}: unknown header", "record-line", {"line": at})
    return match[1], unquote(match[2])


def _head(result: dict[str, str]) -> dict[str, Any]:
    if "Version" not in result:
        raise PositionError("Version", "this header must be there", "record-foreign")
    if result["Version"] != VERSION:
        version = cut(result["Version"])
        raise PositionError("Version", f"this program reads records of version {VERSION}, not {version}",
                            "record-version", {"version": version})  # fmt: skip
    if "Position" in result:
        return {"position": mapping(_json(result, "Position"), "Position")}
    seed = result.get("Seed", "")
    if not seed.isdecimal() or len(seed) > 20:
        raise PositionError("Seed", "a whole number is wanted here")
    rules = mapping(_json(result, "Rules") if "Rules" in result else {}, "Rules")
    return {"players": name_list(_json(result, "Players"), "Players"), "rules": rules, "seed": int(seed)}


def _json(result: dict[str, str], key: str) -> Any:
    if key not in result:
        raise PositionError(key, "this header must be there")
    try:
        return read_json(result[key])
    except (ValueError, RecursionError):
        raise PositionError(key, "this is not JSON") from None
