"""The options of a game (P16, notation §2 `rules`)."""

from __future__ import annotations

from dataclasses import dataclass

from praga.core.tables import BASE


@dataclass(frozen=True, slots=True)
class Rules:
    """The options with their defaults; names and values are those of the notation.

    `bridge` is "chance", or the side of each plank, 0 or 1.
    """

    data: str = BASE
    tiles: str = "A"
    crane_order: str = "random"
    tokens: str = "all"
    bridge: str | tuple[int, ...] = "chance"
    road_tiles: str = "none"
    first: int | None = None
    solo: bool = False
