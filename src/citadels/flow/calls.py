"""Calling the characters (R4.1, R11.1) and the end of the round (R4.9)."""

from __future__ import annotations

from citadels.core.effects import clear_marks, lay_open, reveal
from citadels.core.frames import CALLS, Answer, Calls, Closing, EndRound, Turn, running
from citadels.core.hooks import everywhere
from citadels.core.marks import SILENT
from citadels.core.state import State
from citadels.flow.draft import deal_characters
from citadels.flow.stack import stack_after


def begin_round(state: State) -> None:
    """Put last round's characters together, shuffle and deal them (R3.1, R4.9)."""
    state.round += 1
    clear_marks(state)
    state.revealed = ()
    for player in state.players:
        player.characters = player.drafts = player.placed_aside = ()
    state.holders, state.swapped = {}, None
    state.emit("round", count=state.round, player=state.crown)
    if state.round == state.rules.round_limit and not state.last_round:
        state.last_round = True
        state.emit("last-round")
    deal_characters(state)


def _end_round(state: State, _: EndRound) -> None:
    for mark, name in state.marks.items():
        seat = state.holder(name) if state.rules.cards.marks[mark].leaves == SILENT else None
        if seat is not None and name not in state.revealed:
            reveal(state, name)
            state.emit("unmasked", player=seat, role=name)
    _close(state, Closing(0))


def _close(state: State, frame: Closing) -> None:
    """Let each of the cast who answers have its say, and what it asks be answered before the next; then go on.

    While something is asked the stack has the shape of all the round, with every rank called.
    """
    for at in range(frame.at, len(state.rules.closing)):
        state.stack[:] = stack_after(len(state.rules.characters), [Closing(at + 1)])
        state.rules.closing[at](state)
        if type(state.stack[-1]) is not Closing:
            return
    state.stack.clear()
    lay_open(state)
    if state.last_round:
        state.emit("over")
    else:
        begin_round(state)


def _call(state: State, frame: Calls) -> None:
    """Call ranks until somebody answers."""
    characters, holders, marked = state.rules.characters, state.holders, state.marks.values()
    for rank in range(frame.rank, len(characters) + 1):
        name = characters[rank - 1]
        seat = holders.get(name)
        if seat is not None and (name not in marked or not state.silenced(name) or breaks_silence(state, seat)):
            state.stack.append(CALLS[rank + 1])
            _reveal(state, seat, rank, name)
            return
        # With three players and one character each, rank 1 is not in the game and is not called (R9.3).
        if state.events is not None and name in state.rules.cast:
            state.emit("nobody", role=name)
        if state.rules.when.rank_passed is not None:
            lay_open(state)  # before anything else comes of it; else the next who is called lays it open
            state.rules.when.rank_passed(state, name)


def breaks_silence(state: State, seat: int) -> bool:
    """Whether this seat's killed character still answers its call (R7.22)."""
    return state.players[seat].works.asks.breaks_silence


def _reveal(state: State, seat: int, rank: int, name: str) -> None:
    reveal(state, name)
    if state.events is not None:
        state.emit("called", player=seat, role=name)
    called = state.rules.when.rank_called
    if called is not None:
        called(state, name, seat)
    if "rank_called" not in state.rules.answered:
        _begin_turn(state, seat, name)
        return
    state.stack.append(Answer(seat, rank))
    for owner, city in everywhere(state):
        if city.rank_called is not None:
            city.rank_called(state, owner, seat)


def _answer(state: State, frame: Answer) -> None:
    _begin_turn(state, frame.seat, state.rules.characters[frame.rank - 1])


def _begin_turn(state: State, seat: int, name: str) -> None:
    began = state.rules.cards.roles[name].when.turn_began
    if began is not None and not state.silenced(name):
        began(state, seat)
    state.stack.append(Turn(seat, name, alone=name in state.marks.values() and state.is_withheld(name)))


running(EndRound, _end_round)
running(Closing, _close)
running(Calls, _call)
running(Answer, _answer)
