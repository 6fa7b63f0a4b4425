"""Gains of a player: goods, points and steps, with all that follows from them (P4, P10, P15.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praga.core.frames import EITHER, Side, Sideways, Technology, Token
from praga.core.goods import Effect, Part
from praga.core.state import SOURCES, Earnings
from praga.core.tables import BOOKS, CAP, OVERFLOW, RICH, STEPS_LAST, TRACKS, WEALTH
from praga.flow.step import Step

STEP_POINTS: Final = 2  # of a technology of level I, for each step on its track (P10.3)


def gain(step: Step, seat: int, good: str, count: int = 1) -> None:
    """Give a player so many of a good, with all that follows from it."""
    if count:
        GAINS[good](step, seat, good, count)


def gain_effect(step: Step, seat: int, brings: Effect) -> None:
    """Give a player the parts of an effect, in order."""
    for good, count in brings:
        GAINS[good](step, seat, good, count)


def gain_from(step: Step, seat: int, brings: Effect, source: str) -> None:
    """Give the parts of an effect whose points come from another source than the rest of the move."""
    usual, step.source = step.source, source
    gain_effect(step, seat, brings)
    step.source = usual


def score(step: Step, seat: int, count: int, source: str) -> None:
    """Give points that come from another source than the rest of the move."""
    gain_from(step, seat, (Part("points", count),), source)


def has(step: Step, seat: int, technology: str) -> bool:
    """Return whether a lasting technology of a player works (P10.2)."""
    return technology in step.state.technologies[seat]


def pay_once(step: Step, seat: int, technology: str) -> bool:
    """Return whether a technology that pays once a turn works and has not paid, and note that it has (P15.24)."""
    state = step.state
    if not has(step, seat, technology) or technology in state.once[seat]:
        return False
    state.once[seat] = (*state.once[seat], technology)
    return True


def pay_technology(step: Step, seat: int, technology: str) -> None:
    """Give a point and the resource that a technology shows, if the player has it (P10.4)."""
    if has(step, seat, technology):
        gain(step, seat, technology.rpartition("_")[2])
        score(step, seat, 1, "technologies")


def _count(step: Step, seat: int, good: str, count: int) -> None:
    counts = step.state.track(good)
    counts[seat] += count
    if count:
        step.state.emit("gain", player=seat, good=good, count=count)


def _points(step: Step, seat: int, good: str, count: int) -> None:
    """Give points, and note their source."""
    _count(step, seat, good, count)
    earned, at = step.state.earned, SOURCES[step.source]
    before = earned[seat]
    earned[seat] = Earnings._make((*before[:at], before[at] + count, *before[at + 1 :]))


def _money(step: Step, seat: int, good: str, count: int) -> None:
    """Give gold or stone up to the cap, then what the wealth brings (P4.3, P4.6)."""
    owned = step.state.track(good)
    _count(step, seat, good, min(CAP - owned[seat], count))
    if owned[seat] >= RICH:
        _wealth(step, seat, f"{good}{RICH}")
    if owned[seat] == CAP:
        _wealth(step, seat, "nine")


def _wealth(step: Step, seat: int, name: str) -> None:
    """Give the bonus of a wealth place and its cube, once a game."""
    state = step.state
    if name in state.wealth[seat]:
        return
    state.wealth[seat] = tuple([known for known in WEALTH if known == name or known in state.wealth[seat]])
    state.cubes[seat] += 1
    state.emit("wealth", player=seat)
    gain_from(step, seat, WEALTH[name], "wealth")


def _limited(step: Step, seat: int, good: str, count: int) -> None:
    """Give windows, as many as the supply has."""
    _count(step, seat, good, min(count, step.state.left(good)))


def _egg(step: Step, seat: int, good: str, count: int) -> None:
    """Give eggs, as many as the supply has; each pays the technology for eggs (P10.4)."""
    count = min(count, step.state.left(good))
    _count(step, seat, good, count)
    for _ in range(count):
        pay_technology(step, seat, "egg_stone")


def _token(step: Step, seat: int, good: str, count: int) -> None:
    """Give red or blue tokens; the first of a turn pays the technology for its colour (P10.4)."""
    _count(step, seat, good, count)
    for technology in ("red_stone",) if good == "red" else ("blue_gold",):
        if pay_once(step, seat, technology):
            pay_technology(step, seat, technology)


def _production(step: Step, seat: int, good: str, count: int) -> None:
    """Move the mine or quarry track on; what lies on the way comes in order, and steps beyond the end are lost."""
    state, track = step.state, TRACKS[good]
    steps = state.track(good)
    for _ in range(min(count, track.last - steps[seat])):
        _count(step, seat, good, 1)
        if steps[seat] == track.token_at:
            step.asks.append(Token(seat, good))
        if steps[seat] == track.seal_at:
            state.rights[seat] += 1


def _learning(step: Step, seat: int, good: str, count: int) -> None:
    """Move the technology or university track on; beyond the end each step is worth points (P10.1, P10.8)."""
    steps = step.state.track(good)
    for _ in range(count):
        if steps[seat] == STEPS_LAST[good]:
            score(step, seat, OVERFLOW, "learning")
            continue
        _count(step, seat, good, 1)
        if has(step, seat, f"step_{good}"):
            score(step, seat, STEP_POINTS, "technologies")
        if good == "tech" and steps[seat] in BOOKS:
            step.asks.append(Technology(seat, BOOKS[steps[seat]]))


def _sideways(step: Step, seat: int, good: str, count: int) -> None:
    """Keep moves sideways; in another's turn ask for them at once (P15.5)."""
    on = EITHER if good == "side" else good
    for _ in range(count):
        if step.is_own_turn(seat):
            step.keep(Sideways(on))
        else:
            step.asks.append(Side(seat, on))


GAINS: Final[dict[str, Callable[[Step, int, str, int], None]]] = {
    "gold": _money,
    "stone": _money,
    "silver": _limited,
    "goldw": _limited,
    "egg": _egg,
    "red": _token,
    "blue": _token,
    "points": _points,
    "mine": _production,
    "quarry": _production,
    "tech": _learning,
    "univ": _learning,
    "side": _sideways,
    "wall": _sideways,
    "cathedral": _sideways,
}
