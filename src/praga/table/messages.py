"""Goods, slots and tiles as messages: what the page and the terminal say of them (docs/protocol.md §2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from praga.core.frames import Sideways, Turn
from praga.core.goods import Effect
from praga.core.moves import SLOT_WORDS, Move
from praga.core.state import State
from praga.core.tables import BLUE, KINDS, RED, TILES, Slot, position_of
from praga.flow.projects import marker, targets
from praga.flow.road import free_effect

if TYPE_CHECKING:
    from tabletop.table.answers import Message


def message(name: str, **args: object) -> Message:
    """Return a message with its arguments."""
    return {"id": name, "args": args}


def good(name: str, count: int) -> Message:
    """Return so many of one good: "2 gold"."""
    return message(f"good-{name}", count=count)


def goods(effect: Effect) -> list[Message]:
    """Return what an effect brings, good by good; a list is joined as the language does."""
    return [good(*part) for part in effect]


def brings(effect: Effect) -> Message:
    """Return what an effect brings as one message; "nothing" for an empty one."""
    return message("brings", goods=goods(effect)) if effect else message("brings-nothing")


def actions(names: Sequence[str]) -> list[Message]:
    """Return the names of actions."""
    return [message(f"action-{name}") for name in names]


def display(args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of an event or a reason with ids as messages."""
    return {key: DISPLAY[key](value) if key in DISPLAY else value for key, value in args.items()}


def option(state: State, move: Move) -> Message:
    """Return a legal move as a choice says it: "wall or mine", "the wall (3 points)"."""
    return message(f"choice-{move.verb}", **(ARGUMENTS[move.verb](state, move.words) if move.verb in ARGUMENTS else {}))


def tile(name: str) -> Message:
    """Return a hex tile as a sentence names it: an upgrade by its action, others by what they bring."""
    data = TILES[name]
    if data.kind == "upgrade":
        return message("tile-upgrade", action=message(f"action-{data.action}"), bonus=brings(data.brings))
    return message(f"tile-{data.kind}", reward=brings(data.brings))


def where(place: str) -> Message:
    """Return a place as a sentence names it: "ring place 4", "space 14"; an upgrade's is its action (notation §1)."""
    number = place[1:]
    return message(f"place-{place[0]}", number=int(number)) if number.isdigit() else message(f"action-{place}")


def slot(data: Slot) -> Message:
    """Return the bonus of a slot of the wheel (P3.6)."""
    if data.points:
        return message("slot-special", points=good("points", data.points))
    if data.egg_for:
        return message("slot-egg", cost=good(data.egg_for, 1))
    return good(data.good, 1)


def price(state: State, number: int) -> tuple[int, int]:
    """Return what the tile in a slot costs in gold where it stands now, and what it scores (P3.4)."""
    position = position_of(state.box, number)
    return RED.get(position, 0), BLUE.get(position, 0) + state.pushed[number]


def street(state: State, area: int) -> Message:
    """Return the free effect of a street, its road tile's if one lies there (P9.2, P16.2)."""
    free = free_effect(state, area)
    return message(f"street-{free}") if isinstance(free, str) else brings(free)


def _of_slot(state: State, words: Sequence[str]) -> dict[str, object]:
    return {"actions": actions(state.slots[SLOT_WORDS[words[0]]] or ())}


def _bonus(_: State, words: Sequence[str]) -> dict[str, object]:
    tile = TILES.get(words[0])
    return {"of": message(f"action-{tile.action}") if tile else message("bonus-slot")}


def _sideways(state: State, words: Sequence[str]) -> dict[str, object]:
    frame = state.stack[-1]
    items = frame.agenda if isinstance(frame, Turn) else ()
    left = len([item for item in items if isinstance(item, Sideways) and words[0] in targets(item.on)])
    return {"on": message(f"on-{words[0]}"), "count": max(1, left)}


def _up(state: State, words: Sequence[str]) -> dict[str, object]:
    row, _ = marker(state, words[0])[state.stack[-1].seat]
    return {"on": message(f"on-{words[0]}"), "row": row + 1}


def _at(state: State, words: Sequence[str]) -> dict[str, object]:
    *places, last = words
    place = places[0] if places else TILES[state.stack[-1].tile].action
    return {"place": message("place-turned", place=where(place), turn=int(last.removeprefix("t")))}


def _how(at: int) -> Callable[[State, Sequence[str]], dict[str, object]]:
    return lambda _, words: {"how": message(f"how-{words[at]}")}


# The arguments of events and reasons that are ids: a message takes their place.
DISPLAY: Final[dict[str, Callable[[Any], Any]]] = {
    "action": lambda name: message(f"action-{name}"),
    "actions": actions,
    "final": lambda name: message(f"final-{name}"),
    "on": lambda name: message(f"on-{name}"),
    "place": where,
    "seal": lambda name: message(f"seal-{name}"),
    "space": where,
    "technology": lambda name: message(f"tech-{name}"),
    "tile": tile,
    "what": lambda name: message(f"later-{name}"),
    "tiles": lambda names: [tile(name) for name in names],
}
# The arguments of choices, by the first word of the move.
ARGUMENTS: Final[dict[str, Callable[[State, Sequence[str]], dict[str, object]]]] = {
    "take": _of_slot,
    **dict.fromkeys(KINDS, lambda _, words: {"tile": tile(words[0])}),
    "bonus": _bonus,
    "sideways": _sideways,
    "up": _up,
    **dict.fromkeys(("mine", "quarry", "arrow"), _how(0)),
    "effect": _how(1),
    "at": _at,
    "plank": lambda _, words: {"place": " ".join(words)},
    "extra": lambda _, words: {"action": message(f"action-{words[0]}"), "window": good(words[1], 1)},
    "refresh": lambda _, words: {"row": message(f"row-{words[0]}"), "cost": good(words[3], 1)},
}
