"""Errors for illegal moves: the text and reason of `IllegalMove`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import FORMS, Move
from catan.core.resources import CARDS, POINT, count, size
from catan.core.rules import Rules
from catan.core.state import State
from catan.views import reasons
from catan.views.reasons import Why
from tabletop.core.errors import IllegalMove, short
from tabletop.core.frames import Frame
from tabletop.core.lazy import ConcatSequence

Reason = Callable[[State, Any, Move], Why | None]

PLACING_VERBS: Final = ("settle", "road")  # in even and odd steps

# By frame: the verbs that may answer it, each with its explanation.
AGAINST: Final[dict[type, dict[str, Reason]]] = {
    Place: {"settle": reasons.place_settlement, "road": reasons.place_road},
    Turn: {
        "roll": reasons.roll,
        "road": reasons.road,
        "settle": reasons.settle,
        "city": reasons.city,
        "buy": reasons.buy,
        "play": reasons.play,
        "bank": reasons.bank,
        "offer": reasons.offer,
        "end": reasons.end,
    },
    Discard: {"discard": reasons.discard},
    Robber: {"robber": reasons.robber},
    Steal: {"steal": reasons.steal},
    FreeRoads: {"road": reasons.free_road},
    Answer: {"accept": reasons.accept, "refuse": reasons.nothing, "bid": reasons.bid},
    Choose: {"confirm": reasons.confirm, "withdraw": reasons.nothing},
}


# The reasons in English, by id.
IN_WORDS: Final = {
    "not-now": "{question}",
    "not-held": "you are {cards} short ({rule})",
    "corner-taken": "{corner} has a building already (K6.3)",
    "too-near": "{corner}, next to it, has a building (K6.4)",
    "not-at-settlement": "the road is placed at {corner}, settled last (K2.6)",
    "path-taken": "{path} has a road already (K6.2)",
    "no-pieces": "all {count} pieces are on the board: {piece} (K6.6)",
    "not-reached": "nothing of yours leads on to {place} ({rule})",
    "no-settlement": "a city takes the place of a settlement of yours; {corner} has none (K6.5)",
    "throw-first": "the dice are thrown first (K3.3)",
    "thrown": "the dice were thrown already in this turn (K3.2)",
    "deck-empty": "no development card is left (K8.1)",
    "played": "a development card was played already in this turn (K8.3)",
    "bought-now": "a card cannot be played in the turn in which it was bought (K8.3)",
    "no-card": "you hold no card `{card}` (K8.3)",
    "no-place": "there is no piece or no place for a road (K12.7)",
    "no-way": "nothing of yours leads to a free place (K6.2, K6.3)",
    "no-own-settlement": "a city takes the place of a settlement, and you have none (K6.5)",
    "no-bank-trade": "you hold too few cards of one kind, or the bank lacks the others (K7.2)",
    "empty-hand": "you hold no card (K7.4)",
    "take-two": "two cards are taken (K8.6)",
    "bank-lacks": "the bank has no {cards} ({rule})",
    "rate": "your rate for {resource} is {rate} for 1 (K7.2)",
    "nothing-to-give": "you hold no card of another kind to give for it (K12.22)",
    "to-nobody": "an offer goes to all others, or with three players to one of them (K7.6)",
    "no-cards": "nobody who would be asked holds a card (K12.22)",
    "no-more-offers": "offers in a turn: {count} at most (K7.8)",
    "side": "a side has one to {count} cards (K7.4)",
    "same-kind": "no kind stands on both sides ({rule})",
    "open-offer": "an open offer is answered with a bid or refused (K7.6)",
    "no-counters": "a closed offer is accepted or refused (K7.6)",
    "not-kept": "a bid keeps the closed side of an open offer, or exactly one side of a closed one (K7.6)",
    "no-answer": "seat {seat} has neither accepted nor bid (K7.7)",
    "half": "{count} cards are discarded, not {chosen} (K12.26)",
    "robber-stays": "the robber is on {hex} and must move to another hex (K5.2)",
    "spared": "a friendly robber spares players with 2 open points or fewer (K5.5)",
    "no-victim": "seat {seat} has no building at the robber, or no card (K5.3)",
}

# The verbs that do not exist at a table without offers (K11).
OFFERING: Final = frozenset(("offer", "accept", "refuse", "bid", "confirm", "withdraw"))


def words_at(rules: Rules) -> set[str]:
    """Return the verbs that exist at a table with these rules."""
    missing = OFFERING if rules.offers == 0 else () if rules.counters else ("bid",)
    return {word for word in FORMS if word not in missing}


def explain(state: State, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if not state.stack:
        return IllegalMove(f"{short(str(move))}: the game is over", "illegal-over")
    why = why_not(state, move)
    assert why is not None, "a legal move is not refused"
    return IllegalMove(f"{short(str(move))} cannot be played now: {in_words(why)}", f"why-{why.id}", dict(why.args))


def in_words(why: Why) -> str:
    """Return a reason as an English sentence with its rule."""
    args = {key: _cards(value) if key == "cards" else value for key, value in why.args.items()}
    return IN_WORDS[why.id].format(**args)


def _cards(cards: Mapping[str, int]) -> str:
    return " ".join([f"{number} {kind}" for kind, number in cards.items()])


def why_not(state: State, move: Move) -> Why | None:
    """Return why a move is illegal now, None if it is legal; the game must not be over."""
    top = state.stack[-1]
    reason = AGAINST[type(top)].get(move.verb)
    if reason is None or (type(top) is Place and move.verb != PLACING_VERBS[top.step % 2]):
        return Why("not-now", {"question": _question(state, top)})
    return reason(state, top, move)


def refused(state: State, moves: Sequence[Move]) -> list[tuple[str, Why]]:
    """List what the player of a turn may look for and cannot do, each kind once with the reason against it.

    A kind is a verb, or for a development card in hand `play` and the card. Nothing else is refused so.
    """
    turn = state.stack[-1] if state.stack else None
    if type(turn) is not Turn:
        return []
    plain = moves.first if isinstance(moves, ConcatSequence) else moves
    possible = {kind_of(move) for move in plain}
    if isinstance(moves, ConcatSequence):
        possible.add("offer")
    pairs = [(kind, reasons.no_way(state, turn, kind)) for kind in _wanted(state, turn) if kind not in possible]
    return [(kind, why) for kind, why in pairs if why is not None]


def kind_of(move: Move) -> str:
    """Return the kind of a move: its verb, for a development card with the card."""
    return f"play {move.card}" if move.verb == "play" else move.verb


def _wanted(state: State, turn: Turn) -> list[str]:
    """Return the kinds of moves that a player may look for in a turn, in the order of `AGAINST`."""
    held = state.cards[turn.seat] + state.new[turn.seat]
    cards = [f"play {card}" for number, card in enumerate(CARDS) if number != POINT and count(held, number)]
    offers = ["offer"] if state.rules.offers else []
    return ["road", "settle", "city", "buy", *cards, "bank", *offers]


def _question(state: State, top: Frame) -> str:
    """Return the pending decision as a sentence (K12.1)."""
    who = state.names[top.seat]
    if type(top) is Discard:
        return f"{who} discards {size(state.hands[top.seat]) // 2} cards (K5.1)"
    return QUESTIONS[type(top)].format(who=who)


QUESTIONS: Final = {
    Place: "{who} places a settlement, and then a road at it (K2.6)",
    Turn: "it is the turn of {who} (K3.4)",
    Robber: "{who} moves the robber (K5.2)",
    Steal: "{who} chooses whom to rob (K5.3)",
    FreeRoads: "{who} builds a free road (K12.7)",
    Answer: "{who} answers an offer (K7.6)",
    Choose: "{who} closes with somebody or withdraws the offer (K7.7)",
}
