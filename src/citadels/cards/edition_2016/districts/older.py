"""The districts of 2016 that have a namesake of 2005: some act as it does (E1.4), some have changed (E7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from citadels.cards.districts.classic import CLASSIC, laboratory
from citadels.cards.districts.common import COMMON
from citadels.cards.districts.dark_city import DARK_CITY
from citadels.cards.edition_2016.districts import EDITION
from citadels.core.cities import clear_coin, remains, remove_district
from citadels.core.definitions import MILITARY, SPECIAL, Built, District, Why
from citadels.core.effects import put_under
from citadels.core.frames import Turn
from citadels.core.hooks import CityAsks, CityWhen, Lines
from citadels.core.moves import Move, move
from citadels.core.readings import is_complete
from citadels.core.state import State

_OLDER = {card.id: card for card in (*CLASSIC, *DARK_CITY)}

COMMON_2016 = tuple(
    District("barracks", MILITARY, card.cost, card.copies) if card.id == "battlefield" else card for card in COMMON
)


def _as_before(name: str, cost: int) -> District:
    """Return a district that acts as its namesake of 2005 does (E1.4), of which there is one."""
    return replace(_OLDER[name], cost=cost, copies=1, edition=EDITION)


def _changed(name: str, cost: int, **what: Any) -> District:
    """Return a district that its namesake of 2005 has become, with what is different; its help is its own."""
    return replace(_as_before(name, cost), text=f"{name}-2016", **what)


DRAGON_GATE = _as_before("dragon_gate", 6)
KEEP = _as_before("keep", 3)
SMITHY = _as_before("smithy", 5)
MUSEUM = _as_before("museum", 4)
MAP_ROOM = _as_before("map_room", 5)
GREAT_WALL = _as_before("great_wall", 6)
SCHOOL_OF_MAGIC = _as_before("school_of_magic", 6)
PARK = _as_before("park", 6)
FACTORY = _as_before("factory", 5)
IMPERIAL_TREASURY = _as_before("imperial_treasury", 5)

# --- Armory (E7.1)


def _targets(state: State, turn: Turn) -> Iterator[tuple[int, Built]]:
    """Yield every district but the Armory itself, by seat."""
    for seat, player in enumerate(state.players):
        for built in player.city:
            if seat != turn.seat or built.card != "armory":
                yield seat, built


def _aims(state: State, turn: Turn) -> list[Move]:
    result = [(seat, built) for seat, built in _targets(state, turn) if not is_complete(state, seat)]
    return list(dict.fromkeys([move("armory", seat, built.label) for seat, built in result]))


def _out_of_reach(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    """List the districts of complete cities; the Armory's own city is one as long as the Armory stands in it."""
    return [
        (move("armory", seat, built.label),
         Why("armory-complete", {"player": seat}, "nothing in a complete city can be destroyed (E7.1)"))
        for seat, built in _targets(state, turn) if is_complete(state, seat)
    ]  # fmt: skip


def _fire(state: State, turn: Turn, move: Move) -> None:
    armory = next(built for built in state.players[turn.seat].city if built.card == "armory")
    gone = (remove_district(state, turn.seat, armory.label), remove_district(state, move.seat, move.names[0]))
    for built in gone:
        clear_coin(state, built)
    put_under(state, remains(*gone))
    state.emit("armory", player=turn.seat, other=move.seat, card=gone[1].card)


ARMORY = _changed(
    "armory", 3, powers=(replace(_OLDER["armory"].powers[0], offer=_aims, use=_fire, targets=_out_of_reach),)
)

# --- Haunted Quarter (E7.9, E11.15)


def _any_kind(_: Built, __: int) -> tuple[str, ...]:
    return (SPECIAL, "noble", "religious", "trade", "military")


HAUNTED_QUARTER = District("haunted_quarter", SPECIAL, 2, edition=EDITION, asks=CityAsks(scores_as=_any_kind))

# --- Laboratory (E7.13), Library (E7.14), Observatory (E7.17)


def _all(_: int) -> int:
    """Keep all that can be drawn: two, or the Observatory's three."""
    return 3


LABORATORY = _changed("laboratory", 5, powers=(laboratory(2),))
LIBRARY = _changed("library", 6, asks=CityAsks(draw_keeps=_all))
OBSERVATORY = _changed("observatory", 4)

# --- Poor House (E7.21): before the Alchemist has his gold back (E4.5)

_ALMS = _OLDER["poor_house"].when.turn_ended_gold
POOR_HOUSE = _changed("poor_house", 4, when=CityWhen(turn_ended_first=_ALMS))

# --- Quarry (E7.22): it helps who builds, and nobody who takes a district from elsewhere

QUARRY = _changed("quarry", 5)

# --- Wishing Well (E7.29)


def _wishes(_: State, __: int, kinds: Sequence[str]) -> Lines:
    return (("wishing_well", kinds.count(SPECIAL)),)


WISHING_WELL = _changed("wishing_well", 5, when=CityWhen(scored_by_kind=_wishes))
