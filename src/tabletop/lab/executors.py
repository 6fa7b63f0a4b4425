"""Many games at once: work is handed to this machine's processes, or to joblib's backend."""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from tabletop.core.errors import TableError

# Hands tasks out and gives their results back in the tasks' order: `executor(work, tasks)`. Both must be picklable.
Executor = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

PROCESSES, JOBLIB = "processes", "joblib"
BACKENDS = (PROCESSES, JOBLIB)


class ExecutorError(TableError):
    """The work cannot be handed out as it was asked for; nothing was begun."""


@contextmanager
def open_executor(jobs: int = 1, backend: str = PROCESSES) -> Iterator[Executor]:
    """Open an executor for as long as a `with` lasts; it is called as `executor(work, tasks)`.

    Args:
        jobs: how many tasks run at once (1 or more); with joblib, 1 leaves that to its `parallel_config`.
        backend: "processes" of this machine, which need nothing installed, or "joblib": its own processes, or what
            the caller's `joblib.parallel_config` names, such as a Dask or Ray cluster (docs/arena.md).

    Raises:
        ExecutorError: joblib is not installed, or there is no such backend.
    """
    if backend not in BACKENDS:
        raise ExecutorError(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if jobs < 1:
        raise ExecutorError("at least one job is wanted")
    if backend == JOBLIB:
        yield _joblib(jobs)
    elif jobs == 1:
        yield map
    else:
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - a browser has no processes to import

        with ProcessPoolExecutor(max_workers=jobs, initializer=_hear_ctrl_c) as pool:
            yield lambda work, tasks: pool.map(Stoppable(work), tasks, chunksize=4)


@dataclass(frozen=True, slots=True)
class Stoppable:
    """Work in a process of the pool, which Ctrl+C reaches as well: it ends there, where a bot might never be done.

    The pool waits for its processes, and must not lose one: what else was handed to this one is then not begun, and a
    process that waits for work goes on waiting until it is told that there is none.
    """

    work: Callable[[Any], Any]
    at_work: ClassVar[bool] = False
    stopped: ClassVar[bool] = False

    def __call__(self, task: Any) -> Any:
        """Do one piece of it."""
        try:
            Stoppable.at_work = True
            if Stoppable.stopped:
                raise KeyboardInterrupt
            return self.work(task)
        except KeyboardInterrupt as stop:
            if notes(stop):
                print("stopped", *notes(stop), sep="\n  ", file=sys.stderr, flush=True)
            raise
        finally:
            Stoppable.at_work = False


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, _stop)


def _stop(_number: int, _frame: Any) -> None:
    Stoppable.stopped = True
    if Stoppable.at_work:
        raise KeyboardInterrupt


def notes(error: BaseException) -> list[str]:
    """Return what was noted about an error on its way."""
    return list(getattr(error, "__notes__", ()))


def add_options(parser: ArgumentParser) -> None:
    """Add --jobs and --backend to a command that plays many games."""
    who = "who plays them: processes of this machine (default), or joblib as its parallel_config says"
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many games are played at once (1)")
    parser.add_argument("--backend", default=PROCESSES, metavar="NAME", help=who)


def executor_for(given: Namespace) -> AbstractContextManager[Executor]:
    """Open the executor that those options name.

    Raises:
        ExecutorError: as `open_executor` does.
    """
    return open_executor(given.jobs, given.backend)


def _joblib(jobs: int) -> Executor:
    try:
        joblib = import_module("joblib")
    except ImportError as error:
        raise ExecutorError("joblib is not installed: `pip install joblib` on every machine") from error

    def executor(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        backend, _ = joblib.parallel.get_active_backend()
        kind = "generator" if backend.supports_return_generator else "list"  # Ray has no results before the last
        parallel = joblib.Parallel(n_jobs=jobs if jobs > 1 else None, return_as=kind)
        return iter(parallel(joblib.delayed(_do)(work, task) for task in tasks))

    return executor


def _do(work: Callable[[Any], Any], task: Any) -> Any:
    """Do one piece of work: Dask wants functions that can be hashed, and ours need not be."""
    return work(task)
