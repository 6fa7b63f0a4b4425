"""The command `arena` of any game: bots play many games, and what that shows is printed and kept."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module

from tabletop.cli import plot, report, tables
from tabletop.cli.contest import Arena, contest
from tabletop.cli.dataset import Dataset, saving
from tabletop.lab.executors import executor_for


def hold(arena: Arena, arguments: Namespace) -> None:
    """Play what was asked for, and print and keep what it showed; ValueError or OSError says why it cannot be."""
    wanted = contest(arena, arguments, time.process_time)
    out = None if arguments.json else report.terminal()
    figure = None if arguments.picture is None else plot.blank(arguments.picture)
    for path in (arguments.csv, arguments.picture):
        if path is not None:
            path.touch()  # where it cannot be written, that is said before the games
    dataset = None if arguments.save is None else Dataset(arguments.save, wanted.table, arena.word, arena.game_rules)
    # What a bot of one's own prints goes where a person reads it, not into the result.
    with (
        executor_for(arguments) as bare,
        saving(dataset, bare) as executor,
        progress(tables.total(wanted)) as advance,
        redirect_stdout(sys.stderr),
    ):
        reports = tables.hold(wanted, executor, advance, arguments.ladder)
    if out is None:
        print(report.as_json(reports, wanted))
    else:
        report.show(reports, out)
    if arguments.csv is not None:
        arguments.csv.write_text(report.as_csv(reports, wanted), encoding="utf-8")
    if figure is not None:
        plot.keep(figure, reports, wanted, arguments.picture)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """Draw a bar on a terminal for as long as games are played, where rich is installed; it is told how many are."""
    try:
        rich = import_module("rich.progress")
    except ImportError:
        yield None
        return
    console = import_module("rich.console").Console(stderr=True)
    columns = (rich.BarColumn(), rich.MofNCompleteColumn(), rich.TimeRemainingColumn())
    with rich.Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
