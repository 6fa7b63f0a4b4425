"""Technologies: drawing them, and using those that work once (P10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praga.core.frames import Perform, Technology, Turn
from praga.core.moves import TRACK_WORDS, Move, move
from praga.core.places import ACTIONS
from praga.core.state import State
from praga.core.tables import LASTING, LEVEL_OF, LEVELS, LOOKED_AT, PLAZA_PLACES, PROJECTS, ROWS, TECHNOLOGIES
from praga.flow.actions import begin, can_perform
from praga.flow.buildings import take_both
from praga.flow.gains import gain
from praga.flow.production import produce
from praga.flow.projects import marker, move_up
from praga.flow.road import can_go_on
from praga.flow.rows import choose_from_top
from praga.flow.step import Step

# What a technology gives besides an action, and the action.
ACTIONS_GIVEN: Final = {
    "egg_and_road": ("egg", 1, "road"),
    "upgrade_3_points": ("points", 3, "upgrade"),
    "building_minus_2_gold": ("", 0, "building"),
    "wall_minus_2_stone": ("", 0, "wall"),
    "upgrade_goldw": ("goldw", 1, "upgrade"),
}

ANY_ACTION: Final = "any_action"


def has_level(state: State, seat: int, level: int) -> bool:
    """Return whether a seat has a technology of a level, which counts from 0."""
    return any(LEVEL_OF[name] == level for name in (*state.technologies[seat], *state.new[seat]))


def answers(state: State, question: Technology) -> list[Move]:
    """List the top technologies of a level in the data's order; none for who has one of it (P10.1)."""
    if has_level(state, question.seat, question.level):
        return []
    top = state.tech_stacks[question.level][:LOOKED_AT]
    return [move(f"keep {name}") for name in TECHNOLOGIES[LEVELS[question.level]] if name in top]


def keep(step: Step, question: Technology, name: str) -> None:
    """Keep a technology; the others that were looked at go under the stack (P10.1, P10.2)."""
    state, seat, level = step.state, question.seat, question.level
    state.tech_stacks[level] = choose_from_top(state.tech_stacks[level], name)
    if level < LASTING:
        state.new[seat] = (*state.new[seat], name)
    else:
        state.technologies[seat] = (*state.technologies[seat], name)
    state.emit("technology", player=seat, technology=name)


def uses(state: State, turn: Turn) -> list[Move]:
    """List the uses of technologies that work once, in the order they are held (P10.5, P10.6)."""
    result = []
    for name in state.technologies[turn.seat]:
        if LEVEL_OF[name] >= LASTING:
            result += [move(" ".join(["use", name, *words])) for words in _choices(state, turn, name)]
    return result


def _choices(state: State, turn: Turn, name: str) -> list[tuple[str, ...]]:
    """List the words that may follow a technology's name now."""
    seat = turn.seat
    if name == "egg_and_road":
        return [()] if can_go_on(state, seat, min(1, state.left("egg"))) else []
    if name in ACTIONS_GIVEN:
        return [()] if can_perform(state, turn, ACTIONS_GIVEN[name][2], name) else []
    if name == "free_up":
        return [(on,) for on in PROJECTS if marker(state, on)[seat][0] < ROWS]
    if name == ANY_ACTION:
        return [(action,) for action in ACTIONS if can_perform(state, turn, action, name)]
    if name == "plaza_both":
        return [(f"z{plaza + 1}",) for plaza in range(len(PLAZA_PLACES)) if state.plazas[plaza]]
    if name == "track_and_produce":
        return [(track, produced) for track in TRACK_WORDS for produced in TRACK_WORDS]
    return [()]


def use(step: Step, name: str, words: tuple[str, ...]) -> None:
    """Use a technology that works once; then it is out."""
    state, seat = step.state, step.turn.seat
    state.technologies[seat] = tuple([tile for tile in state.technologies[seat] if tile != name])
    state.emit("use", player=seat, technology=name)
    if name in ACTIONS_GIVEN:
        good, count, action = ACTIONS_GIVEN[name]
        if good:
            gain(step, seat, good, count)
        give_action(step, action, name)
    else:
        USES[name](step, seat, words)


def give_action(step: Step, action: str, by: str) -> None:
    """Give an action: the road is performed at once, the others are asked about (notation §5)."""
    if action == "road":
        begin(step, action, by)
    else:
        step.asks.append(Perform(step.turn.seat, action, by))


def _free_up(step: Step, seat: int, words: tuple[str, ...]) -> None:
    move_up(step, seat, words[0])


def _any_action(step: Step, _: int, words: tuple[str, ...]) -> None:
    give_action(step, words[0], ANY_ACTION)


def _plaza_both(step: Step, seat: int, words: tuple[str, ...]) -> None:
    take_both(step, seat, int(words[0][1:]) - 1)


def _univ_4(step: Step, seat: int, _: tuple[str, ...]) -> None:
    gain(step, seat, "univ", 4)


def _produce_gold(step: Step, seat: int, _: tuple[str, ...]) -> None:
    produce(step, seat, "mine")
    gain(step, seat, "stone", 2)


def _produce_stone(step: Step, seat: int, _: tuple[str, ...]) -> None:
    produce(step, seat, "quarry")
    gain(step, seat, "gold", 2)


def _track_and_produce(step: Step, seat: int, words: tuple[str, ...]) -> None:
    gain(step, seat, words[0])
    produce(step, seat, words[1])


USES: Final[dict[str, Callable[[Step, int, tuple[str, ...]], None]]] = {
    "free_up": _free_up,
    "univ_4": _univ_4,
    "produce_gold_2_stone": _produce_gold,
    "produce_stone_2_gold": _produce_stone,
    ANY_ACTION: _any_action,
    "plaza_both": _plaza_both,
    "track_and_produce": _track_and_produce,
}
