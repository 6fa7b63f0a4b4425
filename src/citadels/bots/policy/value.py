"""The value of a round's end: each player's chance to win, by a small function of what lies before them.

Each player gets a number; the chances are the softmax of the numbers, so one set of weights serves any table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from citadels.bots.policy.facts import UNBUILT
from citadels.bots.policy.weights import POWER, by_hand
from citadels.core.definitions import KINDS
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import PLAYED
from citadels.core.state import Player, State
from citadels.flow.scoring import score, winners

OUTLOOK = (
    "points", "city", "one_left", "two_left", "purse", "riches", "useful", "ready", "kinds", "all_kinds", "last_kind",
    "crown", "after", "waste", "power", "dear", "income", "points_late", "gold_late", "cards_late", "tucked",
    "finish", "ahead", "hoard",
)  # fmt: skip
# How sharply points at the end count beside winning itself.
SHARP = 0.3


def features(state: State, seat: int, size: int, clock: float) -> list[float]:
    """Return what one player's chance is read from (`OUTLOOK`); `clock` is the fullest city's part of its size."""
    player, edition = state.players[seat], state.rules.cards
    names, city = player.names, count_districts(player)
    left = size - city
    kinds = set(player.kinds)
    cards = [card for card in dict.fromkeys(player.hand) if card not in names and card not in UNBUILT]
    costs = sorted([edition.cost[card] for card in cards])
    gold = player.gold
    worth = sum([edition.worth[name] for name in names])
    purse, ready = gold + 2, 0
    for cost in costs[:3]:
        if cost > purse:
            break
        purse -= cost
        ready += 1
    most = max([player.kinds.count(kind) for kind in KINDS[:4]]) if city else 0
    five = len(kinds)
    last = 0.0
    if five == 4:
        missing = next(kind for kind in KINDS if kind not in kinds)
        last = 1.0 if any(edition.kind[card] == missing for card in cards) else 0.0
    useful = min(len(cards), 4)
    seats = len(state.players)
    if edition is PLAYED:
        extra = _extra(player) if player.works.names else 0.0
        rest = sum([POWER.get(name, 0.0) for name in names]) * (1.0 - clock) if player.works.names else 0.0
    else:
        extra, power = _extra_by_cards(state, seat), by_hand(edition).power
        rest = sum([power.get(name, 0.0) for name in player.works.names]) * (1.0 - clock)
    return [
        worth * 0.1,
        city / size,
        1.0 if left <= 1 else 0.0,
        1.0 if left == 2 else 0.0,
        min(gold, 4) * 0.25,
        max(0, min(gold, 12) - 4) * 0.25,
        useful * 0.25,
        min(ready, 2) * 0.5,
        five * 0.2,
        1.0 if five == 5 else 0.0,
        last,
        1.0 if state.crown == seat else 0.0,
        ((seat - state.crown) % seats) / seats,
        (len(player.hand) - len(cards)) * 0.25,
        rest,
        sum(costs[-2:]) * 0.1,
        most * 0.25,
        worth * 0.1 * clock,
        min(gold, 8) * 0.25 * clock,
        useful * 0.25 * clock,
        extra,
        1.0 if 0 < left <= min(ready, 1) else 0.0,
        worth * 0.1 * clock * clock,
        max(0, len(cards) - 4) * 0.25,
    ]


def _extra(player: Player) -> float:
    """Points that lie on the city beside its districts: the Museum's cards, coins, what a purse or hand scores."""
    names = player.names
    more = sum([built.coin + len(built.tucked) for built in player.city])
    if "imperial_treasury" in names:
        more += player.gold
    if "map_room" in names:
        more += len(player.hand)
    if "wishing_well" in names:
        more += player.kinds.count("special") - 1
    return more * 0.1


def _extra_by_cards(state: State, seat: int) -> float:
    """The same by what the cards themselves score now, in the city and in hand."""
    player = state.players[seat]
    more = float(sum([built.coin for built in player.city]))
    when = player.works.when
    if when.scored is not None:
        more += sum([points for _, points in when.scored(state, seat)])
    if when.scored_by_kind is not None:
        more += sum([points for _, points in when.scored_by_kind(state, seat, player.kinds)])
    more += sum([3 for card in player.hand if card in UNBUILT])
    return more * 0.1


def table_features(state: State) -> list[list[float]]:
    """Return the features of every player."""
    size = city_size(state)
    clock = max([count_districts(player) for player in state.players]) / size
    return [features(state, seat, size, clock) for seat in range(len(state.players))]


def chances(state: State, weights: Sequence[float]) -> list[float]:
    """Return each player's chance to win; at the end of the game, what was won."""
    if not state.stack:
        return result(state)
    size = city_size(state)
    clock = max([count_districts(player) for player in state.players]) / size
    sums = [sum(map(mul, features(state, seat, size, clock), weights)) for seat in range(len(state.players))]
    return softmax(sums)


def softmax(sums: Sequence[float]) -> list[float]:
    """Return shares that add up to one."""
    most = max(sums)
    parts = [exp(part - most) for part in sums]
    whole = sum(parts)
    return [part / whole for part in parts]


def result(state: State) -> list[float]:
    """Return what a finished game gave each player: mostly the win, a little for points."""
    won = winners(state)
    shares = softmax([SHARP * score(state, seat) for seat in range(len(state.players))])
    return [0.7 * ((1 / len(won)) if seat in won else 0.0) + 0.3 * share for seat, share in enumerate(shares)]
