"""The table as one tree, from the bar to the question, and how much of it there is room for."""

import seats
from badges import lowered
from decision import decision
from mine import mine
from over import over
from pyscript import window
from ui import el

TALL = (32, 60)  # heights of a broad screen, in rem, from which the cities of five and of seven players lie open


def board(table, log):
    """Draw the table; `log` draws what the log has beside the question, and is None until it is loaded."""
    own, result = mine(table), over(table)
    return el(
        "div",
        {"class": "board" + ("" if own else " watching"), "key": "board"},
        seats.bar(table),
        result or seats.ranks(table),
        lowered(table),
        seats.others(table),
        own,
        None
        if result
        else el(
            "div",
            {"class": "side", "key": "side"},
            decision(table),
            log(table.log, table.earlier) if log and table.roomy else None,
        ),
    )


def room_for_cities():
    """For how many players' cities the screen is high enough: 3, 5 or 7."""
    tall = [rem for rem in TALL if window.matchMedia("(min-width: 44rem) and (min-height: %drem)" % rem).matches]
    return (3, 5, 7)[len(tall)]
