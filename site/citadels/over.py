"""The end: who won, a table of everybody's points by what they are for, and the hands, folded."""

from final_city import final_cities
from pieces import districts, face, keyed
from portraits import face_of
from result import cell, frame, head, next_steps, ranking, remarks, score_row, scores, total_head
from ui import el, say, shield

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
    ranked = ranking(result)
    points = [_scores(table, ranked)]
    points += _from_cards(table, ranked) + remarks(table)
    return frame(table, "crown", points, next_steps(table), _hands(table, ranked), scene=final_cities(table))


# --- the table


def _scores(table, ranked):
    cards = from_cards(ranked)
    heads = [head(id) for id, _ in COLUMNS]
    if cards:
        heads.append(el("th", {"scope": "col", "class": "cards-together"}, say("over-column-cards")))
    heads += [el("th", {"scope": "col", "class": "card-apart", "key": id}, say(id)) for id in cards]
    heads.append(total_head())
    return scores(heads, [_row(table, row, cards) for row in ranked])


def from_cards(seats):
    """The ids of all score lines from single cards, in order and each once."""
    ids = []
    for seat in seats:
        ids += [line["id"] for line in seat["lines"] if line["id"] not in USUAL and line["id"] not in ids]
    return ids


def points(row, ids):
    """The sum of a player's points for these lines."""
    return sum([line["points"] for line in row["lines"] if line["id"] in ids])


def _row(table, row, cards):
    cells = [cell(points(row, ids)) for _, ids in COLUMNS]
    if cards:
        cells.append(cell(points(row, cards), "cards-together"))
    cells += [cell(points(row, [id]), "card-apart", id) for id in cards]
    return score_row(table, row, cells)


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
        name = table.name_of(row["seat"])
        title = el("h3", {"key": "h%d" % row["seat"]}, face_of(row["seat"], name), name)
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
