"""Long work of the workshop: it goes on in small steps, and can be asked in between how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol


class Work(Protocol):
    """Something that is under way."""

    def steps(self) -> Iterator[None]:
        """Do it, stopping after each small step."""

    def progress(self) -> dict[str, Any]:
        """Say how far it is."""

    def answer(self, stopped: bool) -> dict[str, Any]:
        """Return the answer, of what was done where it was stopped."""
