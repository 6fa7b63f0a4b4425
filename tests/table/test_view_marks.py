"""Marks at a table, each under the flag its card names, and questions to a marked player (docs/adr/0003)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.core.definitions import SPECIAL, District, Role
from citadels.core.effects import place_mark
from citadels.core.frames import Turn
from citadels.core.hooks import CityAsks
from citadels.core.marks import ALONE, CHARACTER, LAYER, SEAT, Mark
from citadels.core.state import State
from citadels.table.prompts import prompt
from citadels.views.table import Sight, table
from tabletop.table.session import Seat
from tests.core.table import cards, cast_with, game_of, sits

__all__ = ["cards"]


def _thirsty(_: State, turn: Turn) -> bool:
    return "resources" in turn.taken


HUNTED: Mark[str] = Mark("hunt", CHARACTER, audience=LAYER, shown="hunted")
TAB: Mark[int] = Mark("tab", SEAT, shown="drinks", due=_thirsty)
UNSEEN: Mark[int] = Mark("unseen", SEAT)
DAZED: Mark[str] = Mark("dazed", CHARACTER, leaves=ALONE)
FOX = Role("fox", 2, marks=(HUNTED, TAB, UNSEEN, DAZED))
INN = District("inn", SPECIAL, 3, edition="elsewhere", asks=CityAsks(breaks_silence=True))


@pytest.fixture
def fox(cards: Any) -> Game:
    """The Fox (seat 0) plays, and has taken the resource action."""
    cards(FOX)
    players = (sits("fox"), sits("assassin"), sits("king"), sits("bishop"))
    return game_of(2, *players, characters=cast_with(FOX), taken=["resources"])


def table_of(game: Game, viewer: int | None = None) -> Any:
    seats = [Seat(name, "person") for name in game.names]
    return table(Sight(game.observe(viewer), game.observe(None), seats, game.to_move))


def flagged(listed: Any, flag: str) -> list[int]:
    return [at for at, item in enumerate(listed) if item[flag]]


def test_a_mark_is_shown_on_its_character(fox: Game) -> None:
    place_mark(fox._state, HUNTED, "king")
    assert flagged(table_of(fox, 0)["centre"]["ranks"], "hunted") == [3]


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_secret_mark_is_shown_to_nobody_else(fox: Game, viewer: int | None) -> None:
    place_mark(fox._state, HUNTED, "king")
    assert flagged(table_of(fox, viewer)["centre"]["ranks"], "hunted") == []


def test_a_mark_is_shown_before_its_player(fox: Game) -> None:
    place_mark(fox._state, TAB, 3)
    assert flagged(table_of(fox)["seats"], "drinks") == [3]


def test_what_is_due_is_shown_before_whoever_plays(fox: Game) -> None:
    assert flagged(table_of(fox)["seats"], "drinks") == [0]


def test_a_mark_without_a_flag_is_not_shown(fox: Game) -> None:
    place_mark(fox._state, UNSEEN, 3)
    assert not table_of(fox)["seats"][3].keys() & {"", "unseen"}


def test_a_mark_of_no_card_of_the_game_is_not_shown(fox: Game) -> None:
    other = game_of(1, sits("assassin"), sits("king"), sits("thief"), sits("bishop"))
    assert "drinks" not in table_of(other)["seats"][0]


def prompt_of(game: Game) -> str:
    return prompt(game.observe(game.to_move), game.moves(), ())["id"]


def test_the_resource_action_alone_is_asked_for_by_the_name_of_the_mark(fox: Game) -> None:
    """R11.7."""
    place_mark(fox._state, DAZED, "fox")
    assert prompt_of(fox) == "prompt-dazed"


def test_a_killed_player_is_asked_for_it_by_the_name_of_their_district(cards: Any) -> None:
    """R7.22."""
    cards(INN)
    players = (sits("assassin"), {**sits("king"), "city": ["inn"]}, sits("thief"), sits("bishop"))
    assert prompt_of(game_of(4, *players, rules={"specials": ["inn"]}, assassinated="king")) == "prompt-inn"
