"""A power is counted by its own id, whether its card looks at the turn or not (notation §1 `taken`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from citadels.cards.catalog import add
from citadels.core.cities import set_city
from citadels.core.definitions import Power
from citadels.core.effects import gain
from citadels.core.hooks import NO_CITY_ASKS
from citadels.core.moves import Move
from citadels.core.registry import NEWER, PLAYED
from citadels.core.verbs import Verb
from citadels.game import Game
from citadels.notation.phases import read_taken
from tabletop.core.errors import PositionError
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import seat as sits
from tests.rules.table import turn


def rings(state: Any, frame: Any) -> list[Move]:
    return [Move("chime")]


def ring(state: Any, frame: Any, move: Move) -> None:
    gain(state, frame.seat, 1)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = snapshot()
    yield
    restore(before)


def carillon(**declared: Any) -> Game:
    """A turn of the King, in whose city a district stands with a power of an id that no list has ever heard of."""
    power = Power(Verb("chime"), rings, ring, **{"id": "chime", **declared})
    add(replace(PLAYED.districts["observatory"], id="carillon", powers=(power,), asks=NO_CITY_ASKS))
    game = turn("king", sits("king", gold=1, city="temple"), taken="resources")
    set_city(game._state, 0, (*game._state.players[0].city, PLAYED.plain["carillon"]))
    return game


def test_a_power_nobody_has_heard_of_is_used_once() -> None:
    game = carillon()
    game.play("chime")
    assert "chime" not in game.moves()


def test_it_is_refused_as_used() -> None:
    game = carillon()
    game.play("chime")
    assert ("chime", "used") in [(str(move), why.id) for move, why in game.refused()]


def test_it_is_used_as_often_as_it_says() -> None:
    game = carillon(times=2)
    for _ in range(2):
        game.play("chime")
    assert "chime" not in game.moves()


def test_without_an_end_it_can_go_on() -> None:
    game = carillon(times=None)
    for _ in range(5):
        game.play("chime")
    assert "chime" in game.moves()


def used(game: Game) -> list[str]:
    """Return the powers used in this turn, as a position has them."""
    phase = game.position()["phase"]
    assert phase["name"] == "turn"
    return phase["taken"]


def test_what_was_used_stands_in_the_position() -> None:
    game = carillon()
    game.play("chime")
    assert used(game) == ["resources", "chime"]


def test_what_was_used_is_read_back() -> None:
    game = carillon(times=2)
    game.play("chime").play("chime")
    assert read_taken(PLAYED, used(game), "taken") == (("resources", "chime", "chime"), 0)


def test_more_than_can_be_used_is_refused() -> None:
    carillon(times=2)
    with pytest.raises(PositionError, match="chime"):
        read_taken(PLAYED, ["chime"] * 3, "taken")


def test_a_district_s_power_may_not_count_as_the_character_s() -> None:
    with pytest.raises(ValueError, match="needs an id of its own"):
        carillon(id="power")


def test_the_words_of_today_stand_in_the_notation_s_order() -> None:
    """Notation §1 `taken`."""
    assert [list(cards.taken) for cards in (PLAYED, NEWER)] == [
        ["resources", "income", "power", "lab", "smithy", "museum"]] * 2  # fmt: skip


def test_a_word_means_the_same_wherever_it_is_said() -> None:
    with pytest.raises(ValueError, match="what follows lab"):
        add(
            replace(PLAYED.districts["laboratory"], id="retort", powers=(Power(Verb("lab"), rings, ring, id="retort"),))
        )


def test_two_cards_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="there is a card called temple in this edition"):
        add(PLAYED.districts["temple"])


def test_such_a_card_leaves_nothing_behind() -> None:
    before = snapshot()
    carillon()
    restore(before)
    assert ("carillon" in PLAYED.districts, "chime" in PLAYED.verbs, "king" in PLAYED.roles) == (False, False, True)
