"""What every decision asks again and again about a table: costs, worths, what is left to build, who is ahead."""

from __future__ import annotations

from citadels.core.hooks import counts_as
from citadels.core.state import Player, State


def useful(player: Player) -> list[str]:
    """List the cards in hand that could be built one day, each once (R4.3)."""
    names = player.names
    return [card for card in dict.fromkeys(player.hand) if card not in names]


def income_of(state: State, seat: int, role: str) -> int:
    """Return what the districts pay this seat as a character (R4.5, R7.7)."""
    kind = state.rules.cards.income[role]
    return 0 if kind is None else counts_as(state, seat, kind)


def points(state: State, seat: int) -> int:
    """Return what a city scores by its districts alone."""
    worth = state.rules.cards.worth
    return sum([worth[name] for name in state.players[seat].names])


def rounds_left(state: State, size: int) -> float:
    """A guess at how many rounds are still to come, from the fullest city."""
    if state.last_round:
        return 0.0
    return max(0.5, 0.9 * (size - max([len(player.city) for player in state.players])))
