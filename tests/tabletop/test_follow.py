"""A session that follows a record: its moves are played, whoever is asked, and then the game goes on as any game."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.table.session import SeatError, Session
from tests.tabletop.pebbles import PEBBLES, Pebbles, bots_play

RECORD = ["draw", "next", "mark", "next", "mark"]  # the person's, the bot's, and the person's again


def record(moves: list[str] | None = None, rounds: int = 6) -> str:
    game = Pebbles.new(["Ann", "Ben"], {"rounds": rounds}, seed=1)
    for move in RECORD if moves is None else moves:
        game.play(move)
    return game.record()


def following(played: Any = 0, person: Any = 0, bot: Any = "roller") -> Session:
    return Session.follow(PEBBLES, record(), person, bot, played)


def test_one_seat_is_the_persons_and_the_others_are_bots() -> None:
    assert [seat.kind for seat in following(person=1).seats] == ["bot", "person"]


def test_the_first_moves_are_played() -> None:
    assert following(3).game.history == RECORD[:3]


def test_a_bot_plays_what_the_record_has() -> None:
    session = following(2)

    bots_play(session)

    assert session.game.history == RECORD[:4]


def test_another_move_of_the_persons_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        following().choose("mark")

    assert refused.value.reason == "illegal-led"


def test_after_the_record_any_move_is_taken() -> None:
    session = following(len(RECORD))

    session.choose("draw")

    assert session.game.history == [*RECORD, "draw"]


@pytest.mark.parametrize(("played", "led"), [(0, "draw"), (4, "mark"), (5, None)])
def test_it_says_what_the_record_has_next(played: int, led: str | None) -> None:
    assert following(played).scripted_move == led


def test_it_is_led_until_something_else_is_played() -> None:
    session = following(len(RECORD))
    before = session.led

    session.choose("draw")

    assert (before, session.led) == (True, False)


def test_taken_up_in_the_middle_nothing_is_news() -> None:
    assert following(3).news() == []


def test_at_the_deal_the_opening_is_news() -> None:
    assert [entry.event.id for entry in following().news()] == ["began"]


def test_a_game_of_its_own_is_not_led() -> None:
    session = Session.new(PEBBLES, [{"name": name, "kind": "person"} for name in "AB"], {}, 1)

    assert (session.led, session.scripted_move) == (False, None)


@pytest.mark.parametrize("wrong", [{"person": 2}, {"person": True}, {"person": None}, {"played": 6}, {"played": -1},
                                   {"played": "1"}, {"bot": "oracle"}, {"bot": None}])  # fmt: skip
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SeatError):
        following(**wrong)
