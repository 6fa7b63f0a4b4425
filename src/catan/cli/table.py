"""A table in words, from a view alone: the island, every seat, and what the viewer holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from catan.cli import words
from catan.cli.island import island


def table(view: Mapping[str, Any], points: Sequence[int], seat: int | None) -> str:
    """Say what lies open, with each seat's open points (K10.2), and one's own hand if there is a viewer."""
    bank = view["bank"]
    said = words.BANK_HIDDEN if None in bank.values() else words.bundle(bank)
    lines = [island(view), "", words.HEAD.format(round=view["round"], deck=view["deck"], bank=said)]
    lines += [_seat(view, at, points[at]) for at in range(len(view["players"]))]
    return "\n".join(lines if seat is None else [*lines, hand(view["players"][seat])])


def hand(player: Mapping[str, Any]) -> str:
    """Say what a player holds, as that player sees it."""
    cards = [words.CARDS[card] for card in player["cards"]]
    cards += [words.BOUGHT_NOW.format(card=words.CARDS[card]) for card in player["new"]]
    return words.HAND.format(hand=words.bundle(player["hand"]), cards=words.joined(cards) or words.NOTHING)


def _seat(view: Mapping[str, Any], seat: int, points: int) -> str:
    player = view["players"][seat]
    hand, knights = player["hand"], player["played"]["knight"]
    prizes = [said for prize, said in words.PRIZES.items() if view[prize] == seat]
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
    """Say everybody's points, the most first, and who won (K10.3, K10.4)."""
    ranked = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [words.SCORE.format(player=names[seat], points=scores[seat]) for seat in ranked]
    return "\n".join([*lines, words.WON.format(winners=words.joined([names[seat] for seat in winners]))])
