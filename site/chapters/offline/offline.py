"""The games of the site that can be played without a network: a row at the foot of the first screen."""

import json

import first_screen
from ui import button, el, hidden, icon, say, site_games, stage


async def begin(page):
    """Show the row on the first screen of `page` from now on."""
    row = Offline(page)
    page.actions["offline-add"] = row.add
    first_screen.row[0] = row.draw
    await row.look()


def titled(game):
    """The title of a game of the site, by its name, as it stands in a sentence."""
    return say("offline-title", title=next(title for name, _, title in site_games() if name == game))


class Offline:
    """Games stored on this device, as the service worker says (site/sw.js)."""

    def __init__(self, page):
        self.page = page
        self.ready, self.others = [], []  # names of games: stored, and not stored
        self.coming = None  # the game that is being stored
        self.failed = None  # the one that could not be

    async def look(self):
        """Ask what is stored, and draw it."""
        games = json.loads(await stage.keeper("ready?"))
        self.ready = [name for name, ready in games if ready]
        self.others = [name for name, ready in games if not ready]
        self.redraw()

    def redraw(self):
        """Draw the first screen again, if it is shown."""
        if not self.page.play.table:
            self.page.draw_start()

    async def add(self, game):
        """Store a game."""
        if self.coming:
            return
        self.coming, self.failed = game, None
        self.redraw()
        whole = await stage.keeper("whole? " + game)
        self.coming, self.failed = None, None if whole else game
        await self.look()
        outcome = say("offline-failed" if self.failed else "offline-added", game=titled(game))
        stage.say(json.dumps([outcome]))

    def draw(self):
        """The row: what is ready, and a button for each other game."""
        names = [titled(name) for name in self.ready]
        ready = (
            el("span", {"class": "offline-games"}, icon("check"), say("offline-games", games=names)) if names else None
        )
        return el("div", {"class": "offline", "key": "offline"}, ready, *[self._other(name) for name in self.others])

    def _other(self, name):
        words = "offline-adding" if name == self.coming else "offline-retry" if name == self.failed else "offline-add"
        text = say(words, game=titled(name))
        more = hidden(say("offline-purpose")) if words == "offline-add" else None
        return button("offline-add", name, "link", text, more, aria_disabled="true" if self.coming else None, key=name)
