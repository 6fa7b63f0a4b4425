"""No word is broken in a tray, whatever the game, the card, the language and the device."""

from __future__ import annotations

import importlib.util
import json
import re

import pytest
from playwright.sync_api import Page, expect

from build.paths import PAGE
from catan import Game as Island
from citadels import Game
from e2e import saved_cranes, saved_islands
from e2e.game_page import READY
from e2e.saved_games import sit, take_up
from e2e.screen_checks import Size, at_sizes
from e2e.taps import tap
from tabletop.cli.words import folder_of
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

NAME = re.compile(r"^(card|role)-(\w+) = ([^{\n]+)$", re.MULTILINE)
WORDING = re.compile(r"^(?:choice|group|place|form|row|resource|note|kind)-[\w-]+ = ([^\n]+)$", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^}]*\}?")
# Each text in the place of one that is there: those of which a word does not stand in one line, or that goes beyond its
# frame. A name in Chinese has no words: it takes two lines at most, so that every card has room for it.
BROKEN = """([texts, place, frame, most]) => texts.filter(([text, ems]) => {
  const node = document.querySelector(place);
  if (ems) node.style.setProperty("--ems", ems);
  node.textContent = text;
  const around = node.closest(frame).getBoundingClientRect();
  const letters = node.firstChild;
  const lines = (from, to) => {
    const range = document.createRange();
    range.setStart(letters, from);
    range.setEnd(letters, to);
    const boxes = [...range.getClientRects()];
    return { count: new Set(boxes.map(box => Math.round(box.top))).size, boxes };
  };
  const whole = lines(0, text.length);
  const within = { left: Math.max(0, around.left), right: Math.min(innerWidth, around.right) };
  const beyond = whole.boxes.some(box => box.left < within.left || box.right > within.right);
  if (document.documentElement.lang !== "en") return beyond || whole.count > most;
  return beyond || [...text.matchAll(/[^ ]+/g)].some(word => lines(word.index, word.index + word[0].length).count > 1);
}).map(([text]) => text)"""
DESKTOP = (1280, 800)
SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), DESKTOP]
LANGUAGES = ["en", "zh-Hant", "zh-Hans"]
KING = seat("king", gold=9, hand="temple palace tavern market castle watchtower", city="manor")


def ems(card: str) -> str:
    """The width of a name as the page reckons with it."""
    spec = importlib.util.spec_from_file_location("widths", PAGE / "citadels" / "widths.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return f"{module.ems(card):.2f}"


def names(language: str, kind: str = "") -> list[tuple[str, str]]:
    """Every name of a card or a character in a language, or those of a kind, with its width."""
    return [
        (name, ems(card))
        for path in sorted((folder_of(language) / "citadels").rglob("*.ftl"))
        for of_kind, card, name in NAME.findall(path.read_text(encoding="utf-8"))
        if kind in ("", of_kind)
    ]


def labels(game: str, language: str) -> list[tuple[str, str]]:
    """The texts that a game writes on the buttons of its trays, with a short name in the place of each argument."""
    return [
        (PLACEABLE.sub("Ann", text), "")
        for path in sorted((folder_of(language) / game).rglob("*.ftl"))
        for text in WORDING.findall(path.read_text(encoding="utf-8"))
        if not text.startswith("{ $count ->")
    ]


def speak(page: Page, game: str, language: str) -> None:
    """Have a game's page open in a language."""
    page.add_init_script(f"localStorage[new URL('.', location).pathname + '{game}.language'] = {json.dumps(language)}")


def broken(
    page: Page, texts: list[tuple[str, str]], place: str, frame: str, most: int = 2, sizes: list[Size] = SIZES
) -> dict[Size, list[str]]:
    """The texts that are broken or cut in a place, by the size of the screen."""
    assert len(texts) > 10
    faults = {size: page.evaluate(BROKEN, [texts, place, frame, most]) for size in at_sizes(page, *sizes)}
    return {size: names for size, names in faults.items() if names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_broken_on_a_card(page: Page, language: str) -> None:
    """R4.3: the tray of what can be built."""
    speak(page, "citadels", language)
    sit(page, turn("king", KING, seat("bishop"), taken="resources"))
    tap(page.locator("#decision [data-do=tray][data-arg=build]"))
    expect(page.locator(".things .card-name").first).to_be_visible()

    assert broken(page, names(language), ".things > li .card-name", ".card") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_broken_below_a_building(page: Page, language: str) -> None:
    """R6.8W: the tray of what can be destroyed."""
    speak(page, "citadels", language)
    warlord, king = seat("warlord", gold=9), seat("king", city="town_hall battlefield monastery prison")
    sit(page, turn("warlord", warlord, king, taken="resources"))
    tap(page.locator("#decision [data-do=tray][data-arg=destroy]"))
    expect(page.locator(".things .tile-name").first).to_be_visible()

    assert broken(page, names(language), ".things > li .tile-name", ".tile") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_broken_in_the_draft(page: Page, language: str) -> None:
    """R3.1: five characters, two beside each other on a phone."""
    speak(page, "citadels", language)
    games = (Game.new(["Ann", "Ben", "Cem", "Dan"], seed=number) for number in range(99))
    take_up(page, next(game for game in games if game.position()["crown"] == 0))
    expect(page.locator(".draft .card-name").first).to_be_visible(timeout=READY)

    assert broken(page, names(language, "role"), ".draft > li .card-name", ".card", 1) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["island", "crane"])
def test_no_word_is_broken_on_a_choice_of_another_game(page: Page, game: str, language: str) -> None:
    """The texts are of all trays; each is put on a button that has half of the tray's width."""
    page.set_viewport_size({"width": 390, "height": 844})
    speak(page, game, language)
    if game == "island":
        saved_islands.sit(page, Island.new(["Ann", "Ben", "Cem"], {"start": "quick"}, seed=3))
        sizes = SIZES
    else:
        table = saved_cranes.sit(page, saved_cranes.late_game(4))
        table.decide()  # a tile is taken, and its actions are in the panel
        table.wait_for_question()
        sizes = [size for size in SIZES if size != DESKTOP]  # there everything is tapped on the board
    label = ".decision .choices:not(.by-key) .choice > span:not(.unseen)"
    expect(page.locator(label).first).to_be_visible()

    assert broken(page, labels(game, language), label, "button", 9, sizes) == {}
