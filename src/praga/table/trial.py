"""The copy of a game on which a seat tries moves before they are real: what nobody has seen stays unknown there."""

from __future__ import annotations

from collections.abc import Iterator

from praga.core.frames import Technology, TileIV, TileV
from praga.core.state import State
from praga.core.tables import LOOKED_AT, UNKNOWN
from praga.game import Game
from praga.views.view import looked_at
from tabletop.core.engine import apply
from tabletop.core.events import Event


def trial_of(game: Game, seat: int) -> Game:
    """Return a copy of a game whose stacks are unknown, but for what the seat looks at.

    A tile that is taken leaves an unknown one in its row (P6.1), and a question on unknown tiles falls away: nothing
    comes to light. What can be done here up to such a question can be done in the game it is a copy of.

    Example:
        >>> game = Game.new(["Ann", "Bo"], seed=1)
        >>> trial_of(game, 0).view(0)["stacks"] == game.view(0)["stacks"]
        True
    """
    state = game.observe(seat).state.clone()
    question = state.stack[-1]
    known = LOOKED_AT if looked_at(state, seat) is not None else 0
    state.stacks = [_cover(stack) for stack in state.stacks]
    state.tech_stacks = [
        _cover(stack, known if isinstance(question, Technology) and question.level == level else 0)
        for level, stack in enumerate(state.tech_stacks)
    ]
    state.bridge_iv = _cover(state.bridge_iv, known if isinstance(question, TileIV) else 0)
    if not (known and isinstance(question, TileV)):
        state.bridge_v, state.cathedral_v = _cover(state.bridge_v), _cover(state.cathedral_v)
    setup = game.setup
    return Game(state, None if setup is None else dict(setup))


def _cover(stack: tuple[str, ...], known: int = 0) -> tuple[str, ...]:
    """Return a stack of which only so many tiles on top are known."""
    return (*stack[:known], *[UNKNOWN] * len(stack[known:]))


def left_open(before: Game, after: Game) -> Iterator[Event]:
    """Yield an event for each question that fell away in a trial between two games, since its tiles are unknown."""
    for move, state in after.played(len(before.history)):
        twin: State = state.clone()
        twin.events = []
        apply(twin, move)
        yield from [event for event in twin.events if event.id == "later"]
