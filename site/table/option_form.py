"""Setting a table: the seats, and the options of the rules, each with a sentence that explains it."""

from first_screen import refused
from seat_form import FormPlace, SeatForm, head, option_row, seed_row, who_plays
from ui import button, el, progress, say


class OptionForm(FormPlace):
    """The form in the first screen's place; `page` shows it, and `sign` is drawn where the game is dealt.

    `about_seats` draws what a game says of so many players below them, given the setup; None says nothing.
    """

    def __init__(self, page, sign, about_seats=lambda start: None):
        self.page = page
        self.sign = sign
        self.about_seats = about_seats
        self.start = page.start
        self.actions = {
            "set-up": self.open,
            "set-up-done": self.close,
            "option": self._and_show("option", page.start.choose),
        }
        seats = SeatForm(page.start).actions
        for name in seats:
            self.actions[name] = self._and_show(name, seats[name])

    def _and_show(self, name, do):
        """A handler that does it, stores what comes of it and shows it."""

        def handler(*given):
            do(*given)
            self.start.refusal = None
            self.start.remember(self.start.written_seed)
            if name not in ("name", "seed") and not self.page.play.table:
                self.page.draw_start()

        return handler

    def form(self, stage_of_engine):
        """All there is to choose."""
        start = self.start
        words = say("dealing" if start.dealing else "play")
        deal = button("deal", "", "choice main wide deal", self.sign, el("span", None, words))
        return [
            head(),
            el(
                "section",
                {"class": "setup", "key": "setup", "data-enter": "deal"},
                el("div", {"class": "setup-part", "key": "who"}, *who_plays(self.page), self.about_seats(start)),
                el("div", {"class": "setup-part options", "key": "what"}, *self.options()),
                refused(start),
                el("div", {"class": "deal-row", "key": "deal-row"}, deal, progress(stage_of_engine)),
            ),
        ]

    def options(self):
        """Draw the options of the rules, and the seed."""
        return [explained_option(self.start, option) for option in self.start.options] + [seed_row(self.start)]


def explained_option(start, option):
    """An option with the sentence that says what it means."""
    help = el("small", {"class": "quiet"}, say("option-help-" + option["id"]))
    return el("div", {"key": option["id"]}, option_row(start, option, "option"), help)
