"""The workshop's door: what is refused, what is told on the way, and how something is stopped."""

from __future__ import annotations

import json

import pytest

from citadels.workshop.outside import Outside
from citadels.workshop.worker import Workshop
from tests.workshop.bots import BUILDER, FIRST, Asker, Ticking, saying


def test_it_says_what_there_is() -> None:
    hello = Asker().ask("hello")

    assert hello["exercises"] == ["king", "build", "gold", "thief", "warlord", "passed"]


@pytest.mark.parametrize("text", ["", "[]", "null", '{"do": "dance"}', '{"do": ["run"]}', "{" * 2000, '{"do": "run"}'])
def test_what_is_no_request_is_refused(text: str) -> None:
    words = json.loads(Workshop().ask(text))

    assert words["answer"]["error"]["id"] == "bad-request"


@pytest.mark.parametrize(
    "wish",
    [{"games": 0}, {"games": 1001}, {"games": True}, {"players": 9}, {"against": []}, {"against": ["nobody"]},
     {"against": "casual"}, {"against": ["casual"] * 4}, {"edition": "1999"}, {"rules": 3}, {"seed": -1}],
)  # fmt: skip
def test_a_run_that_cannot_be_is_refused_by_its_name(wish: dict[str, object]) -> None:
    error = Asker().ask("run", source=FIRST, **wish)["error"]

    assert f"`{next(iter(wish))}`" in error["text"]


def test_rules_that_cannot_be_are_refused_as_at_a_table() -> None:
    error = Asker().ask("run", source=FIRST, rules={"city_size": 99})["error"]

    assert (error["id"], error["args"]["key"]) == ("illegal-setup", "rules.city_size")


def test_what_takes_long_tells_how_far_it_is() -> None:
    asker = Asker(Workshop(Outside(now=Ticking(5))))
    asker.ask("run", source=FIRST, games=4, against=["random"])

    done = [message["progress"]["done"] for message in asker.said[:-1]]

    assert done == sorted(done)
    assert len(done) > 4


def test_what_is_stopped_answers_with_what_is_there() -> None:
    workshop = Workshop(Outside(now=Ticking(5)))
    workshop.ask(json.dumps({"do": "run", "source": FIRST, "games": 1000, "against": ["random"]}))

    answer = json.loads(workshop.go_on(stop=True))["answer"]

    assert answer["run"]["stopped"]


def test_nothing_goes_on_where_nothing_is_under_way() -> None:
    error = json.loads(Workshop().go_on())["answer"]["error"]

    assert error["id"] == "bad-request"


def test_of_what_is_printed_the_last_lines_are_told() -> None:
    asker = Asker()
    asker.ask("position", source=saying("for n in range(1000): print(n)", "return options[0]"))

    printed = asker.said[-1]["printed"]

    assert (printed["lines"][0], printed["lines"][-1], printed["count"]) == ("800", "999", 1000)


def test_an_error_of_a_bot_has_its_line() -> None:
    error = Asker().ask("check", source="import math\n\ndef choose(view:\n")["error"]

    assert (error["id"], error["line"]) == ("bot-error", 3)


def test_an_error_in_a_game_says_in_which() -> None:
    error = Asker().ask("run", source=saying("return 1 // (view['round'] - 1) and 0"), games=3)["error"]

    assert (error["game"], error["line"]) == (0, 2)


def test_a_game_that_ended_in_an_error_opens_in_the_replay() -> None:
    asker = Asker()
    error = asker.ask("run", source=saying("return 1 // (3 - view['round']) and 0"), games=1)["error"]

    view = asker.ask("table", request={"do": "replay", "link": error["link"]})

    assert view["steps"] == error["at"]


def test_a_decision_that_takes_too_long_is_broken_off_with_its_line() -> None:
    source = saying("x = 1", "raise KeyboardInterrupt", "return 0")

    error = Asker().ask("run", source=source, games=1)["error"]

    assert (error["id"], error["line"]) == ("bot-slow", 3)


def test_memory_that_is_used_up_is_said() -> None:
    error = Asker().ask("run", source=saying("raise MemoryError"), games=1)["error"]

    assert error["id"] == "bot-memory"


def test_the_alarm_is_set_before_each_decision_and_called_off_after_it() -> None:
    heard: list[float] = []
    asker = Asker(Workshop(Outside(alarm=heard.append)))

    asker.ask("position", source=BUILDER)

    assert heard == [5000, 0, 5000, 0]  # the text itself, and one decision


def test_a_bot_sits_down_at_a_table() -> None:
    seats = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "mine"}]

    answer = Asker().ask("table", source=FIRST, request={"do": "new", "seats": seats, "rules": {}, "seed": 1})

    assert answer["view"]["seats"][1]["bot"] == "mine"


def test_a_table_with_a_bot_of_ones_own_is_taken_up_again() -> None:
    seats = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "mine"}]
    dealt = Asker().ask("table", source=FIRST, request={"do": "new", "seats": seats, "rules": {}, "seed": 1})

    loaded = Asker().ask("table", source=FIRST, request={"do": "load", "save": dealt["save"]})

    assert loaded["view"]["seats"] == dealt["view"]["seats"]


def test_a_game_that_is_taken_up_again_is_not_saved_as_another() -> None:
    """The page writes every save that comes: docs/protocol.md §1 has none for `load`."""
    seats = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "mine"}]
    dealt = Asker().ask("table", source=FIRST, request={"do": "new", "seats": seats, "rules": {}, "seed": 1})

    loaded = Asker().ask("table", source=FIRST, request={"do": "load", "save": dealt["save"]})

    assert loaded["save"] is None


def test_a_table_with_a_bot_of_ones_own_brings_the_log_along() -> None:
    seats = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "mine"}]
    request = {"do": "new", "seats": seats, "rules": {}, "seed": 1, "along": 80}

    answer = Asker().ask("table", source=FIRST, request=request)

    assert answer["log"]
