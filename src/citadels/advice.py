"""What would you do? The Expert's choice from what one seat may know, why, and how the others compare (protocol §6)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from citadels.bots.hints import WEIGHT, Hint, Reason, explain, weighed
from citadels.game import Game
from citadels.table.asked import Asked
from citadels.table.choices import choice
from tabletop.bots import Budget
from tabletop.rng import Dice

Answer = dict[str, Any]
# Playouts for one hint at a table of four: each option of a pick in about a hundred worlds.
PLAYOUTS = 480
OTHERS = 5  # alternatives that are shown
# What is told as a number, and what as a share of the worlds tried.
COUNTED = ("gold", "built", "cards")
# What hangs on the option more than on the world it is tried in.
OWN_DOING = (*COUNTED, "finished")
# What befalls whoever picks a character.
BEFALLS = ("killed", "robbed")
# Less than this, weighed as `WEIGHT` does, is not worth a sentence: a fifth of a gold, one murder in 25.
WORTH_SAYING = 0.004
# As good for a person; what did better by less than chance alone does is no better, either.
NEAR = 0.01
BIG_PRIME = (1 << 61) - 1


class Adviser:
    """Gives hints, and while the question is the same, the same hint."""

    def __init__(self) -> None:
        self._asked = ""
        self._said: Answer = {}

    def advise(self, game: Game, budget: Budget) -> Answer:
        """Return the hint for the seat that decides, in the protocol's form; `budget.stop` ends the search early."""
        seat = game.to_move
        assert seat is not None, "somebody is asked"
        asked = Asked(seat, game.view(seat), game.names)
        known = json.dumps([seat, asked.view])
        if known != self._asked:
            self._said = _hint(asked, game, budget)
            self._asked = known
        return self._said


def _hint(asked: Asked, game: Game, budget: Budget) -> Answer:
    moves = game.moves()
    hints = explain(asked.view, moves, dice_of(asked.view), budget._replace(playouts=work(asked.view, PLAYOUTS)))
    searched = hints[0].playouts > 1  # else there was nothing to search, or no time: the numbers would say nothing
    shown = hints[: 1 + OTHERS] if searched else hints[:1]
    return {
        "seat": asked.seat,
        "count": len(moves),
        "worlds": hints[0].playouts if searched else 0,
        "options": [
            {
                **choice(asked, moves[one.option]),
                "chance": percent(one.share) if searched else None,
                "close": one.close or (not one.advised and one.share >= hints[0].share - NEAR),
            }
            for one in shown
        ],
        "reasons": _reasons(asked, hints[0], hints[1:]) if searched else [],
    }


def dice_of(view: Mapping[str, Any]) -> Dice:
    """Return chance that hangs on nothing but what a seat sees."""
    return Dice(int.from_bytes(json.dumps(view, sort_keys=True).encode(), "big") % BIG_PRIME)


def work(view: Mapping[str, Any], playouts: int) -> int:
    """Return how many playouts there are at a table of this size: a round of many players takes longer to play out."""
    return playouts * 4 // max(4, len(view["players"]))


def percent(share: float) -> int:
    """Return a share in whole per cent."""
    return round(share * 100)


# --- reasons


def _reasons(asked: Asked, hint: Hint, others: Sequence[Hint]) -> list[Answer]:
    """Return two reasons for the advised option: against its rivals to the last, or where these are alike, against all.

    Only what was tried as often was tried in the same worlds; against the others, what hangs on the world says nothing.
    """
    last = [other for other in others if other.playouts == hint.playouts]
    told = said(asked, hint.notes, [other.notes for other in last]) if last else []
    if not any(one["good"] for one in told):
        last = [other for other in others if other.playouts]
        told = said(asked, hint.notes, [other.notes for other in last], OWN_DOING)
    if len(told) < 2:
        told.append(_chance(hint.share, sum(other.share for other in last) / max(1, len(last))))
    return sorted(told, key=lambda one: not one["good"])


def _chance(here: float, there: float) -> Answer:
    if percent(here) <= percent(there):
        return {"id": "reason-even", "args": {}, "good": True}
    return {"id": "reason-chance", "args": {"here": percent(here), "there": percent(there)}, "good": True}


def said(
    asked: Asked, here: Mapping[str, float], others: Sequence[Mapping[str, float]], about: Sequence[str] = tuple(WEIGHT)
) -> list[Answer]:
    """Return up to two reasons for an option against others, from the search's notes of each, as messages.

    The best that speaks for it, then the worst that speaks against it; if nothing does, the second best for it.
    """
    past = () if asked.view["phase"]["name"] == "select" else BEFALLS  # in one's turn that is done
    found = [one for one in weighed(here, others, WORTH_SAYING) if one.about in about and one.about not in past]
    gains, risks = [one for one in found if one.size > 0], [one for one in found if one.size < 0]
    return [_message(one) for one in (*gains[:1], *(risks[:1] or gains[1:2]))]


def _message(one: Reason) -> Answer:
    if one.about not in COUNTED:
        args: Answer = {"here": percent(one.here), "there": percent(one.elsewhere)}
        return {"id": f"reason-{one.about}", "args": args, "good": one.size > 0}
    more = one.here - one.elsewhere
    way = "more" if more > 0 else "less"
    return {"id": f"reason-{one.about}-{way}", "args": {"count": round(abs(more), 1)}, "good": one.size > 0}
