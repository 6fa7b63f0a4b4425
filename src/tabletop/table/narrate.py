"""The log's account of events: message ids with names, anchors for motion, and what is worth saying aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.core.event_spec import TO_OTHER, EventSpec, spec_of
from tabletop.table.names import by_name
from tabletop.table.session import LogEntry
from tabletop.table.viewer import Viewer

if TYPE_CHECKING:
    from tabletop.table.answers import Entry


def entries(entries: Sequence[LogEntry], rounds: Sequence[int], names: Sequence[str], viewer: Viewer) -> list[Entry]:
    """Turn what was told into entries; `rounds` has the round of each."""
    return [
        _entry(viewer.for_viewer(entry, count), count, names, viewer)
        for entry, count in most_detailed(viewer.specs, zip(entries, rounds, strict=True))
        if viewer.is_visible(entry.event)
    ]


def most_detailed(
    specs: Mapping[str, EventSpec], pairs: Iterable[tuple[LogEntry, int]]
) -> Iterator[tuple[LogEntry, int]]:
    """Drop a public event if a private, more detailed one follows."""
    item: tuple[LogEntry, int] | None = None
    for pair in pairs:
        if item is not None and pair[0].event.id not in spec_of(specs, item[0].event.id).private_variants:
            yield item
        item = pair
    if item is not None:
        yield item


def _entry(entry: LogEntry, count: int, names: Sequence[str], viewer: Viewer) -> Entry:
    event = entry.event
    args = by_name(event.args, names.__getitem__)
    anchor = _anchor(spec_of(viewer.specs, event.id), event.args)
    if event.id == "round":
        args["round"] = count
    return {
        "n": entry.number, "id": event.id, "args": args, "round": count, "anchor": anchor,
        "yours": viewer.touched(event, count),
    }  # fmt: skip


def _anchor(spec: EventSpec, args: dict[str, Any]) -> dict[str, Any]:
    anchor: dict[str, Any] = {}
    if "card" in args:
        anchor["card"] = args["card"]
    if "role" in args:
        anchor["role"] = args["role"]
    giver, taker = spec.flow or TO_OTHER
    if spec.goods and args.get(spec.goods):
        anchor[spec.goods] = args[spec.goods]
    elif spec.flow and not spec.goods:
        anchor["count"] = max([args.get(count, 1) for count in spec.counts])
    if giver is not None and giver in args:
        anchor["seat"] = args[giver]
    if taker is not None and taker in args:
        anchor["to"] = args[taker]
    if spec.destroys:
        anchor["city"] = args["other"]
    return anchor


def announced(specs: Mapping[str, EventSpec], news: Iterable[Entry]) -> list[Entry]:
    """Return what is worth reading aloud of the news."""
    return [entry for entry in news if not spec_of(specs, entry["id"]).not_announced]
