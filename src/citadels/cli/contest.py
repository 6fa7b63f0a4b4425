"""`citadels arena`: many games between bots, and what they show."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TextIO

from citadels.arena import CITADELS
from citadels.bots import BOTS
from tabletop.arena import Clock, Match, Outcome, Row, run
from tabletop.farm import farm

BAR = 30


def line_up(bots: list[str], players: int | None) -> tuple[str, ...]:
    """Return the bots by seat: the last one named takes the seats left; ValueError where that cannot be."""
    for bot in bots:
        if bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    count = players if players is not None else max(2, len(bots))
    if not 2 <= count <= 8:
        raise ValueError(f"two to eight players are wanted, not {count} (R2.1)")
    if len(bots) > count:
        raise ValueError(f"{len(bots)} bots are too many for {count} players")
    return (*bots, *[bots[-1]] * (count - len(bots)))


def bar(out: TextIO, say_after: Callable[[], bool]) -> Callable[[int, int], None]:
    """Return a progress callback that draws a bar once `say_after()` is true."""

    def draw(done: int, games: int) -> None:
        news = done * 100 // games > (done - 1) * 100 // games
        if news and say_after():
            full = BAR * done // games
            out.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{games} games")
            out.write("\r" + " " * (BAR + 30) + "\r" if done == games else "")
            out.flush()

    return draw


def hold(
    bots: tuple[str, ...], setup: Any, games: int, seed: int, jobs: int, clock: Clock,
    progress: Callable[[int, int], None] | None = None,
) -> Outcome:  # fmt: skip
    """Play a match of Citadels."""
    # The first game is played here, so that rules that cannot be are refused before any process starts.
    CITADELS.new(len(bots), setup, seed)
    with farm(jobs) as spread:
        return run(Match(CITADELS, setup, bots, BOTS, seed, clock), games, spread, progress)


def as_text(outcome: Outcome) -> str:
    """Write the outcome as a table."""
    lines = [f"{'bot':<10} {'games':>7} {'wins':>8}  {'share':>6}  95 % interval   points"]
    lines += [_line(row) for row in outcome.rows]
    lines.append("by seat")
    lines += [_line(row) for row in outcome.seats]
    lines.append(f"{outcome.games} games, {outcome.moves / max(1, outcome.games):.0f} moves each, "
                 f"{outcome.games_a_second:.1f} games per CPU-second")  # fmt: skip
    return "\n".join(lines)


def _line(row: Row) -> str:
    return (f"{row.bot:<10} {row.games:>7} {row.wins:>8.1f}  {row.share:>6.1%}  "
            f"{row.low:>6.1%}–{row.high:<6.1%} {row.points:>7.1f}")  # fmt: skip


def as_json(outcome: Outcome, bots: tuple[str, ...], setup: Any, seed: int) -> str:
    """Write the outcome as JSON, with what is needed to repeat it."""
    return json.dumps(
        {
            "seats": list(bots),
            "rules": setup,
            "seed": seed,
            "games": outcome.games,
            "moves": outcome.moves,
            "cpu_seconds": round(outcome.cpu, 3),
            "games_per_cpu_second": round(outcome.games_a_second, 1),
            "bots": [row._asdict() for row in outcome.rows],
            "by_seat": [row._asdict() for row in outcome.seats],
        },
        indent=1,
    )
