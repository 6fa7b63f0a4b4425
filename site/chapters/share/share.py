"""Handing a game on: its link copied or shared, its record saved, its result as a picture."""

import json

import embed
import sheets
from picture import picture_of
from record import replay_address, save_record, save_unkept
from ui import GAME, button, el, say, stage, words


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return dict(Share(page).actions, **embed.actions(page))


class Share:
    """Actions on the game at the table; `page` is where messages go."""

    def __init__(self, page):
        self.page = page
        self.actions = {
            "share": self.open,
            "share-names": self.choose_names,
            "share-link": self.copy,
            "share-sheet": self.send,
            "save-record": lambda: save_unkept(page.play),
            "share-record": lambda: save_record(self.answer["record"]),
            "share-picture": self.draw,
            "save-picture": stage.savePicture,
            "send-picture": lambda: stage.sharePicture(words("title")),
        }
        self.answer = None
        self.why = None  # why the game has no link, if it has none: a message
        self.seats = []
        self.named = False
        self.shown = None  # the picture that was drawn, as an address

    async def open(self):
        """Show the ways to hand the game on; one that is no link still has its record and its picture."""
        answer = await self.page.play.request({"do": "share"})
        if answer is None:
            return
        self.why = answer.get("error")
        if self.why:
            answer = await self.page.play.request({"do": "record"})
            if answer is None:
                return
            if answer.get("error"):  # it would tell too much
                self.page.trouble(self.why)
                return
        seats = self.page.play.view["seats"]
        if seats != self.seats:
            self.named = nobody_named(seats)
        self.answer, self.seats = answer, seats
        self.page.open_sheet(self.sheet)

    @property
    def address(self):
        return replay_address(self.answer["link"], self._named())

    @property
    def replay(self):
        """The address for this device: it says which seats bots held, so that the deal can be played again."""
        return replay_address(self.answer["link"], self._named(), [seat["bot"] for seat in self.seats])

    def _named(self):
        return [seat["name"] for seat in self.seats] if self.named else None

    def sheet(self):
        view, link = self.page.play.view, not self.why
        watch = {"class": "choice", "href": self.replay, "target": "_blank", "rel": "noopener"} if link else None
        picture = el("span", None, say("share-picture"))
        rows = [
            el("p", {"class": "quiet"}, self.why) if self.why else None,
            el("p", {"class": "trouble"}, say("share-hidden")) if link and self.answer["hidden"] else None,
            self._names(),
            button("share-link", "", "choice main", el("span", None, say("share-link"))) if link else None,
            button("share-sheet", "", "choice", el("span", None, say("share-sheet")))
            if link and stage.canShare()
            else None,
            button("share-picture", "", "choice" if link else "choice main", picture) if view["result"] else None,
            button("share-record", "", "choice", el("span", None, say("share-record"))),
            button("embed", self.address.split("#")[1], "choice", el("span", None, say("embed"))) if link else None,
            el("a", watch, el("span", None, say("share-watch"))) if link else None,
        ]
        return sheets.frame(say("share"), *[row for row in rows if row])

    def _names(self):
        ticked = {"type": "checkbox", "data-do": "share-names", "checked": self.named}
        return el("label", {"class": "share-names"}, el("input", ticked), el("span", None, say("share-names")))

    def called(self):
        """Return the players' names in the picture: people's only if they may go along."""
        return [
            seat["name"] if self.named or seat["kind"] == "bot" else words("seat-name", number=seat["seat"] + 1)
            for seat in self.seats
        ]

    def choose_names(self, ticked):
        """Let the link say who played, or not."""
        self.named = ticked == "true"
        self.page.open_sheet(self.sheet)

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

    # --- the picture

    async def draw(self):
        """Draw the result as a picture, and show it."""
        page, table = self.page, self.page.play.table
        svg = await picture_of(table.view, self.called())
        self.shown = await stage.draw(svg, "%s-%s.png" % (GAME, stage.today()))
        if page.play.table is not table:
            return
        if self.shown:
            page.open_sheet(self.picture)
        else:
            page.trouble(say("picture-missing"))

    def picture(self):
        view = self.page.play.view
        names = [self.called()[seat] for seat in view["result"]["winners"]]
        send = button("send-picture", "", "choice", el("span", None, say("picture-send")))
        return sheets.frame(
            say("share-picture"),
            el("img", {"class": "picture", "src": self.shown, "alt": say("picture-label", names=names)}),
            el(
                "div",
                {"class": "choices one-column"},
                button("save-picture", "", "choice main", el("span", None, say("picture-save"))),
                send if stage.canSharePicture() else None,
            ),
        )


def nobody_named(seats):
    """Whether no person at the table wrote a name: names that the page gave betray nobody and may go along."""
    people = [seat for seat in seats if seat["kind"] != "bot"]
    return all([person["name"] == words("seat-name", number=person["seat"] + 1) for person in people])
