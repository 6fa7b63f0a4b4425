"""The state of the page between two answers: the view, and what the reader has opened and marked."""

from choices import at_once, in_steps, lay_out
from pieces import districts, of_choice


class Table:
    """One table on the page: the engine's view, and what the reader opened in it. It knows no rule."""

    def __init__(self):
        self.view = None
        self.plain, self.groups = [], []
        self.tray = None  # the kind of choice whose tray is open
        self.tray_fixed = False
        self.selected = None  # the aim that is selected (app/choices.py)
        self.marked = []
        self.path = []  # the aims of the steps that have been taken in a tray of several
        self.folds = {}
        self.log = []  # the blocks beside the table, where there is room
        self.earlier = 0  # how many entries were told before those
        self.points = True  # whether the points so far are shown
        self.open_cities = 3  # with up to so many players all cities are unfolded at first
        self.roomy = False  # whether the log has room beside the table
        self.recap_open = False
        self.looking = False  # the question is folded away to look at the table
        self.moment = []  # lines of the story that must be read before the game goes on
        self.ghosts = []  # (seat, card) of districts that have just been lost
        self.ending = False  # the player is asked whether to end the turn, with something left to do
        self.rushing = False
        self.newest = -1  # number of the newest entry of the news
        self.read = self.since = 0  # numbers of the newest line of the story, in this view and the one before
        self.ticks = 0
        self.decisions = 0  # counts the decisions, so that each has a heading of its own
        self.guide = None  # the lesson that is followed here, or the coach (site/chapters/lessons)
        self.early = False  # it is an opening: the engine has not dealt yet
        self.chosen = None  # the request for a choice that was made before the engine had dealt
        self.day = None  # the day whose table it is, if it is one of today's tables
        self.late = False  # the player was quicker than the engine

    def take(self, view):
        """Show a new view; close what was opened for the last question."""
        before = self.view
        self.view = view
        self.selected, self.marked, self.path = None, [], []
        self.ending = self.looking = False
        prompt = view["prompt"]
        self.recap_open = self.recap_open and bool(prompt)
        self.plain, self.groups = lay_out(prompt) if prompt else ([], [])
        self.tray_fixed = bool(prompt) and at_once(prompt, self.groups)
        self.tray = self.groups[0][0] if self.tray_fixed else None
        self.begin_steps()
        if before is None or prompt or before["prompt"]:
            self.decisions += 1

    def left(self):
        """The kinds of choice that are possible and free, and may have been forgotten when the turn is ended.

        Nobody forgets what costs a card, a district or gold (`priced`).
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
        """The aims of the open tray's possible choices that begin like this."""
        steps = self.stepping()
        if steps:
            return [one for one in steps.aims() if one.startswith(prefix)]
        return [one["aim"] for one in self.tray_choices() if one["enabled"] and one["aim"].startswith(prefix)]

    def pointed(self, aim):
        """Whether a thing is selected, marked, or was pointed at in a step before."""
        steps = self.stepping()
        return self.selected == aim or bool(steps and steps.pointed(aim))

    def stepping(self):
        """What asks for the choices of the open tray in several steps; None where each is asked for at once."""
        if in_steps and [one for one in self.tray_choices() if one.get("path")]:
            return in_steps[0](self)
        return None

    def begin_steps(self):
        """Go to the first step in which there is something to choose from."""
        steps = self.stepping()
        if steps:
            steps.pass_single()

    def ready_hand(self):
        """The cards in hand that can be built now."""
        return [one["card"] for kind, choices in self.groups if kind == "build" for one in choices if one["enabled"]]

    def matching(self, aim):
        """All choices with this aim."""
        found = [one for _, choices in self.groups for one in choices if one["aim"] == aim]
        return [one for one in found if len(one.get("path") or "1") == 1]

    def card(self, choice):
        """A choice's card as a tray draws it: with its kind, printed cost and points."""
        known = districts.get(choice["card"], {})
        return {
            "card": choice["card"],
            "kind": known.get("kind", "special"),
            "cost": known.get("cost", 0),
            "points": known.get("points", known.get("cost", 0)),
        }

    def built(self, aim):
        """The district in a city that an aim names, with what lies on and under it."""
        _, seat, card = aim.split(":")
        for built in self.view["seats"][int(seat)]["city"]:
            if built["card"] == card:
                return built
        return self.card({"card": card})

    def name_of(self, seat):
        return self.view["seats"][seat]["name"]

    def unfolded(self, seat):
        """Whether a city is unfolded: as the reader left it, else if there is room."""
        if seat in self.folds:
            return self.folds[seat]
        return self.roomy or len(self.view["seats"]) <= self.open_cities
