"""The choice of a victim at the robber's hex (K5.3)."""

from __future__ import annotations

from typing import Any

from tests.catan.positions import seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import doing, props, with_class


def stealing(app: Any) -> TableOfIsland:
    """The question whom to rob: Casual has two cards, the other bot one (K5.3)."""
    victims = seat("2 ore", settlements="c5"), seat("1 ore", settlements="d6")
    return sit(app, turn(seat(settlements="a4 e3"), *victims, rolled=(3, 4), asks={"what": "steal"}))


def test_a_victim_stands_beside_their_face_and_points(app: Any) -> None:
    """K5.3: three small buttons had a name each."""
    buttons = [node for node in doing(stealing(app).tree, "choose") if props(node)["data-arg"].startswith("steal")]

    assert [len(with_class(button, "face-of")) for button in buttons] == [1, 1]


def test_of_several_victims_the_advised_one_is_gold(app: Any) -> None:
    table = stealing(app)

    table.page.play.table.take_advice({"kind": "steal", "seat": 2, "move": "steal 2"})
    table.page.play.draw()

    assert [props(node)["data-arg"] for node in table.parts("main", "decision")] == ["steal 2"]
