"""The device that deals: it lets phones in by their codes, and shows whether they are there."""

import json

import bar
from broadcast import Broadcast
from codes import ALWAYS, hand_on
from dealer_sheets import DRAWN, WAITING, help_pages
from lobby import Lobby
from saves import LAST, saves
from ui import create_task, el, hidden, say, stage, storage

PAIRING = ("code", "read", "paste")  # the steps in which a phone takes a seat


class Dealer:
    """The table that this device deals, on `page`; the script phones/host.js has the connections."""

    def __init__(self, page):
        self.page = page
        self.lobby = Lobby(page.start)
        self.script = self.host = None
        self.broadcast = Broadcast(self)
        self.network = False  # whether the browser is going to ask for the local network
        self.camera = None  # a message, if codes cannot be read by it; "" once it is allowed
        self.states = {}  # whether a seat's device is there, by seat: "here", "asleep", "lost"
        self.returning = False  # whether this page was loaded again, and its guests come by themselves
        self.step = "ask"  # what the sheet shows
        self.seat = None  # whose code it shows or reads
        self.awaited = None  # the seat of whose device it was said that it does not answer
        self.joins = False  # whether that seat becomes a guest's once its phone is there
        self.code = self.picture = ""  # the code's address, and its picture
        self.wrong = None  # what is wrong with the code that was read last
        self.wanted = None  # the seat whose code is shown once the camera was asked for
        self.drawing = self.draw
        self.actions = {
            "phones": self.open,
            "phones-back": self.come_back,
            "phones-count": self.count,
            "phones-middle": self.middle,
            "phones-name": self.write_name,
            "phones-camera": self.ask_camera,
            "phones-without": self.without_camera,
            "phones-show": self.show_code,
            "phones-read": self.read,
            "phones-paste": self.paste,
            "phones-code": self.take_code,
            "phones-take-pasted": lambda: self.take_code(self.script.pasted()),
            "phones-send": self.send,
            "phones-bot": self.give_to_bot,
            "phones-here": self.give_to_person,
            "phones-hints": self.choose_hints,
            "phones-help": self.help,
            "phones-deal": self.deal,
            "phones-found": self.find,
            "phones-hello": self.hello,
            "phones-state": self.mark,
            "phones-left": self.left,
            "phones-silent": self.silent,
            "phones-fault": self.fault,
            "phones-answer": self.broadcast.take,
        }

    # --- what is opened

    async def open(self):
        """Show who is at this table; before the first game, ask how many phones join."""
        if not self.host:
            closed = self.playing and stage.seat("table") == saves.name  # the game of a page that was closed
            self.returning = closed
            await self._begin()
            if closed:
                create_task(self.host.back())
                self.host.resumed()
        self.wrong = self.wanted = None
        if self.playing:
            self.broadcast.show()
            self.step = "seats"
            if self.returning:
                self.returning = False
                return
        elif self.camera is None or not self.lobby.guests:
            self.lobby.suggest()
            self.step = "ask"
        else:
            self._next()
            return
        self.show()

    async def come_back(self):
        """Take up the game, and the chairs that wait at the guests' devices: this page was loaded again."""
        self.returning = True
        await self._begin()
        create_task(self.host.back())
        await self._take_up()
        self.host.resumed()
        seats = self.page.play.view["seats"] if self.playing else []
        self.returning = bool([seat for seat in seats if seat["kind"] == "guest"])
        if not self.playing:
            self.broadcast.describe()

    async def _take_up(self):
        """Take up the game that was on the table, also one that is over: the guests may not have seen the result."""
        resuming, last = self.page.resuming, storage.read(LAST)
        if last in saves.names():
            await resuming.take_up(saves.load(last))
        else:
            await resuming.resume()

    async def _begin(self):
        self.script = await stage.script("phones/phones")
        self.network = await self.script.asksForNetwork()
        self.host = self.script.host()
        self.page.play.ontake = self.broadcast.follow
        self.page.play.onscenes = self.broadcast.show_pictures
        bar.seat_mark[0] = self.seat_mark
        self.broadcast.describe()

    @property
    def playing(self):
        return self.page.play.table is not None

    def show(self):
        """Draw the sheet; its heading gets the focus when it shows something else."""
        stage.mark("awake", ALWAYS)
        self.page.lay_sheet(self.drawing)
        stage.focus("#sheet-title")

    def refresh(self):
        """Draw the sheet again, if it is open."""
        if self.page.sheet is self.drawing:
            self.page.lay_sheet(self.drawing)

    def leaf(self):
        """A page of its own for each step, so that none begins where another was scrolled to."""
        return 1, "phones-%s-%s" % (self.step, self.seat)

    def draw(self):
        return DRAWN[self.step](self)

    # --- the first sheet

    def count(self, count):
        """Let so many phones join."""
        self.lobby.set_count(int(count))
        self.refresh()

    def write_name(self, text=""):
        """Note what whoever sits at this device is called."""
        self.page.start.seats[0]["name"] = text

    def middle(self, ticked):
        self.lobby.set_alone(ticked == "true")
        self.refresh()

    async def ask_camera(self):
        """Ask for the camera, before the first offer is made: it lets the other phones find this one."""
        self.camera = await self.script.allow()
        if self.camera:
            self.refresh()
        else:
            await self._go_on()

    async def without_camera(self):
        self.camera = "phones-camera-missing"
        await self._go_on()

    async def _go_on(self):
        if self.wanted is not None:
            await self.show_code(str(self.wanted))
        else:
            self.lobby.settle()
            self._next()

    def _next(self):
        """Show the code for the next seat whose phone is not here; once all are here, who they are."""
        self.broadcast.describe()
        self.page.draw_start()
        missing = [number for number in self.lobby.guests if self.states.get(number) != "here"]
        if missing:
            self.page.act("phones-show", str(missing[0]), "")
            return
        self.step = "all"
        self.script.stop()
        self.show()

    # --- a code for a seat

    async def show_code(self, seat):
        """Show the code by which a phone takes a seat."""
        seat = int(seat)
        if not self.host:
            await self._begin()
        if self.camera is None:
            self.wanted, self.step = seat, "ask"
            self.show()
            return
        self.wanted = self.wrong = None
        self.seat, self.step, self.picture = seat, "code", ""
        self.joins = self.playing and self.page.play.view["seats"][seat]["kind"] != "guest"
        self.show()
        letters = await self.host.offer(seat)
        self.code = self.script.address("join", letters)
        self.picture = await self.script.picture(self.code)
        self.refresh()

    def find(self):
        """The phone has reached this one: its own code can be read."""
        if self.step == "code" and self.page.sheet is self.drawing:
            self.read()

    def read(self):
        """Read the code that the phone shows."""
        self.step = "paste" if self.camera else "read"
        self.show()
        if not self.camera:
            self.script.read("phones-code")

    def paste(self):
        self.step = "paste"
        self.show()

    async def take_code(self, text=""):
        """Take the code of the guest's phone, which was read, pasted, or opened on this device as a link."""
        wrong = await self.host.accept(text)
        if wrong != (self.wrong or ""):
            self.wrong = wrong or None
            self.refresh()

    async def send(self):
        """Send the code as a link, or copy it."""
        await hand_on(self.page, self.code, self.drawing)

    # --- who is here

    def hello(self, seat, name=""):
        """A guest has sat down."""
        seat = int(seat)
        if not self.playing:
            self.lobby.learn(seat, name)
        self.states[seat] = "here"
        self.page.play.display.sound("turn")
        self.broadcast.describe()
        if self.playing:
            self.broadcast.show()
            if self.seat == seat and self.step in PAIRING:
                self._done(seat)
            self.page.play.draw()
        elif self.page.sheet is self.drawing:
            self._next()

    def _done(self, seat):
        """The phone for which a code was shown is here: back to the table."""
        if self.joins:
            create_task(self._reseat(seat, "guest"))
        self.step, self.joins = "seats", False
        self.script.stop()
        if self.page.sheet is self.drawing:
            self.page.close_sheet()

    def mark(self, seat, state):
        """The device of a seat is here, asleep or lost."""
        self.states[int(seat)] = state
        if state == "here":
            self.awaited = None
            stage.dismiss("phones-silent")
        self._redraw()

    def left(self, seat):
        """A guest has left the table."""
        self.states[int(seat)] = "lost"
        self._redraw()
        self._say("phones-left", int(seat))

    def silent(self, seat):
        """A device is silent, as it was a second ago: say so once while its seat is asked, with a way on."""
        seat, view = int(seat), self.page.play.view
        if not view or not view["seats"][seat]["asked"]:
            self.awaited = None
        elif self.awaited != seat:
            self.awaited = seat
            self._say("phones-silent", seat)

    def fault(self, seat, problem=""):
        """A device has said what no page of ours says, and its line is closed."""
        self._say("phones-fault", int(seat))

    def _say(self, id, seat):
        stage.notify(id, "phones-what-now", "phones", json.dumps({"player": self.name_of(seat)}))

    def _redraw(self):
        if self.playing:
            self.page.play.draw()
        self.refresh()

    def name_of(self, seat):
        return self.page.play.view["seats"][seat]["name"] if self.playing else self.lobby.called(seat)

    def seat_mark(self, seat):
        """The sign of a guest's device beside their seat, with a word where it is not here."""
        if self.page.play.view["seats"][seat]["kind"] != "guest":
            return None
        state = self.states.get(seat, WAITING)
        word = None if state == "here" else el("span", {"aria-hidden": "true"}, say("phones-mark-" + state))
        return el("span", {"class": "phone-mark " + state}, word, hidden(say("phones-state-" + state)))

    # --- the table

    def deal(self):
        """Deal: whoever is not here is a bot's seat."""
        for number in self.lobby.guests:
            if self.states.get(number) != "here":
                self.page.start.seats[number]["kind"] = "bot"
        self.script.stop()
        return self.page.dealing.set_table(self.lobby.request())

    def choose_hints(self, ticked):
        """Allow hints to all, or to nobody."""
        self.broadcast.allow_hints(ticked == "true")
        self.refresh()

    def help(self):
        """Say how playing on several phones works."""
        self.page.lay_sheet(lambda: help_pages(self), self.show)

    async def give_to_bot(self, seat):
        """A bot plays at a seat."""
        await self._reseat(int(seat), "bot")

    async def give_to_person(self, seat):
        """The seat's player sits at this device."""
        await self._reseat(int(seat), "person")

    async def _reseat(self, seat, kind):
        self.host.withdraw()
        if not self.playing:
            self.page.start.seats[seat]["kind"] = kind
            self.host.dismiss(seat, "line-seat")
            self.states.pop(seat, None)
            self.lobby.names.pop(seat, None)
            if self.lobby.guests:
                self._next()
            else:
                self.page.close_sheet()
                self.page.draw_start()
            return
        if kind != "guest":
            self.host.dismiss(seat, "line-seat")
            self.states.pop(seat, None)
        request = {"do": "reseat", "seat": seat, "kind": kind}
        if kind == "bot":
            request["bot"] = self.page.start.seats[seat]["bot"]
        answer = await self.page.play.request(request)
        if answer is None or not self.playing:
            return
        self.page.close_sheet()
        self.page.play.take(answer)
