"""What every decision asks again and again about a table: costs, worths, what is left to build, who is ahead."""

from __future__ import annotations

from typing import Final

from citadels.building import cost_of
from citadels.effects import city_size
from citadels.moments import fold
from citadels.shelf import DISTRICTS, ROLES
from citadels.state import Player, State

COST: Final = {name: district.cost for name, district in DISTRICTS.items()}
WORTH: Final = {name: district.worth for name, district in DISTRICTS.items()}
KIND: Final = {name: district.kind for name, district in DISTRICTS.items()}
RANK: Final = {name: role.rank for name, role in ROLES.items()}
INCOME: Final = {name: role.kind for name, role in ROLES.items()}


def size_of(state: State) -> int:
    """Return how many districts end the game, the Bell Tower counted (R2.5, R7.19)."""
    return city_size(state) if state.rules.specials else state.rules.city_size


def useful(player: Player) -> list[str]:
    """List the cards in hand that could be built one day, each once (R4.3)."""
    names = player.names
    return [card for card in dict.fromkeys(player.hand) if card not in names]


def price(state: State, seat: int, card: str) -> int:
    """Return what a card costs this seat (R7.20)."""
    return cost_of(state, seat, card) if state.players[seat].works.asks else COST[card]


def income_of(player: Player, state: State, seat: int, kind: str | None) -> int:
    """Return what a kind pays this seat (R4.5, R7.7)."""
    if kind is None:
        return 0
    count = player.kinds.count(kind)
    return fold(state, seat, "counts_as", count, kind) if player.works.asks else count


def points(player: Player) -> int:
    """Return what a city scores by its districts alone."""
    worth = WORTH
    return sum([worth[name] for name in player.names])


def rounds_left(state: State, size: int) -> float:
    """A guess at how many rounds are still to come, from the fullest city."""
    if state.last_round:
        return 0.0
    return max(0.5, 0.9 * (size - max([len(player.city) for player in state.players])))
