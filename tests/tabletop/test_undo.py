"""Undo: one's own decisions, back to the last barrier, with the reason why not further."""

from __future__ import annotations

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.table.session import Session
from tests.tabletop.pebbles import PEBBLES, bots_play, sitting


def test_nothing_to_take_back_at_the_beginning() -> None:
    assert sitting("pb").why_no_undo == "undo-nothing"


def test_one_s_own_decision_can_be_taken_back() -> None:
    assert sitting("pb", "mark").why_no_undo is None


def test_the_game_is_as_it_was() -> None:
    session = sitting("pb", "mark")
    before = session.game.record()
    session.choose("next")
    session.undo()
    assert session.game.record() == before


def test_what_was_taken_back_is_told_no_longer() -> None:
    session = sitting("pb", "mark", "mark")
    session.undo()
    assert [entry.event.id for entry in session.known()] == ["began", "marked"]


def test_running_numbers_are_given_once() -> None:
    session = sitting("pb", "mark", "mark")
    before = session.log[-1].number
    session.undo()
    session.choose("mark")
    assert session.log[-1].number > before


def test_several_decisions_can_be_taken_back() -> None:
    session = sitting("pb", "mark", "mark", "next")
    for _ in range(3):
        session.undo()
    assert session.why_no_undo == "undo-nothing"


@pytest.mark.parametrize(("move", "why"), [("draw", "undo-card-drawn"), ("show", "undo-revealed")])
def test_what_was_seen_cannot_be_unseen(move: str, why: str) -> None:
    assert sitting("pb", "mark", move).why_no_undo == why


def test_undo_goes_back_to_the_barrier() -> None:
    session = sitting("pb", "mark", "draw", "mark")
    session.undo()
    assert session.why_no_undo == "undo-card-drawn"


def test_a_refused_undo_changes_nothing() -> None:
    session = sitting("pb", "draw")
    before = session.game.record()
    with pytest.raises(IllegalMove):
        session.undo()
    assert session.game.record() == before


def test_not_after_a_bot_decided() -> None:
    session = bots_play(sitting("pb", "ask"))
    assert session.why_no_undo == "undo-other-decided"


def test_until_the_bot_has_decided() -> None:
    assert sitting("pb", "next").why_no_undo is None


def test_not_after_another_person_decided() -> None:
    session = sitting("pp", "ask", "nod")
    session.open(0)
    assert session.why_no_undo == "undo-other-decided"


def test_not_across_a_handover() -> None:
    assert sitting("pp", "next").why_no_undo == "undo-nothing"


def test_not_another_s_decision() -> None:
    session = sitting("pp", "mark", "next", "mark", "next")
    session.open(0)
    assert session.why_no_undo == "undo-other-decided"


def test_after_an_undo_the_same_person_is_asked_with_the_curtain_open() -> None:
    session = sitting("pbp", "next")
    session.undo()
    assert (session.current_player, session.waiting) == (0, "person")


def test_what_could_be_taken_back_still_can_after_a_reload() -> None:
    again = Session.load(PEBBLES, sitting("pb", "draw", "mark").save())
    again.undo()
    assert again.why_no_undo == "undo-card-drawn"
