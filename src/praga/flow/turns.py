"""A turn: its agenda in free order, and its end (P3, P12, P13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praga.core.frames import EITHER, EXTRA, FRAMES, TILE, AgendaItem, Bonus, Sideways, Street, Turn, Wheel
from praga.core.moves import ENDS, SLOT_WORDS, Move, move
from praga.core.places import ACTIONS
from praga.core.state import State
from praga.core.tables import BEYOND, CLOCK, KINDS, MOST_WINDOWS, PROJECTS, SLOTS, position_of, slot_at
from praga.flow import crane, production, projects, rows
from praga.flow.actions import can_perform, perform, ways
from praga.flow.costs import pay
from praga.flow.road import street_moves, take_effect
from praga.flow.scoring import end_game
from praga.flow.setup import deal_era
from praga.flow.step import Step, ask
from praga.flow.technologies import give_action, use, uses
from praga.flow.upgrades import take_bonus


def options(state: State, turn: Turn) -> list[Move]:
    """List what can be done in a turn, in the order of notation §3."""
    seat = turn.seat
    result = []
    if turn.owed:
        for action in ACTIONS:
            if action in turn.actions:
                result += ways(state, turn, action, TILE)
    if not turn.slot:
        result += crane.takes(state, seat)
    result += agenda_moves(state, turn)
    result += [move(f"up {on}") for on in PROJECTS if projects.can_move_up(state, seat, on)]
    result += uses(state, turn)
    result += production.seals(state, seat)
    if not turn.extra:
        result += _extras(state, turn)
    if not turn.refreshed:
        result += rows.refreshes(state, seat)
    if may_end(state, turn):
        result += ends(state, seat)
    return result


def agenda_moves(state: State, turn: Turn) -> list[Move]:
    """List the moves for what is kept, in the order it came, each once."""
    result: dict[Move, None] = {}
    for thing in turn.agenda:
        result |= dict.fromkeys(_moves_for(state, turn, thing))
    return list(result)


def _moves_for(state: State, turn: Turn, thing: AgendaItem) -> list[Move]:
    match thing:
        case Wheel():
            return crane.wheel_moves(state, turn)
        case Sideways(on):
            targets = [on for on in projects.targets(on) if projects.can_move_sideways(state, turn.seat, on)]
            return [move(f"sideways {on}") for on in targets]
        case Bonus(_, tiles):
            return [move(f"bonus {tile}") for tile in tiles]
        case Street():
            return street_moves(state, turn.seat, thing)


def _extras(state: State, turn: Turn) -> list[Move]:
    """List the extra actions that can be bought and performed (P12.3)."""
    gold, silver = state.goldw[turn.seat], state.silver[turn.seat]
    windows = (["silver"] if gold and silver else []) + (["goldw"] if gold > 1 else [])
    actions = [action for action in ACTIONS if can_perform(state, turn, action, EXTRA)] if windows else []
    return [move(f"extra {action} {window}") for action in actions for window in windows]


def may_end(state: State, turn: Turn) -> bool:
    """Return whether the turn may end: a tile was taken, and its action is done or impossible (P3.8)."""
    if not turn.slot:
        return False
    return not turn.owed or not any(can_perform(state, turn, action, TILE) for action in turn.actions)


def ends(state: State, seat: int) -> list[Move]:
    """List the ways to end a turn: with more than two windows, by those that are kept (P12.2)."""
    silver, gold = state.silver[seat], state.goldw[seat]
    if silver + gold <= MOST_WINDOWS:
        return [move("end")]
    pairs = [words for words in ENDS[1:] if _silver_in(words) <= silver and MOST_WINDOWS - _silver_in(words) <= gold]
    return [move(" ".join(["end", *words])) for words in pairs]


def _silver_in(words: tuple[str, ...]) -> int:
    """Return how many silver windows the words after `end` keep."""
    return int(words[words.index("silver") - 1]) if "silver" in words else 0


# --- playing


def choose(state: State, turn: Turn, chosen: Move) -> None:
    """Play a move of a turn."""
    step = Step(state, turn, SOURCE_OF.get(chosen.verb, "crane"))
    if chosen.verb == "end":
        _end(step, chosen.words)
        return
    PLAYS[chosen.verb](step, chosen)
    state.stack.append(step.turn)
    ask(state, step)


def _take(step: Step, chosen: Move) -> None:
    crane.take(step, SLOT_WORDS[chosen.words[0]])


def _perform(step: Step, chosen: Move) -> None:
    perform(step, chosen, TILE)


def _bonus(step: Step, chosen: Move) -> None:
    if chosen.words == ("wheel",):
        crane.take_wheel_bonus(step)
    else:
        step.source = "upgrades"
        take_bonus(step, step.turn.seat, chosen.words[0])


def _sideways(step: Step, chosen: Move) -> None:
    bound = Sideways(chosen.words[0])
    step.spend(bound if bound in step.turn.agenda else Sideways(EITHER))
    projects.move_sideways(step, step.turn.seat, chosen.words[0])


def _effect(step: Step, chosen: Move) -> None:
    number = int(chosen.words[2]) - 1 if len(chosen.words) > 2 else None
    take_effect(step, step.turn.seat, int(chosen.words[0]), number)


def _up(step: Step, chosen: Move) -> None:
    projects.pay_for_up(step, step.turn.seat, chosen.words[0])


def _use(step: Step, chosen: Move) -> None:
    use(step, chosen.words[0], chosen.words[1:])


def _seal(step: Step, chosen: Move) -> None:
    production.take_seal(step, step.turn.seat, chosen.words[0])


def _extra(step: Step, chosen: Move) -> None:
    state, seat = step.state, step.turn.seat
    action, window = chosen.words
    pay(state, seat, "goldw")
    pay(state, seat, window)
    step.turn = step.turn._replace(extra=True)
    give_action(step, action, EXTRA)


def _refresh(step: Step, chosen: Move) -> None:
    _, first, second, paid = chosen.words
    step.turn = step.turn._replace(refreshed=True)
    rows.refresh(step.state, step.turn.seat, first, second, paid)


PLAYS: Final[dict[str, Callable[[Step, Move], None]]] = {
    "take": _take,
    **dict.fromkeys(ACTIONS, _perform),
    "bonus": _bonus,
    "sideways": _sideways,
    "effect": _effect,
    "up": _up,
    "use": _use,
    "seal": _seal,
    "extra": _extra,
    "refresh": _refresh,
}
assert set(KINDS) <= set(PLAYS), "the rows are actions"
# By the first word of a move: the source of the points that it brings, if that is not the crane.
SOURCE_OF: Final = {
    **dict.fromkeys(("mine", "quarry"), "production"),
    **dict.fromkeys(("sideways", "up"), "projects"),
    **dict.fromkeys(("road", "effect"), "road"),
    "use": "technologies",
}


# --- the end of a turn


def _end(step: Step, words: tuple[str, ...]) -> None:
    """End a turn: a special slot's points come, windows above two go, the wheel turns, and the next turn begins."""
    state, seat, turn = step.state, step.turn.seat, step.turn
    if Wheel() in turn.agenda and SLOTS[turn.slot].points:
        crane.take_wheel_bonus(step)
    if words:
        state.silver[seat] = _silver_in(words)
        state.goldw[seat] = MOST_WINDOWS - state.silver[seat]
    state.set_barrier("turn-ended")
    first, second = turn.actions
    _turn_on(state, (first, second))
    if state.rules.solo:
        state.turn += 1
        _turn_on(state, _take_for_nobody(state))
    if state.turn == CLOCK[state.of_table].turns:
        end_game(state)
        return
    state.turn += 1
    state.stack[:] = [begin_turn(state)]


def _take_for_nobody(state: State) -> tuple[str, str]:
    """Take the tile nearest the end of the crane, alone: points that lie on it are gone (P16.4).

    A turn of nobody only moves the clock: no turn of the player begins with it.
    """
    slot = next(
        slot for slot in [slot_at(state.box, position) for position in range(BEYOND - 1, 0, -1)] if state.slots[slot]
    )
    tile = state.slots[slot]
    assert tile is not None, "six tiles are on the crane"
    state.slots[slot], state.pushed[slot] = None, 0
    state.emit("crane-takes", actions=list(tile), position=position_of(state.box, slot))
    return tile


def _turn_on(state: State, actions: tuple[str, str]) -> None:
    """Turn the wheel after a turn, and begin era II where it is time (P13.2 to P13.6)."""
    crane.turn_wheel(state, actions)
    state.once = [()] * len(state.names)
    if state.turn == CLOCK[state.of_table].era_2_after:
        state.era = 2
        deal_era(state)
        state.emit("era")


def begin_turn(state: State) -> Turn:
    """Return the turn that begins; its player's new technologies work from now on (P10.2)."""
    seat = state.turn_of
    state.technologies[seat] += state.new[seat]
    state.new[seat] = ()
    state.emit("turn", player=seat, turn=state.turn_number)
    return Turn(seat)


FRAMES.asking(Turn, options, choose)
