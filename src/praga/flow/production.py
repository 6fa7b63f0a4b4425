"""Mines and quarries: their tracks, production, tokens, and seals (P4)."""

from __future__ import annotations

from praga.core.frames import Token
from praga.core.moves import Move, move
from praga.core.state import State
from praga.core.tables import SEALS, TOKENS, TRACKS
from praga.flow.costs import pay
from praga.flow.gains import gain, gain_effect
from praga.flow.step import Step


def ways(state: State, seat: int, track: str) -> list[Move]:
    """List the ways to perform the mine or quarry action (P4.1, P4.4)."""
    more = [move(f"{track} more")] if state.track(track)[seat] < TRACKS[track].last else []
    return [*more, move(f"{track} produce")]


def perform(step: Step, seat: int, track: str, how: str) -> None:
    """Perform the mine or quarry action."""
    if how == "produce":
        produce(step, seat, track)
    else:
        gain(step, seat, TRACKS[track].produced)
        gain(step, seat, track)


def produce(step: Step, seat: int, track: str) -> None:
    """Produce: as many as the track says, everything printed up to there, and the token's bonus (P4.1)."""
    state, printed = step.state, TRACKS[track]
    reached = state.track(track)[seat]
    gain(step, seat, printed.produced, reached)
    for at, brings in printed.on_production:
        if at <= reached:
            gain_effect(step, seat, brings)
    token = (state.mine_token if track == "mine" else state.quarry_token)[seat]
    if token:
        gain_effect(step, seat, TOKENS[token])


def tokens(state: State, _: Token) -> list[Move]:
    """List the production tokens to choose from."""
    return [move(f"keep {name}") for name in TOKENS if name in state.river]


def keep_token(step: Step, question: Token, name: str) -> None:
    """Lay a production token on a track: it is part of every production from now on (P4.5)."""
    state = step.state
    river = list(state.river)
    river.remove(name)
    state.river = tuple(river)
    (state.mine_token if question.track == "mine" else state.quarry_token)[question.seat] = name


def seals(state: State, seat: int) -> list[Move]:
    """List the seals that a player has a right to and can pay (P4.7)."""
    if not state.rights[seat]:
        return []
    gone = [name for owned in state.seals for name in owned]
    return [move(f"seal {name}") for name, cost in SEALS.items() if name not in gone and cost <= state.silver[seat]]


def take_seal(step: Step, seat: int, name: str) -> None:
    """Pay for a seal and take it; a free cube goes on it, if there is one (P15.16)."""
    state = step.state
    state.rights[seat] -= 1
    state.cubes[seat] = max(0, state.cubes[seat] - 1)
    state.seals[seat] = (*state.seals[seat], name)
    state.emit("seal", player=seat, seal=name)
    pay(state, seat, "silver", SEALS[name])
