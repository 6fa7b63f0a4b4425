"""Games played on the page's own Python, from the first screen on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.page.device import Device
from tests.page.trees import nodes, offers, prop, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Json, desk, entries

MOST = 400  # taps in a game


def dealt(app: Any, device: Device, *people: str) -> Any:
    """The page with a table of four just dealt: these people and bots that play at random."""
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    for number in range(4):
        device.settle(page.act, "seat", str(number), "person" if number < len(people) else "random")
    for number, name in enumerate(people):
        device.settle(page.act, "name", str(number), name)
    device.settle(page.act, "deal", "", "")
    return page


def tap(page: Any, device: Device) -> None:
    """Tap what moves the game on: a move where there is one, else what leads to it."""
    tree = device.stage.trees["table"]
    for do in ("go-on", "choose", "confirm-pick", "mark", "theirs", "aim", "tray"):
        result = [node for node in nodes(tree) if prop(node, "data-do") == do and not prop(node, "aria-disabled")]
        if do == "mark" and len(page.play.table.marked) == len(result):
            continue
        if result:
            device.settle(page.act, do, prop(result[0], "data-arg"), "")
            return
    raise AssertionError(f"nothing moves the game on among {offers(tree)}")


def test_a_whole_game_against_bots_comes_to_its_end(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")

    for _ in range(MOST):
        if page.play.view["phase"] == "over":
            break
        tap(page, device)

    assert page.play.view["result"] is not None


def test_no_bot_decides_at_a_table_that_was_left(app: Any, device: Device) -> None:
    """A task that `start` made begins after the player has gone to the first screen."""
    page = dealt(app, device, "Ann")
    number, requests = page.play.bots.number, list(device.window.engine.requests)
    page.play.leave()

    device.settle(page.play.bots.step, number)

    assert device.window.engine.requests == requests


def test_what_is_dealt_is_kept(app: Any, device: Device) -> None:
    dealt(app, device, "Ann")

    assert json.loads(device.window.storage.entries["citadels.save.1"])["names"][0] == "Ann"


def test_on_a_shared_device_a_curtain_lies_before_the_first_question(app: Any, device: Device) -> None:
    dealt(app, device, "Ann", "Ben")

    assert device.stage.calls("screen")[-1] == "curtain"


def marked_awake(device: Device) -> list[str]:
    """Return the calls about keeping the screen on, in order."""
    return [value for name, value in device.stage.calls("mark") if name == "awake"]


def test_the_screen_stays_on_while_people_share_the_device(app: Any, device: Device) -> None:
    """Under the curtain and at the table."""
    page = dealt(app, device, "Ann", "Ben")

    device.settle(page.act, "open-curtain", str(page.play.view["curtain"]["seat"]), "")

    assert (device.stage.calls("screen")[-1], set(marked_awake(device))) == ("table", {"1"})


@pytest.mark.parametrize(("pace", "awake"), [("normal", ""), ("calm", "1")])
def test_the_screen_stays_on_for_one_person_while_bots_play_slowly(
    app: Any, device: Device, pace: str, awake: str
) -> None:
    device.window.storage.entries["citadels.settings"] = json.dumps({"pace": pace})

    dealt(app, device, "Ann")

    assert marked_awake(device)[-1] == awake


def test_a_newer_state_that_cannot_be_read_is_kept_aside(app: Any, device: Device) -> None:
    page, storage = dealt(app, device, "Ann"), device.window.storage.entries
    storage["citadels.save.1"] = "a shopping list"  # as another tab might
    device.settle(page.act, "stored", "citadels.save.1", "")

    device.settle(page.act, "go-on-here", "", "")

    assert "save-refused" in texts(device.stage.trees["sheet"])
    assert {name: storage[name] for name in storage if ".damaged." in name} == {
        "citadels.save.1.damaged.1": "a shopping list"
    }


def test_another_game_in_another_tab_is_no_matter(app: Any, device: Device) -> None:
    page, storage = dealt(app, device, "Ann"), device.window.storage.entries
    storage["citadels.save.2"] = storage["citadels.save.1"]

    device.settle(page.act, "stored", "citadels.save.2", "")
    tap(page, device)

    assert device.stage.calls("notify") == []


def test_behind_the_curtain_lies_nothing_of_anybody_s(app: Any, device: Device) -> None:
    dealt(app, device, "Ann", "Ben")

    assert taps(device.stage.trees["table"], "card") + taps(device.stage.trees["table"], "choose") == []


def test_a_chapter_is_loaded_when_it_is_asked_for(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")

    device.settle(page.act, "log", "", "")

    assert device.stage.calls("chapter") == ["setting", "log"]


def test_a_chapter_that_cannot_be_had_is_told(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")
    device.stage.missing.add("log")

    device.settle(page.act, "log", "", "")

    assert "chapter-missing" in texts(device.stage.trees["sheet"])


def test_a_chapter_that_comes_once_the_device_was_put_down_opens_nothing(
    app: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = dealt(app, device, "Ann", "Ben")
    device.settle(page.act, "open-curtain", str(page.play.view["curtain"]["seat"]), "")
    fetched = device.stage.chapter

    async def slowly(name: str) -> None:
        page.away()
        for _ in range(9):
            await asyncio.sleep(0)  # long enough for the engine to hear of it
        await fetched(name)

    monkeypatch.setattr(device.stage, "chapter", slowly)

    device.settle(page.act, "log", "", "")

    assert device.stage.trees["sheet"] == []


def test_an_engine_that_gives_no_answer_is_told(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")
    device.window.engine.stopped = RuntimeError("out of memory")

    tap(page, device)
    tap(page, device)

    assert taps(device.stage.trees["sheet"], "reload") == [""]


def murdered() -> Json:
    """Return the view of seat 1, the King, who was murdered and has had no question since."""
    game = turn("assassin", sits("assassin"), sits("king"), sits("bishop"))
    for move in ("assassinate king", "gold", "end"):
        game.play(move)
    return desk(game, 1).view


def test_whoever_opens_the_curtain_is_told_of_the_lost_turn(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann", "Ben")

    device.settle(page.play.take, {"view": murdered()})

    assert [line["id"] for line in page.play.table.reading.moment] == ["hit-silenced"]


def test_a_screen_that_is_turned_has_room_for_the_log(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")
    device.window.media = {"(min-width: 64rem)"}

    device.settle(page.play.take, {"view": page.play.view})

    assert page.play.table.roomy


def bereft(app: Any, device: Device, pace: str) -> list[Any]:
    """Return the losses drawn when the Warlord has destroyed the reader's tavern and, later, ends the turn."""
    page = app.open()
    page.settings["pace"] = pace
    page.play.bots.start = lambda: None  # each answer is given here
    game = turn("warlord", sits("warlord", gold=4, city="prison"), sits("king", city="tavern"), taken="resources")
    page.play.begin({"view": desk(game, 1).view})
    for text in ("income", "destroy 1 tavern", "end"):
        table = desk(game.play(text), 1)
        page.play.take({"view": {**table.view, "waiting": "bot", "news": entries(table)}})
    return list(page.play.table.reading.ghosts)


def test_at_once_what_was_lost_stays_until_the_reader_can_look(app: Any, device: Device) -> None:
    assert bereft(app, device, "instant") == [(1, "tavern")]


def test_at_a_pace_what_was_lost_stays_for_a_beat(app: Any, device: Device) -> None:
    assert bereft(app, device, "calm") == []


# --- the same table once more (ux3, finding 2)


def test_played_again_the_table_of_the_game_on_the_screen_is_dealt(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")
    device.settle(page.act, "leave", "", "")
    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "seat", "1", "person")
    device.settle(page.act, "continue", "", "")

    device.settle(page.act, "again", "", "")

    assert [seat["kind"] for seat in page.play.view["seats"]] == ["person", "bot", "bot", "bot"]


def test_what_is_played_again_is_a_stored_game_of_its_own(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")

    device.settle(page.act, "again", "", "")

    assert app.saves.saves.names() == ["citadels.save.2", "citadels.save.1"]


def test_a_second_tap_deals_no_second_game(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")

    device.settle(lambda: [page.act("again", "", ""), page.act("again", "", "")])

    assert len(app.saves.saves.names()) == 2


def test_nothing_flies_over_who_has_won(app: Any, device: Device) -> None:
    """ux3, finding 25."""
    page = dealt(app, device, "Ann")
    view = {**page.play.view, "result": {"winners": [0], "seats": []}, "prompt": None, "waiting": "over"}
    coin = {"n": 99, "id": "gold", "args": {}, "anchor": {"seat": 1, "gold": 2}}
    page.play.game.board = lambda table, log: []
    device.stage.done.clear()

    page.play.take({"view": {**view, "news": [coin]}})

    assert device.stage.calls("fly") == []


def test_a_part_that_is_gone_with_its_build_is_not_the_connection_s_fault(app: Any, device: Device) -> None:
    """A newer version is there: the page says so and offers to reload (reliability, B1)."""
    page = dealt(app, device, "Ann")
    device.stage.missing.add("rules")
    device.stage.newer_build = True

    device.settle(page.act, "help", "", "")

    sheet = device.stage.trees["sheet"]
    assert ("update-gone" in texts(sheet), "reload" in offers(sheet), page.play.table is not None) == (True, True, True)


def test_taps_count_again_after_an_answer_that_could_not_be_shown(app: Any, device: Device) -> None:
    page = dealt(app, device, "Ann")

    async def fails(*_: object) -> None:
        raise KeyError("view")

    page.play.request = fails
    with pytest.raises(KeyError):
        device.settle(lambda: app.ui.create_task(page.play.do(do="undo")))

    assert page.play.busy is False
