"""A table of any game with a person at it, for tests of what its page shows of a position."""

from __future__ import annotations

from typing import Any, Self

from tests.page.english import text_of
from tests.page.game_app import App, screen
from tests.page.tree import Tree, args_of, doing, messages, nodes, props
from tests.page.trees import styled


class TableAtPage:
    """The page at a table: what is on it, and what a person does there."""

    def __init__(self, app: App, page: Any) -> None:
        self.app, self.page = app, page

    def act(self, action: str, argument: str = "") -> None:
        """Tap something, whether it is drawn or not."""
        self.app.device.settle(self.page.act, action, argument, "")

    def tap(self, action: str, argument: str = "") -> Self:
        """Tap something that is drawn and not switched off."""
        assert argument in self.live(action), f"nothing to tap does {action} {argument}"
        self.act(action, argument)
        return self

    def choose(self, *moves: str) -> Self:
        """Make choices, one after another."""
        for move in moves:
            self.act("choose", move)
        return self

    def open_curtain(self) -> Self:
        """Take the device as the person for whom the curtain asks."""
        (button,) = [node for node in nodes(self.tree) if props(node).get("data-hold")]
        self.act("open-curtain", props(button)["data-arg"])
        return self

    # --- what is shown

    @property
    def tree(self) -> Any:
        """All that is shown."""
        return screen(self.app.device)

    @property
    def sheet(self) -> Any:
        """Return the sheet over the table."""
        return self.app.device.stage.trees["sheet"]

    def parts(self, css: str, of: str = "") -> list[Tree]:
        """The elements with all of these classes, everywhere or in the first element with others."""
        return styled(self.part(of) if of else self.tree, css)

    def part(self, css: str, of: str = "") -> Tree:
        """The first element with all of these classes."""
        return self.parts(css, of)[0]

    def args(self, name: str, of: str = "") -> list[dict[str, Any]]:
        """The arguments of each message with this id."""
        return args_of(self.part(of) if of else self.tree, name)

    def words(self, of: str = "") -> set[str]:
        """The ids of all messages."""
        return messages(self.part(of) if of else self.tree)

    def text(self, tree: Any) -> str:
        """Return a part's text, in English."""
        return text_of(tree, self.app.played.record.name)

    def texts(self, css: str, of: str = "") -> list[str]:
        """Return the text of each element with these classes, in English."""
        return [self.text(node) for node in self.parts(css, of)]

    def anchored(self, name: str) -> Tree:
        """The part of a board that stands for a place."""
        return next(node for node in nodes(self.tree) if props(node).get("data-anchor") == name)

    def question(self) -> str:
        """Return the question, in English."""
        (title,) = [node for node in nodes(self.tree) if props(node).get("id") == "decision-title"]
        return self.text(title)

    # --- what can be done

    def moves(self, verb: str = "") -> list[str]:
        """The moves that are offered and begin with a word, in trays too."""
        moves = [choice["move"] for choice in self.page.play.view["prompt"]["choices"] if choice["enabled"]]
        return [move for move in moves if move and move.startswith(verb)]  # None where a form makes it

    def live(self, action: str, of: str = "") -> list[str]:
        """The arguments of what is drawn with an action and not switched off."""
        all_props = [props(part) for part in doing(self.part(of) if of else self.tree, action)]
        return [
            each["data-arg"]
            for each in all_props
            if not each.get("aria-disabled") and "off" not in str(each.get("class") or "").split()
        ]

    def buttons(self, verb: str = "") -> list[str]:
        """The moves of the buttons that can be tapped now and begin with a word."""
        moves = [props(node)["data-arg"] for node in doing(self.tree, "choose")]
        return [move for move in moves if move.startswith(verb)]

    def button(self, move: str) -> Tree:
        """The button of a move."""
        return next(node for node in doing(self.tree, "choose") if props(node)["data-arg"] == move)
