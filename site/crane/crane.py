"""The table as one tree: bar, players, the board that is shown with its tabs, one's goods, and the question."""

from bar import corner, other_seats, seat_mark
from city_board import city
from crane_table import TABS
from deal_row import deal_row
from decision import decision
from holdings import holdings
from ladder import goal
from over import over
from own_boards import boards
from pieces import FILE, counted
from portraits import face_of, turn_of
from projects import projects
from road import road
from rows import rows
from signs import ASKED
from strengths import bot_line, strength_words
from ui import button, cached, el, hidden, icon, say, shield
from wheel import wheel

# The goods of a seat in a row, with their names in messages.
GOODS = (
    ("gold", "gold"), ("stone", "stone"), ("silver", "silver"), ("goldw", "goldw"), ("eggs", "egg"), ("red", "red"),
    ("blue", "blue"), ("cubes", "claim"),
)  # fmt: skip
FACTS = ("name", "bot", "active", "points", "score_now", "turns_left")  # what else a seat's chip shows
TAB_SIGNS = {"crane": "crane", "boards": "do-upgrade", "city": "city", "projects": "cathedral", "road": "do-road"}


def board(table, log):
    """Draw the table; `log` draws what the log has beside the question, and is None until it is loaded."""
    view = table.view
    others = other_seats(view)
    result = over(table, deal_row(view["result"]["deal"])) if view["result"] else None
    if result:
        side = _lesson(table)
    else:
        side = el(
            "div",
            {"class": "side", "key": "side"},
            decision(table),
            log(table.log, table.earlier) if log and table.roomy else None,
        )
    return el(
        "div",
        {
            "class": "board crane-board"
            + ("" if result else " staged")
            + (" apart" if table.is_apart() else "")
            + ("" if view["viewer"] is not None else " watching"),
            "key": "board",
            "data-signs": ASKED,
        },
        bar(table),
        result,
        el("div", {"class": "players", "key": "players"}, seats(others) if others else None, _mine(table)),
        boards_by_tabs(table),
        side,
    )


def _lesson(table):
    """Word a lesson's result; None without a lesson."""
    if not table.in_lesson():
        return None
    label = {"class": "decision", "key": "decision", "id": "decision", "aria-labelledby": "decision-title"}
    return el("div", {"class": "side", "key": "side"}, el("section", label, *table.guide.panel([])))


def bar(table):
    """Draw the bar: the turn, of how many, the era, and near the end how many turns the viewer has left (P13.5).

    A game for one has its goal there (P16.4), unless a challenge has another.
    """
    view = table.view
    alone = len(view["seats"]) == 1 and view["phase"] != "over" and not table.in_lesson()
    title = say("bar-over") if view["phase"] == "over" else say("bar-turn", turn=view["turn"], turns=view["turns"])
    left = _turns_left(view["seats"][view["viewer"]]) if view["viewer"] is not None else None
    aim = el("small", {"class": "goal"}, goal()) if alone else None
    era = el("p", {"class": "era", "key": "era"}, el("span", None, say("bar-era", era=view["era"])), left)
    return el("header", {"class": "bar", "key": "bar"}, el("h1", {"class": "round"}, title, aim), era, corner())


def seats(listed):
    """Draw these players, entries of the view's seats; a tap shows their boards."""
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-labelledby": "seats-title"},
        el("h2", {"class": "unseen", "id": "seats-title"}, say("seats-title")),
        *[_chip(seat) for seat in listed],
    )


def _chip(seat):
    """Draw a player, again where something has changed that is seen of them here."""
    mark = None if seat["bot"] else seat_mark[0](seat["seat"])
    known = [mark, turn_of(seat["name"])] + [seat[name] for name in FACTS] + [seat[name] for name, sign in GOODS]
    return cached("seat-%d" % seat["seat"], known, lambda: _seat(seat, mark))


def _seat(seat, mark):
    """A player as a chip: name and points; a tap shows their boards and goods."""
    number = seat["seat"]
    css = "seat of-%d" % number + (" active" if seat["active"] else "")
    bot = el("span", {"class": "bot-line"}, *strength_words(seat["bot"])) if seat["bot"] else mark
    name = el("span", {"class": "name"}, seat["name"])
    sign = face_of(number, seat["name"])
    return el(
        "article",
        {"class": css, "key": "seat-%d" % number, "data-anchor": "seat-%d" % number},
        el("h3", None, button("boards-of", number, "who", sign, name, _points(seat))),
        bot,
        el("p", {"class": "facts"}, *_goods(seat), _turns_left(seat)),
    )


def _points(seat):
    """A player's points, and in small what they would be if the game ended now."""
    return el("span", {"class": "count"}, *_score(seat))


def _score(seat):
    now, played = seat["score_now"], seat["points"]
    total, words = None, hidden(say("fact-points"))
    if now != played:
        total = el("small", {"class": "score-now", "aria-hidden": "true"}, "→%d" % now)
        words = hidden(say("fact-points"), " ", say("fact-score-now", count=now))
    return [icon("points", FILE), el("b", None, str(played)), total, words]


def _turns_left(seat):
    """Return how many turns a seat has left, from near the end on (P13.5)."""
    left = seat["turns_left"]
    return None if left is None else el("span", {"class": "turns-left", "key": "left"}, say("turns-left", count=left))


def _goods(seat):
    return [counted(good, seat[name]) for name, good in GOODS]


def boards_by_tabs(table):
    """The board that is shown, below the tabs; where there is room, all boards side by side."""
    head = el("h2", {"class": "unseen", "key": "head"}, say("tabs"))  # that of one's own goods is not drawn on a phone
    if table.wide:
        panels = [_stage(table, name, "stage of-" + name) for name in TABS]
        return el("section", {"class": "stage-frame whole", "key": "stage"}, head, *panels)
    tabs = [_tab(table, name) for name in TABS]
    strip = el("nav", {"class": "tabs", "key": "tabs", "aria-label": say("tabs")}, *tabs)
    part = _stage(table, table.tab, "stage")
    return el("section", {"class": "stage-frame", "key": "stage"}, head, strip, part)


def _stage(table, name, css):
    """The place of a board, which scrolls where the board is larger, by keys as well."""
    label = {"role": "group", "tabindex": "0", "aria-label": say("tab-" + name)}
    return el("div", dict(label, **{"class": css, "key": "stage-" + name}), DRAWN[name](table))


def _tab(table, name):
    known = [table.open_to(name), name in table.changed, table.tab == name]
    return cached("tab-" + name, known, lambda: _draw_tab(name, *known))


def _draw_tab(name, open_to, others, here):
    """A tab with a mark where something can be done, and a line where others have changed the board."""
    mark = el("span", {"class": "dot"}, hidden(say("tab-open"))) if open_to else None
    changed = hidden(say("tab-changed")) if others else None
    label = el("span", {"class": "changed" if others else None}, say("tab-" + name))
    here = "true" if here else "false"
    sign = icon(TAB_SIGNS[name], FILE)
    return button("tab", name, "tab", sign, label, changed, mark, key="tab-" + name, aria_pressed=here)


def _crane(table):
    """The crane and the rows, which are larger while a tile of theirs can be chosen."""
    chosen = [kind for kind in ("upgrade", "wall", "building") if table.choices_in(kind)]
    css = "crane-and-rows" + (" rows-first" if chosen else "")
    return el("div", {"class": css, "key": "crane-tab"}, wheel(table), rows(table))


def _boards(table):
    """The boards of the seat that is looked at, else of the viewer, else of whoever decides."""
    view = table.view
    number = table.owner
    if number is None:
        number = view["viewer"]
    seat = _whose_turn(view) if number is None else view["seats"][number]
    number = seat["seat"]
    title = goods = None
    if number != view["viewer"]:
        mark = el("span", {"data-here": "owner %d" % number}, shield(number))
        title = el(
            "h3", {"class": "label"}, mark, el("span", None, say("boards-of", player=seat["name"])), bot_line(seat)
        )
    if number != view["viewer"] and not seat["asked"]:
        goods = el("p", {"class": "goods-row"}, _points(seat), *_goods(seat), _turns_left(seat))
    return el("div", {"key": "boards"}, title, goods, boards(table, seat), holdings(view, seat))


def _mine(table):
    """The points and goods of the viewer in a row; at a device that is shared of whoever's turn it is."""
    view = table.view
    if view["result"]:
        return None
    me = view["seats"][view["viewer"]] if view["viewer"] is not None else _whose_turn(view)
    known = [me["seat"], table.roomy, turn_of(me["name"])] + [me[name] for name in FACTS]
    known += [me[name] for name, sign in GOODS]
    return cached("mine", known, lambda: _draw_mine(me, table.roomy))


def _whose_turn(view):
    """The seat that is asked something, else the one whose turn it is."""
    return next((seat for seat in view["seats"] if seat["asked"]), None) or _active(view)


def _active(view):
    """The seat whose turn it is, the first one once the game is over."""
    return next((seat for seat in view["seats"] if seat["active"]), view["seats"][0])


def _draw_mine(me, roomy):
    css = "mine of-%d" % me["seat"] + (" active" if me["active"] else "")
    sign = face_of(me["seat"], me["name"]) if roomy else shield(me["seat"])
    name = button("boards-of", me["seat"], "who", sign, el("span", {"class": "name"}, me["name"]))
    name = el("h2", None, name)
    points = button("score-now", "", "count", *_score(me))
    row = el("p", {"class": "goods-row"}, points, *_goods(me))
    return el("section", {"class": css, "key": "mine", "data-anchor": "seat-%d" % me["seat"]}, name, row)


DRAWN = {"crane": _crane, "boards": _boards, "city": city, "projects": projects, "road": road}
