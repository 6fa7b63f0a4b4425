"""Reasons why a move cannot be played: for a person who tried, and for the choices a table shows greyed out.

Everything said here is known to the seat that asks; nothing tells what another seat holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from citadels.cards.catalog import deck_cards
from citadels.core.building import why_not_build
from citadels.core.definitions import RESOURCES, District, Power, Role, Rules, Why
from citadels.core.frames import Turn
from citadels.core.hooks import WayToPay
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import COMMON_VERBS
from citadels.flow.turn import DRAW, END, GOLD, gathers_first, owes, powers, used_up
from tabletop.core.engine import current_seat, options
from tabletop.core.errors import IllegalMove, short

# What many cards say, and the rules of every turn; a card's own reason brings its English with it.
IN_WORDS = {
    "too-dear": "{missing} gold short",
    "already-built": "the city has one already (R4.3)",
    "build-limit": "no more districts may be built this turn (R4.3)",
    "gather-first": "the resource action comes first (R4.2)",
    "no-gold-in-bank": "the bank is empty (R1.6)",
    "used": "used already this turn",
    "deck-empty": "the deck is empty (R4.8)",
    "hand-empty": "the hand is empty",
    "nobody": "there is nobody it could be done to",
    "not-now": "this is not what is asked now",
}


def explain(state: State, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if current_seat(state) is None:
        return IllegalMove(f"{short(str(move))}: the game is over", "illegal-over")
    why = why_not(state, move)
    words = (why.english or IN_WORDS[why.id]).format(**why.args)
    return IllegalMove(f"{short(str(move))} cannot be played now: {words}", f"why-{why.id}", dict(why.args))


def forms_at(rules: Rules, word: str) -> list[str]:
    """List what may follow the first word of a move at a table, by its rules, characters and districts."""
    cards = rules.cards
    table: list[Role | District] = [cards.roles[name] for name in rules.characters]
    table += [cards.districts[name] for name in dict.fromkeys(deck_cards(cards, rules.specials, rules.removed))]
    verbs = [*COMMON_VERBS, *[power.verb for card in table for power in card.powers]]
    verbs += [verb for card in table for question in card.questions for verb in question.verbs]
    meant = [verb for verb in verbs if verb.word == word]
    forms = [form for verb in meant for form in verb.forms]
    builds = next((verb.builds for verb in meant if verb.builds), "")
    if builds:
        forms += [f"{builds} {way.form}" for card in table for way in _ways_to_pay(card, word)]
    return list(dict.fromkeys(forms))


def _ways_to_pay(card: Role | District, word: str) -> tuple[WayToPay, ...]:
    """Return the ways to pay that a card lets a move say: a character's stand after `build` alone."""
    if isinstance(card, District):
        return (*card.asks.ways_to_pay, *card.asks.own_ways_to_pay)
    return card.asks.ways_to_pay if word == "build" else ()


def why_not(state: State, move: Move) -> Why:
    """Return the reason against a move; `not-now` where it does not even belong to the question."""
    top = state.stack[-1]
    for other, why in refused(state, options(state) or ()):
        if other == move and not (type(top) is Turn and top.alone):
            return why
    if type(top) is not Turn or top.alone:
        return Why("not-now")
    for power in powers(state, top):
        if move.verb == power.verb.word:
            return _why_none(state, top, power) or Why("not-now")
    if state.rules.cards.roles[top.role].closing and top.power:
        return Why("used")
    return Why("used" if move in (GOLD, DRAW) and "resources" in top.taken else "not-now")


def refused(state: State, legal: Sequence[Any]) -> list[tuple[Move, Why]]:
    """List the moves a person may look for that are none of the legal ones now, with the reason against each."""
    top = state.stack[-1] if state.stack else None
    if type(top) is not Turn:
        question = state.rules.cards.questions.get(type(top).__name__)
        return [] if question is None or question.targets is None else list(question.targets(state, top))
    turn: Turn = top
    cards = state.rules.cards
    role = cards.roles[turn.role]
    result: list[tuple[Move, Why]] = []
    if "resources" not in turn.taken and not state.deck:
        result.append((DRAW, Why("deck-empty")))
    if turn.alone or (role.closing and turn.power):
        return result
    if role.owed_at_once and RESOURCES in turn.taken and owes(state, turn):
        return [*result, *_blocked(state, turn, legal)]
    for power in powers(state, turn):
        targets = list(power.targets(state, turn)) if power.targets and not used_up(turn, power) else []
        result += targets
        why = None if targets else _why_none(state, turn, power)
        if why is not None:
            result.append((move(power.verb.word), why))
    for card in dict.fromkeys(state.players[turn.seat].hand):
        why = why_not_build(state, turn, card)
        if why is not None and card in cards.districts:
            result.append((move("build", card), why))
    if role.owed_first is not None and "resources" in turn.taken and owes(state, turn):
        result.append((END, role.owed_first))
    return [(move, why) for move, why in result if move not in legal]


def _blocked(state: State, turn: Turn, legal: Sequence[Any]) -> list[tuple[Move, Why]]:
    """List what cannot be done before what is owed at once: all else."""
    role = state.rules.cards.roles[turn.role]
    others = [move(power.verb.word) for power in powers(state, turn) if power.verb.word != role.owed]
    builds = [move("build", card) for card in dict.fromkeys(state.players[turn.seat].hand)
              if card in state.rules.cards.districts]  # fmt: skip
    return [(move, role.owed_first or Why("not-now")) for move in (*others, *builds, END) if move not in legal]


def _why_none(state: State, turn: Turn, power: Power) -> Why | None:
    """Return why a power offers nothing; None if it does, or if its card gives no reason."""
    if used_up(turn, power):
        return Why("used")
    if RESOURCES not in turn.taken and gathers_first(state, turn):
        return Why("gather-first")
    return None if power.refuse is None or power.offer(state, turn) else power.refuse(state, turn)
