"""A device that lies in the middle of several people: the pictures for all between two curtains, in order."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from citadels import Game
from citadels.core.registry import EDITIONS
from tests.page.table_of_citadels import TableOfCitadels, go_on
from tests.page.tree import messages, props, with_class
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.stored import stored_citadels

PEOPLE = (0, 1, 2)


@pytest.fixture
def table(app: Any) -> TableOfCitadels:
    """Three people and a bot at one device; the Assassin's turn is Ann's, and the curtain is closed."""
    game = turn("assassin", sits("assassin"), sits("thief"), sits("warlord"), sits("merchant", gold=4))
    table = go_on(app, stored_citadels(game, PEOPLE))
    table.page.settings["pace"] = "normal"
    return table


def last_turn(app: Any, people: tuple[int, ...] = PEOPLE, crown: int = 1) -> TableOfCitadels:
    """The last turn of the first round is Seat 0's, and a seat holds the Crown."""
    seats = sits("warlord"), sits("bishop"), sits("king")
    game = turn("warlord", *seats, assassinated="bishop", crown=crown)
    table = go_on(app, stored_citadels(game, people))
    table.page.settings["pace"] = "normal"
    return table


def play(table: TableOfCitadels, *moves: str) -> None:
    """Open the curtain, if it is closed, and make these moves."""
    if table.parts("curtain"):
        table.open_curtain()
    for move in moves:
        table.page.play.table.ending = True  # the question whether to end the turn is another test's
        table.act("choose", move)


def pictures(table: TableOfCitadels) -> list[set[str]]:
    """The ids of the messages in each picture, in order."""
    return [set(messages(json.loads(text)["tree"])) for text, _ in table.app.device.stage.calls("scene")]


def sentences(table: TableOfCitadels) -> list[str]:
    """The sentences of the pictures in English, in order."""
    trees = [json.loads(text)["tree"] for text, _ in table.app.device.stage.calls("scene")]
    return [table.text(tree[-1]).strip() for tree in trees]


def test_between_two_curtains_all_see_the_deeds_then_the_call_then_who_is_next(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold", "end")

    assert sentences(table) == ["Seat 0 murders the Magician.", "Seat 1 is the Thief.", "Seat 1, it’s you."]


def test_then_the_curtain_asks_for_that_person(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold", "end")

    assert table.question() == "Pass to Seat 1"


@pytest.mark.parametrize("crown", PEOPLE)
def test_the_end_of_a_round_is_for_all_whoever_goes_on(app: Any, crown: int) -> None:
    """R4.9; the last of the round may be the first who picks in the next."""
    table = last_turn(app, crown=crown)

    play(table, "gold", "end")

    assert (sentences(table), table.question()) == (
        ["Seat 1 was the murdered Bishop.", f"Seat {crown}, it’s you."], f"Pass to Seat {crown}",
    )  # fmt: skip


@pytest.mark.parametrize("people", [(0,), PEOPLE], ids=["one", "three"])
def test_the_end_of_a_round_is_over_before_the_next_is_on_the_table(app: Any, people: tuple[int, ...]) -> None:
    """Bar, characters face up and Crown are those of the round that the picture is of."""
    table, rounds = last_turn(app, people), []

    async def stand(text: str) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        if "event-unmasked" in messages(json.loads(text)["tree"]):
            rounds.append(table.page.play.view["round"])

    app.device.stage.scene = lambda text, _: asyncio.ensure_future(stand(text))
    play(table, "gold", "end")

    assert rounds == [1]


def test_the_log_beside_the_end_of_a_round_does_not_tell_the_next(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.device.window, "matchMedia", lambda _: SimpleNamespace(matches=True))
    table, rounds = last_turn(app), []

    def scene(text: str) -> None:
        if "event-unmasked" in messages(json.loads(text)["tree"]):
            rounds.append([block["round"] for block in table.page.play.table.log])

    app.device.stage.onscene = scene
    play(table, "gold", "end")

    assert [{*numbers} for numbers in rounds] == [{1}]


def test_the_story_is_not_told_twice_beside_itself(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs that have room show what the bots do in a round."""
    game = turn("assassin", sits("assassin"), sits(), sits("king"), sits("thief"), taken="resources")
    monkeypatch.setattr(app.device.window, "matchMedia", lambda _: SimpleNamespace(matches=True))
    table, panels = go_on(app, stored_citadels(game, PEOPLE)), []
    table.page.settings["pace"] = "normal"
    app.device.stage.onscene = lambda _: panels.append(bool(table.parts("story", "decision")))
    play(table, "end")

    assert (set(panels), table.page.play.table.roomy) == ({False}, True)


def test_a_call_that_still_stands_ends_before_the_next_round(app: Any) -> None:
    """The table goes on beneath it, but for that."""
    table, ends = last_turn(app, (0,)), []

    async def stand() -> None:
        ends.append(True)

    play = table.page.play
    play.display.standing, coming = stand(), {**play.view, "round": 2, "news": []}
    app.device.settle(lambda: app.ui.create_task(play.show_scenes({"view": coming})))

    assert ends == [True]


def test_a_call_is_for_all_where_the_last_who_picked_is_called_first(app: Any) -> None:
    seats = sits(), sits("thief"), sits("king"), sits("bishop")
    game = select(0, "assassin warlord", *seats, crown=1, up="magician architect", down="merchant")
    table = go_on(app, stored_citadels(game, PEOPLE))
    table.page.settings["pace"] = "normal"

    play(table, "pick assassin")

    assert sentences(table) == ["Seat 0 is the Assassin.", "Seat 0, it’s you."]


def test_what_lies_between_two_turns_of_one_person_is_for_all(app: Any) -> None:
    """R8: with two people each has two characters."""
    game = turn("assassin", sits("assassin king"), sits("bishop warlord"), taken="resources", players=2)
    table = go_on(app, stored_citadels(game, (0, 1)))
    table.page.settings["pace"] = "normal"

    play(table, "end")

    assert sentences(table) == ["Nobody answers: Thief and Magician.", "Seat 0 is the King.", "Seat 0, it’s you."]


def test_a_player_s_own_view_has_no_pictures_at_a_shared_device(table: TableOfCitadels) -> None:
    """All see them once the turn is over."""
    play(table, "assassinate magician")

    assert pictures(table) == []


def test_several_whom_nobody_answers_for_are_one_picture_for_all(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold", "end")
    play(table, "gold", "end")

    assert next(names for names in pictures(table) if "scene-nobody" in names) == {
        "scene-nobody", "role-magician", "role-king", "role-bishop",
    }  # fmt: skip


def test_a_bot_s_turn_is_shown_on_the_public_table(table: TableOfCitadels) -> None:
    viewers: list[Any] = []

    def scene(_: str) -> None:
        viewers.append((table.page.play.view["viewer"], table.page.play.view["mine"]))

    play(table, "assassinate magician", "gold", "end")
    table.app.device.stage.onscene = scene
    play(table, "gold", "end")

    assert set(viewers) == {(None, None)}


def test_nothing_of_the_next_turn_is_on_the_table_under_the_pictures(table: TableOfCitadels) -> None:
    """The Thief is called by a picture: until then no seat is marked as deciding."""
    called: list[bool] = []

    def scene(text: str) -> None:
        active = table.page.play.view["seats"][1]["active"]
        called.append(active == ("caller-you" in messages(json.loads(text)["tree"])))

    table.app.device.stage.onscene = scene
    play(table, "assassinate magician", "gold", "end")

    assert called == [True, True, True]


def test_at_instant_pace_the_curtain_follows_at_once(table: TableOfCitadels) -> None:
    table.page.settings["pace"] = "instant"

    play(table, "assassinate magician", "gold", "end")

    assert (pictures(table), table.question()) == ([], "Pass to Seat 1")


def act_at_each_picture(table: TableOfCitadels, action: str) -> list[str]:
    """Do an action at each picture from now on; return the list to which the pictures are added."""
    scenes: list[str] = []

    def scene(text: str) -> None:
        scenes.append(text)
        table.page.act(action, "", "")

    table.app.device.stage.onscene = scene
    return scenes


def test_skip_drops_the_pictures_that_are_left(table: TableOfCitadels) -> None:
    scenes = act_at_each_picture(table, "rush")

    play(table, "assassinate magician", "gold", "end")

    assert (len(scenes), table.question()) == (1, "Pass to Seat 1")


def test_the_button_that_skips_lies_under_the_pictures(table: TableOfCitadels) -> None:
    panels: list[set[str]] = []

    def scene(_: str) -> None:
        panels.append(table.words("decision"))

    table.app.device.stage.onscene = scene
    play(table, "assassinate magician", "gold", "end")

    assert [("caller-skip" in panel, "caller-all" in panel) for panel in panels] == [(True, True)] * 3


@pytest.mark.parametrize("voice", ["off", "on"])
def test_without_a_picture_of_anything_the_curtain_follows_at_once(app: Any, voice: str) -> None:
    """R3: nobody hears what is picked; the curtain says for whom the device is."""
    table = go_on(app, stored_citadels(Game.new(["Ann", "Ben", "Cem"], seed=3), PEOPLE))
    table.page.settings.update(pace="normal", voice=voice)

    play(table, table.open_curtain().moves()[0])

    assert pictures(table) == []


def test_what_the_pictures_say_is_announced_before_the_curtain_and_not_with_it(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold")
    done = table.app.device.stage.done
    done.clear()

    play(table, "end")

    spoken = [message["id"] for name, *given in done if name == "say" for message in json.loads(given[0])]
    assert spoken.count("event-called") == 1


def test_the_screen_reader_hears_nothing_at_the_curtain(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold", "end")

    done = table.app.device.stage.done
    closed = max(at for at, call in enumerate(done) if call == ("screen", "curtain"))
    assert [json.loads(given[0]) for name, *given in done[closed:] if name == "say"] == [[]]


def test_a_device_that_is_put_down_shows_no_more_pictures(table: TableOfCitadels) -> None:
    scenes = act_at_each_picture(table, "away")

    play(table, "assassinate magician", "gold", "end")

    assert (len(scenes), bool(table.parts("curtain"))) == (1, True)


def test_a_log_that_was_open_does_not_lie_over_the_next_curtain(table: TableOfCitadels) -> None:
    """A log opened while the bot played was one of the public table."""
    play(table, "assassinate magician", "gold", "end")
    play(table, "rob merchant", "gold")

    def scene(_: str) -> None:
        if not table.sheet:
            table.page.act("log", "", "")

    table.app.device.stage.onscene = scene
    play(table, "end")

    assert (bool(table.parts("curtain")), table.sheet) == (True, [])


# --- the voice


def aloud(table: TableOfCitadels) -> list[str]:
    """Return the words read aloud with each picture: the id of the message first; "" for nothing."""
    return [json.loads(text)["aloud"].split(" ")[0] for text, _ in table.app.device.stage.calls("scene")]


def test_pictures_are_not_read_aloud_unless_that_is_wanted(table: TableOfCitadels) -> None:
    play(table, "assassinate magician", "gold", "end")

    assert aloud(table) == ["", "", ""]


def test_if_wanted_the_pictures_for_all_are_read_aloud(table: TableOfCitadels) -> None:
    table.page.settings["voice"] = "on"

    play(table, "assassinate magician", "gold", "end")

    assert aloud(table) == ["event-assassinate", "event-called", "caller-you"]


def one_person(app: Any, *guests: int) -> TableOfCitadels:
    """Ann, the Assassin, at this device, with the voice on; guests at their own phones, and bots."""
    game = turn("assassin", sits("assassin"), sits("thief"), sits("warlord"))
    table = go_on(app, stored_citadels(game, (0,)))
    table.page.settings.update(pace="normal", voice="on")
    for seat in guests:
        request = {"do": "reseat", "seat": seat, "kind": "guest"}
        table.page.play.take(app.device.settle(table.page.play.request, request))
    return table


def test_pictures_of_one_player_among_bots_are_never_read_aloud(app: Any) -> None:
    table = one_person(app)

    play(table, "assassinate magician", "gold", "end")

    assert set(aloud(table)) == {""}


def test_the_phone_that_deals_says_what_happens_to_all_in_words_for_all(app: Any) -> None:
    """Its player sees their own words: "You murdered the Magician"."""
    table = one_person(app, 1, 2, 3)

    play(table, "assassinate magician", "gold", "end")

    assert (aloud(table)[0], "you-first" in pictures(table)[0]) == ("event-assassinate", True)


def test_a_guest_s_phone_is_silent(app: Any) -> None:
    table = one_person(app, 1, 2, 3)
    table.page.play.table.deals = False

    play(table, "assassinate magician", "gold", "end")

    assert set(aloud(table)) == {""}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_what_only_its_player_knows_is_told_by_its_id(app: Any, edition: Any) -> None:
    """Words for one player are never read aloud (picture_parts.py)."""
    private = {name for spec in edition.events.values() for name in spec.private_variants}

    assert {name for name in edition.events if app.picture_parts.is_private({"id": name})} >= private


def set_up(app: Any, people: int, *, voice: bool) -> Any:
    """The form for the next table of so many people, on a device with a voice or without."""
    app.device.stage.voice = voice
    page = app.open()
    app.device.settle(page.act, "set-up", "", "")
    for number in range(1, people):
        app.device.settle(page.act, "seat", str(number), "person")
    return page


def switches(app: Any) -> list[bool]:
    """Whether each switch for the voice is on."""
    labels = with_class(app.device.stage.trees["table"], "voice-switch")
    return [bool(props(label[2])["checked"]) for label in labels]


def test_a_table_of_several_people_has_the_switch_and_it_is_off(app: Any) -> None:
    set_up(app, 2, voice=True)

    assert switches(app) == [False]


def test_a_table_of_one_person_has_none(app: Any) -> None:
    set_up(app, 1, voice=True)

    assert switches(app) == []


def says_that_there_is_no_voice(app: Any) -> bool:
    """Whether the form says so."""
    return "voice-none" in messages(app.device.stage.trees["table"])


def test_a_device_without_a_voice_says_nothing_of_it_unasked(app: Any) -> None:
    set_up(app, 2, voice=False)

    assert (switches(app), says_that_there_is_no_voice(app)) == ([False], False)


def test_who_turns_the_voice_on_is_told_that_there_is_none(app: Any) -> None:
    page = set_up(app, 2, voice=False)

    app.device.settle(page.act, "voice", "true", "")

    assert (switches(app), says_that_there_is_no_voice(app)) == ([True], True)


def test_the_switch_is_stored_with_the_other_settings(app: Any) -> None:
    page = set_up(app, 2, voice=True)

    app.device.settle(page.act, "voice", "true", "")

    assert (switches(app), app.open().settings["voice"]) == ([True], "on")
