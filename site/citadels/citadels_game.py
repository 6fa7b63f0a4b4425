"""Citadels on the page: what the shared part of the page asks of the game (table/game.py)."""

import seats
from board import board, room_for_cities
from card_sheets import CardSheets
from citadels_actions import CitadelsActions
from citadels_table import CitadelsTable
from editions import ready
from flights import flights, lost
from game import CHAPTERS as COMMON
from game import Game
from own_street import store_city
from pace import CALL, DRAMA, NEWS, ROUTINE
from pieces import FIRST, of_event, play
from pyscript import window
from saves import saves
from start import Start, first_screen
from ui import say

# The chapters by the actions that open them: once loaded, each has the handlers of all its actions.
CHAPTERS = dict(
    COMMON,
    **{
        "draft": "players",
        "rulings": "rules",
        "set-up-read": "setting",
    },
)
# How long events stand, in milliseconds at normal pace; all others are routine.
WEIGHTS = {
    "called": CALL,
    "nobody": NEWS,
    "resumed": CALL,
    "unmasked": CALL,
    "robbed": DRAMA,
    "swap": DRAMA,
    "last-round": DRAMA,
    "completed-first": DRAMA,
    "completed": CALL,
}


class CitadelsGame(Game):
    """Citadels, in the editions whose cards are here; `sheet` is what a table can be set with."""

    settings = (("income", ("hand", "auto"), "hand"),)
    chapters = CHAPTERS
    unmissed = ("hit-silenced",)
    until_tap = (
        "hit-robbed",
        "hit-swap",
        "hit-took",
        "hit-lost-own",
        "hit-tithe",
        "hit-seized",
        "hit-confiscated",
        "hit-destroyed",
        "hit-armory",
        "hit-exchanged",
    )

    def __init__(self, sheet):
        self.start = Start(sheet)
        self.ruled = None  # the card or character whose rulings were asked for, and those rulings

    def table(self):
        return CitadelsTable()

    def actions(self, page):
        return CitadelsActions(page)

    def parts(self, page):
        return [CardSheets(page)]

    # --- what is shown

    def board(self, table, log):
        return board(table, log)

    def first_screen(self, page, engine):
        """The first screen, or the setup of the next table in its place."""
        aside = len(saves.aside())
        self.speak(page.play.view)
        if page.form:
            return page.form(aside, engine)
        known = list(CHAPTERS)
        known.append("help")
        return first_screen(self.start, saves.offered(), aside, engine, window.speech.language(), known)

    async def opened(self, page):
        """Load the cards of the table that was set last."""
        if not self.start.terms():
            await self._edition_set(page)
        if self.start.unread:
            await page.from_chapter("set-up-read")()
            page.draw_start()

    async def _edition_set(self, page):
        """Load the cards of the table that was set last; without them it is the usual table."""
        if not await ready(self.start.edition, page.trouble):
            self.start.as_usual()
        if not page.play.table:
            page.draw_start()

    def fit(self, table):
        table.open_seats = room_for_cities()

    def announcement(self, view):
        lines = [say("bar-round", round=view["round"])]
        for seat in view["seats"]:
            lines.append(say("seat-label", player=seat["name"], **seats.seat_facts(seat, view["city_size"])))
        return lines

    def flights(self, news):
        return flights(news)

    def weight(self, entry):
        """The time of an entry; a strike at a character, a city or a hand is drama."""
        return DRAMA if of_event(entry["id"], "sign") else WEIGHTS.get(entry["id"], ROUTINE)

    def lost(self, news):
        return lost(news)

    def finish(self, view):
        store_city(view)

    # --- what its words mean

    async def ready(self, view, missing):
        return await ready(view["edition"], missing)

    def speak(self, view):
        """Let words mean the cards of the edition that is played, or of the one that is set."""
        if view:
            play(view["edition"])
        else:
            play(self.start.edition if self.start.terms() else FIRST)

    def save_fields(self, view):
        return save_fields(view)


def save_fields(view):
    """The characters in play, the city of the first person, and the edition where it is not the first."""
    seats = [seat for seat in view["seats"] if seat["kind"] != "bot"] + view["seats"]
    facts = {"cast": [rank["role"] for rank in view["centre"]["ranks"]]}
    facts["city"] = [built["card"] for built in seats[0]["city"]]
    if view.get("edition", FIRST) != FIRST:
        facts["edition"] = view["edition"]
    return facts
