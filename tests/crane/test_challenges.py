"""The challenges of Crown and Crane: each is solvable, and not by doing nothing; how the page plays one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from build import challenges, games, locales
from build.say import BuildError
from praga import Game
from praga.table.living_score import write_score_now
from praga.table.worker import Table
from tests.page.device import Device
from tests.page.tree import arguments
from tests.page.trees import texts

CHALLENGES = [challenges.read(path) for path in challenges.files(games.BY_NAME["crane"])]
NAMES = [challenge["name"] for challenge in CHALLENGES]
PLAZA = CHALLENGES[NAMES.index("plaza")]
each_challenge = pytest.mark.parametrize("challenge", CHALLENGES, ids=NAMES)


def pass_turns(challenge: Any) -> Game:
    """The game after as many turns as a challenge has, of which each takes a tile, does the least, and ends."""
    game = Game.from_record(challenge["record"])
    last = game.round + challenge["turns"]
    while not game.over and game.round < last:
        moves = [str(move) for move in game.moves()]
        game.play(next((move for move in moves if move.startswith("end")), moves[0]))
    return game


@each_challenge
def test_its_solution_solves_it_in_time_and_with_its_last_move(challenge: Any) -> None:
    views, _ = challenges.played(challenge, games.BY_NAME["crane"])

    assert challenges.fault(challenge, views) is None


@each_challenge
def test_to_pass_does_not_solve_it(challenge: Any) -> None:
    state = pass_turns(challenge).observe(0).state

    assert challenges.points(challenge, {"score_now": write_score_now(state)}) < challenge["points"]


@each_challenge
def test_what_counts_are_lines_of_the_sheet(challenge: Any) -> None:
    views, _ = challenges.played(challenge, games.BY_NAME["crane"])

    assert set(challenge["lines"]) <= set(views[-1]["score_now"]["lines"])


@pytest.mark.parametrize("language", locales.LANGUAGES)
@each_challenge
def test_its_goal_is_said_in_every_language(challenge: Any, language: str) -> None:
    pattern = rf"^challenge-{challenge['name']} = .+\n    \.goal = (.+)$"
    goal = re.search(pattern, locales._all(language, games.BY_NAME["crane"]), re.MULTILINE)

    assert goal is not None
    assert re.findall(r"\d+", goal[1]) == [str(challenge["points"])]


@pytest.mark.parametrize("line", ["turns", "goal"])
def test_a_challenge_without_turns_or_goal_is_refused(line: str, tmp_path: Path) -> None:
    text = challenges.files(games.BY_NAME["crane"])[0].read_text(encoding="utf-8")
    path = tmp_path / "1-plaza.crane"
    path.write_text(re.sub(rf"^;: {line} .*$", "", text, flags=re.MULTILINE), encoding="utf-8")

    with pytest.raises(BuildError, match=r"1-plaza\.crane"):
        challenges.read(path)


def test_a_solution_that_solves_nothing_is_a_fault() -> None:
    hard = {**PLAZA, "points": 99}

    fault = challenges.fault(hard, challenges.played(hard, games.BY_NAME["crane"])[0])

    assert "is not solved" in str(fault)


def test_a_solution_that_takes_too_long_is_a_fault() -> None:
    short = {**PLAZA, "turns": 1}

    fault = challenges.fault(short, challenges.played(short, games.BY_NAME["crane"])[0])

    assert "more turns" in str(fault)


def test_five_challenges_are_of_five_kinds() -> None:
    assert len({tuple(challenge["lines"]) for challenge in CHALLENGES}) == 5


def test_a_challenge_is_not_stored() -> None:
    table = Table()
    table.answer(challenges.request(PLAZA))

    assert table.answer({"do": "choose", "move": PLAZA["moves"][0]})["save"] is None


# --- on the page


def begin(app: Any, device: Device, name: str = "plaza") -> Any:
    page = app.open()
    device.settle(page.act, "lessons", "", "")
    device.settle(page.act, "challenge", name, "")
    return page


def play(page: Any, device: Device, moves: list[str]) -> None:
    for move in moves:
        device.settle(lambda move=move: page.play.do(do="choose", move=move))


def words(device: Device) -> list[str]:
    return texts(device.stage.trees["table"])


def test_the_goal_stands_above_the_choices(app: Any, device: Device) -> None:
    begin(app, device)

    assert "challenge-plaza.goal" in words(device)


def test_once_the_goal_is_reached_it_is_solved(app: Any, device: Device) -> None:
    page = begin(app, device)

    play(page, device, PLAZA["moves"])

    assert "challenge-solved" in words(device)


def test_without_a_turn_left_it_is_missed(app: Any, device: Device) -> None:
    page = begin(app, device)

    play(page, device, ["take w3", "mine produce", "end", "take w1", "road", "end", "take w2", "quarry produce", "end"])

    assert "challenge-missed" in words(device)


def test_afterwards_the_solution_stands_there_step_by_step(app: Any, device: Device) -> None:
    page = begin(app, device)

    play(page, device, PLAZA["moves"])

    assert len([text for text in words(device) if text.startswith("choice-")]) >= len(PLAZA["moves"])


def test_afterwards_nothing_is_played(app: Any, device: Device) -> None:
    page = begin(app, device)
    play(page, device, PLAZA["moves"])

    assert not page.play.table.guide.takes("end")


def test_again_begins_at_the_first_turn(app: Any, device: Device) -> None:
    page = begin(app, device)
    play(page, device, PLAZA["moves"][:5])

    device.settle(page.act, "challenge-again", "", "")

    assert page.play.table.guide.turns_left() == PLAZA["turns"]


def test_a_solved_challenge_is_marked_in_the_list(app: Any, device: Device) -> None:
    page = begin(app, device)
    play(page, device, PLAZA["moves"])

    device.settle(page.act, "lesson-leave", "", "")

    assert texts(device.stage.trees["sheet"]).count("lesson-done") == 1


def test_after_a_solved_challenge_the_next_is_offered(app: Any, device: Device) -> None:
    page = begin(app, device)

    play(page, device, PLAZA["moves"])

    assert arguments(device.stage.trees["table"], "challenge") == [NAMES[NAMES.index("plaza") + 1]]
