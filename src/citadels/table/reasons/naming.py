"""Why this name: who may be that character, how likely, and what there is to win by it (R5)."""

from __future__ import annotations

from citadels.bots.policy.naming import Holders
from citadels.core.moves import Move
from citadels.table.reasons.scene import NEAR_END, Reason, Reasons, Scene
from citadels.table.reasons.words import in_words

LIKELY = 0.15  # chances below which a name says nothing about anybody
MANY = 4  # cards or gold that one would be sorry to lose


def assassinate(scene: Scene, said: Move) -> Reasons:
    """Say who may be murdered by a name, and what that spares or hinders (R5.1)."""
    yield from _holder(scene, said.name)
    yield from _end_in_sight(scene, said.name)
    yield from _threat(scene, said.name)


def rob(scene: Scene, said: Move) -> Reasons:
    """Say whose purse a name may open (R5.2)."""
    found = _likeliest(scene.holders, said.name)
    if found is None:
        return
    seat, chance = found
    gold = scene.players[seat].gold
    if chance >= LIKELY and gold >= 2:
        args = {"other": seat, "gold": gold, "role": said.name, "chance": in_words(chance)}
        yield Reason("because-purse", args, 0.5 * chance * gold, about=("gold",))
    elif chance >= LIKELY:
        yield from _holder(scene, said.name)


def bewitch(scene: Scene, said: Move) -> Reasons:
    """Say whom a spell may hit, and what the borrowed power brings (R5.3)."""
    yield from _holder(scene, said.name)
    yield from _end_in_sight(scene, said.name)
    kind = scene.paid_kind(scene.edition.roles[said.name])
    pays = scene.income(kind)
    if pays >= 2:
        yield Reason("because-spell-income", {"kind": kind, "gold": pays}, 0.35 * pays, about=("gold",))


def _likeliest(holders: Holders, name: str) -> tuple[int, float] | None:
    """The seat that holds a character most likely, with the chance."""
    chances: dict[int, float] = {}
    for seat, chance in holders.get(name, ()):
        chances[seat] = chances.get(seat, 0.0) + chance
    return max(chances.items(), key=lambda one: one[1], default=None)


def _holder(scene: Scene, name: str) -> Reasons:
    found = _likeliest(scene.holders, name)
    if found is None or found[1] < LIKELY:
        return
    seat, chance = found
    kind = scene.edition.roles[name].kind
    args = {"other": seat, "role": name, "chance": in_words(chance)}
    count = scene.players[seat].kinds.count(kind or "")
    if count >= 2:
        yield Reason("because-holder-income", args | {"kind": kind, "count": count}, 0.3 + chance + 0.1 * count)
    else:
        yield Reason("because-holder", args, 0.2 + chance)


def _end_in_sight(scene: Scene, name: str) -> Reasons:
    """A name that may hit whoever is near the end."""
    near = [(seat, chance) for seat, chance in scene.holders.get(name, ())
            if 0 < scene.left(seat) <= NEAR_END and chance >= LIKELY]  # fmt: skip
    if near:
        seat, chance = max(near, key=lambda one: one[1] * scene.danger(one[0]))
        left = scene.left(seat)
        yield Reason("because-near-end", {"other": seat, "count": left}, chance * (4.0 if left == 1 else 2.0),
                     about=("rival",))  # fmt: skip


def _threat(scene: Scene, name: str) -> Reasons:
    """What this character could do to the seat itself."""
    gold, cards = scene.mine.gold, len(scene.mine.hand)
    if name == "thief" and gold >= MANY:
        yield Reason("because-spares-gold", {"role": name, "gold": gold}, 0.2 * gold, about=("robbed", "gold"))
    elif name == "magician" and cards >= MANY:
        yield Reason("because-spares-hand", {"role": name, "count": cards}, 0.2 * cards,
                     about=("cards",))  # fmt: skip
    elif name in ("warlord", "diplomat") and scene.standing >= MANY and scene.left():
        yield Reason("because-spares-city", {"role": name}, 0.2 * scene.standing, about=("built",))
    elif name == "architect" and _well_off(scene, name):
        yield Reason("because-builds-much", {"role": name}, 1.0, about=("rival",))
    elif name in ("king", "emperor") and scene.world.crown == scene.me and not scene.world.last_round:
        yield Reason("because-spares-crown", {"role": name}, 0.3)


def _well_off(scene: Scene, name: str) -> bool:
    """Whether somebody who may hold a character has gold and cards enough to make much of it."""
    seats = [seat for seat, chance in scene.holders.get(name, ()) if chance >= LIKELY]
    return any(scene.players[seat].gold >= MANY and scene.cards(seat) >= 2 for seat in seats)
