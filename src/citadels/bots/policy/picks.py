"""A seat's liking of characters, by features of the table: its own hand counts card by card, others' by number."""

from __future__ import annotations

from operator import mul

from citadels.bots.policy.facts import income_of, useful
from citadels.bots.policy.weights import FEATURES, GONE, HELD, Weights
from citadels.core.readings import city_size, count_districts
from citadels.core.state import Player, State
from citadels.flow.draft import Choose

Common = list[float]
# Features of a pick that depend neither on the character nor on a second one.
ALONE = len(FEATURES) - 2


def common(state: State, seat: int, own: bool = True) -> Common:
    """Return the features of a pick that do not depend on the character (`FEATURES`, all but the two of income).

    With `own` the seat's hand is looked at; without, only what everyone sees of it.
    """
    players = state.players
    me = players[seat]
    seats = len(players)
    size = city_size(state)
    gold, count, city = me.gold, len(me.hand), count_districts(me)
    purses = 0
    richest = fullest = leader = 0
    for player in players:
        if player is me:
            continue
        purses += player.gold
        richest = max(richest, player.gold)
        fullest = max(fullest, len(player.hand))
        leader = max(leader, count_districts(player))
    if own:
        cards, builds, finish = _own_prospects(state, me, size - city)
    else:
        cards, builds = 0.85 * count, min(3.0, 0.85 * count, (gold + 2) / 3.0)
        finish = 1.0 if city >= size - 1 and count and gold else 0.0
    after = (seats - 1 - (seat - state.crown) % seats) / seats
    return [
        1.0,
        min(gold, 10) * 0.25,
        min(cards, 6.0) / 3.0,
        city / size,
        leader / size,
        (city - leader) * 0.25,
        purses / (seats - 1) * 0.25,
        richest / 6.0,
        max(-1.5, min(1.5, (fullest - cards) * 0.25)),
        finish,
        builds * 0.5,
        1.0 if leader >= size - 1 else 0.5 if leader == size - 2 else 0.0,
        min(state.round, 12) / 8.0,
        after,
        (seats - 4) * 0.25,
        (count - cards) / 3.0,
        1.0 if state.crown == seat else 0.0,
        1.0 if gold <= 1 else 0.5 if gold == 2 else 0.0,
        *(_pair(state, seat) if own and state.rules.each == 2 else ()),
    ]


def _pair(state: State, seat: int) -> Common:
    """Return what counts where everyone holds two (`PAIR`): the character already held, and those others may hold."""
    me, rank_of = state.players[seat], state.rules.cards.rank
    held = [rank_of[name] for name in me.characters]
    frame = state.stack[-1] if state.stack else None
    pool = frame.pool if type(frame) is Choose else ()
    if me.drafts:
        before: tuple[str, ...] = me.drafts[-1]
    else:  # nobody chose before the first: the card that player does not see is nobody's
        before = state.rules.cast if seat != state.crown else pool
    gone = [rank_of[name] for name in before if name not in pool and name not in me.characters]
    return [*[1.0 if rank in held else 0.0 for rank in HELD], *[1.0 if rank in gone else 0.0 for rank in GONE]]


def _own_prospects(state: State, me: Player, left: int) -> tuple[float, float, float]:
    """Return useful cards, how many of them the purse builds next turn, and whether that may end the game."""
    cards = useful(me)
    costs = sorted([state.rules.cards.cost[card] for card in cards])
    purse, builds = me.gold + 2, 0
    for cost in costs[:3]:
        if cost > purse:
            break
        purse -= cost
        builds += 1
    finish = 1.0 if left <= 1 and builds else 0.6 if left <= builds else 0.0
    return float(len(cards)), float(builds), finish


def row(state: State, seat: int, features: Common, name: str) -> Common:
    """Return the features of a pick with the two that depend on the character."""
    shared, pair = features[:ALONE], features[ALONE:]
    kind = state.rules.cards.income[name]
    if kind is None:
        return [*shared, 0.0, 0.0, *pair]
    rival = 0
    for player in state.players:
        if player is not state.players[seat]:
            count = player.kinds.count(kind)
            rival = max(rival, count)
    pays = income_of(state, seat, name)
    return [*shared, pays * 0.5, rival / 3.0, *pair]


def likings(state: State, seat: int, names: tuple[str, ...], weights: Weights, own: bool = True) -> list[float]:
    """Return how much a seat likes each of some characters."""
    features = common(state, seat, own)
    rows = weights.pick
    return [sum(map(mul, row(state, seat, features, name), rows[name])) for name in names]
