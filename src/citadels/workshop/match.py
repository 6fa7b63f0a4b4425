"""A match of the own bot against chosen ones: seats rotated, wins with their intervals, and every game kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.user_bot import UserBotSource
from citadels.core.registry import EDITIONS, PLAYED
from citadels.game import Game
from citadels.workshop.game_runs import OneGame, playing, rules_of_table
from citadels.workshop.guest import MINE, Guest, Thinking
from citadels.workshop.outside import Outside, Trouble, wrong
from tabletop.bots.protocol import Bot
from tabletop.core.errors import PositionError
from tabletop.core.rng import draw
from tabletop.lab.arena import Match, Row, dice_for, seated, tally
from tabletop.lab.ladder import ladder, placing

MOST_GAMES = 1000
SEATS = (2, 8)
DRAWS = 50  # of the bootstrap under the ladder's intervals


@dataclass(slots=True)
class Table:
    """At what table games are played: how many sit there, by which rules, dealt from which seed."""

    players: int
    rules: dict[str, Any]
    seed: int

    @classmethod
    def of(cls, request: Mapping[str, Any]) -> Table:
        """Read the table that a request asks for.

        Raises:
            Trouble: there can be no such table.
        """
        players = number(request, "players", 4, *SEATS)
        rules, edition = request.get("rules") or {}, request.get("edition") or PLAYED.word
        if not isinstance(rules, dict):
            raise wrong("`rules` is an object")
        if edition not in EDITIONS:
            raise wrong(f"`edition` is one of {', '.join(EDITIONS)}")
        table = rules_of_table({**({} if edition == PLAYED.word else {"edition": edition}), **rules})
        try:
            Game.new([f"Seat {seat + 1}" for seat in range(players)], table)
        except PositionError as error:
            message = {"key": error.key, "why": error.why}
            raise Trouble("illegal-setup", f"There is no such table: {error}.", message) from error
        return cls(players, table, number(request, "seed", 0, 0, 2**53))


@dataclass
class Run:
    """Games of the own bot, one after the other."""

    source: UserBotSource
    table: Table
    against: tuple[str, ...]
    games: int
    outside: Outside
    played: list[OneGame] = field(default_factory=list)
    thinking: Thinking = field(default_factory=Thinking)

    def __post_init__(self) -> None:
        """Note when it began."""
        self._began = self.outside.now()
        bots = (MINE, *self.against, *[self.against[-1]] * (self.table.players - 1 - len(self.against)))
        self._match = Match(CITADELS, self.table.rules, bots, BOTS, self.table.seed, lambda: 0.0)

    @classmethod
    def of(cls, request: Mapping[str, Any], source: UserBotSource, outside: Outside) -> Run:
        """Read what is to be played.

        Raises:
            Trouble: the request is wrong, or the bot is none.
        """
        table = Table.of(request)
        against = request.get("against", ["casual"])
        if not isinstance(against, list) or not 1 <= len(against) < table.players or not set(against) <= BOTS.keys():
            raise wrong(f"`against` is a list of 1 to {table.players - 1} of {', '.join(BOTS)}")
        games = number(request, "games", 10, 1, MOST_GAMES)
        Guest(source, outside)  # a bot that is none is told before any game
        return cls(source, table, tuple(against), games, outside)

    def steps(self) -> Iterator[None]:
        """Play game after game."""
        for at in range(self.games):
            game = self._dealt(at)
            self.played.append(game)
            mine = game.seats.index(MINE)
            self.outside.sign(at, mine)
            try:
                bots = [self._sit(name, at) for name in game.seats]
                yield from playing(game, bots, dice_for(game.seed ^ at, len(bots)))
            except Trouble as trouble:
                trouble.more = {"game": at, "at": len(game.picks), "seat": mine, "link": game.link()}
                raise

    def _dealt(self, at: int) -> OneGame:
        return OneGame(at, seated(self._match, at), self.table.rules, draw(self.table.seed + at)[1])

    def _sit(self, name: str, game: int) -> Bot:
        return Guest(self.source, self.outside, self.thinking, game) if name == MINE else BOTS[name]()

    @property
    def over(self) -> list[OneGame]:
        """The games that came to their end."""
        return [game for game in self.played if game.result]

    def progress(self) -> dict[str, Any]:
        """Say how many games are over, and who won how many."""
        return {"do": "run", "of": self.games, **self._counted()}

    def _counted(self) -> dict[str, Any]:
        done = self.over
        rows = tally(self._match.bots, [game.result for game in done if game.result]).rows
        return {
            "done": len(done),
            "even": 1 / self.table.players,
            "rows": [_row(row) for row in rows] if done else [],
            "think": self.thinking.to_json(),
            "seconds": (self.outside.now() - self._began) / 1000,
        }

    def answer(self, stopped: bool) -> dict[str, Any]:
        """Return the result: the rows, the ladder, and a line for each game."""
        done = self.over
        rungs = ladder([game.result for game in done if game.result], self.table.seed, DRAWS) if done else []
        lines = [{"bot": rung.bot, "strength": rung.strength, "low": rung.low, "high": rung.high} for rung in rungs]
        games = [line_of(game) for game in done]
        counted = {"games": self.games, "stopped": stopped, "seed": self.table.seed, **self._counted()}
        return {"run": {**counted, "ladder": lines, "list": games}}


def line_of(game: OneGame) -> dict[str, Any]:
    """Return what a list of games tells of one that is over."""
    assert game.result is not None, "the game is over"
    seat = game.seats.index(MINE)
    return {
        "game": game.number,
        "seat": seat,
        "place": placing(game.result)[seat] + 1,
        "points": list(game.result.scores),
        "bots": list(game.seats),
        "winners": list(game.result.winners),
        "rounds": game.rounds,
        "moves": game.result.moves,
    }


def _row(row: Row) -> dict[str, Any]:
    return row._asdict()


def number(request: Mapping[str, Any], key: str, usual: int, least: int, most: int) -> int:
    """Return a whole number of a request.

    Raises:
        Trouble: it is none, or out of its range.
    """
    result = request.get(key)
    if result is None:
        return usual
    if type(result) is not int or not least <= result <= most:
        raise wrong(f"`{key}` is a whole number from {least} to {most}")
    return result
