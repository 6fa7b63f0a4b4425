"""The selection phase (R3): cards are put aside, then passed from hand to hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from citadels.core.frames import asking
from citadels.core.hooks import everywhere
from citadels.core.moves import Move, naming
from citadels.core.state import State
from citadels.flow.stack import stack_for
from tabletop.core.rng import below, shuffle


class Choose(NamedTuple):
    """A player holds these character cards and picks one, or puts one aside (R3.1, R3.6)."""

    seat: int
    pool: tuple[str, ...]


def by_rank(state: State, names: Collection[str]) -> tuple[str, ...]:
    """Sort characters by rank: a pool must not tell how it was shuffled."""
    return tuple([name for name in state.rules.cast if name in names])


def face_up_count(cards: int, seats: int, each: int) -> int:
    """Return how many cards are put aside face up (R3.2, R3.3); none where each player holds two."""
    return max(0, cards - seats - 2) if each == 1 else 0


def deal_characters(state: State) -> None:
    """Shuffle the characters, put cards aside, and hand the rest to the Crown's holder (R3.1, R3.4, R11.27)."""
    cards = list(state.rules.cast)
    state.rng = shuffle(state.rng, cards)
    up: list[str] = []
    for _ in range(face_up_count(len(cards), len(state.players), state.rules.each)):
        card = cards.pop(0)
        if state.rules.cards.rank[card] == 4:
            up.append(cards.pop(0))
            cards.append(card)
            state.rng = shuffle(state.rng, cards)
        else:
            up.append(card)
    state.up = by_rank(state, up)
    state.down = (cards.pop(0),)
    state.emit("aside", roles=state.up, count=1)
    state.stack += stack_for(state, Choose(state.crown, by_rank(state, cards)))


def discards(state: State, frame: Choose) -> bool:
    """Whether this seat now puts a card aside: two players, after each pick but the first and last (R3.6)."""
    return len(state.players) == 2 and len(frame.pool) in (5, 3)


def _options(state: State, frame: Choose) -> list[Move]:
    return [*naming("discard" if discards(state, frame) else "pick", frame.pool)]


def _choose(state: State, frame: Choose, move: Move) -> None:
    seat, seen = frame
    player, name = state.players[seat], move.name
    at = seen.index(name)
    pool = seen[:at] + seen[at + 1 :]
    if move.verb == "discard":
        state.down += (name,)
        player.placed_aside += (name,)
        state.emit("put-aside", player=seat)
        state.emit("put-aside-own", audience=seat, player=seat, role=name)
        _pass_on(state, seat, pool)
        return
    player.characters += (name,)
    state.holders = {**state.holders, name: seat}
    player.drafts += (seen,)
    if state.events is not None:
        state.emit("picked", player=seat)
        state.emit("picked-own", audience=seat, player=seat, role=name)
    if len(state.players) == 2 and len(pool) in (5, 3):
        state.stack.append(Choose(seat, pool))
    else:
        _pass_on(state, seat, pool)


def _pass_on(state: State, seat: int, pool: tuple[str, ...]) -> None:
    """Hand the rest to the left; the last card of all goes down by itself (R3.1)."""
    seats = len(state.players)
    left = (seat + 1) % seats
    each = state.rules.each
    if len(state.players[left].characters) == each:
        state.down += pool
        state.players[seat].placed_aside += pool
        for owner, when in everywhere(state) if "draft_ended" in state.rules.answered else ():
            if when.draft_ended is not None:
                when.draft_ended(state, owner)
        return
    if each == 2 and seats == 3 and left == state.crown and len(pool) == 5:
        state.rng, at = below(state.rng, 5)  # nine ranks: one more goes down between the circuits (R3.7)
        state.down += (pool[at],)
        pool = pool[:at] + pool[at + 1 :]
    if each == 1 and len(pool) == 1 and state.down:
        # As many players as ranks less one: the last chooses from the card passed and the one put aside (R3.5).
        pool, state.down = by_rank(state, [*pool, *state.down]), ()
    state.stack.append(Choose(left, pool))


asking(Choose, _options, _choose)
