"""Writes what the page shows before the engine is ready: the cards, and the options of a table."""

import json
from pathlib import Path

from build import tools

PROGRAM = """\
import json
from citadels.table import sheets
print(json.dumps([sheets.setup_sheet(), sheets.card_sheet()], ensure_ascii=True))
"""


def make(dist: Path) -> None:
    """Write ``setup.json`` and ``cards.json`` as the engine gives them."""
    setup, cards = json.loads(tools.python("-c", PROGRAM))
    for name, content in (("setup.json", setup), ("cards.json", cards)):
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=False)
        (dist / name).write_text(text + "\n", encoding="utf-8", newline="\n")
