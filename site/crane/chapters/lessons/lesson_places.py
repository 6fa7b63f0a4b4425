"""Targets of a lesson: places of the table as selectors."""

from crane_table import LIES_ON
from crane_table import PLACES as TABS

PLACES = {
    "wheel": ".wheel",
    "rows": ".tile-rows",
    "boards": ".own-board",
    "tracks": ".tracks",
    "city": ".city-map",
    "projects": ".projects",
    "road": ".areas",
    "goods": ".mine .goods-row",
    "score": ".mine [data-do=score-now]",
    "seats": ".seats",
    "sheet": ".over .sheet",
    "help": ".bar [data-do=help]",
    "hint": "#decision [data-do=hint]",
}


def to_place(place):
    """Selectors of a place that a caption names (docs/lessons.md), of which the first that fits is meant.

    A place behind a tab that is not open is its tab.
    """
    tab = TABS.get(place)
    return [PLACES[place], "[data-do=tab][data-arg=%s]" % tab] if tab else [PLACES[place]]


def to_move(table, move):
    """Selectors of what is to be tapped next for a move: its button or thing, else its place, turn or tray."""
    words = move.split(" ")
    seen = "#decision .choices:not(.by-key) > [data-do=%s][data-arg='%s']"
    selectors = ["#decision .foot [data-do=choose][data-arg='%s']" % move]
    selectors += [seen % ("choose", move), ".stage [data-do=choose][data-arg='%s']" % move]
    if words[0] == "at":
        if len(words) > 2 and table.place != words[1]:
            selectors.append(".stage [data-do=place][data-arg='%s']" % words[1])
        selectors.append("#decision [data-do=turn-step][data-arg='1']")
    board = LIES_ON.get(words[0])
    selectors.append(seen % ("tray", words[0]))
    selectors.append("[data-do=tab][data-arg='%s'][aria-pressed=false]" % board)
    return selectors
