"""The masked state holds nothing else than the view that is written (notation §4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.core.state import State
from citadels.views.observing import lay_open, observe, view
from citadels.views.view import UNKNOWN, View, read_view
from tests.bots.hidden import decisions
from tests.rules.table import seat as sits
from tests.rules.table import turn

STATES = [state.clone() for state in decisions(7, every=10, seed=5)]


def slots(item: Any) -> dict[str, Any]:
    """Everything that an object holds, the players' part of it too."""
    names = [name for kind in type(item).__mro__ for name in getattr(kind, "__slots__", ())]
    held = {name: getattr(item, name) for name in names}
    return {name: [slots(player) for player in value] if name == "players" else value for name, value in held.items()}


def view_of(state: State, seat: int | None) -> Any:
    return json.loads(json.dumps(view(state, seat)))


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_mask_holds_what_its_json_says_and_nothing_else(seats: int) -> None:
    states = [state for state in STATES if len(state.players) == seats]
    looks = [(state, seat) for state in states for seat in (None, *range(seats))]
    assert [slots(observe(*look)) for look in looks] == [slots(read_view(view_of(*look))) for look in looks]


@pytest.mark.parametrize("name", ["hand", "city", "characters"])
def test_the_masks_above_hide_something(name: str) -> None:
    hidden = [(state, seat) for state in STATES for seat in range(len(state.players))
              if getattr(state.players[seat], name) != getattr(observe(state, None).players[seat], name)]  # fmt: skip
    assert hidden


def test_a_mask_has_no_chance_in_it() -> None:
    assert {(observe(state, 0).rng, observe(state, 0).events) for state in STATES} == {(0, None)}


def test_a_card_that_was_seen_is_not_masked() -> None:
    game = turn("king", sits("king"), sits(hand="temple manor"))
    position = game.position()
    position["players"][0]["seen"] = {"hands": {"1": ["manor"]}}
    assert type(game).from_position(position).observe(0).players[1].hand == ("manor", UNKNOWN)


def test_a_replay_lays_open_everything_but_the_deck() -> None:
    state = STATES[0]
    opened: View = lay_open(state)
    assert (opened.players[1].hand, set(opened.deck)) == (state.players[1].hand, {UNKNOWN})
