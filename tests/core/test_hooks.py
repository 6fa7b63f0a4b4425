"""Hooks of cards are typed: an answer that cannot be given is found before anything runs."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BEGINNING = """
from collections.abc import Sequence
from citadels.core.definitions import SPECIAL, Built, District, Role, Why
from citadels.core.frames import Turn
from citadels.core.hooks import CityAsks, CityWhen, Lines, RoleAsks, RoleWhen
from citadels.core.state import State


def with_state(state: State) -> None: ...
def with_seat(state: State, seat: int) -> None: ...
def with_turn(state: State, turn: Turn) -> None: ...
def with_name(state: State, name: str) -> None: ...
def lines(state: State, owner: int) -> Lines: return ()
def more(number: int) -> int: return number + 1
def words(number: int) -> str: return str(number)
def reason(built: Built) -> Why: return Why("used")
"""
RIGHT = (
    "RoleWhen(turn_began=with_seat, bonus_due=with_turn, round_ended=with_state, rank_passed=with_name)",
    "CityWhen(placed=with_seat, scored=lines)",
    "RoleAsks(may_duplicate=True)",
    "CityAsks(cards_seen=more, protects=reason)",
)
WRONG = {
    "too many are given": "RoleWhen(round_ended=with_seat)",
    "another is given": "RoleWhen(bonus_due=with_seat)",
    "nothing comes back": "CityWhen(scored=with_seat)",
    "another comes back": "CityAsks(draw_keeps=words)",
    "a misspelt moment": "RoleWhen(turn_begins=with_seat)",
    "a moment of cities": "RoleWhen(placed=with_seat)",
    "a question of characters": "CityAsks(why_no_building=with_turn)",
    "an answer for a yes": "RoleAsks(may_duplicate=more)",
    "a character with a city's answers": 'Role("fool", 1, when=CityWhen(placed=with_seat))',
    "a district with a character's answers": 'District("folly", SPECIAL, 1, asks=RoleAsks(may_duplicate=True))',
}


@cache
def errors() -> dict[str, str]:
    """Return mypy's message for each line of a small file, empty where there is none."""
    lines = [*RIGHT, *WRONG.values()]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "answers.py")
        path.write_text(BEGINNING + "\n".join(lines), encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--show-column-numbers", str(path)]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    message = dict.fromkeys(lines, "")
    for line in run.stdout.splitlines():
        place, _, words = line.partition(": error: ")
        if words:
            message[lines[int(place.split(":")[-2]) - BEGINNING.count("\n") - 1]] += words
    return message


@pytest.mark.desktop
@pytest.mark.parametrize("line", RIGHT)
def test_an_answer_of_the_right_shape_is_taken(line: str) -> None:
    assert errors()[line] == ""


@pytest.mark.desktop
@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG)
def test_an_answer_of_a_wrong_shape_is_an_error(line: str) -> None:
    assert errors()[line] != ""
