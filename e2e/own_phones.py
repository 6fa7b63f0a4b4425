"""Page objects for people at one table, each on a phone of their own: the one that deals, and a guest's.

Codes pass as links, without a camera: what a phone would send is what its page would copy.
"""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.taps import tap
from e2e.waits import wait_until

# What a page copies is held here, since tests have no clipboard.
SENT = """() => {
  Object.defineProperty(navigator, "share", { value: undefined });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: text => {
    window.sent = text;
    return Promise.resolve();
  } } });
}"""


# What is on the screen of whoever is asked.
PROMPT = ", ".join(f".decision [data-do={act}]" for act in ("choose", "tray", "place-step", "compose")) + ", .things"
# Confirms what is to be read, if it is there; whether it was.
GO_ON = """async () => {
  const find = () => document.querySelector("[data-do=go-on]");
  if (!find()) return false;
  while (stage.fresh()) await new Promise(requestAnimationFrame);
  find()?.click();
  return true;
}"""
# How many spare chairs at other devices this one can take (site/phones/spare.js).
TICKETS = """async name => {
  const done = request => new Promise(resolve => (request.onsuccess = () => resolve(request.result)));
  const known = (await indexedDB.databases()).some(one => one.name === name);
  if (!known) return 0;
  const base = await done(indexedDB.open(name));
  const tickets = await done(base.transaction("seats").objectStore("seats").getAll());
  base.close();
  return tickets.length;
}"""


class Phone(GamePage):
    """A phone that can send links, and whose page may be left."""

    def wait_for_chair(self) -> None:
        """Wait until this phone could come back without a code."""
        wait_until(self.page, f"() => ({TICKETS})({self._store})")

    def wait_for_no_chair(self) -> None:
        """Wait until this phone has no ticket to a chair any more."""
        wait_until(self.page, f"async () => !(await ({TICKETS})({self._store}))")

    @property
    def _store(self) -> str:
        """The name of the store of tickets, for a script."""
        game, path = self.page.evaluate("[stage.game, new URL('./', location.href).pathname]")
        return json.dumps(f"{game}-phones-{path}")

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        page.on("dialog", lambda dialog: dialog.accept())  # it asks whether it may be left
        page.add_init_script(f"({SENT})()")

    def act(self) -> None:
        """Confirm what is to be read, or decide; nothing where what was to be read has gone meanwhile.

        A guest's page shows it while the game goes on at the table. It may go at any moment: one call looks and taps.
        """
        if not self.page.evaluate(GO_ON) and self.page.locator(PROMPT).count():
            self.decide()

    def send(self, action: str) -> str:
        """Send the code that is shown as a link; return it."""
        expect(self.page.locator("img.code")).to_be_visible(timeout=READY)
        self.page.evaluate("window.sent = ''")
        tap(self.page.locator(f"[data-do={action}]"))
        wait_until(self.page, "() => window.sent !== ''")
        return str(self.page.evaluate("window.sent"))


class TablePhone(Phone):
    """The phone that deals."""

    def invite(self, count: int = 1) -> None:
        """Begin to let phones join, without a camera."""
        tap(self.page.locator("[data-do=phones]"))
        for _ in range(count - 1):
            tap(self.page.locator("[data-do=phones-count]").last)
        self.go_without_camera()

    def go_without_camera(self) -> None:
        """Go on without a camera."""
        tap(self.page.locator("[data-do=phones-without]"))

    def show_code(self, seat: int) -> None:
        """Show a code for a seat, from the list of seats; the first time it asks for the camera."""
        tap(self.page.locator(f"dialog [data-do=phones-show][data-arg='{seat}']"))
        without = self.page.locator("[data-do=phones-without]")
        expect(without.or_(self.page.locator("img.code"))).to_be_visible(timeout=READY)
        if without.count():
            self.go_without_camera()

    def open_phones(self) -> None:
        """Open the list of seats in the middle of a game."""
        tap(self.page.locator(".bar [data-do=menu]"))
        tap(self.page.locator("dialog [data-do=phones]"))
        expect(self.page.locator(".phones-seats")).to_be_visible()

    def seat(self, guest: GuestPhone, name: str) -> None:
        """Let a guest's phone take the seat whose code is shown."""
        answer = guest.answer(self.send("phones-send"), name)
        self.take(answer)
        guest.wait_until_seated()

    def seat_again(self, seat: int, guest: GuestPhone, name: str = "") -> None:
        """Show a code for a seat in the middle of a game, and let a phone take it."""
        self.open_phones()
        self.show_code(seat)
        self.seat(guest, name)
        guest.wait_for_table()

    def take(self, answer: str) -> None:
        """Paste a guest's code; the field for it comes by itself once the phones have reached each other."""
        field = self.page.locator("#code-pasted")
        expect(field).to_be_visible(timeout=READY)
        field.fill(answer)
        tap(self.page.locator("[data-do=phones-take-pasted]"))

    def deal_to_all(self) -> None:
        """Deal once everybody is here."""
        button = self.page.locator("[data-do=phones-deal]")
        expect(button).to_be_visible(timeout=READY)
        tap(button)
        expect(self.page.locator(".decision")).to_be_visible(timeout=READY)


class GuestPhone(Phone):
    """A guest's phone."""

    def answer(self, link: str, name: str) -> str:
        """Open a table's code as a camera would, sit down, and return the answer."""
        if self.page.url == "about:blank":
            self.page.goto(link)
        else:
            self.page.evaluate("link => { location.hash = new URL(link).hash; }", link)
        field = self.page.locator("[data-do=guest-name]")
        expect(field.or_(self.page.locator("img.code"))).to_be_visible(timeout=READY)
        if field.count():
            field.fill(name)
            tap(self.page.locator("[data-do=guest-sit]"))
        return self.send("guest-send")

    def wait_until_seated(self) -> None:
        """Wait until the dealing phone has let this one in."""
        expect(self.page.locator("img.code")).to_have_count(0, timeout=READY)

    def wait_for_table(self) -> None:
        """Wait until the table is shown."""
        expect(self.page.locator(".decision, .over").first).to_be_visible(timeout=READY)
