"""A puzzle of an author's: a question at a moment of a game, the moves that answer it, and why."""

import json

import sheets
from ui import button, el, icon, say, stage

BETWEEN = "|"  # stands between the moves that are right


class Puzzle:
    """Beside the table (`Table.guide`) until a move is chosen: it is compared, and played only if the reader wants.

    `page` is where the table is, `address` has the author's texts, and `request` begins the moment.
    """

    lesson = None

    def __init__(self, page, address, request):
        self.page = page
        self.asked, self.because = address["question"], address["because"]
        self.answers = [move.strip() for move in address["answer"].split(BETWEEN) if move.strip()]
        self.wanted = request
        self.tried = None  # the move that was chosen last
        self.solved = False  # whether the answer may be read

    # --- what a table asks of its guide

    def request(self):
        """Return the request to a new engine."""
        return self.wanted

    def takes(self, move):
        """Compare a move; None is played before the reader has read what came of it."""
        if not self.answers:
            self.page.play.table.guide = None
            return True
        self.tried, self.solved = move, move in self.answers
        self.page.open_sheet(self.verdict)
        stage.focus("#sheet-title")
        stage.say(json.dumps([self.title()]))
        return False

    def drawn(self):
        """Point at nothing."""

    def holds(self):
        """Let the game go on."""
        return False

    def panel(self, content):
        """The panel with the question above the choices."""
        if not self.page.play.view["prompt"]:
            return content
        line = button("puzzle-question", "", "puzzle-line", icon("help"), el("span", None, self.asked))
        kids = [el("div", {"class": "guide", "key": "puzzle"}, line)]
        kids.extend(content)
        return kids

    # --- what is tapped

    def question(self, _):
        """Show the whole question."""
        self.page.open_sheet(
            lambda: sheets.frame(
                say("puzzle"),
                el("p", {"class": "question"}, self.asked),
                el(
                    "div",
                    {"class": "choices"},
                    button("close-sheet", "", "choice main", el("span", None, say("puzzle-look"))),
                    self._reveal(),
                    button("puzzle-leave", "", "choice", el("span", None, say("puzzle-leave"))),
                ),
            )
        )

    def _reveal(self):
        """The button that shows the answer; None where it may be read already, or there is none."""
        if self.solved or not self.answers:
            return None
        return button("puzzle-show", "", "choice", el("span", None, say("puzzle-show")))

    def show(self, _):
        """Show the answer, before a move was tried beside the question alone."""
        self.solved = True
        self.page.open_sheet(self.verdict if self.tried else self.answer)

    def answer(self):
        """Draw the question and its answer."""
        look = button("close-sheet", "", "choice main", el("span", None, say("puzzle-look")))
        question = el("p", {"class": "question"}, self.asked)
        return sheets.frame(
            say("puzzle"), question, self._answer(False), el("div", {"class": "choices"}, look), css="puzzle-sheet"
        )

    def on(self, move):
        """Play on with a move."""
        self.page.play.table.guide = None
        return self.page.act("choose", move, "")

    def leave(self, _):
        """Play on without the question."""
        self.page.play.table.guide = None
        self.page.close_sheet()
        self.page.play.draw()

    # --- what is shown

    def title(self):
        """Whether the move that was chosen is the author's."""
        return say("puzzle-right" if self.tried in self.answers else "puzzle-other")

    def verdict(self):
        """Draw what came of the move, and the ways on."""
        right = self.tried in self.answers
        again = button("close-sheet", "", "choice main", el("span", None, say("puzzle-again")))
        goes_on = say("puzzle-on" if right else "puzzle-on-so")
        return sheets.frame(
            self.title(),
            el("p", {"class": "question"}, self.asked),
            el("p", {"key": "tried"}, say("puzzle-tried", move=self.words(self.tried))),
            self._answer(right) if self.solved else None,
            el(
                "div",
                {"class": "choices"},
                None if right else again,
                self._reveal(),
                button("puzzle-on", self.tried, "choice main" if right else "choice", el("span", None, goes_on)),
            ),
            css="puzzle-sheet",
        )

    def _answer(self, right):
        """The author's answer, and why."""
        moves = [self.words(move) for move in self.answers]
        return el(
            "div",
            {"key": "answer", "role": "status"},
            None if right and len(moves) == 1 else el("p", None, say("puzzle-answer", moves=moves)),
            el("p", {"class": "because"}, self.because) if self.because else None,
        )

    def words(self, move):
        """A move as the choice says it, as a message; as the notation writes it where no choice is it alone."""
        prompt = self.page.play.view["prompt"]
        for choice in prompt["choices"] if prompt else []:
            if choice["move"] == move:
                return say(choice["id"], **choice["args"])
        return move
