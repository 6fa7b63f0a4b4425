"""The statistics, shown: figures, tables with small bars, and in words what is counted."""

import json

import sheets
from catalogue import summary_of
from game_facts import COUNTS, label
from saves import PAST, saves
from strengths import strength
from tally import tally
from ui import button, create_task, el, say, stage, storage

MEANS = ("games-played", "games-won-share", "games-place", "games-points")


class Standing:
    """The statistics of the games that `games` lists."""

    def __init__(self, games):
        self.games = games
        self.actions = {"games-count": self.show}

    def show(self):
        """Show them; where the engine has yet to tell of games, they grow as it does."""
        self.games.lay(self.sheet)
        over = [name for name in saves.names() if storage.over(name)]
        untold = [name for name in over if not summary_of(saves.load(name))]
        if untold:
            create_task(self.games.learn(untold))

    def sheet(self):
        entries = [saves.load(name) for name in saves.names() if storage.over(name)]
        untold = [entry for entry in entries if not summary_of(entry) and entry["save"] not in self.games.untold]
        totals = tally(gone() + entries, stage.today())
        return sheets.frame(
            say("games-statistics"),
            button("games", "", "link back", say("games-back")),
            el("p", {"class": "quiet", "key": "untold"}, say("games-untold", count=len(untold))) if untold else None,
            *(drawn(totals) if totals else [el("p", None, say("games-none-over"))]),
            el("p", {"class": "quiet", "key": "which"}, say("games-counted")),
            css="games-sheet",
        )


def gone():
    """Return the summaries of games that went for new ones; a line that cannot be read is passed over."""
    totals = []
    for line in (storage.read(PAST) or "").split("\n"):
        try:
            totals.append(json.loads(line))
        except Exception:  # the line may be anybody's
            continue
    return totals


def drawn(totals):
    """All figures, the broadest first."""
    every, solo = totals["all"], totals["solo"]
    against = (
        [
            _total("games-played", every["games"]),
            _total("games-wins", say("games-share", count=every["won"], share=every["share"])),
            _total("games-mean-place", _fraction(every["place"])),
            _total("games-mean-points", _fraction(every["points"])),
        ]
        if every
        else []
    )
    general = [
        el(
            "dl",
            {"class": "totals", "key": "totals"},
            *against,
            _total("games-solo", say("games-solo-mean", count=solo[0], points=_fraction(solo[1]))) if solo else None,
            _row_of("games-row", totals["wins"]),
            _row_of("games-days", totals["days"]),
        ),
        el("p", {"class": "quiet", "key": "shared"}, say("games-shared", count=totals["shared"]))
        if totals["shared"]
        else None,
        _bars("games-by-place", [(say("games-nth", place=place), count) for place, count in totals["places"]]),
    ]
    if every:
        general.append(_means("games-by-bots", [(_bots(kind), mean) for kind, mean in totals["bots"]]))
        by_players = [(say("players", count=count), mean) for count, mean in totals["players"]]
        general.append(_means("games-by-players", by_players))
    return general + [
        _bars("games-" + name, [(label(name, key), count) for key, count in totals[name]]) for name in COUNTS
    ]


def _total(id, value):
    return el("div", {"key": id}, el("dt", None, say(id)), el("dd", None, value))


def _row_of(id, row):
    """Word how many in a row; None where there never was one."""
    now, most = row
    return _total(id, say("games-now-most", now=now, most=most)) if most else None


def _bots(kind):
    return strength(kind) if kind else say("games-mixed")


def _fraction(number):
    return "%.1f" % number


def _bars(id, counted):
    """A table of numbers, each with a bar as long as its share of the greatest."""
    if not counted:
        return None
    most = max([count for _, count in counted])
    rows = [
        el(
            "tr",
            {"key": str(number)},
            el("th", {"scope": "row"}, label),
            el("td", None, count),
            el("td", {"aria-hidden": "true"}, el("progress", {"max": str(most), "value": str(count)})),
        )
        for number, (label, count) in enumerate(counted)
    ]
    return el("table", {"class": "figures bars", "key": id}, el("caption", None, say(id)), el("tbody", None, *rows))


def _means(id, groups):
    """A table of means, a line for each group of games."""
    head = [el("th", {"scope": "col"}, say(id + "-of"))] + [el("th", {"scope": "col"}, say(mean)) for mean in MEANS]
    rows = [
        el(
            "tr",
            {"key": str(number)},
            el("th", {"scope": "row"}, label),
            el("td", None, mean["games"]),
            el("td", None, say("games-share", count=mean["won"], share=mean["share"])),
            el("td", None, _fraction(mean["place"])),
            el("td", None, _fraction(mean["points"])),
        )
        for number, (label, mean) in enumerate(groups)
    ]
    return el(
        "table",
        {"class": "figures", "key": id},
        el("caption", None, say(id)),
        el("thead", None, el("tr", None, *head)),
        el("tbody", None, *rows),
    )
