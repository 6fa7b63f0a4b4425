"""Games that are played a decision at a time, with progress between decisions, and a way to stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from citadels.bots.arena import CITADELS, ROUND_LIMIT
from citadels.game import Game
from citadels.notation.links import write_game
from citadels.workshop.guest import Guest
from tabletop.bots.protocol import UNLIMITED, Bot, bot_view
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import GameResult


@dataclass(slots=True)
class OneGame:
    """One game: how it was dealt, and of each move its number among how many there were."""

    number: int
    seats: tuple[str, ...]
    rules: dict[str, Any]
    seed: int
    picks: list[tuple[int, int]] = field(default_factory=list)
    result: GameResult | None = None
    rounds: int = 0

    @property
    def setup(self) -> dict[str, Any]:
        """The arguments that deal the game again (`Game.new`)."""
        return {"players": self.names, "rules": self.rules, "seed": self.seed}

    @property
    def names(self) -> list[str]:
        """Return names for the seats: their bots', numbered where there are several of one."""
        return [
            bot if self.seats.count(bot) == 1 else f"{bot} {self.seats[: seat + 1].count(bot)}"
            for seat, bot in enumerate(self.seats)
        ]

    def link(self) -> str:
        """Return the link to what was played of it (docs/protocol.md §5)."""
        return write_game(self.setup, self.picks)

    def again(self, step: int | None = None) -> Game:
        """Return the game after so many of its moves, or all."""
        game = Game.new(**self.setup)
        for at, _ in self.picks[:step]:
            game.play(game.moves()[at])
        return game


def rules_of_table(rules: dict[str, Any]) -> dict[str, Any]:
    """Return rules under which any game ends (R4.11)."""
    return {"round_limit": ROUND_LIMIT, **rules}


def playing(game: OneGame, bots: Sequence[Bot], dice: Sequence[Dice]) -> Iterator[None]:
    """Play a game to its end, stopping after each move; who has no choice is not asked."""
    state = CITADELS.new(len(bots), game.rules, game.seed)
    stack: Any = state.stack
    while stack:
        choices = options(state) or []
        at = 0
        if len(choices) > 1:
            seat = stack[-1].seat
            bot = bots[seat]
            if isinstance(bot, Guest):
                bot.step = len(game.picks)
            seen = bot_view(bot, seat, partial(CITADELS.observe, state), partial(CITADELS.view, state))
            at = bot.choose(seen, choices, dice[seat], UNLIMITED)
        game.picks.append((at, len(choices)))
        apply(state, choices[at])
        yield
    game.rounds = CITADELS.observe(state, None).round
    winners, points = CITADELS.winners(state), CITADELS.scores(state)
    game.result = GameResult(game.seats, tuple(winners), tuple(points), len(game.picks), 0.0)
