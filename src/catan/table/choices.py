"""The choices of a prompt: every possible move, forms where there are too many, and what is impossible with its reason.

A choice with a `form` is filled in by the player, and the page composes the move: `counts` of cards with a sum, or a
`trade` of two sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from catan.core.board import AROUND, CORNERS, bits
from catan.core.bundles import MOST
from catan.core.frames import Answer, Choose
from catan.core.island import PIPS
from catan.core.moves import CONFIRM, WITHDRAW, Move
from catan.core.offers import Bids, Discards, Offers
from catan.core.pieces import buildings_at
from catan.core.resources import RESOURCES
from catan.table.places import by_kind, cards, of_bundle, place_message
from catan.views.reasons import Why
from catan.views.refusals import kind_of
from catan.views.view import View
from tabletop.core.lazy import ConcatSequence, in_memory

Choice = dict[str, Any]
ON_THE_BOARD: Final = ("settle", "road", "city", "robber")
# Moves that are shown together in a tray, by kind.
IN_TRAY: Final = ("bank", "play plenty", "play monopoly")


def choices(view: View, moves: Sequence[Move], refused: Iterable[tuple[str, Why]]) -> list[Choice]:
    """List the possible choices in the engine's order, then the impossible ones."""
    listed = (
        [_form(view, moves)] if isinstance(moves, Discards) else [as_choice(view, move) for move in in_memory(moves)]
    )
    if isinstance(moves, ConcatSequence):
        listed.append(_form(view, moves.rest))
    return [*listed, *[_impossible(kind, why) for kind, why in refused]]


def as_kind(move: Move) -> str:
    """Return the kind of a move as a choice has it: `settle`, `play-knight`."""
    return kind_of(move).replace(" ", "-")


def _blank(kind: str) -> Choice:
    word = kind.replace(" ", "-")
    return {
        "move": None, "kind": word, "aim": None, "seat": None, "id": f"choice-{word}", "args": {}, "enabled": True,
        "why_not": None, "pick": None, "form": None,
    }  # fmt: skip


def _impossible(kind: str, why: Why) -> Choice:
    choice = _blank(kind)
    choice["id"] = "group-" + choice["kind"]
    return {**choice, "enabled": False, "why_not": reason(why)}


def reason(why: Why) -> dict[str, Any]:
    """Return a reason as a message."""
    return {"id": f"why-{why.id}", "args": reason_args(why.args)}


def reason_args(args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a reason with its cards as messages."""
    return {key: cards(value) if key == "cards" else value for key, value in args.items()}


def as_choice(view: View, move: Move) -> Choice:
    """Return one possible move as a choice."""
    kind = kind_of(move)
    choice = _blank(kind)
    choice["move"] = str(move)
    if move.verb in ON_THE_BOARD:
        word = str(move).split()[1]
        choice["aim"], choice["args"] = word, {"place": place_message(view.island, word)}
        if move.verb == "robber":
            return _with_victims(view, move, choice)
    elif kind in IN_TRAY:
        choice["aim"] = str(move)
    if move.verb in ARGUMENTS:
        choice["args"] = ARGUMENTS[move.verb](view, move)
    if move.verb in ("steal", "confirm"):
        choice["seat"] = move.at
    return choice


def _with_victims(view: View, move: Move, choice: Choice) -> Choice:
    """Add who has buildings at the hex to which the robber goes, and at which corners (K5.2, K5.3).

    `blocks` is how many cards in 36 throws the rivals then lack, less those that the player lacks (K4.2).
    """
    me, at, blocks = view.stack[-1].seat, move.at, 0
    hits: list[Any] = []
    robs: list[int] = []
    for seat, buildings in enumerate(view.buildings):
        if not buildings & AROUND[at]:
            continue
        robs.append(seat)
        cards_in_36 = PIPS[view.island.numbers[at]] * buildings_at(view, seat, at)
        blocks += -cards_in_36 if seat == me else cards_in_36
        other = {"player": view.names[seat], "count": view.hand_sizes[seat]}
        hits.append({"id": "robber-hits-own" if seat == me else "robber-hits", "args": {} if seat == me else other})
    choice = {**choice, "hits": [], "robs": sorted(robs, key=lambda seat: seat == me), "blocks": blocks}
    if not hits:
        return choice
    built = 0
    for buildings in view.buildings:
        built |= buildings
    args = {**choice["args"], "hits": sorted(hits, key=lambda hit: str(hit["id"]))}
    return {
        **choice,
        "id": "choice-robber-hits",
        "args": args,
        "hits": [CORNERS[corner] for corner in bits(AROUND[at] & built)],
    }


def _sides(_: View, move: Move) -> dict[str, Any]:
    return {"give": cards(of_bundle(move.give)), "get": cards(of_bundle(move.get))}


def _card(_: View, move: Move) -> dict[str, Any]:
    if move.card == "monopoly":
        return {"resource": RESOURCES[move.at]}
    return {"get": cards(of_bundle(move.get))} if move.card == "plenty" else {}


def _victim(view: View, move: Move) -> dict[str, Any]:
    return {"other": view.names[move.at], "count": view.hand_sizes[move.at]}


def _partner(view: View, move: Move) -> dict[str, Any]:
    """Return with whom a trade is closed, and its terms as its owner sees them (K7.7)."""
    top = view.stack[-1]
    assert type(top) is Choose, "only an offer with replies is confirmed"
    reply = next(reply for reply in top.replies if reply.seat == move.at)
    give, get = (top.offer.give, top.offer.get) if reply.verb == "accept" else (reply.get, reply.give)
    return {"other": view.names[move.at], "give": cards(of_bundle(give)), "get": cards(of_bundle(get))}


ARGUMENTS: Final[dict[str, Callable[[View, Move], dict[str, Any]]]] = {
    "bank": _sides,
    "play": _card,
    "steal": _victim,
    "confirm": _partner,
}


def answers_at_the_table(view: View, frame: Answer) -> list[Choice]:
    """Return the answers to an offer that need no hand to be seen: all that are legal for some hand (K7.6)."""
    closed = frame.offer.give is not None and frame.offer.get is not None
    moves = ("accept", "refuse") if closed else ("refuse",)
    answers = [{**_blank(move), "move": move} for move in moves]
    if view.rules.counters or not closed:
        answers.append(_bid_form(view, frame, dict.fromkeys(RESOURCES, MOST)))
    return answers


def closings_at_the_table(view: View, frame: Choose) -> list[Choice]:
    """Return the ways to close an offer that need no hand to be seen: each reply that is no refusal (K7.7)."""
    willing = sorted([reply.seat for reply in frame.replies if reply.verb != "refuse"])
    return [as_choice(view, move) for move in (*[CONFIRM[seat] for seat in willing], WITHDRAW)]


# --- forms


def _form(view: View, moves: Any) -> Choice:
    """Return a long list of moves as a form."""
    hand = by_kind(view.hand)
    if isinstance(moves, Discards):
        form = {"kind": "counts", "limits": hand, "sum": moves.number}
        return {**_blank("discard"), "form": form, "args": {"count": moves.number}}
    if isinstance(moves, Offers):
        to = [seat for seat in moves.audiences if seat >= 0]
        form = {"kind": "trade", "limits": hand, "most": MOST, "to": to, "give": None, "get": None, "open": True}
        return {**_blank("offer"), "form": form}
    top = view.stack[-1]
    assert isinstance(moves, Bids), "of other moves there are few"
    assert type(top) is Answer, "only an offer is bid on"
    return _bid_form(view, top, hand)


def _bid_form(view: View, frame: Answer, limits: Mapping[str, int]) -> Choice:
    """Return the form of a bid: the offer as the bidder sees it, and a counter-offer to begin with."""
    from catan.table.counter_offers import counter_offer  # noqa: PLC0415 - no bot is read before somebody plays

    give, get = of_bundle(frame.offer.get), of_bundle(frame.offer.give)
    start = {side: of_bundle(cards) for side, cards in counter_offer(view, frame)._asdict().items()}
    form = {
        "kind": "trade", "limits": limits, "most": MOST, "to": [], "give": give, "get": get, "open": False,
        "start": start,
    }  # fmt: skip
    return {**_blank("bid"), "form": form}
