"""Links to games that began from a position, in every game (protocol §5)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop.notation.link_packing import LinkError, Packer, write_link
from tabletop.notation.links import FROM_POSITION, MOST_POSITION, _deflated
from tests.games import of_each_class

NAMES = ["Ann", "Ben", "Cal"]


def begun(kind: Any, before: int = 12, after: int = 6) -> Any:
    """A game that began from the position of another, some moves later."""
    game = kind.new(NAMES, seed=5)
    for _ in range(before):
        game.play(game.moves()[0])
    later = kind.from_position(game.position())
    for _ in range(after):
        later.play(later.moves()[-1])
    return later


@of_each_class
def test_the_game_comes_back(kind: Any) -> None:
    game = begun(kind)

    assert kind.from_link(game.link(), NAMES) == game


@of_each_class
def test_the_moves_come_back(kind: Any) -> None:
    game = begun(kind)

    assert kind.from_link(game.link(), NAMES).history == game.history


@of_each_class
def test_the_link_has_no_names(kind: Any) -> None:
    assert kind.from_link(begun(kind).link()).names == ["Seat 1", "Seat 2", "Seat 3"]


@of_each_class
def test_its_link_is_the_same_link_again(kind: Any) -> None:
    link = begun(kind).link()

    assert kind.from_link(link).link() == link


@of_each_class
def test_it_fits_no_other_game(kind: Any) -> None:
    link = begun(kind).link()
    other = next(game for game in of_each_class.args[1] if game.links.prefix not in ("", kind.links.prefix))

    with pytest.raises(LinkError):
        other.from_link(link)


def link_with(kind: Any, data: object) -> str:
    """A link with a right checksum, and this in the place of the position."""
    packed = data if isinstance(data, int) else _deflated(data)  # type: ignore[arg-type]  # any JSON is tried
    moves = Packer()
    moves.number(0)
    return write_link(FROM_POSITION, [packed, 0, moves.packed()], kind.links.prefix)


@of_each_class
@pytest.mark.parametrize(
    "data",
    [
        0,
        1,
        10**40,
        {},
        {"players": None},
        {"players": [1]},
        {"players": [{}]},
        [],
        {"players": [], "more": "a" * MOST_POSITION},
    ],
    ids=lambda data: json.dumps(data)[:20],
)
def test_a_link_without_a_position_is_damaged(kind: Any, data: object) -> None:
    with pytest.raises(LinkError) as error:
        kind.from_link(link_with(kind, data))

    assert error.value.reason == "link-damaged"


@of_each_class
def test_a_position_that_cannot_be_is_damaged(kind: Any) -> None:
    position = {**begun(kind, after=0).position(), "round": -1, "turn": -1}

    with pytest.raises(LinkError) as error:
        kind.from_link(link_with(kind, position))

    assert error.value.reason == "link-damaged"
