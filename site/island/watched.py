"""The replay page's view of the island (site/watch/replay.py)."""

from board import afloat, bar, seats
from cards import development
from hand import hand
from island import island
from island_table import IslandTable
from over import over
from portraits import face_of
from ui import el, say


class Watched:
    """A game of the island that is watched; `page` is the replay's."""

    css = "island-board watching"  # classes of its board

    def __init__(self, page):
        self.page = page
        self.actions = {}

    def prepare(self):
        """Learn what must be known before a game is opened: nothing."""

    def table(self):
        """Return the state of the page at this table."""
        return IslandTable()

    async def ready(self, view, missing):
        """Have all that is needed to show a view."""
        return True

    def sentence(self, entry):
        """An entry of the news as a message."""
        what = say("did-" + entry["id"], **entry["args"])
        player = entry["args"].get("player")
        return what if player is None else say("story-other", player=player, what=what)

    def bar(self, table):
        """Draw the bar."""
        return bar(table)

    def scene(self, table, same_deal):
        """Draw the table below the bar; `same_deal` is the way to the same island, at the end."""
        return [over(table), same_deal, seats(table, table.view["seats"]), island(table, *afloat(table))]

    def hands(self, answer):
        """Draw what everybody holds, or what the seat holds whose view is shown; None for a spectator."""
        view = answer["view"]
        held = view["open"] or ([view["mine"]] if view["mine"] else [])
        if not held:
            return None
        first = 0 if view["open"] else view["viewer"]
        rows = [_hand(view["seats"][first + at]["name"], first + at, cards) for at, cards in enumerate(held)]
        return el("section", {"class": "hands", "key": "hands"}, el("h2", None, say("replay-hands")), *rows)


def _hand(name, seat, cards):
    """One hand, with its development cards."""
    held = [development(card) for card in cards["cards"]] + [development(card, True) for card in cards["new"]]
    return el(
        "div",
        {"key": "hand%d" % seat},
        el("h3", None, face_of(seat, name), say("replay-hand-of", player=name)),
        hand(cards["hand"]),
        el("p", {"class": "developments"}, *held) if held else None,
    )
