"""Explanations of illegal moves: a function for each kind of move that uses only what the seat may know.

Each gets moves of the right kind for the current decision, and returns None for legal ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from catan.core.board import CORNERS, HEXES, NEXT_TO, PATHS, PATHS_AT, bits
from catan.core.bundles import MOST, share_a_kind
from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.core.offers import Bids, has_another_kind
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS
from catan.core.resources import (
    CARDS,
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    NOTHING,
    RESOURCES,
    Bundle,
    bundle,
    count,
    counts,
    holds,
    size,
    to_dict,
)
from catan.core.state import State
from catan.flow.building import free_paths
from catan.flow.seven import hexes_for_robber
from catan.flow.trade import audiences, terms


class Why(NamedTuple):
    """The reason why a move is illegal: its id, and what its sentence needs; `refusals.IN_WORDS` has it in English."""

    id: str
    args: Mapping[str, Any] = MappingProxyType({})


def nothing(_: State, __: Any, ___: Move) -> Why | None:
    """Return None: this move is always legal."""
    return None


# --- cards in hand


def _lacks(hand: Bundle, cards: Bundle, rule: str) -> Why | None:
    """Explain which of these cards are missing in a hand."""
    missing = bundle([max(0, want - have) for have, want in zip(counts(hand), counts(cards), strict=True)])
    return Why("not-held", {"cards": to_dict(missing), "rule": rule}) if missing else None


def _too_dear(state: State, seat: int, cost: Bundle) -> Why | None:
    return _lacks(state.hands[seat], cost, "K6.1")


# --- placing and building


def place_settlement(state: State, _: Place, move: Move) -> Why | None:
    """Explain why no settlement can be placed on a corner."""
    if any(move.at in (*state.settlements[seat], *state.cities[seat]) for seat in range(len(state.names))):
        return Why("corner-taken", {"corner": CORNERS[move.at]})
    for corner in bits(NEXT_TO[move.at]):
        if any(buildings >> corner & 1 for buildings in state.buildings):
            return Why("too-near", {"corner": CORNERS[corner]})
    return None


def place_road(state: State, frame: Place, move: Move) -> Why | None:
    """Explain why a road cannot be placed on a path."""
    last = state.settlements[frame.seat][-1]
    if not PATHS_AT[last] >> move.at & 1:
        return Why("not-at-settlement", {"corner": CORNERS[last]})
    return _occupied(state, move)


def _occupied(state: State, move: Move) -> Why | None:
    return Why("path-taken", {"path": PATHS[move.at]}) if state.road_paths >> move.at & 1 else None


def free_road(state: State, frame: Turn | FreeRoads, move: Move) -> Why | None:
    """Explain why a player cannot build a road on a path."""
    if len(state.roads[frame.seat]) >= ROADS:
        return Why("no-pieces", {"piece": "road", "count": ROADS})
    if not state.frontier[frame.seat] >> move.at & 1:
        return Why("not-reached", {"place": PATHS[move.at], "rule": "K6.2"})
    return _occupied(state, move)


def road(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a road and pay for it."""
    return _before_the_throw(turn) or free_road(state, turn, move) or _too_dear(state, turn.seat, COST_OF_ROAD)


def settle(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a settlement."""
    why = _before_the_throw(turn)
    if why is None and len(state.settlements[turn.seat]) >= SETTLEMENTS:
        why = Why("no-pieces", {"piece": "settlement", "count": SETTLEMENTS})
    if why is None and not state.road_corners[turn.seat] >> move.at & 1:
        why = Why("not-reached", {"place": CORNERS[move.at], "rule": "K6.3"})
    if why is None:
        why = place_settlement(state, Place(turn.seat, 0), move)
    return why or _too_dear(state, turn.seat, COST_OF_SETTLEMENT)


def city(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a city."""
    why = _before_the_throw(turn)
    if why is None and move.at not in state.settlements[turn.seat]:
        why = Why("no-settlement", {"corner": CORNERS[move.at]})
    if why is None and len(state.cities[turn.seat]) >= CITIES:
        why = Why("no-pieces", {"piece": "city", "count": CITIES})
    return why or _too_dear(state, turn.seat, COST_OF_CITY)


# --- the dice and the end of a turn


def _before_the_throw(turn: Turn) -> Why | None:
    return Why("throw-first") if turn.dice is None else None


def roll(_: State, turn: Turn, __: Move) -> Why | None:
    """Explain why the dice cannot be thrown."""
    return None if turn.dice is None else Why("thrown")


def end(_: State, turn: Turn, __: Move) -> Why | None:
    """Explain why a turn cannot end."""
    return _before_the_throw(turn)


# --- development cards


def buy(state: State, turn: Turn, _: Move) -> Why | None:
    """Explain why no development card can be bought."""
    why = _before_the_throw(turn)
    if why is None and not state.deck:
        why = Why("deck-empty")
    return why or _too_dear(state, turn.seat, COST_OF_CARD)


def play(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a development card cannot be played."""
    if turn.card_played:
        return Why("played")
    card = CARDS.index(move.card)
    if not count(state.cards[turn.seat], card):
        if count(state.new[turn.seat], card):
            return Why("bought-now")
        return Why("no-card", {"card": move.card})
    if move.card == "roads" and not free_paths(state, turn.seat):
        return Why("no-place")
    if move.get is not None and size(move.get) == 1 and size(state.bank) > 1:
        return Why("take-two")
    return _bank_lacks(state, move.get, "K12.8")


def _bank_lacks(state: State, cards: Bundle | None, rule: str) -> Why | None:
    """Explain a shortage of the bank without leaking hidden counts (K11.3)."""
    if cards is None or holds(state.bank, cards):
        return None
    return Why("bank-lacks", {"cards": to_dict(cards), "rule": rule})


# --- trade


def bank(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why the bank refuses a trade."""
    why = _no_trade_yet(state, turn)
    if why is not None or move.give is None or move.get is None:
        return why
    if share_a_kind(move.give, move.get):
        return Why("same-kind", {"rule": "K12.19"})
    kind = next(kind for kind, number in enumerate(counts(move.give)) if number)
    rate = count(state.rates[turn.seat], kind)
    if size(move.give) != rate:
        return Why("rate", {"resource": RESOURCES[kind], "rate": rate})
    return _lacks(state.hands[turn.seat], move.give, "K7.2") or _bank_lacks(state, move.get, "K7.2")


def _no_trade_yet(state: State, turn: Turn) -> Why | None:
    return None if state.rules.trade_time == "any" else _before_the_throw(turn)


def offer(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why an offer cannot be made."""
    why = _no_trade_yet(state, turn) or _no_more_offers(state, turn) or _no_terms(move)
    if why is not None:
        return why
    hand = state.hands[turn.seat]
    if move.give is None and move.get is not None and not has_another_kind(hand, move.get):
        return Why("nothing-to-give")
    if move.to != TO_ALL and (len(state.names) < 3 or move.to >= len(state.names) or move.to == turn.seat):
        return Why("to-nobody")
    if move.to not in audiences(state, turn.seat):
        return Why("no-cards")
    return _lacks(hand, move.give or NOTHING, "K7.4")


def _no_more_offers(state: State, turn: Turn) -> Why | None:
    most = state.rules.offers
    return Why("no-more-offers", {"count": most}) if turn.offers >= most else None


def _no_terms(move: Move) -> Why | None:
    """Explain why the two sides of an offer or a bid are not valid (K7.4)."""
    sides = [side for side in (move.give, move.get) if side is not None]
    for side in sides:
        if size(side) > MOST:
            return Why("side", {"count": MOST})
    return Why("same-kind", {"rule": "K7.4"}) if len(sides) == 2 and share_a_kind(*sides) else None


def accept(state: State, frame: Answer, _: Move) -> Why | None:
    """Explain why an offer cannot be accepted."""
    if frame.offer.give is None or frame.offer.get is None:
        return Why("open-offer")
    return _lacks(state.hands[frame.seat], frame.offer.get, "K7.6")


def bid(state: State, frame: Answer, move: Move) -> Why | None:
    """Explain why a bid does not fit an offer."""
    give, get = frame.offer.give, frame.offer.get
    if give is not None and get is not None and not state.rules.counters:
        return Why("no-counters")
    hand = state.hands[frame.seat]
    why = _no_terms(move) or _lacks(hand, move.give or NOTHING, "K7.6")
    if why is None and move not in Bids(give, get, hand):
        why = Why("not-kept")
    return why


def confirm(state: State, frame: Choose, move: Move) -> Why | None:
    """Explain why the offerer cannot confirm a reply."""
    answer = next((reply for reply in frame.replies if reply.seat == move.at and reply.verb != "refuse"), None)
    if answer is None:
        return Why("no-answer", {"seat": move.at})
    return _lacks(state.hands[frame.seat], terms(frame.offer, answer)[0], "K7.7")


# --- the seven


def discard(state: State, frame: Discard, move: Move) -> Why | None:
    """Explain why these cards cannot be discarded."""
    half = size(state.hands[frame.seat]) // 2
    if move.give is not None and sum(counts(move.give)) != half:
        return Why("half", {"count": half, "chosen": sum(counts(move.give))})
    return _lacks(state.hands[frame.seat], move.give or NOTHING, "K5.1")


def robber(state: State, frame: Robber, move: Move) -> Why | None:
    """Explain why the robber cannot be moved to a hex."""
    if move.at == state.robber:
        return Why("robber-stays", {"hex": HEXES[move.at]})
    if move.at not in hexes_for_robber(state, frame.seat):
        return Why("spared")
    return None


def steal(_: State, frame: Steal, move: Move) -> Why | None:
    """Explain why a seat cannot be robbed."""
    if move.at in frame.victims:
        return None
    return Why("no-victim", {"seat": move.at})


# --- whole kinds of moves


def no_way(state: State, turn: Turn, kind: str) -> Why | None:
    """Explain why no move of a kind is possible in a turn; the kind is a verb, or `play` and a card."""
    verb, _, card = kind.partition(" ")
    return play_none(state, turn, card) if card else NO_WAY[verb](state, turn)


def play_none(state: State, turn: Turn, card: str) -> Why | None:
    """Explain why a development card that is held cannot be played."""
    if turn.card_played:
        return Why("played")
    if not count(state.cards[turn.seat], CARDS.index(card)):
        return Why("bought-now")
    return Why("no-place") if card == "roads" else Why("bank-lacks", {"cards": {}, "rule": "K8.6"})


def _no_road(state: State, turn: Turn) -> Why:
    seat = turn.seat
    if len(state.roads[seat]) >= ROADS:
        return Why("no-pieces", {"piece": "road", "count": ROADS})
    return _too_dear(state, seat, COST_OF_ROAD) or Why("no-way")


def _no_settlement(state: State, turn: Turn) -> Why:
    seat = turn.seat
    if len(state.settlements[seat]) >= SETTLEMENTS:
        return Why("no-pieces", {"piece": "settlement", "count": SETTLEMENTS})
    return _too_dear(state, seat, COST_OF_SETTLEMENT) or Why("no-way")


def _no_city(state: State, turn: Turn) -> Why:
    seat = turn.seat
    if len(state.cities[seat]) >= CITIES:
        return Why("no-pieces", {"piece": "city", "count": CITIES})
    return _too_dear(state, seat, COST_OF_CITY) or Why("no-own-settlement")


def _no_card(state: State, turn: Turn) -> Why | None:
    return Why("deck-empty") if not state.deck else _too_dear(state, turn.seat, COST_OF_CARD)


def _no_offer(state: State, turn: Turn) -> Why:
    return _no_more_offers(state, turn) or Why("no-cards" if state.hands[turn.seat] else "empty-hand")


NO_WAY: Final[dict[str, Callable[[State, Turn], Why | None]]] = {
    "road": lambda state, turn: _before_the_throw(turn) or _no_road(state, turn),
    "settle": lambda state, turn: _before_the_throw(turn) or _no_settlement(state, turn),
    "city": lambda state, turn: _before_the_throw(turn) or _no_city(state, turn),
    "buy": lambda state, turn: _before_the_throw(turn) or _no_card(state, turn),
    "bank": lambda state, turn: _no_trade_yet(state, turn) or Why("no-bank-trade"),
    "offer": lambda state, turn: _no_trade_yet(state, turn) or _no_offer(state, turn),
}
