"""A table of the island with a person at it, for tests of what the page shows of a position."""

from __future__ import annotations

from typing import Self

from catan import Game
from tests.catan.stored import stored
from tests.page.game_app import App
from tests.page.table_at_page import TableAtPage
from tests.page.tree import Tree, arguments, nodes, props


class TableOfIsland(TableAtPage):
    """The page at a table of the island."""

    def play(self, *moves: str) -> Self:
        """Make choices, one after another, by buttons that are drawn and not switched off."""
        for move in moves:
            self.tap("choose", move)
        return self

    def press(self, name: str) -> Self:
        """Tap the first button of the question that begins with these words."""
        buttons = [node for node in nodes(self.part("decision")) if props(node).get("data-do")]
        button = next(node for node in buttons if self.text(node).startswith(name))
        return self.tap(props(button)["data-do"], props(button)["data-arg"])

    def build(self, kind: str, place: str) -> Self:
        """Build something at a place: by the building panel, the island and the button."""
        if self.parts("build-row"):
            self.tap("tray", kind)
        self.tap("aim", place)
        (move,) = arguments(self.part("foot", "decision"), "choose")
        return self.play(move)

    # --- what is shown

    def held(self, kind: str) -> str:
        """The number of cards of a kind in one's hand."""
        return self._number(self.parts(kind, "hand-row"))

    def fact(self, name: str, of: str = "mine") -> str:
        """A number on a player's panel: points, cards, development, road or knight."""
        return self._number(self.parts(f"count {name}", of))

    def prizes(self, of: str) -> int:
        """The number of prizes on a player's panel."""
        return len(self.parts("count prize", of))

    def _number(self, parts: list[Tree]) -> str:
        """The number in the one element of these."""
        (part,) = parts
        (number,) = [node for node in nodes(part) if node[0] == "b"]
        return self.text(number)

    def price(self, kind: str) -> Tree:
        """The button of the building panel for one of the four things."""
        (button,) = [node for node in nodes(self.part("build-row")) if props(node).get("data-arg") == kind]
        return button

    def places(self) -> list[str]:
        """The places that can be tapped on the island."""
        return [props(target)["data-arg"] for target in self.parts("target-place", "island")]


def sit(app: App, game: Game, people: tuple[int, ...] = (0,), *, history: bool = False) -> TableOfIsland:
    """Sit down at a position, perhaps with its history; seats that are no persons' are bots', who decide at once."""
    return TableOfIsland(app, app.resume(stored(game, people, history=history)))
