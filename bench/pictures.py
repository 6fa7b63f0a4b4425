"""Times the pictures and lines of a round on the screen, and the waits for the other players.

    .venv/bin/python -m bench.pictures                        Citadels, two games at normal pace
    .venv/bin/python -m bench.pictures --game island --pace quick --games 1 --rounds 6
    .venv/bin/python -m bench.pictures --throttle 4           as slow as a phone; --still with reduced motion

Plays in the built site, from the first seat against bots, any way. Printed are, for each kind of picture, their number
and the time for which they were seen, in milliseconds (median, shortest, longest); the share of pictures that stood for
at most 200 ms; pictures with a sentence of five or more words below 900 ms; and the waits in seconds: a round, on
average, the longest, and the longest draft of the bots, which ends with the first picture or question after it. A wait
begins with the tap that decides, and ends with the next question, once no picture lies over it. `asked` is the time
that the page gave a picture, 0 for one that stands until a tap; on a busy machine it stands a little longer. At last
come tasks above 50 ms of the page's thread while a picture stood, and layout shifts in pictures.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import time
from collections import defaultdict
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright

from build.browser import system_chromium
from e2e import pages
from e2e.conftest import PHONE, Site
from e2e.game_page import INSTANT, GamePage

PAGES = {page.name: page for page in pages.PAGES}
SCREEN = ViewportSize(width=PHONE["width"], height=PHONE["height"])
BRIEF = 200  # ms; nobody reads a sentence in less
SENTENCE, READING = 5, 900  # words, and the milliseconds that they need at least
WAIT = 300  # ms; less than this nobody calls a wait
# Records pictures and waits in the page. Questions are told apart by `data-decision`.
RECORDER = """() => {
  const record = (window.record = { pictures: [], waits: [], drafts: [], lines: [], tasks: [], shifts: 0 });
  const inPicture = node => document.querySelector("#scene").contains(node);
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) record.tasks.push([startTime, duration]);
  }).observe({ type: "longtask" });
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
      if (sources.some(({ node }) => inPicture(node))) record.shifts += value;
  }).observe({ type: "layout-shift" });
  const question = () => document.querySelector("[data-decision]")?.dataset.decision;
  const actions = ["choose", "tray", "place-step", "compose", "go-on"].map(name => `[data-do=${name}]:not(.off)`);
  const ask = `.decision :is(${actions}), .over, .curtain`;
  let began = null, before = null, picture = null, drafting = false, line = null;
  const asked = new Map();
  const covers = (one, other) => {
    const [box, under] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return box.left < under.right && under.left < box.right && box.top < under.bottom && under.top < box.bottom;
  };
  const scene = stage.scene;
  stage.scene = (text, ms) => {
    asked.set(JSON.parse(text).tree[1].key, ms);
    return scene(text, ms);
  };
  addEventListener("click", event => {
    const button = event.target.closest("[data-do=choose], [data-do=deal], [data-do=go-on], [data-do=compose]");
    if (!button || button.getAttribute("aria-disabled")) return;
    [began, before, drafting] = [performance.now(), question(), /^(pick|bury)/.test(button.dataset.arg)];
  }, true);
  const look = () => {
    const now = performance.now();
    const drawn = document.querySelector("#scene > .scene");
    const text = drawn?.querySelector("p")?.textContent ?? "";
    if (picture && picture.text !== text) {
      record.pictures.push({ ...picture, seen: now - picture.from });
      picture = null;
    }
    if (drawn && !picture) {
      const middle = drawn.querySelector(".scene-middle > *");
      const [first, second] = middle?.classList ?? [];
      picture = { text, from: now, kind: second ?? first ?? "", asked: [...asked.values()].at(-1) };
    }
    const bots = document.querySelector(".decision [data-do=rush]");
    const waiting = bots ? document.querySelector(".decision").innerText : "";
    if (line && line.text !== waiting) record.lines.push({ ...line, seen: now - line.from }), (line = null);
    if (waiting && !line) line = { text: waiting, from: now };
    const answerable = document.querySelector(ask) && question() !== before;
    if (began !== null && drafting && (drawn || answerable)) {
      record.drafts.push({ ms: now - began });
      drafting = false;
    }
    if (began !== null && answerable && !(drawn && covers(drawn, document.querySelector("#decision") ?? drawn))) {
      record.waits.push({ ms: now - began });
      began = null;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def play(table: GamePage, rounds: int) -> dict[str, Any]:
    """Play a game to its end, or so many rounds, and return what the page has recorded, with the number of rounds."""
    last, began = 0, time.monotonic()
    while table.wait_for_question():
        number = re.search(r"\d+", table.page.locator(".bar .round").first.inner_text())
        last = int(number[0]) if number else last
        if rounds and last > rounds:
            last = rounds
            break
        table.decide()
    seconds = time.monotonic() - began
    return {**table.page.evaluate("() => window.record"), "rounds": last, "seconds": seconds}


def spread(values: list[float]) -> str:
    """Median, shortest and longest of some times in milliseconds."""
    return f"{statistics.median(values):6.0f} {min(values):6.0f} {max(values):6.0f}"


def report(records: list[dict[str, Any]]) -> None:
    """Print what the games have recorded."""
    pictures = [picture for record in records for picture in record["pictures"]]
    waits = [wait for record in records for wait in record["waits"]]
    rounds = sum(record["rounds"] for record in records)
    kinds: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for picture in pictures:
        kinds[picture["kind"]].append(picture)
    seconds = sum(record["seconds"] for record in records)
    print(f"{len(records)} games, {rounds} rounds in {seconds:.0f} s, {len(pictures)} pictures")
    print(f"{'picture':<16}{'number':>7}   seen: median, shortest, longest   asked")
    for kind, group in sorted(kinds.items(), key=lambda item: -len(item[1])):
        times = sorted({round(picture["asked"]) for picture in group})
        print(f"{kind:<16}{len(group):>7}   {spread([picture['seen'] for picture in group])}   {times}")
    brief = [picture for picture in pictures if 0 < picture["asked"] <= BRIEF]
    quick = [one for one in pictures if len(one["text"].split()) >= SENTENCE and 0 < one["asked"] < READING]
    print(f"at most {BRIEF} ms: {len(brief)}; {SENTENCE} words or more in less than {READING} ms: {len(quick)}")
    lines = [line["seen"] for record in records for line in record["lines"]]
    if lines:
        print(f"{len(lines)} lines beside the waiting: {spread(lines)}")
    long = [wait["ms"] / 1000 for wait in waits if wait["ms"] >= WAIT]
    drafts = [draft["ms"] / 1000 for record in records for draft in record["drafts"]]
    total = sum(wait["ms"] for wait in waits) / 1000
    if long:
        print(
            f"waits: {total / max(rounds, 1):.1f} s a round; {len(long)} of {statistics.mean(long):.1f} s on average, ",
            end="",
        )
        print(f"the longest {max(long):.1f} s; a draft {max(drafts, default=0):.1f} s at most")
    tasks = [task for record in records for task in while_pictures(record)]
    shifts = sum(record["shifts"] for record in records)
    print(f"{len(tasks)} tasks above 50 ms while a picture stood, the longest {max(tasks, default=0):.0f} ms; ", end="")
    print(f"layout shift in pictures {shifts:.4f}")


def while_pictures(record: dict[str, Any]) -> list[float]:
    """The milliseconds of the long tasks that began while a picture stood."""
    times = [(picture["from"], picture["from"] + picture["seen"]) for picture in record["pictures"]]
    return [length for start, length in record["tasks"] if any(first <= start < last for first, last in times)]


def main() -> int:
    """Play the games asked for and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=PAGES, default="citadels")
    parser.add_argument("--pace", choices=("calm", "normal", "quick", "instant"), default="normal")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=0, help="stop after so many; default: the whole game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--throttle", type=int, default=1, help="how many times slower the browser is")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    options = parser.parse_args()
    records = []
    with sync_playwright() as playwright:
        site = Site()
        browser = playwright.chromium.launch(executable_path=system_chromium(windowless=True))
        for number in range(options.games):
            context = browser.new_context(
                viewport=SCREEN,
                has_touch=True,
                locale="en",
                base_url=site.url,
                bypass_csp=True,
                reduced_motion="reduce" if options.still else "no-preference",
            )
            page = context.new_page()
            name = PAGES[options.game].name
            page.add_init_script(INSTANT.replace("instant", options.pace) % name)
            table = PAGES[options.game](page, seed=options.seed + number)
            table.open()
            table.set_seats(options.seats)
            table.set_seed(options.seed + number)
            table.deal()
            page.evaluate(RECORDER)
            tools = context.new_cdp_session(page)
            tools.send("Emulation.setCPUThrottlingRate", {"rate": options.throttle})
            records.append(play(table, options.rounds))
            context.close()
        browser.close()
        site.stop()
    report(records)
    return 0


if __name__ == "__main__":
    sys.exit(main())
