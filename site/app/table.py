"""What the page remembers of the table between two answers: the view, and what the reader has opened and marked."""

from choices import at_once, lay_out
from pieces import districts


class Table:
    """One table on the page. Nothing here knows a rule: it shows what the engine's view says."""

    def __init__(self):
        self.view = None
        self.plain, self.groups = [], []
        self.tray = None  # the kind of choice whose things lie open
        self.tray_fixed = False
        self.selected = None  # the thing pointed at
        self.marked = []
        self.folds = {}
        self.wide = self.roomy = False  # how much room the screen has
        self.since = []  # what happened since this player's last turn
        self.recap_open = False
        self.rushing = False
        self.newest = -1
        self.ticks = 0
        self.decisions = 0  # counts the decisions, so that each has a heading of its own
        self.early = False  # an opening lies here: the engine has not dealt yet
        self.chosen = None  # what was chosen before it had
        self.late = False  # the player was quicker than the engine

    def take(self, view):
        """Take in a new view; what was opened for the last question is closed."""
        before = self.view
        self.view = view
        self.selected, self.marked = None, []
        self.recap_open = self.roomy
        prompt = view["prompt"]
        self.plain, self.groups = lay_out(prompt) if prompt else ([], [])
        self.tray_fixed = bool(prompt) and at_once(prompt, self.groups)
        self.tray = self.groups[0][0] if self.tray_fixed else None
        if before is None or prompt or before["prompt"]:
            self.decisions += 1

    def remember(self, news):
        """Add what is new to what happened since the last turn."""
        last = self.since[-1]["n"] if self.since else -1
        self.since += [entry for entry in news if entry["n"] > last]

    def tray_choices(self):
        for kind, choices in self.groups:
            if kind == self.tray:
                return choices
        return []

    def aims(self, prefix):
        """The open tray's possible things whose word begins like this."""
        return [one["aim"] for one in self.tray_choices() if one["enabled"] and one["aim"].startswith(prefix)]

    def ready_hand(self):
        """Cards in hand that can be built now."""
        return [one["card"] for kind, choices in self.groups if kind == "build" for one in choices if one["enabled"]]

    def matching(self, aim):
        """All choices that point at this thing."""
        return [one for _, choices in self.groups for one in choices if one["aim"] == aim]

    def card(self, choice):
        """A card as it is drawn in a tray: with its kind and printed cost."""
        known = districts.get(choice["card"], {})
        return {
            "card": choice["card"],
            "kind": known.get("kind", "special"),
            "cost": known.get("cost", 0),
            "points": known.get("points", known.get("cost", 0)),
        }

    def built(self, aim):
        """A district that stands in a city, by the word that points at it: with what lies on and under it."""
        _, seat, card = aim.split(":")
        for built in self.view["seats"][int(seat)]["city"]:
            if built["card"] == card:
                return built
        return self.card({"card": card})

    def name_of(self, seat):
        return self.view["seats"][seat]["name"]

    def unfolded(self, seat):
        """Whether a city lies open: as the reader left it, else where there is room."""
        if seat in self.folds:
            return self.folds[seat]
        return self.roomy or len(self.view["seats"]) <= (5 if self.wide else 3)
