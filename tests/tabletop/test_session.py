"""A session: who is asked, who looks, what everybody is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.core.errors import IllegalMove, PositionError
from tabletop.table.session import SeatError, Session
from tests.tabletop.pebbles import PEBBLES, Listener, Looker, bots_play, seats, sitting


def event_ids(session: Session) -> list[str]:
    return [entry.event.id for entry in session.known()]


def fresh(session: Session) -> list[str]:
    return [entry.event.id for entry in session.news()]


# --- seats


@pytest.mark.parametrize(
    "data",
    [None, "pp", {}, ["p", "p"], [{"name": "A"}] * 2, [{"name": "A", "kind": "ghost"}] * 2,
     [{"name": "A", "kind": "bot"}] * 2, [{"name": "A", "kind": "bot", "bot": "oracle"}] * 2,
     [{"name": "A", "kind": "bot", "bot": ["roller"]}] * 2],
)  # fmt: skip
def test_seats_that_cannot_be_are_refused(data: Any) -> None:
    with pytest.raises(SeatError):
        Session.new(PEBBLES, data, {}, 1)


def test_the_game_judges_the_names() -> None:
    with pytest.raises(PositionError):
        Session.new(PEBBLES, [{"name": "", "kind": "person"}] * 2, {}, 1)


def test_the_opening_is_told() -> None:
    assert event_ids(sitting("pb")) == ["began"]


# --- reasons of bots


def reasons(session: Session) -> list[tuple[str, str | None]]:
    """The events of the log with the reasons that bots gave."""
    return [(entry.event.id, entry.reason) for entry in session.log]


def test_a_bot_that_explains_itself_has_its_reason_in_the_log() -> None:
    session = sitting("pb", "next", bot="speaker")
    session.tick()
    assert reasons(session)[-1] == ("passed", "tired")


def test_a_person_gives_no_reason() -> None:
    assert reasons(sitting("pb", "next", bot="speaker"))[-1] == ("passed", None)


def test_a_reload_has_the_reasons_again() -> None:
    session = sitting("pb", "next", bot="speaker")
    session.tick()
    assert reasons(Session.load(PEBBLES, session.save())) == reasons(session)


# --- one person


def test_one_person_is_asked_at_once() -> None:
    assert sitting("pb").waiting == "person"


def test_one_person_looks_while_bots_play() -> None:
    session = sitting("pb", "next")
    assert (session.waiting, session.viewer) == ("bot", 0)


def test_one_person_looks_at_the_end() -> None:
    session = sitting("pb", "next", rounds=1)
    assert (session.waiting, session.viewer) == ("over", 0)


def test_for_one_person_nothing_closes_the_curtain() -> None:
    session = sitting("pb")
    session.close()
    assert (session.waiting, session.viewer) == ("person", 0)


def test_nobody_looks_where_only_bots_sit() -> None:
    session = sitting("bb")
    assert (session.waiting, session.viewer) == ("bot", None)


# --- the curtain


def test_with_two_people_the_curtain_is_closed_at_first() -> None:
    session = sitting("pp")
    assert (session.waiting, session.viewer, session.behind_curtain) == ("curtain", None, 0)


def test_it_opens_for_the_one_who_is_asked() -> None:
    session = sitting("pp")
    session.open(0)
    assert (session.waiting, session.viewer) == ("person", 0)


@pytest.mark.parametrize("seat", [1, 2, -1, 7, None, "0", True, 0.0])
def test_it_opens_for_nobody_else(seat: Any) -> None:
    session = sitting("ppb")
    with pytest.raises(IllegalMove):
        session.open(seat)


def test_no_move_is_taken_through_it() -> None:
    session = sitting("pp")
    with pytest.raises(IllegalMove):
        session.choose("mark")


def test_it_closes_when_another_person_must_decide() -> None:
    session = sitting("pp", "next")
    assert (session.waiting, session.viewer, session.behind_curtain) == ("curtain", None, 1)


def test_it_stays_open_while_the_same_person_decides() -> None:
    assert sitting("pp", "mark").viewer == 0


def test_it_stays_open_while_a_bot_decides() -> None:
    session = sitting("pbp", "next")
    assert (session.waiting, session.viewer) == ("bot", 0)


def test_while_bots_play_turns_of_their_own_the_device_shows_what_is_public() -> None:
    session = sitting("pbp", "next", turn_of=lambda game: game.to_move)
    assert (session.waiting, session.viewer) == ("bot", None)


def test_while_bots_answer_in_a_turn_it_stays_open_for_its_player() -> None:
    session = sitting("pbp", "next", turn_of=lambda _: 0)
    assert (session.waiting, session.viewer) == ("bot", 0)


def test_between_two_turns_of_one_person_it_shows_what_is_public() -> None:
    """Events between them are for all (docs/adr/0035)."""
    session = sitting("pp", "mark", turn_key=lambda game: len(game.history))
    assert (session.viewer, session.waiting, session.behind_curtain) == (None, "curtain", 0)


def test_one_person_among_bots_keeps_their_view() -> None:
    session = sitting("pbb", "next", turn_of=lambda game: game.to_move)
    assert (session.waiting, session.viewer) == ("bot", 0)


def test_it_is_not_closed_for_one_who_is_asked_again_after_bots() -> None:
    session = sitting("pbbp", "ask", bot="looker")
    bots_play(session)
    assert (session.current_player, session.waiting, session.viewer) == (0, "person", 0)


def test_an_open_question_is_asked_on_the_open_table() -> None:
    session = sitting("pp", "ask")
    assert (session.current_player, session.waiting, session.viewer) == (1, "person", None)


def test_after_an_open_question_the_curtain_is_closed_for_who_asked() -> None:
    session = sitting("pp", "ask", "nod")
    assert (session.waiting, session.behind_curtain) == ("curtain", 0)


def test_closed_by_hand_it_waits_for_the_one_who_is_asked() -> None:
    session = sitting("pp", "mark")
    session.close()
    assert (session.waiting, session.behind_curtain) == ("curtain", 0)


def test_closed_by_hand_it_hides_an_open_question_too() -> None:
    session = sitting("pp", "ask")
    session.close()
    assert (session.waiting, session.behind_curtain) == ("curtain", 1)


def test_closed_by_hand_while_bots_play_nobody_looks() -> None:
    session = sitting("pbp", "next")
    session.close()
    assert (session.waiting, session.viewer) == ("bot", None)


def test_at_the_end_of_a_shared_game_nobody_s_secrets_are_shown() -> None:
    session = sitting("pp", "next", rounds=1)
    assert (session.waiting, session.viewer) == ("over", None)


# --- what is told


def test_private_things_are_told_to_their_seat() -> None:
    assert event_ids(sitting("pp", "draw")) == ["began", "drew", "drew-own"]


def test_private_things_are_told_to_nobody_else() -> None:
    session = sitting("pp", "draw", "next")
    session.open(1)
    assert event_ids(session) == ["began", "drew", "passed"]


def test_before_a_closed_curtain_private_things_are_not_told() -> None:
    assert event_ids(sitting("pp", "draw", "next")) == ["began", "drew", "passed"]


def test_news_is_told_once() -> None:
    session = sitting("pb", "mark")
    fresh(session)
    assert fresh(session) == []


def test_news_begins_where_that_person_looked_last() -> None:
    session = sitting("pp", "mark")
    fresh(session)
    session.choose("next")
    session.open(1)
    assert fresh(session) == ["began", "marked", "passed"]


def test_before_a_closed_curtain_the_news_are_public() -> None:
    session = sitting("pp", "draw", "next")
    assert fresh(session) == ["began", "drew", "passed"]


def test_before_a_curtain_that_was_closed_by_hand_there_are_none() -> None:
    session = sitting("pp", "draw", "next")
    session.close()
    assert fresh(session) == []


def test_after_a_reload_nothing_is_news_before_the_curtain() -> None:
    session = Session.load(PEBBLES, sitting("pp", "draw", "next").save())
    assert fresh(session) == []


def test_a_closed_curtain_takes_no_news_away() -> None:
    session = sitting("pp", "next")
    fresh(session)
    session.open(1)
    assert fresh(session) == ["began", "passed"]


# --- bots


def test_a_bot_decides_once_a_step() -> None:
    session = sitting("bb")
    session.tick()
    assert len(session.decisions) == 1


def test_no_bot_decides_for_a_person() -> None:
    assert sitting("pb").tick() is False


def test_a_person_does_not_decide_for_a_bot() -> None:
    with pytest.raises(IllegalMove):
        sitting("bp").choose("mark")


def test_a_bot_is_shown_its_own_view() -> None:
    Looker.shown.clear()
    session = sitting("pb", "draw", "draw", "next", bot="looker")
    session.tick()
    assert Looker.shown == [{"pebbles": [2, []]}]


def heard(session: Session) -> list[list[str]]:
    """Return the events for the bots of a session while they play to their next question."""
    Listener.heard.clear()
    bots_play(session)
    return [[event.id for event in events] for events in Listener.heard]


def test_a_bot_hears_what_was_told_before_it_was_asked() -> None:
    assert heard(sitting("pb", "mark", "next", bot="listener"))[0] == ["began", "marked", "passed"]


def test_a_bot_hears_nothing_twice() -> None:
    texts = [event for events in heard(sitting("pbb", "next", bot="listener")) for event in events]
    assert Counter(texts)["began"] == 2  # once for each of the two bots


def test_a_bot_does_not_hear_what_another_alone_may_know() -> None:
    Listener.heard.clear()
    bots_play(sitting("pb", "draw", "next", bot="listener"))
    assert {event.audience for events in Listener.heard for event in events} <= {None, 1}


def test_a_bot_hears_all_of_it_again_when_a_save_is_loaded() -> None:
    session = sitting("pb", "next", bot="listener")
    before = heard(session)
    Listener.heard.clear()
    Session.load(PEBBLES, session.save())
    assert [[event.id for event in events] for events in Listener.heard] == before


def test_a_bot_without_a_choice_is_not_asked() -> None:
    Looker.shown.clear()
    session = sitting("pb", "ask", bot="looker")
    session.tick()
    assert (Looker.shown, session.game.record().count("nod")) == ([], 1)


def test_bots_play_on_after_a_reload_as_they_would_have() -> None:
    session = sitting("pbbb", "next")
    again = Session.load(PEBBLES, session.save())
    assert bots_play(session).game.record() == bots_play(again).game.record()


def test_bots_do_otherwise_with_another_seed() -> None:
    played = {tuple(bots_play(sitting("bb", seed=seed)).game.history) for seed in range(9)}
    assert len(played) > 1


def test_an_impossible_move_changes_nothing() -> None:
    session = sitting("pb", "mark")
    with pytest.raises(IllegalMove):
        session.choose("nod")
    assert (event_ids(session), len(session.decisions)) == (["began", "marked"], 1)


def test_seats_are_written_as_they_were_read() -> None:
    assert [seat.write() for seat in sitting("pb").seats] == [{**seat, "bot": seat.get("bot")} for seat in seats("pb")]


def test_each_bot_is_allowed_what_its_kind_may_spend() -> None:
    questions: list[str] = []

    def allowance(kind: str) -> Budget:
        questions.append(kind)
        return UNLIMITED

    bots_play(Session.new(replace(PEBBLES, budget=allowance), seats("bb"), {"rounds": 2}, 1))
    assert set(questions) == {"roller"}
