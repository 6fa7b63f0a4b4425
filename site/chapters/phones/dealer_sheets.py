"""The sheets of the device that deals, drawn of a `dealer` (dealer.py): who joins, a code, reading one, who is here."""

import sheets
from codes import code_picture, name_field, paste_field, trouble, viewfinder
from portraits import face_of
from strengths import strength
from ui import button, el, hidden, icon, say

HELP = ("needs", "camera", "honest", "cut", "found", "hotel", "back")
WAITING = "waiting"  # the state of a seat whose device has not come yet


def ask(dealer):
    """Draw the question how many phones join, what this needs, and the question for the camera."""
    lobby = dealer.lobby
    count = lobby.count
    stepper = el(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "phones-label", "key": "count"},
        el("span", {"id": "phones-label"}, say("phones-join", count=count)),
        _step(count - 1, "minus", "phones-fewer", count < 2),
        _step(count + 1, "plus", "phones-more", count >= lobby.most),
    )
    start = dealer.page.start
    name = name_field("phones-name", start.seats[0]["name"], placeholder=start.called(0))
    tick = _tick("phones-middle", lobby.alone)
    return _frame(
        dealer,
        say("to-phones"),
        el("p", {"key": "how"}, say("phones-how")),
        *([] if dealer.wanted is not None else [stepper, None if lobby.alone else name, tick]),
        el("p", {"key": "network"}, say("phones-network")) if dealer.network else None,
        trouble(dealer.camera),
        el(
            "div",
            {"class": "choices one-column", "key": "choices"},
            button("phones-camera", "", "choice main", el("span", None, say("phones-camera"))),
            el("p", {"class": "quiet"}, say("phones-camera-why")),
            button("phones-without", "", "choice", el("span", None, say("phones-without"))),
        ),
        el("p", {"class": "quiet", "key": "honest"}, say("phones-honest")),
        button("phones-help", "", "link", say("phones-help"), key="help"),
    )


def code(dealer):
    """The code by which a phone takes a seat."""
    name = dealer.name_of(dealer.seat)
    return _frame(
        dealer,
        say("phones-scan-this", player=name),
        code_picture(dealer.picture, say("phones-code-label", player=name)),
        _crowd(dealer),
        el("p", {"class": "phones-status", "role": "status", "key": "status"}, say("phones-waiting", player=name)),
        el(
            "div",
            {"class": "choices one-column", "key": "choices"},
            button("phones-read", "", "choice main", el("span", None, say("phones-read", player=name))),
        ),
        _others(dealer),
    )


def _others(dealer):
    """Draw further actions, in a line."""
    ways = [button("phones-send", "", "plain", say("phones-send"))] if dealer.step == "code" else []
    if not dealer.playing:
        ways.append(button("phones-here", str(dealer.seat), "plain", say("phones-this-phone")))
        ways.append(button("phones-bot", str(dealer.seat), "plain", say("phones-a-bot")))
    return el("div", {"class": "phones-more", "key": "more"}, *ways)


def _crowd(dealer):
    """The seats of the guests, with a sign for each that is here."""
    if dealer.playing:
        return None
    kids = []
    for number in dealer.lobby.guests:
        here = dealer.states.get(number) == "here"
        kids.append(
            el(
                "li",
                {"key": str(number), "class": "here" if here else ""},
                face_of(number, dealer.name_of(number)),
                dealer.name_of(number),
                icon("check") if here else None,
            )
        )
    return el("ul", {"class": "phones-crowd", "key": "crowd"}, *kids)


def read(dealer):
    """The camera's picture, to read the code of a guest's phone."""
    name = dealer.name_of(dealer.seat)
    return _frame(
        dealer,
        say("phones-now", player=name),
        viewfinder(say("phones-camera-label")),
        el("p", {"key": "how"}, say("phones-hold", player=name)),
        trouble(dealer.wrong, player=name),
        el(
            "div",
            {"class": "choices", "key": "choices"},
            button("phones-show", str(dealer.seat), "choice", el("span", None, say("phones-code-again"))),
            button("phones-paste", "", "choice", el("span", None, say("phones-paste"))),
        ),
        _others(dealer),
    )


def paste(dealer):
    """The field for the code of a guest's phone."""
    name = dealer.name_of(dealer.seat)
    return _frame(
        dealer,
        say("phones-now", player=name),
        paste_field(say("phones-paste-how", player=name), "phones-take-pasted"),
        trouble(dealer.wrong, player=name),
        el(
            "div",
            {"class": "choices one-column", "key": "choices"},
            button("phones-take-pasted", "", "choice main", el("span", None, say("phones-take"))),
            button("phones-show", str(dealer.seat), "choice", el("span", None, say("phones-code-again"))),
        ),
        _others(dealer),
    )


def all_here(dealer):
    """Draw the players, and the button that deals."""
    start, rows = dealer.page.start, []
    for number in range(start.count):
        seat = start.seats[number]
        who = {"person": say("phones-at-this"), "guest": say("phones-at-own")}.get(seat["kind"])
        if who is None:
            who = strength(seat["bot"])
        rows.append(_seat(number, dealer.lobby.called(number), who))
    return _frame(
        dealer,
        say("phones-all"),
        el("ul", {"class": "phones-seats", "key": "seats"}, *rows),
        _hints(dealer),
        dealer.page.voice_switch(dealer.refresh),
        el(
            "div",
            {"class": "choices one-column", "key": "choices"},
            button("phones-deal", "", "choice main", el("span", None, say("deal"))),
        ),
    )


def _hints(dealer):
    """The switch for hints, where the game has any."""
    return _tick("phones-hints", dealer.broadcast.hints)


def _tick(act, on):
    """A box to tick; the action is also the message beside it."""
    box = {"type": "checkbox", "data-do": act, "checked": on}
    return el("label", {"class": "phones-tick", "key": act}, el("input", box), el("span", None, say(act)))


def seats(dealer):
    """The seats of the game that is on: where each person plays, and what can be changed."""
    at_table = dealer.page.play.view["seats"]
    rows = [_row(dealer, seat["seat"], seat["kind"]) for seat in at_table]
    return _frame(
        dealer,
        say("phones"),
        el("p", {"key": "how"}, say("phones-seats-how")),
        el("ul", {"class": "phones-seats", "key": "seats"}, *rows),
        _hints(dealer),
        dealer.page.voice_switch(dealer.refresh),
        button("phones-help", "", "link", say("phones-help"), key="help"),
    )


def _row(dealer, seat, kind):
    state = dealer.states.get(seat, WAITING)
    what = say("phones-state-" + state) if kind == "guest" else say("phones-seat-" + kind)
    ways = [
        button("phones-show", str(seat), "plain", say("phones-show-code" if kind == "guest" else "phones-give"))
        if kind != "person"
        else None,
        button("phones-here", str(seat), "plain", say("phones-plays-here")) if kind == "guest" else None,
        button("phones-bot", str(seat), "plain", say("phones-bot-plays")) if kind == "guest" else None,
        button("phones-show", str(seat), "plain", say("phones-to-phone")) if kind == "person" else None,
    ]
    return _seat(seat, dealer.name_of(seat), what, el("span", {"class": "phones-more"}, *ways))


def _seat(number, name, what, more=None):
    """A seat in a list: its name, what holds it, and perhaps more."""
    quiet = el("span", {"class": "quiet"}, what)
    return el("li", {"key": str(number)}, face_of(number, name), el("b", None, name), quiet, more)


def help_pages(dealer):
    """Draw help: what is needed, why the camera is used, and what to do where phones do not find one another."""
    questions = []
    for name in HELP:
        questions.append(el("h3", {"key": "help-" + name}, say("phones-help-" + name)))
        questions.append(el("p", {"key": "help-" + name + "-text"}, say("phones-help-%s.text" % name)))
    return sheets.frame(say("phones-help"), *questions, leaf=(2, "phones-help"))


def _frame(dealer, title, *kids):
    """A sheet of the dealer's; each step is a page of its own."""
    return sheets.frame(title, *kids, css="phones", leaf=dealer.leaf())


def _step(count, sign, label, last):
    """A button of the stepper."""
    off = "true" if last else None
    return button("phones-count", str(count), "plain", icon(sign), hidden(say(label)), aria_disabled=off)


# By the dealer's step.
DRAWN = {"ask": ask, "code": code, "read": read, "paste": paste, "all": all_here, "seats": seats}
