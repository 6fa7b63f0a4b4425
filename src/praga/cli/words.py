"""Tiles, slots, goods and events in the messages of the terminal (site/locales); game terms are those of P18."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from praga.core.goods import Effect
from praga.core.tables import TILES, Tile
from praga.table.messages import good
from tabletop.cli.words import LANGUAGES, Words, files_of, folder_of
from tabletop.core.events import Event

# Arguments that are ids: the word of the language takes their place.
NAMED: Final = {
    "action": "action-",
    "actions": "action-",
    "on": "on-",
    "row": "row-",
    "project": "on-",
    "final": "final-",
}
POINTS: Final = "crane/chapters/points.ftl"  # the page has the names of lines of points with their sheet
# Events without a player.
OF_NOBODY: Final = ("turn", "crane-takes", "era", "over")


def words_of(language: str = LANGUAGES[0]) -> Words:
    """Read the words of a language; WordsError if they cannot be read."""
    return Words(lambda name: [*files_of("crane", name), folder_of(name) / POINTS], NAMED, language)


def short_effect(words: Words, brings: Effect) -> str:
    """Return an effect in short words for tables."""
    return "+".join([f"{number} {words.say(f'sign-{good}')}" for good, number in brings]) or "-"


def tile_text(words: Words, name: str) -> str:
    """Return a hex tile in short words: cost, what it brings, corners and signs on edges."""
    tile = TILES[name]
    parts = [PARTS[tile.kind](words, tile), short_effect(words, tile.brings)]
    if tile.kind == "building":
        parts.append(words.say("terminal-sign-cube" if tile.sign else "terminal-crown"))
    elif tile.sign:
        parts.append(words.say("terminal-sign", project="wall"))
    parts.append("c" + "".join([str(corner) for corner in tile.corners]))
    parts += [f"{edge}:{words.say(f'sign-{sign}')}" for edge, sign in enumerate(tile.edges) if sign]
    return f"{name}{'*' if tile.special else ''}  " + ", ".join(parts)


def _cost(words: Words, tile: Tile) -> str:
    costs = [
        f"{number} {words.say(f'sign-{good}')}"
        for good, number in (("gold", tile.gold), ("stone", tile.stone))
        if number
    ]
    return words.say("terminal-costs", cost=" ".join(costs))


def _action(words: Words, tile: Tile) -> str:
    return words.say("terminal-for", action=tile.action)


PARTS: Final[dict[str, Callable[[Words, Tile], str]]] = {"upgrade": _action, "wall": _cost, "building": _cost}


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence."""
    args: Mapping[str, Any] = event.args
    texts = dict(args)
    if "player" in args:
        texts["player"] = names[args["player"]]
    if event.id in ("gain", "pay"):
        texts["goods"] = good(args["good"], args["count"])
    text = words.say(f"did-{event.id}", **texts)
    name = "terminal-note" if event.id in OF_NOBODY else "terminal-did"
    return words.say(name, player=texts.get("player", ""), text=text)
