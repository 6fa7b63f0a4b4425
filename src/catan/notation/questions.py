"""Reading the pending decision within a turn (notation §2 `asks`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from catan.core.bundles import MOST, share_a_kind
from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Offer, Reply, Robber, Steal, Turn
from catan.core.moves import bid
from catan.core.offers import Bids, has_another_kind
from catan.core.resources import RESOURCES, Bundle, bundle, holds, size
from catan.core.state import State
from catan.flow.building import free_paths
from catan.flow.dice import SEVEN
from catan.flow.seven import victims
from catan.flow.trade import responders
from tabletop.core.errors import PositionError
from tabletop.core.frames import Frame
from tabletop.notation.validation import choice, number, only_keys, rows

KEY: Final = "phase.asks"
ANSWERS: Final = ("accept", "refuse", "bid")
# The kinds of decisions with their keys.
WHAT: Final = {
    "discard": ("what", "seats"),
    "robber": ("what",),
    "steal": ("what", "from"),
    "roads": ("what", "left"),
    "answer": ("what", "offer", "said", "seats"),
    "choose": ("what", "offer", "said"),
}
ALL_KEYS: Final = tuple(dict.fromkeys([key for keys in WHAT.values() for key in keys]))


def read_question(state: State, turn: Turn, data: Any) -> list[Frame]:
    """Return the frames on top of a turn; PositionError if they are impossible."""
    only_keys(data, ALL_KEYS, KEY)
    what = choice(data.get("what"), tuple(WHAT), f"{KEY}.what")
    only_keys(data, WHAT[what], KEY)
    return READ[what](state, turn, data)


# --- the seven, and cards


def _read_discard(state: State, turn: Turn, data: dict[str, Any]) -> list[Frame]:
    """Read the seats that still discard: clockwise from the first, all with too many cards (K5.1, K12.2)."""
    _require_seven(turn)
    limit = state.rules.discard_limit
    rich = tuple([seat for seat in (turn.seat, *state.others(turn.seat)) if size(state.hands[seat]) > limit])
    seats = _seats(state, data["seats"], f"{KEY}.seats") if "seats" in data else rich
    if not seats:
        raise PositionError(f"{KEY}.seats", "somebody must discard where it is asked (K5.1)")
    for at, seat in enumerate(seats):
        if seat not in rich:
            raise PositionError(f"{KEY}.seats[{at}]", f"seat {seat} holds no more than {limit} cards (K5.1)")
    if seats != rich[rich.index(seats[0]) :]:
        raise PositionError(f"{KEY}.seats", f"from seat {seats[0]} on these discard: "
                                            f"{list(rich[rich.index(seats[0]) :])} (K12.2)")  # fmt: skip
    return [Robber(turn.seat), Discard(seats)]


def _require_seven(turn: Turn) -> None:
    if turn.dice is None or sum(turn.dice) != SEVEN:
        raise PositionError(f"{KEY}.what", "no seven was thrown (K5.1)")


def _read_robber(_: State, turn: Turn, __: dict[str, Any]) -> list[Frame]:
    if not turn.card_played:  # else it may be a knight
        _require_seven(turn)
    return [Robber(turn.seat)]


def _read_steal(state: State, turn: Turn, data: dict[str, Any]) -> list[Frame]:
    if not turn.card_played:
        _require_seven(turn)
    there = victims(state, turn.seat)
    seats = _seats(state, data["from"], f"{KEY}.from") if "from" in data else there
    for at, seat in enumerate(seats):
        if seat not in there:
            raise PositionError(f"{KEY}.from[{at}]", f"seat {seat} has no building and card at the robber (K5.3)")
    if seats != there:
        raise PositionError(f"{KEY}.from", f"these can be robbed, ascending: {list(there)} (K5.3)")
    if len(there) < 2 or state.rules.victims == "all":
        raise PositionError(f"{KEY}.what", "nobody is asked whom to rob, it happens by itself (K5.3, K12.1)")
    return [Steal(turn.seat, there)]


def _read_roads(state: State, turn: Turn, data: dict[str, Any]) -> list[Frame]:
    if not turn.card_played:
        raise PositionError(f"{KEY}.what", "no development card was played in this turn (K8.5)")
    if not free_paths(state, turn.seat):
        raise PositionError(f"{KEY}.what", "there is no piece or no place for a free road (K8.5)")
    return [FreeRoads(turn.seat, number(data.get("left"), f"{KEY}.left", 1, 2))]


# --- offers


def _read_answer(state: State, turn: Turn, data: dict[str, Any]) -> list[Frame]:
    offer, replies = _read_offer(state, turn, data)
    waiting = responders(state, turn.seat, offer)[len(replies) :]
    seats = _seats(state, data["seats"], f"{KEY}.seats") if "seats" in data else waiting
    if not seats or seats != waiting:
        raise PositionError(f"{KEY}.seats", f"these are still to answer: {list(waiting)} (K7.6)")
    return [Answer(turn.seat, offer, replies, seats)]


def _read_choose(state: State, turn: Turn, data: dict[str, Any]) -> list[Frame]:
    offer, replies = _read_offer(state, turn, data)
    if len(replies) < len(responders(state, turn.seat, offer)):
        raise PositionError(f"{KEY}.said", "not all have answered (K7.7)")
    if all(reply.verb == "refuse" for reply in replies):
        raise PositionError(f"{KEY}.said", "where all refuse there is nothing to choose (K7.7)")
    return [Choose(turn.seat, offer, replies)]


def _read_offer(state: State, turn: Turn, data: dict[str, Any]) -> tuple[Offer, tuple[Reply, ...]]:
    """Read an offer that is possible for the player (K7.4 to K7.8), and the replies so far."""
    if turn.offers == 0:
        raise PositionError("phase.offers", "the offer that is asked about counts, too (K7.8)")
    if turn.dice is None and state.rules.trade_time != "any":
        raise PositionError(f"{KEY}.what", "no offers are made before the throw (K3.3)")
    key = f"{KEY}.offer"
    offer = _terms(state, turn.seat, data.get("offer"), key)
    seats = responders(state, turn.seat, offer)
    if not seats:
        raise PositionError(f"{key}.to", "nobody who is asked holds a card (K12.22)")
    replies = rows(data.get("said", []), f"{KEY}.said")
    if len(replies) > len(seats):
        raise PositionError(f"{KEY}.said", f"only these are asked: {list(seats)} (K7.6)")
    return offer, tuple(
        [_read_reply(state, offer, seats[at], reply, f"{KEY}.said[{at}]") for at, reply in enumerate(replies)]
    )


def _terms(state: State, seat: int, data: Any, key: str) -> Offer:
    only_keys(data, ("give", "get", "to"), key)
    give, get = _side(data, "give", key), _side(data, "get", key)
    if give is None and get is None:
        raise PositionError(key, "one side at most is open (K7.5)")
    if give is not None and get is not None and share_a_kind(give, get):
        raise PositionError(key, "no kind stands on both sides (K7.4)")
    if give is not None and not holds(state.hands[seat], give):
        raise PositionError(f"{key}.give", f"seat {seat} does not hold that (K7.4)")
    if give is None and get is not None and not has_another_kind(state.hands[seat], get):
        raise PositionError(f"{key}.get", f"seat {seat} has no card of another kind to give for it (K12.22)")
    to = data.get("to")
    if to is not None and (len(state.names) < 3 or number(to, f"{key}.to", 0, len(state.names) - 1) == seat):
        raise PositionError(f"{key}.to", "an offer goes to all others, or with three players to one of them (K7.6)")
    return Offer(give, get, TO_ALL if to is None else to)


def _side(data: dict[str, Any], name: str, key: str) -> Bundle | None:
    cards = data.get(name)
    return None if cards is None else _read_side(cards, f"{key}.{name}")


def _read_side(data: Any, key: str) -> Bundle:
    """Read a side of one to three cards, given by kind without zeros."""
    only_keys(data, RESOURCES, key)
    side = bundle([number(data[name], f"{key}.{name}", 1, MOST) if name in data else 0 for name in RESOURCES])
    if not 0 < size(side) <= MOST:
        raise PositionError(key, f"a side has one to three cards, not {size(side)} (K7.4)")
    return side


def _read_reply(state: State, offer: Offer, seat: int, data: Any, key: str) -> Reply:
    """Read the reply that must come from `seat`."""
    only_keys(data, ("seat", "says", "give", "get"), key)
    if number(data.get("seat"), f"{key}.seat", 0, len(state.names) - 1) != seat:
        raise PositionError(f"{key}.seat", f"seat {seat} answers here, clockwise from the offerer's left (K7.6)")
    verb = choice(data.get("says"), ANSWERS, f"{key}.says")
    if verb != "bid":
        only_keys(data, ("seat", "says"), key)
        if verb == "accept" and not _can_accept(state, offer, seat):
            raise PositionError(f"{key}.says", f"seat {seat} cannot accept that (K7.6)")
        return Reply(seat, verb)
    give, get = _read_side(data.get("give"), f"{key}.give"), _read_side(data.get("get"), f"{key}.get")
    if bid(give, get) not in Bids(offer.give, offer.get, state.hands[seat], state.rules.counters):
        raise PositionError(key, "this bid does not keep to the offer, or its bidder does not hold it (K7.6)")
    return Reply(seat, verb, give, get)


def _can_accept(state: State, offer: Offer, seat: int) -> bool:
    return offer.give is not None and offer.get is not None and holds(state.hands[seat], offer.get)


# ---


def _seats(state: State, data: Any, key: str) -> tuple[int, ...]:
    most = len(state.names) - 1
    return tuple([number(seat, f"{key}[{at}]", 0, most) for at, seat in enumerate(rows(data, key))])


READ: Final[dict[str, Callable[[State, Turn, dict[str, Any]], list[Frame]]]] = {
    "discard": _read_discard,
    "robber": _read_robber,
    "steal": _read_steal,
    "roads": _read_roads,
    "answer": _read_answer,
    "choose": _read_choose,
}
