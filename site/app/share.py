"""Handing a game on: its link copied or shared, its record saved."""

import json

import sheets
from ui import button, el, say, stage, words


class Share:
    """What the reader can do with the game that lies on the table; `page` is where it is said."""

    def __init__(self, page):
        self.page = page
        self.meanings = {
            "share": self.open,
            "share-link": self.copy,
            "share-sheet": self.send,
            "share-record": self.save,
            "save-record": self.save_unkept,
        }
        self.answer = None

    async def open(self):
        """Show the ways to hand the game on."""
        answer = await self.page.play.request({"do": "share"})
        if answer is None:
            return
        if answer.get("error"):
            self.page.trouble(answer["error"])
            return
        self.answer = answer
        self.page.open_sheet(self.sheet)

    async def save_unkept(self):
        """Save the record of a game that the browser does not keep; nothing of it is shown."""
        answer = await self.page.play.request({"do": "record"})
        if answer is not None:
            download(answer["record"])

    @property
    def address(self):
        return stage.replayAddress(self.answer["link"])

    def sheet(self):
        rows = [
            el("p", {"class": "trouble"}, say("share-hidden")) if self.answer["hidden"] else None,
            button("share-link", "", "choice main", el("span", None, say("share-link"))),
            button("share-sheet", "", "choice", el("span", None, say("share-sheet"))) if stage.canShare() else None,
            button("share-record", "", "choice", el("span", None, say("share-record"))),
            el("a", {"class": "choice", "href": self.address, "target": "_blank", "rel": "noopener"},
               el("span", None, say("share-watch"))),
        ]  # fmt: skip
        return sheets.frame(say("share"), *[row for row in rows if row])

    async def copy(self):
        """Copy the link; where the browser forbids it, show it to be copied by hand."""
        done = await stage.copy(self.address)
        if done:
            stage.say(json.dumps([say("share-copied")]))
            self.page.notice(say("share"), say("share-copied"))
        else:
            self.page.open_sheet(
                lambda: sheets.notice(say("share"), say("share-shown"), el("p", {"class": "rule"}, self.address))
            )

    async def send(self):
        await stage.share(words("title"), self.address)

    def save(self):
        download(self.answer["record"])


def download(record):
    """Save a record as a file, with the day on which it is saved."""
    today = stage.today()
    stage.download("citadels-%s.txt" % today, record.replace("????.??.??", today.replace("-", ".")))
