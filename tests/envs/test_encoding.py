"""Observations of a learner: all of its own view, in its places and ranges, and nothing that its seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, cast

import numpy as np
import pytest

from citadels.core.moves import Move
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.envs.actions import CARDS, NUMBER, ROLES
from citadels.envs.encoding import encode, mask
from citadels.envs.fields import FIELDS, SIZE
from citadels.envs.steps import Steps
from citadels.game import Game
from citadels.views.observing import observe
from tabletop.core.engine import options
from tabletop.core.rng import Dice
from tests.bots.hidden import dealt_anew, decider_view
from tests.bots.hidden import decisions as stops
from tests.envs.games import decisions

HIGHEST = np.concatenate([np.full(field.size, field.most) for field in FIELDS.values()])

PLAYERS: list[dict[str, Any]] = [
    {"gold": 3, "hand": ["temple", "keep", "keep"], "characters": ["king"], "city": ["castle"]},
    {"gold": 5, "hand": ["tavern"], "characters": ["bishop"], "city": [{"district": "museum", "tucked": ["manor"]}]},
    {"gold": 0, "hand": [], "characters": ["merchant"], "city": [{"district": "haunted_city", "built": 3}]},
    {"gold": 7, "hand": ["market", "docks"], "characters": ["thief"], "city": []},
]
POSITION = {
    "citadels": 1, "rules": {"specials": ["museum"]}, "round": 3, "crown": 0, "players": PLAYERS,
    "robbed": "merchant", "phase": {"name": "turn", "rank": 4, "seat": 0, "taken": ["resources"], "spent": 2},
}  # fmt: skip


def seen(field: str, seat: int) -> list[int]:
    numbers = encode(Game.from_position(POSITION).observe(seat))
    return [int(number) for number in numbers[FIELDS[field].places]]


def by_seat(field: str, seat: int) -> list[list[int]]:
    result = seen(field, seat)
    width = len(result) // 8
    return [result[at * width : (at + 1) * width] for at in range(8)]


def cards(*names: str) -> list[int]:
    return [names.count(card) for card in CARDS]


def roles(*names: str) -> list[int]:
    return [names.count(role) for role in ROLES]


def test_the_fields_fill_an_observation_without_a_gap() -> None:
    ends = [0, *[field.at + field.size for field in FIELDS.values()]]

    assert [*[field.at for field in FIELDS.values()], SIZE] == ends


@pytest.mark.parametrize(("seat", "gold"), [(0, [3, 5, 0, 7]), (2, [0, 7, 3, 5])])
def test_seats_are_counted_from_the_one_that_looks(seat: int, gold: list[int]) -> None:
    assert seen("gold", seat)[:4] == gold


def test_seats_that_nobody_has_are_empty() -> None:
    assert seen("seated", 0) == [1, 1, 1, 1, 0, 0, 0, 0]


def test_the_hand_is_counted_card_by_card() -> None:
    assert by_seat("hand_cards", 0)[0] == cards("temple", "keep", "keep")


def test_of_anothers_hand_the_number_alone_is_known() -> None:
    assert (by_seat("hand_cards", 0)[3], seen("hand", 0)[3]) == (cards(), 2)


def test_a_city_stands_at_its_seat() -> None:
    assert by_seat("city_cards", 3)[2] == cards("museum")


def test_what_lies_under_ones_own_museum_is_known() -> None:
    assert seen("tucked_cards", 1) == cards("manor")


def test_what_lies_under_anothers_museum_is_counted() -> None:
    assert (seen("tucked_cards", 0), seen("tucked", 0)[1]) == (cards(), 1)


def test_the_round_in_which_a_haunted_city_was_built_is_known() -> None:
    assert seen("dated", 0)[2] == 3


def test_whose_turn_it_is_is_counted_from_the_one_that_looks() -> None:
    assert seen("active", 3) == [0, 1, 0, 0, 0, 0, 0, 0]


def test_the_rank_that_was_called_is_marked() -> None:
    assert seen("called", 2) == [0, 0, 0, 1, 0, 0, 0, 0, 0]


def test_the_robbed_character_is_marked() -> None:
    assert seen("robbed", 0) == roles("merchant")


def test_a_seat_knows_its_own_character_before_it_is_called() -> None:
    assert by_seat("roles", 1)[0] == roles("bishop")


def test_characters_that_were_not_called_are_hidden_from_others() -> None:
    assert by_seat("roles", 0)[2] == roles()


def test_what_was_said_of_a_move_is_seen() -> None:
    view = Game.from_position(POSITION).observe(0)

    numbers = encode(view, (NUMBER["redraw"], NUMBER["then keep"], NUMBER["then keep"]))

    assert numbers[FIELDS["said"].at + NUMBER["then keep"]] == 2


def test_a_view_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="a view of one seat is needed"):
        encode(Game.from_position(POSITION).observe(None))


def test_a_mask_has_a_one_for_each_choice() -> None:
    assert np.flatnonzero(mask([3, 5])).tolist() == [3, 5]


@pytest.mark.parametrize("seed", range(14))
def test_every_number_is_within_its_range(seed: int) -> None:
    highest = np.zeros(SIZE)
    for table in islice(decisions(seed), 0, None, 3):
        assert table.seat is not None
        highest = np.maximum(highest, encode(table.game.observe(table.seat), table.tokens))

    assert (highest <= HIGHEST).all()


@pytest.mark.parametrize("cards_of", [PLAYED, NEWER], ids=["2005", "2016"])
def test_a_learner_sees_the_same_when_everything_hidden_is_dealt_anew(cards_of: Edition) -> None:
    differing = []
    for number, state in enumerate(stops(games=14, every=25, seed=21, cards=cards_of)):
        seat, _, _ = decider_view(state)
        other = dealt_anew(state, Dice(number))
        if not np.array_equal(encode(observe(state, seat)), encode(observe(other, seat))):
            differing.append(number)

    assert differing == []


@pytest.mark.parametrize("cards_of", [PLAYED, NEWER], ids=["2005", "2016"])
def test_the_choices_are_the_same_when_everything_hidden_is_dealt_anew(cards_of: Edition) -> None:
    differing = []
    for number, state in enumerate(stops(games=14, every=25, seed=22, cards=cards_of)):
        seat, _, moves = decider_view(state)
        other = dealt_anew(state, Dice(number))
        seats, others = len(state.players), cast("Sequence[Move]", options(other))
        if Steps(moves, seat, seats).choices != Steps(others, seat, seats).choices:
            differing.append(number)

    assert differing == []
