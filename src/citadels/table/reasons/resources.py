"""Gold or cards, which card to keep, when to collect, when to hold back: what the turn lives on (R4)."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.core.moves import Move
from citadels.table.reasons.building import kinds, power, to_the_end
from citadels.table.reasons.context import CLOSE, Reason, Reasons, Scene

ENOUGH = 3  # useful cards after which gold is what is wanted


def gold(scene: Scene, _: Move) -> Reasons:
    """Say what the gold is for (R4.2a)."""
    last = scene.world.last_round
    have = scene.mine.gold + (_income(scene) if scene.offers("income") else 0)
    within = [card for card in scene.useful if have < scene.cost(card) <= have + scene.take]
    dearer = [card for card in scene.useful if scene.cost(card) > have + scene.take]
    if within and scene.builds_left:
        card = scene.worthiest(within)
        yield Reason("because-pays-for", {"card": card}, 1.0 + 0.2 * scene.edition.worth[card], about=("gold", "built"))
    elif dearer and not last:
        card = min(dearer, key=scene.cost)
        short = scene.cost(card) - have - scene.take
        yield Reason("because-nearer-to", {"card": card, "gold": short}, 0.6, about=("gold",))
    elif scene.payable(have) and scene.builds_left and not last:
        yield Reason("because-ready", {"card": scene.worthiest(scene.payable(have))}, 0.3)
    if len(scene.useful) >= ENOUGH:
        yield Reason("because-cards-enough", {"count": len(scene.useful)}, 0.4)
    if scene.acting is not None and scene.acting.id == "architect":
        yield Reason("because-cards-anyway", {}, 0.5)


def draw(scene: Scene, _: Move) -> Reasons:
    """Say what is wrong with the hand (R4.2b)."""
    if scene.world.bank == 0:
        yield Reason("because-bank-empty", {}, 2.0)
    yield from _hand(scene)


def _hand(scene: Scene) -> Reasons:
    if not scene.useful:
        yield Reason("because-poor-hand", {}, 1.2, about=("cards",))
    elif scene.mine.gold >= max(map(scene.cost, scene.useful)):
        yield Reason("because-gold-enough", {"gold": scene.mine.gold}, 0.9, about=("cards",))
    elif len(scene.useful) == 1:
        yield Reason("because-one-card", {}, 0.5, about=("cards",))


def navigate(scene: Scene, move: Move) -> Reasons:
    """Say what the voyage is for (R6.7N)."""
    if move.name != "gold":
        yield from _hand(scene)
        return
    dearer = [card for card in scene.useful if scene.cost(card) > scene.mine.gold]
    if dearer and not scene.world.last_round:
        card = scene.worthiest(dearer)
        short = max(0, scene.cost(card) - scene.mine.gold - 4)
        yield Reason("because-nearer-to", {"card": card, "gold": short}, 0.8, about=("gold",))
    elif len(scene.useful) >= ENOUGH:
        yield Reason("because-cards-enough", {"count": len(scene.useful)}, 0.4)


def card(scene: Scene, move: Move) -> Reasons:
    """Say what is good about a card that is kept, taken or looked for (R4.2b)."""
    for name in move.names[:1]:
        yield from _card(scene, name)
    if move.verb == "take" and len(move.args) > 1:
        yield Reason("because-builds-besides", {}, 0.8, about=("built",))


def _card(scene: Scene, name: str) -> Reasons:
    district = scene.edition.districts[name]
    if name in scene.mine.names and not scene.may_double(name):
        return
    yield from kinds(scene, name)
    role, gold = scene.acting, scene.mine.gold + (0 if scene.taken("income") else _income(scene))
    if role is not None and scene.builds_left and scene.cost(name) <= gold:
        yield from to_the_end(scene)
        if district.kind == scene.paid_kind(role) and not scene.taken("income"):
            yield Reason("because-fits", {"role": role.id}, 1.0, about=("gold", "built"))
        elif scene.left() > 1:
            yield Reason("because-in-reach", {}, 0.7, about=("built",))
    yield Reason("because-worth", {"points": district.worth}, 0.2 * district.worth)
    yield from power(scene, name)


def _income(scene: Scene) -> int:
    pays = 0 if scene.acting is None else scene.income(scene.paid_kind(scene.acting))
    return pays if scene.world.bank is None else min(pays, scene.world.bank)


def income(scene: Scene, _: Move) -> Reasons:
    """Say what collecting now is good for (R4.5)."""
    pays = _income(scene)
    if not pays:
        return
    have = scene.mine.gold
    within = [card for card in scene.useful if have < scene.cost(card) <= have + pays]
    if within and scene.builds_left:
        yield Reason("because-pays-for", {"card": scene.worthiest(within)}, 1.0 + 0.2 * pays, about=("gold", "built"))
    else:
        yield Reason("because-free-gold", {"gold": pays}, 0.45 * pays, about=("gold",))


def end(scene: Scene, _: Move) -> Reasons:
    """Say why nothing more is done: what the gold is kept for, or that the end would come too soon (R4.3, R8.1)."""
    last, builds = scene.world.last_round, [option.name for option in scene.options if option.verb == "build"]
    leader = max(scene.others, key=scene.points)
    if builds and scene.left() == 1 and not last and scene.points(leader) > scene.points(scene.me) + CLOSE:
        yield Reason("because-too-early", {"other": leader}, 2.0, about=("finished", "built"))
    dearer = _dearer(scene, builds)
    if dearer and not last:
        yield Reason("because-save", {"card": scene.worthiest(dearer)}, 0.8)
    elif not builds and len(scene.options) > 1:
        yield Reason("because-not-worth", {}, 0.3)


def _dearer(scene: Scene, builds: Sequence[str]) -> list[str]:
    """The cards that cost more than what can be built now, or than there is gold for."""
    most = max(map(scene.cost, builds), default=scene.mine.gold)
    return [card for card in scene.useful if card not in builds and scene.cost(card) > most]
