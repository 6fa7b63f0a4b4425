"""What advice shows of a move of the island, and the luck of a finished game."""

from ui import el, say, shield


def signs(choice):
    """Draw it; None where a choice points at nobody."""
    return shield(choice["seat"]) if choice["seat"] is not None else None


def before_review(answer, seats):
    """What a review shows before the decisions: what chance gave each seat."""
    return [luck_table(answer["luck"], seats)]


def luck_table(luck, seats):
    """What chance gave each seat, beside what was to be expected."""
    heads = [
        el("th", {"scope": "col", "key": str(seat["seat"])}, shield(seat["seat"]), el("span", None, seat["name"]))
        for seat in seats
    ]
    rows = [
        el(
            "tr",
            {"key": name},
            el("th", {"scope": "row"}, say("luck-" + name)),
            *[el("td", {"key": str(at)}, _figure(row[number])) for at, row in enumerate(luck["rows"])],
        )
        for number, name in enumerate(luck["columns"])
    ]
    return el(
        "section",
        {"key": "luck"},
        el("h3", {"id": "luck"}, say("luck-title")),
        el(
            "table",
            {"class": "luck", "aria-labelledby": "luck"},
            el("thead", None, el("tr", None, el("td", None), *heads)),
            el("tbody", None, *rows),
        ),
        el("p", {"class": "quiet"}, say("luck-help")),
    )


def _figure(value):
    """A number of cards; what is counted has no fraction."""
    return str(int(value)) if value == int(value) else "%.1f" % value
