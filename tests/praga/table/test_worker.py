"""The third game behind a page: every answer of a whole game, and the words for all that is said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from praga.cli.words import words_of
from praga.game import Game
from praga.table.screen import PragaScreen
from praga.table.worker import Table
from tabletop.cli.words import LANGUAGES
from tabletop.core.rng import Dice
from tabletop.table.replay import ReplayViewer
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import player, turn

Json = dict[str, Any]
SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "newcomer"}]
NAMES_OF_NO_MESSAGE = ("you",)  # the page's own word for the reader


@cache
def answers(seed: int) -> list[Json]:
    """Every answer of the worker while a person and a bot play a game."""
    table, dice = Table(), Dice(seed)
    answer: Any = table.answer({"do": "new", "seats": SEATS, "rules": {}, "seed": seed})
    listed: list[Json] = [answer]
    while answer["view"]["waiting"] != "over":
        view = answer["view"]
        if view["waiting"] == "bot":
            answer = table.answer({"do": "tick"})
        else:
            moves = [choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"]]
            move = moves[gladly(None, moves, dice)]  # type: ignore[arg-type]  # the state is not looked at
            answer = table.answer({"do": "choose", "move": move})
        listed.append(answer)
    return listed


def messages(data: Any) -> Iterator[Json]:
    """Every message in an answer."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str) and isinstance(data.get("args"), dict):
            yield data
        for value in data.values():
            yield from messages(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from messages(value)


def choices() -> list[Json]:
    """Every choice that was offered in the game."""
    return [choice for answer in answers(3) for choice in (answer["view"]["prompt"] or {}).get("choices", ())]


def test_a_replay_counts_rounds_and_not_turns() -> None:
    """P13.7: sixteen turns each."""
    game, dice = Game.new(["Ann", "Bo"], seed=2), Dice(2)
    while not game.over:
        moves = game.moves()
        game.play(moves[dice.below(len(moves))])

    replay: Any = ReplayViewer(PragaScreen()).answer({"do": "replay", "link": game.link()})

    assert (replay["round_count"], len(replay["rounds"])) == (16, 16)


def test_a_whole_game_is_played() -> None:
    assert [answer["error"] for answer in answers(3) if "error" in answer] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_asked_and_told_has_its_words(language: str) -> None:
    words = words_of(language)
    spoken = [message for answer in answers(3) for part in ("prompt", "say", "result") for message in
            messages(answer["view"].get(part))]  # fmt: skip
    assert [message for message in spoken if message["id"] not in words or not words.message(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_story_has_its_words(language: str) -> None:
    words = words_of(language)
    lines = [line for answer in answers(3) for block in answer["view"].get("story", ()) for line in block["lines"]]
    assert [line["id"] for line in lines if line["id"] not in words] == []


def test_the_groups_of_choices_have_their_headlines() -> None:
    words = words_of()
    groups = {
        choice["group"] for answer in answers(3) for choice in (answer["view"]["prompt"] or {}).get("choices", ())
    }
    assert [group for group in groups if group != "answer" and f"group-{group}" not in words] == []


def test_the_end_of_a_turn_asks_again_where_something_lapses() -> None:
    """P15.27."""
    assert any(choice["asks_again"] for choice in choices() if choice["kind"] == "end")


def test_the_crane_is_told_by_position() -> None:
    """P3.2."""
    cranes = [answer["view"]["crane"] for answer in answers(3)]
    assert all([tile["position"] for tile in crane] == sorted(tile["position"] for tile in crane) for crane in cranes)


def test_a_saved_game_goes_on() -> None:
    saved = answers(3)[10]
    assert Table().answer({"do": "load", "save": saved["save"]})["view"]["crane"] == saved["view"]["crane"]


def test_a_hint_is_given() -> None:
    table = Table()
    table.answer({"do": "new", "seats": SEATS, "rules": {"first": 0}, "seed": 7})
    hint: Any = table.answer({"do": "hint"})
    assert hint["hint"]["options"][0]["move"] in [str(move) for move in table.session.game.moves()]  # type: ignore[union-attr]


def test_a_reason_against_a_choice_has_its_actions_as_messages() -> None:
    """P3.8: the page says ids of nothing in English."""
    reasons = [choice["why_not"] for choice in choices() if choice["why_not"]]
    named = [action for reason in reasons for action in reason["args"].get("actions", ())]
    assert named
    assert [action for action in named if not isinstance(action, dict)] == []


def test_what_is_asked_of_a_bought_action_is_how_it_is_performed() -> None:
    """Notation §5: `action` asks how it is performed, not what is kept."""
    game = turn(player(silver=1, goldw=1)).play("extra mine silver")
    assert PragaScreen().prompt(game)["id"] == "ask-perform"


def test_where_only_moves_sideways_are_kept_nothing_is_collected() -> None:
    """P8.4: the question said "collect" where a marker could be moved."""
    sideways = {"what": "sideways", "on": "wall"}
    alone = turn(player(), taken=0, owed=False, agenda=[sideways])
    with_bonus = turn(player(), taken=0, owed=False, agenda=[sideways, {"what": "wheel"}])

    assert PragaScreen().prompt(alone)["id"] == "ask-moves"
    assert PragaScreen().prompt(with_bonus)["id"] == "ask-kept"
