"""The sheet of rivals: who may sit at a seat where a bot plays, each with a face and a sentence."""

import sheets
from portraits import portrait
from pyscript import window
from rival_facts import LEANING
from rival_record import RIVALS, name_of, rival_of
from ui import button, el, say


def sheet(start, number):
    """All rivals, for the seat with this number."""
    names = [start.called(seat) if start.seats[seat]["kind"] == "bot" else "" for seat in range(start.count)]
    seats = {rival_of(name): seat for seat, name in enumerate(names) if rival_of(name)}
    return sheets.frame(
        say("rivals-title", number=number + 1),
        el("p", {"class": "quiet"}, say("rivals-alike")) if start.seats[number]["bot"] not in LEANING else None,
        el("div", {"class": "rivals"}, *[_rival(rival[0], number, seats) for rival in RIVALS]),
        css="rivals-sheet",
    )


def _rival(rival, number, seats):
    name, seat = name_of(rival, window.speech.language()), seats.get(rival)
    there = el("i", {"class": "quiet"}, say("rivals-seat", number=seat + 1)) if seat is not None else None
    return button(
        "rival",
        "%d %s" % (number, rival),
        "rival",
        portrait(name),
        el("span", {"class": "rival-name"}, el("b", None, name), there),
        el("span", {"class": "rival-way"}, say("rival-" + rival)),
        key=rival,
        aria_pressed="true" if seat == number else "false",
    )
