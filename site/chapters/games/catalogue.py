"""Screens of saved games: the list of them, one by itself, its naming, its deletion."""

import sheets
from game_facts import facts, kind_of_game, street
from record import replay_address
from saves import no_room, saves
from tally import sound
from ui import button, el, say, stage

LONGEST_TITLE = 40  # letters


def listing(going, over, visible, aside, done, filter_row, elsewhere):
    """All games: unfinished ones, then the first `visible` finished ones; `done` says what was done just now.

    `filter_row` chooses the game, `elsewhere` are the sections of other games.
    """
    some = bool(going or over or elsewhere)
    return sheets.frame(
        say("games"),
        el("p", {"class": "done", "key": "done"}, done) if done else None,
        filter_row,
        None if some else el("p", {"key": "none"}, say(no_room("games-none"))),
        el("div", {"class": "choices", "key": "count"}, _button("games-count", "", "games-statistics"))
        if over
        else None,
        _section("going", say("games-going", count=len(going)), going),
        _section("over", say("games-over", count=len(over)), over[:visible]),
        _button("games-more", "", "games-more", count=len(over) - visible) if len(over) > visible else None,
        *elsewhere,
        el(
            "div",
            {"class": "choices", "key": "more"},
            _button("games-out", "", "games-out") if going or over else None,
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


def _row(game_entry):
    title = game_entry.get("title")
    head = headline(game_entry)
    return button(
        "games-one",
        game_entry["name"],
        "game",
        el("b", None, title or head),
        el("span", None, head) if title else None,
        el("small", None, *between(_company(game_entry), kind_of_game(game_entry), day(game_entry.get("date")))),
        street(game_entry),
    )


def _button(act, arg, id, css="choice", **args):
    return button(act, arg, css, el("span", None, say(id, **args)))


def file_to_open(id):
    """A button that opens a file."""
    chooser = el("input", {"id": "games-file", "type": "file", "accept": ".txt,text/plain"})
    return el("label", {"class": "choice", "key": "file"}, el("span", None, say(id)), chooser)


# --- what is said of a game


def headline(game_entry):
    """Word how far it got, or how it ended."""
    summary = summary_of(game_entry)
    if not game_entry["names"]:
        return say("aside-unknown")
    if not game_entry["over"]:
        return say("bar-round", round=game_entry["round"])
    if not summary:
        return say("games-ended", round=game_entry["round"])
    seat = person(summary)
    if seat is None:
        winners = [name for at, name in enumerate(game_entry["names"]) if summary["places"][at] == 1]
        return say("games-won-by", names=winners, points=max(summary["points"]))
    return result(summary["places"][seat], len(summary["places"]), summary["points"][seat])


def result(place, players, points):
    """Word the result of the one person; in a game for one, the points."""
    if players == 1:
        return say("games-alone", points=points)
    return say("games-won" if place == 1 else "games-placed", place=place, players=players, points=points)


def summary_of(game_entry):
    """Return the summary of a finished game; None where it is not stored, or not as it was written."""
    known = "told" in game_entry and sound(game_entry) and len(game_entry["told"]["seats"]) == len(game_entry["names"])
    return game_entry["told"] if known else None


def person(summary):
    """The seat of the one person in a game; None where several play, or none."""
    people = [number for number, seat in enumerate(summary["seats"]) if seat["bot"] is None]
    return people[0] if len(people) == 1 else None


def _company(game_entry):
    """Whom one plays with: of one person among bots, the others."""
    names, bots = game_entry["names"], game_entry.get("bots", [])
    if bots.count(None) == 1 and len(bots) == len(names) > 1:
        return say("games-against", names=[name for at, name in enumerate(names) if bots[at]])
    return say("games-players", names=names) if names else None


def day(time, hour=False):
    """Word its day, as the reader writes it."""
    return (stage.day(time, hour) or None) if time else None


def between(*texts):
    """Texts with a dot between them; those that are None are left out."""
    parts = []
    for text in texts:
        if text:
            parts += [" · ", text] if parts else [text]
    return parts


# --- one game by itself


def game(game_entry, on_table):
    """One game, and what can be done with it."""
    name = game_entry["name"]
    title = game_entry.get("title")
    rename = None if not game_entry["names"] else _button("games-rename", name, "games-rename")
    delete = None if on_table else _button("games-delete", name, "games-delete", "choice danger")
    return sheets.frame(
        title or headline(game_entry),
        button("games-back", name, "link back", say("games-back")),
        el("p", {"class": "rule"}, headline(game_entry)) if title else None,
        _facts(game_entry),
        _scores(game_entry),
        el("div", {"class": "choices", "key": "choices"}, *_ways(game_entry), rename, delete),
        el("p", {"class": "quiet"}, say("games-on-table")) if on_table else None,
        css="games-sheet",
    )


def _ways(game_entry):
    """The ways into a game."""
    name = game_entry["name"]
    if not game_entry["over"]:
        return [_button("games-play", name, "games-continue", "choice main wide")]
    if not game_entry["names"]:
        return [_button("aside-file", name, "aside-file", "choice main wide")]
    link = (summary_of(game_entry) or {}).get("link")
    watch = {"class": "choice", "target": "_blank", "rel": "noopener"}
    return [
        _button("games-play", name, "games-see", "choice main wide"),
        el("a", dict(watch, href=address(game_entry)), el("span", None, say("games-watch")))
        if type(link) is str
        else None,
        _button("games-review", name, "review") if None in game_entry.get("bots", [None]) else None,
        _button("games-share", name, "share"),
    ]


def address(game_entry):
    """Return the address of its replay, with its players' names, to watch or to play again by the same."""
    return replay_address(game_entry["told"]["link"], game_entry["names"], game_entry.get("bots"))


def _facts(game_entry):
    listed = [("games-with", say("games-players", names=game_entry["names"]) if game_entry["names"] else None)]
    listed += facts(game_entry)
    listed += [("games-began", day(game_entry.get("began"), True)), ("games-last", day(game_entry.get("date"), True))]
    rows = [el("div", {"key": id}, el("dt", None, say(id)), el("dd", None, text)) for id, text in listed if text]
    return el("dl", {"class": "game-facts", "key": "facts"}, *rows)


def _scores(game_entry):
    """List the players of a finished game by their places."""
    summary = summary_of(game_entry)
    if not game_entry["over"] or not summary:
        return None
    listed = [(summary["places"][at], name, summary["points"][at]) for at, name in enumerate(game_entry["names"])]
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


def deletion(game_entry):
    """A question before a game is gone for good."""
    name = game_entry["name"]
    text = say("games-delete-over" if game_entry["over"] else "games-delete-going", game=headline(game_entry))
    return sheets.frame(
        say("games-delete"),
        el("p", None, text),
        _confirmed("games-deleted", name, "games-delete-it", name, "choice danger"),
        css="games-sheet",
    )


def _confirmed(act, arg, id, name, css="choice main"):
    """Yes, or back to the game."""
    return el("div", {"class": "choices"}, _button(act, arg, id, css), _button("games-one", name, "cancel"))
