"""A game on the page that needs little of its own: the usual first screen, and a bar, a picture and the panel."""

from bar import corner
from decision import decision
from first_screen import company, foot, screen, table_facts, usual_links
from game import CHAPTERS, Game
from option_setup import OptionSetup, option_facts
from pyscript import window
from result import frame, next_steps, ranking, score_row, scores, total_head
from saves import saves
from table import Table
from ui import el, say

DOORS = (("help", "help"), ("games", "book"))


def chapters_of(*names):
    """The chapters of these names by the actions that open them, as `Game.chapters` has them."""
    return {action: name for action, name in CHAPTERS.items() if name in names}


class PlainTable(Table):
    """One table of such a game."""

    has_advice = True


class PlainGame(Game):
    """The screen of such a game; `scene` draws what is its own."""

    def __init__(self, sheet):
        self.start = OptionSetup(sheet)

    def scene(self, table):
        """Draw what lies on the table, as a tree."""
        raise NotImplementedError

    def table(self):
        return PlainTable()

    def board(self, table, log):
        """Draw the bar, the scene, and beside it the question or the result."""
        view = table.view
        title = say("bar-over") if view["result"] else say("bar-round", round=view["round"])
        return el(
            "div",
            {"class": "board", "key": "board"},
            el("header", {"class": "bar", "key": "bar"}, el("h1", {"class": "round"}, title), corner()),
            el("div", {"class": "scene", "key": "scene"}, self.scene(table)),
            over(table) if view["result"] else None,
            el(
                "div",
                {"class": "side", "key": "side"},
                None if view["result"] else decision(table),
                log(table.log, table.earlier) if log else None,
            ),
        )

    def first_screen(self, page, engine):
        """The first screen, or the setup of the next table in its place."""
        if page.form:
            return page.form(engine)
        start, aside = self.start, len(saves.aside())
        links = foot(
            *usual_links(aside),
        )
        facts = table_facts(start, company(start) + option_facts(start, start.rules))
        return screen(start, None, saves.offered(), facts, DOORS, engine, window.speech.language(), links)

    def announcement(self, view):
        """The round, for screen readers."""
        return [say("bar-round", round=view["round"])]


def over(table):
    """The result of a game that is over: who won, and the points."""
    rows = [score_row(table, row, []) for row in ranking(table.view["result"])]
    return frame(table, "trophy", [scores([total_head()], rows)], next_steps(table))
