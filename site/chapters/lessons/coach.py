"""The coach: says after a lesson what the Expert would do, until it is sent away."""

import json

from choices import open_to_advice
from pointing import point
from ui import button, chapter, create_task, el, hidden, icon, say, stage


class Coach:
    """Beside the table (`Table.guide`) in the place of the lesson that was before; `page` is where it speaks."""

    lesson = None

    def __init__(self, page, guide):
        self.page = page
        self.before = guide
        self.view = None  # the one of the question that was thought about
        self.advice = None

    def request(self):
        """Return the request to a new engine, as long as nothing has been played after the lesson."""
        return self.before.request()

    def takes(self, move):
        """Any move is taken."""
        return True

    def drawn(self):
        """Point at nothing."""
        point([])

    def holds(self):
        """The game never waits for the coach, who thinks while the reader does."""
        view = self.page.play.view
        if view is not self.view and open_to_advice(view):
            self.view, self.advice = view, None
            create_task(self.think(view))
        return False

    async def think(self, view):
        """Ask what the Expert would do, and say it if the question still stands."""
        play = self.page.play
        if await chapter("advice", self.page.trouble) is None:  # it has the words of the reasons
            return
        answer = await play.request({"do": "hint"})
        if answer is None or answer.get("error") or play.view is not view or play.table.guide is not self:
            return
        self.advice = answer["hint"]
        play.draw()
        stage.say(json.dumps(self._lines()))

    def _lines(self):
        """The advice, and what speaks for it first."""
        good = [reason for reason in self.advice["reasons"] if reason["good"]][:1]
        lines = [say("coach-says", move=_text(self.advice["options"][0]))]
        return lines + [say("hint-line", line=_text(reason)) for reason in good]

    def panel(self, content):
        """The panel with the coach's word above the choices."""
        view = self.page.play.view
        if view["result"] or not open_to_advice(view):
            return content
        texts = self._lines() if self.advice and self.view is view else [say("coach-thinks")]
        lines = [el("p", {"key": str(at)}, line) for at, line in enumerate(texts)]
        away = button("coach-away", "", "plain", icon("close"), hidden(say("coach-away")))
        kids = [el("div", {"class": "coach", "key": "coach"}, icon("lamp"), el("div", None, *lines), away)]
        kids.extend(content)
        return kids


def _text(reason):
    """A move or a reason as a message."""
    return say(reason["id"], **reason["args"])
