"""Draws an arena's shares of wins with their 95 % intervals, by matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tabletop.cli.contest import Contest
from tabletop.cli.tables import Measured, Report

MISSING = "--picture needs matplotlib: `pip install matplotlib`"


def blank(file: Path) -> Any:
    """Return an empty figure that can be kept in this file.

    Raises:
        ValueError: matplotlib is not installed, or has no such kind of file.
    """
    try:
        figure = import_module("matplotlib.figure").Figure(layout="constrained")
    except ImportError:
        raise ValueError(MISSING) from None
    kinds = figure.canvas.get_supported_filetypes()
    if file.suffix[1:] not in kinds:
        raise ValueError(f"{file}: a picture is one of {', '.join(sorted(kinds))}, by the end of its name")
    return figure


def keep(figure: Any, report: Report, contest: Contest, file: Path) -> None:
    """Draw a report, its bots or, where those were measured, its seats, and keep it; the same report, the same SVG."""
    draw(figure, report.bots or report.seats, 1 / contest.players)
    figure.suptitle(
        f"{contest.players} players, {report.games} games, seed {contest.seed}: share of wins, 95 % interval"
    )
    with import_module("matplotlib").rc_context({"svg.hashsalt": "arena", "svg.fonttype": "none"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def draw(figure: Any, measured: Sequence[Measured], equal: float) -> None:
    """Draw a line for each that was measured: its share, the 95 % interval, and where an equal share would lie."""
    figure.set_size_inches(8, 1.4 + 0.4 * len(measured))
    axes, rows, places = figure.subplots(), [result.row for result in measured], range(len(measured))
    below, above = [row.share - row.low for row in rows], [row.high - row.share for row in rows]
    axes.errorbar([row.share for row in rows], places, xerr=(below, above), fmt="o", capsize=3)
    axes.axvline(equal, linestyle="--", color="tab:red", label=f"equal share {equal:.1%}")
    axes.set_yticks(places, [f"{_label(result)}\n{result.row.share:.1%} of {result.row.games}" for result in measured])
    axes.xaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1))
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x")
    figure.legend(loc="outside lower center")


def _label(measured: Measured) -> str:
    if measured.seat is not None:
        return f"{measured.bot} in seat {measured.seat}".strip()
    return measured.bot if measured.against in ("", "mixed") else f"{measured.bot} v {measured.against}"
