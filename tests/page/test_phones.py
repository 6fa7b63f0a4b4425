"""People on phones of their own: who joins, and what the guests' devices are shown (site/chapters/phones)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from citadels.table.worker import Table
from tests.page.device import Device, Json
from tests.page.english import text_of
from tests.page.trees import messages, offers


class Host:
    """A double of the script phones/host.js, with its calls in order."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *given: self.done.append((name, *given))

    async def offer(self, seat: int) -> str:
        """Offer a seat."""
        self.done.append(("offer", seat))
        return "letters"

    async def accept(self, _: str) -> str:
        """Take a code."""
        return ""

    def calls(self, name: str) -> list[Any]:
        """Return the arguments of one of its duties."""
        return [given[0] if given else None for call, *given in self.done if call == name]


class Line:
    """A guest's line, whose code answers every other."""

    def __getattr__(self, _: str) -> Any:
        return lambda *_: None

    async def answer(self, *_: str) -> str:
        """Answer a table's code."""
        return '{"letters": "letters"}'

    async def take(self) -> bool:
        """Take the seat again: no chair waits at the table."""
        return False


class Script:
    """The script of the phones, with a host that only notes what it is told."""

    def __init__(self) -> None:
        self.table = Host()
        self.done: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *given: self.done.append((name, *given))

    def host(self) -> Host:
        """The table of this device."""
        return self.table

    def guest(self, *_: Any) -> Line:
        """The line of this device to another's table."""
        return Line()

    async def asksForNetwork(self) -> bool:  # noqa: N802 - JavaScript's name
        """The browser has no such question."""
        return False

    async def allow(self) -> str:
        """The camera is allowed."""
        return ""

    async def picture(self, _: str) -> str:
        """A code's picture."""
        return "data:,"

    def address(self, name: str, letters: str) -> str:
        """A code's address."""
        return f"#{name}={letters}"


@pytest.fixture
def script(device: Device) -> Script:
    """The script that the page loads when phones join."""
    script = device.stage.scripts["phones/phones"] = Script()
    return script


# --- who joins


@pytest.fixture
def lobby(app: Any) -> Any:
    """The seats of the next table: one person and three bots."""
    return app.lobby.Lobby(app.open().start)


def kinds(lobby: Any) -> list[str]:
    """Return the kinds of players at the table's seats."""
    return [seat["kind"] for seat in lobby.start.seats[: lobby.start.count]]


def test_one_phone_joins_at_first(lobby: Any) -> None:
    lobby.suggest()
    assert (lobby.count, lobby.alone) == (1, False)


def test_the_other_people_of_the_table_join(lobby: Any) -> None:
    for number in (1, 2):
        lobby.start.seats[number]["kind"] = "person"
    lobby.suggest()
    assert lobby.count == 2


def test_nothing_is_set_before_somebody_goes_on(lobby: Any) -> None:
    lobby.suggest()
    lobby.set_count(3)
    assert kinds(lobby) == ["person", "bot", "bot", "bot"]


def test_phones_have_the_seats_after_this_device(lobby: Any) -> None:
    lobby.set_count(2)
    lobby.settle()
    assert kinds(lobby) == ["person", "guest", "guest", "bot"]


def test_a_table_grows_for_its_phones(lobby: Any) -> None:
    lobby.set_count(5)
    lobby.settle()
    assert kinds(lobby) == ["person"] + ["guest"] * 5


def test_a_device_in_the_middle_has_no_seat(lobby: Any) -> None:
    lobby.set_count(2)
    lobby.set_alone(True)
    lobby.settle()
    assert kinds(lobby) == ["guest", "guest", "bot", "bot"]


def test_no_more_phones_than_seats(lobby: Any) -> None:
    lobby.set_count(99)
    assert lobby.count == lobby.start.most - 1


def test_a_setup_with_as_many_guests_stays(lobby: Any) -> None:
    lobby.start.seats[3]["kind"] = "guest"
    lobby.suggest()
    lobby.settle()
    assert kinds(lobby) == ["person", "bot", "bot", "guest"]


def test_guests_are_dealt_in_by_their_own_names(lobby: Any) -> None:
    lobby.set_count(2)
    lobby.settle()
    lobby.learn(1, "Ben")
    lobby.learn(2, "ben")
    names = [seat["name"] for seat in lobby.request()["seats"]]
    assert names[1:3] == ["Ben", "ben 2"]


# --- a table with guests


def open_phones(app: Any, device: Device) -> Any:
    """The page, with one phone that is to join."""
    page = app.open()
    device.settle(page.act, "phones", "", "")
    device.settle(page.act, "phones-camera", "", "")
    return page


def test_the_camera_is_asked_for_before_a_seat_is_offered(app: Any, device: Device, script: Script) -> None:
    page = app.open()
    device.settle(page.act, "phones", "", "")
    before = script.table.calls("offer")
    device.settle(page.act, "phones-camera", "", "")
    assert (before, script.table.calls("offer")) == ([], [1])


def test_a_table_with_guests_waits_for_them(app: Any, device: Device, script: Script) -> None:
    page = app.open()
    page.start.seats[1]["kind"] = "guest"
    device.settle(page.act, "deal", "", "")
    assert [request["do"] for request in device.window.engine.requests if request["do"] == "new"] == []


def deal(app: Any, device: Device) -> Any:
    """The page after the deal: Ben has joined."""
    page = open_phones(app, device)
    device.settle(page.act, "phones-hello", "1", "Ben")
    device.settle(page.act, "phones-deal", "", "")
    return page


def test_all_are_dealt_in_once_they_are_here(app: Any, device: Device, script: Script) -> None:
    deal(app, device)
    (request,) = [request for request in device.window.engine.requests if request["do"] == "new"]
    assert [(seat["name"], seat["kind"]) for seat in request["seats"]][1] == ("Ben", "guest")


def test_guests_are_shown_a_game_that_begins(app: Any, device: Device, script: Script) -> None:
    deal(app, device)
    assert (script.table.calls("begin"), len(script.table.calls("push")) > 0) == ([True], True)


def answer_of_a_guest(page: Any, **more: Any) -> Json:
    """An answer to a guest, as the script hands it on: the next round, unless told otherwise."""
    view = {**page.play.view, "round": 2, **more}
    return {"guest": {}, "view": view, "save": "save", "told": None}


def test_what_a_guest_decides_is_shown_here(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page)), "")
    assert page.play.view["round"] == 2


def test_it_waits_for_what_this_device_asks(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    page.play.busy = True
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page)), "")
    assert page.play.view["round"] == 1


def test_it_is_shown_after_that(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    page.play.busy = True
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page)), "")
    page.play.busy = False
    device.settle(page.play.take, {"view": dict(page.play.view)})
    assert page.play.view["round"] == 2


def test_one_that_cannot_be_shown_keeps_no_later_one_back(
    app: Any, device: Device, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = deal(app, device)

    async def fail(*_: Any) -> bool:
        raise ValueError("no pictures")

    with monkeypatch.context() as failing:
        failing.setattr(page.play.game, "ready", fail)
        with pytest.raises(ValueError, match="no pictures"):
            device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page)), "")
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page, round=3)), "")

    assert page.play.view["round"] == 3


def test_what_changes_nothing_here_closes_nothing_here(app: Any, device: Device, script: Script) -> None:
    """A guest's standing reply must not close the tray of whoever decides here."""
    page = deal(app, device)
    before = page.play.view
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page, round=1, say=[])), "")
    assert page.play.view is before


def test_a_table_that_is_left_is_described_to_its_guests(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    device.settle(page.act, "leave", "", "")
    assert json.loads(script.table.calls("describe")[-1])["playing"] is False


def asks_ben(page: Any) -> Json:
    """A view in which the guest at the second seat is asked, and nobody else."""
    seats = [{**seat, "asked": seat["seat"] == 1} for seat in page.play.view["seats"]]
    return {"view": {**page.play.view, "seats": seats, "prompt": None, "waiting": "elsewhere"}}


def notices(device: Device) -> list[str]:
    """The lines that were shown beside the game."""
    return [given[0] for given in device.stage.calls("notify") if given[0].startswith("phones-")]


def test_a_device_that_is_silent_while_it_is_asked_is_told_once(app: Any, device: Device, script: Script) -> None:
    """Own phones, H6; the script says each second that it is silent."""
    page = deal(app, device)
    device.settle(page.play.take, asks_ben(page))
    for _ in range(3):
        device.settle(page.act, "phones-silent", "1", "")
    assert notices(device) == ["phones-silent"]


def test_one_that_is_silent_while_others_decide_is_not_told(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    view = asks_ben(page)["view"]
    view["seats"] = [{**seat, "asked": False} for seat in view["seats"]]
    device.settle(page.play.take, {"view": view})
    device.settle(page.act, "phones-silent", "1", "")
    assert notices(device) == []


def test_the_line_goes_when_the_device_is_back(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    device.settle(page.play.take, asks_ben(page))
    device.settle(page.act, "phones-silent", "1", "")
    device.settle(page.act, "phones-state", "1", "here")
    assert "phones-silent" in device.stage.calls("dismiss")


# --- seats that change hands


def test_a_late_comer_takes_a_bots_seat(app: Any, device: Device, script: Script) -> None:
    """Own phones, bar 9: they play on with that seat's cards and name."""
    page = deal(app, device)
    name = page.play.view["seats"][2]["name"]
    device.settle(page.act, "phones-show", "2", "")

    device.settle(page.act, "phones-hello", "2", "Zoe")

    seat = page.play.view["seats"][2]
    assert (seat["kind"], seat["name"]) == ("guest", name)


def go_on_here(app: Any, device: Device) -> Any:
    """The page whose guest goes on at the device that deals."""
    page = deal(app, device)
    device.settle(page.act, "phones", "", "")
    device.settle(page.act, "phones-here", "1", "")
    return page


def test_the_phone_of_a_guest_who_goes_on_at_the_table_is_dismissed(app: Any, device: Device, script: Script) -> None:
    go_on_here(app, device)

    assert [given for call, *given in script.table.done if call == "dismiss"] == [[1, "line-seat"]]


def test_a_guest_goes_on_at_the_table_behind_a_curtain(app: Any, device: Device, script: Script) -> None:
    """Own phones, bar 9: the seat becomes a person's at the dealing phone."""
    go_on_here(app, device)

    assert messages(device.stage.trees["table"])["curtain-pass"]["player"] == "Ben"


def test_people_at_the_device_that_deals_have_a_curtain_beside_guests(app: Any, device: Device, script: Script) -> None:
    """Two at the dealing phone, and one on a phone of her own."""
    page = app.open()
    for number, (kind, name) in enumerate([("person", "Ann"), ("person", "Ben"), ("guest", "Cem")]):
        page.start.seats[number].update(kind=kind, name=name)
    device.settle(page.act, "deal", "", "")
    device.settle(page.act, "phones-camera", "", "")
    device.settle(page.act, "phones-hello", "2", "Cem")

    device.settle(page.act, "phones-deal", "", "")

    assert messages(device.stage.trees["table"])["curtain-pass"]["player"] in ("Ann", "Ben")


def test_seats_of_the_setup_can_be_on_own_phones(app: Any, device: Device, script: Script) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "seat", "2", "guest")
    device.settle(page.act, "deal", "", "")

    device.settle(page.act, "phones-without", "", "")

    assert messages(device.stage.trees["sheet"])["phones-scan-this"]["player"] == "seat-name 3"


# --- a guest's page


def guest_of_a_game_that_is_over(app: Any, device: Device) -> Any:
    """Ben's page at the end of a game that was dealt at another device."""
    table, dice = Table(), random.Random(3)
    seats = [
        {"name": "Ann", "kind": "guest", "bot": None},
        {"name": "Ben", "kind": "guest", "bot": None},
    ]
    view = table.answer({"do": "new", "seats": seats, "rules": {"round_limit": 1}, "seed": 3})["view"]
    while view["waiting"] != "over":
        decider = next(seat["seat"] for seat in view["seats"] if seat["asked"])
        prompt = table.answer({"do": "look", "as": decider})["guest"]["view"]["prompt"]
        move = dice.choice([choice["move"] for choice in prompt["choices"] if choice["enabled"]])
        view = table.answer({"do": "choose", "as": decider, "move": move})["view"]
    page = app.open()
    device.settle(page.act, "join", "#join=abc", "")
    device.settle(page.act, "guest-sit", "", "")
    welcome = {"host": "Ann", "names": ["Ann", "Ben"], "playing": True, "hints": True, "seed": None}
    device.settle(page.act, "guest-welcome", json.dumps(welcome), "")
    look = table.answer({"do": "looks", "seen": {}, "most": 1})["looks"]["1"]
    device.settle(page.act, "guest-push", json.dumps(look), "begins")
    return page


def test_a_guest_is_not_offered_what_only_the_table_can_do(app: Any, device: Device, script: Script) -> None:
    guest_of_a_game_that_is_over(app, device)

    offered_actions = offers(device.stage.trees["table"])
    assert ("share" in offered_actions, {"again", "review"} & {*offered_actions}) == (True, set())


def test_a_seat_that_is_on_another_phone_says_so(app: Any, device: Device, script: Script) -> None:
    page = guest_of_a_game_that_is_over(app, device)

    device.settle(page.act, "guest-end", "line-elsewhere", "")

    assert "Your seat is on another phone or tab now." in text_of(device.stage.trees["sheet"], "citadels")


def test_that_a_seat_is_elsewhere_is_a_line_once_the_sheet_is_closed(app: Any, device: Device, script: Script) -> None:
    page, lines = guest_of_a_game_that_is_over(app, device), []
    for action, argument in (("guest-end", "line-elsewhere"), ("close-sheet", "")):
        device.settle(page.act, action, argument, "")
        lines.append("line-elsewhere" in [call[0] for call in device.stage.calls("notify")])

    assert lines == [False, True]


def test_a_seat_that_is_elsewhere_is_taken_again_by_a_tap(app: Any, device: Device, script: Script) -> None:
    """Without a chair for this phone, the page asks for a code."""
    page = guest_of_a_game_that_is_over(app, device)
    device.settle(page.act, "guest-end", "line-elsewhere", "")
    assert "guest-here" in offers(device.stage.trees["sheet"])

    device.settle(page.act, "guest-here", "", "")

    assert "guest-lost" in [call[0] for call in device.stage.calls("notify")]


def test_a_seat_that_was_given_away_is_not_taken_again(app: Any, device: Device, script: Script) -> None:
    page = guest_of_a_game_that_is_over(app, device)

    device.settle(page.act, "guest-end", "line-seat", "")

    assert "guest-here" not in offers(device.stage.trees["sheet"])


# --- the pictures of a round at several devices

CALLED = {
    "id": "called", "args": {"player": "Ben", "role": "king"}, "anchor": {"role": "king", "seat": 1}, "yours": False,
}  # fmt: skip


def called(number: int) -> Json:
    """An entry of the news: Ben is called."""
    return {"n": number, "round": 1, **CALLED}


def pictures(device: Device) -> list[tuple[str, int]]:
    """The key of each picture that was shown, and its milliseconds."""
    return [(json.loads(text)["tree"][1]["key"], length) for text, length in device.stage.calls("scene")]


def with_pictures(page: Any, device: Device, pace: str = "normal") -> Any:
    """The page with the pictures of the news loaded, at a pace."""
    page.settings["pace"] = pace
    device.settle(page.load_beside)
    return page


def test_what_a_guest_decides_has_its_pictures_here(app: Any, device: Device, script: Script) -> None:
    page = with_pictures(deal(app, device), device)

    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page, news=[called(900)])), "")

    assert pictures(device) == [("n900", 900)]


def test_guests_are_shown_the_table_when_the_pictures_begin(app: Any, device: Device, script: Script) -> None:
    page = with_pictures(deal(app, device), device)
    pushes: list[int] = []
    device.stage.onscene = lambda _: pushes.append(len(script.table.calls("push")))
    device.settle(page.act, "phones-state", "1", "here")
    before = len(script.table.calls("push"))
    device.settle(page.act, "phones-answer", json.dumps(answer_of_a_guest(page, news=[called(900)])), "")

    assert pushes == [before + 1]


def test_guests_are_told_the_pace_of_the_table(app: Any, device: Device, script: Script) -> None:
    page = deal(app, device)
    page.settings["pace"] = "calm"

    device.settle(page.act, "leave", "", "")

    assert json.loads(script.table.calls("describe")[-1])["pace"] == "calm"


def guest_at_a_table(app: Any, device: Device, pace: str) -> tuple[Any, Json]:
    """The page of Ann, a guest at a table of this pace, and what she was shown first."""
    table = device.window.engine.table
    seats = [{"name": name, "kind": "guest", "bot": None} for name in ("Ann", "Ben", "Cem")]
    table.answer({"do": "new", "seats": seats, "rules": {}, "seed": 5})
    look = {**table.answer({"do": "looks"})["looks"]["0"], "undone": None}
    page = app.open()
    device.settle(page.act, "join", "#join=letters", "")
    device.settle(page.act, "guest-sit", "", "")
    welcome = {"host": "", "names": ["Ann", "Ben", "Cem"], "playing": True, "hints": True, "seed": None, "pace": pace}
    device.settle(page.act, "guest-welcome", json.dumps(welcome), "")
    device.settle(page.act, "guest-push", json.dumps(look), "begins")
    return with_pictures(page, device), look


def pushed(look: Json, *news: Json) -> str:
    """The same table with these news, as the dealing device pushes it."""
    return json.dumps({**look, "view": {**look["view"], "news": news, "story": []}})


def test_a_guest_sees_the_pictures_of_what_others_decide(app: Any, device: Device, script: Script) -> None:
    page, look = guest_at_a_table(app, device, "normal")

    device.settle(page.act, "guest-push", pushed(look, called(900)), "")

    assert pictures(device) == [("n900", 900)]


def test_a_guest_sees_them_at_the_pace_of_the_table(app: Any, device: Device, script: Script) -> None:
    page, look = guest_at_a_table(app, device, "calm")

    device.settle(page.act, "guest-push", pushed(look, called(900)), "")

    assert pictures(device) == [("n900", 1350)]


def test_a_guest_misses_no_picture_of_a_table_that_came_too_soon(app: Any, device: Device, script: Script) -> None:
    """A newer table takes the place of one that waits; what that one told is told with it."""
    page, look = guest_at_a_table(app, device, "normal")
    page.play.busy = True
    device.settle(page.act, "guest-push", pushed(look, called(900)), "")
    device.settle(page.act, "guest-push", pushed(look, called(901)), "")
    page.play.busy = False

    device.settle(page.act, "guest-push", pushed(look, called(902)), "")

    assert [key for key, _ in pictures(device)] == ["n900", "n901", "n902"]


def test_what_is_done_to_a_guest_is_said_in_their_own_words(app: Any, device: Device, script: Script) -> None:
    page, look = guest_at_a_table(app, device, "normal")
    murder = {**called(900), "id": "assassinate", "args": {"player": "Ben", "role": "king"}, "yours": True}

    device.settle(page.act, "guest-push", pushed(look, murder), "")

    (text,) = [text for text, _ in device.stage.calls("scene")]
    assert "hit-assassinate" in messages(json.loads(text)["tree"])
