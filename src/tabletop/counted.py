"""Lists too long to write out: counted at once, each entry written only when it is asked for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar, overload

T = TypeVar("T")


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
