"""The TableView: the table as one viewer may see it, from views alone (docs/protocol.md §2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from citadels.records import Rules
from citadels.shelf import DISTRICTS, ROLES
from citadels.table import prices
from tabletop.session import Seat

MARKS = {"killed": "assassinated", "robbed": "robbed", "bewitched": "bewitched"}


@dataclass(frozen=True, slots=True)
class Sight:
    """What one viewer sees: `seen` is the viewer's view, `bare` what lies open for everyone (the same for None)."""

    viewer: int | None
    seen: dict[str, Any]
    bare: dict[str, Any]
    seats: Sequence[Seat]
    rules: Rules
    asked: int | None


def table(sight: Sight) -> dict[str, Any]:
    """Return the part of a TableView that shows the table; who is waited for and what is asked is not in it."""
    seen = sight.seen
    size = prices.city_size(seen, sight.rules)
    return {
        "phase": seen["phase"]["name"],
        "round": seen["round"],
        "last_round": seen["last_round"],
        "city_size": size,
        "lowered": _lowered(seen, size, sight.rules),
        "viewer": sight.viewer,
        "seats": [_seat(sight, seat, size) for seat in range(len(sight.seats))],
        "mine": _mine(sight),
        "centre": {
            "bank": seen["bank"],
            "deck": seen["deck"],
            "ranks": _ranks(sight),
            "aside": {"up": list(seen["aside"]["up"]), "down": len(seen["aside"]["down"])},
        },
    }


def card(name: str) -> dict[str, Any]:
    """Write a district card as it is printed."""
    district = DISTRICTS[name]
    return {"card": name, "kind": district.kind, "cost": district.cost, "points": district.worth}


def _lowered(seen: dict[str, Any], size: int, rules: Rules) -> dict[str, Any] | None:
    """Say by which district the city size is another than was agreed, and where it stands (R7.19)."""
    if size == rules.city_size:
        return None
    seat, built = next(
        (seat, built)
        for seat in range(len(seen["players"]))
        for built in prices.city_of(seen, seat)
        if "city_size" in DISTRICTS[built.card].asks
    )
    return {"from": rules.city_size, "card": built.card, "seat": seat}


def _seat(sight: Sight, seat: int, size: int) -> dict[str, Any]:
    player, who = sight.seen["players"][seat], sight.seats[seat]
    hand = player["hand"]
    phase = sight.seen["phase"]
    city = prices.city_of(sight.seen, seat)
    return {
        "seat": seat,
        "name": who.name,
        "kind": who.kind,
        "bot": who.bot,
        "gold": player["gold"],
        "hand": hand if isinstance(hand, int) else len(hand),
        "crown": sight.seen["crown"] == seat,
        "characters": [_character(sight.seen, role) for role in player["characters"]],
        "city": [_district(written) for written in player["city"]],
        "complete": len(city) >= size,
        "completed": player["completed"],
        "active": phase.get("seat") == seat,
        "asked": sight.asked == seat,
        "held": (sight.seen["held"] or {}).get("seat") == seat,
        "owes": prices.tax_due(sight.bare, seat),
        "points": sum(map(prices.points, city)),
    }


def _marks(seen: dict[str, Any], role: str | None) -> dict[str, bool]:
    return {mark: role is not None and seen[key] == role for mark, key in MARKS.items()}


def _character(seen: dict[str, Any], role: str | None) -> dict[str, Any]:
    return {"role": role, **_marks(seen, role)}


def _district(written: str | dict[str, Any]) -> dict[str, Any]:
    built = prices.built_of(written)
    tucked = written.get("tucked", 0) if isinstance(written, dict) else 0
    return {
        **card(built.card),
        "coin": built.coin,
        "tucked": tucked if isinstance(tucked, int) else len(tucked),
        "round": built.round,
    }


def _mine(sight: Sight) -> dict[str, Any] | None:
    if sight.viewer is None:
        return None
    player = sight.seen["players"][sight.viewer]
    return {
        "seat": sight.viewer,
        "hand": [card(name) for name in player["hand"]],
        "characters": list(player["characters"]),
        "draft": player.get("seen", {}).get("drafts", []),
    }


# --- the rank track


def _ranks(sight: Sight) -> list[dict[str, Any]]:
    holders = {
        role: seat
        for seat, player in enumerate(sight.bare["players"])
        for role in player["characters"]
        if role is not None
    }
    return [
        {
            "rank": ROLES[role].rank,
            "role": role,
            "state": _rank_state(sight, role, role in holders),
            "seat": holders.get(role),
            **_marks(sight.seen, role),
        }
        for role in sight.rules.cast
    ]


def _rank_state(sight: Sight, role: str, revealed: bool) -> str:
    """Say how far a rank is; for the killed and for those nobody holds it is the same (R5.1)."""
    phase = sight.bare["phase"]
    if role in sight.bare["aside"]["up"]:
        return "aside"
    if phase["name"] == "select":
        return "waiting"
    called = len(sight.bare["rules"]["characters"]) + 1 if phase["name"] == "over" else phase["rank"]
    if ROLES[role].rank == called:
        return "now"
    if ROLES[role].rank > called:
        return "waiting"
    return "done" if revealed else "absent"
