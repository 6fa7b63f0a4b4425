"""A quick policy on whole states: what players in imagined worlds do, at some ten microseconds a decision.

It builds cities over settlements over roads and cards, helps itself at the bank, plays knights at once, and does not
trade with other players. Imagined worlds are full of its decisions, so it is written for speed.
"""

from __future__ import annotations

from typing import Final

from catan.bots.policy.hands import shortfall
from catan.core.board import AROUND, BOTH_ENDS, ENDS, PATHS_OF, bits
from catan.core.frames import Answer, Discard, FreeRoads, Robber, Steal, Turn
from catan.core.island import PIPS
from catan.core.moves import BANK, BUY, CITY, END, KNIGHT, REFUSE, ROAD, ROBBER, ROLL, SETTLE, STEAL, WITHDRAW, Move
from catan.core.moves import ROADS as PLAY_ROADS
from catan.core.moves import discard as to_discard
from catan.core.pieces import CITIES, SETTLEMENTS
from catan.core.resources import (
    ALL_OF,
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    KINDS,
    NOTHING,
    ONE,
    Bundle,
    count,
    counts,
    holds,
    size,
)
from catan.core.resources import KNIGHT as KNIGHT_CARD
from catan.core.resources import ROADS as ROADS_CARD
from catan.core.state import State
from catan.flow.building import free_paths
from catan.flow.seven import hexes_for_robber

# With so many cards a policy that cannot build helps itself at the bank rather than wait for a seven.
MANY: Final = 7


def quick_move(state: State) -> Move:
    """Return the move of the player who decides; it is legal in every state of a game after the placing (K2.6)."""
    frame = state.stack[-1]
    kind = type(frame)
    if kind is Turn:
        return _turn(state, frame)
    if kind is Discard:
        return _discard(state.hands[frame.seat])
    if kind is Robber:
        return ROBBER[_hex(state, frame.seat)]
    if kind is Steal:
        return STEAL[max(frame.victims, key=lambda seat: (state.visible_points[seat], size(state.hands[seat])))]
    if kind is FreeRoads:
        path = _path(state, frame.seat)
        return ROAD[bits(free_paths(state, frame.seat))[0] if path is None else path]
    return REFUSE if kind is Answer else WITHDRAW


def _turn(state: State, turn: Turn) -> Move:
    seat, dice, card_played, _ = turn
    cards = state.cards[seat]
    if cards and not card_played:
        if cards & ALL_OF[KNIGHT_CARD]:
            return KNIGHT
        if dice is not None and cards & ALL_OF[ROADS_CARD] and free_paths(state, seat):
            return PLAY_ROADS
    if dice is None:
        return ROLL
    hand = state.hands[seat]
    if not hand:
        return END
    city = bool(state.settlements[seat]) and len(state.cities[seat]) < CITIES
    spots = state.road_corners[seat] & ~state.blocked_corners if len(state.settlements[seat]) < SETTLEMENTS else 0
    if city and holds(hand, COST_OF_CITY):
        return CITY[max(state.settlements[seat], key=state.island.pips.__getitem__)]
    if spots and holds(hand, COST_OF_SETTLEMENT):
        return SETTLE[max(bits(spots), key=state.island.pips.__getitem__)]
    return (
        (city and _swap(state, seat, hand, COST_OF_CITY))
        or (spots and _swap(state, seat, hand, COST_OF_SETTLEMENT))
        or _road_or_card(state, seat, hand, city=city, spots=bool(spots))
    )


def _road_or_card(state: State, seat: int, hand: Bundle, *, city: bool, spots: bool) -> Move:
    if not spots and holds(hand, COST_OF_ROAD):
        path = _path(state, seat)
        if path is not None:
            return ROAD[path]
    if state.deck and holds(hand, COST_OF_CARD) and not (city and _lacking(hand, COST_OF_CITY) <= 1):
        return BUY
    if size(hand) > MANY:
        for cost in (COST_OF_CITY, COST_OF_SETTLEMENT, COST_OF_CARD):
            move = _swap_once(state, seat, hand, cost)
            if move is not None:
                return move
    return END


def _lacking(hand: Bundle, cost: Bundle) -> int:
    """Return how many cards a hand lacks for a cost."""
    return sum([max(0, need - have) for need, have in zip(counts(cost), counts(hand), strict=True)])


def _swap(state: State, seat: int, hand: Bundle, cost: Bundle) -> Move | None:
    """Return a trade with the bank on the way to a cost; None where all that the hand can spare is not enough."""
    reachable = shortfall(counts(hand), counts(state.rates[seat]), counts(cost)) == 0
    return _swap_once(state, seat, hand, cost) if reachable else None


def _swap_once(state: State, seat: int, hand: Bundle, cost: Bundle) -> Move | None:
    """Return a trade of what a cost does not need for something it lacks; None where there is none."""
    needs, rates = counts(cost), counts(state.rates[seat])
    have = counts(hand)
    for get in KINDS:
        if needs[get] > have[get] and count(state.bank, get):
            for give in KINDS:
                if have[give] - needs[give] >= rates[give]:
                    return BANK[rates[give]][give][get]
    return None


def _path(state: State, seat: int) -> int | None:
    """Return the path towards the best free corner that one or two more roads reach; None if there is none."""
    pips, blocked, best, towards = state.island.pips, state.blocked_corners, 0, None
    here = state.road_corners[seat] | state.buildings[seat]
    for path in bits(free_paths(state, seat)):
        if BOTH_ENDS[path] & ~here == 0:
            continue
        start, end = ENDS[path]
        far = start if not here >> start & 1 else end
        if not blocked >> far & 1:
            worth = 2 * pips[far]
        else:
            worth = max([pips[other] for _, other in PATHS_OF[far] if not blocked >> other & 1], default=0)
        if worth > best:
            best, towards = worth, path
    return towards


def _hex(state: State, seat: int) -> int:
    """Return the hex that costs the leaders most and the player nothing (K5.2)."""
    numbers, points = state.island.numbers, state.visible_points
    others = [(state.buildings[other], points[other]) for other in state.others(seat)]
    own, best, target = state.buildings[seat], -1, None
    hexes = hexes_for_robber(state, seat)
    for hex_ in hexes:
        around = AROUND[hex_]
        if around & own:
            continue
        worth = 0
        for buildings, weight in others:
            here = buildings & around
            if here:
                worth += here.bit_count() * weight
        worth *= PIPS[numbers[hex_]]
        if worth > best:
            best, target = worth, hex_
    return hexes[0] if target is None else target


def _discard(hand: Bundle) -> Move:
    """Return a discard of half the hand, each time from the kind with the most cards (K5.1)."""
    left, gone = list(counts(hand)), NOTHING
    for _ in range(size(hand) // 2):
        kind = left.index(max(left))
        left[kind] -= 1
        gone += ONE[kind]
    return to_discard(gone)
