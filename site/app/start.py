"""The first screen: go on with a kept game, or set a table while the engine is still on its way."""

import json

from pieces import shield
from ui import button, el, hidden, icon, keep, part, say, words

LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))


class Start:
    """What has been chosen for the next table."""

    def __init__(self, sheet):
        self.sheet = sheet
        players = sheet["players"]
        self.least, self.most = players["min"], players["max"]
        self.bots = [one["id"] for one in sheet["bots"]]
        self.options = sheet["options"]
        self.chosen = {}
        self.more = False
        self.seed = ""
        self.dealing = False
        self.trouble = None
        best = self.bots[-1]
        self.seats = [{"name": "", "kind": "person" if i == 0 else "bot", "bot": best} for i in range(self.most)]
        self.count = players.get("default", 4)
        self._recall()

    def _recall(self):
        """Begin with the table of the last time, if it is one that can be set."""
        try:
            kept = json.loads(keep.read("citadels.setup") or "{}")
            for seat, before in zip(self.seats, kept.get("seats", [])):
                seat["name"] = str(before["name"])[:24]
                seat["kind"] = "person" if before["kind"] == "person" else "bot"
                if before["bot"] in self.bots:
                    seat["bot"] = before["bot"]
            for option in self.options:
                if kept.get("chosen", {}).get(option["id"], None) in option["values"]:
                    self.chosen[option["id"]] = kept["chosen"][option["id"]]
            if self.least <= kept.get("count", 0) <= self.most:
                self.count = kept["count"]
        except (ValueError, KeyError, TypeError, AttributeError):
            pass

    def remember(self):
        keep.write("citadels.setup", json.dumps({"seats": self.seats, "count": self.count, "chosen": self.chosen}))

    # --- what the table is

    def default(self, option):
        """An option's value where nothing else was chosen."""
        by = option.get("defaults", {})
        return by.get(str(self.count), option["default"])

    def value(self, option):
        return self.chosen.get(option["id"], self.default(option))

    def usable(self, option):
        """Whether an option means something at a table of this size."""
        return self.count in option.get("players", [self.count])

    def choose(self, name, number):
        """Choose the number-th value of an option."""
        for option in self.options:
            if option["id"] == name:
                self.chosen[name] = option["values"][int(number)]

    def called(self, number):
        """A seat's name; an unnamed one gets a name of its language."""
        seat = self.seats[number]
        name = seat["name"].strip()
        return name or words("seat-name-bot-%d" % number if seat["kind"] == "bot" else "seat-name", number=number + 1)

    def request(self, draw):
        """What the engine is asked for; `draw` gives a seed where none was written."""
        seats = []
        for number in range(self.count):
            seat = self.seats[number]
            one = {"name": self.called(number), "kind": seat["kind"]}
            if seat["kind"] == "bot":
                one["bot"] = seat["bot"]
            seats.append(one)
        rules = {option["id"]: self.value(option) for option in self.options if self.usable(option) and self.value(option) != self.default(option)}
        seed = self.seed.strip()
        return {"do": "new", "seats": seats, "rules": rules, "seed": int(seed) if seed.isdigit() else int(draw())}


def screen(start, kept, stage_of_engine, language):
    """The whole first screen."""
    return [
        el("header", {"class": "hero", "key": "hero"},
           el("div", {"class": "tongues"}, *[button("set-language", id, "tongue", name, lang=id, aria_pressed="true" if id == language else "false")
                                             for id, name in LANGUAGES]),
           el("h1", {"class": "title"}, say("title")),
           el("p", {"class": "tagline"}, say("tagline"))),
        _kept(kept, start),
        el("form", {"class": "setup", "key": "setup", "data-do": "deal", "novalidate": True},
           el("h2", None, say("setup-title")),
           _count(start),
           el("ol", {"class": "places"}, *[_place(start, i) for i in range(start.count)]),
           _options(start),
           el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, start.trouble) if start.trouble else None,
           el("div", {"class": "deal-row"},
              el("button", {"type": "submit", "class": "choice main wide deal"}, icon("cards"), el("span", None, say("dealing" if start.dealing else "deal"))),
              progress(stage_of_engine))),
        el("nav", {"class": "foot-links", "key": "foot", "aria-label": say("menu")},
           button("help", "", "link", say("help")), button("settings", "", "link", say("settings")), button("about", "", "link", say("about"))),
    ]  # fmt: skip


def progress(now):
    """How far the engine is, honestly."""
    return el("p", {"class": "progress " + now, "id": "progress", "key": "progress"}, say("progress-" + now))


def _kept(kept, start):
    if kept is None:
        return None
    return el("section", {"class": "kept", "key": "kept"},
              button("continue", "", "choice main wide", icon("hourglass"),
                     el("span", None, say("continue"), el("small", None, say("continue-with", names=kept["names"], round=kept["round"])))))  # fmt: skip


def _count(start):
    return el("div", {"class": "stepper", "role": "group", "aria-labelledby": "count-label", "key": "count"},
              el("span", {"id": "count-label"}, say("players", count=start.count)),
              button("fewer", "", "plain", icon("minus"), hidden(say("fewer")), aria_disabled="true" if start.count <= start.least else None),
              button("more", "", "plain", icon("plus"), hidden(say("more")), aria_disabled="true" if start.count >= start.most else None))  # fmt: skip


def _place(start, number):
    seat = start.seats[number]
    person = seat["kind"] == "person"
    field = el("input", {"type": "text", "class": "field", "id": "name-%d" % number, "maxlength": "24", "autocomplete": "off", "spellcheck": "false",
                         "data-do": "name", "data-arg": str(number), "value": seat["name"], "placeholder": start.called(number),
                         "aria-label": say("name-of", number=number + 1)})  # fmt: skip
    who = [el("option", {"value": "person", "selected": person, "key": "person"}, say("person"))]
    who += [el("option", {"value": id, "selected": not person and id == seat["bot"], "key": id}, say("bot-" + id)) for id in start.bots]
    who = el("select", {"class": "field who-plays", "data-do": "kind", "data-arg": str(number), "aria-label": say("who-at", number=number + 1)}, *who)
    return el("li", {"class": "place", "key": "place%d" % number}, shield(number), field, who)


def _options(start):
    toggle = button("options", "", "fold-toggle", icon("down"), say("options"), aria_expanded="true" if start.more else "false")
    if not start.more:
        return el("div", {"class": "options", "key": "options"}, toggle)
    rows = [_option(start, one) for one in start.options if start.usable(one)]
    seed = el("div", {"class": "option", "key": "seed"}, el("label", {"for": "seed"}, say("option-seed")),
              el("input", {"type": "text", "inputmode": "numeric", "id": "seed", "class": "field", "data-do": "seed", "value": start.seed, "placeholder": say("seed-drawn")}))  # fmt: skip
    return el("div", {"class": "options", "key": "options"}, toggle, *(rows + [seed]))


def _option(start, option):
    now = start.value(option)
    id = "option-" + option["id"]
    kids = [el("option", {"value": str(i), "selected": value == now, "key": str(i)}, value_words(option["id"], value)) for i, value in enumerate(option["values"])]
    return el("div", {"class": "option", "key": id}, el("label", {"for": id}, say(id)),
              el("select", {"class": "field", "id": id, "data-do": "option", "data-arg": option["id"]}, *kids))  # fmt: skip


def value_words(option, value):
    """A value of an option in words: a number as it stands, others by a message of their own."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    text = {True: "on", False: "off", None: "none"}.get(value, str(value).replace(":", "-"))
    return say("option-%s-%s" % (option, text))
