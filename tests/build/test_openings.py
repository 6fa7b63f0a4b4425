"""Openings are what the engine answers, to the letter, whatever the names and bots are (docs/protocol.md §4)."""

import importlib.util
import json
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from build import games, openings
from citadels.bots import BOTS
from citadels.table.worker import answer

SIZES = range(2, 9)
# What a person may write: marks of ours, quotation marks, a backslash, letters of other scripts.
NAMES = ("<1>", 'Ann "A"', "富饒之城", "Bo\\n", "<bot 1>", "é", "<0>", "h")


@cache
def page() -> ModuleType:
    """The page's own module, which knows no browser."""
    spec = importlib.util.spec_from_file_location("opening", games.TABLE / "opening.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    openings.make(folder)
    return folder / "openings"


def read(made: Path, seats: int) -> dict[str, Any]:
    opening: dict[str, Any] = json.loads((made / f"{seats}.json").read_text(encoding="utf-8"))
    return opening


def answer_of(seats: int, rules: dict[str, Any], seed: int) -> dict[str, Any]:
    """A request with names and bots of its own."""
    bots = [{"name": NAMES[seat], "kind": "bot", "bot": list(BOTS)[seat % len(BOTS)]} for seat in range(1, seats)]
    return {"do": "new", "seats": [{"name": NAMES[0], "kind": "person"}, *bots], "rules": rules, "seed": seed}


@pytest.mark.parametrize("seats", SIZES)
def test_an_opening_is_the_engines_answer_to_the_letter(made: Path, seats: int) -> None:
    opening = read(made, seats)
    for deal in opening["deals"]:
        request = answer_of(seats, opening["rules"], deal["seed"])
        answered = json.loads(answer(json.dumps(request)))["view"]
        assert json.dumps(page().view(deal, request)) == json.dumps(answered)


@pytest.mark.parametrize("seats", SIZES)
def test_the_first_seat_has_the_crown_and_is_asked(made: Path, seats: int) -> None:
    views = [deal["view"] for deal in read(made, seats)["deals"]]

    assert {(view["seats"][0]["crown"], view["prompt"]["seat"]) for view in views} == {(True, 0)}


@pytest.mark.parametrize("seats", SIZES)
def test_there_are_two_dozen_different_deals(made: Path, seats: int) -> None:
    hands = [json.dumps(deal["view"]["mine"]["hand"]) for deal in read(made, seats)["deals"]]

    assert len(set(hands)) == 24


def test_a_save_or_a_seed_of_the_game_is_not_in_what_is_shown(made: Path) -> None:
    items = [deal["view"].keys() | deal.keys() for deal in read(made, 4)["deals"]]

    assert all("save" not in keys for keys in items)


@pytest.mark.parametrize("name", ["two people", "other rules", "a bot first"])
def test_another_table_does_not_fit(made: Path, name: str) -> None:
    opening = read(made, 4)
    others = {
        "two people": {"seats": [{"name": "a", "kind": "person"}] * 4, "rules": {}},
        "other rules": {"seats": answer_of(4, {}, 1)["seats"], "rules": {"gold": 35}},
        "a bot first": {"seats": answer_of(4, {}, 1)["seats"][1:], "rules": {}},
    }

    assert not page().fits(opening, others[name])


def test_the_usual_table_fits(made: Path) -> None:
    assert page().fits(read(made, 4), answer_of(4, {}, 1))
