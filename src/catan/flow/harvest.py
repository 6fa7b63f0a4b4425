"""What a throw brings (K4)."""

from __future__ import annotations

from collections.abc import Sequence

from catan.core.pieces import buildings_at
from catan.core.resources import KINDS, NOTHING, ONE, RESOURCES, Bundle, count, holds, written
from catan.core.state import State


def bring_in(state: State, number: int) -> None:
    """Give everybody what the hexes of a number bring (K4.1)."""
    owed: Sequence[Bundle] = state.harvest[number]
    if state.island.numbers[state.robber] == number:
        owed = _robbed(state, owed)
    give(state, owed)


def give(state: State, owed: Sequence[Bundle]) -> None:
    """Give each seat what it is owed, as far as the bank has it (K4.3)."""
    total = sum(owed)
    if not total:
        return
    if not holds(state.bank, total):
        owed = _rationed(state, owed)
        total = sum(owed)
    state.bank -= total
    hands = state.hands
    for seat, cards in enumerate(owed):
        if cards:
            hands[seat] += cards
    if state.events is not None:
        for seat, cards in enumerate(owed):
            if cards:
                state.tell("yield", player=seat, cards=written(cards))


def _robbed(state: State, owed: Sequence[Bundle]) -> list[Bundle]:
    """Return what each is owed without what the robber's hex would have brought (K4.2)."""
    one = ONE[state.island.lands[state.robber]]
    return [cards - one * buildings_at(state, seat, state.robber) for seat, cards in enumerate(owed)]


def _rationed(state: State, owed: Sequence[Bundle]) -> list[Bundle]:
    """Return what each gets when the bank is short: of each kind all, or what one claimant alone can have (K4.3)."""
    given = [NOTHING] * len(owed)
    for kind in KINDS:
        claims = [count(cards, kind) for cards in owed]
        left = count(state.bank, kind)
        if sum(claims) > left:
            if state.events is not None:
                state.tell("shortage", resource=RESOURCES[kind])
            alone = claims.count(0) == len(claims) - 1
            claims = [min(claim, left) if alone else 0 for claim in claims]
        for seat, claim in enumerate(claims):
            given[seat] += claim * ONE[kind]
    return given
