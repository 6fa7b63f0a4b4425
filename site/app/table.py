"""The state of the page between two answers: the view, and what the reader has opened and marked."""

from choices import at_once, lay_out
from pieces import districts, of_choice


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
        self.log = []  # what stands beside the table, where there is room
        self.points = True  # whether the points so far are shown
        self.open_cities = 3  # up to how many players all cities lie open by themselves
        self.roomy = False  # whether the log has room beside the table
        self.recap_open = False
        self.looking = False  # the question is put aside to look at the table
        self.moment = []  # lines of the story that are to be read before anything goes on
        self.ghosts = []  # (seat, card) of districts that have just been lost
        self.ending = False  # the turn is to end, with something left
        self.rushing = False
        self.newest = -1  # number of the newest entry of the news
        self.read = self.since = 0  # numbers of the newest line of the story, now and before
        self.ticks = 0
        self.decisions = 0  # counts the decisions, so that each has a heading of its own
        self.guide = None  # a lesson that is followed here, or the coach (site/chapters/lessons)
        self.early = False  # an opening lies here: the engine has not dealt yet
        self.chosen = None  # what was chosen before it had
        self.day = None  # whose table it is, if it is one of today's tables
        self.late = False  # the player was quicker than the engine

    def take(self, view):
        """Take in a new view; what was opened for the last question is closed."""
        before = self.view
        self.view = view
        self.selected, self.marked = None, []
        self.ending = self.looking = False
        prompt = view["prompt"]
        self.recap_open = self.recap_open and bool(prompt)
        self.plain, self.groups = lay_out(prompt) if prompt else ([], [])
        self.tray_fixed = bool(prompt) and at_once(prompt, self.groups)
        self.tray = self.groups[0][0] if self.tray_fixed else None
        if before is None or prompt or before["prompt"]:
            self.decisions += 1

    def left(self):
        """The kinds of choice that are open and cost nothing but to be forgotten, when the turn is to end.

        What costs a card, a district or gold is forgotten by nobody.
        """
        plain = [one["kind"] for one in self.plain if one["enabled"] and one["kind"] not in ("end", "pass")]
        groups = [kind for kind, choices in self.groups if [one for one in choices if one["enabled"]]]
        return [kind for kind in plain + groups if not of_choice(kind, "priced")]

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
        return self.roomy or len(self.view["seats"]) <= self.open_cities
