"""A table of Citadels with a person at it, for tests of what the page shows of a position."""

from __future__ import annotations

import json
from typing import Any

from build import games
from citadels import Game
from tests.page.english import text_of
from tests.page.table_at_page import TableAtPage
from tests.page.tree import messages
from tests.stored import stored_citadels

SAVE = "citadels.save.1"


class TableOfCitadels(TableAtPage):
    """The page at a table of Citadels."""

    def text(self, tree: Any) -> str:
        """Return a part's text, in English."""
        return text_of(tree, games.PLAYED.name)

    def confirm(self) -> TableOfCitadels:
        """Make the move at the foot of the open tray."""
        (move,) = self.live("choose", "foot")
        return self.tap("choose", move)

    def decide(self, at: int = 0) -> None:
        """Make the first choice that can be made, or that at another place, or go on where the page waits for that."""
        if self.page.play.table.reading.moment:
            self.act("go-on")
            return
        self.page.play.table.ending = True  # the question whether to end the turn is another test's
        self.act("choose", self.moves()[at])


def sit(app: Any, game: Game, people: tuple[int, ...] = (0,)) -> TableOfCitadels:
    """Sit down at a position; seats that are no persons' are bots', who decide at once."""
    return go_on(app, stored_citadels(game, people))


def go_on(app: Any, text: str) -> TableOfCitadels:
    """Go on with a stored game; bots decide at once."""
    app.device.window.storage.write(SAVE, text)
    page = app.open()
    page.settings["pace"] = "instant"
    app.device.settle(page.act, "continue", "", "")
    return TableOfCitadels(app, page)


def heard(app: Any) -> set[str]:
    """The ids of all that was read aloud, messages within messages too."""
    return {name for text in app.device.stage.calls("say") for name in messages(json.loads(text))}
