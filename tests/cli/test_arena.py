"""`citadels arena`: who plays, what is reported, and what is refused in a sentence."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from citadels.cli import contest, main
from tabletop.arena import runs_on

Capture = pytest.CaptureFixture[str]


def reported(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["arena", "--json", *argv]) == 0
    written: dict[str, Any] = json.loads(capsys.readouterr().out)
    return written


def refusal(capsys: Capture, *argv: str) -> str:
    assert main(["arena", *argv]) == 2
    return capsys.readouterr().err


def test_last_bot_takes_the_seats_left() -> None:
    assert contest.line_up(["thumb", "random"], 4)[0] == ("thumb", "random", "random", "random")


def test_without_a_number_there_are_as_many_players_as_bots() -> None:
    assert contest.line_up(["thumb", "random", "thumb"], None) == (("thumb", "random", "thumb"), 3)


def test_json_has_what_repeats_the_match(capsys: Capture) -> None:
    found = reported(capsys, "thumb", "random", "--players", "3", "--games", "6", "--seed", "4")
    assert (found["seats"], found["seed"], found["games"]) == (["thumb", "random", "random"], 4, 6)


def test_json_has_interval_and_speed(capsys: Capture) -> None:
    found = reported(capsys, "thumb", "random", "--games", "6")
    row = found["bots"][0]
    assert row["low"] < row["share"] <= row["high"]
    assert found["games_per_cpu_second"] > 0


def test_text_names_bots_and_seats(capsys: Capture) -> None:
    main(["arena", "thumb", "random", "--games", "4"])
    first = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert first == ["bot", "thumb", "random", "by", "0", "1", "4"]


def test_text_says_what_the_games_ran_on(capsys: Capture) -> None:
    main(["arena", "thumb", "--players", "2", "--games", "2"])
    assert capsys.readouterr().out.endswith(f"engine: {runs_on()}\n")


def test_json_says_what_the_games_ran_on(capsys: Capture) -> None:
    assert reported(capsys, "thumb", "--players", "2", "--games", "2")["engine"] == runs_on()


def test_random_rules_are_drawn_for_each_game(capsys: Capture) -> None:
    assert reported(capsys, "thumb", "--players", "5", "--games", "3", "--rules", "random")["rules"] == "random"


def test_rules_are_read_from_json(capsys: Capture) -> None:
    found = reported(capsys, "thumb", "--players", "2", "--games", "2", "--rules", '{"city_size": 6}')
    assert found["rules"] == {"city_size": 6}


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("nobody",), "no bot 'nobody'"),
        (("thumb", "--players", "9"), "two to eight"),
        (("thumb", "thumb", "thumb", "--players", "2"), "too many"),
        (("--games", "0"), "at least one game"),
        (("--rules", '{"city_size": 5}'), "rules.city_size"),
        (("--rules", "{"), "citadels: "),
        (("--rules", "no-such-file.json"), "no-such-file.json: No such file"),
        (("--jobs", "0"), "at least one job"),
        (("--backend", "cloud"), "no backend 'cloud'"),
        (("--csv", "no-such-folder/a.csv"), "no-such-folder/a.csv: No such file"),
        (("thumb", "--table", "pairs"), "needs 2 different bots"),
        (("thumb", "random", "--table", "mixed", "--players", "3"), "as many different bots"),
        (("thumb", "random", "--ladder"), "--table mixed"),
        (("thumb", "random", "--table", "pairs", "--sprt", "0", "4"), "no other --table"),
        (("thumb", "--sprt", "0", "4"), "needs an opponent"),
        (("thumb", "random", "--sprt", "4", "0"), "H0 below H1"),
        (("thumb", "random", "--sprt", "0", "60"), "an equal share is 50 per cent"),
        (("thumb", "random", "--sprt", "0", "4", "--alpha", "0.7"), "--alpha"),
    ],
)
def test_what_cannot_be_is_refused_in_words(capsys: Capture, argv: tuple[str, ...], words: str) -> None:
    assert words in refusal(capsys, *argv)


def test_bar_waits_until_it_is_worth_it() -> None:
    out = io.StringIO()
    contest.bar(out, 2, lambda: False)(1)
    assert out.getvalue() == ""


def test_bar_shows_how_far_it_is() -> None:
    out = io.StringIO()
    contest.bar(out, 2, lambda: True)(1)
    assert "1/2 games" in out.getvalue()


def test_bar_clears_itself_at_the_end() -> None:
    out = io.StringIO()
    contest.bar(out, 2, lambda: True)(2)
    assert out.getvalue().endswith(" \r")
