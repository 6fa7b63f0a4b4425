"""The moves of a replay as text: those of the part that is shown, or of the present round; a tap goes to one."""

import json

from pyscript import window
from ui import button, create_task, el, hidden, icon, say, stage

MOST = 60  # moves of a part that are listed together; of a longer one, the present round's


class MoveList:
    """The list of moves on the replay's `page`."""

    def __init__(self, page):
        self.page = page
        self.open = False
        self.moves = []
        self.range = None  # the eyes, the first move and the last one that are listed

    def begin(self, is_open):
        """Forget the moves of the game before: another one was opened."""
        self.open, self.moves, self.range = is_open, [], None

    def toggle(self):
        """Open the list, or close it."""
        self.open = not self.open
        self.page.draw()
        self.follow()

    def follow(self):
        """List the moves round the present step, once the engine has told their news, and have the step's in sight."""
        if self.open and not self.page.card:
            create_task(self._follow())

    async def _follow(self):
        wanted = self._wanted()
        if self.range != wanted:
            _, first, last = wanted
            answer = json.loads(await window.engine.ask(json.dumps({"do": "moves", "first": first, "last": last})))
            if answer.get("error") or wanted != self._wanted():
                return
            self.range, self.moves = wanted, answer["moves"]
            self.page.draw()
        stage.reveal(".moves [aria-current]")

    def _wanted(self):
        """The eyes, the first move and the last one that are to be listed."""
        answer = self.page.answer
        first, last = self.page.ends()
        if last - first > MOST:
            rounds = [step for step in answer["rounds"] if step <= max(answer["at"], 1)]
            later = [step for step in answer["rounds"] if step > max(answer["at"], 1)]
            first, last = max(first, *rounds), min([last] + [step - 1 for step in later])
        return answer["eyes"], max(first, 1), last

    def switch(self):
        """The button that opens the list, or closes it."""
        state = "true" if self.open else "false"
        return button("moves", "", "plain moves-button", icon("log"), hidden(say("replay-moves")), aria_expanded=state)

    def tree(self):
        """The list."""
        at, notes, sentence = self.page.answer["at"], self.page.notes, self.page.game.sentence
        rows = [_row(move, at, notes.get(move["at"]), sentence) for move in self.moves]
        return el("ol", {"class": "moves", "key": "moves", "aria-label": say("replay-moves")}, *rows)


def _row(move, at, remark, sentence):
    step = move["at"]
    lines = [el("span", {"key": "n%d" % number}, sentence(entry)) for number, entry in enumerate(move["news"])]
    if not lines:
        lines = [el("span", {"key": "none"}, "…")]
    if remark:
        lines.append(el("span", {"key": "remark", "class": "remark"}, remark))
    number = el("b", {"aria-hidden": "true", "key": "step"}, str(step))
    kids = [number, hidden(say("replay-go", step=step)), el("span", {"class": "move", "key": "move"}, *lines)]
    current = "step" if step == at else None
    return el("li", {"key": "s%d" % step}, button("step", step, "plain", *kids, aria_current=current))
