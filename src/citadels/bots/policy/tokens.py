"""Tokens that lie face down: whom to threaten and to serve, and what to do under a threat (E5.3, E5.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from citadels.bots.policy.cards import ending, standing
from citadels.bots.policy.facts import gained, rounds_left
from citadels.bots.policy.naming import prospects, threat
from citadels.bots.policy.raids import loss, shares
from citadels.bots.policy.weights import Weights
from citadels.cards.edition_2016.roles.blackmailer import THREATS
from citadels.cards.edition_2016.roles.magistrate import WARRANTS
from citadels.core.frames import Turn
from citadels.core.marks import FaceDown
from citadels.core.moves import Move, move
from citadels.core.readings import city_size, count_districts
from citadels.core.state import State
from citadels.views.view import turn_on_stack
from tabletop.core.rng import Dice

if TYPE_CHECKING:
    from citadels.cards.edition_2016.roles.blackmailer import Bribe, Unmask
    from citadels.cards.edition_2016.roles.magistrate import Serve

# What a player gathers before one pays, in gold; and who builds nothing, so that no warrant is asked about.
GATHERED = 2
BUILDS_NOTHING = frozenset(("navigator",))


def _ranked(names: Sequence[str], worth: dict[str, float], dice: Dice, noise: float) -> list[str]:
    """List names by what they promise, with a little chance in it: nobody is to read which is the real one."""
    result = {name: worth.get(name, -1.0) + noise * dice.unit() for name in names}
    return sorted(names, key=lambda name: -result[name])


def _names(options: Sequence[Move]) -> list[str]:
    """List the characters that the first words of these moves name, each once."""
    return list(dict.fromkeys([option.name for option in options]))


def warrant_worths(state: State, seat: int, weights: Weights) -> dict[str, float]:
    """Return what a signed warrant promises on each character: a district of the best that its player can pay."""
    turn, size = weights.turn, city_size(state)

    def worth(other: int, name: str) -> float:
        player = state.players[other]
        if not player.hand or name in BUILDS_NOTHING:
            return 0.0
        gold = player.gold + GATHERED
        return turn.warrant_gold * min(6, gold) + turn.warrant_threat * threat(state, other, size, weights)

    return prospects(state, seat, weights, worth)


def warrant(state: State, turn: Turn, options: Sequence[Move], weights: Weights, dice: Dice) -> Move:
    """Sign the warrant that promises most, and lay the blank ones where one would be expected as well."""
    order = _ranked(_names(options), warrant_worths(state, turn.seat, weights), dice, 0.6)
    return move("warrant", order[0], *sorted(order[1:3]))


def threat_worths(state: State, seat: int, weights: Weights) -> dict[str, float]:
    """Return what the flower promises on each character: all of its player's gold (E5.5.4)."""
    turn = weights.turn

    def worth(other: int, _: str) -> float:
        return (state.players[other].gold + GATHERED) * turn.rob_gold

    return prospects(state, seat, weights, worth)


def threaten(state: State, turn: Turn, options: Sequence[Move], weights: Weights, dice: Dice) -> Move:
    """Lay the flower or, now and then, the blank threat where most gold is to be had."""
    order = _ranked(_names(options), threat_worths(state, turn.seat, weights), dice, 0.8)
    return move("threaten", *order[:2])


LAYS: dict[str, Callable[[State, Turn, Sequence[Move], Weights, Dice], Move]] = {
    "warrant": warrant, "threaten": threaten,
}  # fmt: skip


def struck(state: State, turn: Turn) -> float:
    """Return the chance that this turn's player loses what is paid for next to a warrant, as that seat sees it."""
    on = WARRANTS.on(state) if state.marks else None
    if on is None or turn.role not in on.on or state.holder(state.rules.characters[0]) == turn.seat:
        return 0.0
    return 1.0 / len(on.on)


def bribe(state: State, frame: Bribe, options: Sequence[Move], weights: Weights) -> Move:
    """Pay if that costs nothing, or less than one would lose: the flower is one of two, and surer if it is the last."""
    gold = state.players[frame.seat].gold
    on: FaceDown | None = THREATS.on(state)
    flower = 0.5 if on is None or len(on.on) > 1 else 0.6
    pays = gold // 2 <= weights.turn.bribe * flower * gold
    return next(option for option in options if option.verb == ("bribe" if pays else "pass"))


def unmask(state: State, frame: Unmask, options: Sequence[Move], _: Weights) -> Move:
    """Turn up the flower where there is gold to take; a blank threat tells the others where it is."""
    on: FaceDown | None = THREATS.on(state)
    turn = turn_on_stack(state)
    flower = on is not None and turn is not None and on.real == turn.role
    wanted = "reveal" if flower and state.players[frame.threatened].gold else "pass"
    return next(option for option in options if option.verb == wanted)


def serve(state: State, frame: Serve, options: Sequence[Move], weights: Weights) -> Move:
    """Confiscate what serves one's own city, or what its builder needs more (E5.3.4)."""
    me, size = state.players[frame.seat], city_size(state)
    builder = state.players[frame.builder]
    gain = standing(state, me, frame.card, weights, rounds_left(state, size)) + weights.turn.haste
    if 0 < size - count_districts(me) <= state.rules.cards.districts[frame.card].size:
        gain += ending(state, frame.seat, frame.card, weights)
    hurt = loss(state, builder, frame.card, False, weights, size)
    gain += shares(state, frame.seat, weights)[frame.builder] * (hurt - (0.0 if state.last_round else 1.0))
    points = gained(state, frame.seat, frame.card)
    wanted = "confiscate" if points > 0 and (state.last_round or gain > weights.turn.serve) else "pass"
    return next(option for option in options if option.verb == wanted)
