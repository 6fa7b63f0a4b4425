"""The first screen: play at once, resume a game, learn; and the setup of the next table."""

from editions import edition_of, setups
from first_screen import company, screen, table_facts, usual_links
from first_screen import foot as foot_links
from own_street import own_street
from pieces import FIRST, medal
from seating import Seating
from ui import el, say

OWN = "own"  # stands for a set's name where the player chose the characters one by one
# Actions that lead on from the first screen, each with its sign; shown if a chapter has them.
DOORS = (("lessons", "lamp"), ("help", "help"), ("today", "crown"), ("games", "book"))


class Start(Seating):
    """The setup of the next table, as it was stored last: seats and rules."""

    wishes_stored = ("chosen", "cast", "specials", "newer")

    def __init__(self, sheet):
        self.sheet = sheet
        self.unread = False  # whether an older version stored wishes without their rules
        players = sheet["players"]
        players = {"min": players["min"], "max": players["max_with_nine"], "default": players.get("default", 4)}
        super().__init__(players, sheet["bots"], sheet["names"]["unseen"], sheet["bot"])

    def as_usual(self):
        """Set the table with the default rules of its size, and with their set of characters."""
        characters = self.sheet["characters"]
        first = characters["recommended"][str(self.count)][0]
        cast = first["characters"]
        self.rules, self.set = ({} if cast == characters["default"] else {"characters": cast}), first["id"]

    def recall_rules(self, state):
        """Begin with the rules of the last visit, if this version knows all their names."""
        self.unread = "cast" in self.wishes and "rules" not in state
        if self._known(state["rules"]):
            self.rules, self.set = state["rules"], str(state["set"])

    def _known(self, rules):
        known = [option["id"] for option in self.sheet["options"] + self.sheet["specials"]["options"]]
        known += ["characters", "specials", "edition"]
        if edition_of(rules) not in self.sheet["editions"]:
            return False
        return not [name for name in rules if name not in known]

    def stored(self):
        """Return the stored rules."""
        return {"rules": self.rules, "set": self.set}

    @property
    def edition(self):
        """The edition whose cards this table is set with."""
        return edition_of(self.rules)

    def terms(self):
        """Return the options of a table of its edition; None as long as they are not there."""
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


def usual_cast(sheet, count):
    """The characters of a table of so many players where none are chosen."""
    return sheet.get("defaults", {}).get(str(count), sheet["default"])


def first_screen(start, state, aside, stage_of_engine, language, chapters):
    """The whole first screen; `aside` is how many texts could not be read, `chapters` the actions that open one."""
    doors = [(name, sign) for name, sign in DOORS if name in chapters]
    return screen(start, own_street(), state, setup_line(start), doors, stage_of_engine, language, foot(aside))


def setup_line(start):
    """The setup in a line, and the button to change it."""
    facts = company(start)
    if start.edition != FIRST:
        facts.append(say("edition", year=start.edition))
    if start.terms() or start.set == OWN:  # the words of an edition's sets come with its cards
        facts.append(say("set-" + start.set))
    strip = [el("span", {"key": role}, medal(role)) for role in start.characters()]
    return table_facts(start, facts, el("p", {"class": "strip", "aria-hidden": "true"}, *strip))


def foot(aside):
    """The links at the foot of the screen."""
    return foot_links(
        el("a", {"class": "link", "href": "./replay.html"}, say("open-record")),
        el("a", {"class": "link", "href": "./workshop.html"}, say("to-workshop")),
        *usual_links(aside),
    )
