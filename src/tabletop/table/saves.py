"""Saves: a game, its seats and its chance as one JSON text that knows whether it is whole."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Any, NamedTuple

from tabletop.core.checksum import checksum, crc
from tabletop.core.errors import TableError
from tabletop.core.rng import MASK
from tabletop.notation.codec import read_json

# Added to the version of a save with guests: a program that knows none says so, instead of calling it damaged.
GUESTS = 1000
KEYS = {"format", "version", "record", "seats", "dice", "check"}


class SaveError(TableError):
    """A text that is no save, is damaged, or is of another version; `reason` is the message id."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class Saved(NamedTuple):
    """The contents of a save: the record, the seats as they were written, and the seed of the bots' dice."""

    record: str
    seats: list[dict[str, Any]]
    dice: int


def _body(data: dict[str, Any]) -> str:
    return json.dumps({key: data[key] for key in sorted(KEYS - {"check"})}, separators=(",", ":"))


def write_save(name: str, version: int, saved: Saved, *, guests: bool = False) -> str:
    """Write a save of the game called `name`; `guests` says whether people at other devices have seats."""
    data: dict[str, Any] = {"format": name, "version": version + GUESTS * guests, **saved._asdict()}
    return json.dumps({**data, "check": crc(_body(data))}, ensure_ascii=False, separators=(",", ":"))


def read_save(name: str, version: int, text: Any, older: Container[int] = ()) -> Saved:
    """Read a save back; SaveError where it is foreign, of another version, or damaged.

    `older` are the versions before the checksum became a CRC-32: their saves say the same and are read as well.
    """
    mine = f'{{"format":"{name}"'
    try:
        data = read_json(text)
    except (ValueError, TypeError, RecursionError):
        if isinstance(text, str) and text.lstrip().startswith(mine):
            raise SaveError("save-damaged", "the save breaks off or holds something it cannot") from None
        raise SaveError("save-foreign", f"this is not a save of {name}") from None
    if not isinstance(data, dict) or data.get("format") != name:
        raise SaveError("save-foreign", f"this is not a save of {name}")
    result = data.get("version")
    if type(result) is not int or (result not in (version, version + GUESTS) and result not in older):
        raise SaveError("save-version", f"a save of version {version} is wanted")
    if set(data) != KEYS or data["check"] != (checksum if result in older else crc)(_body(data)):
        raise SaveError("save-damaged", "the save does not fit its checksum")
    record, seats, dice = data["record"], data["seats"], data["dice"]
    whole = isinstance(record, str) and isinstance(seats, list) and type(dice) is int and 0 <= dice <= MASK
    if not whole or not all(isinstance(seat, dict) for seat in seats):
        raise SaveError("save-damaged", "the save holds something it cannot")
    return Saved(record, seats, dice)
