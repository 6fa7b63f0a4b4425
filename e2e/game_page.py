"""The page object of the game: sets tables, taps choices, plays games, by what a player can see and touch."""

import json
import random
from collections.abc import Callable

from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e.taps import check, click, tap
from e2e.waits import wait_until

READY = 90_000  # the engine's first start on a busy machine
CHOICES = ", ".join(
    f".decision {place}"
    for place in (".foot [data-do=choose]", ".choices [data-do=choose]", ".choices [data-do=tray]:not(.off)")
)

# A device may refuse to store anything.
INSTANT = """try {
  localStorage[new URL('.', location).pathname + '%s.settings'] ??= '{"pace": "instant"}';
} catch {}"""
SEEDED = INSTANT.replace("settings", "setup").replace('"pace": "instant"', '"seed": "3"')
THINGS = ".things button:not([aria-disabled], [aria-pressed=true])"
# The selectors of buttons by their action, as the page's own handlers read it.
BY_ACTION = "nodes => nodes.map(node => `[data-do='${node.dataset.do}'][data-arg=${JSON.stringify(node.dataset.arg)}]`)"
MOMENT = "[data-do=go-on]"  # what must not be missed is read before anything goes on
BOT = 2  # the place of the first bot among those who can hold a seat, after people at this device and at their own
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
    click(target)


class GamePage:
    """The game page as its player uses it."""

    name = "citadels"  # begins the names of what the browser stores
    address = "./"
    least, most = 2, 7  # players

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def type_move(self, move: str) -> None:
        """Make a move as the notation writes it, key by key."""
        self.wait_for_taps()
        self.page.keyboard.type(f":{move}")
        expect(self.page.locator("#typed-move")).to_have_value(move)
        self.page.keyboard.press("Enter")

    # --- the first screen

    def open(self, address: str | None = None, *, instant: bool = False) -> None:
        """Open the page and wait until it answers; `instant` has bots that do not pause among the settings."""
        if instant:
            self.page.add_init_script(INSTANT % self.name)
        self.page.goto(address or self.address)
        # By its action: the sheet that a link may open at once has a button of the same name.
        expect(self.page.locator("[data-do=deal]")).to_be_visible(timeout=READY)

    def set_up(self) -> None:
        """Open the choices for the next table, if they are not open."""
        if not self.page.locator(".setup").count():
            click(self.page.locator("[data-do=set-up]"))
            expect(self.page.locator(".setup")).to_be_visible(timeout=READY)

    def set_instant_bots(self) -> None:
        """Let the bots play without pauses."""
        click(self.page.locator(".foot-links [data-do=settings]"))
        check(self.page.locator("dialog input[value=instant]"))
        click(self.page.locator("dialog [data-do=close-sheet]"))

    def seat_people(self, *names: str) -> None:
        """Seat people at the first seats, bots at the others."""
        self.set_up()
        places = self.page.locator(".place")
        for number in range(places.count()):
            who = places.nth(number).locator("select")
            if number < len(names):
                who.select_option("person")
                places.nth(number).locator("input").fill(names[number])
            elif who.input_value() == "person":
                who.select_option(index=BOT)

    def set_seats(self, count: int) -> None:
        """Set the number of players."""
        self.set_up()
        places = self.page.locator(".place")
        while (number := places.count()) != count:
            click(self.page.locator("[data-do=fewer]" if number > count else "[data-do=more]"))
            expect(places).not_to_have_count(number)

    def set_option(self, name: str, label: str) -> None:
        """Choose a value of an option by its words."""
        self.show_options()
        self.page.locator(f"#option-{name}").select_option(label=label)

    def set_seed(self, number: int) -> None:
        """Write a seed."""
        self.show_options()
        self.page.locator("#seed").fill(str(number))

    def show_options(self) -> None:
        """Show the options."""
        self.set_up()
        if not self.page.locator("#seed").count():
            click(self.page.locator(".setup [data-do=options]"))

    def deal(self) -> None:
        """Deal the cards and wait for the first screen of the game; bots by themselves may be at its end by then."""
        click(self.page.locator(".deal"))
        expect(self.page.locator(".decision, .curtain, .over").first).to_be_visible(timeout=READY)

    def start_table(self) -> None:
        """Come and sit down at a table of four whose bots decide at once, always the same; wait for a question."""
        self.page.add_init_script(SEEDED % self.name)  # cheaper than by taps, through two chapters of the setup
        self.open(instant=True)
        self.deal()
        self.wait_for_question()

    # --- at the table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".over").count() > 0

    def wait_for_question(self) -> bool:
        """Wait until a person is asked or the game is over; return whether a person is asked.

        Raises:
            AssertionError: the curtain is closed.
        """
        self.wait_for(".curtain, .things, .over, .decision [data-do=choose], .decision [data-do=tray]")
        assert not self.page.locator(".curtain").count(), "the curtain is closed: open it first"
        return not self.over

    def wait_for(self, selector: str) -> None:
        """Wait until one of these is visible; confirm messages that must be read before the game continues."""
        first = self.page.locator(f"{MOMENT}, {selector}").first
        expect(first).to_be_visible(timeout=READY)
        while self.page.locator(MOMENT).count():
            self.choose(self.page.locator(MOMENT))
            expect(first).to_be_visible(timeout=READY)

    def choices(self) -> Locator:
        """The enabled buttons of the prompt that make a move, or open a target picker."""
        return self.page.locator(CHOICES)

    def things(self) -> Locator:
        """The things in the open tray that can be chosen."""
        return self.page.locator(".things button:not([aria-disabled])")

    def decide(self) -> None:
        """Wait for a decision and make it, at random.

        Raises:
            AssertionError: the game is over, or the curtain is closed.
        """
        assert self.wait_for_question(), "the game is over: there is nothing to decide"
        if not self.page.locator(".tray").count():
            option = self._any_of(CHOICES)
            if "[data-do='choose']" in option:
                self.choose(self.page.locator(option).first)
                return
            tap(self.page.locator(option).first)
            expect(self.page.locator(".tray")).to_be_visible()
        self.choose_thing()

    def choose_thing(self) -> None:
        """Choose a thing of the tray at random, or several step by step, and confirm the move."""
        confirm = self.page.locator(".foot button:not([aria-disabled]), .in-steps > .choices button")
        for _ in range(STEPS):
            if not confirm.count():
                self._tap_step(self.page.locator(self._any_of(THINGS)).first)
            elif confirm.first.get_attribute("data-do") in ("step", "step-on"):
                self._tap_step(confirm.first)
            else:
                self.choose(confirm.first)
                return
        raise AssertionError("the steps of a decision do not end")

    def _tap_step(self, target: Locator) -> None:
        """Tap what does not decide yet, and wait until the prompt is drawn again."""
        self.redraw_by(lambda: tap(target))

    def redraw_by(self, act: Callable[[], None]) -> None:
        """Do something, and wait until the prompt is drawn again or gone."""
        before = json.dumps(self.page.locator(".decision").inner_html())
        act()
        wait_until(self.page, f"() => document.querySelector('.decision')?.innerHTML !== {before}")

    def _any_of(self, selector: str) -> str:
        """Return a selector of one of these at random, by what it does: it stays right when the page is drawn again.

        Within the question: a seat of the table is an aim, too, and the line of its bot lies over its middle.
        """
        expect(self.page.locator(selector).first).to_be_visible(timeout=READY)
        options = self.page.locator(selector).evaluate_all(BY_ACTION)
        return f".decision {options[self.dice.randrange(len(options))]}"

    def choose(self, target: Locator) -> None:
        """Tap what decides, once more where the end of a turn is asked about, and wait for the next question."""
        self.wait_for_taps()
        question, sure = self.question(), self.page.locator(".choice.sure")
        self.touch(target)
        went_on = self.page.locator(f"body:not(:has({question})), .choice.sure").first
        expect(went_on).to_be_visible(timeout=READY)
        if sure.count():
            self.touch(sure)
        expect(self.page.locator(question)).to_have_count(0, timeout=READY)

    def touch(self, target: Locator) -> None:
        """Press what is chosen; with a finger, unless a test plays otherwise."""
        tap(target)

    def wait_for_taps(self) -> None:
        """Wait until the page hears taps at the place of the last question's (site/js/ghost-taps.js)."""
        wait_until(self.page, "() => !window.stage.fresh()")

    def question(self) -> str:
        """A selector of the question asked now, of no other before or after it."""
        return f"[data-decision='{self.page.locator('[data-decision]').get_attribute('data-decision')}']"

    def set_language(self, language: str) -> None:
        """Change the language in the middle of a game."""
        tap(self.page.locator(".bar [data-do=menu]"))
        tap(self.page.locator("dialog [data-do=settings]"))
        tap(self.page.locator("dialog .pill", has=self.page.locator(f"input[value='{language}']")))
        tap(self.page.locator("dialog [data-do=close-sheet]"))
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def play_out(self) -> int:
        """Play to the end, any way; return the number of decisions."""
        count = 0
        while self.wait_for_question():
            self.decide()
            count += 1
            assert count < GAME, "the game does not end"
        return count

    # --- the curtain

    def open_curtain(self) -> None:
        """Open the curtain for the player it names: tap twice."""
        button = self.page.locator("[data-hold]")
        expect(button).to_be_visible()
        tap(button)
        tap(button)
        expect(self.page.locator(".curtain")).to_have_count(0)
