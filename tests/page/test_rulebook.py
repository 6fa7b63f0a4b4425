"""The rulebook: its words are all there, they are found, and one's place in it is kept."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse

from build.locales import LANGUAGES
from build.paths import PAGE
from citadels import Game
from tests.page.device import Device
from tests.page.test_table_actions import playing
from tests.page.trees import messages, prop, styled, taps, texts
from tests.rules.table import over, score, turn
from tests.rules.table import seat as sits

OURS = ("rules-", "ruling-", "sign-")


@cache
def messages_of(language: str) -> dict[str, str]:
    """The words of a language, message by message; of those with branches, what stands outside them."""
    result: dict[str, str] = {}
    folders = [PAGE / "locales" / language / name for name in ("any", "citadels")]
    for path in sorted(path for folder in folders for path in folder.rglob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                result[entry.id.name] = _spelled(entry.value)
                result |= {f"{entry.id.name}.{part.id.name}": _spelled(part.value) for part in entry.attributes}
    return result


def _spelled(pattern: ast.Pattern | None) -> str:
    parts = []
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.MessageReference):
            parts.append("{" + element.expression.id.name + "}")
    return "".join(parts)


def speak(device: Device, language: str) -> None:
    """Let the page speak a language's own words."""

    def words(id: str, _: Any = None) -> str:  # noqa: A002 - as the page calls it
        text = messages_of(device.window.speech.chosen).get(id) or messages_of("en").get(id, id)
        return re.sub(r"\{([\w-]+)\}", lambda named: words(named[1]), text)

    device.window.speech.chosen = language
    device.window.speech.words = words  # type: ignore[method-assign, assignment]


@pytest.fixture
def book(app: Any, device: Device) -> Any:
    """The page with the rulebook open at a table, in English."""
    page = at_table(app, device, turn("king", sits("king"), sits("bishop")))
    device.settle(page.act, "help", "", "")
    return page


def sheet(device: Device) -> Any:
    return device.stage.trees["sheet"]


def titles(device: Device) -> str:
    """Return the heading of the sheet."""
    return " ".join(texts(styled(sheet(device), "sheet-head")))


def opens(device: Device) -> list[str]:
    """The places of the book that can be turned to."""
    return [place for place in taps(sheet(device), "rules-open") if place not in ("how", "contents")]


# --- the words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_reached(app: Any, device: Device, language: str) -> None:
    """A number left out would hide all that follow it; a name misspelled, a ruling. Each edition has its cards."""
    speak(device, language)
    device.settle(app.editions.ready, "2016", None)
    items = []
    for edition in app.pieces.known:
        app.pieces.play(edition)
        items += [message for place in app.contents.places() for message in (place, *app.contents.paragraphs(place))]
    ours = {message for message in messages_of(language) if message.startswith(OURS) and not message.endswith(".also")}
    assert ours - set(items) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_says_something(app: Any, device: Device, language: str) -> None:
    speak(device, language)
    assert [place for place in app.contents.SECTIONS if not app.contents.numbered(place)] == []


def test_both_chinese_texts_give_the_same_numbers() -> None:
    """They were written side by side: a number that differs is a slip."""
    ours = [message for message in messages_of("zh-Hant") if message.startswith(OURS)]
    differing = [
        message
        for message in ours
        if message in messages_of("zh-Hans")
        and re.findall(r"\d+", messages_of("zh-Hant")[message]) != re.findall(r"\d+", messages_of("zh-Hans")[message])
    ]
    assert differing == []


def example(message: str) -> tuple[str, list[int]]:
    """The city of the example of points in English, and every number in its text."""
    text = messages_of("en")[message]
    city = re.findall(r"([A-Z]\w+(?: [A-Z]\w+)?) (\d)", text.split(":")[1])
    return " ".join(name.lower().replace(" ", "_") for name, _ in city), [
        int(item) for item in re.findall(r"\d+", text)
    ]


def test_the_example_of_points_adds_up() -> None:
    """R8.2, R7.6, R7.10: the engine counts the same."""
    (anna, hers), (ben, his) = example("rules-score-7"), example("rules-score-8")
    game = over(sits(city=anna, completed=1), sits(city=ben.replace("haunted_city", "haunted_city@1")), round=3)
    assert (score(game, 0), score(game, 1)) == (hers[-1], his[-1])


@pytest.mark.parametrize("message", ["rules-score-7", "rules-score-8", "rules-score-9"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_example_is_the_same_in_each_language(message: str, language: str) -> None:
    if message not in messages_of(language):
        pytest.skip("not translated: English is shown")
    # English writes "seven districts" as a word.
    amounts = [[int(item) for item in re.findall(r"\d+", messages_of(each)[message])] for each in ("en", language)]
    assert sorted({*amounts[0]} - {7}) == sorted({*amounts[1]} - {7})


# --- finding


def search(app: Any, device: Device, language: str, query: str) -> list[str]:
    speak(device, language)
    return [place for place, _, _ in app.search.find(app.contents.Index().now(), query)]


@pytest.mark.parametrize(
    ("language", "query", "place"),
    [
        ("en", "thief", "role-thief"),
        ("en", "murdered king", "role-king"),
        ("en", "seed", "rules-options"),
        ("en", "draft", "rules-select"),
        ("en", "ROBBING", "role-thief"),
        ("zh-Hant", "盜賊", "role-thief"),
        ("zh-Hant", "刺客皇冠", "role-assassin"),
        ("zh-Hans", "最后一轮", "rules-end"),
        ("zh-Hans", "三人", "rules-setup"),
    ],
)
def test_words_lead_to_their_place(app: Any, device: Device, language: str, query: str, place: str) -> None:
    assert place in search(app, device, language, query)


@pytest.mark.parametrize(("language", "query"), [("en", "zeppelin"), ("en", "thief zeppelin"), ("zh-Hant", "飛船")])
def test_what_does_not_stand_in_the_book_is_not_found(app: Any, device: Device, language: str, query: str) -> None:
    assert search(app, device, language, query) == []


def test_a_title_comes_first(app: Any, device: Device) -> None:
    assert search(app, device, "en", "king")[0] == "role-king"


def test_letters_inside_a_word_are_not_found(app: Any) -> None:
    assert app.search.starts("ring", "during the ring") == [11]


def test_an_ending_may_differ(app: Any) -> None:
    assert app.search.parts("districts", "one district more") == ["district"]


def test_what_was_asked_for_is_lit(app: Any) -> None:
    assert app.search.lit("The King’s Crown", "king", "") == [("The ", False), ("King", True), ("’s Crown", False)]


def test_words_without_gaps_are_lit_each_for_itself(app: Any) -> None:
    assert app.search.lit("皇冠歸刺客", "刺客皇冠", "") == [("皇冠", True), ("歸", False), ("刺客", True)]


def test_the_book_is_searched_in_the_language_it_is_read_in(app: Any, device: Device) -> None:
    speak(device, "en")
    index = app.contents.Index()
    index.now()
    speak(device, "zh-Hans")

    assert app.search.find(index.now(), "盗贼")[0][0] == "role-thief"


def test_how_many_were_found_is_said(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-search", "", "thief")

    status = [node for node in styled(sheet(device), "found") if prop(node, "role") == "status"]

    assert texts(status) == ["book-found"]


# --- one's place


def test_without_a_game_the_sections_come_first(app: Any, device: Device) -> None:
    speak(device, "en")
    page = app.open()
    device.settle(page.act, "help", "", "")

    device.settle(page.act, "rules-open", "contents", "")

    assert opens(device)[0] == "rules-aim"


def at_table(app: Any, device: Device, game: Game) -> Any:
    """The page with a game on the table."""
    speak(device, "en")
    return playing(app, device, game)


def test_at_a_table_its_own_come_first(app: Any, device: Device) -> None:
    page = at_table(app, device, turn("witch", sits("witch"), sits("king"), cast="witch"))

    device.settle(page.act, "help", "", "")

    assert opens(device)[:2] == ["role-witch", "role-thief"]


def test_a_card_lies_upon_the_contents(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "role-thief", "")
    assert prop(sheet(device)[0], "data-depth") == "2"


def test_back_from_a_card_leads_to_what_was_searched(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-search", "", "thief")
    before = opens(device)
    device.settle(book.act, "rules-open", "role-thief", "")

    device.settle(book.act, "sheet-back", "", "")

    assert opens(device) == before


def test_back_puts_the_focus_on_what_led_on(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "role-thief", "")

    device.settle(book.act, "sheet-back", "", "")

    assert device.stage.calls("focus")[-1] == "#sheet [data-arg='role-thief']"


def test_back_from_the_contents_closes_the_book(book: Any, device: Device) -> None:
    device.settle(book.act, "sheet-back", "", "")
    assert sheet(device) == []


def test_the_book_opens_where_it_was_closed(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "rules-score", "")
    device.settle(book.act, "close-sheet", "", "")

    device.settle(book.act, "help", "", "")

    assert "rules-score" in titles(device)


def test_it_opens_at_its_contents_when_the_page_is_of_another_edition(app: Any, device: Device) -> None:
    """A card of 2016 does not lock the book at a table of 2005 (reliability, R1)."""
    page = app.open()
    for act in (("set-up", "", ""), ("edition", "", "2016"), ("help", "", ""), ("rules-open", "card-statue", "")):
        device.settle(page.act, *act)
    for act in (("close-sheet", "", ""), ("edition", "", "2005"), ("deal", "", "")):
        device.settle(page.act, *act)

    device.settle(page.act, "help", "", "")

    assert titles(device) == "help close"


def test_what_both_editions_have_stays_open(app: Any, device: Device) -> None:
    page = app.open()
    for act in (("set-up", "", ""), ("edition", "", "2016"), ("help", "", ""), ("rules-open", "card-temple", "")):
        device.settle(page.act, *act)
    for act in (("close-sheet", "", ""), ("edition", "", "2005"), ("deal", "", "")):
        device.settle(page.act, *act)

    device.settle(page.act, "help", "", "")

    assert "card-temple" in titles(device)


def test_cards_of_another_edition_are_asked_for_anew_at_another_table(app: Any, device: Device) -> None:
    page = app.open()
    for act in (("help", "", ""), ("rules-edition", "2016", ""), ("close-sheet", "", ""), ("set-up", "", "")):
        device.settle(page.act, *act)
    for edition in ("2016", "2005"):
        device.settle(page.act, "edition", "", edition)
        device.settle(page.act, "help", "", "")
        device.settle(page.act, "close-sheet", "", "")

    device.settle(page.act, "help", "", "")

    assert ("card-statue" in texts(device.stage.trees["sheet"])) is False


def test_the_next_section_lies_where_the_last_one_did(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-open", "rules-aim", "")
    device.settle(book.act, "rules-next", "rules-setup", "")

    device.settle(book.act, "sheet-back", "", "")

    assert titles(device) == "help close"


def test_a_character_in_the_book_offers_nothing_to_choose(app: Any, device: Device) -> None:
    page = at_table(app, device, turn("assassin", sits("assassin"), sits("king"), taken="resources"))
    device.settle(page.act, "tray", "assassinate", "")
    device.settle(page.act, "help", "", "")

    device.settle(page.act, "rules-open", "role-king", "")

    assert taps(sheet(device), "choose") == []


# --- at the table


def test_the_sheet_of_a_character_tells_how_it_stands(app: Any, device: Device) -> None:
    page = at_table(app, device, turn("king", sits("king"), sits("bishop"), up="merchant architect"))

    device.settle(page.act, "role", "merchant", "")

    assert texts(styled(sheet(device), "state-now")) == ["state-aside"]


def test_its_rulings_come_when_they_are_asked_for(app: Any, device: Device) -> None:
    page = at_table(app, device, turn("king", sits("king"), sits("bishop")))
    device.settle(page.act, "role", "king", "")

    device.settle(page.act, "rulings", "king", "")

    assert "ruling-king-1" in texts(sheet(device))


def test_a_common_district_has_none_to_ask_for(app: Any, device: Device) -> None:
    page = at_table(app, device, turn("king", sits("king", hand="manor"), sits("bishop")))

    device.settle(page.act, "card", "manor hand", "")

    assert taps(sheet(device), "rulings") == []


def test_what_holds_in_another_edition_alone_comes_last(app: Any) -> None:
    result: list[tuple[str, str, list[str]]] = [("rules-2016", "", []), ("role-thief", "", [])]
    assert [place for place, _, _ in app.contents.own_first(result)] == ["role-thief", "rules-2016"]


def test_it_is_said_of_what_holds_in_another_edition_alone(book: Any, device: Device) -> None:
    device.settle(book.act, "rules-search", "", "edition")
    assert messages(sheet(device))["book-elsewhere"] == {"year": "2016"}
