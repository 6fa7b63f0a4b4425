"""The page: its sheets, its first screen, and the change from one screen to another."""

import sheets
from dealing import Dealing
from play import Play
from pyscript import window
from resuming import Resuming
from saves import BEEN_HERE, saves
from stored_settings import VOICE, recall, values
from ui import chapter, create_task, gone, no_engine, say, show, stage, storage


class Page:
    """The page with a game (game.py): its sheets and its first screen; `act` runs the handler of every action."""

    def __init__(self, game):
        self.game = game
        self.start = game.start
        self.settings = recall(values(game) + VOICE)
        if not stage.phones:
            game.chapters.pop("phones", None)
        saves.own, saves.finish, saves.library = game.save_fields, game.finish, "games" in game.menu
        self.sheet = None  # a function that draws the open sheet
        self.step_back = self.close_sheet  # what the sheet's "Back" does
        self.form = None  # a function that draws the setup of the next table, while that takes the first screen's place
        self.play = Play(game, self.settings, self.trouble, self.stopped, self.close_sheet)
        self.play.display.load = self.load_beside
        self.play.display.meet = self.meet_rivals
        self.table_actions = game.actions(self)
        self.actions = {
            "close-sheet": self.close_sheet,
            "sheet-back": self.back,
            "menu": self.menu,
            "new-table": self.new_table,
            "spoken": self.spoken,
            "set-language": self.set_language,
            "away": self.away,
            "reload": stage.reload,
            "full-game": stage.openFull,
            "offline": self.load_offline,
            "engine-again": self.try_engine_again,
        }
        self.dealing, self.resuming = Dealing(self), Resuming(self)
        parts = [self.dealing, self.resuming]
        parts += game.parts(self)
        for part in parts:
            self.actions.update(part.actions)

    def act(self, name, arg, more):
        """Run the handler of an action; if it is a coroutine, as a task. Return whether a key has been used."""
        self.note(name, arg)
        if name == "key":
            going = self.table_actions.key(arg, more == "true")
            if hasattr(going, "send"):
                create_task(going)
            return bool(going)
        handler = self.actions.get(name)
        if handler is None and self.play.table and not self.play.covered:
            handler = self.table_actions.actions.get(name)
        if handler is None and name in self.game.chapters:
            handler = self.from_chapter(name)
        if handler is None:
            return False
        given = [arg, more] if name in ("name", "seed") else [value for value in (arg, more) if value != ""]
        going = handler(*given)
        if hasattr(going, "send"):
            create_task(self._begin(going, self.play.looking()) if name in self.game.chapters else going)
        return False

    def note(self, name, arg):
        """Note an action in the black box, and what it is about where nobody's cards are secret."""
        if name in ("typing", "hover", "fit"):  # each letter, each sign under the mouse would push an action out
            return
        view = self.play.view
        public = view is not None and not view["secret"] and name in self.table_actions.actions
        window.blackBox.note(name, arg if public else "")

    async def _begin(self, going, seat):
        """Begin to show something, unless the curtain fell since the tap: a task begins a moment later."""
        if self.play.looking() == seat:
            await going
        else:
            going.close()

    async def load_beside(self):
        """Load the log, which stands beside the table where there is room, and the pictures of the news, if any."""
        if "log" not in self.game.chapters:
            return
        view = self.play.view
        if view and view["secret"]:
            await self.load_caller()
        create_task(self.meet_rivals())
        loaded = await chapter("log", lambda reason: None)  # opening the log says that it is missing
        if loaded:
            display = self.play.display
            display.log, display.news = loaded.beside, loaded.NEWS
            table = self.play.table
            if table and (table.roomy or table.has_outline):
                self.play.draw()

    async def meet_rivals(self):
        """Load what the bots are remembered for and what they say; nobody asked for it, so nobody hears if it fails."""
        if "who-sits" in self.game.chapters:
            loaded = await chapter("rivals", lambda reason: None)
            if loaded:
                await loaded.meet(self)

    async def load_caller(self, then=None):
        """Load what tables of several people have; `then` is called once it is here, and voices are known."""
        loaded = await chapter("caller", lambda reason: None)  # without it the curtain follows at once
        if loaded:
            self.play.display.caller = loaded
            if then or self.settings["voice"] == "on":
                await loaded.prepare()
            if then:
                then()

    def voice_switch(self, redraw):
        """The switch for the voice; None until it is loaded, and `redraw` is called then."""
        caller = self.play.display.caller
        if caller and caller.voice:
            return caller.switch(self.settings)
        create_task(self.load_caller(redraw))
        return None

    async def load_offline(self):
        """Load the row of games that are ready offline; nobody asked for it, so nobody hears if it fails."""
        loaded = await chapter("offline", lambda reason: None)
        if loaded:
            await loaded.begin(self)

    def from_chapter(self, action):
        """A handler that loads an action's chapter and runs the handler there, unless another seat looks by then."""

        async def handler(*given):
            name, seat = self.game.chapters[action], self.play.looking()
            loaded = await chapter(name, self.trouble)
            if loaded is None or self.play.looking() != seat:
                return
            if action not in self.actions:
                self.actions.update(loaded.actions(self))
            going = self.actions[action](*given)
            if hasattr(going, "send"):
                await going

        return handler

    def menu(self):
        """Open the menu."""
        play = self.play
        shares = bool(play.table and play.table.has_share)
        known = [name for name in self.game.menu if name in self.actions or name in self.game.chapters]
        self.open_sheet(lambda: sheets.menu(known, play.view, shares))

    def spoken(self):
        """Draw everything again, since the language has changed."""
        if self.sheet:
            show("sheet", self.sheet())
        if self.play.table:
            self.play.draw()
        else:
            self.draw_start()

    async def set_language(self, language):
        """Change the language; say so if its words cannot be loaded."""
        try:
            spoken = await window.speech.speak(language)
        except Exception:  # its file could not be loaded
            self.trouble(await gone("language-missing"))
            return
        if spoken:
            storage.write(stage.shared + ".language", language)
            self.spoken()

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
        try:
            tree = draw()
        except Exception:  # a fault of ours: it must not lock what the sheet belongs to
            self.give_up()
            raise
        show("sheet", tree)
        if first:
            stage.focus("#sheet-title")

    def give_up(self):
        """Close a sheet that cannot be drawn; what the chapters remember goes with it."""
        self.close_sheet()
        for action in self.game.chapters:
            self.actions.pop(action, None)

    def back(self):
        """Go back to what the sheet showed before."""
        self.step_back()

    def close_sheet(self):
        self.sheet = None
        self.game.speak(self.play.view)
        show("sheet")

    def away(self):
        """Close the curtain of a shared device, and forget the open sheet with it."""
        if self.play.lock():
            self.sheet = None

    def notice(self, title, text):
        self.open_sheet(lambda: sheets.notice(title, text))

    def trouble(self, error):
        self.lay_sheet(lambda: sheets.trouble(error))

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
        show("table", *self.game.first_screen(self, window.engine.stage))

    async def first_draw(self):
        """Draw the first screen, with a pause for taps between making and showing the tree; then follow the engine."""
        now = window.engine.stage
        tree = self.game.first_screen(self, now)
        await stage.turn()
        show("table", *tree)
        window.engine.onstage = self.engine_moved
        if window.engine.stage != now or now == "failed":
            self.engine_moved(window.engine.stage)
        await self.game.opened(self)

    def engine_moved(self, now):
        """Show how far the engine has loaded, or that it failed."""
        if now == "ready" and not storage.read(BEEN_HERE):
            storage.write(BEEN_HERE, "1")
        if not self.play.table:
            self.draw_start()
        elif self.play.table.pending and self.play.table.pending.late:
            self.play.draw()
        if now == "failed":
            create_task(self.no_engine())

    async def no_engine(self):
        """Say that the engine could not be loaded."""
        error = await no_engine()
        self.open_sheet(lambda: sheets.trouble(error))

    def new_table(self):
        """Go back to the first screen, after a question where a game is under way."""
        table = self.play.table
        if not table or self.play.view["phase"] == "over" or (table.guide and table.guide.lesson):
            return self.leave()
        text = say("leave-unkept" if saves.unkept else "leave-text")
        ask = say("leave-table"), text, "leave", "", say("leave-table")
        self.open_sheet(lambda: sheets.confirm(*ask))
        return None

    async def leave(self):
        """Go back to the first screen; the game stays stored."""
        self.close_sheet()
        stage.dismiss("game-elsewhere")
        saves.warn_late()
        self.play.leave()
        self.form = None
        self.draw_start()
        stage.focus("h1")
        await self.play.request({"do": "quit"})
        if not self.play.table:
            self.draw_start()  # an engine that was late has dealt by now, and the game is stored
