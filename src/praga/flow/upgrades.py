"""Upgrades of the six actions, and their bonuses (P5)."""

from __future__ import annotations

from praga.core.frames import At, Bonus, Good, Turn
from praga.core.moves import Move, move
from praga.core.places import ACTIONS, PLACE
from praga.core.state import BoardTile, State
from praga.core.tables import TILES, TURNS
from praga.flow.boards import lay
from praga.flow.gains import gain, gain_effect, score
from praga.flow.rows import take_from_row
from praga.flow.step import Step


def turns(_: State, question: At) -> list[Move]:
    """List the turns for an upgrade, which lies on its action's hex."""
    return [move(f"at t{turn}") for turn in TURNS[question.tile]]


def build(step: Step, question: At, turn: int) -> None:
    """Lay an upgrade: university, edges and corners, the row (P12.7); kept bonuses may come from it, too (P5.5)."""
    state, seat, tile = step.state, question.seat, TILES[question.tile]
    state.emit("upgrade", player=seat, tile=tile.id)
    gain(step, seat, "univ", tile.univ)
    lay(step, seat, PLACE[tile.action], BoardTile(tile.id, turn))
    agenda = [
        thing._replace(of=(*thing.of, tile.id)) if isinstance(thing, Bonus) and thing.action == tile.action else thing
        for thing in step.turn.agenda
    ]
    step.turn = step.turn._replace(agenda=tuple(agenda))
    if state.road[seat] == 1 and state.road_tiles[0]:  # P16.2
        score(step, seat, 2, "road")
        step.asks.append(Good(seat))
    take_from_row(state, tile.id)


def keep_bonus(step: Step, seat: int, action: str) -> None:
    """Keep the upgrade bonus of a performance that begins (P5.4, P5.6)."""
    top = step.state.top(seat, PLACE[action])
    step.keep(Bonus(action, () if top is None else (top.tile,)))


def bonuses(turn: Turn) -> list[str]:
    """Return the tiles whose bonus may be taken, in the order of what is kept."""
    return [tile for thing in turn.agenda if isinstance(thing, Bonus) for tile in thing.of]


def take_bonus(step: Step, seat: int, tile: str) -> None:
    """Take a tile's bonus for the performance that has the fewest tiles to choose from (notation §4)."""
    held = [thing for thing in step.turn.agenda if isinstance(thing, Bonus) and tile in thing.of]
    step.spend(min(held, key=lambda thing: len(thing.of)))
    step.state.emit("bonus", player=seat, tile=tile)
    gain_effect(step, seat, TILES[tile].brings)


def owned(state: State, seat: int) -> list[str]:
    """Return the upgrades of a player, covered ones too (P5.3)."""
    return [tile.tile for action in ACTIONS for tile in state.board[seat][PLACE[action]]]
