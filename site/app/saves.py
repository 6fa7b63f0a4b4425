"""The kept games: each written after every decision, the newest taken up from the first screen (docs/adr/0011)."""

import json

from ui import keep, say, stage

SAVE = "citadels.save"  # of older versions' one game; those of now end in a dot and a number that grows
APART = ".damaged."  # after the name of what could not be read, with a number (site/js/storage.js)
MOST = 3


class Saves:
    """The games that this browser keeps, and which of them lies on the table."""

    def __init__(self):
        self.name = None  # of the game on the table
        self.text = None  # what this page last wrote or read under that name
        self.told = False  # that it is not kept
        self.agreed = None  # the name of the game that may go for the next one
        self.refused = []  # the names of those that could not be read

    # --- what is kept

    def names(self):
        """The names of all kept games, the newest first."""
        numbers = [number_of(name) for name in json.loads(keep.names(SAVE))]
        return [name_of(number) for number in sorted([one for one in numbers if one is not None], reverse=True)]

    def look(self, name):
        """A kept game and what is said of it: nothing where the text cannot be read; the engine tells why it cannot."""
        text = keep.read(name) or ""
        try:
            kept = _read(text)
        except Exception:  # the text may be anybody's: too deep, too large, not ours
            kept = {"save": text, "names": [], "round": 0, "over": False}
        kept["name"], kept["text"] = name, text
        return kept

    def offered(self):
        """The newest game to go on with; None if there is none."""
        for name in self.names():
            kept = None if name in self.refused else self.look(name)
            if kept and not kept["over"]:
                return kept
        return None

    def giving_way(self):
        """The game that goes for a new one: the oldest that is over, else the oldest; None while there is room."""
        games = [self.look(name) for name in self.names()]
        if len(games) < MOST:
            return None
        return ([kept for kept in games if kept["over"]] or games)[-1]

    # --- the game on the table

    def lay(self, kept):
        """This game lies on the table now: what is played is kept under its name."""
        if kept["name"] != self.name or self.went_on():  # else it wrote last itself, perhaps after it was read
            self.text = kept["text"]
        self.name, self.told = kept["name"], False

    def went_on(self):
        """Whether the game on the table went on in another tab."""
        return keep.changed(self.name, self.text)

    def newest(self):
        """The game on the table as the other tab left it."""
        keep.refresh(self.name)
        return self.look(self.name)

    def write(self, text, view, new):
        """Keep the game on the table as it is now, with what the first screen says; once a game, say if it cannot be.

        What another tab wrote is never written over: it is newer (docs/adr/0011).
        """
        if view is None:
            return
        going = self._begin() if new or self.name is None else None
        if self.went_on():
            tell_elsewhere()
            return
        names = [one["name"] for one in view["seats"]]
        said = {"save": text, "names": names, "round": view["round"], "over": view["phase"] == "over"}
        written = json.dumps(said)
        if keep.write(self.name, written):
            self.text = written
            if going:
                keep.forget(going)
        elif not self.told:
            self.told = True
            stage.tell("save-unkept", "share-record", "save-record")

    def _begin(self):
        """Give a new game its name; return that of the one which goes for it: over, or agreed to go."""
        going = self.giving_way()
        agreed, self.agreed = self.agreed, None
        self.name, self.text, self.told = self._new_name(), None, False
        return going["name"] if going and (going["over"] or going["name"] == agreed) else None

    def _new_name(self):
        newest = self.names()[:1]
        return name_of(number_of(newest[0]) + 1 if newest else 1)

    # --- what cannot be read

    def refuse(self, name, reason):
        """Put by a text that could not be read; return the name that it has now, and what became of it, as a message.

        One of another version stays where it is: a version that can read it offers it again.
        """
        aside = "" if reason == "save-version" else keep.setAside(name)
        if keep.read(name):
            self.refused.append(name)
        if aside:
            return aside, say("save-set-aside")
        return name, say("save-stays" if reason == "save-version" else "save-no-room")

    def aside(self):
        """The names of the texts that could not be read."""
        apart = [name for name in json.loads(keep.names(SAVE + ".")) if APART in name]
        return apart + [name for name in self.refused if keep.read(name)]

    def take_back(self, kept):
        """Keep a game that could be read after all among the others, as the newest."""
        name = self._new_name()
        if keep.write(name, kept["text"]):
            keep.remove(kept["name"])
        return self.look(name)


saves = Saves()


def tell_elsewhere():
    """Say that the game on the table went on in another tab."""
    stage.tell("game-elsewhere", "go-on-here", "go-on-here")


def name_of(number):
    """The name under which the number-th game is kept; older versions' one game is number 0."""
    return "%s.%d" % (SAVE, number) if number else SAVE


def number_of(name):
    """The number in the name of a game; None where the name is that of something else."""
    digits = name[len(SAVE) + 1 :]
    number = int(digits) if digits.isdigit() and len(digits) < 10 else 0
    return number if name == name_of(number) else None


def _read(text):
    """Read what `write` wrote; ValueError where it is something else."""
    kept = json.loads(text)
    types = [type(kept[name]) for name in ("save", "names", "round", "over")]
    if types != [str, list, int, bool] or not all([type(name) is str for name in kept["names"]]):
        raise ValueError("not as it was written")
    return kept
