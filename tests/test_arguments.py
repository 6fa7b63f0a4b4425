"""Junk given to a game's public API raises no other error than a TableError that says why (notation §6)."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from typing import Any

import pytest

import catan
import citadels
from catan.flow import options as options_of_catan
from citadels.flow import options
from tabletop.core.errors import PositionError, TableError
from tests.games import CLASSES

NAMES = ["Ann", "Ben"]
JUNK = {
    "None": None, "5": 5, "-1": -1, "1.5": 1.5, "True": True, "ab": "ab", "empty": "", "[]": [], "list": [None, 5],
    "{}": {}, "object": {"a": 5}, "()": (), "object()": object(), "bytes": b"ab", "type": int, "set": {1, 2},
}  # fmt: skip
Call = Callable[[Any, Any], object]  # the class, or a game in progress, and what is handed to it

# Every argument of every public method, each alone of a wrong type.
OF_THE_CLASS: dict[str, Call] = {
    "new players": lambda game, junk: game.new(junk),
    "new name": lambda game, junk: game.new(["Ann", junk]),
    "new rules": lambda game, junk: game.new(NAMES, junk),
    "new rule": lambda game, junk: game.new(NAMES, {"round_limit": junk}),
    "new seed": lambda game, junk: game.new(NAMES, {}, junk),
    "from_position position": lambda game, junk: game.from_position(junk),
    "from_position players": lambda game, junk: game.from_position(game.new(NAMES).position() | {"players": junk}),
    "from_position phase": lambda game, junk: game.from_position(game.new(NAMES).position() | {"phase": junk}),
    "from_head head": lambda game, junk: game.from_head(junk),
    "from_head position": lambda game, junk: game.from_head({"position": junk}),
    "from_head players": lambda game, junk: game.from_head({"players": junk, "rules": {}, "seed": 1}),
    "from_head rules": lambda game, junk: game.from_head({"players": NAMES, "rules": junk, "seed": 1}),
    "from_head seed": lambda game, junk: game.from_head({"players": NAMES, "rules": {}, "seed": junk}),
    "from_record text": lambda game, junk: game.from_record(junk),
    "opened record": lambda game, junk: game.opened(junk),
    "from_link text": lambda game, junk: game.from_link(junk),
    "from_link names": lambda game, junk: game.from_link(game.new(NAMES).link(), junk),
    "from_link name": lambda game, junk: game.from_link(game.new(NAMES).link(), [junk]),
    "read_link text": lambda game, junk: game.read_link(junk),
    "read_link names": lambda game, junk: game.read_link(game.new(NAMES).link(), junk),
    "from_deal text": lambda game, junk: game.from_deal(junk),
}
OF_A_GAME: dict[str, Call] = {
    "view seat": lambda game, junk: game.view(junk),
    "observe seat": lambda game, junk: game.observe(junk),
    "record date": lambda game, junk: game.record(junk),
    "random_move rng": lambda game, junk: game.random_move(junk),
    "play move": lambda game, junk: game.play(junk),
    "play from_record": lambda game, junk: game.play("nothing", from_record=junk),
    "at step": lambda game, junk: game.at(junk),
    "played since": lambda game, junk: [*game.played(junk)],
}
OF_CITADELS: dict[str, Call] = {
    "svg seat": lambda game, junk: game.svg(junk),
    "svg language": lambda game, junk: game.svg(None, junk),
    "svg width": lambda game, junk: game.svg(None, "en", junk),
    "score_lines seat": lambda game, junk: game.score_lines(junk),
}
CALLS = [
    *[(name, key) for name in CLASSES for key in (*OF_THE_CLASS, *OF_A_GAME)],
    *[("citadels", key) for key in OF_CITADELS],
]
COVERED = {key.split()[0] for key in (*OF_THE_CLASS, *OF_A_GAME, *OF_CITADELS)}


def after_three_moves(game: Any) -> Any:
    """A game of two after three moves."""
    new, chance = game.new(NAMES, {}, 1), random.Random(1)
    for _ in range(3):
        new.play(new.random_move(chance))
    return new


def escaping(call: Callable[[Any], object]) -> list[str]:
    """Return junk that leads to another error than a TableError."""
    result = []
    for name, junk in JUNK.items():
        try:
            call(junk)
        except TableError:
            continue
        except Exception as error:  # noqa: BLE001 - any other error is what is looked for
            result.append(f"{name}: {error!r}")
    return result


@pytest.mark.parametrize(("name", "key"), CALLS)
def test_nothing_but_a_table_error_comes_out(name: str, key: str) -> None:
    """Notation §6: it works, or a TableError says why not."""
    call = {**OF_THE_CLASS, **OF_A_GAME, **OF_CITADELS}[key]
    subject = CLASSES[name] if key in OF_THE_CLASS else after_three_moves(CLASSES[name])
    assert escaping(lambda junk: call(subject, junk)) == []


@pytest.mark.parametrize("key", [*options.KEYS, "edition"])
def test_no_rule_of_citadels_lets_another_error_out(key: str) -> None:
    """Notation §1 `rules`."""
    assert escaping(lambda junk: citadels.Game.new(NAMES, {key: junk})) == []


@pytest.mark.parametrize("key", [*options.KEYS, "set"])
def test_no_rule_of_2016_lets_another_error_out(key: str) -> None:
    """Notation §7 `rules`."""
    assert escaping(lambda junk: citadels.Game.new(NAMES, {"edition": "2016", key: junk})) == []


@pytest.mark.parametrize("key", options_of_catan.KEYS)
def test_no_rule_of_catan_lets_another_error_out(key: str) -> None:
    """Catan's notation §2 `rules`."""
    assert escaping(lambda junk: catan.Game.new(NAMES, {key: junk})) == []


@pytest.mark.parametrize("key", [*OF_A_GAME])
@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_a_game_is_as_it_was_after_it(game: Any, key: str) -> None:
    """Nothing is lost."""
    subject, before = after_three_moves(game), after_three_moves(game)
    escaping(lambda junk: OF_A_GAME[key](subject, junk))
    assert (subject, subject.history) == (before, before.history)


@pytest.mark.parametrize(
    ("key", "argument"),
    [("new players", "players"), ("new name", "players"), ("new rules", "rules"), ("new rule", "rules"),
     ("new seed", "seed"), ("from_position position", "position"), ("from_position players", "players"),
     ("from_head head", "head"), ("from_head position", "position"), ("from_head players", "players"),
     ("from_head rules", "rules"), ("from_head seed", "seed"), ("from_record text", "record"),
     ("opened record", "record"), ("from_link names", "names"), ("view seat", "seat"), ("observe seat", "seat"),
     ("record date", "date"), ("random_move rng", "rng"), ("at step", "step"), ("played since", "since")],
)  # fmt: skip
@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_the_error_names_the_argument(game: Any, key: str, argument: str) -> None:
    """Notation §6: `key` says where, and the text what is wanted."""
    subject, call = (game, OF_THE_CLASS[key]) if key in OF_THE_CLASS else (after_three_moves(game), OF_A_GAME[key])
    with pytest.raises(PositionError, match=rf"{argument}\b") as refused:
        call(subject, object())
    assert refused.value.key.startswith(argument)


@pytest.mark.parametrize("head", [{}, {"players": NAMES}, {"players": NAMES, "rules": {}}, {"seed": 1, "rules": {}}])
@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_a_head_that_lacks_something_says_what(game: Any, head: dict[str, Any]) -> None:
    """Notation §3: players, rules and seed, or a position."""
    missing = next(key for key in ("players", "rules", "seed") if key not in head)
    with pytest.raises(PositionError, match=f"head.{missing}: this key must be there"):
        game.from_head(head)


@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_a_text_is_no_list_of_names(game: Any) -> None:
    """Two letters are not two players."""
    with pytest.raises(PositionError, match="players: a list of names is wanted here, not 'ab'"):
        game.new("ab")


@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_a_tuple_of_names_is_one(game: Any) -> None:
    """Any sequence but a text."""
    assert game.new(("Ann", "Ben")).names == NAMES


@pytest.mark.parametrize(("step", "why"), [(-1, "step: -1 is less than 0"), (4, "step: 4 is more than 3")])
@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_there_is_no_step_before_the_first_or_after_the_last(game: Any, step: int, why: str) -> None:
    """Notation §6: from 0 to all of the moves."""
    with pytest.raises(PositionError, match=why):
        after_three_moves(game).at(step)


@pytest.mark.parametrize("game", CLASSES.values(), ids=CLASSES.keys())
def test_every_public_method_with_an_argument_is_tried(game: Any) -> None:
    """So that a new one is not forgotten."""
    named = {name: getattr(game, name) for name in dir(game) if not name.startswith("_")}
    methods = {name: method for name, method in named.items() if inspect.isroutine(method)}
    taking = {name for name, method in methods.items() if {*inspect.signature(method).parameters} - {"self"}}
    assert taking <= COVERED
