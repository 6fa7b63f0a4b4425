"""Plays the arena's tables and collects what they showed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from tabletop.cli.contest import Contest
from tabletop.cli.ladder import MISSING, Rung, rungs
from tabletop.lab.arena import Outcome, Row, games_of, run, sigmas, tally
from tabletop.lab.executors import Executor
from tabletop.lab.sprt import Question, Verdict, run_until

FAR = 3.0  # standard deviations beyond which a seat is not an equal one


class Measured(NamedTuple):
    """One bot's results against others; `seat` where it is a seat that was measured."""

    bot: str
    against: str
    row: Row
    seat: int | None = None


@dataclass
class Report:
    """Results of a contest: bots, seats, sentences, the ladder, and what it cost."""

    bots: list[Measured] = field(default_factory=list)
    seats: list[Measured] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    ladder: list[Rung] = field(default_factory=list)
    verdict: Verdict | None = None
    games: int = 0
    moves: int = 0
    cpu: float = 0.0

    def count(self, outcome: Outcome) -> None:
        """Add what a match cost."""
        self.games += outcome.games
        self.moves += outcome.moves
        self.cpu += outcome.cpu


Progress = Callable[[int], None]


def total(contest: Contest) -> int:
    """Return how many games a contest is, at most."""
    if contest.table == "match" and contest.question is None:
        return contest.games
    tables = {"pairs": len(contest.bots) * (len(contest.bots) - 1), "seats": len(contest.bots)}
    return tables.get(contest.table, 1) * contest.match(contest.bots[0]).whole_blocks(contest.games)


def hold(contest: Contest, executor: Executor, progress: Progress | None = None, rated: bool = False) -> Report:
    """Play a contest; `rated` asks for a ladder."""
    report = Report()
    match contest.table:
        case "pairs":
            _pairs(contest, report, executor, progress)
        case "mixed":
            _mixed(contest, report, executor, progress, rated)
        case "seats":
            _seats(contest, report, executor, progress)
        case _:
            _match(contest, report, executor, progress)
    return report


def _match(contest: Contest, report: Report, executor: Executor, progress: Progress | None) -> None:
    match = contest.match(*contest.bots)
    if contest.question is None:
        outcome = run(match, contest.games, executor, progress)
    else:
        outcome, report.verdict = run_until(match, contest.question, contest.games, executor, progress)
        report.notes.append(verdict_line(report.verdict, contest.question, contest.bots[0], contest.players))
        if progress is not None:
            progress(total(contest))
    report.count(outcome)
    report.bots += [Measured(row.bot, others(contest.bots, row.bot), row) for row in outcome.rows]
    report.seats += _by_seat(outcome, "")


def _pairs(contest: Contest, report: Report, executor: Executor, progress: Progress | None) -> None:
    for bot, other in permutations(contest.bots, 2):
        match = contest.match(bot, other)
        outcome = run(match, match.whole_blocks(contest.games), executor, _after(report.games, progress))
        report.count(outcome)
        report.bots.append(Measured(bot, others(match.bots, bot), outcome.rows[0]))


def _mixed(contest: Contest, report: Report, executor: Executor, progress: Progress | None, rated: bool) -> None:
    match = contest.mixed()
    played = games_of(match, range(match.whole_blocks(contest.games)), executor, progress)
    outcome = tally(contest.bots, played)
    report.count(outcome)
    report.bots += [Measured(row.bot, "mixed", row) for row in outcome.rows]
    report.seats += _by_seat(outcome, "")
    if rated:
        report.ladder += rungs(played, contest.seed)
        report.notes += [] if report.ladder[0].rating else [MISSING]


def _seats(contest: Contest, report: Report, executor: Executor, progress: Progress | None) -> None:
    for bot in contest.bots:
        match = contest.match(bot)
        outcome = run(match, match.whole_blocks(contest.games), executor, _after(report.games, progress))
        report.count(outcome)
        report.seats += _by_seat(outcome, bot)
        report.notes.append(evenness(bot, outcome.seats))


def evenness(bot: str, seats: Sequence[Row]) -> str:
    """Say whether seats of equal bots win equally often, and which do not."""
    off = [(row, sigmas(row, 1 / len(seats))) for row in seats]
    far = [f"seat {row.bot} wins {row.share:.1%}, {by:+.1f} sigma" for row, by in off if abs(by) > FAR]
    if far:
        return f"{bot}: the seats are not even: {'; '.join(far)} (an equal share is {1 / len(seats):.1%})"
    return f"{bot}: every seat is within {FAR:g} sigma of {1 / len(seats):.1%}"


def verdict_line(verdict: Verdict, question: Question, bot: str, players: int) -> str:
    """Say what a test found."""
    low, high = question.bounds
    after = f"after {verdict.blocks} blocks, {verdict.blocks * players} games"
    scale = f"log-likelihood ratio {verdict.ratio:.2f}, bounds {low:.2f} and {high:.2f}"
    if verdict.taken is None:
        return f"SPRT: undecided {after} ({scale}); more --games would tell"
    name, other = ("H1", question.lower) if verdict.taken == question.higher else ("H0", question.higher)
    return f"SPRT: {name} {after}: {bot} wins {verdict.taken:.1%} of its games rather than {other:.1%} ({scale})"


def others(bots: Sequence[str], bot: str) -> str:
    """Say who else sits at the table: `3 casual`, `strong + 2 random`."""
    rest = Counter(bots)
    rest[bot] -= 1
    return " + ".join(name if count == 1 else f"{count} {name}" for name, count in rest.items() if count)


def _by_seat(outcome: Outcome, bot: str) -> Iterable[Measured]:
    return [Measured(bot, "", row, seat) for seat, row in enumerate(outcome.seats)]


def _after(done: int, progress: Progress | None) -> Progress | None:
    return None if progress is None else lambda more: progress(done + more)
