"""A page for the toy game of tests/tabletop: what a game's page must say, and no more (site/table/game.py)."""

from choices import question
from game import Game
from listen import listen
from page import Page
from pyscript import window
from ui import button, create_task, el, say, stage


class Pebbles(Game):
    """Pebbles are dots, one to a pass of the bag, and moves are buttons."""

    def board(self, table, log):
        view = table.view
        dots = [el("circle", {"cx": n * 3 + 2, "cy": 2, "r": 1, "fill": "gold"}) for n in range(view["round"])]
        options = view["prompt"]["choices"] if view["prompt"] else []
        choices = [
            button("choose", option["move"], "choice", say(option["id"]), key=option["move"]) for option in options
        ]
        title = {"id": "decision-title", "tabindex": "-1", "data-decision": str(table.decisions)}
        return el(
            "section",
            {"class": "over" if view["result"] else "decision", "key": "board"},
            el("svg", {"viewBox": "0 0 40 4", "aria-hidden": "true"}, *dots),
            el("h1", title, question(view) if options else say("pebbles-" + view["waiting"])),
            el("div", {"class": "choices"}, button("undo", "", "plain", say("undo")), *choices),
        )


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
