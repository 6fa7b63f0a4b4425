"""Rivals: who sits where a bot plays, what they are remembered for, and the little that they say."""

from bar import other_seats
from company import Company
from pyscript import window
from rival_at_table import bots_sheet
from rival_record import seat_rival
from rival_sheet import sheet
from ui import stage


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""

    def choose(given):
        number, rival = given.split(" ")
        start = page.start
        seat_rival(start, int(number), rival, window.speech.language())
        start.refusal = None
        start.remember(start.written_seed)
        page.close_sheet()
        page.draw_start()
        stage.focus("#who-sits-%s" % number)

    async def bots(seat=""):
        await meet(page)
        table = page.play.table
        if table:
            company = page.play.display.rivals
            listed = [table.view["seats"][int(seat)]] if seat else other_seats(table.view)
            met = []
            for entry in listed:
                if entry["bot"]:
                    met.append((entry, await company.memory_of(entry["name"])))
            if page.play.table is table:
                page.open_sheet(lambda: bots_sheet(met))

    return {
        "bot": bots,
        "bots": bots,
        "who-sits": lambda number: page.open_sheet(lambda: sheet(page.start, int(number))),
        "rival": choose,
    }


async def meet(page):
    """Let the rivals at the table of a page remember, and speak from now on; at each table once."""
    display = page.play.display
    display.rivals = display.rivals or Company(page)
    await display.rivals.meet()
