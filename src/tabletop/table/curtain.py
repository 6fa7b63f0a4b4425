"""The curtain of a shared device: whose view is shown, and to whom the device must be passed first.

With one person it never closes. With several it closes when another person must decide, and opens for that person
alone. While bots answer in somebody's turn, it stays open for that player; while they play turns of their own, the
device lies in the middle and shows what is public (docs/adr/0035).
"""

from __future__ import annotations

from collections.abc import Iterable


class Curtain:
    """The curtain: whose view is drawn. `people` are the seats of persons; `opened` is the one that looks, or None.

    `holder` is the seat that looked last in its own turn: while only open questions were answered since, it has the
    device at hand, and nobody passes it on.
    """

    __slots__ = ("drawn", "holder", "opened", "people")

    def __init__(self, people: Iterable[int]) -> None:
        self.people = tuple(people)
        self.opened = self.people[0] if len(self.people) == 1 else None
        self.holder: int | None = None
        self.drawn = False  # closed by hand: then even an open question waits behind it

    @property
    def shared(self) -> bool:
        """Whether two or more people sit at this device."""
        return len(self.people) > 1

    def set_people(self, people: Iterable[int]) -> None:
        """Change who sits at this device: it stays open for a person who stays, and is open for one alone."""
        self.people, self.holder = tuple(people), None
        if not self.shared:
            self.opened, self.drawn = self.people[0] if self.people else None, False
        elif self.opened not in self.people:
            self.opened = None

    def turn_to(self, seat: int | None) -> None:
        """Hide the seat that is shown if another person decides now, or nobody (`seat` is None)."""
        if self.shared and (seat is None or (seat in self.people and seat != self.opened)):
            self.opened = None

    def lay_down(self) -> None:
        """Show what is public: a shared device lies in the middle until a person is asked."""
        if self.shared:
            self.opened = self.holder = None

    def closed_for(self, seat: int | None) -> int | None:
        """Return the seat that must take the device before the game goes on, or None."""
        return seat if self.shared and seat in self.people and seat != self.opened else None

    def open(self, seat: int) -> None:
        """Show one seat's view."""
        self.opened, self.holder, self.drawn = seat, seat, False

    def close(self) -> None:
        """Close it by hand; with one person there is nothing to close."""
        if self.shared:
            self.opened, self.holder, self.drawn = None, None, True
