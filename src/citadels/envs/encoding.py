"""A view as numbers: what one seat may know, in the places that `citadels.envs.fields` lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels.core.definitions import Built
from citadels.core.frames import Turn
from citadels.core.marks import FACE_DOWN, GOLD, SEAT, TURN
from citadels.core.registry import NEWER
from citadels.core.state import Player
from citadels.envs.actions import ACTIONS, CARDS, ROLES
from citadels.envs.fields import ASKED, DONE, FIELDS, POOLS, POWER, SIZE
from citadels.flow.draft import Choose
from citadels.flow.options import TIES
from citadels.views.view import View
from tabletop.envs import spec
from tabletop.envs.fields import Layout, Numbers, Writer

LAYOUT: Final = Layout(FIELDS)
AT: Final = LAYOUT.at
EMPTY: Final = bytes(SIZE)
CARD: Final = {card: number for number, card in enumerate(CARDS)}
ROLE: Final = {role: number for number, role in enumerate(ROLES)}
WORD: Final = {word: number for number, word in enumerate(DONE)}
QUESTION: Final = {name: number for number, name in enumerate(ASKED)}
# What a question counts; every other number in one is a seat.
COUNTS: Final = ("kept", "lent", "number")


def encode(view: View, parts: Sequence[int] = ()) -> Numbers:
    """Return a seat's view as an observation, with the actions of a decision that it has taken already.

    It is an array of the caller's own, of `fields.SIZE` numbers. ValueError if this is nobody's view.
    """
    paper = _ObservationWriter(view, view.me)
    paper.table()
    paper.phase()
    paper.characters()
    for name, on in view.marks.items():
        paper.mark(name, on)
    for player, seat in zip(view.players, range(len(view.players)), strict=True):
        paper.seat(player, paper.left(seat))
    for action in parts:
        paper.row[AT["said"] + action] += 1
    return paper.numbers()


def mask(choices: Iterable[int]) -> NDArray[np.int8]:
    """Return a row with 1 for each action that can be taken, else 0."""
    return spec.mask(choices, len(ACTIONS))


class _ObservationWriter(Writer):
    """An observation being written."""

    def __init__(self, view: View, me: int) -> None:
        super().__init__(LAYOUT, EMPTY)
        self.view, self.me, self.seats = view, me, len(view.players)

    def left(self, seat: int) -> int:
        """Return how many places to the left of the viewer somebody sits."""
        return (seat - self.me) % self.seats

    def roles(self, field: str, names: Iterable[str], place: int = 0) -> None:
        at = AT[field] + place * len(ROLES)
        for name in names:
            if name:
                self.row[at + ROLE[name]] = 1

    def cards(self, field: str, names: Iterable[str], place: int = 0) -> None:
        at = AT[field] + place * len(CARDS)
        for name in names:
            if name:
                self.row[at + CARD[name]] += 1

    def table(self) -> None:
        view, rules = self.view, self.view.rules
        self.put("seats", self.seats)
        self.put("newer", rules.cards is NEWER)
        self.put("city_size", rules.city_size)
        self.put("gold_limited", rules.gold is not None)
        self.put("round_limit", rules.round_limit)
        self.put("smithy_three", rules.smithy == "3:2")
        self.put("heir", rules.heir)
        self.put("bell_tower", rules.bell_tower)
        self.put("ties", 1, TIES.index(rules.ties))
        self.put("two_each", rules.each == 2)
        self.roles("characters", rules.characters)
        self.cards("specials", rules.specials)
        self.cards("removed", rules.removed)
        self.put("round", view.round)
        self.put("last_round", view.last_round)
        self.put("bank", view.bank)
        self.put("deck", len(view.deck))
        self.put("crown", 1, self.left(view.crown))

    def phase(self) -> None:
        view = self.view
        if view.active is None:
            return
        self.put("active", 1, self.left(view.active))
        if view.called is None:
            self.put("select", 1)
        else:
            self.put("called", 1, view.called - 1)
            self.roles("acting", [view.role])
        if view.turn is not None:
            self.turn(view.turn)
        if view.question:
            self.question(view.stack[-1])

    def turn(self, turn: Turn) -> None:
        self.done("done", turn.taken)
        self.put("done", turn.power, POWER)
        self.put("built", turn.built)
        self.put("extra", turn.extra)
        self.put("spent", turn.spent)
        self.put("resumed", turn.resumed)

    def done(self, field: str, words: Iterable[str]) -> None:
        for word in words:
            self.row[AT[field] + WORD[word]] += 1

    def question(self, frame: Any) -> None:
        name = type(frame).__name__
        if name in QUESTION:
            self.put("asked", 1, QUESTION[name])
        for part, value in frame._asdict().items():
            if part in COUNTS:
                self.put("asked_number", value)
            elif type(value) is int:
                self.put("asked_seats", 1, self.left(value))
            elif type(value) is tuple and value and value[0] not in CARD:  # the Seer's others, as they are written
                for other in value:
                    self.put("asked_seats", 1, self.left(int(other)))
            else:
                self.cards("asked_cards", [value] if type(value) is str else value)
        question = self.view.rules.cards.questions.get(name)
        if question is not None and question.sees is not None:
            self.cards("asked_cards", self.view.deck)

    def characters(self) -> None:
        view = self.view
        top = view.stack[-1] if view.stack else None
        if type(top) is Choose:
            self.roles("pool", top.pool)
            self.put("pool_size", len(top.pool))
        for place, pool in enumerate(view.players[self.me].drafts[:POOLS]):
            self.roles("drafts", pool, place)
        self.roles("up", view.up)
        self.roles("down", view.down)
        self.put("down_size", len(view.down))
        if view.swapped is not None:
            self.put("recast", 1, self.left(view.swapped.seat))
            self.put("recast", 1, self.left(view.swapped.other))
            self.roles("recast_given", [view.swapped.given])
            self.roles("recast_got", [view.swapped.got])

    def mark(self, name: str, on: Any) -> None:
        mark = self.view.rules.cards.marks[name]
        if mark.holds == SEAT:
            self.put(name, 1, self.left(on))
        elif mark.holds == GOLD:
            self.put(name, on)
        elif mark.holds == TURN:
            self.put(name, 1, self.left(on.seat))
            self.done(f"{name}_done", on.taken)
        elif mark.holds == FACE_DOWN:
            self.roles(name, on.on)
            self.roles(f"{name}_{mark.real}", [on.real])
            self.put(f"{name}_shown", on.shown)
        else:
            self.roles(name, [on])

    def seat(self, player: Player, place: int) -> None:
        self.put("seated", 1, place)
        self.put("gold", player.gold, place)
        self.put("hand", len(player.hand), place)
        self.cards("hand_cards", player.hand, place)
        self.put("holds", len(player.characters), place)
        self.roles("roles", player.characters, place)
        self.put("completed", player.completed is not None, place)
        self.put("first", player.completed == 1, place)
        self.cards("city_cards", player.names, place)
        for built in player.city:
            self.built(built, place)

    def built(self, built: Built, place: int) -> None:
        """Write what belongs to a district: its coin, the cards under it, the round in which it was built."""
        if built.coin:
            self.cards("coins", [built.card], place)
        if built.tucked:
            self.put("tucked", len(built.tucked), place)
            if place == 0:
                self.cards("tucked_cards", built.tucked)
        if built.round is not None:
            self.put("dated", built.round, place)
