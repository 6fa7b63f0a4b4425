"""The replay's page: opens a link or a record, and steps through it."""

import json

import pieces
import seats
import sheets
from listen import WINDOW, listen
from mine import mine
from over import over
from pieces import progress
from pyscript import when, window
from steps import hands, steps
from table import Table
from ui import button, el, forget_parts, laid, later, say, show, stage


class ReplayPage:
    """One game to look at."""

    def __init__(self):
        self.answer = None
        self.refusal = None
        self.table = Table()
        self.table.wide = self.table.roomy = bool(window.matchMedia("(min-width: 44rem)").matches)
        self.asking = False
        self.next = None  # a step that was asked for while another was on its way
        self.opened = None  # the request that opened the game on the page
        self.sheet = None
        self.meanings = {
            "step": lambda step: self.ask(at=int(step)),
            "eyes": lambda who: self.ask(seat=None if who == "none" else "all" if who == "all" else int(who)),
            "fold": self.fold,
            "card": lambda arg: self.open_sheet(lambda: sheets.district(self.table, arg.split(" ")[0], "")),
            "role": lambda id: self.open_sheet(lambda: sheets.role(self.table, id)),
            "menu": lambda: self.open_sheet(self.menu),
            "close-sheet": self.close_sheet,
            "reload": stage.reload,
            "engine-again": self.again,
            "paste": self.paste,
            "opened": lambda text: self.ask(record=text),
            "spoken": self.spoken,
            "key": self.key,
        }

    def act(self, name, arg, more):
        """One tap, key or word."""
        meaning = self.meanings.get(name)
        if meaning is None:
            return
        going = meaning(*[one for one in (arg, more) if one != ""])
        if hasattr(going, "send"):
            later(going)

    def key(self, key, sheet_open="false"):
        """The arrows step; so do the keys beside J."""
        moves = {"j": 1, "k": -1}
        if self.answer and key in moves and sheet_open != "true":
            return self.ask(at=self.answer["at"] + moves[key])
        return None

    # --- what the engine is asked

    async def open_link(self):
        """Open what stands behind the # of the address."""
        asked = json.loads(stage.asked())
        if not asked["link"]:
            self.draw()
            return
        request = {"link": asked["link"], "names": asked["names"]}
        if str(asked["at"] or "").isdigit():
            request["at"] = int(asked["at"])
        if str(asked["seat"] or "").isdigit():
            request["seat"] = int(asked["seat"])
        await self.ask(**request)

    async def ask(self, **request):
        """Ask the engine and show its answer; of steps asked for meanwhile only the last is taken."""
        if self.asking:
            self.next = request
            return
        self.asking = True
        request["do"] = "replay"
        try:
            answer = json.loads(await window.engine.ask(json.dumps(request)))
        except Exception as problem:
            answer = None
            self.stopped(problem)
        self.asking = False
        if answer:
            if not answer.get("error") and ("link" in request or "record" in request):
                self.opened = request
            self.take(answer)
        if self.next:
            request, self.next = self.next, None
            await self.ask(**request)

    def resume(self):
        """What to ask a new engine for, so that it is where the last one was, as texts in JSON."""
        if self.opened is None:
            return "[]"
        self.opened.update(at=self.answer["at"], seat=self.answer["eyes"])
        return json.dumps([json.dumps(self.opened)])

    def engine_moved(self, now):
        """Before there is a game to see, say how far the engine is; that it cannot be had, in any case."""
        if now == "failed":
            self.open_sheet(sheets.no_engine)
        elif self.answer is None and self.asking:
            self.draw()

    def stopped(self, problem):
        """Say that the engine gave no answer, and what can be done."""
        if window.engine.stage != "failed":
            self.open_sheet(lambda: sheets.stopped(problem))

    async def again(self):
        """Let the engine come once more, and open what the address asks for."""
        self.close_sheet()
        if self.answer is None:
            await self.open_link()
        else:
            window.engine.begin()

    def take(self, answer):
        """Show an answer, or say why there is nothing to see."""
        self.refusal = answer.get("error")
        if self.refusal:
            stage.say(json.dumps([self.refusal]))
            if self.answer is None:
                self.draw()
            else:
                refusal = self.refusal
                self.open_sheet(lambda: sheets.notice(say("trouble"), refusal))
            return
        self.close_sheet()
        first = self.answer is None
        self.answer = answer
        self.table.take(answer["view"])
        self.draw()
        if first:
            stage.focus("#decision-title")
        news = [say("event-" + entry["id"], **entry["args"]) for entry in answer["view"]["news"]]
        stage.say(json.dumps(news))

    async def paste(self):
        """Open what was pasted: a link, or a record."""
        text = stage.pasted()
        if "[" in text[:200] or "\n" in text:
            await self.ask(record=text)
        else:
            await self.ask(link=text[text.rfind("#") + 1 :].split("&")[0])

    # --- what is shown

    def draw(self):
        """The table at this step; before there is one, the place to open one."""
        if self.answer is None:
            forget_parts()
            stage.screen("start")
            show("table", *self.opening())
            return
        table = self.table
        if stage.screen("over" if table.view["result"] else "table"):
            forget_parts()
        show(
            "table",
            el(
                "div",
                {"class": "board", "key": "board"},
                seats.bar(table),
                seats.ranks(table),
                steps(self.answer),
                over(table),
                seats.others(table),
                mine(table),
                hands(self.answer),
            ),
        )

    def opening(self):
        refused = (
            el("p", {"class": "trouble", "role": "alert", "key": "refused"}, self.refusal) if self.refusal else None
        )
        return [
            el(
                "header",
                {"class": "hero", "key": "hero"},
                el("h1", {"class": "title"}, say("title")),
                el("p", {"class": "tagline"}, say("replay-title")),
            ),
            self.on_its_way()
            if self.asking
            else el("div", {"class": "opening", "key": "opening"}, refused, *self.ways()),
        ]

    def on_its_way(self):
        """A game is opened as soon as the engine is there."""
        return el(
            "div",
            {"class": "opening", "key": "waiting", "role": "status"},
            el("p", {"class": "progress"}, say("replay-wait")),
            progress(window.engine.stage),
        )

    def ways(self):
        """The ways to open a game."""
        return [
            el("label", {"for": "paste"}, say("replay-paste")),
            el("textarea", {"id": "paste", "class": "field", "spellcheck": "false", "autocomplete": "off"}),
            button("paste", "", "choice main", el("span", None, say("replay-show"))),
            el("label", {"for": "file"}, say("replay-file")),
            el("input", {"id": "file", "type": "file", "class": "field", "accept": ".txt,text/plain"}),
            el("a", {"href": "./index.html", "class": "choice"}, el("span", None, say("replay-play"))),
        ]

    def menu(self):
        return sheets.frame(say("replay-open"), el("div", {"class": "opening"}, *self.ways()))

    def open_sheet(self, draw):
        self.sheet = draw
        show("sheet", draw())
        stage.focus("#sheet-title")

    def close_sheet(self):
        self.sheet = None
        show("sheet")

    def spoken(self):
        """Show everything in the language that is spoken now; what is on its way comes in it."""
        if self.sheet:
            show("sheet", self.sheet())
        if not self.asking:
            self.draw()

    def fold(self, seat):
        seat = int(seat)
        self.table.folds[seat] = not self.table.unfolded(seat)
        self.draw()


async def open_page():
    """Show the page as soon as its words are there, the game as soon as the engine is."""
    await window.speech.spoken
    pieces.learn(laid("cards"))
    page = ReplayPage()
    listen(page.act)
    when("hashchange", WINDOW)(lambda: later(page.open_link()))
    window.engine.resume = page.resume
    window.engine.onanew = lambda: stage.tell("engine-anew")
    window.engine.onstage = page.engine_moved
    stage.alive()
    await page.open_link()


later(open_page())
