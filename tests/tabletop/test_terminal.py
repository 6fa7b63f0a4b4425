"""The terminal of any game, with the toy's table (`tabletop.cli.terminal`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tabletop.cli.terminal import CLEAR, Choice, Quit, Terminal, TerminalView, replay
from tabletop.core.errors import IllegalMove
from tabletop.core.events import Event
from tabletop.table.session import Seat, Session
from tests.tabletop.pebbles import PEBBLES, Pebbles, seats


class PebblesView(TerminalView):
    """The toy in as few words as possible."""

    def phrase(self, name: str, **args: Any) -> str:
        return " ".join([name, *map(str, args.values())])

    def table(self, game: Any, viewer: int | None, seats: Sequence[Seat]) -> str:
        return f"table for {viewer}"

    def own(self, game: Any, viewer: int) -> str:
        return f"pebbles of {viewer}"

    def result(self, game: Any, seats: Sequence[Seat]) -> str:
        return f"won by {game.winners}"

    def news(self, session: Session) -> Sequence[str]:
        return [f"event {entry.event.id}" for entry in session.news()]

    def step(self, game: Any, events: Sequence[Event]) -> Sequence[str]:
        return [f"event {event.id}" for event in events]

    def question(self, session: Session) -> str:
        return f"question to {session.current_player}"

    def choices(self, session: Session) -> Sequence[Choice]:
        return [Choice(str(move), str(move), numbered=True) for move in session.game.moves()]

    def scene(self, session: Session) -> object:
        return session.current_player

    def refusal(self, session: Session, error: IllegalMove) -> str:
        return f"refused: {error.reason}"


def typed(*lines: str, kinds: str = "pp") -> list[str]:
    """Return a terminal's output while somebody types these lines, up to the end or to the end of the input."""
    left: Iterator[str] = iter(lines)
    output: list[str] = []

    def ask(prompt: str) -> str:
        output.append(prompt)
        try:
            return next(left)
        except StopIteration:
            raise Quit from None

    session = Session.new(PEBBLES, seats(kinds), {"rounds": 2}, 3)
    try:
        Terminal(session, PebblesView(), ask, output.append).play()
    except Quit:
        output.append("quit")
    return output


def test_the_next_person_is_asked_for_behind_a_cleared_screen() -> None:
    assert typed()[:2] == [CLEAR, "pass N0 "]


def test_a_choice_is_made_by_its_number_or_its_text() -> None:
    by_number, by_text = (typed("", line) for line in ("2", "draw"))
    assert by_number[-1] == by_text[-1]
    assert "event drew" in by_number


@pytest.mark.parametrize(
    ("line", "text"),
    [("9", "number 9 5"), ("fly", "refused: illegal-verb"), ("?", "help"), ("undo", "refused: undo-nothing")],
)
def test_what_cannot_be_done_is_said(line: str, text: str) -> None:
    assert text in typed("", line)


@pytest.mark.parametrize("word", ["table", "board"])
def test_the_table_is_shown_on_request(word: str) -> None:
    assert typed("", word).count("\ntable for 0") == 2


def test_quitting_ends_it() -> None:
    assert typed("", "quit")[-1] == "quit"


def test_a_game_of_bots_comes_to_its_table_and_its_result() -> None:
    *_, table, result = typed(kinds="bb")
    assert (table, result[:7]) == ("\ntable for None", "won by ")


def test_a_replay_shows_each_move_with_its_public_events() -> None:
    game = Pebbles.new(["Ann", "Bo"], {"rounds": 1}, 3).play("show")
    output: list[str] = []
    replay(Pebbles, game.record(), PebblesView(), None, output.append)
    assert output[0] == "step 1 1 Ann show"


def test_a_replay_can_be_left() -> None:
    game = Pebbles.new(["Ann", "Bo"], {"rounds": 3}, 3).play("next").play("next")
    output: list[str] = []
    replay(Pebbles, game.record(), PebblesView(), lambda _: "q", output.append)
    assert output == ["step 1 2 Ann next", "    event passed"]
