"""The log: all that whoever looks may know, by round and turn, as much at a time as a phone reads at once.

On a phone it is a sheet; where there is room it stands beside the table.
"""

import sheets
from story import blocks
from ui import button, el, say

AT_ONCE = 80  # entries


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Log(page).actions


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
        """Return what was told to whoever looks; None if there is nothing, or another looks by now."""
        play = self.page.play
        seat = play.looking()
        more.update(do="log", most=AT_ONCE)
        answer = await play.request(more)
        return answer if answer and play.table and play.looking() == seat and not answer.get("error") else None

    def sheet(self):
        """The newest at the end, where the list stands; before it the way to what was told earlier."""
        if not self.blocks:
            return sheets.frame(say("log"), el("p", None, say("log-empty")), css="log-sheet")
        return sheets.frame(say("log"), _before("log-earlier", self.earlier), self._told(), css="log-sheet")

    def _told(self):
        return block_list(self.blocks)


def block_list(listed):
    """The blocks, the newest at the end, where the list stands."""
    return el("ol", {"class": "story", "key": "story", "tabindex": "0", "data-newest": "1"}, *blocks(listed))


def beside(listed, earlier):
    """The log as it stands beside the table; a sheet has what was told before that."""
    title = el("h2", {"class": "label", "id": "log-title"}, say("log"))
    section = {"class": "log-beside", "key": "log", "aria-labelledby": "log-title"}
    told = block_list(listed) if listed else el("p", None, say("log-empty"))
    return el("section", section, title, _before("log", earlier), told)


def _before(do, count):
    """The way to so many earlier entries; None if there are none."""
    return button(do, "", "choice", el("span", None, say("log-earlier", count=count)), key="more") if count else None
