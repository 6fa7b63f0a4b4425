"""Distributing resources after a throw (K4)."""

from __future__ import annotations

from collections.abc import Sequence

from catan.core.pieces import buildings_at
from catan.core.resources import KINDS, NOTHING, ONE, RESOURCES, Bundle, count, holds, to_dict
from catan.core.state import State


def distribute(state: State, number: int) -> None:
    """Give all players the yield of the hexes with a number (K4.1)."""
    shares: Sequence[Bundle] = state.harvest[number]
    if state.island.numbers[state.robber] == number:
        shares = _without_robber_hex(state, shares)
    give(state, shares)


def give(state: State, shares: Sequence[Bundle]) -> None:
    """Give each seat its share, as far as the bank can pay (K4.3)."""
    total = sum(shares)
    if not total:
        return
    if not holds(state.bank, total):
        shares = _ration(state, shares)
        total = sum(shares)
    state.bank -= total
    hands = state.hands
    for seat, cards in enumerate(shares):
        if cards:
            hands[seat] += cards
    if state.events is not None:
        for seat, cards in enumerate(shares):
            if cards:
                state.emit("yield", player=seat, cards=to_dict(cards))


def _without_robber_hex(state: State, shares: Sequence[Bundle]) -> list[Bundle]:
    """Return the shares without the yield of the robber's hex (K4.2)."""
    card = ONE[state.island.lands[state.robber]]
    return [cards - card * buildings_at(state, seat, state.robber) for seat, cards in enumerate(shares)]


def _ration(state: State, shares: Sequence[Bundle]) -> list[Bundle]:
    """Return the shares when the bank is short: a kind is paid in full, or only to a single claimant (K4.3)."""
    rations = [NOTHING] * len(shares)
    for kind in KINDS:
        claims = [count(cards, kind) for cards in shares]
        left = count(state.bank, kind)
        if sum(claims) > left:
            if state.events is not None:
                state.emit("shortage", resource=RESOURCES[kind])
            alone = claims.count(0) == len(claims) - 1
            claims = [min(claim, left) if alone else 0 for claim in claims]
        for seat, claim in enumerate(claims):
            rations[seat] += claim * ONE[kind]
    return rations
