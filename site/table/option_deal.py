"""Facts of a deal of a game that is set with options; and the same start again, here or by a link."""

import sheets
from pyscript import window
from ui import el, say, stage


async def prepare(page, deal):
    """Have all that is needed to show it."""
    return True


def facts(deal):
    """Its seed."""
    return [el("p", {"class": "quiet", "key": "seed"}, say("with-seed", seed=str(deal["seed"])))]


def rules(start, deal):
    """The options that it sets."""
    from option_setup import option_facts  # noqa: PLC0415 - the replay's page has no use for it

    listed = [el("li", {"key": str(at)}, fact) for at, fact in enumerate(option_facts(start, deal["rules"]))]
    return [el("ul", {"class": "quiet"}, *listed) if listed else None]


def actions(page):
    """Return what else this chapter can do."""
    return SameStart(page).actions


class SameStart:
    """The start of the game that is over; `page` shows it."""

    def __init__(self, page):
        self.page = page
        self.copied = False
        self.actions = {"same-start": self.again, "start-link": self.copy}

    def again(self):
        """Deal it to the same seats."""
        return self.page.dealing.again(self.page.play.view["result"]["deal"]["seed"])

    async def copy(self):
        """Copy the link to it; where the browser forbids it, it can be copied by hand."""
        self.copied = await stage.copy(self._address())
        self.page.open_sheet(self.link_sheet)

    def link_sheet(self):
        """The link, and what it is for."""
        text = say("start-copied" if self.copied else "start-by-hand")
        return sheets.notice(
            say("start-link-title"),
            el("span", {"role": "status"}, text),
            el("p", {"class": "address", "tabindex": "0"}, self._address()),
        )

    def _address(self):
        here = window.location
        return here.origin + here.pathname + "#deal=" + self.page.play.view["result"]["deal"]["text"]
