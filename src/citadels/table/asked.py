"""Who is asked what: the asked seat's own view, read for the prompt and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from citadels.records import Why


class Asked(NamedTuple):
    """The seat that decides, what it may know, and the names at the table."""

    seat: int
    view: dict[str, Any]
    names: Sequence[str]

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        hand = self.view["players"][seat]["hand"]
        return hand if isinstance(hand, int) else len(hand)

    @property
    def frame(self) -> list[Any]:
        """The question on top of the turn as it is written: its name, the asked seat, and the rest; [""] if none is."""
        pending = self.view.get("pending")
        return list(pending[-1]) if pending else [""]

    @property
    def role(self) -> str:
        """The character being played."""
        return str(self.view["rules"]["characters"][self.view["phase"]["rank"] - 1])

    def reason(self, why: Why) -> dict[str, Any]:
        """A reason against a move, as a message; seats become names."""
        args = {name: self.names[value] if name in ("player", "other") else value for name, value in why.args.items()}
        return {"id": f"why-{why.id}", "args": args}
