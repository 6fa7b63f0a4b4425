"""The Diplomat (R6.8D)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from citadels.cards.roles.powers import income
from citadels.cards.roles.shields import city_shield, not_yet, open_cities, own_shield, shielded_by_bishop, wall, worth
from citadels.core.cities import remove_district, set_city
from citadels.core.definitions import MILITARY, Built, ChoiceFacts, Power, Role, Why
from citadels.core.effects import hand_over, pay
from citadels.core.frames import Turn
from citadels.core.moves import Move, move
from citadels.core.state import Player, State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import TO_OTHER, EventSpec

# Whether either of two players would then have two of one name: the state, the seat, the other's, theirs and the own.
Doubles = Callable[[State, int, int, Built, Built], bool]


def exchange_price(state: State, seat: int, owner: int, theirs: Built, own: Built) -> tuple[int, int]:
    """Return what the Diplomat pays the other player and, for a Great Wall, the bank (R6.8D, R11.13)."""
    difference = max(0, worth(state, theirs) - worth(state, own))
    return difference, wall(state, owner, 0, theirs)


def _doubles(state: State, seat: int, owner: int, theirs: Built, own: Built) -> bool:
    """Whether either would then have two of one name without the Quarry (R11.15)."""
    mine, others = state.players[seat], state.players[owner]
    return (theirs.card in mine.names and not _quarry_then(state, mine, theirs, own)) or (
        own.card in others.names and not _quarry_then(state, others, own, theirs)
    )


def _quarry_then(state: State, player: Player, gets: Built, gives: Built) -> bool:
    """Whether the Quarry stands in a city, of which there is one, after it got a district for another."""
    districts = state.rules.cards.districts
    if player.works.asks.may_duplicate:
        return not districts[gives.card].asks.may_duplicate
    return districts[gets.card].asks.may_duplicate


def _pairs(state: State, turn: Turn, doubles: Doubles = _doubles) -> Iterator[tuple[Move, Why | None]]:
    mine = state.players[turn.seat]
    own_districts = dict.fromkeys(mine.city)
    bishop = shielded_by_bishop(state) == turn.seat  # with two characters, even from one's own rank 8 (R11.19)
    for owner in state.others(turn.seat):
        city = state.players[owner].city
        shield = city_shield(state, turn.seat if bishop else owner)
        for theirs in dict.fromkeys(city):
            for own in own_districts:
                if own.card == theirs.card:
                    continue
                why = shield or own_shield(state, theirs) or own_shield(state, own)
                if why is None and doubles(state, turn.seat, owner, theirs, own):
                    why = Why("would-double", english="somebody would have two of one name (R11.15)")
                if why is None:
                    short = sum(exchange_price(state, turn.seat, owner, theirs, own)) - mine.gold
                    why = Why("too-dear", {"missing": short}) if short > 0 else None
                yield move("exchange", owner, theirs.label, own.label), why


def _exchanges(state: State, turn: Turn, doubles: Doubles = _doubles) -> list[Move]:
    """List what can be exchanged: `_pairs` without the reasons, and without asking more about a pair too dear."""
    if shielded_by_bishop(state) == turn.seat:
        return []
    offered = [(own, worth(state, own)) for own in state.players[turn.seat].city if not own_shield(state, own)]
    owners = [owner for owner in open_cities(state) if offered and owner != turn.seat]
    return list(
        dict.fromkeys([move for owner in owners for move in _exchanges_with(state, turn, owner, offered, doubles)])
    )


def _exchanges_with(
    state: State, turn: Turn, owner: int, offered: list[tuple[Built, int]], doubles: Doubles
) -> Iterator[Move]:
    """List the exchanges with one other city; `offered` are the districts that may be given, and their worth."""
    gold = state.players[turn.seat].gold
    for theirs in state.players[owner].city:
        extra = wall(state, owner, 0, theirs)
        if extra > gold or own_shield(state, theirs):
            continue
        # What must be given at least, so that the purse makes up for the rest.
        least = worth(state, theirs) + extra - gold
        for own, value in offered:
            if value >= least and own.card != theirs.card and not doubles(state, turn.seat, owner, theirs, own):
                yield move("exchange", owner, theirs.label, own.label)


def _exchanged_districts(state: State, turn: Turn, move: Move) -> tuple[Built, Built]:
    label, own_label = move.names
    theirs = next(built for built in state.players[move.seat].city if built.label == label)
    return theirs, next(built for built in state.players[turn.seat].city if built.label == own_label)


def _price(state: State, turn: Turn, move: Move) -> ChoiceFacts:
    theirs, own = _exchanged_districts(state, turn, move)
    return {"own": own.card, "cost": sum(exchange_price(state, turn.seat, move.seat, theirs, own))}


def exchange(state: State, turn: Turn, move: Move) -> None:
    """Exchange two districts, and pay what it costs."""
    owner, (label, own_label) = move.seat, move.names
    theirs, own = _exchanged_districts(state, turn, move)
    difference, extra = exchange_price(state, turn.seat, owner, theirs, own)
    hand_over(state, turn.seat, owner, difference)
    pay(state, turn.seat, extra)
    remove_district(state, owner, label)
    remove_district(state, turn.seat, own_label)
    set_city(state, owner, (*state.players[owner].city, own))
    set_city(state, turn.seat, (*state.players[turn.seat].city, theirs))
    state.emit("exchanged", player=turn.seat, other=owner, card=theirs.card, own=own.card, gold=difference + extra)


def exchanges(
    doubles: Doubles, use: Callable[[State, Turn, Move], None], refuse: Callable[[State, Turn], Why | None]
) -> Power:
    """The Diplomat's power, by what stands against two of one name, and against using it now."""

    def offer(state: State, turn: Turn) -> list[Move]:
        return [] if refuse(state, turn) else _exchanges(state, turn, doubles)

    def protected(state: State, turn: Turn) -> list[tuple[Move, Why]]:
        if refuse(state, turn):
            return []
        return [(move, why) for move, why in _pairs(state, turn, doubles) if why is not None]

    return Power(
        Verb("exchange", ("seat district district",), "swap"),
        offer,
        use,
        refuse,
        protected,
        shows=_price,
        events=(
            EventSpec(
                "exchanged",
                flow=TO_OTHER,
                goods="gold",
                affects="other",
                sign="swap",
                affects_sign="swap",
                is_setback=True,
            ),
        ),
    )


EXCHANGE = exchanges(_doubles, exchange, not_yet)

DIPLOMAT: Role = Role(
    "diplomat", 8, MILITARY, edition="dark_city", closing=True,
    powers=(income(MILITARY), EXCHANGE),
)  # fmt: skip
