"""Rank 2: Thief (R5.2) and Tax Collector (R5.4)."""

from __future__ import annotations

from citadels.effects import hand_over
from citadels.frames import Turn
from citadels.records import Role
from citadels.roles.powers import names_character
from citadels.state import State


def rank_2_seat(state: State) -> int | None:
    """Whose purse stolen gold and taxes go to: the holder's, or the Witch's if she took the rank over (R5.3)."""
    rank_2 = state.rules.characters[1]
    seat = state.holder(rank_2)
    if seat is not None and state.bewitched == rank_2:
        return state.holder(state.rules.characters[0])
    return seat


# --- Thief


def _may_rob(state: State, turn: Turn) -> tuple[str, ...]:
    spared = (state.assassinated, state.bewitched, turn.role)
    return tuple([name for name in state.rules.characters[1:] if name not in spared])


def _mark(state: State, _: Turn, name: str) -> None:
    state.robbed = name


def rob(state: State, seat: int) -> None:
    """The robbed character is revealed: all its player's gold goes to the Thief (R5.2)."""
    thief = rank_2_seat(state)
    gold = state.players[seat].gold
    if thief is None or thief == seat:
        return
    hand_over(state, seat, thief, gold)
    state.tell("robbed", player=thief, other=seat, gold=gold)


THIEF = Role(
    "thief", 2,
    powers=(names_character("rob", _may_rob, _mark),),
)  # fmt: skip


# --- Tax Collector


def _collect(state: State, payer: int) -> None:
    collector = rank_2_seat(state)
    if collector is None or collector == payer or not state.players[payer].gold:
        return
    hand_over(state, payer, collector, 1)
    state.tell("tax", player=payer, other=collector, gold=1)


def _collect_after_turn(state: State, turn: Turn) -> None:
    """Whoever built pays at the end of his turn; rank 1 pays when the Tax Collector is revealed (R5.4)."""
    if not (turn.built or turn.extra):
        return
    if state.rules.characters[0] == turn.role:
        state.owes = turn.seat
    elif state.assassinated != "tax_collector":
        _collect(state, turn.seat)


def _collect_from_rank_1(state: State, _: int) -> None:
    if state.owes is not None:
        payer, state.owes = state.owes, None
        _collect(state, payer)


TAX_COLLECTOR = Role(
    "tax_collector", 2, edition="dark_city",
    when={"rank_called": _collect_from_rank_1, "tax_due": _collect_after_turn},
)  # fmt: skip
