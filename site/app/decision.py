"""The thumb's part of the page: one sentence that says what is asked, and its choices."""

from choices import things
from pieces import coins, districts, face, portrait, shield, tile
from ui import button, el, hidden, icon, part, say

# A sign for a choice that points at nothing, or for a group that does.
SIGNS = {
    "gold": "coin", "draw": "cards", "income": "coin", "end": "flag", "build": "build", "assassinate": "dagger", "rob": "pouch",
    "bewitch": "hex", "swap": "swap", "redraw": "cards", "destroy": "flame", "exchange": "swap", "beautify": "coin", "tithe": "coin",
    "navigate-gold": "coin", "navigate-cards": "cards", "crown": "crown", "peek": "cards", "give-gold": "coin", "give": "cards",
    "lab": "coin", "smithy": "cards", "armory": "dagger", "museum": "cards", "thank": "crown", "recover": "city",
}  # fmt: skip


def decision(table):
    """The prompt with its choices, or who is being waited for."""
    view = table.view
    inputs = [view["prompt"], view["waiting"], table.tray, table.selected, table.marked, table.since, table.recap_open,
              view["can"], table.rushing, table.decisions, view["phase"]]  # fmt: skip
    return part("decision", inputs, lambda: el(
        "section", {"class": "decision" + (" tray-open" if table.tray else ""), "key": "decision", "id": "decision", "aria-labelledby": "decision-title"},
        *(_asked(table) if view["prompt"] else _waiting(table)),
    ))  # fmt: skip


def _title(table, message):
    return el("h2", {"id": "decision-title", "tabindex": "-1", "key": "title%d" % table.decisions}, message)


def _waiting(table):
    view = table.view
    who = [one for one in view["seats"] if one["asked"] or one["active"]]
    name = who[0]["name"] if who else ""
    latest = [el("li", {"key": "n%d" % entry["n"]}, say("event-" + entry["id"], **entry["args"])) for entry in table.since[-3:]]
    return [
        _title(table, say("waiting-bot", player=name)),
        el("ul", {"class": "latest"}, *latest),
        el("div", {"class": "choices"}, button("rush", "", "choice wide", icon("faster"), el("span", None, say("rushing" if table.rushing else "rush")))),
    ]  # fmt: skip


def _asked(table):
    prompt = table.view["prompt"]
    head = el("div", {"class": "decision-head", "key": "head"},
              button("untray", "", "plain", icon("back"), hidden(say("back"))) if table.tray and not table.tray_fixed else None,
              _title(table, say("group-" + table.tray) if table.tray and not table.tray_fixed else say(prompt["id"], **prompt["args"])),
              _recap_toggle(table), _undo(table))  # fmt: skip
    if table.tray:
        return [head, _recap(table), _tray(table)] + ([] if not table.tray_fixed else [_plain(table)])
    return [head, _recap(table)] + _groups(table)


def _undo(table):
    can = table.view["can"]["undo"]
    return button("undo", "", "plain", icon("undo"), hidden(say("undo")), aria_disabled=None if can is True else "true")


def _recap_toggle(table):
    """How much happened since this player's last turn."""
    if not table.since:
        return None
    return button("recap", "", "plain recap-toggle", icon("news"), el("b", None, len(table.since)), hidden(say("recap-count", count=len(table.since))),
                  aria_expanded="true" if table.recap_open else "false")  # fmt: skip


def _recap(table):
    if not table.since or not table.recap_open:
        return None
    entries = [el("li", {"key": "n%d" % entry["n"]}, say("event-" + entry["id"], **entry["args"])) for entry in table.since]
    return el("div", {"class": "recap", "key": "recap"}, el("h3", {"class": "label"}, say("recap")), el("ol", None, *entries))


def _choice(choice, css=""):
    """One choice that points at nothing; an impossible one says why."""
    sign = icon(SIGNS[choice["kind"]]) if choice["kind"] in SIGNS else None
    text = el("span", None, say(choice["id"], **choice["args"]))
    if choice["enabled"]:
        cost = choice.get("cost")
        return button("choose", choice["move"], "choice " + css, sign, text, coins(cost) if cost else None, key=choice["move"])
    why = el("span", {"class": "why"}, say(choice["why_not"]["id"], **choice["why_not"]["args"]))
    return button("why", "", "choice off " + css, sign, text, why, key=choice["kind"], aria_disabled="true")


def _plain(table):
    kids = [_choice(one, "wide" if one["kind"] in ("end", "pass") else "") for one in table.plain]
    return el("div", {"class": "choices", "key": "choices"}, *kids) if kids else None


def _groups(table):
    """Plain choices and groups: the resource action first, the end of the turn last, then what is not possible and why."""
    first, then, last, off = [], [], [], []
    for one in table.plain:
        if not one["enabled"]:
            off.append((say(one["id"], **one["args"]), one["why_not"]))
        elif one["kind"] in ("gold", "draw", "thank"):
            first.append(_choice(one, "main"))
        elif one["kind"] in ("end", "pass"):
            last.append(_choice(one, "wide"))
        else:
            then.append(_choice(one))
    for kind, choices in table.groups:
        open_to = [one for one in choices if one["enabled"]]
        reasons = [one["why_not"] for one in choices]
        label = say("group-" + kind)
        if not open_to and all([one == reasons[0] for one in reasons]):
            off.append((label, reasons[0]))
            continue
        sign = icon(SIGNS[kind]) if kind in SIGNS else None
        number = el("b", {"class": "number"}, len(things(open_to))) if len(choices) > 1 else None
        then.append(button("tray", kind, "choice" if open_to else "choice off", sign, el("span", None, label), number, key="g-" + kind))
    return [el("div", {"class": "choices", "key": "choices"}, *(first + then + last)), _not_now(off)]


def _not_now(off):
    """What is not possible now, gathered under each reason."""
    if not off:
        return None
    reasons = []
    for label, why in off:
        for known in reasons:
            if known[0] == why:
                known[1].append(label)
                break
        else:
            reasons.append((why, [label]))
    lines = []
    for i, (why, labels) in enumerate(reasons):
        kids = [el("span", {"class": "off-choice", "role": "link", "aria-disabled": "true", "key": str(n)}, label) for n, label in enumerate(labels)]
        lines.append(el("li", {"key": str(i)}, el("span", {"class": "why"}, say(why["id"], **why["args"]) if why else ""), *kids))
    return el("ul", {"class": "not-now", "key": "not-now", "aria-label": say("not-possible")}, *lines)


def _tray(table):
    """The things one can point at; the chosen one says what it would do."""
    shown = table.tray_choices()
    if shown and shown[0]["aim"] == "pick":
        return _picking(table, shown[0])
    kids, owner = [], None
    for number, (aim, choice, open_to) in enumerate(things(shown)):
        if choice.get("card") and choice.get("seat") is not None and choice["seat"] != owner:
            owner = choice["seat"]
            kids.append(el("li", {"class": "of", "key": "of%d" % owner}, shield(owner), table.name_of(owner)))
        kids.append(el("li", {"key": aim}, _thing(table, aim, choice, open_to)))
    return el("div", {"class": "tray", "key": "tray"}, el("ul", {"class": "things"}, *kids), _foot(table, shown))


def _thing(table, aim, choice, open_to):
    css = "thing"
    more = {"aria_pressed": "true" if table.selected == aim else "false"}
    note = None
    if not open_to:
        css += " off"
        note = say(choice["why_not"]["id"], **choice["why_not"]["args"]) if choice["why_not"] else None
        more["aria_disabled"] = "true"
    if choice.get("role"):
        return portrait(choice["role"], aim, "aim", aim, css, note, **more)
    if choice.get("card") and aim[0] == "b":
        cost = choice["cost"] if open_to and choice["kind"] in ("destroy", "exchange") else None
        return tile(table.card(choice), aim, "aim", aim, css, note, cost, **more)
    if choice.get("card"):
        return face(table.card(choice), aim, "aim", aim, css, note, **more)
    if choice.get("cards"):
        return button("aim", aim, "choice " + css, say(choice["id"], **choice["args"]), key=aim, **more)
    one = table.view["seats"][choice["seat"]]
    return button("aim", aim, "card person " + css, shield(one["seat"]), el("span", {"class": "card-name"}, one["name"]),
                  el("span", {"class": "facts"}, coins(one["gold"]), el("span", {"class": "count"}, icon("cards"), el("b", None, one["hand"]))),
                  el("span", {"class": "note"}, note) if note else None, key=aim, **more)  # fmt: skip


def _foot(table, shown):
    """What the chosen thing does, in words, and the buttons that do it."""
    chosen = [one for one in shown if one["aim"] == table.selected]
    if not chosen:
        return el("p", {"class": "foot-hint", "key": "hint"}, say("tray-hint"))
    choice = chosen[0]
    text = None
    if choice.get("role"):
        text = say("role-%s.help" % choice["role"])
    elif choice.get("card") and districts.get(choice["card"], {}).get("kind") == "special":
        text = say("card-%s.help" % choice["card"])
    kids = []
    for one in chosen:
        words = el("span", None, say(one["id"], **one["args"]))
        if one["enabled"]:
            kids.append(button("choose", one["move"], "choice main wide", words, coins(one["cost"]) if one.get("cost") else None, key=one["move"]))
        elif one["why_not"] and len(chosen) == 1:
            kids.append(el("p", {"class": "why", "key": "why"}, say(one["why_not"]["id"], **one["why_not"]["args"])))
    return el("div", {"class": "foot", "key": "foot"}, el("p", {"class": "help-line"}, text) if text else None, *kids)


def _picking(table, choice):
    """Several cards at once: mark them, then confirm."""
    pick = choice["pick"]
    kids = []
    for number, card in enumerate(pick["cards"]):
        marked = number in table.marked
        kids.append(el("li", {"key": "p%d" % number}, face(
            table.card({"card": card}), "p%d" % number, "mark", number, "thing", aria_pressed="true" if marked else "false")))  # fmt: skip
    many = len(table.marked)
    fits = pick["min"] <= many <= pick["max"]
    confirm = button("confirm-pick", "", "choice main wide" + ("" if fits else " off"), say("confirm-" + choice["kind"], count=many),
                     aria_disabled=None if fits else "true", key="confirm")  # fmt: skip
    return el("div", {"class": "tray", "key": "tray"}, el("ul", {"class": "things"}, *kids), el("div", {"class": "foot", "key": "foot"}, confirm))
