"""Sequences that compute an item only when it is accessed, for lists of moves too long to build."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
C = TypeVar("C", bound="LazySequence[Any]")


class LazySequence(Sequence[T]):
    """A sequence that knows its length and computes its items one at a time."""

    __slots__ = ()

    @abstractmethod
    def item(self, at: int) -> T:
        """Return one item; `at` is from 0 to the length less one."""

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self.item(i) for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return self.item(at % len(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list | tuple | LazySequence):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # equal to a list, which has no hash


class ConcatSequence(LazySequence[T], Generic[T, C]):
    """A few items in memory, followed by a lazy sequence."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Iterable[T], rest: C) -> None:
        self.first = tuple(first)
        self.rest = rest

    def __len__(self) -> int:
        return len(self.first) + len(self.rest)

    def item(self, at: int) -> T:
        """Return one item."""
        if at < len(self.first):
            return self.first[at]
        item: T = self.rest.item(at - len(self.first))
        return item

    def __contains__(self, item: object) -> bool:
        return item in self.first or item in self.rest

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the index of an item; ValueError if it is not one of these."""
        if value in self.first:
            return self.first.index(value)
        return len(self.first) + self.rest.index(value)

    def __iter__(self) -> Iterator[T]:
        yield from self.first
        yield from self.rest


def in_memory(items: Sequence[T]) -> Sequence[T]:
    """Return the items that stand before a lazy rest; all of them where there is none."""
    return items.first if isinstance(items, ConcatSequence) else items
