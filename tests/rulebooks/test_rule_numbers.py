"""Every paragraph of a rulebook on the page names the rules that it tells."""

from __future__ import annotations

import ast
import re

import pytest

from build import games
from build.paths import PAGE, ROOT
from tests.rulebooks import sentences

DOCUMENTS = {game.name: f"docs/{next(iter(game.rules.values()))}.md" for game in games.OTHERS}
NO_RULES = ("rules-keys", "rules-signs-1", "rules-signs-3")  # keys, and what signs look like and do, are the page's own
RULE = re.compile(r"\*\*([KP]\d+\.\d+)\*\*|^\|? ?([KP]\d+\.\d+)\b", re.MULTILINE)


def bound(game: str) -> dict[str, list[str]]:
    """The rule numbers of each paragraph of a game's rulebook, as its chapter lists them."""
    tree = ast.parse((PAGE / game / "chapters" / "rules" / "rules.py").read_text(encoding="utf-8"))
    values = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    short = ast.literal_eval(values["PARTS"])
    numbers = {f"help-{part}": rules.split() for part, rules in short}
    for section, paragraphs in ast.literal_eval(values["SECTIONS"]):
        numbers |= {f"rules-{section}-{at}": rules.split() for at, rules in enumerate(paragraphs, start=1)}
    return numbers


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_paragraph_is_bound(game: str) -> None:
    assert set(bound(game)) == set(sentences.sentences("en", game))


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_paragraph_names_a_rule(game: str) -> None:
    assert [name for name, rules in bound(game).items() if not rules and not name.startswith(NO_RULES)] == []


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_rule_is_in_the_document(game: str) -> None:
    text = (ROOT / DOCUMENTS[game]).read_text(encoding="utf-8")

    assert [
        rule for rules in bound(game).values() for rule in rules if not re.search(rf"\b{re.escape(rule)}\b", text)
    ] == []


@pytest.mark.parametrize("game", DOCUMENTS)
@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_no_language_has_a_paragraph_that_english_lacks(game: str, language: str) -> None:
    assert set(sentences.sentences(language, game)) - set(sentences.sentences("en", game)) == set()
