"""The English texts of the terminal; game terms are those of P18."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from praga.core.goods import Effect
from praga.core.tables import TILES, Slot, Tile
from tabletop.cli.terminal import ENGLISH
from tabletop.core.events import Event

GOODS: Final = {
    "gold": "gold", "stone": "stone", "silver": "silver window", "goldw": "gold window", "egg": "egg",
    "red": "red token", "blue": "blue token", "points": "point", "mine": "mine step", "quarry": "quarry step",
    "tech": "technology step", "univ": "university step", "side": "move sideways", "wall": "move on the Wall",
    "cathedral": "move on the Cathedral",
}  # fmt: skip
UNCOUNTED: Final = ("gold", "stone")
# The signs of edges and effects in tables.
SHORT: Final = {
    "gold": "gold", "stone": "stone", "silver": "silver", "goldw": "goldw", "egg": "egg", "red": "red", "blue": "blue",
    "points": "pt", "mine": "mine", "quarry": "quarry", "tech": "tech", "univ": "univ", "side": "side", "wall": "wall",
    "cathedral": "cath",
}  # fmt: skip

# Texts of events, by id.
EVENT_TEXTS: Final = {
    "turn": "— Turn {turn}: {player}.",
    "take": "{player} takes the tile {actions} from position {position}.",
    "perform": "{player} performs {action}.",
    "gain": "{player} gets {goods}.",
    "upgrade": "{player} lays the upgrade {tile}.",
    "wall": "{player} lays the wall {tile} at {place}.",
    "build": "{player} builds {tile} at {space}.",
    "bonus": "{player} takes the bonus of {tile}.",
    "fill": "The row gets {tile}.",
    "refresh": "{player} puts {tiles} under their stacks.",
    "seal": "{player} takes the seal {seal}.",
    "technology": "{player} keeps the technology {technology}.",
    "use": "{player} uses {technology}.",
    "sideways": "{player} moves sideways on the {on}.",
    "up": "{player} moves up on the {on}.",
    "road": "{player} goes on to area {area} of the road.",
    "era": "Era II begins.",
    "over": "The game is over.",
}
# Questions, by the first word of the first legal move.
QUESTIONS: Final = {
    "at": "Where does it lie?",
    "keep": "Which one do you keep?",
    "plank": "On which plank?",
    "arrow": "Does the marker go up?",
    "sideways": "Do you move sideways?",
}
YOUR_TURN: Final = "Your turn."
HELP: Final = """Type a move as it is listed, such as `take w4`; press Enter if there is only one.
`table` shows the table, `undo` takes back, `quit` leaves."""
PHRASES: Final = {
    **ENGLISH,
    "help": HELP,
    "number": "There is no choice {number}; there are {count}.",
}
WINNER: Final = "{player} won."
MANY: Final = "{verb:<10} {count} ways, as `{example}`"


def effect_text(brings: Effect) -> str:
    """Return an effect in words, as "2 gold, 1 point"."""
    return ", ".join([goods_text(good, number) for good, number in brings]) or "nothing"


def goods_text(good: str, number: int) -> str:
    """Return so many of a good in words."""
    plural = "" if number == 1 or good in UNCOUNTED else "s"
    name = GOODS[good]
    return f"{number} {name.replace('move', f'move{plural}', 1) if name.startswith('move') else name + plural}"


def short_effect(brings: Effect) -> str:
    """Return an effect in short words for tables."""
    return "+".join([f"{number} {SHORT[good]}" for good, number in brings]) or "-"


def tile_text(name: str) -> str:
    """Return a hex tile in short words: cost, what it brings, corners and signs on edges."""
    tile = TILES[name]
    parts = [_cost(tile), short_effect(tile.brings)]
    if tile.kind == "upgrade":
        parts = [f"for {tile.action}", short_effect(tile.brings)]
    elif tile.kind == "building":
        parts.append("Cathedral, cube" if tile.sign else "crown")
    elif tile.sign:
        parts.append("Wall")
    parts.append("c" + "".join([str(corner) for corner in tile.corners]))
    parts += [f"{edge}:{SHORT[sign]}" for edge, sign in enumerate(tile.edges) if sign]
    return f"{name}{'*' if tile.special else ''}  " + ", ".join(parts)


def _cost(tile: Tile) -> str:
    costs = [f"{number} {good}" for good, number in (("gold", tile.gold), ("stone", tile.stone)) if number]
    return "costs " + " ".join(costs)


def slot_text(slot: Slot) -> str:
    """Return the bonus of a slot of the wheel."""
    if slot.points:
        return f"special tile or {goods_text('points', slot.points)}"
    return f"an egg for 1 {slot.egg_for}" if slot.egg_for else goods_text(slot.good, 1)


def event_text(event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence."""
    args: Mapping[str, Any] = event.args
    texts = dict(args)
    if "player" in args:
        texts["player"] = names[args["player"]]
    if event.id == "gain":
        texts["goods"] = goods_text(args["good"], args["count"])
    for key in ("actions", "tiles"):
        if key in args:
            texts[key] = " and ".join(args[key])
    if "on" in args:
        texts["on"] = args["on"].capitalize()
    return EVENT_TEXTS[event.id].format(**texts)
