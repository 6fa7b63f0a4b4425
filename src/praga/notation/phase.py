"""The phase of a position: the turn with its agenda and questions, or the sheet of the end (notation §2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from praga.core.frames import (
    EGG,
    EITHER,
    EXTRA,
    FREE,
    TILE,
    AgendaItem,
    Arrow,
    At,
    Bonus,
    Good,
    Perform,
    Plank,
    Plaza,
    Question,
    Side,
    Sideways,
    Street,
    Technology,
    TileIV,
    TileV,
    Token,
    Turn,
    Waiting,
    Wheel,
)
from praga.core.moves import PLAZA_WORDS, SLOT_WORDS
from praga.core.places import ACTIONS, PLACE
from praga.core.state import Sheet, State
from praga.core.tables import BOOKS, LEVEL_OF, LEVELS, PROJECTS, SLOTS, STREETS, TILES, TILES_IV, TILES_V, TRACKS
from praga.flow.costs import tile_cost
from praga.flow.questions import answers
from praga.flow.rows import kind_number
from praga.flow.technologies import has_level
from tabletop.core.errors import PositionError
from tabletop.notation.validation import choice, mapping, number, only_keys, rows, truth, word, words

KEYS: Final = ("name", "seat", "tile", "owed", "extra", "refreshed", "kept", "asks")
BY: Final = (TILE, EXTRA, *LEVEL_OF)


def write_phase(state: State) -> dict[str, Any]:
    """Write what is decided now, or the points line by line once the game is over."""
    if not state.stack:
        return {"name": "over", "sheet": [sheet._asdict() for sheet in state.sheet]}
    turn: Turn = state.stack[0]
    tile = {"slot": f"w{turn.slot}", "actions": list(turn.actions)} if turn.slot else None
    questions = [frame.question if isinstance(frame, Waiting) else frame for frame in reversed(state.stack[1:])]
    return {
        "name": "turn",
        "seat": turn.seat,
        "tile": tile,
        "owed": turn.owed,
        "extra": turn.extra,
        "refreshed": turn.refreshed,
        "kept": [_write_item(thing) for thing in turn.agenda],
        "asks": [_write_question(question) for question in questions],
    }


def _write_item(thing: AgendaItem) -> dict[str, Any]:
    match thing:
        case Wheel():
            return {"what": "wheel"}
        case Sideways(on):
            return {"what": "sideways", "on": on}
        case Bonus(action, tiles):
            return {"what": "bonus", "action": action, "of": list(tiles)}
        case Street(area, kind):
            return {"what": "effect", "area": area, "kind": kind}


def _write_question(question: Question) -> dict[str, Any]:
    data: dict[str, Any] = {"what": WHAT[type(question)], **question._asdict()}
    if isinstance(question, Technology):
        data["level"] = LEVELS[question.level]
    if isinstance(question, Plaza):
        data["plaza"] = f"z{question.plaza + 1}"
    return data


WHAT: Final[dict[type, str]] = {
    Perform: "action",
    At: "at",
    Technology: "technology",
    Token: "token",
    TileIV: "IV",
    TileV: "V",
    Plank: "plank",
    Arrow: "arrow",
    Plaza: "plaza",
    Side: "side",
    Good: "good",
}
# Questions that cannot wait twice.
ONCE: Final = (Technology, Token, TileIV, TileV, Plank, Plaza)
PLACE_OF_BOOK: Final = {level: place for place, level in BOOKS.items()}
KINDS: Final = {what: kind for kind, what in WHAT.items()}


# --- reading


def read_phase(state: State, data: Mapping[str, Any]) -> None:
    """Read the phase onto the stack; PositionError names the wrong key."""
    if choice(data.get("name"), ("turn", "over"), "phase.name") == "over":
        _read_sheet(state, data)
        return
    only_keys(data, KEYS, "phase")
    owed, extra, refreshed = [truth(data.get(key, False), f"phase.{key}") for key in ("owed", "extra", "refreshed")]
    turn = Turn(state.turn_of, *_read_tile(data.get("tile")), owed, extra, refreshed)
    if turn.owed and not turn.slot:
        raise PositionError("phase.owed", "no tile was taken whose action is owed")
    items = rows(data.get("kept", []), "phase.kept")
    turn = turn._replace(agenda=tuple([_read_item(state, turn, thing, at) for at, thing in enumerate(items)]))
    questions = [_read_question(state, item, at) for at, item in enumerate(rows(data.get("asks", []), "phase.asks"))]
    for at, question in enumerate(questions):
        if isinstance(question, At):
            _check_place(state, turn, question, at)
        elif type(question) in ONCE and question in questions[:at]:
            raise PositionError(f"phase.asks[{at}]", "this is asked once")
        elif isinstance(question, Token | Technology):
            _check_reached(state, question, f"phase.asks[{at}]")
    state.stack = [turn, *[Waiting(question) for question in reversed(questions[1:])]]
    if questions:
        state.stack.append(questions[0])
        if not answers(state, questions[0]):
            raise PositionError("phase.asks[0]", "this has no answer")


def _read_sheet(state: State, data: Mapping[str, Any]) -> None:
    only_keys(data, ("name", "sheet"), "phase")
    listed = rows(data.get("sheet"), "phase.sheet")
    if len(listed) != len(state.names):
        raise PositionError("phase.sheet", "a line for each player is wanted")
    sheets = []
    for seat, item in enumerate(listed):
        key = f"phase.sheet[{seat}]"
        only_keys(item, Sheet._fields, key)
        sheets.append(Sheet(**{name: number(item.get(name, 0), f"{key}.{name}") for name in Sheet._fields}))
        if sum(sheets[seat]) != state.points[seat]:
            raise PositionError(key, f"the sheet adds up to {sum(sheets[seat])}, not {state.points[seat]}")
    state.sheet = tuple(sheets)


def _read_tile(data: Any) -> tuple[int, tuple[str, ...]]:
    if data is None:
        return 0, ()
    only_keys(data, ("slot", "actions"), "phase.tile")
    slot = SLOT_WORDS[word(data.get("slot"), SLOT_WORDS, "phase.tile.slot", "slot")]
    return slot, words(data.get("actions"), ACTIONS, "phase.tile.actions", "action")


def _read_item(state: State, turn: Turn, data: Any, at: int) -> AgendaItem:
    key = f"phase.kept[{at}]"
    what = choice(mapping(data, key).get("what"), ("wheel", "sideways", "bonus", "effect"), f"{key}.what")
    if what == "wheel":
        only_keys(data, ("what",), key)
        if not turn.slot:
            raise PositionError(key, "no tile was taken from a slot")
        return Wheel()
    if what == "sideways":
        only_keys(data, ("what", "on"), key)
        return Sideways(choice(data.get("on"), (*PROJECTS, EITHER), f"{key}.on"))
    if what == "effect":
        only_keys(data, ("what", "area", "kind"), key)
        area = number(data.get("area"), f"{key}.area", STREETS[0], STREETS[-1])
        if area > state.road[turn.seat]:
            raise PositionError(f"{key}.area", "the figure has not been there")
        return Street(area, choice(data.get("kind"), (FREE, EGG), f"{key}.kind"))
    only_keys(data, ("what", "action", "of"), key)
    action = word(data.get("action"), ACTIONS, f"{key}.action", "action")
    of = words(data.get("of"), TILES, f"{key}.of", "tile")
    uppermost = tuple([tile.tile for tile in state.board[turn.seat][PLACE[action]]])
    if of != uppermost[len(uppermost) - len(of) :]:
        raise PositionError(f"{key}.of", "these are not the uppermost tiles there")
    return Bonus(action, of)


def _read_question(state: State, data: Any, at: int) -> Question:
    key = f"phase.asks[{at}]"
    kind: Any = KINDS[choice(mapping(data, key).get("what"), tuple(KINDS), f"{key}.what")]
    only_keys(data, ("what", *kind._fields), key)
    missing = [name for name in kind._fields if name not in data]
    if missing:
        raise PositionError(f"{key}.{missing[0]}", "this key must be there")
    question: Question = kind(
        **{name: READERS[kind, name](state, data[name], f"{key}.{name}") for name in kind._fields}
    )
    return question


def _check_place(state: State, turn: Turn, question: At, at: int) -> None:
    """Check that the tile is one that the player of the turn can take: its place is asked for before all else."""
    key = f"phase.asks[{at}]"
    tile = TILES[question.tile]
    if at or question.seat != turn.seat:
        raise PositionError(key, "a place is asked for before all else, of the player of the turn")
    if question.tile not in state.rows[kind_number(tile.kind)]:
        raise PositionError(f"{key}.tile", f"{question.tile} is not in the row")
    right = question.by == TILE and Wheel() in turn.agenda and SLOTS[turn.slot].points
    if tile.special and not right:
        raise PositionError(f"{key}.tile", f"{question.tile} needs the right of its slot (P6.3)")
    gold, stone = tile_cost(tile.id, question.by)
    if gold > state.gold[turn.seat] or stone > state.stone[turn.seat]:
        raise PositionError(f"{key}.tile", f"{question.tile} cannot be paid")


def _check_reached(state: State, question: Token | Technology, key: str) -> None:
    """Check that a track has reached the token or the book, which has brought nothing yet (P4.5, P10.1)."""
    seat = question.seat
    if isinstance(question, Token):
        position, place = state.track(question.track)[seat], TRACKS[question.track].token_at
        taken = bool(getattr(state, f"{question.track}_token")[seat])
    else:
        position, place = state.tech[seat], PLACE_OF_BOOK[question.level]
        taken = has_level(state, seat, question.level)
    if position < place or taken:
        raise PositionError(key, "the track is not there yet, or this was chosen")


def _one_of(known: Any, noun: str) -> Any:
    return lambda _, value, key: word(value, known, key, noun)


def _seat(state: State, value: Any, key: str) -> int:
    return number(value, key, 0, len(state.names) - 1)


def _level(_: State, value: Any, key: str) -> int:
    return LEVELS.index(word(value, LEVELS, key, "level"))


def _plaza(state: State, value: Any, key: str) -> int:
    plaza = PLAZA_WORDS[word(value, PLAZA_WORDS, key, "plaza")]
    if plaza not in state.paid:
        raise PositionError(key, "this plaza has not been built round")
    return plaza


def _both(_: State, value: Any, key: str) -> bool:
    return truth(value, key)


# How the value of each key of each question is read.
READERS: Final[dict[tuple[type, str], Any]] = {
    **{(kind, "seat"): _seat for kind in WHAT},
    (Perform, "action"): _one_of(ACTIONS, "action"),
    (Perform, "by"): _one_of(BY, "reason"),
    (At, "tile"): _one_of(TILES, "tile"),
    (At, "by"): _one_of(BY, "reason"),
    (Technology, "level"): _level,
    (Token, "track"): _one_of(TRACKS, "track"),
    (TileV, "at"): _one_of(("bridge", "cathedral"), "pile"),
    (Plank, "tile"): _one_of((*TILES_IV, *TILES_V), "bridge tile"),
    (Arrow, "on"): _one_of(PROJECTS, "project"),
    (Side, "on"): _one_of((*PROJECTS, EITHER), "project"),
    (Plaza, "plaza"): _plaza,
    (Plaza, "both"): _both,
}
