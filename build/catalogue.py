"""Writes what the page shows before the engine is ready: the cards of each edition, and the options of a table."""

import json
from pathlib import Path

from build import tools

PROGRAM = """\
import json
from citadels.core.registry import EDITIONS, PLAYED
from citadels.table import sheets
made = {"setup": sheets.setup_sheet(), "cards": sheets.card_sheet()}
for word, cards in EDITIONS.items():
    if cards is not PLAYED:
        made["setup-" + word] = sheets.edition_sheet(cards)
        made["cards-" + word] = sheets.card_sheet(cards)
print(json.dumps(made, ensure_ascii=True))
"""


def make(dist: Path) -> None:
    """Write ``setup.json`` and ``cards.json``, and those of each later edition, as the engine gives them."""
    for name, content in json.loads(tools.python("-c", PROGRAM)).items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=False)
        (dist / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def messages(dist: Path) -> frozenset[str]:
    """The messages that each card must have in each language: name and help, and what a character does in brief."""
    names: set[str] = set()
    for path in sorted(dist.glob("cards*.json")):
        cards = json.loads(path.read_text(encoding="utf-8"))
        for kind, listed in (("card", cards["districts"]), ("role", cards["roles"])):
            names |= {f"{kind}-{item['id']}" for item in listed}
            names |= {f"{kind}-{item.get('text', item['id'])}.help" for item in listed}
        names |= {f"role-{item.get('text', item['id'])}.brief" for item in cards["roles"]}
    return frozenset(names)
