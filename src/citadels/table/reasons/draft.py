"""Reasons for a character: its income and power with these cards, and what the table threatens (R3, R6)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from citadels.cards.roles.shields import own_shield
from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.definitions import Role
from citadels.core.moves import Move
from citadels.table.reasons.context import NEAR_END, Reason, Reasons, Scene

# What draws a thief's eye, and a spell's.
RICH = 4
EXPECTED = 2.0  # times an even chance


def pick(scene: Scene, move: Move) -> Reasons:
    """Say what a character brings this seat, and what it is in danger of as that."""
    role = scene.edition.roles[move.name]
    yield from _income(scene, role)
    brings = BRINGS.get(role.text or role.id)
    if brings is not None:
        yield from brings(scene, role)
    yield from _dangers(scene, role)


def discard(scene: Scene, move: Move) -> Reasons:
    """Say why the other player of two is to go without a character (R3.6)."""
    other = scene.others[0]
    role = scene.edition.roles[move.name]
    kind = scene.paid_kind(role)
    pays = scene.income(kind, other)
    if pays >= 2:
        yield Reason("because-deny-income", {"other": other, "gold": pays, "kind": kind}, 0.45 * pays)
    hurts = {"assassin": 0.6, "thief": 0.15 * scene.mine.gold, "warlord": 0.5, "witch": 0.5, "diplomat": 0.4}
    if hurts.get(role.id, 0.0) >= 0.4:
        yield Reason("because-deny-harm", {"other": other}, hurts[role.id])


# --- income


def _purse(scene: Scene, role: Role) -> int:
    """Gold to build with in the coming turn, its income left aside (R4.2, R6.6M)."""
    return scene.mine.gold + scene.take + (role.id == "merchant" and scene.take == 2)


def _income(scene: Scene, role: Role) -> Reasons:
    if scene.paid_kind(role) is None:
        return
    pays = scene.income(role.kind)
    cards = [card for card in scene.payable(_purse(scene, role)) if scene.edition.kind[card] == role.kind]
    if cards:
        card = scene.worthiest(cards)
        weight = 0.8 + 0.45 * (pays + 1)
        yield Reason("because-pays-at-once", {"card": card, "gold": pays + 1}, weight, about=("gold", "built"))
    elif pays:
        yield Reason("because-income", {"kind": role.kind, "gold": pays}, 0.45 * pays, about=("gold",))


# --- powers


def _untouchable(scene: Scene, _: Role) -> Reasons:
    rival = scene.rival()
    if rival is not None:
        left = scene.left(rival)
        yield Reason("because-stop", {"other": rival, "count": left}, 3.0 if left == 1 else 1.5)
    yield Reason("because-untouchable", {}, 0.3 + 0.08 * scene.mine.gold, about=("killed", "robbed"))


def _thief(scene: Scene, _: Role) -> Reasons:
    richest = scene.richest()
    gold = scene.players[richest].gold
    if gold >= 3:
        yield Reason("because-purse-near", {"other": richest, "gold": gold}, 0.25 * gold)
    elif gold >= 2:
        least = min(scene.players[seat].gold for seat in scene.others)
        if least >= 2:
            yield Reason("because-purses", {"gold": least}, 0.5)


def _tax_collector(scene: Scene, _: Role) -> Reasons:
    yield Reason("because-tax", {"count": len(scene.others)}, 0.3 * len(scene.others), about=("gold",))


def _magician(scene: Scene, _: Role) -> Reasons:
    fullest, have = scene.fullest(), len(scene.useful)
    count = scene.cards(fullest)
    if count - have >= 2:
        yield Reason("because-swap", {"other": fullest, "count": count, "have": have},
                     0.4 * (count - have), about=("cards",))  # fmt: skip
    elif not have:
        yield Reason("because-poor-hand", {}, 0.8, about=("cards",))


def _wizard(scene: Scene, _: Role) -> Reasons:
    fullest = scene.fullest()
    count = scene.cards(fullest)
    if count:
        yield Reason("because-wizard", {"other": fullest, "count": count}, 0.6 + 0.1 * count)


def _king(scene: Scene, _: Role) -> Reasons:
    if not scene.world.last_round:
        yield Reason("because-crown", {}, 0.6 if scene.world.crown == scene.me else 0.9)


def _emperor(scene: Scene, _: Role) -> Reasons:
    if not scene.world.last_round:
        yield Reason("because-emperor", {}, 0.6)


def _bishop(scene: Scene, _: Role) -> Reasons:
    raider = scene.may_act(8)
    if raider is not None and scene.standing and scene.left():
        weight = 0.2 + 0.1 * scene.standing + (0.6 if scene.left() <= NEAR_END else 0.0)
        yield Reason("because-safe", {"role": raider.id}, weight)


def _abbot(scene: Scene, _: Role) -> Reasons:
    richest = scene.richest()
    if scene.players[richest].gold >= scene.mine.gold + RICH:
        yield Reason("because-abbot", {"other": richest}, 0.4)


def _merchant(scene: Scene, _: Role) -> Reasons:
    if scene.world.bank is None or scene.world.bank > 2:
        yield Reason("because-merchant", {}, 0.75 if scene.mine.gold <= 2 else 0.45, about=("gold",))


def _alchemist(scene: Scene, role: Role) -> Reasons:
    cards = scene.payable(_purse(scene, role))
    if cards:
        card = max(cards, key=scene.cost)
        cost = scene.cost(card)
        yield Reason("because-refund", {"card": card, "gold": cost}, 0.45 * cost, about=("gold", "built"))


def _architect(scene: Scene, role: Role) -> Reasons:
    yield from _several(scene, role)
    if scene.world.deck and not scene.world.last_round:
        yield Reason("because-two-cards", {}, 1.0 if len(scene.useful) <= 1 else 0.5, about=("cards",))


def _several(scene: Scene, role: Role) -> Reasons:
    purse, cards = _purse(scene, role), list[str]()
    for card in sorted(scene.useful, key=scene.cost)[: role.build_limit]:
        purse -= scene.cost(card)
        if purse >= 0:
            cards.append(card)
    if 2 <= scene.left() <= len(cards):
        yield Reason("because-finish", {"cards": cards[: scene.left()]}, 5.0, about=("finished", "built"))
    elif len(cards) >= 2:
        yield Reason("because-builds", {"cards": cards}, 1.6 * (len(cards) - 1), about=("built",))


def _navigator(scene: Scene, role: Role) -> Reasons:
    if scene.world.bank is not None and scene.world.bank < 4 + scene.take:
        return
    if not scene.payable(_purse(scene, role)):
        yield Reason("because-voyage-instead", {}, 2.0, about=("gold", "cards"))
    else:
        yield Reason("because-voyage", {}, 1.0, about=("gold", "cards"))


def _warlord(scene: Scene, role: Role) -> Reasons:
    rival = scene.rival()
    if rival is not None and _within_reach(scene, role, rival):
        left = scene.left(rival)
        yield Reason("because-break", {"other": rival, "count": left}, 3.0 if left == 1 else 1.5)


def _within_reach(scene: Scene, role: Role, seat: int) -> bool:
    gold = _purse(scene, role) + scene.income(role.kind)
    world, city = scene.world, scene.players[seat].city
    return any(price_to_destroy(world, seat, built) <= gold for built in city if own_shield(world, built) is None)


def _diplomat(scene: Scene, _: Role) -> Reasons:
    if scene.standing and scene.mine.gold >= 2 and any(scene.players[seat].names for seat in scene.others):
        yield Reason("because-diplomat", {}, 0.3 + 0.15 * min(scene.mine.gold, 4))


def _artist(scene: Scene, _: Role) -> Reasons:
    if scene.standing:
        yield Reason("because-artist", {}, 0.9 if scene.mine.gold >= 3 else 0.4)


BRINGS: dict[str, Callable[[Scene, Role], Reasons]] = {
    "assassin": _untouchable, "witch": _untouchable, "thief": _thief, "tax_collector": _tax_collector,
    "magician": _magician, "wizard": _wizard, "king": _king, "emperor": _emperor, "bishop": _bishop, "abbot": _abbot,
    "merchant": _merchant, "alchemist": _alchemist, "architect": _architect, "navigator": _navigator,
    "warlord": _warlord, "diplomat": _diplomat, "artist": _artist,
    "witch-2016": _untouchable, "magistrate": _untouchable, "seer": _several, "patrician": _king,
    "emperor-2016": _emperor, "abbot-2016": _abbot, "navigator-2016": _navigator, "scholar": _several,
    "warlord-2016": _warlord, "diplomat-2016": _diplomat,
}  # fmt: skip


# --- dangers


def _dangers(scene: Scene, role: Role) -> Reasons:
    raider, thief, killer = scene.may_act(8), scene.may_act(2), scene.may_act(1)
    if raider is not None and role.rank != raider.rank and role.id != "bishop" and _exposed(scene, role):
        yield Reason("beware-raid", {"role": raider.id}, 0.9 if scene.left() <= NEAR_END + 1 else 0.3, good=False)
    if thief is not None and thief.id == "thief" and role.rank > thief.rank and scene.mine.gold >= RICH:
        args = {"role": thief.id, "gold": scene.mine.gold}
        yield Reason("beware-thief", args, 0.12 * scene.mine.gold, good=False, about=("robbed",))
    if killer is not None and role.rank > killer.rank and _expected(scene, role):
        yield Reason("beware-named", {"role": killer.id}, 0.8, good=False, about=("killed",))


def _exposed(scene: Scene, role: Role) -> bool:
    """Whether rank 8 could hurt: a city near its end, or what is built for its income."""
    pays = any(scene.edition.kind[card] == role.kind for card in scene.payable(_purse(scene, role)))
    return scene.left() > 0 and (scene.left() <= NEAR_END + 1 or (pays and scene.standing >= 1))


def _expected(scene: Scene, role: Role) -> bool:
    """Whether the others, who see gold, cards and city, would look for this seat behind this character first."""
    liked = {name: exp(liking) for name, liking in scene.expected.items()}
    even = sum(liked.values()) / len(liked)
    return liked[role.id] >= EXPECTED * even and liked[role.id] == max(liked.values())
