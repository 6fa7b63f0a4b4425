"""The curtain of a shared device. While it is closed, the page holds nothing that one seat alone may see."""

from portraits import face_of
from ui import button, el, icon, say


def curtain(who):
    """The curtain, which asks for the person `who`; None until the engine has said who is next."""
    if who is None:
        return el(
            "section",
            {"class": "curtain", "key": "curtain"},
            el("div", {"class": "drape", "aria-hidden": "true"}),
            el("h1", {"id": "decision-title", "tabindex": "-1"}, say("curtain-closed")),
        )
    return el(
        "section",
        {"class": "curtain", "key": "curtain-%d" % who["seat"]},
        el("div", {"class": "drape", "aria-hidden": "true"}),
        el(
            "div",
            {"class": "curtain-sheet"},
            face_of(who["seat"], who["name"]),
            el(
                "h1",
                {"id": "decision-title", "tabindex": "-1", "key": "for%d" % who["seat"]},
                say("curtain-pass", player=who["name"]),
            ),
            el("p", {"class": "quiet"}, say("curtain-seat", number=who["seat"] + 1)),
            el("p", {"id": "curtain-how"}, say("curtain-how")),
            hold_button(who, say("curtain-open", player=who["name"]), "curtain-how"),
            button("menu", "", "choice ghost", icon("menu"), el("span", None, say("menu"))),
        ),
    )


def hold_button(who, words, how):
    """The button that shows a seat's cards: it is held, or tapped twice; `how` is the element that says so."""
    return el(
        "button",
        {
            "type": "button",
            "class": "hold-button",
            "data-hold": "1",
            "data-arg": str(who["seat"]),
            "aria-describedby": how,
        },
        el("span", {"class": "fill", "aria-hidden": "true"}),
        el("span", {"class": "first"}, words),
        el("span", {"class": "second"}, say("curtain-again", player=who["name"])),
    )


def is_closed(view):
    """Whether the curtain hides the table, and not only the cards of the player who has the device at hand."""
    return view["waiting"] == "curtain" and not (view["curtain"] or {}).get("holds")


def covers(view):
    """Whether the cards of the player who has the device at hand are covered, with the table open to all."""
    return view["waiting"] == "curtain" and not is_closed(view)
