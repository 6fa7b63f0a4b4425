"""Quick games between policies, played on the states themselves: a policy looks only at what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from citadels.bots.arena import CITADELS, ROUND_LIMIT, random_characters
from citadels.bots.policy import Weights
from citadels.bots.policy.weights import FEATURES, PAIR
from citadels.cards.catalog import ALL_ROLES, DARK_CITY_SPECIALS
from citadels.cards.sets import SETS
from citadels.core.moves import Move
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.scoring import score, winners
from citadels.flow.setup import new_state
from tabletop.bots.protocol import UNLIMITED, Bot, bot_view
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice


class Decides(Protocol):
    """A player: returns a move for the seat to move."""

    def decide(self, state: State) -> Move:
        """Return the move."""


class Seated:
    """A bot that is asked as at a table: it sees what its seat may know, and is told nothing else."""

    def __init__(self, bot: Bot, dice: Dice) -> None:
        self.bot, self.dice = bot, dice

    def decide(self, state: State) -> Move:
        """Return the bot's move."""
        choices: Any = options(state)
        if len(choices) == 1:
            only: Move = choices[0]
            return only
        seen = bot_view(self.bot, state.stack[-1].seat, partial(CITADELS.observe, state), partial(CITADELS.view, state))
        move: Move = choices[self.bot.choose(seen, choices, self.dice, UNLIMITED)]
        return move


def any_rules(seats: int, dice: Dice, cards: Edition = PLAYED, printed: int = 1) -> dict[str, Any]:
    """Draw a table: a third classic, or of the printed sets, the others with characters and specials at random.

    With the cards of 2016, `printed` of three tables (0 to 3) are of the printed sets.
    """
    if cards is NEWER:
        sets = SETS[cards.word]
        if dice.below(3) < printed:
            return {"edition": cards.word, "set": sets[dice.below(len(sets))].id, "round_limit": ROUND_LIMIT}
        characters = random_characters(seats, dice, cards=cards)
        return {"edition": cards.word, "characters": characters, "specials": "random", "round_limit": ROUND_LIMIT}
    if dice.below(3) == 0 and seats < 8:
        return {}
    ranks: dict[int, list[str]] = {}
    for role in ALL_ROLES:
        if seats >= role.min_seats:
            ranks.setdefault(role.rank, []).append(role.id)
    count = 9 if seats == 8 or (seats > 2 and dice.below(2)) else 8
    characters = [ranks[rank][dice.below(len(ranks[rank]))] for rank in range(1, count + 1)]
    specials = [name for name in DARK_CITY_SPECIALS if dice.below(3) == 0]
    rules: dict[str, Any] = {"characters": characters, "specials": specials or "classic"}
    if seats == 3 and dice.below(2):
        rules["three_players"] = "two_characters"
    return rules


def widened(rows: Mapping[str, Sequence[float]], sizes: Iterable[int]) -> dict[str, list[float]]:
    """Return rows of pick weights as long as the features are at these tables: pairs count where all hold two."""
    width = len(FEATURES) + (len(PAIR) if set(sizes) == {2} else 0)
    return {name: [*row, *[0.0] * width][:width] for name, row in rows.items()}


def play(
    seats: Sequence[Decides], rules: dict[str, Any], seed: int, watch: Callable[[State], None] | None = None
) -> State:
    """Play a game to its end; `watch` sees the state at every selection that begins a round."""
    state = new_state([f"{seat}" for seat in range(len(seats))], rules, seed)
    seen = 0
    while state.stack:
        if watch is not None and state.round != seen:
            seen = state.round
            watch(state)
        apply(state, seats[state.stack[-1].seat].decide(state))
    return state


def share(state: State, seat: int) -> float:
    """Return the seat's part of the win: one, or less if it is shared."""
    won = winners(state)
    return 1 / len(won) if seat in won else 0.0


def margin(state: State, seat: int) -> float:
    """Return points above the best other."""
    scores = [score(state, other) for other in range(len(state.players))]
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def vary(weights: Weights, dice: Dice, scale: float) -> Weights:
    """Return weights near the given ones: turn weights within a factor, picks within a distance."""
    data = weights.write()
    for part in ("turn", "power"):
        for name, value in data[part].items():
            data[part][name] = value * (1 + scale * (dice.unit() * 2 - 1))
    for part in ("kill", "bewitch"):
        for name, value in data[part].items():
            data[part][name] = value + scale * (dice.unit() * 2 - 1)
    for name, row in data["pick"].items():
        data["pick"][name] = [row[0] + 2 * scale * (dice.unit() * 2 - 1)] + [
            value * (1 + scale * (dice.unit() * 2 - 1)) for value in row[1:]
        ]
    return Weights(data)
