"""What an arena showed, as text, JSON, rows for a spreadsheet, or a picture."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

from citadels.cli.contest import Contest
from citadels.cli.ladder import Rung
from citadels.cli.tables import Measured, Report
from tabletop.arena import runs_on

COLUMNS = ("table", "bot", "against", "seat", "players", "games", "wins", "share", "low", "high", "points", "strength",
           "strength_low", "strength_high", "rules", "seed", "engine")  # fmt: skip


def as_text(report: Report) -> str:
    """Write the report as a table."""
    shown = report.bots or report.seats
    names = max(len("bot"), *(len(one.bot) for one in shown))
    rivals = max(len("against"), *(len(one.against) for one in shown))
    head = f"{'games':>7} {'wins':>8}  {'share':>6}  95 % interval   points"
    lines = [f"{'bot':<{names}} {'against':<{rivals}} {head}"] if report.bots else []
    lines += [f"{one.bot:<{names}} {one.against:<{rivals}} {_numbers(one)}" for one in report.bots]
    lines += (
        [f"by seat{'':<{max(0, names + rivals - 6)}} {'' if report.bots else head}".rstrip()] if report.seats else []
    )
    for one in report.seats:
        lines.append(f"{f'{one.bot} {one.seat}'.strip():<{names + rivals + 1}} {_numbers(one)}")
    lines += _ladder(report.ladder, names)
    lines += report.notes
    speed = report.games / report.cpu if report.cpu else 0.0
    each = report.moves / max(1, report.games)
    cost = f"{report.games} games, {each:.0f} moves each, {speed:.1f} games per CPU-second, engine: {runs_on()}"
    return "\n".join([*lines, cost])


def _ladder(rungs: Sequence[Rung], width: int) -> list[str]:
    if not rungs:
        return []
    rating = "  rating (openskill, for show)" if rungs[0].rating else ""
    lines = [f"{'ladder':<{width}} strength  95 % interval{rating}"]
    for one, rated in rungs:
        shown = f"{'':5}{rated.skill:.1f} ± {rated.doubt:.1f}" if rated else ""
        lines.append(f"{one.bot:<{width}} {one.strength:>8.2f}  {one.low:>6.2f}–{one.high:<5.2f}{shown}")
    return lines


def _numbers(one: Measured) -> str:
    row = one.row
    return f"{row.games:>7} {row.wins:>8.1f}  {row.share:>6.1%}  {row.low:>6.1%}–{row.high:<6.1%} {row.points:>7.1f}"


def as_json(report: Report, asked: Contest) -> str:
    """Write the report as JSON, with what is needed to repeat it."""
    verdict = None
    if report.verdict is not None and asked.question is not None:
        verdict = {**report.verdict._asdict(), "lower": asked.question.lower, "higher": asked.question.higher}
    written = {
        "table": asked.table,
        "seats": list(asked.bots),
        "players": asked.players,
        "rules": asked.setup,
        "seed": asked.seed,
        "games": report.games,
        "moves": report.moves,
        "cpu_seconds": round(report.cpu, 3),
        "engine": runs_on(),
        "games_per_cpu_second": round(report.games / report.cpu, 1) if report.cpu else 0.0,
        "bots": [{**one.row._asdict(), "against": one.against} for one in report.bots],
        "by_seat": [{**one.row._asdict(), "bot": one.bot, "seat": one.seat} for one in report.seats],
        "ladder": [
            {**one._asdict(), "rating": None if rated is None else rated._asdict()} for one, rated in report.ladder
        ],
        "sprt": verdict,
        "notes": report.notes,
    }
    return json.dumps(written, indent=1, ensure_ascii=False)


def as_csv(report: Report, asked: Contest) -> str:
    """Write a line for each bot and each seat that was measured, shares from 0 to 1."""
    out = io.StringIO()
    lines = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    lines.writeheader()
    lines.writerows(_rows(report, asked))
    return out.getvalue()


def _rows(report: Report, asked: Contest) -> Iterator[dict[str, Any]]:
    rules = asked.setup if isinstance(asked.setup, str) else json.dumps(asked.setup, sort_keys=True)
    ladder = {one.bot: one for one, _ in report.ladder}
    for one in (*report.bots, *report.seats):
        row, rung = one.row, ladder.get(one.bot)
        yield {
            "table": asked.table,
            "bot": one.bot,
            "against": one.against,
            "seat": "" if one.seat is None else one.seat,
            "players": asked.players,
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
            "seed": asked.seed,
            "engine": runs_on(),
        }
