"""Reading what is asked in a turn besides the turn itself (notation §2 `asks`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from catan.core.bundles import MOST, share_a_kind
from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Offer, Robber, Said, Steal, Turn
from catan.core.moves import bid
from catan.core.offers import Bids, has_another_kind
from catan.core.resources import RESOURCES, Bundle, bundle, holds, size
from catan.core.state import State
from catan.flow.building import free_paths
from catan.flow.dice import SEVEN
from catan.flow.seven import victims
from catan.flow.trade import asked
from tabletop.errors import PositionError
from tabletop.frames import Frame
from tabletop.validation import choice, number, only_keys, rows

KEY: Final = "phase.asks"
ANSWERS: Final = ("accept", "refuse", "bid")
# What may be asked, each with its keys.
WHAT: Final = {
    "discard": ("what", "seats"),
    "robber": ("what",),
    "steal": ("what", "from"),
    "roads": ("what", "left"),
    "answer": ("what", "offer", "said", "seats"),
    "choose": ("what", "offer", "said"),
}
ALL_KEYS: Final = tuple(dict.fromkeys([key for keys in WHAT.values() for key in keys]))


def read_question(state: State, turn: Turn, written: Any) -> list[Frame]:
    """Return the frames that lie on a turn; PositionError where they cannot lie there."""
    only_keys(written, ALL_KEYS, KEY)
    what = choice(written.get("what"), tuple(WHAT), f"{KEY}.what")
    only_keys(written, WHAT[what], KEY)
    return READ[what](state, turn, written)


# --- the seven, and cards


def _read_discard(state: State, turn: Turn, written: dict[str, Any]) -> list[Frame]:
    """Read who still discards: from the first of them on, clockwise, all who hold too much (K5.1, K12.2)."""
    _after_a_seven(turn)
    limit = state.rules.discard_limit
    rich = tuple([seat for seat in (turn.seat, *state.others(turn.seat)) if size(state.hands[seat]) > limit])
    seats = _seats(state, written["seats"], f"{KEY}.seats") if "seats" in written else rich
    if not seats:
        raise PositionError(f"{KEY}.seats", "somebody must discard where it is asked (K5.1)")
    for at, seat in enumerate(seats):
        if seat not in rich:
            raise PositionError(f"{KEY}.seats[{at}]", f"seat {seat} holds no more than {limit} cards (K5.1)")
    if seats != rich[rich.index(seats[0]) :]:
        raise PositionError(f"{KEY}.seats", f"from seat {seats[0]} on these discard: "
                                            f"{list(rich[rich.index(seats[0]) :])} (K12.2)")  # fmt: skip
    return [Robber(turn.seat), Discard(seats)]


def _after_a_seven(turn: Turn) -> None:
    if turn.rolled is None or sum(turn.rolled) != SEVEN:
        raise PositionError(f"{KEY}.what", "no seven was thrown (K5.1)")


def _read_robber(_: State, turn: Turn, __: dict[str, Any]) -> list[Frame]:
    if not turn.played:  # else it may be a knight
        _after_a_seven(turn)
    return [Robber(turn.seat)]


def _read_steal(state: State, turn: Turn, written: dict[str, Any]) -> list[Frame]:
    if not turn.played:
        _after_a_seven(turn)
    there = victims(state, turn.seat)
    seats = _seats(state, written["from"], f"{KEY}.from") if "from" in written else there
    for at, seat in enumerate(seats):
        if seat not in there:
            raise PositionError(f"{KEY}.from[{at}]", f"seat {seat} has no building and card at the robber (K5.3)")
    if seats != there:
        raise PositionError(f"{KEY}.from", f"these can be robbed, ascending: {list(there)} (K5.3)")
    if len(there) < 2 or state.rules.victims == "all":
        raise PositionError(f"{KEY}.what", "nobody is asked whom to rob, it happens by itself (K5.3, K12.1)")
    return [Steal(turn.seat, there)]


def _read_roads(state: State, turn: Turn, written: dict[str, Any]) -> list[Frame]:
    if not turn.played:
        raise PositionError(f"{KEY}.what", "no development card was played in this turn (K8.5)")
    if not free_paths(state, turn.seat):
        raise PositionError(f"{KEY}.what", "there is no piece or no place for a free road (K8.5)")
    return [FreeRoads(turn.seat, number(written.get("left"), f"{KEY}.left", 1, 2))]


# --- offers


def _read_answer(state: State, turn: Turn, written: dict[str, Any]) -> list[Frame]:
    offer, said = _read_offer(state, turn, written)
    waiting = asked(state, turn.seat, offer)[len(said) :]
    seats = _seats(state, written["seats"], f"{KEY}.seats") if "seats" in written else waiting
    if not seats or seats != waiting:
        raise PositionError(f"{KEY}.seats", f"these are still to answer: {list(waiting)} (K7.6)")
    return [Answer(turn.seat, offer, said, seats)]


def _read_choose(state: State, turn: Turn, written: dict[str, Any]) -> list[Frame]:
    offer, said = _read_offer(state, turn, written)
    if len(said) < len(asked(state, turn.seat, offer)):
        raise PositionError(f"{KEY}.said", "not all have answered (K7.7)")
    if all(one.says == "refuse" for one in said):
        raise PositionError(f"{KEY}.said", "where all refuse there is nothing to choose (K7.7)")
    return [Choose(turn.seat, offer, said)]


def _read_offer(state: State, turn: Turn, written: dict[str, Any]) -> tuple[Offer, tuple[Said, ...]]:
    """Read an offer that a player can have made (K7.4 to K7.8), and what was answered so far."""
    if turn.offers == 0:
        raise PositionError("phase.offers", "the offer that is asked about counts, too (K7.8)")
    if turn.rolled is None and state.rules.trade_time != "any":
        raise PositionError(f"{KEY}.what", "no offers are made before the throw (K3.3)")
    key = f"{KEY}.offer"
    offer = _terms(state, turn.seat, written.get("offer"), key)
    answering = asked(state, turn.seat, offer)
    if not answering:
        raise PositionError(f"{key}.to", "nobody who is asked holds a card (K12.22)")
    said = rows(written.get("said", []), f"{KEY}.said")
    if len(said) > len(answering):
        raise PositionError(f"{KEY}.said", f"only these are asked: {list(answering)} (K7.6)")
    return offer, tuple(
        [_read_said(state, offer, answering[at], one, f"{KEY}.said[{at}]") for at, one in enumerate(said)]
    )


def _terms(state: State, seat: int, written: Any, key: str) -> Offer:
    only_keys(written, ("give", "get", "to"), key)
    give, get = _side(written, "give", key), _side(written, "get", key)
    if give is None and get is None:
        raise PositionError(key, "one side at most is open (K7.5)")
    if give is not None and get is not None and share_a_kind(give, get):
        raise PositionError(key, "no kind stands on both sides (K7.4)")
    if give is not None and not holds(state.hands[seat], give):
        raise PositionError(f"{key}.give", f"seat {seat} does not hold that (K7.4)")
    if give is None and get is not None and not has_another_kind(state.hands[seat], get):
        raise PositionError(f"{key}.get", f"seat {seat} has no card of another kind to give for it (K12.22)")
    to = written.get("to")
    if to is not None and (len(state.names) < 3 or number(to, f"{key}.to", 0, len(state.names) - 1) == seat):
        raise PositionError(f"{key}.to", "an offer goes to all others, or with three players to one of them (K7.6)")
    return Offer(give, get, TO_ALL if to is None else to)


def _side(written: dict[str, Any], name: str, key: str) -> Bundle | None:
    cards = written.get(name)
    return None if cards is None else _read_side(cards, f"{key}.{name}")


def _read_side(written: Any, key: str) -> Bundle:
    """Read one to three cards; only kinds above 0 are written."""
    only_keys(written, RESOURCES, key)
    side = bundle([number(written[name], f"{key}.{name}", 1, MOST) if name in written else 0 for name in RESOURCES])
    if not 0 < size(side) <= MOST:
        raise PositionError(key, f"a side has one to three cards, not {size(side)} (K7.4)")
    return side


def _read_said(state: State, offer: Offer, seat: int, written: Any, key: str) -> Said:
    """Read the answer of the seat whose answer it must be."""
    only_keys(written, ("seat", "says", "give", "get"), key)
    if number(written.get("seat"), f"{key}.seat", 0, len(state.names) - 1) != seat:
        raise PositionError(f"{key}.seat", f"seat {seat} answers here, clockwise from the offerer's left (K7.6)")
    says = choice(written.get("says"), ANSWERS, f"{key}.says")
    if says != "bid":
        only_keys(written, ("seat", "says"), key)
        if says == "accept" and not _can_accept(state, offer, seat):
            raise PositionError(f"{key}.says", f"seat {seat} cannot accept that (K7.6)")
        return Said(seat, says)
    give, get = _read_side(written.get("give"), f"{key}.give"), _read_side(written.get("get"), f"{key}.get")
    if bid(give, get) not in Bids(offer.give, offer.get, state.hands[seat], state.rules.counters):
        raise PositionError(key, "this bid does not keep to the offer, or its bidder does not hold it (K7.6)")
    return Said(seat, says, give, get)


def _can_accept(state: State, offer: Offer, seat: int) -> bool:
    return offer.give is not None and offer.get is not None and holds(state.hands[seat], offer.get)


# ---


def _seats(state: State, written: Any, key: str) -> tuple[int, ...]:
    most = len(state.names) - 1
    return tuple([number(seat, f"{key}[{at}]", 0, most) for at, seat in enumerate(rows(written, key))])


READ: Final[dict[str, Callable[[State, Turn, dict[str, Any]], list[Frame]]]] = {
    "discard": _read_discard,
    "robber": _read_robber,
    "steal": _read_steal,
    "roads": _read_roads,
    "answer": _read_answer,
    "choose": _read_choose,
}
