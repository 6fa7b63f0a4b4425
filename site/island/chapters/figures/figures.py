"""The figures of a finished game: the throws, and what dice, robber and trade gave each seat."""

import sheets
from ui import el, loaded, say, shield, stage

# The parts of the sheet, each with the engine's columns that it shows.
PARTS = (
    ("luck", ("expected", "harvest")),
    ("robber", ("blocked", "discarded", "stolen", "stole")),
    ("trade", ("bank", "trades")),
)


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"figures": lambda: show(page)}


async def show(page):
    """Open the figures of the game that lies on the table, if it is over."""
    view, table = page.play.view, page.play.table
    if not view or not view["result"]:
        return
    answer = await page.play.request({"do": "review"})
    if answer is None or page.play.table is not table:
        return
    if answer.get("error"):
        page.trouble(answer["error"])
        return
    page.open_sheet(lambda: sheet(view, answer["review"]["luck"]))
    stage.focus("#sheet-title")


def sheet(view, luck):
    """The sheet; `luck` has a row for each seat."""
    return sheets.frame(
        say("figures"),
        el("h3", None, say("dice-title")),
        *loaded("details").histogram(view["throws"], view["blocked"], over=True),
        *[_part(name, columns, luck, view["seats"]) for name, columns in PARTS],
        el("p", {"class": "quiet"}, say("luck-help")),
        css="review-sheet",
    )


def _part(name, columns, luck, seats):
    """Draw the seats' figures in some columns, as a table."""
    heads = [
        el("th", {"scope": "col", "key": str(seat["seat"])}, shield(seat["seat"]), el("span", None, seat["name"]))
        for seat in seats
    ]
    return el(
        "section",
        {"key": name},
        el("h3", {"id": "figures-" + name}, say("figures-" + name)),
        el(
            "table",
            {"class": "luck", "aria-labelledby": "figures-" + name, "vars": {"--seats": str(len(seats))}},
            el("thead", None, el("tr", None, el("td", None), *heads)),
            el("tbody", None, *[_row(column, luck) for column in columns]),
        ),
    )


def _row(column, luck):
    at = luck["columns"].index(column)
    cells = [el("td", {"key": str(seat)}, _figure(row[at])) for seat, row in enumerate(luck["rows"])]
    return el("tr", {"key": column}, el("th", {"scope": "row"}, say("luck-" + column)), *cells)


def _figure(value):
    """A number of cards; what is counted has no fraction."""
    return str(int(value)) if value == int(value) else "%.1f" % value
