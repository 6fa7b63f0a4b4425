"""Agents see all of their own view in its places and ranges, nothing that is hidden, and can say every legal move."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from tabletop.core.engine import options
from tabletop.core.rng import Dice
from tabletop.envs.fields import count_mask, entities
from tabletop.envs.query import Query
from tests.envs.tables import CATAN, OTHER_CATAN, PRAGA, TABLES, WITH_OPTIONS, Table, decisions

every = pytest.mark.parametrize("table", WITH_OPTIONS, ids=lambda table: table.name)
each_game = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def sayable(query: Query) -> set[Any]:
    """Collect every move that actions can say at a decision."""
    moves, seat = query.options(), query.seat
    assert seat is not None
    reached, lines = set(), list[tuple[int, ...]]([()])
    while lines:
        line = lines.pop()
        steps = query.spec.steps(moves, seat, query.seats)
        for action in line:
            steps.say(action)
        if steps.move is not None:
            reached.add(steps.move)
        lines += [(*line, action) for action in steps.choices]
    return reached


@each_game
def test_each_action_has_one_number(table: Table) -> None:
    assert len(set(table.spec.actions)) == len(table.spec.actions)


@pytest.mark.parametrize("table", [CATAN, OTHER_CATAN, PRAGA], ids=lambda table: table.name)
@pytest.mark.parametrize("seed", range(3))
def test_actions_say_every_legal_move_and_no_other(table: Table, seed: int) -> None:
    # K5.1, K7.4 to K7.6: discards, offers to all and to one, open ones and bids among them.
    different = [
        query.options()
        for query in islice(decisions(table, seed), 0, None, 11)
        if not query.tokens and len(query.options()) < 700 and sayable(query) != set(query.options())
    ]

    assert different == []


@every
def test_the_deciding_agent_has_a_choice(table: Table) -> None:
    assert min(len(query.choices) for query in decisions(table, 5)) == 2


@each_game
def test_the_fields_fill_an_observation_without_a_gap(table: Table) -> None:
    fields = table.spec.fields.values()
    ends = [0, *[field.at + field.size for field in fields]]

    assert [*[field.at for field in fields], table.spec.size] == ends


@every
@pytest.mark.parametrize("seed", range(3))
def test_every_number_is_within_its_range(table: Table, seed: int) -> None:
    fields = table.spec.fields.values()
    most = np.repeat([field.most for field in fields], [field.size for field in fields])
    highest = np.zeros(table.spec.size)
    for query in islice(decisions(table, seed), 0, None, 3):
        assert query.seat is not None
        highest = np.maximum(highest, query.encode(query.seat))

    assert (highest <= most).all()


@every
def test_no_place_of_a_number_stays_empty_in_all_games(table: Table) -> None:
    # A field that nothing is ever written to would be a name without a meaning.
    fields, seen = table.spec.fields, np.zeros(table.spec.size)
    for seed in range(3):
        for query in islice(decisions(table, seed, 900), 0, None, 2):
            assert query.seat is not None
            seen = np.maximum(seen, query.encode(query.seat))
    rare = {name for name, rows in entities(seen, fields).items() if not rows.any()}

    assert rare & {"seats", "hand", "hand_cards", "goods", "points", "phase", "active", "rows", "wheel"} == set()


@every
def test_an_agent_sees_the_same_when_everything_hidden_is_dealt_anew(table: Table) -> None:
    different = []
    for number, query in enumerate(islice(decisions(table, 21), 0, None, 5)):
        seat = query.seat
        assert seat is not None
        for viewer in range(query.seats):
            other = table.reshuffle(query.state, viewer, Dice(number))
            seen = query.spec.game.rulebook.observe(other, viewer)
            if not np.array_equal(query.encode(viewer), query.spec.encode(seen, query.tokens_of(viewer))):
                different.append((number, viewer))

    assert different == []


@every
def test_the_choices_are_the_same_when_everything_hidden_is_dealt_anew(table: Table) -> None:
    different = []
    for number, query in enumerate(islice(decisions(table, 22), 0, None, 5)):
        assert query.seat is not None
        if query.tokens:
            continue
        other = options(table.reshuffle(query.state, query.seat, Dice(number)))
        if query.spec.steps(other, query.seat, query.seats).choices != query.choices:
            different.append(number)

    assert different == []


@every
def test_a_guessed_world_looks_the_same_to_its_seat(table: Table) -> None:
    different = []
    for number, query in enumerate(islice(decisions(table, 23), 0, None, 5)):
        seat = query.seat
        assert seat is not None
        guess = query.guess(seat, Dice(number))
        if (guess.view(seat), guess.seat, guess.choices) != (query.view(seat), seat, query.choices):
            different.append(number)

    assert different == []


@every
def test_entities_are_views_of_the_observation(table: Table) -> None:
    query = next(decisions(table, 1))
    numbers = np.stack([query.encode(0), query.encode(1)])
    rows = entities(numbers, table.spec.fields)

    assert all(np.shares_memory(field, numbers) for field in rows.values())


@every
def test_flags_are_apart_from_counts(table: Table) -> None:
    mask, highest = count_mask(table.spec.fields), np.zeros(table.spec.size)
    for query in islice(decisions(table, 3), 0, None, 3):
        assert query.seat is not None
        highest = np.maximum(highest, query.encode(query.seat))

    assert highest[~mask].max() == 1
