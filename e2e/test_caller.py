"""A device in the middle of several people: it shows the round to all, reads it aloud, and then asks for one."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.held_requests import HeldRequests
from e2e.saved_games import take_up
from e2e.taps import check, tap
from e2e.waits import wait_until
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

SCENE = "#scene > .scene"
CURTAIN = ".curtain [data-hold]"
SENTENCES = ["Seat 0 murders the Magician.", "Seat 1 is the Thief.", "Seat 1, it’s you."]
# Voices of this device and of a server, of which one speaks as long as a test lets it. What it is told is noted.
VOICES = """(() => {
  const voices = [
    { name: "far", lang: "en-GB", localService: false },
    { name: "near", lang: "en_US", localService: true },
    { name: "other", lang: "de-DE", localService: true },
  ];
  window.spoken = [];
  window.cancelled = 0;
  let timer = 0;
  const speak = one => {
    window.spoken.push([one.text, one.voice.name]);
    if (window.talks !== false) timer = setTimeout(() => one.onend(), 50);
  };
  const cancel = () => { window.cancelled += 1; clearTimeout(timer); };
  const value = { getVoices: () => window.voices ?? voices, speak, cancel, addEventListener() {} };
  Object.defineProperty(window, "speechSynthesis", { value });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})()"""
# Notes the sentence of each picture, its animation, and whether a curtain or a hand is in the page with it.
RECORDER = """() => {
  window.pictures = [];
  window.animations = [];
  window.private = [];
  const scene = stage.scene;
  stage.scene = (text, ms) => {
    const promise = scene(text, ms);
    window.pictures.push(document.querySelector("#scene p").textContent);
    window.animations.push(getComputedStyle(document.querySelector("#scene > .scene")).animationName);
    window.private.push(document.querySelectorAll(".curtain, .mine, .things").length);
    return promise;
  };
}"""

# Notes the heights of the panel under the pictures, in each frame.
HEIGHTS = """() => {
  window.heights = new Set();
  const look = () => {
    if (document.querySelector("#decision > .caller"))
      window.heights.add(Math.round(document.getElementById("decision").getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
}"""


def sit_together(page: Page, pace: str = "quick", voice: str = "off") -> GamePage:
    """Three people and a bot at one device; Ann, the Assassin, has murdered, and can end her turn."""
    stored = json.dumps({"pace": pace, "voice": voice})
    page.add_init_script(f"localStorage[new URL('.', location).pathname + 'citadels.settings'] ??= '{stored}'")
    game = turn("assassin", seat("assassin"), seat("thief"), seat("warlord"), seat("merchant", gold=4))
    table = take_up(page, game, (0, 1, 2))
    expect(page.locator(CURTAIN)).to_be_visible(timeout=READY)
    table.open_curtain()
    for move in ("assassinate magician", "gold"):
        choose(page, move)
        wait_until(page, "() => !stage.fresh()")
    wait_until(page, "() => document.adoptedStyleSheets.length > 1")  # the chapters of the pictures are here
    page.evaluate(RECORDER)
    return table


def choose(page: Page, move: str) -> None:
    """Make a move, whatever tray it is in."""
    before = page.locator("[data-decision]").first.get_attribute("data-decision")
    page.evaluate("move => stage.onact('choose', move, '')", move)
    wait_until(page, f"() => document.querySelector('[data-decision]')?.dataset.decision !== '{before}'")


def end_turn(page: Page) -> None:
    """End the turn."""
    page.evaluate("() => stage.onact('choose', 'end', '')")


def test_three_people_see_the_calls_between_the_curtains_and_then_who_is_next(page: Page) -> None:
    sit_together(page)

    end_turn(page)

    expect(page.locator(CURTAIN)).to_be_visible()
    expect(page.locator(".curtain h1")).to_have_text("Pass to Seat 1")
    assert page.evaluate("[window.pictures, window.private]") == [SENTENCES, [0, 0, 0]]


def test_each_key_or_tap_skips_to_the_next_picture(page: Page) -> None:
    """A key: Playwright tries a tap before it taps, and each of the two ends a picture (taps: test_scenes.py)."""
    page.add_init_script(VOICES + "; window.talks = false")  # so that each picture stands for six seconds
    sit_together(page, "calm", "on")
    end_turn(page)

    for sentence in SENTENCES:
        expect(page.locator(SCENE)).to_contain_text(sentence)
        page.keyboard.press("Shift")

    expect(page.locator(CURTAIN)).to_be_visible()


def test_skip_ends_all_pictures(page: Page) -> None:
    sit_together(page, "calm")
    end_turn(page)
    expect(page.locator(SCENE)).to_contain_text(SENTENCES[0])
    wait_until(page, "() => !stage.fresh()")

    tap(page.locator(".caller [data-do=rush]"))

    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.evaluate("window.pictures") == SENTENCES[:1]


def test_the_button_that_skips_is_in_full_sight(page: Page) -> None:
    """Beneath a picture after which the table goes on, too, where a question would be faint."""
    page.add_init_script(VOICES + "; window.talks = false")  # so that each picture stands for six seconds
    sit_together(page, "calm", "on")
    end_turn(page)
    for sentence in SENTENCES[:2]:
        expect(page.locator(SCENE)).to_contain_text(sentence)
        page.keyboard.press("Shift")
    expect(page.locator(SCENE)).to_contain_text(SENTENCES[2])

    expect(page.locator("#decision > .caller")).to_have_css("opacity", "1")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)])
def test_the_panel_is_as_high_through_all_calls_of_a_round(page: Page, size: tuple[int, int]) -> None:
    """Lines of the story made it grow, and pushed the table up."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_together(page)
    page.evaluate(HEIGHTS)

    end_turn(page)
    expect(page.locator(CURTAIN)).to_be_visible()

    assert len(page.evaluate("[...window.heights]")) == 1


def test_with_reduced_motion_the_same_pictures_stand_still(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    sit_together(page)

    end_turn(page)

    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.evaluate("[window.pictures, window.animations]") == [SENTENCES, ["none"] * len(SENTENCES)]


def test_a_local_voice_says_the_sentences_in_order(page: Page) -> None:
    page.add_init_script(VOICES)
    sit_together(page, voice="on")

    end_turn(page)

    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.evaluate("window.spoken") == [[sentence, "near"] for sentence in SENTENCES]


def test_a_picture_stands_until_its_sentence_was_spoken_and_a_skip_ends_both(page: Page) -> None:
    page.add_init_script(VOICES + "; window.talks = false")
    sit_together(page, voice="on")
    end_turn(page)
    wait_until(page, "() => 'held' in document.getElementById('scene').dataset")
    expect(page.locator(SCENE)).to_contain_text(SENTENCES[0])
    before = page.evaluate("window.cancelled")

    page.keyboard.press("Shift")

    expect(page.locator(SCENE)).to_contain_text(SENTENCES[1])
    assert page.evaluate("window.cancelled") > before


def test_nothing_is_spoken_while_the_page_is_hidden(page: Page) -> None:
    page.add_init_script(VOICES + "; window.talks = false")
    sit_together(page, voice="on")
    end_turn(page)
    expect(page.locator(SCENE)).to_contain_text(SENTENCES[0])

    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); }"
    )

    expect(page.locator(".curtain")).to_be_visible()
    assert page.evaluate("[window.spoken.length, window.cancelled > 0]") == [1, True]


def test_nothing_is_spoken_unless_it_is_wanted(page: Page) -> None:
    page.add_init_script(VOICES)
    sit_together(page)

    end_turn(page)

    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.evaluate("window.spoken") == []


# --- the switch


def set_up(page: Page) -> GamePage:
    """The form for a table of three people."""
    table = GamePage(page)
    table.open()
    table.seat_people("Ann", "Ben", "Cem")
    return table


def test_the_switch_is_off_by_default_and_stored(page: Page) -> None:
    page.add_init_script(VOICES)
    set_up(page)
    switch = page.locator(".voice-switch input")
    expect(switch).not_to_be_checked()

    check(switch)

    wait_until(page, '() => Object.values(localStorage).some(text => text.includes(\'"voice": "on"\'))')
    assert page.evaluate("window.spoken.length") == 1, "the voice is heard at once"


def test_who_turns_a_voice_on_that_is_not_there_is_told(page: Page) -> None:
    page.add_init_script(VOICES + "; window.voices = [{ name: 'far', lang: 'en-GB', localService: false }]")
    set_up(page)

    tap(page.locator(".voice-switch"))

    expect(page.get_by_text("This device has no voice for this language")).to_be_visible()


# --- chapters that are late


def test_the_first_call_of_a_fresh_page_waits_for_its_picture(page: Page) -> None:
    """The pictures are asked for with the first decision, and here that ends a turn."""
    pictures = HeldRequests(page, "**/chapters/caller.pack")
    stored = json.dumps({"pace": "calm"})
    page.add_init_script(f"localStorage[new URL('.', location).pathname + 'citadels.settings'] ??= '{stored}'")
    game = turn("assassin", seat("assassin"), seat("thief"), seat("warlord"), taken="resources")
    table = take_up(page, game, (0, 1, 2))
    expect(page.locator(CURTAIN)).to_be_visible(timeout=READY)
    table.open_curtain()
    wait_until(page, "() => !stage.fresh()")
    page.evaluate("() => { stage.beat = () => new Promise(done => { window.waits = true; stage.hurry = done; }); }")
    end_turn(page)
    end_turn(page)  # after the question whether to
    wait_until(page, "() => window.waits")
    pictures.wait()

    pictures.let_go()

    expect(page.locator(SCENE)).to_contain_text("Seat 1 is the Thief.")
