"""The goods that a message lists, for tests of what is said of them."""

from __future__ import annotations

from typing import Any


def goods(message: Any) -> dict[str, int]:
    """Count each good that a message lists, by the goods' names."""
    return {part["id"].removeprefix("good-"): part["args"]["count"] for part in message["args"]["goods"]}
