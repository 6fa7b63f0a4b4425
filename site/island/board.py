"""The table as one tree: bar, players, island, and the panel whose head is the hand."""

from bar import corner, other_seats, seat_mark
from cards import BUILT, RESOURCES, by_kind, cost, development, rates, resource
from decision import decision
from hand import own_hand
from island import island
from portraits import face_of
from strengths import strength_words
from ui import button, cached, el, hidden, icon, loaded, say, shield

LONG = 14  # letters of a name; a longer one is small where there is one line
MOST_IN_ROWS = 3  # players below one another on a phone; four stand in pairs


def board(table, log):
    """Draw the table; `log` draws what the log has beside the question, and is None until it is loaded.

    In play all of it is one stage as high as the window, which does not scroll.
    """
    view = table.view
    table.outline = loaded("log").outline if log else None
    result = loaded("details").draw_end(table) if view["result"] else None
    css = "" if view["mine"] else " watching"
    return el(
        "div",
        {"class": "board island-board" + css + ("" if result else " staged"), "key": "board"},
        bar(table),
        result,
        _players(table, other_seats(view)),
        None if result else island(table, *afloat(table)),
        own(table) if result else None,
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
    """Draw the bar: round, and the switch that refuses all offers while it is on."""
    view = table.view
    title = (
        say("bar-over")
        if view["phase"] == "over"
        else say("bar-place")
        if not view["round"]
        else say("bar-round", round=view["round"])
    )
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el("h1", {"class": "round"}, title),
        no_trade(view),
        corner(),
    )


def afloat(table):
    """Draw what lies on the sea beside the island: the dice, and what the bank has."""
    view = table.view
    piles = el("p", {"class": "piles", "key": "bank", "data-anchor": "bank"}, *_bank(view["bank"]), _deck(view["deck"]))
    if not view["dice"]:
        return [piles]
    faces = [icon("die-%d" % face, "island", css="die") for face in view["dice"]]
    faces.append(hidden(say("bar-dice", sum=sum(view["dice"]))))
    # A replay counts no throws.
    css = "dice fresh" if table.thrown else "dice"
    dice = button("dice", "", css, *faces) if "throws" in view else el("span", {"class": css}, *faces)
    return [dice, piles]


def _bank(bank):
    """Count the bank's cards of each kind; nothing where that is hidden."""
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
        hidden(say("bar-deck", count=count)),
    )


def _players(table, listed):
    """Draw these players anew only when something of them has changed: most taps change the question alone."""
    view = table.view
    marks = [None if seat["bot"] else seat_mark[0](seat["seat"]) for seat in listed]
    known = [listed, view["longest_road"], view["largest_army"], view["goal"], view["limit"], table.roomy, marks]
    return cached("seats", known, lambda: seats(table, listed, _to_bots(listed)))


def _to_bots(listed):
    """The area of all seats, which leads to the sheet of the bots: one of them alone is too low for a finger."""
    if not [seat for seat in listed if seat["bot"]]:
        return None
    return button("bots", "", "seats-cover", hidden(say("seats-title")))


def seats(table, listed, cover=None):
    """Draw these players, entries of the view's seats; `cover` is a button that has their area.

    Where several play at the device, they have as much room at the open table as when one of them plays: nothing moves.
    """
    kids = [_seat(table, seat) for seat in listed]
    css = "seats in-pairs" if len(listed) > MOST_IN_ROWS else "seats"
    rows = MOST_IN_ROWS if table.view["shared"] else min(len(listed), MOST_IN_ROWS)
    return el(
        "section",
        {"class": css, "key": "seats", "vars": {"--rows": str(rows)}, "aria-labelledby": "seats-title"},
        el("h2", {"class": "unseen", "id": "seats-title"}, say("seats-title")),
        cover,
        *kids,
    )


def _seat(table, seat):
    css = "seat of-%d" % seat["seat"] + (" active" if seat["active"] else "")
    name = "name long" if len(seat["name"]) > LONG else "name"
    bot = el("span", {"class": "bot-line"}, *strength_words(seat["bot"])) if seat["bot"] else seat_mark[0](seat["seat"])
    return el(
        "article",
        {"class": css, "key": "seat-%d" % seat["seat"], "data-anchor": "seat-%d" % seat["seat"]},
        el("h3", {"class": "who"}, face_of(seat["seat"], seat["name"]), el("span", {"class": name}, seat["name"])),
        bot,
        facts(table, seat),
    )


def facts(table, seat):
    """List public facts of a seat: points, cards, road and knights, with who holds a prize."""
    view = table.view
    road = " prize" if view["longest_road"] == seat["seat"] else ""
    army = " prize" if view["largest_army"] == seat["seat"] else ""
    over_limit = " too-many" if seat["hand"] > view["limit"] else ""
    return el(
        "p",
        {"class": "facts"},
        _fact(
            "star", seat["points"], "fact-points", css=" points", more=el("span", {"class": "goal"}, "/", view["goal"])
        ),
        _fact("cards", seat["hand"], "fact-hand", "signs", over_limit),
        _fact("development", seat["cards"], "fact-cards"),
        _fact("road", seat["length"], "fact-road", css=road),
        _fact("knight", seat["knights"], "fact-knights", css=army),
    )


def _fact(name, number, words, file="island", css="", more=None):
    return el(
        "span",
        {"class": "count " + name + css, "key": name},
        icon(name, file),
        el("b", None, number, more),
        hidden(say(words)),
    )


def own(table):
    """Draw the viewer's own part: points with prices behind them, the hand and other cards; None without a viewer."""
    view = table.view
    if view["mine"] is None:
        return None
    me, mine = view["seats"][view["viewer"]], view["mine"]
    cards = [development(name) for name in mine["cards"]] + [development(name, True) for name in mine["new"]]
    many = me["hand"] > view["limit"] and not view["result"]
    seat = dict(me)
    seat["points"] = mine["points"]
    label = el("span", {"class": "row-name", "aria-hidden": "true"}, say("form-give")) if table.trade else None
    return el(
        "section",
        {
            "class": "mine of-%d" % me["seat"] + (" active" if me["active"] else ""),
            "key": "mine",
            "data-anchor": "seat-%d" % me["seat"],
        },
        _prices(
            view,
            me,
            mine,
            el(
                "h2",
                {"class": "who"},
                face_of(me["seat"], me["name"]),
                el("span", {"class": "name"}, me["name"]),
            ),
            facts(table, seat),
            label,
        ),
        own_hand(table),
        el("p", {"class": "warning"}, say("hand-limit", count=me["hand"], limit=view["limit"])) if many else None,
        el("p", {"class": "developments"}, *cards) if cards else None,
    )


def no_trade(view):
    """Draw the switches that refuse offers and stay on, while they are: of all players, and of single ones."""
    kids = []
    for wish in view.get("wishes", []):
        if wish.startswith("no_trade_with_"):
            seat = int(wish[len("no_trade_with_") :])
            signs, words = [icon("close"), shield(seat)], say("no-trade-with-on", player=view["seats"][seat]["name"])
        elif wish == "no_trade":
            signs, words = [icon("close")], say("no-trade-on")
        else:
            continue
        signs.append(el("span", None, words))
        kids.append(button("wish", wish, "pill-button", *signs, aria_pressed="true", key=wish))
    return el("div", {"class": "refusals", "key": "wishes"}, *kids) if kids else None


def _prices(view, me, mine, *head):
    """Draw what can be built and its cost, how many pieces are left, what the bank takes and has; `head` opens it."""
    listed = cached("price-list", [me["left"], mine, view["bank"]], lambda: _price_list(me["left"], mine, view["bank"]))
    words = el("span", {"class": "prices-words"}, say("prices"))
    return el("details", {"class": "prices"}, el("summary", {"class": "mine-head"}, *head, words), listed)


def _price_list(pieces, mine, bank):
    left = {"road": pieces["road"], "settle": pieces["settlement"], "city": pieces["city"]}
    rows = []
    for kind in BUILT:
        count = el("small", None, say("pieces-left", count=left[kind])) if kind in left else None
        what = el("span", {"class": "what"}, say("price-" + kind), count)
        rows.append(el("li", {"key": kind}, what, cost(kind, mine["hand"])))
    return el(
        "div",
        {"class": "price-list", "key": "price-list"},
        el("ul", None, *rows),
        rates(mine),
        by_kind("bank-has", bank) if bank else None,
    )
