"""Six characters with a style each: the strong weights, bent one way. They play differently and about equally well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from citadels.bots.policy import Weights
from citadels.bots.weights import tuned
from citadels.core.registry import PLAYED

# What each style adds to its liking for a character, and by what it multiplies weights of the turn.
Bend = tuple[Mapping[str, float], Mapping[str, float]]
STYLES: dict[str, Bend] = {
    # Builds cheap districts, many at once, to end the game before the others are ready.
    "rusher": (
        {"architect": 0.9, "navigator": -0.4, "bishop": 0.2},
        {"price": 1.7, "keep_price": 1.6, "haste": 2.2, "end_ahead": 1.5, "draw": 0.7},
    ),
    # Gathers gold first and builds dear.
    "banker": (
        {"merchant": 0.9, "alchemist": 0.8, "thief": 0.2, "navigator": 0.5, "architect": -0.3},
        {"point": 1.5, "haste": 0.2, "price": 0.9, "keep_price": 0.3, "draw": 1.5},
    ),
    # Wants every kind and the special districts, and looks through cards for them.
    "collector": (
        {"king": 0.3, "emperor": 0.2, "magician": 0.4, "wizard": 0.4},
        {"kind": 3.0, "last_kind": 1.8, "power": 3.0, "draw": 0.3, "redraw": 0.6},
    ),
    # Works with hands and hidden knowledge: takes cards, gold and turns from others.
    "schemer": (
        {"magician": 0.9, "wizard": 0.8, "thief": 0.8, "witch": 0.5, "tax_collector": 0.5},
        {"swap": 0.3, "draw": 1.2},
    ),
    # Kills and destroys.
    "griefer": (
        {"assassin": 0.6, "witch": 0.4, "warlord": 0.8, "diplomat": 0.5},
        {"raid": 1.7, "raid_weak": 1.3, "raid_least": 0.3, "raid_price": 0.8},
    ),
    # Builds in peace, touches nobody if it can help it, likes the Crown and the Church.
    "diplomat": (
        {"king": 0.6, "bishop": 0.8, "emperor": 0.6, "abbot": 0.8, "assassin": -0.5, "thief": -0.5, "warlord": -0.2},
        {"raid": 0.7, "raid_least": 4.0},
    ),
}

# The same for characters that only the edition of 2016 has.
NEW_LIKES: Mapping[str, Mapping[str, float]] = {
    "rusher": {"scholar": 0.5, "seer": 0.4, "trader": 0.4},
    "banker": {"trader": 0.7, "blackmailer": 0.3, "scholar": -0.2},
    "collector": {"scholar": 0.4, "seer": 0.3, "patrician": 0.4},
    "schemer": {"spy": 0.8, "seer": 0.7, "blackmailer": 0.6, "magistrate": 0.4},
    "griefer": {"magistrate": 0.6, "marshal": 0.7, "blackmailer": 0.4},
    "diplomat": {"patrician": 0.6, "cardinal": 0.8, "magistrate": -0.4, "blackmailer": -0.5, "marshal": -0.2},
}

# The style that a temper is here (tabletop.bots.tempers).
STYLE_OF: Mapping[str, str] = {
    "hasty": "rusher",
    "patient": "banker",
    "curious": "collector",
    "sly": "schemer",
    "vengeful": "griefer",
    "peaceful": "diplomat",
}

# What a temper does here. The first two go further than their styles, which hardly showed at a table; the styles stay
# as they are, because the Expert assumes them of others. The last four have no style.
TEMPERS: dict[str, Bend] = {
    **{temper: ({**STYLES[style][0], **NEW_LIKES[style]}, STYLES[style][1]) for temper, style in STYLE_OF.items()},
    # Builds cheap districts, several a turn, so that the city is complete early.
    "hasty": (
        {"architect": 1.4, "navigator": -0.4, "bishop": 0.2, "scholar": 0.8, "seer": 0.6, "trader": 0.4},
        {"price": 2.3, "keep_price": 2.2, "haste": 2.5, "end_ahead": 1.5, "draw": 0.7},
    ),
    # Looks into other hands, and builds special districts.
    "curious": (
        {"magician": 0.8, "wizard": 0.8, "spy": 0.8, "seer": 0.5},
        {"kind": 1.5, "last_kind": 1.3, "power": 10.0, "redraw": 0.6},
    ),
    # Takes gold from others.
    "grasping": (
        {"thief": 1.2, "tax_collector": 1.0, "blackmailer": 1.0},
        {"rob_gold": 1.2},
    ),
    # Wants the Crown.
    "proud": (
        {"king": 0.9, "emperor": 0.9, "patrician": 0.9},
        {"crown_wait": 1.2},
    ),
    # Fights with rank 8.
    "fierce": (
        {"warlord": 1.1, "diplomat": 0.9, "marshal": 1.0},
        {"raid": 1.8, "raid_least": 0.3, "raid_price": 0.7},
    ),
    # Wants the Church.
    "devout": (
        {"bishop": 1.1, "abbot": 1.1, "cardinal": 1.1},
        {"raid": 0.7, "raid_least": 2.0},
    ),
}


@cache
def style(name: str, seats: int = 4, edition: str = PLAYED.word) -> Weights:
    """Return the weights of a style for a table of so many; KeyError if there is none of that name."""
    return bent(name, tuned(seats, edition))


@cache
def tuned_in_temper(name: str, seats: int = 4, edition: str = PLAYED.word) -> Weights:
    """Return the strong weights for a table of so many, bent towards a temper; KeyError if there is none."""
    return in_temper(name, tuned(seats, edition))


def bent(name: str, own: Weights) -> Weights:
    """Return weights bent towards a style; KeyError if there is none of that name."""
    likes, bends = STYLES[name]
    return leaning(own, {**likes, **NEW_LIKES[name]}, bends)


def in_temper(temper: str, own: Weights) -> Weights:
    """Return weights bent towards a temper; KeyError if there is none of that name."""
    return leaning(own, *TEMPERS[temper])


def leaning(own: Weights, likes: Mapping[str, float], bends: Mapping[str, float]) -> Weights:
    """Return weights with something added to the liking for characters, and weights of a turn multiplied."""
    data = own.write()
    for character, more in likes.items():
        if character in data["pick"]:
            row = data["pick"][character]
            data["pick"][character] = [row[0] + more, *row[1:]]
    for weight, factor in bends.items():
        data["turn"][weight] *= factor
    return Weights(data, own.pick.cards)
