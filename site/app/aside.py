"""What is said of texts that could not be read: listed, saved as a file, tried again, removed."""

import sheets
from ui import button, el, say, stage


def refused(error, where, name):
    """Why a text cannot be gone on with, and where it is now."""
    file = el("div", {"class": "choices"}, _file(name, " main"))
    return sheets.frame(say("save-refused"), el("p", None, error), el("p", None, where), file)


def listed(saves):
    """All that could not be read, each with what can be done."""
    texts = [_text(saves.look(name), number) for number, name in enumerate(saves.aside(), 1)]
    return sheets.frame(say("aside-title"), el("p", None, say("aside-text")), *texts)


def _text(kept, number):
    name = kept["name"]
    known = say("continue-with", names=kept["names"], round=kept["round"]) if kept["round"] else say("aside-unknown")
    return el(
        "section",
        {"key": name},
        el("h3", None, "%d. " % number, known),
        el(
            "div",
            {"class": "choices"},
            button("aside-again", name, "choice", el("span", None, say("aside-again"))),
            _file(name),
            button("aside-remove", name, "choice", el("span", None, say("aside-remove"))),
        ),
    )


def _file(name, more=""):
    return button("aside-file", name, "choice" + more, el("span", None, say("aside-file")))


def download(name):
    """Save a text as a file, with the day on which it is saved."""
    stage.downloadKept("citadels-save-%s.txt" % stage.today(), name)


def confirm(name):
    """A question before a text is gone for good."""
    yes = say("aside-remove")
    return sheets.confirm(yes, say("aside-remove-text"), "aside-removed", name, yes)
