"""Why this player: hands, cities and the Crown of others (R6)."""

from __future__ import annotations

from citadels.cards.roles.diplomat import exchange_price
from citadels.cards.roles.warlord import price_to_destroy
from citadels.core.moves import Move
from citadels.core.readings import district_of
from citadels.table.reasons.scene import NEAR_END, Reason, Reasons, Scene, plain

SPARE = 3  # gold of which one is not missed


def swap(scene: Scene, said: Move) -> Reasons:
    """Say what the other hand has more (R6.3M)."""
    theirs, have = scene.cards(said.seat), len(scene.useful)
    if theirs > have:
        yield Reason("because-swap", {"other": said.seat, "count": theirs, "have": have}, 0.4 * (theirs - have),
                     about=("cards",))  # fmt: skip


def peek(scene: Scene, said: Move) -> Reasons:
    """Say in which hand there is most to choose from (R6.3W)."""
    count = scene.cards(said.seat)
    if count == scene.cards(scene.fullest()):
        yield Reason("because-much-to-choose", {"other": said.seat, "count": count}, 0.1 * count)


def crown(scene: Scene, said: Move) -> Reasons:
    """Say whom the Crown serves least, and whom it lets choose soon (R6.4E)."""
    if (scene.me - said.seat) % len(scene.players) == 1:
        yield Reason("because-after", {"other": said.seat}, 0.5)
    options = [one.seat for one in scene.options if one.verb == "crown"]
    if len(options) > 1 and said.seat == min(options, key=scene.danger):
        yield Reason("because-harmless", {"other": said.seat}, 0.4)


def tithe(scene: Scene, _: Move) -> Reasons:
    """Say that it costs nothing (R6.5A)."""
    yield Reason("because-free-gold", {"gold": 1}, 0.45, about=("gold",))


def destroy(scene: Scene, said: Move) -> Reasons:
    """Say what it takes from whom, and at what price (R6.8W)."""
    if said.seat == scene.me:
        return
    card, coin = plain(said.names[0])
    points = scene.edition.worth[card] + coin
    if said.verb == "destroy":
        cost = price_to_destroy(scene.world, said.seat, district_of(scene.world, said.seat, said.names[0]))
        yield Reason("because-for-nothing" if not cost else "because-cheap", {"points": points, "cost": cost},
                     max(0.1, 0.4 * points - 0.3 * cost))  # fmt: skip
    yield from _setback(scene, said.seat, card)


def _setback(scene: Scene, owner: int, card: str) -> Reasons:
    """What the loss of a district means for its owner."""
    left, points = scene.left(owner), scene.points(owner)
    if not scene.world.last_round and 0 < left <= NEAR_END:
        yield Reason("because-near-end", {"other": owner, "count": left}, 3.0 if left == 1 else 1.5, about=("rival",))
    elif points == max(map(scene.points, scene.others)) and points >= scene.points(scene.me):
        yield Reason("because-leader", {"other": owner}, 1.0, about=("rival",))
    if not scene.missing_kinds(owner) and scene.players[owner].kinds.count(scene.edition.kind[card]) == 1:
        yield Reason("because-breaks-kinds", {"other": owner}, 1.5)


def exchange(scene: Scene, said: Move) -> Reasons:
    """Say what one gets for what one gives (R6.8D)."""
    (card, coin), (given, own_coin) = plain(said.names[0]), plain(said.names[1])
    got, gave = scene.edition.districts[card], scene.edition.districts[given]
    more = got.worth + coin - gave.worth - own_coin
    theirs, own = district_of(scene.world, said.seat, said.names[0]), district_of(scene.world, scene.me, said.names[1])
    cost = sum(exchange_price(scene.world, scene.me, said.seat, theirs, own))
    if more > 0:
        yield Reason("because-better", {"points": more, "cost": cost}, 0.5 * more - 0.3 * cost)
    if got.kind not in scene.mine.kinds and scene.mine.kinds.count(gave.kind) > 1:
        yield Reason("because-new-kind", {"kind": got.kind}, 0.8)
    yield from _setback(scene, said.seat, card)


def give(scene: Scene, said: Move) -> Reasons:
    """Say why one does not miss what is given in return (R6.4E)."""
    if said.name == "gold":
        if scene.mine.gold >= SPARE:
            yield Reason("because-gold-spare", {"gold": scene.mine.gold}, 0.4)
    elif said.name not in scene.useful:
        yield Reason("because-twin", {"card": said.name}, 0.6)
