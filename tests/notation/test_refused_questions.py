"""Questions that are refused: `pending` says only what play itself can ask there (notation §1, R16.1)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from citadels import Game, PositionError
from tests.rules.table import Json, play, seat, turn


def keeping() -> Json:
    """Seat 0 keeps one of two cards."""
    return dict(play(turn("thief", seat("thief"), deck="temple manor keep"), "draw").position())


def taking() -> Json:
    """Seat 0 has seen the hand of seat 1 and takes a card of it."""
    return dict(
        play(turn("wizard", seat("wizard", gold=3), seat(hand="temple manor"), taken="resources"), "peek 1").position()
    )


def thanking() -> Json:
    """Seat 1 gives seat 0, the Emperor, something for the Crown."""
    return dict(play(turn("emperor", seat("emperor"), seat(gold=2, hand="temple"), crown=3), "crown 1").position())


def recovering() -> Json:
    """Seat 1 may buy back the Museum that seat 0 destroyed."""
    me, other = seat("warlord", gold=5), seat(gold=2, city="graveyard museum:temple,manor")
    return dict(play(turn("warlord", me, other, taken="resources", deck="tavern"), "destroy 1 museum").position())


def searching() -> Json:
    """Seat 0 looks through the deck."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), deck="temple manor", taken="resources")
    return dict(play(game, "build lighthouse").position())


def greeting() -> Json:
    """Seat 1 is called and has to thank seat 2 for the ball."""
    game = turn("thief", seat("thief"), seat("merchant"), seat(city="ball_room"), crown=2, taken="resources")
    return dict(play(game, "end").position())


def bewitched() -> Json:
    """Seat 1 keeps a card in the turn the Witch has left him; she goes on after it."""
    game = turn("witch", seat("witch"), seat("merchant"), deck="temple manor keep", taken="resources")
    return dict(play(game, "bewitch merchant", "draw").position())


GOOD = [keeping, taking, thanking, recovering, searching, greeting, bewitched]


def damaged(good: Json, *path: Any, to: Any) -> Json:
    """A position with what stands at one place of `pending` set anew."""
    position = copy.deepcopy(good)
    place: Any = position
    for step in ("pending", *path)[:-1]:
        place = place[step]
    place[("pending", *path)[-1]] = to
    return position


def assert_refused(position: Json, key: str) -> None:
    """Assert that it is refused, and that the error names the key."""
    with pytest.raises(PositionError) as refusal:
        Game.from_position(position)
    assert refusal.value.key == key


@pytest.mark.parametrize("good", GOOD)
def test_what_the_program_writes_is_read(good: Any) -> None:
    """Notation §1: `Game.from_position(g.position()) == g` at every decision."""
    assert Game.from_position(good()).position() == good()


@pytest.mark.parametrize("data", [{}, 5, "Search"])
def test_what_is_no_list_of_questions(data: Any) -> None:
    """R16.1."""
    assert_refused({**searching(), "pending": data}, "pending")


NO_FRAMES: list[Any] = [{}, [{}], [[]], [], None, "Keep", ["keep"], ["Wait", 0], [0, 0], ["Search"], ["Search", 0, []]]


@pytest.mark.parametrize("data", NO_FRAMES)
def test_what_is_no_question_at_all(data: Any) -> None:
    """R16.1: each is a list of a known name and its parts."""
    assert_refused({**searching(), "pending": [data]}, "pending[0]")


OF_OTHER_TYPES = [
    (keeping, (2, 1), True), (keeping, (2, 1), "0"), (keeping, (2, 1), None), (keeping, (2, 1), [0]),
    (keeping, (2, 2), "temple"), (keeping, (2, 2), [1, 2]), (keeping, (2, 2), [["temple"], "manor"]),
    (keeping, (2, 2), {}), (keeping, (2, 3), 1.0), (keeping, (0, 8), 0), (keeping, (0, 3), "resources"),
    (keeping, (0, 2), ["thief"]), (recovering, (2, 2), {}), (recovering, (1, 1), [{}]),
]  # fmt: skip


@pytest.mark.parametrize(("good", "path", "to"), OF_OTHER_TYPES)
def test_a_part_of_another_type(good: Any, path: tuple[int, ...], to: Any) -> None:
    """R16.1: booleans are no numbers, a card is a word."""
    assert_refused(damaged(good(), *path, to=to), f"pending[{path[0]}]")


@pytest.mark.parametrize("part", range(1, 10))
@pytest.mark.parametrize("to", [-9, 1, "king", ["income"], True])
def test_another_turn_than_the_phase_tells(part: int, to: Any) -> None:
    """R16.1: seat, role, what was used, built and spent stand in `phase`; the turn below says the same."""
    good = keeping()
    if good["pending"][0][part] != to:
        assert_refused(damaged(good, 0, part, to=to), "pending[0]")


STACKS: list[tuple[Any, list[Any]]] = [
    (recovering, [["Recover", 1, "museum"]]),
    (keeping, [["Keep", 0, ["temple", "manor"], 1]]),
    (keeping, [["Gathered", 0]]),
    (searching, [["Search", 0]]),
    (searching, [["Calls", 5], ["Search", 0]]),
    (searching, [["EndRound"]]),
    (searching, [["Choose", 0, ["king"]]]),
    (greeting, [["Thank", 1, 2]]),
    (greeting, [["Answer", 1, 6]]),
    (bewitched, [["Resume", 6]]),
]


@pytest.mark.parametrize(("good", "pending"), STACKS)
def test_a_question_that_lies_on_nothing(good: Any, pending: list[Any]) -> None:
    """R16.1: a question lies on its turn, and on what goes on after it."""
    assert_refused({**good(), "pending": pending}, "pending")


@pytest.mark.parametrize("good", GOOD)
def test_a_stack_with_a_frame_too_few(good: Any) -> None:
    """R16.1: nothing may be missing."""
    position = good()
    for at in range(len(position["pending"])):
        left = [*position["pending"][:at], *position["pending"][at + 1 :]]
        if left:
            assert_refused({**position, "pending": left}, "pending")


@pytest.mark.parametrize("good", GOOD)
def test_a_stack_with_a_frame_too_many(good: Any) -> None:
    """R16.1: nothing stands twice."""
    position = good()
    for at, frame in enumerate(position["pending"]):
        more = [*position["pending"][:at], frame, *position["pending"][at:]]
        # A second card on its way under the deck is missed by the question above it, which can be of one alone.
        assert_refused({**position, "pending": more}, "pending[2]" if frame[0] == "Bury" else "pending")


WRONG = [
    (keeping, (2, 1), 1), (keeping, (2, 1), -1), (keeping, (2, 1), 9), (keeping, (2, 3), 2),
    (keeping, (2, 3), 0), (keeping, (2, 3), -1), (keeping, (2, 2), ["temple"]), (keeping, (2, 2), []),
    (keeping, (2, 2), ["temple", "manor", "tavern"]), (keeping, (2, 2), ["temple", "cottage"]),
    (keeping, (2, 2), ["temple", "museum"]), (keeping, (2, 2), ["dragon_gate", "dragon_gate"]),
    (taking, (1, 1), 1), (taking, (1, 2), 0), (taking, (1, 2), 2), (taking, (1, 2), -3), (taking, (1, 2), 4),
    (thanking, (1, 1), 2), (thanking, (1, 1), 0), (thanking, (1, 1), -3), (thanking, (1, 2), 1), (thanking, (1, 2), 7),
    (recovering, (2, 1), 0), (recovering, (2, 1), 2), (recovering, (2, 1), -3), (recovering, (2, 2), "palace"),
    (recovering, (2, 2), "manor"), (recovering, (1, 1), ["graveyard"]),
    (searching, (1, 1), 1), (searching, (1, 1), -4),
    (greeting, (1, 1), 0), (greeting, (1, 2), 1), (greeting, (1, 2), 3), (greeting, (1, 2), -2), (greeting, (0, 1), 2),
    (greeting, (0, 2), 5), (bewitched, (0, 1), 5),
]  # fmt: skip


@pytest.mark.parametrize(("good", "path", "to"), WRONG)
def test_a_question_that_cannot_be_asked_here(good: Any, path: tuple[int, ...], to: Any) -> None:
    """R16.1: who asks whom for what follows from the turn, the cities, the Crown and the cards."""
    assert_refused(damaged(good(), *path, to=to), f"pending[{path[0]}]")


def test_a_card_of_another_than_who_gathered_cannot_be_kept() -> None:
    """R16.1, R4.2: the question is refused, since the turn goes on for whoever keeps a card."""
    assert_refused(damaged(keeping(), 1, 1, to=1), "pending[2]")


@pytest.mark.parametrize("buried", [["castle"], [], ["manor", "museum", "temple"]])
def test_a_card_that_is_not_on_its_way_under_the_deck_cannot_be_recovered(buried: list[str]) -> None:
    """R16.1, R7.5: the question is refused, since it names the card."""
    assert_refused(damaged(recovering(), 1, 1, to=buried), "pending[2]")


def test_a_card_too_many_under_the_graveyard() -> None:
    """R16.1, R7.5: the card that may be recovered is the one on its way under the deck."""
    good = recovering()
    good["pending"][1][1], good["pending"][2][2] = ["castle"], "palace"
    assert_refused(good, "pending[2]")


CHANGES: list[tuple[Any, tuple[Any, ...], Any, str]] = [
    (taking, ("players", 1, "hand"), ["temple"], "players[0].seen.hands.1"),
    (taking, ("players", 0, "seen"), {}, "pending[1]"),
    (thanking, ("crown",), 2, "pending[1]"),
    (recovering, ("players", 1, "gold"), 0, "pending[2]"),
    (recovering, ("players", 1, "city"), [], "pending[2]"),
    (recovering, ("phase", "taken"), ["power"], "pending[2]"),
    (searching, ("deck",), [], "pending[1]"),
    (searching, ("players", 0, "city"), ["manor"], "pending[1]"),
    (searching, ("players", 0, "city"), ["lighthouse", "manor"], "pending[1]"),
    (searching, ("phase", "built"), 0, "pending[1]"),
    (greeting, ("crown",), 1, "pending[1]"),
    (greeting, ("players", 2, "city"), [], "pending[1]"),
    (greeting, ("phase", "taken"), ["resources"], "pending[1]"),
    (keeping, ("phase",), {"name": "over"}, "pending"),
    (keeping, ("phase",), {"name": "select", "seat": 0, "pool": ["king", "thief"]}, "phase.pool"),
]


@pytest.mark.parametrize(("good", "path", "to", "key"), CHANGES)
def test_a_table_at_which_the_question_cannot_be_asked(good: Any, path: tuple[Any, ...], to: Any, key: str) -> None:
    """R16.1: the question and the rest of the position fit one another."""
    position = good()
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    for name, part in (("taken", 3), ("built", 5)):  # the turn below says the same as the phase
        if path == ("phase", name) and position["pending"][0][0] == "Turn":
            position["pending"][0][part] = [word for word in to if word != "power"] if name == "taken" else to
    assert_refused(position, key)


def test_the_witchs_stopped_turn_is_the_witchs() -> None:
    """R16.1, R5.3: nobody else's turn can be held."""
    position = bewitched()
    position["held"]["seat"] = 2
    assert_refused(position, "held.seat")
