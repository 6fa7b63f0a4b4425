"""A table of Citadels with a person at it, for tests of what the page shows of a position."""

from __future__ import annotations

import functools
import json
from typing import Any

from build import games
from citadels import Game
from citadels.table.interface import SAVE_VERSION
from citadels.table.worker import Table
from tabletop.table.saves import Saved, write_save
from tests.page.english import text_of
from tests.page.table_at_page import TableAtPage
from tests.page.tree import messages
from tests.table.desk import seats

SAVE = "citadels.save.1"
NAMES = ["Ann", "Ben", "Cem", "Dora"]


class TableOfCitadels(TableAtPage):
    """The page at a table of Citadels."""

    def text(self, tree: Any) -> str:
        """What can be read in a part, in English."""
        return text_of(tree, games.CITADELS.name)

    def confirm(self) -> TableOfCitadels:
        """Make the move at the foot of the open tray."""
        (move,) = self.live("choose", "foot")
        return self.tap("choose", move)


def stored(game: Game, people: tuple[int, ...] = (0,), **more: Any) -> str:
    """A game of these people as the page stores it, with bots that play at random at the other seats."""
    text = write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(game.names, people), 1))
    return json.dumps({"save": text, "names": game.names, "round": 1, "over": False, **more})


def sit(app: Any, game: Game, people: tuple[int, ...] = (0,)) -> TableOfCitadels:
    """Sit down at a position; seats that are no persons' are bots', who decide at once."""
    return go_on(app, stored(game, people))


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


@functools.cache
def nearly_over(people: int) -> str:
    """What the browser keeps of a game of two rounds whose people always took the last choice, just before its end."""
    table = Table()
    seats = [{"name": name, "kind": "person", "bot": None} for name in NAMES[:people]]
    seats += [{"name": name, "kind": "bot", "bot": "casual"} for name in NAMES[people:]]
    view = table.answer({"do": "new", "seats": seats, "rules": {"round_limit": 2}, "seed": 4})["view"]
    save = ""
    while view["waiting"] != "over":
        if view["waiting"] == "person":
            save = table.session.save() if table.session else ""
            moves = [choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
            view = table.answer({"do": "choose", "move": moves[-1]})["view"]
        elif view["waiting"] == "curtain":
            view = table.answer({"do": "open", "seat": view["curtain"]["seat"]})["view"]
        else:
            view = table.answer({"do": "tick"})["view"]
    return json.dumps({"save": save, "names": NAMES, "round": 2, "over": False})
