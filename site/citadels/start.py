"""The first screen: play at once, resume a game, learn; and the setup of the next table."""

import json

from editions import edition_of, setups
from own_street import own_street
from pieces import FIRST, medal
from player_names import distinct
from saves import BEEN_HERE
from settings import LANGUAGES
from ui import GAME, button, el, icon, progress, say, stage, storage, words

SETUP = GAME + ".setup"  # the table that was set last
OWN = "own"  # stands for a set's name where the player chose the characters one by one
# Actions that lead on from the first screen, each with its sign; shown if a chapter has them.
WISHES = ("chosen", "cast", "specials", "newer")
DOORS = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))


class Start:
    """The setup of the next table, as it was stored last: seats and rules."""

    def __init__(self, sheet):
        self.sheet = sheet
        players = sheet["players"]
        self.least, self.most = players["min"], players["max_with_nine"]
        self.bots = sheet["bots"]
        self.bots["strengths"] += stage.guest.split()  # one's own bot, where it can sit (site/workshop/sit.js)
        self.unseen = sheet["names"]["unseen"]
        self.written_seed = ""
        self.dealing = False
        self.refusal = None
        first = sheet["bot"]
        self.seats = [{"name": "", "kind": "person" if i == 0 else "bot", "bot": first} for i in range(self.most)]
        self.count = players.get("default", 4)
        self.rules, self.set = self._usual()
        self.wishes = {}  # choices for tables of any size, which the chapter `setting` turns into rules
        self.unread = False  # whether an older version stored wishes without their rules
        self._recall()

    def _usual(self):
        """The default rules of a table of this size, and the name of its set of characters."""
        characters = self.sheet["characters"]
        first = characters["recommended"][str(self.count)][0]
        cast = first["characters"]
        return ({} if cast == characters["default"] else {"characters": cast}), first["id"]

    # --- what is stored

    def _recall(self):
        """Begin with the setup of the last visit, as far as it is valid."""
        try:
            state = json.loads(storage.read(SETUP) or "{}")
            self._recall_seats(state.get("seats", []))
            if type(state.get("seed")) is str:
                self.written_seed = state["seed"][:19]
            count = state.get("count")
            if type(count) is int and self.least <= count <= self.most:
                self.count = count
                self.rules, self.set = self._usual()
            self.wishes = {name: state[name] for name in WISHES if state.get(name)}
            self.unread = "cast" in self.wishes and "rules" not in state
            if self._known(state["rules"]):
                self.rules, self.set = state["rules"], str(state["set"])
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
        """Whether all these rules have names that this version knows."""
        known = [option["id"] for option in self.sheet["options"] + self.sheet["specials"]["options"]]
        known += ["characters", "specials", "edition"]
        if edition_of(rules) not in self.sheet["editions"]:
            return False
        return not [name for name in rules if name not in known]

    def remember(self, seed=""):
        """Store the setup; with a seed that was typed, until it is dealt."""
        state = {"seats": self.seats, "count": self.count, "seed": seed, "rules": self.rules, "set": self.set}
        state.update(self.wishes)
        storage.write(SETUP, json.dumps(state))

    def refuse(self, error):
        """Note why the engine refused the setup, and go back to the default rules, unless a name was refused."""
        self.refusal = error
        if not _refused_name(error):
            self.wishes = {}
            self.as_usual()

    def as_usual(self):
        """Set the table with the default rules."""
        self.rules, self.set = self._usual()

    # --- the table as it is set

    def called(self, number):
        """The name of a seat, which no other seat has."""
        return self.names()[number]

    def names(self):
        """The names of all seats, no two alike."""
        return distinct([self._name(number) for number in range(self.count)], self.people())

    def renamed(self):
        """The seats of people whose name was taken already."""
        names = self.names()
        return [number for number in self.people() if names[number] != self._name(number)]

    def _name(self, number):
        """The name as it was typed; an unnamed seat gets its personality's, or one in the page's language."""
        seat = self.seats[number]
        name = seat["name"].strip()
        if name:
            return name
        if seat["kind"] == "person":
            return words("seat-name", number=number + 1)
        own = seat["bot"] in self.bots["personalities"] and seat["bot"] not in self._bots_before(number)
        return words("bot-%s.name" % seat["bot"] if own else "seat-name-bot-%d" % number)

    def _bots_before(self, number):
        """The bots of the seats before this one: a personality's second seat gets another name."""
        return [seat["bot"] for seat in self.seats[:number] if seat["kind"] == "bot"]

    def people(self):
        """The numbers of the seats that people hold."""
        return [number for number in range(self.count) if self.seats[number]["kind"] == "person"]

    def strength(self):
        """The strength of all bots; "personalities" if all are personalities, None if they differ."""
        bots = {seat["bot"] for seat in self.seats[: self.count] if seat["kind"] == "bot"}
        if bots and not [bot for bot in bots if bot not in self.bots["personalities"]]:
            return "personalities"
        return bots.pop() if len(bots) == 1 else None

    @property
    def edition(self):
        """The edition whose cards this table is set with."""
        return edition_of(self.rules)

    def terms(self):
        """What a table of its edition can be set with; None as long as that is not there."""
        return self.sheet if self.edition == FIRST else setups.get(self.edition)

    def characters(self):
        """The characters of the game, by rank, without the unused ones; none before their cards are there."""
        terms = self.terms()
        if terms is None:
            return []
        cast = self.rules.get("characters", usual_cast(terms["characters"], self.count))
        return [role for rank, role in enumerate(cast) if rank + 1 not in self.unused()]

    def unused(self):
        """The ranks whose cards are not used at a table of this size."""
        return [entry["rank"] for entry in self.terms()["characters"]["unused"] if self._leaves_out(entry)]

    def _leaves_out(self, entry):
        usual = [option["default"] for option in self.terms()["options"] if option["id"] == entry["option"]]
        return entry["players"] == self.count and self.rules.get(entry["option"], usual[0]) == entry["value"]

    def own_seed(self):
        """The seed that was typed; None if one is to be drawn."""
        seed = self.written_seed.strip()
        return int(seed) if seed.isdigit() else None

    def request(self, draw):
        """The request that deals this table; `draw` draws a seed where none was typed."""
        seats = []
        for number, name in enumerate(self.names()):
            seat = self.seats[number]
            entry = {"name": name, "kind": seat["kind"]}
            if seat["kind"] == "bot":
                entry["bot"] = seat["bot"]
            seats.append(entry)
        seed = self.own_seed()
        return {"do": "new", "seats": seats, "rules": self.rules, "seed": int(draw()) if seed is None else seed}


def usual_cast(sheet, count):
    """The characters of a table of so many players where none are chosen."""
    return sheet.get("defaults", {}).get(str(count), sheet["default"])


def screen(start, state, aside, stage_of_engine, language, chapters):
    """The whole first screen; `aside` is how many texts could not be read, `chapters` the actions that open one."""
    return [
        el(
            "header",
            {"class": "hero", "key": "hero"},
            _tongues(language),
            el("h1", {"class": "title"}, say("title")),
            el("p", {"class": "tagline"}, say("tagline")),
            el("p", {"class": "pitch"}, say("pitch")),
            own_street(),
        ),
        el(
            "section",
            {"class": "way-in", "key": "way-in", "aria-label": say("play")},
            _continue(state),
            _play(start, state is None),
            setup_line(start),
            refused(start),
            progress(_stage_words(stage_of_engine)),
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


def _stage_words(now):
    """The stage to show: a device that has the engine's files does not fetch them again."""
    return "importing" if now == "fetching" and storage.read(BEEN_HERE) else now


def _continue(state):
    if state is None:
        return None
    what = say("continue-with", names=state["names"], round=state["round"])
    label = el("span", None, say("continue"), el("small", None, what))
    return button("continue", "", "choice main wide", icon("hourglass"), label, key="kept")


def _play(start, first):
    """The button that deals; it is not the main one where a game can be resumed."""
    label = el("span", None, say("dealing" if start.dealing else "play"))
    return button("deal", "", "choice wide deal" + (" main" if first else ""), icon("cards"), label, key="deal")


def setup_line(start):
    """The setup in a line, and the button to change it."""
    bots, strength = start.count - len(start.people()), start.strength()
    facts = [_company(start, bots)]
    if bots:
        facts.append(say("bot-" + strength if strength in start.bots["strengths"] else "bots-" + (strength or "mixed")))
    if start.edition != FIRST:
        facts.append(say("edition", year=start.edition))
    if start.terms() or start.set == OWN:  # the words of an edition's sets come with its cards
        facts.append(say("set-" + start.set))
    if start.own_seed() is not None:
        facts.append(say("with-seed", seed=start.written_seed.strip()))
    line = el("p", {"class": "table-facts"}, *[el("span", {"key": str(i)}, fact) for i, fact in enumerate(facts)])
    strip = [el("span", {"key": role}, medal(role)) for role in start.characters()]
    return el(
        "div",
        {"class": "setup-line", "key": "setup-line"},
        line,
        button("set-up", "", "plain", say("change")),
        el("p", {"class": "strip", "aria-hidden": "true"}, *strip),
    )


def _company(start, bots):
    """The line that says who sits at the table."""
    people = start.people()
    if len(people) == 1 and not start.seats[people[0]]["name"].strip():
        return say("company-you", count=bots)
    if not people:
        return say("company-bots", count=bots)
    return say("company", names=[start.names()[number] for number in people], count=bots)


def _doors(chapters):
    """Buttons to the chapters beside the game, if this site has them."""
    kids = [
        button(name, "", "choice", icon(sign), el("span", None, say("to-" + name)), key=name)
        for name, sign in DOORS
        if name in chapters
    ]
    return el("div", {"class": "choices", "key": "doors"}, *kids)


def refused(start):
    """Why the engine refused the setup; None if it did not."""
    if not start.refusal:
        return None
    number = _refused_name(start.refusal)
    reason = say("name-refused", number=number) if number else start.refusal
    return el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, reason)


def _refused_name(error):
    """The number of the seat whose name was refused; 0 where it was something else."""
    key = error["args"].get("key", "")
    if error["id"] == "illegal-setup" and key.startswith("players["):
        return int(key[len("players[") : -1]) + 1
    return 0


def foot(aside):
    """The links at the foot of the screen."""
    return el(
        "nav",
        {"class": "foot-links", "key": "foot", "aria-label": say("menu")},
        el("a", {"class": "link", "href": "./replay.html"}, say("open-record")),
        el("a", {"class": "link", "href": "./workshop.html"}, say("to-workshop")),
        button("settings", "", "link", say("settings")),
        button("about", "", "link", say("about")),
        button("aside", "", "link", say("aside", count=aside)) if aside else None,
    )
