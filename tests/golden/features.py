"""Features of a recorded game: characters, districts, moves, events, options, ways to end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from citadels import Game
from citadels.cards import catalog
from citadels.core.definitions import Rules
from citadels.core.registry import PLAYED
from citadels.core.state import Player, State
from citadels.views.view import turn_on_stack
from tabletop.core.events import Event
from tabletop.notation.record import read_record

MESSAGES = Path(__file__).parents[2] / "site" / "locales" / "en" / "citadels" / "table.ftl"
# Everything that can happen has a message.
EVENTS = re.findall(r"^event-([\w-]+) =", MESSAGES.read_text(encoding="utf-8"), re.MULTILINE)

# Values of each option that some game is to be played with (R2, R9).
OPTIONS: dict[str, tuple[Any, ...]] = {
    "city_size": (6, 7, 8, 10, 12),
    "gold": (30, 35, None),
    "smithy": ("2:3", "3:2"),
    "heir": (True, False),
    "three_players": ("one_character", "two_characters"),
    "ties": ("shared", "broken"),
    "bell_tower": (True, False),
    "round_limit": (None, 4),
}
ENDS = ("completed", "bell-tower", "round-limit", "shared-win", "tie-broken")
# What shows that a special's own power mattered, beside its moves and events.
EFFECTS = (
    "haunted_city", "keep", "observatory", "library", "school_of_magic", "great_wall", "dragon_gate", "university",
    "imperial_treasury", "map_room", "wishing_well", "museum", "quarry", "factory", "hospital", "bell_tower",
)  # fmt: skip


def wanted() -> set[str]:
    """Everything the golden games are to use together."""
    return {
        *(f"role {role.id}" for role in catalog.ALL_ROLES),
        *(f"built {card}" for card in PLAYED.districts),
        *(f"move {verb}" for verb in PLAYED.verbs),
        *(f"event {event}" for event in EVENTS),
        *(f"option {key} {value}" for key, values in OPTIONS.items() for value in values),
        *(f"seats {seats} ranks {ranks}" for seats in range(2, 9) for ranks in (8, 9)
          if (seats, ranks) not in ((2, 9), (8, 8))),
        *(f"end {end}" for end in ENDS),
        *(f"effect {card}" for card in EFFECTS),
        "option specials some",
        "option specials classic",
        "option specials more than three",
    }  # fmt: skip


class Reading(NamedTuple):
    """A reader of a game's features, by the cards of its edition."""

    move: Callable[[str], str]
    setup: Callable[[Rules], Iterable[str]]
    effects: Callable[[State, State, str, list[Event]], Iterable[str]]
    end: Callable[[Game], set[str]]


def used_by(record: str, reading: Reading) -> set[str]:
    """Replay a record and list what it used."""
    head, moves = read_record(record)
    game = Game.new(head["players"], head["rules"], head["seed"])
    events = game.listen()
    rules = game._state.rules
    result = {f"seats {rules.seats} ranks {len(rules.characters)}", *reading.setup(rules)}
    for _, move in moves:
        before = game._state.clone()
        events.clear()
        game.play(move)
        result.add(reading.move(move))
        result |= {f"event {event.id}" for event in events}
        result |= {f"role {event.args['role']}" for event in events if event.id in ("called", "resumed")}
        result |= {f"built {event.args['card']}" for event in events if event.id == "built"}
        if turn_on_stack(before) is not None:
            result |= {f"effect {name}" for name in reading.effects(before, game._state, move, events)}
    return result | reading.end(game)


def agreed(rules: Rules, options: Iterable[str]) -> Iterator[str]:
    """Yield the features of the rules."""
    for key in options:
        yield f"option {key} {getattr(rules, key)}"


def used(record: str) -> set[str]:
    """Replay a record of 2005 and list what it used."""
    return used_by(record, Reading(lambda move: "move " + move.split(" ")[0], _setup, _effects, _end))


def _setup(rules: Rules) -> Iterator[str]:
    yield from agreed(rules, [key for key in OPTIONS if key != "three_players" or rules.seats == 3])
    count = len(rules.specials)
    yield "option specials " + ("classic" if not count else "some" if count <= 3 else "more than three")


def _effects(before: State, after: State, move: str, events: list[Event]) -> Iterator[str]:
    turn = turn_on_stack(before)
    assert turn is not None
    seat, player = turn.seat, before.players[turn.seat]
    for event in events:
        args: dict[str, Any] = event.args
        if event.id == "built" and args["gold"] < PLAYED.districts[args["card"]].cost:
            yield "factory"
        if event.id == "built" and args["card"] in player.names and turn.role != "wizard":
            yield "quarry"
        yield from of_any_edition(before, player, event)
    if move == "draw" and "library" in player.names and after.players[seat].hand != player.hand:
        yield "library"
    if turn.alone and before.silenced(turn.role):
        yield "hospital"
    if move.startswith("armory") and "keep" in move:
        yield "keep"


def of_any_edition(before: State, player: Player, event: Event) -> Iterator[str]:
    """Yield features of an event of either edition: the Observatory, the School of Magic, another's Great Wall."""
    args: dict[str, Any] = event.args
    if event.id == "draw" and args["count"] == 3:
        yield "observatory"
    if event.id == "income" and args["gold"] > player.kinds.count(args["kind"]):
        yield "school_of_magic"
    if event.id in ("destroyed", "exchanged", "seized"):
        walled = "great_wall" in before.players[args["other"]].names and args["card"] != "great_wall"
        yield from ["great_wall"] if walled else []


def _end(game: Game) -> set[str]:
    state = game._state
    lines = [{line.id for line in game.score_lines(seat)} for seat in range(len(game.names))]
    result = {f"effect {line}" for seat in lines for line in seat if line in EFFECTS}
    completed = [player for player in state.players if player.completed is not None]
    result.add("end completed" if completed else "end round-limit")
    if any(len(player.city) < state.rules.city_size for player in completed if "bell_tower" in str(_cities(state))):
        result |= {"end bell-tower", "effect bell_tower"}
    scores = game.scores or []
    if scores.count(max(scores)) > 1:
        result.add("end shared-win" if len(game.winners) > 1 else "end tie-broken")
    for player, seat in zip(state.players, lines, strict=True):
        if "haunted_city" in player.names and "kinds" in seat and len(set(player.kinds)) < 5:
            result.add("effect haunted_city")
        if "keep" in player.names and any("warlord" in other.characters for other in state.players):
            result.add("effect keep")
    return result


def _cities(state: State) -> list[tuple[str, ...]]:
    return [player.names for player in state.players]
