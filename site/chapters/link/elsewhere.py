"""Texts of other pages: another game's link, record or save, or an address that is opened as it is."""

import json

from ui import button, el, say, stage

REASONS = ("other-game", "other-place")


def belongs_elsewhere(error):
    """Whether a refusal says that the text is whole, and opened by another page."""
    return error["id"] in REASONS


def titled(error):
    """The refusal with the title of the game in the reader's language."""
    args = dict(error["args"])
    args["title"] = json.loads(stage.place(args["game"]))["title"]
    return {"id": error["id"], "args": args}


def way(error, text):
    """The button that opens a text, refused with this error, on its own page; None if there is none."""
    args = error["args"]
    what, place = args["what"], json.loads(stage.place(args["game"]))
    label = say("elsewhere-open", title=place["title"], other=1 if error["id"] == "other-game" else 0)
    if what in ("record", "save"):
        return button("carry", place["replay"], "choice main", el("span", None, label)) if place["replay"] else None
    page, fragment = address(what, place, text)
    blank = {"target": "_blank", "rel": "noopener"} if stage.framed else {}
    there = "./" + page + ("#" + fragment if fragment else "")
    return el("a", dict(blank, **{"class": "choice main", "href": there}), el("span", None, label)) if page else None


def address(what, place, text):
    """The page that opens a text, and what is to stand behind its #."""
    rest = "".join(text[text.rfind("#") + 1 :].split())
    if what == "link":
        return place["replay"], rest
    if what == "games":
        return place["home"], ""
    if what == "deal":
        return place["home"], "deal=" + rest[rest.find("=") + 1 if rest.startswith("deal=") else 0 :]
    return "workshop.html" if what == "bot" else place["home"], rest
