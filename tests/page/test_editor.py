"""The position editor on the replay's page: fields by touch, one after the other, and the ways on."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.trees import nodes, prop, styled, texts

AT = 9
GAME = Game.new(["Ann", "Ben", "Cal"], {"round_limit": 1}, seed=5)
while not GAME.over:
    GAME.play(GAME.moves()[0])
LAST = len(GAME.history)


@pytest.fixture
def replay(app: Any, device: Device) -> Any:
    """The replay's page with no game on it."""
    return device.settle(lambda: app.replay).ReplayPage()


def opened(replay: Any, device: Device, at: int) -> Any:
    """The page with a step of the game."""
    device.stage.asks.update(link=GAME.link(), at=str(at))
    device.settle(replay.open_link)
    return replay


def seen(device: Device) -> list[Any]:
    """The content of the page."""
    return device.stage.trees["table"]


@pytest.fixture
def editing(replay: Any, device: Device) -> Any:
    """The replay's page with the editor open at a step, at the fields of the first player."""
    opened(replay, device, AT)
    device.settle(replay.act, "edit", "", "")
    device.settle(replay.act, "edit-group", "1", "")
    return replay


def position(page: Any) -> Any:
    """The position that is edited."""
    return Game.from_link(page.editor.answer["link"]).position()


def player(page: Any, seat: int = 0) -> Any:
    """A player of the position that is edited."""
    return position(page)["players"][seat]


def test_it_begins_with_the_position_of_the_step(editing: Any) -> None:
    assert Game.from_link(editing.editor.answer["link"], GAME.names) == Game.from_position(GAME.at(AT).position())


def test_its_panel_stands_in_the_place_of_the_steps(editing: Any, device: Device) -> None:
    assert [len(styled(seen(device), css)) for css in ("editor", "controls")] == [1, 0]


def test_a_number_is_changed_by_a_button(editing: Any, device: Device) -> None:
    before = player(editing)["gold"]

    device.settle(editing.act, "edit-count", "gold 0|1", "")

    assert player(editing)["gold"] == before + 1


def test_taps_while_the_engine_works_all_count(editing: Any, device: Device) -> None:
    before = player(editing)["gold"]

    def twice() -> None:
        editing.act("edit-count", "gold 0|1", "")
        editing.act("edit-count", "gold 0|1", "")

    device.settle(twice)

    assert player(editing)["gold"] == before + 2


def test_a_number_is_typed(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-number", "gold 0", "9")

    assert player(editing)["gold"] == 9


def test_an_unfinished_number_changes_nothing(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-number", "gold 0", "")

    assert editing.editor.past == []


def test_a_card_is_taken_off_a_hand(editing: Any, device: Device) -> None:
    hand = player(editing)["hand"]

    device.settle(editing.act, "edit-off", "hand 0|0", "")

    assert player(editing)["hand"] == hand[1:]


def test_a_card_is_added_to_a_hand(editing: Any, device: Device) -> None:
    hand = player(editing)["hand"]
    device.settle(editing.act, "edit-pick", "hand 0", "")

    device.settle(editing.act, "edit-on", "hand 0|0", "")

    assert player(editing)["hand"] == [*hand, "temple"]


def test_whose_turn_it_is_is_chosen_from_a_list(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-choice", "turn", "0")

    assert position(editing)["phase"]["name"] == "select"


def test_what_cannot_be_is_refused_in_words(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-number", "gold 0", "999")

    assert styled(seen(device), "trouble")


def test_a_refusal_changes_nothing(editing: Any, device: Device) -> None:
    before = position(editing)

    device.settle(editing.act, "edit-number", "gold 0", "999")

    assert position(editing) == before


def test_the_last_change_is_undone(editing: Any, device: Device) -> None:
    before = position(editing)
    device.settle(editing.act, "edit-count", "gold 0|1", "")

    device.settle(editing.act, "edit-undo", "", "")

    assert position(editing) == before


def test_the_link_is_copied(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-done", "", "")
    device.settle(editing.act, "edit-copy", "", "")

    (address,) = device.stage.calls("copy")
    assert editing.editor.answer["link"] in address


def test_when_it_is_done_a_sheet_leads_to_the_table(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-done", "", "")

    addresses = [prop(node, "href") or "" for node in nodes(device.stage.trees["sheet"]) if node[0] == "a"]
    assert any("#from=" + editing.opened["link"] in address for address in addresses)


def test_an_engine_that_was_started_again_gets_the_fields_again(
    editing: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "citadels.table.editing", None)

    async def bring(pack: str) -> bool:
        monkeypatch.undo()
        return pack == "fields"

    device.stage.scripts["js/diagram"] = SimpleNamespace(bring=bring)
    before = player(editing)["gold"]

    device.settle(editing.act, "edit-count", "gold 0|1", "")

    assert player(editing)["gold"] == before + 1


def test_leaving_it_shows_the_game_again(editing: Any, device: Device) -> None:
    device.settle(editing.act, "edit-count", "gold 0|1", "")

    device.settle(editing.act, "edit-leave", "", "")

    assert (editing.answer["steps"], editing.answer["at"]) == (LAST, AT)


def test_the_end_is_not_edited(replay: Any, device: Device) -> None:
    opened(replay, device, LAST)

    device.settle(replay.act, "menu", "", "")

    assert "edit" not in texts(device.stage.trees["sheet"])


def test_a_position_is_set_up_without_a_game(replay: Any, device: Device) -> None:
    device.settle(replay.open_link)

    device.settle(replay.act, "set-up", "", "")

    assert len(position(replay)["players"]) == 4
