"""A question is declared whole by the card that asks it: a card from outside the package has its own read back."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from citadels import Game, PositionError
from citadels.cards.catalog import add
from citadels.core.definitions import AFTER_DRAFT, RELIGIOUS, SPECIAL, District, Power, Question, Role
from citadels.core.effects import hand_over
from citadels.core.frames import Gathered, Turn, asking
from citadels.core.hooks import CityWhen
from citadels.core.moves import Move, move
from citadels.core.readings import has_used
from citadels.core.verbs import Verb
from citadels.views.view import read_view
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import RANK_OF, Json, gold, play, position, seat, turn

# --- a character that asks in its turn: another player grants a gold, or does not


class Plead(NamedTuple):
    """Somebody is asked for a gold."""

    seat: int
    friar: int


def _pleas(state: Any, turn: Any) -> list[Move]:
    return [move("plead", other) for other in state.others(turn.seat) if state.players[other].gold]


def _plead(state: Any, turn: Any, move: Move) -> None:
    state.stack.append(Plead(move.seat, turn.seat))


def _grant(state: Any, frame: Plead, move: Move) -> None:
    if move.verb == "grant":
        hand_over(state, frame.seat, frame.friar, 1)


def _unheard(state: Any, turn: Turn, _: Turn, frame: Plead) -> str | None:
    if frame.friar != turn.seat or not has_used(state, turn, "plead"):
        return "nobody pleads"
    return None if frame.seat in state.others(turn.seat) and state.players[frame.seat].gold else "nobody can grant it"


asking(Plead, lambda _, __: [move("grant"), move("pass")], _grant)

FRIAR = Role(
    "friar", 5, RELIGIOUS, edition="elsewhere",
    powers=(Power(Verb("plead", ("seat",)), _pleas, _plead),),
    questions=(Question(Plead, (Verb("grant"), Verb("pass")), "plead", misplaced=_unheard),),
)  # fmt: skip

# --- a special that asks its owner once all have chosen, and one that asks on a resource action; neither says more


class Overture(NamedTuple):
    """The owner of the Stage hears the overture."""

    seat: int


class Chorus(NamedTuple):
    """Nobody is ever asked this: it lies on a resource action that goes on after it."""

    seat: int


def _open(state: Any, owner: int) -> None:
    state.stack.append(Overture(owner))


for kind in (Overture, Chorus):
    asking(kind, lambda _, __: [move("pass")], lambda _, __, ___: None)

STAGE = District(
    "stage", SPECIAL, 3, edition="elsewhere",
    when=CityWhen(draft_ended=_open),
    questions=(
        Question(Overture, (Verb("pass"),), "overture", when=AFTER_DRAFT),
        Question(Chorus, (Verb("pass"),), "chorus", under=(Gathered,)),
    ),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = snapshot()
    add(FRIAR, STAGE)
    monkeypatch.setitem(RANK_OF, "friar", 5)
    yield
    restore(before)


def pleading() -> Game:
    """Seat 0 has asked seat 1 for a gold."""
    return play(turn("friar", seat("friar"), seat(gold=2), rules={"specials": ["stage"]}, taken="resources"), "plead 1")


def opening(players: int = 4) -> Game:
    """All have chosen, and seat 1 is asked before the first call."""
    seats = (seat(), seat(city="stage"))
    game = Game.from_position(
        position(*seats, phase={"name": "select"}, players=players, rules={"specials": ["stage"]})
    )
    while "pass" not in game.moves():
        game.play(game.moves()[0])
    return game


def with_pending(game: Game, *frames: list[Any], **more: Any) -> Json:
    """The position of a game, in which these frames are written instead, and other keys anew."""
    return {**copy.deepcopy(dict(game.position())), "pending": [*frames], **more}


def refusal(data: Json) -> PositionError:
    """Return the error of a position."""
    with pytest.raises(PositionError) as refused:
        Game.from_position(data)
    return refused.value


# --- in a turn


def test_a_question_of_a_card_is_written() -> None:
    """Notation §1: `pending` is the turn and what is asked on it."""
    assert pleading().position()["pending"][-1] == ["Plead", 1, 0]


def test_a_question_of_a_card_is_read_back() -> None:
    """Notation §1: `Game.from_position(g.position()) == g` at every decision."""
    game = pleading()
    assert Game.from_position(game.position()) == game


def test_what_was_read_back_is_answered() -> None:
    game = Game.from_position(pleading().position()).play("grant")
    assert (gold(game, 0), gold(game, 1)) == (1, 1)


def test_what_its_card_has_against_it_is_said() -> None:
    """R16.1: nobody pleads with themselves."""
    data = with_pending(pleading(), pleading().position()["pending"][0], ["Plead", 0, 0])
    assert str(refusal(data)) == "pending[1]: Plead cannot be asked here: nobody can grant it"


def test_a_power_that_was_not_used_asks_nothing() -> None:
    """R16.1: the phase says that the power is still to be used."""
    before = turn("friar", seat("friar"), seat(gold=2), taken="resources")
    own_turn = ["Turn", 0, "friar", ["resources"], 0, 0, 0, 0, False, False]
    assert "nobody pleads" in str(refusal(with_pending(before, own_turn, ["Plead", 1, 0])))


# --- on a frame of its own


def on_gathering(seat: int, *between: list[Any]) -> Json:
    """The Friar's resource action goes on once a seat has answered."""
    return with_pending(pleading(), pleading().position()["pending"][0], *between, ["Chorus", seat])


def test_a_question_lies_on_what_it_declares() -> None:
    data = on_gathering(1, ["Gathered", 0])
    assert Game.from_position(data).position() == data


def test_a_question_lies_on_nothing_less() -> None:
    """R16.1."""
    assert refusal(on_gathering(1)).key == "pending"


@pytest.mark.parametrize("seat_number", [-1, 4])
def test_a_seat_that_is_not_there_is_not_asked(seat_number: int) -> None:
    """R16.1: whatever the card says, or where it says nothing."""
    assert f"there is no seat {seat_number}" in str(refusal(on_gathering(seat_number, ["Gathered", 0])))


def test_a_card_that_is_not_in_the_game_asks_nothing() -> None:
    """R16.1."""
    data = on_gathering(1, ["Gathered", 0])
    data["rules"]["specials"], data["deck"] = "classic", None
    assert "no card of this game asks it" in str(refusal(data))


# --- once all have chosen


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_question_before_the_first_call_is_read_back(players: int) -> None:
    """R3.1; notation §1: at every decision."""
    game = opening(players)
    assert Game.from_position(game.position()) == game


def test_the_first_call_follows_upon_it() -> None:
    """R4.1."""
    game = Game.from_position(opening().position()).play("pass")
    assert game.position()["phase"]["name"] == "turn"


def test_whoever_is_asked_reads_it_in_their_view() -> None:
    """Notation §4."""
    game = opening()
    assert read_view(game.view(1)).stack == game._state.stack


def test_the_phase_says_who_is_asked_then() -> None:
    """R16.1."""
    assert refusal(with_pending(opening(), ["Overture", 2])).key == "pending[0]"


def test_it_is_not_asked_while_somebody_chooses() -> None:
    """R16.1, R3.1."""
    data = opening().position()
    data["players"][3]["characters"] = []
    assert refusal(dict(data)).key == "phase.pool"


def test_it_is_not_asked_in_a_turn() -> None:
    """R16.1."""
    assert refusal(with_pending(pleading(), ["Overture", 1])).key == "pending"


def test_nothing_else_is_asked_then() -> None:
    """R16.1: a question of a turn needs one."""
    assert refusal(with_pending(opening(), ["Plead", 1, 0])).key == "phase.seat"
