"""Gold or cards, which card to keep, when to collect, when to hold back: what the turn lives on (R4)."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.policy.facts import rounds_left
from citadels.core.definitions import SPECIAL
from citadels.core.moves import Move
from citadels.table.reasons.scene import CLOSE, Reason, Reasons, Scene, usual

ENOUGH = 3  # useful cards after which gold is what is wanted
POWERFUL = 0.8  # points that a special's power must promise to be spoken of


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


def navigate(scene: Scene, said: Move) -> Reasons:
    """Say what the voyage is for (R6.7N)."""
    if said.name != "gold":
        yield from _hand(scene)
        return
    dearer = [card for card in scene.useful if scene.cost(card) > scene.mine.gold]
    if dearer and not scene.world.last_round:
        card = scene.worthiest(dearer)
        short = max(0, scene.cost(card) - scene.mine.gold - 4)
        yield Reason("because-nearer-to", {"card": card, "gold": short}, 0.8, about=("gold",))
    elif len(scene.useful) >= ENOUGH:
        yield Reason("because-cards-enough", {"count": len(scene.useful)}, 0.4)


def card(scene: Scene, said: Move) -> Reasons:
    """Say what is good about a card that is kept, taken or looked for (R4.2b)."""
    for name in said.names[:1]:
        yield from _card(scene, name)
    if said.verb == "take" and len(said.args) > 1:
        yield Reason("because-builds-besides", {}, 0.8, about=("built",))


def _card(scene: Scene, name: str) -> Reasons:
    district = scene.edition.districts[name]
    if name in scene.mine.names and not scene.may_double(name):
        return
    yield from kinds(scene, name)
    role = scene.acting
    if role is not None and scene.builds_left and scene.cost(name) <= scene.mine.gold:
        if district.kind == scene.paid_kind(role) and not scene.taken("income"):
            yield Reason("because-fits", {"role": role.id}, 1.0, about=("gold", "built"))
        else:
            yield Reason("because-in-reach", {}, 0.7, about=("built",))
    yield Reason("because-worth", {"points": district.worth}, 0.2 * district.worth)
    yield from power(scene, name)


def kinds(scene: Scene, name: str) -> Reasons:
    """Say what a district's kind does for the city (R8.2)."""
    kind, missing = scene.edition.kind[name], scene.missing_kinds()
    if kind in scene.mine.kinds or not missing:
        return
    if missing == 1:
        yield Reason("because-fifth-kind", {"kind": kind}, 2.5)
    else:
        yield Reason("because-new-kind", {"kind": kind}, 0.4 + 0.3 * (5 - missing) / 2)


def power(scene: Scene, name: str) -> Reasons:
    """Say that a special's power is worth having, while there is time to use it."""
    if scene.edition.kind[name] != SPECIAL:
        return
    worth = usual(scene.edition).power.get(name, 0.0) * rounds_left(scene.world, scene.size)
    if worth >= POWERFUL:
        yield Reason("because-power", {"card": name}, worth)


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
    if not builds:
        if len(scene.options) > 1:
            yield Reason("because-not-worth", {}, 0.3)
        return
    leader = max(scene.others, key=scene.points)
    if scene.left() == 1 and not last and scene.points(leader) > scene.points(scene.me) + CLOSE:
        yield Reason("because-too-early", {"other": leader}, 2.0, about=("finished", "built"))
    dearer = _dearer(scene, builds)
    if dearer and not last:
        yield Reason("because-save", {"card": scene.worthiest(dearer)}, 0.8, about=("gold", "built"))


def _dearer(scene: Scene, builds: Sequence[str]) -> list[str]:
    most = max(map(scene.cost, builds))
    return [card for card in scene.useful if card not in builds and scene.cost(card) > most]
