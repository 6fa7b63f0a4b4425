"""A view as JSON (notation §7): a position without the seed, with numbers in place of hidden cards."""

from __future__ import annotations

from typing import Any

from catan.core.resources import RESOURCES
from catan.core.state import State
from catan.views.public_json import write_cards, write_counts, write_decks, write_open, write_table
from catan.views.view import View, observe


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Return the view of a seat as JSON, or with None the public view."""
    return write_view(observe(state, viewer))


def write_view(view: View) -> dict[str, Any]:
    """Write a view as JSON."""
    bank = dict.fromkeys(RESOURCES) if view.bank is None else write_counts(view.bank)
    decks = write_decks(view, view.deck, view.dice_deck)
    return write_table(view, {}, bank, decks, [_player(view, seat) for seat in range(len(view.names))])


def _player(view: View, seat: int) -> dict[str, Any]:
    hand, cards, new = view.hands[seat], view.cards[seat], view.new[seat]
    return {
        "name": view.names[seat],
        "hand": view.hand_sizes[seat] if hand is None else write_counts(hand),
        "cards": view.card_counts[seat] if cards is None else write_cards(cards),
        "new": view.new_counts[seat] if new is None else write_cards(new),
        **write_open(view, seat),
    }
