"""What happened, as a story: a block for each selection and each turn, in few words, told to one reader.

A line has no subject where it is the player's whose turn it is ("Cedric, Merchant: +3 gold, built the Town Hall"), so
that the same words do for a name and for "you". What nobody answered is left to the rank track.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from citadels.core.verbs import PLAYER, EventSpec, spec_of
from citadels.table.affected import STRANGER, Viewer
from citadels.table.names import by_name
from citadels.table.narrate import most_detailed
from tabletop.core.events import Event
from tabletop.game.undo import Decision
from tabletop.table.session import LogEntry

if TYPE_CHECKING:
    from citadels.table.messages import Block, Line, You

YOU: You = {"id": "you"}  # these two are the messages that stand for the reader's name
YOU_FIRST: You = {"id": "you-first"}
GRAVE = ("completed-first", "last-round", "over")  # all should hear of it
# By these the table moves on to somebody else.
MOVED_ON = ("round", "called", "nobody")
TURNS = ("called", "resumed")  # with them a turn begins
BETWEEN = ("round", "silenced", "unmasked")  # these belong to nobody's turn
HEADINGS = ("round", "called", "resumed", "unmasked")  # with these a block begins for every reader
IN_SELECTION = ("picked", "picked-own", "put-aside", "put-aside-own")


def counted_with(spec: EventSpec) -> tuple[str, str] | None:
    """Return the event that another is counted with, and by which argument: what came to a purse, and to a hand."""
    if not spec.aggregated:
        return None
    return ("gold", "gold") if spec.gold is not None else ("draw", "count")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: what touches them, and what the seats are called. One alone at the device is called "you"."""

    names: Sequence[str]
    specs: Mapping[str, EventSpec]  # of the edition's events
    eyes: Viewer = STRANGER
    alone: bool = False

    def display_name(self, seat: Any, you: You = YOU) -> str | You:
        """Return the display name of a seat; `YOU_FIRST` at the beginning of a line."""
        return you if self.alone and seat == self.eyes.seat else self.names[seat]

    def hit(self, event: Event, count: int) -> bool:
        """Whether this hits the reader."""
        hits = spec_of(self.specs, event.id).affects
        if self.eyes.seat is None or not hits:
            return False
        if hits == PLAYER:
            return bool(event.args["player"] == self.eyes.seat)
        return self.eyes.touched(event, count)

    def did(self, event: Event) -> bool:
        """Whether it is the reader's own doing."""
        return self.eyes.seat is not None and event.args.get("player") == self.eyes.seat


def began(log: Sequence[LogEntry], decisions: Sequence[Decision], seat: int | None) -> int:
    """The number after which the story of a seat begins: what was told before its last turn, or pick, was over.

    Without a seat it is what was told before the round began.
    """
    if seat is None:
        return next((entry.number - 1 for entry in reversed(log) if entry.event.id == "round"), 0)
    until = len(log)
    for decision in reversed(decisions):
        if decision.seat != seat:
            continue
        if any(_moves_on(entry.event, seat) for entry in log[decision.before : until]):
            return log[decision.before].number - 1 if decision.before < len(log) else log[-1].number
        until = decision.before
    return 0


def _moves_on(event: Event, seat: int) -> bool:
    return event.id in MOVED_ON or (event.id in IN_SELECTION and event.args["player"] != seat)


def blocks(known: Sequence[LogEntry], rounds: Mapping[int, int], reader: Reader, since: int = 0) -> list[Block]:
    """Tell everything after the number `since`; what is known of before says whose turn it is."""
    story = _Story(reader, since)
    entries = ((entry, rounds[entry.number]) for entry in known[_heading(known, since) :])
    for entry, count in most_detailed(reader.specs, entries):
        story.add(reader.eyes.for_viewer(entry, count), count)
    return [block for block in story.blocks if block["lines"] or block["n"] > since]


def _heading(known: Sequence[LogEntry], since: int) -> int:
    """Return where the block begins in which the number `since` stands: nothing before it is told."""
    at = len(known)
    while at and (known[at - 1].number > since or known[at - 1].event.id not in HEADINGS):
        at -= 1
    return max(0, at - 1)


def of_others(blocks: Iterable[Block], seat: int | None) -> list[Block]:
    """Leave out what the reader at this seat did, but for what hit them."""
    others: list[Block] = [{**block, "lines": [line for line in block["lines"] if not line["own"]]} for block in blocks]
    return [block for block in others if block["lines"] or block["seat"] is None or block["seat"] != seat]


def seat_of(event: Event) -> int | None:
    """The seat of the player that an event tells of, if it tells of one."""
    seat = event.args.get("player")
    return seat if isinstance(seat, int) else None


@dataclass(slots=True)
class _Story:
    """The blocks so far; the last one is added to."""

    reader: Reader
    since: int
    blocks: list[Block] = field(default_factory=list)

    def add(self, entry: LogEntry, count: int) -> None:
        event = entry.event
        if event.id in TURNS:
            self._begin(entry, count, seat_of(event), str(event.args["role"]))
        elif event.id in BETWEEN or not self.blocks:
            self._begin(entry, count)
        if entry.number > self.since:
            self._say(entry, count)

    def _begin(self, entry: LogEntry, count: int, seat: int | None = None, role: str | None = None) -> None:
        player = None if seat is None else self.reader.display_name(seat, YOU_FIRST)
        block: Block = {"n": entry.number, "round": count, "seat": seat, "player": player, "role": role, "lines": []}
        self.blocks.append(block)

    def _say(self, entry: LogEntry, count: int) -> None:
        event, lines = entry.event, self.blocks[-1]["lines"]
        spec = spec_of(self.reader.specs, event.id)
        if spec.not_in_story or (event.id == "aside" and not event.args["roles"]):
            return
        if event.id == "picked":
            self._picked(entry)
            return
        line = self._line(entry, count)
        if event.id == "draw-own" and lines and lines[-1]["id"] == "did-draw" and lines[-1]["own"]:
            lines.pop()  # the same cards, without their names
        same = next((seen for seen in lines if (seen["id"], seen["player"]) == (line["id"], line["player"])), None)
        counted = counted_with(spec)
        if counted is not None and same is not None:
            what = counted[1]
            same["args"][what] += line["args"][what]
            same["n"] = entry.number
        else:
            lines.append(line)

    def _line(self, entry: LogEntry, count: int) -> Line:
        event, reader = entry.event, self.reader
        hit = reader.hit(event, count)
        player = seat_of(event)
        others = player is not None and player != self.blocks[-1]["seat"] and not hit
        spec = spec_of(reader.specs, event.id)
        counted = None if others else counted_with(spec)
        name = event.id if counted is None else counted[0]
        return {
            "n": entry.number,
            "id": ("hit-" if hit else "did-") + name,
            "args": by_name(event.args, reader.display_name),
            "player": reader.display_name(player, YOU_FIRST) if others else None,
            "hit": hit,
            "grave": event.id in GRAVE,
            "own": reader.did(event) and not hit and not spec.hidden_from_actor,
        }

    def _picked(self, entry: LogEntry) -> None:
        """Whoever has chosen a character stands in one line with those who chose before."""
        lines = self.blocks[-1]["lines"]
        line = next((line for line in lines if line["id"] == "did-picked"), None)
        if line is None:
            line = {"n": 0, "id": "did-picked", "args": {"names": []}, "player": None, "hit": False, "grave": False,
                    "own": False}  # fmt: skip
            lines.append(line)
        line["n"] = entry.number
        line["args"]["names"].append(self.reader.display_name(entry.event.args["player"]))
