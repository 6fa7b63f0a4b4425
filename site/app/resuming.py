"""Going on with a kept game: the newest, one that went on in another tab, any other (site/chapters/games)."""

import sheets
from saves import saves, tell_elsewhere
from ui import button, el, say, stage


class GoOn:
    """Sits the reader down at a game that is kept; `page` is where it is said."""

    def __init__(self, page):
        self.page = page
        self.actions = {"continue": self.go_on, "written": self.written, "go-on-here": self.go_on_here}

    async def go_on(self):
        """Take up the newest kept game."""
        kept = saves.offered()
        if kept is not None:
            await self.take_up(kept)

    def written(self, name):
        """Another tab has kept something: say so if it is the game on this table; the first screen shows the newest."""
        table = self.page.play.table
        if table is None:
            self.page.draw_start()
        elif name == saves.name and not table.early and saves.went_on():
            tell_elsewhere()

    async def go_on_here(self):
        """Take up the game on the table as the other tab left it."""
        await self.take_up(saves.newest())

    async def take_up(self, kept):
        """Sit down at a kept game, and say whether that could be; one that cannot be read is put by, and said so."""
        answer = await self.load(kept)
        if answer is None:
            return False
        self.clear()
        if answer.get("error"):
            name, where = saves.refuse(kept["name"], answer["error"]["id"])
            self.refuse(answer["error"], where, name)
            return False
        saves.lay(kept)
        self.page.play.begin(answer)
        self.written(kept["name"])  # perhaps it went on while the engine was on its way
        return True

    async def load(self, kept):
        """The engine's answer to a kept game; None while another is on its way, or if there is none."""
        page = self.page
        if page.start.dealing:
            return None
        page.start.dealing = True
        self.draw_start()
        answer = await page.play.request({"do": "load", "save": kept["save"]})
        page.start.dealing = False
        if answer is None:
            self.draw_start()
        return answer

    def draw_start(self):
        """Draw the first screen, if it is there."""
        if not self.page.play.table:
            self.page.draw_start()

    def clear(self):
        """Close whatever was said of the last game."""
        self.page.close_sheet()
        stage.untell("game-elsewhere")

    def refuse(self, error, where, name):
        """Say why a save cannot be read, and where it is now; offer it as a file."""
        self.page.play.leave()
        self.page.draw_start()
        self.page.open_sheet(lambda: refused(error, where, name))


def refused(error, where, name):
    """Why a save cannot be read, and where it is now."""
    file = button("aside-file", name, "choice main", el("span", None, say("aside-file")))
    return sheets.frame(
        say("save-refused"), el("p", None, error), el("p", None, where), el("div", {"class": "choices"}, file)
    )
