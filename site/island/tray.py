"""The tray: the place that is selected on the island, lists of trades, and forms."""

from cards import resource
from choices import things
from ui import button, el, hidden, icon, loaded, say

GOODS = ("play-monopoly", "play-plenty")


def tray(table):
    """The open tray."""
    choices = table.tray_choices()
    if table.trade:
        return loaded("trade_form").draw(table)
    if choices and choices[0]["form"]:
        return loaded("forms").draw(table, choices[0])
    if table.board_kind():
        return _places(table, choices)
    kids = [_goods(choice) or _one(choice) for choice in choices if choice["enabled"]]
    css = "choices goods" if table.tray in GOODS else "choices trades"
    return el("div", {"class": "tray", "key": "tray"}, el("div", {"class": css}, *kids))


def _goods(choice):
    """A choice of resources by their signs, with the name of one alone; None for any other choice."""
    if choice["kind"] not in GOODS:
        return None
    args = choice["args"]
    kinds = [args["resource"]] if "resource" in args else []
    for card in args.get("get", ()):
        kinds += [card["id"].rpartition("-")[2]] * card["args"]["count"]
    words = hidden(say(choice["id"], **args))
    name = el("small", {"aria-hidden": "true"}, say("resource-" + kinds[0])) if len(kinds) == 1 else None
    signs = el("span", {"class": "kinds"}, *[resource(kind) for kind in kinds])
    return button("choose", choice["move"], "choice", words, signs, name, key=choice["move"])


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
