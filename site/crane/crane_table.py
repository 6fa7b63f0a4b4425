"""The state of the page at a table: which board is shown, and where the tile that is placed would lie."""

import story
from pieces import FILE, action_sign
from table import Table
from ui import button, el, hidden, icon, loaded, say

TABS = ("crane", "boards", "city", "projects", "road")
# The kinds of choice that have a tray.
LISTS = ("at", "take", "upgrade", "wall", "building", "use", "seal", "extra", "refresh", "keep")
# What is seen on a board that others change.
CHANGES = {
    "boards": lambda view: [seat["board"] for seat in view["seats"]],
    "crane": lambda view: view["crane"],
    "city": lambda view: (view["city"], view["paid"]),
    "projects": lambda view: [(seat["wall"], seat["cathedral"]) for seat in view["seats"]],
    "road": lambda view: ([seat["road"] for seat in view["seats"]], view["planks"]),
}
MOST = 2  # more new tiles than these nobody follows: the table has leapt
MARKED = ("city", "projects", "road")  # whose tabs are marked after a change
# The boards on which choices are tapped, by their kinds.
LIES_ON = {
    "take": "crane", "upgrade": "crane", "wall": "crane", "building": "crane", "refresh": "crane", "bonus": "crane",
    "mine": "boards", "quarry": "boards", "extra": "boards", "up": "projects", "sideways": "projects",
    "arrow": "projects", "road": "road", "effect": "road", "plank": "road",
}  # fmt: skip
ROWS = ("upgrade", "wall", "building")
# The heads of the panel, by the groups of choices below them.
HEADS = {
    "action": "head-action", "kept": "head-kept", "up": "head-more", "technologies": "head-more", "seals": "head-more",
    "extra": "head-extra", "refresh": "head-more",
}  # fmt: skip
# How many of a kind that lies on no board may be buttons of their own, in a panel of no more buttons than this.
NOWHERE, MOST_BUTTONS = {"extra": 6, "use": 2, "seal": 1}, 8
# What is left at the end of nearly every turn, and seldom worth doing.
SELDOM = ("end", "extra", "refresh")
# The boards that some questions are about.
ASKED_ON = {"ask-arrow": "projects", "ask-sideways": "projects", "ask-plank": "road", "ask-plaza": "city"}
# The tabs of the places that a lesson points at.
PLACES = {
    "wheel": "crane", "rows": "crane", "boards": "boards", "tracks": "boards", "city": "city", "projects": "projects",
    "road": "road",
}  # fmt: skip
# When others play, the board that changed is shown: the first of these. (A dict has no order in MicroPython.)
FOLLOWED = ("city", "projects", "road", "boards", "crane")
SIGNS = {
    "take": "crane", "use": "book", "seal": "seal", "refresh": "row", "up": "up", "effect": "do-road",
    "sideways": "side", "extra": "goldw", "plank": "do-road", "arrow": "up",
}  # fmt: skip


def changed_board(before, view):
    """The seat whose board differs in two views."""
    pairs = zip(before["seats"], view["seats"])  # noqa: B905 - MicroPython's zip has no `strict`
    return next(seat["seat"] for old, seat in pairs if old["board"] != seat["board"])


def fresh_places(before, view):
    """The places where a tile has just come to lie, in the city or on a board, each with the number of its seat."""
    fresh = [(None, name) for name in view["city"] if name not in before["city"]]
    for seat in view["seats"]:
        known = before["seats"][seat["seat"]]["board"]
        fresh += [(seat["seat"], place) for place in seat["board"] if seat["board"][place] != known.get(place)]
    return fresh if len(fresh) <= MOST and not view["result"] else []


def steps_of_crane(before, view):
    """By how many positions the crane has moved on between two views, at most half round; back where less than 0."""
    positions = {tile["slot"]: tile["position"] for tile in before["crane"]}
    moved = [tile["position"] - positions[tile["slot"]] for tile in view["crane"] if tile["slot"] in positions]
    return (moved[0] + 6) % 12 - 6 if moved else 0


def kinds_of(prompt):
    """The possible choices of a question by their kinds: read once, as drawing asks for them often."""
    kinds = {}
    for choice in prompt["choices"] if prompt else []:
        if choice["enabled"]:
            kinds.setdefault(choice["kind"], []).append(choice)
    return kinds


def places_of(choices):
    """The places where a tile can be placed: ring places or spaces, none for an upgrade, which has one only."""
    places = []
    for choice in choices:
        if choice["aim"][0] != "t" and choice["aim"] not in places:
            places.append(choice["aim"])
    return places


def most_of(places, prompt):
    """Return the points that the best of these places bring; None where all bring the same."""
    points = [prompt["pays"].get(place, 0) for place in places]
    return max(points) if len(set(points)) > 1 else None


class CraneTable(Table):
    """One table of Crown and Crane on the page. It knows no rule."""

    sign_file = FILE
    has_advice = has_review = has_share = True

    def __init__(self):
        super().__init__()
        self.kinds = {}  # the possible choices of the question, by their kinds
        self.places = []  # the places that the tile can have
        self.most = None  # the points of the best of them; None where all bring the same
        self.tab = "crane"
        self.wide = False  # whether there is room for all boards at once
        self.owner = None  # the seat whose boards are looked at, None for one's own
        self.place, self.turn = None, 0
        self.row = None  # the row whose tiles could be refreshed
        self.replaced = []  # the tiles of it that are chosen
        self.changed = []  # the tabs of boards that have changed since they were shown
        self.fresh = []  # where a tile has just come to lie, until the next view
        self.turned = 0  # by how many positions the crane has just moved on
        self.follows = True  # whether the board that others change is shown, until the player chooses one

    def take(self, view):
        """Show a new view, and the board on which something is asked, or the one that others have changed."""
        before = self.view
        changed = [tab for tab in FOLLOWED if before and CHANGES[tab](before) != CHANGES[tab](view)]
        self.changed += [tab for tab in changed if tab in MARKED and tab not in self.changed]
        self.place, self.turn, self.replaced = None, 0, []
        self.fresh = fresh_places(before, view) if before else []
        turned = steps_of_crane(before, view) if before else 0
        self.kinds = kinds_of(view["prompt"])
        self.places = places_of(self.choices_in("at"))
        self.most = most_of(self.places, view["prompt"])
        super().take(view)
        if len(self.places) == 1:
            self.place = self.places[0]
        self.turn = self.best_turn()
        self.recap_open = False  # what others did would hide the next choices
        tab = self.tab
        if view["prompt"]:
            self.owner, self.follows = None, True
            tab = self.board_in_question() or tab
        elif changed and self.follows and not self.wide:
            tab = changed[0]
            self.owner = changed_board(before, view) if tab == "boards" else None
        self.show(tab)
        self.turned = turned
        if self.tray_fixed and self.in_sight(self.tray):
            self.tray_fixed = False
            self.open_tray(None)

    def room(self):
        return [self.roomy, self.wide]

    def fit(self, wide):
        """Show all boards, or once there is no room for them the one on which something is asked."""
        if wide != self.wide:
            self.wide = wide
            if self.view:
                self.show(self.board_in_question() or self.tab)

    def show(self, tab):
        """Show a board, and bring it in sight."""
        self.turned = 0  # a crane that comes back is still
        if self.wide:
            self.reveals = None if tab == self.tab else ".of-" + tab
            self.changed = []
        else:
            self.reveals = None if tab == self.tab else ".bar"
            self.changed = [other for other in self.changed if other != tab]
        self.tab = tab

    def open_board(self, places):
        """Show the board that a lesson speaks of, else the one on which something is asked."""
        tabs = [PLACES[place] for place in places if place in PLACES]
        self.show(tabs[0] if tabs else self.board_in_question() or self.tab)

    def board_in_question(self):
        """The board on which the question is answered; None where that is no board."""
        if self.laying():
            places = self.places
            return "city" if places and places[0][0] == "s" else "boards"
        if self.choices_in("take") or [kind for kind in ROWS if self.choices_in(kind)]:
            return "crane"
        prompt = self.view["prompt"]
        if prompt and prompt["id"] == "ask-perform" and (self.choices_in("mine") or self.choices_in("quarry")):
            return "boards"
        return ASKED_ON.get(prompt["id"], self._board_of_rest()) if prompt else None

    def _board_of_rest(self):
        """The projects where all lies there that is left to do, and moves sideways would lapse with the turn."""
        others = [kind for kind in self.kinds if kind not in SELDOM and LIES_ON.get(kind) != "projects"]
        return "projects" if self.choices_in("sideways") and not others else None

    def open_to(self, tab):
        """Whether something can be done on a board."""
        kinds = self.kinds
        lying = [kind for kind in kinds if kind not in SELDOM and LIES_ON.get(kind) == tab]
        return bool(lying) or (bool(self.laying()) and tab == self.board_in_question())

    def in_sight(self, kind, choice=None):
        """Whether the board is shown on which choices of a kind, or one of them, are tapped."""
        board = LIES_ON.get(kind)
        if kind == "bonus":
            board = self._lies_of_bonus(choice)
        elif (kind == "extra" and [bonus for bonus in self.choices_in("bonus") if bonus["aim"] != "wheel"]) or (
            kind == "arrow" and choice and choice["aim"] != "up"
        ):
            board = None
        if board == "boards" and self.looks_at_others():
            return False
        return board is not None and (self.wide or board == self.tab)

    def is_apart(self):
        """Whether nothing that is asked lies on the board in sight; the panel of a small phone then takes its room."""
        if self.tray:
            return not self.laying()
        for kind in [kind for kind in self.kinds if kind != "refresh"]:
            for choice in self.kinds[kind] if kind in ("bonus", "arrow") else self.kinds[kind][:1]:
                if self.in_sight(kind, choice):
                    return False
        return True

    def _lies_of_bonus(self, choice):
        """The board with the slot or the upgrade whose bonus a choice takes; None where it is not in sight."""
        if choice["aim"] == "wheel":  # below the rows, of which something is chosen, a phone shows a part of the crane
            return "crane" if self.wide or not [kind for kind in ROWS if self.choices_in(kind)] else None
        return "boards" if self.on_top(choice["aim"]) else None

    def decider(self):
        """The seat that is asked something, None if there is none."""
        return next((seat for seat in self.view["seats"] if seat["asked"]), None)

    def looks_at_others(self):
        """Whether the boards that are shown are not those of whoever is asked."""
        seat = self.decider()
        return self.owner is not None and (seat is None or self.owner != seat["seat"])

    def on_top(self, tile):
        """The place where a tile lies on the board of whoever is asked, if no other lies on it."""
        board = self.decider()["board"]
        return next((place for place in board if board[place][-1]["tile"] == tile), None)

    def head_of(self, choice):
        """The head of a group of choices; the answers to a question have none."""
        return HEADS.get(choice["group"])

    @property
    def next_kind(self):
        """The end of the turn, once nothing is left that is often worth doing; None where a plan has the next step."""
        return None if self.follows_plan or [kind for kind in self.kinds if kind not in SELDOM] else "end"

    @property
    def follows_plan(self):
        """Whether the strip above the question has the next step of a plan: of two gold buttons one would mislead."""
        return bool(self.advice and self.advice.plan)

    def choices_in(self, kind):
        """The possible choices of a kind."""
        return self.kinds.get(kind, [])

    def at_tap(self, kind, aim):
        """The only choice of a kind with an aim, which a tap on the thing makes; None where there are several."""
        fits = [choice for choice in self.choices_in(kind) if choice["aim"] == aim]
        return fits[0] if len(fits) == 1 else None

    def tray_of(self, choice):
        """In trays are places and lists of what can be done."""
        return choice["kind"] if choice["kind"] in LISTS and choice["enabled"] else None

    def at_once(self, prompt):
        """Whether a place or one tile is all that is asked for."""
        return len(self.groups) == 1 and not [choice for choice in self.plain if choice["enabled"]]

    def named_at_once(self, open_to):
        """A few choices that lie nowhere are buttons of their own, unless there are many others; tiles are in trays."""
        if not open_to or len(open_to) > NOWHERE.get(open_to[0]["kind"], 0):
            return False
        others = [1 for each in self.plain if each["enabled"] and not self.in_sight(each["kind"], each)]
        others += [1 for kind, each in self.groups if each[0]["enabled"] and not self.in_sight(kind)]
        return len(open_to) + len(others) - 1 <= MOST_BUTTONS

    # --- placing a tile

    def laying(self):
        """The tile that is placed now, or None."""
        prompt = self.view["prompt"]
        return prompt["laying"] if prompt else None

    def turns(self):
        """The turns that the tile can have at the marked place."""
        words = [choice["move"].split() for choice in self.choices_in("at")]
        return [int(each[-1][1:]) for each in words if len(each) == 2 or each[1] == self.place]

    def best_turn(self):
        """The turn with which most meets at the marked place (docs/praga/page.md); the first one where none is told."""
        here = [choice for choice in self.choices_in("at") if choice["aim"][0] == "t" or choice["aim"] == self.place]
        best = [choice for choice in here if choice.get("best")] or here
        return int(best[0]["move"].split(" ")[-1][1:]) if best else 0

    def move(self):
        """The move that lays the tile as it is shown; None before a place is marked."""
        upgrade = not self.places
        if self.place is None and not upgrade:
            return None
        return "at t%d" % self.turn if upgrade else "at %s t%d" % (self.place, self.turn)

    def move_on_board(self):
        return self.move() if self.tray == "at" else None

    def mark_place(self, place):
        """Mark a place, where the tile lies as most of it meets."""
        if self.place is None:
            self.decisions += 1  # the button that places it comes under the finger: as good as a new question
        self.place = place
        self.turn = self.best_turn()

    def take_advice(self, option):
        """Show the tile where a hint or the plan that is followed lays it."""
        words = option["move"].split(" ")
        if words[0] != "at" or not [choice for choice in self.choices_in("at") if choice["move"] == option["move"]]:
            return
        if len(words) > 2:
            self.mark_place(words[1])
        self.turn = int(words[-1][1:])

    # --- how its choices are drawn

    def draw_tray(self):
        """Draw the open tray."""
        return loaded("boards").draw_tray(self)

    def panel_css(self):
        return (" placing" if self.tray == "at" else "") + (self.advice.panel_css() if self.advice else "")

    def draw_undo_turn(self):
        if self.tray or self.view["can"]["undo"] is not True:
            return None
        return button("undo-turn", "", "plain", icon("undo-turn", FILE), hidden(say("undo-turn")), key="undo-turn")

    def fold(self, reasons):
        """Fold the reasons away: a turn of free order has too many for a phone."""
        if not reasons:
            return None
        return el("details", {"class": "folded", "key": "folded"}, el("summary", None, say("not-possible")), reasons)

    def sign_of(self, kind):
        """The sign of a kind of choice."""
        return SIGNS.get(kind, action_sign(kind)) if kind not in ("end", "keep", "pass", "at", "bonus") else None

    def sign_of_choice(self, choice):
        """The sign of the action that is bought, else that of its kind."""
        return action_sign(choice["aim"]) if choice["kind"] == "extra" else self.sign_of(choice["kind"])

    def draw_cost(self, choice):
        """Draw what a choice brings, now and at the end."""
        return loaded("boards").draw_note(choice)

    def left(self):
        """List what would lapse when the turn is ended, though it costs nothing (P15.27)."""
        ends = self.choices_in("end")
        kinds = []
        for move in ends[0]["asks_again"] if ends else []:
            kind = move.split()[0]
            if kind not in kinds:
                kinds.append(kind)
        return kinds


class CraneWording(story.Wording):
    """The story of a table of Crown and Crane."""

    folds = True

    def line(self, line, words):
        """The words of a line; where it speaks of a place they are a button that shows it."""
        return loaded("boards").line_to_place(line, words)

    def sign(self, line):
        """The sign of a line that hits the viewer."""
        return "flag"

    def acting(self, view, who):
        """Name the current player."""
        return say("waiting-turn", player=who["name"])


story.wording[0] = CraneWording()
