"""The command line: `citadels play`, `citadels replay`, `citadels arena`."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from citadels.bots import BOTS
from citadels.cli import contest, playing, plot, replaying, report, tables
from citadels.game import Game
from tabletop.errors import TableError
from tabletop.farm import asked_for
from tabletop.rng import MASK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="citadels", description="The card game Citadels at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play a game, people and bots")
    bots = ", ".join(BOTS)
    play.add_argument("seats", nargs="*", default=["Player", "thumb", "thumb", "thumb"],
                      help=f"two to eight: a bot ({bots}) or a person's name; else one person, three bots")  # fmt: skip
    play.add_argument("--rules", help="rules as JSON, or a file that holds them (docs: notation §1)")
    play.add_argument("--seed", type=int, help="0 to 2^64 - 1; drawn if left out")
    play.add_argument("--load", type=Path, help="go on with a record instead of dealing; seats must be its players'")
    play.add_argument("--save", type=Path, help="write the record here at the end, or when you leave")
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path)
    replay.add_argument("--all", action="store_true", help="do not wait between moves")
    contest.add_arena(commands)
    return parser


def read_rules(written: str | None) -> dict[str, Any]:
    """Read rules from JSON or from a file of it; ValueError says what is wrong."""
    if written is None:
        return {}
    text = written if written.lstrip().startswith("{") else Path(written).read_text(encoding="utf-8")
    rules = json.loads(text)
    if not isinstance(rules, dict):
        raise ValueError("rules are a JSON object, as in the notation")
    return rules


def _play(asked: argparse.Namespace) -> None:
    seed = secrets.randbits(64) if asked.seed is None else asked.seed & MASK
    if asked.load is not None:
        game = Game.from_record(asked.load.read_text(encoding="utf-8"))
        if len(asked.seats) != len(game.names):
            raise ValueError(f"the record has {len(game.names)} players, {len(asked.seats)} seats were named")
    else:
        game = Game.new(playing.name_seats(asked.seats), read_rules(asked.rules), seed)
        print(f"Seed {seed}")
    try:
        playing.Terminal(game, asked.seats, seed, input, print).play()
    except (playing.Quit, EOFError, KeyboardInterrupt):
        print("\nYou left the table." + ("" if asked.save else " (--save FILE would have kept the game.)"))
    finally:
        if asked.save is not None:
            playing.save(game, asked.save)
            print(f"The game is kept in {asked.save}.")


def _replay(asked: argparse.Namespace) -> None:
    waits = not asked.all and sys.stdin.isatty()
    replaying.replay(asked.file.read_text(encoding="utf-8"), input if waits else None, print)


def _arena(asked: argparse.Namespace) -> None:
    setup = "random" if asked.rules == "random" else read_rules(asked.rules)
    wanted = contest.contest(asked, setup, time.process_time)
    for path in (asked.csv, asked.picture):
        if path is not None:
            path.touch()  # where it cannot be written, that is said before the games
    began = time.monotonic()
    progress = contest.bar(sys.stderr, tables.total(wanted), lambda: time.monotonic() - began > 2.0)
    with asked_for(asked) as spread:
        found = tables.hold(wanted, spread, progress, asked.ladder)
    print(report.as_json(found, wanted) if asked.json else report.as_text(found))
    if asked.csv is not None:
        asked.csv.write_text(report.as_csv(found, wanted), encoding="utf-8")
    if asked.picture is not None:
        asked.picture.write_text(plot.drawn(found, wanted), encoding="utf-8")


COMMANDS = {"play": _play, "replay": _replay, "arena": _arena}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 2 with a sentence on stderr where it could not be done."""
    asked = _parser().parse_args(argv)
    try:
        COMMANDS[asked.command](asked)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read has had enough
        return 0
    except OSError as error:
        print(f"citadels: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (TableError, ValueError) as error:
        print(f"citadels: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
