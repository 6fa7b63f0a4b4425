"""Digest of the others' turns since the reader's last, above the throw."""

from __future__ import annotations

from typing import Any

import pytest

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


def digest_of(app: Any, *hands: str, moves: tuple[str, ...], **keys: Any) -> TableOfIsland:
    """The digest of a turn of seat 1 with these moves, and one of seat 2, of players with these hands."""
    seats = [seat(hand, **home) for hand, home in zip(hands, HOMES, strict=True)]
    game = turn(*seats, round=2, **keys)
    return sit(app, play(game, *moves, "end", "roll", "end"), history=True)


def cards(table: TableOfIsland, line: int) -> list[str]:
    """The numbers of cards that came or went, each with its sign, in a line."""
    drawn = [node for node in nodes(lines(table)[line]) if node[0] == "b" and table.text(node)[0] in "+-"]
    return [table.text(node) for node in drawn]


TRADE = ("end", "roll", "offer 1 ore for 2 wood to {0}", "accept", "confirm {0}")


def traded(app: Any, other: int) -> TableOfIsland:
    """Seat 1 gave this one an ore for two wood."""
    return digest_of(app, "2 wood", "2 ore", "3 wood", moves=tuple(move.format(other) for move in TRADE), seed=1)


def test_an_accepted_trade_is_shown_both_ways(app: Any) -> None:
    table = traded(app, 0)

    assert (cards(table, 0), "gave you 1 ore for 2 wood" in table.text(lines(table)[0])) == (["+1", "-2"], True)


def test_a_trade_of_others_is_shown_as_the_player_of_the_turn_sees_it(app: Any) -> None:
    table = traded(app, 2)

    assert (cards(table, 0), "gave Casual 3 1 ore for 2 wood" in table.text(lines(table)[0])) == (["-1", "+2"], True)


@pytest.mark.parametrize("bank", ["open", "hidden"])
def test_discards_are_counted_for_the_reader_and_others(app: Any, bank: str) -> None:
    moves = ("end", "roll", "discard 4 brick", "discard 4 wood", "robber h5")  # the seed throws a seven

    table = digest_of(app, "8 wood", "1 ore", "9 brick", moves=moves, seed=17, rules={"bank": bank})

    assert (cards(table, 0), "You discarded 4 " in table.text(lines(table)[0])) == (["-4", "-4", "-1"], True)


def test_readers_hear_a_line_in_words(app: Any) -> None:
    table = sit(app, after("roll", "road e9-e10"), history=True)

    assert "built a road" in table.text(lines(table)[0])


def test_after_the_throw_it_is_gone(app: Any) -> None:
    table = sit(app, after("roll"), history=True)

    table.play("roll")

    assert table.parts("digest") == []


def test_before_the_throw_no_line_says_that_it_comes_first(app: Any) -> None:
    """A tap on what cannot be done yet says so."""
    table = sit(app, after("roll"), history=True)

    assert (table.parts("not-now"), table.buttons("roll")) == ([], ["roll"])


def test_a_theft_is_told_until_ones_own_throw(app: Any) -> None:
    table = sit(app, after("play knight", "robber h5", "roll"), history=True)
    before = len(table.parts("hits", "decision"))

    table.play("roll")

    assert (before, table.parts("hits", "decision")) == (1, [])
