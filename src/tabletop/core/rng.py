"""Chance: SplitMix64 on one 64-bit number, the same on every platform (notation §5).

Its inner loop is written out five times, because calls are what costs most here: it runs at every
decision of every simulated game.
"""

from __future__ import annotations

from typing import Any

MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15


def draw(seed: int) -> tuple[int, int]:
    """Return the next state and the 64-bit number drawn from it."""
    seed = (seed + GAMMA) & MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def below(seed: int, n: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to n-1 (n at least 1)."""
    seed = (seed + GAMMA) & MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, ((z ^ (z >> 31)) * n) >> 64


def two_below(seed: int, n: int) -> tuple[int, int, int]:
    """Return the next state and two numbers from 0 to n-1 (n at least 1), as `below` draws them."""
    seed = (seed + GAMMA) & MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    number = ((z ^ (z >> 31)) * n) >> 64
    seed = (seed + GAMMA) & MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, number, ((z ^ (z >> 31)) * n) >> 64


def shuffle(seed: int, items: list[Any]) -> int:
    """Shuffle in place, from the last index down to 1; return the next state."""
    for i in range(len(items) - 1, 0, -1):
        seed = (seed + GAMMA) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return seed


class Dice:
    """A stream of chance for bots and arenas; the game itself keeps the bare number in its state."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1 (n at least 1)."""
        seed = self.seed = (self.seed + GAMMA) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def unit(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return self.below(1 << 53) / (1 << 53)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, by the same steps as `shuffle`."""
        self.seed = shuffle(self.seed, items)
