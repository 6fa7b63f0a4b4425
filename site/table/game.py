"""The interface of a game to the page: one class a game, and nothing else of it is known here."""

from pace import ROUTINE
from table import Table
from table_actions import TableActions

# The chapters that every game's page has, by the actions that open them.
CHAPTERS = {
    "log": "log",
    "hint": "advice",
    "try": "advice",
    "review": "advice",
    "timeline": "timeline",
    "deal-link": "link",
    "moment": "link",
    "share": "share",
    "save-record": "share",
    "embed": "share",
    "games": "games",
    "games-one": "games",
    "aside": "games",
    "aside-file": "games",
    "help": "rules",
    "lessons": "lessons",
    "settings": "settings",
    "faults": "settings",
    "set-up": "setting",
    "phones": "phones",
    "join": "phones",
    "today": "today",
    "day-link": "today",
    "day-result": "today",
    "voice": "caller",
    "who-sits": "rivals",
    "bot": "rivals",
    "bots": "rivals",
}


class Game:
    """A game on the page. What it leaves as it is here, its page does without; `board` it must have."""

    start = None  # the table that is set on the first screen, as dealing.py asks for it
    settings = ()  # the settings that no other game has, as settings.py lists them
    chapters = ()  # a dict of the chapters of its page, by the actions that open them (`CHAPTERS` and its own), if any
    menu = (
        "phones",
        "games",
        "settings",
        "help",
        "about",
    )  # the actions that the menu lists, at a table with those of any table
    unmissed = ()  # the ids of lines of the story that must be read before the game goes on
    until_tap = ()  # and of those that must be unless bots play without a pause
    taps_once = False  # whether of these the first alone holds the game up until the reader's next turn

    def table(self):
        """Return the state of the page at one table."""
        return Table()

    def actions(self, page):
        """Return the handlers of what can be done at a table."""
        return TableActions(page)

    def parts(self, page):
        """Return a list of what else has `actions` on the page."""
        return []

    # --- what is shown

    def board(self, table, log):
        """Draw the table as one tree; `log` draws what the log has beside it, and is None until it is loaded."""
        raise NotImplementedError

    def first_screen(self, page, engine):
        """Draw the first screen, a list of trees; `engine` is how far the engine is."""
        return []

    async def opened(self, page):
        """Do what is still to be done once the first screen has been shown."""

    def fit(self, table):
        """See how much of the table there is room for on the screen."""

    def announcement(self, view):
        """The whole table as a list of messages, for screen readers."""
        return view["say"]

    def flights(self, news):
        """Return the motions of these news (js/motion.js)."""
        return []

    def lost(self, news):
        """Return what has just been lost, to draw it once more."""
        return []

    def finish(self, view):
        """Store what the first screen shows of a game that is over."""

    def weight(self, entry):
        """The time of an entry of the news, in milliseconds at normal pace (pace.py)."""
        return ROUTINE

    # --- what its words mean

    async def ready(self, view, missing):
        """Have all that is needed to show a view; whether it is here. `missing` is called with the reason if not."""
        return True

    def speak(self, view):
        """Let words mean what they mean at this table; None is the one that is being set."""

    def save_fields(self, view):
        """The fields that the list of stored games shows besides (saves.py)."""
        return {}
