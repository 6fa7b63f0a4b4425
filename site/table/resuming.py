"""Resuming a kept game: the newest, one that went on in another tab, or any other (site/chapters/games)."""

import sheets
from saves import notify_elsewhere, saves
from ui import button, el, say, stage


class Resuming:
    """Loads a kept game and shows its table on `page`, or says why it cannot be read."""

    def __init__(self, page):
        self.page = page
        self.actions = {"continue": self.resume, "stored": self.on_stored, "go-on-here": self.resume_here}

    async def resume(self):
        """Resume the newest kept game."""
        entry = saves.offered()
        if entry is not None:
            await self.take_up(entry)

    def on_stored(self, name):
        """Another tab has stored something: say so if it is the game on this table, or draw the first screen again."""
        table = self.page.play.table
        if table is None:
            self.page.draw_start()
        elif name == saves.name and not table.pending and saves.changed_elsewhere():
            notify_elsewhere()

    async def resume_here(self):
        """Resume the game on the table as the other tab left it."""
        await self.take_up(saves.newest())

    async def take_up(self, entry):
        """Resume a kept game and return whether that was possible; one that cannot be read is set aside."""
        answer = await self.load(entry)
        if answer is None:
            return False
        self.clear()
        if answer.get("error"):
            name, where = saves.refuse(entry["name"], answer["error"]["id"])
            self.refuse(answer["error"], where, name)
            return False
        saves.open(entry)
        self.page.play.begin(answer)
        if [seat for seat in answer["view"]["seats"] if seat["kind"] == "guest"]:
            self.page.act("phones", "", "")
        self.on_stored(entry["name"])  # perhaps it went on elsewhere while the engine was loading
        return True

    async def load(self, entry):
        """The engine's answer to a kept game; None if it gives none, or while another table is being set."""
        page = self.page
        if page.start.dealing:
            return None
        page.start.dealing = True
        self.draw_start()
        answer = await page.play.request({"do": "load", "save": entry["save"]})
        page.start.dealing = False
        if answer is None:
            self.draw_start()
        return answer

    def draw_start(self):
        """Draw the first screen, unless a game is on the table."""
        if not self.page.play.table:
            self.page.draw_start()

    def clear(self):
        """Close the sheet and the status line that were about the last game."""
        self.page.close_sheet()
        stage.dismiss("game-elsewhere")

    def refuse(self, error, where, name):
        """Leave the table, and say why a save cannot be read and where it is now."""
        self.page.play.leave()
        self.page.draw_start()
        self.page.open_sheet(lambda: refused(error, where, name))


def refused(error, where, name):
    """The sheet that says why a save cannot be read and where it is now, and offers it as a file."""
    file = button("aside-file", name, "choice main", el("span", None, say("aside-file")))
    return sheets.frame(
        say("save-refused"), el("p", None, error), el("p", None, where), el("div", {"class": "choices"}, file)
    )
