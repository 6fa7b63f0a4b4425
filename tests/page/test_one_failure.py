"""One failure in a game, at each place in turn: no game is lost, and the player is told (as SQLite's tests do)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from tests.page.device import Device, Engine, PageStorage
from tests.page.test_play import tap
from tests.page.trees import offers, texts

MOST = 200  # taps of a game of one round
SAVE = "citadels.save"
Load = Callable[[Device], AbstractContextManager[Any]]


class FailingStorage(PageStorage):
    """A storage in which the `failing`-th write fails, counted from 1; 0 for none."""

    def __init__(self, failing: int) -> None:
        super().__init__()
        self.failing = failing
        self.writes: list[str] = []

    def write(self, name: str, value: str) -> bool:
        """Write, or not."""
        self.writes.append(name)
        self.room = len(self.writes) != self.failing
        return super().write(name, value)


class FailingEngine(Engine):
    """An engine that gives no answer to its `failing`-th request, counted from 1; 0 for none."""

    def __init__(self, failing: int) -> None:
        super().__init__()
        self.failing = failing

    def ask(self, text: str) -> asyncio.Future[str]:
        """Answer, or stop."""
        self.stopped = RuntimeError("stopped") if len(self.requests) + 1 == self.failing else None
        return super().ask(text)


def deal(app: Any, device: Device) -> Any:
    """The page with a game of one round, of a person and bots that play at random."""
    page = app.open()
    for seat in page.start.seats[1:]:
        seat["bot"] = "random"
    page.start.rules = {"round_limit": 1}
    device.settle(page.act, "deal", "", "")
    return page


def play(page: Any, device: Device) -> None:
    """Play on to the end, or until the page says that the engine stopped."""
    for _ in range(MOST):
        if page.play.view is None or page.play.view["phase"] == "over" or "engine-stopped" in texts(sheet(device)):
            return
        tap(page, device)


def sheet(device: Device) -> Any:
    return device.stage.trees["sheet"]


def newest(device: Device) -> dict[str, Any]:
    """The newest game, as this page reads it."""
    storage = device.window.storage
    return dict(json.loads(storage.read(max(json.loads(storage.names(SAVE)), key=len)) or "{}"))


def game_with_failing_write(load: Load, failing: int) -> tuple[Device, list[str]]:
    """Play a game in which one write fails; the names that were written, in order, are returned with the browser."""
    device = Device()
    device.window.storage = storage = FailingStorage(failing)
    with load(device) as app:
        play(deal(app, device), device)
    return device, storage.writes


def test_whichever_write_fails_the_game_goes_on_and_its_newest_state_is_there(load_page: Load) -> None:
    count = len(game_with_failing_write(load_page, 0)[1])

    devices = [game_with_failing_write(load_page, failing)[0] for failing in range(1, count + 1)]

    assert [at for at, device in enumerate(devices, start=1) if not newest(device)["over"]] == []


def test_whichever_write_of_a_game_fails_the_player_is_told(load_page: Load) -> None:
    places = [at for at, name in enumerate(game_with_failing_write(load_page, 0)[1], 1) if name.startswith(SAVE)]

    devices = {at: game_with_failing_write(load_page, at)[0] for at in places}

    message = {at: [notice[0] for notice in device.stage.calls("notify")] for at, device in devices.items()}
    assert [at for at, ids in message.items() if "save-unkept" not in ids] == []


def game_with_failing_request(load: Load, failing: int) -> tuple[Device, int, bool]:
    """Play a game in which the engine stops once, reload the page then, and play on.

    Return the browser, how many requests there were until the reload, and whether the player was told to reload.
    """
    device = Device()
    device.window.engine = engine = FailingEngine(failing)
    with load(device) as app:
        play(deal(app, device), device)
        message = "engine-stopped" in texts(sheet(device)) and "reload" in offers(sheet(device))
    device.window.engine = Engine()
    device.stage.trees = {"table": [], "sheet": []}
    with load(device) as app:
        page = app.open()
        if app.saves.saves.offered():
            device.settle(page.act, "continue", "", "")
            play(page, device)
    return device, len(engine.requests), message


def test_whichever_request_fails_the_player_is_told(load_page: Load) -> None:
    count = game_with_failing_request(load_page, 0)[1]

    lines = [game_with_failing_request(load_page, failing)[2] for failing in range(1, count + 1)]

    assert [at for at, line in enumerate(lines, start=1) if not line] == []


def test_whichever_request_after_the_deal_fails_the_game_continues_after_a_reload(load_page: Load) -> None:
    count = game_with_failing_request(load_page, 0)[1]

    devices = [game_with_failing_request(load_page, failing)[0] for failing in range(2, count + 1)]

    assert [at for at, device in enumerate(devices, start=2) if not newest(device)["over"]] == []
