"""A table of Crown and Crane with a person at it, for tests of what the page shows of a position."""

from __future__ import annotations

from typing import Any, Self

from praga import Game
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.page.game_app import App
from tests.page.table_at_page import TableAtPage
from tests.page.tree import drawn_signs, props
from tests.stored import stored

SPEC = game_spec(BOTS)


class TableOfCrane(TableAtPage):
    """The page at a table of Crown and Crane."""

    def at(self, tab: str) -> Self:
        """Open a board."""
        self.act("tab", tab)
        return self

    def count(self, good: str) -> int:
        """Count a good in the row of the viewer's goods."""
        number: int = self.args(f"good-{good}", "mine")[0]["count"]
        return number

    def points(self) -> str:
        """The viewer's points."""
        words: str = self.parts("count", "mine")[0][3][2]
        return words

    def track(self, name: str) -> dict[str, Any]:
        """The label of a track: its step, and the last one."""
        labels = [props(node)["aria-label"] for node in self.parts("track")]
        return next(label["args"] for label in labels if label["args"]["track"]["id"] == f"track-{name}")

    def reasons(self) -> set[str]:
        """The reasons that the question gives against what cannot be done."""
        return {name for name in self.words("decision") if name.startswith("why-")}


def sit(app: App, game: Game, people: tuple[int, ...] = (0,)) -> TableOfCrane:
    """Sit down at a position; seats that are no persons' are bots', who decide at once."""
    return TableOfCrane(app, app.resume(stored(SPEC, game, people)))


def signs(tree: Any) -> list[str]:
    """The names of the signs in a tree, in order, without the grounds of hexes."""
    return [name for _, name in drawn_signs(tree) if not name.startswith("hex-")]
