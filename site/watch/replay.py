"""The replay's page: opens a link or a record, shows a card of the game first, and steps through it."""

import asyncio
import json

import keys
import sheets
from listen import WINDOW, listen
from move_list import MoveList
from player import Player
from player_names import called
from pyscript import when, window
from record import fragment
from steps import goal, news, steps
from ui import chapter, create_task, el, no_engine, say, show, stage, words
from watched import Watched
from ways import menu, on_its_way, opening

CARRIED = "carried"  # behind the # where another page of the site sent a text (site/js/elsewhere.js)
SLICE = 250  # milliseconds of the engine's for a long game before it says how far it is
AT_REST = 0.4  # seconds at a step before it is announced, so that stepping past stays silent
SEATS = 4  # of a game that is set up for its position
WHOLE = 0, None  # a part that is the whole game: None is its end


class ReplayPage:
    """The page with one replay."""

    def __init__(self):
        self.answer = None
        self.refusal = None
        self.way = None  # what opens the refused text on the page where it belongs
        self.game = Watched(self)
        self.table = self.game.table()
        self.table.roomy = bool(window.matchMedia("(min-width: 44rem)").matches)
        self.asking = False
        self.next = None  # the request to send next, made while the engine was busy
        self.to = 0  # the step that was requested last
        self.opened = None  # the request that opened this game
        self.text = ""  # the text that was opened last
        self.progress = None  # how many moves of a long game have been played, and of how many
        self.marks = []  # the steps marked in the address
        self.notes = {}  # the remarks in the address, by step
        self.part = WHOLE  # the first step and the last one that are shown
        self.link = None  # the chapter `link`, once a link was opened
        self.company = ""  # who played, as the address has it
        self.named = []  # the names in the address
        self.card = False  # whether the card of the game is shown, instead of the game
        self.sheet = None
        self.player = Player(self)
        self.moves = MoveList(self)
        self.editor = None  # the chapter's, while a position is edited
        self.actions = {
            "step": lambda step: self.go(int(step)),
            "eyes": lambda who: self.ask(seat=None if who == "none" else "all" if who == "all" else int(who)),
            "play": self.player.toggle,
            "watch": self.watch,
            "show-result": lambda: self.begin(self.ends()[1]),
            "menu": lambda: self.open_sheet(lambda: menu(self.link_here(), self.moment(), self.can_edit())),
            "embed": self.embed,
            "edit": self.edit,
            "set-up": self.set_up,
            "moves": self.moves.toggle,
            "whole": self.show_whole,
            "close-sheet": self.close_sheet,
            "reload": stage.reload,
            "engine-again": self.again,
            "paste": self.paste,
            "opened": lambda text: self.ask(record=text),
            "carry": self.carry,
            "spoken": self.spoken,
        }
        self.actions.update(self.game.actions)

    def act(self, name, arg, more):
        """Run the handler of an action; if it is a coroutine, as a task."""
        window.blackBox.note(name, "")
        handler = self.actions.get(name)
        if handler is None:
            return
        going = handler(*[value for value in (arg, more) if value != ""])
        if hasattr(going, "send"):
            create_task(going)

    def key(self, action):
        """Step or play by a key, once a game is shown and its position is not edited."""
        if self.answer is None or self.card or self.editor:
            return
        step = goal(action, self.answer, self.to, self.ends())
        going = self.player.toggle() if action == "play" else self.go(step)
        if hasattr(going, "send"):
            create_task(going)

    # --- what the engine is asked

    async def open_link(self, address=""):
        """Open the link behind the # of an address; without one, of the page's own."""
        query = json.loads(stage.linkParts(address))
        if query["link"] == CARRIED:
            await self.ask(record=stage.carried())
            return
        self.text = address or window.location.hash
        if not query["link"]:
            self.draw()
            return
        self.company = fragment(names=query["names"], bots=query["bots"])
        self.named = query["names"]
        notes = dict(query["notes"])
        request = {"link": query["link"], "names": called(query["names"])}
        at = str(query["at"] or query["from"] or "")
        request["at"] = int(at) if at.isdigit() else 0
        if str(query["seat"] or "").isdigit():
            request["seat"] = int(query["seat"])
        self.link = self.link or await chapter("link", self.trouble)
        marks = sorted([int(mark) for mark in query["marks"] if mark.isdigit()])
        part = int(query["from"] or 0), int(query["to"]) if query["to"] else None
        await self.ask(not at.isdigit() and self.link is not None, marks, part, notes, **request)

    async def ask(self, card=False, marks=(), part=WHOLE, notes=None, **request):
        """Ask the engine and show its answer; of the requests made meanwhile, only the last is sent.

        A request that opens a game comes with `card`, whether to show its card first, the marked steps, the `part`
        that is shown, and the remarks by step.
        """
        self.to = request.get("at", self.to)
        if self.asking:
            self.next = card, marks, part, notes, request
            return
        self.asking = True
        if "link" in request or "record" in request:
            request["games"] = json.loads(stage.games)
            self.text = request.get("record", self.text)
        request.update(do="replay", within=SLICE)
        try:
            answer = await self._answer(request)
        except Exception as problem:
            answer = None
            self.stopped(problem)
        self.progress = None
        if answer and answer.get("error", {}).get("id", "").startswith("other-"):
            self.link = self.link or await chapter("link", self.trouble)
        if answer and answer.get("view") and not await self.game.ready(answer["view"], self.trouble):
            answer = None
        self.asking = False
        if answer:
            if not answer.get("error") and ("link" in request or "record" in request):
                self.player.stop()
                self.opened, self.card, self.marks, self.to = request, card, marks, answer["at"]
                self.editor = None
                self.part, self.notes = part, notes or {}
                self.moves.begin(self.table.roomy and (part != WHOLE or bool(notes)))
            self.take(answer)
        if self.next:
            (card, marks, part, notes, request), self.next = self.next, None
            await self.ask(card, marks, part, notes, **request)

    async def _answer(self, request):
        """The engine's answer; while it opens a long game, show how far it is, and stop if another was asked for."""
        answer = json.loads(await window.engine.ask(json.dumps(request)))
        going_on = {name: request[name] for name in ("do", "within", "at", "seat") if name in request}
        while answer.get("opening"):
            self.progress = answer["opening"]
            if self.next and ("link" in self.next[-1] or "record" in self.next[-1]):
                return None
            self.draw_progress()
            answer = json.loads(await window.engine.ask(json.dumps(going_on)))
        return answer

    def draw_progress(self):
        """Show how far the engine has come with a long game: on the page, or over the game that is open."""
        if self.answer is None:
            self.draw()
        else:
            self.open_sheet(lambda: sheets.notice(say("replay-open"), on_its_way(self.progress)))

    def resume(self):
        """The requests that bring a new engine to where the last one was: JSON of a list of JSON texts."""
        if self.opened is None:
            return "[]"
        self.opened.update(at=self.answer["at"], seat=self.answer["eyes"])
        return json.dumps([json.dumps(self.opened)])

    def engine_moved(self, now):
        """Show how far the engine has loaded while there is no game yet; and in any case if it failed."""
        if now == "failed":
            create_task(self.no_engine())
        elif self.answer is None and self.asking:
            self.draw()

    async def no_engine(self):
        """Say that the engine could not be loaded."""
        self.trouble(await no_engine())

    def stopped(self, problem):
        """Say that the engine gave no answer, unless it failed to load: `engine_moved` has said that."""
        self.player.stop()
        if window.engine.stage != "failed":
            self.open_sheet(lambda: sheets.stopped(problem))

    async def again(self):
        """Load the engine again, and open the link in the address if there is no game yet."""
        self.close_sheet()
        if self.answer is None:
            await self.open_link()
        else:
            window.engine.begin()

    def take(self, answer):
        """Show an answer, or why the request was refused."""
        self.refusal = answer.get("error")
        if self.refusal:
            place = self.link and self.link.elsewhere_of(self.refusal, self.text)
            self.refusal, self.way = place or (self.refusal, None)
            stage.say(json.dumps([self.refusal]))
            if self.answer is None:
                self.draw()
            else:
                self.open_sheet(lambda: sheets.notice(say("replay-open"), self.refusal, self.way))
            return
        self.close_sheet()
        first = self.answer is None
        self.answer = answer
        self.table.take(answer["view"])
        self.draw()
        if first:
            stage.focus("#decision-title")
        self.moves.follow()
        create_task(self.speak(answer))

    def carry(self, page):
        """Go to another page of the site with the refused text; one that stays here says why."""
        if not stage.carry(self.text, page):
            self.trouble(say("elsewhere-full"))

    async def speak(self, answer):
        """Announce what happened at this step, if the reader stays here for a moment."""
        if self.card:
            return
        await asyncio.sleep(AT_REST)
        if self.answer is answer:
            stage.say(json.dumps([self.game.sentence(entry) for entry in answer["view"]["news"]]))

    def link_here(self):
        """The link to the game that is open, for these eyes; "" where it was opened from a record."""
        if not (self.opened and "link" in self.opened):
            return ""
        eyes = self.answer["eyes"]
        seat = eyes if type(eyes) is int else None
        return self.opened["link"] + fragment(names=self.named, seat=seat)

    def can_edit(self):
        """Whether the position of this step can be edited: of a game with an editor, which is shown and not over."""
        is_open = self.answer and not self.card and not self.answer["view"]["result"]
        return bool(is_open) and has_editor()

    def moment(self):
        """The address at which this step is played on; "" at the end, and where the game was opened from a record."""
        if not self.link_here() or self.card or self.answer["view"]["result"]:
            return ""
        return "./" + stage.home + "#from=" + self.link_here() + fragment(at=self.answer["at"])

    async def embed(self, link):
        """Show the lines that put this replay, or a part of it from this step on, into somebody's own page."""
        lines = await chapter("share", self.trouble, "embed")
        if lines:
            lines = lines.Embed(self)
            self.actions.update(lines.actions)
            self.actions["embed"] = self.embed
            lines.open(link, self.ends()[1], self.answer)

    async def edit(self):
        """Edit the position of this step."""
        module = await chapter("editor", self.trouble)
        if module:
            editor = module.Editor(self)
            self.actions.update(editor.actions)
            await editor.open(self.answer["at"], [seat["name"] for seat in self.answer["view"]["seats"]])

    async def set_up(self):
        """Edit the first position of a new game of four; of one person and bots, or it could not be handed on yet."""
        self.asking = True
        self.draw()
        names = [words("seat-name", number=seat + 1) for seat in range(SEATS)]
        seats = [{"name": name, "kind": "bot", "bot": "random"} for name in names]
        seats[0]["kind"] = "person"
        try:
            for request in ({"do": "new", "seats": seats, "seed": int(stage.seed())}, {"do": "share"}):
                answer = json.loads(await window.engine.ask(json.dumps(request)))
        except Exception as problem:
            self.stopped(problem)
            return
        finally:
            self.asking = False
            self.draw()
        self.named = names
        await self.ask(link=answer["link"], names=called(names), at=0)
        await self.edit()

    async def paste(self):
        """Open what was pasted: a link, or a record."""
        text = stage.pasted()
        lines = "\n" in text and " " in text and "#" not in text  # a chat program may break the line of a link
        if "[" in text[:200] or lines:
            await self.ask(record=text)
        else:
            await self.open_link(text[text.rfind("#") + 1 :] or " ")

    # --- going through the game

    def ends(self):
        """The first step and the last one that are shown."""
        count, (first, last) = self.answer["steps"], self.part
        first = min(first, count)
        return first, count if last is None else max(first, min(last, count))

    def at_end(self):
        return self.answer["at"] >= self.ends()[1]

    def lines(self):
        """The author's remark at this step, if there is one, and its news; or the list, which has both."""
        if self.moves.open:
            return [self.moves.tree()]
        return news(self.answer, self.game.sentence, self.notes.get(self.answer["at"]))

    def show_whole(self):
        """Show the whole game, of which there was a part."""
        self.part = WHOLE
        self.draw()
        self.moves.follow()

    def go(self, step):
        """Go to a step, and stop playing."""
        self.player.stop()
        self.to = step  # now, since the next key starts from here
        return self.ask(at=step)

    async def begin(self, step):
        """Show the game instead of its card."""
        self.card = False
        await self.ask(at=step)
        stage.focus("#decision-title")

    async def watch(self):
        """Play the game from its beginning."""
        await self.begin(self.ends()[0])
        await self.player.start()

    # --- what is shown

    def draw(self):
        """Draw the table at this step, the card of the game, or the ways to open one."""
        if self.answer is None or self.card:
            stage.screen("start")
            show(
                "table",
                *(
                    self.link.card(self.answer, self.company)
                    if self.card
                    else opening(self.asking, self.refusal, self.progress, self.way, has_editor())
                ),
            )
            return
        table = self.table
        stage.screen("over" if table.view["result"] else "table")
        answer, game = self.answer, self.game
        same = self.link.same_deal(answer["deal"], self.company) if self.link and table.view["result"] else None
        show(
            "table",
            el(
                "div",
                {"class": "board " + game.css, "key": "board"},
                game.bar(table),
                el("div", {"class": "scene", "key": "scene"}, *game.scene(table, same)),
                el(
                    "div",
                    {"class": "beside", "key": "beside"},
                    game.hands(answer),
                    self.editor.panel()
                    if self.editor
                    else steps(answer, self.to, self.ends(), self.player.going, self.marks, self.moves, self.lines()),
                ),
            ),
        )

    def open_sheet(self, draw):
        self.player.stop()
        self.sheet = draw
        show("sheet", draw())
        stage.focus("#sheet-title")

    def close_sheet(self):
        self.sheet = None
        show("sheet")

    def trouble(self, error):
        self.open_sheet(lambda: sheets.trouble(error))

    def spoken(self):
        """Draw everything again, since the language has changed."""
        if self.sheet:
            show("sheet", self.sheet())
        if not self.asking:
            self.draw()


def has_editor():
    """Whether positions of this game can be edited."""
    return json.loads(stage.addresses())["edits"]


async def open_page():
    """Show the page as soon as its words are loaded, and the game as soon as the engine is."""
    await window.speech.spoken
    page = ReplayPage()
    page.game.prepare()
    listen(page.act)
    keys.listen(page.key)
    when("hashchange", WINDOW)(lambda: create_task(page.open_link()))
    window.engine.resume = page.resume
    window.engine.onanew = lambda: stage.notify("engine-anew")
    window.engine.onstage = page.engine_moved
    stage.alive()
    await page.open_link()


create_task(open_page())
