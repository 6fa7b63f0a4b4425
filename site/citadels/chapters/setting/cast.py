"""Choosing the characters of a table that is being set: whole sets, rank by rank, or by lot."""

from pieces import bust, characters, help_of, kind_of, medal
from sheets import frame
from start import usual_cast
from ui import button, el, hidden, icon, say, stage


class Cast:
    """The characters that are wished for, and those there will be at a table of this size."""

    def __init__(self, sheet, setting):
        self.setting = setting
        self.sheet = sheet
        self.ranks = sheet["ranks"]
        self.wish = self._padded(sheet["default"])
        # The set that was taken as a whole; None once a single rank was changed.
        self.named = sheet["recommended"][str(setting.start.least)][0]["id"]
        self.unfolded = False
        self.actions = {"fold-cast": self.fold, "cast": self.choose, "set": self.take, "surprise": self.surprise}

    def _padded(self, cast):
        """A list of one entry a rank; None where a rank is not used."""
        return list(cast) + [None] * (len(self.ranks) - len(cast))

    # --- what is kept for the next time

    def state(self):
        return {"wish": self.wish, "named": self.named}

    def recall(self, state):
        """Take up what was kept; a wish for what there is not is passed over."""
        for rank in self.ranks:
            role = state["wish"][rank["rank"] - 1]
            if role in [role["id"] for role in rank["roles"]] or (role is None and rank["optional"]):
                self.wish[rank["rank"] - 1] = role
        known = [listed["id"] for sets in self.sheet["recommended"].values() for listed in sets]
        self.named = state["named"] if state["named"] in known else None

    # --- what there is at a table of this size

    def sets(self):
        """The sets recommended for this number of players."""
        return self.sheet["recommended"].get(str(self.setting.count), [])

    def _sets_by_id(self):
        return {listed["id"]: listed for listed in self.sets()}

    def reason(self, rank, role):
        """Return why a rank cannot be this character's here, as a message; None if it can. `role` None: nobody's."""
        count = self.setting.count
        if role is None:
            return say("ninth-needed", count=count) if count in self.sheet["ninth"]["needed"] else None
        if rank["optional"] and count in self.sheet["ninth"]["barred"]:
            return say("ninth-barred", count=count)
        least = next(role_data["min"] for role_data in rank["roles"] if role_data["id"] == role)
        return say("needs-players", count=least) if count < least else None

    def options(self, rank):
        """List the possible owners of a rank at some table: its characters and, where it is optional, nobody."""
        return [role["id"] for role in rank["roles"]] + ([None] if rank["optional"] else [])

    def _set_taken(self):
        """The set that was taken as a whole; where it cannot be had for so many, the first that can."""
        return self._sets_by_id().get(self.named, self.sets()[0]) if self.named else None

    def held(self, rank):
        """Return the owner of a rank: the character wished for, or the first that can be."""
        named = self._set_taken()
        wish = (self._padded(named["characters"]) if named else self.wish)[rank["rank"] - 1]
        fits = [role for role in self.options(rank) if self.reason(rank, role) is None]
        if wish in fits:
            return wish
        return None if None in fits else fits[0]

    def now(self):
        """The characters of the game, by rank."""
        return [role for role in [self.held(rank) for rank in self.ranks] if role]

    def unused(self, rank):
        """Whether a rank's card stays out of the game at this table."""
        for unused in self.sheet["unused"]:
            if unused["rank"] == rank["rank"] and unused["players"] == self.setting.count:
                options = [option for option in self.setting.choosable if option["id"] == unused["option"]]
                if options and self.setting.value(options[0]) == unused["value"]:
                    return True
        return False

    def set_now(self):
        """The recommended set that lies ready, or None."""
        now, specials = self.now(), self.setting.specials.chosen
        for listed in self.sets():
            if listed["characters"] == now and sorted(listed["specials"]) == sorted(specials):
                return listed["id"]
        return None

    def rules(self):
        """Return the rules for the engine: nothing where the characters are the usual ones."""
        now = self.now()
        return {} if now == usual_cast(self.sheet, self.setting.count) else {"characters": now}

    # --- what is tapped

    def fold(self):
        self.unfolded = not self.unfolded

    def choose(self, rank, role):
        self.wish = [self.held(rank) for rank in self.ranks]
        self.wish[int(rank) - 1] = None if role == "none" else role
        self.named = None

    def take(self, id):
        """Take a recommended set, its districts with it."""
        listed = self._sets_by_id()[id]
        self.named, self.wish = id, self._padded(listed["characters"])
        self.setting.specials.chosen = list(listed["specials"])

    def surprise(self):
        """Draw the characters and some districts by lot."""
        self.named = None
        for rank in self.ranks:
            fits = [role for role in self.options(rank) if self.reason(rank, role) is None]
            self.wish[rank["rank"] - 1] = fits[stage.below(len(fits))]
        self.setting.specials.surprise()


def cast(setting):
    """The characters of the table: a strip of them, or all there are, rank by rank."""
    chosen = setting.cast
    name = say("set-" + (chosen.set_now() or "own"))
    toggle = button(
        "fold-cast",
        "",
        "fold-toggle",
        icon("down"),
        el("span", {"class": "fold-name"}, say("cast")),
        el("span", {"class": "fold-state"}, name),
        aria_expanded="true" if chosen.unfolded else "false",
    )
    if chosen.unfolded:
        kids = [_sets(chosen)] + [_rank(chosen, rank) for rank in chosen.ranks]
    else:
        kids = [_strip(chosen)] + [_left_out(rank) for rank in chosen.ranks if chosen.unused(rank)]
    return el("div", {"class": "casting", "key": "cast"}, toggle, *kids)


def _strip(chosen):
    """The characters of the game in small."""
    there = [chosen.held(rank) for rank in chosen.ranks if not chosen.unused(rank)]
    return el("p", {"class": "strip", "aria-hidden": "true"}, *[medal(role) for role in there if role])


def _left_out(rank):
    """Word why a rank's card stays out of the game."""
    return el("p", {"class": "quiet said", "key": "unused%d" % rank["rank"]}, say("rank-unused", rank=rank["rank"]))


def _sets(chosen):
    now = chosen.set_now()
    kids = [
        button(
            "set",
            listed["id"],
            "set-button",
            el("b", None, say("set-" + listed["id"])),
            el("small", None, say("set-%s-help" % listed["id"])),
            aria_pressed="true" if listed["id"] == now else "false",
            key=listed["id"],
        )
        for listed in chosen.sets()
    ]
    surprise = button(
        "surprise",
        "",
        "set-button lot",
        el("b", None, say("surprise")),
        el("small", None, say("surprise.help")),
        key="surprise",
    )
    return el("div", {"class": "sets", "role": "group", "aria-label": say("sets"), "key": "sets"}, *kids, surprise)


def _rank(chosen, rank):
    number = rank["rank"]
    title = say("rank-unused", rank=number) if chosen.unused(rank) else say("rank-title", rank=number)
    held = chosen.held(rank)
    return el(
        "fieldset",
        {"class": "rank-row" + (" unused" if chosen.unused(rank) else ""), "key": "rank%d" % number},
        el("legend", {"class": "" if chosen.unused(rank) else "unseen"}, title),
        el(
            "div",
            {"class": "pair"},
            el("b", {"class": "rank-number", "aria-hidden": "true"}, number),
            *[_part(chosen, rank, role, held) for role in chosen.options(rank)],
            button("explain", number, "plain", icon("help"), hidden(say("explain", rank=number))),
        ),
    )


def _part(chosen, rank, role, held):
    """One character of a rank, or nobody, to tap; one that cannot be says why."""
    why = chosen.reason(rank, role)
    value = role or "none"
    field = el(
        "input",
        {
            "type": "radio",
            "name": "rank-%d" % rank["rank"],
            "value": value,
            "checked": role == held,
            "disabled": why is not None,
            "data-do": "cast",
            "data-arg": str(rank["rank"]),
        },
    )
    words = why or (say("word-" + role) if role else say("ninth-none.help"))
    return el(
        "label",
        {"class": "part kind-%s%s" % (kind_of(role) or "none", " off" if why else ""), "key": value},
        field,
        bust(role, "emblem") if role else None,
        el(
            "span",
            {"class": "part-words"},
            el("b", None, say("role-" + role if role else "ninth-none")),
            el("small", None, words),
        ),
    )


def explain(rank):
    """The characters of a rank side by side, each with its whole rule."""
    kids = []
    for role in characters:
        if str(characters[role]["rank"]) == rank:
            kids.append(
                el(
                    "li",
                    {"key": role},
                    medal(role),
                    el("h3", None, say("role-" + role)),
                    el("p", {"class": "rule"}, say(help_of("role", role))),
                )
            )
    return frame(say("rank-title", rank=rank), el("ul", {"class": "compared"}, *kids))
