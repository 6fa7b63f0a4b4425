"""Positions that cannot be: each is refused by the key that is wrong (notation §2)."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from praga import Game, PositionError
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import crane, player, turn

Json = dict[str, Any]
TOKEN: Json = {"what": "token", "seat": 0, "track": "quarry"}
BOOK: Json = {"what": "technology", "seat": 0, "level": "I"}
AT: Json = {"what": "at", "seat": 0, "tile": "w1n07", "by": "extra"}
JUNK: tuple[Any, ...] = (None, -1, "x", [], {}, 1.5, True, 10**9, ["x"], {"x": 1}, [[1]], "w1")


def position(**keys: Any) -> Json:
    """A position at the start of a turn, with some keys changed; `a.b` is a key within a key."""
    data: Json = copy.deepcopy(dict(turn().position()))
    for path, value in keys.items():
        put(data, path.split("__"), value)
    return data


def asks(*questions: Json, **keys: Any) -> Json:
    """The keys for questions in the first seat's turn, with few walls in the row; `keys` are the player's."""
    row = {"rows__wall": ["w1n07", "w1s03"], "stacks__wall": [], "stacks__wall_s": []}
    return {"phase__asks": [*questions], **row, **{f"players__0__{key}": value for key, value in keys.items()}}


def put(data: Any, path: list[str], value: Any) -> None:
    """Put a value at a path of keys and numbers."""
    for key in path[:-1]:
        data = data[int(key) if key.isdecimal() else key]
    data[path[-1]] = value


@pytest.mark.parametrize(
    ("keys", "key"),
    [
        ({"praga": 2}, "praga"),
        ({"rules__data": "house-1"}, "rules.data"),
        ({"rules__solo": True}, "rules.solo"),
        ({"rules__bridge": [0, 1]}, "rules.bridge"),
        ({"turn": 2}, "turn"),
        ({"turn": 33}, "turn"),
        ({"era": 2}, "era"),
        ({"seed": -1}, "seed"),
        ({"crane__box": 1}, "crane.box"),
        ({"crane__pushed": {"w8": 3}}, "crane.pushed.w8"),
        ({"crane__tiles": {}}, "crane.tiles"),
        ({"rows__wall": ["w2n01"]}, "rows.wall[0]"),
        ({"rows__wall": ["w1s01", "w1n01"]}, "rows.wall"),
        ({"stacks__IV": ["free_up"]}, "stacks.IV[0]"),
        ({"tokens": ["gold"] * 3}, "tokens"),
        ({"planks__p1": {"bonus": 2}}, "planks.p1.bonus"),
        ({"planks__p1": {"bonus": 0, "tile": "mines_x1_now_3"}}, "planks"),  # it stands in nobody's `final`
        ({"plazas__z9": "n1"}, "plazas"),
        ({"plazas__z1": "n1"}, "plazas.z1"),
        ({"paid": ["z1"]}, "paid"),
        ({"city__s1": {"tile": "w1n01"}}, "city.s1"),
        ({"city__s1": {"tile": "b1n04", "claim": 0}}, "city.s1.claim"),
        ({"players__0__gold": 10}, "players[0].gold"),
        ({"players__0__silver": 15}, "players[0].silver"),
        ({"players__0__mine": 2}, "players[0].mine"),
        ({"players__0__tokens": {"mine": "gold"}}, "players[0].tokens.mine"),
        ({"players__0__rights": 1}, "players[0].rights"),
        ({"players__0__cubes": 3}, "players[0].cubes"),
        ({"players__0__wall": [7, 1]}, "players[0].wall"),
        ({"players__0__technologies": ["univ_4", "free_up"]}, "players[0].technologies"),
        ({"players__0__new": ["univ_4"]}, "players[0].new"),
        ({"players__0__board": {"mine": [["u1n01", 0]]}}, "players[0].board.mine"),
        ({"players__0__board": {"r1": [["w1n01", 0], ["w1n02", 0]]}}, "players[0].board.r1"),
        ({"players__0__used": ["mine.0"]}, "players[0].used"),
        ({"phase__owed": True}, "phase.owed"),
        ({"phase__kept": [{"what": "wheel"}]}, "phase.kept[0]"),
        ({"phase__kept": [{"what": "bonus", "action": "mine", "of": ["u1n09"]}]}, "phase.kept[0].of"),
        ({"phase__kept": [{"what": "effect", "area": 1, "kind": "free"}]}, "phase.kept[0].area"),
        ({"phase__asks": [{"what": "arrow", "seat": 0}]}, "phase.asks[0].on"),
        ({"phase__asks": [{"what": "plaza", "seat": 0, "plaza": "z1", "both": False}]}, "phase.asks[0].plaza"),
        ({"phase__asks": [{"what": "token", "seat": 0, "track": "mine"}], "tokens": []}, "phase.asks[0]"),
        ({"city__s1": {"tile": "b2n01"}}, "city.s1"),
        ({"players__0__board": {"r1": [["w2n01", 0]]}}, "players[0].board.r1"),
        (asks(TOKEN, TOKEN, quarry=4), "phase.asks[1]"),
        (asks(TOKEN, quarry=3), "phase.asks[0]"),
        (asks(BOOK, tech=0), "phase.asks[0]"),
        (asks(BOOK, tech=1, technologies=["up_moves"]) | {"stacks__I": ["wheel_gold"]}, "phase.asks[0]"),
        (asks(TOKEN, AT, quarry=4), "phase.asks[1]"),
        (asks({**AT, "seat": 1}), "phase.asks[0].seat"),
        (asks({**AT, "tile": "w1n01"}), "phase.asks[0].tile"),
        (asks(AT, stone=1) | {"phase__extra": True}, "phase.asks[0].tile"),
        (
            asks({**AT, "tile": "w1s03"}, stone=9, wealth=["stone6", "nine"]) | {"phase__extra": True},
            "phase.asks[0].tile",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_by_its_key(keys: Json, key: str) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position(position(**keys))
    assert error.value.key == key


def played(seed: int, moves: int) -> Json:
    """The position of a game after so many moves by chance."""
    game, dice = Game.new(["Ann", "Bo"], seed=seed), Dice(seed)
    for _ in range(moves):
        if not game.over:
            listed = game.moves()
            game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return dict(game.position())


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to every value, of long lists the first two."""
    if path:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data[:2]) if isinstance(data, list) else ()
    for key, value in items:
        yield from paths(value, (*path, key))


@pytest.mark.parametrize(("seed", "moves"), [(2, 60), (3, 200), (4, 10_000)], ids=["early", "late", "over"])
def test_junk_is_refused_or_read_and_nothing_else(seed: int, moves: int) -> None:
    """Texts that can be read write back to the same game."""
    start, wrong = played(seed, moves), []
    for path in paths(start):
        for junk in JUNK:
            data = copy.deepcopy(start)
            here: Any = data
            for key in path[:-1]:
                here = here[key]
            here[path[-1]] = junk
            try:
                game = Game.from_position(data)
            except PositionError:
                continue
            if Game.from_position(game.position()) != game or not (game.over or game.moves()):
                wrong.append((path, junk))
    assert wrong == []


def test_only_three_keys_must_be_there() -> None:
    """Notation §2."""
    game = Game.from_position({"praga": 1, "players": [{}, {}], "phase": {"name": "turn", "seat": 1}})
    assert (game.position()["turn"], game.names) == (2, ["Seat 0", "Seat 1"])


def test_a_tile_v_lies_on_a_plank_and_counts_for_its_player() -> None:
    """docs/praga/notation.md: `planks` and `final`."""
    plank = {"bonus": 0, "tile": "mines_x1_now_3"}
    game = turn(player(road=5, final=["mines_x1_now_3"]), planks={"p1": plank})
    assert game.position()["planks"]["p1"] == plank


def test_a_tile_that_was_taken_needs_the_crane() -> None:
    """Notation §2."""
    data = turn(taken=1).position()
    del data["crane"]  # type: ignore[attr-defined]  # a position is a dict
    with pytest.raises(PositionError, match="the crane must be written"):
        Game.from_position(data)


def test_what_is_missing_of_the_stacks_is_drawn_from_the_seed() -> None:
    """Notation §2."""
    starts = [turn(seed=seed).position()["stacks"] for seed in (1, 1, 2)]
    assert (starts[0] == starts[1], starts[0] == starts[2]) == (True, False)


def test_a_tile_that_lies_somewhere_is_in_no_stack() -> None:
    """Notation §2."""
    data = turn(player(board={"r1": [["w1n07", 0]]}), crane=crane()).position()
    assert "w1n07" not in [*data["rows"]["wall"], *data["stacks"]["wall"]]
