"""Every format that was ever written is opened by this build (tests/formats/README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citadels.table.worker import Table
from tabletop.testing.golden import check_manifest, digest_of, read_manifest, record_like
from tests.games import CLASSES as GAMES

HERE = Path(__file__).parent
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


@pytest.mark.parametrize("path", files("short"))
def test_a_position_without_usual_options_is_the_one_with_them(path: Path) -> None:
    """Notation §1, §2: readers fill in the options that are left out."""
    short = json.loads(path.read_text(encoding="utf-8"))
    whole = json.loads((HERE / "positions" / path.name).read_text(encoding="utf-8"))

    assert game_of(path).from_position(short).position() == whole


@pytest.mark.parametrize(("name", "link"), [(name, link) for name in LINKS for link in LINKS[name]], ids=str)
def test_a_link_comes_to_its_score(name: str, link: dict[str, Any]) -> None:
    assert GAMES[name].from_link(link["link"]).scores == link["scores"]


@pytest.mark.parametrize(("name", "deal"), [(name, deal) for name in DEALS for deal in DEALS[name]])
def test_a_deal_is_dealt(name: str, deal: str) -> None:
    assert GAMES[name].from_deal(deal).deal() == deal


def stored() -> dict[str, str]:
    """The hashes of all that is stored here, by name: of files, and of each link and deal."""
    lists = {"links": LINKS, "deals": DEALS}
    listed = {
        f"{what}.json {name} {number}": digest_of(json.dumps(entry))
        for what, entries in lists.items()
        for name in entries
        for number, entry in enumerate(entries[name])
    }
    others = [path for path in sorted(HERE.rglob("*")) if path.is_file() and path.suffix in {".json", ".txt"}]
    return listed | {
        path.relative_to(HERE).as_posix(): digest_of(path.read_text(encoding="utf-8"))
        for path in others
        if path.name not in {"links.json", "deals.json", "manifest.txt"}
    }


def test_files_are_only_added() -> None:
    """Players have these texts: `manifest.txt` lists them, and lines are only appended."""
    check_manifest(read_manifest(HERE), stored())
