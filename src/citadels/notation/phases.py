"""Reading the phase of a written position (notation §1 `phase` and `aside`) into the stack of frames."""

from __future__ import annotations

from typing import Any

from citadels.core.definitions import AFTER_DRAFT, AFTER_ROUND
from citadels.core.frames import Turn
from citadels.core.registry import Edition
from citadels.core.state import State
from citadels.flow.calls import breaks_silence
from citadels.flow.draft import Choose, by_rank, deal_characters
from citadels.flow.stack import stack_after, stack_for
from tabletop.core.errors import PositionError
from tabletop.core.rng import shuffle
from tabletop.notation.validation import PLENTY, choice, number, only_keys, rows, truth, word

PHASE = ("name", "seat", "pool", "rank", "taken", "built", "extra", "spent", "resumed")


def cast_member(state: State, name: Any, key: str) -> str:
    """Read a character whose card is in this game."""
    word(name, state.rules.cards.roles, key, "character")
    if name not in state.rules.characters:
        raise PositionError(key, f"the {name} is not in this game")
    return str(name)


def read_phase(state: State, data: Any, aside: Any, *, asking: str | None = None) -> None:
    """Lay the stack for a written phase, and put the character cards that are named nowhere face down.

    `asking` says when a question is asked that is written, too (`definitions.IN_TURN` and others).
    """
    only_keys(data, PHASE, "phase")
    only_keys(aside, ("up", "down"), "aside")
    name = choice(data.get("name"), ("select", "turn", "over"), "phase.name")
    known = {"select": ("name", "seat", "pool"), "over": ("name",), "turn": tuple(k for k in PHASE if k != "pool")}
    only_keys(data, known[name], "phase")
    pool = _read_cards(state, data.get("pool", []), "phase.pool")
    state.up = _read_cards(state, aside.get("up", []), "aside.up")
    state.down = _read_cards(state, aside.get("down", []), "aside.down")
    left = _unnamed(state, pool)
    if name == "select" and asking == AFTER_DRAFT:
        state.down += left
        _lay_end_of_selection(state, data, pool)
        return
    if name == "select":
        _lay_selection(state, data, aside, pool, left)
        return
    state.down += left
    if name == "turn" and asking == AFTER_ROUND:
        _lay_end_of_round(state, data)
    elif name == "turn":
        _lay_turn(state, data, asking=asking is not None)


def _read_cards(state: State, data: Any, key: str) -> tuple[str, ...]:
    return tuple(cast_member(state, name, f"{key}[{at}]") for at, name in enumerate(rows(data, key)))


def _unnamed(state: State, pool: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of the game named nowhere; a card named twice is refused where it is named again."""
    left = list(state.rules.cast)
    places = [(f"players[{seat}].characters", player.characters) for seat, player in enumerate(state.players)]
    for key, names in (*places, ("aside.up", state.up), ("aside.down", state.down), ("phase.pool", pool)):
        for name in names:
            if name not in left:
                where = "is not dealt in this game (R9.3)" if name not in state.rules.cast else "is named twice"
                raise PositionError(key, f"the {name} {where}")
            left.remove(name)
    return tuple(left)


# --- selection


def _lay_selection(
    state: State, data: dict[str, Any], aside: dict[str, Any], pool: tuple[str, ...], left: tuple[str, ...]
) -> None:
    state.stack = []
    if "pool" not in data and not aside and not any(player.characters for player in state.players):
        if data.get("seat", state.crown) != state.crown:
            raise PositionError("phase.seat", "the holder of the Crown chooses first (R3.1)")
        deal_characters(state)
        return
    seat = _next_to_choose(state) if data.get("seat") is None else \
        number(data["seat"], "phase.seat", 0, len(state.players) - 1)  # fmt: skip
    if "pool" in data:
        state.down += left
    elif "down" in aside:
        pool = left
    else:
        cards = list(left)
        state.rng = shuffle(state.rng, cards)
        pool, state.down = by_rank(state, cards[1:]), tuple(cards[:1])
    _check_pool(state, seat, pool)
    state.stack = stack_for(state, Choose(seat, pool))


def _lay_end_of_selection(state: State, data: dict[str, Any], pool: tuple[str, ...]) -> None:
    """Lay a selection in which nobody is left to choose, for what is asked before the first call (R3.1)."""
    seat = number(data.get("seat"), "phase.seat", 0, len(state.players) - 1)
    if pool or any(len(player.characters) < state.rules.each for player in state.players):
        raise PositionError("phase.pool", "this is asked once all have chosen (R3.1)")
    state.stack = stack_for(state, Choose(seat, pool))


def _next_to_choose(state: State) -> int:
    seats = len(state.players)
    order = [(state.crown + step) % seats for step in range(seats)]
    return min(order, key=lambda seat: (len(state.players[seat].characters), order.index(seat)))


def _check_pool(state: State, seat: int, pool: tuple[str, ...]) -> None:
    """Refuse a selection that play does not come to, or that could not come to its end (R3)."""
    seats, each = len(state.players), state.rules.each
    if seats == 2:
        # Cards left: who holds them, counted from the Crown, and how many each has picked, the Crown's holder first.
        stages = {7: (0, (0, 0)), 6: (1, (1, 0)), 5: (1, (1, 1)), 4: (0, (1, 1)), 3: (0, (2, 1)), 2: (1, (2, 1))}
        holding = tuple([len(state.players[(state.crown + step) % 2].characters) for step in range(2)])
        if stages.get(len(pool)) != ((seat - state.crown) % 2, holding):
            raise PositionError("phase.pool", f"{len(pool)} cards cannot be with seat {seat} now (R3.6)")
        return
    holding = tuple([len(state.players[(seat + step) % seats].characters) for step in range(seats)])
    if holding[0] >= each:
        raise PositionError("phase.seat", f"seat {seat} holds {holding[0]} characters already (R3)")
    circuits, more = divmod(sum(holding), seats)
    if holding != (circuits,) * (seats - more) + (circuits + 1,) * more:
        raise PositionError("phase.seat", f"the cards cannot be with seat {seat} now: all choose in turn (R3.1)")
    missing = each * seats - sum(holding)
    if len(pool) < missing or (len(pool) == missing and not state.down):
        raise PositionError("phase.pool", f"{len(pool)} cards are too few for those who still choose (R3)")


# --- a turn


def read_taken(cards: Edition, data: Any, key: str) -> tuple[tuple[str, ...], int]:
    """Parse `taken` into the used actions and the count of `power`."""
    taken: list[str] = []
    power = 0
    for at, item in enumerate(rows(data, key)):
        name = choice(item, tuple(cards.taken), f"{key}[{at}]")
        if name == "power":
            power += 1
        elif taken.count(name) >= cards.taken[name]:
            raise PositionError(f"{key}[{at}]", f"{name} comes {_often(cards.taken[name])} a turn")
        else:
            taken.append(name)
    return tuple(sorted(taken, key=list(cards.taken).index)), power


def _often(times: int) -> str:
    return "once" if times == 1 else f"{times} times"


def _lay_turn(state: State, data: dict[str, Any], *, asking: bool) -> None:
    seat, rank = _whose(state, data)
    name = state.rules.characters[rank - 1]
    taken, power = read_taken(state.rules.cards, data.get("taken", []), "phase.taken")
    done = ("built", "extra", "spent")
    built, extra, spent = (number(data.get(key, 0), f"phase.{key}", 0, PLENTY) for key in done)
    resumed = truth(data.get("resumed", False), "phase.resumed")
    if resumed:
        if not state.taken_over(name):
            raise PositionError("phase.resumed", f"the {name} is not bewitched (R5.3)")
        if state.taker(name) != seat:
            raise PositionError("phase.seat", f"seat {seat} is not the Witch, who alone resumes a turn (R5.3)")
        if state.resumes(name):
            raise PositionError("held", "the Witch's turn is being resumed, it is held no longer")
    elif name not in state.players[seat].characters:
        raise PositionError("phase.seat", f"seat {seat} does not hold the {name} and is not its resuming Witch")
    elif state.silenced(name) and not breaks_silence(state, seat):
        raise PositionError("phase.rank", f"the {name} was assassinated and plays no turn (R5.1)")
    if power > state.rules.cards.times[name]:
        raise PositionError("phase.taken", "the power is used up more often than it can be")
    alone = state.is_withheld(name) and not resumed
    if alone and "resources" in taken and not asking:
        raise PositionError("phase.taken", "a turn of the resource action alone ends with it (R11.2)")
    turn = Turn(seat, name, taken, power, built, extra, spent, alone, resumed)
    if not asking:
        check_settled(state, turn)
    state.stack = stack_for(state, turn)


def check_settled(state: State, turn: Turn) -> None:
    """Refuse a turn that went on before what a mark asks of it was settled (E12.6)."""
    for key in state.marks:
        unsettled = state.rules.cards.marks[key].unsettled
        why = None if unsettled is None else unsettled(state, turn)
        if why is not None:
            raise PositionError("phase.taken", why)


def _lay_end_of_round(state: State, data: dict[str, Any]) -> None:
    """Lay a turn of the last rank in which nothing was done, for what is asked after it (R4.9)."""
    ranks = len(state.rules.characters)
    seat = number(data.get("seat"), "phase.seat", 0, len(state.players) - 1)
    number(data.get("rank"), "phase.rank", ranks, ranks)
    for key in ("taken", "built", "extra", "spent", "resumed"):
        if data.get(key):
            raise PositionError(f"phase.{key}", "this is asked once the last turn is over (R4.9)")
    state.stack = stack_after(ranks, [Turn(seat, state.rules.characters[-1])])


def _whose(state: State, data: dict[str, Any]) -> tuple[int, int]:
    """Return seat and rank of a written turn; one may be left out where the other tells it."""
    seats, ranks = len(state.players), len(state.rules.characters)
    if "rank" in data:
        rank = number(data["rank"], "phase.rank", 1, ranks)
        if "seat" in data:
            return number(data["seat"], "phase.seat", 0, seats - 1), rank
        holder = state.holder(state.rules.characters[rank - 1])
        if holder is None:
            raise PositionError("phase.rank", f"nobody holds the {state.rules.characters[rank - 1]}")
        return holder, rank
    if "seat" not in data:
        raise PositionError("phase.rank", "a turn needs its rank or its seat")
    seat = number(data["seat"], "phase.seat", 0, seats - 1)
    held = state.players[seat].characters
    if len(held) != 1:
        raise PositionError("phase.rank", f"seat {seat} holds {len(held)} characters: which rank is played?")
    return seat, state.rules.cards.rank[held[0]]
