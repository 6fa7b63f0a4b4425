"""One turn (R4.2 to R4.7): the resource action, powers, building, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from citadels.core.building import build, buildable
from citadels.core.definitions import RESOURCES, Power
from citadels.core.effects import draw, end_of_turn, gain, give_bonus, put_under, take_in_hand, without
from citadels.core.frames import Bonus, Gathered, Keep, Turn, asking, running
from citadels.core.hooks import NO_CITY_WHEN, cards_seen, draw_keeps, gold_gathered
from citadels.core.menu import Menu, Redraws, ways_to_choose
from citadels.core.moves import Move, move
from citadels.core.registry import Edition
from citadels.core.state import State

GOLD: Final = move("gold")
DRAW: Final = move("draw")
END: Final = move("end")


def powers(state: State, turn: Turn) -> Iterator[Power]:
    """All that this turn's player may use: the character's powers, then those of their city, in order."""
    yield from state.rules.cards.roles[turn.role].powers
    yield from state.players[turn.seat].works.powers


def used_up(turn: Turn, power: Power) -> bool:
    """Whether a power was used as often as it can be in a turn; the card's own conditions do not count here."""
    return power.times is not None and turn.count(power.id) >= power.times


@cache
def _unused(cards: Edition, role: str, taken: tuple[str, ...], count: int) -> tuple[Power, ...]:
    """Return the powers of a character that may still be used after this was."""
    turn = Turn(0, role, taken, count)
    return tuple([power for power in cards.roles[role].powers if not used_up(turn, power)])


def _options(state: State, turn: Turn) -> Sequence[Move]:
    """The documented order: resources, the character's powers, the city's, builds, `end`; redraws come last of all."""
    moves: list[Move] = []
    gathered = RESOURCES in turn.taken
    if not gathered:
        moves += (GOLD, DRAW) if state.deck else (GOLD,)
        if turn.alone or (state.rules.gathers_first and gathers_first(state, turn)):
            return moves
    cards = state.rules.cards
    role = cards.roles[turn.role]
    if role.closing and turn.power:
        return [END]
    if role.owed_at_once and gathered and owes(state, turn):
        return [*cards.powers[turn.role][str(role.owed)].offer(state, turn)]
    redraws: Sequence[Move] = ()
    for power in _unused(cards, turn.role, turn.taken, turn.power):
        offered = power.offer(state, turn)
        if not offered:
            continue
        if type(offered) is Redraws:
            redraws = offered
        else:
            moves += offered
    for power in state.players[turn.seat].works.powers:
        if power.id not in turn.taken or not used_up(turn, power):
            moves += power.offer(state, turn)
    if gathered:
        buildable(state, turn, moves)
        if role.owed is None or not owes(state, turn):
            moves.append(END)
    return Menu(moves, redraws) if redraws else moves  # type: ignore[arg-type]  # only Redraws is ever put there


def gathers_first(state: State, turn: Turn) -> bool:
    """Whether a turn must begin with the resource action, by what some character of this game says."""
    return any(first(state, turn) for first in state.rules.gathers_first)


def owes(state: State, turn: Turn) -> bool:
    """Whether something must still be done before the turn may end (R11.2)."""
    cards = state.rules.cards
    verb = cards.roles[turn.role].owed
    power = cards.powers[turn.role][verb] if verb is not None else None
    return power is not None and not used_up(turn, power) and bool(power.offer(state, turn))


def _choose(state: State, turn: Turn, move: Move) -> None:
    verb = move.verb
    if verb == "build":
        build(state, turn, move.name, move if state.rules.building_varies and len(move.args) > 1 else None)
    elif verb == "end":
        end(state, turn)
    elif verb == "gold":
        state.stack.append(turn.having(RESOURCES, state.rules.cards.taken))
        gold = gain(state, turn.seat, gold_gathered(state, turn.seat))
        if state.events is not None:
            state.emit("gold", player=turn.seat, gold=gold)
        gathered(state)
    elif verb == "draw":
        state.stack.append(turn.having(RESOURCES, state.rules.cards.taken))
        _draw(state, turn.seat)
    else:
        power = state.rules.cards.powers[turn.role].get(verb) or _power_of_city(state, turn.seat, verb)
        state.stack.append(turn if power.times is None else turn.having(power.id, state.rules.cards.taken))
        power.use(state, turn, move)


def _power_of_city(state: State, seat: int, verb: str) -> Power:
    return next(power for power in state.players[seat].works.powers if verb == power.verb.word)


# --- the resource action


def _draw(state: State, seat: int) -> None:
    """Draw cards, of which some are kept (R4.2b, R4.8)."""
    seen, count = cards_seen(state, seat), draw_keeps(state, seat)
    cards = draw(state, seen)
    if state.events is not None:
        state.emit("draw", player=seat, count=len(cards))
        state.emit("draw-own", audience=seat, player=seat, cards=cards)
    if len(cards) <= count:
        take_in_hand(state, seat, cards)
        gathered(state)
    else:
        state.stack.append(Gathered(seat))
        state.stack.append(Keep(seat, cards, count))


def _keeps(_: State, frame: Keep) -> list[Move]:
    return [*ways_to_choose("keep", frame.cards, frame.kept)]


def _keep(state: State, frame: Keep, move: Move) -> None:
    take_in_hand(state, frame.seat, move.names)
    put_under(state, sorted(without(frame.cards, move.names)))
    if state.events is not None:
        state.emit("keep-own", audience=frame.seat, player=frame.seat, cards=move.names)


def gathered(state: State) -> None:
    """The resource action of the turn on top is done: the character's bonus comes, or the turn is over (R11.7)."""
    turn: Turn = state.stack[-1]
    if turn.alone:
        state.stack.pop()
    elif state.rules.when.gathered is not None:
        state.stack.append(Bonus(turn.seat))
        state.rules.when.gathered(state, turn)
    else:
        give_bonus(state, turn)


def _gathered(state: State, _: Gathered) -> None:
    gathered(state)


def _bonus(state: State, _: Bonus) -> None:
    give_bonus(state, state.stack[-1])


# --- the end


def end(state: State, turn: Turn) -> None:
    """End a turn: the Alchemist's refund, tax, Poor House, Park (R4.7)."""
    city, cast = state.players[turn.seat].works.when, state.rules.when
    if city.turn_ended_first is not None:
        city.turn_ended_first(state, turn.seat)
    own = state.rules.cards.roles[turn.role].when.turn_ended_own
    if own is not None:
        own(state, turn)
    if cast.turn_ended_any is not None:
        cast.turn_ended_any(state, turn)
    if city is not NO_CITY_WHEN:
        end_of_turn(state, turn.seat)


asking(Turn, _options, _choose)
asking(Keep, _keeps, _keep)
running(Gathered, _gathered)
running(Bonus, _bonus)
