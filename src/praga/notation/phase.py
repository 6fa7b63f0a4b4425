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
from praga.core.tables import (
    BEYOND,
    LEVEL_OF,
    LEVELS,
    PROJECTS,
    STREETS,
    TILES_IV,
    TILES_OF,
    TILES_V,
    TRACKS,
    position_of,
)
from praga.flow.scoring import final_lines
from praga.notation.checks import check_agenda, check_answers, check_once, check_questions
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
KINDS: Final = {what: kind for kind, what in WHAT.items()}


# --- reading


def read_phase(state: State, data: Mapping[str, Any]) -> None:
    """Read the phase onto the stack; PositionError names the wrong key."""
    if choice(data.get("name"), ("turn", "over"), "phase.name") == "over":
        check_once(state, None)
        _read_sheet(state, data)
        return
    only_keys(data, KEYS, "phase")
    owed, extra, refreshed = [truth(data.get(key, False), f"phase.{key}") for key in ("owed", "extra", "refreshed")]
    turn = Turn(state.turn_of, *_read_tile(state, data.get("tile")), owed, extra, refreshed)
    if turn.owed and not turn.slot:
        raise PositionError("phase.owed", "no tile was taken whose action is owed")
    items = rows(data.get("kept", []), "phase.kept")
    turn = turn._replace(agenda=tuple([_read_item(state, turn, thing, at) for at, thing in enumerate(items)]))
    questions = [_read_question(state, item, at) for at, item in enumerate(rows(data.get("asks", []), "phase.asks"))]
    check_agenda(state, turn)
    check_once(state, turn)
    check_questions(state, turn, questions)
    state.stack = [turn, *[Waiting(question) for question in reversed(questions[1:])]]
    if questions:
        state.stack.append(questions[0])
        check_answers(state, questions[0])


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
        for name, points in final_lines(state, seat).items():
            if getattr(sheets[seat], name) != points:
                raise PositionError(f"{key}.{name}", f"what this player has comes to {points} here (P14)")
    state.sheet = tuple(sheets)


def _read_tile(state: State, data: Any) -> tuple[int, tuple[str, ...]]:
    if data is None:
        return 0, ()
    only_keys(data, ("slot", "actions"), "phase.tile")
    slot = SLOT_WORDS[word(data.get("slot"), SLOT_WORDS, "phase.tile.slot", "slot")]
    if state.slots[slot] is not None:
        raise PositionError("phase.tile.slot", f"another tile lies in w{slot}: the one taken came from an empty slot")
    if position_of(state.box, slot) == BEYOND:
        raise PositionError("phase.tile.slot", f"w{slot} is at the last position, where nothing is taken (P3.2)")
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
    of = words(data.get("of"), TILES_OF[state.rules.data], f"{key}.of", "tile")
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


def _one_of(known: Any, noun: str) -> Any:
    return lambda _, value, key: word(value, known, key, noun)


def _tile(state: State, value: Any, key: str) -> str:
    return word(value, TILES_OF[state.rules.data], key, "tile")


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
    (At, "tile"): _tile,
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
