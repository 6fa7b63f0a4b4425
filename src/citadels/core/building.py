"""Building a district: what it costs, what forbids it, and laying it (R4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from citadels.core.cities import add_district
from citadels.core.definitions import Why
from citadels.core.effects import drop as drop_card
from citadels.core.effects import pay, show_card
from citadels.core.frames import Lay, Paid, Turn, running
from citadels.core.hooks import WayToPay
from citadels.core.moves import Move, move
from citadels.core.registry import Edition
from citadels.core.state import State


class _Builds(dict[str, Move]):
    """The `build` of each card, written when it is first wanted and kept."""

    def __missing__(self, card: str) -> Move:
        self[card] = choice_move = move("build", card)
        return choice_move


BUILD: Final = _Builds()


def cost_of(state: State, seat: int, card: str) -> int:
    """Return what a card costs this player to build (R4.3, R7.20)."""
    cards = state.rules.cards
    price = cards.cost[card]
    other = state.players[seat].works.asks.cost_of
    return price if other is None else other(price, cards.districts[card])


def may_duplicate(state: State, turn: Turn) -> bool:
    """Whether this turn's player may build a second district of one name (R7.17, R6.3W)."""
    role = state.rules.cards.roles[turn.role]
    return state.players[turn.seat].works.asks.may_duplicate or role.asks.may_duplicate


def build_limit(state: State, turn: Turn) -> int:
    """Return how many districts may be built in a turn (R4.3)."""
    limit = state.rules.cards.roles[turn.role].build_limit
    other = state.players[turn.seat].works.asks.build_limit
    return limit if other is None else other(limit, turn)


def _beyond_limit(cards: Edition, turn: Turn, card: str) -> bool:
    """Whether building this card in this turn does not count toward the limit."""
    district, by_role = cards.districts[card], cards.roles[turn.role].asks.beyond_limit
    return district.asks.beyond_limit or (by_role is not None and by_role(district))


def cannot_build(state: State, turn: Turn) -> Why | None:
    """Return why nothing that counts can be built in this turn any more, or not yet; None if something may be."""
    role = state.rules.cards.roles[turn.role]
    if "resources" not in turn.taken:
        return Why("gather-first")
    if role.asks.why_no_building is not None:
        why = role.asks.why_no_building(state, turn)
        if why is not None:
            return why
    limit = build_limit(state, turn) if state.rules.building_varies else role.build_limit
    return _limit_reached(limit) if turn.built >= limit else None


@cache
def _limit_reached(count: int) -> Why:
    return Why("build-limit", {"count": count})


def buildable(state: State, turn: Turn, moves: list[Move]) -> None:
    """Add the builds that are possible now, in hand order (R4.3); other ways to pay for a card come after gold."""
    player = state.players[turn.seat]
    hand, gold = player.hand, player.gold
    if state.rules.building_varies:
        _buildable_in_some_way(state, turn, moves)
        return
    # No card is free, not even with a Factory.
    if not hand or not gold or cannot_build(state, turn) is not None:
        return
    barred = () if may_duplicate(state, turn) else player.names
    varies = player.works.asks.cost_of is not None
    cost = {card: cost_of(state, turn.seat, card) for card in hand} if varies else state.rules.cards.cost
    moves += dict.fromkeys([BUILD[card] for card in hand if cost[card] <= gold and card not in barred])


def _buildable_in_some_way(state: State, turn: Turn, moves: list[Move]) -> None:
    """The same where some card has a say: what is barred for every card, or paid for in any, is asked only once."""
    cards, player = state.rules.cards, state.players[turn.seat]
    if not player.hand:
        return
    why = cannot_build(state, turn)
    if why is not None and why.id != "build-limit":
        return
    barred = () if may_duplicate(state, turn) else player.names
    asks = player.works.asks
    own = cards.roles[turn.role].asks.ways_to_pay
    ways = (*[way for way in own if not (way.power and turn.power)], *asks.ways_to_pay) if own else asks.ways_to_pay
    for card in dict.fromkeys(player.hand):
        if card in barred or (why is not None and not _beyond_limit(cards, turn, card)):
            continue
        district = cards.districts[card]
        says = district.asks
        if says.why_not_built is not None and says.why_not_built(state, turn) is not None:
            continue
        price = cards.cost[card]
        if (price if asks.cost_of is None else asks.cost_of(price, district)) <= player.gold:
            moves.append(BUILD[card])
        if ways or says.own_ways_to_pay:
            for way in (*ways, *says.own_ways_to_pay):
                moves += [move("build", card, words) for words in way.offer(state, turn, district)]


def why_not_build(state: State, turn: Turn, card: str) -> Why | None:
    """Return why one card of the hand cannot be built for gold now, or None if it can."""
    why = _barred(state, turn, card)
    if why is not None:
        return why
    short = cost_of(state, turn.seat, card) - state.players[turn.seat].gold
    return Why("too-dear", {"missing": short}) if short > 0 else None


def _barred(state: State, turn: Turn, card: str) -> Why | None:
    """Return why one card of the hand cannot be built now, however it is paid for."""
    why = cannot_build(state, turn)
    if why is not None and not (why.id == "build-limit" and _beyond_limit(state.rules.cards, turn, card)):
        return why
    if card in state.players[turn.seat].names and not may_duplicate(state, turn):
        return Why("already-built", {"card": card})
    own = state.rules.cards.districts[card].asks.why_not_built
    return None if own is None else own(state, turn)


def build(state: State, turn: Turn, card: str, otherwise: Move | None = None, *, beyond_limit: bool = False) -> None:
    """Pay for a card of the hand and lay it; the turn goes on on the stack, under what the district may ask.

    `otherwise` is the move where it is not paid for with gold alone. `beyond_limit` is the Wizard's build, which does
    not count (R6.3W).
    """
    seat, role, taken, power, built, extra, spent, alone, resumed = turn
    if otherwise is None:
        cost = cost_of(state, seat, card)
    else:
        way = _way_of(state, turn, otherwise)
        cost = way.gold(state, turn, otherwise)
        power += way.power
    if beyond_limit or (state.rules.building_varies and _beyond_limit(state.rules.cards, turn, card)):
        extra += 1
    else:
        built += 1
    turn = Turn(seat, role, taken, power, built, extra, spent + cost, alone, resumed)
    state.stack.append(turn)
    drop_card(state, seat, card)
    if state.known:
        show_card(state, seat, card)
    if state.events is not None:
        state.emit("built", player=seat, card=card, gold=cost)
    if otherwise is not None:
        state.stack.append(Paid(seat, card, not way.free, cost))
        way.pay(state, turn, otherwise)
        return
    pay(state, seat, cost)
    if state.rules.when.paid_for is not None:
        _paid(state, Paid(seat, card, paid=True, gold=cost))
    else:
        _lay_built(state, turn, seat, card)


def _lay_built(state: State, turn: Turn, seat: int, card: str) -> None:
    """Lay a district in a city, and let others have what comes of it that it was built."""
    add_district(state, seat, card)
    mark = state.rules.when.laid
    if mark is not None:
        mark(state, turn, seat, card)


def _paid(state: State, frame: Paid) -> None:
    """Let others say what they have to say, then lay what is paid for."""
    turn = state.stack[-1]
    state.stack.append(Lay(frame.seat, frame.card, frame.gold))
    paid_for = state.rules.when.paid_for
    if paid_for is not None:
        paid_for(state, turn, frame.card, frame.paid)


def _lay(state: State, frame: Lay) -> None:
    _lay_built(state, state.stack[-1], frame.seat, frame.card)


running(Paid, _paid)
running(Lay, _lay)


# --- other ways to pay than with gold alone


def _ways_to_pay(state: State, turn: Turn, card: str) -> Iterator[WayToPay]:
    """Yield the other ways to pay for a card: the character's, unless its power was used, the city's, the card's."""
    cards = state.rules.cards
    for way in cards.roles[turn.role].asks.ways_to_pay:
        if not (way.power and turn.power):
            yield way
    yield from state.players[turn.seat].works.asks.ways_to_pay
    yield from cards.districts[card].asks.own_ways_to_pay


def paid_otherwise(state: State, turn: Turn, card: str) -> Iterator[str]:
    """Yield, in the words of a move, how a card of the hand may be paid for now in another way than with gold."""
    for way in _ways_to_pay(state, turn, card):
        yield from way.offer(state, turn, state.rules.cards.districts[card])


def gold_for(state: State, turn: Turn, move: Move) -> int:
    """Return the gold that a legal build costs, however it is paid for."""
    if len(move.args) == 1 or not state.rules.building_varies:
        return cost_of(state, turn.seat, move.name)
    return _way_of(state, turn, move).gold(state, turn, move)


def lent_for(state: State, turn: Turn, move: Move) -> int:
    """Return how much of the gold for a legal build another player lends (E6.5C)."""
    lent = _way_of(state, turn, move).lent if len(move.args) > 1 and state.rules.building_varies else None
    return 0 if lent is None else lent(state, turn, move)


def _way_of(state: State, turn: Turn, move: Move) -> WayToPay:
    """Return the way to pay that a build speaks of."""
    card = move.name
    words = move.removeprefix(f"build {card} ")
    ways = _ways_to_pay(state, turn, card)
    return next(way for way in ways if words in way.offer(state, turn, state.rules.cards.districts[card]))
