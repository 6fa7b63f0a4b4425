"""Five illustrated steps of how to play: what is drawn and said at each, and how to turn from one to the next."""

from pieces import KINDS, building, bust, kind_of, role_known
from sheets import frame
from start import usual_cast
from ui import button, el, hidden, icon, say

TITLES = ("how-aim", "how-choose", "how-call", "how-turn", "how-end")
STREET = ("church", "castle", "market")
CITY = ("cathedral", "palace", "watchtower", "town_hall", "castle", "harbor", "library", "fortress")
SWIPE = 48  # pixels that a finger moves at least, and twice as far as up or down


def gallery(number, size, cast, learn, leaf):
    """One of the steps, counted from 0.

    `size` is the number of districts of a complete city, None where it is not known; `cast` the characters of the
    game by rank; `learn` whether lessons can begin here.
    """
    title = TITLES[number]
    step = el(
        "section",
        {"class": "how-step", "key": title, "aria-labelledby": "how-title"},
        el("div", {"class": "how-picture " + title, "aria-hidden": "true"}, *_picture(number, size, cast)),
        el(
            "div",
            {"class": "how-text"},
            el(
                "h3",
                {"id": "how-title", "tabindex": "-1"},
                hidden(say("how-step", number=number + 1, count=len(TITLES)), " "),
                say(title),
            ),
            *_text(number, size),
        ),
    )
    return frame(say("how-to-play"), step, _onward(number, learn), css="how", leaf=leaf)


def _text(number, size):
    title = TITLES[number]
    if number < len(TITLES) - 1:
        return [el("p", None, say(title + "-text"))]
    text = say("how-end-text", size=size) if size else say("how-end-usual")
    points = [
        el("li", None, el("b", None, amount), el("span", None, say("how-points-" + word), _kinds(word)))
        for word, amount in (("cost", icon("coin")), ("kinds", "+3"), ("first", "+4"), ("complete", "+2"))
    ]
    return [el("p", None, text), el("ul", {"class": "how-points"}, *points)]


def _kinds(word):
    """The signs of the five kinds, where points are for them."""
    if word != "kinds":
        return None
    signs = [el("span", {"class": "kind-" + kind}, icon(kind)) for kind in KINDS]
    return el("span", {"class": "how-kinds", "aria-hidden": "true"}, *signs)


def _onward(number, learn):
    """The way back, where one is among the steps, and the way on; after the last, to the lessons and the rules."""
    last = number == len(TITLES) - 1
    dots = [el("span", {"class": "dot now" if at == number else "dot"}) for at in range(len(TITLES))]
    back = button("how", number - 1, "choice", el("span", None, say("how-back")))
    rules = button("rules-open", "contents", "choice" if last else "link", el("span", None, say("help")))
    kids = [back] if number else []
    if not last:
        kids.append(button("how", number + 1, "choice main", el("span", None, say("how-next"))))
    else:
        kids.append(rules)
        if learn:
            kids.append(button("lessons", "", "choice main wide", el("span", None, say("lessons"))))
    return el(
        "div",
        {"class": "how-foot", "key": "foot"},
        el("p", {"class": "how-dots", "aria-hidden": "true"}, *dots),
        el("div", {"class": "choices", "key": "choices"}, *kids),
        None if last else rules,
    )


def _picture(number, size, cast):
    return (_street, _hand, _track, _turn, _complete)[number](size, cast)


def _street(size, cast):
    return [el("span", {"class": "plot"}, building(card)) for card in STREET]


def _hand(size, cast):
    """A character held in secret between two that go on face down."""
    back = el("span", {"class": "how-card down"}, icon("hidden"))
    example = cast[min(3, len(cast) - 1)]
    face = el(
        "span",
        {"class": "how-card card portrait " + _kind(example)},
        el("span", {"class": "rank"}, role_known(example).get("rank")),
        el("span", {"class": "emblem"}, bust(example)),
        el("span", {"class": "card-name"}, say("role-" + example)),
    )
    return [back, face, back]


def _track(size, cast):
    """The row of characters, as the table has it: those who played, the one who plays, those who wait."""
    now = min(3, len(cast) - 1)
    return [
        el(
            "span",
            {"class": "medal-button %s %s" % (_kind(role), "done" if at < now else "now" if at == now else "waiting")},
            el("b", {"class": "number"}, role_known(role).get("rank")),
            bust(role, "emblem"),
        )
        for at, role in enumerate(cast)
    ]


def _turn(size, cast):
    """Two coins or two cards, then a building; and a character."""
    return [
        el(
            "span",
            {"class": "how-gather"},
            *[el("span", {"class": "how-two"}, icon(sign), icon(sign)) for sign in ("coin", "cards")],
        ),
        icon("back", css="how-arrow"),
        el("span", {"class": "plot"}, building("harbor")),
        el("span", {"class": "medal-button " + _kind(cast[-1])}, bust(cast[-1], "emblem")),
    ]


def _complete(size, cast):
    """A complete city below its banners."""
    return [el("span", {"class": "plot"}, building(card)) for card in CITY]


def _kind(role):
    return "kind-%s" % (kind_of(role) or "none")


def cast_of(view, start):
    """The characters of the game by rank: the table's, else those of the table that is set, else the classic ones."""
    if view:
        return [rank["role"] for rank in view["centre"]["ranks"]]
    return start.characters() or usual_cast(start.sheet["characters"], start.count)


def size_of(view, start):
    """The number of districts of a complete city: the table's, else of the table that is set; None if not known."""
    if view:
        return view["city_size"]
    terms = start.terms()
    for option in terms["options"] if terms else ():
        if option["id"] == "city_size":
            return start.rules.get("city_size") or _usual_size(option, start)
    return None


def _usual_size(option, start):
    for other in option.get("unless", ()):
        if start.count == other["players"] and start.rules.get(other["option"]) == other["value"]:
            return other["default"]
    return option.get("defaults", {}).get(str(start.count), option["default"])


def step_of_key(event):
    """Return how many steps a key turns: one on, one back, or none."""
    return {"ArrowRight": 1, "ArrowLeft": -1}.get(event.key, 0)


def step_of_swipe(begin, end):
    """Return how many steps a finger turns that moves between two points: one on, one back, or none."""
    across, down = begin[0] - end[0], begin[1] - end[1]
    if abs(across) < SWIPE or abs(across) < 2 * abs(down):
        return 0
    return 1 if across > 0 else -1
