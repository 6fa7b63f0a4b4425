"""Prints what three people at one device hear in a round, in words: calls, deeds, silence, and who is next.

    .venv/bin/python -m bench.caller                      a round of three people and a bot, at normal pace
    .venv/bin/python -m bench.caller --rounds 3 --pace quick --language zh-Hant
    .venv/bin/python -m bench.caller --without            the same table, where the curtain follows at once

Plays in the built site, any way, with a voice that takes 60 ms for each letter. Printed are for each sound and sentence
the second at which it began; and for the game the time between the curtains, a round: pictures, and all of it. The
players decide as fast as a script does.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from build.browser import system_chromium
from e2e.conftest import PHONE, Site
from e2e.game_page import READY, GamePage
from e2e.waits import wait_until

SCREEN = ViewportSize(width=PHONE["width"], height=PHONE["height"])
PEOPLE = ("Ann", "Ben", "Cem")
TOGETHER = 100  # ms; a sound that long before a picture is not its own
# A voice that speaks each letter in so many milliseconds.
VOICE = """([language, ms]) => {
  let timer = 0;
  const synthesis = {
    getVoices: () => [{ name: "Test", lang: language, localService: true }],
    speak: one => {
      (window.heard ??= []).push({ at: performance.now(), kind: "voice", text: one.text });
      timer = setTimeout(() => one.onend?.(), ms * one.text.length);
    },
    cancel: () => clearTimeout(timer),
    addEventListener: () => {},
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
# Records sounds and pictures, and how long each stood.
RECORDER = """() => {
  window.heard = [];
  const [sound, scene] = [stage.sound, stage.scene];
  stage.sound = name => (window.heard.push({ at: performance.now(), kind: "sound", text: name }), sound(name));
  stage.scene = async (text, ms) => {
    const entry = { at: performance.now(), kind: "picture", ms: 0 };
    window.heard.push(entry);
    const promise = scene(text, ms);
    entry.text = document.querySelector("#scene p").textContent;
    await promise;
    entry.ms = performance.now() - entry.at;
  };
}"""
MOMENT = (
    ".curtain [data-hold], .over, .things, .mine ~ .side .decision [data-do=choose], .decision .foot-hint,"
    " [data-do=go-on]"
)


def settings(pace: str, voice: bool, language: str) -> str:
    """A script that stores the settings before the page begins."""
    stored = json.dumps({"pace": pace, "voice": "on" if voice else "off"})
    return f"""try {{
      const beginning = new URL(".", location).pathname + "citadels.";
      localStorage[beginning + "settings"] ??= {json.dumps(stored)};
      localStorage[beginning + "language"] ??= {json.dumps(language)};
    }} catch {{}}"""


def round_of(page: Page) -> int:
    """The number of the round on the screen; 0 where none is shown, as on a curtain."""
    bar = page.locator(".bar .round")
    number = re.search(r"\d+", bar.first.inner_text()) if bar.count() else None
    return int(number[0]) if number else 0


def play(table: GamePage, rounds: int) -> dict[str, Any]:
    """Play so many rounds; return what was heard, and the milliseconds in all."""
    page = table.page
    page.evaluate(RECORDER)
    began = page.evaluate("performance.now()")
    while round_of(page) <= rounds:
        wait_until(page, f"() => !document.querySelector('#scene > .scene') && document.querySelector(`{MOMENT}`)")
        if page.locator(".over").count():
            break
        if page.locator(".curtain [data-hold]").count():
            table.open_curtain()
        else:
            table.decide()
    return {"heard": page.evaluate("window.heard"), "began": began, "ended": page.evaluate("performance.now()")}


def report(record: dict[str, Any], rounds: int) -> None:
    """Print what was heard, and the time that it took."""
    began, sound, since = record["began"], "", 0.0
    for entry in record["heard"]:
        seconds = (entry["at"] - began) / 1000
        if entry["kind"] == "sound":
            sound, since = f"({entry['text']})", entry["at"]
        elif entry["kind"] == "picture":
            heard = sound if entry["at"] - since < TOGETHER else ""
            print(f"{seconds:7.1f} s  {heard:<10} {entry['text']:<64}{entry['ms']:6.0f} ms")
    spoken = [entry["text"] for entry in record["heard"] if entry["kind"] == "voice"]
    pictures = [entry for entry in record["heard"] if entry["kind"] == "picture"]
    stood, whole = sum(entry["ms"] for entry in pictures) / 1000, (record["ended"] - began) / 1000
    print(f"{len(pictures)} pictures, {len(spoken)} sentences spoken", end="; ")
    print(f"{stood / rounds:.1f} s of pictures a round, of {whole / rounds:.1f} s in all")


def main() -> int:
    """Play the rounds asked for and print what is heard."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pace", choices=("calm", "normal", "quick", "instant"), default="normal")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=("en", "zh-Hant", "zh-Hans"), default="en")
    parser.add_argument("--silent", action="store_true", help="without the voice")
    parser.add_argument("--without", action="store_true", help="without the stage between the curtains")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        site = Site()
        browser = playwright.chromium.launch(executable_path=system_chromium(windowless=True))
        context = browser.new_context(
            viewport=SCREEN, has_touch=True, base_url=site.url, bypass_csp=True, service_workers="block"
        )
        context.add_init_script(f"({VOICE})({json.dumps([options.language[:2], 60])})")
        context.add_init_script(settings(options.pace, not options.silent, options.language))
        page = context.new_page()
        if options.without:
            page.route("**/chapters/caller.pack", lambda route: route.fulfill(status=404))
        table = GamePage(page, seed=options.seed)
        table.open()
        table.set_seats(len(PEOPLE) + 1)
        table.seat_people(*PEOPLE)
        table.set_seed(options.seed)
        table.deal()
        expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
        report(play(table, options.rounds), options.rounds)
        browser.close()
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
