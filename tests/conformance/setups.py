"""Every setup a table can agree on, for Hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from citadels.cards.catalog import ALL_ROLES, DARK_CITY_SPECIALS, added_specials
from citadels.core.registry import NEWER


@st.composite
def characters(draw: st.DrawFn, seats: int) -> list[str]:
    """One character a rank, eight or nine ranks as the number of players allows (R2.1, R2.2)."""
    ranks = 8 if seats == 2 else 9 if seats == 8 else draw(st.sampled_from((8, 9)))
    return [
        draw(st.sampled_from([role.id for role in ALL_ROLES if role.rank == rank and role.min_seats <= seats]))
        for rank in range(1, ranks + 1)
    ]


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of players and rules for them, every option included (R2, R9)."""
    seats = draw(st.integers(2, 8))
    specials = draw(st.lists(st.sampled_from(DARK_CITY_SPECIALS), unique=True))
    return seats, {
        "characters": draw(characters(seats)),
        "specials": specials or "classic",
        "city_size": draw(st.integers(6, 12)),
        "gold": draw(st.sampled_from((16, 30, 35, None))),
        "smithy": draw(st.sampled_from(("2:3", "3:2"))),
        "heir": draw(st.booleans()),
        "three_players": draw(st.sampled_from(("one_character", "two_characters"))),
        "ties": draw(st.sampled_from(("shared", "broken"))),
        "bell_tower": draw(st.booleans()),
        "round_limit": draw(st.integers(1, 12)),
    }


@st.composite
def setups_2016(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of players and rules of 2016 for them, every option included (E2, E12.3)."""
    seats = draw(st.integers(2, 8))
    ranks = 8 if seats == 2 else 9 if seats in (3, 8) else draw(st.sampled_from((8, 9)))
    fitting = [role for role in NEWER.roles.values() if role.min_seats <= seats]
    chosen = [draw(st.sampled_from([role.id for role in fitting if role.rank == rank])) for rank in range(1, ranks + 1)]
    return seats, {
        "edition": NEWER.word,
        "characters": chosen,
        "specials": draw(st.lists(st.sampled_from(added_specials(NEWER)), unique=True)),
        "city_size": draw(st.integers(6, 12)),
        "gold": draw(st.sampled_from((16, 30, 35, None))),
        "ties": draw(st.sampled_from(("rank", "shared", "broken"))),
        "round_limit": draw(st.integers(1, 12)),
    }
