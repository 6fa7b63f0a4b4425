"""Advice on a move of the island, and the head of a review."""

from ui import button, el, say, shield


def signs(choice):
    """Draw it; None where a choice points at nobody."""
    return shield(choice["seat"]) if choice["seat"] is not None else None


def figures_of(reason):
    """Return nothing: reasons are words."""


def before_review(answer, view):
    """The part of a review before the decisions: the way to what chance and trade gave each seat."""
    label = el("span", None, say("figures"))
    return [el("div", {"class": "choices", "key": "figures"}, button("figures", "", "choice wide", label))]
