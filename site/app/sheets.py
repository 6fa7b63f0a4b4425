"""The sheets that lie over the table: a card, a character, settings, credits."""

from pieces import characters, coins, districts, edge, help_of, kind_of
from seats import LAID_BY, SIGNS
from ui import button, el, error_text, hidden, icon, say, stage


def frame(title, *kids, css="", leaf=None):
    """A sheet with a heading and the button that closes it.

    `leaf` is for a sheet of several pages, such as the rulebook: how many pages deep this one is (js/back.js), and the
    name under which its scroll position is remembered (js/leaves.js).
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


def district(table, card, where, rulings=None, leaf=None):
    """A district: a large card, its rule, and what can be done with it now. `where` is a seat, "hand" or ""."""
    known = districts[card]
    kind, cost = known["kind"], known["cost"]
    points = known.get("points") or cost
    lines = [
        el(
            "span",
            {"class": "kind-line kind-" + kind},
            el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind))),
            say("kind-" + kind),
        )
    ]
    facts = say("card-facts", cost=cost, points=points, copies=known.get("copies", 1))
    return frame(
        say("card-" + card),
        el(
            "div",
            {"class": "big card kind-" + kind, "aria-hidden": "true"},
            el("span", {"class": "banner"}, icon(kind), el("b", None, cost)),
            el("span", {"class": "emblem"}, icon(card, "icons")),
            edge(cost),
        ),
        el("p", {"class": "kind-of"}, *lines),
        el("p", {"class": "facts-line"}, facts),
        el("p", {"class": "rule"}, say(help_of("card", card))),
        _actions(table, _district_aims(table, card, where)),
        rulings,
        css="card-sheet",
        leaf=leaf,
    )


def _district_aims(table, card, where):
    if where == "hand":
        return ["hand:" + card]
    return ["built:%s:%s" % (where, card)] if where else []


def role(table, id, rulings=None, leaf=None):
    """A character: its state in this round, its rank, its rule, and what can be done with it now."""
    known = characters.get(id, {})
    kind = kind_of(id)
    return frame(
        say("role-" + id),
        el(
            "div",
            {"class": "big card portrait kind-" + (kind or "none"), "aria-hidden": "true"},
            el("span", {"class": "rank"}, known.get("rank", "")),
            el("span", {"class": "emblem"}, icon(id, "icons")),
        ),
        _state(table, id),
        el(
            "p",
            {"class": "kind-of"},
            el("span", {"class": "kind-line"}, say("role-rank", rank=known.get("rank", 0))),
            el(
                "span",
                {"class": "kind-line"},
                el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind))),
                say("role-income", kind=kind),
            )
            if kind
            else None,
        ),
        el("p", {"class": "rule"}, say(help_of("role", id))),
        _actions(table, ["role:" + id]),
        rulings,
        css="card-sheet",
        leaf=leaf,
    )


def _state(table, id):
    """A character's state in this round, as far as the table shows it; None outside a game."""
    ranks = table.view["centre"]["ranks"] if table and table.view else []
    for one in ranks:
        if one["role"] == id:
            holder = "" if one["seat"] is None else table.name_of(one["seat"])
            lines = [say("state-" + one["state"], player=holder)]
            lines += [say("state-" + word) for word in SIGNS if one.get(word)]
            lines += [say("state-" + word, gold=one[word]) for word in LAID_BY if word in one]
            return el("ul", {"class": "state-now"}, *[el("li", None, line) for line in lines])
    return None


def _actions(table, aims):
    """Buttons for the current choices that point at this thing."""
    if table is None or table.view is None or not table.view["prompt"]:
        return None
    kids = []
    for aim in aims:
        for one in table.matching(aim):
            text = el("span", None, say(one["id"], **one["args"]))
            if one["enabled"]:
                kids.append(
                    button(
                        "choose",
                        one["move"],
                        "choice main wide",
                        text,
                        coins(one["cost"]) if one.get("cost") else None,
                        key=one["move"],
                    )
                )
            elif one["why_not"]:
                why = el("span", {"class": "why"}, say(one["why_not"]["id"], **one["why_not"]["args"]))
                kids.append(
                    button("why", "", "choice off wide", text, why, key="off" + one["kind"], aria_disabled="true")
                )
    return el("div", {"class": "choices"}, *kids) if kids else None


def menu(view):
    """The menu; `view` is None before a game. Sharing shows every hand, so it is missing while hands are secret."""
    at_table = [
        button("log", "", "choice", icon("log"), el("span", None, say("log"))),
        button("read", "", "choice", icon("city"), el("span", None, say("read-table"))),
        None
        if view and keeps_secrets(view)
        else button("share", "", "choice", icon("cards"), el("span", None, say("share"))),
        button("new-table", "", "choice", icon("flag"), el("span", None, say("leave-table"))),
    ]
    items = [button(name, "", "choice", el("span", None, say(name))) for name in ("games", "settings", "help", "about")]
    if view:
        items.extend(at_table)
    return frame(say("menu"), el("div", {"class": "choices one-column"}, *items))


def keeps_secrets(view):
    """Whether people share this device and their hands are still secret."""
    return view["shared"] and view["phase"] != "over"


def about():
    """Credits and licences."""
    lines = [el("p", {"key": str(i)}, say("about-%d" % i)) for i in range(1, 5)]
    links = (
        ("../LICENSE.txt", "MIT"),
        ("art/icons.LICENCE.txt", "CC BY 3.0"),
        ("art/title.LICENCE.txt", "OFL 1.1"),
        ("vendor/pyodide/LICENCE.txt", "Pyodide"),
        ("vendor/polyscript/LICENCE.txt", "PyScript"),
        ("vendor/micropython/LICENCE.txt", "MicroPython"),
        ("vendor/fluent/LICENCE.txt", "Fluent"),
    )
    kids = [
        el("li", {"key": url}, el("a", {"href": stage.licence(url), "target": "_blank", "rel": "noopener"}, name))
        for url, name in links
    ]
    lines.append(el("a", {"class": "link", "href": "./workshop.html", "key": "workshop"}, say("to-workshop")))
    return frame(say("about"), *lines, el("h3", None, say("about-licences")), el("ul", {"class": "links"}, *kids))


def no_engine():
    """A sheet that says that the engine could not be loaded, with a button to try again."""
    return _remedy(say("progress-failed"), "engine-again")


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
