"""Going on with a kept game: the newest, one that went on in another tab, one that was set aside."""

import aside
from saves import saves, tell_elsewhere
from ui import forget_parts, keep, say, stage


class Games:
    """What the reader can do with the games that are kept; `page` is where it is said."""

    def __init__(self, page):
        self.page = page
        self.meanings = {
            "continue": self.go_on,
            "written": self.written,
            "go-on-here": self.go_on_here,
            "aside": self.list_aside,
            "aside-again": self.try_again,
            "aside-file": aside.download,
            "aside-remove": lambda name: page.open_sheet(lambda: aside.confirm(name)),
            "aside-removed": self.remove,
        }

    async def go_on(self):
        """Take up the newest kept game."""
        kept = saves.offered()
        if kept is not None:
            await self._take_up(kept)

    def written(self, name):
        """Another tab has kept something: say so if it is the game on this table; the first screen shows the newest."""
        table = self.page.play.table
        if table is None:
            self.page.draw_start()
        elif name == saves.name and not table.early and saves.went_on():
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
            name, where = saves.refuse(kept["name"], answer["error"]["id"])
            self._refuse(answer["error"], where, name)
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
        if answer is None:
            self._draw_start()
        return answer

    def _draw_start(self):
        if not self.page.play.table:
            self.page.draw_start()

    def _clear(self):
        """Nothing lies over the table any more that was said of the last game."""
        self.page.close_sheet()
        stage.untell("game-elsewhere")

    def _refuse(self, error, where, name):
        """Say why a text cannot be gone on with, and where it is; offer it as a file."""
        self.page.play.leave()
        forget_parts()
        self.page.draw_start()
        self.page.open_sheet(lambda: aside.refused(error, where, name))

    # --- what was set aside

    def list_aside(self):
        """Show what could not be read; nothing once there is none."""
        self.page.close_sheet()
        self._draw_start()
        if saves.aside():
            self.page.open_sheet(lambda: aside.listed(saves))

    async def try_again(self, name):
        """Let the engine read a text that was set aside: another version may be able to."""
        kept = saves.look(name)
        answer = await self._load(kept)
        if answer is None:
            return
        if answer.get("error"):
            self._refuse(answer["error"], say("aside-stays"), name)
            return
        self._clear()
        saves.lay(saves.take_back(kept))
        self.page.play.begin(answer)

    def remove(self, name):
        """Have done with a text that was set aside."""
        keep.remove(name)
        self.list_aside()
