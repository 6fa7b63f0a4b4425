"""The characters to choose from: all in sight, each says what it does, and on a phone a second tap chooses it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from citadels import Game
from e2e.game_page import READY, GamePage
from e2e.saved_games import open_with, take_up
from e2e.screen_checks import Size, at_sizes
from e2e.taps import click, tap
from tabletop.cli.words import folder_of

pytestmark = pytest.mark.usefixtures("warm_engine")

PLAYERS = ["Ann", "Beatrix", "Cedric", "Damaris", "Edmund", "Fenella", "Griselda", "Hugo"]
PHONES = ((390, 844), (360, 640), (320, 568), (844, 390), (667, 375))
DESKTOPS = ((1280, 720), (1280, 800), (1920, 1080), (768, 1024))
# The longest names; eight players need nine characters, of which the first chooses from eight (R2.1, R3.2).
LONG = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
USUAL = "assassin|thief|magician|king|bishop|merchant|architect|warlord"
HELP = re.compile(rf"^role-(?:{USUAL}) = .*\n(?:    .*\n)*?    \.help = (.+)$", re.MULTILINE)
BRIEF = re.compile(r"^    \.brief = ([^{\n]+)$", re.MULTILINE)
# What stands on the cards and beside them, and is not whole in sight: names, lines, the question, the line below.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector(".things").getBoundingClientRect();
  const inside = (box, within) => box.top >= within.top - 1 && box.bottom <= within.bottom + 1;
  const screen = { top: 0, bottom: innerHeight };
  const cards = [...document.querySelectorAll(".draft .card")]
    .filter(card => !inside(card.getBoundingClientRect(), frame));
  const beside = [...document.querySelectorAll("#decision-title, .foot-hint, .foot .choice")]
    .filter(node => !inside(node.getBoundingClientRect(), screen));
  return [...cards, ...beside].map(node => node.textContent);
}"""
# Cards whose name or line is cut, in more lines than one (two where three or four share a row), or over the other;
# cards beside one another where a row has one.
CROWDED = """abreast => [...document.querySelectorAll(".draft .card")].flatMap((card, at, all) => {
  const box = card.getBoundingClientRect();
  // As wide as its letters, as high as its lines.
  const look = part => {
    const node = card.querySelector(part);
    const range = document.createRange();
    range.selectNodeContents(node);
    const [letters, lines] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return { left: letters.left, right: letters.right, top: lines.top, bottom: lines.bottom, range };
  };
  const [name, brief] = [look(".card-name"), look(".brief")];
  const beyond = one => one.left < box.left - 1 || one.right > box.right + 1 || one.top < box.top - 1
    || one.bottom > box.bottom + 1;
  const faults = [
    ["hidden", getComputedStyle(card.querySelector(".brief")).clipPath !== "none"],
    ["beyond", beyond(name) || beyond(brief)],
    ["one over the other", name.bottom > brief.top + 1],
    ["in lines", brief.range.getClientRects().length > (box.width > (box.height < 144 ? 136 : 168) ? 1 : 2)],
    ["abreast", at > 0 && abreast === 1 && all[at - 1].getBoundingClientRect().top === box.top],
  ];
  return faults.filter(([, fault]) => fault).map(([what]) => `${card.textContent} ${what}`);
})"""
LEAVE = """count => {
  const draft = document.querySelector(".draft");
  while (draft.children.length > count) draft.lastElementChild.remove();
}"""
# Each of these texts in the place of the description: those that are cut, with the pixels that are missing.
CUT = """texts => texts.map(text => {
  const line = document.querySelector(".foot .help-line");
  line.textContent = text;
  return [text, line.scrollHeight - line.clientHeight];
}).filter(([, missing]) => missing > 1)"""
# Each of these texts in the place of the lines on the cards that are there: those that take more lines than there are.
TOO_LONG = """texts => texts.filter(text => {
  const lines = [...document.querySelectorAll(".draft .brief")];
  return lines.some(node => {
    node.textContent = text;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box, card] = [range.getBoundingClientRect(), node.closest(".card").getBoundingClientRect()];
    const lines = card.width > (card.height < 144 ? 136 : 168) ? 1 : 2;
    return range.getClientRects().length > lines || box.left < card.left || box.right > card.right;
  });
})"""

# Cards of the own hand in short that are not whole in the place of the description.
CUT_PURSE = """() => {
  const place = document.querySelector(".foot-hint").getBoundingClientRect();
  return [...document.querySelectorAll(".own-purse > *")].filter(node => {
    const box = node.getBoundingClientRect();
    return !box.width || box.top < place.top - 1 || box.bottom > Math.min(place.bottom, innerHeight) + 1
      || box.left < place.left - 1 || box.right > place.right + 1;
  }).map(node => node.textContent);
}"""
# The least of the width and the height of each face.
FACES = """() => [...document.querySelectorAll(".draft .emblem .icon")].map(face => {
  const { width, height } = face.getBoundingClientRect();
  return Math.round(Math.min(width, height));
})"""


def first_to_choose(players: int, rules: dict[str, Any] | None = None) -> Game:
    """A new game whose first player has the Crown."""
    games = (Game.new(PLAYERS[:players], rules, seed=seed) for seed in range(99))
    return next(game for game in games if game.position()["crown"] == 0)


def choose_first(page: Page, players: int, language: str = "en", rules: dict[str, Any] | None = None) -> GamePage:
    """Sit down where a person is the first to choose a character, of five with four players, of seven with seven."""
    key = json.dumps("citadels.language")
    page.add_init_script(f"localStorage[new URL('.', location).pathname + {key}] = {json.dumps(language)}")
    table = take_up(page, first_to_choose(players, rules))
    expect(page.locator(".draft .portrait").first).to_be_visible(timeout=READY)
    return table


def cards(page: Page) -> Locator:
    """The cards to choose from."""
    return page.locator(".draft .card")


def abreast(size: tuple[int, int]) -> int:
    """Return 1 where each card has a row, 2 where more may share one."""
    return 1 if size[0] < 480 and size[1] > 672 else 2


def of_cards(page: Page, count: int, *sizes: Size) -> Iterator[Size]:
    """Give the page each size in turn, with the first cards alone; a desktop's width draws all of them again."""
    for size in at_sizes(page, *sizes):
        page.evaluate(LEAVE, count)
        yield size


@pytest.mark.parametrize("selected", [False, True])
def test_two_to_eight_cards_are_in_sight_with_the_question(page: Page, selected: bool) -> None:
    """R3.2: of eight players the first has eight characters; fewer are the same screen without the last ones."""
    choose_first(page, 8, rules={"characters": LONG})
    expect(cards(page)).to_have_count(8)
    if selected:
        tap(cards(page).first)
        expect(page.locator(".foot .choice")).to_be_visible()
    hidden = {}

    for count in range(8, 1, -1):
        for size in of_cards(page, count, *PHONES, *DESKTOPS):
            hidden[count, size] = page.evaluate(OUT_OF_SIGHT)

    assert {where: texts for where, texts in hidden.items() if texts} == {}


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_what_the_selected_character_does_is_whole(page: Page, language: str) -> None:
    """The cards give it room, whichever it is. Held sideways a phone has none, and the description has a shade."""
    choose_first(page, 7, language)
    expect(cards(page)).to_have_count(7)
    tap(cards(page).first)
    expect(page.locator(".foot .help-line")).to_be_visible()
    texts = HELP.findall((folder_of(language) / "citadels" / "cards.ftl").read_text(encoding="utf-8"))
    assert len(texts) == 8
    cut = {}

    for count in range(7, 1, -1):
        for size in of_cards(page, count, *(size for size in (*PHONES, *DESKTOPS) if size[1] > 400)):
            cut[count, size] = page.evaluate(CUT, texts)

    assert {where: texts for where, texts in cut.items() if texts} == {}


@pytest.mark.parametrize("size", [(844, 390), (320, 568), (1280, 800)])
def test_no_card_is_larger_than_the_others(page: Page, size: tuple[int, int]) -> None:
    """An odd last one that had a row to itself would seem to be recommended."""
    choose_first(page, 7)
    expect(cards(page)).to_have_count(7)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    widths = "nodes => [...new Set(nodes.map(node => Math.round(node.getBoundingClientRect().width)))]"

    assert len(cards(page).evaluate_all(widths)) == 1


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_each_card_has_its_name_and_its_line_whole(page: Page, language: str) -> None:
    """One card a row on a large phone held upright; elsewhere they stand in rows."""
    choose_first(page, 8, language, {"characters": LONG})
    crowded = {}

    for count in range(8, 1, -1):
        for size in of_cards(page, count, *PHONES, *DESKTOPS):
            crowded[count, size] = page.evaluate(CROWDED, abreast(size))

    assert {where: texts for where, texts in crowded.items() if texts} == {}


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_what_a_character_does_takes_one_line_or_two(page: Page, language: str) -> None:
    """The characters of both editions: one line on a card that has half the width, two on a narrower one."""
    choose_first(page, 7, language)
    files = (folder_of(language) / "citadels").rglob("*.ftl")
    texts = [text for path in files for text in BRIEF.findall(path.read_text(encoding="utf-8"))]
    assert len(texts) >= 27

    long = {size: page.evaluate(TOO_LONG, texts) for size in at_sizes(page, *PHONES, *DESKTOPS)}

    assert {size: texts for size, texts in long.items() if texts} == {}


@pytest.mark.parametrize("size", [PHONES[2], PHONES[3], DESKTOPS[0]])
def test_two_players_discard_from_cards_that_are_whole(page: Page, size: tuple[int, int]) -> None:
    """R3.6: with two players the second chooses one of six characters, and discards one of the other five."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    games = (Game.new(PLAYERS[:2], seed=seed) for seed in range(99))
    table = take_up(page, next(game for game in games if game.position()["crown"] == 1))
    expect(cards(page)).to_have_count(6, timeout=READY)
    table.decide()
    expect(cards(page)).to_have_count(5)

    assert (page.evaluate(OUT_OF_SIGHT), page.evaluate(CROWDED, 2)) == ([], [])


def test_faces_are_as_large_as_there_is_room(page: Page) -> None:
    """Four players: the first chooses from five characters, the last from two (R3.2).

    In a narrow window of a desktop three share a row of five, which have 105 px.
    """
    choose_first(page, 4)
    expect(cards(page)).to_have_count(5)
    small = {}

    for count in range(5, 1, -1):
        for size in of_cards(page, count, PHONES[0], DESKTOPS[1], DESKTOPS[2]):
            low = {5: 100} if size == DESKTOPS[1] else {}
            least = 80 if size == PHONES[0] else low.get(count, 140)
            small[count, size] = [face for face in page.evaluate(FACES) if face < least]

    assert {where: faces for where, faces in small.items() if faces} == {}


def test_no_face_is_below_forty_pixels(page: Page) -> None:
    """Seven players: the first chooses from seven characters (R3.2)."""
    choose_first(page, 7)
    expect(cards(page)).to_have_count(7)
    small = {}

    for count in range(7, 1, -1):
        for size in of_cards(page, count, *PHONES, *DESKTOPS):
            small[count, size] = [face for face in page.evaluate(FACES) if face < 40]

    assert {where: faces for where, faces in small.items() if faces} == {}


@pytest.mark.browser_context_args(has_touch=False)
@pytest.mark.parametrize(("players", "rules"), [(4, None), (6, None), (8, {"characters": LONG})])
def test_with_a_mouse_the_cards_are_whole_above_the_log(page: Page, players: int, rules: dict[str, Any] | None) -> None:
    """Their keys stand on them there: below them they would take a fourth of the room. In a low window it gives way."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    table = open_with(page, first_to_choose(players, rules))
    click(page.locator("[data-do=continue]"))
    expect(cards(page).first).to_be_visible(timeout=READY)
    expect(page.locator(".log-beside")).to_be_visible(timeout=READY)
    table.wait_for_taps()
    page.keyboard.press("1" if players == 8 else "2")
    page.keyboard.press("3")

    cut = {
        size: page.evaluate(OUT_OF_SIGHT) + page.evaluate(CROWDED, 2)
        for size in at_sizes(page, *(size for size in DESKTOPS if size[0] >= 1024))
    }

    assert {size: texts for size, texts in cut.items() if texts} == {}


@pytest.mark.parametrize("held", [4, 9])
def test_ones_gold_and_hand_are_in_sight_on_phones(page: Page, held: int) -> None:
    """The cards to choose from cover them, and which character is best depends on both (R3.2)."""
    position = first_to_choose(7).position()
    position["players"][0]["hand"] += [position["deck"].pop() for _ in range(held - 4)]
    take_up(page, Game.from_position(position))
    expect(page.locator(".own-purse > .chip")).to_have_count(held, timeout=READY)

    cut = {size: page.evaluate(CUT_PURSE) for size in at_sizes(page, *PHONES)}

    assert {size: texts for size, texts in cut.items() if texts} == {}


def test_a_card_is_named_with_what_it_does(page: Page) -> None:
    choose_first(page, 4)

    expect(cards(page).first).to_have_accessible_name("2 Thief Rob one")


def test_a_second_tap_chooses_what_the_first_has_shown(page: Page) -> None:
    table = choose_first(page, 4)
    question = page.locator(table.question())

    tap(cards(page).first)
    expect(page.locator(".foot .help-line")).to_contain_text("Name a character.")
    tap(cards(page).first)

    expect(question).to_have_count(0)


def test_no_card_moves_when_one_is_selected(page: Page) -> None:
    choose_first(page, 7)
    top = "node => Math.round(node.getBoundingClientRect().top)"
    before = cards(page).nth(3).evaluate(top)

    tap(cards(page).nth(3))
    expect(page.locator(".foot .choice")).to_be_visible()

    assert cards(page).nth(3).evaluate(top) == pytest.approx(before, abs=1)


def test_two_taps_in_haste_choose_nothing(page: Page) -> None:
    """The second comes down before what the first has shown can be read (site/js/ghost-taps.js)."""
    table = choose_first(page, 4)
    table.wait_for_taps()
    box = cards(page).first.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    # The second tap comes at the moment at which the first is answered: a slow machine must not make a slow finger.
    page.evaluate(
        """at => {
          window.heard = 0;
          document.addEventListener("click", () => (window.heard += 1));
          new MutationObserver((_, watch) => {
            if (!document.querySelector(".foot .choice")) return;
            watch.disconnect();
            const tap = { bubbles: true, cancelable: true, detail: 1, clientX: at[0], clientY: at[1] };
            document.elementFromPoint(...at).dispatchEvent(new MouseEvent("click", tap));
          }).observe(document, { subtree: true, childList: true });
        }""",
        at,
    )

    page.touchscreen.tap(*at)
    expect(page.locator(".foot .choice")).to_be_visible()

    assert page.evaluate("window.heard") == 1


def test_a_key_shows_a_card_and_pressed_again_chooses_it(page: Page) -> None:
    table = choose_first(page, 4)
    question = page.locator(table.question())

    page.keyboard.press("2")
    expect(cards(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")

    expect(question).to_have_count(0)
