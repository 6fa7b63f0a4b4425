"""Games of a bot of one's own: counted as the arena counts, each to be looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS, ROUND_LIMIT
from citadels.bots.user_bot import UserBotSource
from citadels.game import Game
from citadels.workshop.outside import Outside
from citadels.workshop.worker import Workshop
from tabletop.bots.protocol import Factory
from tabletop.lab.arena import Match, run
from tests.workshop.bots import BUILDER, Asker, Ticking


@pytest.fixture(scope="module")
def asker() -> Asker:
    """Somebody who has let a bot play eight games."""
    asker = Asker()
    asker.ask("run", source=BUILDER, games=8, against=["casual", "random"], players=4, seed=5)
    return asker


@pytest.fixture(scope="module")
def result(asker: Asker) -> dict[str, Any]:
    """Return the result of the eight games."""
    message: dict[str, Any] = asker.ask("run", source=BUILDER, games=8, against=["casual", "random"], seed=5)["run"]
    return message


def test_wins_and_intervals_are_those_of_the_arena(result: dict[str, Any]) -> None:
    makers: dict[str, Factory] = {**BOTS, "mine": UserBotSource(BUILDER)}
    seats = ("mine", "casual", "random", "random")
    match = Match(CITADELS, {"round_limit": ROUND_LIMIT}, seats, makers, 5, lambda: 0.0)

    rows = [row._asdict() for row in run(match, 8).rows]

    assert result["rows"] == rows


def test_the_ladder_has_each_bot_once(result: dict[str, Any]) -> None:
    assert sorted(rung["bot"] for rung in result["ladder"]) == ["casual", "mine", "random"]


def test_the_own_bot_has_each_seat_in_turn(result: dict[str, Any]) -> None:
    assert [item["seat"] for item in result["list"]] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_each_decision_of_the_own_bot_is_timed(asker: Asker, result: dict[str, Any]) -> None:
    decisions = sum(len(asker.ask("game", game=item["game"])["game"]["decisions"]) for item in result["list"])

    assert result["think"]["decisions"] == decisions


def test_a_game_ends_in_the_replay_as_it_ended(asker: Asker, result: dict[str, Any]) -> None:
    game = asker.ask("game", game=6)["game"]

    assert Game.from_link(game["link"]).scores == result["list"][6]["points"]


def test_a_record_of_a_game_can_be_read(asker: Asker, result: dict[str, Any]) -> None:
    game = asker.ask("game", game=6)["game"]

    assert Game.from_record(game["record"]).scores == result["list"][6]["points"]


def test_a_game_that_was_not_played_is_refused(asker: Asker) -> None:
    assert "from 0 to 7" in asker.ask("game", game=8)["error"]["text"]


def test_a_table_of_the_newer_edition_is_played() -> None:
    message = Asker().ask("run", source=BUILDER, games=1, against=["random"], players=3, edition="2016")

    assert message["run"]["done"] == 1


def test_a_position_shows_what_the_bot_gets(asker: Asker) -> None:
    decision = asker.ask("game", game=2)["game"]["decisions"][4]

    position = asker.ask("position", game=2, at=decision)["position"]

    assert type(position["view"]["players"][2]["hand"]) is list


def test_what_the_review_finds_dear_was_a_decision_of_the_bot() -> None:
    asker = Asker(Workshop(Outside(now=Ticking(300))))  # a search has no time for more than a few worlds
    asker.ask("run", source=BUILDER, games=1, against=["casual"], players=2, rules={"round_limit": 1}, seed=5)
    decisions = asker.ask("game", game=0)["game"]["decisions"]

    answer = asker.ask("worst", games=1, most=3)

    assert answer["looked"] == len(decisions)
    assert {item["at"] for item in answer["worst"]} <= set(decisions)
