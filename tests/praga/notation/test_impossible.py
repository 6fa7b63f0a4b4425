"""Positions that play cannot bring about are refused, key by key (notation §2, §5); all others play on."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from praga import Game, PositionError
from praga.core.places import PLACES
from praga.core.tables import LEVEL_OF, SEALS, TILES, TILES_IV, TILES_V, TOKENS, WEALTH
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import TILES_A, crane, player, turn

Json = dict[str, Any]
UPGRADE, WALL, BUILDING = 0, 1, 2  # numbers of tiles on the crane
# Of two players z4 and z9 are not used; z1 has the spaces s3 and s5.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
PAID = {"plazas": PLAZAS, "city": {"s3": {"tile": "b1n02"}, "s5": {"tile": "b1n04"}}}
ALL_PASSIVE = {"road": {"1": "on_upgrade_2_points_and_1", "2": "on_wall_2", "3": "on_crown_3"}}
IV = {"what": "IV", "seat": 0}
V = {"what": "V", "seat": 0, "at": "bridge"}
PLANK = {"what": "plank", "seat": 0, "tile": "IV_mine"}
PLANK_V = {"what": "plank", "seat": 0, "tile": "rows_x2"}
ARROW = {"what": "arrow", "seat": 0, "on": "wall"}
SIDE = {"what": "side", "seat": 1, "on": "either"}
GOOD = {"what": "good", "seat": 0}
BOOK = {"what": "technology", "seat": 0, "level": "I"}
PLAZA = {"what": "plaza", "seat": 0, "plaza": "z1", "both": False}
PERFORM = {"what": "action", "seat": 0, "action": "mine", "by": "extra"}
AT = {"what": "at", "seat": 0, "tile": "w1n07", "by": "tile"}
ROWS = {"rows": {"wall": ["w1n07", "w1n09", "w1s03"]}}
EGG = {"what": "effect", "area": 1, "kind": "egg"}
FREE = {**EGG, "kind": "free"}


def start(*players: Json, **keys: Any) -> Callable[[], Game]:
    """Reading a turn of the first seat, as `turn` writes it."""
    return lambda: turn(*players, **keys)


def asking(*questions: Json, table: Json | None = None, **keys: Any) -> Callable[[], Game]:
    """Reading a turn of the first seat with questions; `table` are keys of the position, `keys` those of the seat."""
    return lambda: turn(player(**keys), asks=list(questions), **(table or {}))


def over(**keys: Any) -> Callable[[], Game]:
    """Reading a game of two that is over, with nothing on either sheet but what `keys` say."""
    sheet: Json = keys.pop("sheet", {})
    points = sum(sheet.values())
    position = {
        "praga": 1, "players": [player(points=points, **keys.pop("player", {})), {}],
        "phase": {"name": "over", "sheet": [sheet, {}]}, **keys,
    }  # fmt: skip
    return lambda: Game.from_position(position)


# By what cannot be: how it is read, the key that is named, and a part of the sentence.
IMPOSSIBLE: dict[str, tuple[Callable[[], Game], str, str]] = {
    # the crane and the tile that was taken
    "a tile in the taken one's slot": (
        start(
            crane={"box": 10, "tiles": {f"w{slot}": tile for slot, tile in zip(range(3, 8), TILES_A, strict=False)}},
            taken=BUILDING,
        ),
        "phase.tile.slot", "another tile lies in w5",
    ),
    "a tile taken at the last position": (
        lambda: Game.from_position({
            "praga": 1, "players": [{}, {}], "crane": crane(UPGRADE),
            "phase": {"name": "turn", "seat": 0, "tile": {"slot": "w2", "actions": TILES_A[UPGRADE]}},
        }),
        "phase.tile.slot", "nothing is taken",
    ),
    # what is kept
    "two wheels kept": (
        start(taken=WALL, agenda=[{"what": "wheel"}, {"what": "wheel"}]), "phase.kept[1]", "kept once",
    ),
    "one effect kept twice": (start(player(road=1), agenda=[EGG, EGG]), "phase.kept[1]", "kept once"),
    "a street effect of an area not reached": (start(agenda=[EGG]), "phase.kept[0].area", "has not been there"),
    **{
        f"a free effect of area {area} with a road tile that works there": (
            start(player(road=area), agenda=[{**FREE, "area": area}], **ALL_PASSIVE),
            "phase.kept[0].kind", "leaves no free effect",
        )
        for area in (1, 2, 3)
    },
    # what is asked, by seat
    **{
        f"{question['what']} asked in another's turn": (
            asking({**question, "seat": 1}, table=PAID), "phase.asks[0].seat", "the player whose turn it is",
        )
        for question in (IV, V, PLANK, GOOD, PERFORM, AT)
    },
    "a question in another's turn before a plaza has paid": (
        start(player(), player(tech=1), asks=[{**BOOK, "seat": 1}]), "phase.asks[0].seat", "a plaza that pays",
    ),
    "side in one's own turn": (asking({**SIDE, "seat": 0}, table=PAID), "phase.asks[0].what", "not asked but kept"),
    "a bound move sideways in another's turn": (
        asking({**SIDE, "on": "wall"}, table=PAID), "phase.asks[0].on", "either",
    ),
    # what is asked, by its place among others
    **{
        f"{question['what']} behind another question": (
            asking(BOOK, question, tech=1, wall=[2, 3], road=4, table=PAID), "phase.asks[1]", "waits behind nothing",
        )
        for question in (IV, PLANK, PERFORM, AT, ARROW, SIDE)
    },
    "a question behind IV": (asking(IV, BOOK, tech=1, road=4), "phase.asks[0]", "nothing waits behind it"),
    "a question twice": (asking(BOOK, BOOK, tech=1), "phase.asks[1]", "asked once"),
    "two plazas that pay at a time": (
        asking(PLAZA, {**PLAZA, "seat": 1, "plaza": "z2"}, table={
            "plazas": PLAZAS, "city": {f"s{space}": {"tile": tile} for space, tile in zip(
                (3, 5, 9, 10), ("b1n02", "b1n04", "b1n05", "b1n07"), strict=True)},
        }),
        "phase.asks[1].plaza", "one plaza pays",
    ),
    "a plaza's players counter-clockwise": (
        asking({**PLAZA, "seat": 1}, PLAZA, table=PAID), "phase.asks[1].seat", "clockwise",
    ),
    # what is asked, by what it is about
    "good without a road tile": (asking(GOOD, road=1), "phase.asks[0].what", "a road tile there"),
    "good of a figure elsewhere": (asking(GOOD, road=2, table=ALL_PASSIVE), "phase.asks[0].what", "area 1"),
    "an arrow on a plain square": (asking(ARROW, wall=[2, 4]), "phase.asks[0].on", "no up arrow at [2, 4]"),
    "V at the bridge of a figure at 0": (asking(V, eggs=1), "phase.asks[0].what", "the figure is at 0"),
    "IV of a figure at 3": (asking(IV, road=3), "phase.asks[0].what", "the figure is at 3"),
    "V at the Cathedral below its top tier": (
        asking({**V, "at": "cathedral"}, cathedral=[4, 1]), "phase.asks[0].at", "row 5",
    ),
    "a plank for a tile that lies already": (
        asking(PLANK, road=4, table={"planks": {"p1": {"bonus": 0, "tile": "IV_mine"}}}),
        "phase.asks[0].tile", "lies on a plank already",
    ),
    "a plank for a tile V that nobody took": (asking(PLANK_V, road=5), "phase.asks[0].tile", "was not taken"),
    "a plank of a figure in a street": (asking(PLANK, road=2), "phase.asks[0].what", "the figure is at 2"),
    "the tile's action asked": (
        start(taken=WALL, asks=[{**PERFORM, "by": "tile"}]), "phase.asks[0].by", "by a move of the turn",
    ),
    "the road asked": (
        start(extra=True, asks=[{**PERFORM, "action": "road"}]), "phase.asks[0].action", "without a question",
    ),
    "an extra action that was not bought": (asking(PERFORM), "phase.asks[0].by", "phase.extra is false"),
    "an action by a technology that gives another": (
        asking({**PERFORM, "by": "upgrade_goldw"}), "phase.asks[0].by", "does not give the action mine",
    ),
    "an action by a technology that lasts": (
        asking({**PERFORM, "by": "step_univ"}), "phase.asks[0].by", "does not give the action mine",
    ),
    "an action by a technology that is still held": (
        asking({**PERFORM, "by": "any_action"}, technologies=["any_action"]), "phase.asks[0].by", "has been used",
    ),
    "a place asked by a tile that owes no wall": (
        start(player(stone=5), taken=BUILDING, asks=[AT], **ROWS), "phase.asks[0].by", "wall is owed",
    ),
    "a place asked when the tile's action is done": (
        start(player(stone=5), taken=WALL, owed=False, asks=[AT], **ROWS), "phase.asks[0].by", "wall is owed",
    ),
    # the end
    "over at another turn than the last": (over(turn=31), "turn", "over after turn 32"),
    "over with a technology that has paid in the turn": (
        over(player={"technologies": ["red_stone"], "once": ["red_stone"], "red": 1}), "players[0].once", "over",
    ),
    **{
        f"a sheet with {line} that nothing brings": (
            over(sheet={line: 2}), f"phase.sheet[0].{line}", "comes to 0",
        )
        for line in ("learning", "rows", "tokens", "walls", "final", "seals", "eggs")
    },
    # players
    **{
        f"{key} with a word twice": (start(player(**{key: [word, word], **more})), f"players[0].{key}", "twice")
        for key, word, more in (
            ("wealth", "gold6", {}),
            ("technologies", "step_univ", {}),
            ("new", "step_univ", {}),
            ("once", "red_stone", {"technologies": ["red_stone"], "red": 1}),
            ("used", "r1.3", {"board": {"r1": [["w1n07", 0]]}}),
        )
    },
    "once of a technology that may pay more than once": (
        start(player(technologies=["step_univ"], once=["step_univ"])), "players[0].once", "more than once",
    ),
    "once for a token that is not there": (
        start(player(technologies=["red_stone"], once=["red_stone"])), "players[0].once", "a red token",
    ),
    "once for a tile that was not taken": (
        start(player(technologies=["tile_points"], once=["tile_points"])), "players[0].once", "that was taken",
    ),
    "once for a tile in another's turn": (
        start(player(), player(technologies=["tile_points"], once=["tile_points"])), "players[1].once", "was taken",
    ),
    "used of a sign that the tile has not": (
        start(player(board={"r1": [["w1n07", 0]]}, used=["r1.0"])), "players[0].used", "has no sign there",
    ),
    "used of a corner that the tile has not": (
        start(player(board={"mine": [["u1n09", 0]]}, used=["mine/1-upgrade"])), "players[0].used", "no red corner",
    ),
    "a tile of era I on one of era II": (
        start(player(board={"mine": [["u2n08", 0], ["u1n09", 0]]}), turn=17), "players[0].board.mine", "era I",
    ),
    "the marker on a sideways arrow of the Wall": (start(player(wall=[3, 4])), "players[0].wall", "sideways arrow"),
    "the marker on a sideways arrow of the Cathedral": (
        start(player(cathedral=[2, 2])), "players[0].cathedral", "sideways arrow",
    ),
    # the middle
    "four tiles V in a pile": (
        start(stacks={"bridge_V": list(TILES_V)[:4]}), "stacks.bridge_V", "3 tiles V",
    ),
    "more production tokens than the option has": (
        start(rules={"tokens": "by_players"}, tokens=["gold", "stone"]), "tokens", "not so many",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_come_about_is_refused_by_its_key(name: str) -> None:
    read, key, sentence = IMPOSSIBLE[name]
    with pytest.raises(PositionError, match=re.escape(sentence)) as error:
        read()
    assert error.value.key == key


POSSIBLE: dict[str, Callable[[], Game]] = {
    "an empty slot that a tile came from": start(taken=WALL),
    "an effect of a street with a road tile that is taken at once": start(
        player(road=2), agenda=[{**FREE, "area": 2}], road={"2": "silver_x2"}
    ),
    "the egg's effect beside a road tile that works there": start(player(road=2), agenda=[{**EGG, "area": 2}]),
    "a technology in another's turn": start(player(), player(tech=1), asks=[{**BOOK, "seat": 1}], **PAID),
    "a move sideways in another's turn": asking(SIDE, table=PAID),
    "good with a road tile": asking(GOOD, road=1, table=ALL_PASSIVE),
    "an arrow where one is": asking(ARROW, wall=[2, 3]),
    "IV of a figure at 4": asking(IV, road=4),
    "V of a figure at 5": asking(V, road=5),
    "V at the Cathedral on its top tier": asking({**V, "at": "cathedral"}, cathedral=[5, 1]),
    "a plank for a tile V that was taken": asking(PLANK_V, road=5, final=["rows_x2"]),
    "an action by a technology that is out": asking({**PERFORM, "by": "any_action"}),
    "a plaza's players clockwise": asking(PLAZA, {**PLAZA, "seat": 1}, table=PAID),
    "a technology that paid for a tile in the blue zone": lambda: Game.from_position({
        "praga": 1, "players": [player(technologies=["tile_points"], once=["tile_points"]), {}],
        "crane": {"box": 10, "tiles": {f"w{slot}": TILES_A[slot - 3] for slot in range(4, 9)}},
        "phase": {"name": "turn", "seat": 0, "tile": {"slot": "w10", "actions": TILES_A[UPGRADE]}, "owed": True},
    }),
    # `city` is empty unless a position says otherwise: such a space may have been built on in play.
    "a claim on a space that may be taken from the start": start(city={"s14": {"tile": "b1n02", "claim": 0}}),
    "over": over(sheet={"played": 7}),
}  # fmt: skip


@pytest.mark.parametrize("name", POSSIBLE)
def test_beside_it_what_can_come_about_is_read(name: str) -> None:
    game = POSSIBLE[name]()
    assert Game.from_position(game.position()) == game


# --- mutations of positions from play

WORDS = (
    *list(TILES)[::9], *PLACES[::4], *LEVEL_OF, *SEALS, *TOKENS, *TILES_IV, *TILES_V, *WEALTH, "z1", "o1", "n6", "s1",
    "w1", "w9", "p1", "mine.0", "r1.3", "mine/0-r1", "either", "cathedral", "free", "egg", "tile", "extra", "bridge",
)  # fmt: skip
QUESTIONS = (
    IV, V, {**V, "at": "cathedral"}, PLANK, PLANK_V, ARROW, {**ARROW, "on": "cathedral"}, SIDE, GOOD, BOOK, PLAZA,
    {**PLAZA, "both": True}, PERFORM, {**PERFORM, "by": "any_action"}, AT,
    {"what": "token", "seat": 0, "track": "mine"},
)  # fmt: skip
KEPT = ({"what": "wheel"}, EGG, FREE, {"what": "sideways", "on": "either"})
ON = 8  # moves that are played from a position that is read
EVERY = 29  # of the mutations of a position one in so many is tried


@cache
def from_play(seats: int) -> list[Json]:
    """Positions from a game with every rule: each with a question that came, else some of each kind of moment."""
    rules = {"solo": seats == 1, "road_tiles": "all", "tiles": "B" if seats == 3 else "A"}
    game, dice = Game.new(["Ann", "Bo", "Cy", "Di"][:seats], rules, seed=40 + seats), Dice(seats)
    seen: dict[Any, Json] = {}
    while not game.over:
        position = dict(game.position())
        asks = position["phase"]["asks"]
        moment = asks[0]["what"] if asks else (position["phase"]["tile"] is None, len(position["phase"]["kept"]))
        seen.setdefault(moment, position)
        listed = game.moves()
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return [*seen.values(), dict(game.position())]


def mutations(value: Any, dice: Dice) -> Iterator[Any]:
    """Other values for one key: numbers beside it, other words, lists with less, more or something twice."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, 0, 9)
    elif isinstance(value, str) or value is None:
        yield from (WORDS[dice.below(len(WORDS))], None)
    elif isinstance(value, list):
        yield []
        yield value[1:]
        yield [*value, *value[:1]]
        yield list(reversed(value))
        yield [*value, WORDS[dice.below(len(WORDS))]]
    elif isinstance(value, dict):
        yield {}
        for key in list(value)[:1]:
            yield {name: item for name, item in value.items() if name != key}


def mutated(position: Json, dice: Dice) -> Iterator[tuple[str, Json]]:
    """The position with one key changed, each key in its turn, and with each question and thing kept put in."""
    for path in paths(position):
        for value in mutations(at(position, path), dice):
            copied = copy.deepcopy(position)
            at(copied, path[:-1])[path[-1]] = value
            yield f"{path} = {value!r}", copied
    if position["phase"]["name"] != "turn":
        return
    for key, things in (("asks", QUESTIONS), ("kept", KEPT)):
        for thing in things:
            for put in ([thing], [thing, *position["phase"][key]], [*position["phase"][key], thing]):
                copied = copy.deepcopy(position)
                copied["phase"][key] = put
                yield f"{key} = {put!r}", copied


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to every key, and to the first and the last item of a list."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for key in sorted({0, len(data) - 1} & set(range(len(data)))):
            yield from paths(data[key], (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """The value at a path."""
    for key in path:
        data = data[key]
    return data


def fault(position: Json, dice: Dice) -> str:
    """The fault of reading a position and playing on from it; "" if it is refused, or all is well."""
    try:
        game = Game.from_position(position)
    except PositionError:
        return ""
    for _ in range(ON):
        try:
            if Game.from_position(game.position()) != game:
                return "it is read as another game"
        except PositionError as error:
            return f"it does not read back: {error}"
        if game.over:
            return ""
        listed = game.moves()
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return ""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_with_one_key_changed_is_refused_or_plays_on(seats: int) -> None:
    """Notation §2: and what is read writes back to the same game at every decision."""
    dice, faults = Dice(seats), []
    for number, position in enumerate(from_play(seats)):
        cases = list(mutated(position, dice))
        for what, case in cases[number % EVERY :: EVERY]:
            wrong = fault(case, dice)
            if wrong:
                faults.append(f"{what}: {wrong}")
    assert faults[:5] == []
