"""A sequential test: is a bot's share of wins this, or that? It stops as soon as the answer is significant.

Games of one block share their bots and differ in the seats, so a block is one observation: the share of wins in it. How
blocks come out is not known beforehand; for either hypothesis the likeliest such distribution that has its mean and
fits what was seen is taken (a generalised sequential probability ratio test).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import NamedTuple

from tabletop.lab.arena import GameResult, Match, Outcome, games_of, tally
from tabletop.lab.executors import Executor

# Pseudo-counts for the two extreme results; without them an unseen extreme has likelihood 0.
PSEUDO_COUNT = 1e-3
FIRST_WAVE = 4


@dataclass(frozen=True, slots=True)
class Question:
    """Two hypotheses: shares of wins from 0 to 1, the first lower, with the error rates that are allowed.

    `alpha`: the higher is taken where the lower is true; `beta`: the other way round.
    """

    lower: float
    higher: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the lower and the higher share are taken."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Verdict(NamedTuple):
    """The accepted share, None while undecided; the log-likelihood ratio; how many blocks it took."""

    taken: float | None
    ratio: float
    blocks: int


def block_shares(played: Sequence[GameResult], bot: str) -> list[float]:
    """Return a bot's share of wins in each whole block of games, 0 to 1 for each seat it had."""
    size = len(played[0].seats) if played else 1
    shares = []
    for first in range(0, len(played) - size + 1, size):
        block = played[first : first + size]
        wins = sum(1 / len(played.winners) for played in block for seat in played.winners if played.seats[seat] == bot)
        shares.append(round(wins / max(1, sum(played.seats.count(bot) for played in block)), 6))
    return shares


def ratio(seen: Counter[float], question: Question, highest: float = 1.0) -> float:
    """Return the logarithm of how much likelier the higher share is than the lower; 0 without blocks.

    `seen` counts blocks by share; `highest` is the share of a block in which the bot won all there was to win.
    """
    count = seen.total()
    if not count:
        return 0.0
    weights = {0.0: PSEUDO_COUNT, highest: PSEUDO_COUNT}
    for share, times in seen.items():
        weights[share] = weights.get(share, 0.0) + times
    total = sum(weights.values())
    values = [(share, weight / total) for share, weight in weights.items()]
    lower, higher = _tilt(values, question.lower), _tilt(values, question.higher)
    return count * sum(
        part * log((1 + lower * (share - question.lower)) / (1 + higher * (share - question.higher)))
        for share, part in values
    )


def _tilt(values: Sequence[tuple[float, float]], mean: float) -> float:
    """Find x so that the distribution part / (1 + x (share - mean)) has that mean: the likeliest one that has it."""
    low = -1 / (max(share for share, _ in values) - mean)
    high = 1 / (mean - min(share for share, _ in values))
    for _ in range(80):
        middle = (low + high) / 2
        if sum(part * (share - mean) / (1 + middle * (share - mean)) for share, part in values) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def decide(shares: Sequence[float], question: Question, highest: float = 1.0, since: int = 0) -> Verdict:
    """Look at the blocks one after another and stop at the first that decides; the first `since` are known not to."""
    lower, higher = question.bounds
    seen = Counter(shares[:since])
    now = ratio(seen, question, highest)
    for blocks in range(since + 1, len(shares) + 1):
        seen[shares[blocks - 1]] += 1
        now = ratio(seen, question, highest)
        if not lower < now < higher:
            return Verdict(question.lower if now <= lower else question.higher, now, blocks)
    return Verdict(None, now, len(shares))


def run_until(
    match: Match,
    question: Question,
    games: int,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Outcome, Verdict]:
    """Play until the question about the first bot is decided, at most so many games.

    What was played after the block that decided does not count, so the result is the same however the games are spread.
    """
    played: list[GameResult] = []
    bot, size = match.bots[0], match.players
    most = match.whole_blocks(games)
    highest = round(1 / match.bots.count(bot), 6)
    verdict = Verdict(None, 0.0, 0)
    while verdict.taken is None and len(played) < most:
        done = len(played)
        # Waves: every process is kept busy, and at most a quarter of what was played is played in vain.
        last = min(most, done + size * max(FIRST_WAVE, done // size // 4))
        message = None if progress is None else _after(done, progress)
        played += games_of(match, range(done, last), executor, message)
        verdict = decide(block_shares(played, bot), question, highest, done // size)
    return tally(match.bots, played[: verdict.blocks * size]), verdict


def _after(done: int, progress: Callable[[int], None]) -> Callable[[int], None]:
    return lambda more: progress(done + more)
