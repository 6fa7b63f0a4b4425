"""Reasons for a player: hands, cities and the Crown of others (R6)."""

from __future__ import annotations

from citadels.cards.roles.diplomat import exchange_price
from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.moves import Move
from citadels.core.readings import district_of
from citadels.table.reasons.context import NEAR_END, Reason, Reasons, Scene, plain

SPARE = 3  # gold of which one is not missed
FEW = 3  # cards or gold of which each one counts


def swap(scene: Scene, move: Move) -> Reasons:
    """Say what the other hand has more (R6.3M)."""
    theirs, have = scene.cards(move.seat), len(scene.useful)
    if theirs > have:
        yield Reason("because-swap", {"other": move.seat, "count": theirs, "have": have}, 0.4 * (theirs - have),
                     about=("cards",))  # fmt: skip


def peek(scene: Scene, move: Move) -> Reasons:
    """Say in which hand there is most to choose from (R6.3W)."""
    count = scene.cards(move.seat)
    if count == scene.cards(scene.fullest()):
        yield Reason("because-much-to-choose", {"other": move.seat, "count": count}, 0.1 * count)


def crown(scene: Scene, move: Move) -> Reasons:
    """Say whom the Crown serves least, and whom it lets choose soon (R6.4E)."""
    if (scene.me - move.seat) % len(scene.players) == 1:
        yield Reason("because-after", {"other": move.seat}, 0.5)
    yield from _taken_from(scene, move)
    options = [option.seat for option in scene.options if option.verb == "crown"]
    if len(options) > 1 and move.seat == min(options, key=scene.danger):
        yield Reason("because-harmless", {"other": move.seat}, 0.4)


def _taken_from(scene: Scene, move: Move) -> Reasons:
    """Say what somebody who is about to finish has left, after the card or the gold that is taken (E6.4E)."""
    other, close = move.seat, not scene.world.last_round and 0 < scene.left(move.seat) <= NEAR_END
    cards, gold = scene.cards(other), scene.players[other].gold
    if close and move.name == "card" and cards <= FEW:
        yield Reason("because-takes-card", {"other": other, "count": cards - 1}, 2.0)
    if close and move.name == "gold" and gold <= FEW:
        yield Reason("because-takes-gold", {"other": other, "gold": gold - 1}, 2.0)


def tithe(scene: Scene, _: Move) -> Reasons:
    """Say that it costs nothing (R6.5A)."""
    yield Reason("because-free-gold", {"gold": 1}, 0.45, about=("gold",))


def destroy(scene: Scene, move: Move) -> Reasons:
    """Say what it takes from whom, and at what price (R6.8W)."""
    if move.seat == scene.me:
        return
    card, coin = plain(move.names[0])
    if move.verb == "destroy":
        yield from _raid(scene, move, scene.edition.worth[card] + coin)
    yield from _setback(scene, move.seat, card)


def _raid(scene: Scene, move: Move, points: int) -> Reasons:
    cost = _price(scene, move)
    args = {"other": move.seat, "points": points}
    if not cost:
        yield Reason("because-for-nothing", args, max(0.1, 0.4 * points))
        return
    yield Reason("because-costs-them", args | {"cost": cost}, max(0.1, 0.4 * points - 0.3 * cost))
    others = [
        option for option in scene.options if option.verb == "destroy" and option.seat != scene.me and option != move
    ]
    if cost < min([_price(scene, other) for other in others], default=0):
        yield Reason("because-cheapest", {"cost": cost}, 0.5)


def _price(scene: Scene, move: Move) -> int:
    return price_to_destroy(scene.world, move.seat, district_of(scene.world, move.seat, move.names[0]))


def _setback(scene: Scene, owner: int, card: str) -> Reasons:
    """Return the effects of a district's loss on its owner."""
    left, points, kind = scene.left(owner), scene.points(owner), scene.edition.kind[card]
    if not scene.world.last_round and 0 < left <= NEAR_END:
        yield Reason("because-near-end", {"other": owner, "count": left}, 3.0 if left == 1 else 1.5)
    elif points == max(map(scene.points, scene.others)) and points >= scene.points(scene.me):
        yield Reason("because-leader", {"other": owner, "points": points}, 1.0)
    if scene.missing_kinds(owner) <= 1 and scene.players[owner].kinds.count(kind) == 1:
        every = not scene.missing_kinds(owner)
        yield Reason("because-breaks-kinds" if every else "because-only-kind", {"other": owner, "kind": kind},
                     1.5 if every else 0.6)  # fmt: skip


def exchange(scene: Scene, move: Move) -> Reasons:
    """Say what one gets for what one gives (R6.8D)."""
    (card, coin), (given, own_coin) = plain(move.names[0]), plain(move.names[1])
    got, gave = scene.edition.districts[card], scene.edition.districts[given]
    more = got.worth + coin - gave.worth - own_coin
    theirs, own = district_of(scene.world, move.seat, move.names[0]), district_of(scene.world, scene.me, move.names[1])
    cost = sum(exchange_price(scene.world, scene.me, move.seat, theirs, own))
    if more > 0:
        yield Reason("because-better", {"points": more, "cost": cost}, 0.5 * more - 0.3 * cost)
    if got.kind not in scene.mine.kinds and scene.mine.kinds.count(gave.kind) > 1:
        yield Reason("because-new-kind", {"kind": got.kind}, 0.8)
    yield from _setback(scene, move.seat, card)


def give(scene: Scene, move: Move) -> Reasons:
    """Say why one does not miss what is given in return (R6.4E)."""
    if move.name == "gold":
        if scene.mine.gold >= SPARE:
            yield Reason("because-gold-spare", {"gold": scene.mine.gold}, 0.4)
    elif move.name not in scene.useful:
        yield Reason("because-twin", {"card": move.name}, 0.6)
    elif scene.mine.gold < SPARE and scene.cost(move.name) == min(map(scene.cost, scene.useful)):
        yield Reason("because-least", {"card": move.name}, 0.3)
