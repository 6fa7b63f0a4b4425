"""The table as one tree: bar, players, the board that is shown with its tabs, one's goods, and the question."""

from bar import corner, other_seats, seat_mark
from crane_table import TABS
from decision import decision
from pieces import FILE, counted
from rows import rows
from ui import button, el, hidden, icon, loaded, say, shield
from wheel import wheel

# The goods of a seat in a row, with their names in messages.
GOODS = (
    ("gold", "gold"), ("stone", "stone"), ("silver", "silver"), ("goldw", "goldw"), ("eggs", "egg"), ("red", "red"),
    ("blue", "blue"), ("cubes", "claim"),
)  # fmt: skip
TAB_SIGNS = {"crane": "crane", "boards": "do-upgrade", "city": "city", "projects": "cathedral", "road": "do-road"}


def board(table, log):
    """Draw the table; `log` draws what the log has beside the question, and is None until it is loaded."""
    view = table.view
    result = loaded("boards").draw_end(table) if view["result"] else None
    side = None
    if not result:
        side = el(
            "div",
            {"class": "side", "key": "side"},
            decision(table),
            log(table.log, table.earlier) if log and table.roomy else None,
        )
    return el(
        "div",
        {"class": "board crane-board" + ("" if view["viewer"] is not None else " watching"), "key": "board"},
        bar(table),
        result,
        seats(table, other_seats(view)),
        _stage(table),
        _mine(table),
        side,
    )


def bar(table):
    """Draw the bar: the turn, of how many, and the era; without the last button, for the page has no rulebook yet."""
    view = table.view
    title = say("bar-over") if view["phase"] == "over" else say("bar-turn", turn=view["turn"], turns=view["turns"])
    era = el("span", {"class": "era"}, say("bar-era", era=view["era"]))
    return el("header", {"class": "bar", "key": "bar"}, el("h1", {"class": "round"}, title), era, corner()[:-1])


def seats(table, listed):
    """Draw these players, entries of the view's seats; a tap shows their boards."""
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-labelledby": "seats-title"},
        el("h2", {"class": "unseen", "id": "seats-title"}, say("seats-title")),
        *[_seat(table, seat) for seat in listed],
    )


def _seat(table, seat):
    number = seat["seat"]
    css = "seat of-%d" % number + (" active" if seat["active"] else "")
    bot = el("span", {"class": "bot-line"}, say("bot-" + seat["bot"])) if seat["bot"] else seat_mark[0](number)
    name = button("boards-of", number, "who", shield(number), el("span", {"class": "name"}, seat["name"]))
    return el(
        "article",
        {"class": css, "key": "seat-%d" % number, "data-anchor": "seat-%d" % number},
        el("h3", None, name),
        bot,
        el("p", {"class": "facts"}, _points(seat), *_goods(seat)),
    )


def _points(seat):
    return el(
        "span", {"class": "count"}, icon("points", FILE), el("b", None, str(seat["points"])), hidden(say("fact-points"))
    )


def _goods(seat):
    return [counted(good, seat[name]) for name, good in GOODS]


def _stage(table):
    """The board that is shown, below the tabs."""
    draw = _crane if table.tab == "crane" else loaded("boards").DRAWN[table.tab]
    tabs = [_tab(table, name) for name in TABS]
    strip = el("nav", {"class": "tabs", "key": "tabs", "aria-label": say("tabs")}, *tabs)
    part = el("div", {"class": "stage", "key": "stage-" + table.tab}, draw(table))
    return el("section", {"class": "stage-frame", "key": "stage"}, strip, part)


def _tab(table, name):
    mark = el("span", {"class": "dot"}, hidden(say("tab-open"))) if table.open_to(name) else None
    label = el("span", None, say("tab-" + name))
    here = "true" if table.tab == name else "false"
    return button("tab", name, "tab", icon(TAB_SIGNS[name], FILE), label, mark, key=name, aria_pressed=here)


def _crane(table):
    return el("div", {"class": "crane-and-rows", "key": "crane-tab"}, wheel(table), rows(table))


def _mine(table):
    """The viewer's goods in a row."""
    view = table.view
    if view["viewer"] is None:
        return None
    me = view["seats"][view["viewer"]]
    css = "mine of-%d" % me["seat"] + (" active" if me["active"] else "")
    name = el("h2", {"class": "who"}, shield(me["seat"]), el("span", {"class": "name"}, me["name"]), _points(me))
    row = el("p", {"class": "goods-row"}, *_goods(me))
    return el("section", {"class": css, "key": "mine", "data-anchor": "seat-%d" % me["seat"]}, name, row)
