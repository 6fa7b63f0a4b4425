"""Chances in words: a small ladder from "hardly ever" to "nearly always", as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citadels.table.messages import Message

# Each step's name, and the share of a hundred below which it is the right word.
LADDER = (
    (5, "never"), (15, "tenth"), (23, "fifth"), (29, "quarter"), (42, "third"), (58, "half"),
    (71, "two-thirds"), (85, "three-quarters"), (95, "most"), (101, "always"),
)  # fmt: skip


def in_words(share: float) -> Message:
    """Return the message (`share-…`) that says a share from 0 to 1."""
    return {"id": "share-" + next(word for below, word in LADDER if round(100 * share) < below), "args": {}}
