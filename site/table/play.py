"""One game on the page: asks the engine, stores the save, and takes each answer; display.py shows it."""

import json

from answers import read
from bots import Bots
from choices import waiting_for_engine
from curtain import is_closed
from display import STAGE, Display, in_the_middle, room_for_log
from news import sound
from opening import PendingDeal
from pyscript import window
from saves import saves
from ui import create_task, show, stage, storage

BEGINNINGS = ("new", "again", "enter")  # the requests that begin a game of its own
LOG = 80  # entries of the log beside the table


async def ask(**request):
    """Ask the engine and return its answer; the save in it is stored first."""
    return await receive(request, window.engine.ask(json.dumps(request)))


async def receive(request, promise):
    """Return the answer to a request, once it is here; the save in it is stored first."""
    answer = read(await promise)
    if answer.get("save"):
        if request.get("day"):
            saves.coming = {"day": request["day"]}
        saves.write(answer["save"], answer.get("view"), request["do"] in BEGINNINGS, answer.get("told"))
    return answer


class Play:
    """The game on the page, from its first view until the player leaves it."""

    def __init__(self, game, settings, onerror, onstopped, onturn):
        self.game = game
        self.settings = settings
        self.display = Display(game, settings)
        self.onerror = onerror
        self.onstopped = onstopped  # called when the engine gives no answer
        self.onturn = onturn  # called when the viewer changes, and when a curtain closes
        self.table = None
        self.answer = None  # the answer that was taken last
        self.busy = False
        self.covered = False  # the curtain is closed on the page, and the engine has not answered to that yet
        self.bots = Bots(self)
        self.save = None  # the newest save from the engine
        self.ontake = None  # called with each answer that has been shown, and with None for a table that is left
        self.onscenes = None  # called before the pictures of an answer
        window.engine.resume = self.resume
        window.engine.onanew = self.resumed

    @property
    def view(self):
        return self.table.view if self.table else None

    def looking(self):
        """The seat whose view is shown; None behind the curtain, without a viewer, and before a game."""
        return self.view["viewer"] if self.view and not self.covered else None

    def begin(self, answer, early=False, guide=None):
        """Begin at a table; `early` if it is an opening, and the engine has yet to deal the same.

        `guide` is the lesson that is followed there; its game is stored only when the player goes on after it.
        """
        if early or guide:
            self.save = None
        if guide:
            saves.put_down()
        self.bots.stop()  # one may be deciding in the game before
        self.table = self.game.table()
        self.table.pending, self.table.guide = PendingDeal() if early else None, guide
        self.table.day = None if early or guide else saves.day
        stage.screen("table")
        if answer["view"]["round"] > 1:  # a game that is continued: a bot may be about to do something
            self.display.load_news(answer["view"])
        self.take(answer)
        if [name for name in saves.names() if storage.over(name)] and not guide:
            create_task(self.display.meet())

    def replace_opening(self, answer, same):
        """Switch from the opening to the engine's deal.

        If that is not the `same`, the engine's table replaces this one, and a choice made here is dropped.
        """
        table = self.table
        pending, table.pending = table.pending, None
        if not same:
            self.begin(answer, guide=table.guide)
        elif pending.choice:
            create_task(self.do(**pending.choice))
        elif pending.late:
            self.draw()

    def leave(self):
        self.bots.stop()
        self.table = self.save = window.blackBox.table = None
        self.covered = False
        if self.ontake:
            self.ontake(None)

    # --- when the engine has been restarted

    def resume(self):
        """The requests that bring a new engine to where the last one was: JSON of a list of JSON texts."""
        view = self.view
        if view is None or not (self.save or self.table.guide):
            return "[]"
        if not self.save:
            return json.dumps([json.dumps(self.table.guide.request())])
        steps = [{"do": "load", "save": self.save}]
        if view["shared"] and view["viewer"] is not None and not self.covered:
            steps.append({"do": "open", "seat": view["viewer"]})
        return json.dumps([json.dumps(step) for step in steps])

    def resumed(self):
        """Say that the engine was restarted; it numbers the entries of the log from 1."""
        stage.notify("engine-anew")
        if self.table:
            self.table.reading.restart()

    # --- answers

    def take(self, answer, quietly=False):
        """Show an answer: the table, then its news in motion and aloud; then let a bot decide if it is one's turn.

        A seat's view that was asked for before the curtain closed is dropped: the answer to `close` brings the state.
        """
        view, error = answer.get("view"), answer.get("error")
        if self.covered and view and view["viewer"] is not None:
            return
        if error:
            self.trouble(error)
        if view is None:
            return
        self.answer = answer
        self.game.speak(view)
        table, display = self.table, self.display
        reading = table.reading
        since = reading.line
        if table.view and table.view["viewer"] != view["viewer"]:
            since = reading.begin(view)
            stage.hush()
            self.onturn()
        elif table.view and is_closed(view) and not is_closed(table.view):
            self.onturn()  # what lay over the public table does not lie over the curtain
        news = reading.new_entries(view)
        display.sound(sound(table.view, view, since))
        if table.view and not view["result"] and not table.in_lesson():
            reading.pause(view, since, self.game, bool(self.bots.pace()))
        # Without a pause nobody sees what lies between two of their own questions: what was lost stays until the next.
        unseen = table.view and table.view["waiting"] == "bot" and not self.bots.pace()
        reading.take(view, self.game.lost(news), unseen)
        decisions_before = table.decisions
        self.covered = False
        game = "%s, round %d" % (saves.name or "not stored", view["round"])
        window.blackBox.table = "secret" if view["secret"] else game
        display.fit(table)
        table.take(view)
        table.log, table.earlier = answer.get("log", table.log), answer.get("earlier", table.earlier)
        if table.advice:
            table.advice.taken(view)
        display.remark(table, news, quietly)
        if not quietly:
            self.draw()
            if not view["result"] and not is_closed(view):  # nothing flies over who has won, or a curtain
                display.animate(news)
            display.announce(table)
            if table.decisions != decisions_before:
                stage.focus("#decision-title")
        if self.ontake:
            self.ontake(answer)
        self.next()

    def trouble(self, error):
        """Show and announce a refusal."""
        stage.say(json.dumps([error]))
        self.onerror(error)

    def fit(self):
        """Draw the table anew once its screen has room for other parts, as after it was turned."""
        if self.table and self.table.view and self.display.fit(self.table):
            self.draw()

    def draw(self):
        """Draw the table, or the curtain in its place."""
        self.display.draw(self.table, self.covered)

    async def show_scenes(self, answer, wanted=lambda: True):
        """Show what an answer tells in pictures, at the present pace; whether there was any.

        A shared device shows the public table under them. Once the table is left, the curtain closes, or they are not
        `wanted` any more, those to come are dropped.
        """
        table, view = self.table, answer.get("view")

        def pace():
            return 0 if self.covered or self.table is not table or not wanted() else self.bots.pace()

        if view and (view["result"] or is_closed(view) or view["round"] != table.view["round"]):
            await self.display.end_standing()
        if view and pace():
            await self.display.await_news(view["news"])
        scenes = self.display.scenes(table, view) if view and pace() else []
        pictures = bool([scene for scene in scenes if scene["tree"]])
        if pictures and self.onscenes:
            self.onscenes()
        closing = pictures and is_closed(view)
        lines = view["say"] if view else []
        if pictures and in_the_middle(view) and table.view["viewer"] is not None:
            self.lie_down(table.public or view, lines, answer)
            lines = []
        await self.display.play_scenes(scenes[:-1] if closing else scenes, pace)
        if closing and pace():
            self.lie_down(view, lines, answer)
            await self.display.play_scenes(scenes[-1:], pace)
        return pictures

    def lie_down(self, public, lines, answer):
        """Show a public view of a shared device, which lies in the middle until all have seen the pictures.

        `lines` are announced; the log is that of the answer whose pictures these are, up to the round of the view.
        """
        view = dict(public)
        view.update({"waiting": STAGE, "curtain": None, "prompt": None, "news": [], "say": lines})
        log = [block for block in answer.get("log", []) if block["round"] <= view["round"]]
        self.take({"view": view, "log": log, "earlier": answer.get("earlier", 0)})

    # --- the course of the game

    def next(self):
        """Let a bot decide if one is asked, and nothing has to be read first."""
        if self.table.guide and self.table.guide.holds():
            return
        if self.table.reading.moment:
            self.bots.stop()  # the game waits until it has been read
        elif self.view["waiting"] == "bot":
            self.bots.start()
        else:
            self.table.rushing = False

    def go_on(self):
        """Go on after a moment that had to be read."""
        self.table.reading.moment = []
        self.table.decisions += 1
        self.draw()
        stage.focus("#decision-title")
        self.next()

    def await_engine(self, chosen=None):
        """Say that the engine is still loading; a choice made now is played when it is ready."""
        table = self.table
        table.pending.late, table.pending.choice = True, chosen or table.pending.choice
        table.decisions += 1
        self.draw()
        stage.say(json.dumps([waiting_for_engine(table)]))
        stage.focus("#decision-title")

    async def request(self, request):
        """Ask the engine and return its answer; None, after a call of `onstopped`, if there is none."""
        if self.table and self.table.pending and request["do"] not in ("new", "enter", "lesson", "quit"):
            self.await_engine()
        return await self.receive(request, self.send(request))

    def send(self, request):
        """Send a request at once, and return the promise of the engine's answer."""
        if room_for_log():
            request["along"] = LOG
        return window.engine.ask(json.dumps(request))

    async def receive(self, request, promise):
        """Return the answer to a request; None, after a call of `onstopped`, if there is none."""
        try:
            answer = await receive(request, promise)
        except Exception as problem:
            self.onstopped(problem)
            return None
        if request["do"] == "load" and not answer.get("error"):
            self.save = request["save"]
        self.save = answer.get("save") or self.save
        view = answer.get("view")
        if view and not await self.game.ready(view, self.onerror):
            return None
        return answer

    def do(self, **request):
        """Return a coroutine for a request; None while another is under way, so that this tap is ignored."""
        if self.busy or (self.table and self.table.pending and self.table.pending.choice):
            return None
        if self.table and self.table.pending and request["do"] == "choose":
            self.await_engine(request)
            return None
        if self.view and self.view.get("trial") and request["do"] in ("choose", "undo"):
            request["trial"] = True
        self.busy = True  # now, since the coroutine starts later
        return self.done(request)

    async def done(self, request):
        """Send a request and show the answer, unless its table was left meanwhile."""
        table = self.table
        try:
            if table and request["do"] == "choose":
                self.display.load_news(table.view)
            answer = await self.request(request)
            if answer is not None and self.table and request["do"] == "choose":
                self.bots.think(answer)
                await self.show_scenes(answer)
        finally:
            self.busy = False  # whatever fails: otherwise no tap would count from now on
        if answer is not None and table and self.table is table:
            self.take(answer)

    async def show_and_take(self, answer):
        """Show an answer that another device asked for, after its pictures; no tap counts while they are shown."""
        table, self.busy = self.table, True
        try:
            await self.show_scenes(answer)
        finally:
            self.busy = False
        if self.table is table:
            self.take(answer)

    def lock(self):
        """Close the curtain of a shared device that is put down: first on the page, then in the engine.

        Return whether it was closed; that is not needed without a viewer, unless an answer may bring one.
        """
        view = self.view
        if view is None or not view["shared"] or view["phase"] == "over":
            return False
        if self.covered or (view["viewer"] is None and not self.busy):
            return False
        self.covered = True
        self.bots.stop()
        self.draw()
        show("sheet")
        self.table.reading.moment = []
        create_task(self.close())
        return True

    async def close(self):
        """Tell the engine that the curtain is closed, even while another request is under way."""
        answer = await self.request({"do": "close"})
        if answer is not None and self.table:
            self.take(answer)
