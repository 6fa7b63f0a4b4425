"""Cards change a purse, a hand, a city, the deck or a mark by the verbs of `effects` alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

CARDS = Path(__file__).parents[2] / "src" / "citadels" / "cards"
KEPT = ("gold", "hand", "city", "names", "kinds", "works", "completed", "deck", "bank", "crown", "known", "marks")
CHANGES = ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault")


def changed(source: str) -> list[str]:
    """List a module's direct changes of a state or of a player."""
    result = []
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [node.func.value]
        for target in targets:
            parts = [part.attr for part in ast.walk(target) if isinstance(part, ast.Attribute)]
            result += [part for part in parts if part in KEPT]
    return result


def test_a_card_changes_the_table_by_effects_alone() -> None:
    result = {path.relative_to(CARDS).as_posix(): changed(path.read_text("utf-8")) for path in CARDS.rglob("*.py")}

    assert {path: changes for path, changes in result.items() if changes} == {}


@pytest.mark.parametrize(
    "line",
    [
        "player.gold -= 1",
        "state.players[0].hand = ()",
        "state.deck.remove(card)",
        "del state.deck[:2]",
        "a, p.city = b",
    ],
)
def test_a_change_by_hand_is_found(line: str) -> None:
    assert len(changed(line)) == 1
