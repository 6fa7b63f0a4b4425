"""The state of the page at a table of Citadels: what its trays point at, their steps, and the end of a turn."""

import wording  # noqa: F401 - words the story
from aims import at_once, in_steps, lay_out
from pieces import coins, districts, face, help_of, of_choice
from table import Table
from tray import tray
from ui import el, icon, say

BEGINNER = "newcomer"  # the bot of the first games


class CitadelsTable(Table):
    """One table of Citadels on the page. It knows no rule."""

    first_kinds = ("gold", "draw", "thank")
    last_kinds = ("end", "pass")
    has_advice = has_review = has_share = True

    def __init__(self):
        super().__init__()
        self.path = []  # the aims of the steps that have been taken in a tray of several
        self.doubted = (
            None  # the move that names a character whom nobody has, if the reader was asked whether it is meant
        )
        self.building = self.built_now = False  # a card in hand was tapped to build it; the view that shows it built

    def take(self, view):
        """Show a new view; close what was opened for the last question."""
        self.building, self.built_now = False, self.building
        self.doubted = None
        super().take(view)

    def choices_of(self, prompt):
        """The choices that point at nothing, and those that do by their kinds."""
        return lay_out(prompt)

    def at_once(self, prompt):
        """Whether the question has one kind of answer."""
        return at_once(prompt, self.groups)

    # --- how its choices are drawn

    def draw_tray(self):
        """Draw the open tray."""
        return tray(self)

    def sign_of(self, kind):
        """The sign that a card declares for a kind of choice."""
        return of_choice(kind, "sign")

    def draw_cost(self, choice):
        """Draw what a choice costs, in coins."""
        return coins(choice["cost"]) if choice.get("cost") else None

    def label_off(self, choice):
        """Name a choice that is not possible; the income has no amount."""
        return say("group-income") if choice["kind"] == "income" else super().label_off(choice)

    def is_used(self, why):
        """Whether a choice was made already, or as many districts were built as may be; not where none may be."""
        return super().is_used(why) or (why["id"] == "why-build-limit" and why["args"]["count"] > 0)

    def named_in_vain(self, move):
        """The characters that a move names though they lie face up, so that nobody has them."""
        names, up = move.split(" ")[1:], self.view["centre"]["aside"]["up"]
        return [name for name in names if name in up] if self.view["phase"] == "turn" else []

    def is_for_beginners(self):
        """Whether a coach from the lessons is here, or a bot that plays as newcomers do."""
        return bool(self.guide or [seat for seat in self.view["seats"] if seat["bot"] == BEGINNER])

    def draw_doubt(self):
        """Draw the question whether a character is meant whom nobody has."""
        if not self.doubted:
            return None
        words = say("face-up-sure", roles=self.named_in_vain(self.doubted))
        return el("p", {"class": "still", "role": "status", "key": "doubt"}, icon("flag"), words)

    def in_question(self):
        """The district that the question is about, where the choices say nothing but yes or no."""
        cards = [choice for choice in self.plain if choice["card"] and of_choice(choice["kind"], "place") == "asked"]
        if not cards:
            return None
        card = self.card(cards[0])
        rule = say(help_of("card", card["card"])) if card["kind"] == "special" else None
        drawn = face(card, "about", "card", card["card"])
        return el("div", {"class": "in-question", "key": "about"}, drawn, el("p", None, rule))

    # --- what is open

    def open_tray(self, kind):
        """Open the tray of a kind of choice, at its first step, or close it."""
        super().open_tray(kind)
        self.path, self.doubted = [], None
        self.begin_steps()

    def left(self):
        """The kinds of choice that are possible and free, and may have been forgotten when the turn is ended.

        Nobody forgets what costs a card, a district or gold (`priced`).
        """
        plain = [choice["kind"] for choice in self.plain if choice["enabled"] and choice["kind"] not in ("end", "pass")]
        groups = [kind for kind, choices in self.groups if [choice for choice in choices if choice["enabled"]]]
        return [kind for kind in plain + groups if not of_choice(kind, "priced")]

    def aims(self, prefix):
        """The aims of the open tray's possible choices that begin like this."""
        steps = self.stepping()
        if steps:
            return [aim for aim in steps.aims() if aim.startswith(prefix)]
        return [
            choice["aim"] for choice in self.tray_choices() if choice["enabled"] and choice["aim"].startswith(prefix)
        ]

    def pointed(self, aim):
        """Whether a thing is selected, marked, or was pointed at in a step before."""
        steps = self.stepping()
        return self.selected == aim or bool(steps and steps.pointed(aim))

    def stepping(self):
        """Return the form for the choices of the open tray in several steps; None where each is asked for at once."""
        if in_steps and [choice for choice in self.tray_choices() if choice.get("path")]:
            return in_steps[0](self)
        return None

    def begin_steps(self):
        """Go to the first step in which there is something to choose from."""
        steps = self.stepping()
        if steps:
            steps.pass_single()

    def ready_hand(self):
        """The cards in hand that can be built now."""
        return [build["card"] for build in self._builds()]

    def build_of(self, card):
        """The move that builds a card in hand; None if it cannot be built, or in several ways."""
        moves = [
            build["move"] for build in self._builds() if build["card"] == card and len(build.get("path") or "1") == 1
        ]
        return moves[0] if len(moves) == 1 else None

    def _builds(self):
        """The possible choices of the kind that builds from the hand."""
        return [choice for kind, choices in self.groups if kind == "build" for choice in choices if choice["enabled"]]

    def matching(self, aim):
        """All choices with this aim, but for those that take several steps."""
        return [choice for choice in super().matching(aim) if len(choice.get("path") or "1") == 1]

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
