"""Bots that look over their own shoulder, and games to do it in."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.core.state import State
from tabletop.bots.protocol import UNLIMITED, Bot, Budget
from tabletop.core.engine import apply, current_seat, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for


class Spy:
    """Plays as another bot does, and keeps what is handed to it."""

    blind = False
    native = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[Mapping[str, Any]] = []

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        self.views.append(view)
        return self.bot.choose(view, options, dice, budget)


def is_plain(value: Any) -> bool:
    """Whether a value is made of JSON's own kinds and nothing else, not even a kind derived from one."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(part) for key, part in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, float, bool)


def decisions(setup: Any, seats: int, seed: int, every: int) -> list[tuple[State, int, int]]:
    """Every so-many-th decision of a game by weights: the state, who is asked, and the bots' next dice."""
    state = CITADELS.new(seats, setup, seed)
    dice = dice_for(seed, seats)
    result: list[tuple[State, int, int]] = []
    number = 0
    while state.stack:
        seat = current_seat(state)
        assert seat is not None
        if number % every == 0:
            result.append((state.clone(), seat, dice[seat].seed))
        choices = options(state)
        bot = BOTS["random" if dice[seat].below(5) == 0 else "casual"]()
        apply(state, choices[bot.choose(CITADELS.view(state, seat), choices, dice[seat], UNLIMITED)])
        number += 1
    return result


def decision(bot: Bot, state: State, seat: int, seed: int, budget: Budget = UNLIMITED) -> str:
    """Return a bot's move in a state, by that seat's view alone, with dice that begin again."""
    choices = options(state)
    view = json.loads(json.dumps(CITADELS.view(state, seat)))
    return choices[bot.choose(view, choices, Dice(seed), budget)]
