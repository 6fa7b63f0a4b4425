"""Requests of a guest's device to the dealer's, allowed and not (site/phones/door.js, channel.js)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.phones.driver import run

pytestmark = pytest.mark.desktop

SEAT = 2  # of the guest in the driver
LOOK = {"n": 1, "ask": {"do": "look"}}
FIRST = {"n": 1, "answer": {"view": {"news": [], "round": 1}}}  # the driver's answer to the first request
HELLO = {"hello": {"v": 1, "name": "Ben", "game": 0, "seen": 4}}
Scene = list[dict[str, Any]]
Json = dict[str, Any]


def play(*scenes: Scene) -> list[Json]:
    """Return the results of these scenes."""
    return run("run_door.mjs", scenes)


def send(*messages: Any) -> Json:
    """Return the result of these messages of a guest."""
    return play([{"say": message} for message in messages])[0]


# --- what a guest may do


def test_a_guest_is_let_in_at_their_seat() -> None:
    assert send(HELLO)["received"] == [{"welcome": {"v": 1, "seat": SEAT, "n": 0, "names": ["Ben"]}}]


def test_another_version_is_refused_in_words() -> None:
    assert send({"hello": {"v": 2}})["received"] == [{"refused": {"id": "line-version", "args": {}}}]


def test_a_request_reaches_the_engine_for_their_seat() -> None:
    assert send(HELLO, LOOK)["requests"] == [{"do": "look", "as": SEAT, "seen": 4}]


def test_a_request_is_answered_under_its_number() -> None:
    assert send(LOOK)["received"] == [FIRST]


@pytest.mark.parametrize("do", ["choose", "undo", "wish", "log", "hint", "look", "try", "keep", "drop"])
def test_a_guest_may_ask(do: str) -> None:
    assert [request["do"] for request in send({"n": 1, "ask": {"do": do}})["requests"]] == [do]


def test_what_was_shown_is_passed_on() -> None:
    assert send({"game": 0, "seen": 9}, LOOK)["requests"][0]["seen"] == 9


def test_what_was_shown_of_another_game_does_not_count() -> None:
    assert send(HELLO, {"game": 1, "seen": 9}, LOOK)["requests"][0]["seen"] == 4


def test_a_device_that_shows_another_game_has_seen_nothing_of_this_one() -> None:
    result = play([{"begin": 5, "fresh": True}, {"say": HELLO}, {"say": LOOK}])[0]
    assert result["requests"][0]["seen"] is None


def test_a_game_that_begins_is_told_from_the_first_entry() -> None:
    result = play([{"say": HELLO}, {"begin": 5, "fresh": True}, {"say": LOOK}])[0]
    assert result["requests"][0]["seen"] == 0


def test_the_table_is_shown_once_until_it_changes() -> None:
    """News are told once: they make no view another."""
    look, later = {"round": 1, "news": []}, {"round": 1, "news": [{"n": 3}], "say": ["x"]}
    result = play([{"show": look, "newest": 2}, {"show": later, "newest": 3}])[0]
    assert [message["push"]["newest"] for message in result["received"]] == [2]


def test_what_an_answer_has_shown_is_not_shown_again() -> None:
    result = play([{"say": LOOK}, {"show": {"round": 1, "news": []}, "newest": 2}])[0]
    assert result["received"] == [FIRST]


def test_a_new_line_is_shown_the_table_again() -> None:
    look = {"show": {"round": 1, "news": []}, "newest": 2}
    result = play([look, {"again": True}, {"say": HELLO}, look])[0]
    assert [message["push"]["newest"] for message in result["received"] if "push" in message] == [2, 2]


def test_a_request_that_comes_twice_is_played_once() -> None:
    """The answer was lost on its way: it is sent again."""
    move = {"n": 1, "ask": {"do": "choose", "move": "gold"}}
    result = send(move, move)
    assert (len(result["requests"]), result["received"]) == (1, [FIRST] * 2)


def test_an_old_request_is_ignored() -> None:
    assert len(send({"n": 5, "ask": {"do": "undo"}}, {"n": 4, "ask": {"do": "undo"}})["requests"]) == 1


def test_a_page_that_was_loaded_again_counts_on() -> None:
    result = play([{"say": LOOK}, {"again": True}, {"say": HELLO}])[0]
    assert result["received"][-1]["welcome"]["n"] == 1


def test_the_newest_line_of_a_seat_holds() -> None:
    result = play([{"say": HELLO}, {"again": True}, {"say": LOOK}])[0]
    assert (result["received"][1:], result["faults"]) == (
        [{"bye": "line-elsewhere"}, FIRST],
        [],
    )


def test_who_leaves_says_so() -> None:
    assert send({"bye": "left"})["left"] == 1


def test_who_leaves_is_lost() -> None:
    assert send({"bye": "left"})["states"] == ["lost"]


def test_a_guest_who_is_silent_is_asleep_until_they_are_heard_again() -> None:
    result = play([{"wait": 7999}, {"tick": True}, {"wait": 1}, {"tick": True}, {"say": {"beat": 1}}])[0]
    assert result["states"] == ["asleep", "here"]


def test_a_sign_of_life_is_sent_every_four_seconds() -> None:
    result = play([{"wait": 1000}, {"tick": True}] * 9)[0]
    assert result["received"] == [{"beat": 4000}, {"beat": 8000}]


def test_a_sign_of_life_is_echoed() -> None:
    assert send({"beat": 7})["received"] == [{"echo": 7}]


ECHO = {"say": {"echo": 4000}}  # of the first sign of life


def test_an_echo_that_comes_late_makes_the_network_weak() -> None:
    result = play([{"wait": 4000}, {"tick": True}, {"wait": 2000}, ECHO])[0]
    assert result["states"] == ["weak"]


def test_so_does_one_that_is_missing() -> None:
    result = play([{"wait": 4000}, {"tick": True}, {"wait": 2000}, {"tick": True}])[0]
    assert result["states"] == ["weak"]


def test_an_echo_after_a_sleep_says_nothing_of_the_network() -> None:
    asleep: Scene = [{"wait": 4000}, {"tick": True}, {"wait": 8000}, {"tick": True}]
    result = play([*asleep, {"say": {"beat": 1}}, ECHO])[0]
    assert result["states"] == ["asleep", "here"]


def test_a_weak_network_recovers_with_the_next_quick_echo() -> None:
    again: Scene = [{"wait": 2000}, {"tick": True}, {"say": {"echo": 8000}}]
    result = play([{"wait": 4000}, {"tick": True}, {"wait": 2000}, ECHO, *again])[0]
    assert result["states"] == ["weak", "here"]


# --- everybody cuts the deck


def test_a_guest_cuts_the_deck_that_was_promised() -> None:
    assert send({"deck": "promise", "cut": 5})["cut"] == 5


@pytest.mark.parametrize("message", [{"cut": 5}, {"deck": "other", "cut": 5}, {"deck": "promise", "cut": 2**32},
                                     {"deck": "promise", "cut": -1}, {"deck": "promise", "cut": "5"}])  # fmt: skip
def test_nothing_else_is_a_cut(message: Json) -> None:
    assert send(message)["cut"] is None


def test_a_long_message_comes_whole() -> None:
    name = "".join(random.Random(1).choices("abcdefghij", k=60_000))
    assert send({"hello": {"v": 1, "name": name}})["received"][0]["welcome"]["names"] == [name[:40]]


# --- what a guest may not do


@pytest.mark.parametrize("key", ["as", "seat", "save", "record", "seed", "open", "constructor", "__proto__"])
def test_no_other_key_reaches_the_engine(key: str) -> None:
    assert send({"n": 1, "ask": {"do": "look", key: 0}})["requests"] == [{"do": "look", "as": SEAT, "seen": None}]


def test_a_seat_of_their_own_choice_is_not_heeded() -> None:
    assert send({"n": 1, "as": 0, "seat": 0, "ask": {"do": "look", "as": 0}})["requests"][0]["as"] == SEAT


@pytest.mark.parametrize(
    "ask",
    [{"do": "record"}, {"do": "share"}, {"do": "tick"}, {"do": "new"}, {"do": "load"}, {"do": "quit"},
     {"do": "reseat"}, {"do": "looks"}, {"do": ["look"]}, {"do": None}, {}, "look", 7, None,
     {"do": "choose", "move": "x" * 30_000}],
)  # fmt: skip
def test_any_other_request_closes_the_line(ask: Any) -> None:
    result = send({"n": 1, "ask": ask})
    assert (result["requests"], len(result["faults"])) == ([], 1)


@pytest.mark.parametrize("n", [None, -1, 0.5, "1", [1], 2**60])
def test_a_request_without_its_number_closes_the_line(n: Any) -> None:
    result = send({"n": n, "ask": {"do": "look"}})
    assert (result["requests"], len(result["faults"])) == ([], 1)


def test_more_requests_than_a_person_makes_close_the_line() -> None:
    requests = [{"say": {"n": n, "ask": {"do": "look"}}} for n in range(1, 40)]
    result = play(requests)[0]
    assert (len(result["requests"]), len(result["faults"])) == (10, 1)


def test_so_do_more_messages_of_any_kind() -> None:
    result = play([{"say": {"beat": n}} for n in range(60)])[0]
    assert (len(result["received"]), len(result["faults"])) == (40, 1)


def test_as_many_in_their_time_do_not() -> None:
    requests: Scene = []
    for n in range(1, 40):
        requests += [{"say": {"n": n, "ask": {"do": "look"}}}, {"wait": 150}]
    result = play(requests)[0]
    assert (len(result["requests"]), result["faults"]) == (39, [])


@pytest.mark.parametrize(
    "act",
    [{"raw": ""}, {"raw": "00"}, {"raw": "02ff"}, {"raw": "00ff"}, {"raw": "00789c"}, {"raw": "00" * 17_000},
     {"zip": 1000}, {"zip": 400_000}, {"zip": 30_000_000}],
)  # fmt: skip
def test_what_is_no_message_closes_the_line(act: Json) -> None:
    result = play([act])[0]
    assert (result["requests"], result["closed"], len(result["faults"])) == ([], True, 1)


def test_a_message_without_an_end_closes_the_line() -> None:
    result = play([{"raw": "01" + "ab" * 16_000}] * 9)[0]
    assert (result["closed"], len(result["faults"])) == (True, 1)


@pytest.mark.parametrize("message", [[], [1], "x", 7, None, True])
def test_a_message_is_an_object(message: Any) -> None:
    assert send(message)["closed"] is True


def junk(dice: random.Random) -> Any:
    """Anything that JSON can hold, mostly small."""
    kind = dice.randrange(9)
    if kind < 2 and dice.random() < 0.8:
        return {dice.choice(("do", "move", "as", "v", "name", "seen", "n", "ask")): junk(dice) for _ in range(3)}
    if kind == 2:
        return [junk(dice) for _ in range(2)]
    return dice.choice((None, True, -1, 0, 1, 10**20, 0.5, "", "look", "choose", "gold", "x" * 300, "\u0000"))


def test_ten_thousand_forged_messages_ask_for_nothing_else_and_for_no_other_seat() -> None:
    dice = random.Random(7)
    names = ("hello", "ask", "n", "seen", "bye", "beat", "push", "answer", "as")
    scenes: list[Scene] = [
        [{"say": {name: junk(dice) for name in dice.sample(names, 3)}} for _ in range(5)] for _ in range(2_000)
    ]

    requests = [request for result in play(*scenes) for request in result["requests"]]

    allowed = {"do", "as", "seen", "move", "wish", "most", "before", "along"}
    assert [request for request in requests if request["as"] != SEAT or not set(request) <= allowed] == []
