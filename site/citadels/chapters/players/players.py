"""The characters that one saw when one chose one."""

import sheets
from pieces import bust, characters
from ui import button, el, say


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""

    def draft():
        if page.play.view and page.play.view["mine"]:
            seen = page.play.view["mine"]["draft"]
            page.open_sheet(lambda: saw(seen))

    return {"draft": draft}


def saw(seen):
    """The characters that lay there at each choice of this round, in the order of their ranks."""
    kids = []
    for number, roles in enumerate(seen, 1):
        rows = [_role(role) for role in sorted(roles, key=lambda role: characters[role]["rank"])]
        kids.append(el("h3", {"key": "h%d" % number}, say("draft-choice", number=number)) if len(seen) > 1 else None)
        kids.append(el("ul", {"class": "rows", "key": "u%d" % number}, *rows))
    return sheets.frame(say("draft-title"), el("p", None, say("draft-text")), *[kid for kid in kids if kid])


def _role(role):
    words = say("draft-role", rank=characters[role]["rank"], role=role)
    return el("li", {"key": role}, button("role", role, "row", bust(role, "emblem"), el("span", None, words)))
