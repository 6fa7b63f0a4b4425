"""Reasons for a move in Catan, read off the board and one's own cards: pips, what a hand lacks, who is hit.

Each reason is a message with `good`: for the move. Nothing is said that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from catan.bots.policy.hands import CARD_COST, CITY_COST, ROAD_COSTS, SETTLE_COSTS
from catan.bots.policy.position import Position
from catan.bots.policy.trading import Refusal, terms_with, why_refused
from catan.bots.policy.turns import knights_lacking, monopoly, road_needed
from catan.core.board import AROUND, BOTH_ENDS, HEXES_AT, NEXT_TO, bits
from catan.core.frames import Answer, Choose, Steal
from catan.core.island import DESERT, PIPS
from catan.core.moves import Move
from catan.core.pieces import buildings_at, others_buildings
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    KNIGHT,
    NOTHING,
    RESOURCES,
    Bundle,
    bundle,
    count,
    counts,
    holds,
    size,
)
from catan.core.road import longest_through
from catan.table.places import cards, corner_pips, hex_message, of_bundle
from catan.views.view import View

if TYPE_CHECKING:
    from tabletop.table.answers import Message

Json = dict[str, Any]
# So many reasons are shown at most.
MOST: Final = 3
# Cards missing for a goal from which on nothing is said of it.
FAR: Final = 3
COSTS: Final = {"road": COST_OF_ROAD, "settle": COST_OF_SETTLEMENT, "city": COST_OF_CITY, "buy": COST_OF_CARD}
# What a hand may be saved for, by its cost; a settlement with a road is one for a settlement.
GOALS: Final = {
    CITY_COST: "city",
    CARD_COST: "buy",
    **dict.fromkeys(SETTLE_COSTS, "settle"),
    **dict.fromkeys(ROAD_COSTS[1:], "road"),
}


def reasons(view: View, position: Position, move: Move) -> list[Json]:
    """Return what speaks for a move, the weightiest first."""
    lines: list[Message] = []
    if _wins(position, move):
        lines.append({"id": "hint-wins", "args": {}})
    speak = SPEAKERS.get(move.verb if move.verb != "play" else move.card)
    lines += speak(view, position, move) if speak is not None else []
    return [{**reason, "good": True} for reason in lines[:MOST]]


def _wins(position: Position, move: Move) -> bool:
    more = {"settle": 1, "city": 1}.get(move.verb, 0)
    return more > 0 and position.state.points(position.me) + more >= position.state.rules.points


# --- places


def _corner(view: View, position: Position, move: Move) -> list[Message]:
    """Say how often a corner yields, which kinds are new, and its harbour."""
    island, me = view.island, position.me
    own = {island.lands[hex_] for corner in (*view.settlements[me], *view.cities[me]) for hex_ in HEXES_AT[corner]}
    kinds = {island.lands[hex_] for hex_ in HEXES_AT[move.at]} - {DESERT}
    lines: list[Message] = [{"id": "hint-pips", "args": {"pips": corner_pips(island, move.at)}}]
    new = sorted(kinds - own)
    if move.verb == "settle" and new:
        names: list[Message] = [{"id": f"resource-{RESOURCES[kind]}", "args": {}} for kind in new]
        lines.append({"id": "hint-kinds", "args": {"cards": names}})
    if move.verb == "settle" and move.at in island.harbour_at:
        lines.append({"id": "hint-harbour", "args": {}})
    return lines


def _road(view: View, position: Position, move: Move) -> list[Message]:
    """Say whether a road takes the prize, and to which free corner it leads."""
    state, me = position.state, position.me
    lines: list[Message] = []
    length = longest_through(move.at, state.network[me] | 1 << move.at, others_buildings(state, me))
    if state.longest_road != me and length >= road_needed(state):
        lines.append({"id": "hint-longest", "args": {"length": length}})
    new = BOTH_ENDS[move.at] & ~state.road_corners[me] & ~state.buildings[me]
    best, distance = _free_corner(view, new, state.blocked_corners)
    if best:
        lines.append({"id": "hint-leads" if distance == 0 else "hint-leads-on", "args": {"pips": best}})
    elif length > state.lengths[me] and not lines:
        lines.append({"id": "hint-longer", "args": {"length": length}})
    return lines


def _free_corner(view: View, new: int, blocked: int) -> tuple[int, int]:
    """Return the pips of the best free corner among new ones (0), or one road further (1); 0 pips if there is none."""
    near = max([corner_pips(view.island, corner) for corner in bits(new & ~blocked)], default=0)
    if near:
        return near, 0
    beyond = 0
    for corner in bits(new):
        beyond |= NEXT_TO[corner]
    return max([corner_pips(view.island, corner) for corner in bits(beyond & ~blocked)], default=0), 1


def _robber(view: View, position: Position, move: Move) -> list[Message]:
    """Say whose buildings stand at a hex, how often it pays, and whether the leader is among them."""
    island = view.island
    hit = [seat for seat, buildings in enumerate(view.buildings) if seat != position.me and buildings & AROUND[move.at]]
    if not hit:
        return []
    names, pips = [view.names[seat] for seat in hit], PIPS[island.numbers[move.at]]
    lines: list[Message] = [{"id": "hint-blocks", "args": {"names": names, "pips": pips}}]
    return lines + _leader(view, position, hit)


def _leader(view: View, position: Position, seats: list[int]) -> list[Message]:
    """Name the leading rival if they are among some seats and ahead of oneself."""
    rivals = [seat for seat in range(len(view.names)) if seat != position.me]
    leader = max(rivals, key=lambda seat: view.open_points[seat])
    points = view.open_points[leader]
    if leader not in seats or points <= view.open_points[position.me]:
        return []
    return [{"id": "hint-leader", "args": {"player": view.names[leader], "points": points}}]


def _steal(view: View, position: Position, move: Move) -> list[Message]:
    """Say that the victim leads, and how many cards it has if no other victim has more."""
    lines, frame = _leader(view, position, [move.at]), view.stack[-1]
    name, number = view.names[move.at], view.hand_sizes[move.at]
    victims = frame.victims if isinstance(frame, Steal) else (move.at,)
    if number == max([view.hand_sizes[seat] for seat in victims]):
        lines.append({"id": "hint-holds", "args": {"player": name, "count": number}})
    return lines


def _knight(view: View, position: Position, _: Move) -> list[Message]:
    """Say whether the knight frees one's own hex, and what it does for Largest Army."""
    state, me, lines = position.state, position.me, list[Any]()
    if state.robber != state.island.desert and buildings_at(state, me, state.robber):
        lines.append({"id": "hint-frees", "args": {"hex": hex_message(view.island, state.robber)}})
    if state.largest_army != me:
        own = count(state.played_cards[me], KNIGHT) + 1
        takes: Message = {"id": "hint-army", "args": {}}
        lines.append(takes if knights_lacking(position) == 1 else {"id": "hint-knights", "args": {"count": own}})
    return lines


# --- hands


def aim(position: Position, hand: Bundle) -> tuple[str, Bundle] | None:
    """Return what a hand is best saved for, as a word, and the cards that are missing; None if all is far."""
    cost = position.hands_of(position.me).goal(hand)
    if cost is None:
        return None
    missing = bundle([max(0, need - have) for need, have in zip(cost, counts(hand), strict=True)])
    return (GOALS[cost], missing) if size(missing) < FAR else None


def _after(position: Position, hand: Bundle, given: Bundle = NOTHING) -> list[Message]:
    """Say what a hand pays for, or what little it lacks; nothing if that is among what was `given` away for it."""
    goal = aim(position, hand)
    if goal is None:
        return []
    word, missing = goal
    if any(lacks and gave for lacks, gave in zip(counts(missing), counts(given), strict=True)):
        return []
    named: Message = {"id": f"goal-{word}", "args": {}}
    if not missing:
        return [{"id": "hint-pays", "args": {"goal": named}}]
    return [{"id": "hint-lacks", "args": {"goal": named, "cards": cards(of_bundle(missing))}}]


def _swap(_: View, position: Position, move: Move) -> list[Message]:
    return _exchange(position, move.give or NOTHING, move.get or NOTHING)


def _exchange(position: Position, give: Bundle, get: Bundle) -> list[Message]:
    """Say what a hand pays for after an exchange and not before; if it is nothing, that it gains by it."""
    lines = _after(position, position.hand - give + get, give)
    if (lines and lines != _after(position, position.hand)) or not give or not get:
        return lines
    return [{"id": "hint-swap", "args": {"get": cards(of_bundle(get)), "give": cards(of_bundle(give))}}]


def _bid(view: View, position: Position, move: Move) -> list[Message]:
    """Say what the hand then pays for, and what a counter-offer changes of the offer."""
    frame = view.stack[-1]
    assert isinstance(frame, Answer), "only an offer is bid on"
    offer, lines = frame.offer, _swap(view, position, move)
    get, give = cards(of_bundle(move.get)), cards(of_bundle(move.give))
    if offer.get is None or offer.give is None:
        return [*lines, {"id": "hint-bid-open", "args": {"get": get, "give": give}}]
    if move.get != offer.give:
        return [*lines, {"id": "hint-bid-get", "args": {"get": get, "other": cards(of_bundle(offer.give))}}]
    return [*lines, {"id": "hint-bid-give", "args": {"give": give, "other": cards(of_bundle(offer.get))}}]


def _plenty(_: View, position: Position, move: Move) -> list[Message]:
    return _after(position, position.hand + (move.get or NOTHING))


def _monopoly(_: View, position: Position, move: Move) -> list[Message]:
    more = monopoly(position, move.at)
    name: Message = {"id": f"resource-{RESOURCES[move.at]}", "args": {}}
    lines: list[Message] = [{"id": "hint-monopoly", "args": {"count": size(more), "resource": name}}]
    return lines + _after(position, position.hand + more)


def _discard(_: View, position: Position, move: Move) -> list[Message]:
    return _after(position, position.hand - (move.give or NOTHING))


def _end(_: View, position: Position, __: Move) -> list[Message]:
    """Say what the cards are kept for, as far as they do not pay for it yet, or that there is nothing to build."""
    if not position.hand:
        return [{"id": "hint-no-cards", "args": {}}]
    goal = aim(position, position.hand)
    if goal is None or not goal[1]:
        pays = any(holds(position.hand, bundle(cost)) for cost in GOALS)
        return [{"id": "hint-keep" if pays else "hint-too-few", "args": {}}]
    word, missing = goal
    named: Message = {"id": f"goal-{word}", "args": {}}
    return [{"id": "hint-saves", "args": {"goal": named, "cards": cards(of_bundle(missing))}}]


def _buy(_: View, position: Position, __: Move) -> list[Message]:
    """Say that the cards for it pay for nothing else, or that a seven would cost them."""
    hand = position.hand
    if size(hand) > position.state.rules.discard_limit:
        return [{"id": "hint-fewer", "args": {"limit": position.state.rules.discard_limit}}]
    others = [cost for verb, cost in COSTS.items() if verb != "buy"]
    return [] if any(holds(hand, cost) for cost in others) else [{"id": "hint-nothing-else", "args": {}}]


# --- trade


def _trade(view: View, position: Position, move: Move) -> list[Message]:
    frame = view.stack[-1]
    assert isinstance(frame, Answer | Choose), "only an offer or its replies are agreed to"
    return _exchange(position, *terms_with(frame, move.at))


def _refuse(view: View, position: Position, _: Move) -> list[Message]:
    """Say why an offer is refused: the other is close to winning, gains more, or one needs the cards oneself."""
    frame = view.stack[-1]
    assert isinstance(frame, Answer), "only an offer is refused"
    why, args = why_refused(position, frame), dict[str, Any]()
    if why == Refusal.OPEN:
        return [{"id": "hint-no-bid", "args": {}}]
    if why in (Refusal.NEAR_END, Refusal.HELPS_MORE):
        args["player"] = view.names[frame.owner]
    if why == Refusal.NEAR_END:
        args["points"] = view.open_points[frame.owner]
    if why in (Refusal.WITHOUT, Refusal.NEEDS):
        args["cards"] = cards(of_bundle(terms_with(frame, position.me).give))
    return [{"id": f"hint-{why}", "args": args}]


def _withdraw(_: View, __: Position, ___: Move) -> list[Message]:
    return [{"id": "hint-no-reply", "args": {}}]


SPEAKERS: Final[dict[str, Callable[[View, Position, Move], list[Message]]]] = {
    "settle": _corner,
    "city": _corner,
    "road": _road,
    "robber": _robber,
    "steal": _steal,
    "knight": _knight,
    "plenty": _plenty,
    "monopoly": _monopoly,
    "bank": _swap,
    "offer": _swap,
    "bid": _bid,
    "discard": _discard,
    "end": _end,
    "buy": _buy,
    "accept": _trade,
    "refuse": _refuse,
    "confirm": _trade,
    "withdraw": _withdraw,
}
