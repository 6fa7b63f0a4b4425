"""The replay page's view of Citadels (site/watch/replay.py)."""

import card_sheets
import editions
import pieces
import seats
from citadels_table import CitadelsTable
from mine import mine
from over import over
from pieces import face, keyed
from portraits import face_of
from ui import el, load_json, say


class Watched:
    """A game of Citadels that is watched; `page` is the replay's."""

    css = ""  # classes of its board

    def __init__(self, page):
        self.page = page
        self.actions = {
            "fold": self.fold,
            "card": lambda arg: page.open_sheet(lambda: card_sheets.district(page.table, arg.split(" ")[0], "")),
            "role": lambda id: page.open_sheet(lambda: card_sheets.role(page.table, id)),
        }

    def prepare(self):
        """Learn what the cards are."""
        pieces.learn(load_json("cards"))

    def table(self):
        """Return the state of the page at this table."""
        return CitadelsTable()

    async def ready(self, view, missing):
        """Have the cards of its edition here; whether they are."""
        return await editions.lay(view, missing)

    def sentence(self, entry):
        """An entry of the news as a message."""
        return say("event-" + entry["id"], **entry["args"])

    def bar(self, table):
        """Draw the bar."""
        return seats.bar(table)

    def scene(self, table, same_deal):
        """Draw the table below the bar; `same_deal` is the way to the same deal, at the end."""
        return [over(table) or seats.ranks(table), same_deal, seats.others(table), mine(table)]

    def fold(self, seat):
        """Fold a seat, or unfold it."""
        seat, table = int(seat), self.page.table
        table.folds[seat] = not table.unfolded(seat)
        self.page.draw()

    def hands(self, answer):
        """Draw all hands face up; None unless the replay shows all views."""
        if answer["hands"] is None:
            return None
        rows = []
        for seat, hand in enumerate(answer["hands"]):
            name = answer["view"]["seats"][seat]["name"]
            cards = [
                el("li", {"key": key}, face(card, key, "card", card["card"])) for card, key in keyed(hand, "a%d" % seat)
            ]
            title = el("h3", None, face_of(seat, name), say("replay-hand-of", player=name))
            rows.append(
                el("div", {"key": "hand%d" % seat}, title, el("ul", {"class": "hand small"}, *cards) if cards else None)
            )
        return el("section", {"class": "hands", "key": "hands"}, el("h2", None, say("replay-hands")), *rows)
