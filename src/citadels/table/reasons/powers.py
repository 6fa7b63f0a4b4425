"""Reasons for a power: of one's own districts, the Artist's coins, the Magician's exchange with the deck (R6, R7)."""

from __future__ import annotations

from collections import Counter

from citadels.core.moves import Move
from citadels.table.reasons.context import Reason, Reasons, Scene


def beautify(scene: Scene, _: Move) -> Reasons:
    """Say what the gold would be good for otherwise (R6.9A)."""
    if scene.world.last_round and "imperial_treasury" not in scene.mine.names:
        yield Reason("because-gold-idle", {}, 0.8, about=("gold",))
    else:
        yield Reason("because-coin", {}, 0.4)


def lab(scene: Scene, move: Move) -> Reasons:
    """Say why this card is worth no more than a coin (R7.3)."""
    if _idle(scene, move.name):
        yield Reason("because-twin", {"card": move.name}, 0.8, about=("cards",))
    gold = scene.mine.gold
    near = [card for card in scene.useful if gold < scene.cost(card) <= gold + 1 and card != move.name]
    if near and scene.builds_left:
        yield Reason("because-pays-for", {"card": near[0]}, 0.9, about=("gold", "built"))


def smithy(scene: Scene, _: Move) -> Reasons:
    """Say that cards are what is wanted (R7.5)."""
    if not scene.useful:
        yield Reason("because-poor-hand", {}, 1.0, about=("cards",))
    elif scene.mine.gold >= 2 + max(map(scene.cost, scene.useful)):
        yield Reason("because-gold-enough", {"gold": scene.mine.gold}, 0.8, about=("cards",))


def museum(scene: Scene, move: Move) -> Reasons:
    """Say what a card is worth there, and what it is worth in hand (R7.13)."""
    if _idle(scene, move.name):
        yield Reason("because-twin", {"card": move.name}, 0.8, about=("cards",))
    yield Reason("because-museum", {}, 0.5)


def redraw(scene: Scene, move: Move) -> Reasons:
    """Say that what goes back could not be built (R6.3M)."""
    useless = list((Counter(move.names) - Counter(scene.useful)).elements())
    if useless and len(useless) == len(move.names):
        yield Reason("because-useless", {"cards": list(dict.fromkeys(useless))}, 0.6, about=("cards",))


def recover(scene: Scene, _: Move) -> Reasons:
    """Say what comes back for a gold (R7.4)."""
    card = str(scene.world.stack[-1][1])
    if card not in scene.mine.names and card not in scene.mine.hand:
        yield Reason("because-recover", {"card": card}, 0.2 * scene.edition.worth[card])


def _idle(scene: Scene, card: str) -> bool:
    """Whether a card could never be built, or one has another of it."""
    return card not in scene.useful or scene.mine.hand.count(card) > 1
