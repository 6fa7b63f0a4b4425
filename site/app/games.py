"""Going on with a kept game."""

import sheets
from saves import saves
from ui import el, say


class Games:
    """What the reader can do with the games that are kept; `page` is where it is said."""

    def __init__(self, page):
        self.page = page
        self.meanings = {"continue": self.go_on}

    async def go_on(self):
        """Take up the newest kept game; one that cannot be read is kept aside and said so."""
        page, kept = self.page, saves.offered()
        if kept is None or page.start.dealing:
            return
        page.start.dealing = True
        page.draw_start()
        answer = await page.play.request({"do": "load", "save": kept["save"]})
        page.start.dealing = False
        if answer is None:
            page.draw_start()
        elif answer.get("error"):
            self._refuse(kept, answer["error"])
        else:
            saves.lay(kept)
            page.play.begin(answer)

    def _refuse(self, kept, error):
        """Say why a game cannot be gone on with, and where it is now."""
        where = saves.set_aside(kept["name"])
        self.page.draw_start()
        words = el("p", None, error), el("p", None, where)
        self.page.open_sheet(lambda: sheets.frame(say("save-refused"), *words))
