"""The kept games: listed, and each gone on with, looked back at, shared, named and deleted."""

import json

import catalogue
import shelf
from aside import Aside
from game_facts import prepare
from moving import Moving
from play import ask
from pyscript import document
from saves import no_room, saves
from standing import Standing
from ui import GAME, create_task, say, show, stage, storage

AT_ONCE = 20  # games that are over, until more are asked for


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Games(page).actions


class Games:
    """Actions on saved games; `page` is where messages go."""

    def __init__(self, page):
        self.page = page
        self.shown = AT_ONCE
        self.filter = shelf.ALL  # whose games are listed
        self.done = None  # what was done last, as a message
        self.untold = []  # the saves of which the engine cannot tell
        self.named, self.title = None, ""  # which game is being named, and how
        self.actions = {
            "games": self.show,
            "games-back": self.back,
            "games-more": self.show_more,
            "games-of": self.choose_filter,
            "games-one": self.one,
            "games-play": self.sit_down,
            "games-review": self.review,
            "games-share": self.share,
            "games-rename": self.rename,
            "games-title": self.write_title,
            "games-renamed": self.renamed,
            "games-delete": self.ask_to_delete,
            "games-deleted": self.delete,
        }
        for of in (Aside(page), Moving(self), Standing(self)):
            self.actions.update(of.actions)

    # --- the list

    def show(self, done=None):
        """List the games; `done` is what was done to them just now."""
        self.done = done
        self.lay(self.listing)
        if done:
            stage.say(json.dumps([done]))
        create_task(prepare(self.page, self.redraw))

    def redraw(self):
        """Draw the list again, if it is still open."""
        if self.page.sheet == self.listing:
            self.page.lay_sheet(self.listing)

    def listing(self):
        others = shelf.others()
        if self.filter not in [shelf.ALL, GAME] + [name for name, _, _ in others]:
            self.filter = shelf.ALL
        names = saves.names() if self.filter in (shelf.ALL, GAME) else []
        over = [name for name in names if storage.over(name)]
        going = [name for name in names if name not in over]
        elsewhere = []
        for name, address, numbers in others:
            if self.filter in (shelf.ALL, name):
                elsewhere.append(shelf.section(name, address, numbers, self.shown))
        pills = shelf.pills(self.filter, others)
        return catalogue.listing(going, over, self.shown, len(saves.aside()), self.done, pills, elsewhere)

    def choose_filter(self, name):
        """List the games of one game, or of all."""
        self.filter = shelf.ALL if name == "all" else name
        show("sheet", self.listing())

    def show_more(self):
        """Show as many again."""
        first = [name for name in saves.names() if storage.over(name)][self.shown :][:1]
        self.shown += AT_ONCE
        show("sheet", self.listing())
        for name in first:
            stage.focus(row_of(name))

    def back(self, name):
        """Back to the list, where one was."""
        self.show()
        stage.focus(row_of(name))
        stage.reveal(row_of(name))

    def lay(self, draw):
        """Lay a sheet in the place of the last one, and begin to read at its heading."""
        self.page.open_sheet(draw)
        document.getElementById("sheet").scrollTop = 0
        stage.focus("#sheet-title")

    # --- one game

    def one(self, name):
        """Show one game, and what can be done with it."""
        game_entry = saves.load(name)
        if not game_entry["text"]:
            self.show()  # another tab has deleted it
            return
        self.lay(lambda: catalogue.game(saves.load(name), self.on_table(name)))
        if game_entry["over"] and not catalogue.summary_of(game_entry):
            create_task(self.learn([name]))

    def on_table(self, name):
        return name == saves.name and self.page.play.table is not None

    async def learn(self, names):
        """Let the engine tell what stays of games that were kept without it, and redraw the sheet after each."""
        sheet = self.page.sheet
        for name in names:
            game_entry = saves.load(name)
            if game_entry["save"] in self.untold:
                continue
            try:
                summary = (await ask(do="tell", save=game_entry["save"])).get("told")
            except Exception:  # the engine cannot be had: another time
                return
            if summary and saves.load(name)["text"] == game_entry["text"]:
                saves.update(name, told=summary)
            else:
                self.untold.append(game_entry["save"])
            if self.page.sheet is sheet:
                show("sheet", sheet())

    async def sit_down(self, name):
        """Go on with a game, or see its end; whether it lies on the table now."""
        page = self.page
        page.close_sheet()
        if self.on_table(name):
            return True
        if page.play.table:
            page.play.leave()  # or a bot's step of that game would be taken for one of this
            page.draw_start()
        return await page.resuming.take_up(saves.load(name))

    async def review(self, name):
        """Look back at a game that is over."""
        if await self.sit_down(name):
            await self.page.from_chapter("review")()

    async def share(self, name):
        """Hand a game on, as from the table."""
        if await self.sit_down(name):
            await self.page.from_chapter("share")()

    # --- a name for it

    def rename(self, name):
        """Ask for a name."""
        game_entry = saves.load(name)
        self.named, self.title = name, game_entry.get("title", "")
        self.lay(lambda: catalogue.naming(name, self.title))
        stage.focus("#games-title")

    def write_title(self, _, text=""):
        self.title = text[: catalogue.LONGEST_TITLE]

    def renamed(self):
        """Keep the name that was written."""
        there = saves.update(self.named, title=self.title.strip())
        self.one(self.named)
        if not there:
            self.page.notice(say("trouble"), say(no_room("games-no-room")))

    # --- away with it

    def ask_to_delete(self, name):
        self.lay(lambda: catalogue.deletion(saves.load(name)))

    def delete(self, name):
        """Delete a game: the statistics know it no more."""
        storage.forget(name)
        self.page.resuming.draw_start()
        self.show(say("games-deleted"))


def row_of(name):
    """A selector of a game's row in the list."""
    return '[data-do="games-one"][data-arg="%s"]' % name
