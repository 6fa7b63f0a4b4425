"""The sheets that lie over any table: their frame, the menu, notices, confirmations, faults."""

from curtain import hold_button
from ui import button, el, error_text, hidden, icon, say


def frame(title, *kids, css="", leaf=None):
    """A sheet with a heading and the button that closes it.

    `leaf` is for a sheet of several pages, such as the rulebook: the depth of this page (js/history.js), and the name
    under which its scroll position is remembered (js/scroll-memory.js).
    """
    depth, place = leaf or (1, None)
    return el(
        "div",
        {"class": "sheet-body " + css, "key": "sheet-body", "data-depth": str(depth), "data-place": place},
        el(
            "div",
            {"class": "sheet-head"},
            button("sheet-back", "", "plain", icon("back"), hidden(say("back"))) if depth > 1 else None,
            el("h2", {"id": "sheet-title", "tabindex": "-1"}, title),
            button("close-sheet", "", "plain", icon("close"), hidden(say("close"))),
        ),
        *kids,
    )


def menu(actions, view, shares):
    """The menu of these actions; `view` is None before a game, `shares` says whether a game can be shared.

    Sharing shows every hand, so it is missing while hands are secret.
    """
    at_table = [
        button("log", "", "choice", icon("log"), el("span", None, say("log"))),
        button("read", "", "choice", icon("city"), el("span", None, say("read-table"))),
        None
        if not shares or (view and view["secret"])
        else button("share", "", "choice", icon("cards"), el("span", None, say("share"))),
        button("new-table", "", "choice", icon("flag"), el("span", None, say("leave-table"))),
    ]
    items = [button(name, "", "choice", el("span", None, say(name))) for name in actions]
    if view:
        items.extend(at_table)
    return frame(say("menu"), el("div", {"class": "choices one-column"}, *items))


# What helps against a fault, by the message that says what is wrong.
REMEDIES = {"progress-failed": "engine-again", "update-gone": "reload"}


def trouble(error):
    """A sheet that says what is wrong, with a button for what can be done about it if there is anything."""
    act, args = REMEDIES.get(error["id"]), error["args"]
    if "opens" in args:  # the cards of a seat, at the open table
        who = {"seat": args["opens"], "name": args["player"]}
        how = el("p", {"class": "quiet", "id": "look-how"}, say("curtain-how"))
        return notice(say("trouble"), error, how, hold_button(who, say("curtain-open", player=who["name"]), "look-how"))
    return _remedy(error, act) if act else notice(say("trouble"), error)


def stopped(problem):
    """A sheet that says that the engine stopped, with its exception and a button to reload the page."""
    return _remedy(say("engine-stopped", problem=error_text(problem)), "reload")


def _remedy(error, act):
    """A sheet with a fault and a button for what can be done about it."""
    return notice(say("trouble"), error, button(act, "", "choice main", el("span", None, say(act))))


def notice(title, text, *kids):
    """A message in a sheet of its own."""
    return frame(title, el("p", None, text), *kids)


def confirm(title, text, act, arg, yes):
    """A confirmation before something is removed."""
    return frame(
        title,
        el("p", None, text),
        el(
            "div",
            {"class": "choices"},
            button(act, arg, "choice main", el("span", None, yes)),
            button("close-sheet", "", "choice", el("span", None, say("cancel"))),
        ),
    )
