"""The three buttons that are in the same corner of every screen, and the order of the other players."""

from ui import button, el, hidden, icon, say

seat_mark = [
    lambda seat: None
]  # draws whether the device of a seat is there, once its chapter is loaded (chapter phones)


def corner():
    """The buttons for the log, the menu and the rules."""
    return el(
        "span",
        {"class": "corner", "key": "corner"},
        button("log", "", "plain", icon("log"), hidden(say("log"))),
        button("menu", "", "plain", icon("menu"), hidden(say("menu"))),
        button("help", "", "plain", icon("help"), hidden(say("help"))),
    )


def other_seats(view):
    """Every seat but the viewer's, in the order of play."""
    seats, me = view["seats"], view["viewer"]
    start = 0 if me is None else me + 1
    return [seats[(start + i) % len(seats)] for i in range(len(seats) - (me is not None))]
