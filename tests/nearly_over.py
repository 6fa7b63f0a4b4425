"""Games that are about to end, as a page stores them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from citadels.bots import BOTS
from citadels.table.interface import game_spec
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.game.spec import GameSpec
from tabletop.table.daily import DailyGame
from tabletop.table.session import Session

NAMES = ("Ann", "Ben", "Cal", "Dee")


def nearly_over(
    spec: GameSpec,
    bot: str,
    rules: dict[str, Any],
    people: tuple[int, ...] = (),
    names: Sequence[str] = NAMES,
    seed: int = 5,
) -> str:
    """A game of four of these bots with a few moves to go; the seats in `people` are persons' who play like them."""
    person, machine = {"kind": "person"}, {"kind": "bot", "bot": bot}
    seats = [{"name": name, **(person if seat in people else machine)} for seat, name in enumerate(names)]
    return _stored(Session.new(spec, seats, rules, seed), bot)


@cache
def citadels_nearly_over(people: int = 0, seed: int = 5) -> str:
    """A game of Citadels in its third and last round, with so many people and bots, all of whom play at random."""
    return nearly_over(game_spec(BOTS), "random", {"round_limit": 3}, people=tuple(range(people)), seed=seed)


def day_nearly_over(spec: GameSpec, daily: DailyGame, day: str) -> str:
    """The game of a day with a few moves to go; the person plays like the bots."""
    wanted = daily.request({"day": day, "names": list(NAMES)})
    session = Session.new(spec, wanted["seats"], wanted["rules"], wanted["seed"])
    return _stored(session, next(seat.bot for seat in session.seats if seat.bot is not None), day=day)


def _stored(session: Session, bot: str, **more: str) -> str:
    """Play a game to its end, persons like this bot, and return what a page stored four steps before."""
    mind, saves = session.spec.bots[bot](), []
    while session.waiting != "over":
        if session.waiting == "curtain":
            session.open(session.game.to_move)
        elif not session.tick():
            session.choose(_choice(session.game, mind))
        saves.append(session.save())
    return json.dumps({"save": saves[-4], "names": session.game.names, "round": 3, "over": False, **more})


def _choice(game: Any, mind: Any) -> str:
    moves = game.moves()
    return str(moves[mind.choose(game.observe(game.to_move), moves, Dice(len(game.history)), UNLIMITED)])
