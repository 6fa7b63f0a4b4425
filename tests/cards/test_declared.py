"""Declarations of cards agree with the page, the protocol and the story (docs/protocol.md §3)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.bots.arena import random_rules
from citadels.cards.catalog import ALL_DISTRICTS, ALL_ROLES
from citadels.core.definitions import District, Role
from citadels.core.frames import FRAMES
from citadels.core.registry import EDITIONS, NEWER, PLAYED
from citadels.core.verbs import COMMON_EVENT_SPECS
from citadels.table import sheets
from tabletop.core.rng import Dice
from tests.catalog.test_completeness import ROOT
from tests.table.test_games import listed

CARDS: tuple[Role | District, ...] = (
    *ALL_ROLES, *ALL_DISTRICTS, *NEWER.roles.values(), *NEWER.districts.values(),
)  # fmt: skip
POWERS_OF_CARDS = [power for card in CARDS for power in card.powers]
EVENT_SPECS = {event: spec for cards in EDITIONS.values() for event, spec in cards.events.items()}
VERBS = [verb for cards in EDITIONS.values() for verb in cards.verbs.values()]
CHOICES = {kind for cards in EDITIONS.values() for kind in cards.choices}
QUESTIONS = {name: question for cards in EDITIONS.values() for name, question in cards.questions.items()}
# A `pass` is said in the words of its question.
NOES = sorted({question.no for question in QUESTIONS.values()})


def test_every_kind_of_choice_is_in_the_protocol() -> None:
    assert {*CHOICES, *NOES} - listed()["choice"] == set()


def test_every_group_is_a_power_s() -> None:
    whole = {verb.word for verb in VERBS if (verb.forms != ("",) if verb.whole is None else verb.whole)}
    powers = {power.verb.word for power in POWERS_OF_CARDS}
    assert listed()["group"] == whole & powers


def test_an_event_that_is_declared_is_in_the_protocol() -> None:
    assert EVENT_SPECS.keys() - listed()["event"] == set()


def test_an_event_that_has_a_line_in_the_story_is_in_the_protocol() -> None:
    in_the_story = {spec.event for spec in EVENT_SPECS.values() if not spec.not_in_story and spec.affects != "role"}

    assert in_the_story - listed()["did"] == set()


def test_an_event_that_hits_somebody_is_in_the_protocol() -> None:
    assert {spec.event for spec in EVENT_SPECS.values() if spec.affects} - listed()["hit"] == set()


def test_nobody_else_is_hit() -> None:
    assert {event for event in listed()["hit"] if not EVENT_SPECS[event].affects} == set()


def events_of_game(seed: int) -> set[str]:
    """The events of a random game."""
    dice = Dice(seed)
    seats = 2 + dice.below(7)
    game = Game.new([f"P{at}" for at in range(seats)], {**random_rules(seats, dice), "round_limit": 10}, seed)
    events = game.listen()
    while not game.over:
        options = game.moves()
        game.play(options[dice.below(len(options))])
    return {event.id for event in events}


@pytest.mark.seed(*range(12))
def test_every_event_of_a_game_is_declared(seed: int) -> None:
    assert events_of_game(seed) - EVENT_SPECS.keys() == set()


def test_such_games_tell_of_most_cards() -> None:
    """The test above would hold for games in which nothing happens."""
    cards = EVENT_SPECS.keys() - {spec.event for spec in COMMON_EVENT_SPECS}
    assert len(set.union(*map(events_of_game, range(12))) & cards) > 30


def signs() -> list[str]:
    """Every sign that a card asks for."""
    sheet: dict[str, Any] = dict(sheets.card_sheet())
    items = [*sheet["choices"].values(), *sheet["events"].values()]
    return sorted({item[name] for item in items for name in ("sign", "hit") if name in item})


def test_every_sign_is_drawn() -> None:
    art = (ROOT / "site" / "art" / "signs.svg").read_text(encoding="utf-8")

    assert [sign for sign in signs() if f'"{sign}"' not in art] == []


def fields_of(name: str) -> set[str]:
    """The fields of a question's frame."""
    return set(FRAMES.kinds[name]._fields)  # type: ignore[attr-defined]  # a NamedTuple


def test_a_question_s_words_are_fields_of_its_frame() -> None:
    unknown = {name: set(question.args.values()) - fields_of(name) for name, question in QUESTIONS.items()}

    assert {name: words for name, words in unknown.items() if words} == {}


def test_the_default_liking_of_a_power_is_no_threat() -> None:
    powers = [(role, power) for role, words in PLAYED.powers.items() for power in words.values()]

    assert [(role, power.verb.word) for role, power in powers if power.default_bot_weight < 0] == []
