"""Advice on a move of Citadels: a character, cards, a seat."""

from pieces import chip, districts, medal
from ui import el, shield


def signs(choice):
    """Draw it; None where a choice points at nothing."""
    if choice.get("role"):
        return medal(choice["role"])
    cards = choice.get("cards") or ([choice["card"]] if choice.get("card") else [])
    if cards:
        return el("span", {"class": "signs"}, *[_chip(card, at) for at, card in enumerate(cards)])
    return shield(choice["seat"]) if choice.get("seat") is not None else None


def _chip(card, at):
    known = districts[card]
    return chip({"kind": known["kind"], "cost": known["cost"]}, "c%d" % at)


def figures_of(reason):
    """Return nothing: reasons are words."""


def before_review(answer, view):
    """The part of a review before the decisions: nothing."""
    return []
