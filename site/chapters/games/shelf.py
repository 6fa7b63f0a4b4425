"""The stored games of this site's other games: listed beside this one's, each a link to the page that plays it."""

import json

from catalogue import between, day, result
from ui import GAME, el, say, site_games, storage

ALL = ""  # the filter that lists the games of all pages


def others():
    """The other games that have stored games on this device: [(name, page, numbers, the newest first)]."""
    listed = []
    for name, page, _ in site_games():
        numbers = numbers_of(name) if name != GAME else []
        if numbers:
            listed.append((name, page, numbers))
    return listed


def titles_of_site():
    """The title of each game of the site, by its name."""
    return {name: title for name, _, title in site_games()}


def numbers_of(game):
    """The numbers of a game's stored games, the newest first; the oldest version's only one is number 0."""
    start = game + ".save"
    digits = [name[len(start) :] for name in json.loads(storage.names(start))]
    numbers = [int(text[1:] or -1) if text[1:].isdigit() else 0 if not text else -1 for text in digits]
    return sorted([number for number in numbers if number >= 0], reverse=True)


def pills(chosen, listed):
    """The filter; None where only this game has stored games."""
    if not listed:
        return None
    titles = titles_of_site()
    names = [ALL, GAME] + [name for name, _, _ in listed]
    buttons = [
        el(
            "button",
            {
                "type": "button",
                "class": "pill-choice",
                "data-do": "games-of",
                "data-arg": name or "all",
                "aria-pressed": "true" if name == chosen else "false",
                "key": name or "all",
            },
            titles[name] if name else say("games-all"),
        )
        for name in names
    ]
    return el("div", {"class": "pills", "key": "filter", "role": "group", "aria-label": say("games-filter")}, *buttons)


def section(game, page, numbers, visible):
    """The first `visible` games of another game, as links to its page."""
    rows = [el("li", {"key": str(number)}, _row(game, page, number)) for number in numbers[:visible]]
    title = say("games-elsewhere", game=titles_of_site()[game], count=len(numbers))
    return el("section", {"key": "of-" + game}, el("h3", None, title), el("ul", {"class": "games"}, *rows))


def _row(game, page, number):
    entry = read_entry(game, number)
    head = headline(entry)
    title = entry.get("title")
    names = entry.get("names")
    company = say("games-players", names=names) if names else None
    return el(
        "a",
        {"class": "game", "href": "./%s#game=%d" % (page, number)},
        el("b", None, title if type(title) is str and title else head),
        el("span", None, head) if title else None,
        el("small", None, *between(company, day(entry.get("date")))),
    )


def read_entry(game, number):
    """Return the stored entry of a game; {} if it cannot be read."""
    name = "%s.save" % game + (".%d" % number if number else "")
    try:
        entry = json.loads(storage.read(name) or "")
        return entry if type(entry) is dict and type(entry["names"]) is list else {}
    except Exception:  # the text may be anything
        return {}


def headline(entry):
    """Word how far a game got, or how it ended, without a word of its own game."""
    if not entry:
        return say("aside-unknown")
    if not entry.get("over"):
        return say("bar-round", round=entry.get("round", 0))
    try:
        summary = entry["told"]
        at = [seat["bot"] for seat in summary["seats"]].index(None)
        return result(summary["places"][at], len(summary["places"]), summary["points"][at])
    except Exception:  # nobody's summary, or not as it was written
        return say("games-ended", round=entry.get("round", 0))
