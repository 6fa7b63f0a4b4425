"""The Expert's advice: its choice from what one seat may know, why, and how the others compare (protocol §6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from citadels.bots.expert import Searcher
from citadels.bots.hints import WEIGHT, adviser, explain
from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move
from citadels.game import Game
from citadels.table.choices import choice
from citadels.table.names import by_name, names_in
from citadels.table.reasons.context import Reason
from citadels.table.reasons.orders import another_order
from citadels.table.reasons.told import reasons
from citadels.views.view import View
from tabletop.bots.protocol import Budget, EventFeed
from tabletop.bots.search import SearchResult
from tabletop.table import advice
from tabletop.table.advice import Difference, chance, close, differences, in_words

if TYPE_CHECKING:
    from citadels.bots.policy.forecast import Forecast
    from citadels.table.answers import HintJson, HintReason

# Playouts for one hint at a table of four: each option of a pick in about a hundred worlds.
PLAYOUTS = 480
OTHERS = 5  # alternatives that are shown
# What is told as a number, with the least of it that is worth telling.
COUNTED = {"gold": 1.0, "built": 0.5, "cards": 1.0}
WHOLE = 0.75  # of a district, from which it is told as one; below it is a chance of one
# Where such a number tells more than the move does: what a character, or its holder's absence, brings to a round.
INDIRECT = ("pick", "discard", "assassinate", "rob", "bewitch", "warrant", "threaten")
# What happens to a character's player in the sampled worlds, by the bots' habits; in one's own turn it has happened.
BEFALLS = ("killed", "robbed")
OFTEN = 0.2  # the chance of it from which it is worth a word
PURSE = 3  # the gold from which a theft is
MOST = 3  # reasons that are shown; with a danger among them one less speaks for the move
IDLE = ("end", "pass")  # moves that do nothing
MANY = 12  # moves that an unsearched one is held against


# What is said where no card and no number tells the choices apart.
EVEN: HintReason = {"id": "reason-even", "args": {}, "good": None}
ALTOGETHER: HintReason = {"id": "reason-altogether", "args": {}, "good": None}


class Adviser(advice.Adviser["HintJson"]):
    """Gives hints in the protocol's form."""

    def think(self, game: Game, budget: Budget) -> HintJson:
        """Find the hint for the seat that decides; `budget.stop` ends the search early."""
        assert game.to_move is not None, "somebody is asked"
        view, moves = game.observe(game.to_move), game.moves()
        budget = budget._replace(playouts=advice.work(len(view.players), PLAYOUTS))
        expert = listener(game, view.me)
        hints = active_first(moves, explain(expert, view, moves, advice.chance_by(advice.seen(game)), budget))
        hints = [hints[0], *alternatives(view, moves, moves[hints[0].option], hints[1:])]
        # Else there was nothing to search, or no time: the numbers would say nothing.
        searched = hints[0].playouts > 1 and len(hints) > 1
        results = hints[: 1 + OTHERS] if searched else hints[:1]
        advised = results[0] if searched else None
        return {
            "seat": view.me,
            "count": len(moves),
            "worlds": hints[0].playouts if searched else 0,
            "options": [{**choice(view, moves[result.option]), **chance(result, advised)} for result in results],
            "reasons": _reasons(view, moves, hints, searched, expert.settled(view).own.forecast),
        }


def listener(game: Game, seat: int, steps: int | None = None) -> Searcher:
    """Return an Expert that has observed the first `steps` moves from this seat; None: all of them."""
    expert, again, hearing = adviser(), game.beginning(), EventFeed()
    events = again.listen()
    for move in game.history[:steps]:
        if again.to_move == seat and len(again.moves()) > 1:
            hearing.deliver(expert, seat, again.observe(seat), events)
        again.play(move, from_record=True)
    hearing.deliver(expert, seat, again.observe(seat), events)
    return expert


def active_first(moves: Sequence[Move], results: Sequence[SearchResult]) -> list[SearchResult]:
    """Return what was found, the advised first: of choices that cannot be told apart one that does something."""
    advised = results[0]
    if moves[advised.option].verb not in IDLE:
        return [*results]
    active = [result for result in results if moves[result.option].verb not in IDLE and close(result, advised)]
    return [*active[:1], *[result for result in results if result not in active[:1]]]


def alternatives(view: View, moves: Sequence[Move], move: Move, results: Iterable[SearchResult]) -> list[SearchResult]:
    """Return what could be done in a move's place, and not before or after it as well."""
    return [result for result in results if not another_order(view, move, moves[result.option])]


# --- reasons


def _reasons(
    view: View, moves: Sequence[Move], hints: Sequence[SearchResult], searched: bool, reading: Forecast | None
) -> list[HintReason]:
    """Return the reasons for the advised move: the cards', then what differs for sure in the worlds tried.

    It is held against its rivals to the last, or, where nothing tells these apart, against all that were tried.
    """
    if len(moves) == 1:
        return []
    advised, others = hints[0], [hint for hint in hints[1:] if hint.playouts]
    move = moves[advised.option]
    tried = [moves[other.option] for other in others]
    if not tried:
        tried = [other for other in _listed(moves) if other != move and not another_order(view, move, other)]
    cards = reasons(view, _listed(moves), move, tried[:MANY], reading)
    differing: list[Difference] = []
    if searched:
        differing = differences(
            advised.notes, [other.notes for other in others if other.playouts == advised.playouts], WEIGHT
        )
        if not any(difference.size > 0 for difference in differing):
            differing = differences(advised.notes, [other.notes for other in others], WEIGHT)
    explained = chosen(view, move, cards, differing)
    if searched and not any(reason["good"] for reason in explained):
        explained.insert(0, EVEN if any(close(other, advised) for other in others) else ALTOGETHER)
    return explained


def _listed(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves without the Magician's many exchanges with the deck (R6.3M)."""
    if isinstance(moves, Redraws):
        return moves[:MANY]
    return moves.first if isinstance(moves, Menu) else moves


def chosen(view: View, move: Move, cards: Iterable[Reason], differences: Iterable[Difference]) -> list[HintReason]:
    """Return at most three reasons for a move as messages, what speaks for it first: the cards' before any number.

    One of them is a danger where there is one. Numbers come in where the cards say little, and never say again what a
    card has said, or the move itself.
    """
    cards = list(cards)
    risks = [card for card in cards if not card.good][:1]
    goods = [card for card in cards if card.good][:MOST]
    covered = {about for reason in (*goods, *risks) for about in reason.about}
    reasons = [_named(view, good) for good in goods]
    numbers = [difference for difference in _telling(view, move, list(differences)) if difference.about not in covered]
    reasons += [_counted(number) for number in numbers if number.size > 0][: max(0, MOST - 1 - len(reasons))]
    against = [_named(view, risk) for risk in risks]
    against += [_counted(number) for number in numbers if number.size < 0]
    return [*reasons[: MOST - 1], *against[:1]] if against else reasons


def _telling(view: View, move: Move, differences: Sequence[Difference]) -> list[Difference]:
    """Return the differences that are worth a word: large enough, not over and done, and not the move's own price.

    Its price is the gold of a district, or the cards that one might have drawn instead. A theft is worth a word where
    there is something to steal.
    """
    poor = view.players[view.me].gold < PURSE
    built = sum([difference.here - difference.elsewhere for difference in differences if difference.about == "built"])
    explained = []
    for difference in differences:
        more = difference.here - difference.elsewhere
        if difference.about in COUNTED:
            price = difference.about != "built" and (difference.size < 0 or more * built < 0)
            worth = move.verb in INDIRECT and abs(more) >= COUNTED[difference.about] and not price
        else:
            often = move.verb == "pick" and max(difference.here, difference.elsewhere) >= OFTEN
            worth = in_words(difference.here) != in_words(difference.elsewhere) and (
                often or difference.about not in BEFALLS
            )
            worth = worth and not (poor and difference.about == "robbed")
        if worth:
            explained.append(difference)
    return explained


def _named(view: View, reason: Reason) -> HintReason:
    return {"id": reason.id, "args": by_name(reason.args, names_in(view)), "good": reason.good}


def _counted(difference: Difference) -> HintReason:
    more = difference.here - difference.elsewhere
    way = "more" if more > 0 else "less"
    about = f"reason-{difference.about}-{way}"
    if difference.about == "built" and abs(more) < WHOLE:
        return {"id": f"reason-built-perhaps-{way}", "args": {}, "good": difference.size > 0}
    if difference.about in COUNTED:
        return {"id": about, "args": {"count": max(1, round(abs(more)))}, "good": difference.size > 0}
    here, there = in_words(difference.here), in_words(difference.elsewhere)
    if difference.about in BEFALLS:  # what the bots would do with the likelier victim: the other's chance is no fact
        return {"id": about, "args": {"chance": here if more > 0 else there}, "good": difference.size > 0}
    args: dict[str, Any] = {"here": here, "there": there}
    return {"id": f"reason-{difference.about}", "args": args, "good": difference.size > 0}
