"""The places of an observation: one row of whole numbers from 0 to 255, in fields that follow one another.

Data of entities (seats, cards, places of a board) is a field with two dimensions: a row for each entity. Seats are
counted clockwise from the viewer: the first row is their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.uint8]
MOST: Final = 255


class Field(NamedTuple):
    """A field: `size` numbers from `at` on, each from 0 to `most`; docs/environments.md has what it `says`.

    `shape` is its size in one or two dimensions: entities, then what each has.
    """

    name: str
    at: int
    size: int
    most: int
    says: str
    shape: tuple[int, ...] = ()

    @property
    def places(self) -> slice:
        """The places of the field in an observation."""
        return slice(self.at, self.at + self.size)

    @property
    def counts(self) -> bool:
        """Whether its numbers count something; else they are flags, 0 or 1."""
        return self.most > 1


# A field but for its place: name, size or shape, largest number, meaning.
Row = tuple[str, int | tuple[int, ...], int, str]


def place(rows: Iterable[Row]) -> dict[str, Field]:
    """Return the fields by name, each where the one before it ends."""
    fields: dict[str, Field] = {}
    at = 0
    for name, size, most, says in rows:
        shape = (size,) if isinstance(size, int) else size
        fields[name] = Field(name, at, prod(shape), most, says, shape)
        at += prod(shape)
    return fields


def size_of(fields: Mapping[str, Field]) -> int:
    """Return how many numbers an observation has."""
    return sum([field.size for field in fields.values()])


def entities(observation: NDArray[Any], fields: Mapping[str, Field]) -> dict[str, NDArray[Any]]:
    """Return the fields of one observation, or of many in rows, by name and in their shapes.

    They are views of the same memory, not copies. A field of 4 seats with 5 numbers each has the shape (4, 5) in one
    observation, and (n, 4, 5) in n of them.
    """
    rows = observation.shape[:-1]
    return {name: observation[..., field.places].reshape(*rows, *field.shape) for name, field in fields.items()}


def count_mask(fields: Mapping[str, Field]) -> NDArray[np.bool_]:
    """Return for each place of an observation whether it counts something; the others are flags, 0 or 1."""
    return np.repeat([field.counts for field in fields.values()], [field.size for field in fields.values()])


class Layout:
    """Places of a game's fields, for writers: `at` has the first place of each, `width` the size of one entity."""

    __slots__ = ("at", "width")

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.at = {name: field.at for name, field in fields.items()}
        self.width = {name: field.shape[-1] for name, field in fields.items()}


class Writer:
    """An observation under way; `row` has its numbers."""

    __slots__ = ("at", "row", "width")

    def __init__(self, layout: Layout, template: bytes | bytearray) -> None:
        """Begin with the numbers of a template: zeros, or what all views of a game have in common."""
        self.at, self.width = layout.at, layout.width
        self.row = bytearray(template)

    def put(self, field: str, number: int | None, place: int = 0) -> None:
        """Write a number, at most 255; None is 0."""
        if number:
            self.row[self.at[field] + place] = number if number < MOST else MOST

    def line(self, field: str, numbers: Sequence[int], entity: int = 0) -> None:
        """Write the numbers of one entity, each at most 255."""
        at = self.at[field] + entity * self.width[field]
        try:
            self.row[at : at + len(numbers)] = bytes(numbers)
        except ValueError:  # one is larger than a byte
            self.row[at : at + len(numbers)] = bytes([min(number, MOST) for number in numbers])

    def flags(self, field: str, places: Iterable[int], entity: int = 0) -> None:
        """Write a 1 at some places of one entity."""
        at, row = self.at[field] + entity * self.width[field], self.row
        for place in places:
            row[at + place] = 1

    def numbers(self) -> Numbers:
        """Return the observation, an array of the caller's own."""
        return np.frombuffer(self.row, np.uint8)
