"""What touches whoever reads the news: done to him, or to a character he holds, known to nobody but himself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.events import Event
from tabletop.session import Told

NAMED = ("assassinate", "rob", "bewitch", "silenced")  # they tell a character, and whoever holds it is meant
OWN = ("unmasked",)  # the player they tell is the one they befell


@dataclass(frozen=True, slots=True)
class Eyes:
    """A reader: a seat, or None for the open table, and the characters he held in each round he knows of."""

    seat: int | None = None
    held: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    def told(self, told: Told, count: int) -> Told:
        """Tell the holder of a character for which nobody answered that it is he who was silenced (R5.1)."""
        event = told.event
        if event.id != "nobody" or event.args["role"] not in self.held.get(count, ()):
            return told
        return Told(told.number, Event("silenced", {"player": self.seat, "role": event.args["role"]}, self.seat))

    def touched(self, event: Event, count: int) -> bool:
        """Whether this was done to the reader, by another."""
        if self.seat is None:
            return False
        args = event.args
        if event.id in OWN:
            return bool(args["player"] == self.seat)
        if event.id in NAMED and args["role"] in self.held.get(count, ()):
            return event.id == "silenced" or bool(args["player"] != self.seat)
        return bool(args.get("other", None) == self.seat and args.get("player") != self.seat)


STRANGER = Eyes()


def eyes(known: Sequence[Told], rounds: Mapping[int, int], view: Mapping[str, Any], seat: int | None) -> Eyes:
    """Return the eyes of a seat, from all that was told to it and what it sees now."""
    if seat is None:
        return STRANGER
    held: dict[int, tuple[str, ...]] = {}
    for told in known:
        if told.event.id == "picked-own" and told.event.args["player"] == seat:
            count = rounds[told.number]
            held[count] = (*held.get(count, ()), str(told.event.args["role"]))
    return Eyes(seat, {**held, int(view["round"]): tuple(view["players"][seat]["characters"])})
