"""The face of a game: its past, its records and links, shown by a game that is not Citadels."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove, PositionError
from tabletop.game.history import STRIDE
from tabletop.notation.link_packing import LinkError, Unpacker
from tabletop.notation.links import GameLinks, Pick, by_value
from tabletop.testing.conformance import Broken, Trial, check
from tests.tabletop.pebbles import MOVES, RULEBOOK, Pebbles
from tests.tabletop.pebbles_harness import reshuffle

LONG = 2 * STRIDE + 3


class First:
    """Chance that notes of how many it is to draw, and draws the first."""

    def __init__(self) -> None:
        self.stops: list[int] = []

    def randrange(self, stop: int, /) -> int:
        self.stops.append(stop)
        return 0


def played(*moves: str, rounds: int = 6) -> Pebbles:
    """A game of two after these moves."""
    game = Pebbles.new(["Ann", "Bo"], {"rounds": rounds}, seed=7)
    for move in moves:
        game.play(move)
    return game


def long() -> Pebbles:
    """A game that goes over several of the states that are kept."""
    return played(*("draw" if at % 3 else "mark" for at in range(LONG)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_conforms(seats: int) -> None:
    course = check(Trial(RULEBOOK, seats, {"rounds": 5}, seed=seats, reshuffle=reshuffle, game=Pebbles))
    assert course.state.passes == 5


class Sharing(Pebbles):
    """A game that `copy.copy` copies without its state."""

    __slots__ = ()

    def __copy__(self) -> Sharing:
        twin = self.clone()
        twin._state = self._state
        return twin


class Forgetting(Pebbles):
    """A game that is pickled without its past."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_position, (self.position(),)


@pytest.mark.parametrize(("game", "why"), [(Sharing, "copy.copy changed"), (Forgetting, "after pickle the record")])
def test_a_copy_that_is_none_is_found(game: type[Pebbles], why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(Trial(RULEBOOK, 2, {"rounds": 5}, seed=2, game=game))


# --- playing


def test_a_move_may_be_its_text() -> None:
    assert played("draw").history == [MOVES[1]]


@pytest.mark.parametrize("move", ["nod", "dance", "", None, 7])
def test_an_illegal_move_changes_nothing(move: Any) -> None:
    game = played("mark")
    with pytest.raises(IllegalMove):
        game.play(move)
    assert game.history == ["mark"]


def test_the_list_of_moves_is_the_callers_own() -> None:
    game = played()
    list(game.moves()).clear()
    game.moves().clear()  # type: ignore[attr-defined]  # this game has a list
    assert len(game.moves()) == len(MOVES)


def test_a_random_move_is_one_of_the_list() -> None:
    game, chance = played(), Random(1)
    assert {game.random_move(chance) for _ in range(100)} == {*MOVES}


def test_the_number_is_drawn_from_as_many_as_there_are_moves() -> None:
    chance = First()
    played("ask").random_move(chance)
    played().random_move(chance)
    assert chance.stops == [1, len(MOVES)]


def test_undo_goes_back_one_by_one() -> None:
    game = long()
    for _ in range(LONG):
        game.undo()
    assert game == played()


def test_nothing_is_taken_back_before_the_first_move() -> None:
    with pytest.raises(IllegalMove):
        played().undo()


@pytest.mark.parametrize("step", [0, 1, STRIDE, LONG])
def test_the_game_can_be_seen_at_any_step(step: int) -> None:
    game = long()
    assert game.at(step) == played(*game.history[:step])


def test_a_clone_goes_its_own_way() -> None:
    game = played("draw")
    game.clone().play("draw")
    assert game.history == ["draw"]


def test_what_is_told_is_heard_by_who_listens() -> None:
    game = played()
    events = game.listen()
    game.play("draw")
    assert [event.id for event in events] == ["drew", "drew-own"]


def test_a_barrier_is_the_last_moves_alone() -> None:
    assert (played("draw").barrier, played("draw", "mark").barrier) == ("card-drawn", None)


# --- records


def test_a_record_has_a_comment_where_a_turn_begins_and_on_what_a_move_brought() -> None:
    record = played("mark", "show", "next").record()
    assert record.split("\n\n")[1] == "; Ann\nmark\nshow ; seen\n; Bo\nnext\n"


def test_a_record_is_written_on_from_where_it_was() -> None:
    game = long()
    game.record()
    game.undo()
    assert game.play("next").record() == played(*game.history).record()


def test_a_record_plays_the_same_game() -> None:
    game = played("draw", "show", "ask", "nod")
    assert Pebbles.from_record(game.record()) == game


def test_the_beginning_has_a_record_without_moves() -> None:
    game = played("draw", "next")
    game.record()
    assert game.beginning().record() == played().record()


def test_a_bad_move_of_a_record_is_named_by_its_line() -> None:
    # Six lines of head, an empty one, a comment, and the first move.
    with pytest.raises(IllegalMove, match="line 10"):
        Pebbles.from_record(played("mark").record() + "nod\n")


def test_a_game_from_a_position_writes_it() -> None:
    game = Pebbles.from_position(played("draw", "next").position())
    assert Pebbles.from_record(game.play("mark").record()) == game


# --- links


def test_a_link_plays_the_same_game() -> None:
    game = played("draw", "show", "ask", "nod", "next")
    assert Pebbles.from_link(game.link(), game.names) == game


def test_a_link_says_its_game() -> None:
    assert played().link()[:11] == "pebbles/#1."


def test_a_link_is_read_without_its_game_as_an_address_has_it() -> None:
    game = played("draw")
    assert Pebbles.from_link(game.link().removeprefix("pebbles/"), game.names) == game


def test_a_link_of_another_game_is_none_of_this() -> None:
    from citadels import Game

    with pytest.raises(LinkError):
        Pebbles.from_link(Game.new(["Ann", "Bo"]).link())


def test_a_deal_is_dealt_again() -> None:
    assert Pebbles.from_deal(played("draw", rounds=9).deal()).setup == {
        "players": ["Seat 1", "Seat 2"], "rules": {"rounds": 9}, "seed": 7,
    }  # fmt: skip


def test_a_deal_that_cannot_be_is_refused() -> None:
    setup = {"players": ["A", "B"], "rules": {"rounds": 0}, "seed": 1}
    with pytest.raises(LinkError, match="rounds"):
        Pebbles.from_deal(Pebbles.links.write_deal(setup))


def in_two_steps(options: Any, move: Any) -> list[Pick]:
    """The first two moves by number; for the others one number more, and then which of them."""
    at = options.index(move)
    return [(at, 3)] if at < 2 else [(2, 3), (at - 2, len(options) - 2)]


def unpack_again(options: Any, moves: Unpacker) -> Any:
    at = moves.choice(3)
    return options[at if at < 2 else 2 + moves.choice(len(options) - 2)]


def test_a_game_may_say_a_move_in_two_steps() -> None:
    links = GameLinks({1: by_value((), most_seats=4)}, picks=in_two_steps, picked=unpack_again)
    link = links.write_game(played().setup, [in_two_steps(MOVES, move) for move in MOVES])
    _, moves, count = links.read_game(link)
    assert [unpack_again(MOVES, moves) for _ in range(count)] == list(MOVES)


# --- looking


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_there_is_no_other_seat_to_look_from(seat: Any) -> None:
    with pytest.raises(PositionError):
        played().view(seat)


def test_a_seat_sees_what_it_may_know() -> None:
    assert played("draw", "next").view(1) == {"pebbles": [1, []]}
