"""The arena: bots play many games against one another, seats rotated, and the result is told with its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from tabletop.bots.protocol import UNLIMITED, Bot, Budget, EventFeed, Factory, bot_view
from tabletop.bots.user_bot import checked
from tabletop.core.engine import apply, options
from tabletop.core.events import Event
from tabletop.core.rng import Dice, draw
from tabletop.core.rulebook import Rulebook
from tabletop.lab.executors import Executor

Clock = Callable[[], float]
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Match:
    """One pairing: `bots` by seat of the first game, their makers by name, and the table's setup.

    With `drawn`, the bots are a pool: each block of games is played by so many different ones, drawn at random.
    """

    rulebook: Rulebook
    setup: Any
    bots: tuple[str, ...]
    makers: Mapping[str, Factory]
    seed: int
    # Returns CPU seconds; the engine has no clock of its own.
    clock: Clock
    budget: Budget = UNLIMITED
    drawn: int | None = None
    records: bool = False  # whether results have the moves

    @property
    def players(self) -> int:
        """Return the number of seats; so many games are a block, in which everyone has each seat once."""
        return self.drawn or len(self.bots)

    def whole_blocks(self, games: int) -> int:
        """Return so many games or a few more, so that the last block is whole."""
        return -(-games // self.players) * self.players


class GameResult(NamedTuple):
    """One game: the bot in each seat, who won, the points, how many moves, and the CPU seconds it took.

    `record` has the moves as text, where the match asks for them.
    """

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    cpu: float
    record: tuple[str, ...] = ()


class Row(NamedTuple):
    """One bot's results: games (one for each seat it had), share of wins with its 95 % interval, mean points."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    points: float


class Outcome(NamedTuple):
    """A whole match: a row for each bot, a row for each seat, and the cost of it."""

    rows: tuple[Row, ...]
    seats: tuple[Row, ...]
    games: int
    moves: int
    cpu: float

    @property
    def games_a_second(self) -> float:
        """Games for each second of CPU time, all processes together."""
        return self.games / self.cpu if self.cpu else 0.0


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Return Wilson's interval for a share of wins (95 % with the default z); the whole range without games."""
    if not games:
        return 0.0, 1.0
    share, room = wins / games, z * z / games
    middle = (share + room / 2) / (1 + room)
    reach = z * sqrt(share * (1 - share) / games + room / (4 * games)) / (1 + room)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Choice(NamedTuple):
    """A move about to be made: what there was to choose from, as the game has it, and the number that was chosen."""

    options: Sequence[Any]
    chosen: int


def each_move(
    rulebook: Rulebook, state: Any, bots: Sequence[Bot], dice: Sequence[Dice], budget: Budget = UNLIMITED
) -> Iterator[Choice]:
    """Let bots play a game to its end, each by its own view and dice; yield every move before it is made.

    Who has no choice is not asked. The state is the one handed in, and moves on with every step.
    """
    observe, view = partial(rulebook.observe, state), partial(rulebook.view, state)
    looks = [partial(bot_view, bot, seat, observe, view) for seat, bot in enumerate(bots)]
    hearing, events = EventFeed(), list[Event]()
    listens = any(hasattr(bot, "hear") for bot in bots)
    if listens:
        state.events = events
    stack = state.stack
    while stack:
        choices = options(state)
        at = 0
        if len(choices) > 1:
            seat = stack[-1].seat
            seen = looks[seat]()
            if listens:
                hearing.deliver(bots[seat], seat, seen, events)
            at = bots[seat].choose(seen, choices, dice[seat], budget)
            if type(at) is not int or not 0 <= at < len(choices):
                at = checked(at, len(choices), type(bots[seat]).__name__)
        yield Choice(choices, at)
        apply(state, choices[at])


def play(rulebook: Rulebook, state: Any, bots: Sequence[Bot], dice: Sequence[Dice], budget: Budget = UNLIMITED) -> int:
    """Let bots play a game to its end, each by its own view and dice; return the number of moves."""
    return sum(1 for _ in each_move(rulebook, state, bots, dice, budget))


def dice_for(seed: int, seats: int) -> list[Dice]:
    """Return a stream of chance for each seat, apart from the one the game deals with."""
    streams = []
    for _ in range(seats):
        seed, number = draw(seed)
        streams.append(Dice(number))
    return streams


def seated(match: Match, number: int) -> tuple[str, ...]:
    """Return the bot in each seat of game `number`: everyone moves on by one seat each game."""
    count = match.players
    bots = match.bots
    if match.drawn is not None:
        pool = list(bots)
        Dice(draw(match.seed ^ ~(number // count))[1]).shuffle(pool)
        bots = tuple(pool[:count])
    return tuple(bots[(seat - number) % count] for seat in range(count))


class Table(NamedTuple):
    """A game of a match before its first move: the bot in each seat by name, the state, the bots and their dice."""

    seats: tuple[str, ...]
    state: Any
    bots: list[Bot]
    dice: list[Dice]


def set_up(match: Match, number: int) -> Table:
    """Set up game `number` of a match."""
    seats = seated(match, number)
    _, seed = draw(match.seed + number)
    state = match.rulebook.new(len(seats), match.setup, seed)
    return Table(seats, state, [match.makers[bot]() for bot in seats], dice_for(seed ^ number, len(seats)))


def play_one(match: Match, number: int) -> GameResult:
    """Play game `number` of a match; what ends it before its time is told with who was to move then."""
    began = match.clock()
    seats, state, bots, dice = set_up(match, number)
    record: tuple[str, ...] = ()
    try:
        if match.records:
            played = each_move(match.rulebook, state, bots, dice, match.budget)
            record = tuple([str(choice.options[choice.chosen]) for choice in played])
            moves = len(record)
        else:
            moves = play(match.rulebook, state, bots, dice, match.budget)
    except BaseException as error:
        if state.stack:
            seat = state.stack[-1].seat
            error.add_note(f"in game {number} (from 0 on), when {seats[seat]} in seat {seat} was to move")
        raise
    cpu = match.clock() - began
    winners, scores = tuple(match.rulebook.winners(state)), tuple(match.rulebook.scores(state))
    return GameResult(seats, winners, scores, moves, cpu, record)


@dataclass(frozen=True, slots=True)
class Task:
    """A match as a function of the game's number, to be handed to other processes."""

    match: Match

    def __call__(self, number: int) -> GameResult:
        """Play one game."""
        return play_one(self.match, number)


def games_of(
    match: Match, numbers: range, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[GameResult]:
    """Play some games of a match; `progress(done)` is called after each."""
    return collect(Task(match), numbers, executor, progress)


def collect(
    work: Callable[[int], Result],
    numbers: range,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Do a piece of work for each game and return the results; `progress(done)` is called after each."""
    results: list[Result] = []
    for result in (executor or map)(work, numbers):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return results


def run(
    match: Match, games: int, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Outcome:
    """Play a match; `progress(done)` is called after each game."""
    return tally(match.bots, games_of(match, range(games), executor, progress))


def tally(bots: Sequence[str], played: Sequence[GameResult]) -> Outcome:
    """Count the wins of a match; k winners of one game have 1/k each."""
    rows = tuple(_row(bot, [(game, seat) for game in played for seat, name in enumerate(game.seats) if name == bot])
                 for bot in dict.fromkeys(bots))  # fmt: skip
    count = len(played[0].seats) if played else 0
    seats = tuple(_row(str(seat), [(game, seat) for game in played]) for seat in range(count))
    return Outcome(rows, seats, len(played), sum(game.moves for game in played), sum(game.cpu for game in played))


def sigmas(row: Row, expected: float) -> float:
    """Return by how many standard deviations a share is off what was expected; 0 without games."""
    deviation = sqrt(expected * (1 - expected) / row.games) if row.games else 0.0
    return (row.share - expected) / deviation if deviation else 0.0


def _row(name: str, sat: Sequence[tuple[GameResult, int]]) -> Row:
    wins = sum(1 / len(played.winners) for played, seat in sat if seat in played.winners)
    points = sum(played.scores[seat] for played, seat in sat)
    games = len(sat)
    return Row(name, games, wins, wins / games if games else 0.0, *wilson(wins, games), points / max(1, games))
