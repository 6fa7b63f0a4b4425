"""A trial ("What if"): steps that are tried before they are real, in a frame, and kept or dropped with one tap."""

from ui import button, el, icon, say
from why import reasons


def trial_bar(view):
    """The bar of a trial: what it brings so far, and the ways out; None where nothing is tried."""
    trial = view.get("trial")
    if not trial:
        return None
    count, stopped = trial["count"], trial["stopped"]
    drop = say("trial-drop" if count else "trial-stop")
    return el(
        "section",
        {"class": "trial-bar", "key": "trial", "aria-labelledby": "trial-title"},
        el("h3", {"id": "trial-title"}, icon("try"), el("span", None, say("trial-title", count=count))),
        el("p", {"class": "why", "role": "status", "key": "why"}, say(stopped["id"]) if stopped else None),
        el(
            "div",
            {"class": "choices", "key": "ways"},
            button("keep", "", "choice main", icon("check"), el("span", None, say("trial-keep"))) if count else None,
            button("drop", "", "choice", icon("close"), el("span", None, drop)),
        ),
        reasons(trial["brings"]),
    )


def request(page, do):
    """Begin, keep or drop a trial."""
    page.close_sheet()
    return page.play.do(do=do)
