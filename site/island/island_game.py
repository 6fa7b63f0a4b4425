"""The island on the page: what the shared part of the page asks of the game (table/game.py)."""

from cards import costs
from game import CHAPTERS as COMMON
from game import Game
from island_actions import IslandActions
from island_table import ANSWERS, TRADES, IslandTable
from option_setup import OptionSetup
from pace import CALL, DRAMA, NEWS, ROUTINE
from pyscript import window
from saves import saves
from setup import first_screen
from ui import chapter, loaded, say

SEVEN = 7  # moves the robber
# The chapters by the actions that open them: once loaded, each has the handlers of all its actions.
CHAPTERS = dict(
    COMMON,
    **{
        "start-link": "link",
        "same-start": "link",
        "dice": "details",
        "figures": "figures",
        "about": "details",
    },
)
# How long events stand, in milliseconds at normal pace; all others are routine.
WEIGHTS = {
    "settlement": NEWS,
    "city": NEWS,
    "roll": NEWS,
    "shortage": NEWS,
    "discard": NEWS,
    "discard-own": NEWS,
    "robber": NEWS,
    "steal": DRAMA,
    "steal-own": DRAMA,
    "play": CALL,
    "plenty": CALL,
    "monopoly": DRAMA,
    "offer": CALL,
    "offer-to": CALL,
    "trade": CALL,
    "longest-road": DRAMA,
    "longest-road-none": DRAMA,
    "largest-army": DRAMA,
    "over": CALL,
}


class IslandGame(Game):
    """The island of harbours."""

    chapters = CHAPTERS
    unmissed = ("hit-monopoly",)
    until_tap = ("hit-steal", "hit-steal-own", "hit-longest-road", "hit-longest-road-none", "hit-largest-army")
    taps_once = True  # the digest above the throw has the rest

    def __init__(self, sheet):
        costs.update(sheet["costs"])
        self.start = OptionSetup(sheet)

    def table(self):
        return IslandTable()

    def actions(self, page):
        return IslandActions(page)

    # --- what is shown

    def weight(self, entry):
        """The time of an entry; a seven is more than a number."""
        seven = entry["id"] == "roll" and entry["args"]["sum"] == SEVEN
        return CALL if seven else WEIGHTS.get(entry["id"], ROUTINE)

    def board(self, table, log):
        return loaded("details").draw(table, log)

    def first_screen(self, page, engine):
        """The first screen, or the setup of the next table in its place."""
        if page.form:
            return page.form(engine)
        return first_screen(self.start, saves.offered(), len(saves.aside()), engine, window.speech.language())

    async def opened(self, page):
        """Load what draws a table while the first screen is looked at; `ready` tells if it cannot be."""
        await chapter("details", lambda reason: None)

    def announcement(self, view):
        lines = [say("bar-round", round=view["round"])]
        for seat in view["seats"]:
            lines.append(
                say(
                    "seat-label",
                    player=seat["name"],
                    points=seat["points"],
                    hand=seat["hand"],
                    cards=seat["cards"],
                    length=seat["length"],
                    knights=seat["knights"],
                )
            )
        return lines

    def flights(self, news):
        """Cards from the bank and between players."""
        moves = []
        for entry in news[-8:]:
            anchor = entry["anchor"]
            if "seat" in anchor and "to" in anchor:
                moves.append(_flight("seat-%d" % anchor["seat"], "seat-%d" % anchor["to"], anchor))
            elif "to" in anchor and anchor.get("count"):
                moves.append(_flight("bank", "seat-%d" % anchor["to"], anchor))
        return moves

    # --- what its words mean

    async def ready(self, view, missing):
        """Have what draws a table; what is filled in, offers, and the robber come with the pictures of the news.

        No first decision is about them.
        """
        choices = view["prompt"]["choices"] if view["prompt"] else []
        later = [choice for choice in choices if choice["form"] or choice["kind"] in TRADES + ANSWERS + ("robber",)]
        if await chapter("details", missing) is None:
            return False
        return not later or await chapter("log", missing) is not None


def _flight(start, end, anchor):
    return {"from": start, "to": end, "kind": "card", "count": anchor.get("count", 1)}
