"""The log: what the viewer may know, by round and turn, in portions that a phone renders at once.

On a phone it is a sheet; where there is room it stands beside the table.
"""

import sheets
from story import blocks
from ui import button, el, say

AT_ONCE = 80  # entries


class Log:
    """The log of the game on the table; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.blocks, self.earlier = [], 0
        self.actions = {"log": self.open, "log-earlier": self.go_back}

    async def open(self):
        """Show what was told last, in a sheet."""
        answer = await self._ask()
        if answer:
            self.blocks, self.earlier = answer["log"], answer["earlier"]
            self.page.open_sheet(self.sheet)

    async def go_back(self):
        """Show what was told before, too."""
        first = min([block["n"] for block in self.blocks] + [line["n"] for line in self.blocks[0]["lines"]])
        answer = await self._ask(before=first)
        if answer and self.page.sheet == self.sheet:
            self.blocks, self.earlier = answer["log"] + self.blocks, answer["earlier"]
            self.page.open_sheet(self.sheet)

    async def _ask(self, **more):
        """Return the entries for the viewer; None if there are none, or the viewer has changed since."""
        play = self.page.play
        seat = play.looking()
        more.update(do="log", most=AT_ONCE)
        answer = await play.request(more)
        return answer if answer and play.table and play.looking() == seat and not answer.get("error") else None

    def sheet(self):
        """The newest entries, at the end of the list."""
        if not self.blocks:
            return sheets.frame(say("log"), el("p", None, say("log-empty")), css="log-sheet")
        return sheets.frame(say("log"), block_list(self.blocks, "log-earlier", self.earlier), css="log-sheet")


def block_list(listed, do, earlier):
    """The blocks, scrolled to the newest at the end; the first line is a button for so many `earlier` entries."""
    more = button(do, "", "link", say("log-earlier", count=earlier)) if earlier else None
    return el(
        "ol",
        {"class": "story", "key": "story", "tabindex": "0", "data-newest": "1"},
        el("li", {"key": "earlier"}, more) if more else None,
        *blocks(listed),
    )


def beside(listed, earlier):
    """The log as it stands beside the table; a sheet has what was told before that."""
    title = el("h2", {"class": "label", "id": "log-title"}, say("log"))
    section = {"class": "log-beside", "key": "log", "aria-labelledby": "log-title"}
    return el(
        "section", section, title, block_list(listed, "log", earlier) if listed else el("p", None, say("log-empty"))
    )
