"""How the island words its story."""

import story
from ui import say

SIGNS = {"steal": "pouch", "steal-own": "pouch", "monopoly": "pouch"}


class IslandWording(story.Wording):
    """The story of a table of the island."""

    def sign(self, line):
        """The sign of a line that hits the viewer."""
        return SIGNS.get(line["id"][4:], "flag")

    def acting(self, view, who):
        """Who places, answers or plays."""
        return say("waiting-place" if view["phase"] == "place" else "waiting-turn", player=who["name"])


story.wording[0] = IslandWording()
