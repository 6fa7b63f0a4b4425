"""The page object of the island: how its player places, throws, builds and answers."""

from playwright.sync_api import Locator, expect

from e2e.counted_page import CountedPage
from e2e.game_page import READY

ADDRESS = "./island.html"
PLAIN = ".decision :is(.choices, .answers, .replies) [data-do=choose]"
TRAY = ".decision .choices [data-do=tray]:not(.off), .build-row [data-do=tray]"
PLACE = ".decision [data-do=place-step]"
DISCARD = ".decision [data-do=compose][data-arg=discard]"


class IslandPage(CountedPage):
    """The island's page as its player uses it."""

    name = "island"
    address = ADDRESS

    def choose_option(self, name: str, number: int) -> None:
        """Choose the number-th value of an option of the rules."""
        self.show_options()
        self.page.locator(f"#option-{name}").select_option(str(number))

    def start_quick_table(self, seed: int = 3, *people: str) -> None:
        """Sit down at a table whose settlements are placed, with bots that decide at once."""
        self.open(instant=True)
        self.seat_people(*(people or ("Ann",)))
        self.choose_option("start", 1)
        self.set_seed(seed)
        self.deal()

    def wait_for_question(self) -> bool:
        """Wait until a person is asked or the game is over; return whether a person is asked."""
        self.wait_for(f".curtain, .cover, .over, {PLAIN}, {TRAY}, {PLACE}, {DISCARD}")
        return not self.over

    def decide(self) -> None:
        """Make a decision: build where that is possible, refuse offers, else go on."""
        if self.page.locator(PLACE).count():
            self.place()
        elif self.page.locator(DISCARD).count():
            self.discard()
        elif self.page.locator(".build-row [data-do=tray]").count():
            self.build()
        elif self.page.locator(".decision [data-arg=refuse]").count():
            self.decide_by(".decision [data-arg=refuse]")
        elif self.page.locator(".build-row [data-arg=buy][data-do=choose]").count():
            self.decide_by(".build-row [data-arg=buy]")
        else:
            self.decide_by(PLAIN)

    def place(self) -> None:
        """Select the first place, and build there."""
        self.press(self.page.locator(PLACE).last)
        self.decide_by(".decision .foot [data-do=choose]")

    def build(self) -> None:
        """Build what comes last of all that can be built, by a tap on the map."""
        self.press(self.page.locator(".target-place").last)
        self.decide_by(".decision .foot [data-do=choose]")

    def discard(self) -> None:
        """Discard what is suggested."""
        self.decide_by(DISCARD)

    def place_at(self, word: str) -> Locator:
        """Return the target that selects a place on the island."""
        place = self.page.locator(f".target-place[data-arg={word}]")
        expect(place).to_be_attached(timeout=READY)
        return place
