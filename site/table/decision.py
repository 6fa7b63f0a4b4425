"""The panel with the question and its choices, at the bottom of a phone's screen."""

from choices import can_try, open_to_advice, question, things, waiting_for_engine
from curtain import covers, hold_button
from pyscript import window
from story import acting, hits, pictured, story, whole, wording
from ui import button, el, hidden, icon, progress, say


def decision(table):
    """The prompt with its choices, or who is being waited for."""
    css = "decision" + (" looking" if table.looking else "") + (" waiting" if is_waiting(table) else "")
    return el(
        "section",
        {
            "class": css + (table.panel_css() if has_question(table) else ""),
            "key": "decision",
            "id": "decision",
            "aria-labelledby": "decision-title",
        },
        table.draw_own(),
        *(table.guide.panel(content(table)) if table.guide else content(table)),
    )


def content(table):
    """The content of the panel: a question, a line that must be read, or who is waited for."""
    if table.caller:
        return table.caller(table)
    pending = table.pending
    if pending and pending.choice:
        return [title(table, waiting_for_engine(table)), progress(window.engine.stage)]
    if table.reading.moment:
        return _moment(table)
    if covers(table.view):
        return _cover(table)
    content = _prompt(table) if table.view["prompt"] else _waiting(table)
    if pending and pending.late:
        content.append(el("p", {"class": "progress", "key": "late"}, waiting_for_engine(table)))
    return content


def is_waiting(table):
    """Whether the panel says who is waited for, and keeps its height meanwhile."""
    return not (table.caller or table.reading.moment or table.view["prompt"] or covers(table.view))


def has_question(table):
    """Whether the panel has a question with its choices."""
    hidden_by = table.caller or (table.pending and table.pending.choice) or table.reading.moment or covers(table.view)
    return not hidden_by and bool(table.view["prompt"])


def title(table, message):
    """The heading of the panel, of its own for each decision."""
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


def _cover(table):
    """Draw the cover in place of a question while the cards of its player are covered."""
    who = table.view["curtain"]
    return [
        title(table, say("cover-title", player=who["name"])),
        table.draw_latest(),
        el("p", {"class": "quiet", "id": "cover-how", "key": "how"}, say("curtain-how")),
        el(
            "div",
            {"class": "cover", "key": "cover"},
            hold_button(who, say("cover-open", player=who["name"]), "cover-how"),
        ),
    ]


def _waiting(table):
    return [
        title(table, acting(table.view)),
        hits(table.view),
        None if table.roomy else story(table.view),
        _rush(table),
    ]


def _rush(table):
    """The button that lets bots play on without a pause; None where a person at another device decides."""
    if table.view["waiting"] != "bot":
        return None
    label = el("span", None, say("rushing" if table.rushing else "rush"))
    return el("div", {"class": "choices"}, button("rush", "", "choice wide", icon("faster"), label))


def _prompt(table):
    undo_turn = table.draw_undo_turn()
    head = el(
        "div",
        {"class": "decision-head", "key": "head"},
        button("untray", "", "plain", icon("back"), hidden(say("back")))
        if table.tray and not table.tray_fixed
        else None,
        el(
            "div",
            {"class": "asked", "key": "asked"},
            title(table, table.tray_title() if table.tray and not table.tray_fixed else question(table.view)),
            _look(table),
        ),
        None if undo_turn else _recap_toggle(table),  # whose turn has begun has read the news; the log has them, too
        undo(table),
        undo_turn,
        button("try", "", "plain", icon("try"), hidden(say("try")), key="try") if can_try(table) else None,
        _hint(table),
    )
    parts = [head, table.advice.strip() if table.advice else None]
    if table.shows_news():
        parts.extend(_news(table))
    parts.append(table.draw_doubt())
    if table.tray:
        parts.extend([table.draw_tray(), _plain(table) if table.tray_fixed else None])
    else:
        parts.extend(_groups(table))
    return parts


def _look(table):
    """The heading as a button that folds the panel away, since it covers the table on a small screen."""
    return button(
        "look",
        "",
        "look",
        icon("down"),
        hidden(say("look-at-table")),
        aria_expanded="false" if table.looking else "true",
    )


def undo(table):
    """The button that takes the last move back."""
    can = table.view["can"]["undo"]
    return button("undo", "", "plain", icon("undo"), hidden(say("undo")), aria_disabled=None if can is True else "true")


def _hint(table):
    """The button that asks what the Expert would do."""
    if not table.has_advice or not open_to_advice(table.view):
        return None
    return button("hint", "", "plain hint-toggle", icon("lamp"), hidden(say("hint")), key="hint")


def _recap_toggle(table):
    """The button with the number of others' turns since one's last; None where the log beside the table lists them.

    Nor is it there while moves are tried: their story is that of a copy of the game. Where news have no room it says
    how many, by a sign of its own (site/js/stage.js).
    """
    blocks = table.view["story"]
    if table.roomy or table.view.get("trial") or not [block for block in blocks if block["lines"]]:
        return None
    count = len([block for block in blocks if block["seat"] not in (None, table.view["viewer"])])
    return button(
        "recap",
        "",
        "plain recap-toggle" if count else "plain recap-toggle spare",
        icon("news") if count else None,
        icon("down", css="of-rest"),
        el("b", {"aria-hidden": "true"}, count) if count else None,
        hidden(say("recap-count", count=count) if count else say("recap")),
        aria_expanded="true" if table.recap_open else "false",
    )


def _news(table):
    """The story, if it is open; else what hit the reader, and the newest lines, unless the log is beside the table."""
    if table.roomy or not table.view["story"] or not table.recap_open:
        return [hits(table.view) if table.shows_hits() else None, table.draw_latest()]
    return [_recap(table)]


def _recap(table):
    return el("div", {"class": "recap", "key": "recap"}, el("h3", {"class": "label"}, say("recap")), story(table.view))


def _moment(table):
    """Lines that must not be missed, with a button: the game waits until they have been read."""
    lost = [line for line in table.reading.moment if line["hit"]]
    lines = []
    for line in table.reading.moment:
        sign = (pictured[0] and pictured[0](table.view, line)) or icon(wording[0].sign(line))
        lines.append(el("p", {"key": "m%d" % line["n"]}, sign, el("span", None, whole(line))))
    return [
        title(table, say(wording[0].moment(lost[0]) if lost else "moment-grave")),
        el("div", {"class": "moment", "key": "moment"}, *lines),
        el("div", {"class": "choices"}, button("go-on", "", "choice main wide", el("span", None, say("go-on")))),
    ]


def _choice(table, choice, css=""):
    """One choice that points at nothing; an impossible one says why."""
    sign, text = table.draw_sign(choice), el("span", None, say(choice["id"], **choice["args"]))
    if table.is_next(choice):
        css += " main"
    if choice["enabled"]:
        cost, shortcut = table.draw_cost(choice), table.key_of(choice["kind"])
        more = {"key": choice["move"], "aria_keyshortcuts": shortcut}
        return button("choose", choice["move"], "choice " + css, sign, text, cost, **more)
    why = el("span", {"class": "why"}, say(choice["why_not"]["id"], **choice["why_not"]["args"]))
    return button("why", "", "choice off " + css, sign, text, why, key=choice["kind"], aria_disabled="true")


def _end(table, choice):
    """The button that ends the turn, or in its place the question whether to."""
    words, cost, move = el("span", None, say("end-sure")), table.draw_cost(choice), choice["move"]
    more = {"key": move, "aria_keyshortcuts": table.key_of(choice["kind"])}
    return button("choose", move, "choice wide sure", icon("flag"), words, cost, **more)


def _plain(table):
    kids = [_choice(table, choice, "wide" if choice["kind"] in table.last_kinds else "") for choice in table.plain]
    return el("div", {"class": "choices", "key": "choices"}, *kids) if kids else None


def _groups(table):
    """All choices: what comes first in a turn, …, what ends it; then those that are not possible."""
    lying, first, then, last, off = [], [], [], [], []
    slots = table.slots()
    apart = table.drawn_apart + tuple([kind for kinds in slots for kind in kinds])
    for choice in table.plain:
        if choice["kind"] not in apart:
            _sort(table, choice, lying, first, then, last, off)
    for kind, choices in table.groups:
        if kind in apart:
            continue
        open_to = [choice for choice in choices if choice["enabled"]]
        reasons = [choice["why_not"] for choice in choices]
        if not open_to and all([reason == reasons[0] for reason in reasons]):
            off.append((say("group-" + kind), reasons[0]))
        elif table.in_sight(kind):
            lying.append(_group(table, kind, choices, open_to))
        elif table.named_at_once(open_to):
            then.extend([(table.head_of(choice), _choice(table, choice)) for choice in open_to])
        else:
            then.append((table.head_of(choices[0]), _group(table, kind, choices, open_to)))
    buttons = first + _headed(then) + last + [_slot(table, kinds) for kinds in slots]
    return [
        _end_anyway(table),
        table.in_question(),
        el("div", {"class": "choices by-key", "key": "by-key"}, *lying) if lying else None,
        el("div", {"class": "choices in-slots" if slots else "choices", "key": "choices"}, *buttons),
        table.fold(_not_now(table, off)),
    ]


def _slot(table, kinds):
    """The button of the first of these kinds that is possible; else a grey one, which says why when it is tapped."""
    for kind in kinds:
        for choice in table.plain:
            if choice["kind"] == kind and choice["enabled"]:
                ending = table.ending and kind in table.last_kinds
                return _end(table, choice) if ending else _choice(table, choice)
        for listed, choices in table.groups:
            if listed == kind:
                return _group(table, kind, choices, choices)
    kind = kinds[0]
    why = table.why_not(kind)
    reason = hidden(say(why["id"], **why["args"])) if why else None
    sign, words = table.draw_icon(table.sign_of(kind)), el("span", None, table.slot_name(kind))
    return button("why-not", kind, "choice off", sign, words, reason, key="off-" + kind, aria_disabled="true")


def _sort(table, choice, lying, first, then, last, off):
    """Add a choice that is a button of its own to one of the lists of buttons, or to what is not possible."""
    kind = choice["kind"]
    if not choice["enabled"]:
        off.append((table.label_off(choice), choice["why_not"]))
    elif table.in_sight(kind, choice):
        lying.append(_choice(table, choice))
    elif kind in table.first_kinds:
        first.append(_choice(table, choice, "main" if table.first_main else ""))
    elif kind in table.last_kinds:
        last.append(_end(table, choice) if table.ending else _choice(table, choice, "wide"))
    else:
        then.append((table.head_of(choice), _choice(table, choice)))


def _headed(buttons):
    """Buttons, of which those with the same head stand together below it; `buttons` are (head, button)."""
    kids, below = [], {}
    for head, node in buttons:
        if head is None:
            kids.append(node)
        elif head in below:
            below[head].append(node)
        else:
            below[head] = el("div", {"class": "choices"}, node)
            label = el("h3", {"class": "label"}, say(head))
            kids.append(el("section", {"class": "headed " + head, "key": head}, label, below[head]))
    return kids


def _group(table, kind, choices, open_to):
    """A button that opens a tray."""
    sign = table.draw_icon(table.sign_of(kind))
    aims = things(open_to)
    # Of what is marked together there is no number: the aim of one choice names several things.
    counted = len(choices) > 1 and aims and " " not in aims[0][0]
    number = el("b", {"class": "number"}, len(aims)) if counted else None
    css = "choice" + ("" if open_to else " off") + (" main" if kind == table.next_kind else "")
    return button(
        "tray", kind, css, sign, el("span", None, say("group-" + kind)), number, table.draw_price(kind), key="g-" + kind
    )


def _end_anyway(table):
    """The question whether to end the turn, with what is still possible in it."""
    if not table.ending:
        return None
    left = [say("group-" + kind) for kind in table.left()]
    return el("p", {"class": "still", "role": "status", "key": "still"}, icon("flag"), say("end-left", left=left))


def _not_now(table, off):
    """List what is not possible now, and why; nothing is said of what was used already."""
    reasons = []
    for label, why in off:
        same = [labels for known, labels in reasons if known == why]
        if same:
            same[0].append(label)
        elif why and not table.is_used(why):
            reasons.append((why, [label]))
    lines = []
    for number, (why, labels) in enumerate(reasons):
        parts = [
            el("span", {"class": "off-choice", "role": "link", "aria-disabled": "true", "key": str(at)}, label)
            for at, label in enumerate(labels)
        ]
        parts.append(el("span", {"class": "why"}, say(why["id"], **why["args"])))
        lines.append(el("li", {"key": str(number)}, *parts))
    if not lines:
        return None
    return el("ul", {"class": "not-now", "key": "not-now", "aria-label": say("not-possible")}, *lines)
