"""The options of a table."""

from typing import Any

from nim.bots import BOTS
from tabletop.table.plain import plain_sheet


def setup_sheet() -> dict[str, Any]:
    """Return what the first screen shows before the engine is ready."""
    return plain_sheet(BOTS, least=2, most=2)
