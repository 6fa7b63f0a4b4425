"""Lists too long to write out: counted at once, each entry written only when it is asked for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
C = TypeVar("C", bound="Counted[Any]")


class Counted(Sequence[T]):
    """Entries that are numbered from 0 and written one at a time."""

    __slots__ = ()

    @abstractmethod
    def entry(self, at: int) -> T:
        """Write one entry; `at` is from 0 to the length less one."""

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self.entry(i) for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return self.entry(at % len(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list | tuple | Counted):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # it stands for a list


class Menu(Counted[T], Generic[T, C]):
    """Some entries written out, followed by counted ones."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Iterable[T], rest: C) -> None:
        self.first = tuple(first)
        self.rest = rest

    def __len__(self) -> int:
        return len(self.first) + len(self.rest)

    def entry(self, at: int) -> T:
        """Write one entry."""
        if at < len(self.first):
            return self.first[at]
        written: T = self.rest.entry(at - len(self.first))
        return written

    def __contains__(self, item: object) -> bool:
        return item in self.first or item in self.rest

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the place of an entry; ValueError if it is none of these."""
        if value in self.first:
            return self.first.index(value)
        return len(self.first) + self.rest.index(value)

    def __iter__(self) -> Iterator[T]:
        yield from self.first
        yield from self.rest
