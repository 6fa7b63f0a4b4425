"""The thirty unique districts of 2016 (E1.2, E7), and the one common district with a name of its own (E1.1)."""

from __future__ import annotations

from typing import Final

# The word for what a card came with: of these a table chooses, and their words are one edition's (E12.2).
EDITION: Final = "2016"
