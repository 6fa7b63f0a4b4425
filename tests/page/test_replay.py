"""The replay's page: the card before the game, steps, marks, keys, and playing by itself."""

from __future__ import annotations

import itertools
import random
import types
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.trees import messages, nodes, offers, prop, styled, taps, texts


def played() -> Game:
    """A short game, played by chance."""
    dice = random.Random(5)
    game = Game.new(["Ann", "Ben", "Cal", "Dee"], {"round_limit": 2}, seed=5)
    while not game.over:
        moves = game.moves()
        game.play(moves[dice.randrange(len(moves))])
    return game


GAME = played()
LINK, LAST = GAME.link(), len(GAME.history)


@pytest.fixture
def replay(app: Any, device: Device) -> Any:
    """The page with no game on it; what happened is read aloud after a moment."""
    module = device.settle(lambda: app.replay)
    module.AT_REST = 0.02
    return module.ReplayPage()


def opened(replay: Any, device: Device, **asks: Any) -> Any:
    """The page with what an address asks for."""
    device.stage.asks.update(link=LINK, **asks)
    device.settle(replay.open_link)
    return replay


def seen(device: Device) -> list[Any]:
    """The content of the page."""
    return device.stage.trees["table"]


def press(device: Device, replay: Any, action: str) -> None:
    """Press a key that has this action."""
    device.settle(replay.key, action)


def test_a_link_opens_on_a_card(replay: Any, device: Device) -> None:
    opened(replay, device)

    assert offers(seen(device)) == ["watch", "show-result"]


def test_the_card_does_not_tell_who_won(replay: Any, device: Device) -> None:
    opened(replay, device)

    assert not {"over-won", "over-shared"} & set(texts(seen(device)))


def test_the_card_tells_who_played(replay: Any, device: Device) -> None:
    opened(replay, device, names=["Ann", "Ben"])

    assert texts(styled(seen(device), "link-players")) == ["Ann", "Ben", "seat-name 3", "seat-name 4"]


def test_the_card_leads_to_the_same_deal(replay: Any, device: Device) -> None:
    opened(replay, device)
    ways = [prop(node, "href") for node in nodes(seen(device)) if node[0] == "a"]

    assert ways == ["./index.html#deal=" + replay.answer["deal"]["text"]]


def test_the_result_is_shown_on_request(replay: Any, device: Device) -> None:
    opened(replay, device)

    device.settle(replay.act, "show-result", "", "")

    assert replay.answer["at"] == LAST


def test_a_link_with_a_step_opens_there(replay: Any, device: Device) -> None:
    opened(replay, device, at="3")

    assert messages(seen(device))["replay-step"] == {"at": 3, "steps": LAST}


@pytest.mark.parametrize("asks", [{"seat": "99"}, {"at": "12"}, {"at": None, "seat": "1", "marks": ["x"]}], ids=str)
def test_a_link_opens_whatever_stands_behind_it(replay: Any, device: Device, asks: dict[str, Any]) -> None:
    """Reliability, L1."""
    opened(replay, device, **asks)

    assert replay.answer["steps"] == LAST


def test_a_link_may_open_from_a_seats_eyes(replay: Any, device: Device) -> None:
    opened(replay, device, at="4", seat="1", names=["Ann", "Ben"])

    assert texts(styled(styled(seen(device), "mine"), "name"))[0] == "Ben"


def test_all_eyes_see_every_hand(replay: Any, device: Device) -> None:
    opened(replay, device, at="0")

    device.settle(replay.act, "eyes", "all", "")

    assert len(styled(styled(seen(device), "hands"), "card")) == 4 * 4


def test_one_seats_eyes_see_its_own_hand_alone(replay: Any, device: Device) -> None:
    opened(replay, device, at="0")

    device.settle(replay.act, "eyes", "2", "")

    assert len(styled(styled(seen(device), "own-hand"), "card")) == 4
    assert styled(seen(device), "hands") == []


@pytest.mark.parametrize(("name", "step"), [("Back", 3), ("Forward", 5)])
def test_a_button_steps(replay: Any, device: Device, name: str, step: int) -> None:
    opened(replay, device, at="4")
    buttons = nodes(styled(seen(device), "controls"))
    (button,) = [node for node in buttons if node[0] == "button" and text_of(node, "citadels").endswith(name)]

    device.settle(replay.act, prop(button, "data-do"), prop(button, "data-arg"), "")

    assert messages(seen(device))["replay-step"] == {"at": step, "steps": LAST}


def test_watching_plays_from_the_beginning_to_the_end(replay: Any, device: Device) -> None:
    opened(replay, device)
    questions = device.window.engine.requests

    device.settle(replay.act, "watch", "", "")

    assert [request["at"] for request in questions[1:]] == list(range(LAST + 1))


def test_at_the_end_it_stands_still(replay: Any, device: Device) -> None:
    opened(replay, device, at=str(LAST - 2))

    device.settle(replay.act, "play", "", "")

    assert (replay.answer["at"], replay.player.going) == (LAST, False)


def test_a_step_by_hand_stops_it(replay: Any, device: Device) -> None:
    opened(replay, device, at="0")

    def play_and_step() -> None:
        replay.act("play", "", "")
        replay.act("step", "2", "")

    device.settle(play_and_step)

    assert (replay.answer["at"], replay.player.going) == (2, False)


@pytest.mark.parametrize(
    ("action", "step"), [("back", 3), ("forth", 5), ("first", 0), ("last", LAST), ("round-back", 0)]
)
def test_keys_step(replay: Any, device: Device, action: str, step: int) -> None:
    opened(replay, device, at="4")

    press(device, replay, action)

    assert replay.answer["at"] == step


def test_keys_pressed_faster_than_the_engine_answers_all_count(replay: Any, device: Device) -> None:
    opened(replay, device, at="4")

    def press_thrice() -> None:
        for _ in range(3):
            replay.key("forth")

    device.settle(press_thrice)

    assert replay.answer["at"] == 7


def test_keys_do_nothing_to_the_card(replay: Any, device: Device) -> None:
    opened(replay, device)

    press(device, replay, "forth")

    assert replay.card


def test_marks_are_on_the_slider_and_can_be_gone_to(replay: Any, device: Device) -> None:
    opened(replay, device, at="4", marks=["9", "4", "nine", "99999"])

    assert (len(styled(seen(device), "tick")), taps(styled(seen(device), "marked"), "step")) == (2, ["4", "9"])


def test_what_is_gone_past_is_not_read_aloud(replay: Any, device: Device) -> None:
    opened(replay, device, at="1")
    device.stage.done.clear()

    def go_past() -> None:
        for step in range(2, 6):
            replay.act("step", str(step), "")

    device.settle(go_past)

    assert len(device.stage.calls("say")) == 1


def key(name: str, at: str = "BODY", **held: bool) -> Any:
    """A key that is pressed while an element has the focus."""
    no = {"ctrlKey": False, "metaKey": False, "altKey": False, "shiftKey": False}

    def closest(selector: str) -> bool:
        return at.lower() in selector.split(", ")

    return types.SimpleNamespace(key=name, target=types.SimpleNamespace(closest=closest), **no | held)


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (key("ArrowLeft"), "back"),
        (key("PageDown"), "round-forth"),
        (key(" "), "play"),
        (key(" ", "BUTTON"), None),
        (key("ArrowRight", "BUTTON"), "forth"),
        (key("ArrowRight", "INPUT"), None),
        (key("ArrowLeft", altKey=True), None),
        (key("ArrowDown"), None),
    ],
)
def test_a_key_has_its_action_where_nothing_else_takes_it(app: Any, event: Any, action: str | None) -> None:
    assert app.keys.action_of(event) == action


def test_more_to_read_takes_longer(app: Any) -> None:
    assert app.player.beat([], "quick") < app.player.beat([1], "quick") < app.player.beat([1, 2], "quick")


def test_the_pace_is_the_one_chosen_for_the_bots(app: Any, device: Device) -> None:
    device.window.storage.write("citadels.settings", '{"pace": "calm"}')

    assert app.player.pace() == "calm"


# --- what was pasted or opened


def test_a_link_that_a_chat_program_has_cut_in_two_is_pasted_whole(replay: Any, device: Device) -> None:
    device.stage.paste = f"Have a look: https://example.org/replay.html#{LINK[:20]}\n{LINK[20:]}"

    device.settle(replay.act, "paste", "", "")

    assert "watch" in offers(seen(device))


def test_a_record_opens_at_its_end(replay: Any, device: Device) -> None:
    device.settle(replay.act, "opened", "", GAME.record())

    assert messages(seen(device))["replay-step"] == {"at": LAST, "steps": LAST}


def test_an_illegal_move_in_a_record_stops_it_there_and_says_so(replay: Any, device: Device) -> None:
    lines = GAME.record().split("\n")
    number = next(number for number, line in enumerate(lines) if line == "end")
    lines[number] = "assassinate king"

    device.settle(replay.act, "opened", "", "\n".join(lines))

    assert f"line {number + 1}" in text_of(styled(styled(seen(device), "steps"), "told"), "citadels")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("3.0.0.0.00000", "another version"),
        (LINK[:-3] + "000", "damaged"),
        ("1.<img src=x onerror=alert(1)>", "damaged"),
        ("hello", "isn’t a link"),
    ],
)
def test_what_cannot_be_shown_is_said_in_words(replay: Any, device: Device, link: str, words: str) -> None:
    device.stage.asks["link"] = link

    device.settle(replay.open_link)

    assert words in text_of(styled(styled(seen(device), "opening"), "trouble"), "citadels")


def test_a_long_game_says_how_far_it_is_while_it_is_opened(
    replay: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[list[str]] = []
    show = replay.draw_progress

    def spy() -> None:
        show()
        lines.append(texts(seen(device)))

    monkeypatch.setattr(replay, "draw_progress", spy)
    device.window.engine.table.now = itertools.count(0.0, 300.0).__next__

    opened(replay, device)

    assert lines[0][-1].startswith("replay-progress")


# --- a part of a game


def part(replay: Any, device: Device) -> Any:
    """The page with a part of the game, from step 3 to step 6."""
    return opened(replay, device, **{"from": "3", "to": "6"})


def test_a_part_opens_at_its_first_step(replay: Any, device: Device) -> None:
    part(replay, device)

    assert replay.answer["at"] == 3


@pytest.mark.parametrize(
    ("key", "step"), [("first", 3), ("last", 6), ("back", 3), ("round-back", 3), ("round-forth", 6)]
)
def test_keys_stay_within_a_part(replay: Any, device: Device, key: str, step: int) -> None:
    part(replay, device)
    press(device, replay, key)

    assert replay.answer["at"] == step


def test_the_slider_is_as_long_as_the_part(replay: Any, device: Device) -> None:
    part(replay, device)
    slider = next(node for node in nodes(seen(device)) if prop(node, "id") == "slider")

    assert [prop(slider, name) for name in ("min", "max")] == ["3", "6"]


def test_a_part_that_plays_by_itself_ends_with_its_last_step(replay: Any, device: Device) -> None:
    part(replay, device)
    device.settle(replay.act, "play", "", "")

    assert (replay.answer["at"], replay.player.going) == (6, False)


def test_the_whole_game_is_a_tap_away(replay: Any, device: Device) -> None:
    part(replay, device)
    device.settle(replay.act, "whole", "", "")
    press(device, replay, "last")

    assert replay.answer["at"] == LAST


def test_a_part_beyond_the_end_is_the_end(replay: Any, device: Device) -> None:
    opened(replay, device, **{"from": "9999", "to": "3"})

    assert replay.answer["at"] == LAST


def test_marks_outside_a_part_are_left_out(replay: Any, device: Device) -> None:
    opened(replay, device, **{"from": "3", "to": "6", "marks": ["1", "4", "9"]})

    assert texts(styled(seen(device), "marked")) == ["4", "replay-mark"]


def test_a_remark_stands_at_its_step(replay: Any, device: Device) -> None:
    opened(replay, device, at="4", notes=[[4, "Ann waits."]])

    assert texts(styled(seen(device), "remark")) == ["Ann waits."]


def test_a_remark_stands_at_no_other_step(replay: Any, device: Device) -> None:
    opened(replay, device, at="4", notes=[[4, "Ann waits."]])
    press(device, replay, "forth")

    assert styled(seen(device), "remark") == []


def test_another_game_has_none_of_the_remarks(replay: Any, device: Device) -> None:
    opened(replay, device, at="4", notes=[[4, "Ann waits."]])
    opened(replay, device, at="4", notes=[])

    assert styled(seen(device), "remark") == []
