"""The questions above a turn: when each is asked, what answers it has, and what they do (notation §5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praga.core.frames import (
    FRAMES,
    REVEALING,
    Arrow,
    At,
    Good,
    Perform,
    Plank,
    Plaza,
    Side,
    Technology,
    TileIV,
    TileV,
    Token,
    Waiting,
)
from praga.core.moves import PLANK_WORDS, Move, move
from praga.core.state import State
from praga.core.tables import UNKNOWN
from praga.flow import actions, buildings, production, projects, road, technologies
from praga.flow.gains import gain
from praga.flow.step import Step, finish, turn_in


def _goods(_: State, __: Good) -> list[Move]:
    return [move("keep gold"), move("keep stone")]


def _keep_good(step: Step, question: Good, chosen: Move) -> None:
    gain(step, question.seat, chosen.words[0])


def _perform(step: Step, question: Perform, chosen: Move) -> None:
    actions.perform(step, chosen, question.by)


def _side(step: Step, question: Side, chosen: Move) -> None:
    if chosen.verb == "sideways":
        projects.move_sideways(step, question.seat, chosen.words[0])


# By question: the answers, and what one does.
QUESTIONS: Final[dict[type, tuple[Callable[[State, Any], list[Move]], Callable[[Step, Any, Move], None]]]] = {
    Perform: (actions.perform_answers, _perform),
    At: (actions.at_answers, lambda step, question, chosen: actions.lay(step, question, chosen.words)),
    Technology: (
        technologies.answers,
        lambda step, question, chosen: technologies.keep(step, question, chosen.words[0]),
    ),
    Token: (production.tokens, lambda step, question, chosen: production.keep_token(step, question, chosen.words[0])),
    TileIV: (road.tiles_iv, lambda step, question, chosen: road.keep_iv(step, question, chosen.words[0])),
    TileV: (road.tiles_v, lambda step, question, chosen: road.keep_v(step, question, chosen.words[0])),
    Plank: (road.planks, lambda step, question, chosen: road.lay_plank(step, question, PLANK_WORDS[chosen.words[0]])),
    Arrow: (
        projects.arrow_answers,
        lambda step, question, chosen: projects.follow_arrow(step, question, chosen.words[0]),
    ),
    Plaza: (
        buildings.plaza_answers,
        lambda step, question, chosen: buildings.take_reward(step, question, chosen.words[0]),
    ),
    Side: (projects.side_answers, _side),
    Good: (_goods, _keep_good),
}
# By question: the source of the points that its answer brings; a tile that is placed has its own (`actions.lay`).
SOURCE_OF: Final[dict[type, str]] = {
    Perform: "production",
    At: "buildings",
    Technology: "technologies",
    Token: "production",
    TileIV: "road",
    TileV: "road",
    Plank: "road",
    Arrow: "projects",
    Plaza: "plazas",
    Side: "projects",
    Good: "road",
}


# What a trial leaves open, by the question that falls away there.
LATER: Final[dict[type, str]] = {Technology: "technology", TileIV: "bridge-tile", TileV: "bridge-tile"}


def answers(state: State, question: Any) -> list[Move]:
    """List the answers of a question; none means that it falls away."""
    return QUESTIONS[type(question)][0](state, question)


def _answer(state: State, question: Any, chosen: Move) -> None:
    step = Step(state, turn_in(state), SOURCE_OF[type(question)])
    QUESTIONS[type(question)][1](step, question, chosen)
    finish(state, step)


def _waits_for_unknown(state: State, question: Technology | TileIV | TileV) -> bool:
    """Return whether a question falls away because its tiles are unknown, as they are in a trial."""
    if isinstance(question, Technology):
        owned = technologies.has_level(state, question.seat, question.level)
        return not owned and UNKNOWN in state.tech_stacks[question.level]
    if isinstance(question, TileIV):
        return UNKNOWN in state.bridge_iv
    return UNKNOWN in (state.bridge_v if question.at == "bridge" else state.cathedral_v)


def _run(state: State, waiting: Waiting) -> None:
    """Ask a question that has come to the top, or let it fall away."""
    question = waiting.question
    if answers(state, question):
        state.stack.append(question)
        if isinstance(question, REVEALING):
            state.set_barrier("card-drawn")
        return
    if isinstance(question, REVEALING) and _waits_for_unknown(state, question):
        state.emit("later", player=question.seat, what=LATER[type(question)])
    step = Step(state, turn_in(state), SOURCE_OF[type(question)])
    if isinstance(question, Plaza):
        buildings.take_both(step, question.seat, question.plaza)
    elif isinstance(question, Plank):
        road.finish_tile(step, question)
    finish(state, step)


for _kind in QUESTIONS:
    FRAMES.asking(_kind, answers, _answer)
FRAMES.running(Waiting, _run)
