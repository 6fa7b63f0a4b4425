"""The fourteen specials of the Dark City (R1.4, R7.11 to R7.24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadels.actions import Move, move
from citadels.effects import (
    city_size,
    clear_coin,
    complete,
    draw,
    drop,
    forget_hand,
    gain,
    lift,
    put_under,
    remains,
    shuffle_deck,
    take_in_hand,
)  # fmt: skip
from citadels.frames import Turn
from citadels.records import SPECIAL, District, Power, Rules, Why
from citadels.state import State
from tabletop.frames import asking

EDITION = "dark_city"
Lines = Sequence[tuple[str, int]]

# --- Lighthouse (R7.11, R11.17)


class Search(NamedTuple):
    """The builder of the Lighthouse looks through the deck."""

    seat: int


def _light(state: State, owner: int) -> None:
    if state.deck:
        state.tell("search-own", only=owner, player=owner)
        state.stack.append(Search(owner))


def _finds(state: State, _: Search) -> list[Move]:
    return [*(move("search", card) for card in sorted(set(state.deck))), move("pass")]


def _find(state: State, frame: Search, said: Move) -> None:
    if said.verb == "search":
        state.deck.remove(said.name)
        take_in_hand(state, frame.seat, (said.name,))
        state.tell("draw-own", only=frame.seat, player=frame.seat, cards=(said.name,))
    state.tell("search", player=frame.seat, count=int(said.verb == "search"))
    shuffle_deck(state)


asking(Search, _finds, _find)

LIGHTHOUSE = District("lighthouse", SPECIAL, 3, edition=EDITION, when={"placed": _light})

# --- Armory (R7.12)


def _aims(state: State, turn: Turn) -> list[Move]:
    return list(dict.fromkeys(
        move("armory", other, built.label) for other in state.others(turn.seat) for built in state.players[other].city
    ))  # fmt: skip


def _fire(state: State, turn: Turn, said: Move) -> None:
    armory = next(built for built in state.players[turn.seat].city if built.card == "armory")
    gone = (lift(state, turn.seat, armory.label), lift(state, said.seat, said.names[0]))
    for built in gone:
        clear_coin(state, built)
    put_under(state, remains(*gone))
    state.tell("armory", player=turn.seat, other=said.seat, card=gone[1].card)


def _no_aim(_: State, __: Turn) -> Why:
    return Why("nobody")


ARMORY = District(
    "armory", SPECIAL, 3, edition=EDITION,
    powers=(Power(("armory",), _aims, _fire, _no_aim, taken=""),),
)  # fmt: skip

# --- Museum (R7.13)


def _exhibits(state: State, turn: Turn) -> list[Move]:
    if "museum" in turn.taken:
        return []
    return [move("museum", card) for card in dict.fromkeys(state.players[turn.seat].hand)]


def _exhibit(state: State, turn: Turn, said: Move) -> None:
    player = state.players[turn.seat]
    drop(state, turn.seat, said.name)
    forget_hand(state, turn.seat)
    at = player.names.index("museum")
    museum = player.city[at]
    player.city = (
        *player.city[:at], museum._replace(tucked=(*museum.tucked, said.name)), *player.city[at + 1 :],
    )  # fmt: skip
    state.tell("museum", player=turn.seat)


def _no_exhibit(_: State, turn: Turn) -> Why:
    return Why("used") if "museum" in turn.taken else Why("hand-empty")


def _collection(state: State, owner: int) -> Lines:
    tucked = sum(len(built.tucked) for built in state.players[owner].city)
    return (("museum", tucked),)


MUSEUM = District(
    "museum", SPECIAL, 4, edition=EDITION,
    powers=(Power(("museum",), _exhibits, _exhibit, _no_exhibit, taken="museum"),),
    when={"scored": _collection},
)  # fmt: skip

# --- Imperial Treasury (R7.14), Map Room (R7.15), Wishing Well (R7.16)


def _purse(state: State, owner: int) -> Lines:
    return (("imperial_treasury", state.players[owner].gold),)


def _maps(state: State, owner: int) -> Lines:
    return (("map_room", len(state.players[owner].hand)),)


IMPERIAL_TREASURY = District("imperial_treasury", SPECIAL, 4, edition=EDITION, when={"scored": _purse})
MAP_ROOM = District("map_room", SPECIAL, 5, edition=EDITION, when={"scored": _maps})
# What it counts depends on the kind the Haunted City scores as, so `scoring` asks for it by this name.
WISHING_WELL = District("wishing_well", SPECIAL, 5, edition=EDITION, asks={"wishes": lambda specials: specials - 1})

# --- Quarry (R7.17)


def _any_name(_: bool) -> bool:
    return True


QUARRY = District("quarry", SPECIAL, 5, edition=EDITION, asks={"may_duplicate": _any_name})

# --- Poor House (R7.18), Park (R7.21)


def _alms(state: State, owner: int) -> None:
    if not state.players[owner].gold:
        gold = gain(state, owner, 1)
        if gold:
            state.tell("poor-house", player=owner, gold=gold)


def _stroll(state: State, owner: int) -> None:
    if not state.players[owner].hand and state.deck:
        cards = draw(state, 2)
        take_in_hand(state, owner, cards)
        state.tell("park", player=owner, count=len(cards))
        state.tell("draw-own", only=owner, player=owner, cards=cards)


POOR_HOUSE = District("poor_house", SPECIAL, 5, edition=EDITION, when={"charity_due": _alms})
PARK = District("park", SPECIAL, 6, edition=EDITION, when={"park_due": _stroll})

# --- Bell Tower (R7.19, R9.9, R11.25)


def _lower(size: int, rules: Rules) -> int:
    return size - 1 if rules.bell_tower or rules.city_size > 7 else size


def _ring(state: State, _: int) -> None:
    """All who have the lower number now get +4, the builder included; whoever completed before keeps what he has."""
    size = city_size(state)
    if size == state.rules.city_size:
        return
    for seat, player in enumerate(state.players):
        if player.completed is None and len(player.city) >= size:
            complete(state, seat, first=True)


BELL_TOWER = District("bell_tower", SPECIAL, 5, edition=EDITION, when={"placed": _ring}, asks={"city_size": _lower})

# --- Factory (R7.20)


def _cheaper(price: int, district: District) -> int:
    return price - 1 if district.kind == SPECIAL and district.id != "factory" else price


FACTORY = District("factory", SPECIAL, 6, edition=EDITION, asks={"cost_of": _cheaper})

# --- Hospital (R7.22)

HOSPITAL = District("hospital", SPECIAL, 6, edition=EDITION, asks={"outlives": lambda _: True})

# --- Throne Room (R7.23)


def _homage(state: State, owner: int) -> None:
    gold = gain(state, owner, 1)
    if gold:
        state.tell("throne-room", player=owner, gold=gold)


THRONE_ROOM = District("throne_room", SPECIAL, 6, edition=EDITION, when={"crown_passed": _homage})

# --- Ball Room (R7.24, R11.1)


class Thank(NamedTuple):
    """A called player must thank the owner of the Ball Room, or loses his turn."""

    seat: int
    host: int


def _greet(state: State, owner: int, seat: int) -> None:
    if state.crown == owner and seat != owner:
        state.stack.append(Thank(seat, owner))


def _words(_: State, __: Thank) -> list[Move]:
    return [move("thank"), move("pass")]


def _word(state: State, frame: Thank, said: Move) -> None:
    if said.verb == "thank":
        state.tell("thanked", player=frame.seat, other=frame.host)
        return
    state.stack.pop()  # the turn that would have begun
    state.tell("refused", player=frame.seat, other=frame.host)


asking(Thank, _words, _word)

BALL_ROOM = District("ball_room", SPECIAL, 6, edition=EDITION, when={"thanks_due": _greet})

DARK_CITY = (
    LIGHTHOUSE, ARMORY, MUSEUM, IMPERIAL_TREASURY, MAP_ROOM, WISHING_WELL, QUARRY, POOR_HOUSE, BELL_TOWER, FACTORY,
    PARK, HOSPITAL, THRONE_ROOM, BALL_ROOM,
)  # fmt: skip
