"""The districts that rank 8 may touch, and at what worth (R6.8W, R6.8D): Warlord and Diplomat share it."""

from __future__ import annotations

from citadels.core.definitions import Built, Why
from citadels.core.frames import Turn
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State


def shielded_by_bishop(state: State) -> int | None:
    """Return the seat rank 8 cannot touch: the living Bishop's, or the Witch's in their place (R6.5B, R5.3)."""
    if state.rules.characters[4] != "bishop":
        return None
    if "bishop" not in state.marks.values():
        return state.holders.get("bishop")
    return None if state.silenced("bishop") else state.player_of(5)


def worth(state: State, built: Built) -> int:
    """Return a district's cost where rank 8 is concerned: its cost and the Artist's coin (R6.9A)."""
    return state.rules.cards.cost[built.card] + built.coin


def city_shield(state: State, owner: int) -> Why | None:
    """Return why rank 8 may touch nothing of this city (R6.5B, R6.8W); None if it may."""
    if shielded_by_bishop(state) == owner:
        return Why("protected-bishop", {"player": owner}, "rank 8 cannot touch the Bishop's city (R6.5B)")
    if count_districts(state.players[owner]) >= city_size(state):
        return Why("protected-complete", {"player": owner}, "rank 8 cannot touch a complete city (R6.8W)")
    return None


def open_cities(state: State) -> list[int]:
    """List the seats whose districts rank 8 may touch: `city_shield` for all, without the reasons."""
    bishop, size = shielded_by_bishop(state), city_size(state)
    return [
        seat
        for seat, player in enumerate(state.players)
        if seat != bishop and len(player.city) + player.works.more < size
    ]


def wall(state: State, owner: int, price: int, built: Built) -> int:
    """Return the price of a district of this city for rank 8, with what the city adds to it (R7.8)."""
    more = state.players[owner].works.asks.price_to_destroy
    return price if more is None else more(price, built)


def own_shield(state: State, built: Built) -> Why | None:
    """Return why rank 8 may not touch this district of any player (R7.9); None if it may."""
    protects = state.rules.cards.districts[built.card].asks.protects
    return protects(built) if protects is not None else None


def not_yet(_: State, turn: Turn) -> Why | None:
    """Return why rank 8 cannot use its power yet; None if it can (R11.10)."""
    return None if "resources" in turn.taken else Why("gather-first")
