"""The seats of the next table: who holds each, under which name, and how strong the bots are."""

import json

import strengths
from player_names import distinct
from ui import GAME, say, stage, storage, words

SETUP = GAME + ".setup"  # the table that was set last
# The tempers of the rivals who sit at unnamed seats (rival_record.py).
USUAL = ("hasty", "vengeful", "patient", "curious", "grasping", "proud", "fierce", "devout")


class Seating:
    """The setup of the next table, as it was stored last; a game adds its rules."""

    wishes_stored = ()  # keys of `wishes` that are stored besides

    def __init__(self, players, bots, unseen, first):
        self.least, self.most = players["min"], players["max"]
        self.bots = bots
        strengths.learn(bots["strengths"])
        self.bots["strengths"] += stage.guest.split()  # one's own bot, where it can sit (site/workshop/sit.js)
        self.unseen = unseen
        self.written_seed = ""
        self.dealing = False
        self.refusal = None
        self.seats = [{"name": "", "kind": "person" if i == 0 else "bot", "bot": first} for i in range(self.most)]
        self.count = players.get("default", 4)
        self.wishes = {}  # choices for tables of any size, which a chapter turns into rules
        self.as_usual()
        self._recall()

    # --- what a game fills in

    def as_usual(self):
        """Set the table with the default rules."""
        self.rules = {}

    def recall_rules(self, state):
        """Begin with the rules of the last visit, as far as they are valid."""

    def stored(self):
        """Return the stored rules."""
        return {"rules": self.rules}

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
                self.as_usual()
            self.wishes = {name: state[name] for name in self.wishes_stored if state.get(name)}
            self.recall_rules(state)
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
            if before.get("temper", "").isalpha():
                seat["temper"] = before["temper"]

    def remember(self, seed=""):
        """Store the setup; with a seed that was typed, until it is dealt."""
        state = {"seats": self.seats, "count": self.count, "seed": seed}
        state.update(self.stored())
        state.update(self.wishes)
        storage.write(SETUP, json.dumps(state))

    def refuse(self, error):
        """Note why the engine refused the setup, and go back to the default rules, unless a name was refused."""
        self.refusal = error
        if not refused_name(error):
            self.wishes = {}
            self.as_usual()

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
        if seat["kind"] != "bot":
            return words("seat-name", number=number + 1)
        own = seat["bot"] in self.bots["personalities"] and seat["bot"] not in self._bots_before(number)
        return words("bot-%s.name" % seat["bot"] if own else "seat-name-bot-%d" % number)

    def _bots_before(self, number):
        """The bots of the seats before this one: a personality's second seat gets another name."""
        return [seat["bot"] for seat in self.seats[:number] if seat["kind"] == "bot"]

    def people(self):
        """The numbers of the seats that people hold, at this device or at another."""
        return [number for number in range(self.count) if self.seats[number]["kind"] != "bot"]

    def guests(self):
        """The numbers of the seats of people at devices of their own."""
        return [number for number in self.people() if self.seats[number]["kind"] == "guest"]

    def strength(self):
        """The strength of all bots; "personalities" if all are personalities, None if they differ."""
        bots = {seat["bot"] for seat in self.seats[: self.count] if seat["kind"] == "bot"}
        if bots and not [bot for bot in bots if bot not in self.bots["personalities"]]:
            return "personalities"
        return bots.pop() if len(bots) == 1 else None

    def _temper(self, number):
        """The temper of the rival at a seat, of an unnamed one's too; a name that was typed has none."""
        seat = self.seats[number]
        if "tempers" in self.bots:  # a game with bots of its own: none of these
            return ""
        return seat.get("temper") or ("" if seat["name"].strip() else "".join(USUAL[number : number + 1]))

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
                temper = self._temper(number) if seat["bot"] in self.bots["strengths"] else None
                entry["bot"] = seat["bot"] + ("-" + temper if temper else "")
            seats.append(entry)
        seed = self.own_seed()
        return {"do": "new", "seats": seats, "rules": self.rules, "seed": int(draw()) if seed is None else seed}


def refused_name(error):
    """The number of the seat whose name was refused; 0 where it was something else."""
    key = error["args"].get("key", "")
    if error["id"] == "illegal-setup" and key.startswith("players["):
        return int(key[len("players[") : -1]) + 1
    return 0


def value_words(option, value):
    """A value of an option in words: a number as it stands, others by a message of their own."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    text = {True: "on", False: "off", None: "none"}.get(value, str(value).replace(":", "-"))
    return say("option-%s-%s" % (option, text))
