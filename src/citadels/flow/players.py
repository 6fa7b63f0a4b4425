"""Possessions of each player, to study a game: `Game.players`."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.state import State
from citadels.flow.scoring import score


class PlayerInfo(NamedTuple):
    """One player at one moment, with all that is hidden from the others; it stays as it is when the game goes on.

    Attributes:
        seat: The number of the seat, from 0.
        name: The player's name.
        gold: How much gold the player has.
        hand: The districts in hand.
        city: The districts in the city in building order, as moves name them: `tavern+` with the Artist's coin.
        characters: The characters held this round, in the order of picking.
        has_crown: Whether the player has the Crown.
        score: The points, as if the game were over now (R8.2).
    """

    seat: int
    name: str
    gold: int
    hand: tuple[str, ...]
    city: tuple[str, ...]
    characters: tuple[str, ...]
    has_crown: bool
    score: int


def players(state: State) -> tuple[PlayerInfo, ...]:
    """Return what each player has, by seat."""
    return tuple([
        PlayerInfo(
            seat, player.name, player.gold, player.hand, tuple([built.label for built in player.city]),
            player.characters, state.crown == seat, score(state, seat),
        )
        for seat, player in enumerate(state.players)
    ])  # fmt: skip
