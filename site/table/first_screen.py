"""The parts of any first screen: languages, play at once, resume a game, and the way to the chapters."""

from saves import BEEN_HERE
from seating import refused_name
from strengths import strength_words
from ui import GAME, LANGUAGES, button, el, icon, progress, say, site_games, stage, storage

OWN_SEAT = "#join=guest"  # the address of a guest's page that was loaded again (docs/phones.md)


def screen(start, art, state, facts, doors, stage_of_engine, language, foot):
    """The whole first screen.

    `art` is drawn below the title, `state` says which game can be resumed, `facts` draws the setup in a line, `doors`
    are actions with their signs, `foot` is drawn last.
    """
    return [
        el(
            "header",
            {"class": "hero", "key": "hero"},
            _tongues(language),
            el("h1", {"class": "title"}, say("title")),
            el("p", {"class": "tagline"}, say("tagline")),
            el("p", {"class": "pitch"}, say("pitch")),
            art,
        ),
        el(
            "section",
            {"class": "way-in", "key": "way-in", "aria-label": say("play")},
            _seat(),
            _continue(state),
            _play(start, state is None),
            facts,
            refused(start),
            progress(_stage_words(stage_of_engine)),
            _doors(doors),
        ),
        foot,
    ]


def _tongues(language):
    kids = [
        button("set-language", id, "tongue", name, lang=id, aria_pressed="true" if id == language else "false")
        for id, name in LANGUAGES
    ]
    return el("div", {"class": "tongues"}, *kids)


def _stage_words(now):
    """The stage to show: a device that has the engine's files does not fetch them again."""
    return "importing" if now == "fetching" and storage.read(BEEN_HERE) else now


def _seat():
    """The way back to the seat that waits at another device's table (site/js/seats.js)."""
    host = stage.seat("guest") if stage.phones else None
    if host is None:
        return None
    label = el("span", None, say("seat-waits", host=host, named=bool(host)))
    return button("join", OWN_SEAT, "choice main wide", icon("person"), label, key="seat")


def _continue(state):
    if state is None:
        return None
    what = say("continue-with", names=state["names"], round=state["round"])
    label = el("span", None, say("continue"), el("small", None, what))
    return button("continue", "", "choice main wide", icon("hourglass"), label, key="kept")


def _play(start, first):
    """The button that deals; it is not the main one where a game can be resumed."""
    label = el("span", None, say("dealing" if start.dealing else "play"))
    return button("deal", "", "choice wide deal" + (" main" if first else ""), label, key="deal")


def company(start):
    """The lines that say who sits at the table, and how strong the bots are."""
    people = start.people()
    bots, same = start.count - len(people), start.strength()
    if len(people) == 1 and not start.seats[people[0]]["name"].strip():
        facts = [say("company-you", count=bots)]
    elif not people:
        facts = [say("company-bots", count=bots)]
    else:
        facts = [say("company", names=[start.names()[number] for number in people], count=bots)]
    if bots:
        known = same in start.bots["strengths"]
        facts.append(el("span", None, *strength_words(same)) if known else say("bots-" + (same or "mixed")))
    return facts


def table_facts(start, facts, *more):
    """The setup in a line, with a seed that was typed, and the button to change it."""
    if start.own_seed() is not None:
        facts.append(say("with-seed", seed=start.written_seed.strip()))
    line = el("p", {"class": "table-facts"}, *[el("span", {"key": str(i)}, fact) for i, fact in enumerate(facts)])
    change = button("set-up", "", "plain", say("change"))
    return el("div", {"class": "setup-line", "key": "setup-line"}, line, change, *more)


def _doors(doors):
    """Buttons to the chapters beside the game; phones cannot join everywhere (site/js/stage.js)."""
    kids = [
        button(name, "", "choice", icon(sign), el("span", None, say("to-" + name)), key=name)
        for name, sign in list(doors) + [("phones", "person")] * stage.phones
    ]
    return el("div", {"class": "choices", "key": "doors"}, *kids)


def refused(start):
    """Return why the engine refused the setup; None if it did not."""
    if not start.refusal:
        return None
    number = refused_name(start.refusal)
    reason = say("name-refused", number=number) if number else start.refusal
    return el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, reason)


def other_games():
    """Links to the other games of this site; out of a frame, to pages of their own."""
    blank = {"target": "_blank", "rel": "noopener"} if stage.framed else {}
    links = [
        el("a", dict(blank, **{"class": "link", "href": "./" + home}), say("to-game", game=title))
        for name, home, title in site_games()
        if name != GAME
    ]
    summary = el("summary", {"class": "link"}, say("other-games"))
    return el("details", {"class": "other-games", "key": "games"}, summary, el("div", None, *links))


row = [lambda: None]  # draws what is below the links, once its chapter is loaded (chapters/offline)


def usual_links(aside):
    """The links that each game's first screen has; `aside` is how many texts could not be read."""
    return [
        other_games(),
        button("settings", "", "link", say("settings")),
        button("about", "", "link", say("about")),
        button("embed", "", "link at-desk", say("embed")),
        button("aside", "", "link", say("aside", count=aside)) if aside else None,
    ]


def foot(*links):
    """The links at the foot of the screen."""
    return el("nav", {"class": "foot-links", "key": "foot", "aria-label": say("menu")}, *links, row[0]())
