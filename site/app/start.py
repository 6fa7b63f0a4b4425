"""The first screen: go on with a kept game, or set a table while the engine is still on its way."""

import json

from cast import Cast, cast
from options import options
from pieces import progress, shield
from specials import Specials, specials
from ui import button, el, hidden, icon, keep, part, say, stage, words

LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))


class Start:
    """What has been chosen for the next table."""

    def __init__(self, sheet):
        self.sheet = sheet
        players = sheet["players"]
        self.least, self.most = players["min"], players["max_with_nine"]
        self.bots = [one["id"] for one in sheet["bots"]]
        self.unseen = sheet["names"]["unseen"]
        self.choosable = sheet["options"]
        self.chosen = {}
        self.cast = Cast(sheet["characters"], self)
        self.specials = Specials(sheet["specials"], self)
        self.unfolded = False
        self.written_seed = ""
        self.dealing = False
        self.refusal = None
        first = sheet["bot"]
        self.seats = [{"name": "", "kind": "person" if i == 0 else "bot", "bot": first} for i in range(self.most)]
        self.count = players.get("default", 4)
        self._recall()

    def _recall(self):
        """Begin with the table of the last time, if it is one that can be set."""
        try:
            kept = json.loads(keep.read("citadels.setup") or "{}")
            for i, before in enumerate(kept.get("seats", [])[: self.most]):
                seat = self.seats[i]
                if type(before["name"]) is str:
                    seat["name"] = stage.named(before["name"], self.unseen)
                seat["kind"] = "person" if before["kind"] == "person" else "bot"
                if before["bot"] in self.bots:
                    seat["bot"] = before["bot"]
            before = kept.get("chosen", {})
            for option in self.choosable:
                if option["id"] in before and before[option["id"]] in option["values"]:
                    self.chosen[option["id"]] = before[option["id"]]
            if type(kept.get("seed")) is str and kept["seed"]:
                self.written_seed, self.unfolded = kept["seed"][:19], True  # no table is dealt from a seed unseen
            count = kept.get("count")
            if type(count) is int and self.least <= count <= self.most:
                self.count = count
            self.cast.recall(kept["cast"])
            self.specials.recall(kept["specials"])
        except Exception:  # the text may be anybody's
            pass

    def remember(self, seed=""):
        """Keep the table as it is set; and the seed, until it is dealt."""
        kept = {"seats": self.seats, "count": self.count, "chosen": self.chosen, "seed": seed}
        kept["cast"], kept["specials"] = self.cast.kept(), self.specials.kept()
        keep.write("citadels.setup", json.dumps(kept))

    # --- what the table is

    def default(self, option):
        """An option's value where nothing else was chosen."""
        for one in option.get("unless", []):
            if one["players"] == self.count and self.chosen.get(one["option"]) == one["value"]:
                return one["default"]
        by = option.get("defaults", {})
        return by.get(str(self.count), option["default"])

    def value(self, option):
        return self.chosen.get(option["id"], self.default(option))

    def usable(self, option):
        """Whether an option means something at a table of this size."""
        return self.count in option.get("players", [self.count])

    # --- what is tapped and written

    def fewer(self):
        self.count = max(self.least, self.count - 1)

    def more(self):
        self.count = min(self.most, self.count + 1)

    def seat(self, number, who):
        """A seat is a person's, or one of the bots'."""
        seat = self.seats[int(number)]
        seat["kind"] = "person" if who == "person" else "bot"
        if who != "person":
            seat["bot"] = who

    def name(self, number, text):
        self.seats[int(number)]["name"] = text[:24]

    def seed(self, _, text):
        self.written_seed = text

    def options(self):
        self.unfolded = not self.unfolded

    def option(self, name, number):
        """Choose the number-th value of an option."""
        for option in self.choosable:
            if option["id"] == name:
                self.chosen[name] = option["values"][int(number)]

    def called(self, number):
        """A seat's name; an unnamed one gets a name of its language."""
        seat = self.seats[number]
        name = seat["name"].strip()
        return name or words("seat-name-bot-%d" % number if seat["kind"] == "bot" else "seat-name", number=number + 1)

    def own_seed(self):
        """The seed that was written; None where it is to be drawn."""
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
        rules = {
            option["id"]: self.value(option)
            for option in self.choosable
            if self.usable(option) and self.value(option) != self.default(option)
        }
        rules.update(self.cast.rules())
        rules.update(self.specials.rules())
        seed = self.own_seed()
        return {"do": "new", "seats": seats, "rules": rules, "seed": int(draw()) if seed is None else seed}


def screen(start, kept, aside, stage_of_engine, language):
    """The whole first screen; `aside` is how many texts could not be read."""
    return [
        el(
            "header",
            {"class": "hero", "key": "hero"},
            el(
                "div",
                {"class": "tongues"},
                *[
                    button(
                        "set-language", id, "tongue", name, lang=id, aria_pressed="true" if id == language else "false"
                    )
                    for id, name in LANGUAGES
                ],
            ),
            el("h1", {"class": "title"}, say("title")),
            el("p", {"class": "tagline"}, say("tagline")),
        ),
        _kept(kept, start),
        el(
            "section",  # no form: a frame may forbid forms
            {"class": "setup", "key": "setup", "data-enter": "deal"},
            el("h2", None, say("setup-title")),
            _count(start),
            part("places", [start.count, json.dumps(start.seats)], lambda: _places(start)),
            cast(start),
            specials(start),
            options(start),
            el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, _refused(start.refusal))
            if start.refusal
            else None,
            el(
                "div",
                {"class": "deal-row"},
                el(
                    "button",
                    {"type": "button", "class": "choice main wide deal", "data-do": "deal"},
                    icon("cards"),
                    el("span", None, say("dealing" if start.dealing else "deal")),
                ),
                progress(stage_of_engine),
            ),
        ),
        el(
            "nav",
            {"class": "foot-links", "key": "foot", "aria-label": say("menu")},
            button("help", "", "link", say("help")),
            button("settings", "", "link", say("settings")),
            button("about", "", "link", say("about")),
            button("aside", "", "link", say("aside", count=aside)) if aside else None,
        ),
    ]


def _refused(error):
    """Why the engine did not set the table: of all it refuses, this page can ask for a name alone."""
    key = error["args"].get("key", "")
    if error["id"] == "illegal-setup" and key.startswith("players["):
        return say("name-refused", number=int(key[len("players[") : -1]) + 1)
    return error


def _kept(kept, start):
    if kept is None:
        return None
    return el(
        "section",
        {"class": "kept", "key": "kept"},
        button(
            "continue",
            "",
            "choice main wide",
            icon("hourglass"),
            el(
                "span",
                None,
                say("continue"),
                el("small", None, say("continue-with", names=kept["names"], round=kept["round"])),
            ),
        ),
    )


def _count(start):
    return el(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "count-label", "key": "count"},
        el("span", {"id": "count-label"}, say("players", count=start.count)),
        button(
            "fewer",
            "",
            "plain",
            icon("minus"),
            hidden(say("fewer")),
            aria_disabled="true" if start.count <= start.least else None,
        ),
        button(
            "more",
            "",
            "plain",
            icon("plus"),
            hidden(say("more")),
            aria_disabled="true" if start.count >= start.most else None,
        ),
    )


def _places(start):
    return el("ol", {"class": "places", "key": "places"}, *[_place(start, i) for i in range(start.count)])


def _place(start, number):
    seat = start.seats[number]
    person = seat["kind"] == "person"
    field = el(
        "input",
        {
            "type": "text",
            "class": "field",
            "id": "name-%d" % number,
            "maxlength": "24",
            "autocomplete": "off",
            "spellcheck": "false",
            "data-do": "name",
            "data-arg": str(number),
            "value": seat["name"],
            "placeholder": start.called(number),
            "aria-label": say("name-of", number=number + 1),
        },
    )
    who = [el("option", {"value": "person", "selected": person, "key": "person"}, say("person"))]
    who += [
        el("option", {"value": id, "selected": not person and id == seat["bot"], "key": id}, say("bot-" + id))
        for id in start.bots
    ]
    who = el(
        "select",
        {
            "class": "field who-plays",
            "data-do": "seat",
            "data-arg": str(number),
            "aria-label": say("who-at", number=number + 1),
        },
        *who,
    )
    return el("li", {"class": "place", "key": "place%d" % number}, shield(number), field, who)
