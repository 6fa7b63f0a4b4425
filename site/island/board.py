"""The table as one tree: bar, players, island, hand and question."""

from bar import corner, other_seats, seat_mark
from cards import BUILT, RESOURCES, by_kind, cost, counted, development, rates, resource
from decision import decision
from island import island
from strengths import strength_words
from ui import button, el, hidden, icon, loaded, say, shield


def board(table, log):
    """Draw the table; `log` draws what the log has beside the question, and is None until it is loaded."""
    view = table.view
    table.outline = loaded("log").outline if log else None
    result = loaded("details").draw_end(table) if view["result"] else None
    return el(
        "div",
        {"class": "board island-board" + ("" if view["mine"] else " watching"), "key": "board"},
        bar(table),
        result,
        seats(table, other_seats(view)),
        island(table),
        _mine(table),
        None
        if result
        else el(
            "div",
            {"class": "side", "key": "side"},
            decision(table),
            log(table.log, table.earlier) if log and table.roomy else None,
        ),
    )


def bar(table):
    """Draw the bar: round, dice, bank and deck."""
    view = table.view
    title = (
        say("bar-over")
        if view["phase"] == "over"
        else say("bar-place")
        if not view["round"]
        else say("bar-round", round=view["round"])
    )
    dice = None
    if view["dice"]:
        faces = [icon("die-%d" % face, "island", css="die") for face in view["dice"]]
        faces.append(hidden(say("bar-dice", sum=sum(view["dice"]))))
        # A replay counts no throws.
        css = "dice fresh" if table.thrown else "dice"
        dice = button("dice", "", "plain " + css, *faces) if "throws" in view else el("span", {"class": css}, *faces)
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el("h1", {"class": "round"}, title),
        dice,
        el("span", {"class": "piles", "data-anchor": "bank"}, *_bank(view["bank"]), _deck(view["deck"])),
        corner(),
    )


def _bank(bank):
    """How many cards the bank has of each kind; nothing where that is hidden."""
    kids = []
    for kind in RESOURCES if bank else ():
        words = hidden(say("bar-bank-of", resource=say("resource-" + kind)))
        kids.append(
            el("span", {"class": "pile bank-pile", "key": kind}, resource(kind), el("b", None, bank[kind]), words)
        )
    return kids


def _deck(count):
    return el(
        "span",
        {"class": "pile", "key": "deck", "data-anchor": "deck"},
        icon("development", "island"),
        el("b", None, count),
        hidden(say("bar-deck")),
    )


def seats(table, listed):
    """Draw these players, entries of the view's seats."""
    kids = [_seat(table, seat) for seat in listed]
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-labelledby": "seats-title"},
        el("h2", {"class": "unseen", "id": "seats-title"}, say("seats-title")),
        *kids,
    )


def _seat(table, seat):
    css = "seat of-%d" % seat["seat"] + (" active" if seat["active"] else "")
    bot = el("span", {"class": "bot-line"}, *strength_words(seat["bot"])) if seat["bot"] else seat_mark[0](seat["seat"])
    return el(
        "article",
        {"class": css, "key": "seat-%d" % seat["seat"], "data-anchor": "seat-%d" % seat["seat"]},
        el("h3", {"class": "who"}, shield(seat["seat"]), el("span", {"class": "name"}, seat["name"])),
        bot,
        facts(table, seat),
    )


def facts(table, seat):
    """What is public of a seat: points, cards, road and knights, with who holds a prize."""
    view = table.view
    road = " prize" if view["longest_road"] == seat["seat"] else ""
    army = " prize" if view["largest_army"] == seat["seat"] else ""
    over_limit = " too-many" if seat["hand"] > view["limit"] else ""
    return el(
        "p",
        {"class": "facts"},
        _fact("star", "%d/%d" % (seat["points"], view["goal"]), "fact-points", css=" points"),
        _fact("cards", seat["hand"], "fact-hand", "signs", over_limit),
        _fact("development", seat["cards"], "fact-cards"),
        _fact("road", seat["length"], "fact-road", css=road),
        _fact("knight", seat["knights"], "fact-knights", css=army),
    )


def _fact(name, number, words, file="island", css=""):
    return el(
        "span",
        {"class": "count " + name + css, "key": name},
        icon(name, file),
        el("b", None, number),
        hidden(say(words)),
    )


def _mine(table):
    """The viewer's part; None without a viewer."""
    view = table.view
    if view["mine"] is None:
        return None
    me, mine = view["seats"][view["viewer"]], view["mine"]
    cards = [development(name) for name in mine["cards"]] + [development(name, True) for name in mine["new"]]
    many = me["hand"] > view["limit"] and not view["result"]
    own = dict(me)
    own["points"] = mine["points"]
    return el(
        "section",
        {
            "class": "mine of-%d" % me["seat"] + (" active" if me["active"] else ""),
            "key": "mine",
            "data-anchor": "seat-%d" % me["seat"],
        },
        el(
            "div",
            {"class": "mine-head"},
            el("h2", {"class": "who"}, shield(me["seat"]), el("span", {"class": "name"}, me["name"])),
            facts(table, own),
        ),
        hand(mine["hand"]),
        no_trade(view),
        el("p", {"class": "warning"}, say("hand-limit", count=me["hand"], limit=view["limit"])) if many else None,
        el("p", {"class": "developments"}, *cards) if cards else None,
        _prices(view, me, mine),
    )


def hand(counts):
    """Draw a hand by kinds."""
    return el("p", {"class": "hand-row"}, *[counted(kind, counts[kind]) for kind in RESOURCES])


def no_trade(view):
    """The switch that refuses all offers, while it is on."""
    if "no_trade" not in view.get("wishes", []):
        return None
    return button("wish", "no_trade", "pill-button", icon("close"), say("no-trade-on"), aria_pressed="true", key="wish")


def _prices(view, me, mine):
    """What can be built and what it costs, how many pieces are left, and what the bank takes and has."""
    left = {"road": me["left"]["road"], "settle": me["left"]["settlement"], "city": me["left"]["city"]}
    rows = []
    for kind in BUILT:
        count = el("small", None, say("pieces-left", count=left[kind])) if kind in left else None
        what = el("span", {"class": "what"}, say("price-" + kind), count)
        rows.append(el("li", {"key": kind}, what, cost(kind, mine["hand"])))
    summary = el("summary", None, say("prices"))
    return el(
        "details",
        {"class": "prices"},
        summary,
        el("ul", None, *rows),
        rates(mine),
        by_kind("bank-has", view["bank"]) if view["bank"] else None,
    )
