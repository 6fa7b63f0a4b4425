"""Reasons to build: the city's end, kinds, income, points, and who may lay hands on it (R4.3)."""

from __future__ import annotations

from citadels.bots.policy.facts import rounds_left
from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.definitions import KINDS, SPECIAL
from citadels.core.moves import Move
from citadels.table.reasons.context import NEAR_END, Reason, Reasons, Scene, usual

DEAR = 4  # points from which a district's points are worth a word
POWERFUL = 0.8  # points that a special's power must promise to be spoken of
CHEAP = 1  # gold for which rank 8 hardly needs to think


def build(scene: Scene, move: Move) -> Reasons:
    """Say what building a district does at once and at the end, and what threatens it."""
    good = list(_gains(scene, move))
    yield from good or [_worth(scene, move.name)]
    yield from _raid(scene, move.name)


def _gains(scene: Scene, move: Move) -> Reasons:
    district, last = scene.edition.districts[move.name], scene.world.last_round
    yield from to_the_end(scene)
    yield from kinds(scene, move.name)
    role, cost = scene.acting, scene.cost(move.name)
    if role is not None and scene.paid_kind(role) == district.kind and not scene.taken("income"):
        yield Reason("because-pays-more", {"role": role.id}, 0.9, about=("gold",))
    if role is not None and role.id == "alchemist":
        yield Reason("because-refund", {"card": move.name, "gold": cost}, 0.45 * cost, about=("gold", "built"))
    if district.worth >= DEAR or last:
        yield _worth(scene, move.name)
    if last and "imperial_treasury" not in scene.mine.names:
        yield Reason("because-last-round", {}, 0.6, about=("built",))
    yield from power(scene, move.name)
    yield from _cheapest(scene, cost)


def _worth(scene: Scene, name: str) -> Reason:
    points = scene.edition.worth[name]
    return Reason("because-worth", {"points": points}, 0.2 * points, about=("built",))


def _cheapest(scene: Scene, cost: int) -> Reasons:
    """Of several districts, the one that leaves the most gold for the next round."""
    costs = [scene.cost(option.name) for option in scene.options if option.verb == "build"]
    rest = scene.mine.gold - cost
    if rest > 0 and cost == min(costs) < max(costs) and not scene.world.last_round:
        yield Reason("because-leaves-gold", {"gold": rest}, 0.2)


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


# --- what a district does for its city, whether it is built, kept or taken


def to_the_end(scene: Scene) -> Reasons:
    """Say how near one more district brings the city to its end (R8.1)."""
    left = scene.left() - 1
    if left == 0:
        first = not any(player.completed for player in scene.players)
        args = {"points": 4 if first else 2}
        yield Reason("because-first-complete" if first else "because-complete", args, 5.0, about=("finished", "built"))
    elif 0 < left <= NEAR_END + 1 and not scene.world.last_round:
        yield Reason("because-nearer", {"count": left}, 0.8 if left <= NEAR_END else 0.3, about=("built",))


def kinds(scene: Scene, name: str) -> Reasons:
    """Say what a district's kind does for the city (R8.2): the first of all has any kind to choose from."""
    kind, missing = scene.edition.kind[name], scene.missing_kinds()
    if kind in scene.mine.kinds or not 0 < missing < len(KINDS):
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
