"""The stored games: each is written after every decision, the newest is offered on the first screen (docs/adr/0011)."""

import json

from ui import say, stage, storage

SAVE = "citadels.save"  # of older versions' one game; those of now end in a dot and a number that grows
APART = ".damaged."  # after the name of what could not be read, with a number (site/js/storage.js)
LAST = "citadels.last"  # the name of the game that was played last, if it is still there
PAST = "citadels.past"  # a line for each game that is over and went for a new one: the statistics still count it
MOST = 100
# What is kept besides, and may be missing: a name the reader gave, when it began and was last played, whose day it is
# (today's table), the bots by seat, the characters in play, and, of a game that is over, what stays of it (protocol 7).
MORE = (("title", str), ("began", str), ("date", str), ("day", str), ("bots", list), ("cast", list), ("told", dict))
DAYS = "citadels.days"  # the results of today's tables, by their days: [place, points] of the first time


class Saves:
    """The games that this browser keeps, and which of them lies on the table."""

    def __init__(self):
        self.name = None  # of the game on the table
        self.text = None  # what this page last wrote or read under that name
        self.warned = False  # that it is not kept
        self.agreed = None  # the name of the game that may go for the next one
        self.coming = {}  # what shall be kept of the next new game besides: its day
        self.more = {}  # what is kept of the game on the table besides
        self.refused = []  # the names of those that could not be read

    # --- what is kept

    def names(self):
        """The names of all kept games, the newest first."""
        numbers = [number_of(name) for name in json.loads(storage.names(SAVE))]
        return [name_of(number) for number in sorted([one for one in numbers if one is not None], reverse=True)]

    def load(self, name):
        """A kept game and what is said of it: nothing where the text cannot be read; the engine tells why it cannot."""
        text = storage.read(name) or ""
        try:
            kept = read(text)
        except Exception:  # the text may be anybody's: too deep, too large, not ours
            kept = {"save": text, "names": [], "round": 0, "over": False}
        kept["name"], kept["text"] = name, text
        return kept

    def update(self, name, **more):
        """Keep more of a game than was kept; False where there is no room, and only this page remembers it."""
        said = written_of(self.load(name))
        said.update(more)
        written = json.dumps(said)
        there = storage.write(name, written)
        if name == self.name:
            self.text, self.more = (written if there else self.text), said
        return there

    def offered(self):
        """The game to go on with: the one played last, else the newest; None if there is none."""
        names = self.names()
        last = storage.read(LAST)
        for name in ([last] if last in names else []) + names:
            if name not in self.refused and not storage.over(name):
                return self.load(name)
        return None

    def to_be_removed(self):
        """The game that goes for a new one: the oldest that is over, else the oldest; None while there is room."""
        names = self.names()
        if len(names) < MOST:
            return None
        return self.load(([name for name in names if storage.over(name)] or names)[-1])

    # --- the game on the table

    @property
    def day(self):
        """The day whose table is being played, if it is one of today's tables."""
        return self.more.get("day")

    def open(self, kept):
        """This game lies on the table now: what is played is kept under its name."""
        if (
            kept["name"] != self.name or self.changed_elsewhere()
        ):  # else it wrote last itself, perhaps after it was read
            self.text = kept["text"]
        self.name, self.warned, self.more = kept["name"], False, written_of(kept)

    def put_down(self):
        """No stored game is on the table: the next one gets a name of its own when it is first stored."""
        self.name = None

    def changed_elsewhere(self):
        """Whether the game on the table went on in another tab."""
        return storage.changed(self.name, self.text)

    def newest(self):
        """The game on the table as the other tab left it."""
        storage.refresh(self.name)
        return self.load(self.name)

    def write(self, text, view, new, told=None):
        """Keep the game on the table as it is now, with what lists say of it; once a game, say if it cannot be.

        What another tab wrote is never written over: it is newer (docs/adr/0011).
        """
        if view is None:
            return
        going = self._begin() if new or self.name is None else None
        if self.changed_elsewhere():
            notify_elsewhere()
            return
        self.more.update(_said(view), save=text, date=stage.now(), told=told)
        if self.day:
            self._keep_result(view)
        written = json.dumps(self.more)
        if storage.write(self.name, written):
            self.text = written
            storage.write(LAST, self.name)
            if going:
                self._let_go(going)
        elif not self.warned:
            self.warned = True
            stage.notify("save-unkept", "share-record", "save-record")

    def _keep_result(self, view):
        """Keep how a day's table ended, the first time that it does."""
        if view["result"]:
            days = days_played()
            if self.day not in days:
                days[self.day] = place_and_points(view)
                storage.write(DAYS, json.dumps(days))

    def _begin(self):
        """Name a new game; return the name of the game that is removed for it, if there is no room for both."""
        going = self.to_be_removed()
        agreed, self.agreed = self.agreed, None
        self.name, self.text, self.warned = self._new_name(), None, False
        self.more, self.coming = self.coming, {}
        self.more["began"] = stage.now()
        return going if going and (going["over"] or going["name"] == agreed) else None

    def _let_go(self, kept):
        """Remove a game; one that is over first leaves a line in the statistics, and stays if it cannot be written."""
        if not kept.get("told") or storage.add(PAST, json.dumps(past(kept))):
            storage.forget(kept["name"])

    def _new_name(self):
        newest = self.names()[:1]
        return name_of(number_of(newest[0]) + 1 if newest else 1)

    # --- what cannot be read

    def refuse(self, name, reason):
        """Put by a text that could not be read; return the name that it has now, and what became of it, as a message.

        One of another version stays where it is: a version that can read it offers it again.
        """
        aside = "" if reason == "save-version" else storage.setAside(name)
        if storage.read(name):
            self.refused.append(name)
        if aside:
            return aside, say("save-set-aside")
        return name, say("save-stays" if reason == "save-version" else "save-no-room")

    def aside(self):
        """The names of the texts that could not be read."""
        apart = [name for name in json.loads(storage.names(SAVE + ".")) if APART in name]
        return apart + [name for name in self.refused if storage.read(name)]

    def take_back(self, kept):
        """Keep a game that could be read after all among the others, as the newest."""
        name = self._new_name()
        if storage.write(name, kept["text"]):
            storage.remove(kept["name"])
        return self.load(name)

    def add(self, text):
        """Keep a game from elsewhere beside the others; False where there is no room."""
        name = self._new_name()
        there = storage.write(name, text)
        if not there:
            storage.forget(name)
        return there


saves = Saves()


def days_played():
    """The results of today's tables so far, each [place, points], by day; nothing of a text that is not ours."""
    try:
        kept = json.loads(storage.read(DAYS) or "{}")
        return {day: kept[day] for day in kept if [type(one) for one in kept[day]] == [int, int]}
    except Exception:  # the text may be anybody's
        return {}


def place_and_points(view):
    """The first seat's place and points in a game that is over."""
    result = view["result"]
    own = result["seats"][0]["total"]
    before = [one for one in result["seats"] if one["total"] > own]
    return [1 if 0 in result["winners"] else max(2, len(before) + 1), own]


def notify_elsewhere():
    """Say that the game on the table went on in another tab."""
    stage.notify("game-elsewhere", "go-on-here", "go-on-here")


def name_of(number):
    """The name under which the number-th game is kept; older versions' one game is number 0."""
    return "%s.%d" % (SAVE, number) if number else SAVE


def number_of(name):
    """The number in the name of a game; None where the name is that of something else."""
    digits = name[len(SAVE) + 1 :]
    number = int(digits) if digits.isdigit() and len(digits) < 10 else 0
    return number if name == name_of(number) else None


def past(kept):
    """What the statistics need of a game that is over."""
    told = {key: kept["told"][key] for key in kept["told"] if key != "link"}
    return {"began": kept.get("began", ""), "day": kept.get("day", ""), "told": told}


def written_of(kept):
    """What `load` found under a name, as it was written there."""
    return {key: kept[key] for key in kept if key not in ("name", "text")}


def read(text):
    """Read what `write` wrote; ValueError where it is something else. What is kept besides is left out where it is."""
    kept = json.loads(text)
    types = [type(kept[name]) for name in ("save", "names", "round", "over")]
    texts = kept["names"] + [kept.get("day") or ""]
    if types != [str, list, int, bool] or not all([type(text) is str for text in texts]):
        raise ValueError("not as it was written")
    for name, kind in MORE:
        if name in kept and type(kept[name]) is not kind:
            del kept[name]
    return kept


def _said(view):
    """What lists say of a game."""
    return {
        "names": [one["name"] for one in view["seats"]],
        "bots": [one["bot"] for one in view["seats"]],
        "cast": [one["role"] for one in view["centre"]["ranks"]],
        "round": view["round"],
        "over": view["phase"] == "over",
    }
