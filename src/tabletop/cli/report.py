"""An arena's results, as tables for a terminal, JSON, or rows for a spreadsheet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

from tabletop.cli.contest import Contest
from tabletop.cli.ladder import Rung
from tabletop.cli.tables import Measured, Report

COLUMNS = ("table", "bot", "against", "seat", "players", "games", "wins", "share", "low", "high", "points", "strength",
           "strength_low", "strength_high", "rules", "seed")  # fmt: skip

NUMBERS = ("games", "wins", "share", "95 % interval", "points")
MISSING = "the arena's tables need rich: `pip install rich`; --json does without"


def terminal() -> Any:
    """Return what tables are printed on.

    Raises:
        ValueError: rich is not installed.
    """
    try:
        return import_module("rich.console").Console(highlight=False, soft_wrap=True)
    except ImportError:
        raise ValueError(MISSING) from None


def show(report: Report, out: Any) -> None:
    """Print the report: bots, seats and the ladder as tables, then what it means in sentences, and what it cost."""
    if report.bots:
        table(out, ("bot", "against", *NUMBERS), [(bot.bot, bot.against, *_numbers(bot)) for bot in report.bots])
    if report.seats:
        table(out, ("bot", "seat", *NUMBERS), [(seat.bot, str(seat.seat), *_numbers(seat)) for seat in report.seats])
    if report.ladder:
        table(out, ("ladder", "strength", "95 % interval", "openskill, for show"), map(_rung, report.ladder))
    speed = report.games / report.cpu if report.cpu else 0.0
    each = report.moves / max(1, report.games)
    cost = f"{report.games} games, {each:.0f} moves each, {speed:.1f} games per CPU-second"
    for line in (*report.notes, cost):
        out.print(line)


def table(out: Any, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, the first column and who played as text, all others as numbers."""
    printed = import_module("rich.table").Table(box=None, pad_edge=False)
    for at, column in enumerate(columns):
        if at == 0 or column in ("bot", "against"):
            printed.add_column(column, overflow="fold")  # a bot of one's own has a path, and numbers come first
        else:
            printed.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        printed.add_row(*row)
    out.print(printed)


def _numbers(measured: Measured) -> tuple[str, ...]:
    row = measured.row
    return str(row.games), f"{row.wins:.1f}", f"{row.share:.1%}", interval(row.low, row.high), f"{row.points:.1f}"


def interval(low: float, high: float) -> str:
    """Return an interval of shares in per cent."""
    return f"{low:.1%} – {high:.1%}"


def _rung(rung: Rung) -> tuple[str, ...]:
    strength, rated = rung
    text = f"{rated.skill:.1f} ± {rated.sigma:.1f}" if rated else "–"
    return strength.bot, f"{strength.strength:.2f}", f"{strength.low:.2f} – {strength.high:.2f}", text


def as_json(report: Report, contest: Contest) -> str:
    """Write the report as JSON, with what is needed to repeat it."""
    verdict = None
    if report.verdict is not None and contest.question is not None:
        verdict = {**report.verdict._asdict(), "lower": contest.question.lower, "higher": contest.question.higher}
    data = {
        "table": contest.table,
        "seats": list(contest.bots),
        "players": contest.players,
        "rules": contest.setup,
        "seed": contest.seed,
        "games": report.games,
        "moves": report.moves,
        "cpu_seconds": round(report.cpu, 3),
        "games_per_cpu_second": round(report.games / report.cpu, 1) if report.cpu else 0.0,
        "bots": [{**bot.row._asdict(), "against": bot.against} for bot in report.bots],
        "by_seat": [{**seat.row._asdict(), "bot": seat.bot, "seat": seat.seat} for seat in report.seats],
        "ladder": [
            {**strength._asdict(), "rating": None if rated is None else rated._asdict()}
            for strength, rated in report.ladder
        ],
        "sprt": verdict,
        "notes": report.notes,
    }
    return json.dumps(data, indent=1, ensure_ascii=False)


def as_csv(report: Report, contest: Contest) -> str:
    """Write a line for each bot and each seat that was measured, shares from 0 to 1."""
    out = io.StringIO()
    lines = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    lines.writeheader()
    lines.writerows(_rows(report, contest))
    return out.getvalue()


def _rows(report: Report, contest: Contest) -> Iterator[dict[str, Any]]:
    rules = contest.setup if isinstance(contest.setup, str) else json.dumps(contest.setup, sort_keys=True)
    ladder = {strength.bot: strength for strength, _ in report.ladder}
    for measured in (*report.bots, *report.seats):
        row, rung = measured.row, ladder.get(measured.bot)
        yield {
            "table": contest.table,
            "bot": measured.bot,
            "against": measured.against,
            "seat": "" if measured.seat is None else measured.seat,
            "players": contest.players,
            "games": row.games,
            "wins": round(row.wins, 3),
            "share": round(row.share, 5),
            "low": round(row.low, 5),
            "high": round(row.high, 5),
            "points": round(row.points, 3),
            "strength": "" if rung is None else round(rung.strength, 4),
            "strength_low": "" if rung is None else round(rung.low, 4),
            "strength_high": "" if rung is None else round(rung.high, 4),
            "rules": rules,
            "seed": contest.seed,
        }
