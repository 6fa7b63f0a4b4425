"""Texts that could not be read: listed, saved as a file, tried again, removed."""

import sheets
from saves import saves
from ui import GAME, button, el, say, stage, storage


class Aside:
    """Actions on texts that could not be read; `page` is where messages go."""

    def __init__(self, page):
        self.page = page
        self.actions = {
            "aside": self.show,
            "aside-again": self.try_again,
            "aside-file": download,
            "aside-remove": lambda name: page.open_sheet(lambda: confirm(name)),
            "aside-removed": self.remove,
        }

    def show(self):
        """Show what could not be read; nothing once there is none."""
        self.page.close_sheet()
        self.page.resuming.draw_start()
        if saves.aside():
            self.page.open_sheet(listed)

    async def try_again(self, name):
        """Let the engine read a text that was set aside: another version may be able to."""
        resuming = self.page.resuming
        game_entry = saves.load(name)
        answer = await resuming.load(game_entry)
        if answer is None:
            return
        if answer.get("error"):
            resuming.refuse(answer["error"], say("aside-stays"), name)
            return
        resuming.clear()
        saves.open(saves.take_back(game_entry))
        self.page.play.begin(answer)

    def remove(self, name):
        """Have done with a text that was set aside."""
        storage.remove(name)
        self.show()


def listed():
    """All that could not be read, each with what can be done."""
    texts = [_text(saves.load(name), number) for number, name in enumerate(saves.aside(), 1)]
    return sheets.frame(say("aside-title"), el("p", None, say("aside-text")), *texts)


def _text(game_entry, number):
    name = game_entry["name"]
    known = (
        say("continue-with", names=game_entry["names"], round=game_entry["round"])
        if game_entry["round"]
        else say("aside-unknown")
    )
    return el(
        "section",
        {"key": name},
        el("h3", None, "%d. " % number, known),
        el(
            "div",
            {"class": "choices"},
            button("aside-again", name, "choice", el("span", None, say("aside-again"))),
            _file(name),
            button("aside-remove", name, "choice danger", el("span", None, say("aside-remove"))),
        ),
    )


def _file(name):
    return button("aside-file", name, "choice", el("span", None, say("aside-file")))


def download(name):
    """Save a text as a file, with the day on which it is saved."""
    stage.downloadKept("%s-save-%s.txt" % (GAME, stage.today()), name)


def confirm(name):
    """A question before a text is gone for good."""
    yes = say("aside-remove")
    return sheets.confirm(yes, say("aside-remove-text"), "aside-removed", name, yes)
