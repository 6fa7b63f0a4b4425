"""A page for the toy game of tests/tabletop: what a game's page must say, and no more (site/table/game.py)."""

from bar import corner
from choices import things
from decision import decision
from game import Game
from listen import listen
from page import Page
from pyscript import window
from result import frame, next_steps, ranking, score_row, scores, total_head
from table import Table
from ui import button, create_task, el, say, stage


class PebblesTable(Table):
    """One table: what points at the bag is in a tray, and the moves that pass it on come last."""

    has_advice = True
    last_kinds = ("next", "show")

    def choices_of(self, prompt):
        aimed = [choice for choice in prompt["choices"] if choice["aim"]]
        return [choice for choice in prompt["choices"] if not choice["aim"]], [("bag", aimed)] if aimed else []

    def draw_tray(self):
        kids = [button("aim", aim, "thing", say(first["id"]), key=aim) for aim, first, _ in things(self.tray_choices())]
        chosen = self.matching(self.selected)
        do = button("choose", chosen[0]["move"], "choice main", say(chosen[0]["id"])) if chosen else None
        return el(
            "div", {"class": "tray", "key": "tray"}, el("p", {"class": "things"}, *kids), el("p", {"class": "foot"}, do)
        )


class Pebbles(Game):
    """Pebbles are dots, one to a pass of the bag; the panel, the story, the log and the result are any game's."""

    chapters = {"log": "log", "hint": "advice"}  # noqa: RUF012 - MicroPython has no ClassVar

    def table(self):
        return PebblesTable()

    def board(self, table, log):
        view = table.view
        dots = [el("circle", {"cx": n * 3 + 2, "cy": 2, "r": 1, "fill": "gold"}) for n in range(view["round"])]
        side = over(table) if view["result"] else decision(table)
        return el(
            "div",
            {"class": "board", "key": "board"},
            el("header", {"class": "bar", "key": "bar"}, el("h1", None, say("title")), corner()),
            el("svg", {"viewBox": "0 0 40 4", "aria-hidden": "true", "key": "bag"}, *dots),
            el("div", {"class": "side", "key": "side"}, side, log(table.log, table.earlier) if log else None),
        )


def over(table):
    """The result of a game that is over."""
    rows = [score_row(table, row, []) for row in ranking(table.view["result"])]
    return frame(table, "trophy", scores([total_head()], rows), next_steps(table))


async def begin(page):
    """Seat a person for each name in the address, and a bot."""
    await window.speech.spoken
    stage.alive()
    seats = [{"name": name, "kind": "person"} for name in window.location.hash[1:].split(",")]
    seats.append({"name": "Bot", "kind": "bot", "bot": "roller"})
    page.play.begin(await page.play.request({"do": "new", "seats": seats, "rules": {}, "seed": 7}))


page = Page(Pebbles())
listen(page.act)
create_task(begin(page))
