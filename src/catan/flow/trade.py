"""Trade with the bank and between players (K7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catan.core.frames import TO_ALL, Answer, Choose, Offer, Reply, Turn, asking
from catan.core.moves import ACCEPT, BANK, CONFIRM, REFUSE, WITHDRAW, Move
from catan.core.offers import Bids
from catan.core.resources import EIGHTH_BITS, KINDS, NOTHING, ONE, ONE_OF_EACH, Bundle, count, enough, holds, to_dict
from catan.core.state import State
from tabletop.core.lazy import ConcatSequence

# --- with the bank


def bank_trades(state: State, seat: int) -> Sequence[Move]:
    """List the trades of a player with the bank, each kind at the best rate (K7.2, K12.19)."""
    rates = state.rates[seat]
    affordable = state.hands[seat] + EIGHTH_BITS - rates & EIGHTH_BITS  # `enough`, inlined for speed
    return _bank_trades(affordable, enough(state.bank, ONE_OF_EACH), rates) if affordable else ()


@lru_cache(maxsize=4096)
def _bank_trades(affordable: int, available: int, rates: Bundle) -> tuple[Move, ...]:
    """List the trades; both arguments are kinds as eighth bits: what the player can pay and what the bank has."""
    moves = [
        BANK[count(rates, give)][give][get]
        for give in KINDS
        if affordable & ONE[give] << 7
        for get in KINDS
        if available & ONE[get] << 7
    ]
    return tuple([move for move in moves if move is not None])


def trade_with_bank(state: State, seat: int, move: Move) -> None:
    """Swap cards with the bank."""
    assert move.give is not None
    assert move.get is not None
    state.hands[seat] += move.get - move.give
    state.bank += move.give - move.get
    if state.events is not None:
        state.emit("bank", player=seat, give=to_dict(move.give), get=to_dict(move.get))


# --- between players: an offer


def audiences(state: State, seat: int) -> tuple[int, ...]:
    """Return the possible `to` of an offer: all, and with three or more players each other player with a card.

    Empty if no other player has a card (K7.6, K12.22).
    """
    holders = [other for other, hand in enumerate(state.hands) if hand and other != seat]
    if not holders:
        return ()
    return (TO_ALL, *holders) if len(state.hands) > 2 else (TO_ALL,)


def responders(state: State, seat: int, offer: Offer) -> tuple[int, ...]:
    """Return the seats that answer an offer, clockwise: its recipients who have a card (K7.6)."""
    return tuple([other for other in state.others(seat) if state.hands[other] and offer.to in (TO_ALL, other)])


def make_offer(state: State, turn: Turn, move: Move) -> None:
    """Make an offer and ask its recipients, clockwise from the offerer's left (K7.6)."""
    seat = turn.seat
    offer = Offer(move.give, move.get, move.to)
    state.stack.append(Turn(seat, turn.dice, turn.card_played, turn.offers + 1))
    state.stack.append(Answer(seat, offer, (), responders(state, seat, offer)))
    if state.events is not None:
        to = None if move.to == TO_ALL else move.to
        state.emit("offer", player=seat, give=_side(move.give), get=_side(move.get), to=to)


def _side(cards: Bundle | None) -> dict[str, int] | None:
    return None if cards is None else to_dict(cards)


# --- the answers


def _answers(state: State, frame: Answer) -> Sequence[Move]:
    """List the answers of a player: accept if possible, refuse, and bids (K7.6)."""
    offer, hand = frame.offer, state.hands[frame.seat]
    is_closed = offer.give is not None and offer.get is not None
    moves = [ACCEPT, REFUSE] if is_closed and holds(hand, offer.get or NOTHING) else [REFUSE]
    bids = Bids(offer.give, offer.get, hand, state.rules.counters)
    return ConcatSequence(moves, bids) if bids else moves


def _answer(state: State, frame: Answer, move: Move) -> None:
    seat, *rest = frame.seats
    replies = (*frame.replies, Reply(seat, move.verb, move.give or NOTHING, move.get or NOTHING))
    if state.events is not None:
        if move.verb == "bid":
            state.emit("bid", player=seat, give=_side(move.give), get=_side(move.get))
        else:
            state.emit(move.verb, player=seat)
    if rest:
        state.stack.append(Answer(frame.owner, frame.offer, replies, tuple(rest)))
    elif any(reply.verb != "refuse" for reply in replies):
        state.stack.append(Choose(frame.owner, frame.offer, replies))


# --- closing


def terms(offer: Offer, reply: Reply) -> tuple[Bundle, Bundle]:
    """Return what the offerer would give and get by a reply that is not a refusal."""
    if reply.verb == "bid":
        return reply.get, reply.give
    return offer.give or NOTHING, offer.get or NOTHING


def _closings(state: State, frame: Choose) -> list[Move]:
    """List the replies whose terms the offerer can pay, and `withdraw` (K7.7, K12.24)."""
    hand = state.hands[frame.seat]
    willing = [reply for reply in frame.replies if reply.verb != "refuse" and holds(hand, terms(frame.offer, reply)[0])]
    return [*[CONFIRM[seat] for seat in sorted([reply.seat for reply in willing])], WITHDRAW]


def _close(state: State, frame: Choose, move: Move) -> None:
    if move.verb == "withdraw":
        if state.events is not None:
            state.emit("withdraw", player=frame.seat)
        return
    other = move.at
    give, get = terms(frame.offer, next(reply for reply in frame.replies if reply.seat == other))
    state.hands[frame.seat] += get - give
    state.hands[other] += give - get
    if state.events is not None:
        state.emit("trade", player=frame.seat, other=other, give=to_dict(give), get=to_dict(get))


asking(Answer, _answers, _answer)
asking(Choose, _closings, _close)
