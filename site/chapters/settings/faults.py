"""The errors and actions that this device has kept (site/js/black-box.js), as a text to pass on."""

import json

from pyscript import window
from sheets import frame
from ui import GAME, button, el, say, stage


class Faults:
    """The sheet with that text, behind the one about the page; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.actions = {
            "faults": self.open,
            "faults-copy": self.copy,
            "faults-save": lambda: stage.download(GAME + "-errors.txt", self.text),
            "faults-clear": self.clear,
        }
        self.text = self.status = ""

    async def open(self):
        """Show the text, with the link of the game on the table where that is nobody's secret."""
        self.text, self.status = faults_text(json.loads(window.blackBox.contents()), await self._link()), None
        self._show()

    async def _link(self):
        """The link of the game on the table; "" without one, and while the engine is not there to make it."""
        table = self.page.play.table
        ready = table and table.deals and not table.pending and not table.guide and window.engine.stage == "ready"
        if not ready or table.view["secret"]:
            return ""
        answer = await self.page.play.request({"do": "share"})
        return "" if answer is None or answer.get("error") else answer["link"]

    def _show(self):
        self.page.open_sheet(self.sheet, lambda: self.page.act("about", "", ""))

    def sheet(self):
        """The text in a frame of its own, and what can be done with it."""
        if not self.text:
            return frame(say("faults"), el("p", None, say("faults-none")), leaf=(2, "faults"))
        return frame(
            say("faults"),
            el("p", None, say("faults-text")),
            el(
                "pre",
                {"class": "faults-text", "tabindex": "0", "role": "region", "aria-label": say("faults"), "lang": "en"},
                self.text,
            ),
            el(
                "div",
                {"class": "choices"},
                button("faults-copy", "", "choice main", el("span", None, say("faults-copy"))),
                button("faults-save", "", "choice", el("span", None, say("faults-save"))),
                button("faults-clear", "", "choice", el("span", None, say("faults-clear"))),
            ),
            el("p", {"role": "status"}, self.status),
            leaf=(2, "faults"),
        )

    async def copy(self):
        """Copy the text; where the browser forbids it, it is there to be copied by hand."""
        self.status = say("faults-copied") if await stage.copy(self.text) else None
        self._show()

    def clear(self):
        """Forget all that is kept."""
        window.blackBox.clear()
        self.text = ""
        self._show()
        stage.focus("#sheet-title")


def faults_text(box, link):
    """The black box as a text in English for the reader of a report; "" if it is empty."""
    errors, actions = box["errors"], box["actions"]
    if not errors and not actions:
        return ""
    lines = ["%s, %s" % (GAME, box["build"]), box["browser"]]
    if link:
        lines.append("The game on the table: " + link)
    for error in errors:
        times = " (%d times)" % error["times"] if error["times"] > 1 else ""
        lines += ["", "%s %s%s" % (error["at"], error["source"], times)]
        lines.append(": ".join([part for part in (error["kind"], error["text"]) if part]) or "no text that may be kept")
        lines.append(", ".join([part for part in (error["build"], error["table"]) if part]))
        lines += ["  " + frame for frame in error["frames"]]
        lines.append("  after: " + ", ".join(error["actions"]))
    lines += ["", "Last actions: " + ", ".join(actions)]
    return "\n".join(lines)
