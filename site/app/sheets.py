"""The sheets that lie over the table: a card, a character, the log, help, settings, credits."""

from pieces import characters, coins, districts, edge, kind_of
from pyscript import window
from ui import button, el, hidden, icon, say, stage, told

LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))
PACES = ("calm", "normal", "quick", "instant")
MOTIONS = ("auto", "on", "off")
LOOKS = ("dark", "light", "auto")


def frame(title, *kids, css=""):
    """A sheet with a heading and the button that closes it."""
    return el(
        "div",
        {"class": "sheet-body " + css, "key": "sheet-body"},
        el(
            "div",
            {"class": "sheet-head"},
            el("h2", {"id": "sheet-title", "tabindex": "-1"}, title),
            button("close-sheet", "", "plain", icon("close"), hidden(say("close"))),
        ),
        *kids,
    )


def district(table, card, where):
    """A district: large, its rule in words, and what can be done with it now. `where` is a seat, "hand" or ""."""
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
        el("p", {"class": "rule"}, say("card-%s.help" % card)),
        _actions(table, _district_aims(table, card, where)),
        css="card-sheet",
    )


def _district_aims(table, card, where):
    if where == "hand":
        return ["hand:" + card]
    return ["built:%s:%s" % (where, card)] if where else []


def role(table, id):
    """A character: its rank, its rule, and what can be done with it now."""
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
        el("p", {"class": "rule"}, say("role-%s.help" % id)),
        _actions(table, ["role:" + id]),
        css="card-sheet",
    )


def _actions(table, aims):
    """The choices of the moment that point at this thing."""
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
    """What else one can do; before a game there is no view. What shows every hand waits until none is hidden."""
    at_table = [
        button("log", "", "choice", icon("log"), el("span", None, say("log"))),
        button("read", "", "choice", icon("city"), el("span", None, say("read-table"))),
        None
        if view and keeps_secrets(view)
        else button("share", "", "choice", icon("cards"), el("span", None, say("share"))),
        button("new-table", "", "choice", icon("flag"), el("span", None, say("leave-table"))),
    ]
    items = [button(name, "", "choice", el("span", None, say(name))) for name in ("settings", "help", "about")]
    if view:
        items.extend(at_table)
    return frame(say("menu"), el("div", {"class": "choices one-column"}, *items))


def keeps_secrets(view):
    """Whether people share this device whose cards are still hidden from one another."""
    return view["shared"] and view["phase"] != "over"


def settings(now):
    """Language, the look, the bots' pace, motion."""
    spoken = window.speech.language()
    return frame(
        say("settings"),
        _picker("language", say("set-language"), [(id, name) for id, name in LANGUAGES], spoken, foreign=True),
        _picker("theme", say("set-theme"), [(id, say("theme-" + id)) for id in LOOKS], window.look.chosen),
        _picker("pace", say("set-pace"), [(id, say("pace-" + id)) for id in PACES], now["pace"]),
        _picker("motion", say("set-motion"), [(id, say("motion-" + id)) for id in MOTIONS], now["motion"]),
        el("p", {"class": "quiet"}, say("settings-kept")),
    )


def _picker(name, label, values, chosen, foreign=False):
    kids = []
    for id, text in values:
        props = {"type": "radio", "name": name, "value": id, "data-do": "set-" + name, "checked": id == chosen}
        kids.append(
            el(
                "label",
                {"class": "pill", "key": id, "lang": id if foreign else None},
                el("input", props),
                el("span", None, text),
            )
        )
    return el(
        "fieldset", {"class": "picker", "key": name}, el("legend", None, label), el("div", {"class": "pills"}, *kids)
    )


def help(roles=None):
    """How to play, the characters and the special districts, in our own words."""
    listed = roles or sorted(characters, key=lambda id: characters[id]["rank"])
    steps = [el("li", {"key": str(i)}, say("help-step-%d" % i)) for i in range(1, 8)]
    people = [
        el(
            "li",
            {"key": id},
            button(
                "role",
                id,
                "row",
                icon(id, "icons", "emblem"),
                el("span", None, say("help-role", rank=characters[id]["rank"], role=id)),
            ),
        )
        for id in listed
        if id in characters
    ]
    kinds = [
        el(
            "li",
            {"key": kind},
            el("span", {"class": "chip kind-" + kind}, icon(kind), el("b", None, say("kind-%s.letter" % kind))),
            say("kind-" + kind),
        )
        for kind in ("noble", "religious", "trade", "military", "special")
    ]
    cards = [
        el(
            "li",
            {"key": id},
            button("card", id, "row", icon(id, "icons", "emblem"), el("span", None, say("card-" + id))),
        )
        for id in districts
        if districts[id]["kind"] == "special"
    ]
    return frame(
        say("help-title"),
        el("p", None, say("help-aim")),
        el("h3", None, say("help-how")),
        el("ol", {"class": "prose"}, *steps),
        el("h3", None, say("help-kinds")),
        el("ul", {"class": "kinds"}, *kinds),
        el("h3", None, say("help-characters")),
        el("ul", {"class": "rows"}, *people),
        el("h3", None, say("help-specials")),
        el("ul", {"class": "rows"}, *cards),
        el("h3", None, say("help-score")),
        el("p", None, say("help-score-text")),
        el("h3", None, say("help-keys")),
        el("p", None, say("help-keys-text")),
        el("p", None, say("help-fair")),
        css="help-sheet",
    )


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
    return frame(say("about"), *lines, el("h3", None, say("about-licences")), el("ul", {"class": "links"}, *kids))


def no_engine():
    """The engine could not be fetched: let it come once more."""
    return _remedy(say("progress-failed"), "engine-again")


def stopped(problem):
    """The engine gave no answer, with the exception that says so: load the page anew."""
    return _remedy(say("engine-stopped", problem=told(problem)), "reload")


def _remedy(error, act):
    """What is wrong, and a button for what can be done about it."""
    return notice(say("trouble"), error, button(act, "", "choice main", el("span", None, say(act))))


def notice(title, text, *kids):
    """A few words that want to be read."""
    return frame(title, el("p", None, text), *kids)


def confirm(title, text, act, arg, yes):
    """A question before something is put away."""
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
