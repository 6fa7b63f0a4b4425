"""Events as a story: a block for each turn, in few words, for one reader.

A line has no subject where it is the player's whose turn it is ("Cedric: drew 3 cards, won"), so that the
same words do for a name and for "you".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop.core.event_spec import PLAYER, EventSpec, spec_of
from tabletop.core.events import Event
from tabletop.game.undo import Decision
from tabletop.table.names import by_name
from tabletop.table.narrate import most_detailed
from tabletop.table.session import LogEntry
from tabletop.table.viewer import Viewer

if TYPE_CHECKING:
    from tabletop.table.answers import Block, Line, You

YOU: You = {"id": "you"}  # these two are the messages that stand for the reader's name
YOU_FIRST: You = {"id": "you-first"}


def counted_with(spec: EventSpec) -> tuple[str, str] | None:
    """Return the event that another is counted with, and by which argument: goods by their name, cards by `draw`."""
    if not spec.aggregated:
        return None
    return (spec.goods, spec.goods) if spec.goods else ("draw", "count")


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader: what touches them, and the names of seats. One alone at the device is called "you"."""

    names: Sequence[str]
    viewer: Viewer
    alone: bool = False

    def display_name(self, seat: Any, you: You = YOU) -> str | You:
        """Return the display name of a seat; `YOU_FIRST` at the beginning of a line."""
        return you if self.alone and seat == self.viewer.seat else self.names[seat]

    def hit(self, event: Event, count: int) -> bool:
        """Whether this hits the reader."""
        hits = spec_of(self.viewer.specs, event.id).affects
        if self.viewer.seat is None or not hits:
            return False
        if hits == PLAYER:
            return bool(event.args["player"] == self.viewer.seat)
        return self.viewer.touched(event, count)

    def did(self, event: Event) -> bool:
        """Whether it is the reader's own doing."""
        return self.viewer.seat is not None and event.args.get("player") == self.viewer.seat


class Story:
    """A story for one reader of what has a number above `since`; a game says by which events it is divided."""

    turns: ClassVar[Sequence[str]] = ("turn",)  # with them a turn begins
    between: ClassVar[Sequence[str]] = ("round",)  # these belong to nobody's turn
    headings: ClassVar[Sequence[str]] = ("round", "turn")  # with these a block begins for every reader
    important: ClassVar[Sequence[str]] = ("over",)  # all should hear of it

    def __init__(self, reader: Reader, since: int) -> None:
        self.reader = reader
        self.since = since
        self.blocks: list[Block] = []

    # --- what a game may fill in

    @classmethod
    def moves_on(cls, event: Event, seat: int) -> bool:
        """Whether with an event the table moves on from a seat to somebody else."""
        return event.id in cls.headings and event.args.get("player") != seat

    def heading(self, event: Event) -> dict[str, Any]:
        """Return what the block of a turn says besides whose it is; `event` is one of `turns`."""
        return {}

    def has_line(self, event: Event) -> bool:
        """Whether an event has a line of its own."""
        return not spec_of(self.reader.viewer.specs, event.id).not_in_story

    # --- telling

    @classmethod
    def began(cls, log: Sequence[LogEntry], decisions: Sequence[Decision], seat: int | None) -> int:
        """The number after which the story of a seat begins: what was told before its last turn was over.

        Without a seat it is what was told before the round began.
        """
        if seat is None:
            return next((entry.number - 1 for entry in reversed(log) if entry.event.id == "round"), 0)
        until = len(log)
        for decision in reversed(decisions):
            if decision.seat != seat:
                continue
            if any(cls.moves_on(entry.event, seat) for entry in log[decision.before : until]):
                return log[decision.before].number - 1 if decision.before < len(log) else log[-1].number
            until = decision.before
        return 0

    @classmethod
    def tell(cls, known: Sequence[LogEntry], rounds: Mapping[int, int], reader: Reader, since: int = 0) -> list[Block]:
        """Tell everything after the number `since`; what is known of before says whose turn it is."""
        story = cls(reader, since)
        entries = ((entry, rounds[entry.number]) for entry in known[cls._first_heading(known, since) :])
        for entry, count in most_detailed(reader.viewer.specs, entries):
            story.add(reader.viewer.for_viewer(entry, count), count)
        return [block for block in story.blocks if block["lines"] or block["n"] > since]

    @classmethod
    def _first_heading(cls, known: Sequence[LogEntry], since: int) -> int:
        """Return where the block begins in which the number `since` stands: nothing before it is told."""
        at = len(known)
        while at and (known[at - 1].number > since or known[at - 1].event.id not in cls.headings):
            at -= 1
        return max(0, at - 1)

    def add(self, entry: LogEntry, count: int) -> None:
        """Add an entry of the round `count`."""
        event = entry.event
        if event.id in self.turns:
            self._begin(entry, count, seat_of(event), self.heading(event))
        elif event.id in self.between or not self.blocks:
            self._begin(entry, count)
        if entry.number > self.since and self.has_line(event):
            self.say(entry, count)

    def _begin(
        self, entry: LogEntry, count: int, seat: int | None = None, heading: Mapping[str, Any] | None = None
    ) -> None:
        player = None if seat is None else self.reader.display_name(seat, YOU_FIRST)
        block: Block = {"n": entry.number, "round": count, "seat": seat, "player": player, "lines": []}
        self.blocks.append({**block, **self.no_heading(), **(heading or {})})  # type: ignore[typeddict-item]  # a game adds keys

    def no_heading(self) -> dict[str, Any]:
        """Return the keys of `heading` in a block that is nobody's turn."""
        return {}

    def say(self, entry: LogEntry, count: int) -> None:
        """Add a line, or count it together with an earlier one."""
        lines = self.blocks[-1]["lines"]
        line = self.line(entry, count)
        same = next((seen for seen in lines if (seen["id"], seen["player"]) == (line["id"], line["player"])), None)
        counted = counted_with(spec_of(self.reader.viewer.specs, entry.event.id))
        if counted is not None and same is not None:
            what = counted[1]
            same["args"][what] += line["args"][what]
            same["n"] = entry.number
        else:
            lines.append(line)

    def line(self, entry: LogEntry, count: int) -> Line:
        """Return an entry as a line."""
        event, reader = entry.event, self.reader
        hit = reader.hit(event, count)
        player = seat_of(event)
        others = player is not None and player != self.blocks[-1]["seat"] and not hit
        spec = spec_of(reader.viewer.specs, event.id)
        counted = None if others else counted_with(spec)
        name = event.id if counted is None else counted[0]
        if entry.reason is not None and not hit:
            name += f"-{entry.reason}"
        return {
            "n": entry.number,
            "id": ("hit-" if hit else "did-") + name,
            "args": by_name(event.args, reader.display_name),
            "player": reader.display_name(player, YOU_FIRST) if others else None,
            "hit": hit,
            "grave": event.id in self.important,
            "own": reader.did(event) and not hit and not spec.hidden_from_actor,
        }


def of_others(blocks: Iterable[Block], seat: int | None) -> list[Block]:
    """Leave out what the reader at this seat did, but for what hit them."""
    others: list[Block] = [{**block, "lines": [line for line in block["lines"] if not line["own"]]} for block in blocks]
    return [block for block in others if block["lines"] or block["seat"] is None or block["seat"] != seat]


def seat_of(event: Event) -> int | None:
    """The seat of the player that an event tells of, if it tells of one."""
    seat = event.args.get("player")
    return seat if isinstance(seat, int) else None
