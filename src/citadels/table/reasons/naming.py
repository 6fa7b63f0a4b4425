"""Reasons for a name: who may be that character, how likely, and what there is to win by it (R5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from citadels.core.moves import Move
from citadels.table.reasons.context import NEAR_END, Reason, Reasons, Scene
from tabletop.table.advice import in_words

LIKELY = 0.15  # chances below which a name says nothing about anybody
MOST = 0.9  # what a guess by likings never goes beyond
MANY = 4  # cards or gold that one would be sorry to lose
WORTH_IT = 2  # gold, cards or districts of a kind from which they are spoken of
# Says what there is to be had from a player: a message for the words in brackets after the name.
Having = Callable[[Scene, int, str], dict[str, Any]]


def assassinate(scene: Scene, move: Move) -> Reasons:
    """Say who may be murdered by a name, and what that spares or hinders (R5.1)."""
    yield from _holders(scene, move.name, _likely(scene, move.name), _means)
    yield from _end_in_sight(scene, move.name)
    yield from _threat(scene, move.name)


def rob(scene: Scene, move: Move) -> Reasons:
    """Say whose purse a name may open (R5.2); where all are as good as empty there is nothing to say."""
    gold = {seat: scene.players[seat].gold for seat in scene.others}
    rich = [item for item in _likely(scene, move.name) if gold[item[0]] >= WORTH_IT]
    yield from _holders(scene, move.name, sorted(rich, key=lambda item: -item[1] * gold[item[0]]), _purse)


def bewitch(scene: Scene, move: Move) -> Reasons:
    """Say whom a spell may hit, and what the borrowed power brings (R5.3)."""
    yield from _holders(scene, move.name, _likely(scene, move.name), _means)
    yield from _end_in_sight(scene, move.name)
    kind = scene.paid_kind(scene.edition.roles[move.name])
    pays = scene.income(kind)
    if pays >= 2:
        yield Reason("because-spell-income", {"kind": kind, "gold": pays}, 0.35 * pays, about=("gold",))


# --- who it may be


def _likely(scene: Scene, name: str) -> list[tuple[int, float]]:
    """The seats that may well hold a character, the likeliest first, with their chances."""
    chances: dict[int, float] = {}
    for seat, chance in scene.holders.get(name, ()):
        chances[seat] = chances.get(seat, 0.0) + chance
    return sorted([item for item in chances.items() if item[1] >= LIKELY], key=lambda item: -item[1])


def _holders(scene: Scene, name: str, likely: list[tuple[int, float]], having: Having) -> Reasons:
    """Whom of these the name may hit: one player, or two where the second is not much less likely."""
    if not likely:
        return
    (seat, chance), *rest = likely
    weight = 1.5 + chance
    args = {"who": having(scene, seat, name), "role": name}
    places = len(scene.holders[name]) if name in scene.certain else 0
    if places == 1:
        yield Reason("because-held", args, weight)
    elif rest and rest[0][1] >= chance / 2:
        another, more = rest[0]
        args |= {"another": having(scene, another, name)}
        if places == 2:
            yield Reason("because-held-by-one", args, weight)
        else:
            yield Reason("because-holders", args | {"chance": in_words(min(MOST, chance + more))}, weight)
    else:
        yield Reason("because-holder", args | {"chance": in_words(min(MOST, chance))}, weight)


def _means(scene: Scene, seat: int, name: str) -> dict[str, Any]:
    """Return a player's means with a character: districts that pay it, or else gold and cards."""
    kind = scene.edition.roles[name].kind
    count = scene.players[seat].kinds.count(kind or "")
    if count >= WORTH_IT:
        return {"id": "who-kind", "args": {"other": seat, "kind": kind, "count": count}}
    return {
        "id": "who-has",
        "args": {"other": seat, "gold": scene.players[seat].gold, "count": scene.cards(seat)},
    }


def _purse(scene: Scene, seat: int, _: str) -> dict[str, Any]:
    return {"id": "who-gold", "args": {"other": seat, "gold": scene.players[seat].gold}}


# --- what it hinders


def _end_in_sight(scene: Scene, name: str) -> Reasons:
    """A name that may hit a player who is about to end the game."""
    near = [(seat, chance) for seat, chance in scene.holders.get(name, ())
            if 0 < scene.left(seat) <= NEAR_END and chance >= LIKELY]  # fmt: skip
    if near:
        seat, chance = max(near, key=lambda item: item[1] * scene.danger(item[0]))
        left = scene.left(seat)
        yield Reason("because-near-end", {"other": seat, "count": left}, chance * (4.0 if left == 1 else 2.0))


def _threat(scene: Scene, name: str) -> Reasons:
    """Return this character's possible harm to the seat itself."""
    gold, cards = scene.mine.gold, len(scene.mine.hand)
    if name == "thief" and gold >= MANY:
        yield Reason("because-spares-gold", {"role": name, "gold": gold}, 0.2 * gold, about=("robbed", "gold"))
    elif name == "magician" and cards >= MANY:
        yield Reason("because-spares-hand", {"role": name, "count": cards}, 0.2 * cards,
                     about=("cards",))  # fmt: skip
    elif name in ("warlord", "diplomat") and scene.standing >= WORTH_IT and scene.left():
        yield Reason("because-spares-city", {"role": name}, 0.2 * scene.standing, about=("built",))
    elif name == "architect":
        yield from _builder(scene, name)
    elif name in ("king", "emperor") and scene.world.crown == scene.me and not scene.world.last_round:
        yield Reason("because-spares-crown", {"role": name}, 0.3)


def _builder(scene: Scene, name: str) -> Reasons:
    """Return possible holders of a character with gold and cards enough to make much of it."""
    rich = [seat for seat, _ in _likely(scene, name) if scene.players[seat].gold >= MANY and scene.cards(seat) >= 2]
    if rich:
        yield Reason("because-builds-much", {"other": rich[0], "role": name}, 1.0)
