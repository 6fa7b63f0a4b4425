"""The bots' turns on the page: one decision to a beat, at the pace that the reader has chosen."""

from news import moment
from ui import create_task, stage

BEATS = {"calm": 1200, "normal": 800, "quick": 400, "instant": 0}  # milliseconds
SKIPPED = 8  # without a pause the table is drawn after every so many decisions


class Bots:
    """Asks the engine for the bots' decisions in the game of `play`, one for each call of `start`."""

    def __init__(self, play):
        self.play = play
        self.number = 0  # of the newest request; the answer to an older one is not shown

    def start(self):
        """Let a bot make the next decision."""
        self.number += 1
        create_task(self.step(self.number))

    def stop(self):
        """Drop the decision that was asked for last: its answer is not shown."""
        self.number += 1

    def beat(self):
        """How long a bot's decision stands before the next, in milliseconds; pictures of it take half of that."""
        return 0 if self.play.table.rushing else BEATS[self.play.settings["pace"]]

    async def step(self, number):
        """Ask for a decision, and show it once the beat is over that began with the question."""
        play = self.play
        if number != self.number:  # stopped before this task began: the table may have been left
            return
        beat = self.beat()
        pause = stage.beat(beat - beat // 2) if beat else None
        answer = await play.request({"do": "tick"})
        if answer is None:
            return
        if pause:
            await pause
        if beat and number == self.number and play.table and not await play.show_scenes(answer, beat // 2):
            await stage.beat(beat // 2)
        if number == self.number and play.table:
            view, table = answer.get("view"), play.table
            hurried = not beat and not table.guide and view and view["waiting"] == "bot"
            hurried = hurried and not moment(view, table.reading.line, play.game.unmissed)
            play.take(answer, hurried and table.ticks % SKIPPED)
            if play.table:
                play.table.ticks += 1
