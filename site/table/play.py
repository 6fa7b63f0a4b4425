"""One game on the page: asks the engine, stores the save, shows each answer, and draws the curtain."""

import json

from bots import Bots
from choices import question, waiting_for_engine
from curtain import curtain
from news import moment, newest, sound
from pyscript import window
from saves import saves
from ui import create_task, show, stage

LOG = 80  # entries of the log beside the table


def room_for_log():
    """Whether the log has room beside the table."""
    return bool(window.matchMedia("(min-width: 64rem)").matches)


async def ask(**request):
    """Ask the engine and return its answer; the save in it is stored first."""
    answer = json.loads(await window.engine.ask(json.dumps(request)))
    if answer.get("save"):
        if request.get("day"):
            saves.coming = {"day": request["day"]}
        saves.write(answer["save"], answer.get("view"), request["do"] in ("new", "again"), answer.get("told"))
    return answer


class Play:
    """The game on the page, from its first view until the player leaves it; `game` draws it (game.py)."""

    def __init__(self, game, settings, onerror, onstopped, onturn):
        self.game = game
        self.settings = settings
        self.onerror = onerror
        self.onstopped = onstopped  # called when the engine gives no answer
        self.onturn = onturn  # called when the viewer changes
        self.table = None
        self.busy = False
        self.covered = False  # the curtain is closed on the page, and the engine has not answered to that yet
        self.bots = Bots(self)
        self.save = None  # the newest save from the engine
        self.beside = None  # draws the log beside the table, once the chapter is loaded
        self.news = None  # the module with the pictures and sounds of the news, once the chapter is loaded
        self.onroom = None  # loads that chapter
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
        self.table.early, self.table.guide = early, guide
        self.table.day = None if early or guide else saves.day
        stage.screen("table")
        self.take(answer)

    def look_round(self):
        """See what there is room for on the screen, which may have been turned; load what draws the log beside."""
        self.table.roomy = room_for_log()
        self.game.look_round(self.table)
        if self.table.roomy and not self.beside:
            create_task(self.onroom())

    def overtake(self, answer, same):
        """Switch from the opening to the engine's deal.

        If that is not the `same`, the engine's table replaces this one, and a choice made here is dropped.
        """
        table = self.table
        chosen, late = table.chosen, table.late
        table.early, table.chosen, table.late = False, None, False
        if not same:
            self.begin(answer, guide=table.guide)
        elif chosen:
            create_task(self.do(**chosen))
        elif late:
            self.draw()

    def leave(self):
        self.bots.stop()
        self.table = self.save = None
        self.covered = False

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
        """Say that the engine was restarted; it numbers the entries of the log anew."""
        stage.notify("engine-anew")
        if self.table:
            self.table.newest = -1

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
        self.game.speak(view)
        table = self.table
        unread = table.read
        if table.view and table.view["viewer"] != view["viewer"]:
            table.newest, table.read, table.moment = -1, newest(view), []  # the news was another viewer's
            unread = table.read if view["viewer"] is None else 0  # whoever opens the curtain has read nothing yet
            stage.hush()
            self.onturn()
        news = table.new_entries(view)
        # Without a pause nobody sees what lies between two of their own questions: what was lost stays until the next.
        unseen = table.view and table.view["waiting"] == "bot" and not self.bots.beat()
        table.ghosts = (table.ghosts if unseen else []) + self.game.lost(news)
        table.newest = max([table.newest] + [entry["n"] for entry in view["news"]])
        self.sound(sound(table.view, view, unread))
        if table.view and not view["result"] and not (table.guide and table.guide.lesson):
            table.moment = table.moment or moment(view, unread, self.game.unmissed)
        table.since, table.read = table.read, newest(view)
        decisions_before = table.decisions
        self.covered = False
        self.look_round()
        table.take(view)
        table.log, table.earlier = answer.get("log", table.log), answer.get("earlier", table.earlier)
        if not quietly:
            self.draw()
            if not view["result"]:  # nothing flies over who has won
                self.move(news)
            self.speak(view)
            if table.decisions != decisions_before:
                stage.focus("#decision-title")
        self.next()

    def trouble(self, error):
        """Show and announce a refusal."""
        stage.say(json.dumps([error]))
        self.onerror(error)

    def draw(self):
        """Draw the table, or the curtain in its place."""
        view = self.view
        self.game.speak(view)
        if self.covered or view["waiting"] == "curtain":
            stage.mark("awake", "1")
            stage.screen("curtain")
            show("table", curtain(None if self.covered else view["curtain"]))
            return
        stage.mark("awake", "1" if view["shared"] or self.settings["pace"] == "calm" else "")
        stage.screen("over" if view["result"] else "table")
        table = self.table
        table.points = self.settings["points"] == "on"
        show("table", self.game.board(table, self.beside))
        if table.guide:
            table.guide.drawn()
        elif view["waiting"] == "bot" and not table.roomy:
            stage.reveal(".seat.active")

    async def show_scenes(self, answer, length):
        """Show what an answer tells in pictures, over the table as it was before; whether there was any.

        All of them together take `length` milliseconds.
        """
        view, table = answer.get("view"), self.table
        if not self.news or not length or not view or view["waiting"] == "curtain" or self.covered:
            return False
        if not table.view or table.view["viewer"] != view["viewer"] or (table.guide and table.guide.lesson):
            return False
        self.game.speak(view)
        news = table.new_entries(view)
        for name in self.news.sounds(news)[:2]:
            self.sound(name)
        scenes = self.news.scenes(news, view)
        for one in scenes:
            await stage.scene(json.dumps(one), length // len(scenes))
        return bool(scenes)

    def move(self, news):
        """Animate the news."""
        moving = self.game.flights(news)
        if moving:
            stage.fly(json.dumps(moving))

    def speak(self, view):
        """Announce the news to screen readers."""
        lines, guide = list(view["say"]), self.table.guide
        if view["prompt"] and not (guide and guide.lesson):  # a lesson words its own questions
            lines.append(question(view))
        stage.say(json.dumps(lines))

    # --- the course of the game

    def next(self):
        """Let a bot decide if one is asked, and nothing has to be read first."""
        if self.table.guide and self.table.guide.holds():
            return
        if self.table.moment:
            self.bots.stop()  # the game waits until it has been read
        elif self.view["waiting"] == "bot":
            self.bots.start()
        else:
            self.table.rushing = False

    def sound(self, name):
        """Play a sound, if sounds are switched on."""
        if name and self.settings["sound"] == "on":
            stage.sound(name)

    def go_on(self):
        """Go on after a moment that had to be read."""
        self.table.moment = []
        self.table.decisions += 1
        self.draw()
        stage.focus("#decision-title")
        self.next()

    def await_engine(self, chosen=None):
        """Say that the engine is still loading; a choice made now is played when it is ready."""
        table = self.table
        table.late, table.chosen = True, chosen or table.chosen
        table.decisions += 1
        self.draw()
        stage.say(json.dumps([waiting_for_engine(table)]))
        stage.focus("#decision-title")

    async def request(self, request):
        """Ask the engine and return its answer; None, after a call of `onstopped`, if there is none."""
        if self.table and self.table.early and request["do"] not in ("new", "lesson", "quit"):
            self.await_engine()
        if room_for_log():
            request["along"] = LOG
        try:
            answer = await ask(**request)
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
        if self.busy or (self.table and self.table.chosen):
            return None
        if self.table and self.table.early and request["do"] == "choose":
            self.await_engine(request)
            return None
        self.busy = True  # now, since the coroutine starts later
        return self.done(request)

    async def done(self, request):
        """Send a request and show the answer."""
        answer = await self.request(request)
        if answer is not None and self.table and request["do"] == "choose":
            if not self.news:  # not before the first decision
                create_task(self.onroom())
            await self.show_scenes(answer, self.bots.beat() // 2)
        self.busy = False
        if answer is not None and self.table:
            self.take(answer)

    def away(self):
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
        self.table.moment = []
        create_task(self.close())
        return True

    async def close(self):
        """Tell the engine that the curtain is closed, even while another request is under way."""
        answer = await self.request({"do": "close"})
        if answer is not None and self.table:
            self.take(answer)
