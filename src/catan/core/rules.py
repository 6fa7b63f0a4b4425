"""The options of a game (K11, notation §2 `rules`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """The options with their defaults; names and values are those of the notation."""

    board: str = "random"
    numbers: str = "spiral"
    harbours: str = "fixed"
    start: str = "snake"
    points: int = 10
    discard_limit: int = 7
    friendly_robber: bool = False
    victims: str = "one"
    dice: str = "dice"
    calm_rounds: int = 0
    offers: int = 5
    counters: bool = True
    trade_time: str = "after_roll"
    point_cards: str = "hidden"
    bank: str = "open"
    round_limit: int | None = None
