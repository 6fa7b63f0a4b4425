"""What happened, as the log tells it: message ids with names, anchors for motion, and what is worth saying aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from citadels.table.touched import STRANGER, Eyes
from tabletop.session import Told

Entry = dict[str, Any]

# A private entry that says more than the public one before it takes its place for whoever may know it.
TWINS = {
    "picked": ("picked-own",), "put-aside": ("put-aside-own",), "peek": ("peek-own",), "took": ("took-own", "lost-own"),
    "gave-card": ("gave-own",),
}  # fmt: skip

# Gold and cards on their way. Each flight: who gives, who takes (None: bank or deck), and what is counted.
PLAYER, OTHER = "player", "other"
Way = tuple[str | None, str | None]
GOLD: dict[str, Way] = {
    **dict.fromkeys(
        ("gold", "income", "merchant", "refund", "poor-house", "throne-room", "queen", "navigate-gold", "lab"),
        (None, PLAYER),
    ),
    **dict.fromkeys(("built", "smithy", "destroyed", "recovered", "beautified"), (PLAYER, None)),
    **dict.fromkeys(("tax", "gave-gold", "exchanged"), (PLAYER, OTHER)),
    **dict.fromkeys(("robbed", "tithe"), (OTHER, PLAYER)),
}
CARDS: dict[str, Way] = {
    **dict.fromkeys(("draw", "redraw", "architect", "navigate-cards", "park", "search"), (None, PLAYER)),
    **dict.fromkeys(("took", "took-own", "lost-own"), (OTHER, PLAYER)),
    **dict.fromkeys(("gave-card", "gave-own"), (PLAYER, OTHER)),
}

# Too small to be read aloud while others play; the log has them.
UNSAID = frozenset((
    "aside", "picked", "put-aside", "nobody", "gold", "draw", "keep-own", "merchant", "architect", "stopped",
    "search-own", "museum",
))  # fmt: skip


def entries(told: Sequence[Told], rounds: Sequence[int], names: Sequence[str], eyes: Eyes = STRANGER) -> list[Entry]:
    """Turn what was told into entries; `rounds` has the round of each, `eyes` whoever reads them."""
    return [
        _entry(eyes.told(one, count), count, names, eyes)
        for one, count in _without_twins(zip(told, rounds, strict=True))
        if one.event.id != "aside" or one.event.args["roles"]
    ]


def _without_twins(pairs: Iterable[tuple[Told, int]]) -> Iterator[tuple[Told, int]]:
    kept: tuple[Told, int] | None = None
    for pair in pairs:
        if kept is not None and pair[0].event.id not in TWINS.get(kept[0].event.id, ()):
            yield kept
        kept = pair
    if kept is not None:
        yield kept


def _entry(told: Told, count: int, names: Sequence[str], eyes: Eyes) -> Entry:
    event = told.event
    args: dict[str, Any] = {name: _said(name, value, names) for name, value in event.args.items()}
    if event.id == "round":
        args["round"] = count
    return {
        "n": told.number, "id": event.id, "args": args, "round": count, "anchor": _anchor(event.id, event.args),
        "yours": eyes.touched(event, count),
    }  # fmt: skip


def _said(name: str, value: Any, names: Sequence[str]) -> Any:
    if name in ("player", "other"):
        return names[value]
    return list(value) if isinstance(value, tuple) else value


def _anchor(name: str, args: dict[str, Any]) -> dict[str, Any]:
    anchor: dict[str, Any] = {key: args[key] for key in ("card", "role") if key in args}
    giver, taker = GOLD.get(name) or CARDS.get(name) or (PLAYER, OTHER)
    if name in GOLD and args.get("gold"):
        anchor["gold"] = args["gold"]
    elif name in CARDS:
        anchor["count"] = args.get("count", 1)
    elif name == "swap":
        anchor["count"] = max(args["given"], args["taken"])
    for key, who in (("seat", giver), ("to", taker)):
        if who is not None and who in args:
            anchor[key] = args[who]
    return anchor


def sayings(news: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return what is worth reading aloud of the news, as messages."""
    return [{"id": f"event-{entry['id']}", "args": entry["args"]} for entry in news if entry["id"] not in UNSAID]


def rounds_of(log: Sequence[Told]) -> dict[int, int]:
    """Return the round of every entry of a whole log, by its number."""
    found, count = {}, 1
    for told in log:
        if told.event.id == "round":
            count = int(str(told.event.args["count"]))
        found[told.number] = count
    return found
