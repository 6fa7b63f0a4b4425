"""Trading with other players (K7.3 to K7.8): the own gain, less a part of the partner's gain.

The bot makes one offer in a turn at most, none that was refused by all since it last closed a trade, and refuses trades
that help a rival more than itself. A bid asks for one card more than was offered at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from catan.bots.policy.position import Position
from catan.core.frames import TO_ALL, Answer, Choose, Offer
from catan.core.moves import ACCEPT, CONFIRM, REFUSE, WITHDRAW, Move, offer
from catan.core.resources import KINDS, NOTHING, ONE, RESOURCES, Bundle, bundle, count, counts, holds, size
from tabletop.core.events import Event
from tabletop.core.lazy import ConcatSequence, LazySequence, in_memory

# A bot that offers too often is a nuisance to people: one offer a turn, and only where somebody is likely to accept.
LIKELY = 0.5


class Swap(NamedTuple):
    """The cards to give and to get."""

    give: Bundle
    get: Bundle


class OwnOffers:
    """The offers that a bot made and nobody wanted, since it last closed a trade."""

    def __init__(self) -> None:
        self.refused: set[Swap] = set()

    def hear(self, me: int, events: Iterable[Event]) -> None:
        """Note the fate of one's own offers."""
        for event in events:
            if event.args.get("player") != me:
                continue
            if event.id == "offer":
                swap = _swap_of(event.args)
                if swap is not None:
                    self.refused.add(swap)
            elif event.id == "trade":
                self.refused.clear()


def _swap_of(args: Mapping[str, Any]) -> Swap | None:
    """Return the swap of an offer; None where a side is open."""
    if args["give"] is None or args["get"] is None:
        return None
    give, get = ([args[side].get(kind, 0) for kind in RESOURCES] for side in ("give", "get"))
    return Swap(bundle(give), bundle(get))


def worth_to_me(position: Position, swap: Swap, partner: int) -> float:
    """Return the value of a swap, less a part of the partner's; -1 if the partner is close to winning."""
    if position.may_win(partner):
        return -1.0
    mine = position.worth(position.hand - swap.give + swap.get) - position.worth(position.hand)
    return mine - position.rivalry(partner) * max(0.0, worth_to_partner(position, swap, partner))


def worth_to_partner(position: Position, swap: Swap, partner: int) -> float:
    """Return the value of a swap for the partner, by the estimate of their hand."""
    hand = position.likely_hand(partner, swap.get)
    return position.worth(hand - swap.get + swap.give, partner) - position.worth(hand, partner)


def terms_with(frame: Answer | Choose, seat: int) -> Swap:
    """Return what is given and got in a trade that is asked about.

    In an `Answer` as the seat that answers has it; in a `Choose` as the offerer has it, by that seat's reply.
    """
    if isinstance(frame, Answer):
        return _from_my_side(frame.offer)
    reply = next(reply for reply in frame.replies if reply.seat == seat)
    return Swap(reply.get, reply.give) if reply.verb == "bid" else Swap(*_both_sides(frame.offer))


# --- making offers


def offer_to_make(
    position: Position,
    options: ConcatSequence[Move, LazySequence[Move]],
    number: int,
    is_unwanted: Callable[[Swap], bool] = lambda _: False,
) -> int | None:
    """Return the index of an offer worth making, or None; `number` offers were made in this turn.

    Swaps that are unwanted are left out.
    """
    if number:
        return None
    best = max(_offers(position, is_unwanted), key=lambda pair: pair[0], default=(0.0, None))[1]
    return len(options.first) + options.rest.index(best) if best is not None and best in options.rest else None


def _offers(position: Position, is_unwanted: Callable[[Swap], bool]) -> Iterator[tuple[float, Move]]:
    """Yield offers of one or two cards for one that a player is likely to accept, each with its value.

    An offer goes to one player, or to all if all are likely to accept: nobody is asked in vain.
    """
    if position.may_win(position.me):
        return
    others = [seat for seat in position.state.others(position.me) if not position.may_win(seat)]
    to_all = len(others) == len(position.state.names) - 1
    for swap in _swaps(position.hand):
        gain = position.gain(swap.get - swap.give)
        if gain < position.weights.least_to_offer or is_unwanted(swap):
            continue
        chances = [(_chance(position, swap, seat, gain), seat) for seat in others]
        likely = [(chance * worth_to_me(position, swap, seat), seat) for chance, seat in chances if chance >= LIKELY]
        worth, seat = max(likely, default=(0.0, TO_ALL))
        if worth > position.weights.least_to_offer / 2:
            yield worth, offer(swap.give, swap.get, TO_ALL if to_all and len(likely) == len(others) > 1 else seat)


def _swaps(hand: Bundle) -> list[Swap]:
    """Return the swaps of one or two cards of a kind for one card of another kind."""
    return [
        Swap(number * ONE[kind], ONE[other])
        for kind in KINDS
        for number in range(1, min(2, count(hand, kind)) + 1)
        for other in KINDS
        if other != kind
    ]


def _chance(position: Position, swap: Swap, seat: int, gain: float) -> float:
    """Return the probability that a seat can and will accept a swap that brings so much to the offerer."""
    hand = position.estimate(seat)
    have = min([1.0, *[hand[kind] / need for kind, need in enumerate(counts(swap.get)) if need]])
    weights = position.weights
    against = position.rivalry(position.me, seat) * gain + weights.least_to_accept
    return have if worth_to_partner(position, swap, seat) > weights.sure * against else 0.0


# --- answering, and closing


def answer(position: Position, frame: Answer, options: Sequence[Move]) -> int:
    """Return the index of the answer: accept, a bid that is good for both, or refuse."""
    plain = in_memory(options)
    owner = frame.owner
    if ACCEPT in plain and value_of_accepting(position, frame) > position.weights.least_to_accept:
        return plain.index(ACCEPT)
    if isinstance(options, ConcatSequence) and not position.may_win(owner):
        worths = [worth_of_bid(position, _swap_of_bid(move), owner) for move in options.rest]
        if max(worths) > position.weights.least_to_bid:
            return len(plain) + worths.index(max(worths))
    return plain.index(REFUSE)


class Refusal:
    """A reason to refuse an offer, as words for messages."""

    NEAR_END: Final = "near-end"  # the offerer is close to winning
    OPEN: Final = "open"  # it leaves a side open, and there is nothing to bid
    WITHOUT: Final = "without"  # the cards are not in the hand
    HELPS_MORE: Final = "helps-more"  # it is good, but better for the offerer
    NEEDS: Final = "needs"  # the cards are worth as much in the hand


def why_refused(position: Position, frame: Answer) -> str:
    """Return the reason against an offer that speaks most, one of `Refusal`."""
    if position.may_win(frame.owner):
        return Refusal.NEAR_END
    if frame.offer.give is None or frame.offer.get is None:
        return Refusal.OPEN
    swap = _from_my_side(frame.offer)
    if not holds(position.hand, swap.give):
        return Refusal.WITHOUT
    partner = worth_to_partner(position, swap, frame.owner)
    return Refusal.HELPS_MORE if 0 < position.gain(swap.get - swap.give) < partner else Refusal.NEEDS


def value_of_accepting(position: Position, frame: Answer) -> float:
    """Return the value of an offer that names both sides to the seat that answers it."""
    return worth_to_me(position, _from_my_side(frame.offer), frame.owner)


def _from_my_side(offer: Offer) -> Swap:
    assert offer.give is not None, "an offer that can be accepted says both sides"
    assert offer.get is not None, "an offer that can be accepted says both sides"
    return Swap(offer.get, offer.give)


def _swap_of_bid(move: Move) -> Swap:
    assert move.give is not None, "a bid has no open side"
    assert move.get is not None, "a bid has no open side"
    return Swap(move.give, move.get)


def worth_of_bid(position: Position, swap: Swap, owner: int) -> float:
    """Return the value of a bid to the seat that makes it, if the offerer can pay and would accept it; else 0."""
    can_pay = holds(position.likely_hand(owner), swap.get)
    too_much = size(swap.get) > size(swap.give) + 1
    if too_much or not can_pay or worth_to_partner(position, swap, owner) <= position.weights.least_to_confirm:
        return 0.0
    return worth_to_me(position, swap, owner)


def close(position: Position, frame: Choose, options: Sequence[Move]) -> int:
    """Return the index of the reply to confirm, or of `withdraw`."""
    values = [value_of_confirming(position, frame, move.at) if move.verb == "confirm" else 0.0 for move in options]
    best = max(range(len(options)), key=values.__getitem__)
    return best if values[best] > position.weights.least_to_confirm else options.index(WITHDRAW)


def value_of_confirming(position: Position, frame: Choose, seat: int) -> float:
    """Return the value of the trade with a seat, by its bid or by one's own offer."""
    return worth_to_me(position, terms_with(frame, seat), seat)


def accepted_first(position: Position, frame: Choose, move: Move) -> Move:
    """Return a confirmation of the offer as it is, if somebody accepts it and the move confirms a bid; else the move.

    For people: a bid is not what they asked for, even where it helps a rival less. Who may win next is left out.
    """
    accepted = [reply.seat for reply in frame.replies if reply.verb == "accept" and not position.may_win(reply.seat)]
    can_pay = holds(position.hand, frame.offer.give or NOTHING)
    if move.verb != "confirm" or move.at in accepted or not accepted or not can_pay:
        return move
    return CONFIRM[max(accepted, key=lambda seat: value_of_confirming(position, frame, seat))]


def _both_sides(offer: Offer) -> tuple[Bundle, Bundle]:
    mine = _from_my_side(offer)
    return mine.get, mine.give
