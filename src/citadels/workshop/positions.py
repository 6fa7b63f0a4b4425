"""Positions to look into, and to ask a bot in: what it would get there, and what it would answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from citadels.bots.tiers import casual
from citadels.bots.user_bot import MANY
from citadels.core.moves import Move
from citadels.game import Game
from citadels.table.review import decisions
from citadels.workshop.game_runs import OneGame
from citadels.workshop.guest import MINE, Guest
from citadels.workshop.match import Table
from citadels.workshop.outside import Outside, Trouble, wrong
from tabletop.bots.protocol import UNLIMITED, bot_view
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for

SAMPLE = Table(4, {}, 7)
SAMPLE_STEP = 30  # some way into the game, so that cities, gold and a hand are there to be looked at


def dealt(table: Table) -> Iterator[Game]:
    """Deal a game that `casual` plays; yield it before each decision with more than one option, not to be changed."""
    game = Game.new([f"Seat {seat + 1}" for seat in range(table.players)], table.rules, table.seed)
    dice = dice_for(table.seed, table.players)
    bots = [casual() for _ in range(table.players)]
    while (seat := game.to_move) is not None:
        moves = game.moves()
        if len(moves) > 1:
            yield game
        at = bots[seat].choose(game.observe(seat), moves, dice[seat], UNLIMITED) if len(moves) > 1 else 0
        game.play(moves[at])


def sample(table: Table = SAMPLE, step: int = SAMPLE_STEP) -> tuple[Game, int]:
    """Return a game at the first decision after so many moves, or at its last one, and how many moves that is."""
    result: tuple[Game, int] | None = None
    for game in dealt(table):
        at = len(game.history)
        result = game.clone(), at
        if at >= step:
            break
    assert result is not None, "a game has decisions"
    return result


def of_game(game: OneGame, step: int | None) -> tuple[Game, int]:
    """Return a game that was played at a step at which somebody decides; without one, at the own bot's first decision.

    Raises:
        Trouble: nobody decides there.
    """
    if step is None:
        step = next(iter(own_decisions(game)), 0)
    here = game.again(step)
    if here.over or step > len(game.picks):
        raise wrong(f"`at` is a step from 0 to {len(game.picks) - 1} of this game")
    return here, step


def own_decisions(game: OneGame) -> list[int]:
    """Return the steps at which the own bot decided."""
    return [decision["at"] for decision in decisions(game.again(), [game.seats.index(MINE)])]


def position_json(here: Game, step: int, steps: int) -> dict[str, Any]:
    """Return a position as the page shows it."""
    seat = here.to_move
    options = [str(move) for move in islice(here.moves(), MANY)]
    return {"seat": seat, "view": here.view(seat), "options": options, "at": step, "steps": steps, "answer": None}


def ask_guest(here: Game, guest: Guest, outside: Outside, seed: int = 0) -> dict[str, Any]:
    """Return what a bot answers in a position: the option and the milliseconds, or the error in the protocol's form."""
    moves, began = here.moves(), outside.now()
    try:
        at = answer_of(here, guest, moves, seed)
    except Trouble as trouble:
        return {"error": trouble.to_json()}
    return {"option": str(moves[at]), "ms": outside.now() - began}


def answer_of(here: Game, guest: Guest, offered: Sequence[Move], seed: int = 0) -> int:
    """Return the index of what a bot plays in a position, of some options; Trouble if it fails."""
    seat = here.to_move
    assert seat is not None, "somebody is asked"
    return guest.choose(bot_view(guest, seat, here.observe, here.view), offered, Dice(seed), UNLIMITED)
