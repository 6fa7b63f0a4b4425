"""Fields of a position, in every game: any of them can be changed, and what cannot be is refused (protocol §11)."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove, PositionError
from tabletop.table.editing import CHOICE, LIST, NUMBER, change, write_fields
from tests.games import CLASSES, module_of
from tests.games import NAMES as GAMES

PEOPLE = ["Ann", "Ben", "Cal"]
Json = dict[str, Any]
of_each_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, moves: int, seed: int = 3) -> Any:
    """A game of three after some moves by chance, in any phase but the end."""
    dice, game = random.Random(seed), CLASSES[name].new(PEOPLE, seed=seed)
    for _ in range(moves):
        options = game.moves()
        game.play(options[dice.randrange(len(options))])
    return game


def editor_of(name: str) -> Any:
    """A game's editor."""
    return module_of(name, "table.editing").EDITOR


def fields_of(name: str, game: Any) -> list[Json]:
    """All fields of a game's position."""
    return [dict(field) for group in write_fields(editor_of(name), game)["groups"] for field in group["fields"]]


def other_values(name: str, game: Any, field: Json) -> Iterator[Any]:
    """Yield values that a field offers: both ends of a number, each option, a list longer and shorter."""
    if field["kind"] == NUMBER:
        yield from (field["least"], field["most"])
        return
    options = write_fields(editor_of(name), game)["options"][field["offers"] or field["options"]]
    values = [option["value"] for option in options]
    yield from values if field["kind"] == CHOICE else ([*field["value"], value] for value in values)
    if field["kind"] == LIST and field["value"]:
        yield field["value"][1:]


@of_each_game
@pytest.mark.parametrize("moves", [0, 7, 40])
def test_a_field_set_to_its_own_value_keeps_it(name: str, moves: int) -> None:
    game = played(name, moves)

    changed = [
        field["name"]
        for field in fields_of(name, game)
        for again in fields_of(name, change(editor_of(name), game, field["name"], field["value"]))
        if again["name"] == field["name"] and again["value"] != field["value"]
    ]

    assert changed == []


# What may be refused although it is offered, by the beginning of the error's key, by rules that join several fields:
# a murdered character's turn, pieces while they are placed in order; a second district of a name, one technology a
# level; more than a row holds; a tile of the later era.
JOINED = ("phase", "players[", "rows.", "city.")


@of_each_game
@pytest.mark.parametrize("moves", [5, 60])
def test_what_is_offered_can_be_set(name: str, moves: int) -> None:
    game = played(name, moves)
    faults: list[tuple[str, Any, Any]] = []
    for field in fields_of(name, game):
        for value in other_values(name, game, field):
            try:
                after = change(editor_of(name), game, field["name"], value)
            except PositionError as error:
                faults += [] if error.key.startswith(JOINED) else [(field["name"], value, str(error))]
            else:
                now = [each["value"] for each in fields_of(name, after) if each["name"] == field["name"]]
                same = now == [value] or (field["kind"] == LIST and [*map(sorted, now)] == [sorted(value)])
                faults += [] if same or not now else [(field["name"], value, now)]

    assert faults == []


@of_each_game
def test_a_chain_of_changes_is_a_position_that_is_read_again(name: str) -> None:
    dice, game = random.Random(8), played(name, 30)
    for _ in range(40):
        field = dice.choice(fields_of(name, game))
        value = dice.choice([*other_values(name, game, field), field["value"]])
        try:
            game = change(editor_of(name), game, field["name"], value)
        except PositionError:
            continue

    assert type(game).from_position(json.loads(json.dumps(game.position()))) == game


@of_each_game
def test_the_edited_game_can_be_played_on(name: str) -> None:
    game = played(name, 20)
    field = next(field for field in fields_of(name, game) if field["kind"] == NUMBER and field["name"] != "round")

    after = change(editor_of(name), game, field["name"], field["most"])

    assert after.play(after.moves()[0]).history


@of_each_game
@pytest.mark.parametrize(
    ("field", "value"), [("nothing", 1), ("round", "3"), ("round", -1), ("round", True), ("turn", None)]
)
def test_no_field_and_no_value_are_refused(name: str, field: str, value: Any) -> None:
    with pytest.raises(IllegalMove):
        change(editor_of(name), played(name, 5), field, value)


@of_each_game
def test_the_game_itself_stays(name: str) -> None:
    game = played(name, 20)
    before = json.dumps(game.position())

    for field in fields_of(name, game):
        change(editor_of(name), game, field["name"], field["value"])

    assert json.dumps(game.position()) == before


# --- the worker's request


def ask(worker: Any, **request: Any) -> Json:
    """Ask as the page does."""
    return dict(json.loads(worker.handle_json(json.dumps(request))))


def replaying(name: str, moves: int = 12) -> Any:
    """A worker that has opened a replay."""
    worker = module_of(name, "table.worker").Table()
    ask(worker, do="replay", link=played(name, moves).link(), names=PEOPLE)
    return worker


@of_each_game
def test_a_step_is_edited_as_a_game_of_its_own(name: str) -> None:
    answer = ask(replaying(name), do="edit", at=7)

    edited = CLASSES[name].from_link(answer["link"], PEOPLE)
    assert edited == CLASSES[name].from_position(played(name, 7).position())


@of_each_game
def test_a_change_is_in_the_link(name: str) -> None:
    worker = replaying(name)
    ask(worker, do="edit", at=12)

    answer = ask(worker, do="edit", at=0, field="round", value=5)

    now = fields_of(name, CLASSES[name].from_link(answer["link"]))
    assert [field["value"] for field in now if field["name"] == "round"] == [5]


def test_a_refusal_says_where_and_leaves_what_was_open() -> None:
    """R4.3: no second district of a name in a city."""
    worker = replaying("citadels")
    before = ask(worker, do="edit", at=12)

    refused = ask(worker, do="edit", at=0, field="city 0", value=["tavern", "tavern"])

    assert (refused["error"]["id"], ask(worker, do="replay")["steps"], before["steps"]) == ("edit-cannot", 0, 0)


def test_a_game_that_is_over_has_no_fields() -> None:
    game = CLASSES["citadels"].new(PEOPLE, {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])
    worker = module_of("citadels", "table.worker").Table()
    ask(worker, do="replay", link=game.link())

    assert ask(worker, do="edit", at=len(game.history))["edit"]["groups"] == []


@of_each_game
def test_an_engine_without_the_fields_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page then brings them (build/editing.py)."""
    monkeypatch.setitem(sys.modules, f"{name}.table.editing", None)

    assert ask(replaying(name), do="edit", at=0)["error"]["id"] == "editing-missing"


def test_nothing_is_edited_without_a_replay() -> None:
    assert ask(module_of("citadels", "table.worker").Table(), do="edit", at=0)["error"]["id"] == "link-foreign"
