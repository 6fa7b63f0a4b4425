"""Going on with a kept game: the newest, or one that went on in another tab."""

import sheets
from saves import saves, tell_elsewhere
from ui import el, forget_parts, say, stage


class Games:
    """What the reader can do with the games that are kept; `page` is where it is said."""

    def __init__(self, page):
        self.page = page
        self.meanings = {
            "continue": self.go_on,
            "written": self.written,
            "go-on-here": self.go_on_here,
        }

    async def go_on(self):
        """Take up the newest kept game."""
        kept = saves.offered()
        if kept is not None:
            await self._take_up(kept)

    def written(self, name):
        """Another tab has kept something: say so if it is the game on this table; the first screen shows the newest."""
        if not self.page.play.table:
            self.page.draw_start()
        elif name == saves.name and saves.went_on():
            tell_elsewhere()

    async def go_on_here(self):
        """Take up the game on the table as the other tab left it."""
        await self._take_up(saves.newest())

    async def _take_up(self, kept):
        """Sit down at a kept game; one that cannot be read is put by, and said so."""
        answer = await self._load(kept)
        if answer is None:
            return
        self._clear()
        if answer.get("error"):
            self._refuse(answer["error"], saves.set_aside(kept["name"]))
        else:
            saves.lay(kept)
            self.page.play.begin(answer)
            self.written(kept["name"])  # perhaps it went on while the engine was on its way

    async def _load(self, kept):
        """The engine's answer to a kept game; None while another is on its way, or if there is none."""
        page = self.page
        if page.start.dealing:
            return None
        page.start.dealing = True
        self._draw_start()
        answer = await page.play.request({"do": "load", "save": kept["save"]})
        page.start.dealing = False
        self._draw_start()
        return answer

    def _draw_start(self):
        if not self.page.play.table:
            self.page.draw_start()

    def _clear(self):
        """Nothing lies over the table any more that was said of the last game."""
        self.page.close_sheet()
        stage.untell("game-elsewhere")

    def _refuse(self, error, where):
        """Say why a game cannot be gone on with, and where it is now."""
        self.page.play.leave()
        forget_parts()
        self.page.draw_start()
        words = el("p", None, error), el("p", None, where)
        self.page.open_sheet(lambda: sheets.frame(say("save-refused"), *words))
