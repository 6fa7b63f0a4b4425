"""The strips above the question: the present step of a plan that is followed, and a trial that is not real yet."""

import json

import game_advice
from trial import trial_bar
from ui import button, create_task, el, hidden, icon, say, stage
from why import move, words


def steps(plan):
    """All steps of a plan in order: those that are done, the present one, and those to come; above them their sum."""
    rows = [_row(plan, at) for at in range(len(plan["steps"]))]
    total = el(
        "p", {"class": "plan-total", "key": "total"}, el("b", None, say("plan-total")), game_advice.total_of(plan)
    )
    return el("div", {"key": "plan"}, total, el("ol", {"class": "plan", "aria-label": say("plan")}, *rows))


def _row(plan, at):
    step, here = plan["steps"][at], plan["at"]
    css = "done" if at < here else "now" if at == here else None
    mark = icon("check") if at < here else el("span", {"class": "number"}, at + 1)
    current = "step" if at == here else None
    reveals = el("small", {"class": "reveals"}, say("plan-reveals")) if step.get("reveals") else None
    kids = [mark, game_advice.at_place(step, move(step)), game_advice.note_of(step), reveals]
    return el("li", {"key": "p%d" % at, "class": css, "aria-current": current}, *kids)


def place_of(plan, at):
    """The number of a step, and of all, as a message."""
    return say("plan-step", at=at + 1, steps=len(plan["steps"]))


def short(plan, at):
    """The same in figures, for eyes alone."""
    return el("span", {"aria-hidden": "true"}, "%d/%d" % (at + 1, len(plan["steps"])))


class Following:
    """Follows a plan: after each decision it asks for the plan anew, since what has come to light may change it."""

    def __init__(self, page):
        self.page = page
        self.hint = None  # the newest hint; None while nothing is followed
        self.changed = None  # why the plan is another since the last step, as a message; None where it is not
        self.pending = False  # whether the plan of the present question is on its way

    @property
    def plan(self):
        """The plan that is followed, or None."""
        return self.hint["plan"] if self.hint else None

    def follow(self, hint):
        """Follow the plan of a hint from now on."""
        self.hint, self.pending, self.changed = hint, False, None
        self.draw()

    def leave(self):
        """Follow no plan any more."""
        self.hint, self.pending, self.changed = None, False, None
        self.draw()
        stage.focus("#decision-title")

    def draw(self):
        """Draw the table with the strip as it is now."""
        if self.page.play.table:
            self.page.play.draw()

    def taken(self, view):
        """Ask for the plan of a new question; the plan ends with the turn."""
        if not self.hint:
            return
        self.changed = None
        prompt = view["prompt"]
        if not prompt or view["can"]["hint"] is not True or prompt["seat"] != self.hint["seat"]:
            self.hint, self.pending = None, False
            return
        self.pending = True
        create_task(self.ask(view))

    async def ask(self, view):
        """Take the plan of a question, unless another is asked by then, or it is one of another turn."""
        play = self.page.play
        answer = await play.request({"do": "hint", "plan": [step["move"] for step in self.plan["steps"]]})
        if play.view is not view or not self.hint:
            return
        hint = answer["hint"] if answer and not answer.get("error") else None
        if hint and hint["plan"]["turn"] != self.plan["turn"]:
            hint = None
        self.hint, self.pending, self.changed = hint, False, hint and hint.get("changed")
        if hint:
            play.table.take_advice(hint["options"][0])
        self.draw()
        if hint:
            lines = [words(self.changed)] if self.changed else []
            lines.append(words(hint["options"][0]))
            stage.say(json.dumps([say("hint-line", line=line) for line in lines]))

    def show(self):
        """Show the next step on the board again, after something else was marked there."""
        if self.hint and not self.pending:
            self.page.play.table.take_advice(self.hint["options"][0])
            self.draw()

    def panel_css(self):
        """Return the classes of the panel above which strips stand."""
        css = (" tried" if self.page.play.view.get("trial") else "") + (" planned" if self.plan else "")
        return " advised" + css if css else ""

    def strip(self):
        """The bar of a trial, and the present step of the plan; None where there is neither."""
        kids = [kid for kid in (trial_bar(self.page.play.view), self._step()) if kid]
        return el("div", {"class": "advice-strips", "key": "advice"}, *kids) if kids else None

    def _step(self):
        """The present step with the button that makes it; while the plan is on its way the step that was next."""
        plan = self.plan
        if plan is None:
            return None
        at = plan["at"] + (1 if self.pending else 0)
        step = plan["steps"][at] if at < len(plan["steps"]) else None
        kids = []
        if step:
            place = el("small", {"class": "number"}, hidden(place_of(plan, at)), short(plan, at))
            off = "true" if self.pending else None
            new = el("small", {"class": "plan-changed"}, words(self.changed)) if self.changed else None
            labels = [new, place, move(step), game_advice.note_of(step)]
            ready = self.page.play.table.move_on_board()
            if ready == step["move"]:  # the button that makes it is below
                kids = [el("p", {"class": "planned-here", "key": "step"}, *labels)]
            else:
                do, css = ("choose", "choice main") if ready is None else ("plan-show", "choice")
                css += " changed" if new else ""
                kids = [button(do, step["move"], css, *labels, key="step", aria_disabled=off)]
        else:
            kids = [el("p", {"class": "quiet", "key": "step"}, say("plan-thinking"))]
        return el(
            "section",
            {"class": "plan-strip", "key": "plan", "aria-label": say("plan")},
            *kids,
            button("plan-leave", "", "plain", icon("close"), hidden(say("plan-leave"))),
        )


def following(page):
    """The follower of plans at the table, made where it is first needed."""
    table = page.play.table
    if not table.advice:
        table.advice = Following(page)
    return table.advice
