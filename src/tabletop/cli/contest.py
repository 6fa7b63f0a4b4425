"""Pairings of a game's arena: who plays whom, at which tables, and how it is asked for."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tabletop.bots.protocol import Factory
from tabletop.cli.asking import add_rules, rules_of
from tabletop.cli.dataset import RulesOf
from tabletop.core.rulebook import Rulebook
from tabletop.lab.arena import Clock, Match
from tabletop.lab.executors import add_options
from tabletop.lab.sprt import Question

TABLES = ("match", "pairs", "mixed", "seats")
ABOUT = """Let bots play many games, seats rotated, and say what that shows.

tables:
  match   the bots as they are named, the last one in all seats that are left
  pairs   every bot against a table of every other, both ways
  mixed   different bots at one table, drawn for each block of games
  seats   one bot in every seat: does any seat win more than its share?"""
GAMES = "at each table (1000); except in a plain match, a few more where they make the last block whole"
SPRT = """stop as soon as it is clear which is true of the first bot: it wins H0, or H1, per cent of the games more
than an equal share; 0 and 4, say"""


@dataclass(frozen=True, slots=True)
class Arena:
    """The arena of one game: its bots by name, and how many play, `usual` where nothing says it.

    `options(parser)` adds what the game's tables agree on, and `setup(asked)` makes of it what the rulebook's `new`
    takes, ValueError if it is nothing. `game_rules(players, setup, seed)` returns the rules of one game of that setup,
    as the game's own `new` takes them; `word` is the game's in records. `makers(names)`, if there is one, makes others
    than the bots of the house: ValueError where there is no such bot.
    """

    rulebook: Rulebook
    bots: Mapping[str, Factory]
    players: range
    usual: int
    who: tuple[str, ...]  # plays if nobody is named
    word: str
    game_rules: RulesOf
    options: Callable[[ArgumentParser], None] = add_rules
    setup: Callable[[Namespace], Any] = rules_of
    makers: Callable[[Sequence[str]], Mapping[str, Factory]] | None = None
    named: str = ""  # what else can be named than the bots of the house
    examples: str = ""

    def contenders(self, names: Sequence[str]) -> Mapping[str, Factory]:
        """Return who makes each of these bots; ValueError where there is no such bot."""
        if self.makers is not None:
            return self.makers(names)
        for name in names:
            if name not in self.bots:
                raise ValueError(f"there is no bot {name!r}; there are {', '.join(self.bots)}")
        return self.bots


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest as requested: the bots as named, and how they are to play."""

    rulebook: Rulebook
    makers: Mapping[str, Factory]
    table: str
    bots: tuple[str, ...]
    players: int
    setup: Any
    games: int
    seed: int
    clock: Clock
    question: Question | None = None
    records: bool = False

    def match(self, *bots: str) -> Match:
        """Return a match of one table; who is named last takes the seats left."""
        seats = (*bots, *[bots[-1]] * (self.players - len(bots)))
        return Match(self.rulebook, self.setup, seats, self.makers, self.seed, self.clock, records=self.records)

    def mixed(self) -> Match:
        """Return a match at which different bots are drawn for each block."""
        return replace(self.match(*self.bots[: self.players]), bots=self.bots, drawn=self.players)


def add_arena(commands: Any, arena: Arena) -> None:
    """Add `arena` and its options to the commands of a game."""
    command: ArgumentParser = commands.add_parser(
        "arena", help="let bots play many games, seats rotated", description=ABOUT, epilog=arena.examples,
        formatter_class=RawDescriptionHelpFormatter,
    )  # fmt: skip
    known = "; ".join(filter(None, (", ".join(arena.bots), arena.named)))
    fewest, most = arena.players[0], arena.players[-1]
    command.add_argument("bots", nargs="*", default=list(arena.who), help=known)
    command.add_argument("--table", choices=TABLES, default="match", help="who sits with whom (match)")
    command.add_argument("--games", type=int, default=1000, metavar="N", help=GAMES)
    players = f"{fewest} to {most}; left out: as many as bots, or {arena.usual}"
    command.add_argument("--players", type=int, metavar="N", help=players)
    arena.options(command)
    command.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games (0)")
    command.add_argument("--sprt", type=float, nargs=2, metavar=("H0", "H1"), help=SPRT)
    command.add_argument("--alpha", type=float, default=0.05, metavar="P", help="chance to take H1 where H0 is true")
    command.add_argument("--beta", type=float, default=0.05, metavar="P", help="chance to take H0 where H1 is true")
    ladder = "rate the bots of mixed tables by who came in before whom"
    command.add_argument("--ladder", action="store_true", help=ladder)
    add_options(command)
    command.add_argument("--json", action="store_true", help="write the result as JSON")
    command.add_argument("--csv", type=Path, metavar="FILE", help="write the result to a file for a spreadsheet, too")
    save = "write every game to a .parquet file, for programs that learn from them; needs pyarrow"
    command.add_argument("--save", type=Path, metavar="FILE", help=save)
    picture = "draw the shares and their intervals (.svg, .png, …)"
    command.add_argument("--picture", type=Path, metavar="FILE", help=picture)


def contest(arena: Arena, arguments: Namespace, clock: Clock) -> Contest:
    """Make sense of what was asked for; the clock tells CPU seconds.

    Raises:
        ValueError: it cannot be played, and why.
        OSError: the file of a bot cannot be read.
    """
    if arguments.games < 1:
        raise ValueError("at least one game is wanted")
    if arguments.ladder and arguments.table != "mixed":
        raise ValueError("a ladder needs games among different bots: --table mixed")
    setup, made = arena.setup(arguments), arena.contenders(arguments.bots)
    bots, players = line_up(arena, arguments.bots, arguments.players, arguments.table)
    question = None
    if arguments.sprt is not None:
        if arguments.table != "match":
            raise ValueError("--sprt asks about the first bot of one match, so it goes with no other --table")
        question = _question(arguments, bots, players)
    # One game is dealt here, so that rules that cannot be are refused before any process starts.
    rulebook = arena.rulebook
    rulebook.new(players, setup, arguments.seed)
    return Contest(
        rulebook, made, arguments.table, bots, players, setup, arguments.games, arguments.seed, clock, question,
        records=arguments.save is not None,
    )  # fmt: skip


def line_up(
    arena: Arena, bots: Sequence[str], players: int | None, table: str = "match"
) -> tuple[tuple[str, ...], int]:
    """Return the bots and how many sit at a table; in a match there is a bot for each seat.

    Raises:
        ValueError: there is no such table.
    """
    if table != "match":
        bots = tuple(dict.fromkeys(bots))
    least, most = {"match": (1, players), "pairs": (2, None), "mixed": (2, None), "seats": (1, None)}[table]
    if len(bots) < least:
        raise ValueError(f"--table {table} needs {least} different bots at least")
    fewest, largest = arena.players[0], arena.players[-1]
    named = len(bots) if table == "match" or (table == "mixed" and len(bots) <= largest) else arena.usual
    count = players if players is not None else max(fewest, named)
    if count not in arena.players:
        raise ValueError(f"{fewest} to {largest} players are wanted, not {count}")
    if most is not None and len(bots) > most:
        raise ValueError(f"{len(bots)} bots are too many for {count} players")
    if table == "mixed" and len(bots) < count:
        raise ValueError(f"a mixed table of {count} needs as many different bots, not {len(bots)}")
    return (*bots, *[bots[-1]] * (count - len(bots) if table == "match" else 0)), count


def _question(arguments: Namespace, bots: Sequence[str], players: int) -> Question:
    lower, higher = (1 / players + points / 100 for points in arguments.sprt)
    if bots.count(bots[0]) == players:
        raise ValueError("--sprt needs an opponent: name another bot as well")
    if not 0 < lower < higher < 1 / bots.count(bots[0]):
        raise ValueError(f"--sprt wants H0 below H1, both possible: an equal share is {100 / players:g} per cent")
    if not (0 < arguments.alpha < 0.5 and 0 < arguments.beta < 0.5):
        raise ValueError("--alpha and --beta are chances above 0 and below 0.5")
    return Question(lower, higher, arguments.alpha, arguments.beta)
