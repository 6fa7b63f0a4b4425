"""The six actions: when they can be performed, and how they begin (P3.7, P15.4)."""

from __future__ import annotations

from praga.core.frames import TILE, At, Perform, Turn, Wheel
from praga.core.moves import PLACE_WORDS, SPACE_WORDS, TURN_WORDS, Move, move
from praga.core.state import State
from praga.core.tables import KINDS, TILES
from praga.flow import buildings, production, upgrades, walls
from praga.flow.road import can_go_on, go_on
from praga.flow.rows import on_offer
from praga.flow.step import Step


def payable(state: State, turn: Turn, kind: str, by: str) -> list[str]:
    """Return the tiles of a row that can be taken, paid and laid."""
    offered = on_offer(state, turn, kind, by)
    if kind == "upgrade":
        return offered
    can = walls.can_lay if kind == "wall" else buildings.can_build
    return [tile for tile in offered if can(state, turn.seat, tile, by)]


def can_perform(state: State, turn: Turn, action: str, by: str) -> bool:
    """Return whether an action can be carried out to its end now."""
    if action in KINDS:
        return bool(payable(state, turn, action, by))
    return action != "road" or can_go_on(state, turn.seat)


def ways(state: State, turn: Turn, action: str, by: str) -> list[Move]:
    """List the moves with which an action is performed."""
    if action in KINDS:
        return [move(f"{action} {tile}") for tile in payable(state, turn, action, by)]
    if action == "road":
        return [move("road")] if can_go_on(state, turn.seat) else []
    return production.ways(state, turn.seat, action)


def perform(step: Step, chosen: Move, by: str) -> None:
    """Perform an action by its move, or ask where its tile is laid."""
    if chosen.verb in KINDS:
        step.asks.append(At(step.turn.seat, chosen.words[0], by))
        return
    begin(step, chosen.verb, by)
    if chosen.verb != "road":
        production.perform(step, step.turn.seat, chosen.verb, chosen.words[0])


def begin(step: Step, action: str, by: str) -> None:
    """Begin a performance: its upgrade bonus is kept, and the tile's action is no longer owed; the road is gone on."""
    if by == TILE:
        step.turn = step.turn._replace(owed=False)
    step.state.emit("perform", player=step.turn.seat, action=action)
    upgrades.keep_bonus(step, step.turn.seat, action)
    if action == "road":
        go_on(step, step.turn.seat)


def perform_answers(state: State, question: Perform) -> list[Move]:
    """List the ways to perform an action that was bought or given."""
    turn: Turn = state.stack[0]
    return ways(state, turn, question.action, question.by)


def at_answers(state: State, question: At) -> list[Move]:
    """List the places and turns for a tile that was chosen."""
    kind = TILES[question.tile].kind
    if kind == "upgrade":
        return upgrades.turns(state, question)
    return walls.places(state, question) if kind == "wall" else buildings.places(state, question)


def lay(step: Step, question: At, words: tuple[str, ...]) -> None:
    """Lay the tile that was chosen: with it the action is performed."""
    tile, turn = TILES[question.tile], TURN_WORDS[words[-1]]
    begin(step, tile.kind, question.by)
    step.source = f"{tile.kind}s"
    if tile.special:  # the right to it is used up: the slot has no points any more (P6.3)
        step.spend(Wheel())
    if tile.kind == "upgrade":
        upgrades.build(step, question, turn)
    elif tile.kind == "wall":
        walls.build(step, question, PLACE_WORDS[words[0]], turn)
    else:
        buildings.build(step, question, SPACE_WORDS[words[0]], turn)
