"""A table where cards of the test's own stand among the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from citadels.cards import catalog
from citadels.core.cities import set_city
from citadels.core.definitions import Built, District, Role
from citadels.core.hooks import answered
from citadels.core.state import State
from citadels.game import Game
from tests.cards.registry_snapshot import restore, snapshot

CLASSIC = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


@pytest.fixture
def cards() -> Any:
    """A function that takes cards into the registry for one test, with the marks they lay."""
    before = snapshot()
    yield catalog.add
    restore(before)


def cast_with(*roles: Role) -> list[str]:
    """The classic characters, with these in the places of theirs."""
    names = list(CLASSIC)
    for role in roles:
        names[role.rank - 1] = role.id
    return names


def game_of(rank: int, *players: dict[str, Any], characters: list[str] | None = None, **more: Any) -> Game:
    """A game in the turn of a rank; `more` are keys of the position, or of the phase (`taken`)."""
    phase: dict[str, Any] = {"name": "turn", "rank": rank, "taken": more.pop("taken", [])}
    rules = {"characters": characters or list(CLASSIC), **more.pop("rules", {})}
    return Game.from_position({"citadels": 1, "rules": rules, "players": [*players], "phase": phase, **more})


def sits(character: str, gold: int = 0, hand: str = "") -> dict[str, Any]:
    """One player of a position."""
    return {"characters": character.split(), "gold": gold, "hand": hand.split()}


def state_of(game: Game, *districts: District, **cities: str) -> State:
    """The game's state, where these districts may be in the deck, with cities (`seat_1="tavern keep"`) laid anew."""
    state = game._state
    answers = [name for card in districts for name in answered(card.when)]
    asks = [name for card in districts for name in answered(card.asks)]
    state.rules = replace(
        state.rules, answered=state.rules.answered.union(answers), asked=state.rules.asked.union(asks)
    )
    for place, names in cities.items():
        set_city(state, int(place.removeprefix("seat_")), tuple([Built(name) for name in names.split()]))
    return state
