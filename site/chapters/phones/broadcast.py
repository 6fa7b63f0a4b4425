"""Messages between the table and the guests' devices: what they receive, and what comes back to this page."""

import json

from saves import saves
from ui import create_task, stage


class Broadcast:
    """The table of a `dealer` (dealer.py) as its guests see it; phones/host.js sends it."""

    def __init__(self, dealer):
        self.dealer = dealer
        self.page = dealer.page
        self.table = None  # the table that the guests have been shown
        self.hints = True  # whether hints may be asked for, by anybody
        self.late = []  # answers to guests that came while this device was asking
        self.showing = False  # whether one of these is being shown

    def describe(self):
        """Tell all guests who is at the table."""
        host, names = self._people()
        playing = self.dealer.playing or self.dealer.returning  # meanwhile they keep their tables
        table = {"host": host, "names": names, "playing": playing, "hints": self.hints}
        table["pace"] = self.page.settings["pace"]  # all see the same pictures for the same time
        table["seed"] = self.page.start.own_seed()  # a seed that was typed: whoever knows it knows the deal
        self.dealer.host.describe(json.dumps(table))

    def _people(self):
        """Return the name of the person at this device, "" if nobody is; and the names of all."""
        if self.dealer.playing:
            seats = self.page.play.view["seats"]
            here = [seat["name"] for seat in seats if seat["kind"] == "person"]
            return here[0] if here else "", [seat["name"] for seat in seats]
        lobby, people = self.dealer.lobby, self.page.start.people()
        here = [lobby.called(number) for number in people if number not in lobby.guests]
        return here[0] if here else "", [lobby.called(number) for number in people]

    def allow_hints(self, allowed):
        """Allow hints to all, or to nobody."""
        self.hints = allowed
        self.describe()
        if self.dealer.playing:
            allow_advice(self.table, allowed)
            self.page.play.draw()

    def show(self, fresh=False):
        """Show the guests the game that is on the table; `fresh` if it begins now, and is not taken up again."""
        dealer = self.dealer
        if self.page.play.table is not self.table:
            self.table = self.page.play.table
            allow_advice(self.table, self.hints)
            dealer.host.begin(fresh)
            self.describe()
            self.page.play.display.load_news(self.page.play.view)
        if dealer.states:
            dealer.script.guard(True)
            dealer.script.remember("table")
            if self.page.play.view["phase"] == "over":
                stage.leaveSeat("table")
            else:
                stage.keepSeat("table", saves.name or "")
        dealer.host.push()

    def follow(self, answer):
        """Send the guests the answer that this page has drawn; what came for them meanwhile follows.

        None is for a table that was left.
        """
        if answer is None:
            self.table = None
            self.dealer.script.remember("")
            stage.leaveSeat("table")
            self.dealer.script.guard(False)
            self.describe()
            return
        self.show(bool(answer.get("save")))
        if self.late:
            create_task(self._show_late())

    def show_pictures(self):
        """Show the guests the table at once, while the pictures of an answer begin here: theirs begin with them."""
        if self.page.play.table is self.table and self.dealer.states:
            self.dealer.host.push()

    def take(self, text):
        """A guest has decided: store the game, and show it here once no answer of this device's own is to come."""
        answer = json.loads(text)
        play = self.page.play
        saves.write(answer["save"], answer["view"], False, answer["told"])
        play.save = answer["save"]
        self.late.append(answer)
        create_task(self._show_late())

    async def _show_late(self):
        """Show the answers that waited, one after the other, unless one of this device's own is still to come."""
        play = self.page.play
        while self.late and self.dealer.playing and not play.busy and not self.showing:
            self.showing = True
            try:
                answer = self.late.pop(0)
                if is_news(play.view, answer["view"]) and await play.game.ready(answer["view"], self.page.trouble):
                    play.bots.stop()  # a bot's decision that waits for its moment is older
                    await play.show_and_take(answer)
            finally:  # else one that fails would keep back all that come after it
                self.showing = False


def is_news(before, view):
    """Whether a view shows more than the one before: a guest's standing reply changes nothing here."""
    return bool([key for key in view if key not in ("news", "say") and view[key] != before.get(key)])


def allow_advice(table, allowed):
    """Offer hints at a table, if they are allowed and its game has any."""
    table.has_advice = allowed and type(table).has_advice
