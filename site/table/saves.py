"""The stored games: each is written after every decision, the newest is offered on the first screen (docs/adr/0011)."""

import json

from ui import GAME, say, stage, storage

SAVE = GAME + ".save"  # the single game of older versions; later ones have a dot and a growing number after it
APART = ".damaged."  # after the name of a text that could not be read, with a number (site/js/storage.js)
LAST = GAME + ".last"  # the name of the game that was played last; the game itself may be gone
PAST = GAME + ".past"  # a line for each finished game that was deleted for a new one: the statistics still count it
SAVE_RECORD = ("share-record", "save-record")  # the button that saves a game as a file, and its action
BEEN_HERE = GAME + ".engine"  # stored once the engine has loaded: from then on the device has its files
MOST = 100
# Optional fields of a stored game, with their types: the title the player gave it, when it began and was last played,
# the day of a daily game, the edition where it is not the first, bots by seat, characters in play, the city, and the
# summary of a finished game (docs/protocol.md 7).
MORE = (
    ("title", str),
    ("began", str),
    ("date", str),
    ("day", str),
    ("edition", str),
    ("bots", list),
    ("cast", list),
    ("city", list),
    ("told", dict),
)
DAYS = GAME + ".days"  # the first result of each day's table: [place, points] by day


class Saves:
    """The games stored in this browser, and which of them is on the table."""

    def __init__(self):
        self.name = None  # of the game on the table
        self.text = None  # the text that this page last wrote or read under that name
        self.warned = False  # whether the player knows that it cannot be stored
        self.unkept = False  # whether its newest state could not be stored
        self.agreed = None  # the name of the game that the player lets go for the next one
        self.coming = {}  # the optional fields of the next new game: its day
        self.more = {}  # all fields of the game on the table
        self.refused = []  # the names of games that could not be read and are still in their place
        self.own = None  # returns the fields that the game adds for its lists, from a view (game.py)
        self.library = False  # whether the page has a list of stored games
        self.finish = None  # stores what the first screen shows of a finished game (game.py)

    # --- what is kept

    def names(self):
        """The names of all kept games, the newest first."""
        numbers = [number_of(name) for name in json.loads(storage.names(SAVE))]
        return [
            name_of(number) for number in sorted([number for number in numbers if number is not None], reverse=True)
        ]

    def load(self, name):
        """A stored game with its name and text; if it cannot be read, the text is its save, and the engine says why."""
        text = storage.read(name) or ""
        try:
            entry = read(text)
        except Exception:  # the text may be anything: too deep, too large, not ours
            entry = {"save": text, "names": [], "round": 0, "over": False}
        entry["name"], entry["text"] = name, text
        return entry

    def update(self, name, **more):
        """Change fields of a stored game; False where there is no room, and only this page remembers them."""
        data = data_of(self.load(name))
        data.update(more)
        text = json.dumps(data)
        there = storage.write(name, text)
        if name == self.name:
            self.text, self.more = (text if there else self.text), data
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
        """The game to delete for a new one: the oldest finished one, else the oldest; None while there is room."""
        names = self.names()
        if len(names) < MOST:
            return None
        return self.load(([name for name in names if storage.over(name)] or names)[-1])

    # --- the game on the table

    @property
    def day(self):
        """The day whose table is being played, if it is a daily game."""
        return self.more.get("day")

    def open(self, entry):
        """Put a stored game on the table: from now on it is written under its name."""
        if entry["name"] != self.name or self.changed_elsewhere():
            self.text = entry["text"]  # otherwise this page wrote last, perhaps after `kept` was loaded
        self.name, self.warned, self.more = entry["name"], False, data_of(entry)
        self.unkept = False

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

    def write(self, text, view, new, summary=None):
        """Store the game on the table, with the fields that lists show; say once in a game if that is not possible.

        What another tab wrote is newer and is never overwritten (docs/adr/0011).
        """
        if view is None:
            return
        going = self._begin() if new or self.name is None else None
        if self.changed_elsewhere():
            notify_elsewhere()
            return
        self.more.update(self._facts(view), save=text, date=stage.now(), told=summary)
        if self.day:
            self._keep_result(view)
        json_text = json.dumps(self.more)
        self.unkept = not storage.write(self.name, json_text)
        if not self.unkept:
            self.text = json_text
            storage.write(LAST, self.name)
            if going:
                self._let_go(going)
            if view["phase"] == "over":
                stage.persist(self.library)
                if self.finish:
                    self.finish(view)
        elif not (stage.framed and not storage.allowed()):
            self._warn(view["secret"])
        elif view["phase"] == "over":
            self.warn_late()

    def _warn(self, secret):
        """Say once in a game that it cannot be stored, and why; offer no file that would have everybody's cards."""
        if self.warned:
            return
        self.warned = True
        if not storage.allowed():
            stage.notify("save-denied-secret" if secret else "save-denied", *([] if secret else SAVE_RECORD))
        elif secret:
            stage.notify("save-unkept-secret", "games", "games")
        else:
            stage.notify("save-unkept", *SAVE_RECORD)

    def warn_late(self):
        """Say at the end of a game in a frame, or on leaving it, that it cannot be stored there, if it cannot.

        Not sooner: that is as usual in other people's pages, and most readers play one game there.
        """
        if self.unkept and not self.warned:
            self.warned = True
            stage.notify("save-denied-framed", "full-game", "full-game")

    def _facts(self, view):
        """The fields of a game that lists show."""
        data = {
            "names": [seat["name"] for seat in view["seats"]],
            "bots": [seat["bot"] for seat in view["seats"]],
            "round": view["round"],
            "over": view["phase"] == "over",
        }
        data.update(self.own(view) if self.own else {})
        return data

    def _keep_result(self, view):
        """Store the first result of a day's table."""
        if view["result"]:
            days = days_played()
            if self.day not in days:
                days[self.day] = place_and_points(view)
                storage.write(DAYS, json.dumps(days))

    def _begin(self):
        """Name a new game; return the stored game to delete for it, if there is no room for both."""
        going = self.to_be_removed()
        agreed, self.agreed = self.agreed, None
        self.name, self.text, self.warned, self.unkept = self._new_name(), None, False, False
        self.more, self.coming = self.coming, {}
        self.more["began"] = stage.now()
        return going if going and (going["over"] or going["name"] == agreed) else None

    def _let_go(self, entry):
        """Delete a game, a finished one only after its line for the statistics has been written."""
        if not entry.get("told") or storage.add(PAST, json.dumps(past(entry))):
            storage.forget(entry["name"])

    def _new_name(self):
        newest = self.names()[:1]
        return name_of(number_of(newest[0]) + 1 if newest else 1)

    # --- what cannot be read

    def refuse(self, name, reason):
        """Set aside a text that could not be read; return its name now, and a message that says where it is.

        A save of another version stays where it is, for a version that can read it.
        """
        aside = "" if reason == "save-version" else storage.setAside(name)
        if storage.read(name):
            self.refused.append(name)
        if aside:
            return aside, say("save-set-aside")
        return name, say("save-stays" if reason == "save-version" else no_room("save-no-room"))

    def aside(self):
        """The names of all texts that could not be read."""
        apart = [name for name in json.loads(storage.names(SAVE + ".")) if APART in name]
        return apart + [name for name in self.refused if storage.read(name)]

    def take_back(self, entry):
        """Make a text that can be read after all the newest of the stored games, and return it."""
        name = self._new_name()
        if storage.write(name, entry["text"]):
            storage.remove(entry["name"])
        return self.load(name)

    def add(self, text):
        """Store a game from elsewhere as a new one; False where there is no room."""
        name = self._new_name()
        there = storage.write(name, text)
        if not there:
            storage.forget(name)
        return there


saves = Saves()


def days_played():
    """The results of the days' tables so far: [place, points] by day; empty if the text is not ours."""
    try:
        entry = json.loads(storage.read(DAYS) or "{}")
        return {day: entry[day] for day in entry if [type(item) for item in entry[day]] == [int, int]}
    except Exception:  # the text may be anything
        return {}


def place_and_points(view):
    """The first seat's place and points in a finished game."""
    result = view["result"]
    own = result["seats"][0]["total"]
    before = [seat for seat in result["seats"] if seat["total"] > own]
    return [1 if 0 in result["winners"] else max(2, len(before) + 1), own]


def no_room(id):
    """The message that says why nothing could be stored: `id`, which tells of space, or that it is forbidden."""
    return id if storage.allowed() else "games-denied"


def notify_elsewhere():
    """Say that the game on the table went on in another tab."""
    stage.notify("game-elsewhere", "go-on-here", "go-on-here")


def name_of(number):
    """The name under which game `number` is stored; the single game of older versions is number 0."""
    return "%s.%d" % (SAVE, number) if number else SAVE


def number_of(name):
    """The number in the name of a game; None for any other name."""
    digits = name[len(SAVE) + 1 :]
    number = int(digits) if digits.isdigit() and len(digits) < 10 else 0
    return number if name == name_of(number) else None


def past(entry):
    """The line that stays of a finished game for the statistics."""
    summary = {key: entry["told"][key] for key in entry["told"] if key != "link"}
    return {"began": entry.get("began", ""), "day": entry.get("day", ""), "told": summary}


def data_of(entry):
    """The fields of a loaded game that are written."""
    return {key: entry[key] for key in entry if key not in ("name", "text")}


def read(text):
    """Read what `write` wrote; ValueError if it is something else. Optional fields of another type are dropped."""
    entry = json.loads(text)
    types = [type(entry[name]) for name in ("save", "names", "round", "over")]
    texts = entry["names"] + [entry.get("day") or ""]
    if types != [str, list, int, bool] or not all([type(text) is str for text in texts]):
        raise ValueError("not as it was written")
    for name, kind in MORE:
        if name in entry and type(entry[name]) is not kind:
            del entry[name]
    return entry
