"""Messages across a border have the keys that are declared for them: TableView, answers, positions and views."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from citadels import Game
from citadels.core.position_types import PositionData, ViewData
from citadels.table.answers import HintAnswer, LogAnswer, ReplayAnswer, ReviewAnswer, TableAnswer
from citadels.table.files import CardSheet, SetupSheet
from citadels.table.messages import PlayedView
from citadels.table.sheets import card_sheet, setup_sheet
from tabletop.table.answers import ShareAnswer
from tests.table.desk import Desk, opened
from tests.table.random_games import played

Declared = dict[str, tuple[Any, bool]]


def declared(kind: Any) -> Declared:
    """The keys of a TypedDict, each with its type and whether it must be there."""
    result: Declared = {}
    for key, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        result[key] = (get_args(hint)[0] if optional else hint, not optional)
    return result


def against(value: Any, kind: Any, at: str) -> Iterator[str]:
    """Yield a value's differences from its declaration, at every level."""
    if get_origin(kind) in (Union, UnionType):
        result = [list(against(value, arg, at)) for arg in get_args(kind)]
        yield from min(result, key=len)
    elif is_typeddict(kind):
        yield from _keys(value, kind, at) if isinstance(value, dict) else [f"{at}: {value!r} is no object"]
    elif get_origin(kind) is list:
        if not isinstance(value, list):
            yield f"{at}: {value!r} is no list"
            return
        for number, item in enumerate(value):
            yield from against(item, get_args(kind)[0], f"{at}[{number}]")
    elif kind is type(None):
        yield from [] if value is None else [f"{at}: {value!r} is not null"]
    elif kind is not Any:
        yield from _plain(value, kind, at)


def _keys(value: dict[str, Any], kind: Any, at: str) -> Iterator[str]:
    keys = declared(kind)
    yield from (f"{at}: {key} is not declared" for key in value.keys() - keys.keys())
    yield from (f"{at}: {key} is missing" for key, (_, needed) in keys.items() if needed and key not in value)
    for key in value.keys() & keys.keys():
        yield from against(value[key], keys[key][0], f"{at}.{key}")


def _plain(value: Any, kind: Any, at: str) -> Iterator[str]:
    wanted = get_args(kind) if get_origin(kind) not in (None, dict) else ()
    fits = value in wanted if wanted else type(value) is (get_origin(kind) or kind)
    if not fits:
        yield f"{at}: {value!r} is not {kind}"


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_whole_game_has_the_declared_keys(seed: int) -> None:
    """Now and then on the way, with answers, logs, positions and views, and at its end."""
    for number, (desk, before, _, answer) in enumerate(played(seed)):
        if number % 3 == 0:
            assert list(against(before, PlayedView, "view")) == []
            assert not answer["save"] or list(against(answer, TableAnswer, "answer")) == []
        if number % 25 == 0:
            assert list(against(desk.ask("log"), LogAnswer, "log")) == []
            assert list(keys_of(desk)) == []
    assert list(against(desk.ask("share"), ShareAnswer, "share")) == []
    assert list(against(desk.ask("replay", link=desk.ask("share")["link"]), ReplayAnswer, "replay")) == []
    assert list(against(desk.ask("review"), ReviewAnswer, "review")) == []


def keys_of(desk: Desk) -> Iterator[str]:
    """Yield differences of the game on the desk, in position and views, from their declarations."""
    assert desk.table.session is not None
    game: Any = desk.table.session.game
    yield from against(json.loads(json.dumps(game.position())), PositionData, "position")
    for seat in (None, *range(len(game.names))):
        yield from against(json.loads(json.dumps(game.view(seat))), ViewData, "view")


def test_a_hint_has_the_declared_keys() -> None:
    desk = opened(Game.new(["Ann", "Ben", "Cem", "Dora"], seed=1))
    assert list(against(desk.ask("hint"), HintAnswer, "hint")) == []


def test_the_sheets_have_the_declared_keys() -> None:
    """Protocol §4."""
    assert list(against(json.loads(json.dumps(setup_sheet())), SetupSheet, "setup")) == []
    assert list(against(json.loads(json.dumps(card_sheet())), CardSheet, "cards")) == []
