"""Trade with the bank and between players (K7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from catan.core.frames import TO_ALL, Answer, Choose, Offer, Said, Turn, asking
from catan.core.moves import ACCEPT, BANK, CONFIRM, REFUSE, WITHDRAW, Move
from catan.core.offers import Bids
from catan.core.resources import EIGHTH_BITS, KINDS, NOTHING, ONE, ONE_OF_EACH, Bundle, count, enough, holds, written
from catan.core.state import State
from tabletop.counted import Menu

# --- with the bank


def bank_trades(state: State, seat: int) -> Sequence[Move]:
    """List what a player can change with the bank, each kind at the best rate (K7.2, K12.19)."""
    rates = state.rates[seat]
    given = state.hands[seat] + EIGHTH_BITS - rates & EIGHTH_BITS  # as `enough` says it, in a busy place
    return _bank_trades(given, enough(state.bank, ONE_OF_EACH), rates) if given else ()


@lru_cache(maxsize=4096)
def _bank_trades(given: int, there: int, rates: Bundle) -> tuple[Move, ...]:
    """List the trades of kinds of which one has enough for kinds that the bank has; both as their eighth bits."""
    moves = [
        BANK[count(rates, give)][give][get]
        for give in KINDS
        if given & ONE[give] << 7
        for get in KINDS
        if there & ONE[get] << 7
    ]
    return tuple([move for move in moves if move is not None])


def trade_with_bank(state: State, seat: int, said: Move) -> None:
    """Change cards with the bank."""
    assert said.give is not None
    assert said.get is not None
    state.hands[seat] += said.get - said.give
    state.bank += said.give - said.get
    if state.events is not None:
        state.tell("bank", player=seat, give=written(said.give), get=written(said.get))


# --- between players: an offer


def audiences(state: State, seat: int) -> tuple[int, ...]:
    """Return to whom a player can make an offer: to all, and among three or more to each who holds a card.

    To nobody if no other holds one (K7.6, K12.22).
    """
    holders = [other for other, hand in enumerate(state.hands) if hand and other != seat]
    if not holders:
        return ()
    return (TO_ALL, *holders) if len(state.hands) > 2 else (TO_ALL,)


def asked(state: State, seat: int, offer: Offer) -> tuple[int, ...]:
    """Return who answers a player's offer, clockwise from the left: those it goes to who hold a card (K7.6)."""
    return tuple([other for other in state.others(seat) if state.hands[other] and offer.to in (TO_ALL, other)])


def make_offer(state: State, turn: Turn, said: Move) -> None:
    """Make an offer: those who hold a card answer, clockwise from the offerer's left (K7.6)."""
    seat = turn.seat
    offer = Offer(said.give, said.get, said.to)
    state.stack.append(Turn(seat, turn.rolled, turn.played, turn.offers + 1))
    state.stack.append(Answer(seat, offer, (), asked(state, seat, offer)))
    if state.events is not None:
        to = None if said.to == TO_ALL else said.to
        state.tell("offer", player=seat, give=_side(said.give), get=_side(said.get), to=to)


def _side(cards: Bundle | None) -> dict[str, int] | None:
    return None if cards is None else written(cards)


# --- the answers


def _answers(state: State, frame: Answer) -> Sequence[Move]:
    """List a player's answers: accept if they can, refuse, and bids of their own (K7.6)."""
    offer, hand = frame.offer, state.hands[frame.seat]
    closed = offer.give is not None and offer.get is not None
    moves = [ACCEPT, REFUSE] if closed and holds(hand, offer.get or NOTHING) else [REFUSE]
    bids = Bids(offer.give, offer.get, hand, state.rules.counters)
    return Menu(moves, bids) if bids else moves


def _answer(state: State, frame: Answer, move: Move) -> None:
    seat, *rest = frame.seats
    said = (*frame.said, Said(seat, move.verb, move.give or NOTHING, move.get or NOTHING))
    if state.events is not None:
        if move.verb == "bid":
            state.tell("bid", player=seat, give=_side(move.give), get=_side(move.get))
        else:
            state.tell(move.verb, player=seat)
    if rest:
        state.stack.append(Answer(frame.owner, frame.offer, said, tuple(rest)))
    elif any(one.says != "refuse" for one in said):
        state.stack.append(Choose(frame.owner, frame.offer, said))


# --- closing


def terms(offer: Offer, said: Said) -> tuple[Bundle, Bundle]:
    """Return what the offerer would give and get by an answer that is no refusal."""
    if said.says == "bid":
        return said.get, said.give
    return offer.give or NOTHING, offer.get or NOTHING


def _closings(state: State, frame: Choose) -> list[Move]:
    """List whose terms the offerer can pay, and the way back (K7.7, K12.24)."""
    hand = state.hands[frame.seat]
    willing = [said for said in frame.said if said.says != "refuse" and holds(hand, terms(frame.offer, said)[0])]
    return [*[CONFIRM[seat] for seat in sorted([said.seat for said in willing])], WITHDRAW]


def _close(state: State, frame: Choose, move: Move) -> None:
    if move.verb == "withdraw":
        if state.events is not None:
            state.tell("withdraw", player=frame.seat)
        return
    other = move.at
    give, get = terms(frame.offer, next(said for said in frame.said if said.seat == other))
    state.hands[frame.seat] += get - give
    state.hands[other] += give - get
    if state.events is not None:
        state.tell("trade", player=frame.seat, other=other, give=written(give), get=written(get))


asking(Answer, _answers, _answer)
asking(Choose, _closings, _close)
