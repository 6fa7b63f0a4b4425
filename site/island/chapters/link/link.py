"""The same island again: at this table when a game is over, or for others by a link."""

import sheets
from pyscript import window
from setup import option_facts
from start_up import DEAL
from ui import button, el, say, stage


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return SameIsland(page).actions


class SameIsland:
    """The deal of the last game, or of a link; `page` shows it."""

    def __init__(self, page):
        self.page = page
        self.deal = None  # that a link brought
        self.copied = False
        self.actions = {
            "same-island": self.again,
            "island-link": self.copy,
            "deal-link": self.open,
            "deal-same": self.play,
        }

    def again(self):
        """Deal the island of the game that is over to the same seats."""
        view = self.page.play.view
        seats = []
        for seat in view["seats"]:
            entry = {"name": seat["name"], "kind": seat["kind"]}
            if seat["kind"] == "bot":
                entry["bot"] = seat["bot"]
            seats.append(entry)
        return self._deal(seats, view["result"]["deal"])

    async def copy(self):
        """Copy the link to the island; where the browser forbids it, it can be copied by hand."""
        self.copied = await stage.copy(self._address())
        self.page.open_sheet(self.link_sheet)

    def link_sheet(self):
        """The link, and what it is for."""
        text = say("island-copied" if self.copied else "island-by-hand")
        return sheets.notice(
            say("island-link-title"),
            el("span", {"role": "status"}, text),
            el("p", {"class": "address", "tabindex": "0"}, self._address()),
        )

    def _address(self):
        here = window.location
        deal = self.page.play.view["result"]["deal"]
        return here.origin + here.pathname + DEAL + window.encodeURIComponent(deal["text"])

    async def open(self, text=""):
        """Ask the engine what the deal of a link is, and show it."""
        answer = await self.page.play.request({"do": "deal", "deal": _decoded(text)})
        if answer is None:
            return
        if answer.get("error"):
            self.page.trouble(answer["error"])
            return
        self.deal = answer["deal"]
        self.page.open_sheet(self.deal_sheet)
        stage.focus("#sheet-title")

    def deal_sheet(self):
        """What would be dealt."""
        deal = self.deal
        facts = [
            el("li", {"key": str(at)}, fact) for at, fact in enumerate(option_facts(self.page.start, deal["rules"]))
        ]
        return sheets.frame(
            say("deal-title"),
            el("p", None, say("deal-about", seats=deal["seats"])),
            el("ul", {"class": "quiet"}, *facts) if facts else None,
            el("p", {"class": "quiet"}, say("with-seed", seed=str(deal["seed"]))),
            el(
                "div",
                {"class": "choices"},
                button("deal-same", "", "choice main wide", el("span", None, say("deal"))),
                button("close-sheet", "", "choice wide", el("span", None, say("cancel"))),
            ),
        )

    def play(self):
        """Deal the island of the link to the people of the last setup, with bots at the other seats."""
        self.page.start.count = self.deal["seats"]
        return self._deal(self.page.start.request(stage.seed)["seats"], self.deal)

    def _deal(self, seats, deal):
        request = {"do": "new", "seats": seats, "rules": deal["rules"], "seed": deal["seed"]}
        return self.page.dealing.deal_given(request)


def _decoded(text):
    """The text of an address as it was written; what is no such text stays as it is, for the engine to refuse."""
    try:
        return window.decodeURIComponent(text)
    except Exception:
        return text
