"""Texts of the terminal."""

from __future__ import annotations

import pytest

from catan import Game
from catan.cli import words
from catan.cli.choices import choice_lines, question
from catan.flow.setup import new_state
from tabletop.core.engine import apply, options
from tabletop.core.events import Event
from tabletop.core.rng import Dice

NAMES = ["Ann", "Bo", "Cy"]
RULES = [
    {"round_limit": 60},
    {"round_limit": 60, "victims": "all", "bank": "hidden", "point_cards": "open", "trade_time": "any"},
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(3))
def test_every_event_and_question_has_a_text(rules: dict[str, object], seed: int) -> None:
    state, dice = new_state(NAMES, rules, seed), Dice(seed)
    state.events = events = list[Event]()
    questions = set()
    while state.stack:
        moves = options(state)
        questions.add(question(moves))
        apply(state, moves[dice.below(len(moves))])
    assert all([*questions, *(words.event_text(event, NAMES) for event in events)])


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("yield", {"player": 1, "cards": {"wood": 2, "ore": 1}}), "Bo gets 2 wood and 1 ore."),
        (Event("roll", {"player": 0, "dice": [3, 4]}), "Ann throws 3 and 4: 7."),
        (Event("discard", {"player": 0, "count": 4}), "Ann discards 4 cards."),
        (Event("offer", {"player": 0, "give": {"wood": 1}, "get": None, "to": 2}),
         "Ann offers 1 wood for anything, to Cy only."),
        (Event("longest-road", {"player": None, "length": 0}), "The Longest Road is set aside."),
        (Event("monopoly", {"player": 0, "resource": "ore", "taken": [[1, 2], [2, 0]]}),
         "Ann takes all ore: 2 from Bo."),
    ],
)  # fmt: skip
def test_events_as_text(event: Event, text: str) -> None:
    assert words.event_text(event, NAMES) == text


def test_many_moves_of_one_verb_are_one_example() -> None:
    """K5.1: a discard of six cards of five kinds has more ways than a screen has lines."""
    rich = {"hand": dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 3)}
    turn = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": "discard"}}
    moves = Game.from_position({"catan": 1, "players": [rich, {}], "phase": turn}).moves()
    assert list(choice_lines(moves, NAMES)) == [f"discard   {len(moves)} ways, as `{moves[0]}`"]


def test_offers_are_listed_in_one_line() -> None:
    """K7.4."""
    turn = {"name": "turn", "seat": 0, "rolled": [1, 2]}
    moves = Game.from_position(
        {"catan": 1, "players": [{"hand": {"wood": 1}}, {"hand": {"ore": 1}}], "phase": turn}
    ).moves()
    assert list(choice_lines(moves, NAMES)) == ["end", words.OR_OFFER]


def test_only_move_can_be_played_by_enter() -> None:
    turn = {"name": "turn", "seat": 0, "rolled": None}
    moves = Game.from_position({"catan": 1, "players": [{}, {}], "phase": turn}).moves()
    assert list(choice_lines(moves, NAMES)) == ["roll (Enter)"]


def test_victims_are_listed_by_name() -> None:
    """K5.3."""
    near = [{"settlements": [corner], "hand": {"ore": 1}} for corner in ("a3", "a5")]
    turn = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": "steal"}}
    position = {"catan": 1, "players": [{}, *near], "robber": "h1", "phase": turn}
    assert list(choice_lines(Game.from_position(position).moves(), NAMES)) == ["steal     B (Bo) · C (Cy)"]


@pytest.mark.parametrize(
    ("listed", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_joined_with_commas_and_an_and(listed: list[str], text: str) -> None:
    assert words.join_words(listed) == text
