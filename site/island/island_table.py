"""The state of the page at a table of the island: the place that is selected, and what is filled in."""

import story
from cards import BUILT, RESOURCES, cost, costs
from portraits import face_of
from story import new_lines
from table import Table
from ui import button, el, hidden, icon, loaded, say

TURNS = ("prompt-turn", "prompt-roll")
THEFTS = ("steal", "steal-own", "monopoly")  # lines of the story that hit somebody
ON_BOARD = ("settle", "road", "city", "robber")
PLAYS = ("play-knight", "play-roads")  # cards that are played without a form
ANSWERS = ("accept", "refuse", "bid", "confirm", "withdraw")
TRADES = ("offer", "bank", "bid")  # the trays in which a trade is filled in
SIGNS = {
    "roll": "dice", "end": "flag", "buy": "development", "bank": "bank", "offer": "trade", "bid": "trade",
    "accept": "check", "refuse": "close", "withdraw": "close", "confirm": "trade", "steal": "robber",
}  # fmt: skip

KEYS = {"road": "R", "settle": "S", "city": "C", "buy": "D", "roll": "Space", "end": "Space"}
MOST = 2  # more new pieces than these nobody follows: the table has leapt


def pieces_of(view):
    """The places of all pieces of the players."""
    lists = [seat[kind] for seat in view["seats"] for kind in ("settlements", "cities", "roads")]
    return [(at % 3, place) for at, places in enumerate(lists) for place in places]


class IslandTable(Table):
    """One table of the island on the page. It knows no rule."""

    first_kinds = ("roll", "accept", "confirm")
    first_main = False
    drawn_apart = BUILT + ANSWERS
    has_advice = has_review = has_share = has_outline = True

    def __init__(self):
        super().__init__()
        self.draft = None
        self.more = False  # the switches behind the dots are shown
        self.fresh = []  # the places of the pieces that have just been built
        self.outline = None  # the module with the island in words, once its chapter is loaded
        self.thrown = False  # whether the dice have just been thrown
        self.advised = None  # what a hint has advised at this view
        self.gain_words = {}  # who gains what by a number, as far as it was asked for at this view
        self.turn, self.plays = None, []  # a turn, and the kinds of cards that could be played in it so far

    def take(self, view):
        """Show a new view, and mark what is new on the board until the next."""
        known = pieces_of(self.view) if self.view else None
        built = [] if known is None else [place for kind, place in pieces_of(view) if (kind, place) not in known]
        self.fresh = built if len(built) <= MOST and not view["result"] else []
        self.gain_words, self.advised = {}, None
        self.thrown = bool([entry for entry in view.get("news", ()) if entry["id"] == "roll"])
        self.more = self.recap_open = False  # what others did lies over the island, where the next question may point
        super().take(view)
        self._note_plays()

    def _note_plays(self):
        """Note the kinds of cards that can be played, whose buttons stay where they are until the turn ends."""
        view = self.view
        if not view["prompt"] or view["prompt"]["id"] not in TURNS:
            return
        turn = (view["round"], view["viewer"])
        if self.turn != turn:
            self.turn, self.plays = turn, []
        kinds = [choice["kind"] for choice in self.plain if choice["enabled"]] + [kind for kind, _ in self.groups]
        self.plays += [kind for kind in kinds if kind.startswith("play-") and kind not in self.plays]

    def slots(self):
        """In one's turn: the cards that can be played in it, then the throw, or trade and the end of the turn."""
        prompt = self.view["prompt"]["id"]
        if self.view["mine"] is None or prompt not in TURNS:
            return []
        plays = [(kind,) for kind in self.plays]
        return plays + ([("roll",)] if prompt == "prompt-roll" else [("offer", "bank"), ("end",)])

    def slot_name(self, kind):
        return say("choice-" + kind) if kind in PLAYS else super().slot_name(kind)

    def take_advice(self, option):
        self.advised = option
        if self.tray == "discard" and self.draft and option["kind"] == "discard":
            self.draft.fill(option["move"])

    def advised_places(self):
        """The places on the board that a hint advises, each with the kind of what is done there."""
        if not self.advised or not self.view["prompt"]:
            return []
        move, places = self.advised["move"], []
        for kind, choices in self.groups:
            if kind in ON_BOARD:
                places += [(kind, choice["aim"]) for choice in choices if choice["move"] == move]
        return places

    @property
    def next_step(self):
        """The kind of the sensible next step and the seat that it names: a hint's, else the engine's; None if unclear.

        A lesson says itself what is next.
        """
        prompt = self.view["prompt"]
        return None if not prompt or self.in_lesson() else self.advised or prompt.get("next")

    @property
    def next_kind(self):
        """The kind of choice that is the next step, which is gold (site/css/base.css): its tray for a trade."""
        kind = self.next_step["kind"] if self.next_step else None
        return self.trade_kind() if kind in ("bank", "offer") else kind

    def is_next(self, choice):
        """Whether a choice is the next step; of several victims the one that it names."""
        step = self.next_step
        return super().is_next(choice) and (choice["kind"] != "steal" or step["seat"] == choice["seat"])

    def main(self, kind, seat=None):
        """The class of a choice, by whether it is the next step."""
        step = self.next_step
        return "main" if step and step["kind"] == kind and step["seat"] == seat else ""

    def choices_of(self, prompt):
        """Trades with the bank are filled in together with offers, where both are possible."""
        plain, groups = super().choices_of(prompt)
        possible = [kind for kind, choices in groups if choices[0]["enabled"]]
        if "offer" in possible and "bank" in possible:
            banks = dict(groups)["bank"]
            others = [group for group in groups if group[0] != "bank"]
            groups = [(kind, banks + choices if kind == "offer" else choices) for kind, choices in others]
        return plain, groups

    def trade_kind(self):
        """The tray in which a trade can be filled in now; None if there is none."""
        for kind, choices in self.groups:
            if kind in TRADES and choices[0]["enabled"]:
                return kind
        return None

    @property
    def trade(self):
        """The trade that is being filled in; None if there is none."""
        return self.draft if self.tray in TRADES else None

    @property
    def giving(self):
        """Return the form that taps on the hand fill in: a trade, or a discard; None if neither is open."""
        return self.draft if self.tray in TRADES or self.tray == "discard" else None

    def tray_of(self, choice):
        """In trays are places, lists of cards and forms."""
        return choice["kind"] if choice["aim"] is not None or choice["form"] else None

    def at_once(self, prompt):
        """Whether a place, or what is filled in, is all that is asked for."""
        return len(self.groups) == 1 and not [choice for choice in self.plain if choice["enabled"]]

    def open_tray(self, kind):
        """Open the tray of a kind of choice, or close it; a form begins empty."""
        super().open_tray(kind)
        if kind in TRADES:
            self.draft = loaded("trade_form").begin(self.tray_choices(), self.view["mine"], kind)
            return
        forms = [choice["form"] for choice in self.tray_choices() if choice["form"]]
        self.draft = loaded("forms").Draft(forms[0]) if forms else None
        if self.draft and self.draft.form["kind"] == "counts":
            self.draft.suggest()

    def named_at_once(self, open_to):
        """A place is always looked at first, and a form filled in."""
        return False

    def board_kind(self):
        """The kind of the piece that is being placed; None if none is."""
        return self.tray if self.tray in ON_BOARD else None

    def board_aims(self):
        """The places that can be tapped now: those of the open tray; while none is open, of all that can be built."""
        open_to = [choices for kind, choices in self.groups if kind in ON_BOARD and self.tray in (kind, None)]
        return [choice["aim"] for choices in open_to for choice in choices]

    def ranked_aims(self):
        """The places that can be tapped now, the best in 36 throws first; others as the engine lists them.

        That is what a corner brings, and what the robber's hex costs rivals more than the viewer.
        """
        open_to = [choices for kind, choices in self.groups if kind in ON_BOARD and self.tray in (kind, None)]
        listed = [choice for choices in open_to for choice in choices]
        # MicroPython's `sorted` mixes up what is equal.
        worths = [choice.get("blocks", choice["args"]["place"]["args"].get("pips", 0)) for choice in listed]
        ranks = [(-worth, at) for at, worth in enumerate(worths)]
        return [listed[at]["aim"] for _, at in sorted(ranks)]

    def kind_at(self, aim):
        """The kind of what can be built at a place; None if nothing can."""
        for kind, choices in self.groups:
            if kind in ON_BOARD and [each for each in choices if each["aim"] == aim]:
                return kind
        return None

    def hits(self):
        """The corners with a building at the hex that is selected for the robber."""
        chosen = self.matching(self.selected)[:1] if self.selected and self.board_kind() == "robber" else []
        return chosen[0]["hits"] if chosen else []

    def gains(self, number):
        """Word who gets which cards when a number is thrown, as a message."""
        if number not in self.gain_words:
            self.gain_words[number] = self._gains(number)
        return self.gain_words[number]

    def _gains(self, number):
        rows = []
        for gain in self.view["gains"][str(number)]:
            cards = [say("cards-" + kind, count=gain["cards"][kind]) for kind in RESOURCES if kind in gain["cards"]]
            own = gain["seat"] == self.view["viewer"]
            rows.append(say("gains-own" if own else "gains-of", player=self.name_of(gain["seat"]), cards=cards))
        return say("gains", number=number, gains=rows) if rows else say("gains-none", number=number)

    # --- how its choices are drawn

    def draw_own(self):
        """Draw the hand and what else is the viewer's own."""
        return loaded("details").draw_own(self)

    def draw_tray(self):
        """Draw the open tray."""
        return loaded("details").draw_tray(self)

    def key_of(self, kind):
        return KEYS.get(kind)

    def sign_of(self, kind):
        """The sign of a kind of choice."""
        return kind[5:] if kind.startswith("play-") else SIGNS.get(kind, kind)

    sign_file = "island"

    def draw_sign(self, choice):
        """Draw the sign of a choice, or the face of the victim."""
        if choice["kind"] == "steal":
            return face_of(choice["seat"], self.name_of(choice["seat"]))
        return super().draw_sign(choice)

    def draw_cost(self, choice):
        """Draw what a choice costs, or the points of the victim that are in sight."""
        if choice["kind"] == "steal":
            points = self.view["seats"][choice["seat"]]["points"]
            number, words = el("b", {"aria-hidden": "true"}, points), hidden(", ", say("victim-points", count=points))
            return el("span", {"class": "cost"}, icon("star", "island"), number, words)
        return self.draw_price(choice["kind"])

    def draw_price(self, kind):
        """Draw what all choices of a kind cost."""
        mine = self.view["mine"]
        return cost(kind, mine["hand"] if mine else None) if kind in costs and self.view["phase"] == "turn" else None

    def is_used(self, why):
        """Before the throw a tap alone says that the dice are thrown first."""
        return why["id"] == "why-throw-first" or super().is_used(why)

    def in_question(self):
        """List what can be built or bought in one's turn, each with its cost."""
        if self.view["prompt"]["id"] in ("prompt-answer", "prompt-choose"):
            return loaded("offers").draw(self)
        if self.view["mine"] is None or self.view["prompt"]["id"] not in TURNS:
            return None
        # Before a throw nothing can be built: what the others did has the place, or the one below where there is room.
        digest = loaded("digest").draw(self.view) if self._reads() else None
        if digest and not self.roomy:
            return digest
        row = el("div", {"class": "build-row", "key": "build-row"}, *[self._build_button(kind) for kind in BUILT])
        return el("div", {"class": "below", "key": "below"}, row, digest) if digest else row

    def _reads(self):
        """Whether what the others did stands before the throw, turn by turn."""
        prompt = self.view["prompt"]
        return self.outline and not self.in_lesson() and bool(prompt) and prompt["id"] == "prompt-roll"

    def draw_latest(self):
        """Draw the newest lines by signs, beside the log too: they are where the eye is."""
        if not self.outline or self.in_lesson():
            return super().draw_latest()
        if self._reads() and loaded("digest").draw(self.view):
            return None
        listed = [(block, line) for block, lines in new_lines(self.view, self.reading) for line in lines]
        return loaded("tidings").draw(self.view, listed)

    def shows_news(self):
        """Whether the news stand above the choices: not over a tray, nor over an offer, which they would repeat."""
        if self.recap_open:  # it lies over the sea
            return True
        return self.tray_fixed or (not self.tray and self.view["prompt"]["id"] != "prompt-answer")

    def shows_hits(self):
        """Whether what was done to the reader stands above the choices: until they have thrown the dice."""
        return self.view["prompt"]["id"] != "prompt-turn"

    def tray_title(self):
        """Word the purpose of the open tray; a trade that is filled in, in words."""
        return (self.giving and self.giving.title()) or super().tray_title()

    def _build_button(self, kind):
        choices = dict(self.groups).get(kind) or [choice for choice in self.plain if choice["kind"] == kind]
        sign, price = icon(self.sign_of(kind), "island"), cost(kind, self.view["mine"]["hand"])
        name = el("span", {"class": "build-name"}, say("price-" + kind))
        more = {"key": kind, "aria_keyshortcuts": KEYS[kind]}
        if choices and choices[0]["enabled"]:
            do, arg = ("choose", choices[0]["move"]) if kind == "buy" else ("tray", kind)
            css = "build main" if kind == self.next_kind else "build"
            return button(do, arg, css, sign, name, price, **more)
        why = choices[0]["why_not"] if choices else None
        reason = hidden(say(why["id"], **why["args"])) if why else None
        more["aria_disabled"] = "true"
        return button("why-not", kind, "build off", sign, name, price, reason, **more)

    def left(self):
        """List what may have been forgotten when the turn is ended: building, for which the cards are there."""
        return [kind for kind, choices in self.groups if kind in ("settle", "city") and choices[0]["enabled"]]


class IslandWording(story.Wording):
    """The story of a table of the island."""

    def sign(self, line):
        """The sign of a line that hits the viewer."""
        return "pouch" if line["id"][4:] in THEFTS else "flag"

    def acting(self, view, who):
        """Name the current player: who places, answers or plays."""
        return say("waiting-place" if view["phase"] == "place" else "waiting-turn", player=who["name"])


story.wording[0] = IslandWording()
