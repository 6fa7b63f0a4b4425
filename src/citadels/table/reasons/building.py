"""Why build this, and what becomes of it: the city's end, kinds, income, points, and who may lay hands on it (R4.3)."""

from __future__ import annotations

from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.moves import Move
from citadels.table.reasons.resources import kinds, power
from citadels.table.reasons.scene import NEAR_END, Reason, Reasons, Scene

DEAR = 4  # points from which a district's points are worth a word
CHEAP = 1  # gold for which rank 8 hardly needs to think


def build(scene: Scene, said: Move) -> Reasons:
    """Say what building a district does at once and at the end, and what threatens it."""
    district, last = scene.edition.districts[said.name], scene.world.last_round
    yield from _to_the_end(scene)
    yield from kinds(scene, said.name)
    role, cost = scene.acting, scene.cost(said.name)
    if role is not None and scene.paid_kind(role) == district.kind and not scene.taken("income"):
        yield Reason("because-pays-more", {"role": role.id}, 0.9, about=("gold",))
    if role is not None and role.id == "alchemist":
        yield Reason("because-refund", {"card": said.name, "gold": cost}, 0.45 * cost, about=("gold", "built"))
    if district.worth >= DEAR or last:
        yield Reason("because-worth", {"points": district.worth}, 0.2 * district.worth, about=("built",))
    if last and "imperial_treasury" not in scene.mine.names:
        yield Reason("because-last-round", {}, 0.6, about=("built",))
    yield from power(scene, said.name)
    yield from _raid(scene, said.name)


def _to_the_end(scene: Scene) -> Reasons:
    left = scene.left() - 1
    if left == 0:
        first = not any(player.completed for player in scene.players)
        args = {"points": 4 if first else 2}
        yield Reason("because-first-complete" if first else "because-complete", args, 5.0, about=("finished", "built"))
    elif 0 < left <= NEAR_END + 1 and not scene.world.last_round:
        yield Reason("because-nearer", {"count": left}, 0.8 if left <= NEAR_END else 0.3, about=("built",))


def _raid(scene: Scene, name: str) -> Reasons:
    """Rank 8 may still come, and a complete city is safe (R6.8W, R6.8D)."""
    raider = scene.may_act(8)
    own = "bishop" in scene.mine.characters
    if raider is None or own or scene.left() <= 1 or name == "keep":
        return
    cost = price_to_destroy(scene.world, scene.me, scene.edition.plain[name])
    near = scene.left() - 1 <= NEAR_END
    if raider.id == "warlord" and (cost <= CHEAP or near):
        yield Reason("beware-destroyed", {"role": raider.id, "cost": cost}, 0.9 if near else 0.4, good=False)
    elif raider.id == "diplomat" and (near or scene.edition.worth[name] >= DEAR):
        yield Reason("beware-exchanged", {"role": raider.id}, 0.5, good=False)
