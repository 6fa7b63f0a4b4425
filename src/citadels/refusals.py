"""Why a move cannot be played: for a person who tried, and for the choices a table shows greyed out.

Everything said here is known to the seat that asks; nothing tells what another seat holds.
"""

from __future__ import annotations

from citadels.actions import Move, move
from citadels.building import why_not_build
from citadels.flow.turn import DRAW, END, GOLD, owes, powers
from citadels.frames import Turn
from citadels.records import Why
from citadels.roles.rank3 import Take, why_not_at_once
from citadels.shelf import DISTRICTS, ROLES
from citadels.state import State
from tabletop.engine import asked, options
from tabletop.errors import IllegalMove, short

IN_WORDS = {
    "too-dear": "{missing} gold short",
    "already-built": "the city has one already (R4.3)",
    "build-limit": "no more districts may be built this turn (R4.3)",
    "gather-first": "the resource action comes first (R4.2)",
    "no-gold-in-bank": "the bank is empty (R1.6)",
    "no-district-of-kind": "the city has no district of that kind (R4.5)",
    "used": "used already this turn",
    "protected-bishop": "rank 8 cannot touch the Bishop's city (R6.5B)",
    "protected-complete": "rank 8 cannot touch a complete city (R6.8W)",
    "protected-keep": "rank 8 cannot touch the Keep (R7.9)",
    "deck-empty": "the deck is empty (R4.8)",
    "hand-empty": "the hand is empty",
    "both-hands-empty": "both hands are empty (R11.3)",
    "after-navigate": "nothing can be built after navigating (R6.7N)",
    "nobody": "there is nobody it could be done to",
    "crown-first": "the Crown must be given away first (R6.4E)",
    "after-build": "too late: something was built already",
    "not-beside": "rank 4 was not played beside the Queen (R6.9Q)",
    "already-coined": "each district has its coin already (R6.9A)",
    "would-double": "somebody would have two of one name (R11.15)",
    "not-now": "this is not what is asked now",
}


def explain(state: State, said: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if asked(state) is None:
        return IllegalMove(f"{short(str(said))}: the game is over", "illegal-over")
    why = why_not(state, said)
    words = IN_WORDS[why.id].format(**why.args)
    return IllegalMove(f"{short(str(said))} cannot be played now: {words}", f"why-{why.id}", dict(why.args))


def why_not(state: State, said: Move) -> Why:
    """Return the reason against a move; `not-now` where it does not even belong to the question."""
    top = state.stack[-1]
    if type(top) is Take:
        return next((why for other, why in _unbuilt(state, top) if other == said), Why("not-now"))
    if type(top) is not Turn or top.alone:
        return Why("not-now")
    for other, why in refused(state):
        if other == said:
            return why
    for power in powers(state, top):
        if said.verb in power.verbs:
            why_none = power.refuse(state, top) if power.refuse is not None and not power.offer(state, top) else None
            return why_none or Why("not-now")
    if ROLES[top.role].closing and top.power:
        return Why("used")
    return Why("used" if said in (GOLD, DRAW) and "resources" in top.taken else "not-now")


def refused(state: State) -> list[tuple[Move, Why]]:
    """List the moves a person may look for that cannot be played now, with the reason against each."""
    top = state.stack[-1] if state.stack else None
    if type(top) is Take:
        return _unbuilt(state, top)
    if type(top) is not Turn:
        return []
    turn: Turn = top
    legal = options(state)
    found: list[tuple[Move, Why]] = []
    if "resources" not in turn.taken and not state.deck:
        found.append((DRAW, Why("deck-empty")))
    if turn.alone or (ROLES[turn.role].closing and turn.power):
        return found
    for power in powers(state, turn):
        targets = list(power.targets(state, turn)) if power.targets is not None else []
        found += targets
        if not targets and len(power.verbs) == 1 and power.refuse is not None and not power.offer(state, turn):
            why = power.refuse(state, turn)
            if why is not None:
                found.append((move(power.verbs[0]), why))
    for card in dict.fromkeys(state.players[turn.seat].hand):
        why = why_not_build(state, turn, card)
        if why is not None and card in DISTRICTS:
            found.append((move("build", card), why))
    if "resources" in turn.taken and ROLES[turn.role].owed is not None and owes(state, turn):
        found.append((END, Why("crown-first")))
    return [(said, why) for said, why in found if said not in legal]


def _unbuilt(state: State, frame: Take) -> list[tuple[Move, Why]]:
    """List the cards the Wizard may take but cannot build at once, with the reason against each."""
    cards = dict.fromkeys(state.players[frame.whose].hand)
    reasons = [(card, why_not_at_once(state, frame, card)) for card in cards]
    return [(move("take", card, "build"), why) for card, why in reasons if why is not None]
