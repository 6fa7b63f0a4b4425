"""A view as text: the island, every seat, the viewer's hand, costs and rates, and the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from catan.cli import words
from catan.cli.island import island
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    RESOURCES,
    Bundle,
    counts,
)
from catan.game import Game
from catan.views.view import View

COSTS: Final = (
    ("road", COST_OF_ROAD), ("settlement", COST_OF_SETTLEMENT), ("city", COST_OF_CITY), ("card", COST_OF_CARD),
)  # fmt: skip


def table(view: Mapping[str, Any], seen: View) -> str:
    """Return the island and what is public of each player as text, from the same view as JSON and as an object."""
    bank = view["bank"]
    bank_text = words.BANK_HIDDEN if None in bank.values() else words.bundle(bank)
    lines = [island(view), "", words.HEAD.format(round=view["round"], deck=view["deck"], bank=bank_text)]
    return "\n".join([*lines, *(_seat(view, seen, at) for at in range(len(view["players"])))])


def hand(player: Mapping[str, Any]) -> str:
    """Return a player's hand as text, for that player."""
    cards = [words.CARDS[card] for card in player["cards"]]
    cards += [words.BOUGHT_NOW.format(card=words.CARDS[card]) for card in player["new"]]
    return words.HAND.format(hand=words.bundle(player["hand"]), cards=words.join_words(cards) or words.NOTHING)


def prices(rates: Bundle) -> str:
    """Return what everything costs, and a player's rates with the bank (K6.1, K7.2), as one line."""
    costs = [f"{name} {words.bundle(_mapping(cost))}" for name, cost in COSTS]
    return words.PRICES.format(costs=" · ".join(costs), rates=words.rates_text(_mapping(rates)))


def _mapping(cards: Bundle) -> dict[str, int]:
    return dict(zip(RESOURCES, counts(cards), strict=True))


def _seat(view: Mapping[str, Any], seen: View, seat: int) -> str:
    player = view["players"][seat]
    hand, knights, length = player["hand"], player["played"]["knight"], seen.lengths[seat]
    prizes = [text for prize, text in words.PRIZES.items() if view[prize] == seat]
    return words.SEAT.format(
        letter=words.LETTERS[seat],
        player=player["name"],
        points=seen.open_points[seat],
        hand=hand if isinstance(hand, int) else sum(hand.values()),
        cards=_number(player["cards"]) + _number(player["new"]),
        length=words.LENGTH.format(length=length) if length else "",
        prizes="".join([words.KNIGHTS.format(count=knights) if knights else "", *prizes]),
    )


def _number(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def result(game: Game) -> str:
    """Return all scores, the highest first, with the point cards in hand, and the winners (K10.3, K10.4, K12.33)."""
    scores, winners, names = game.scores or [], game.winners, game.names
    ranking = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = []
    for seat in ranking:
        hidden = game.players[seat].cards.point
        line = words.SCORE_WITH_CARDS if hidden else words.SCORE
        lines.append(line.format(player=names[seat], points=scores[seat], hidden=hidden))
    return "\n".join([*lines, words.WINNERS.format(winners=words.join_words([names[seat] for seat in winners]))])
