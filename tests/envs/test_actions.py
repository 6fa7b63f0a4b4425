"""Actions of a learner: a number is the same words in every position, and every legal move has one."""

from __future__ import annotations

from itertools import islice

import pytest

from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.envs.actions import ACTIONS, NUMBER, REDRAW, STOP, spelled
from citadels.envs.spec import SPEC
from citadels.envs.steps import Steps
from citadels.game import Game
from tabletop.core.errors import IllegalMove
from tabletop.envs.query import deal
from tests.envs.games import decisions

FIVE = ["Ann", "Bo", "Cy", "Di", "Ed"]


def numbers_of(*actions: str) -> tuple[int, ...]:
    return tuple([NUMBER[action] for action in actions])


def test_each_action_has_one_number() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS)


@pytest.mark.parametrize(
    ("move", "actions"),
    [
        ("end", ("end",)),
        ("pick king", ("pick king",)),
        ("build temple", ("build temple",)),
        ("keep manor temple", ("keep manor", "then temple")),
        ("swap 0", ("swap +3",)),
        ("destroy 3 temple+", ("destroy +1", "then temple", "then coin")),
        ("exchange 2 keep tavern", ("exchange +0", "then keep", "then tavern")),
        ("redraw keep keep", ("redraw", "then keep", "then keep")),
        ("warrant king bishop thief", ("warrant king", "then bishop", "then thief")),
        ("income 2", ("income", "then 2")),
        ("crown 3 gold", ("crown +1", "then gold")),
        ("give 3 temple", ("give +1", "then temple")),
        ("spy 1 noble", ("spy +4", "then noble")),
        ("build temple from 3", ("build temple", "then from", "then +1")),
    ],
)
def test_a_move_is_said_word_by_word_with_seats_counted_from_the_one_that_moves(
    move: str, actions: tuple[str, ...]
) -> None:
    # Notation §2 and §7; the third of five moves.
    assert spelled(move, 2, 5) == numbers_of(*actions)


def test_a_move_that_can_only_go_on_in_one_way_is_one_action() -> None:
    steps = Steps([Move("destroy 2 manor"), Move("end")], 0, 4)

    steps.say(NUMBER["destroy +2"])

    assert steps.move == "destroy 2 manor"


def test_where_a_longer_move_begins_like_a_whole_one_stop_means_the_whole_one() -> None:
    steps = Steps([Move("build temple"), Move("build temple from 1"), Move("end")], 0, 4)

    steps.say(NUMBER["build temple"])

    assert steps.choices == sorted(numbers_of("then from", "stop"))


def test_stop_plays_the_move_as_far_as_it_was_said() -> None:
    steps = Steps([Move("build temple"), Move("build temple from 1"), Move("end")], 0, 4)

    steps.say(NUMBER["build temple"])
    steps.say(STOP)

    assert steps.move == "build temple"


@pytest.fixture
def magician() -> Game:
    return Game.from_position(
        {
            "citadels": 1,
            "players": [{"hand": ["keep", "manor", "keep"], "characters": ["magician"]}, {"characters": ["bishop"]},
                        {"characters": ["merchant"]}, {"characters": ["king"]}],
            "phase": {"name": "turn", "rank": 3, "seat": 0, "taken": ["resources"]},
        }
    )  # fmt: skip


def test_cards_put_back_are_said_one_by_one_in_the_order_of_the_alphabet(magician: Game) -> None:
    # R6.3M: any cards of the hand; after the Manor no Keep can be said.
    steps = Steps(magician.moves(), 0, 4)

    steps.say(REDRAW)
    steps.say(NUMBER["then manor"])

    assert steps.move == "redraw manor"


def test_every_way_to_put_cards_back_can_be_said(magician: Game) -> None:
    # Two of two Keeps, one or none, with the Manor or without it: five ways (R6.3M).
    moves, reached = magician.moves(), set()
    open_ends: list[tuple[int, ...]] = [(REDRAW,)]
    assert isinstance(moves, Menu)
    while open_ends:
        line = open_ends.pop()
        steps = Steps(moves, 0, 4)
        for action in line:
            steps.say(action)
        if steps.move is not None:
            reached.add(steps.move)
        open_ends += [(*line, action) for action in steps.choices]

    assert reached == set(moves.rest)


def test_an_action_that_is_masked_is_refused_by_name() -> None:
    table = deal(SPEC, FIVE, {}, 0)

    with pytest.raises(IllegalMove, match=rf"action {NUMBER['end']}, `end`, cannot be taken here"):
        table.take(NUMBER["end"])


def test_an_action_that_is_masked_changes_nothing() -> None:
    table = deal(SPEC, FIVE, {}, 0)
    before = table.game.position()

    with pytest.raises(IllegalMove):
        table.take(len(ACTIONS))

    assert table.game.position() == before


@pytest.mark.parametrize("seed", range(14))
def test_every_listed_move_can_be_said(seed: int) -> None:
    not_announced = []
    for table in islice(decisions(seed), 0, None, 7):
        if table.tokens:
            continue
        assert table.seat is not None
        moves = table.game.moves()
        for move in moves.first if isinstance(moves, Menu) else moves:
            steps = Steps(moves, table.seat, len(table.game.names))
            for action in spelled(move, table.seat, len(table.game.names)):
                if action in steps.choices:
                    steps.say(action)
            if STOP in steps.choices:
                steps.say(STOP)
            if steps.move != move:
                not_announced.append(move)

    assert not_announced == []


@pytest.mark.parametrize("seed", range(14))
def test_whoever_is_asked_has_a_choice(seed: int) -> None:
    assert min(len(table.choices) for table in decisions(seed)) == 2
