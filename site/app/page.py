"""The page: its sheets, its first screen, and the change from one screen to another."""

import sheets
from dealing import Dealing
from editions import ready
from pieces import FIRST, districts, play
from play import Play
from pyscript import window
from record import save_unkept
from resuming import Resuming
from saves import saves
from settings import Settings, recall
from start import BEEN_HERE, screen
from table_actions import TableActions
from ui import button, chapter, create_task, say, show, stage, storage

# The chapters by the actions that open them: once loaded, each has the handlers of all its actions.
CHAPTERS = {
    "log": "log",
    "bot": "players",
    "draft": "players",
    "hint": "advice",
    "review": "advice",
    "deal-link": "link",
    "share": "share",
    "games": "games",
    "aside": "games",
    "aside-file": "games",
    "help": "rules",
    "rulings": "rules",
    "lessons": "lessons",
    "set-up": "setting",
    "set-up-read": "setting",
    "today": "today",
    "day-asked": "today",
    "day-result": "today",
}


class Page:
    """The page: its sheets, its first screen and the game; `act` runs the handler of every action."""

    def __init__(self, start):
        self.start = start
        self.settings = recall()
        self.sheet = None  # a function that draws the open sheet
        self.step_back = self.close_sheet  # what the sheet's "Back" does
        self.ruled = None  # the card or character whose rulings were asked for, and those rulings
        self.form = None  # a function that draws the setup of the next table, while that takes the first screen's place
        self.play = Play(self.settings, self.trouble, self.stopped, self.close_sheet)
        self.play.onroom = self.load_beside
        self.table_actions = TableActions(self)
        self.actions = {
            "card": self.card,
            "role": self.role,
            "close-sheet": self.close_sheet,
            "sheet-back": self.back,
            "menu": lambda: self.open_sheet(lambda: sheets.menu(self.play.view)),
            "about": lambda: self.open_sheet(sheets.about),
            "new-table": self.new_table,
            "spoken": self.spoken,
            "away": self.away,
            "reload": stage.reload,
            "save-record": lambda: save_unkept(self.play),
            "engine-again": self.try_engine_again,
        }
        self.dealing, self.resuming = Dealing(self), Resuming(self)
        for part in (Settings(self), self.dealing, self.resuming):
            self.actions.update(part.actions)

    def act(self, name, arg, more):
        """Run the handler of an action; if it is a coroutine, as a task."""
        if name == "key":
            going = self.table_actions.key(arg, more == "true")
            if going:
                create_task(going)
            return
        handler = self.actions.get(name)
        if handler is None and self.play.table and not self.play.covered:
            handler = self.table_actions.actions.get(name)
        if handler is None and name in CHAPTERS:
            handler = self.from_chapter(name)
        if handler is None:
            return
        given = [arg, more] if name in ("name", "seed") else [one for one in (arg, more) if one != ""]
        going = handler(*given)
        if hasattr(going, "send"):
            create_task(going)

    async def load_beside(self):
        """Load the log, which stands beside the table where there is room."""
        loaded = await chapter("log", self.trouble)
        if loaded:
            self.play.beside = loaded.beside
            if self.play.table:
                self.play.draw()

    def from_chapter(self, action):
        """A handler that loads an action's chapter and runs the handler there, unless another seat looks by then."""

        async def handler(*given):
            name, seat = CHAPTERS[action], self.play.looking()
            loaded = await chapter(name, self.trouble)
            if loaded is None or self.play.looking() != seat:
                return
            if action not in self.actions:
                self.actions.update(loaded.actions(self))
            going = self.actions[action](*given)
            if hasattr(going, "send"):
                await going

        return handler

    def spoken(self):
        """Draw everything anew, since the language has changed."""
        if self.sheet:
            show("sheet", self.sheet())
        if self.play.table:
            self.play.draw()
        else:
            self.draw_start()

    # --- sheets

    def open_sheet(self, draw, step_back=None):
        """Open a sheet and focus its heading, unless the curtain is closed: a late answer must not show through it."""
        if not self.play.covered:
            self.lay_sheet(draw, step_back)

    def lay_sheet(self, draw, step_back=None):
        """Open a sheet that shows nothing of any seat, even over the curtain. "Back" runs `step_back`, or closes it."""
        first = self.sheet is None
        self.sheet = draw
        self.step_back = step_back or self.close_sheet
        show("sheet", draw())
        if first:
            stage.focus("#sheet-title")

    def back(self):
        """Go back to what the sheet showed before."""
        self.step_back()

    def close_sheet(self):
        self.sheet = None
        self.play_its_edition()
        show("sheet")

    def away(self):
        """Close the curtain of a shared device, and forget the open sheet with it."""
        if self.play.away():
            self.sheet = None

    def card(self, arg):
        card, _, where = arg.partition(" ")
        special = districts[card]["kind"] == "special"
        self.open_sheet(lambda: sheets.district(self.play.table, card, where, self.rulings(card) if special else None))

    def role(self, id):
        self.open_sheet(lambda: sheets.role(self.play.table, id, self.rulings(id)))

    def rulings(self, id):
        """The rulings on a card or a character if they have been asked for, else the button that asks for them."""
        if self.ruled and self.ruled[0] == id:
            return self.ruled[1]
        return button("rulings", id, "link", say("rulings"))

    def notice(self, title, text):
        self.open_sheet(lambda: sheets.notice(title, text))

    def trouble(self, error):
        self.lay_sheet(lambda: sheets.notice(say("trouble"), error))

    def stopped(self, problem):
        """Say that the engine gave no answer, unless it failed to load: `engine_moved` has said that."""
        if window.engine.stage != "failed":
            self.lay_sheet(lambda: sheets.stopped(problem))

    def try_engine_again(self):
        """Load the engine again after it failed."""
        self.close_sheet()
        window.engine.begin()

    # --- the first screen

    def draw_start(self):
        stage.screen("start")
        show("table", *self._start_screen(window.engine.stage))

    def _start_screen(self, now):
        aside = len(saves.aside())
        self.play_its_edition()
        if self.form:
            return self.form(aside, now)
        known = list(CHAPTERS)
        known.append("help")
        return screen(self.start, saves.offered(), aside, now, window.speech.language(), known)

    async def first_draw(self):
        """Draw the first screen, with a pause for taps between making and showing the tree; then follow the engine."""
        now = window.engine.stage
        tree = self._start_screen(now)
        await stage.turn()
        show("table", *tree)
        window.engine.onstage = self.engine_moved
        if window.engine.stage != now or now == "failed":
            self.engine_moved(window.engine.stage)
        if not self.start.terms():
            await self._edition_set()
        if self.start.unread:
            await self.from_chapter("set-up-read")()
            self.draw_start()
        if stage.dayAsked():
            await self.from_chapter("day-asked")()

    def play_its_edition(self):
        """Let words mean the cards of the table that is played, or of the one that is set."""
        if self.play.view:
            play(self.play.view["edition"])
        else:
            play(self.start.edition if self.start.terms() else FIRST)

    async def _edition_set(self):
        """Load the cards of the table that was set last; without them it is the usual table."""
        if not await ready(self.start.edition, self.trouble):
            self.start.as_usual()
        if not self.play.table:
            self.draw_start()

    def engine_moved(self, now):
        """Show how far the engine has loaded, or that it failed."""
        if now == "ready" and not storage.read(BEEN_HERE):
            storage.write(BEEN_HERE, "1")
        if not self.play.table:
            self.draw_start()
        elif self.play.table.late:
            self.play.draw()
        if now == "failed":
            self.open_sheet(sheets.no_engine)

    def new_table(self):
        """Go back to the first screen, after a question where a game is under way."""
        table = self.play.table
        if not table or self.play.view["phase"] == "over" or (table.guide and table.guide.lesson):
            return self.leave()
        ask = say("leave-table"), say("leave-text"), "leave", "", say("leave-table")
        self.open_sheet(lambda: sheets.confirm(*ask))
        return None

    async def leave(self):
        """Go back to the first screen; the game stays stored."""
        self.close_sheet()
        stage.dismiss("game-elsewhere")
        self.play.leave()
        self.form = None
        self.draw_start()
        stage.focus("h1")
        await self.play.request({"do": "quit"})
        if not self.play.table:
            self.draw_start()  # an engine that was late has dealt by now, and the game is stored
