"""Explanations of illegal moves: a function for each kind of move that uses only what the seat may know.

Each gets moves of the right kind for the current decision, and returns None for legal ones.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from catan.core.board import CORNERS, HEXES, NEXT_TO, PATHS, PATHS_AT, bits
from catan.core.bundles import MOST, share_a_kind, write_bundle
from catan.core.frames import TO_ALL, Answer, Choose, Discard, Place, Robber, Steal, Turn
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
)
from catan.core.state import State
from catan.flow.building import free_paths
from catan.flow.seven import hexes_for_robber
from catan.flow.trade import audiences, terms


class Why(NamedTuple):
    """The reason why a move is illegal: an id, and a sentence with the rule."""

    id: str
    words: str


def nothing(_: State, __: Any, ___: Move) -> Why | None:
    """Return None: this move is always legal."""
    return None


# --- cards in hand


def _lacks(hand: Bundle, cards: Bundle, rule: str) -> Why | None:
    """Explain which of these cards are missing in a hand."""
    missing = bundle([max(0, want - have) for have, want in zip(counts(hand), counts(cards), strict=True)])
    return Why("not-held", f"you are {write_bundle(missing)} short ({rule})") if missing else None


def _too_dear(state: State, seat: int, cost: Bundle) -> Why | None:
    return _lacks(state.hands[seat], cost, "K6.1")


# --- placing and building


def place_settlement(state: State, _: Place, move: Move) -> Why | None:
    """Explain why no settlement can be placed on a corner."""
    if any(move.at in (*state.settlements[seat], *state.cities[seat]) for seat in range(len(state.names))):
        return Why("corner-taken", f"{CORNERS[move.at]} has a building already (K6.3)")
    for corner in bits(NEXT_TO[move.at]):
        if any(buildings >> corner & 1 for buildings in state.buildings):
            return Why("too-near", f"{CORNERS[corner]}, next to it, has a building (K6.4)")
    return None


def place_road(state: State, frame: Place, move: Move) -> Why | None:
    """Explain why a road cannot be placed on a path."""
    last = state.settlements[frame.seat][-1]
    if not PATHS_AT[last] >> move.at & 1:
        return Why("not-at-settlement", f"the road is placed at {CORNERS[last]}, settled last (K2.6)")
    return _occupied(state, move)


def _occupied(state: State, move: Move) -> Why | None:
    return Why("path-taken", f"{PATHS[move.at]} has a road already (K6.2)") if state.road_paths >> move.at & 1 else None


def free_road(state: State, frame: Any, move: Move) -> Why | None:
    """Explain why a player cannot build a road on a path."""
    if len(state.roads[frame.seat]) >= ROADS:
        return Why("no-pieces", f"all {ROADS} roads are built (K6.6)")
    if not state.frontier[frame.seat] >> move.at & 1:
        return Why("not-reached", f"neither a building nor a road of yours leads on to {PATHS[move.at]} (K6.2)")
    return _occupied(state, move)


def road(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a road and pay for it."""
    return _before_the_throw(turn) or free_road(state, turn, move) or _too_dear(state, turn.seat, COST_OF_ROAD)


def settle(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a settlement."""
    why = _before_the_throw(turn)
    if why is None and len(state.settlements[turn.seat]) >= SETTLEMENTS:
        why = Why("no-pieces", f"all {SETTLEMENTS} settlements are on the board (K6.6)")
    if why is None and not state.road_corners[turn.seat] >> move.at & 1:
        why = Why("not-reached", f"no road of yours reaches {CORNERS[move.at]} (K6.3)")
    if why is None:
        why = place_settlement(state, Place(turn.seat, 0), move)
    return why or _too_dear(state, turn.seat, COST_OF_SETTLEMENT)


def city(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a player cannot build a city."""
    why = _before_the_throw(turn)
    if why is None and move.at not in state.settlements[turn.seat]:
        why = Why(
            "no-settlement", f"a city takes the place of a settlement of yours; {CORNERS[move.at]} has none (K6.5)"
        )
    if why is None and len(state.cities[turn.seat]) >= CITIES:
        why = Why("no-pieces", f"all {CITIES} cities are built (K6.6)")
    return why or _too_dear(state, turn.seat, COST_OF_CITY)


# --- the dice and the end of a turn


def _before_the_throw(turn: Turn) -> Why | None:
    return Why("throw-first", "the dice are thrown first (K3.3)") if turn.dice is None else None


def roll(_: State, turn: Turn, __: Move) -> Why | None:
    """Explain why the dice cannot be thrown."""
    return None if turn.dice is None else Why("thrown", "the dice were thrown already in this turn (K3.2)")


def end(_: State, turn: Turn, __: Move) -> Why | None:
    """Explain why a turn cannot end."""
    return _before_the_throw(turn)


# --- development cards


def buy(state: State, turn: Turn, _: Move) -> Why | None:
    """Explain why no development card can be bought."""
    why = _before_the_throw(turn)
    if why is None and not state.deck:
        why = Why("deck-empty", "no development card is left (K8.1)")
    return why or _too_dear(state, turn.seat, COST_OF_CARD)


def play(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why a development card cannot be played."""
    if turn.card_played:
        return Why("played", "a development card was played already in this turn (K8.3)")
    card = CARDS.index(move.card)
    if not count(state.cards[turn.seat], card):
        if count(state.new[turn.seat], card):
            return Why("bought-now", "a card cannot be played in the turn in which it was bought (K8.3)")
        return Why("no-card", f"you hold no card `{move.card}` (K8.3)")
    if move.card == "roads" and not free_paths(state, turn.seat):
        return Why("no-place", "there is no piece or no place for a road (K12.7)")
    if move.get is not None and size(move.get) == 1 and size(state.bank) > 1:
        return Why("take-two", "two cards are taken (K8.6)")
    return _bank_lacks(state, move.get, "K12.8")


def _bank_lacks(state: State, cards: Bundle | None, rule: str) -> Why | None:
    """Explain a shortage of the bank without leaking hidden counts (K11.3)."""
    if cards is None or holds(state.bank, cards):
        return None
    return Why("bank-lacks", f"the bank has no {write_bundle(cards)} ({rule})")


# --- trade


def bank(state: State, turn: Turn, move: Move) -> Why | None:
    """Explain why the bank refuses a trade."""
    why = _no_trade_yet(state, turn)
    if why is not None or move.give is None or move.get is None:
        return why
    if share_a_kind(move.give, move.get):
        return Why("same-kind", "the bank does not give the same kind back (K12.19)")
    kind = next(kind for kind, number in enumerate(counts(move.give)) if number)
    rate = count(state.rates[turn.seat], kind)
    if size(move.give) != rate:
        return Why("rate", f"your rate for {RESOURCES[kind]} is {rate} for 1 (K7.2)")
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
        return Why("nothing-to-give", "you hold no card of another kind to give for it (K12.22)")
    if move.to != TO_ALL and (len(state.names) < 3 or move.to >= len(state.names) or move.to == turn.seat):
        return Why("to-nobody", "an offer goes to all others, or with three players to one of them (K7.6)")
    if move.to not in audiences(state, turn.seat):
        return Why("no-cards", "nobody who would be asked holds a card (K12.22)")
    return _lacks(hand, move.give or NOTHING, "K7.4")


def _no_more_offers(state: State, turn: Turn) -> Why | None:
    most = state.rules.offers
    return Why("no-more-offers", f"offers in a turn: {most} at most (K7.8)") if turn.offers >= most else None


def _no_terms(move: Move) -> Why | None:
    """Explain why the two sides of an offer or a bid are not valid (K7.4)."""
    sides = [side for side in (move.give, move.get) if side is not None]
    for side in sides:
        if size(side) > MOST:
            return Why("side", f"a side has one to {MOST} cards (K7.4)")
    return Why("same-kind", "no kind stands on both sides (K7.4)") if len(sides) == 2 and share_a_kind(*sides) else None


def accept(state: State, frame: Answer, _: Move) -> Why | None:
    """Explain why an offer cannot be accepted."""
    if frame.offer.give is None or frame.offer.get is None:
        return Why("open-offer", "an open offer is answered with a bid or refused (K7.6)")
    return _lacks(state.hands[frame.seat], frame.offer.get, "K7.6")


def bid(state: State, frame: Answer, move: Move) -> Why | None:
    """Explain why a bid does not fit an offer."""
    give, get = frame.offer.give, frame.offer.get
    if give is not None and get is not None and not state.rules.counters:
        return Why("no-counters", "a closed offer is accepted or refused (K7.6)")
    hand = state.hands[frame.seat]
    why = _no_terms(move) or _lacks(hand, move.give or NOTHING, "K7.6")
    if why is None and move not in Bids(give, get, hand):
        why = Why(
            "not-kept", "a bid keeps the closed side of an open offer, or exactly one side of a closed one (K7.6)"
        )
    return why


def confirm(state: State, frame: Choose, move: Move) -> Why | None:
    """Explain why the offerer cannot confirm a reply."""
    answer = next((reply for reply in frame.replies if reply.seat == move.at and reply.verb != "refuse"), None)
    if answer is None:
        return Why("no-answer", f"seat {move.at} has neither accepted nor bid (K7.7)")
    return _lacks(state.hands[frame.seat], terms(frame.offer, answer)[0], "K7.7")


# --- the seven


def discard(state: State, frame: Discard, move: Move) -> Why | None:
    """Explain why these cards cannot be discarded."""
    half = size(state.hands[frame.seat]) // 2
    if move.give is not None and sum(counts(move.give)) != half:
        return Why("half", f"{half} cards are discarded, not {sum(counts(move.give))} (K12.26)")
    return _lacks(state.hands[frame.seat], move.give or NOTHING, "K5.1")


def robber(state: State, frame: Robber, move: Move) -> Why | None:
    """Explain why the robber cannot be moved to a hex."""
    if move.at == state.robber:
        return Why("robber-stays", f"the robber is on {HEXES[move.at]} and must move to another hex (K5.2)")
    if move.at not in hexes_for_robber(state, frame.seat):
        return Why("spared", "a friendly robber spares players with 2 open points or fewer (K5.5)")
    return None


def steal(_: State, frame: Steal, move: Move) -> Why | None:
    """Explain why a seat cannot be robbed."""
    if move.at in frame.victims:
        return None
    return Why("no-victim", f"seat {move.at} has no building at the robber, or no card (K5.3)")
