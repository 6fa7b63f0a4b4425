"""Touching other cities: the Warlord's, the Diplomat's and the Armory's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from citadels.bots.policy.cards import ending, gold_worth, standing
from citadels.bots.policy.facts import points as points_of
from citadels.bots.policy.facts import rounds_left
from citadels.bots.policy.last_raids import matters
from citadels.bots.policy.naming import threat
from citadels.bots.policy.weights import Weights
from citadels.cards.roles.diplomat import exchange_price
from citadels.cards.roles.shields import wall, worth
from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.moves import Move
from citadels.core.readings import city_size, count_districts, district_of
from citadels.core.state import Player, State


def shares(state: State, seat: int, weights: Weights) -> dict[int, float]:
    """Return the part of each other's loss that is this seat's gain: most from the most dangerous player."""
    size = city_size(state)
    turn = weights.turn
    dangers = {other: threat(state, other, size, weights) for other in state.others(seat)}
    most = max(dangers.values())
    if len(dangers) == 1:
        return dict.fromkeys(dangers, max(turn.raid, 0.8))
    mine = points_of(state, seat)
    result = {}
    for other, danger in dangers.items():
        if state.last_round:
            result[other] = turn.raid if points_of(state, other) >= mine - 2 else 0.1
        else:
            result[other] = turn.raid if danger >= most - 0.5 else turn.raid_weak
    return result


def loss(state: State, player: Player, card: str, coin: bool, weights: Weights, size: int) -> float:
    """Return a player's loss with a district: points, the five kinds, an end in sight."""
    cards = state.rules.cards
    lost = float(cards.worth[card] + coin)
    kinds = player.kinds
    if len(set(kinds)) == 5 and kinds.count(cards.kind[card]) == 1:
        lost += 3.0
    if not state.last_round:
        left = size - count_districts(player)
        lost += weights.turn.raid_near if left == 1 else weights.turn.raid_two if left == 2 else 0.5
    lost += weights.power.get(card, 0.0) * rounds_left(state, size)
    return lost


def _plain(label: str) -> tuple[str, bool]:
    return (label[:-1], True) if label.endswith("+") else (label, False)


def _best(
    state: State, options: Iterable[Move], gain: Callable[[Move], float], weights: Weights, size: int
) -> tuple[Move | None, float]:
    """Return the raid of most gain; of equal ones the more dangerous owner, card and city decide, never the chair."""

    def between_equals(option: Move) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
        owner = state.players[option.seat]
        return threat(state, option.seat, size, weights), option.names, owner.names

    best, most = None, -1e9
    for option in options:
        value = gain(option)
        if best is None or value > most or (value == most and between_equals(option) > between_equals(best)):
            best, most = option, value
    return best, most


def destroy(state: State, seat: int, options: Iterable[Move], weights: Weights) -> tuple[Move | None, float]:
    """Return the best district to destroy and what that gains (R6.8W); None where no raid can change the end."""
    size = city_size(state)
    share = shares(state, seat, weights)
    gold = gold_worth(state, state.players[seat], weights) * weights.turn.raid_price / 0.45

    def gain(option: Move) -> float:
        owner = state.players[option.seat]
        card, coin = _plain(option.names[0])
        paid = price_to_destroy(state, option.seat, district_of(state, option.seat, option.names[0]))
        return share[option.seat] * loss(state, owner, card, coin, weights, size) - (gold + 0.1) * paid

    others = [option for option in options if option.seat != seat and matters(state, seat, option)]
    if not others:
        return None, 0.0
    best, most = _best(state, others, gain, weights, size)
    unpaid = [] if most > weights.turn.raid_least else for_nothing(state, seat, others)
    if unpaid:  # even those do it who would rather touch nobody
        return _best(state, unpaid, gain, weights, size)[0], weights.turn.raid_least + 0.1
    return best, most


def for_nothing(state: State, seat: int, options: Iterable[Move]) -> list[Move]:
    """Return the raids that cost nothing, on the leader by districts: they hurt nobody but the leader.

    In the last round those that change nothing are none.
    """
    worths = [points_of(state, other) for other in range(len(state.players))]
    return [
        option for option in options
        if option.seat != seat and worths[option.seat] == max(worths)
        and not price_to_destroy(state, option.seat, district_of(state, option.seat, option.names[0]))
        and matters(state, seat, option)
    ]  # fmt: skip


def armory(state: State, seat: int, options: Iterable[Move], weights: Weights) -> tuple[Move | None, float]:
    """Return the best district to destroy with the Armory, its own loss counted (R7.12)."""
    size = city_size(state)
    share = shares(state, seat, weights)
    own = loss(state, state.players[seat], "armory", False, weights, size) + (0.0 if state.last_round else 1.5)

    def gain(option: Move) -> float:
        card, coin = _plain(option.names[0])
        return share[option.seat] * loss(state, state.players[option.seat], card, coin, weights, size) - own

    others = [option for option in options if option.seat != seat and matters(state, seat, option)]
    return _best(state, others, gain, weights, size)


def exchange(state: State, seat: int, options: Iterable[Move], weights: Weights) -> tuple[Move | None, float]:
    """Return the best exchange and what it gains (R6.8D)."""
    size = city_size(state)
    rounds = rounds_left(state, size)
    share = shares(state, seat, weights)
    me = state.players[seat]
    gold = gold_worth(state, me, weights)
    kind, points = state.rules.cards.kind, state.rules.cards.worth

    def gain(option: Move) -> float:
        theirs, coin = _plain(option.names[0])
        own, own_coin = _plain(option.names[1])
        paid, _ = exchange_price(state, seat, option.seat, district_of(state, option.seat, option.names[0]),
                                 district_of(state, seat, option.names[1]))  # fmt: skip
        value = standing(state, me, theirs, weights, rounds) + coin - points[own] - own_coin
        if kind[own] not in [kind for name, kind in zip(me.names, me.kinds, strict=True) if name != own]:
            value -= 1.0
        return value + share[option.seat] * (points[theirs] + coin - points[own] - own_coin - paid * 0.5) - gold * paid

    return _best(state, options, gain, weights, size)


def seize(state: State, seat: int, options: Iterable[Move], weights: Weights) -> tuple[Move | None, float]:
    """Return the best district to take for its cost, and what that gains (E6.8M)."""
    size = city_size(state)
    rounds, share, me = rounds_left(state, size), shares(state, seat, weights), state.players[seat]
    gold, districts = gold_worth(state, me, weights), state.rules.cards.districts
    left, terms = size - count_districts(me), weights.turn

    def gain(option: Move) -> float:
        card, coin = _plain(option.names[0])
        owner = state.players[option.seat]
        built = district_of(state, option.seat, option.names[0])
        paid, extra = worth(state, built), wall(state, option.seat, 0, built)
        value = terms.seize * (standing(state, me, card, weights, rounds) + coin + terms.haste)
        if 0 < left <= districts[card].size:
            value += ending(state, seat, card, weights)
        hurt = loss(state, owner, card, coin, weights, size) - (0.0 if state.last_round else 0.5 * paid)
        return value + share[option.seat] * hurt - gold * (paid + extra)

    return _best(state, options, gain, weights, size)
