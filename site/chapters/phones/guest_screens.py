"""The screens of a guest's page, drawn of a `guest` (guest.py): the way to the table, and back to it."""

import sheets
from codes import code_picture, name_field, paste_field, trouble, viewfinder
from ui import button, el, hidden, icon, say

ELSEWHERE = "line-elsewhere"  # why a line has ended: another page or phone has the seat


def name(guest):
    """The question for the name of whoever wants to sit down."""
    return [
        _head("guest-title"),
        el(
            "section",
            {"class": "setup phones", "key": "panel"},
            name_field("guest-name", guest.name, data_enter="guest-sit"),
            trouble(guest.wrong),
            el(
                "div",
                {"class": "choices one-column"},
                button("guest-sit", "", "choice main", el("span", None, say("guest-sit"))),
            ),
            el("p", None, say("phones-network")) if guest.network else None,
            el("p", {"class": "quiet"}, say("guest-how")),
        ),
    ]


def back(guest):
    """The screen of a page that was loaded again, until its table answers."""
    gone = guest.status == "guest-gone"
    return [
        _head("guest-back"),
        el(
            "section",
            {"class": "setup phones", "key": "panel"},
            el("p", {"class": "phones-status", "role": "status"}, say(guest.status)),
            button("guest-again", "", "choice main", el("span", None, say("guest-scan")), key="scan") if gone else None,
        ),
    ]


def code(guest):
    """The code that answers the table's."""
    return [_head("guest-hold"), el("section", {"class": "setup phones", "key": "panel"}, *_code(guest))]


def _code(guest):
    return [
        code_picture(guest.picture, say("guest-code-label")),
        el("p", {"class": "phones-status", "role": "status", "key": "status"}, say(guest.status)),
        el(
            "div",
            {"class": "phones-more", "key": "more"},
            button("guest-send", "", "plain", say("guest-send")),
        ),
    ]


def seated(guest):
    """Draw the players at the table, until the cards are dealt."""
    host, seed = guest.table["host"], guest.table["seed"]
    names = [el("li", {"key": name}, name) for name in guest.table["names"]]
    return [
        _head("guest-seated"),
        el(
            "section",
            {"class": "setup phones", "key": "panel"},
            el("p", {"role": "status"}, say("guest-waits", host=host, named=bool(host))),
            el("p", {"class": "quiet"}, say("guest-seed", seed=str(seed))) if seed is not None else None,
            el("ul", {"class": "phones-crowd"}, *names),
        ),
    ]


def again(guest):
    """The sheet over the table: reading the table's code, then showing this phone's."""
    if guest.step == "code":
        return sheets.frame(say("guest-hold"), *_code(guest), css="phones")
    reads = guest.step == "read"
    host = guest.table["host"]
    return sheets.frame(
        say("guest-scan"),
        el("p", {"key": "how"}, say("guest-scan-how", host=host, named=bool(host))),
        viewfinder(say("phones-camera-label")) if reads else paste_field(say("guest-paste-how"), "guest-take-pasted"),
        trouble(guest.wrong),
        el(
            "div",
            {"class": "choices one-column", "key": "choices"},
            button("guest-paste", "", "choice", el("span", None, say("phones-paste")))
            if reads
            else button("guest-take-pasted", "", "choice main", el("span", None, say("phones-take"))),
        ),
        css="phones",
    )


def _head(title):
    return el(
        "header",
        {"class": "form-head", "key": "form-head"},
        button("guest-back", "", "plain", icon("back"), hidden(say("back"))),
        el("h1", {"id": "form-title", "tabindex": "-1"}, say(title)),
    )


def over(why):
    """The sheet that says why this device has no seat any more; a seat that is elsewhere can be taken back."""
    if why != ELSEWHERE:
        return sheets.notice(say("guest-over"), say(why), _reload("choice main"))
    here = button("guest-here", "", "choice main", el("span", None, say("go-on-here")))
    choices = el("div", {"class": "choices one-column"}, here, _reload("choice"))
    return sheets.notice(say("guest-over"), say(why), choices)


def _reload(css):
    return button("reload", "", css, el("span", None, say("guest-away")))


DRAWN = {"name": name, "back": back, "code": code, "seated": seated}  # in the first screen's place, by the guest's step
