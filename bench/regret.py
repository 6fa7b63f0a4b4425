"""Cost of a bot's turns, by a judge that searches the same decisions six times as far as the Master.

    python -m bench.regret expert --games 12 --seed 61
    python -m bench.regret expert --games 40 --seed 61 --last-round      what an exact endgame could gain at the most

Four of the bot at a table, classic eight. Of its decisions in turns one of so many is judged: the judge finds the move
it likes best, and both moves are then tried in worlds of their own, or the luck by which the better one was found would
count as its worth. The judge shares the value function with whom it judges: it finds carelessness, not wrong ideas. In
the last round there is nothing to value any more, and the judge knows who wins in each of its worlds.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, cast

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.expert import SELECTION, SearchConfig, Searcher
from citadels.bots.tiers import master_config
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from citadels.views.view import View, as_view
from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.bots.search import explore, mean_and_error
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play

SEATS = 4
TIMES = 6
# A decision's verb and what it lost, in points of a hundred wins.
Loss = tuple[str, float]


def _judging(seats: int, edition: str = PLAYED.word) -> SearchConfig:
    config = master_config(seats, edition)
    return config._replace(turns=TIMES * config.turns)


class Judged:
    """Plays as a bot that searches, and has one of so many of its decisions in turns judged.

    With `last_round`, only those in a round that somebody's complete city has made the last.
    """

    blind = False
    native = True

    def __init__(self, bot: Searcher, one_of: int, dice: Dice, losses: list[Loss], *, last_round: bool = False) -> None:
        self.bot, self.one_of, self.dice, self.losses = bot, one_of, dice, losses
        self.last_round = last_round

    def hear(self, seen: View | Mapping[str, Any], events: Sequence[Event]) -> None:
        """Remember, as the bot does."""
        self.bot.hear(seen, events)

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the bot's choice."""
        at = self.bot.choose(seen, options, dice, budget)
        moves = cast("Sequence[Move]", options)
        view = as_view(seen)
        counts = not self.last_round or any(player.completed is not None for player in view.players)
        if counts and moves[0].verb not in SELECTION and self.dice.below(self.one_of) == 0:
            self.losses.append((moves[at].verb, 100 * self._lost(view, moves, at)))
        return at

    def _lost(self, view: View, moves: Sequence[Move], at: int) -> float:
        judge = Searcher(_judging)
        judge.memory = self.bot.memory
        results, _ = judge.look(view, moves, self.dice, UNLIMITED)
        if not results:
            return 0.0
        best = max(results, key=lambda result: (result.playouts, result.mean)).option
        if best == at:
            return 0.0
        config = judge.settled(view)
        worlds = config.sampler(view, moves, self.dice)
        tried = explore((best, at), at, worlds.world, worlds.playout, Budget(playouts=2 * config.turns))
        return next(result.advantage for result in tried if result.option == best)


def audit(name: str, games: int, seed: int, one_of: int, *, last_round: bool = False) -> list[Loss]:
    """Let four of a bot play so many games; return what each judged decision lost."""
    losses: list[Loss] = []
    for number in range(games):
        dice = Dice(seed * 1_000_003 + number)
        played = [cast("Searcher", BOTS[name]()) for _ in range(SEATS)]
        bots = [Judged(bot, one_of, dice, losses, last_round=last_round) for bot in played]
        play(CITADELS, CITADELS.new(SEATS, {}, dice.below(1 << 40)), bots, dice_for(dice.below(1 << 40), SEATS))
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=("expert", "master"))
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--one-of", type=int, default=5)
    parser.add_argument("--last-round", action="store_true", help="judge only what is decided in the last round")
    given = parser.parse_args()
    losses = audit(given.bot, given.games, given.seed, given.one_of, last_round=given.last_round)
    for verb in ["all", *sorted({verb for verb, _ in losses})]:
        lost = [loss for text, loss in losses if verb in ("all", text)]
        mean, error = mean_and_error(lost)
        print(f"{verb:12} {len(lost):4} decisions, {mean:.2f} points lost each (± {2 * error:.2f})")


if __name__ == "__main__":
    main()
