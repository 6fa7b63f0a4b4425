"""The farm: however many hands and machines play them, the games are the same; what is missing is said in words."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

import pytest

from citadels.arena import CITADELS
from citadels.bots import BOTS
from tabletop.arena import Match, Outcome, run
from tabletop.farm import BACKENDS, FarmError, Spread, add_options, asked_for, farm

SEATS = ("thumb", "random", "griefer")


def match(spread: Spread | None = None) -> Outcome:
    return run(Match(CITADELS, {}, SEATS, BOTS, 5, time.process_time), 12, spread)


def double(number: int) -> int:
    return 2 * number


def late_if_small(number: int) -> int:
    """The first tasks take longest, so that results come back in another order than they were asked for."""
    sum(range((5 - number) * 100_000))
    return number


def stumble() -> None:
    raise RuntimeError("no game here")


def refusal(*options: Any) -> str:
    with pytest.raises(FarmError) as refused, farm(*options):
        pass
    return str(refused.value)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """A Dask scheduler with two workers, each a process of its own, as on two machines."""
    distributed = pytest.importorskip("distributed", reason="dask[distributed] is not installed")
    pytest.importorskip("joblib", reason="joblib is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0") as cluster:
        yield cluster.scheduler_address


def test_one_job_stays_in_this_process() -> None:
    with farm() as spread:
        assert list(spread(double, range(3))) == [0, 2, 4]


@pytest.mark.desktop
def test_results_come_in_the_order_of_the_tasks() -> None:
    with farm(2) as spread:
        assert list(spread(late_if_small, range(5))) == [0, 1, 2, 3, 4]


@pytest.mark.desktop
@pytest.mark.parametrize("backend", ["processes", "loky"])
def test_two_processes_play_the_same_games_as_one(backend: str) -> None:
    if backend == "loky":
        pytest.importorskip("joblib", reason="joblib is not installed")
    with farm(2, backend) as spread:
        found = match(spread)
    assert (found.rows, found.seats) == (match().rows, match().seats)


@pytest.mark.desktop
def test_two_dask_workers_play_the_same_games_as_one_process(scheduler: str) -> None:
    with farm(backend="dask", scheduler=scheduler) as spread:
        found = match(spread)
    assert (found.rows, found.seats, found.moves) == (match().rows, match().seats, match().moves)


@pytest.mark.desktop
def test_dask_workers_take_one_batch_after_another(scheduler: str) -> None:
    with farm(backend="dask", scheduler=scheduler) as spread:
        assert [list(spread(double, range(at, at + 2))) for at in (0, 2)] == [[0, 2], [4, 6]]


def test_backend_that_is_none_is_refused_with_those_there_are() -> None:
    assert refusal(2, "cloud") == f"there is no backend 'cloud'; there are {', '.join(BACKENDS)}"


def test_no_jobs_at_all_are_refused() -> None:
    assert refusal(0) == "at least one job is wanted"


def test_scheduler_without_its_backend_is_refused() -> None:
    assert "belongs to dask or ray" in refusal(2, "loky", "tcp://there:8786")


def test_missing_joblib_is_said_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert "pip install 'joblib'" in refusal(2, "loky")


@pytest.mark.desktop
def test_missing_dask_is_said_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("joblib", reason="joblib is not installed")
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'dask[distributed]'" in refusal(2, "dask")


@pytest.mark.desktop
def test_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="dask[distributed] is not installed")
    monkeypatch.setattr("tabletop.farm.PATIENCE", 0.2)
    assert "no Dask scheduler answers at tcp://127.0.0.1:1" in refusal(1, "dask", "tcp://127.0.0.1:1")


@pytest.mark.desktop
def test_scheduler_without_workers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="dask[distributed] is not installed")
    monkeypatch.setattr("tabletop.farm.PATIENCE", 2)
    with distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0") as idle:
        assert f"at {idle.scheduler_address} has no workers" in refusal(1, "dask", idle.scheduler_address)


@pytest.mark.desktop
def test_worker_that_cannot_play_is_refused_with_its_reason(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.farm._present", stumble)
    assert "cannot play: no game here" in refusal(1, "dask", scheduler)


def test_options_open_the_farm_they_name() -> None:
    parser = ArgumentParser()
    add_options(parser)
    with asked_for(parser.parse_args(["--jobs", "1"])) as spread:
        assert list(spread(double, [4])) == [8]
