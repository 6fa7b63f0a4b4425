"""The twelve classic specials (R1.3, R7.1 to R7.10)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.definitions import KINDS, SPECIAL, Built, ChoiceFacts, District, Power, Question, Why
from citadels.core.effects import draw, drop, forget_hand, gain, know_card, pay, put_under, take_in_hand
from citadels.core.frames import Bury, Turn, asking
from citadels.core.hooks import CityAsks, CityWhen
from citadels.core.moves import Move, move
from citadels.core.readings import has_used
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, TO_TABLE, EventSpec

# --- Haunted City (R7.6, R11.20)


def _any_but_of_the_last_round(built: Built, last: int) -> tuple[str, ...]:
    return (SPECIAL, *KINDS) if built.round != last else (SPECIAL,)


HAUNTED_CITY = District(
    "haunted_city", SPECIAL, 2, asks=CityAsks(scores_as=_any_but_of_the_last_round), dated=True,
)  # fmt: skip

# --- Keep (R7.9, R11.14)


def _never(_: Built) -> Why:
    return Why("protected-keep", english="rank 8 cannot touch the Keep (R7.9)")


KEEP = District("keep", SPECIAL, 3, 2, asks=CityAsks(protects=_never))

# --- Laboratory (R7.3)


def _discards(state: State, turn: Turn) -> list[Move]:
    return [move("lab", card) for card in dict.fromkeys(state.players[turn.seat].hand)]


def _no_discard(_: State, __: Turn) -> Why:
    return Why("hand-empty")


def laboratory(brings: int) -> Power:
    """A card of the hand for so much gold, once a turn."""

    def discard(state: State, turn: Turn, move: Move) -> None:
        drop(state, turn.seat, move.name)
        forget_hand(state, turn.seat)
        put_under(state, (move.name,))
        gold = gain(state, turn.seat, brings)
        state.emit("lab", player=turn.seat, gold=gold)

    return Power(
        Verb("lab", ("card",), "coin", priced=True), _discards, discard, _no_discard, id="lab", default_bot_weight=0.0,
        events=(EventSpec("lab", flow=FROM_TABLE, goods="gold"),),
    )  # fmt: skip


LABORATORY = District("laboratory", SPECIAL, 5, powers=(laboratory(1),))

# --- Smithy (R7.4, R9.5)


def smithy_terms(state: State) -> tuple[int, int]:
    """Return the gold paid and the cards drawn at the Smithy (R7.4)."""
    paid, drawn = state.rules.smithy.split(":")
    return int(paid), int(drawn)


def _forges(state: State, turn: Turn) -> list[Move]:
    if not state.deck or state.players[turn.seat].gold < smithy_terms(state)[0]:
        return []
    return [move("smithy")]


def _forge(state: State, turn: Turn, _: Move) -> None:
    paid, drawn = smithy_terms(state)
    pay(state, turn.seat, paid)
    cards = draw(state, drawn)
    take_in_hand(state, turn.seat, cards)
    state.emit("smithy", player=turn.seat, gold=paid, count=len(cards))
    state.emit("draw-own", audience=turn.seat, player=turn.seat, cards=cards)


def _no_forge(state: State, turn: Turn) -> Why:
    if not state.deck:
        return Why("deck-empty")
    return Why("too-dear", {"missing": smithy_terms(state)[0] - state.players[turn.seat].gold})


def _bargain(state: State, _: Turn, __: Move) -> ChoiceFacts:
    paid, drawn = smithy_terms(state)
    return {"gold": paid, "count": min(drawn, len(state.deck)), "cost": paid}


SMITHY = District(
    "smithy", SPECIAL, 5,
    powers=(Power(
        Verb("smithy", sign="cards", priced=True), _forges, _forge, _no_forge, shows=_bargain, id="smithy",
        events=(EventSpec("smithy", flow=TO_TABLE, goods="gold"),), default_bot_weight=0.0,
    ),),
)  # fmt: skip

# --- Observatory (R7.2) and Library (R7.1)


def _three(seen: int) -> int:
    return max(seen, 3)


def _both(count: int) -> int:
    return max(count, 2)


OBSERVATORY = District("observatory", SPECIAL, 5, asks=CityAsks(cards_seen=_three))
LIBRARY = District("library", SPECIAL, 6, asks=CityAsks(draw_keeps=_both))

# --- Graveyard (R7.5, R11.11)


class Recover(NamedTuple):
    """The Graveyard's owner may pay a gold for the district that was just destroyed."""

    seat: int
    card: str


def _offer_rescue(state: State, owner: int, destroyer: int, card: str) -> None:
    if owner != destroyer and state.players[owner].gold:
        state.stack.append(Recover(owner, card))


def _rescues(_: State, __: Recover) -> list[Move]:
    return [move("recover"), move("pass")]


def _rescue(state: State, frame: Recover, move: Move) -> None:
    if move.verb == "pass":
        return
    # The frame below carries the card under the deck, before anything tucked: it goes without it.
    bury = state.stack.pop()
    state.stack.append(Bury(bury.cards[1:]))
    pay(state, frame.seat, 1)
    take_in_hand(state, frame.seat, (frame.card,))
    for other in state.others(frame.seat):
        know_card(state, other, frame.seat, frame.card)
    state.emit("recovered", player=frame.seat, card=frame.card, gold=1)


def _fee(_: State, frame: Recover, move: Move) -> ChoiceFacts:
    return {} if move.verb == "pass" else {"card": frame.card, "cost": 1}


def _unrescued(state: State, turn: Turn, below: Bury, frame: Recover) -> str | None:
    if not has_used(state, turn, "destroy") or "resources" not in turn.taken:
        return "the Warlord destroys first (R7.5, R11.10)"
    if frame.seat not in state.others(turn.seat) or "graveyard" not in state.players[frame.seat].names:
        return "the owner of the Graveyard is asked, not who destroys (R11.11)"
    if not state.players[frame.seat].gold:
        return "who has no gold is not asked (R11.4)"
    tucked = below.cards[1:]
    holds = below.cards[:1] == (frame.card,) and state.rules.cards.districts[frame.card].holds_cards
    if below.cards[:1] != (frame.card,) or (tucked and not holds) or list(tucked) != sorted(tucked):
        return f"no {frame.card} is on its way under the deck (R11.5)"
    return None


asking(Recover, _rescues, _rescue)

GRAVEYARD = District(
    "graveyard", SPECIAL, 5,
    when=CityWhen(lost=_offer_rescue),
    questions=(Question(
        Recover, (Verb("recover", sign="city"), Verb("pass")), "recover", {"card": "card"}, open=True, shows=_fee,
        under=(Bury,), misplaced=_unrescued,
    ),),
    events=(EventSpec("recovered", flow=TO_TABLE, goods="gold"),),
)  # fmt: skip

# --- School of Magic (R7.7)


def _one_more(count: int, _: str) -> int:
    return count + 1


SCHOOL_OF_MAGIC = District("school_of_magic", SPECIAL, 6, asks=CityAsks(counts_as=_one_more))

# --- Great Wall (R7.8, R11.13)


def _one_dearer(price: int, built: Built) -> int:
    return price if built.card == "great_wall" else price + 1


GREAT_WALL = District("great_wall", SPECIAL, 6, asks=CityAsks(price_to_destroy=_one_dearer))

# --- Dragon Gate and University (R7.10)

DRAGON_GATE = District("dragon_gate", SPECIAL, 6, points=8)
UNIVERSITY = District("university", SPECIAL, 6, points=8)

CLASSIC = (
    HAUNTED_CITY, KEEP, LABORATORY, SMITHY, OBSERVATORY, GRAVEYARD, LIBRARY, SCHOOL_OF_MAGIC, GREAT_WALL, DRAGON_GATE,
    UNIVERSITY,
)  # fmt: skip
