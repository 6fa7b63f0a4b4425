"""English messages that are missing: a failing test says where they are to be written, as lines that can be pasted."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from build.locales import stubs


def require_none(missing: Iterable[str], place: str) -> None:
    """Fail with the missing ids, and the file or folder that they belong into, unless there are none.

    An id with an attribute, as `role-thief.help`, is an attribute of its message.
    """
    names = sorted(set(missing))
    if names:
        pytest.fail(f"{_count(names)} missing: write in {place} (English is enough):\n{stubs(names)}", pytrace=False)


def _count(names: list[str]) -> str:
    return "1 English message is" if len(names) == 1 else f"{len(names)} English messages are"
