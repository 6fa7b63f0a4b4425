"""Rivals: who sits where a bot plays, what they are remembered for, and the little that they say (chapter rivals)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from build import locales
from citadels.bots import SEATED
from citadels.table.sheets import setup_sheet
from tabletop.bots.tempers import TEMPERS
from tests.page.device import Device
from tests.page.english import words_of
from tests.page.trees import texts

Json = dict[str, Any]
NAMES = ["Ann", "Silvan", "Cedric", "Damaris"]


def game(points: list[int], *deeds: tuple[str, int, int | None, int], names: list[str] = NAMES, **more: Any) -> Json:
    """A stored game of one person among bots, with what was done in it."""
    order = sorted(points, reverse=True)
    seats: list[Json] = [{"bot": None, "held": {}, "struck": {}}] + [{"bot": "casual"}] * (len(points) - 1)
    listed = [{"deed": deed, "by": by, "to": to, "count": count} for deed, by, to, count in deeds]
    summary = {"round": 8, "points": points, "places": [order.index(count) + 1 for count in points], "seats": seats}
    bots = [seat["bot"] for seat in seats]
    entry = {"save": "", "names": names, "bots": bots, "round": 8, "over": True, "told": {**summary, "deeds": listed}}
    return {**entry, **more}


LOST = game([20, 30, 10, 5], ("murder", 1, 0, 2), ("robbery", 0, 1, 1), began="2026-01-01T10:00Z")
WON = game([40, 30, 10, 5], ("murder", 0, 1, 5), began="2026-01-02T10:00Z")


# --- who may sit there


def test_tempers_are_the_engine_s(app: Any) -> None:
    assert {temper for _, temper, _ in app.rival_record.RIVALS} == {"", *TEMPERS}


def test_the_first_are_the_names_of_unnamed_seats_in_all_languages(app: Any) -> None:
    for at, language in enumerate(app.rival_record.LANGUAGES):
        text = (locales.SOURCES / language / "any" / "page.ftl").read_text(encoding="utf-8")
        for seat, (_, _, names) in enumerate(app.rival_record.RIVALS[:8]):
            assert f"seat-name-bot-{seat} = {names[at]}\n" in text


def test_a_rival_is_known_in_any_language(app: Any) -> None:
    assert [app.rival_record.rival_of(name) for name in ("Silvan", "西爾凡", "西尔凡")] == ["silvan"] * 3


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("name", ["citadels", "island", "crane"])
def test_every_rival_has_a_sentence_in_every_game(app: Any, language: str, name: str) -> None:
    text = (locales.SOURCES / language / name / "chapters" / "rivals.ftl").read_text(encoding="utf-8")

    assert [rival for rival, _, _ in app.rival_record.RIVALS if f"rival-{rival} = " not in text] == []


def start(app: Any) -> Any:
    """The setup of a table of four, as of a first visit."""
    return app.start.Start(setup_sheet())


def test_a_rival_brings_a_temper_to_the_strength_of_the_seat(app: Any) -> None:
    setup = start(app)

    app.rival_record.seat_rival(setup, 1, "silvan", "en")

    seat = setup.request(lambda: "7")["seats"][1]
    assert (seat["name"], seat["bot"]) == ("Silvan", "casual-sly")


def test_the_engine_has_a_bot_for_every_rival_at_every_strength(app: Any) -> None:
    kinds = {
        strength + ("-" + temper if temper else "")
        for _, temper, _ in app.rival_record.RIVALS
        for strength in setup_sheet()["bots"]["strengths"]
    }

    assert kinds - SEATED.keys() == set()


def test_everybody_at_an_unnamed_seat_has_a_temper(app: Any) -> None:
    seats = start(app).request(lambda: "7")["seats"]

    assert [seat.get("bot") for seat in seats] == [None, "casual-vengeful", "casual-patient", "casual-curious"]


def test_unnamed_seats_have_the_tempers_of_their_rivals(app: Any) -> None:
    setup = start(app)
    setup.count = 8

    tempers = [seat["bot"].removeprefix("casual").lstrip("-") for seat in setup.request(lambda: "7")["seats"][1:]]

    assert tempers == [temper for _, temper, _ in app.rival_record.RIVALS[1:8]]


def test_a_rival_at_an_unnamed_seat_has_the_temper(app: Any) -> None:
    setup = start(app)
    setup.count = 5

    assert setup.request(lambda: "7")["seats"][4]["bot"] == "casual-grasping"


def test_a_rival_who_sits_elsewhere_changes_places(app: Any) -> None:
    setup = start(app)
    app.rival_record.seat_rival(setup, 1, "silvan", "en")
    app.rival_record.seat_rival(setup, 2, "dorian", "en")

    app.rival_record.seat_rival(setup, 1, "dorian", "en")

    assert [setup.seats[number]["name"] for number in (1, 2)] == ["Dorian", "Silvan"]


def test_a_name_that_is_written_is_nobody_s_temper(app: Any) -> None:
    form = app.seat_form.SeatForm(start(app))
    app.rival_record.seat_rival(form.start, 1, "silvan", "en")

    form.name(1, "Zoe")

    assert form.start.request(lambda: "7")["seats"][1] == {"name": "Zoe", "kind": "bot", "bot": "casual"}


def test_a_rival_sits_there_at_the_next_visit(app: Any) -> None:
    setup = start(app)
    app.rival_record.seat_rival(setup, 1, "silvan", "en")

    setup.remember()

    assert start(app).request(lambda: "7")["seats"][1]["bot"] == "casual-sly"


def test_a_rival_bears_the_name_of_the_language(app: Any) -> None:
    setup = start(app)
    app.rival_record.seat_rival(setup, 1, "silvan", "en")

    app.rival_record.translate(setup, "zh-Hans")

    assert setup.seats[1]["name"] == "西尔凡"


def test_a_tap_on_a_face_lists_all_rivals(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    device.settle(page.act, "who-sits", "2", "")

    assert {"rival-silvan", "rival-aldous"} <= set(texts(device.stage.trees["sheet"]))


def sheet_at(app: Any, device: Device, strength: str) -> list[str]:
    """The texts of the sheet of rivals for a seat of this strength."""
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "seat", "2", strength)
    device.settle(page.act, "who-sits", "2", "")
    return list(texts(device.stage.trees["sheet"]))


def test_the_sheet_begins_with_those_who_have_a_temper(app: Any, device: Device) -> None:
    drawn = [text for text in sheet_at(app, device, "casual") if text.startswith("rival-")]

    tempers = [app.rival_record.BY_ID[text.removeprefix("rival-")][1] for text in drawn]
    assert sorted(tempers, key=lambda temper: not temper) == tempers != []


@pytest.mark.parametrize("strength", ["adept", "expert", "master"])
def test_where_all_play_alike_no_temper_is_claimed(app: Any, device: Device, strength: str) -> None:
    drawn = sheet_at(app, device, strength)

    assert ("rivals-alike" in drawn, [text for text in drawn if text.startswith("rival-")]) == (True, [])


def test_a_tap_on_a_rival_seats_them(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "who-sits", "2", "")

    device.settle(page.act, "rival", "2 silvan", "")

    assert (page.sheet, page.start.seats[2]["name"]) == (None, "Silvan")


# --- what is remembered


def test_games_and_wins_are_those_of_the_stored_games(app: Any) -> None:
    memory = app.memory.recall([LOST, WON])["silvan"]

    assert (memory.games, memory.won) == (2, 1)


def test_deeds_are_counted_both_ways(app: Any) -> None:
    memory = app.memory.recall([LOST])["silvan"]

    assert (memory.theirs, memory.mine) == ({"murder": 2}, {"robbery": 1})


def test_what_was_done_to_nobody_in_particular_counts_as_well(app: Any) -> None:
    memory = app.memory.recall([game([20, 30, 10, 5], ("road", 1, None, 1), ("road", 2, None, 4))])["silvan"]

    assert memory.theirs == {"road": 1}


def test_what_was_done_to_others_does_not_count(app: Any) -> None:
    memory = app.memory.recall([game([20, 30, 10, 5], ("murder", 1, 2, 3))])["silvan"]

    assert memory.theirs == {}


def test_a_game_that_is_stored_twice_counts_once(app: Any) -> None:
    assert app.memory.recall([LOST, dict(LOST)])["silvan"].games == 1


def test_a_game_that_was_stored_before_deeds_were_counts_as_a_game(app: Any) -> None:
    older = {**LOST, "told": {key: value for key, value in LOST["told"].items() if key != "deeds"}}

    assert app.memory.recall([older])["silvan"].games == 1


def test_a_game_in_another_language_counts(app: Any) -> None:
    assert app.memory.recall([{**LOST, "names": ["Ann", "西爾凡", "賽德", "黛瑪"]}])["silvan"].games == 1


@pytest.mark.parametrize("summary", [None, {}, {"seats": 3}, {"seats": [{"bot": 1}]}, "text", {"seats": [None]}])
def test_what_cannot_be_read_is_passed_over(app: Any, summary: Any) -> None:
    assert app.memory.recall([{**LOST, "told": summary}]) == {}


def test_a_game_of_several_people_is_nobody_s(app: Any) -> None:
    seats: list[Json] = [{"bot": None, "held": {}, "struck": {}}] * 2 + [{"bot": "casual"}] * 2

    assert app.memory.recall([{**LOST, "told": {**LOST["told"], "seats": seats}}]) == {}


def test_what_is_to_be_settled_is_said_gravest_first(app: Any) -> None:
    memory = app.memory.recall([LOST, WON])["silvan"]

    assert app.company.opening_line("Silvan", memory)["id"] == "rival-owes-murder"


def test_who_murdered_more_owes(app: Any) -> None:
    line = app.company.opening_line("Silvan", app.memory.recall([LOST])["silvan"])

    assert (line["id"], line["args"]["count"]) == ("rival-owed-murder", 2)


def test_where_nothing_is_to_be_settled_the_games_are_said(app: Any) -> None:
    memory = app.memory.recall([game([40, 30, 10, 5])])["silvan"]

    assert app.company.opening_line("Silvan", memory)["id"] == "rival-met"


# --- at the table


def at_table(app: Any, device: Device, *games: Json, settings: Json | None = None) -> Any:
    """A page with these stored games, on which a new game has been dealt to Silvan and two others."""
    for number, entry in enumerate(games, 1):
        device.window.storage.entries[f"citadels.save.{number}"] = json.dumps(entry)
    page = app.open()
    page.settings.update(settings or {}, pace="quick")
    app.rival_record.seat_rival(page.start, 1, "silvan", "en")
    page.start.written_seed = "5"
    device.settle(page.act, "deal", "", "")
    return page


def lines(device: Device) -> list[str]:
    """The status lines that are about rivals."""
    return [call[0] for call in device.stage.calls("notify") if call[0].startswith("rival-")]


def test_one_line_is_said_as_a_game_begins(app: Any, device: Device) -> None:
    at_table(app, device, LOST)

    assert lines(device) == ["rival-owed-murder"]


def test_a_first_game_has_nothing_to_remember(app: Any, device: Device) -> None:
    at_table(app, device)

    assert lines(device) == []


def test_the_memory_can_be_switched_off(app: Any, device: Device) -> None:
    at_table(app, device, LOST, settings={"memory": "off"})

    assert lines(device) == []


def news(app: Any, table: Any, seat: int, round_number: int = 1) -> list[Json]:
    """The news of a murder by a seat; the table is in this round."""
    table.view["round"] = round_number
    return [{"id": "assassinate", "args": {}, "anchor": {"role": "king", "seat": seat}, "n": 99, "round": 1}]


def remarks(app: Any, device: Device, page: Any, *seats: int) -> list[Json]:
    """Return the remarks read aloud on murders by these seats, one after the other."""
    table = page.play.table
    device.settle(page.meet_rivals)
    for seat in seats:
        device.settle(page.play.display.rivals.take, table, news(app, table, seat), False)
    return [message for message in table.view["say"] if message["id"] == "rival-says"]


def test_a_rival_remarks_on_a_murder(app: Any, device: Device) -> None:
    [remark] = remarks(app, device, at_table(app, device), 1)

    assert remark["args"]["player"] == "Silvan"


def test_a_rival_says_little(app: Any, device: Device) -> None:
    """At most twice a game each."""
    assert len(remarks(app, device, at_table(app, device), 1, 1, 1, 1)) == 2


def test_what_was_said_counts_after_the_page_was_loaded_again(app: Any, device: Device) -> None:
    page = at_table(app, device)

    remarks(app, device, page, 1)

    assert app.saves.saves.more["spoken"] == {"1": 1}


@pytest.mark.parametrize(("gold", "count"), [(0, 0), (2, 1)])
def test_a_robbery_of_nothing_is_not_remarked_on(app: Any, device: Device, gold: int, count: int) -> None:
    page = at_table(app, device)
    device.settle(page.meet_rivals)
    robbed = {"id": "robbed", "args": {"gold": gold}, "anchor": {"from": 0, "to": 1}, "n": 99, "round": 1}

    device.settle(page.play.display.rivals.take, page.play.table, [robbed], False)

    assert [message["id"] for message in page.play.table.view["say"]].count("rival-says") == count


def test_a_person_says_nothing(app: Any, device: Device) -> None:
    assert remarks(app, device, at_table(app, device), 0) == []


def test_the_same_game_has_the_same_words(app: Any, device: Device) -> None:
    page = at_table(app, device)

    first, second = remarks(app, device, page, 1, 1)

    assert first == second


def test_remarks_can_be_switched_off(app: Any, device: Device) -> None:
    assert remarks(app, device, at_table(app, device, settings={"remarks": "off"}), 1) == []


@pytest.mark.parametrize("name", ["citadels", "island", "crane"])
def test_remarks_have_three_words_at_most(name: str) -> None:
    folder = locales.SOURCES / "en"
    text = "".join((folder / part / "chapters" / "rivals.ftl").read_text(encoding="utf-8") for part in ("any", name))
    remarks = [line.partition(" = ")[2] for line in text.splitlines() if line.startswith("says-")]

    assert [words for words in remarks if len(words.split()) > 3] == [] != remarks


# --- the sheet of a bot at the table


def sheet_of(device: Device, page: Any, seat: int = 1) -> list[Any]:
    """The messages of the sheet of a seat's bot."""
    device.settle(page.act, "bot", str(seat), "")
    return list(texts(device.stage.trees["sheet"]))


def test_the_sheet_of_a_rival_has_strength_temper_and_games(app: Any, device: Device) -> None:
    drawn = sheet_of(device, at_table(app, device, LOST, WON))

    assert [text for text in drawn if text.startswith(("bot-", "rival-"))] == [
        "bot-tier",
        "bot-tier.heard",
        "rival-silvan",
        "rival-games",
        "rival-tally-murder",
        "rival-tally-robbery",
    ]


def test_all_bots_of_a_table_have_a_sheet_together(app: Any, device: Device) -> None:
    """Each with one sentence, the rival's own where there is one."""
    page = at_table(app, device, LOST)

    device.settle(page.act, "bots", "", "")

    drawn = list(texts(device.stage.trees["sheet"]))
    counted = ("rival-silvan", "rival-games", "bot-casual.help", "bot-tier")
    assert [drawn.count(text) for text in counted] == [1, 1, 2, 3]


def test_what_was_done_is_counted_both_ways(app: Any) -> None:
    lines = app.rival_at_table.record("Silvan", app.memory.recall([LOST, WON])["silvan"])

    assert [line["args"] for line in lines[1:]] == [
        {"player": "Silvan", "theirs": 2, "mine": 5},
        {"player": "Silvan", "theirs": 0, "mine": 1},
    ]


def test_the_sheet_of_a_rival_has_no_games_before_the_first(app: Any, device: Device) -> None:
    assert "rival-games" not in sheet_of(device, at_table(app, device))


def test_the_sheet_of_a_rival_has_no_games_where_the_memory_is_off(app: Any, device: Device) -> None:
    assert "rival-games" not in sheet_of(device, at_table(app, device, LOST, settings={"memory": "off"}))


def test_games_are_in_the_sheet_once_the_memory_is_switched_on(app: Any, device: Device) -> None:
    page = at_table(app, device, LOST, settings={"memory": "off"})
    page.settings["memory"] = "on"

    assert "rival-games" in sheet_of(device, page)


def test_who_does_not_lean_has_no_sentence_of_a_temper(app: Any) -> None:
    seats = [{"name": name, "bot": bot} for name, bot in (("Silvan", "casual"), ("Zoe", "casual"), ("Ben", "diplomat"))]

    assert [app.rival_at_table.leans(seat) for seat in seats] == [False, False, False]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("name", ["citadels", "island", "crane"])
def test_every_deed_that_is_remembered_has_its_line(language: str, name: str) -> None:
    text = (locales.SOURCES / language / name / "chapters" / "rivals.ftl").read_text(encoding="utf-8")
    deeds = {kind: set(re.findall(rf"^rival-{kind}-(\w+) = ", text, re.M)) for kind in ("owes", "tally")}

    assert deeds["tally"] == deeds["owes"]


# --- at the end


def ended(app: Any, device: Device, page: Any, winner: int) -> list[Json]:
    """Return the lines below the result of a game that this seat has won."""
    device.settle(page.meet_rivals)
    table = page.play.table
    table.view["result"] = {"winners": [winner]}
    app.saves.saves.more["told"] = LOST["told"]
    device.settle(page.play.display.rivals.take, table, [], False)
    return list(table.remarks)


def test_at_the_end_one_line_says_what_is_to_be_settled_with_this_game(app: Any, device: Device) -> None:
    """Cedric and Damaris were at the same games, and there is nothing to settle with either."""
    [line] = ended(app, device, at_table(app, device, LOST), 0)

    assert (line["id"], line["args"]) == ("rival-owed-murder", {"player": "Silvan", "count": 4})


def test_at_the_end_a_rival_who_is_remembered_is_drawn_with_the_games(app: Any, device: Device) -> None:
    page = at_table(app, device, LOST)

    ended(app, device, page, 0)

    drawn = [text for text in texts(page.play.table.met[0]) if text.startswith("rival-")]
    assert drawn == ["rival-games", "rival-tally-murder", "rival-tally-robbery"]


def test_what_is_to_be_settled_goes_before_the_winner_s_words(app: Any, device: Device) -> None:
    assert [line["id"] for line in ended(app, device, at_table(app, device, LOST), 1)] == ["rival-owed-murder"]


def test_the_line_stands_below_the_points(app: Any, device: Device) -> None:
    page = at_table(app, device, LOST)
    page.play.table.remarks = ended(app, device, page, 0)

    assert texts(app.result.remarks(page.play.table)) == ["rival-owed-murder"]


def known(app: Any, *games: Json) -> list[tuple[str, Any]]:
    """The names of the rivals of some games and the memories of them, by weight."""
    memories = app.memory.recall(games)
    order = app.memory.by_weight(memories, [rival for rival, _, _ in app.rival_record.RIVALS], ("murder", "robbery"))
    return [(app.rival_record.name_of(rival, "en"), memories[rival]) for rival in order]


def test_the_rival_with_most_to_settle_has_the_line(app: Any) -> None:
    deeds = [("murder", 1, 0, 2), ("robbery", 0, 2, 1), ("murder", 0, 3, 1)]

    line = app.company.gravest_debt(known(app, game([20, 30, 10, 5], *deeds)))

    assert (line["id"], line["args"]) == ("rival-owed-murder", {"player": "Silvan", "count": 2})


def test_where_nothing_is_to_be_settled_the_line_has_the_games(app: Any) -> None:
    games = [game([20, 30, 10, 5], began=str(day)) for day in range(2)]

    [line] = app.company.games_line(known(app, *games))

    assert (app.company.gravest_debt(known(app, *games)), line["args"]["count"]) == (None, 2)


@pytest.mark.parametrize(("name", "deed"), [("citadels", "murder"), ("citadels", "robbery"), ("island", "robbery")])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 12])
def test_a_debt_fits_in_a_line_of_a_phone(name: str, deed: str, count: int) -> None:
    says = words_of(name).say

    debts = [says(f"rival-{who}-{deed}", player="Silvan", count=count) for who in ("owes", "owed")]

    assert [debt for debt in debts if len(debt) > 40] == []


def test_a_debt_is_said_as_people_say_it() -> None:
    says = words_of("citadels").say

    assert says("rival-owes-murder", player="Silvan", count=2) == "You owe Silvan two murders."
    assert says("rival-owed-murder", player="Silvan", count=1) == "Silvan owes you a murder."


def test_equals_are_in_the_order_of_the_seats(app: Any) -> None:
    memories = app.memory.recall([game([20, 30, 10, 5])])

    assert app.memory.by_weight(memories, ["damaris", "cedric", "silvan"], ()) == ["damaris", "cedric", "silvan"]


def test_a_rival_who_wins_has_a_word(app: Any, device: Device) -> None:
    assert [line["id"] for line in ended(app, device, at_table(app, device), 1)] == ["rival-says"]
