"""Plays a game by itself, a step to a beat, until its end or until somebody stops it."""

import json

from ui import stage, storage

# Milliseconds in which what happened at one step is read, by the pace that was chosen for the bots.
BEATS = {"calm": 3200, "normal": 2200, "quick": 1300, "instant": 700}
EACH_MORE = 0.4  # of a beat, for each further thing that happened
NOTHING = 0.4  # of a beat, where nothing is told


class Player:
    """Goes on by itself; `page` is asked for the steps."""

    def __init__(self, page):
        self.page = page
        self.going = False
        self.run = 0  # each start has a number: what an older one still waits for is passed over

    def toggle(self):
        """Stop, or go on from here; at the end, begin anew."""
        if self.going:
            return self.stop()
        return self.start()

    def start(self):
        """Begin to play: from now on it counts as going, though the first step comes in a moment."""
        self.going = True
        self.run += 1
        return self._play(self.run)

    def stop(self):
        """Stand still here."""
        if self.going:
            self.going = False
            self.run += 1
            self.page.draw()

    async def _play(self, run):
        page = self.page
        if page.at_end():
            await page.ask(at=0)
        page.draw()
        while run == self.run and not page.at_end():
            await stage.beat(beat(page.answer["view"]["news"], pace()))
            if run == self.run:
                await page.ask(at=page.answer["at"] + 1)
        if run == self.run:
            self.stop()


def beat(news, chosen):
    """How long a step is shown, in milliseconds: as long as it takes to read what happened."""
    whole = BEATS[chosen]
    return int(whole * (1 + EACH_MORE * (len(news) - 1))) if news else int(whole * NOTHING)


def pace():
    """The pace that the reader has chosen in the game's settings."""
    try:
        chosen = json.loads(storage.read("citadels.settings") or "{}").get("pace")
    except Exception:  # the text may be anybody's
        chosen = None
    return chosen if chosen in BEATS else "normal"
