"""Digest of the others' turns since the reader's last, above the throw."""

from __future__ import annotations

from typing import Any

from tests.catan.positions import play, seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import drawn_signs, nodes

HOMES = ({"settlements": "c5"}, {"settlements": "e8", "roads": "e8-e9", "cards": "knight"}, {"settlements": "f3"})
HANDS = ("2 wood", "1 wood 1 brick", "")


def after(*moves: str) -> Any:
    """A game in which seat 0 has ended its turn, seat 1 has made these moves, and seat 2 has thrown: seat 0 is next."""
    seats = [seat(hand, **home) for hand, home in zip(HANDS, HOMES, strict=True)]
    game = turn(*seats, round=2, seed=1)  # no seven is thrown
    return play(game, "end", *moves, "end", "roll", "end")


def lines(table: TableOfIsland) -> list[list[Any]]:
    """The lines as they are drawn."""
    (digest,) = table.parts("digest")
    return [node for node in nodes(digest) if node[0] == "li"]


def test_each_of_the_others_has_a_line(app: Any) -> None:
    table = sit(app, after("roll"), history=True)

    assert [table.text(line).split()[0] for line in lines(table)] == ["Casual", "Casual"]


def test_a_line_shows_what_a_player_did_by_its_sign(app: Any) -> None:
    table = sit(app, after("roll", "road e9-e10"), history=True)

    assert ("island", "road") in list(drawn_signs(lines(table)[0]))


def test_a_theft_is_shown_as_a_loss(app: Any) -> None:
    table = sit(app, after("play knight", "robber h5", "roll"), history=True)

    assert "-1" in table.text(lines(table)[0])


def test_readers_hear_a_line_in_words(app: Any) -> None:
    table = sit(app, after("roll", "road e9-e10"), history=True)

    assert "built a road" in table.text(lines(table)[0])


def test_after_the_throw_it_is_gone(app: Any) -> None:
    table = sit(app, after("roll"), history=True)

    table.play("roll")

    assert table.parts("digest") == []
