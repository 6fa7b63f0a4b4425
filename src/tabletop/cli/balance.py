"""The command `balance` of any game: its best bots play one another, and what wins too often is named."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from tabletop.bots.protocol import Factory
from tabletop.cli import report
from tabletop.cli.arena import progress
from tabletop.cli.contest import Arena
from tabletop.lab.arena import Match, run, wilson
from tabletop.lab.balance import OPENING, TURN_ORDER, Bounds, Rate, Traits, faults, rates, watch
from tabletop.lab.executors import Executor, add_options, executor_for

EPILOG = "exit status: 1 if anything is shown to be out of bounds, which is with its whole 95 % interval"
USUAL_GAMES = 400
ALL = "all"
SHOWN = 5  # so many traits of a kind are printed from either end, and openings of each place in turn order
OFTEN = 0.1  # traits in fewer games than this share are not printed where there are many


class Side(NamedTuple):
    """The record of the side that leaves an area out: its share of wins, and points against the other's."""

    area: str
    games: int
    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True, slots=True)
class Balance:
    """The balance of one game: who plays, what is counted of each seat, and what is fair.

    Attributes:
        arena: The game's bots and rules.
        bot: Who plays if nobody is named.
        traits: What a seat had in a game that is over.
        bounds: What is fair.
        without: By area of the game, a bot as strong as the best that leaves it out.
    """

    arena: Arena
    bot: str
    traits: Traits
    bounds: Bounds = field(default_factory=Bounds)
    without: Mapping[str, Factory] = field(default_factory=dict)


def add_balance(commands: Any, balance: Balance) -> None:
    """Add `balance` and its options to the commands of a game."""
    command: ArgumentParser = commands.add_parser(
        "balance", help="report what wins too often where good bots play", epilog=EPILOG
    )
    arena = balance.arena
    command.add_argument("bot", nargs="?", default=balance.bot, help=f"in every seat ({balance.bot})")
    fewest, most = arena.players[0], arena.players[-1]
    command.add_argument("--players", type=int, default=arena.usual, metavar="N", help=f"{fewest} to {most}")
    command.add_argument("--games", type=int, default=USUAL_GAMES, metavar="N", help=f"to play ({USUAL_GAMES})")
    if balance.without:
        areas = ", ".join(balance.without)
        command.add_argument(
            "--without", choices=(*balance.without, ALL), metavar="AREA",
            help=f"instead, half of the seats leave this area of the game out: {areas}, or all in turn",
        )  # fmt: skip
    arena.options(command)
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games (0)")
    add_options(command)
    command.add_argument("--json", action="store_true", help="write the result as JSON")


def hold_balance(balance: Balance, arguments: Namespace) -> int:
    """Play and report; return 1 if anything is shown to be out of bounds, else 0.

    Raises:
        ValueError: it cannot be played, and why.
    """
    match, out = _match(balance, arguments), None if arguments.json else report.terminal()
    wanted = getattr(arguments, "without", None)
    areas = [] if wanted is None else list(balance.without) if wanted == ALL else [wanted]
    sides, listed = list[Side](), list[Rate]()
    with (
        executor_for(arguments) as executor,
        progress(arguments.games * max(1, len(areas))) as advance,
        redirect_stdout(sys.stderr),
    ):
        for number, area in enumerate(areas):
            after = None if advance is None else partial(_advance, advance, number * arguments.games)
            sides.append(_leave_out(match, area, arguments.games, executor, after))
        if not areas:
            listed = rates(watch(match, balance.traits, arguments.games, executor, advance))
    unfair = [*faults(listed, match.players, balance.bounds), *unfair_areas(sides, balance.bounds)]
    if out is None:
        print(json.dumps(_data(match, listed, sides, unfair, arguments), indent=1, ensure_ascii=False))
    else:
        _show(out, listed, sides, unfair)
    return int(bool(unfair))


def unfair_areas(sides: Iterable[Side], bounds: Bounds) -> list[str]:
    """Return a sentence for each area that is shown to be left out at too small a cost."""
    return [
        f"a side without {side.area} wins {side.share:.0%} ({side.low:.0%} to {side.high:.0%}) of the games against "
        f"one with it, more than {bounds.without:.0%}"
        for side in sides
        if side.low > bounds.without
    ]


def _match(balance: Balance, arguments: Namespace) -> Match:
    arena, players = balance.arena, arguments.players
    if arguments.games < 1:
        raise ValueError("at least one game is wanted")
    if players not in arena.players:
        raise ValueError(f"{arena.players[0]} to {arena.players[-1]} players are wanted, not {players}")
    if getattr(arguments, "without", None) is not None and players % 2:
        raise ValueError("two equal sides are wanted with --without: an even number of players")
    makers = {**arena.contenders([arguments.bot]), **balance.without}
    setup, seats = arena.setup(arguments), (arguments.bot,) * players
    return Match(arena.rulebook, setup, seats, makers, arguments.seed, time.process_time)


def _leave_out(match: Match, area: str, games: int, executor: Executor, advance: Callable[[int], None] | None) -> Side:
    """Let the bots play in which every other seat leaves an area out."""
    seats = tuple([area if seat % 2 else bot for seat, bot in enumerate(match.bots)])
    outcome = run(replace(match, bots=seats), games, executor, advance)
    row, other = (next(row for row in outcome.rows if row.bot == bot) for bot in (area, match.bots[0]))
    return Side(area, games, row.wins / games, *wilson(row.wins, games), row.points - other.points)


def _advance(advance: Callable[[int], None], before: int, done: int) -> None:
    advance(before + done)


def _data(
    match: Match, listed: Sequence[Rate], sides: Sequence[Side], unfair: Sequence[str], arguments: Namespace
) -> dict[str, Any]:
    return {
        "bot": match.bots[0],
        "players": match.players,
        "rules": match.setup,
        "games": arguments.games,
        "seed": match.seed,
        "rates": [rate._asdict() for rate in listed],
        "without": [side._asdict() for side in sides],
        "faults": list(unfair),
    }


def _show(out: Any, listed: Sequence[Rate], sides: Sequence[Side], unfair: Sequence[str]) -> None:
    for kind, group in groupby(listed, lambda rate: rate.kind):
        wanted = list(group)
        if kind == OPENING:
            places = groupby(wanted, lambda rate: rate.name.partition(":")[0])
            wanted = [rate for _, of_place in places for rate in list(of_place)[:SHOWN]]
        elif len(wanted) > 2 * SHOWN and kind != TURN_ORDER:
            often = [rate for rate in wanted if rate.seats >= OFTEN * rate.games] or wanted
            wanted = list(dict.fromkeys((*often[:SHOWN], *often[-SHOWN:])))
        report.table(out, (kind, "seats", "wins", "95 % interval", "points off the mean"), map(_cells, wanted))
    if sides:
        table = [
            (side.area, f"{side.share:.1%}", report.interval(side.low, side.high), f"{side.points:+.1f}")
            for side in sides
        ]
        report.table(out, ("side without", "wins", "95 % interval", "points"), table)
    for line in unfair or ("nothing is shown to be out of bounds",):
        out.print(line)


def _side_cells(side: Side) -> tuple[str, ...]:
    return side.area, f"{side.share:.1%}", report.interval(side.low, side.high), f"{side.points:+.1f}"


def _cells(rate: Rate) -> tuple[str, ...]:
    interval = report.interval(rate.low, rate.high)
    return rate.name, str(rate.seats), f"{rate.share:.1%}", interval, f"{rate.points:+.1f} ± {rate.reach:.1f}"
