"""The first screen: what is dealt by one tap, and how the choices behind "Change" become the table's rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build import games
from tests.page.device import Device, Json
from tests.page.english import words_of
from tests.page.test_saves import VIEW
from tests.page.trees import messages, nodes, offers, prop, styled, taps, texts

DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]


def set_up(app: Any, device: Device, *acts: tuple[str, str, str]) -> Any:
    """The page with the choices for a table open, and these made."""
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    for act in acts:
        device.settle(page.act, *act)
    return page


def keep_setup(device: Device, **entries: Any) -> None:
    """Let the table of the last time be this."""
    device.window.storage.entries["citadels.setup"] = json.dumps(entries)


def test_play_deals_to_a_person_and_three_bots(app: Any) -> None:
    request = app.open().start.request(lambda: "7")

    assert ([seat["kind"] for seat in request["seats"]], request["rules"]) == (["person", "bot", "bot", "bot"], {})


def test_a_kept_game_comes_before_play(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)
    app.open()

    result = [offer for offer in offers(device.stage.trees["table"]) if offer in ("continue", "deal")]

    assert result == ["continue", "deal"]


def test_only_what_a_chapter_knows_is_offered(app: Any, device: Device) -> None:
    app.citadels_game.CHAPTERS.pop("today")
    app.open()

    assert taps(device.stage.trees["table"], "today") == []


def test_at_three_seats_the_first_rank_is_left_out_and_the_reason_told(app: Any, device: Device) -> None:
    page = set_up(app, device, ("fewer", "", ""))

    assert messages(device.stage.trees["table"])["rank-unused"] == {"rank": 1}
    assert "assassin" not in page.start.characters()


def test_at_three_seats_the_city_that_ends_the_game_is_told(app: Any, device: Device) -> None:
    set_up(app, device, ("fewer", "", ""))

    assert messages(device.stage.trees["table"])["city-needs"] == {"count": 10}


def test_what_was_chosen_is_dealt_the_next_time(app: Any, device: Device) -> None:
    set_up(app, device, ("set", "dark", ""))

    start = app.open().start

    assert (start.rules["characters"], start.set) == (DARK, "dark")


def test_eight_players_have_nine_characters_without_a_choice(app: Any, device: Device) -> None:
    keep_setup(device, seats=[], count=8, chosen={})

    assert len(app.open().start.rules["characters"]) == 9


def test_what_an_older_version_kept_becomes_rules(app: Any, device: Device) -> None:
    wish = {"wish": [*DARK[:8], None], "named": None}
    keep_setup(device, seats=[], count=4, chosen={}, cast=wish, specials={"chosen": [], "values": {}})

    assert app.open().start.rules == {"characters": DARK[:8]}


@pytest.mark.parametrize("rules", [{"dragons": 3}, [1], "none", 7])
def test_rules_that_nobody_knows_are_not_dealt_by(app: Any, device: Device, rules: object) -> None:
    keep_setup(device, seats=[], count=4, rules=rules, set="classic")

    assert app.open().start.rules == {}


def test_a_table_that_the_engine_refuses_is_the_usual_one_the_next_time(app: Any, device: Device) -> None:
    keep_setup(device, seats=[], count=4, rules={"city_size": 99}, set="classic")
    page = app.open()

    device.settle(page.act, "deal", "", "")

    assert (page.start.refusal["id"], page.start.rules) == ("illegal-setup", {})


def test_a_strength_is_chosen_for_the_whole_table(app: Any, device: Device) -> None:
    """Rivals at unnamed seats add a temper to it (`expert-patient`)."""
    page = set_up(app, device, ("strength", "expert", ""))

    bots = [seat["bot"] for seat in page.start.request(lambda: "7")["seats"] if "bot" in seat]

    assert [bot.split("-")[0] for bot in bots] == ["expert"] * 3


def test_every_strength_shows_its_place_and_says_it(app: Any, device: Device) -> None:
    """Nobody guesses from the words whether "Adept" is above "Strong"."""
    set_up(app, device)
    pills = [node for node in nodes(device.stage.trees["table"]) if prop(node, "name") == "strength"]

    heard = [messages(prop(pill, "aria-label"))["bot-tier.heard"] for pill in pills[:-1]]

    assert [(args["place"], args["count"]) for args in heard] == [(place, 7) for place in range(1, 8)]


def test_the_place_of_a_strength_stands_on_the_first_screen(app: Any, device: Device) -> None:
    app.open()

    assert messages(device.stage.trees["table"])["bot-tier"]["place"] == 3


def test_one_s_own_bot_has_no_place_among_the_strengths(app: Any, device: Device) -> None:
    device.stage.guest = "mine"
    app.open()

    assert app.strengths.strength("mine") == {"id": "bot-mine", "args": {}}


def test_the_button_that_plays_bears_no_sign(app: Any, device: Device) -> None:
    """The sign of cards is read as "copy"."""
    app.open()
    [button] = [node for node in nodes(device.stage.trees["table"]) if prop(node, "data-do") == "deal"]

    assert [node[0] for node in nodes(button) if node[0] == "icon"] == []


def test_a_personality_is_chosen_by_a_word_that_its_field_has_room_for(app: Any, device: Device) -> None:
    set_up(app, device, ("strength", "personalities", ""))
    options = [text for text in texts(device.stage.trees["table"]) if text.startswith("epithet-")]

    words = [words_of("citadels").say(option) for option in options]

    assert (set(words), [word for word in words if len(word) > 10]) == (
        {"Hasty", "Banker", "Collector", "Schemer", "Fighter", "Peaceful"},
        [],
    )


def test_personalities_sit_down_each_with_a_name(app: Any, device: Device) -> None:
    page = set_up(app, device, ("strength", "personalities", ""))

    assert [page.start.called(number) for number in (1, 2)] == ["bot-rusher.name", "bot-banker.name"]


def test_bots_of_different_strength_are_told(app: Any, device: Device) -> None:
    page = set_up(app, device, ("seat", "1", "master"))

    device.settle(page.act, "set-up-done", "", "")

    assert "bots-mixed" in texts(device.stage.trees["table"])


def test_a_seed_that_will_be_dealt_is_told_on_the_first_screen(app: Any, device: Device) -> None:
    page = set_up(app, device, ("seed", "", "77"))

    device.settle(page.act, "set-up-done", "", "")

    assert messages(device.stage.trees["table"])["with-seed"] == {"seed": "77"}


def test_a_device_that_had_the_engine_is_not_told_that_it_is_fetched(app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.engine"] = "1"
    device.window.engine.stage = "fetching"
    app.open()

    assert "progress-importing" in texts(device.stage.trees["table"])


# --- behind a poster (ux3, finding 12)


def test_behind_a_poster_the_table_is_dealt_at_once(app: Any, device: Device) -> None:
    device.stage.embedded = True

    device.settle(lambda: app.main)

    assert next(request["do"] for request in device.window.engine.requests) == "new"


def test_behind_a_poster_an_unfinished_game_is_offered_first(app: Any, device: Device) -> None:
    device.stage.embedded = True
    game = {"save": "", "names": ["Ann", "Ben"], "round": 3, "over": False}
    device.window.storage.entries["citadels.save.1"] = json.dumps(game)

    device.settle(lambda: app.main)

    assert (device.window.engine.requests, "continue" in offers(device.stage.trees["table"])) == ([], True)


# --- the city that was built last

CITY = "citadels.city"


def street(app: Any) -> list[list[str]]:
    """The buildings in front of the skyline: card and file."""
    drawn = nodes(app.own_street.own_street())
    return [[prop(item, "name"), prop(item, "file")] for item in drawn if item[0] == "icon"]


def ended(cities: list[list[str]], viewer: int | None, winner: int) -> Json:
    """The view of a finished game with these cities."""
    seats = [{"city": [{"card": card} for card in city]} for city in cities]
    return {"seats": seats, "viewer": viewer, "result": {"winners": [winner]}}


def test_the_viewer_s_last_city_stands_on_the_first_screen(app: Any) -> None:
    app.own_street.store_city(ended([["castle"], ["tavern"]], viewer=0, winner=1))

    assert street(app) == [["castle", "city"]]


def test_the_winner_s_city_stands_there_where_several_played(app: Any) -> None:
    app.own_street.store_city(ended([["castle"], ["tavern"]], viewer=None, winner=1))

    assert street(app) == [["tavern", "city"]]


def test_a_game_without_a_district_leaves_the_city_before(app: Any) -> None:
    app.own_street.store_city(ended([["castle"], []], viewer=0, winner=0))
    app.own_street.store_city(ended([[], ["tavern"]], viewer=0, winner=1))

    assert street(app) == [["castle", "city"]]


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[["castle"]]', '[["castle", 1, ""]]', "["])
def test_a_damaged_city_is_none(app: Any, device: Device, text: str) -> None:
    device.window.storage.entries[CITY] = text

    assert app.own_street.own_street() is None


def test_the_first_screen_leads_to_the_other_games(app: Any, device: Device) -> None:
    app.open()

    links = [prop(node, "href") for node in nodes(styled(device.stage.trees["table"], "other-games")) if node[0] == "a"]
    assert links == [f"./{game.pages[0]}" for game in games.OTHERS]
