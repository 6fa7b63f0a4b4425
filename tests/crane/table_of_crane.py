"""A table of Crown and Crane with a person at it, for tests of what the page shows of a position."""

from __future__ import annotations

from typing import Any

from praga import Game
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.page.game_app import App, screen
from tests.page.tree import Tree, args_of, doing, drawn_signs, messages, nodes, props, with_class
from tests.stored import stored

SPEC = game_spec(BOTS)


class TableOfCrane:
    """The page at a table: what is on it, and what a person does there."""

    def __init__(self, app: App, page: Any) -> None:
        self.app, self.page = app, page

    def act(self, action: str, argument: str = "") -> None:
        """Tap something."""
        self.app.device.settle(self.page.act, action, argument, "")

    def choose(self, *moves: str) -> TableOfCrane:
        """Make choices, one after another."""
        for move in moves:
            self.act("choose", move)
        return self

    def at(self, tab: str) -> TableOfCrane:
        """Open a board."""
        self.act("tab", tab)
        return self

    # --- what is shown

    @property
    def tree(self) -> Any:
        """All that is shown."""
        return screen(self.app.device)

    def parts(self, css: str, of: str = "") -> list[Tree]:
        """The elements of a class, all or those in the first element of another."""
        return with_class(self.part(of) if of else self.tree, css)

    def part(self, css: str) -> Tree:
        """The first element of a class."""
        return with_class(self.tree, css)[0]

    def args(self, name: str, of: str = "") -> list[dict[str, Any]]:
        """The arguments of each message with this id."""
        return args_of(self.part(of) if of else self.tree, name)

    def words(self, of: str = "") -> set[str]:
        """The ids of all messages."""
        return messages(self.part(of) if of else self.tree)

    def anchored(self, name: str) -> Tree:
        """The part of a board that stands for a place."""
        return next(node for node in nodes(self.tree) if props(node).get("data-anchor") == name)

    def count(self, good: str) -> int:
        """How many of a good the row of the viewer's goods shows."""
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

    # --- what can be done

    def moves(self, verb: str = "") -> list[str]:
        """The moves that are offered and begin with a word, in trays too."""
        choices = self.page.play.view["prompt"]["choices"]
        return [choice["move"] for choice in choices if choice["enabled"] and choice["move"].startswith(verb)]

    def buttons(self, verb: str = "") -> list[str]:
        """The moves of the buttons that can be tapped now and begin with a word."""
        moves = [props(node)["data-arg"] for node in doing(self.tree, "choose")]
        return [move for move in moves if move.startswith(verb)]

    def button(self, move: str) -> Tree:
        """The button of a move."""
        return next(node for node in doing(self.tree, "choose") if props(node)["data-arg"] == move)

    def reasons(self) -> set[str]:
        """The reasons that the question gives against what cannot be done."""
        return {name for name in self.words("decision") if name.startswith("why-")}


def sit(app: App, game: Game, people: tuple[int, ...] = (0,)) -> TableOfCrane:
    """Sit down at a position; seats that are no persons' are bots', who decide at once."""
    return TableOfCrane(app, app.resume(stored(SPEC, game, people)))


def signs(tree: Any) -> list[str]:
    """The names of the signs in a tree, in order, without the grounds of hexes."""
    return [name for _, name in drawn_signs(tree) if not name.startswith("hex-")]
