"""Citadels' part of a session: all that tabletop.game.spec asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from citadels.bots import RENAMED
from citadels.game import Game
from tabletop.bots.protocol import Allowance, Bot, unlimited
from tabletop.core.events import Event
from tabletop.game.spec import GameSpec

SAVE_VERSION = 2
OLD_VERSIONS = frozenset((1,))  # only their checksum differs


def opening(game: Game) -> list[Event]:
    """Tell what lay on the table before anybody listened: the first round and what was set aside (R3.1)."""
    view = game.observe(None)
    if view.round != 1 or view.phase != "select":
        return []
    return [
        Event("round", {"count": view.round, "player": view.crown}),
        Event("aside", {"roles": view.up, "count": len(view.down)}),
    ]


def decision_is_public(game: Game) -> bool:
    """True if the question may be asked without the curtain, because neither it nor the answer reveals a secret.

    A card says so of its question; and the end of a turn whose closing power is used is the only move left (R11.10).
    """
    seat = game.to_move
    if seat is None:
        return False
    view = game.observe(seat)
    if view.question:
        questions = view.rules.cards.questions
        return view.question in questions and questions[view.question].open
    turn = view.turn
    if turn is None or not turn.power:
        return False
    return view.rules.cards.roles[view.role].closing and list(game.moves()) == ["end"]


def turn_of(game: Game) -> int | None:
    """Return the seat whose turn it is; None in the selection and at the end."""
    view = game.observe(None)
    return view.turn.seat if view.phase == "turn" and view.turn is not None else None


def turn_key(game: Game) -> tuple[int, str] | None:
    """Return the round and the character whose turn it is; None in the selection and at the end."""
    view = game.observe(None)
    return (view.round, view.turn.role) if view.phase == "turn" and view.turn is not None else None


def game_spec(bots: Mapping[str, Callable[[], Bot]], budget: Allowance = unlimited) -> GameSpec:
    """Return what a session needs of Citadels, with these bots and what each may spend on a decision."""
    return GameSpec(
        name="citadels",
        version=SAVE_VERSION,
        game=Game,
        opening=opening,
        decision_is_public=decision_is_public,
        bots=bots,
        budget=budget,
        turn_of=turn_of,
        turn_key=turn_key,
        renamed_bots=RENAMED,
        readable_versions=OLD_VERSIONS,
        deeds={"robbed": "robbery"},
    )
