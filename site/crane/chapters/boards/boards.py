"""The boards behind the tabs, the end, and what the page is."""

import sheets
from city import city
from over import over
from own_boards import boards
from placing import placing
from projects import projects
from road import road
from ui import el, say, shield


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {
        "tab": lambda name: show_tab(page, name),
        "boards-of": lambda seat: show_tab(page, "boards", int(seat)),
        "about": lambda: page.open_sheet(about),
    }


def show_tab(page, name, seat=None):
    """Show a board; of the boards of players, those of a seat."""
    table = page.play.table
    table.tab, table.owner = name, seat
    page.play.draw()


def about():
    """What this page is, and whose rules it plays (P18)."""
    lines = [el("p", {"key": str(number)}, say("about-%d" % number)) for number in range(1, 4)]
    return sheets.frame(say("about"), *lines, css="prose")


def _boards(table):
    """The boards of the seat that is looked at, else of the viewer, else of whoever's turn it is."""
    view = table.view
    number = table.owner
    if number is None:
        number = view["viewer"]
    if number is None:
        number = next((seat["seat"] for seat in view["seats"] if seat["active"]), 0)
    seat = view["seats"][number]
    title = el("h3", {"class": "label"}, shield(number), el("span", None, say("boards-of", player=seat["name"])))
    return el("div", {"key": "boards"}, title, boards(table, seat))


DRAWN = {"boards": _boards, "city": city, "projects": projects, "road": road}
draw_end = over
draw_placing = placing
