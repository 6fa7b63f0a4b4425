"""The command line: `citadels play`, `citadels replay`, `citadels draw`, `citadels arena`."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

from citadels.bots import BOTS
from citadels.cli import contest, drawing, playing, plot, replaying, report, tables
from citadels.cli.words import LANGUAGES, Words
from tabletop.errors import TableError
from tabletop.lab.executors import executor_for, notes
from tabletop.rng import MASK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="citadels", description="The card game Citadels at a terminal.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play a game, people and bots")
    bots = ", ".join(BOTS)
    play.add_argument("seats", nargs="*", default=["Player", "casual", "casual", "casual"],
                      help=f"two to eight: a bot ({bots}) or a person's name; else one person, three bots")  # fmt: skip
    play.add_argument("--rules", help="rules as JSON, or a file that holds them (docs: notation §1)")
    play.add_argument("--seed", type=int, help="0 to 2^64 - 1; drawn if left out")
    play.add_argument("--load", type=Path, help="go on with a record instead of dealing; seats must be its players'")
    play.add_argument("--save", type=Path, help="write the record here at the end, or when you leave")
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path)
    replay.add_argument("--all", action="store_true", help="do not wait between moves")
    for command in (play, replay):
        command.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="what is said, said in (en)")
    drawing.add_draw(commands)
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
    words = Words(asked.language)  # without them nothing begins
    seed = secrets.randbits(64) if asked.seed is None else asked.seed & MASK
    if asked.load is not None:
        session = playing.taken_up(asked.seats, asked.load.read_text(encoding="utf-8"), seed)
    else:
        session = playing.dealt(asked.seats, read_rules(asked.rules), seed)
        print(words.say("with-seed", seed=str(seed)))
    try:
        playing.Terminal(session, words, input, print).play()
    except (playing.Quit, EOFError, KeyboardInterrupt):
        print("\n" + words.say("terminal-left"), "" if asked.save else words.say("terminal-keep-with"))
    finally:
        if asked.save is not None:
            asked.save.write_text(session.game.record(), encoding="utf-8")
            print(words.say("terminal-kept", file=str(asked.save)))


def _replay(asked: argparse.Namespace) -> None:
    waits = not asked.all and sys.stdin.isatty()
    text, words = asked.file.read_text(encoding="utf-8"), Words(asked.language)
    replaying.replay(text, words, input if waits else None, print)


def _arena(asked: argparse.Namespace) -> None:
    rules = None if asked.rules == "random" else read_rules(asked.rules)
    setup = contest.setup_of(asked.edition, asked.set, rules)
    wanted = contest.contest(asked, setup, time.process_time)
    out = None if asked.json else report.terminal()
    figure = None if asked.picture is None else plot.blank(asked.picture)
    for path in (asked.csv, asked.picture):
        if path is not None:
            path.touch()  # where it cannot be written, that is said before the games
    # What a bot of one's own prints goes where a person reads it, not into the result.
    with executor_for(asked) as executor, progress(tables.total(wanted)) as advance, redirect_stdout(sys.stderr):
        found = tables.hold(wanted, executor, advance, asked.ladder)
    if out is None:
        print(report.as_json(found, wanted))
    else:
        report.show(found, out)
    if asked.csv is not None:
        asked.csv.write_text(report.as_csv(found, wanted), encoding="utf-8")
    if figure is not None:
        plot.keep(figure, found, wanted, asked.picture)


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


COMMANDS = {"play": _play, "replay": _replay, "draw": drawing.draw, "arena": _arena}


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
        print(f"citadels: {error}", *notes(error), sep="\n  ", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stopped:
        if notes(stopped):
            print("citadels: stopped", *notes(stopped), sep="\n  ", file=sys.stderr)
        return 130
    return 0
