"""What a district is worth to a seat, in points; a gold is worth about half a point until the last round."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bench.thumb.sight import Sight
from citadels.core.definitions import SPECIAL
from citadels.core.registry import PLAYED

GOLD = 0.45
TEMPO = 1.0
# What another kind is worth by the number of kinds still missing, itself included (R8.2: +3 for all five).
NEW_KIND = (0.0, 3.0, 1.4, 0.8, 0.5, 0.3)

# What a special's power brings, beside its points: (sight, rounds left) -> points.
POWER: dict[str, Callable[[Sight, float], float]] = {
    "haunted_city": lambda sight, _: 1.0 if sight.mine.missing_kinds() else 0.0,
    "keep": lambda _, __: 0.3,
    "laboratory": lambda _, rounds: 0.3 * rounds,
    "smithy": lambda _, rounds: 0.35 * rounds,
    "observatory": lambda _, rounds: 0.2 * rounds,
    "graveyard": lambda _, rounds: 0.1 * rounds,
    "library": lambda _, rounds: 0.4 * rounds,
    "school_of_magic": lambda _, rounds: 0.25 * rounds,
    "great_wall": lambda _, rounds: 0.1 * rounds,
    "lighthouse": lambda sight, _: 1.5 if sight.deck and not sight.last_round else 0.0,
    "armory": lambda _, __: 1.0,
    "museum": lambda sight, rounds: min(rounds, 4.0) * 0.8 + (1.0 if len(sight.hand) > 1 else 0.0),
    "imperial_treasury": lambda sight, _: 0.6 * max(0, sight.gold - 4),
    "map_room": lambda sight, _: 0.6 * max(0, len(sight.hand) - 1),
    "wishing_well": lambda sight, _: sight.mine.kinds.count(SPECIAL) + 0.4 * specials(sight.hand),
    "quarry": lambda _, rounds: 0.2 * rounds,
    "poor_house": lambda _, rounds: 0.15 * rounds,
    "bell_tower": lambda sight, _: 1.5 if sight.lead() >= 0 else -0.5,
    "factory": lambda sight, rounds: 0.1 * rounds + 0.5 * max(0, specials(sight.hand) - 1),
    "park": lambda _, rounds: 0.3 * rounds,
    "hospital": lambda _, rounds: 0.1 * rounds,
    "throne_room": lambda _, rounds: 0.2 * rounds,
    "ball_room": lambda _, rounds: 0.1 * rounds,
}


def specials(cards: Iterable[str]) -> int:
    """Count the specials among some cards."""
    return sum(PLAYED.districts[card].kind == SPECIAL for card in cards)


def gold_worth(sight: Sight) -> float:
    """What a gold is worth to keep: nothing at the end, a point with the Imperial Treasury (R7.14)."""
    if "imperial_treasury" in sight.mine.names:
        return 1.0 if sight.last_round else 0.7
    return 0.05 if sight.last_round else GOLD


def useful(sight: Sight) -> list[str]:
    """List the cards in hand that this seat could build one day, each once but where it may double them (R4.3)."""
    names, hand = sight.mine.names, sight.hand
    return [card for at, card in enumerate(hand)
            if (card not in names and card not in hand[:at]) or sight.may_double(card)]  # fmt: skip


def standing(sight: Sight, card: str) -> float:
    """What a district brings once it stands in this seat's city, the gold for it left aside."""
    district = PLAYED.districts[card]
    mine = sight.mine
    value = float(district.worth)
    missing = mine.missing_kinds()
    if district.kind not in mine.kinds:
        value += NEW_KIND[missing]
    rounds = sight.rounds_left()
    if rounds:
        value += 0.08 * rounds * (district.kind != SPECIAL)
        power = POWER.get(card)
        if power is not None:
            value += power(sight, rounds)
    elif card in ("imperial_treasury", "map_room", "wishing_well", "museum"):
        value += POWER[card](sight, 0.0)
    if district.kind == SPECIAL and "wishing_well" in mine.names:
        value += 1.0
    return value


def to_build(sight: Sight, card: str) -> float:
    """What building a card now gains, its price counted."""
    return standing(sight, card) + TEMPO - gold_worth(sight) * sight.cost(card)


def in_hand(sight: Sight, card: str) -> float:
    """What a card is worth in hand: what it could bring, less for being dear, next to nothing if it cannot be built."""
    if card in sight.mine.names and not sight.may_double(card):
        return 0.2
    short = max(0, sight.cost(card) - sight.gold - 2)
    return 0.5 * standing(sight, card) + 0.5 - 0.25 * short - 0.1 * sight.cost(card)


def worst(sight: Sight, cards: Iterable[str]) -> str:
    """Return the card one misses least."""
    return min(cards, key=lambda card: in_hand(sight, card))
