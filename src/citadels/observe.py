"""What one seat may know (notation §4), built up from nothing: what is not written here is not seen."""

from __future__ import annotations

from typing import Any

from citadels.districts.dark_city import Search
from citadels.flow.draft import Choose
from citadels.frames import TAKEN, Answer, Calls, EndRound, Resume, Turn
from citadels.records import Built
from citadels.rules import write_rules
from citadels.state import Player, State
from tabletop.codec import encode
from tabletop.frames import Frame


def write_built(built: Built, seen: bool = True) -> str | dict[str, Any]:
    """Write a district: its name, or an object where something belongs to it."""
    written: dict[str, Any] = {"district": built.card}
    if built.tucked:
        written["tucked"] = list(built.tucked) if seen else len(built.tucked)
    if built.coin:
        written["coin"] = True
    if built.round is not None:
        written["built"] = built.round
    return written if len(written) > 1 else built.card


def write_taken(taken: tuple[str, ...], power: int = 0) -> list[str]:
    """Write what was used in a turn, in the notation's order."""
    return [word for word in TAKEN for _ in range(power if word == "power" else taken.count(word))]


def write_marks(state: State) -> dict[str, Any]:
    """Write the marks of the round: all of them were said aloud."""
    held = state.held
    return {
        "assassinated": state.assassinated,
        "robbed": state.robbed,
        "bewitched": state.bewitched,
        "owes": state.owes,
        "held": None if held is None else {"seat": held.seat, "taken": write_taken(held.taken)},
        "last_round": state.last_round,
    }


def turn_on_stack(state: State) -> Turn | None:
    """Return the turn being played, whatever is asked on top of it."""
    for frame in reversed(state.stack):
        if type(frame) is Turn:
            return frame
    return None


def write_turn(state: State) -> dict[str, Any]:
    """Write the phase of a game between its calls."""
    turn = turn_on_stack(state)
    calls = next(frame for frame in state.stack if type(frame) is Calls)
    if turn is None:  # somebody is asked before his turn begins (R7.24)
        turn = Turn(next(frame.seat for frame in state.stack if type(frame) is Answer), "")
    phase = {
        "name": "turn", "rank": calls.rank - 1, "seat": turn.seat, "taken": write_taken(turn.taken, turn.power),
        "built": turn.built, "extra": turn.extra, "spent": turn.spent,
    }  # fmt: skip
    return {**phase, "resumed": True} if turn.resumed else phase


def write_phase(state: State, viewer: int | None = None, all_seeing: bool = True) -> dict[str, Any]:
    """Write the phase; others' pools are numbers."""
    if not state.stack:
        return {"name": "over"}
    top = state.stack[-1]
    if type(top) is Choose:
        mine = all_seeing or top.seat == viewer
        return {"name": "select", "seat": top.seat, "pool": list(top.pool) if mine else len(top.pool)}
    return write_turn(state)


def write_seen(state: State, seat: int) -> dict[str, Any]:
    """Write what a seat has seen: pools it chose from, cards it knows face down, hands it knows something of."""
    player = state.players[seat]
    seen: dict[str, Any] = {}
    if player.drafts:
        seen["drafts"] = [list(pool) for pool in player.drafts]
    if player.placed_aside:
        seen["aside"] = list(player.placed_aside)
    hands = {str(whose): sorted(cards) for (who, whose), cards in sorted(state.known.items()) if who == seat and cards}
    if hands:
        seen["hands"] = hands
    return seen


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    player: Player = state.players[seat]
    mine = seat == viewer
    written = {
        "name": player.name,
        "gold": player.gold,
        "hand": list(player.hand) if mine else len(player.hand),
        "city": [write_built(built, mine) for built in player.city],
        "characters": [name if mine or name in state.revealed else None for name in player.characters],
        "completed": player.completed,
    }
    seen = write_seen(state, seat) if mine else {}
    return {**written, "seen": seen} if seen else written


def known_aside(state: State, viewer: int | None) -> tuple[str, ...]:
    """Return the cards this seat knows to lie face down."""
    return state.players[viewer].placed_aside if viewer is not None else ()


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Return what a seat may know, or with None what lies open on the table for everyone."""
    known = known_aside(state, viewer)
    down: list[str | None] = [name if name in known else None for name in state.down]
    # In an order that tells nothing: first what is known, by name, then the rest.
    down = [*sorted(name for name in down if name is not None), *[None for name in down if name is None]]
    written = {
        "citadels": 1,
        "rules": write_rules(state.rules),
        "round": state.round,
        "crown": state.crown,
        "bank": state.bank,
        "deck": len(state.deck),
        "players": [_player(state, seat, viewer) for seat in range(len(state.players))],
        "aside": {"up": list(state.up), "down": down},
        "phase": write_phase(state, viewer, all_seeing=False),
        **write_marks(state),
    }
    frames = pending(state)
    if frames and viewer is not None and state.stack[-1].seat == viewer:
        if type(state.stack[-1]) is Search:
            frames[-1].append(sorted(state.deck))  # he looks through it; the order stays hidden (R7.11, R15.3)
        written["pending"] = frames
    return written


def resting_stack(state: State) -> list[Frame]:
    """Return the stack that phase and marks alone describe: nothing is asked but the pick or the turn itself."""
    if not state.stack:
        return []
    top = state.stack[-1]
    if type(top) is Choose:
        return [EndRound(), Calls(1), top]
    if type(top) is not Turn:
        return []
    rank = state.rules.characters.index(top.role) + 1
    resume = [Resume(rank)] if top.alone and top.role == state.bewitched and state.held is not None else []
    return [EndRound(), Calls(rank + 1), *resume, top]


def pending(state: State) -> list[list[Any]]:
    """Write what is being asked where phase and marks do not say it already."""
    if state.stack == resting_stack(state):
        return []
    return [encode(frame) for frame in state.stack[2:]]
