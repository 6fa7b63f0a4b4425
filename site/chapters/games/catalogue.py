"""How kept games are shown: the list of them, one by itself, its naming, its deletion."""

import sheets
from pieces import FIRST, role_known
from record import replay_address
from saves import saves
from tally import sound
from ui import button, el, say, stage

LONGEST_TITLE = 40  # letters


def listing(going, over, shown, aside, done):
    """All games: those to go on with, then as many as are `shown` of those that are over; `done` was done just now."""
    some = bool(going or over)
    return sheets.frame(
        say("games"),
        el("p", {"class": "done", "key": "done"}, done) if done else None,
        None if some else el("p", {"key": "none"}, say("games-none")),
        el("div", {"class": "choices", "key": "count"}, _button("games-count", "", "games-statistics"))
        if over
        else None,
        _section("going", say("games-going", count=len(going)), going),
        _section("over", say("games-over", count=len(over)), over[:shown]),
        _button("games-more", "", "games-more", count=len(over) - shown) if len(over) > shown else None,
        el(
            "div",
            {"class": "choices", "key": "more"},
            _button("games-out", "", "games-out") if some else None,
            file_to_open("games-in"),
            _button("aside", "", "aside", count=aside) if aside else None,
        ),
        el("p", {"class": "quiet", "key": "kept"}, say("games-kept")),
        css="games-sheet",
    )


def _section(key, title, names):
    if not names:
        return None
    rows = [el("li", {"key": name}, _row(saves.load(name))) for name in names]
    return el("section", {"key": key}, el("h3", None, title), el("ul", {"class": "games"}, *rows))


def _row(kept):
    title = kept.get("title")
    head = headline(kept)
    return button(
        "games-one",
        kept["name"],
        "game",
        el("b", None, title or head),
        el("span", None, head) if title else None,
        el("small", None, *_between(_company(kept), _edition(kept), day(kept.get("date")))),
    )


def _button(act, arg, id, css="choice", **args):
    return button(act, arg, css, el("span", None, say(id, **args)))


def file_to_open(id):
    """A button that opens a file."""
    chooser = el("input", {"id": "games-file", "type": "file", "accept": ".txt,text/plain"})
    return el("label", {"class": "choice", "key": "file"}, el("span", None, say(id)), chooser)


# --- what is said of a game


def headline(kept):
    """How far it got, or how it ended."""
    told = told_of(kept)
    if not kept["names"]:
        return say("aside-unknown")
    if not kept["over"]:
        return say("bar-round", round=kept["round"])
    if not told:
        return say("games-ended", round=kept["round"])
    seat = person(told)
    if seat is None:
        winners = [name for at, name in enumerate(kept["names"]) if told["places"][at] == 1]
        return say("games-won-by", names=winners, points=max(told["points"]))
    return result(told["places"][seat], len(told["places"]), told["points"][seat])


def result(place, players, points):
    """How the one person came in."""
    return say("games-won" if place == 1 else "games-placed", place=place, players=players, points=points)


def told_of(kept):
    """What stays of a game that is over; None where it is not kept, or not as it was written."""
    known = "told" in kept and sound(kept) and len(kept["told"]["seats"]) == len(kept["names"])
    return kept["told"] if known else None


def person(told):
    """The seat of the one person in a game; None where several play, or none."""
    people = [number for number, seat in enumerate(told["seats"]) if seat["bot"] is None]
    return people[0] if len(people) == 1 else None


def _company(kept):
    """Whom one plays with: of one person among bots, the others."""
    names, bots = kept["names"], kept.get("bots", [])
    if bots.count(None) == 1 and len(bots) == len(names):
        return say("games-against", names=[name for at, name in enumerate(names) if bots[at]])
    return say("games-players", names=names) if names else None


def _edition(kept):
    cast = _cast(kept)
    if not cast:
        return None
    if kept.get("edition", FIRST) != FIRST:
        return say("edition", year=kept["edition"])
    dark = [role for role in cast if role_known(role)["edition"] != "classic"]
    return say("games-dark" if dark else "games-classic")


def _cast(kept):
    """The characters in play that this version knows."""
    return [role for role in kept.get("cast", []) if type(role) is str and role_known(role)]


def day(time, hour=False):
    """When it was, as the reader writes it."""
    return (stage.day(time, hour) or None) if time else None


def _between(*said):
    parts = []
    for one in said:
        if one:
            parts += [" · ", one] if parts else [one]
    return parts


# --- one game by itself


def game(kept, on_table):
    """One game, and what can be done with it."""
    name = kept["name"]
    title = kept.get("title")
    rename = None if not kept["names"] else _button("games-rename", name, "games-rename")
    delete = None if on_table else _button("games-delete", name, "games-delete", "choice danger")
    return sheets.frame(
        title or headline(kept),
        button("games-back", name, "link back", say("games-back")),
        el("p", {"class": "rule"}, headline(kept)) if title else None,
        _facts(kept),
        _scores(kept),
        el("div", {"class": "choices", "key": "choices"}, *_ways(kept), rename, delete),
        el("p", {"class": "quiet"}, say("games-on-table")) if on_table else None,
        css="games-sheet",
    )


def _ways(kept):
    """The ways into a game."""
    name = kept["name"]
    if not kept["over"]:
        return [_button("games-play", name, "games-continue", "choice main wide")]
    if not kept["names"]:
        return [_button("aside-file", name, "aside-file", "choice main wide")]
    link = (told_of(kept) or {}).get("link")
    watch = {"class": "choice", "target": "_blank", "rel": "noopener"}
    return [
        _button("games-play", name, "games-see", "choice main wide"),
        el("a", dict(watch, href=address(kept)), el("span", None, say("games-watch"))) if type(link) is str else None,
        _button("games-review", name, "review") if None in kept.get("bots", [None]) else None,
        _button("games-share", name, "share"),
    ]


def address(kept):
    """Where a game can be watched, with its players' names, and played again by the same."""
    return replay_address(kept["told"]["link"], kept["names"], kept.get("bots"))


def _facts(kept):
    cast = _cast(kept)
    facts = (
        ("games-with", say("games-players", names=kept["names"]) if kept["names"] else None),
        ("games-cast", say("games-roles", roles=cast) if cast else None),
        ("games-began", day(kept.get("began"), True)),
        ("games-last", day(kept.get("date"), True)),
    )
    rows = [el("div", {"key": id}, el("dt", None, say(id)), el("dd", None, text)) for id, text in facts if text]
    return el("dl", {"class": "game-facts", "key": "facts"}, *rows)


def _scores(kept):
    """Who came where, of a game that is over."""
    told = told_of(kept)
    if not kept["over"] or not told:
        return None
    listed = [(told["places"][at], name, told["points"][at]) for at, name in enumerate(kept["names"])]
    head = [el("th", {"scope": "col"}, say(id)) for id in ("games-player", "games-place", "games-points")]
    rows = [
        el("tr", None, el("th", {"scope": "row"}, name), el("td", None, place), el("td", None, points))
        for place, name, points in sorted(listed)
    ]
    return el("table", {"class": "figures", "key": "scores"}, el("thead", None, el("tr", None, *head)),
              el("tbody", None, *rows))  # fmt: skip


def naming(name, title):
    """The field for a game's name."""
    field = el(
        "input",
        {
            "id": "games-title",
            "type": "text",
            "class": "field",
            "maxlength": str(LONGEST_TITLE),
            "autocomplete": "off",
            "data-do": "games-title",
            "data-arg": name,
            "value": title,
        },
    )
    return sheets.frame(
        say("games-rename"),
        el("label", {"for": "games-title"}, say("games-name")),
        el("div", {"data-enter": "games-renamed"}, field),
        _confirmed("games-renamed", "", "games-rename-it", name),
        css="games-sheet",
    )


def deletion(kept):
    """A question before a game is gone for good."""
    name = kept["name"]
    text = say("games-delete-over" if kept["over"] else "games-delete-going", game=headline(kept))
    return sheets.frame(
        say("games-delete"),
        el("p", None, text),
        _confirmed("games-deleted", name, "games-delete-it", name, "choice danger"),
        css="games-sheet",
    )


def _confirmed(act, arg, id, name, css="choice main"):
    """Yes, or back to the game."""
    return el("div", {"class": "choices"}, _button(act, arg, id, css), _button("games-one", name, "cancel"))
