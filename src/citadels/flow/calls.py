"""Calling the characters (R4.1, R11.1) and the end of the round (R4.9)."""

from __future__ import annotations

from citadels.effects import end_of_turn
from citadels.flow.draft import deal_characters
from citadels.frames import CALLS, Answer, Calls, EndRound, Resume, Turn
from citadels.moments import fire_cast, fire_everywhere
from citadels.roles.rank2 import rob
from citadels.shelf import ROLES
from citadels.state import State
from tabletop.frames import running


def begin_round(state: State) -> None:
    """Put last round's characters together, shuffle and deal them (R3.1, R4.9)."""
    state.round += 1
    state.assassinated = state.robbed = state.bewitched = None
    state.owes = state.held = None
    state.revealed = ()
    for player in state.players:
        player.characters = player.drafts = player.placed_aside = ()
    state.holders = {}
    state.tell("round", count=state.round, player=state.crown)
    if state.round == state.rules.round_limit and not state.last_round:
        state.last_round = True
        state.tell("last-round")
    deal_characters(state)


def _end_round(state: State, _: EndRound) -> None:
    killed = state.assassinated
    if killed is not None:
        seat = state.holder(killed)
        if seat is not None and killed not in state.revealed:
            state.revealed += (killed,)
            state.tell("unmasked", player=seat, role=killed)
    fire_cast(state, "round_ended")
    if state.last_round:
        state.tell("over")
    else:
        begin_round(state)


def _call(state: State, frame: Calls) -> None:
    """Call ranks until somebody answers."""
    characters, holders = state.rules.characters, state.holders
    for rank in range(frame.rank, len(characters) + 1):
        name = characters[rank - 1]
        seat = holders.get(name)
        if seat is None or (name == state.assassinated and not outlives(state, seat)):
            # With three players and one character each, rank 1 is not in the game and is not called (R9.3).
            if state.events is not None and name in state.rules.cast:
                state.tell("nobody", role=name)
            if name == state.bewitched and state.held is not None:
                held, state.held = state.held, None
                end_of_turn(state, held.seat)  # nobody answers: what was left of the Witch's turn ends (R5.3)
            continue
        state.stack.append(CALLS[rank + 1])
        _reveal(state, seat, rank, name)
        return


def outlives(state: State, seat: int) -> bool:
    """Whether this seat's killed character still answers its call (R7.22)."""
    return "outlives" in state.players[seat].works.asks


def _reveal(state: State, seat: int, rank: int, name: str) -> None:
    state.revealed += (name,)
    if state.events is not None:
        state.tell("called", player=seat, role=name)
    if name == state.robbed:
        rob(state, seat)
    if name == state.bewitched and state.held is not None:
        state.stack.append(Resume(rank))
    if "thanks_due" in state.rules.answered:
        state.stack.append(Answer(seat, rank))
        fire_everywhere(state, "thanks_due", seat)
    else:
        _begin_turn(state, seat, name)


def is_alone(state: State, name: str) -> bool:
    """Whether a character's holder takes the resource action alone: killed with a Hospital, or bewitched (R11.7)."""
    return name in (state.assassinated, state.bewitched)


def _answer(state: State, frame: Answer) -> None:
    _begin_turn(state, frame.seat, state.rules.characters[frame.rank - 1])


def _begin_turn(state: State, seat: int, name: str) -> None:
    answer = ROLES[name].when.get("rank_called")
    if answer is not None and name != state.assassinated:
        answer(state, seat)
    state.stack.append(Turn(seat, name, alone=is_alone(state, name)))


def resumed_turn(state: State, rank: int) -> Turn:
    """Return the Witch's turn as the bewitched character, with what she used in its first part (R11.18)."""
    held, state.held = state.held, None
    assert held is not None, "a resumed turn was held before"
    return Turn(held.seat, state.rules.characters[rank - 1], held.taken, resumed=True)


def _resume(state: State, frame: Resume) -> None:
    turn = resumed_turn(state, frame.rank)
    state.tell("resumed", player=turn.seat, role=turn.role)
    state.stack.append(turn)
    gathered = ROLES[turn.role].when.get("gathered")
    if gathered is not None:
        gathered(state, turn)


running(EndRound, _end_round)
running(Calls, _call)
running(Answer, _answer)
running(Resume, _resume)
