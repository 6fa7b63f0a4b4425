"""A guest's page: it answers a table's code, shows the table to this seat, and looks for it when it is silent."""

import json

import sheets
from broadcast import allow_advice
from codes import ALWAYS, hand_on
from guest_screens import DRAWN, ELSEWHERE, again, over
from pyscript import window
from start_up import GUEST, TABLE
from ui import GAME, create_task, say, stage, storage

NAME = GAME + ".guest"  # the name that was written last
LINES = ("guest-weak", "guest-asleep", "guest-lost")  # what is said of the line to the table


class Guest:
    """The page of somebody who sits at another device's table; the script phones/guest.js has the connection."""

    def __init__(self, page):
        self.page = page
        self.script = self.guest = None
        self.network = False  # whether the browser is going to ask for the local network
        self.letters = ""  # of the table's code
        self.name = storage.read(NAME) or ""
        self.table = {"host": "", "names": [], "playing": False, "hints": True, "seed": None}
        self.step = "name"  # what is shown before the table
        self.code = self.picture = ""
        self.status = "guest-looking"
        self.tries = 0  # counts the codes, so that an older one that is late is not shown
        self.wrong = None
        self.elsewhere = False  # whether another page or phone has the seat
        self.taking = False  # whether this page is taking its seat back from another
        self.newest = None  # the view that is to be shown next
        self.drawing = lambda: again(self)  # the sheet over the table, for a new code
        self.actions = {
            "join": self.join,
            "guest-name": self.write_name,
            "guest-sit": self.sit,
            "guest-send": self.send,
            "guest-back": self.decline,
            "guest-found": self.find,
            "guest-missing": self.missing,
            "guest-renew": self.renew,
            "guest-code": self.take_code,
            "guest-welcome": self.welcome,
            "guest-table": self.learn,
            "guest-push": self.take,
            "guest-end": self.end,
            "guest-line": self.mark,
            "guest-gone": self.lost,
            "guest-unfair": lambda: stage.notify("guest-unfair"),
            "guest-again": self.again,
            "guest-paste": self.paste,
            "guest-take-pasted": lambda: self.take_code(self.script.pasted()),
            "guest-leave": self.leave,
            "guest-here": self.take_here,
        }

    # --- the way to the table

    async def join(self, address):
        """Ask who sits down at the table whose code was opened; pass a guest's code to the page with the table."""
        page = self.page
        if not self.script:
            self.script = await stage.script("phones/phones")
            self.network = await self.script.asksForNetwork()
        if address.startswith(GUEST):
            self.script.hand(address[len(GUEST) :])
            window.engine.begin()
            page.notice(say("guest-handed"), say("guest-handed-text"))
            return
        if address in (TABLE + "guest", TABLE + "table"):  # this page was loaded again (phones/phones.js)
            await self._come_back(address[len(TABLE) :])
            return
        if not stage.phones:
            window.engine.begin()
            page.notice(say("guest-title"), say("guest-missing-here"))
            return
        if window.engine.begun and not self.guest:
            self.script.reopen(address)
            return
        self.letters = address[len(TABLE) :]
        if self.guest and page.play.table:
            await self.sit()
            return
        self.step, self.wrong = "name", None
        self._show()

    async def _come_back(self, what):
        """Go on at the table at which this page was before it was loaded again.

        "Back" may lead to such an address, too: a page that is at its table stays there.
        """
        if self.guest or self.page.play.table:
            self.script.remember(what)
            return
        if what == "table":
            window.engine.begin()
            self.page.act("phones-back", "", "")
            return
        host = stage.seat("guest")
        if host is None and not await self.script.waits():
            window.engine.begin()
            self.page.draw_start()
            return
        if window.engine.begun:
            self.script.reopen(TABLE + what)
            return
        self.script.remember("guest")  # loaded once more, it looks for its table once more
        self.table["host"] = host or ""
        self._become_guest()
        self.step = "back"
        self._show()
        if not await self.guest.take():
            self.lost()

    def lost(self):
        """Nobody waits for this phone: it needs a code."""
        if self.step == "back":
            self.status = "guest-gone"
            self.refresh()
        elif self.taking:
            self.taking = False
            self.mark("lost")

    async def take_here(self):
        """Take the seat back from the page or phone that has it."""
        self.taking = True
        self.elsewhere = False
        stage.dismiss(ELSEWHERE)
        self.status = "guest-looking"
        self.page.close_sheet()
        self.refresh()
        if not await self.guest.take():
            self.lost()

    def _show(self):
        stage.mark("awake", ALWAYS)
        self.page.form = self.form
        self.page.draw_start()
        stage.focus("#form-title")

    def refresh(self):
        if not self.page.play.table and self.page.form:
            self.page.draw_start()
        elif self.page.sheet is self.drawing:
            self.page.lay_sheet(self.drawing)

    def form(self, *given):
        """Draw the form in the first screen's place until the table is there."""
        return DRAWN[self.step](self)

    def write_name(self, text=""):
        self.name = text.strip()
        storage.write(NAME, self.name)

    async def decline(self):
        """Stay on this page instead."""
        self.page.form = None
        if self.guest and self.step == "seated":
            await self.leave()
            return
        if self.guest:  # the seat goes on waiting: the first screen offers it
            self.script.remember("")
            stage.reload()
            return
        window.engine.begin()
        self.page.draw_start()

    async def sit(self):
        """Answer the table's code, and show the answer."""
        if not self.guest:
            self._become_guest()
        self.tries += 1
        number = self.tries
        self.status = "guest-looking"
        answer = json.loads(await self.guest.answer(self.letters, self.name))
        if number != self.tries:
            return
        self.wrong = answer.get("id")
        if self.wrong:
            self.refresh()
            return
        self.code = self.script.address("answer", answer["letters"])
        self.step = "code"
        self.picture = await self.script.picture(self.code)
        self._show_code()

    def _show_code(self):
        if self.page.play.table:
            self.page.lay_sheet(self.drawing)
            return
        self.page.close_sheet()
        self._show()

    def find(self):
        """Note the connection to the other phone, perhaps before it knows all its own addresses."""
        self.status = "guest-found"
        self._tell(self.status)

    def missing(self):
        """The other phone was not found."""
        self._tell("guest-missing")

    def _tell(self, status):
        if self.step == "code":
            self.status = status
            self.refresh()

    async def renew(self):
        """Make the code anew, before it is too old."""
        if self.step == "code":
            await self.sit()

    async def send(self):
        await hand_on(self.page, self.code, self.drawing)

    # --- at the table

    def _become_guest(self):
        """From now on this page asks the dealing device in the place of an engine."""
        page = self.page
        self.guest = self.script.guest(bool(window.matchMedia("(min-width: 64rem)").matches), self.name)
        make = page.game.table

        def table():
            made = make()
            made.deals = made.has_review = False
            allow_advice(made, self.table["hints"])
            return made

        page.game.table = table
        page.play.ontake = self.taken
        page.actions["new-table"] = page.actions["phones"] = self.ask_to_leave
        page.actions["close-sheet"] = self.close
        window.engine.begin()

    def welcome(self, text):
        """The dealing device has let this one in."""
        self.table = json.loads(text)
        self.page.play.bots.common = self.table.get("pace")
        self.step, self.taking = "seated", False
        self.script.guard(True)
        self.script.remember("guest")
        if self.page.sheet is self.drawing:
            self.page.close_sheet()
        self.refresh()

    def learn(self, text):
        """Note news of the table: its players, whether a game is on, whether there are hints."""
        self.table = json.loads(text)
        play = self.page.play
        play.bots.common = self.table.get("pace")
        if play.table and not self.table["playing"]:
            play.leave()
            self.page.close_sheet()
            self._show()
        elif play.table:
            allow_advice(play.table, self.table["hints"])
            play.draw()
        self.refresh()

    async def take(self, text, begins=""):
        """Show the table as it is now; it waits while this page shows what came of its own move."""
        look = json.loads(text)
        look["begins"] = bool(begins) or bool(self.newest and self.newest["begins"])
        if self.newest and look.get("undone") is None:  # that one was not shown, and what it told comes no more
            view, earlier = look["view"], self.newest["view"]["news"]
            numbers = [entry["n"] for entry in view["news"]]
            view["news"] = [entry for entry in earlier if entry["n"] not in numbers] + view["news"]
        self.newest = look
        await self._show_newest()

    async def _show_newest(self):
        play = self.page.play
        while self.newest and not play.busy:
            look, self.newest = self.newest, None
            if not await play.game.ready(look["view"], self.page.trouble):
                return
            if look["begins"] or not play.table:
                self.page.form = None
                self.page.close_sheet()
                play.begin(look)
            else:
                waiting = not play.view["prompt"]
                play.display.load_news(look["view"])
                await play.show_and_take(look)
                if look["view"]["prompt"] and waiting:
                    self.script.buzz()
            if look.get("undone") is not None and look["undone"] != look["view"]["viewer"]:
                name = look["view"]["seats"][look["undone"]]["name"]
                stage.notify("guest-undone", "", "", json.dumps({"player": name}))

    def taken(self, answer):
        """Note that this page has drawn an answer, or left the table; what came meanwhile is drawn next."""
        if self.newest and answer:
            create_task(self._show_newest())

    def mark(self, state):
        """The dealing device is here, asleep or lost."""
        self.script.show(state)
        if state == "here":
            for id in LINES:
                stage.dismiss(id)
        elif state == "weak":
            stage.notify("guest-weak")
        elif state == "asleep":
            stage.notify("guest-asleep", "", "", self._host())
        elif self.page.sheet is not self.drawing:
            stage.dismiss("guest-asleep")
            stage.notify("guest-lost", "guest-scan", "guest-again", self._host())

    def _host(self):
        host = self.table["host"]
        return json.dumps({"host": host, "named": bool(host)})

    # --- a new code, when the connection is lost

    async def again(self):
        """Read the table's new code with the camera."""
        wrong = await self.script.allow()
        self.step = "paste" if wrong else "read"
        self.wrong = None
        self.page.lay_sheet(self.drawing)
        if not wrong:
            self.script.read("guest-code")

    def paste(self):
        self.step = "paste"
        self.page.lay_sheet(self.drawing)

    async def take_code(self, text):
        """Take a code of the table that was read or pasted."""
        self.letters = text
        await self.sit()
        if not self.wrong:
            self.script.stop()

    # --- the end

    def end(self, id):
        """The dealing device has let this one go, or does not let it in."""
        self.script.guard(False)
        self.script.remember("")
        self.script.show("lost")
        if id != "left":
            for line in LINES:
                stage.dismiss(line)
            self.page.lay_sheet(lambda: over(id))
        self.elsewhere = id == ELSEWHERE

    def close(self):
        """Close the sheet; that the seat is elsewhere stays as a line, which would repeat an open sheet."""
        self.page.close_sheet()
        if self.elsewhere:
            stage.notify(ELSEWHERE, "go-on-here", "guest-here")

    def ask_to_leave(self):
        """Ask before this seat is left."""
        ask = say("leave-table"), say("guest-leave-text"), "guest-leave", "", say("leave-table")
        self.page.lay_sheet(lambda: sheets.confirm(*ask))

    async def leave(self):
        """Leave the table: the page begins anew, with an engine of its own."""
        self.script.guard(False)
        if self.guest:
            await self.guest.leave()
        stage.reload()
