"""A trade as one of its two sides sees it: what comes, what goes, what is missing, and what could be built after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from catan.core.frames import Answer, Choose, Reply
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    NOTHING,
    Bundle,
    bundle,
    counts,
    holds,
)
from catan.flow.trade import terms
from catan.table.places import of_bundle
from catan.views.view import View

Deal = dict[str, Any]


def offer_deal(view: View, frame: Answer) -> Deal:
    """Return an offer as the seat that answers it sees it (K7.6)."""
    return _deal(view, frame.seat, frame.offer.give, frame.offer.get)


def reply_deal(view: View, frame: Answer | Choose, reply: Reply) -> Deal | None:
    """Return a reply as the offerer sees it (K7.7); None for a refusal."""
    if reply.verb == "refuse":
        return None
    give, get = terms(frame.offer, reply)
    return _deal(view, frame.owner if isinstance(frame, Answer) else frame.seat, get, give)


def _deal(view: View, seat: int, comes: Bundle | None, goes: Bundle | None) -> Deal:
    """Return a trade of a seat; None is an open side (K7.5).

    `lacks` are the missing cards and `builds` what the hand pays for only after it; both need the seat's own eyes, and
    are None and empty for anybody else's.
    """
    deal: Deal = {"comes": of_bundle(comes), "goes": of_bundle(goes), "lacks": None, "builds": []}
    if view.me == seat:
        need = goes or NOTHING
        missing = bundle([max(0, wanted - held) for wanted, held in zip(counts(need), counts(view.hand), strict=True)])
        deal["lacks"] = of_bundle(missing)
        if not missing:
            after = view.hand - need + (comes or NOTHING)
            deal["builds"] = [kind for kind in BUILDS if _pays(kind, after) and not _pays(kind, view.hand)]
            deal["builds"] = [kind for kind in deal["builds"] if BUILDS[kind][1](view, seat)]
    return deal


def _pays(kind: str, hand: Bundle) -> bool:
    return holds(hand, BUILDS[kind][0])


def _has_way(view: View, seat: int) -> bool:
    return bool(view.frontier[seat]) and len(view.roads[seat]) < ROADS


def _has_corner(view: View, seat: int) -> bool:
    free = view.road_corners[seat] & ~view.blocked_corners
    return bool(free) and len(view.settlements[seat]) < SETTLEMENTS


def _has_settlement(view: View, seat: int) -> bool:
    return bool(view.settlements[seat]) and len(view.cities[seat]) < CITIES


# What can be built or bought: its cost (K6.1), and whether there is a piece and a place for it.
BUILDS: Final[dict[str, tuple[Bundle, Callable[[View, int], bool]]]] = {
    "road": (COST_OF_ROAD, _has_way),
    "settle": (COST_OF_SETTLEMENT, _has_corner),
    "city": (COST_OF_CITY, _has_settlement),
    "buy": (COST_OF_CARD, lambda view, _: view.deck > 0),
}
