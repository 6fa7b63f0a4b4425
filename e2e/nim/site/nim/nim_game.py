"""Nim on the page: three rows of counters, and a button for each move."""

from plain_game import PlainGame, chapters_of
from ui import el


class NimGame(PlainGame):
    """Each heap is a row of counters."""

    chapters = chapters_of("advice", "caller", "games", "log", "phones", "rules", "setting", "settings")

    def scene(self, table):
        """Draw the heaps."""
        rows = []
        for row, left in enumerate(table.view["heaps"]):
            rows += [el("circle", {"cx": at * 3 + 2, "cy": row * 3 + 2, "r": 1}) for at in range(left)]
        return el("svg", {"viewBox": "0 0 23 10", "class": "heaps", "fill": "goldenrod", "aria-hidden": "true"}, *rows)
