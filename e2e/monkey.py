"""A monkey at the built page: seeded sequences of taps, keys, turns, reloads and damaged storage, most of them moves.

`python3 build soak` lets it play for as long as one likes, each sequence on a table of its own, and goes on after a
failure. After each step there must be no error in the console, something to tap (or bots at play), and no message id
in the place of words. A sequence that fails is made as short as it can be and printed with its seed.
"""

import argparse
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, sync_playwright

from build.browser import system_chromium
from build.paths import PAGE
from e2e.conftest import PHONE, Site
from e2e.game_page import GamePage
from e2e.pages import PAGES
from e2e.taps import check, click
from e2e.test_damaged import OPENING, OPENINGS, SAVE, SAVES, SETTING, SETTINGS, SETUP, SETUPS

STEPS = 80  # of a sequence
BOOK = 5_000  # milliseconds in which the rulebook opens, if it does
PATIENCE = 60_000  # milliseconds in which something can be tapped again, on a busy machine
SHORTENING = 300.0  # seconds spent on making a failure shorter
# What moves a game on, wherever it stands: choices, things of an open tray, the curtain, the first and the last screen.
ONWARD = (
    ".decision .foot [data-do=choose], .decision .choices:not(.by-key) > [data-do=choose], .stage [data-do=choose],"
    ".decision .choices:not(.by-key) > [data-do=tray]:not(.off), .decision .things button, .decision .foot button,"
    "[data-hold], [data-do=continue], [data-do=go-on], .deal, .over [data-do=again],"
    ".target-place, .build-row [data-do=tray], .decision [data-do=form-tap], .decision [data-do=form-open],"
    "[data-do=place], [data-do=aim], .decision [data-do=place-step], .decision [data-do=turn-step],"
    ".decision [data-do=compose], .decision [data-do=refresh-tile]"
)
# What decides at once; two in three moves take such a thing where there is one.
DECIDING = (
    ".decision .foot [data-do=choose], .decision .choices:not(.by-key) > [data-do=choose], .stage [data-do=choose],"
    ".decision [data-do=confirm-pick], .decision [data-do=compose], .build-row [data-do=choose]"
)
# What leads back to it from a sheet.
BACK = "[data-do=close-sheet], .main"
ANYTHING = "button"
SEATED = ".decision, .curtain, .over, dialog[open]"
KEYS = ("1", "2", "3", "4", "9", "Enter", "Escape", "Tab", "Shift+Tab", "Space", "ArrowDown", "Home", "?", "u")
# How often each kind of step comes, in a hundred; "table": leave, and deal one with other rules.
WEIGHTS = {"move": 82, "tap": 4, "double": 4, "key": 3, "turn": 2, "reload": 2, "table": 2, "damage": 1}
# The games, of which each sequence plays one.
# What belongs to one edition alone, and must be forgotten or fall back at a table of the other.
LOOKED_UP = ("card-statue", "role-magistrate", "card-bell_tower", "role-witch", "rules-2016")
DAMAGES = [
    (name, text)
    for name, texts in ((SAVE, SAVES), (SETUP, SETUPS), (SETTINGS, SETTING), (OPENING, OPENINGS))
    for text in texts.values()
]

# Finds what can be tapped, in the sheet if one is open: the middle of one of them, and what it is. What is for readers
# alone lies under something else.
FIND = """([selector, draw]) => {
  const within = document.querySelector("dialog[open]") ?? document;
  const open = node => node.checkVisibility({ visibilityProperty: true }) && !node.disabled
    && node.getAttribute("aria-disabled") !== "true" && !node.closest(".unseen");
  const found = [...within.querySelectorAll(selector)].filter(open);
  if (!found.length) return null;
  const node = found[Math.floor(draw * found.length)];
  node.scrollIntoView({ block: "center", behavior: "instant" });
  const box = node.getBoundingClientRect();
  const what = [node.dataset.do, node.dataset.arg, node.innerText].filter(Boolean).join(" ").replace(/\\s+/g, " ");
  const act = "hold" in node.dataset ? "open" : node.dataset.do ?? "";
  return [box.x + box.width / 2, box.y + box.height / 2, what.slice(0, 60), act];
}"""
# Whether anything can be tapped that leads on; while bots play it waits for them.
GOES_ON = """selector => {
  const sheet = document.querySelector("dialog[open]");
  if (sheet) return sheet.querySelector("button") !== null;
  return !document.querySelector("[data-do=rush]") && document.querySelector(selector) !== null;
}"""
VISIBLE_TEXT = """() => [...document.body.querySelectorAll("*")].filter(node => node.checkVisibility())
  .flatMap(node => [...[...node.childNodes].filter(kid => kid.nodeType === 3).map(kid => kid.data),
    node.getAttribute("aria-label") ?? "", node.getAttribute("title") ?? ""]).join(" ")"""


class Step(NamedTuple):
    """One thing the monkey does; `draw`, from 0 to 1, says with which of all there are."""

    what: str
    draw: float
    hasty: bool = False  # the next step comes at once


class FailedError(Exception):
    """A failure: its kind, by which a shorter sequence is known to fail alike, and what was seen."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind


def message_ids() -> frozenset[str]:
    """The ids of messages that are no words of any sentence: on the screen they mean that words are missing."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (PAGE / "locales" / "en").rglob("*.ftl"))
    messages = re.findall(r"^([a-z][\w-]*) *=(.*(?:\n .*)*)", text, re.MULTILINE)
    sentences = [re.sub(r"\{ [a-z][\w-]* \}", " ", sentence) for _, sentence in messages]  # a message named is not said
    words = {word.strip(".,:;!?()“”’") for sentence in sentences for word in sentence.split()}
    return frozenset(name for name, _ in messages if "-" in name) - words


def sequence(seed: int) -> list[Step]:
    """Draw the steps of a sequence."""
    dice = random.Random(seed)
    kinds = dice.choices(list(WEIGHTS), list(WEIGHTS.values()), k=STEPS)
    return [Step(kind, dice.random(), dice.random() < 0.15) for kind in kinds]


def draw_seats(player: type[GamePage], dice: random.Random) -> tuple[int, int]:
    """Draw how many players sit at a table, one where the game can be played alone, and how many are people."""
    seats = dice.randint(player.least, player.most)
    return seats, min(seats, dice.choices((0, 1, 2, 3), (1, 6, 3, 2))[0])


def table_of(seed: int) -> tuple[type[GamePage], int, int]:
    """Return the game of a sequence, how many players it is dealt to, and how many of them are people."""
    player = PAGES[seed % len(PAGES)]
    return player, *draw_seats(player, random.Random(~seed))


@dataclass
class Monkey:
    """Plays sequences on fresh tables and counts what it did."""

    browser: Browser
    site: Site
    ids: frozenset[str]
    done: Counter[str] = field(default_factory=Counter)

    def fails(self, seed: int, steps: Sequence[Step]) -> tuple[FailedError, list[str]] | None:
        """Play a sequence; what failed and the steps up to it, in words, or None."""
        context = self.browser.new_context(
            viewport=PHONE, has_touch=True, locale="en", base_url=self.site.url, bypass_csp=True,  # type: ignore[arg-type]  # a plain dict of two whole numbers
            reduced_motion="reduce", service_workers="block",
        )  # fmt: skip
        log: list[str] = []
        try:
            run = Run(context, seed, self.ids)
            run.sit_down()
            for step in steps:
                step_text, what = run.take(step)
                log.append(step_text)
                self.done[what] += 1
                if not step.hasty:
                    run.look()
            run.look()
        except FailedError as failed:
            return failed, log
        except (Error, AssertionError) as error:
            return FailedError("stuck", str(error).splitlines()[0]), log
        finally:
            context.close()
        return None


def shortened(steps: list[Step], fails: Callable[[list[Step]], bool], until: Callable[[], bool]) -> list[Step]:
    """Leave out steps, half of them first and in the end one by one, while what is left fails and there is time."""
    size = max(1, len(steps) // 2)
    while not until():
        parts = [steps[:at] + steps[at + size :] for at in range(0, len(steps), size)]
        shorter = next((part for part in parts if not until() and fails(part)), None)
        if shorter is not None:
            steps = shorter
        elif size > 1:
            size //= 2
        else:
            break
    return steps


class Run:
    """One sequence on one table; the seed says of which game, too."""

    def __init__(self, context: BrowserContext, seed: int, ids: frozenset[str]) -> None:
        self.page = context.new_page()
        self.player = PAGES[seed % len(PAGES)]
        self.ids = ids
        self.dice = random.Random(~seed)
        self.faults: list[str] = []
        context.on("weberror", lambda error: self.faults.append(f"page: {error.error}"))
        context.on("console", self._on_console)
        # The page draws its seeds here: the same sequence is dealt the same cards.
        self.page.add_init_script(f"crypto.getRandomValues = list => list.fill({seed & 0x7FFFFFFF})")
        settings = json.dumps(json.dumps({"pace": "instant"}))
        self.page.add_init_script(f"localStorage[{json.dumps(self._named(SETTINGS))}] ??= {settings}")

    def _named(self, name: str) -> str:
        """The name under which this game stores what the first one stores under `name`."""
        return name.replace(f"{GamePage.name}.", f"{self.player.name}.")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text}")

    def sit_down(self) -> None:
        """Deal to as many players as the seed says, of whom up to three are people."""
        table = self.player(self.page)
        table.open()
        seats, people = draw_seats(self.player, self.dice)
        table.set_seats(seats)
        table.seat_people(*["Ann", "Bo", "Cy"][:people])
        table.deal()
        self.look()

    def take(self, step: Step) -> tuple[str, str]:
        """Do one step; what it was in words, and what it counts as."""
        page = self.page
        if step.what == "key":
            key = KEYS[int(step.draw * len(KEYS))]
            page.keyboard.press(key)
            return f"key {key}", "key"
        if step.what == "turn":
            size = page.viewport_size or PHONE
            page.set_viewport_size({"width": size["height"], "height": size["width"]})
            return "turn the device", "turn"
        if step.what == "table":
            return (self._change_edition(step) if self.player is GamePage else self._change_options(step)), "table"
        if step.what == "reload":
            page.reload()
            return "reload", "reload"
        if step.what == "damage":
            name, text = DAMAGES[int(step.draw * len(DAMAGES))]
            name = self._named(name)
            page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, text])
            page.reload()
            return f"damage {name} to {text[:40]}… and reload", "damage"
        return self._tap(step)

    def _change_edition(self, step: Step) -> str:
        """Look something up in the rulebook, leave, and deal a table of an edition, the other one half the time."""
        page, edition = self.page, ("2005", "2016")[int(step.draw * 2)]
        place = LOOKED_UP[int(step.draw * 1000) % len(LOOKED_UP)]
        page.evaluate("() => { for (const act of ['close-sheet', 'help']) window.stage.onact(act, '', ''); }")
        with suppress(Error):  # behind a curtain that is closed by hand there is no book
            page.locator("dialog .book").wait_for(timeout=BOOK)
            link = page.locator(f"dialog [data-do=rules-open][data-arg='{place}']")
            if link.count():
                click(link.first)
        self._show_setup()
        check(page.locator(f".setup input[value='{edition}']"))
        self._deal()
        return f"look up {place} and deal a table of {edition}"

    def _change_options(self, step: Step) -> str:
        """Leave, and deal a table with another value of some option."""
        self._show_setup()
        options = self.page.locator(".setup .options select")
        option = options.nth(int(step.draw * options.count()))
        value = int(step.draw * 1000) % option.locator("option").count()
        option.select_option(index=value)
        name = option.get_attribute("id")
        self._deal()
        return f"deal a table with value {value} of {name}"

    def _show_setup(self) -> None:
        """Leave the table for the form that sets the next one."""
        page = self.page
        page.evaluate("() => { for (const act of ['close-sheet', 'leave']) window.stage.onact(act, '', ''); }")
        page.locator("[data-screen=start] [data-do=set-up], .setup").first.wait_for(timeout=PATIENCE)
        if not page.locator(".setup").count():
            click(page.locator("[data-do=set-up]"))
            page.locator(".setup").wait_for(timeout=PATIENCE)

    def _deal(self) -> None:
        click(self.page.locator(".deal"))
        self.page.locator(SEATED).first.wait_for(timeout=PATIENCE)

    def _tap(self, step: Step) -> tuple[str, str]:
        onward = BACK if self.page.locator("dialog[open]").count() else ONWARD
        selectors = [ANYTHING] if step.what != "move" else [onward, ANYTHING]
        if onward is ONWARD and step.what == "move" and step.draw * 1000 % 3 < 2:
            selectors = [DECIDING, *selectors]
        target = next(filter(None, (self.page.evaluate(FIND, [selector, step.draw]) for selector in selectors)), None)
        if not target:
            return "nothing to tap", "nothing"
        x, y, step_text, act = target
        twice = step.what == "double" or act == "open"  # the curtain's button wants two taps
        for _ in range(2 if twice else 1):
            self.page.touchscreen.tap(x, y)
        if act in ("continue", "deal") and not step.hasty:
            self.page.locator(SEATED).first.wait_for(timeout=PATIENCE)
        if step.what != "move":
            return f"{'tap twice' if twice else 'tap'} {step_text}", step.what
        return f"tap {step_text}", {"choose": "move", "confirm-pick": "move", "open": "curtain"}.get(act, "on the way")

    def _goes_on(self) -> bool:
        """Wait until something can be tapped; whether it can."""
        try:
            self.page.wait_for_function(GOES_ON, arg=ONWARD, timeout=PATIENCE)
        except Error:
            return False
        return True

    def look(self) -> None:
        """Check the page after a step; FailedError says what is wrong."""
        text = ""
        while not self._goes_on():
            before, text = text, self.page.inner_text("body")
            if text == before or not self.page.locator("[data-do=rush]").count():  # bots may have a whole game to play
                raise FailedError("stuck", f"nothing can be tapped: {text[:300]!r}")
        if self.faults:
            raise FailedError("error", "; ".join(self.faults))
        raw = self.ids.intersection(self.page.evaluate(VISIBLE_TEXT).split())
        if raw:
            raise FailedError("id", f"instead of words there is {', '.join(sorted(raw))}")


def report(monkey: Monkey, seed: int) -> bool:
    """Play one sequence; print what failed, as short as it can be. Return whether all was well."""
    steps = sequence(seed)
    failure = monkey.fails(seed, steps)
    if failure is None:
        return True
    failed, log = failure
    print(f"FAILED seed {seed} after {len(log)} steps: {failed}", flush=True)
    end = time.monotonic() + SHORTENING
    last = [failure]

    def alike(fewer: list[Step]) -> bool:
        again = monkey.fails(seed, fewer)
        if again is None or again[0].kind != failed.kind:
            return False
        last[0] = again
        return True

    shortened(steps[: len(log) + 1], alike, lambda: time.monotonic() > end)
    shortest, log = last[0]
    print(f"  {len(log)} steps do the same: {shortest}" if shortest is not failed else "  nothing shorter does that:")
    for number, step_text in enumerate(log, start=1):
        print(f"  {number:>3}  {step_text}")
    print(f"  again: python3 build soak --monkey {seed}", flush=True)
    return False


def main() -> int:
    """Play sequences until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--for", type=float, default=60, metavar="SECONDS", dest="seconds")
    parser.add_argument("--seed", type=int, help="of the first sequence; without it, one by chance")
    given = parser.parse_args()
    seed = random.SystemRandom().getrandbits(31) if given.seed is None else given.seed
    end, site, played, failures = time.monotonic() + given.seconds, Site(), 0, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=system_chromium(), chromium_sandbox=False, args=["--disable-gpu", "--no-first-run"]
        )
        monkey = Monkey(browser, site, message_ids())
        while not played or time.monotonic() < end:
            failures += not report(monkey, seed + played)
            played += 1
        browser.close()
    site.stop()
    counts = ", ".join(f"{count} {what}" for what, count in monkey.done.most_common())
    print(f"monkey: {played} sequences from seed {seed}, {counts}; {failures} failed")
    return int(failures > 0)


if __name__ == "__main__":
    raise SystemExit(main())
