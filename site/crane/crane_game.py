"""Crown and Crane on the page: what the shared part of the page asks of the game (table/game.py)."""

from crane_actions import CraneActions
from crane_table import CraneTable
from game import CHAPTERS as COMMON
from game import Game
from option_setup import OptionSetup
from pace import CALL, DRAMA, NEWS, ROUTINE
from pieces import pieces
from pyscript import window
from saves import saves
from setup import first_screen
from ui import chapter, loaded, say

# The chapters by the actions that open them: once loaded, each has the handlers of all its actions.
CHAPTERS = dict(
    COMMON,
    **{
        "tab": "boards",
        "boards-of": "boards",
        "score-now": "points",
        "about": "boards",
        "tile": "boards",
        "press": "boards",
        "plaza": "boards",
        "light": "boards",
        "lesson-first": "lessons",
        "sign": "rules",
        "hover": "rules",
        "same-start": "link",
        "start-link": "link",
    },
)
# How long events stand, in milliseconds at normal pace; all others are routine.
WEIGHTS = {
    "take": CALL,
    "crane-takes": DRAMA,
    "upgrade": NEWS,
    "wall": NEWS,
    "build": NEWS,
    "plaza": CALL,
    "wealth": NEWS,
    "seal": NEWS,
    "technology": NEWS,
    "road": NEWS,
    "era": DRAMA,
    "over": CALL,
}


class CraneGame(Game):
    """Crown and Crane."""

    chapters = CHAPTERS

    def __init__(self, sheet):
        pieces.update(sheet["pieces"])
        self.start = OptionSetup(sheet)

    def table(self):
        return CraneTable()

    def actions(self, page):
        return CraneActions(page)

    # --- what is shown

    def weight(self, entry):
        return WEIGHTS.get(entry["id"], ROUTINE)

    def board(self, table, log):
        return loaded("boards").draw(table, log)

    def fit(self, table):
        table.fit(bool(window.matchMedia("(min-width: 70rem)").matches))

    def first_screen(self, page, engine):
        """The first screen, or the setup of the next table in its place."""
        if page.form:
            return page.form(engine)
        return first_screen(self.start, saves.offered(), len(saves.aside()), engine, window.speech.language())

    async def opened(self, page):
        """Load what draws a table while the first screen is looked at; `ready` tells if it cannot be."""
        await chapter("boards", lambda reason: None)

    async def ready(self, view, missing):
        """Have what draws a table."""
        return await chapter("boards", missing) is not None

    def announcement(self, view):
        lines = [say("bar-turn", turn=view["turn"], turns=view["turns"])]
        for seat in view["seats"]:
            goods = [say("good-" + name, count=seat[name]) for name in ("points", "gold", "stone")]
            lines.append(say("seat-label", player=seat["name"], goods=goods))
        return lines
