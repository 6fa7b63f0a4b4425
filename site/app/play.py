"""One game on the page: asks the engine, keeps the save, lets the bots play at their pace, draws the curtain."""

import json

import seats
from badges import lowered
from curtain import curtain
from decision import decision, waiting_for_engine
from mine import mine
from over import over
from pyscript import window
from saves import saves
from table import Table
from ui import el, forget_parts, later, show, stage

BEATS = {"calm": 1200, "normal": 800, "quick": 400, "instant": 0}


async def ask(**request):
    """Ask the engine; the answer as it comes, the save already written away."""
    answer = json.loads(await window.engine.ask(json.dumps(request)))
    if answer.get("save"):
        saves.write(answer["save"], answer.get("view"), request["do"] == "new")
    return answer


class Play:
    """The table while a game is on."""

    def __init__(self, settings, onerror, onstopped, onturn):
        self.settings = settings
        self.onerror = onerror
        self.onstopped = onstopped  # called when the engine gives no answer
        self.onturn = onturn  # called when somebody else begins to look
        self.table = None
        self.busy = False
        self.covered = False  # the curtain fell on the page, and the engine has not heard of it yet
        self.loop = 0  # each run of the bots has a number; an older one stops
        self.drawn = 0
        self.save = None  # the newest that the engine wrote
        window.engine.resume = self.resume
        window.engine.onanew = self.resumed

    @property
    def view(self):
        return self.table.view if self.table else None

    def begin(self, answer, early=False):
        """Sit down at a table; `early` if it was dealt ahead, and the engine is yet to deal the same."""
        if early:
            self.save = None
        self.loop += 1  # no bot of another game plays on
        self.table = Table()
        self.table.early = early
        self.table.wide = bool(window.matchMedia("(min-width: 44rem)").matches)
        self.table.roomy = bool(window.matchMedia("(min-width: 64rem)").matches)
        forget_parts()
        stage.screen("table")
        self.take(answer)

    def overtake(self, answer, same):
        """Let the engine, which has dealt by now, answer from here on.

        If ever it did not deal the `same`, its table takes the place of this one, and a choice made here is dropped.
        """
        table = self.table
        chosen, late = table.chosen, table.late
        table.early, table.chosen, table.late = False, None, False
        if not same:
            self.begin(answer)
        elif chosen:
            later(self.do(**chosen))
        elif late:
            self.draw()

    def leave(self):
        self.loop += 1
        self.table = self.save = None
        self.covered = False

    # --- an engine that took another's place

    def resume(self):
        """What to ask a new engine for, so that it is where the last one was, as texts in JSON."""
        view = self.view
        if not self.save or view is None:
            return "[]"
        steps = [{"do": "load", "save": self.save}]
        if view["shared"] and view["viewer"] is not None and not self.covered:
            steps.append({"do": "open", "seat": view["viewer"]})
        return json.dumps([json.dumps(step) for step in steps])

    def resumed(self):
        """Say that another engine plays on; it counts anew what it tells."""
        stage.tell("engine-anew")
        if self.table:
            self.table.since, self.table.newest = [], -1

    # --- answers

    def take(self, answer, quietly=False):
        """Show an answer: what moved, how the table is now, what is to be said; then see who is next.

        What one seat's eyes saw, asked for before the curtain fell, is not looked at: the engine's answer to its fall
        tells what came of it.
        """
        view, error = answer.get("view"), answer.get("error")
        if self.covered and view and view["viewer"] is not None:
            return
        if error:
            self.trouble(error)
        if view is None:
            return
        table = self.table
        if table.view and table.view["viewer"] != view["viewer"]:
            table.since, table.newest = [], -1  # what one may know is not the other's
            stage.hush()
            self.onturn()
        news = [entry for entry in view["news"] if entry["n"] > table.newest]
        table.remember(view["news"])
        table.newest = max([table.newest] + [entry["n"] for entry in view["news"]])
        asked_before = table.decisions
        self.covered = False
        table.take(view)
        if not quietly:
            self.draw()
            self.move(news)
            self.speak(view)
            if table.decisions != asked_before:
                stage.focus("#decision-title")
        self.next()

    def trouble(self, error):
        """Say a refusal in words."""
        stage.say(json.dumps([error]))
        self.onerror(error)

    def draw(self):
        """Draw the table, or the curtain in its place."""
        view = self.view
        if self.covered or view["waiting"] == "curtain":
            forget_parts()
            stage.screen("curtain")
            show("table", curtain(None if self.covered else view["curtain"]))
            return
        if stage_name(view) != self.drawn:
            self.drawn = stage_name(view)
            forget_parts()
        stage.screen(self.drawn)
        table = self.table
        own = mine(table)
        last = over(table) or decision(table)
        show(
            "table",
            el(
                "div",
                {"class": "board" + ("" if own else " watching"), "key": "board"},
                seats.bar(table),
                last if view["result"] else seats.ranks(table),
                lowered(table),
                seats.others(table),
                own,
                None if view["result"] else last,
            ),
        )

    def move(self, news):
        """Let coins and cards fly for what is new."""
        flights = []
        for entry in news[-6:]:
            anchor = entry.get("anchor") or {}
            giver, taker = anchor.get("seat"), anchor.get("to")
            if anchor.get("gold"):
                flights.append(
                    {"kind": "coin", "from": place(giver, "bank"), "to": place(taker, "bank"), "count": anchor["gold"]}
                )
            elif anchor.get("count"):
                flights.append(
                    {"kind": "card", "from": place(giver, "deck"), "to": place(taker, "deck"), "count": anchor["count"]}
                )
        if flights:
            stage.fly(json.dumps(flights))

    def speak(self, view):
        """Feed the live region."""
        lines = list(view["say"])
        if view["prompt"]:
            lines.append({"id": view["prompt"]["id"], "args": view["prompt"]["args"]})
        stage.say(json.dumps(lines))

    # --- the course of the game

    def next(self):
        """If bots are to move, let them; what a person decides waits for the person."""
        if self.view["waiting"] == "bot":
            self.loop += 1
            later(self.bots(self.loop))
        else:
            self.table.rushing = False

    async def bots(self, number):
        """One step of a bot to a beat, however long or short it thought."""
        beat = 0 if self.table.rushing else BEATS[self.settings["pace"]]
        pause = stage.beat(beat) if beat else None
        answer = await self.request({"do": "tick"})
        if answer is None:
            return
        if pause:
            await pause
        if number == self.loop and self.table:
            hurried = not beat and answer.get("view") and answer["view"]["waiting"] == "bot"
            self.take(answer, hurried and self.table.ticks % 8)
            if self.table:
                self.table.ticks += 1

    def await_engine(self, chosen=None):
        """Say that the engine is still on its way; a choice is taken and waits for it."""
        table = self.table
        table.late, table.chosen = True, chosen or table.chosen
        table.decisions += 1
        self.draw()
        stage.say(json.dumps([waiting_for_engine(table)]))
        stage.focus("#decision-title")

    async def request(self, request):
        """Ask the engine, and say in words if it cannot answer."""
        if self.table and self.table.early and request["do"] not in ("new", "quit"):
            self.await_engine()
        try:
            answer = await ask(**request)
        except Exception as problem:
            self.onstopped(problem)
            return None
        if request["do"] == "load" and not answer.get("error"):
            self.save = request["save"]
        self.save = answer.get("save") or self.save
        return answer

    def do(self, **request):
        """One request of the player's, to be waited for; None while another is under way: that tap is passed over."""
        if self.busy or (self.table and self.table.chosen):
            return None
        if self.table and self.table.early and request["do"] == "choose":
            self.await_engine(request)
            return None
        self.busy = True  # at once: the request itself goes a moment later
        return self.done(request)

    async def done(self, request):
        """Ask what the player wants done, and show what came of it."""
        answer = await self.request(request)
        self.busy = False
        if answer is not None and self.table:
            if request["do"] in ("choose", "undo") and not answer.get("error"):
                self.table.since = []
                self.table.recap_open = False
            self.take(answer)

    def away(self):
        """Draw the curtain on a shared device that is put down: first on the page, then in the engine.

        Return whether it fell. Where nobody looks it need not, unless somebody is about to.
        """
        view = self.view
        if view is None or not view["shared"] or view["phase"] == "over":
            return False
        if self.covered or (view["viewer"] is None and not self.busy):
            return False
        self.covered = True
        self.loop += 1  # a bot's step that is under way is not shown
        self.draw()
        show("sheet")
        self.table.since = []
        later(self.close())
        return True

    async def close(self):
        """Tell the engine that the curtain fell, whatever else is under way: requests are answered in order."""
        answer = await self.request({"do": "close"})
        if answer is not None and self.table:
            self.take(answer)


def place(seat, otherwise):
    return otherwise if seat is None else "seat-%d" % seat


def stage_name(view):
    return "over" if view["result"] else "table"
