"""Options worth a search: all of few, of many alike the most promising by the policy's own value."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from citadels.bots.policy.hands import spied
from citadels.bots.policy.naming import holders
from citadels.bots.policy.tokens import threat_worths, warrant_worths
from citadels.bots.policy.weights import Weights
from citadels.core.menu import Menu
from citadels.core.moves import Move, move
from citadels.core.state import State

MANY = 3
NAMING = ("assassinate", "rob", "bewitch")
WHOLE = ("build", "pick", "discard", "keep", "take", "give", "crown", "recast")
# What is laid face down on several, by how much the character named first promises.
LAID = {"warrant": warrant_worths, "threaten": threat_worths}


def candidates(state: State, options: Sequence[Move], weights: Weights, base: int) -> list[int]:
    """Return the numbers of the options to try, `base` among them."""
    first = options.first if type(options) is Menu else options
    groups: dict[str, list[int]] = {}
    for at, option in enumerate(first):
        groups.setdefault(option.verb, []).append(at)
    chosen = {base}
    for verb, numbers in groups.items():
        chosen.update(_worth_trying(state, options, weights, verb, numbers))
    return sorted(chosen)


def _worth_trying(state: State, options: Sequence[Move], weights: Weights, verb: str, numbers: list[int]) -> list[int]:
    if len(numbers) <= MANY or verb in WHOLE:
        return numbers[:12]
    seat = state.stack[-1].seat
    if verb in NAMING:
        result = holders(state, seat, weights)
        return [at for at in numbers if options[at].name in result]
    if verb in LAID or verb == "spy":
        return _by_worth(state, options, weights, verb, numbers)
    return sorted(numbers, key=_promise(state, options, verb))[:MANY]


def _by_worth(state: State, options: Sequence[Move], weights: Weights, verb: str, numbers: list[int]) -> list[int]:
    """Return the most promising hands and kinds to spy on, or one move for each of the characters to hit first."""
    seat = state.stack[-1].seat
    if verb == "spy":
        result = spied(state, seat, weights)
        return sorted(numbers, key=lambda at: -result[options[at].seat, options[at].name])[:MANY]
    worth = LAID[verb](state, seat, weights)
    most = sorted(worth, key=lambda name: -worth[name])[: MANY + 2]
    best = [move(verb, word, *sorted([name for name in most if name != word][: 2 if verb == "warrant" else 1]))
            for word in most[:MANY]]  # fmt: skip
    return [at for at in numbers if options[at] in best]


def _promise(state: State, options: Sequence[Move], verb: str) -> Callable[[int], float]:
    """Return what to sort options of one verb by, the most promising first."""
    worth = state.rules.cards.worth
    if verb in ("swap", "peek"):
        return lambda at: -len(state.players[options[at].seat].hand)
    if verb in ("destroy", "armory", "exchange", "seize"):

        def raid(at: int) -> float:
            owner = state.players[options[at].seat]
            own = 20.0 if options[at].seat == state.stack[-1].seat else 0.0
            return own - 2.0 * len(owner.city) - worth[options[at].names[0].rstrip("+")] * 0.5

        return raid
    if verb == "search":
        return lambda at: -worth[options[at].name]
    return lambda at: 0.0
