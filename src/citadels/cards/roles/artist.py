"""The Artist (R6.9A)."""

from __future__ import annotations

from citadels.core.cities import put_coin
from citadels.core.definitions import ChoiceFacts, Power, Role, Why
from citadels.core.frames import Turn
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import CITY, Verb
from tabletop.core.event_spec import TO_TABLE, EventSpec


def _beautiful(state: State, turn: Turn) -> list[Move]:
    player = state.players[turn.seat]
    if not player.gold:
        return []
    return list(dict.fromkeys(move("beautify", built.card) for built in player.city if not built.coin))


def _beautify(state: State, turn: Turn, move: Move) -> None:
    player = state.players[turn.seat]
    at = next(i for i, built in enumerate(player.city) if built.card == move.name and not built.coin)
    put_coin(state, turn.seat, at)
    state.emit("beautified", player=turn.seat, card=move.name, gold=1)


def _no_beauty(state: State, turn: Turn) -> Why:
    if not state.players[turn.seat].gold:
        return Why("too-dear", {"missing": 1})
    return Why("already-coined", english="each district has its coin already (R6.9A)")


def _one_gold(_: State, __: Turn, ___: Move) -> ChoiceFacts:
    return {"cost": 1}


BEAUTIFY = Power(
    Verb("beautify", ("card",), "coin", place=CITY), _beautiful, _beautify, _no_beauty, shows=_one_gold, times=2,
    events=(EventSpec("beautified", flow=TO_TABLE, goods="gold"),), default_bot_weight=0.5,
)  # fmt: skip

ARTIST = Role(
    "artist", 9, edition="dark_city",
    powers=(BEAUTIFY,),
    lays_coins=True,
)  # fmt: skip
