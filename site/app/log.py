"""The log: all that whoever looks may know, the latest round on top, as much at a time as a phone reads at once."""

import sheets
from news import happened
from ui import button, el, say

AT_ONCE = 80  # entries


class Log:
    """The log of the game on the table; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.entries, self.earlier = [], 0
        self.meanings = {"log": self.open, "log-earlier": self.go_back}

    async def open(self):
        """Show what was told last."""
        told = await self._ask()
        if told:
            self.entries, self.earlier = told["log"], told["earlier"]
            self.page.open_sheet(self.sheet)

    async def go_back(self):
        """Show what was told before, too."""
        told = await self._ask(before=self.entries[0]["n"])
        if told and self.page.sheet == self.sheet:
            self.entries, self.earlier = told["log"] + self.entries, told["earlier"]
            self.page.open_sheet(self.sheet)

    async def _ask(self, **more):
        more.update(do="log", most=AT_ONCE)
        answer = await self.page.play.request(more)
        return answer if answer and self.page.play.table and not answer.get("error") else None

    def sheet(self):
        rounds, order = {}, []
        for entry in self.entries:
            number = entry.get("round") or 0
            if number not in rounds:
                rounds[number] = []
                order.append(number)
            rounds[number].append(happened(entry))
        kids = [
            el(
                "section",
                {"key": "r%d" % n, "class": "log-round"},
                el("h3", None, say("log-round", round=n)),
                el("ol", None, *rounds[n]),
            )
            for n in reversed(order)
        ]
        if self.earlier:
            kids.append(button("log-earlier", "", "choice", el("span", None, say("log-earlier", count=self.earlier))))
        return sheets.frame(say("log"), *(kids or [el("p", None, say("log-empty"))]), css="log-sheet")
