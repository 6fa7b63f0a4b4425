"""The bots' turns on the page: each decision stands as long as it means, at the pace that the reader has chosen.

The next bot thinks while the decision before is shown.
"""

from news import moment
from pace import PACES, ROUTINE, length
from ui import create_task, stage

TICK = {"do": "tick"}
SKIPPED = 8  # without a pause the table is drawn after every so many decisions


class Bots:
    """Asks the engine for the bots' decisions in the game of `play`, one for each call of `start`."""

    def __init__(self, play):
        self.play = play
        self.number = 0  # of the newest request; the answer to an older one is not shown
        self.common = None  # the pace of the table, on a page that shows another device's
        self.pause = None  # ends when the decision that is shown has stood long enough
        self.ahead = None  # an answer, and the promise of the decision that comes after it

    def start(self):
        """Let a bot make the next decision."""
        self.number += 1
        create_task(self.step(self.number))

    def stop(self):
        """Drop the decision that was asked for last: its answer is not shown."""
        self.number += 1
        self.pause = None

    def think(self, answer):
        """Let the next bot decide while an answer is shown, where that takes time; a lesson decides itself when."""
        view, table = answer.get("view"), self.play.table
        if view and view["waiting"] == "bot" and table and not table.guide and self.pace():
            self.ahead = (answer, self.play.send(dict(TICK)))

    def _next(self):
        """The promise of the next decision; one that was made after another answer than the last is dropped."""
        ahead, self.ahead = self.ahead, None
        return ahead[1] if ahead and ahead[0] is self.play.answer else self.play.send(dict(TICK))

    def pace(self):
        """The factor of all times; 0 where nothing pauses."""
        own = PACES[self.play.settings["pace"]]
        return 0 if self.play.table.rushing else PACES.get(self.common, own)

    async def step(self, number):
        """Ask for a decision, and show it once the one before has stood long enough."""
        play = self.play
        if number != self.number:  # stopped before this task began: the table may have been left
            return
        answer = await play.receive(TICK, self._next())
        if answer is None:
            return
        if number == self.number and play.table:
            self.think(answer)
        pause, self.pause = self.pause, None
        if pause and number == self.number and play.table and self.pace():
            await pause
        if number != self.number or not play.table:
            return
        pictures = await play.show_scenes(answer, lambda: number == self.number)
        if number != self.number or not play.table:
            return
        view, table, pace = answer.get("view"), play.table, self.pace()
        hurried = not pace and not table.guide and view and view["waiting"] == "bot"
        hurried = hurried and not moment(view, table.reading.line, play.game.unmissed)
        news = table.reading.new_entries(view) if view else []
        # What pictures have told has had its time, but for one that the table goes on beneath. Drawing is part of it.
        pause = length(play.game, news) if not pictures else ROUTINE if play.display.standing else 0
        self.pause = stage.beat(int(pace * pause)) if pace and pause else None
        play.take(answer, hurried and table.ticks % SKIPPED)
        if play.table:
            play.table.ticks += 1
