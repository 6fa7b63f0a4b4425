"""Many games at once: work is spread over this machine's processes, or over a farm of machines."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib import import_module
from typing import Any

from tabletop.errors import TableError

# Hands tasks out and gives their results back in the tasks' order: `spread(work, tasks)`. Both must be picklable.
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

# Without a name: processes of this machine, which need nothing installed. The others go through joblib.
PROCESSES = "processes"
BACKENDS = (PROCESSES, "loky", "dask", "ray")
PATIENCE = 15  # seconds until a scheduler that does not answer is given up


class FarmError(TableError):
    """The work cannot be spread as it was asked for; nothing was begun."""


@contextmanager
def farm(jobs: int = 1, backend: str = PROCESSES, scheduler: str | None = None) -> Iterator[Spread]:
    """Open a farm for as long as a `with` lasts; what it gives is called as `spread(work, tasks)`.

    Args:
        jobs: how many tasks run at once on this machine (1 or more); a scheduler's workers decide that themselves.
        backend: one of BACKENDS.
        scheduler: the address of a Dask scheduler (`tcp://HOST:8786`) or a Ray head; None starts one here.

    Raises:
        FarmError: a package is not installed, there is no such backend, or the scheduler does not answer.
    """
    if backend not in BACKENDS:
        raise FarmError(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if jobs < 1:
        raise FarmError("at least one job is wanted")
    if scheduler is not None and backend not in ("dask", "ray"):
        raise FarmError(f"a scheduler belongs to dask or ray, not to {backend}")
    with ExitStack() as stack:
        if backend == PROCESSES:
            yield _alone if jobs == 1 else stack.enter_context(_processes(jobs))
        else:
            yield stack.enter_context(_joblib(jobs, backend, scheduler))


def add_options(parser: ArgumentParser) -> None:
    """Add --jobs, --backend and --scheduler to a command that spreads its work."""
    who = "who plays them: processes of this machine (default) or, through joblib, loky, dask or ray"
    where = "the scheduler of the farm: tcp://HOST:8786 for dask, HOST:6379 for ray; left out, one is started here"
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many games are played at once (1)")
    parser.add_argument("--backend", default=PROCESSES, metavar="NAME", help=who)
    parser.add_argument("--scheduler", metavar="ADDRESS", help=where)


def asked_for(given: Namespace) -> AbstractContextManager[Spread]:
    """Open the farm that those options name.

    Raises:
        FarmError: as `farm` does.
    """
    return farm(given.jobs, given.backend, given.scheduler)


def _alone(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    return map(work, tasks)


@contextmanager
def _processes(jobs: int) -> Iterator[Spread]:
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - a browser has no processes to import

    with ProcessPoolExecutor(max_workers=jobs) as pool:

        def spread(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
            return pool.map(work, tasks, chunksize=4)

        yield spread


@contextmanager
def _joblib(jobs: int, backend: str, scheduler: str | None) -> Iterator[Spread]:
    joblib = _needed("joblib", "joblib")
    with ExitStack() as stack:
        if backend == "dask":
            client = stack.enter_context(_dask(jobs, scheduler))
            stack.enter_context(joblib.parallel_config("dask", client=client))
            jobs = -1  # all that the workers have
        elif backend == "ray":
            stack.enter_context(_ray(jobs, scheduler))
            stack.enter_context(joblib.parallel_config("ray"))
            jobs = -1
        else:
            stack.enter_context(joblib.parallel_config(backend))

        def spread(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
            # Ray's part of joblib gives no results before the last; it gives them in order all the same.
            kind = "list" if backend == "ray" else "generator"
            return iter(joblib.Parallel(n_jobs=jobs, return_as=kind)(joblib.delayed(_do)(work, task) for task in tasks))

        yield spread


def _do(work: Callable[[Any], Any], task: Any) -> Any:
    """Do one piece of work: Dask wants functions that can be hashed, and ours need not be."""
    return work(task)


@contextmanager
def _dask(jobs: int, scheduler: str | None) -> Iterator[Any]:
    distributed = _needed("distributed", "dask[distributed]")
    try:
        client = (
            distributed.Client(n_workers=jobs, threads_per_worker=1, dashboard_address="127.0.0.1:0")
            if scheduler is None
            else distributed.Client(scheduler, timeout=PATIENCE)
        )
    except (OSError, ValueError) as error:
        raise FarmError(f"no Dask scheduler answers at {scheduler or 'this machine'}: {error}") from error
    with client:
        _look_over(client, scheduler or "this machine")
        yield client


def _look_over(client: Any, where: str) -> None:
    """Make sure that there are workers and that they have the game: later, its absence would be hard to read."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        client.run(_present)
    except TimeoutError as error:
        raise FarmError(f"the Dask scheduler at {where} has no workers: `dask worker ADDRESS` starts some") from error
    except Exception as error:  # a bare one is all that Dask makes of a worker's answer
        why = f"{error}; the same packages are wanted on every machine"
        raise FarmError(f"a worker of {where} cannot play: {why}") from error


def _present() -> bool:
    return True


@contextmanager
def _ray(jobs: int, scheduler: str | None) -> Iterator[None]:
    ray = _needed("ray", "ray")
    try:
        ray.init(address=scheduler) if scheduler else ray.init(num_cpus=jobs)
    except (OSError, ValueError) as error:
        raise FarmError(f"no Ray answers at {scheduler or 'this machine'}: {error}") from error
    _needed("ray.util.joblib", "ray").register_ray()
    try:
        yield
    finally:
        ray.shutdown()


def _needed(module: str, package: str) -> Any:
    """Import what only a farm needs; FarmError says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise FarmError(
            f"{package} is not installed: `pip install '{package}'` on every machine of the farm"
        ) from error
