"""A hand at the page: sets tables, taps choices, plays games. Only what a player can see and touch is used."""

import random
import re

from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e.waits import comes_true

READY = 90_000  # the engine's first start on a busy machine
MOMENT = "[data-do=go-on]"  # what must not be missed is read before anything goes on
STEPS = 24  # taps of one decision after which one that is not made is a fault
GAME = 240  # decisions after which a game that does not end is a fault


def open_poster(frame: FrameLocator, link: str = ".play") -> None:
    """Tap a link of a poster once it is painted: Chromium drops what is tapped in another host's frame before that.

    A poster has every link from the beginning and shows what is wanted: one still hidden may go with its page.
    """
    target = frame.locator(link)
    expect(target).to_be_visible(timeout=READY)
    target.scroll_into_view_if_needed()
    target.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    target.click()


class Hand:
    """One player's hand, eyes and finger on the page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)

    # --- the first screen

    def come(self, address: str = "./") -> None:
        """Open the page and wait until it answers."""
        self.page.goto(address)
        expect(self.page.get_by_role("button", name=re.compile("^(Play|開始遊戲|开始游戏)$"))).to_be_visible(
            timeout=READY
        )

    def set_up(self) -> None:
        """Open the choices for the next table, if they are not open."""
        if not self.page.locator(".setup").count():
            self.page.locator("[data-do=set-up]").click()
            expect(self.page.locator(".setup")).to_be_visible(timeout=READY)

    def hurry(self) -> None:
        """Let the bots play without pauses."""
        self.page.locator(".foot-links [data-do=settings]").click()
        self.page.locator("dialog input[value=instant]").check()
        self.page.locator("dialog [data-do=close-sheet]").click()

    def people(self, *names: str) -> None:
        """Seat people at the first seats, bots at the others."""
        self.set_up()
        places = self.page.locator(".place")
        for number in range(places.count()):
            who = places.nth(number).locator("select")
            if number < len(names):
                who.select_option("person")
                places.nth(number).locator("input").fill(names[number])
            elif who.input_value() == "person":
                who.select_option(index=1)

    def seats(self, count: int) -> None:
        """Set the number of players."""
        self.set_up()
        while self.page.locator(".place").count() > count:
            self.page.locator("[data-do=fewer]").click()
        while self.page.locator(".place").count() < count:
            self.page.locator("[data-do=more]").click()

    def option(self, name: str, label: str) -> None:
        """Choose a value of an option by its words."""
        self.unfold_options()
        self.page.locator(f"#option-{name}").select_option(label=label)

    def seed(self, number: int) -> None:
        """Write a seed."""
        self.unfold_options()
        self.page.locator("#seed").fill(str(number))

    def unfold_options(self) -> None:
        """Show the options."""
        self.set_up()
        if not self.page.locator("#seed").count():
            self.page.locator(".setup [data-do=options]").click()

    def deal(self) -> None:
        """Deal the cards and wait for the first screen of the game; bots by themselves may be at its end by then."""
        self.page.locator(".deal").click()
        expect(self.page.locator(".decision, .curtain, .over").first).to_be_visible(timeout=READY)

    def sit_down(self) -> None:
        """Come and sit down at a table of four whose bots decide at once, always the same; wait for a question."""
        self.come()
        self.hurry()
        self.seed(3)
        self.deal()
        self.asked()

    # --- at the table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".over").count() > 0

    def asked(self) -> bool:
        """Wait until a person is asked or the game is over; whether a person is asked."""
        self.awaited(".things, .over, .decision [data-do=choose], .decision [data-do=tray]")
        return not self.over

    def awaited(self, what: str) -> None:
        """Wait until one of these is there; what must not be missed on the way is read."""
        there = self.page.locator(f"{MOMENT}, {what}").first
        expect(there).to_be_visible(timeout=READY)
        while self.page.locator(MOMENT).count():
            self.settle(self.page.locator(MOMENT))
            expect(there).to_be_visible(timeout=READY)

    def choices(self) -> Locator:
        """What can be tapped in the prompt and decides something, or leads to a thing to decide on."""
        return self.page.locator(".decision").locator(
            ".foot [data-do=choose], .choices [data-do=choose], .choices [data-do=tray]:not(.off)"
        )

    def things(self) -> Locator:
        """The things in the open tray that can be chosen."""
        return self.page.locator(".things button:not([aria-disabled])")

    def decide(self) -> None:
        """Tap one choice through to its end, any one."""
        if not self.page.locator(".tray").count():
            listed = self.choices()
            chosen = listed.nth(self.dice.randrange(listed.count()))
            if chosen.get_attribute("data-do") == "choose":
                self.settle(chosen)
                return
            self.read()
            chosen.tap()
            expect(self.page.locator(".tray")).to_be_visible()
        self.choose_thing()

    def choose_thing(self) -> None:
        """Choose a thing of the tray, or several step by step, and confirm what they make."""
        ready = self.page.locator(".foot button:not([aria-disabled]), .in-steps > .choices button")
        for _ in range(STEPS):
            self.read()
            if not ready.count():
                things = self.page.locator(".things button:not([aria-disabled], [aria-pressed=true])")
                things.nth(self.dice.randrange(things.count())).tap()
            elif ready.first.get_attribute("data-do") in ("step", "step-on"):
                ready.first.tap()
            else:
                self.settle(ready.first)
                return
        raise AssertionError("the steps of a decision do not end")

    def settle(self, target: Locator) -> None:
        """Tap what decides, once more where the end of a turn is asked about, and wait for the next question."""
        self.read()
        question, sure = self.question(), self.page.locator(".choice.sure")
        target.tap()
        went_on = self.page.locator(f"body:not(:has({question})), .choice.sure").first
        expect(went_on).to_be_visible(timeout=READY)
        if sure.count():
            self.read()
            sure.tap()
        expect(self.page.locator(question)).to_have_count(0, timeout=READY)

    def read(self) -> None:
        """Take the time a new question needs: taps at the last one's place are not heard before (js/ghost-taps.js)."""
        comes_true(self.page, "() => !window.stage.fresh()")

    def question(self) -> str:
        """A selector of the question asked now, of no other before or after it."""
        return f"[data-decision='{self.page.locator('[data-decision]').get_attribute('data-decision')}']"

    def speak(self, language: str) -> None:
        """Change the language in the middle of a game."""
        self.page.locator(".bar [data-do=menu]").tap()
        self.page.locator("dialog [data-do=settings]").tap()
        self.page.locator("dialog .pill", has=self.page.locator(f"input[value='{language}']")).tap()
        self.page.locator("dialog [data-do=close-sheet]").tap()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def play_out(self) -> int:
        """Play to the end, any way; return the number of decisions."""
        count = 0
        while self.asked():
            self.decide()
            count += 1
            assert count < GAME, "the game does not end"
        return count

    # --- the curtain

    def open_curtain(self) -> None:
        """Say who one is: tap twice."""
        button = self.page.locator("[data-hold]")
        expect(button).to_be_visible()
        self.read()
        button.tap()
        button.tap()
        expect(self.page.locator(".curtain")).to_have_count(0)
