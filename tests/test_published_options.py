"""Options in positions: those of the published examples are always written, later ones where they are changed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import catan.core.rules
import catan.flow.options
import praga.core.rules
import praga.flow.options
from catan import Game as Catan
from citadels import Game as Citadels
from praga import Game as Praga

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ["Ann", "Bo", "Cy", "Di"]
GAMES = [
    pytest.param(Citadels, "notation.md", id="citadels"),
    pytest.param(Catan, "catan/notation.md", id="catan"),
    pytest.param(Praga, "praga/notation.md", id="praga"),
]


@dataclass(frozen=True)
class LaterCatan(catan.core.rules.Rules):
    """The options of Catan and one that is added."""

    purse: int = 0


@dataclass(frozen=True)
class LaterPraga(praga.core.rules.Rules):
    """The options of Praga and one that is added."""

    purse: int = 0


ADDED = [
    pytest.param(catan.flow.options.write_rules, catan.core.rules.Rules, LaterCatan, id="catan"),
    pytest.param(praga.flow.options.write_rules, praga.core.rules.Rules, LaterPraga, id="praga"),
]


def published(document: str) -> dict[str, Any]:
    """The rules in the example of a notation, which are the usual ones."""
    example = re.search(r'"rules": (\{.*?\})', (DOCS / document).read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    return dict(json.loads(example[1]))


@pytest.mark.parametrize(("game", "document"), GAMES)
def test_a_position_has_the_options_that_its_notation_shows_and_no_other(game: Any, document: str) -> None:
    """Notation §1, §2: programs look them up; one that is added is written where it is changed."""
    assert json.dumps(game.new(NAMES).position()["rules"]) == json.dumps(published(document))


@pytest.mark.parametrize(("game", "document"), GAMES)
def test_a_view_has_the_options_of_the_position(game: Any, document: str) -> None:
    """Notation §4: the same JSON."""
    assert game.new(NAMES).view(1)["rules"] == published(document)


@pytest.mark.parametrize(("write", "rules", "later"), ADDED)
def test_an_option_that_is_added_is_not_written_with_its_default(write: Any, rules: Any, later: Any) -> None:
    assert write(later()) == write(rules())


@pytest.mark.parametrize(("write", "rules", "later"), ADDED)
def test_an_option_that_is_added_is_written_where_it_is_changed(write: Any, rules: Any, later: Any) -> None:
    assert write(later(purse=3)) == {**write(rules()), "purse": 3}


@pytest.mark.parametrize(("game", "document"), GAMES)
def test_options_left_out_are_filled_in(game: Any, document: str) -> None:
    """Notation §1, §2: readers fill in the rest."""
    position = dict(game.new(NAMES, seed=7).position())
    del position["rules"]
    assert game.from_position(position) == game.new(NAMES, seed=7)
