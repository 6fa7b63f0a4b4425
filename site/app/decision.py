"""The thumb's part of the page: one sentence that says what is asked, and its choices."""

from choices import open_to_advice, things
from news import happened
from pieces import coins, progress
from pyscript import window
from tray import tray
from ui import button, el, hidden, icon, part, say

# A sign for a choice that points at nothing, or for a group that does.
SIGNS = {
    "gold": "coin",
    "draw": "cards",
    "income": "coin",
    "end": "flag",
    "build": "build",
    "assassinate": "dagger",
    "rob": "pouch",
    "bewitch": "hex",
    "swap": "swap",
    "redraw": "cards",
    "destroy": "flame",
    "exchange": "swap",
    "beautify": "coin",
    "tithe": "coin",
    "navigate-gold": "coin",
    "navigate-cards": "cards",
    "crown": "crown",
    "peek": "cards",
    "give-gold": "coin",
    "give": "cards",
    "lab": "coin",
    "smithy": "cards",
    "armory": "dagger",
    "museum": "cards",
    "thank": "crown",
    "recover": "city",
}


def decision(table):
    """The prompt with its choices, or who is being waited for."""
    view = table.view
    inputs = [
        view["prompt"],
        view["viewer"],
        view["waiting"],
        table.tray,
        table.selected,
        table.marked,
        table.since,
        table.recap_open,
        view["can"],
        table.rushing,
        table.decisions,
        view["phase"],
        table.chosen,
        table.late and window.engine.stage,
    ]
    return part(
        "decision",
        inputs,
        lambda: el(
            "section",
            {
                "class": "decision" + (" tray-open" if table.tray else ""),
                "key": "decision",
                "id": "decision",
                "aria-labelledby": "decision-title",
            },
            *_content(table),
        ),
    )


def _content(table):
    if table.chosen:
        return [_title(table, waiting_for_engine(table)), progress(window.engine.stage)]
    content = _asked(table) if table.view["prompt"] else _waiting(table)
    if table.late:
        content.append(el("p", {"class": "progress", "key": "late"}, waiting_for_engine(table)))
    return content


def _title(table, message):
    return el(
        "h2",
        {
            "id": "decision-title",
            "tabindex": "-1",
            "key": "title%d" % table.decisions,
            "data-decision": str(table.decisions),
        },
        message,
    )


def _waiting(table):
    view = table.view
    who = [one for one in view["seats"] if one["asked"] or one["active"]]
    name = who[0]["name"] if who else ""
    latest = [happened(entry) for entry in table.since[-3:]]
    return [
        _title(table, say("waiting-bot", player=name)),
        el("ul", {"class": "latest"}, *latest),
        el(
            "div",
            {"class": "choices"},
            button(
                "rush", "", "choice wide", icon("faster"), el("span", None, say("rushing" if table.rushing else "rush"))
            ),
        ),
    ]


def waiting_for_engine(table):
    """The honest line for a player who was quicker than the engine."""
    return say("opening-chosen" if table.chosen else "opening-late")


def _asked(table):
    prompt = table.view["prompt"]
    head = el(
        "div",
        {"class": "decision-head", "key": "head"},
        button("untray", "", "plain", icon("back"), hidden(say("back")))
        if table.tray and not table.tray_fixed
        else None,
        _title(
            table,
            say("group-" + table.tray) if table.tray and not table.tray_fixed else say(prompt["id"], **prompt["args"]),
        ),
        _recap_toggle(table),
        _undo(table),
        _hint(table),
    )
    if table.tray:
        return [head, _recap(table), tray(table), _plain(table) if table.tray_fixed else None]
    parts = [head, _recap(table)]
    parts.extend(_groups(table))
    return parts


def _undo(table):
    can = table.view["can"]["undo"]
    return button("undo", "", "plain", icon("undo"), hidden(say("undo")), aria_disabled=None if can is True else "true")


def _hint(table):
    """Ask what the Expert would do."""
    if not open_to_advice(table.view):
        return None
    return button("hint", "", "plain hint-toggle", icon("lamp"), hidden(say("hint")), key="hint")


def _recap_toggle(table):
    """How much happened since this player's last turn."""
    if not table.since:
        return None
    return button(
        "recap",
        "",
        "plain recap-toggle",
        icon("news"),
        el("b", None, len(table.since)),
        hidden(say("recap-count", count=len(table.since))),
        aria_expanded="true" if table.recap_open else "false",
    )


def _recap(table):
    if not table.since or not table.recap_open:
        return None
    entries = [happened(entry) for entry in table.since]
    return el(
        "div",
        {"class": "recap", "key": "recap"},
        el("h3", {"class": "label"}, say("recap")),
        el("ol", {"tabindex": "0"}, *entries),
    )


def _choice(choice, css=""):
    """One choice that points at nothing; an impossible one says why."""
    sign = icon(SIGNS[choice["kind"]]) if choice["kind"] in SIGNS else None
    text = el("span", None, say(choice["id"], **choice["args"]))
    if choice["enabled"]:
        cost = choice.get("cost")
        return button(
            "choose", choice["move"], "choice " + css, sign, text, coins(cost) if cost else None, key=choice["move"]
        )
    why = el("span", {"class": "why"}, say(choice["why_not"]["id"], **choice["why_not"]["args"]))
    return button("why", "", "choice off " + css, sign, text, why, key=choice["kind"], aria_disabled="true")


def _plain(table):
    kids = [_choice(one, "wide" if one["kind"] in ("end", "pass") else "") for one in table.plain]
    return el("div", {"class": "choices", "key": "choices"}, *kids) if kids else None


def _groups(table):
    """Plain choices and groups: the resource action first, the end of the turn last, then what is not possible."""
    first, then, last, off = [], [], [], []
    for one in table.plain:
        if not one["enabled"]:
            label = say("group-income") if one["kind"] == "income" else say(one["id"], **one["args"])
            off.append((label, one["why_not"]))
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
        number = el("b", {"class": "number"}, len(things(open_to))) if open_to and len(choices) > 1 else None
        then.append(
            button(
                "tray",
                kind,
                "choice" if open_to else "choice off",
                sign,
                el("span", None, label),
                number,
                key="g-" + kind,
            )
        )
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
        kids = [
            el("span", {"class": "off-choice", "role": "link", "aria-disabled": "true", "key": str(n)}, label)
            for n, label in enumerate(labels)
        ]
        lines.append(
            el("li", {"key": str(i)}, el("span", {"class": "why"}, say(why["id"], **why["args"]) if why else ""), *kids)
        )
    return el("ul", {"class": "not-now", "key": "not-now", "aria-label": say("not-possible")}, *lines)
