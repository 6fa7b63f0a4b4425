"""The tempers of bots: a kind of bot is a strength, or a strength with a temper, as `casual-vengeful`.

The words are those of any game; what a temper does is each game's own matter, and at some strengths it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.bots.protocol import Factory

# Between the strength and the temper in the name of a kind.
MARK = "-"
TEMPERS = (
    "hasty", "patient", "curious", "sly", "vengeful", "peaceful", "grasping", "proud", "fierce", "devout",
)  # fmt: skip


def strength_of(kind: str) -> str:
    """Return the strength in the name of a kind of bot."""
    return kind.partition(MARK)[0]


def tempered(strengths: Mapping[str, Factory], make: Callable[[str, str], Factory | None]) -> dict[str, Factory]:
    """Return the bots of all strengths with all tempers, by kind.

    `make(strength, temper)` returns the maker of such a bot; None where the temper changes nothing there.
    """
    return {
        f"{strength}{MARK}{temper}": make(strength, temper) or plain
        for strength, plain in strengths.items()
        for temper in TEMPERS
    }
