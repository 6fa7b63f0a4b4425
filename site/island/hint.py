"""A hint: what a good player would do, and why."""

import sheets
from ui import button, el, icon, say


class Hints:
    """Asks the engine for a hint; `page` shows it."""

    def __init__(self, page):
        self.page = page
        self.actions = {"hint": self.ask}

    async def ask(self):
        """Ask what a good player would do in the viewer's place, and show it if the same seat still looks."""
        play = self.page.play
        seat = play.looking()
        answer = await play.request({"do": "hint"})
        if answer is None or play.looking() != seat:
            return
        if answer.get("error"):
            self.page.trouble(answer["error"])
        else:
            hint = answer["hint"]
            self.page.open_sheet(lambda: hint_sheet(hint))


def hint_sheet(hint):
    """The advised choice, the reasons for it, and a button that makes it."""
    choice = hint["choice"]
    reasons = [el("li", {"key": str(at)}, say(why["id"], **why["args"])) for at, why in enumerate(hint["reasons"])]
    play = button("choose", hint["move"], "choice main wide", icon("check"), el("span", None, say("hint-do")))
    return sheets.frame(
        say("hint"),
        el("p", {"class": "hint-choice"}, el("b", None, say(choice["id"], **choice["args"]))),
        el("ul", {"class": "prose"}, *reasons) if reasons else None,
        play,
    )
