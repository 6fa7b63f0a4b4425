"""What happened, as the log tells it: message ids with names, anchors for motion, and what is worth saying aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from citadels.core.verbs import TO_OTHER, EventSpec, spec_of
from citadels.table.affected import STRANGER, Viewer
from citadels.table.names import by_name
from tabletop.table.session import LogEntry

if TYPE_CHECKING:
    from citadels.table.messages import Anchor, Entry
    from tabletop.table.answers import Message

EventSpecs = Mapping[str, EventSpec]  # the declarations of an edition's events (`Edition.events`)


def entries(
    entries: Sequence[LogEntry], rounds: Sequence[int], names: Sequence[str], specs: EventSpecs, eyes: Viewer = STRANGER
) -> list[Entry]:
    """Turn what was told into entries; `rounds` has the round of each, `eyes` the reader."""
    return [
        _entry(eyes.for_viewer(entry, count), count, names, specs, eyes)
        for entry, count in most_detailed(specs, zip(entries, rounds, strict=True))
        if entry.event.id != "aside" or entry.event.args["roles"]
    ]


def most_detailed(specs: EventSpecs, pairs: Iterable[tuple[LogEntry, int]]) -> Iterator[tuple[LogEntry, int]]:
    """Drop a public event if a private, more detailed one follows."""
    item: tuple[LogEntry, int] | None = None
    for pair in pairs:
        if item is not None and pair[0].event.id not in spec_of(specs, item[0].event.id).private_variants:
            yield item
        item = pair
    if item is not None:
        yield item


def _entry(entry: LogEntry, count: int, names: Sequence[str], specs: EventSpecs, eyes: Viewer) -> Entry:
    event = entry.event
    args = by_name(event.args, names.__getitem__)
    anchor = _anchor(spec_of(specs, event.id), event.args)
    if event.id == "round":
        args["round"] = count
    return {
        "n": entry.number, "id": event.id, "args": args, "round": count, "anchor": anchor,
        "yours": eyes.touched(event, count),
    }  # fmt: skip


def _anchor(spec: EventSpec, args: dict[str, Any]) -> Anchor:
    anchor: Anchor = {}
    if "card" in args:
        anchor["card"] = args["card"]
    if "role" in args:
        anchor["role"] = args["role"]
    giver, taker = spec.gold or spec.cards or TO_OTHER
    if spec.gold and args.get("gold"):
        anchor["gold"] = args["gold"]
    elif spec.cards:
        anchor["count"] = max([args.get(count, 1) for count in spec.counts])
    if giver is not None and giver in args:
        anchor["seat"] = args[giver]
    if taker is not None and taker in args:
        anchor["to"] = args[taker]
    if spec.destroys:
        anchor["city"] = args["other"]
    return anchor


def sayings(specs: EventSpecs, news: Iterable[Entry]) -> list[Message]:
    """Return what is worth reading aloud of the news, as messages."""
    return [
        {"id": f"event-{entry['id']}", "args": entry["args"]}
        for entry in news
        if not spec_of(specs, entry["id"]).not_announced
    ]
