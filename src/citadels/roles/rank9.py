"""Rank 9: Artist (R6.9A) and Queen (R6.9Q)."""

from __future__ import annotations

from citadels.actions import Move, move
from citadels.effects import gain
from citadels.frames import Turn
from citadels.records import Power, Role, Why
from citadels.roles.powers import INCOME
from citadels.state import State

# --- Artist


def _beautiful(state: State, turn: Turn) -> list[Move]:
    player = state.players[turn.seat]
    if turn.power >= 2 or not player.gold:
        return []
    return list(dict.fromkeys(move("beautify", built.card) for built in player.city if not built.coin))


def _beautify(state: State, turn: Turn, said: Move) -> None:
    player = state.players[turn.seat]
    at = next(i for i, built in enumerate(player.city) if built.card == said.name and not built.coin)
    built = player.city[at]
    player.gold -= 1
    player.city = (*player.city[:at], built._replace(coin=True), *player.city[at + 1 :])
    state.tell("beautified", player=turn.seat, card=said.name, gold=1)


def _no_beauty(state: State, turn: Turn) -> Why:
    if turn.power >= 2:
        return Why("used")
    return Why("too-dear", {"missing": 1}) if not state.players[turn.seat].gold else Why("already-coined")


ARTIST = Role(
    "artist", 9, edition="dark_city",
    powers=(Power(("beautify",), _beautiful, _beautify, _no_beauty, times=2),),
)  # fmt: skip


# --- Queen


def _beside(state: State, seat: int, other: int) -> bool:
    return (seat - other) % len(state.players) in (1, len(state.players) - 1)


def _rank_4_beside(state: State, seat: int) -> bool:
    """Whether rank 4 was played next to this seat; a killed one is not yet known (R6.9Q, R11.21)."""
    rank_4 = state.rules.characters[3]
    holder = state.holder(rank_4)
    return holder is not None and state.assassinated != rank_4 and _beside(state, seat, holder)


def _audience(state: State, turn: Turn) -> list[Move]:
    if "income" in turn.taken or state.bank == 0 or not _rank_4_beside(state, turn.seat):
        return []
    return [INCOME]


def _reign(state: State, turn: Turn, _: Move) -> None:
    gold = gain(state, turn.seat, 3)
    state.tell("queen", player=turn.seat, gold=gold)


def _no_audience(state: State, turn: Turn) -> Why:
    if "income" in turn.taken:
        return Why("used")
    return Why("not-beside") if not _rank_4_beside(state, turn.seat) else Why("no-gold-in-bank")


def _late_gold(state: State) -> None:
    """Rank 4 was killed beside her: she gets her gold when it is revealed (R6.9Q); not if there is none beside."""
    rank_4 = state.rules.characters[3]
    queen, holder = state.holder("queen"), state.holder(rank_4)
    if state.assassinated == rank_4 and queen is not None and holder is not None and _beside(state, queen, holder):
        gold = gain(state, queen, 3)
        state.tell("queen", player=queen, gold=gold)


QUEEN = Role(
    "queen", 9, edition="dark_city", min_seats=5,
    powers=(Power(("income",), _audience, _reign, _no_audience, taken="income"),),
    when={"round_ended": _late_gold},
)  # fmt: skip
