"""The island's openings are what its engine answers, to the letter, whatever the names and bots are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from build import games, openings
from catan.table.worker import answer

SIZES = (2, 3, 4)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the openings of each number of players."""
    folder = tmp_path_factory.mktemp("dist")
    openings.make(folder, games.BY_NAME["island"])
    return folder / "openings"


def read(made: Path, seats: int) -> dict[str, Any]:
    """The openings of a number of players."""
    opening: dict[str, Any] = json.loads((made / f"{seats}.json").read_text(encoding="utf-8"))
    return opening


def request(seats: int, seed: int) -> dict[str, Any]:
    """A person and bots, with names of their own."""
    bots = [{"name": f"Bot {seat}", "kind": "bot", "bot": "newcomer"} for seat in range(1, seats)]
    return {"do": "new", "seats": [{"name": 'Ann "A"', "kind": "person"}, *bots], "rules": {}, "seed": seed}


@pytest.mark.parametrize("seats", SIZES)
def test_an_opening_is_the_engine_s_answer_to_the_letter(app: Any, made: Path, seats: int) -> None:
    deals = read(made, seats)["deals"]
    requests = [request(seats, deal["seed"]) for deal in deals]

    answers = [json.loads(answer(json.dumps(each)))["view"] for each in requests]

    views = [app.opening.view(deal, each) for deal, each in zip(deals, requests, strict=True)]
    assert [json.dumps(view) for view in views] == [json.dumps(view) for view in answers]


@pytest.mark.parametrize("seats", SIZES)
def test_the_person_places_first(made: Path, seats: int) -> None:
    prompts = [deal["view"]["prompt"] for deal in read(made, seats)["deals"]]

    assert {(prompt["seat"], prompt["id"]) for prompt in prompts} == {(0, "prompt-place-settlement")}


def test_no_two_deals_have_the_same_island(made: Path) -> None:
    islands = [json.dumps(deal["view"]["island"]) for deal in read(made, 4)["deals"]]

    assert len(set(islands)) == games.BY_NAME["island"].openings
