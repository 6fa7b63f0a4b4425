"""The state of the page between two answers: the view, and what the reader has opened and marked."""

from reading import Reading
from story import latest
from ui import SIGNS, icon, say


class Table:
    """One table on the page: the engine's view, and what the reader opened in it. It knows no rule."""

    first_kinds = ()  # the kinds of choice that stand first
    first_main = True  # whether those are the main ones
    last_kinds = ("end",)  # those that stand last
    next_kind = None  # the kind of choice that is the sensible next step of a turn: highlighted where it stands
    sign_file = SIGNS  # the file with the signs of its choices
    has_outline = False  # whether the log's chapter brings words for what the table shows as a drawing
    drawn_apart = ()  # the kinds of choice that `in_question` draws
    has_advice = False  # whether a hint can be asked for
    has_share = False  # whether a game can be shared
    has_review = False  # whether its decisions can be reviewed after the end
    deals = True  # whether the engine is on this device, and not on another, to which the page is connected

    def __init__(self):
        self.view = None
        self.plain, self.groups = [], []
        self.tray = None  # the kind of choice whose tray is open
        self.tray_fixed = False
        self.selected = None  # the aim that is selected: a word for what a choice points at
        self.marked = []
        self.folds = {}
        self.log = []  # the blocks beside the table, where there is room
        self.earlier = 0  # how many entries were told before those
        self.points = True  # whether the points so far are shown
        self.open_seats = 3  # with up to so many players all of them are unfolded at first
        self.roomy = False  # whether the log has room beside the table
        self.recap_open = False
        self.ending = False  # the player is asked whether to end the turn, with something left to do
        self.reveals = None  # a selector of what is to be in sight once the table is drawn
        self.looking = False  # the question is folded away to look at the table
        self.public = None  # the public view that all at a shared device saw last
        self.caller = None  # draws the panel while a shared device lies in the middle (chapter caller)
        self.reading = Reading()
        self.rushing = False
        self.ticks = 0
        self.decisions = 0  # counts the decisions, so that each has a heading of its own
        self.advice = None  # the plan that is followed here, and what is tried (chapter advice)
        self.again = None  # begins a game again that was entered at a moment (chapter link)
        self.guide = None  # the lesson that is followed here, or the coach (chapter lessons)
        self.pending = None  # it is an opening (opening.py): the engine has not dealt yet
        self.met = []  # drawn below the scene of the result: each rival, and the games with them
        self.remarks = []  # what stands below the result: a rival's words, and what is remembered of one
        self.day = None  # the day whose table it is, if it is a daily game

    def room(self):
        """Return what there is room for on the screen: with it the table is drawn anew."""
        return [self.roomy]

    def move_on_board(self):
        """The move that the board shows, which a button below it makes; None where there is no such button."""

    def take_advice(self, option):
        """Note what a hint has advised at this view."""

    def take(self, view):
        """Show a new view; close what was opened for the last question."""
        before = self.view
        self.view = view
        if view["viewer"] is None:
            self.public = view
        self.ending = self.looking = False
        prompt = view["prompt"]
        same = bool(prompt and before) and before["viewer"] == view["viewer"]
        if same and view["viewer"] is None:
            same = bool(before["prompt"]) and before["prompt"]["seat"] == prompt["seat"]
        self.recap_open = self.recap_open and same  # the next person at the device has a recap of their own
        self.plain, self.groups = self.choices_of(prompt) if prompt else ([], [])
        self.tray_fixed = bool(prompt) and self.at_once(prompt)
        self.open_tray(self.groups[0][0] if self.tray_fixed else None)
        if before is None or prompt or before["prompt"]:
            self.decisions += 1

    def choices_of(self, prompt):
        """(choices that are buttons of their own, [(kind, choices in its tray)]), both in the engine's order.

        A choice in a tray has an `aim`. Where a game has no trays, all are buttons.
        """
        plain, groups, at = [], [], {}
        for choice in prompt["choices"]:
            kind = self.tray_of(choice)
            if kind is None:
                plain.append(choice)
                continue
            if kind not in at:
                at[kind] = []
                groups.append((kind, at[kind]))
            at[kind].append(choice)
        return plain, groups

    def tray_of(self, choice):
        """The kind of tray that a choice is in; None for a button of its own."""

    def at_once(self, prompt):
        """Whether the tray is open from the start, and stays so."""
        return False

    # --- how its choices are drawn

    def draw_own(self):
        """Draw the viewer's own part as the head of the panel, in games that have it there."""

    def draw_tray(self):
        """Draw the open tray."""

    def key_of(self, kind):
        """The key of a kind of choice, as `aria-keyshortcuts` names it; None if it has a number alone."""

    def sign_of(self, kind):
        """The name of the sign of a kind of choice; None if it has none."""

    def sign_of_choice(self, choice):
        """The name of the sign of one choice; None if it has none."""
        return self.sign_of(choice["kind"])

    def draw_sign(self, choice):
        """Draw the sign of a choice that points at nothing; None if it has none."""
        return self.draw_icon(self.sign_of_choice(choice))

    def draw_icon(self, name):
        """Draw one of the game's signs; None without a name."""
        return icon(name, self.sign_file) if name else None

    def is_next(self, choice):
        """Whether a choice is the sensible next step of a turn, or one of its kind."""
        return choice["kind"] == self.next_kind

    def draw_cost(self, choice):
        """Draw what a possible choice costs; None if it costs nothing."""

    def draw_price(self, kind):
        """Draw what each choice of a kind costs, on the button of its tray; None if they differ."""

    def named_at_once(self, open_to):
        """Whether the possible choices of a kind are buttons of their own: a single one that asks for no marks."""
        return len(open_to) == 1 and not open_to[0]["pick"]

    def draw_doubt(self):
        """Draw the question whether a move is meant that was chosen once; None if there is none."""

    def in_sight(self, kind, choice=None):
        """Whether choices of a kind, or one of them, are tapped on a board in sight.

        Their buttons are for keys and readers alone.
        """
        return False

    def head_of(self, choice):
        """The message above the buttons of such choices; None in games whose choices have no heads."""

    def panel_css(self):
        """Return the classes of the panel for what is in it: a style sheet that looked for it would cost time."""
        return ""

    def draw_undo_turn(self):
        """Draw the button that takes a whole turn back, in games that have one."""

    def fold(self, reasons):
        """Draw the reasons against what is not possible now, or None; a game that has many may fold them away."""
        return reasons

    def slots(self):
        """List the buttons that keep their places at this question, each by the kinds of choice that it may be for.

        Where none of these is possible, the button is grey.
        """
        return []

    def slot_name(self, kind):
        """Name the button of a kind of choice while that is not possible, as a message."""
        return say("group-" + kind)

    def why_not(self, kind):
        """The reason against a kind of choice, as a message; None if there is none."""
        reasons = [choice["why_not"] for choice in self.plain if choice["kind"] == kind]
        return reasons[0] if reasons else None

    def label_off(self, choice):
        """Name a choice that is not possible, as a message."""
        return say(choice["id"], **choice["args"])

    def is_used(self, why):
        """Whether a reason against a choice is that it was made already, which needs no words."""
        return why["id"] == "why-used"

    def shows_hits(self):
        """Whether what was done to the reader stands above the choices."""
        return True

    def draw_latest(self):
        """Draw the newest lines of the story; None where the log beside the table has them."""
        return None if self.roomy else latest(self.view, self.reading)

    def shows_news(self):
        """Whether the news stand above the choices."""
        return True

    def tray_title(self):
        """Word the purpose of the open tray, as a message."""
        return say("group-" + self.tray)

    def in_question(self):
        """Draw what stands above the choices; None where they say all."""

    def open_board(self, places):
        """Show the board with these places, which a lesson speaks of, in games that do not show all at once."""

    def left(self):
        """The kinds of choice that may have been forgotten when the turn is ended."""
        return []

    # --- what is open

    def open_tray(self, kind):
        """Open the tray of a kind of choice, or close it; nothing in it is selected or marked yet."""
        self.tray, self.selected, self.marked = kind, None, []

    def tray_choices(self):
        for kind, choices in self.groups:
            if kind == self.tray:
                return choices
        return []

    def matching(self, aim):
        """All choices with this aim."""
        return [choice for _, choices in self.groups for choice in choices if choice["aim"] == aim]

    def in_lesson(self):
        """Whether a lesson is followed here, which says itself what is asked and what happened."""
        return bool(self.guide and self.guide.lesson)

    def name_of(self, seat):
        return self.view["seats"][seat]["name"]

    def unfolded(self, seat):
        """Whether all of a seat is shown: as the reader left it, else if there is room."""
        if seat in self.folds:
            return self.folds[seat]
        return self.roomy or len(self.view["seats"]) <= self.open_seats
