"""The end: who won, each player's score line by line, and all hands."""

from pieces import districts, face, keyed, shield
from ui import button, el, icon, part, say


def over(table):
    """The result; None while the game goes on."""
    result = table.view["result"]
    if result is None:
        return None
    return part("over", result, lambda: _draw(table, result))


def _draw(table, result):
    winners = result["winners"]
    names = [table.name_of(seat) for seat in winners]
    ranked = sorted(result["seats"], key=lambda one: (one["seat"] not in winners, -one["total"]))
    best = max([one["total"] for one in ranked])
    return el(
        "section",
        {"class": "over", "key": "over", "aria-labelledby": "decision-title"},
        el("div", {"class": "laurel", "aria-hidden": "true"}, icon("crown")),
        el(
            "h2",
            {"id": "decision-title", "tabindex": "-1"},
            say("over-shared" if len(names) > 1 else "over-won", names=names, count=best),
        ),
        el("ol", {"class": "scores"}, *[_score(table, one, one["seat"] in winners) for one in ranked]),
        el(
            "div",
            {"class": "choices"},
            button("again", "", "choice main", el("span", None, say("again"))),
            button("new-table", "", "choice", el("span", None, say("new-table"))),
            button("review", "", "choice", el("span", None, say("review"))) if _people(table) else None,
            button("share", "", "choice", el("span", None, say("share"))),
        ),
    )


def _people(table):
    return [one for one in table.view["seats"] if one["kind"] == "person"]


def _score(table, one, won):
    lines = [
        el(
            "li",
            {"key": line["id"] + str(i)},
            el("span", None, say(line["id"], **line["args"])),
            el("b", None, line["points"]),
        )
        for i, line in enumerate(one["lines"])
    ]
    hand = [_card(card) for card in one["hand"]]
    return el(
        "li",
        {"class": "score" + (" won" if won else ""), "key": "score%d" % one["seat"]},
        el(
            "h3",
            None,
            shield(one["seat"]),
            el("span", {"class": "name"}, table.name_of(one["seat"])),
            el("b", {"class": "total"}, one["total"]),
        ),
        el("ul", {"class": "lines"}, *lines),
        el("p", {"class": "label"}, say("over-hand" if hand else "over-no-hand")),
        el(
            "ul",
            {"class": "hand small"},
            *[el("li", {"key": key}, face(card, key, "card", card["card"])) for card, key in keyed(hand, "o")],
        )
        if hand
        else None,
    )


def _card(card):
    if isinstance(card, dict):
        return card
    known = districts[card]
    return {"card": card, "kind": known["kind"], "cost": known["cost"], "points": known.get("points", known["cost"])}
