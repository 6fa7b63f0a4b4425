"""Standing answers: a person's wish is answered without their being asked, until they decide something themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.table.session import Session
from tests.tabletop.pebbles import MOVES, NOD, PEBBLES, bots_play, seats, sitting


def wishing(times: int = 1) -> Session:
    """A person has passed the bag to a bot that will ask, and says so often that they wish to nod."""
    session = sitting("pb", "next", bot="asker")
    for _ in range(times):
        session.wish("nod")
    return session


def test_who_is_asked_is_answered_for() -> None:
    assert bots_play(wishing()).game.history == ["next", "ask", "nod", "next"]


def test_who_has_no_wish_is_asked() -> None:
    assert bots_play(wishing(times=0)).game.moves() == NOD


def test_what_the_game_does_not_answer_is_asked() -> None:
    assert bots_play(wishing()).game.moves() == list(MOVES)


def test_the_answer_stands_in_the_record() -> None:
    session = bots_play(wishing())
    assert Session.load(PEBBLES, session.save()).game == session.game


def test_a_question_that_waits_is_answered_at_once() -> None:
    session = bots_play(wishing(times=0))
    session.wish("nod")
    assert session.game.history[-1] == "nod"


def test_a_wish_said_twice_is_none() -> None:
    assert bots_play(wishing(times=2)).game.moves() == NOD


def test_a_wish_ends_when_its_seat_decides_itself() -> None:
    session = bots_play(wishing())
    session.choose("next")
    assert bots_play(session).game.moves() == NOD


def test_a_wish_ends_when_the_answer_is_taken_back() -> None:
    session = wishing()
    session.tick()
    session.undo()
    assert (session.game.history, session.wishes.of(0)) == (["next", "ask"], [])


@pytest.mark.parametrize("name", ["sleep", "", None, 7, [], {}, [["nod"]], ["nod"], {"nod": 1}])
def test_there_are_no_other_wishes(name: Any) -> None:
    with pytest.raises(IllegalMove):
        sitting("pb").wish(name)


def test_nobody_wishes_before_the_curtain() -> None:
    with pytest.raises(IllegalMove):
        sitting("pp").wish("nod")


def test_a_game_need_not_know_any() -> None:
    with pytest.raises(IllegalMove):
        Session.new(replace(PEBBLES, auto_replies=frozenset()), seats("pb"), {}, 1).wish("nod")


def test_a_lasting_wish_outlives_its_seat_s_decisions() -> None:
    session = Session.new(replace(PEBBLES, lasting_replies=frozenset({"nod"})), seats("pb"), {}, 1)
    session.wish("nod")

    session.choose(str(session.game.moves()[0]))

    assert session.wishes.of(0) == ["nod"]


def lasting() -> Session:
    """A person has switched on a reply that lasts."""
    session = Session.new(replace(PEBBLES, lasting_replies=frozenset({"nod"})), seats("pb"), {}, 1)
    session.wish("nod")
    return session


def test_a_lasting_wish_outlives_an_undo() -> None:
    session = lasting()
    session.choose("mark")

    session.undo()

    assert session.wishes.of(0) == ["nod"]


def test_a_lasting_wish_is_kept_in_the_save() -> None:
    session = lasting()

    again = Session.load(session.spec, session.save())

    assert again.wishes.of(0) == ["nod"]


def test_a_wish_that_does_not_last_is_not_kept() -> None:
    assert Session.load(PEBBLES, wishing().save()).wishes.of(0) == []


@pytest.mark.parametrize("replies", [None, "nod", 7, {}, [["nod"]], ["sleep"], [None]])
def test_what_a_save_names_besides_is_no_wish(replies: Any) -> None:
    session = lasting()

    session.wishes.restore(0, replies)

    assert "sleep" not in session.wishes.of(0)


def test_a_save_without_wishes_says_nothing_of_them() -> None:
    """Older programs wrote the same."""
    assert "replies" not in sitting("pb").save()
