"""Trials: moves that are tried before they are real, and what neither saves, undo nor other devices ever see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.table import trial
from tabletop.table.session import Session
from tests.tabletop.pebbles import PEBBLES, Pebbles
from tests.tabletop.pebbles_worker import Table

if TYPE_CHECKING:
    from tabletop.game.spec import GameSpec

Json = dict[str, Any]
PEOPLE = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "roller"}]
GUESTS = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "guest"}]
GUEST_FIRST = [{"name": "Ann", "kind": "guest"}, {"name": "Bo", "kind": "guest"}, {"name": "Cy", "kind": "person"}]
SHARED = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "person"}]


def trial_of(game: Pebbles, _: int) -> Pebbles:
    """A copy without the game's random numbers."""
    copy = game.copy()
    copy._state.rng = 0
    return copy


WITH_TRIALS = replace(PEBBLES, trial=trial_of)


class TrialTable(Table):
    """Pebbles with trials."""

    def _game_spec(self) -> GameSpec:
        return WITH_TRIALS


def dealt(seats: list[dict[str, str]] = PEOPLE) -> TrialTable:
    table = TrialTable()
    table.answer({"do": "new", "seats": seats, "rules": {}, "seed": 1})
    return table


def trying(*moves: str, seats: list[dict[str, str]] = PEOPLE) -> TrialTable:
    """A table at which the first seat has tried moves."""
    table = dealt(seats)
    table.answer({"do": "try"})
    for move in moves:
        table.answer({"do": "choose", "move": move, "trial": True})
    return table


def ask(table: TrialTable, do: str, **more: Any) -> Json:
    answer: Any = table.answer({"do": do, **more})
    return dict(answer)


def real(table: TrialTable) -> Session:
    assert table.session is not None
    return table.session


# --- what is tried is not real


def test_a_game_without_trials_has_none() -> None:
    session = Session.new(PEBBLES, PEOPLE, {}, 1)

    with pytest.raises(IllegalMove):
        trial.begin(session)


def test_what_is_tried_is_not_played() -> None:
    assert real(trying("mark")).game.history == []


def test_what_is_tried_is_in_no_save() -> None:
    assert real(trying("mark")).save() == real(dealt()).save()


def test_an_answer_of_a_trial_has_no_save() -> None:
    assert ask(trying(), "choose", move="mark", trial=True)["save"] is None


def test_the_view_says_how_much_is_tried() -> None:
    assert ask(trying("mark", "mark"), "look")["view"]["trial"]["count"] == 2


def test_a_view_without_a_trial_says_nothing_of_one() -> None:
    assert "trial" not in ask(dealt(), "look")["view"]


def test_the_log_of_the_game_does_not_know_it() -> None:
    table = trying("mark")

    assert [entry.event.id for entry in real(table).log] == ["began"]


def test_a_link_does_not_hold_it() -> None:
    assert ask(trying("mark"), "share")["link"] == ask(dealt(), "share")["link"]


def test_a_reload_is_at_the_real_position() -> None:
    table = trying("mark")
    save = real(table).save()
    table.answer({"do": "load", "save": save})

    assert "trial" not in ask(table, "look")["view"]


# --- where it ends


def test_a_step_that_draws_is_not_made() -> None:
    table = trying("mark", "draw")

    assert ask(table, "look")["view"]["trial"] == {
        "count": 1,
        "brings": [],
        "stopped": {"id": "trial-card-drawn", "args": {}},
    }


def test_a_step_after_which_another_decides_is_not_made() -> None:
    assert ask(trying("ask"), "look")["view"]["trial"]["stopped"]["id"] == "trial-other-decides"


def test_the_next_step_takes_the_reason_away() -> None:
    assert ask(trying("draw", "mark"), "look")["view"]["trial"]["stopped"] is None


def test_an_illegal_move_is_refused_as_ever() -> None:
    assert "error" in ask(trying(), "choose", move="nod", trial=True)


# --- undo


def test_undo_takes_back_what_was_tried() -> None:
    table = trying("mark", "mark")
    table.answer({"do": "undo", "trial": True})

    assert ask(table, "look")["view"]["trial"]["count"] == 1


def test_undo_takes_back_nothing_of_before() -> None:
    table = dealt()
    table.answer({"do": "choose", "move": "mark"})
    table.answer({"do": "try"})

    assert ask(table, "undo", trial=True)["error"]["id"] == "undo-nothing"


def test_all_that_was_tried_is_taken_back_at_once() -> None:
    table = trying("mark", "mark", "mark")
    table.answer({"do": "undo", "all": True, "trial": True})

    assert ask(table, "look")["view"]["trial"]["count"] == 0


# --- kept or dropped


def test_what_is_kept_is_played() -> None:
    table = trying("mark", "mark")
    table.answer({"do": "keep"})

    assert real(table).game.history == ["mark", "mark"]


def test_what_is_kept_is_saved() -> None:
    table = trying("mark")
    played = dealt()

    assert ask(table, "keep")["save"] == ask(played, "choose", move="mark")["save"]


def test_what_is_kept_can_be_undone() -> None:
    table = trying("mark")
    table.answer({"do": "keep"})
    table.answer({"do": "undo"})

    assert real(table).game.history == []


def test_what_is_dropped_leaves_the_game_as_it_was() -> None:
    table = trying("mark")
    before = real(dealt()).game
    table.answer({"do": "drop"})

    assert (real(table).game, real(table).trial) == (before, None)


def test_nothing_can_be_kept_without_a_trial() -> None:
    assert ask(dealt(), "keep")["error"]["id"] == "trial-over"


def test_a_second_trial_does_not_begin() -> None:
    assert ask(trying(), "try")["error"]["id"] == "trial-not-here"


def test_numbers_of_the_log_rise_over_a_trial() -> None:
    table = trying("mark")
    newest = max(entry["n"] for entry in ask(trying(), "choose", move="mark", trial=True)["view"]["news"])
    table.answer({"do": "drop"})

    assert ask(table, "choose", move="mark")["view"]["news"][0]["n"] > newest


# --- page and table agree


def test_a_move_that_is_tried_is_never_played_where_no_trial_is_under_way() -> None:
    """The engine may have been restarted under a page that shows a trial."""
    table = dealt()
    answer = ask(table, "choose", move="mark", trial=True)

    assert (answer["error"]["id"], real(table).game.history) == ("trial-over", [])


def test_a_real_move_is_refused_during_a_trial() -> None:
    assert ask(trying(), "choose", move="mark")["error"]["id"] == "trial-over"


# --- others


def test_guests_see_the_real_table() -> None:
    table = trying("mark", seats=GUESTS)
    look = ask(table, "looks", seen={})["looks"]["1"]

    assert ("trial" in look["view"], look["view"]["news"], look["log"]) == (False, [], ask_log(dealt(GUESTS)))


def ask_log(table: TrialTable) -> Json:
    """The log of an untouched table as a guest's device has it."""
    log: Json = ask(table, "looks", seen={})["looks"]["1"]["log"]
    return log


def guest_trying(*moves: str) -> TrialTable:
    """A table at which the guest who decides has tried moves."""
    table = dealt(GUEST_FIRST)
    ask_guest(table, "try")
    for move in moves:
        ask_guest(table, "choose", move=move, trial=True)
    return table


def ask_guest(table: TrialTable, do: str, seat: int = 0, **more: Any) -> Json:
    """The answer to a guest, and what the dealing device gets with it."""
    return ask(table, do, **{"as": seat}, **more)


def test_a_guest_tries_moves() -> None:
    table = guest_trying("mark")

    assert ask_guest(table, "choose", move="mark", trial=True)["guest"]["view"]["trial"]["count"] == 2


def test_the_device_of_the_table_gets_nothing_of_a_guests_trial() -> None:
    answer = ask_guest(guest_trying(), "choose", move="mark", trial=True)

    assert (answer["view"], answer["save"], answer["guest"]["save"]) == (None, None, None)


def test_the_device_of_the_table_sees_the_real_table_while_a_guest_tries() -> None:
    assert ask(guest_trying("mark"), "look") == ask(dealt(GUEST_FIRST), "look")


def test_other_guests_see_the_real_table_while_one_tries() -> None:
    table, untouched = guest_trying("mark"), dealt(GUEST_FIRST)

    assert ask(table, "looks", seen={"1": 0})["looks"]["1"] == ask(untouched, "looks", seen={"1": 0})["looks"]["1"]


def test_a_guest_who_tries_is_shown_their_trial_where_the_table_is_shown_again() -> None:
    look = ask(guest_trying("mark"), "looks", seen={"0": 0})["looks"]["0"]

    assert (look["view"]["trial"]["count"], look["newest"]) == (1, max(entry["n"] for entry in look["view"]["news"]))


def test_what_a_guest_has_been_told_of_a_trial_is_no_news() -> None:
    table = guest_trying("mark")
    seen = ask(table, "looks", seen={"0": 0})["looks"]["0"]["newest"]

    assert ask_guest(table, "look", seen=seen)["guest"]["view"]["news"] == []


def test_a_guests_page_that_was_loaded_again_tries_nothing() -> None:
    look = ask(guest_trying("mark"), "looks", seen={})["looks"]["0"]

    assert "trial" not in look["view"]


def test_what_a_guest_keeps_is_played() -> None:
    table = guest_trying("mark", "mark")
    answer = ask_guest(table, "keep")

    assert (real(table).game.history, answer["save"] is None) == (["mark", "mark"], False)


def test_what_a_guest_keeps_counts_at_its_step_alone() -> None:
    answer = ask_guest(guest_trying("mark"), "keep", step=1)

    assert answer["guest"]["error"]["id"] == "illegal-late"


def test_what_a_guest_drops_is_forgotten() -> None:
    table = guest_trying("mark")
    answer = ask_guest(table, "drop")

    assert ("trial" in answer["guest"]["view"], real(table).game.history) == (False, [])


def test_a_guest_who_does_not_decide_cannot_try() -> None:
    assert ask_guest(dealt(GUEST_FIRST), "try", seat=1)["guest"]["error"]["id"] == "trial-not-here"


@pytest.mark.parametrize("do", ["keep", "drop"])
def test_nobody_else_ends_a_guests_trial(do: str) -> None:
    table = guest_trying("mark")
    answers = [ask(table, do), ask_guest(table, do, seat=1)["guest"]]

    assert [answer["error"]["id"] for answer in answers] == ["trial-over", "trial-over"]


def test_a_curtain_closed_at_the_table_leaves_a_guests_trial() -> None:
    table = guest_trying("mark")
    table.answer({"do": "close"})

    assert "trial" in ask_guest(table, "look")["guest"]["view"]


def test_another_seat_at_the_table_ends_a_guests_trial() -> None:
    table = guest_trying("mark")
    table.answer({"do": "reseat", "seat": 2, "kind": "bot", "bot": "roller"})

    assert "trial" not in ask_guest(table, "look")["guest"]["view"]


def test_what_is_decided_after_a_trial_has_numbers_above_it() -> None:
    """The page takes what has a number that it knows as told."""
    table = guest_trying("mark")
    seen = ask(table, "looks", seen={"0": 0})["looks"]["0"]["newest"]
    table.answer({"do": "reseat", "seat": 2, "kind": "bot", "bot": "roller"})
    ask_guest(table, "choose", move="mark")

    assert real(table).log[-1].number > seen


def test_another_seat_at_a_table_ends_the_trial() -> None:
    table = trying("mark", seats=GUESTS)
    table.answer({"do": "reseat", "seat": 1, "kind": "bot", "bot": "roller"})

    assert "trial" not in ask(table, "look")["view"]


def test_a_closed_curtain_ends_the_trial() -> None:
    table = dealt(SHARED)
    table.answer({"do": "open", "seat": 0})
    table.answer({"do": "try"})
    table.answer({"do": "close"})

    assert "trial" not in ask(table, "look")["view"]
