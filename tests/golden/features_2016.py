"""Features of a recorded game of 2016: characters, districts, choices, events, options, sets, ways to end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from citadels import Game
from citadels.cards.sets import SETS
from citadels.core.definitions import Built, District, Role, Rules
from citadels.core.frames import Turn
from citadels.core.moves import Move
from citadels.core.registry import NEWER
from citadels.core.state import State
from citadels.core.verbs import COMMON_EVENT_SPECS
from citadels.views.view import turn_on_stack
from tabletop.core.events import Event
from tests.golden.features import Reading, agreed, of_any_edition, used_by

# Values of each option that some game is to be played with (E2, E12.3).
OPTIONS: dict[str, tuple[Any, ...]] = {
    "city_size": (6, 7, 8, 10, 12),
    "gold": (None, 20, 30),
    "ties": ("rank", "shared", "broken"),
    "round_limit": (None, 4),
}
ENDS = ("completed", "round-limit", "shared-win", "tie-broken", "tie-by-rank")
# What shows that a district's own power mattered, beside its moves and events.
EFFECTS = (
    "haunted_quarter", "stables", "armory-own-city", "keep", "statue", "basilica", "monument", "museum", "observatory",
    "capitol", "factory", "imperial_treasury", "ivory_tower", "map_room", "quarry", "wishing_well", "dragon_gate",
    "gold_mine", "great_wall", "library", "school_of_magic", "secret_vault",
)  # fmt: skip
SCORED = {"basilica", "capitol", "dragon_gate", "imperial_treasury", "ivory_tower", "map_room", "museum",
          "secret_vault", "statue", "wishing_well"}  # fmt: skip


def _events() -> set[str]:
    """Everything that can be told at a table of 2016; only a log says that somebody was silenced."""
    cards: list[Role | District] = [*NEWER.roles.values(), *NEWER.districts.values()]
    own = {spec.event for card in cards for spec in card.events}
    powers = {spec.event for card in cards for power in card.powers for spec in power.events}
    return own | powers | {spec.event for spec in COMMON_EVENT_SPECS} - {"silenced"}


def wanted() -> set[str]:
    """Everything the golden games of 2016 are to use together."""
    return {
        *(f"role {role}" for role in NEWER.roles),
        *(f"built {card.id}" for card in NEWER.districts.values() if card.can_be_built),
        *(f"choice {kind}" for verb in NEWER.verbs.values() for kind in verb.kinds()),
        *(f"event {event}" for event in _events()),
        *(f"option {key} {value}" for key, values in OPTIONS.items() for value in values),
        *(f"seats {seats} ranks {ranks}" for seats in range(2, 9) for ranks in (8, 9)
          if (seats, ranks) not in ((2, 9), (3, 8), (8, 8))),
        *(f"set {card_set.id}" for card_set in SETS[NEWER.word]),
        *(f"end {end}" for end in ENDS),
        *(f"effect {card}" for card in EFFECTS),
    }  # fmt: skip


def used(record: str) -> set[str]:
    """Replay a record of 2016 and list what it used."""
    return used_by(record, Reading(_choice, _setup, _effects, _end))


def _choice(text: str) -> str:
    verb = NEWER.verbs[Move(text).verb]
    return "choice " + verb.kind_of(verb.fitting(tuple(text.split(" ")[1:])))


def _setup(rules: Rules) -> Iterator[str]:
    yield from agreed(rules, OPTIONS)
    yield from [f"set {card_set.id}" for card_set in SETS[NEWER.word] if set(card_set.specials) == {*rules.specials}]


def _effects(before: State, after: State, move: str, events: list[Event]) -> Iterator[str]:
    turn = turn_on_stack(before)
    assert turn is not None
    player = before.players[turn.seat]
    for event in events:
        args: dict[str, Any] = event.args
        if event.id == "built":
            yield from _of_building(before, after, turn, args)
        if event.id == "gold" and args["gold"] == 3:
            yield "gold_mine"
        if event.id == "armory" and args["other"] == turn.seat:
            yield "armory-own-city"
        yield from of_any_edition(before, player, event)
    if move == "draw" and "library" in player.names and len(after.players[turn.seat].hand) > 1:
        yield "library"


def _of_building(before: State, after: State, turn: Turn, args: dict[str, Any]) -> Iterator[str]:
    card, player = args["card"], before.players[turn.seat]
    if args["gold"] and args["gold"] < NEWER.districts[card].cost and "factory" in player.names:
        yield "factory"
    if card in player.names and turn.role != "wizard":
        yield "quarry"
    later = turn_on_stack(after)
    if card == "stables" and later is not None and later.extra > turn.extra:
        yield "stables"


def _end(game: Game) -> set[str]:
    state = game._state
    lines = [{line.id for line in game.score_lines(seat)} for seat in range(len(game.names))]
    result = {f"effect {line}" for seat in lines for line in seat if line in SCORED}
    completed = [player for player in state.players if player.completed is not None]
    result.add("end completed" if completed else "end round-limit")
    if any(len(player.city) < state.rules.city_size and Built("monument") in player.city for player in completed):
        result.add("effect monument")
    scores = game.scores or []
    if scores.count(max(scores)) > 1:
        broken = "end tie-by-rank" if state.rules.ties == "rank" else "end tie-broken"
        result.add("end shared-win" if len(game.winners) > 1 else broken)
    for player, seat in zip(state.players, lines, strict=True):
        if "haunted_quarter" in player.names and "kinds" in seat and len(set(player.kinds)) < 5:
            result.add("effect haunted_quarter")
        if "keep" in player.names and any(state.rules.characters[7] in other.characters for other in state.players):
            result.add("effect keep")
    return result
