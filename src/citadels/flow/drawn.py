"""Cards that a new game takes from a set or draws at random before the deal (R2.3, E12.4)."""

from __future__ import annotations

from typing import Any

from citadels.cards.catalog import added_specials, deck_cards
from citadels.cards.sets import SETS
from citadels.core.definitions import SPECIAL, Rules
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.flow.options import EDITION, seated
from tabletop.core.errors import PositionError, short
from tabletop.core.rng import MASK, below
from tabletop.notation.validation import number

SET, RANDOM = "set", "random"  # what a new game alone reads
FULL_DECK = 14  # the unique districts of a deck, where the table does not say how many (E2.3)


def settle(data: dict[str, Any], seats: int, seed: int, key: str = "rules") -> tuple[dict[str, Any], int]:
    """Write out what a new game alone reads: a set, and random unique districts (E12.4).

    Return the rules as a position has them, and the next state of chance.
    """
    if data.get(EDITION) != NEWER.word:
        return data, seed
    cards, settled = NEWER, dict(data)
    if SET in settled:
        sets = {card_set.id: card_set for card_set in SETS[cards.word]}
        named = settled.pop(SET)
        if not isinstance(named, str) or named not in sets:
            raise PositionError(f"{key}.{SET}", f"there is no set {short(named)} (E13)")
        chosen = sets[named]
        settled.setdefault("characters", seated(cards, chosen.characters, seats))
        settled.setdefault("specials", list(chosen.specials))
    if settled.get("specials") == RANDOM:
        settled["specials"], seed = _random_specials(cards, number(seed, "seed", 0, MASK))
    return settled, seed


def _random_specials(cards: Edition, seed: int) -> tuple[list[str], int]:
    """Draw the unique districts of a deck out of their alphabetical list, and list them alphabetically."""
    pile = sorted(added_specials(cards))
    drawn: list[str] = []
    for _ in range(FULL_DECK):
        seed, at = below(seed, len(pile))
        drawn.append(pile.pop(at))
    return sorted(drawn), seed


def draw_removed(rules: Rules, seed: int) -> tuple[tuple[str, ...], int]:
    """Take as many cards out as specials are added, if those are more than three (R2.3).

    Classic specials at random first, then random others. Return them and the next state of chance.
    """
    count = len(rules.specials)
    if count <= 3 or rules.cards is not PLAYED:
        return (), seed
    deck = deck_cards(rules.cards)
    specials = [name for name in deck if rules.cards.kind[name] == SPECIAL]
    others = [name for name in deck if rules.cards.kind[name] != SPECIAL]
    removed: list[str] = []
    for _ in range(count):
        pile = specials or others
        seed, at = below(seed, len(pile))
        removed.append(pile.pop(at))
    return tuple(removed), seed
