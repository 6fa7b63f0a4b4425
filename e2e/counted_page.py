"""The page object of a game beside the first: how it is played out, with its taps counted."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.game_page import READY, GamePage
from e2e.waits import wait_until_idle

BUTTON = re.compile(r"""^- '?button "(.+?)"(?! \[disabled\])""")
DECISIONS = 400  # after which a game that does not end is a fault


class CountedPage(GamePage):
    """A game's page as its player uses it, who counts the taps."""

    most = 4

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.taps = 0

    def press(self, target: Locator) -> None:
        """Tap what does not decide yet."""
        self.taps += 1
        self.touch(target)

    def decide_by(self, selector: str) -> None:
        """Tap a button that decides, once it is there: the first step to a place counts as a question, too."""
        self.taps += 1
        target = self.page.locator(selector).first
        expect(target).to_be_visible(timeout=READY)
        self.choose(target)

    def play_out(self) -> int:
        """Play to the end; return the number of decisions."""
        count = 0
        while self.wait_for_question():
            self.decide()
            count += 1
            assert count < DECISIONS, "the game does not end"
        return count


class CountedReader(CountedPage):
    """A game's page as a screen reader's user meets it: by what the accessibility tree says, and nothing else."""

    def buttons(self) -> list[str]:
        """The names of the buttons in the region of the question that can be pressed."""
        lines = self.page.get_by_role("region").last.aria_snapshot().splitlines()
        return [button[1] for line in lines if (button := BUTTON.match(line.strip()))]

    def press_name(self, name: str) -> None:
        """Press the first button of this name, and wait until the page shows what came of it."""
        self.wait_for_taps()
        self.redraw_by(lambda: self.page.get_by_role("button", name=name, exact=True).first.press("Enter"))
        wait_until_idle(self.page)
