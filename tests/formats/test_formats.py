"""Every format that was ever written is opened by this build (tests/formats/README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catan import Game as Catan
from citadels import Game
from citadels.table.worker import Table
from praga import Game as Praga
from tabletop.testing.golden import record_like

HERE = Path(__file__).parent
GAMES: dict[str, Any] = {"citadels": Game, "catan": Catan, "praga": Praga}
LINKS = json.loads((HERE / "links.json").read_text(encoding="utf-8"))
DEALS = json.loads((HERE / "deals.json").read_text(encoding="utf-8"))


def files(folder: str) -> list[Any]:
    """The files of a folder as parameters, by their names."""
    return [pytest.param(path, id=path.stem) for path in sorted((HERE / folder).iterdir())]


def game_of(path: Path) -> Any:
    """The game that a file's name begins with."""
    return GAMES[path.stem.split("-")[0]]


@pytest.mark.parametrize("path", files("saves"))
def test_a_save_is_taken_up(path: Path) -> None:
    answer = Table().answer({"do": "load", "save": path.read_text(encoding="utf-8").strip()})

    assert answer.get("error") is None


@pytest.mark.parametrize("path", files("saves"))
def test_a_save_is_played_on_to_its_end(path: Path) -> None:
    table = Table()
    view = table.answer({"do": "load", "save": path.read_text(encoding="utf-8").strip()})["view"]
    while view["waiting"] != "over":
        if view["waiting"] == "bot":
            view = table.answer({"do": "tick"})["view"]
        elif view["waiting"] == "curtain":
            view = table.answer({"do": "open", "seat": view["curtain"]["seat"]})["view"]
        else:
            move = next(choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"])
            view = table.answer({"do": "choose", "move": move})["view"]
    assert view["result"]["winners"] != []


@pytest.mark.parametrize("path", files("records"))
def test_a_record_comes_to_the_score_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    game = game_of(path).from_record(text)

    assert record_like(game, text) == text


@pytest.mark.parametrize("path", files("positions"))
def test_a_position_is_read_and_written_as_it_was(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))

    game = game_of(path).from_position(position)

    assert game.position() == position


@pytest.mark.parametrize(("name", "link"), [(name, link) for name in LINKS for link in LINKS[name]], ids=str)
def test_a_link_comes_to_its_score(name: str, link: dict[str, Any]) -> None:
    assert GAMES[name].from_link(link["link"]).scores == link["scores"]


@pytest.mark.parametrize(("name", "deal"), [(name, deal) for name in DEALS for deal in DEALS[name]])
def test_a_deal_is_dealt(name: str, deal: str) -> None:
    assert GAMES[name].from_deal(deal).deal() == deal
