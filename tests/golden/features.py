"""What a recorded game used: characters, districts, moves, events, options, ways to end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from citadels import Game
from citadels.cards import catalog
from citadels.core.registry import PLAYED
from citadels.core.state import State
from citadels.views.view import turn_on_stack
from tabletop.events import Event
from tabletop.record import read_record

MESSAGES = Path(__file__).parents[2] / "site" / "locales" / "en" / "table.ftl"
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


def used(record: str) -> set[str]:
    """Replay a record and list what it used."""
    head, moves = read_record(record)
    game = Game.new(head["players"], head["rules"], head["seed"])
    events = game.listen()
    found = _setup(game._state)
    for _, move in moves:
        before = game._state.clone()
        turn = turn_on_stack(before)
        events.clear()
        game.play(move)
        found.add("move " + move.split(" ")[0])
        found |= {f"event {event.id}" for event in events}
        found |= {f"role {event.args['role']}" for event in events if event.id in ("called", "resumed")}
        found |= {f"built {event.args['card']}" for event in events if event.id == "built"}
        if turn is not None:
            found |= _effects(before, game._state, turn.seat, move, events)
    return found | _end(game)


def _setup(state: State) -> set[str]:
    rules = state.rules
    found = {f"seats {rules.seats} ranks {len(rules.characters)}"}
    for key in OPTIONS:
        if key != "three_players" or rules.seats == 3:
            found.add(f"option {key} {getattr(rules, key)}")
    count = len(rules.specials)
    found.add("option specials " + ("classic" if not count else "some" if count <= 3 else "more than three"))
    return found


def _effects(before: State, after: State, seat: int, move: str, events: list[Event]) -> set[str]:
    found: set[str] = set()
    names = before.players[seat].names
    turn = turn_on_stack(before)
    assert turn is not None
    for event in events:
        args: dict[str, Any] = event.args
        if event.id == "built" and args["gold"] < PLAYED.districts[args["card"]].cost:
            found.add("effect factory")
        if event.id == "built" and args["card"] in names and turn.role != "wizard":
            found.add("effect quarry")
        if event.id == "draw" and args["count"] == 3:
            found.add("effect observatory")
        if event.id == "income" and args["gold"] > before.players[seat].kinds.count(args["kind"]):
            found.add("effect school_of_magic")
        if event.id in ("destroyed", "exchanged"):
            found |= _walls(before, event)
    if move == "draw" and "library" in names and after.players[seat].hand != before.players[seat].hand:
        found.add("effect library")
    if turn.alone and before.silenced(turn.role):
        found.add("effect hospital")
    if move.startswith("armory") and "keep" in move:
        found.add("effect keep")
    return found


def _walls(before: State, event: Event) -> set[str]:
    args: dict[str, Any] = event.args
    owner = before.players[args["other"]]
    return {"effect great_wall"} if "great_wall" in owner.names and args["card"] != "great_wall" else set()


def _end(game: Game) -> set[str]:
    state = game._state
    lines = [{line.id for line in game.score_lines(seat)} for seat in range(len(game.names))]
    found = {f"effect {line}" for seat in lines for line in seat if line in EFFECTS}
    completed = [player for player in state.players if player.completed is not None]
    found.add("end completed" if completed else "end round-limit")
    if any(len(player.city) < state.rules.city_size for player in completed if "bell_tower" in str(_cities(state))):
        found |= {"end bell-tower", "effect bell_tower"}
    scores = game.scores or []
    if scores.count(max(scores)) > 1:
        found.add("end shared-win" if len(game.winners) > 1 else "end tie-broken")
    for player, seat in zip(state.players, lines, strict=True):
        if "haunted_city" in player.names and "kinds" in seat and len(set(player.kinds)) < 5:
            found.add("effect haunted_city")
        if "keep" in player.names and any("warlord" in other.characters for other in state.players):
            found.add("effect keep")
    return found


def _cities(state: State) -> list[tuple[str, ...]]:
    return [player.names for player in state.players]
