"""A text that belongs to another page is named there, and has a way to that page: pasted, opened, or in an address."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from build import games
from tests.fuzz.games import FUZZERS
from tests.page.device import Device
from tests.page.trees import messages, nodes, prop, taps

OTHERS = [game.package for game in games.OTHERS]
REPLAYS = {game.package: game.replay for game in games.OTHERS}
HOMES = {game.package: game.pages[0] for game in games.OTHERS}
TITLES = {game.package: game.title for game in games.OTHERS}


@pytest.fixture
def replay(app: Any, device: Device) -> Any:
    """The replay's page with no game on it."""
    return device.settle(lambda: app.replay).ReplayPage()


def bare(link: str) -> str:
    """A link as an address has it."""
    return link[link.find("#") + 1 :]


def paste(replay: Any, device: Device, text: str) -> None:
    """Paste a text and open it."""
    device.stage.paste = text
    device.settle(replay.paste)


def table(device: Device) -> list[Any]:
    """The content of the page."""
    return device.stage.trees["table"]


def ways(device: Device) -> list[Any]:
    """The addresses of the page's main links."""
    links = [node for node in nodes(table(device)) if node[0] == "a"]
    return [prop(node, "href") for node in links if "main" in str(prop(node, "class"))]


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("whole", [True, False])
def test_a_link_of_another_game_leads_to_its_page(replay: Any, device: Device, game: str, whole: bool) -> None:
    link = FUZZERS[game].random_game(4).link()

    paste(replay, device, link if whole else bare(link) + "&at=3")

    assert ways(device) == [f"./{REPLAYS[game]}#{bare(link)}" + ("" if whole else "&at=3")]


@pytest.mark.parametrize("game", OTHERS)
def test_another_game_is_named(replay: Any, device: Device, game: str) -> None:
    paste(replay, device, FUZZERS[game].random_game(4).link())

    assert messages(table(device))["other-game"]["title"] == TITLES[game]


@pytest.mark.parametrize("game", OTHERS)
def test_a_record_of_another_game_is_carried_to_its_page(replay: Any, device: Device, game: str) -> None:
    record = FUZZERS[game].random_game(4).record_in_save()
    device.settle(replay.act, "opened", "", record)

    device.settle(replay.act, "carry", REPLAYS[game], "")

    assert (device.stage.luggage, device.stage.calls("carry")) == (record, [REPLAYS[game]])


def test_a_record_that_was_carried_here_is_opened(replay: Any, device: Device) -> None:
    game = FUZZERS["citadels"].random_game(4)
    device.stage.luggage, device.stage.asks["link"] = game.record(), "carried"

    device.settle(replay.open_link)

    assert replay.answer["steps"] == len(game.history)


def test_a_browser_that_cannot_carry_it_says_so(replay: Any, device: Device) -> None:
    device.stage.carries = False
    device.settle(replay.act, "opened", "", FUZZERS["catan"].random_game(4).record())

    device.settle(replay.act, "carry", "replay-island.html", "")

    assert "elsewhere-full" in messages(device.stage.trees["sheet"])


@pytest.mark.parametrize("game", OTHERS)
def test_a_deal_of_another_game_leads_to_its_table(replay: Any, device: Device, game: str) -> None:
    deal = bare(FUZZERS[game].random_game(4).deal())

    paste(replay, device, f"https://example.org/x.html#deal={deal}&bots=,casual")

    assert ways(device) == [f"./{HOMES[game]}#deal={deal}&bots=,casual"]


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("https://x.org/index.html#day=1.2026-11-22", "./index.html#day=1.2026-11-22"),
        ("https://x.org/workshop.html#bot=1.abc", "./workshop.html#bot=1.abc"),
        ("https://x.org/#join=2abc", "./index.html#join=2abc"),
    ],
)
def test_an_address_that_shows_no_game_is_opened_as_it_is(replay: Any, device: Device, text: str, way: str) -> None:
    paste(replay, device, text)

    assert ways(device) == [way]


def test_a_save_of_this_game_is_opened(replay: Any, device: Device) -> None:
    fuzzer = FUZZERS["citadels"]
    paste(replay, device, fuzzer.save(4, random.Random(1)))

    assert replay.refusal is None


def test_a_damaged_link_has_no_way(replay: Any, device: Device) -> None:
    paste(replay, device, FUZZERS["citadels"].random_game(4).link()[:-2])

    assert (replay.refusal["id"], ways(device)) == ("link-damaged", [])


def test_a_deal_link_of_another_game_is_told_at_the_table(app: Any, device: Device) -> None:
    page = app.open()

    device.settle(page.act, "deal-link", bare(FUZZERS["catan"].random_game(4).deal()), "")

    links = [prop(node, "href") for node in nodes(device.stage.trees["sheet"]) if node[0] == "a"]
    assert [link.split("#")[0] for link in links] == ["./island.html"]


@pytest.mark.parametrize("game", ["citadels", *OTHERS])
def test_a_record_among_the_files_of_games_leads_to_its_replay(app: Any, device: Device, game: str) -> None:
    page = app.open()
    device.settle(page.act, "games", "", "")
    device.stage.file = FUZZERS[game].random_game(4).record().split("\n")

    device.settle(page.act, "games-found", "", "")

    assert len(taps(device.stage.trees["sheet"], "carry")) == 1


def test_a_file_of_another_game_s_games_is_named(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "games", "", "")
    device.stage.file = [json.dumps({"format": "island-games", "version": 1})]

    device.settle(page.act, "games-found", "", "")

    ids = messages(device.stage.trees["sheet"])
    assert ("other-game" in ids, "games-file-newer" in ids) == (True, False)
