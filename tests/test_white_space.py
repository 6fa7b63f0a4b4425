"""White space in a move: one rule for all games (notation §2, §3, and other games' notations)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels import IllegalMove
from tests.games import CLASSES, module_of, of_each_name

NAMES = ["Ann", "Bo", "Cy"]
WORKERS: dict[str, Any] = {name: module_of(name, "table.worker").Table for name in CLASSES}
# White space that is no space, by its name: of one letter and of two bytes and more.
OTHER = {
    "tab": "\t", "line feed": "\n", "carriage return": "\r", "vertical tab": "\v", "form feed": "\f",
    "next line": "\x85", "unit separator": "\x1f", "no-break space": "\u00a0", "en space": "\u2002",
    "line separator": "\u2028", "narrow no-break space": "\u202f", "ideographic space": "\u3000",
}  # fmt: skip
PLACES = {"before": "{space}{move}", "after": "{move}{space}", "between spaces": " {space} {move}"}
with_each_space = pytest.mark.parametrize("space", OTHER.values(), ids=OTHER.keys())
at_each_place = pytest.mark.parametrize("place", PLACES.values(), ids=PLACES.keys())


def new(name: str) -> Any:
    """A game of three at its first decision."""
    return CLASSES[name].new(NAMES, seed=1)


@of_each_name
@with_each_space
@at_each_place
def test_other_white_space_around_a_move_is_refused(name: str, space: str, place: str) -> None:
    game = new(name)
    with pytest.raises(IllegalMove, match="spaces around it, but no tab, no end of a line and no other white space"):
        game.play(place.format(space=space, move=game.moves()[0]))


@of_each_name
@with_each_space
def test_other_white_space_between_the_words_is_refused(name: str, space: str) -> None:
    game = new(name)
    with pytest.raises(IllegalMove, match="no other white space"):
        game.play(str(game.moves()[0]).replace(" ", space))


@of_each_name
def test_a_move_that_is_refused_for_its_white_space_changes_nothing(name: str) -> None:
    game = new(name)
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play(f"{game.moves()[0]}\n")
    assert game.position() == before


@of_each_name
def test_spaces_around_a_move_are_ignored(name: str) -> None:
    game = new(name)
    move = game.moves()[0]
    assert game.play(f"  {move}   ").history == [move]


def chosen(name: str, text: str) -> dict[str, Any]:
    """The answer of a game's worker to a move of the one person at the table, who is asked first."""
    table = WORKERS[name]()
    seats: list[dict[str, Any]] = [{"name": seat, "kind": "bot", "bot": "casual"} for seat in NAMES]
    first = new(name).to_move
    seats[first] = {"name": NAMES[first], "kind": "person"}
    table.handle_json(json.dumps({"do": "new", "seats": seats, "rules": {}, "seed": 1}))
    answer: dict[str, Any] = json.loads(table.handle_json(json.dumps({"do": "choose", "move": text})))
    return answer


@of_each_name
@with_each_space
def test_the_worker_refuses_other_white_space(name: str, space: str) -> None:
    answer = chosen(name, f"{new(name).moves()[0]}{space}")
    assert answer["error"]["id"] == "illegal-unreadable"


@of_each_name
def test_the_worker_ignores_spaces(name: str) -> None:
    assert "error" not in chosen(name, f" {new(name).moves()[0]} ")


def moved(name: str) -> Any:
    """A game after its first move."""
    game = new(name)
    return game.play(game.moves()[0])


@of_each_name
@pytest.mark.parametrize("ending", ["\r\n", "\t\n", " \n", "\u00a0\n"], ids=repr)
def test_white_space_at_the_end_of_a_records_line_is_the_lines(name: str, ending: str) -> None:
    """Notation §3: records that were edited by hand or came through mail open, as they always did."""
    game = moved(name)
    assert CLASSES[name].from_record(game.record().replace("\n", ending)) == game


@of_each_name
def test_a_records_comment_may_stand_behind_a_tab(name: str) -> None:
    game = moved(name)
    move = str(game.history[0])
    assert CLASSES[name].from_record(game.record().replace(f"\n{move}\n", f"\n{move}\t; well\n")) == game


@of_each_name
def test_a_records_line_may_be_indented(name: str) -> None:
    game = moved(name)
    move = str(game.history[0])
    assert CLASSES[name].from_record(game.record().replace(f"\n{move}\n", f"\n\t{move}\n")) == game


@of_each_name
@with_each_space
def test_other_white_space_within_a_records_move_is_refused_by_its_line(name: str, space: str) -> None:
    """Notation §3; a line that ends within a move is another line."""
    game = moved(name)
    move = str(game.history[0])
    with pytest.raises(IllegalMove, match=r"^line \d+: "):
        CLASSES[name].from_record(game.record().replace(move, move.replace(" ", space)))
