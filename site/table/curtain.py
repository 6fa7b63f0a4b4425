"""The curtain of a shared device. While it is closed, the page holds nothing that one seat alone may see."""

from ui import button, el, icon, say, shield


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
            shield(who["seat"]),
            el(
                "h1",
                {"id": "decision-title", "tabindex": "-1", "key": "for%d" % who["seat"]},
                say("curtain-pass", player=who["name"]),
            ),
            el("p", {"class": "quiet"}, say("curtain-seat", number=who["seat"] + 1)),
            el("p", {"id": "curtain-how"}, say("curtain-how")),
            el(
                "button",
                {
                    "type": "button",
                    "class": "hold-button",
                    "data-hold": "1",
                    "data-arg": str(who["seat"]),
                    "aria-describedby": "curtain-how",
                },
                el("span", {"class": "fill", "aria-hidden": "true"}),
                el("span", {"class": "first"}, say("curtain-open", player=who["name"])),
                el("span", {"class": "second"}, say("curtain-again", player=who["name"])),
            ),
            button("menu", "", "choice ghost", icon("menu"), el("span", None, say("menu"))),
        ),
    )
