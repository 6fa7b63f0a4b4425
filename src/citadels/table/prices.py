"""What things cost and bring, reckoned from a view alone: for the numbers on a choice before it is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from citadels.records import Built, Rules
from citadels.rules import read_rules
from citadels.shelf import DISTRICTS


def built_of(written: str | dict[str, Any]) -> Built:
    """Read a district of a view's city; cards tucked under it stay there."""
    if isinstance(written, str):
        return Built(written)
    return Built(written["district"], coin=written.get("coin", False), round=written.get("built"))


def city_of(view: dict[str, Any], seat: int) -> list[Built]:
    """Read a city of a view."""
    return [built_of(written) for written in view["players"][seat]["city"]]


def rules_of(view: dict[str, Any]) -> Rules:
    """Read a view's rules."""
    return read_rules(view["rules"], len(view["players"]))


def _fold(city: Iterable[Built], question: str, value: Any, *args: Any) -> Any:
    for built in city:
        modify = DISTRICTS[built.card].asks.get(question)
        if modify is not None:
            value = modify(value, *args)
    return value


def city_size(view: dict[str, Any], rules: Rules) -> int:
    """Return the number of districts that ends the game now (R2.5, R7.19)."""
    size = rules.city_size
    for seat in range(len(view["players"])):
        size = _fold(city_of(view, seat), "city_size", size, rules)
    return size


def build_cost(view: dict[str, Any], seat: int, card: str) -> int:
    """Return what this seat pays to build a card (R4.3, R7.20)."""
    district = DISTRICTS[card]
    return int(_fold(city_of(view, seat), "cost_of", district.cost, district))


def worth(built: Built) -> int:
    """Return what a district costs where rank 8 is concerned, with the Artist's coin (R6.9A)."""
    return DISTRICTS[built.card].cost + built.coin


def points(built: Built) -> int:
    """Return what a district scores by itself (R8.2)."""
    return DISTRICTS[built.card].worth + built.coin


def labelled(view: dict[str, Any], seat: int, label: str) -> Built:
    """Find a district in a city by its name in moves."""
    return next(built for built in city_of(view, seat) if built.label == label)


def destroy_price(view: dict[str, Any], owner: int, label: str) -> int:
    """Return what the Warlord pays to destroy a district (R6.8W, R7.8)."""
    built = labelled(view, owner, label)
    return int(_fold(city_of(view, owner), "price_to_destroy", worth(built) - 1, built))


def exchange_price(view: dict[str, Any], seat: int, owner: int, label: str, own_label: str) -> int:
    """Return what the Diplomat pays in all for an exchange (R6.8D, R11.13)."""
    theirs, own = labelled(view, owner, label), labelled(view, seat, own_label)
    return max(0, worth(theirs) - worth(own)) + int(_fold(city_of(view, owner), "price_to_destroy", 0, theirs))


def income(view: dict[str, Any], seat: int, kind: str) -> int:
    """Return what a city pays for a kind, as far as the bank goes (R4.5, R7.7)."""
    city = city_of(view, seat)
    count = sum(DISTRICTS[built.card].kind == kind for built in city)
    return from_bank(view, int(_fold(city, "counts_as", count, kind)))


def from_bank(view: dict[str, Any], gold: int) -> int:
    """Return how much of a gain the bank can pay (R1.6)."""
    bank: int | None = view["bank"]
    return gold if bank is None else min(gold, bank)


def cards_drawn(view: dict[str, Any], seat: int) -> int:
    """Return how many cards a drawing player sees (R4.2b, R7.2)."""
    deck: int = view["deck"]
    return min(deck, int(_fold(city_of(view, seat), "cards_seen", 2)))


def richest_other(view: dict[str, Any], seat: int) -> int | None:
    """Return who would pay the Abbot (R6.5A)."""
    purses: list[int] = [player["gold"] for player in view["players"]]
    richest = purses.index(max(purses))
    return richest if richest != seat else None


def tax_due(view: dict[str, Any], seat: int) -> bool:
    """Whether a seat will pay tax for what it built, as far as the open table tells (R5.4)."""
    if view["owes"] is not None:
        return bool(view["owes"] == seat)
    phase = view["phase"]
    if phase["name"] != "turn" or phase["seat"] != seat or not (phase["built"] or phase["extra"]):
        return False
    collects = "witch" if view["bewitched"] == "tax_collector" else "tax_collector"
    if view["assassinated"] == "tax_collector":
        return False
    return any(collects in one["characters"] for other, one in enumerate(view["players"]) if other != seat)
