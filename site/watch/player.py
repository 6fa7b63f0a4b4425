"""Plays a replay by itself, a step to a beat, to its end or until the reader stops it."""

import json

from ui import stage, storage

# Milliseconds to read what happened at one step, by the pace in the settings.
BEATS = {"calm": 3200, "normal": 2200, "quick": 1300, "instant": 700}
EACH_MORE = 0.4  # of a beat, for each further thing that happened
NOTHING = 0.4  # of a beat, where nothing happened


class Player:
    """Steps through the replay on `page` by itself."""

    def __init__(self, page):
        self.page = page
        self.going = False
        self.run = 0  # number of the newest start; an older one stops when its beat is over

    def toggle(self):
        """Stop, or go on from this step; at the end, start from the beginning."""
        if self.going:
            return self.stop()
        return self.start()

    def start(self):
        """Start playing, and return the coroutine that does the steps."""
        self.going = True
        self.run += 1
        return self._play(self.run)

    def stop(self):
        """Stop at this step."""
        if self.going:
            self.going = False
            self.run += 1
            self.page.draw()

    async def _play(self, run):
        page = self.page
        if page.at_end():
            await page.ask(at=page.ends()[0])
        page.draw()
        while run == self.run and not page.at_end():
            await stage.beat(beat(page.answer["view"]["news"], pace()))
            if run == self.run:
                await page.ask(at=page.answer["at"] + 1)
        if run == self.run:
            self.stop()


def beat(news, chosen):
    """Return how long a step stays, in milliseconds: longer the more happened."""
    whole = BEATS[chosen]
    return int(whole * (1 + EACH_MORE * (len(news) - 1))) if news else int(whole * NOTHING)


def pace():
    """The pace of the bots in the game's settings, which holds here too."""
    try:
        chosen = json.loads(storage.read(stage.shared + ".settings") or "{}").get("pace")
    except Exception:  # the text may be anything
        chosen = None
    return chosen if chosen in BEATS else "normal"
