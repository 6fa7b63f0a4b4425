"""An offer that is answered, or whose replies are: as signs, with what one can do below."""

from cards import RESOURCES, resource
from ui import button, el, hidden, icon, say, shield


def draw(table):
    """Draw the offer that is being answered, or the replies to one's own."""
    view = table.view
    if view["offer"]["deal"] is None:
        return _replies(table, view["offer"]["replies"])
    deal = view["offer"]["deal"]
    lacks = deal["lacks"] or {}
    cards = [say("cards-" + kind, count=lacks[kind]) for kind in RESOURCES if kind in lacks]
    why = el("p", {"class": "why", "key": "why"}, say("why-not-held", cards=cards)) if cards else None
    return el(
        "div",
        {"class": "answer", "key": "answer"},
        _signs(deal),
        _switches(table, view["offer"]["seat"]) if table.more else why,
        el("div", {"class": "answers", "key": "answers"}, *_answers(table)),
    )


def _signs(deal):
    """Draw a trade as the reader sees it: what they get, what they give, and what could be built after it."""
    kids = [_side("get", deal["comes"], {}), _side("give", deal["goes"], deal["lacks"] or {})]
    if deal["builds"]:
        signs = [icon("development" if kind == "buy" else kind, "island") for kind in deal["builds"]]
        names = [say("price-" + kind) for kind in deal["builds"]]
        signs.append(hidden(say("offer-builds", what=names)))
        kids.append(el("span", {"class": "enables", "key": "enables"}, *signs))
    return el("span", {"class": "deal", "key": "deal"}, *kids)


def _side(name, cards, lacks):
    """Draw the cards of a side; the title says them in words."""
    if cards is None:
        kinds = [el("b", {"class": "stack"}, "?")]
    else:
        kinds = [_stack(kind, cards[kind], kind in lacks) for kind in RESOURCES if kind in cards]
    label = el("span", {"class": "row-name"}, say("form-" + name))
    return el("span", {"class": "deal-side " + name, "aria-hidden": "true", "key": name}, label, *kinds)


def _stack(kind, number, lacking):
    return el(
        "span", {"class": "stack" + (" lacking" if lacking else ""), "key": kind}, resource(kind), el("b", None, number)
    )


def _answers(table):
    """Draw the ways to answer: accept, refuse, a counter-offer, and what is behind the dots."""
    kids = []
    if [choice for choice in table.plain if choice["kind"] == "accept" and choice["enabled"]]:
        kids.append(_answer("choose", "accept", table.main("accept"), icon("check", "island"), "choice-accept"))
    kids.append(_answer("choose", "refuse", table.main("refuse"), icon("close", "island"), "choice-refuse"))
    if [choices for kind, choices in table.groups if kind == "bid" and choices[0]["enabled"]]:
        kids.append(_answer("tray", "bid", table.main("bid"), icon("pencil", "island"), "choice-bid"))
    if table.view["viewer"] is None:
        seat = table.view["prompt"]["seat"]
        kids.append(_answer("open-curtain", seat, "", icon("person"), "take-device"))
    else:
        dots = el("b", {"aria-hidden": "true"}, "…")
        kids.append(_answer("more", "", "rest", dots, "switches", aria_expanded="true" if table.more else "false"))
    return kids


def _answer(act, arg, css, sign, words, **more):
    return button(act, arg, "choice " + css, sign, hidden(say(words)), key=words, **more)


def _switches(table, seat):
    """Draw the switches that refuse offers: for now, all, and those of the player who makes this one."""
    one = say("no-trade-with", player=table.name_of(seat))
    return el(
        "div",
        {"class": "pills", "key": "no-trade"},
        button("wish", "no_trade_now", "pill-button", say("no-trade-now"), key="now"),
        button("wish", "no_trade", "pill-button", say("no-trade"), key="always"),
        button("wish", "no_trade_with_%d" % seat, "pill-button", one, key="one"),
    )


def _replies(table, replies):
    """Draw each reply that can be agreed to, and the way to agree to none."""
    kids = [_reply(table, reply) for reply in replies if reply["deal"]]
    nobody = el("span", None, say("choice-nobody"))
    css = "choice " + table.main("withdraw")
    kids.append(button("choose", "withdraw", css, icon("close", "island"), nobody, key="withdraw"))
    return el("div", {"class": "replies", "key": "replies"}, *kids)


def _reply(table, reply):
    move = "confirm %d" % reply["seat"]
    name = el("span", {"class": "name"}, table.name_of(reply["seat"]))
    choices = [choice for choice in table.plain if choice["move"] == move]
    if not choices:
        return button(
            "why", "", "choice off", shield(reply["seat"]), name, _signs(reply["deal"]), aria_disabled="true", key=move
        )
    words, css = say(choices[0]["id"], **choices[0]["args"]), "choice " + table.main("confirm", reply["seat"])
    return button("choose", move, css, shield(reply["seat"]), name, _signs(reply["deal"]), aria_label=words, key=move)
