"""The end: who won, a table of everybody's points by what they are for, and the hands, folded."""

from final_city import final_city
from pieces import districts, face, keyed
from ui import button, el, hidden, icon, say, shield

# Columns with the points for the city as a whole, of each of which a city scores one line at most.
COLUMNS = (
    ("districts", ("score-districts",)),
    ("kinds", ("score-kinds",)),
    ("complete", ("score-first", "score-complete")),
)
USUAL = ("score-districts", "score-kinds", "score-first", "score-complete")


def over(table):
    """The result; None while the game goes on."""
    result = table.view["result"]
    if result is None:
        return None
    winners = result["winners"]
    names = [table.name_of(seat) for seat in winners]
    ranked = sorted(result["seats"], key=lambda row: (row["place"], row["seat"]))
    return el(
        "section",
        {"class": "over", "key": "over", "aria-labelledby": "decision-title"},
        el("div", {"class": "laurel", "aria-hidden": "true"}, icon("crown")),
        el(
            "h2",
            {"id": "decision-title", "tabindex": "-1"},
            say("over-shared" if len(names) > 1 else "over-won", names=names, count=ranked[0]["total"]),
        ),
        *_places(table, ranked),
        final_city(table),
        _scores(table, ranked),
        *_from_cards(table, ranked),
        el(
            "div",
            {"class": "choices"},
            _to_result(table),
            button("again", "", "choice" if table.day else "choice main", el("span", None, say("again"))),
            button("new-table", "", "choice", el("span", None, say("new-table"))),
            button("review", "", "choice", el("span", None, say("review"))) if people(table) else None,
            button("share", "", "choice", el("span", None, say("share"))),
        ),
        _hands(table, ranked),
    )


def _to_result(table):
    """The button that leads to the result of a day's table; None at any other table."""
    return button("day-result", "", "choice main wide", el("span", None, say("day-result"))) if table.day else None


def people(table):
    return [seat["seat"] for seat in table.view["seats"] if seat["kind"] == "person"]


def own(table):
    """The seats whose rows are marked: the viewer's, else those of the people at the device, if there are bots too."""
    viewer, seats = table.view["viewer"], people(table)
    if viewer is not None:
        return [viewer]
    return seats if len(seats) < len(table.view["seats"]) else []


def _places(table, ranked):
    """The places of the marked seats, in words; a single winner is in the headline already."""
    marked, count = own(table), len(ranked)
    lines = [row for row in ranked if row["seat"] in marked and (row["place"] > 1 or len(marked) > 1)]
    id = "over-place" if len(marked) == 1 else "over-place-of"
    return [
        el(
            "p",
            {"class": "place-line", "key": "place%d" % line["seat"]},
            say(id, player=table.name_of(line["seat"]), place=line["place"], count=count, total=line["total"]),
        )
        for line in lines
    ]


# --- the table


def _scores(table, ranked):
    cards = from_cards(ranked)
    heads = [el("th", {"scope": "col"}, say("over-column-" + id)) for id, _ in COLUMNS]
    if cards:
        heads.append(el("th", {"scope": "col", "class": "cards-together"}, say("over-column-cards")))
    heads += [el("th", {"scope": "col", "class": "card-apart", "key": id}, say(id)) for id in cards]
    heads.append(el("th", {"scope": "col", "class": "total"}, say("over-column-total")))
    marked = own(table)
    return el(
        "table",
        {"class": "scores"},
        el("caption", {"class": "unseen"}, say("over-table")),
        el("thead", None, el("tr", None, el("th", {"scope": "col"}, say("over-column-player")), *heads)),
        el("tbody", None, *[_row(table, row, cards, row["seat"] in marked) for row in ranked]),
    )


def from_cards(seats):
    """The ids of all score lines from single cards, in order and each once."""
    ids = []
    for seat in seats:
        ids += [line["id"] for line in seat["lines"] if line["id"] not in USUAL and line["id"] not in ids]
    return ids


def points(row, ids):
    """The sum of a player's points for these lines."""
    return sum([line["points"] for line in row["lines"] if line["id"] in ids])


def _row(table, row, cards, marked):
    css = "score" + (" won" if row["place"] == 1 else "") + (" own" if marked else "")
    cells = [_cell(points(row, ids)) for _, ids in COLUMNS]
    if cards:
        cells.append(_cell(points(row, cards), "cards-together"))
    cells += [_cell(points(row, [id]), "card-apart", id) for id in cards]
    return el(
        "tr",
        {"class": css, "key": "score%d" % row["seat"]},
        el(
            "th",
            {"scope": "row"},
            el(
                "span",
                {"class": "who"},
                el("b", {"class": "place-number"}, row["place"]),
                shield(row["seat"]),
                el("span", {"class": "name"}, table.name_of(row["seat"])),
                hidden(say("over-own")) if marked else None,
            ),
        ),
        *cells,
        _cell(row["total"], "total"),
    )


def _cell(number, css=None, key=None):
    """A number in the table; a 0 is drawn faintly."""
    return el("td", {"class": (css or "") + ("" if number else " nought"), "key": key}, number)


def _from_cards(table, ranked):
    """The points of each card, for narrow screens, on which the table has one column for all cards."""
    rows = []
    for row in ranked:
        lines = [line for line in row["lines"] if line["id"] not in USUAL]
        if lines:
            brought = [say("over-card", card=say(line["id"]), points=line["points"]) for line in lines]
            name = el("b", None, table.name_of(row["seat"]))
            rows.append(el("li", {"key": "cards%d" % row["seat"]}, shield(row["seat"]), name, *_apart(brought)))
    return [el("ul", {"class": "cards-told quiet", "key": "cards-told"}, *rows)] if rows else []


def _apart(texts):
    return [el("span", {"key": "c%d" % number}, text) for number, text in enumerate(texts)]


# --- the hands


def _hands(table, ranked):
    """All hands, folded away until somebody opens them."""
    kids = []
    for row in ranked:
        hand = [_card(card) for card in row["hand"]]
        cards = [el("li", {"key": key}, face(card, key, "card", card["card"])) for card, key in keyed(hand, "o")]
        title = el("h3", {"key": "h%d" % row["seat"]}, shield(row["seat"]), table.name_of(row["seat"]))
        kids.append(title)
        kids.append(
            el("ul", {"class": "hand small", "key": "l%d" % row["seat"]}, *cards)
            if cards
            else el("p", {"class": "empty", "key": "l%d" % row["seat"]}, say("over-no-hand"))
        )
    return el("details", {"class": "hands-at-end"}, el("summary", None, say("over-hands")), *kids)


def _card(card):
    known = districts[card]
    return {"card": card, "kind": known["kind"], "cost": known["cost"], "points": known.get("points", known["cost"])}
