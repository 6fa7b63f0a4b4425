"""The bots' turns on the page: each decision stands as long as it means, at the pace that the reader has chosen."""

from news import moment
from pace import PACES, length
from ui import create_task, stage

SKIPPED = 8  # without a pause the table is drawn after every so many decisions


class Bots:
    """Asks the engine for the bots' decisions in the game of `play`, one for each call of `start`."""

    def __init__(self, play):
        self.play = play
        self.number = 0  # of the newest request; the answer to an older one is not shown
        self.pause = None  # ends when the decision that is shown has stood long enough

    def start(self):
        """Let a bot make the next decision."""
        self.number += 1
        create_task(self.step(self.number))

    def stop(self):
        """Drop the decision that was asked for last: its answer is not shown."""
        self.number += 1
        self.pause = None

    def pace(self):
        """The factor of all times; 0 where nothing pauses."""
        return 0 if self.play.table.rushing else PACES[self.play.settings["pace"]]

    async def step(self, number):
        """Ask for a decision, and show it once the one before has stood long enough."""
        play = self.play
        if number != self.number:  # stopped before this task began: the table may have been left
            return
        answer = await play.request({"do": "tick"})
        if answer is None:
            return
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
        play.take(answer, hurried and table.ticks % SKIPPED)
        if play.table:
            play.table.ticks += 1
            # What pictures have told has had its time.
            self.pause = None if pictures or not pace else stage.beat(int(pace * length(play.game, news)))
