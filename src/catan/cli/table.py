"""A view as text: the island, every seat, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from catan.cli import words
from catan.cli.island import island


def table(view: Mapping[str, Any], points: Sequence[int], seat: int | None) -> str:
    """Return the public table as text with each seat's open points (K10.2), and the hand of the viewer if any."""
    bank = view["bank"]
    bank_text = words.BANK_HIDDEN if None in bank.values() else words.bundle(bank)
    lines = [island(view), "", words.HEAD.format(round=view["round"], deck=view["deck"], bank=bank_text)]
    lines += [_seat(view, at, points[at]) for at in range(len(view["players"]))]
    return "\n".join(lines if seat is None else [*lines, hand(view["players"][seat])])


def hand(player: Mapping[str, Any]) -> str:
    """Return a player's hand as text, for that player."""
    cards = [words.CARDS[card] for card in player["cards"]]
    cards += [words.BOUGHT_NOW.format(card=words.CARDS[card]) for card in player["new"]]
    return words.HAND.format(hand=words.bundle(player["hand"]), cards=words.join_words(cards) or words.NOTHING)


def _seat(view: Mapping[str, Any], seat: int, points: int) -> str:
    player = view["players"][seat]
    hand, knights = player["hand"], player["played"]["knight"]
    prizes = [text for prize, text in words.PRIZES.items() if view[prize] == seat]
    return words.SEAT.format(
        letter=words.LETTERS[seat],
        player=player["name"],
        points=points,
        hand=hand if isinstance(hand, int) else sum(hand.values()),
        cards=_number(player["cards"]) + _number(player["new"]),
        prizes="".join([words.KNIGHTS.format(count=knights) if knights else "", *prizes]),
    )


def _number(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def result(scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
    """Return all scores, the highest first, and the winners as text (K10.3, K10.4)."""
    ranking = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [words.SCORE.format(player=names[seat], points=scores[seat]) for seat in ranking]
    return "\n".join([*lines, words.WINNERS.format(winners=words.join_words([names[seat] for seat in winners]))])
