"""A card is one place: no module outside `cards/` names one, but for those listed here with the reason."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from citadels.core.definitions import SPECIAL
from citadels.core.registry import EDITIONS

SOURCE = Path(__file__).parents[2] / "src"
NAMES = {name for edition in EDITIONS.values() for name in edition.roles}
NAMES |= {name for edition in EDITIONS.values() for name, card in edition.districts.items() if card.kind == SPECIAL}
# `keep` is what is done with drawn cards, as well as a card.
NAMES -= {"keep"}
CARDS = re.compile(r"citadels\.cards\.(?:edition_2016\.)?(?:roles|districts)\.")

# Folders that may name cards: the bots by their trained weights, and until they read hooks alone.
FOLDERS = {
    "citadels/cards": "here they stand",
    "citadels/bots": "weights and rules of play were found card by card",
    "citadels/table/reasons": "what a teacher says of a card is about that card",
    "praga": "in the third game the Quarry and the University are tracks",
}
# What still names cards elsewhere, and why.
STILL = {
    "citadels/envs/encoding.py": "a learner is told whether the table plays by the Bell Tower, an option",
    "citadels/envs/fields.py": "the name of that number in the list of all",
    "citadels/flow/options.py": "a table agrees on the Smithy and the Bell Tower by these words (notation §1)",
    "citadels/flow/scoring.py": "the coins on districts are counted under this message id (docs/protocol.md §3)",
    "citadels/notation/first_links.py": "the lists of cards of the first links, which never change",
    "citadels/notation/links.py": "the words of those two options, in their place in a link",
    "citadels/table/sheets.py": "what a table may choose of those two options (docs/protocol.md §4)",
    "citadels/workshop/exercises.py": "each exercise is about one character of the classic game",
}


@cache
def named(path: Path) -> frozenset[str]:
    """The cards that a module names outside its docstrings, and the cards' modules that it imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))]
    lines = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    result = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in lines:
            result |= {word for word in re.findall(r"[a-z_]+", node.value) if word in NAMES}
        if isinstance(node, ast.ImportFrom) and CARDS.match(f"{node.module}."):
            result.add(str(node.module))
    return frozenset(result)


def modules() -> list[Path]:
    files = sorted(SOURCE.rglob("*.py"))
    return [path for path in files if not any(path.is_relative_to(SOURCE / folder) for folder in FOLDERS)]


def test_a_module_names_no_card() -> None:
    result = {path.relative_to(SOURCE).as_posix(): named(path) for path in modules()}

    assert {path: sorted(cards) for path, cards in result.items() if cards and path not in STILL} == {}


def test_what_is_excused_names_one() -> None:
    """Excuses for empty modules must go with the module's last card."""
    assert [path for path in STILL if not named(SOURCE / path)] == []


def test_the_witch_is_seen_where_she_is_named() -> None:
    """The tests above would hold for a reader that finds nothing."""
    assert "witch" in named(SOURCE / "citadels" / "cards" / "roles" / "witch.py")
