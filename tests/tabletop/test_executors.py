"""Executors: however many processes play them, the games are the same; what is missing is said in words."""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from typing import Any

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from tabletop.lab.arena import Match, Outcome, run
from tabletop.lab.executors import BACKENDS, Executor, ExecutorError, add_options, executor_for, open_executor

SEATS = ("casual", "random", "griefer")


def match(executor: Executor | None = None) -> Outcome:
    return run(Match(CITADELS, {}, SEATS, BOTS, 5, time.process_time), 12, executor)


def double(number: int) -> int:
    return 2 * number


def late_if_small(number: int) -> int:
    """The first tasks take longest, so that results come back in another order than they were asked for."""
    sum(range((5 - number) * 100_000))
    return number


def whose(_: int) -> int:
    return os.getpid()


def refusal(*options: Any) -> str:
    with pytest.raises(ExecutorError) as refused, open_executor(*options):
        pass
    return str(refused.value)


def test_one_job_stays_in_this_process() -> None:
    with open_executor() as executor:
        assert list(executor(double, range(3))) == [0, 2, 4]


@pytest.mark.desktop
def test_results_come_in_the_order_of_the_tasks() -> None:
    with open_executor(2) as executor:
        assert list(executor(late_if_small, range(5))) == [0, 1, 2, 3, 4]


@pytest.mark.desktop
@pytest.mark.parametrize("backend", ["processes", "joblib"])
def test_two_processes_play_the_same_games_as_one(backend: str) -> None:
    if backend == "joblib":
        pytest.importorskip("joblib", reason="joblib is not installed")
    with open_executor(2, backend) as executor:
        outcome = match(executor)
    assert (outcome.rows, outcome.seats) == (match().rows, match().seats)


@pytest.mark.desktop
def test_joblib_takes_one_batch_after_another() -> None:
    pytest.importorskip("joblib", reason="joblib is not installed")
    with open_executor(2, "joblib") as executor:
        assert [list(executor(double, range(at, at + 2))) for at in (0, 2)] == [[0, 2], [4, 6]]


@pytest.mark.desktop
def test_joblib_is_left_as_its_caller_configured_it() -> None:
    joblib = pytest.importorskip("joblib", reason="joblib is not installed")
    with joblib.parallel_config("threading", n_jobs=2), open_executor(backend="joblib") as executor:
        assert set(executor(whose, range(4))) == {os.getpid()}


@pytest.mark.desktop
def test_backend_without_early_results_gives_them_all_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's part of joblib is such a one."""
    joblib = pytest.importorskip("joblib", reason="joblib is not installed")
    monkeypatch.setattr(joblib.parallel.BACKENDS["threading"], "supports_return_generator", False)
    with joblib.parallel_config("threading", n_jobs=2), open_executor(backend="joblib") as executor:
        assert list(executor(double, range(3))) == [0, 2, 4]


def test_backend_that_is_none_is_refused_with_those_there_are() -> None:
    assert refusal(2, "cloud") == f"there is no backend 'cloud'; there are {', '.join(BACKENDS)}"


def test_no_jobs_at_all_are_refused() -> None:
    assert refusal(0) == "at least one job is wanted"


def test_missing_joblib_is_said_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert "pip install joblib" in refusal(2, "joblib")


def test_options_open_the_farm_they_name() -> None:
    parser = ArgumentParser()
    add_options(parser)
    with executor_for(parser.parse_args(["--jobs", "1"])) as executor:
        assert list(executor(double, [4])) == [8]
