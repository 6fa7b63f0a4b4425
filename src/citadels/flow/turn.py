"""One turn (R4.2 to R4.7): the resource action, powers, building, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from citadels.actions import Move, move, several
from citadels.building import build, buildable
from citadels.effects import draw, end_of_turn, gain, put_under, take_in_hand, without
from citadels.frames import Gathered, Keep, Turn
from citadels.menu import Menu, Redraws
from citadels.moments import fire_cast, fold
from citadels.records import Power
from citadels.shelf import POWERS, ROLES
from citadels.state import State
from tabletop.frames import asking, running

GOLD: Final = move("gold")
DRAW: Final = move("draw")
END: Final = move("end")


def powers(state: State, turn: Turn) -> Iterator[Power]:
    """All that this turn's player may use: the character's powers, then those of his city, in order."""
    yield from ROLES[turn.role].powers
    yield from state.players[turn.seat].works.powers


def _options(state: State, turn: Turn) -> Sequence[Move]:
    """The documented order: resources, the character's powers, the city's, builds, `end`; redraws come last of all."""
    moves: list[Move] = []
    gathered = "resources" in turn.taken
    if not gathered:
        moves += (GOLD, DRAW) if state.deck else (GOLD,)
        if turn.alone:
            return moves
    role = ROLES[turn.role]
    if role.closing and turn.power:
        return [END]
    redraws: Sequence[Move] = ()
    for power in role.powers:
        offered = power.offer(state, turn)
        if not offered:
            continue
        if type(offered) is Redraws:
            redraws = offered
        else:
            moves += offered
    for power in state.players[turn.seat].works.powers:
        moves += power.offer(state, turn)
    if gathered:
        buildable(state, turn, moves)
        if role.owed is None or not owes(state, turn):
            moves.append(END)
    return Menu(moves, redraws) if redraws else moves  # type: ignore[arg-type]  # only Redraws is ever put there


def owes(state: State, turn: Turn) -> bool:
    """Whether something must still be done before the turn may end: the Emperor's Crown (R11.2)."""
    verb = ROLES[turn.role].owed
    return any(verb in power.verbs and bool(power.offer(state, turn)) for power in ROLES[turn.role].powers)


def _choose(state: State, turn: Turn, said: Move) -> None:
    verb = said.verb
    if verb == "build":
        build(state, turn, said.name)
    elif verb == "end":
        end(state, turn)
    elif verb == "gold":
        state.stack.append(turn.having("resources"))
        gold = gain(state, turn.seat, 2)
        if state.events is not None:
            state.tell("gold", player=turn.seat, gold=gold)
        gathered(state)
    elif verb == "draw":
        state.stack.append(turn.having("resources"))
        _draw(state, turn.seat)
    else:
        power = POWERS[turn.role].get(verb) or _power_of_city(state, turn.seat, verb)
        state.stack.append(turn.having(power.taken) if power.taken else turn)
        power.use(state, turn, said)


def _power_of_city(state: State, seat: int, verb: str) -> Power:
    return next(power for power in state.players[seat].works.powers if verb in power.verbs)


# --- the resource action


def _draw(state: State, seat: int) -> None:
    """Draw cards, of which some are kept (R4.2b, R4.8)."""
    seen, kept = 2, 1
    if state.players[seat].works.asks:
        seen = fold(state, seat, "cards_seen", seen)
        kept = fold(state, seat, "cards_kept", kept)
    cards = draw(state, seen)
    if state.events is not None:
        state.tell("draw", player=seat, count=len(cards))
        state.tell("draw-own", only=seat, player=seat, cards=cards)
    if len(cards) <= kept:
        take_in_hand(state, seat, cards)
        gathered(state)
    else:
        state.stack.append(Gathered(seat))
        state.stack.append(Keep(seat, cards, kept))


def _keeps(_: State, frame: Keep) -> list[Move]:
    return [*_ways_to_keep(frame.cards, frame.kept)]


@lru_cache(maxsize=4096)
def _ways_to_keep(cards: tuple[str, ...], kept: int) -> tuple[Move, ...]:
    return tuple(dict.fromkeys([several("keep", some) for some in combinations(cards, kept)]))


def _keep(state: State, frame: Keep, said: Move) -> None:
    take_in_hand(state, frame.seat, said.names)
    put_under(state, sorted(without(frame.cards, said.names)))
    if state.events is not None:
        state.tell("keep-own", only=frame.seat, player=frame.seat, cards=said.names)


def gathered(state: State) -> None:
    """The resource action of the turn on top is done: the character's bonus comes, or the turn is over (R11.7)."""
    turn: Turn = state.stack[-1]
    if turn.alone:
        state.stack.pop()
        return
    bonus = ROLES[turn.role].when.get("gathered")
    if bonus is not None:
        bonus(state, turn)


def _gathered(state: State, _: Gathered) -> None:
    gathered(state)


# --- the end


def end(state: State, turn: Turn) -> None:
    """End a turn: the Alchemist's refund, tax, Poor House, Park (R4.7)."""
    refund = ROLES[turn.role].when.get("refund_due")
    if refund is not None:
        refund(state, turn)
    if "tax_due" in state.rules.when:
        fire_cast(state, "tax_due", turn)
    end_of_turn(state, turn.seat)


asking(Turn, _options, _choose)
asking(Keep, _keeps, _keep)
running(Gathered, _gathered)
