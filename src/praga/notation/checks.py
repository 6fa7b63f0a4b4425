"""Checks of a turn: its agenda and its questions against the rest of a position (notation §2, §5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from praga.core.frames import (
    EITHER,
    EXTRA,
    FREE,
    TILE,
    Arrow,
    At,
    Good,
    Perform,
    Plank,
    Plaza,
    Question,
    Side,
    Street,
    Technology,
    TileIV,
    TileV,
    Token,
    Turn,
    Wheel,
)
from praga.core.state import State
from praga.core.tables import (
    BLUE,
    BOOKS,
    BRIDGE_IV,
    BRIDGE_V,
    LEVELS,
    SLOTS,
    SQUARES,
    TILES,
    TILES_V,
    TOP_TIER,
    TRACKS,
    position_of,
)
from praga.flow.costs import tile_cost
from praga.flow.projects import marker
from praga.flow.questions import answers
from praga.flow.road import PASSIVE
from praga.flow.rows import has_special_right, kind_number
from praga.flow.technologies import ACTIONS_GIVEN, ANY_ACTION, has_level
from tabletop.core.errors import PositionError

PLACE_OF_BOOK: Final = {level: place for place, level in BOOKS.items()}
# What the player of the turn alone is asked; what is asked alone, so that nothing waits behind it; and what is asked
# when it arises, so that it waits behind nothing.
OWN_TURN: Final = (Perform, At, TileIV, Plank, Good)
ALONE: Final = (Perform, At, TileIV, Plank)
AT_ONCE: Final = (*ALONE, TileV, Arrow, Side)
# The technologies that pay once a turn; for all but the first the good that they pay for.
ONCE_A_TURN: Final = {"tile_points": "", "red_stone": "red", "blue_gold": "blue"}


# --- what is kept


def check_agenda(state: State, turn: Turn) -> None:
    """Check that the slot's bonus and each effect of a street are kept once, and were there; PositionError names it."""
    items = list(turn.agenda)
    for at, item in enumerate(items):
        key = f"phase.kept[{at}]"
        if isinstance(item, Wheel) and item in items[:at]:
            raise PositionError(key, "a turn has one slot, whose bonus is kept once (P3.5)")
        if isinstance(item, Street):
            if item in items[:at]:
                raise PositionError(key, "each effect of a street is kept once (P9.2)")
            if item.kind == FREE and state.road_tiles[item.area - 1] in PASSIVE:
                raise PositionError(f"{key}.kind", "the road tile there leaves no free effect on arriving (P16.2)")


def check_once(state: State, turn: Turn | None) -> None:
    """Check the technologies that have paid in a turn: those that pay once a turn, for what came in it (P15.24)."""
    for seat, names in enumerate(state.once):
        for name in names:
            key = f"players[{seat}].once"
            if turn is None:
                raise PositionError(key, "the game is over: nothing is left that pays once a turn (P15.24)")
            if name not in ONCE_A_TURN:
                raise PositionError(key, f"{name} may pay more than once a turn")
            good = ONCE_A_TURN[name]
            if good and not state.track(good)[seat]:
                raise PositionError(key, f"{name} pays for a {good} token, and there is none")
            if not good and not (seat == turn.seat and _has_scored(state, turn)):
                raise PositionError(key, f"{name} pays when a tile that was taken in this turn scores (P10.3)")


def _has_scored(state: State, turn: Turn) -> bool:
    """Return whether the tile of the turn can have scored: by its zone, or by its slot's points (P15.10)."""
    by_zone = turn.slot and position_of(state.box, turn.slot) in BLUE
    return bool(by_zone or (SLOTS[turn.slot].points and Wheel() not in turn.agenda))


# --- what is asked


def check_questions(state: State, turn: Turn, questions: Sequence[Question]) -> None:
    """Check that all these can be asked, one after another; PositionError names the question and its key."""
    for at, question in enumerate(questions):
        key = f"phase.asks[{at}]"
        if question in questions[:at]:
            raise PositionError(key, "this is asked once")
        if question.seat != turn.seat:
            _check_of_another(state, question, key)
        elif isinstance(question, Side):
            raise PositionError(f"{key}.what", "a move sideways in one's own turn is not asked but kept (P15.5)")
        if at and isinstance(question, AT_ONCE):
            raise PositionError(key, "this is asked when it arises: it waits behind nothing")
        if len(questions) > 1 and (isinstance(question, ALONE) or question == TileV(question.seat, "bridge")):
            raise PositionError(key, "this is asked alone: nothing waits behind it")
        check: Callable[[State, Turn, Any, str], None] | None = CHECKS.get(type(question))
        if check:
            check(state, turn, question, key)
    _check_plazas(state, turn, questions)


def _check_of_another(state: State, question: Question, key: str) -> None:
    """Check a question to a player whose turn it is not: there a plaza alone brings anything (P15.5)."""
    if isinstance(question, OWN_TURN) or question == TileV(question.seat, "bridge"):
        raise PositionError(f"{key}.seat", "this is asked of the player whose turn it is, and of nobody else (P15.5)")
    if not state.paid:
        raise PositionError(f"{key}.seat", "in another's turn only a plaza that pays brings a question (P8.7)")


def _check_plazas(state: State, turn: Turn, questions: Sequence[Question]) -> None:
    """Check that one plaza pays, to one player after another, clockwise from the player of the turn (P15.6)."""
    listed = [(at, question) for at, question in enumerate(questions) if isinstance(question, Plaza)]
    for (_, before), (at, question) in pairwise(listed):
        if question.plaza != before.plaza:
            raise PositionError(f"phase.asks[{at}].plaza", "one plaza pays at a time (P8.7)")
        order = [(each.seat - turn.seat) % len(state.names) for each in (before, question)]
        if order[0] >= order[1]:
            raise PositionError(f"phase.asks[{at}].seat", "players choose clockwise, each once (P15.6)")


def _check_by(state: State, turn: Turn, question: Perform | At, action: str, key: str) -> None:
    """Check by what an action is performed: the tile, the extra action that was bought, or a technology that is out."""
    by = question.by
    if by == TILE:
        if not turn.owed or action not in turn.actions:
            raise PositionError(f"{key}.by", f"no tile was taken by which {action} is owed (P3.7)")
    elif by == EXTRA:
        if not turn.extra:
            raise PositionError(f"{key}.by", "no extra action was bought: phase.extra is false (P12.3)")
    elif by != ANY_ACTION and ACTIONS_GIVEN.get(by, ("", 0, ""))[2] != action:
        raise PositionError(f"{key}.by", f"{by} does not give the action {action} (P10.5, P10.6)")
    elif any(by in names for names in (*state.technologies, *state.new)):
        raise PositionError(f"{key}.by", f"{by} is out once it has been used (P10.2)")


def _check_perform(state: State, turn: Turn, question: Perform, key: str) -> None:
    if question.by == TILE:
        raise PositionError(f"{key}.by", "the tile's action is performed by a move of the turn, not asked (P3.7)")
    if question.action == "road":
        raise PositionError(f"{key}.action", "the road is performed at once, without a question (P9.1)")
    _check_by(state, turn, question, question.action, key)


def _check_place(state: State, turn: Turn, question: At, key: str) -> None:
    """Check that the tile is one that the player of the turn can take."""
    tile = TILES[question.tile]
    if question.tile not in state.rows[kind_number(tile.kind)]:
        raise PositionError(f"{key}.tile", f"{question.tile} is not in the row")
    _check_by(state, turn, question, tile.kind, key)
    if tile.special and not (question.by == TILE and has_special_right(turn)):
        raise PositionError(f"{key}.tile", f"{question.tile} needs the right of its slot (P6.3)")
    gold, stone = tile_cost(tile.id, question.by)
    if gold > state.gold[turn.seat] or stone > state.stone[turn.seat]:
        raise PositionError(f"{key}.tile", f"{question.tile} cannot be paid")


def _check_technology(state: State, _: Turn, question: Technology, key: str) -> None:
    place, level = PLACE_OF_BOOK[question.level], LEVELS[question.level]
    if state.tech[question.seat] < place or has_level(state, question.seat, question.level):
        raise PositionError(key, f"step {place} is not reached, or a technology of level {level} was chosen (P10.1)")


def _check_token(state: State, _: Turn, question: Token, key: str) -> None:
    place = TRACKS[question.track].token_at
    taken = (state.mine_token if question.track == "mine" else state.quarry_token)[question.seat]
    if state.track(question.track)[question.seat] < place or taken:
        raise PositionError(key, f"place {place} of the track is not reached, or its token was chosen (P4.5)")


def _check_iv(state: State, turn: Turn, _: TileIV, key: str) -> None:
    _check_area(state, turn, BRIDGE_IV, key)


def _check_v(state: State, turn: Turn, question: TileV, key: str) -> None:
    if question.at == "bridge":
        _check_area(state, turn, BRIDGE_V, key)
    elif state.cathedral[question.seat][0] != TOP_TIER:
        raise PositionError(
            f"{key}.at", f"one is chosen in row {TOP_TIER} of the Cathedral, and the marker is not there (P11.5)"
        )


def _check_plank(state: State, turn: Turn, question: Plank, key: str) -> None:
    tile = question.tile
    if any(tile == lying for _, lying in state.planks):
        raise PositionError(f"{key}.tile", f"{tile} lies on a plank already (P9.3)")
    if tile not in TILES_V:
        _check_area(state, turn, BRIDGE_IV, key)
        return
    _check_area(state, turn, BRIDGE_V, key)
    if tile not in state.final[question.seat]:
        raise PositionError(f"{key}.tile", f"{tile} was not taken: it is not in the player's final (P9.5)")


def _check_area(state: State, turn: Turn, area: int, key: str) -> None:
    at = state.road[turn.seat]
    if at != area:
        raise PositionError(
            f"{key}.what", f"it is asked in area {area} of the road; the figure is at {at} (P9.3, P9.5)"
        )


def _check_arrow(state: State, _: Turn, question: Arrow, key: str) -> None:
    row, column = marker(state, question.on)[question.seat]
    if SQUARES[question.on][row, column] != "^":
        raise PositionError(f"{key}.on", f"there is no up arrow at [{row}, {column}], where the marker is (P11.4)")


def _check_side(_: State, __: Turn, question: Side, key: str) -> None:
    if question.on != EITHER:
        raise PositionError(f"{key}.on", "a plaza gives a move on either project (P8.8)")


def _check_good(state: State, turn: Turn, _: Good, key: str) -> None:
    if not state.road_tiles[0] or state.road[turn.seat] != 1:
        raise PositionError(
            f"{key}.what", "gold or stone is chosen by who stands in area 1 of the road, with a road tile there (P16.2)"
        )


CHECKS: Final[dict[type, Callable[[State, Turn, Any, str], None]]] = {
    Perform: _check_perform,
    At: _check_place,
    Technology: _check_technology,
    Token: _check_token,
    TileIV: _check_iv,
    TileV: _check_v,
    Plank: _check_plank,
    Arrow: _check_arrow,
    Side: _check_side,
    Good: _check_good,
}


def check_answers(state: State, question: Question) -> None:
    """Check that the question that is asked now has an answer."""
    if not answers(state, question):
        raise PositionError("phase.asks[0]", "this has no answer, so it is not asked")
