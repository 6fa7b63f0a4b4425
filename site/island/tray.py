"""The tray: the place that is selected on the island, lists of trades, and forms."""

from choices import things
from ui import button, el, hidden, icon, loaded, say


def tray(table):
    """The open tray."""
    choices = table.tray_choices()
    if table.trade:
        return loaded("trade_form").draw(table)
    if choices and choices[0]["form"]:
        return loaded("forms").draw(table, choices[0])
    if table.board_kind():
        return _places(table, choices)
    kids = [_one(choice) for choice in choices if choice["enabled"]]
    return el("div", {"class": "tray", "key": "tray"}, el("div", {"class": "choices trades"}, *kids))


def _one(choice):
    return button(
        "choose", choice["move"], "choice", el("span", None, say(choice["id"], **choice["args"])), key=choice["move"]
    )


def _places(table, choices):
    """The selected place in words, with the way to the next ones and the button that builds there."""
    listed = [aim for aim, _, _ in things(choices)]
    chosen = table.matching(table.selected)[:1] if table.selected else []
    words = say(chosen[0]["id"], **chosen[0]["args"]) if chosen else None
    best = loaded("robbing").best(table) if table.board_kind() == "robber" and not chosen else None
    middle = (
        el("p", {"class": "place-words", "role": "status"}, el("b", None, table.selected, " "), words)
        if chosen
        else el("p", {"class": "foot-hint"}, say("robber-hint") if best else say("place-hint", count=len(listed)))
    )
    step = el(
        "div",
        {"class": "place-steps", "key": "steps"},
        button("place-step", "-1", "plain", icon("back"), hidden(say("place-before"))),
        middle,
        button("place-step", "1", "plain turned", icon("back"), hidden(say("place-next"))),
    )
    build = None
    if chosen:
        label = el("span", None, say("place-" + chosen[0]["kind"]))
        build = button("choose", chosen[0]["move"], "choice main wide", label, table.draw_cost(chosen[0]), key="build")
    foot = el("div", {"class": "foot", "key": "foot"}, build)
    listed = table.outline.places(table, choices) if table.outline else None
    return el("div", {"class": "tray", "key": "tray"}, step, best, foot, listed)
