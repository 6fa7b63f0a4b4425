"""What would the Expert do? Its choice from what one seat may know, why, and how the others compare (protocol §6)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from citadels.bots.hints import Difference, Hint, differences, explain
from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move
from citadels.game import Game
from citadels.table.choices import choice
from citadels.table.names import by_name, names_in
from citadels.table.reasons.scene import Reason
from citadels.table.reasons.told import reasons
from citadels.table.reasons.words import in_words
from citadels.views.view import View
from tabletop.bots import Budget
from tabletop.rng import Dice

if TYPE_CHECKING:
    from citadels.table.answers import Chance, HintTold, ReasonTold

# Playouts for one hint at a table of four: each option of a pick in about a hundred worlds.
PLAYOUTS = 480
OTHERS = 5  # alternatives that are shown
# What is told as a number, and the least of it that is worth telling.
COUNTED = ("gold", "built", "cards")
LEAST = 0.5
# What befalls whoever picks a character: in one's own turn it is done.
BEFALLS = ("killed", "robbed")
# What every move costs, as one knows: the gold of a district, the cards that one might have drawn. No danger.
PRICE = ("gold", "cards")
MOST = 3  # reasons that are shown; with a danger among them one less speaks for the move
# Shares of wins closer than this, or than one standard error, count as equal.
NEAR = 0.01
MANY = 12  # moves that an unsearched one is held against
BIG_PRIME = (1 << 61) - 1


class Adviser:
    """Gives hints, and while the question is the same, the same hint."""

    def __init__(self) -> None:
        self._asked = ""
        self._said: HintTold | None = None

    def advise(self, game: Game, budget: Budget) -> HintTold:
        """Return the hint for the seat that decides, in the protocol's form; `budget.stop` ends the search early."""
        seat = game.to_move
        assert seat is not None, "somebody is asked"
        known = json.dumps([seat, game.view(seat)])
        if self._said is None or known != self._asked:
            self._said = _hint(game.observe(seat), game, budget)
            self._asked = known
        return self._said


def _hint(view: View, game: Game, budget: Budget) -> HintTold:
    moves = game.moves()
    hints = explain(view, moves, dice_of(game), budget._replace(playouts=work(view, PLAYOUTS)))
    searched = hints[0].playouts > 1  # else there was nothing to search, or no time: the numbers would say nothing
    shown = hints[: 1 + OTHERS] if searched else hints[:1]
    return {
        "seat": view.me,
        "count": len(moves),
        "worlds": hints[0].playouts if searched else 0,
        "options": [{**choice(view, moves[one.option]), **_chance(one, hints[0], searched)} for one in shown],
        "reasons": _reasons(view, moves, hints, searched),
    }


def _chance(one: Hint, advised: Hint, searched: bool) -> Chance:
    """Say an option's chance; what cannot be told from the advised sounds like it."""
    close = one.close or (not one.advised and one.share >= advised.share - NEAR)
    if not searched:
        return {"chance": None, "share": None, "close": close}
    return {"chance": percent(one.share), "share": in_words((advised if close else one).share), "close": close}


def dice_of(game: Game) -> Dice:
    """Return chance that hangs on nothing but what the seat that decides sees."""
    return Dice(int.from_bytes(json.dumps(game.view(game.to_move), sort_keys=True).encode(), "big") % BIG_PRIME)


def work(view: View, playouts: int) -> int:
    """Return how many playouts there are at a table of this size: a round of many players takes longer to play out."""
    return playouts * 4 // max(4, len(view.players))


def percent(share: float) -> int:
    """Return a share in whole per cent."""
    return round(share * 100)


# --- reasons


def _reasons(view: View, moves: Sequence[Move], hints: Sequence[Hint], searched: bool) -> list[ReasonTold]:
    """Return the reasons for the advised move: the cards', then what differs for sure in the worlds tried.

    It is held against its rivals to the last, or, where nothing tells these apart, against all that were tried.
    """
    if len(moves) == 1:
        return []
    advised, others = hints[0], [one for one in hints[1:] if one.playouts]
    tried = [moves[one.option] for one in others] or [one for one in _listed(moves) if one != moves[advised.option]]
    cards = reasons(view, _listed(moves), moves[advised.option], tried[:MANY])
    last = [one.notes for one in others if one.playouts == advised.playouts]
    found = differences(advised.notes, last) if searched else []
    if searched and not any(one.size > 0 for one in found):
        found = differences(advised.notes, [one.notes for one in others])
    told = chosen(view, cards, found)
    if searched and not any(one["good"] for one in told):
        told.insert(0, {"id": "reason-even", "args": {}, "good": None})
    return told


def _listed(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves without the Magician's many exchanges with the deck (R6.3M)."""
    if isinstance(moves, Redraws):
        return moves[:MANY]
    return moves.first if isinstance(moves, Menu) else moves


def chosen(view: View, cards: Iterable[Reason], found: Iterable[Difference]) -> list[ReasonTold]:
    """Return at most three reasons as messages, what speaks for the move first: the cards' before any number.

    One of them is a danger where there is one. Numbers come in where the cards say little, and never say again what a
    card has said; a chance to win is told only where nothing else speaks for the move.
    """
    cards = list(cards)
    risks = [one for one in cards if not one.good][:1]
    goods = [one for one in cards if one.good][:MOST]
    covered = {about for one in (*goods, *risks) for about in one.about}
    told = [_named(view, one) for one in goods]
    numbers = [one for one in found if one.about not in covered and _sayable(view, one)]
    for one in numbers:
        if one.size > 0 and len(told) < MOST - 1 and (one.about != "won" or not told):
            told.append(_counted(one))
    against = [_named(view, one) for one in risks]
    against += [_counted(one) for one in numbers if one.size < 0 and one.about not in (*PRICE, "won")]
    return [*told[: MOST - 1], *against[:1]] if against else told


def _sayable(view: View, one: Difference) -> bool:
    """Whether a difference is large enough for words, and not of what is over and done."""
    if one.about in COUNTED:
        return abs(one.here - one.elsewhere) >= LEAST
    past = view.phase != "select" and one.about in BEFALLS
    return not past and in_words(one.here) != in_words(one.elsewhere)


def _named(view: View, one: Reason) -> ReasonTold:
    return {"id": one.id, "args": by_name(one.args, names_in(view)), "good": one.good}


def _counted(one: Difference) -> ReasonTold:
    if one.about not in COUNTED:
        args: dict[str, Any] = {"here": in_words(one.here), "there": in_words(one.elsewhere)}
        return {"id": f"reason-{one.about}", "args": args, "good": one.size > 0}
    more = one.here - one.elsewhere
    way = "more" if more > 0 else "less"
    return {"id": f"reason-{one.about}-{way}", "args": {"count": max(1, round(abs(more)))}, "good": one.size > 0}
