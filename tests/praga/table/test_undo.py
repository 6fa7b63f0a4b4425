"""Taking a whole turn of Crown and Crane back, by the request of a page (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from praga.table.worker import Table

PERSON, BOT = {"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "bot", "bot": "newcomer"}


def dealt() -> Table:
    """A table at which the first seat is asked."""
    table = Table()
    ask(table, do="new", seats=[PERSON, BOT], rules={"first": 0}, seed=7)
    return table


def ask(table: Table, **request: Any) -> Any:
    """Ask the table."""
    return table.answer(request)


def decide(table: Table, count: int) -> Any:
    """Make the first possible choice, so many times; none that ends the turn or reveals something."""
    answer = ask(table, do="look")
    for _ in range(count):
        choices = answer["view"]["prompt"]["choices"]
        kinds = ("take", "mine", "quarry", "bonus", "road")
        move = next(choice["move"] for choice in choices if choice["enabled"] and choice["kind"] in kinds)
        answer = ask(table, do="choose", move=move)
    return answer


def test_all_decisions_of_a_turn_are_taken_back_at_once() -> None:
    table = dealt()
    decide(table, 2)

    ask(table, do="undo", all=True)

    assert table.session is not None
    assert not table.session.game.history


def test_without_a_word_for_all_one_decision_is_taken_back() -> None:
    table = dealt()
    decide(table, 2)

    ask(table, do="undo")

    assert table.session is not None
    assert len(table.session.game.history) == 1


def test_where_nothing_can_be_taken_back_the_reason_is_told() -> None:
    assert ask(dealt(), do="undo", all=True)["error"]["id"] == "undo-nothing"
