"""The table as text of at most a hundred columns: crane, rows, city, projects, road, and the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from praga.cli.words import short_effect, tile_text
from praga.core.places import PLACES
from praga.core.state import State
from praga.core.tables import (
    EGG_EFFECTS,
    KINDS,
    PLANKS,
    PLAZAS,
    PROJECTS,
    ROUND_PLAZA,
    STREETS,
    TILES_IV,
)
from praga.table.messages import brings, good, street
from praga.table.screen import crane
from tabletop.cli.words import Words

WIDE = "WF"  # letters of two columns
# What is told of each player.
GOODS = ("gold", "stone", "silver", "goldw", "egg", "red", "blue")
STEPS = ("mine", "quarry", "tech", "univ", "road", "cubes")


def columns(text: str) -> int:
    """Return how many columns of a terminal a text takes; a Chinese character takes two."""
    return len(text) + sum(east_asian_width(letter) in WIDE for letter in text)


def pad(text: str, width: int) -> str:
    """Return a text with spaces up to a number of columns."""
    return text + " " * (width - columns(text))


def table(words: Words, state: State) -> str:
    """Return what lies in the middle, and two lines for each player."""
    lines = [words.say("terminal-head", turn=state.turn_number, turns=state.turns, era="I" * state.era)]
    lines += [*_crane(words, state), *_rows(words, state), *_city(words, state), *_road(words, state)]
    return "\n".join([*lines, *[_player(words, state, seat) for seat in range(len(state.names))]])


def _crane(words: Words, state: State) -> Iterator[str]:
    yield words.say("terminal-crane")
    for tile in crane(state):
        one, two = [words.say(f"action-{action}") for action in tile["actions"]]
        price = [words.say("terminal-costs", cost=good("gold", tile["cost"]))] if tile["cost"] else []
        worth = [words.say("terminal-worth", worth=good("points", tile["points"]))] if tile["points"] else []
        text = ", ".join([*price, *worth]) or words.say("terminal-free")
        parts = [
            pad(f"  {tile['slot']}", 6),
            pad(words.say("terminal-place", position=tile["position"]), 13),
            pad(words.say("terminal-or", one=one, two=two), 23),
            pad(text, 20),
            words.say("terminal-slot", bonus=tile["bonus"]),
        ]
        yield "".join(parts)


def _rows(words: Words, state: State) -> Iterator[str]:
    for kind, row in zip(KINDS, state.rows, strict=True):
        yield words.say("terminal-row", row=kind)
        for tile in row:
            yield f"  {tile_text(words, tile)}"


def _city(words: Words, state: State) -> Iterator[str]:
    yield words.say("terminal-city")
    for plaza, spaces in enumerate(ROUND_PLAZA):
        name = state.plazas[plaza]
        rewards = " | ".join([short_effect(words, reward) for reward in PLAZAS[name]]) if name else ""
        paid = words.say("terminal-paid") if plaza in state.paid else ""
        listed = " ".join([f"s{space + 1}{_building(state, space)}" for space in spaces])
        text = pad(rewards or words.say("terminal-unused"), 28)
        yield f"  {pad(f'z{plaza + 1}', 4)}{pad(name or '', 3)} {text}{pad(paid, 7)}{listed}"


def _building(state: State, space: int) -> str:
    built = state.city[space]
    if built is None:
        return ""
    return "*" if built.claim is None else letter(built.claim)


def letter(seat: int) -> str:
    """Return the letter of a seat's cubes in the city."""
    return chr(ord("A") + seat)


def _road(words: Words, state: State) -> Iterator[str]:
    planks = []
    for number, (side, tile) in enumerate(state.planks):
        text = tile or short_effect(words, PLANKS[number][side])
        planks.append(f"p{number + 1} {text}")
    yield words.say("terminal-road")
    for area in STREETS:
        egg = " | ".join([words.message(brings(effect)) for effect in EGG_EFFECTS[area]])
        yield "  " + words.say("terminal-street", area=area, free=street(state, area), egg=egg)
    yield words.say("terminal-bridge", planks="; ".join(planks))
    yield words.say("terminal-tiles-iv", left=len(state.bridge_iv), all=len(TILES_IV))
    yield words.say("terminal-river", tokens=", ".join(state.river))


def _player(words: Words, state: State, seat: int) -> str:
    owned = words.say("terminal-seat-goods", **_of_seat(state, seat, GOODS))
    steps = words.say("terminal-seat-steps", **_of_seat(state, seat, STEPS), **_squares(state, seat))
    points = good("points", state.points[seat])
    head = words.say("terminal-seat", letter=letter(seat), player=state.names[seat], points=points, goods=owned)
    return f"{head}\n    {steps}"


def _of_seat(state: State, seat: int, names: Sequence[str]) -> dict[str, int]:
    return {name: getattr(state, name)[seat] for name in names}


def _squares(state: State, seat: int) -> dict[str, str]:
    """Return where the markers stand on the projects, as "row/column"."""
    return {name: "{}/{}".format(*getattr(state, name)[seat]) for name in PROJECTS}


def board(words: Words, state: State, seat: int) -> str:
    """Return a player's action board: the uppermost tile of each place that has one, and the technologies."""
    lines = []
    for place, tiles in enumerate(state.board[seat]):
        if tiles:
            tile = tile_text(words, tiles[-1].tile)
            lines.append(f"  {PLACES[place]:<9} {words.say('terminal-on-board', tile=tile, turn=tiles[-1].turn)}")
    later = [words.say("terminal-from-next-turn", name=name) for name in state.new[seat]]
    technologies = [*state.technologies[seat], *later]
    if technologies:
        lines.append("  " + words.say("terminal-technologies", names=", ".join(technologies)))
    return "\n".join([words.say("terminal-board"), *lines]) if lines else words.say("terminal-board-empty")


def result(words: Words, state: State) -> str:
    """Return everybody's points, line by line."""
    lines = []
    for name, sheet in zip(state.names, state.sheet, strict=True):
        parts = [
            words.say("terminal-points-of", line=words.say(f"score-{key}"), points=points)
            for key, points in sheet._asdict().items()
            if points
        ]
        points = good("points", sum(sheet))
        lines.append(words.say("terminal-result", player=name, points=points, parts=words.join(parts)))
    return "\n".join(lines)
