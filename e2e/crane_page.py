"""The page object of Crown and Crane: how its player takes tiles, places them and ends turns."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.counted_page import CountedPage

ADDRESS = "./crane.html"
PLAIN = ".decision .choices:not(.by-key) [data-do=choose]:not([aria-disabled])"
TRAY = ".decision .choices:not(.by-key) > [data-do=tray]:not(.off)"
THINGS = ".stage [data-do=choose]:visible"  # what is tapped where it lies
BY_KEY = ".decision .by-key > button"  # the same as buttons
PLACING = ".decision .preview, .decision .place-steps"
FIRST = ("upgrade", "wall", "building", "use", "bonus", "effect", "sideways", "seal")  # trays, the best first


class CranePage(CountedPage):
    """The page of Crown and Crane as its player uses it."""

    name = "crane"
    address = ADDRESS
    least = 1

    def wait_for_question(self) -> bool:
        """Wait until a person is asked or the game is over; return whether a person is asked."""
        self.wait_for(f".curtain, .over, {THINGS}, {BY_KEY}, {PLAIN}, {TRAY}, {PLACING}")
        return not self.over

    def decide(self) -> None:
        """Place a tile, else take the first of what can be built or done, else end the turn."""
        if self.page.locator(PLACING).count():
            self.place()
            return
        if self.page.locator(THINGS).count() and not self.page.locator(".decision .tray").count():
            self.take_thing()
            return
        there = self.page.locator(TRAY).evaluate_all("trays => trays.map(tray => tray.dataset.arg)")
        kinds = [kind for kind in FIRST if kind in there]
        main = f"{PLAIN}.main"
        if kinds and not self.page.locator(".decision .tray").count():
            self.press(self.page.locator(f"{TRAY}[data-arg={kinds[0]}]"))
            expect(self.page.locator(".decision .tray")).to_be_visible()
        self.decide_by(main if self.page.locator(main).count() else PLAIN)

    def take_thing(self) -> None:
        """Take the first thing that lies on the board in sight."""
        self.decide_by(THINGS)

    def place(self) -> None:
        """Step to the next place, and place the tile there."""
        step = self.page.locator(".decision [data-do=place-step]").last
        if step.count():
            self.press(step)
        self.decide_by(".decision .foot [data-do=choose]")
