"""The terms on which Citadels sits down at a table: the one record it hands over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels.actions import Move
from citadels.game import Game
from citadels.journal import read_record
from tabletop.bots import Allowance, Bot, unlimited
from tabletop.events import Event
from tabletop.terms import Terms

SAVE_VERSION = 1
# What an undo would give away. Drawn cards come first: that is the reason a player understands best.
DRAWN = frozenset(("draw", "redraw", "architect", "navigate-cards", "smithy", "park", "search", "search-own"))
REVEALED = frozenset(("called", "nobody", "unmasked", "robbed", "swap", "peek", "took", "gave-card", "round", "over"))
# Asked before everybody's eyes: all there is to know for the answer lies open.
OPEN_QUESTIONS = ("Thank", "Recover")


def barrier(event: Event) -> str | None:
    """Return why what happened cannot be taken back: "card-drawn", "revealed", or None."""
    if event.id in DRAWN:
        return "card-drawn"
    return "revealed" if event.id in REVEALED else None


def opening(game: Game) -> list[Event]:
    """Tell what lay on the table before anybody listened: the first round and what was set aside (R3.1)."""
    view = game.view(None)
    if view["round"] != 1 or view["phase"]["name"] != "select":
        return []
    return [
        Event("round", {"count": view["round"], "player": view["crown"]}),
        Event("aside", {"roles": tuple(view["aside"]["up"]), "count": len(view["aside"]["down"])}),
    ]


def question_kind(view: dict[str, Any]) -> str:
    """Return what is asked on top of the turn, by its frame's name, or "" if it is the turn or a pick."""
    pending = view.get("pending")
    return str(pending[-1][0]) if pending else ""


def open_question(game: Game) -> bool:
    """Whether the one asked now can answer on the open table: his hand has no say in it, or there is no choice.

    The Ball Room's thanks, the Graveyard's rescue, and the end of a turn whose closing power is used (R11.10).
    """
    seat = game.to_move
    if seat is None:
        return False
    view = game.view(seat)
    kind = question_kind(view)
    if kind:
        return kind in OPEN_QUESTIONS
    phase = view["phase"]
    return (
        phase["name"] == "turn" and phase["rank"] == 8 and "power" in phase["taken"] and list(game.moves()) == ["end"]
    )


def read(record: str) -> tuple[Game, Sequence[Move]]:
    """Read a record: the game at its beginning, and its moves."""
    head, moves = read_record(record)
    if "position" in head:
        game = Game.from_position(head["position"])
    else:
        game = Game.new(head["players"], head["rules"], head["seed"])
    return game, [Move.parse(text) for _, text in moves]


def terms(bots: Mapping[str, Callable[[], Bot]], budget: Allowance = unlimited) -> Terms:
    """Return the record that Citadels hands over, with these bots and what each may spend on a decision."""
    return Terms(
        name="citadels",
        version=SAVE_VERSION,
        new=Game.new,
        read=read,
        opening=opening,
        barrier=barrier,
        open_question=open_question,
        bots=bots,
        budget=budget,
    )
