"""The device that deals: it lets phones in by their codes, and shows whether they are there."""

import json

import bar
import sheets
from codes import code_picture, hand_on, paste_field, viewfinder
from lobby import Lobby
from player_names import LONGEST
from saves import saves
from ui import button, create_task, el, hidden, icon, say, shield, stage

ALWAYS = "2"  # keeps the screen on before a game, too (site/js/wake-lock.js)
HELP = ("needs", "camera", "honest", "cut", "found", "hotel", "back")
WAITING = "waiting"  # the state of a seat whose device has not come yet


class Dealer:
    """The table that this device deals, on `page`; the script phones/host.js has the connections."""

    def __init__(self, page):
        self.page = page
        self.lobby = Lobby(page.start)
        self.script = self.host = None
        self.camera = None  # a message, if codes cannot be read by it; "" once it is allowed
        self.hints = True  # whether hints may be asked for, by anybody
        self.states = {}  # whether a seat's device is there, by seat: "here", "asleep", "lost"
        self.returning = False  # whether this page was loaded again, and its guests come by themselves
        self.table = None  # the table that the guests have been shown
        self.showing = False  # whether one of these is being shown
        self.late = []  # answers to guests that came while this device was asking
        self.step = "ask"  # what the sheet shows
        self.seat = None  # whose code it shows or reads
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
            "phones-answer": self.take_answer,
        }

    # --- what is opened

    async def open(self):
        """Show who is at this table; before the first game, ask how many phones join."""
        if not self.host:
            await self._begin()
        self.wrong = self.wanted = None
        if self.playing:
            self.begin_game()
            self.step = "seats"
            if self.returning:
                self.returning = False
                return
        elif self.camera is None:
            self.lobby.suggest()
            self.step = "ask"
        else:
            self._next()
            return
        self.show()

    async def come_back(self):
        """Take up the game, and the chairs that wait at the guests' devices: this page was loaded again."""
        await self._begin()
        self.returning = True
        create_task(self.host.back())
        await self.page.resuming.resume()
        seats = self.page.play.view["seats"] if self.playing else []
        self.returning = bool([seat for seat in seats if seat["kind"] == "guest"])

    async def _begin(self):
        self.script = await stage.script("phones/phones")
        self.host = self.script.host()
        self.page.play.ontake = self.taken
        bar.seat_mark[0] = self.seat_mark
        self._describe()

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

    def _leaf(self):
        """A page of its own for each step, so that none begins where another was scrolled to."""
        return 1, "phones-%s-%s" % (self.step, self.seat)

    def draw(self):
        return getattr(self, "draw_" + self.step)()

    # --- the first sheet

    def draw_ask(self):
        lobby = self.lobby
        count = len(lobby.guests)
        middle = {"type": "checkbox", "data-do": "phones-middle", "checked": lobby.in_the_middle}
        stepper = el(
            "div",
            {"class": "stepper", "role": "group", "aria-labelledby": "phones-label", "key": "count"},
            el("span", {"id": "phones-label"}, say("phones-join", count=count)),
            _step(count - 1, "minus", "phones-fewer", count < 2),
            _step(count + 1, "plus", "phones-more", count >= lobby.most),
        )
        start = self.page.start
        field = {"class": "field", "maxlength": str(LONGEST), "autocomplete": "nickname", "spellcheck": "false"}
        field.update({"data-do": "phones-name", "value": start.seats[0]["name"], "placeholder": start.called(0)})
        name = el(
            "label", {"class": "code-paste", "key": "name"}, el("span", None, say("guest-who")), el("input", field)
        )
        tick = el(
            "label",
            {"class": "phones-tick", "key": "middle"},
            el("input", middle),
            el("span", None, say("phones-middle")),
        )
        return sheets.frame(
            say("to-phones"),
            el("p", {"key": "how"}, say("phones-how")),
            *([] if self.wanted is not None else [stepper, None if lobby.in_the_middle else name, tick]),
            _trouble(self.camera),
            el(
                "div",
                {"class": "choices one-column", "key": "choices"},
                button("phones-camera", "", "choice main", el("span", None, say("phones-camera"))),
                el("p", {"class": "quiet"}, say("phones-camera-why")),
                button("phones-without", "", "choice", el("span", None, say("phones-without"))),
            ),
            el("p", {"class": "quiet", "key": "honest"}, say("phones-honest")),
            button("phones-help", "", "link", say("phones-help"), key="help"),
            css="phones",
            leaf=self._leaf(),
        )

    def count(self, count):
        """Let so many phones join."""
        self.lobby.set_count(int(count))
        self.refresh()

    def write_name(self, text=""):
        """Note what whoever sits at this device is called."""
        self.page.start.seats[0]["name"] = text

    def middle(self, ticked):
        self.lobby.set_middle(ticked == "true")
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
            self._next()

    def _next(self):
        """Show the code for the next seat whose phone is not here; once all are here, who they are."""
        self._describe()
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

    def draw_code(self):
        name = self._name(self.seat)
        return sheets.frame(
            say("phones-scan-this", player=name),
            code_picture(self.picture, say("phones-code-label", player=name)),
            self._crowd(),
            el("p", {"class": "phones-status", "role": "status", "key": "status"}, say("phones-waiting", player=name)),
            el(
                "div",
                {"class": "choices one-column", "key": "choices"},
                button("phones-read", "", "choice main", el("span", None, say("phones-read", player=name))),
            ),
            self._others(say("phones-send")),
            css="phones",
            leaf=self._leaf(),
        )

    def _others(self, send):
        """What can be done besides, in a line."""
        return el(
            "div",
            {"class": "phones-more", "key": "more"},
            button("phones-send", "", "plain", send) if self.step == "code" else None,
            button("phones-here", str(self.seat), "plain", say("phones-this-phone")),
            button("phones-bot", str(self.seat), "plain", say("phones-a-bot")),
        )

    def _crowd(self):
        """The seats of the guests, with a sign for each that is here."""
        if self.playing:
            return None
        kids = []
        for number in self.lobby.guests:
            here = self.states.get(number) == "here"
            kids.append(
                el(
                    "li",
                    {"key": str(number), "class": "here" if here else ""},
                    shield(number),
                    self._name(number),
                    icon("check") if here else None,
                )
            )
        return el("ul", {"class": "phones-crowd", "key": "crowd"}, *kids)

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

    def draw_read(self):
        name = self._name(self.seat)
        return sheets.frame(
            say("phones-now", player=name),
            viewfinder(say("phones-camera-label")),
            el("p", {"key": "how"}, say("phones-hold", player=name)),
            _trouble(self.wrong, player=name),
            el(
                "div",
                {"class": "choices", "key": "choices"},
                button("phones-show", str(self.seat), "choice", el("span", None, say("phones-code-again"))),
                button("phones-paste", "", "choice", el("span", None, say("phones-paste"))),
            ),
            self._others(None),
            css="phones",
            leaf=self._leaf(),
        )

    def draw_paste(self):
        name = self._name(self.seat)
        return sheets.frame(
            say("phones-now", player=name),
            paste_field(say("phones-paste-how", player=name), "phones-take-pasted"),
            _trouble(self.wrong, player=name),
            el(
                "div",
                {"class": "choices one-column", "key": "choices"},
                button("phones-take-pasted", "", "choice main", el("span", None, say("phones-take"))),
                button("phones-show", str(self.seat), "choice", el("span", None, say("phones-code-again"))),
            ),
            self._others(None),
            css="phones",
            leaf=self._leaf(),
        )

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
        self._describe()
        if self.playing:
            if self.joins and self.seat == seat:
                create_task(self._reseat(seat, "guest"))
            self._done()
        elif self.page.sheet is self.drawing:
            self._next()

    def _done(self):
        """The phone for which a code was shown is here: back to the table."""
        self.begin_game()
        self.script.stop()
        if self.page.sheet is self.drawing:
            self.page.close_sheet()
        self.page.play.draw()

    def mark(self, seat, state):
        """The device of a seat is here, asleep or lost."""
        self.states[int(seat)] = state
        self._redraw()

    def left(self, seat):
        """A guest has left the table."""
        self.states[int(seat)] = "lost"
        self._redraw()
        self._say("phones-left", int(seat))

    def silent(self, seat):
        """A device has been silent for a while: if its seat is asked, say so, with a way on."""
        view = self.page.play.view
        if view and view["seats"][int(seat)]["asked"]:
            self._say("phones-silent", int(seat))

    def fault(self, seat, problem=""):
        """A device has said what no page of ours says, and its line is closed."""
        self._say("phones-fault", int(seat))

    def _say(self, id, seat):
        stage.notify(id, "phones-what-now", "phones", json.dumps({"player": self._name(seat)}))

    def _redraw(self):
        if self.playing:
            self.page.play.draw()
        self.refresh()

    def _name(self, seat):
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

    def draw_all(self):
        """Who plays, and the button that deals."""
        start, rows = self.page.start, []
        for number in range(start.count):
            seat = start.seats[number]
            who = {"person": say("phones-at-this"), "guest": say("phones-at-own")}.get(seat["kind"])
            if who is None:
                who = say("bot-" + seat["bot"])
            rows.append(
                el(
                    "li",
                    {"key": str(number)},
                    shield(number),
                    el("b", None, self.lobby.called(number)),
                    el("span", {"class": "quiet"}, who),
                )
            )
        return sheets.frame(
            say("phones-all"),
            el("ul", {"class": "phones-seats", "key": "seats"}, *rows),
            self._hints(),
            el(
                "div",
                {"class": "choices one-column", "key": "choices"},
                button("phones-deal", "", "choice main", icon("cards"), el("span", None, say("deal"))),
            ),
            css="phones",
            leaf=self._leaf(),
        )

    def choose_hints(self, ticked):
        """Allow hints to all, or to nobody."""
        self.hints = ticked == "true"
        self._describe()
        if self.playing:
            self.table.has_advice = self.hints and type(self.table).has_advice
            self.page.play.draw()
        self.refresh()

    def _hints(self):
        """The switch for hints, where the game has any."""
        box = {"type": "checkbox", "data-do": "phones-hints", "checked": self.hints}
        return el(
            "label", {"class": "phones-tick", "key": "hints"}, el("input", box), el("span", None, say("phones-hints"))
        )

    def help(self):
        """Say what is needed, why the camera is used, and what to do where phones do not find one another."""
        questions = []
        for name in HELP:
            questions.append(el("h3", {"key": "help-" + name}, say("phones-help-" + name)))
            questions.append(el("p", {"key": "help-" + name + "-text"}, say("phones-help-%s.text" % name)))
        self.page.lay_sheet(lambda: sheets.frame(say("phones-help"), *questions, leaf=(2, "phones-help")), self._back)

    def _back(self):
        self.show()

    def draw_seats(self):
        """The seats of the game that is on: where each person plays, and what can be changed."""
        rows = []
        for seat in self.page.play.view["seats"]:
            rows.append(self._row(seat["seat"], seat["kind"]))
        return sheets.frame(
            say("phones"),
            el("p", {"key": "how"}, say("phones-seats-how")),
            el("ul", {"class": "phones-seats", "key": "seats"}, *rows),
            self._hints(),
            button("phones-help", "", "link", say("phones-help"), key="help"),
            css="phones",
            leaf=self._leaf(),
        )

    def _row(self, seat, kind):
        state = self.states.get(seat, WAITING)
        what = say("phones-state-" + state) if kind == "guest" else say("phones-seat-" + kind)
        ways = [
            button("phones-show", str(seat), "plain", say("phones-show-code" if kind == "guest" else "phones-give"))
            if kind != "person"
            else None,
            button("phones-here", str(seat), "plain", say("phones-plays-here")) if kind == "guest" else None,
            button("phones-bot", str(seat), "plain", say("phones-bot-plays")) if kind == "guest" else None,
            button("phones-show", str(seat), "plain", say("phones-to-phone")) if kind == "person" else None,
        ]
        return el(
            "li",
            {"key": str(seat)},
            shield(seat),
            el("b", None, self._name(seat)),
            el("span", {"class": "quiet"}, what),
            el("span", {"class": "phones-more"}, *ways),
        )

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

    # --- what the guests are shown

    def _describe(self):
        """Tell all guests who is at the table."""
        seats = self.page.play.view["seats"] if self.playing else []
        people = self.page.start.people()
        names = [seat["name"] for seat in seats] or [self.lobby.called(number) for number in people]
        here = [number for number in people if number not in self.lobby.guests]
        host = self.lobby.called(here[0]) if here else ""
        table = {"host": host, "names": names, "playing": self.playing, "hints": self.hints}
        table["seed"] = self.page.start.own_seed()  # a seed that was typed: whoever knows it knows the deal
        self.host.describe(json.dumps(table))

    def begin_game(self, fresh=False):
        """Show the guests the game that is on the table now."""
        if self.page.play.table is not self.table:
            self.table = self.page.play.table
            self.table.has_advice = self.table.has_advice and self.hints
            self.host.begin(fresh)
            self._describe()
        if self.states:
            self.script.guard(True)
            self.script.remember("table")
        self.host.push()

    def taken(self, answer):
        """This page has shown an answer: the guests follow. What came for them meanwhile is shown next.

        None is for a table that was left.
        """
        if answer is None:
            self.table = None
            self.script.remember("")
            self.script.guard(False)
            self._describe()
            return
        self.begin_game(bool(answer.get("save")))
        if self.late:
            create_task(self._show_late())

    def take_answer(self, text):
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
        while self.late and self.playing and not play.busy and not self.showing:
            self.showing = True
            answer = self.late.pop(0)
            if is_news(play.view, answer["view"]) and await play.game.ready(answer["view"], self.page.trouble):
                play.bots.stop()  # a bot's decision that waits for its moment is older
                play.take(answer)
            self.showing = False


def is_news(before, view):
    """Whether a view shows more than the one before: a guest's standing reply changes nothing here."""
    return bool([key for key in view if key not in ("news", "say") and view[key] != before.get(key)])


def _step(count, sign, label, last):
    """A button of the stepper."""
    return button("phones-count", str(count), "plain", icon(sign), el("span", {"class": "unseen"}, say(label)),
                  aria_disabled="true" if last else None)  # fmt: skip


def _trouble(id, **args):
    return el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, say(id, **args)) if id else None
