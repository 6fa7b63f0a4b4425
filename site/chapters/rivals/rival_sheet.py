"""The sheet of rivals: who may sit at a seat where a bot plays, each with a face and a sentence."""

import sheets
from portraits import portrait
from pyscript import window
from rival_facts import LEANING
from rival_record import by_temper, name_of, rival_of
from strengths import strength_of
from ui import button, el, say


def sheet(start, number):
    """All rivals, for the seat with this number."""
    names = [start.called(seat) if start.seats[seat]["kind"] == "bot" else "" for seat in range(start.count)]
    seats = {rival_of(name): seat for seat, name in enumerate(names) if rival_of(name)}
    leans = strength_of(start.seats[number]["bot"]) in LEANING
    return sheets.frame(
        say("rivals-title", number=number + 1),
        None if leans else el("p", {"class": "quiet"}, say("rivals-alike")),
        el("div", {"class": "rivals"}, *[_rival(rival, number, seats, leans) for rival in by_temper()]),
        css="rivals-sheet",
    )


def _rival(rival, number, seats, leans):
    name, seat = name_of(rival, window.speech.language()), seats.get(rival)
    there = el("i", {"class": "quiet"}, say("rivals-seat", number=seat + 1)) if seat is not None else None
    return button(
        "rival",
        "%d %s" % (number, rival),
        "rival",
        portrait(name),
        el("span", {"class": "rival-name"}, el("b", None, name), there),
        el("span", {"class": "rival-way"}, say("rival-" + rival)) if leans else None,
        key=rival,
        aria_pressed="true" if seat == number else "false",
    )
