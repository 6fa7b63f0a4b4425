"""A challenge: a position that is played freely, alone, with a goal within some turns; afterwards a solution.

It is the table's `Table.guide` in the place of a lesson. What counts are lines of the engine's sheet of points.
"""

import json

from decision import undo
from pointing import point
from progress import note
from ui import button, el, hidden, icon, say, stage


class Challenge:
    """One challenge that is played; `page` is where, `after` the name of the next one, None after the last."""

    def __init__(self, page, challenge, after):
        self.page, self.lesson, self.after = page, challenge, after
        self.announced = False  # whether it was said how it ended

    def request(self):
        """The request that begins it."""
        challenge = self.lesson
        seat = {"seat": 0, "bot": challenge["bot"]}
        return dict(seat, do="lesson", record=challenge["record"], at=0, practice=True)

    # --- where it stands

    def points(self):
        """The points so far that count."""
        score = self.page.play.view["score_now"]
        at = [number for number, line in enumerate(score["lines"]) if line in self.lesson["lines"]]
        return sum([score["points"][0][number] for number in at])

    def turns_left(self):
        """The turns that are left, the present one included."""
        view = self.page.play.view
        return 0 if view["result"] else self.lesson["turn"] + self.lesson["turns"] - view["turn"]

    def solved(self):
        """Whether the goal is reached."""
        return self.points() >= self.lesson["points"]

    def over(self):
        """Whether it is solved, or no turn is left."""
        return self.solved() or self.turns_left() < 1

    # --- what the page asks

    def takes(self, move):
        """Any move is taken until it is over."""
        return not self.over()

    def waits(self):
        """Nothing waits to be read."""
        return False

    def drawn(self):
        """Point at nothing."""
        point([])

    def holds(self):
        """Whether the game waits: nothing goes on after the end. Say how it ended."""
        over = self.over()
        if over and not self.announced:
            self.announced = True
            if self.solved():
                note("challenge-" + self.lesson["name"], 0, True)
            self.page.play.draw()
            stage.say(json.dumps([self._verdict()]))
            stage.focus("#decision-title")
        return over

    def panel(self, content):
        """The goal and how far it is above the choices; at the end the verdict and the solution in their place."""
        if self.over():
            return [el("div", {"class": "guide", "key": "guide"}, self._bar(), *self._end())]
        goal = el("p", {"class": "caption", "id": "caption", "key": "goal"}, say(self._id() + ".goal"))
        panel = [el("div", {"class": "guide", "key": "guide"}, self._bar(), goal)]
        panel.extend(content)
        panel.append(_again("plain again", el("span", None, say("challenge-again"))))
        return panel

    def _id(self):
        return "challenge-" + self.lesson["name"]

    def _bar(self):
        """One step back, its name, how far it is, and out of it."""
        far = say("challenge-far", points=self.points(), goal=self.lesson["points"])
        left = say("challenge-left", count=max(0, self.turns_left()))
        return el(
            "div",
            {"class": "guide-bar", "key": "bar"},
            undo(self.page.play.table),
            el("p", None, say(self._id()), " ", el("span", {"class": "far"}, far, " · ", left)),
            button("lesson-leave", "", "plain", icon("close"), hidden(say("lesson-leave"))),
        )

    def _verdict(self):
        return say("challenge-solved" if self.solved() else "challenge-missed", points=self.points())

    def _end(self):
        """The verdict, what comes next, and the solution, folded until it is solved."""
        solved = self.solved()
        head = {"id": "decision-title", "class": "caption", "tabindex": "-1", "key": "end", "data-decision": "end"}
        again = _again("choice wide" + ("" if solved else " main"), el("span", None, say("challenge-again")))
        following = None
        if self.after:
            label = el("span", None, say("lesson-chapter-next", title=say("challenge-" + self.after)))
            following = button("challenge", self.after, "choice wide" + (" main" if solved else ""), label)
        to_list = button("lesson-leave", "", "choice wide", el("span", None, say("lesson-list")))
        buttons = [following, again, to_list] if solved else [again, following, to_list]
        steps = [_step(number, step) for number, step in enumerate(self.lesson["steps"])]
        summary = el("summary", None, say("challenge-solution"))
        return [
            el("h2", head, self._verdict()),
            el("div", {"class": "choices", "key": "on"}, *buttons),
            el("details", {"class": "solution", "key": "solution", "open": solved}, summary, el("ol", None, *steps)),
        ]


def _again(css, *kids):
    return button("challenge-again", "", css, *kids)


def _step(number, step):
    css = "last" if step.get("end") else None  # the turn ends with it
    note = step.get("note")
    if note:
        note = el("small", {"class": "quiet"}, " · ", say(note["id"], **note["args"]))
    return el("li", {"key": str(number), "class": css}, say(step["id"], **step["args"]), note)
