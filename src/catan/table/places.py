"""Cards and places as messages: "2 wood and 1 ore", "corner of brick 6, wood 11 and the desert"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from catan.core.board import CORNER, ENDS, HEX, HEXES_AT, PATH
from catan.core.island import HARBOUR_WORDS, LANDS, PIPS, Island
from catan.core.resources import RESOURCES, Bundle, counts

if TYPE_CHECKING:
    from tabletop.table.answers import Message


def cards(bundle: Mapping[str, int] | None) -> list[Message] | Message:
    """Return cards as a list of messages; None, an open side of an offer, is "anything" (K7.5)."""
    if bundle is None:
        return {"id": "anything", "args": {}}
    return [{"id": f"cards-{kind}", "args": {"count": bundle[kind]}} for kind in RESOURCES if bundle.get(kind)]


def by_kind(bundle: Bundle) -> dict[str, int]:
    """Return the number of cards of each kind."""
    return dict(zip(RESOURCES, counts(bundle), strict=True))


def of_bundle(bundle: Bundle | None) -> dict[str, int] | None:
    """Return a bundle as its counts above 0, by kind; None stays None."""
    if bundle is None:
        return None
    return {kind: number for kind, number in by_kind(bundle).items() if number}


def hex_message(island: Island, hex_: int) -> Message:
    """Return a hex by its land and its number."""
    land = LANDS[island.lands[hex_]]
    return {"id": f"hex-{land}", "args": {"number": island.numbers[hex_]}}


def corner_message(island: Island, corner: int) -> Message:
    """Return a corner by the hexes around it, with its harbour if it has one."""
    harbour = island.harbour_at.get(corner)
    args: dict[str, Any] = {
        "hexes": [hex_message(island, hex_) for hex_ in HEXES_AT[corner]],
        "pips": corner_pips(island, corner),
    }
    if harbour is None:
        return {"id": "corner", "args": args}
    return {
        "id": "corner-harbour",
        "args": {**args, "harbour": {"id": f"harbour-{HARBOUR_WORDS[harbour]}", "args": {}}},
    }


def path_message(island: Island, path: int) -> Message:
    """Return a path by the hexes beside it, and by those at its ends: a path along the coast may have none there."""
    start, end = ENDS[path]
    beside = [hex_ for hex_ in HEXES_AT[start] if hex_ in HEXES_AT[end]]
    ahead = [hex_ for hex_ in (*HEXES_AT[start], *HEXES_AT[end]) if hex_ not in beside]
    args = {"hexes": [hex_message(island, hex_) for hex_ in beside]}
    if not ahead:
        return {"id": "path-coast", "args": args}
    return {"id": "path-of", "args": {**args, "ends": [hex_message(island, hex_) for hex_ in ahead]}}


def corner_pips(island: Island, corner: int) -> int:
    """Return in how many of 36 throws a corner yields something, hex by hex (K1.3)."""
    return sum([PIPS[island.numbers[hex_]] for hex_ in HEXES_AT[corner]])


def place_message(island: Island, word: str) -> Message:
    """Return any place by its word in the notation."""
    if word in HEX:
        return hex_message(island, HEX[word])
    if word in CORNER:
        return corner_message(island, CORNER[word])
    return path_message(island, PATH[word])
