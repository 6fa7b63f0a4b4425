"""`citadels arena`: who plays whom, at which tables, and how it is asked for."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS, by_chance
from citadels.cards.sets import SETS
from citadels.cli.contenders import makers
from citadels.core.registry import EDITIONS, NEWER, PLAYED
from tabletop.bots import Factory
from tabletop.lab.arena import Clock, Match
from tabletop.lab.executors import add_options
from tabletop.lab.sprt import Question

TABLES = ("match", "pairs", "mixed", "seats")
PLAYERS = 4  # at tables where the number of bots does not say it
ABOUT = """Let bots play many games, seats rotated, and say what that shows.

tables:
  match   the bots as they are named, the last one in all seats that are left
  pairs   every bot against a table of every other, both ways
  mixed   different bots at one table, drawn anew for each block of games
  seats   one bot in every seat: does any seat win more than its share?"""
WHO = f"{', '.join(BOTS)}; a file of your own, mybot.py (docs: your own bot); or what a package of bots is called"
GAMES = "at each table (1000); except in a plain match, a few more where they make the last block whole"
SPRT = """stop as soon as it is clear which is true of the first bot: it wins H0, or H1, per cent of the games more
than an equal share; 0 and 4, say"""
EXAMPLES = """examples:
  citadels arena strong casual --players 4 --games 400
  citadels arena mybot.py strong --players 4
  citadels arena expert strong --players 4 --sprt 0 10
  citadels arena newcomer casual strong --table pairs --csv pairs.csv --picture pairs.svg
  citadels arena rusher banker collector schemer --table mixed --ladder"""


@dataclass(frozen=True, slots=True)
class Contest:
    """What was asked for: the bots as named, and how they are to play."""

    table: str
    bots: tuple[str, ...]
    players: int
    setup: Any
    games: int
    seed: int
    clock: Clock
    question: Question | None = None
    makers: Mapping[str, Factory] = field(default_factory=lambda: BOTS)

    def match(self, *bots: str) -> Match:
        """Return a match of one table; who is named last takes the seats left."""
        seats = (*bots, *[bots[-1]] * (self.players - len(bots)))
        return Match(CITADELS, self.setup, seats, self.makers, self.seed, self.clock)

    def mixed(self) -> Match:
        """Return a match at which different bots are drawn for each block."""
        return Match(CITADELS, self.setup, self.bots, self.makers, self.seed, self.clock, drawn=self.players)


def add_arena(commands: Any) -> None:
    """Add `arena` and its options to the commands."""
    arena: ArgumentParser = commands.add_parser(
        "arena", help="let bots play many games, seats rotated", description=ABOUT, epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )  # fmt: skip
    arena.add_argument("bots", nargs="*", default=["casual", "random"], help=WHO)
    arena.add_argument("--table", choices=TABLES, default="match", help="who sits with whom (match)")
    arena.add_argument("--games", type=int, default=1000, metavar="N", help=GAMES)
    arena.add_argument("--players", type=int, metavar="N", help="2 to 8; left out: as many as bots, or 4")
    arena.add_argument("--rules", help='rules as JSON, or a file, or "random": characters and specials by chance')
    arena.add_argument(
        "--edition", choices=tuple(EDITIONS), help="whose cards are played with, where the rules say none"
    )
    arena.add_argument("--set", choices=[one.id for one in SETS[NEWER.word]], help="a set of the edition of 2016")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games (0)")
    arena.add_argument("--sprt", type=float, nargs=2, metavar=("H0", "H1"), help=SPRT)
    arena.add_argument("--alpha", type=float, default=0.05, metavar="P", help="chance to take H1 where H0 is true")
    arena.add_argument("--beta", type=float, default=0.05, metavar="P", help="chance to take H0 where H1 is true")
    arena.add_argument("--ladder", action="store_true", help="rate the bots of mixed tables by who came in before whom")
    add_options(arena)
    arena.add_argument("--json", action="store_true", help="write the result as JSON")
    arena.add_argument("--csv", type=Path, metavar="FILE", help="write the result to a file for a spreadsheet, too")
    arena.add_argument(
        "--picture", type=Path, metavar="FILE", help="draw the shares and their intervals (.svg, .png, …)"
    )


def setup_of(edition: str | None, name: str | None, rules: dict[str, Any] | None) -> Any:
    """Return what tables are set with: an edition, a set of it, and rules, or None for those by chance.

    Raises:
        ValueError: a set is asked for beside what it says itself, or of an edition that has none.
    """
    if name is not None and (rules is None or edition == PLAYED.word):
        raise ValueError("--set is of the edition of 2016, and goes with no --rules random")
    if rules is None:
        return by_chance(edition or PLAYED.word)
    word = edition or (NEWER.word if name else PLAYED.word)
    return {**({} if word == PLAYED.word else {"edition": word}), **({"set": name} if name else {}), **rules}


def contest(asked: Namespace, setup: Any, clock: Clock) -> Contest:
    """Make sense of what was asked for.

    Raises:
        ValueError: it cannot be played, and why.
        OSError: the file of a bot cannot be read.
    """
    if asked.games < 1:
        raise ValueError("at least one game is wanted")
    if asked.ladder and asked.table != "mixed":
        raise ValueError("a ladder needs games among different bots: --table mixed")
    made = makers(asked.bots)
    bots, players = line_up(asked.bots, asked.players, asked.table)
    question = None
    if asked.sprt is not None:
        if asked.table != "match":
            raise ValueError("--sprt asks about the first bot of one match, so it goes with no other --table")
        question = _question(asked, bots, players)
    # One game is dealt here, so that rules that cannot be are refused before any process starts.
    CITADELS.new(players, setup, asked.seed)
    return Contest(asked.table, bots, players, setup, asked.games, asked.seed, clock, question, made)


def line_up(bots: Sequence[str], players: int | None, table: str = "match") -> tuple[tuple[str, ...], int]:
    """Return the bots and how many sit at a table; in a match there is a bot for each seat.

    Raises:
        ValueError: there is no such table.
    """
    if table != "match":
        bots = tuple(dict.fromkeys(bots))
    least, most = {"match": (1, players), "pairs": (2, None), "mixed": (2, None), "seats": (1, None)}[table]
    if len(bots) < least:
        raise ValueError(f"--table {table} needs {least} different bots at least")
    named = len(bots) if table == "match" or (table == "mixed" and len(bots) <= 8) else PLAYERS
    count = players if players is not None else max(2, named)
    if not 2 <= count <= 8:
        raise ValueError(f"two to eight players are wanted, not {count} (R2.1)")
    if most is not None and len(bots) > most:
        raise ValueError(f"{len(bots)} bots are too many for {count} players")
    if table == "mixed" and len(bots) < count:
        raise ValueError(f"a mixed table of {count} needs as many different bots, not {len(bots)}")
    return (*bots, *[bots[-1]] * (count - len(bots) if table == "match" else 0)), count


def _question(asked: Namespace, bots: Sequence[str], players: int) -> Question:
    lower, higher = (1 / players + points / 100 for points in asked.sprt)
    if bots.count(bots[0]) == players:
        raise ValueError("--sprt needs an opponent: name another bot as well")
    if not 0 < lower < higher < 1 / bots.count(bots[0]):
        raise ValueError(f"--sprt wants H0 below H1, both possible: an equal share is {100 / players:g} per cent")
    if not (0 < asked.alpha < 0.5 and 0 < asked.beta < 0.5):
        raise ValueError("--alpha and --beta are chances above 0 and below 0.5")
    return Question(lower, higher, asked.alpha, asked.beta)
