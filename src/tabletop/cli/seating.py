"""The commands `play` and `replay` of any game: who sits at the terminal, and how a game begins or goes on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletop.cli.asking import add_rules, read_rules
from tabletop.cli.opening import opened_game
from tabletop.core.rng import MASK
from tabletop.game.spec import GameSpec
from tabletop.table.saves import Saved, write_save
from tabletop.table.session import Seat, Session


def add_play(commands: Any, seats: Sequence[str], who: str) -> ArgumentParser:
    """Add `play` and its options; `seats` are those where none is named, `who` says which can be."""
    play: ArgumentParser = commands.add_parser("play", help="play a game, people and bots")
    play.add_argument("seats", nargs="*", default=list(seats), help=who)
    add_rules(play)
    play.add_argument("--seed", type=int, help="0 to 2^64 - 1; drawn if left out")
    play.add_argument("--load", type=Path, help="go on with a record instead of dealing; seats must be its players'")
    play.add_argument("--save", type=Path, help="write the record here at the end, or when you leave")
    return play


def add_replay(commands: Any) -> ArgumentParser:
    """Add `replay` and its options."""
    replay: ArgumentParser = commands.add_parser("replay", help="step through a record, a link or a save in a file")
    replay.add_argument("file", type=Path)
    replay.add_argument("--all", action="store_true", help="do not wait between moves")
    return replay


def begun(spec: GameSpec, arguments: Namespace, drawn: int) -> tuple[Session, int | None]:
    """Deal the game that was asked for, or go on with its record; return its seed, too, where it was dealt.

    `drawn` is the seed where none was named. SeatError, PositionError, IllegalMove, SaveError or ValueError says why
    it cannot be, OSError that there is no such file.
    """
    seed = drawn if arguments.seed is None else arguments.seed & MASK
    if arguments.load is not None:
        return taken_up(spec, arguments.seats, arguments.load.read_text(encoding="utf-8"), seed), None
    return dealt(spec, arguments.seats, read_rules(arguments.rules), seed), seed


def seated(spec: GameSpec, seats: Sequence[str]) -> list[Seat]:
    """Seat people by their own names, bots by their kind and seat."""
    return [
        Seat(f"{seat.title()} {at}", "bot", seat) if seat in spec.bots else Seat(seat, "person")
        for at, seat in enumerate(seats, start=1)
    ]


def dealt(spec: GameSpec, seats: Sequence[str], rules: dict[str, Any], seed: int) -> Session:
    """Deal a game; SeatError or PositionError says why it cannot be."""
    return Session.new(spec, [seat.write() for seat in seated(spec, seats)], rules, seed)


def taken_up(spec: GameSpec, seats: Sequence[str], record: str, seed: int) -> Session:
    """Go on with a record; IllegalMove, PositionError or SaveError says why it cannot be.

    ValueError if it has another number of players than seats were named.
    """
    game = opened_game(spec.game, record)
    names = game.names
    if len(seats) != len(names):
        raise ValueError(f"the record has {len(names)} players, {len(seats)} seats were named")
    data = [seat._replace(name=name).write() for seat, name in zip(seated(spec, seats), names, strict=True)]
    return Session.load(spec, write_save(spec.name, spec.version, Saved(game.record_in_save(), data, seed)))
