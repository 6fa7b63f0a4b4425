"""The first screen: play at once, go on with a kept game, learn; and what the next table is to be."""

import json

from pieces import medal, progress
from settings import LANGUAGES
from ui import button, el, icon, say, stage, storage, words

BEEN_HERE = "citadels.engine"  # kept once the engine was there: from then on the device has it
OWN = "own"  # in the place of a recommended set's name: characters of one's own choice
# What leads further from the first screen, each with its sign: shown where a chapter knows it.
DOORS = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "laurel"))


class Start:
    """The next table: who sits there, and by which rules, as it was set last."""

    def __init__(self, sheet):
        self.sheet = sheet
        players = sheet["players"]
        self.least, self.most = players["min"], players["max_with_nine"]
        self.bots = sheet["bots"]
        self.unseen = sheet["names"]["unseen"]
        self.written_seed = ""
        self.dealing = False
        self.refusal = None
        first = sheet["bot"]
        self.seats = [{"name": "", "kind": "person" if i == 0 else "bot", "bot": first} for i in range(self.most)]
        self.count = players.get("default", 4)
        self.rules, self.set = self._usual()
        self.wishes = {}  # what was chosen for tables of any size, which the chapter `setting` turns into rules
        self.unread = False  # an older version kept wishes without the rules that they lead to
        self._recall()

    def _usual(self):
        """The rules of a table of this size that nobody has changed, and the name of its set of characters."""
        characters = self.sheet["characters"]
        first = characters["recommended"][str(self.count)][0]
        cast = first["characters"]
        return ({} if cast == characters["default"] else {"characters": cast}), first["id"]

    # --- what is kept for the next time

    def _recall(self):
        """Begin with the table of the last time, if it is one that can be set."""
        try:
            kept = json.loads(storage.read("citadels.setup") or "{}")
            self._recall_seats(kept.get("seats", []))
            if type(kept.get("seed")) is str:
                self.written_seed = kept["seed"][:19]
            count = kept.get("count")
            if type(count) is int and self.least <= count <= self.most:
                self.count = count
                self.rules, self.set = self._usual()
            self.wishes = {name: kept[name] for name in ("chosen", "cast", "specials") if kept.get(name)}
            self.unread = "cast" in self.wishes and "rules" not in kept
            if self._known(kept["rules"]):
                self.rules, self.set = kept["rules"], str(kept["set"])
        except Exception:  # the text may be anybody's
            pass

    def _recall_seats(self, seats):
        for i, before in enumerate(seats[: self.most]):
            seat = self.seats[i]
            if type(before["name"]) is str:
                seat["name"] = stage.named(before["name"], self.unseen)
            seat["kind"] = "person" if before["kind"] == "person" else "bot"
            if before["bot"] in self.bots["strengths"] + self.bots["personalities"]:
                seat["bot"] = before["bot"]

    def _known(self, rules):
        """Whether these are rules that a table can be dealt by, as far as their names tell."""
        known = [one["id"] for one in self.sheet["options"] + self.sheet["specials"]["options"]]
        known += ["characters", "specials"]
        return not [name for name in rules if name not in known]

    def remember(self, seed=""):
        """Keep the table as it is set; and the seed, until it is dealt."""
        kept = {"seats": self.seats, "count": self.count, "seed": seed, "rules": self.rules, "set": self.set}
        kept.update(self.wishes)
        storage.write("citadels.setup", json.dumps(kept))

    def refuse(self, error):
        """The engine does not deal by these rules: say why, and let the next deal be the usual one."""
        self.refusal = error
        if not _refused_name(error):
            self.wishes = {}
            self.rules, self.set = self._usual()

    # --- what the table is

    def called(self, number):
        """A seat's name; an unnamed one gets its personality's, or a name of its language."""
        seat = self.seats[number]
        name = seat["name"].strip()
        if name:
            return name
        if seat["kind"] == "person":
            return words("seat-name", number=number + 1)
        own = seat["bot"] in self.bots["personalities"] and seat["bot"] not in self._bots_before(number)
        return words("bot-%s.name" % seat["bot"] if own else "seat-name-bot-%d" % number)

    def _bots_before(self, number):
        """The bots of the seats before one: a personality's second seat is not to bear the same name."""
        return [seat["bot"] for seat in self.seats[:number] if seat["kind"] == "bot"]

    def people(self):
        """The numbers of the seats that people hold."""
        return [number for number in range(self.count) if self.seats[number]["kind"] == "person"]

    def strength(self):
        """The strength that all bots have; "personalities" if each has a way of its own, None if they differ."""
        bots = {seat["bot"] for seat in self.seats[: self.count] if seat["kind"] == "bot"}
        if bots and not [bot for bot in bots if bot not in self.bots["personalities"]]:
            return "personalities"
        return bots.pop() if len(bots) == 1 else None

    def characters(self):
        """The characters of the game, by rank, without those that stay out of it at a table of this size."""
        sheet = self.sheet["characters"]
        cast = self.rules.get("characters", sheet["default"])
        return [role for rank, role in enumerate(cast) if rank + 1 not in self.unused()]

    def unused(self):
        """The ranks whose cards stay out of the game at this table."""
        return [one["rank"] for one in self.sheet["characters"]["unused"] if self._leaves_out(one)]

    def _leaves_out(self, one):
        usual = [option["default"] for option in self.sheet["options"] if option["id"] == one["option"]]
        return one["players"] == self.count and self.rules.get(one["option"], usual[0]) == one["value"]

    def own_seed(self):
        """The seed that was typed; None if it is to be drawn."""
        seed = self.written_seed.strip()
        return int(seed) if seed.isdigit() else None

    def request(self, draw):
        """What the engine is asked for; `draw` gives a seed where none was written."""
        seats = []
        for number in range(self.count):
            seat = self.seats[number]
            one = {"name": self.called(number), "kind": seat["kind"]}
            if seat["kind"] == "bot":
                one["bot"] = seat["bot"]
            seats.append(one)
        seed = self.own_seed()
        return {"do": "new", "seats": seats, "rules": self.rules, "seed": int(draw()) if seed is None else seed}


def screen(start, kept, aside, stage_of_engine, language, chapters):
    """The whole first screen; `aside` is how many texts could not be read, `chapters` the actions that open one."""
    return [
        el(
            "header",
            {"class": "hero", "key": "hero"},
            _tongues(language),
            el("h1", {"class": "title"}, say("title")),
            el("p", {"class": "tagline"}, say("tagline")),
            el("p", {"class": "pitch"}, say("pitch")),
        ),
        el(
            "section",
            {"class": "way-in", "key": "way-in", "aria-label": say("play")},
            _kept(kept),
            _play(start, kept is None),
            setup_line(start),
            refused(start),
            progress(_stage_told(stage_of_engine)),
            _doors(chapters),
        ),
        foot(aside),
    ]


def _tongues(language):
    kids = [
        button("set-language", id, "tongue", name, lang=id, aria_pressed="true" if id == language else "false")
        for id, name in LANGUAGES
    ]
    return el("div", {"class": "tongues"}, *kids)


def _stage_told(now):
    """The engine's stage in words that are true: a device that has had it does not fetch it again."""
    return "importing" if now == "fetching" and storage.read(BEEN_HERE) else now


def _kept(kept):
    if kept is None:
        return None
    what = say("continue-with", names=kept["names"], round=kept["round"])
    label = el("span", None, say("continue"), el("small", None, what))
    return button("continue", "", "choice main wide", icon("hourglass"), label, key="kept")


def _play(start, first):
    """The button that deals; it is the second choice where a game can be continued."""
    label = el("span", None, say("dealing" if start.dealing else "play"))
    return button("deal", "", "choice wide deal" + (" main" if first else ""), icon("cards"), label, key="deal")


def setup_line(start):
    """The table in a line, and the way to change it."""
    bots, strength = start.count - len(start.people()), start.strength()
    told = [_company(start, bots)]
    if bots:
        told.append(say("bot-" + strength if strength in start.bots["strengths"] else "bots-" + (strength or "mixed")))
    told.append(say("set-" + start.set))
    if start.own_seed() is not None:
        told.append(say("with-seed", seed=start.written_seed.strip()))
    line = el("p", {"class": "table-facts"}, *[el("span", {"key": str(i)}, one) for i, one in enumerate(told)])
    strip = [el("span", {"key": role}, medal(role)) for role in start.characters()]
    return el(
        "div",
        {"class": "setup-line", "key": "setup-line"},
        line,
        button("set-up", "", "plain", say("change")),
        el("p", {"class": "strip", "aria-hidden": "true"}, *strip),
    )


def _company(start, bots):
    """Who sits at the table."""
    people = start.people()
    if len(people) == 1 and not start.seats[people[0]]["name"].strip():
        return say("company-you", count=bots)
    if not people:
        return say("company-bots", count=bots)
    return say("company", names=[start.called(number) for number in people], count=bots)


def _doors(chapters):
    """Buttons to what can be had beside a game; nothing of what is not there."""
    kids = [
        button(name, "", "choice", icon(sign), el("span", None, say("to-" + name)), key=name)
        for name, sign in DOORS
        if name in chapters
    ]
    return el("div", {"class": "choices", "key": "doors"}, *kids)


def refused(start):
    """Why the engine did not set the table, if it did not."""
    if not start.refusal:
        return None
    number = _refused_name(start.refusal)
    told = say("name-refused", number=number) if number else start.refusal
    return el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, told)


def _refused_name(error):
    """The number of the seat whose name was refused; 0 where it was something else."""
    key = error["args"].get("key", "")
    if error["id"] == "illegal-setup" and key.startswith("players["):
        return int(key[len("players[") : -1]) + 1
    return 0


def foot(aside):
    """What else there is, in small."""
    return el(
        "nav",
        {"class": "foot-links", "key": "foot", "aria-label": say("menu")},
        el("a", {"class": "link", "href": "./replay.html"}, say("open-record")),
        button("settings", "", "link", say("settings")),
        button("about", "", "link", say("about")),
        button("aside", "", "link", say("aside", count=aside)) if aside else None,
    )
