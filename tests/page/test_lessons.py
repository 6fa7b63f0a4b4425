"""Lessons followed on the page's own Python: what is said, what is asked for, where one takes them up again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build import lessons
from tests.page.device import Device
from tests.page.english import text_of, words_of
from tests.page.lesson_taps import Key
from tests.page.trees import messages, nodes, prop, styled, taps, texts

NAMES = [lessons.read(path)["name"] for path in lessons.files()]
CHAPTERS = [
    (lessons.read(path)["name"], chapter["at"])
    for path in lessons.files()
    for chapter in lessons.read(path)["chapters"]
]
MOST = 200  # taps in a lesson
END = "lesson-chapter-done"  # what is said at the end of a chapter


def begun(app: Any, device: Device, name: str = "first", at: int = 0) -> Any:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "lesson", f"{name} {at}", "")
    return page


def caption(device: Device) -> str:
    """Return the lesson's caption; END where a chapter has ended."""
    result = [node for node in nodes(device.stage.trees["table"]) if prop(node, "class") == "caption"]
    return str(texts(result[0])[0]) if result else ""


def go_on(page: Any, device: Device) -> None:
    """Read on, or play the move that is asked for."""
    led = page.play.view["led"]
    if taps(device.stage.trees["table"], "lesson-next"):
        device.settle(page.act, "lesson-next", "", "")
    else:
        device.settle(page.act, "choose", led["move"], "")


def go_to(page: Any, device: Device, word: str) -> None:
    """Go on until a caption is said."""
    for _ in range(MOST):
        if caption(device).endswith("-" + word):
            return
        go_on(page, device)
    raise AssertionError(f"{word} is never said")


def ended(page: Any, device: Device) -> list[str]:
    """Follow a lesson to its end; return all that it said."""
    heard = [caption(device)]
    while heard[-1] != page.play.table.guide.captions[-1]["id"]:
        go_on(page, device)
        heard.append(caption(device))
        assert len(heard) < MOST, "the lesson does not end"
    return heard


def listed(device: Device) -> dict[str, str]:
    """Return the state of each chapter in the list, by what their buttons begin."""
    rows = [node for node in nodes(device.stage.trees["sheet"]) if prop(node, "data-do") == "lesson"]
    return {prop(row, "data-arg"): texts(row)[-1] for row in rows}


def main(device: Device) -> list[str]:
    """Return the chapters that golden buttons of the list begin."""
    return [prop(node, "data-arg") for node in styled(device.stage.trees["sheet"], "main")]


def store(device: Device, **lessons: Any) -> None:
    """Store how far the reader came in lessons, as earlier versions did."""
    device.window.storage.entries["citadels.lessons"] = json.dumps(lessons)


def list_lessons(app: Any, device: Device) -> Any:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    return page


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_says_all_it_has_to_say(name: str, app: Any, device: Device) -> None:
    page = begun(app, device, name)
    captions = page.play.table.guide.captions

    assert [word for word in ended(page, device) if word != END] == [caption["id"] for caption in captions]


def test_it_begins_before_the_engine_has_dealt(app: Any, device: Device) -> None:
    device.window.engine.stopped = RuntimeError("it never answers")

    begun(app, device)

    assert caption(device) == "lesson-first-welcome"


def test_what_was_dealt_ahead_is_what_the_engine_deals(app: Any, device: Device) -> None:
    page = app.open()
    tables = []
    begin = page.play.begin
    page.play.begin = lambda *given, **named: tables.append(begin(*given, **named))

    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "lesson", "first 0", "")

    assert (len(tables), page.play.table.pending) == (1, None)


def test_a_move_that_was_quicker_than_the_engine_is_played(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")
    answer = {"view": page.play.table.guide.opening()}
    page.play.table.pending = app.opening.PendingDeal()
    device.settle(page.act, "choose", "pick merchant", "")

    device.settle(page.play.replace_opening, answer, True)

    assert page.play.view["led"]["at"] == 1


def test_another_move_is_not_taken(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")

    device.settle(page.act, "choose", "pick king", "")

    assert page.play.view["led"]["at"] == 0


def test_it_is_said_why_not(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")

    device.settle(page.act, "choose", "pick king", "")

    assert device.stage.spoken[-1] == "lesson-first-pick.king"


def test_one_back_takes_the_game_back(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "called")

    for _ in range(2):
        device.settle(page.act, "lesson-back", "", "")

    assert (caption(device), page.play.view["led"]["at"]) == ("lesson-first-pick", 0)


def test_undo_asks_for_the_move_once_more(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "income")

    device.settle(page.act, "undo", "", "")

    assert caption(device) == "lesson-first-build"


def test_enter_at_what_is_said_reads_on(app: Any, device: Device) -> None:
    begun(app, device)
    pressed = Key("Enter", "decision-title")

    device.settle(device.hear, "keydown", pressed)

    assert caption(device) == "lesson-first-round"


def test_enter_where_a_move_is_asked_for_goes_to_it(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")

    device.settle(device.hear, "keydown", Key("Enter", "caption"))

    assert device.stage.calls("focus")[-1] == "#decision [data-pointed]"


def test_a_lesson_is_taken_up_where_it_was_left(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "king")
    device.settle(page.act, "lesson-leave", "", "")

    device.settle(page.act, "lesson", main(device)[0], "")

    assert (caption(device), page.play.view["led"]["at"]) == ("lesson-first-king", 12)


def test_a_lesson_that_is_left_is_no_kept_game(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "king")

    device.settle(page.act, "lesson-leave", "", "")

    assert [name for name in device.window.storage.entries if name.startswith("citadels.save")] == []


def test_what_is_played_after_a_lesson_is_kept_as_a_game_of_its_own(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "deal", "", "")
    before = device.window.storage.entries["citadels.save.1"]
    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "lesson", "first 0", "")
    ended(page, device)

    device.settle(page.act, "lesson-over", "", "")

    entries = device.window.storage.entries
    assert (entries["citadels.save.1"] == before, "citadels.save.2" in entries) == (True, True)


def test_afterwards_a_coach_advises(app: Any, device: Device) -> None:
    page = begun(app, device)
    ended(page, device)

    device.settle(page.act, "lesson-over", "", "")

    assert "coach-says" in device.stage.spoken


def test_the_coach_can_be_sent_away(app: Any, device: Device) -> None:
    page = begun(app, device)
    ended(page, device)
    device.settle(page.act, "lesson-over", "", "")

    device.settle(page.act, "coach-away", "", "")

    assert taps(device.stage.trees["table"], "coach-away") == []


def test_a_lesson_that_was_ended_stays_done(app: Any, device: Device) -> None:
    page = begun(app, device)
    ended(page, device)
    device.settle(page.act, "lesson-leave", "", "")
    device.settle(page.act, "lesson", "first 0", "")

    device.settle(page.act, "lesson-leave", "", "")

    assert {state for row, state in listed(device).items() if row.startswith("first")} == {"lesson-done"}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"first": 7}', '{"first": [-1, false]}', '{"first": ["x", 1]}'])
def test_what_is_kept_of_the_lessons_may_be_anybody_s(text: str, app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.lessons"] = text

    page = begun(app, device)

    go_to(page, device, "round")
    assert json.loads(device.window.storage.entries["citadels.lessons"])["first"] == [1, False]


def test_a_new_engine_takes_the_lesson_up_where_it_stands(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "king")

    resumed = json.loads(json.loads(device.window.engine.resume())[0])

    assert (resumed["do"], resumed["at"]) == ("lesson", 12)


def test_a_lesson_of_another_edition_is_shown_with_its_cards(app: Any, device: Device) -> None:
    """E12.2: before anything of it is drawn, the engine's answer or what was dealt ahead."""
    device.window.engine.stopped = RuntimeError("it never answers")

    begun(app, device, "new_2016")

    assert (caption(device), device.window.speech.playing) == ("lesson-new_2016-welcome", "2016")


def test_a_lesson_whose_cards_do_not_come_is_not_begun(app: Any, device: Device) -> None:
    """A device that is offline, and has never had them."""
    device.stage.missing.add("edition_2016")

    page = begun(app, device, "new_2016")

    assert (page.play.table, "chapter-missing" in messages(device.stage.trees["sheet"])) == (None, True)


def test_whoever_goes_elsewhere_while_the_cards_come_is_left_in_peace(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    begin = page.actions["lesson"]("new_2016 0")

    page.close_sheet()
    device.settle(lambda: begin)

    assert page.play.table is None


def test_the_words_of_the_first_edition_are_back_after_it(app: Any, device: Device) -> None:
    page = begun(app, device, "new_2016")

    device.settle(page.act, "lesson-leave", "", "")

    assert app.pieces.playing == ["2005"]


@pytest.mark.parametrize(("lesson", "word", "card"), [("gold", "castle", "castle"), ("first", "build", "docks")])
def test_a_lesson_builds_by_one_tap_on_the_card_as_the_table_does(
    app: Any, device: Device, lesson: str, word: str, card: str
) -> None:
    page = begun(app, device, lesson)
    go_to(page, device, word)

    places = app.lesson_places.to_move(page.play.table, page.play.view["led"]["move"])

    assert next(place for place in places if "[data-do=tray]" in place or ".own-hand" in place) == (
        f".own-hand [data-do=build][data-arg='{card}']"
    )


def test_a_card_that_a_tap_builds_is_pointed_at_in_the_hand(app: Any) -> None:
    assert "[data-do=build][data-arg='castle']" in app.lesson_places.to_place("hand:castle")[0]


@pytest.mark.parametrize("name", ["lesson-gold-castle", "lesson-first-build"])
def test_no_lesson_leads_through_the_tray_what_a_tap_builds(name: str) -> None:
    assert "“Build”" not in words_of("citadels").say(name)


def test_another_way_to_build_is_pointed_at_where_it_lies(app: Any, device: Device) -> None:
    """E7.6: the Framework's way is in the tray of what is built with gold."""
    page = begun(app, device, "new_2016")
    go_to(page, device, "framework")

    places = app.lesson_places.to_move(page.play.table, page.play.view["led"]["move"])

    assert "#decision [data-do=tray][data-arg='build']" in places


# --- chapters


def test_at_the_end_of_a_chapter_the_next_is_offered(app: Any, device: Device) -> None:
    page = begun(app, device)

    go_to(page, device, "pick")
    go_on(page, device)

    assert (caption(device), messages(device.stage.trees["table"])["lesson-chapter-next"]) == (
        END,
        {"title": {"id": "lesson-first-chapter-call", "args": {}}},
    )


def test_it_goes_on_with_the_next_chapter(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")
    go_on(page, device)

    device.settle(page.act, "lesson-next", "", "")

    assert caption(device) == "lesson-first-passed"


def test_the_end_of_a_chapter_holds_the_question_back(app: Any, device: Device) -> None:
    """The next chapter begins with the learner's choice."""
    page = begun(app, device, at=13)

    device.settle(page.act, "lesson-next", "", "")

    assert (caption(device), taps(device.stage.trees["table"], "choose")) == (END, [])


def test_from_the_end_of_a_chapter_one_back_leads_into_it(app: Any, device: Device) -> None:
    page = begun(app, device, at=13)
    device.settle(page.act, "lesson-next", "", "")

    device.settle(page.act, "lesson-back", "", "")

    assert caption(device) == "lesson-first-castle"


def test_captions_are_counted_within_their_chapter(app: Any, device: Device) -> None:
    begun(app, device, at=15)

    assert messages(device.stage.trees["table"])["lesson-far"] == {"number": 2, "count": 6}


def test_the_first_lesson_goes_on_with_the_one_after_it(app: Any, device: Device) -> None:
    page = begun(app, device, "gold")
    ended(page, device)

    device.settle(page.act, "lesson", taps(device.stage.trees["table"], "lesson")[0], "")

    assert caption(device) == "lesson-first-welcome"


def test_a_lesson_of_two_rounds_leads_to_the_next_as_well(app: Any, device: Device) -> None:
    page = begun(app, device)

    ended(page, device)

    assert taps(device.stage.trees["table"], "lesson") == ["fear 0"]


def test_the_last_lesson_leads_to_no_other(app: Any, device: Device) -> None:
    page = begun(app, device, "new_2016")

    ended(page, device)

    assert taps(device.stage.trees["table"], "lesson") == []


@pytest.mark.parametrize(("name", "at"), CHAPTERS)
def test_a_chapter_begins_with_its_first_caption(name: str, at: int, app: Any, device: Device) -> None:
    page = begun(app, device, name, at)

    assert caption(device) == page.play.table.guide.captions[at]["id"]


def test_all_chapters_are_listed(app: Any, device: Device) -> None:
    list_lessons(app, device)

    assert list(listed(device)) == [f"{name} {at}" for name, at in CHAPTERS]


def test_at_first_no_chapter_is_done(app: Any, device: Device) -> None:
    list_lessons(app, device)

    assert set(listed(device).values()) == {"lesson-steps"}


def test_at_first_the_first_chapter_is_golden(app: Any, device: Device) -> None:
    list_lessons(app, device)

    assert main(device) == ["gold 0"]


def test_a_chapter_that_was_followed_to_its_end_is_done(app: Any, device: Device) -> None:
    page = begun(app, device)
    go_to(page, device, "pick")
    go_on(page, device)

    device.settle(page.act, "lesson-leave", "", "")

    assert listed(device)["first 0"] == "lesson-done"


def test_a_chapter_that_is_done_says_so_in_words(app: Any, device: Device) -> None:
    page = begun(app, device, "gold")
    ended(page, device)

    device.settle(page.act, "lessons", "", "")

    rows = [node for node in nodes(device.stage.trees["sheet"]) if prop(node, "data-do") == "lesson"]
    assert text_of(rows[0], "citadels").removeprefix("1") == "Gold and building Done"


def test_a_chapter_stays_done_when_it_is_begun_again(app: Any, device: Device) -> None:
    page = begun(app, device, at=14)
    device.settle(page.act, "lesson-leave", "", "")
    device.settle(page.act, "lesson", "first 0", "")

    device.settle(page.act, "lesson-leave", "", "")

    assert listed(device)["first 6"] == "lesson-done"


def test_a_chapter_left_in_the_middle_is_golden_where_it_was_left(app: Any, device: Device) -> None:
    page = begun(app, device, at=16)

    device.settle(page.act, "lesson-leave", "", "")

    assert main(device) == ["first 16"]


# What earlier versions stored: the caption last read, and whether the lesson was ended.


def test_a_lesson_that_was_ended_earlier_is_done(app: Any, device: Device) -> None:
    store(device, first=[35, True])

    list_lessons(app, device)

    done = [row for row, state in listed(device).items() if state == "lesson-done"]
    assert done == ["gold 0", "first 0", "first 6", "first 14", "first 20", "first 28"]


def test_a_lesson_that_was_ended_and_begun_again_earlier_is_done(app: Any, device: Device) -> None:
    store(device, fear=[2, True])

    list_lessons(app, device)

    assert {state for row, state in listed(device).items() if row.startswith("fear")} == {"lesson-done"}


def test_the_captions_that_were_read_earlier_count(app: Any, device: Device) -> None:
    store(device, first=[22, False])

    list_lessons(app, device)

    assert (listed(device)["first 14"], main(device)) == ("lesson-done", ["first 22"])


def test_who_took_gold_and_built_in_a_game_knows_the_first_chapter(app: Any, device: Device) -> None:
    store(device, first=[20, False])

    list_lessons(app, device)

    assert listed(device)["gold 0"] == "lesson-done"


def test_after_a_lesson_the_chapter_after_it_is_golden(app: Any, device: Device) -> None:
    store(device, first=[35, True])

    list_lessons(app, device)

    assert main(device) == ["fear 0"]


def test_after_the_last_lesson_one_that_was_passed_over_is_golden(app: Any, device: Device) -> None:
    store(device, first=[35, True], fear=[31, True], new_2016=[35, True])

    list_lessons(app, device)

    assert main(device) == ["dark_city 0"]


def test_once_all_is_done_nothing_is_golden(app: Any, device: Device) -> None:
    store(device, **{name: [1, True] for name in NAMES})

    list_lessons(app, device)

    assert main(device) == []


@pytest.mark.parametrize("furthest", [7, [], {"first": "x"}, {"first": -3}])
def test_what_is_stored_of_the_furthest_may_be_anything(furthest: Any, app: Any, device: Device) -> None:
    store(device, first=[22, False], furthest=furthest)

    list_lessons(app, device)

    assert listed(device)["first 14"] == "lesson-done"
