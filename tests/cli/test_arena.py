"""`citadels arena`: who plays, what is reported, and what is refused in a sentence."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from citadels.cli import main
from citadels.cli.contest import ARENA
from tabletop.cli.arena import progress
from tabletop.cli.contest import line_up

Capture = pytest.CaptureFixture[str]


def reported(capsys: Capture, *argv: str) -> dict[str, Any]:
    assert main(["arena", "--json", *argv]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def refusal(capsys: Capture, *argv: str) -> str:
    assert main(["arena", *argv]) == 2
    return capsys.readouterr().err


def test_last_bot_takes_the_seats_left() -> None:
    assert line_up(ARENA, ["casual", "random"], 4)[0] == ("casual", "random", "random", "random")


def test_without_a_number_there_are_as_many_players_as_bots() -> None:
    assert line_up(ARENA, ["casual", "random", "casual"], None) == (("casual", "random", "casual"), 3)


def test_json_has_what_repeats_the_match(capsys: Capture) -> None:
    result = reported(capsys, "casual", "random", "--players", "3", "--games", "6", "--seed", "4")
    assert (result["seats"], result["seed"], result["games"]) == (["casual", "random", "random"], 4, 6)


def test_json_has_interval_and_speed(capsys: Capture) -> None:
    result = reported(capsys, "casual", "random", "--games", "6")
    row = result["bots"][0]
    assert row["low"] < row["share"] <= row["high"]
    assert result["games_per_cpu_second"] > 0


def test_text_names_bots_and_seats(capsys: Capture) -> None:
    main(["arena", "casual", "random", "--games", "4"])
    first = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert first == ["bot", "casual", "random", "bot", "0", "1", "4"]


@pytest.mark.parametrize(
    ("arguments", "rules"),
    [
        (("--edition", "2016"), {"edition": "2016"}),
        (("--edition", "2016", "--rules", "random"), "random-2016"),
        (("--set", "cunning_agents"), {"edition": "2016", "set": "cunning_agents"}),
        (("--edition", "2005", "--rules", "random"), "random"),
    ],
)
def test_tables_of_an_edition_and_of_its_sets(capsys: Capture, arguments: tuple[str, ...], rules: Any) -> None:
    assert reported(capsys, "random", "--players", "2", "--games", "2", *arguments)["rules"] == rules


@pytest.mark.parametrize("beside", [("--rules", "random"), ("--edition", "2005")])
def test_a_set_goes_neither_with_rules_by_chance_nor_with_another_edition(
    capsys: Capture, beside: tuple[str, ...]
) -> None:
    assert "--set is of the edition of 2016" in refusal(capsys, "random", "--set", "first_game", *beside)


def test_random_rules_are_drawn_for_each_game(capsys: Capture) -> None:
    assert reported(capsys, "casual", "--players", "5", "--games", "3", "--rules", "random")["rules"] == "random"


def test_rules_are_read_from_json(capsys: Capture) -> None:
    result = reported(capsys, "casual", "--players", "2", "--games", "2", "--rules", '{"city_size": 6}')
    assert result["rules"] == {"city_size": 6}


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("nobody",), "no bot 'nobody'"),
        (("casual", "--players", "9"), "2 to 8 players"),
        (("casual", "casual", "casual", "--players", "2"), "too many"),
        (("--games", "0"), "at least one game"),
        (("--rules", '{"city_size": 5}'), "rules.city_size"),
        (("--rules", "{"), "citadels: "),
        (("--rules", "no-such-file.json"), "no-such-file.json: No such file"),
        (("--jobs", "0"), "at least one job"),
        (("--backend", "cloud"), "no backend 'cloud'"),
        (("--csv", "no-such-folder/a.csv"), "no-such-folder/a.csv: No such file"),
        (("casual", "--table", "pairs"), "needs 2 different bots"),
        (("casual", "random", "--table", "mixed", "--players", "3"), "as many different bots"),
        (("casual", "random", "--ladder"), "--table mixed"),
        (("casual", "random", "--table", "pairs", "--sprt", "0", "4"), "no other --table"),
        (("casual", "--sprt", "0", "4"), "needs an opponent"),
        (("casual", "random", "--sprt", "4", "0"), "H0 below H1"),
        (("casual", "random", "--sprt", "0", "60"), "an equal share is 50 per cent"),
        (("casual", "random", "--sprt", "0", "4", "--alpha", "0.7"), "--alpha"),
    ],
)
def test_what_cannot_be_is_refused_in_words(capsys: Capture, argv: tuple[str, ...], words: str) -> None:
    assert words in refusal(capsys, *argv)


def test_missing_rich_is_said_before_the_games(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert "pip install rich" in refusal(capsys, "random")


def test_json_needs_no_rich(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert reported(capsys, "random", "--players", "2", "--games", "2")["games"] == 2


def test_no_bar_is_drawn_where_nobody_looks(capsys: Capture) -> None:
    reported(capsys, "random", "--players", "2", "--games", "2")
    assert capsys.readouterr().err == ""


@pytest.mark.desktop
def test_bar_shows_how_far_the_games_are(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich", reason="rich is not installed")
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress(7) as advance:
        assert advance is not None
        advance(3)
    assert "3/7" in capsys.readouterr().err
