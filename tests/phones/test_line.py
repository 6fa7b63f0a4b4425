"""A guest's line to the dealing device: answers in order, every move once, whatever breaks (site/phones/line.js)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

Scene = list[dict[str, Any]]
Json = dict[str, Any]
LOOK = {"post": {"do": "look"}}
MOVE = {"post": {"do": "choose", "move": "gold"}}
PUSH = {"push": [{"view": {"round": 4, "news": []}}, 7]}  # the table, of whose log 7 is the newest entry


def play_all(scenes: list[Scene]) -> list[Json]:
    """Return the results of these scenes."""
    return run("run_line.mjs", scenes)


def play(*acts: Json) -> Json:
    return play_all([[*acts]])[0]


def moves(result: Json) -> list[str]:
    """The moves that reached the engine."""
    return [request["move"] for request in result["requests"] if request["do"] == "choose"]


def newest(result: Json) -> list[int]:
    """The number of the newest entry in each answer that the page got."""
    return [answer["view"]["news"][0]["n"] for answer in result["answers"]]


def test_a_request_of_the_page_is_answered_by_the_dealing_device() -> None:
    assert play(LOOK)["answers"] == [{"view": {"news": [{"n": 1}]}}]


def test_requests_are_answered_in_order_one_at_a_time() -> None:
    result = play({"hold": True}, LOOK, MOVE, LOOK)
    assert (len(result["requests"]), newest(play(LOOK, MOVE, LOOK))) == (1, [1, 2, 3])


def test_what_comes_after_a_held_answer_comes_too() -> None:
    assert newest(play({"hold": True}, LOOK, MOVE, {"hold": False})) == [1, 2]


@pytest.mark.parametrize(
    "do", ["hello", "new", "load", "tick", "open", "close", "share", "record", "quit", "reseat", "looks"]
)
def test_what_only_the_dealing_device_does_is_refused_here(do: str) -> None:
    result = play({"post": {"do": do}}, LOOK)
    assert (result["answers"][0]["error"]["id"], len(result["answers"]), len(result["requests"])) == (
        "bad-request",
        2,
        1,
    )


def test_a_push_reaches_the_page() -> None:
    result = play(PUSH)
    assert (result["pushes"], result["seen"]) == ([{"view": {"round": 4, "news": []}, "begins": False}], 7)


def test_the_page_hears_that_another_game_begins() -> None:
    result = play(PUSH, {"begin": 5}, PUSH)
    assert [push["begins"] for push in result["pushes"]] == [False, True]


def test_the_page_hears_who_is_at_the_table() -> None:
    assert play({"send": {"table": {"names": ["Ann"]}}})["tables"] == [{"names": ["Ann"]}]


@pytest.mark.parametrize("do", ["share", "record"])
def test_what_is_shared_at_the_end_is_answered_here(do: str) -> None:
    result = play({"send": {"shared": {do: {"link": "x"}}}}, {"post": {"do": do}})
    assert (result["answers"], result["requests"]) == ([{"link": "x"}], [])


def test_what_the_page_got_is_passed_on() -> None:
    assert play(PUSH, LOOK)["requests"][0]["seen"] == 7


# --- a connection that breaks


def test_a_move_whose_answer_was_lost_is_played_once() -> None:
    result = play({"hold": True}, MOVE, {"break": True}, {"hold": False}, {"join": True})
    assert (moves(result), newest(result)) == (["gold"], [1])


def test_a_move_that_was_lost_on_its_way_is_played() -> None:
    result = play({"break": True}, MOVE, {"join": True})
    assert (moves(result), newest(result)) == (["gold"], [1])


def test_a_move_that_is_still_decided_upon_is_played_once() -> None:
    """The engine has it, and the guest is back before it answers."""
    result = play({"hold": True}, MOVE, {"break": True}, {"join": True}, {"hold": False}, {"join": True})
    assert (moves(result), newest(result)) == (["gold"], [1])


def test_a_page_that_was_loaded_again_goes_on() -> None:
    result = play(MOVE, {"reload": True}, LOOK, MOVE)
    assert (moves(result), newest(result)) == (["gold", "gold"], [1, 2, 3])


def test_a_page_that_was_loaded_again_has_shown_nothing() -> None:
    assert play(PUSH, {"reload": True}, LOOK)["requests"][-1]["seen"] == 0


def act(dice: random.Random, number: int) -> Json:
    """Return possible next moves; each has its own number."""
    move: Json = {"post": {"do": "choose", "move": str(number)}}
    acts: Scene = [move, LOOK, {"break": True}, {"join": True}, {"hold": True}, {"hold": False}]
    return dice.choices(acts, (8, 2, 3, 5, 1, 3))[0]


def test_every_move_is_played_once_and_in_order_however_the_connection_breaks() -> None:
    """500 evenings of 30 things that happen."""
    dice = random.Random(3)
    scenes = [
        [*({**act(dice, number), "wait": 400} for number in range(30)), {"hold": False}, {"join": True}, {"join": True}]
        for _ in range(500)
    ]

    results = play_all(scenes)

    wishes = [[post["move"] for post in result["posts"] if "move" in post] for result in results]
    assert [pair for pair in zip(wishes, map(moves, results), strict=True) if pair[0] != pair[1]] == []


# --- whether the other device is there


def test_the_dealing_device_is_said_to_be_asleep_and_then_lost() -> None:
    silence: Scene = [{"break": True}, {"wait": 8000}, {"tick": True}, {"wait": 22_000}, {"tick": True}]
    result = play(*silence, {"join": True})
    assert result["states"] == ["asleep", "lost", "here"]


def test_who_leaves_says_so() -> None:
    result = play({"leave": True})
    assert (result["left"], result["ends"]) == (1, ["left"])
