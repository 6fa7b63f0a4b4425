"""Reading what a seat has seen (notation §1 `seen`): only what it can have seen in the position that is written.

A seat sees each pool it picks from, the characters it puts face down, and cards that come into another's hand before
its eyes (R15.1). Bots go by all of it, so none of it may be otherwise than the cards lie.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from citadels.core.state import State, Swapped
from citadels.flow.draft import Choose
from tabletop.core.errors import PositionError
from tabletop.notation.validation import number, only_keys, rows, words


def read_seen(state: State, seat: int, data: Any, key: str) -> None:
    """Read what a seat has seen; whether it can have seen it, `check_seen` says once all of the table is read."""
    player, roles, districts = state.players[seat], state.rules.cards.roles, state.rules.cards.districts
    only_keys(data, ("drafts", "aside", "hands", "recast", "shown"), key)
    drafts = rows(data.get("drafts", []), f"{key}.drafts")
    player.drafts = tuple(words(pool, roles, f"{key}.drafts[{at}]", "character") for at, pool in enumerate(drafts))
    player.placed_aside = words(data.get("aside", []), roles, f"{key}.aside", "character")
    hands = data.get("hands", {})
    seats = tuple(str(other) for other in range(len(state.players)) if other != seat)
    only_keys(hands, seats, f"{key}.hands")
    for whose, cards in hands.items():
        state.known[seat, int(whose)] = words(cards, districts, f"{key}.hands.{whose}", "district")


def read_recast(state: State, players: list[Any]) -> None:
    """Read who exchanged a character with whom after the selection (E7.27), from all who have seen it.

    All know who did; what was exchanged is told by who asked for it, and by nobody else but the other of the two.
    """
    message: dict[int, Swapped] = {}
    for seat, player in enumerate(players):
        data = player.get("seen", {}).get("recast")
        if data is not None:
            message[seat] = _read_recast(state, seat, data, f"players[{seat}].seen.recast")
    whole = next((swap for seat, swap in message.items() if swap.seat == seat), None)
    for seat, swap in message.items():
        if whole is None or swap != whole.known_to(seat):
            raise PositionError(
                f"players[{seat}].seen.recast", "it is not what the player says who asked for it (E7.27)"
            )
    top = state.stack[-1] if state.stack else None
    if whole is not None and type(top) is Choose and top.pool:
        raise PositionError(f"players[{whole.seat}].seen.recast", "all choose before characters are exchanged (E7.27)")
    state.swapped = whole


def _read_recast(state: State, seat: int, data: Any, key: str) -> Swapped:
    parts = rows(data, key)
    if "draft_ended" not in state.rules.answered:
        raise PositionError(key, "no card of this game lets characters be exchanged")
    if len(parts) not in (2, 4):
        raise PositionError(key, "two seats are wanted, and of who knows them the two characters (E7.27)")
    value, other = [number(part, f"{key}[{at}]", 0, len(state.players) - 1) for at, part in enumerate(parts[:2])]
    names = words(parts[2:], state.rules.cards.roles, key, "character")
    if value == other or (seat in (value, other)) != (len(names) == 2):
        raise PositionError(key, "two players exchange characters, and they alone know which (E7.27)")
    swap = Swapped(value, other, *names)
    if names and (swap.got not in state.players[value].characters or swap.given not in state.players[other].characters):
        raise PositionError(key, "the two do not hold what they have exchanged (E7.27)")
    return swap


def check_seen(state: State) -> None:
    """Refuse what no seat can have seen; PositionError names it."""
    for seat, player in enumerate(state.players):
        picked = state.picked(seat)
        key = f"players[{seat}].seen"
        before = len(player.characters) - len(player.drafts)  # picks of which it was not written what they were from
        if before < 0:
            raise PositionError(f"{key}.drafts", f"{len(player.drafts)} pools for {len(player.characters)} picks (R3)")
        for at, pool in enumerate(player.drafts):
            why = _not_a_pool(state, pool, picked[before + at])
            if why is not None:
                raise PositionError(f"{key}.drafts[{at}]", why)
        if Counter(player.placed_aside) - Counter(state.down):
            raise PositionError(f"{key}.aside", "not all of these characters lie face down")
    for (seat, whose), cards in state.known.items():
        if Counter(cards) - Counter(state.players[whose].hand):
            raise PositionError(f"players[{seat}].seen.hands.{whose}", f"not all of this is in hand {whose} (R15.1)")


def _not_a_pool(state: State, pool: tuple[str, ...], picked: str) -> str | None:
    """Say why a seat cannot have picked this character from these."""
    if picked not in pool:
        return f"the {picked} was not picked from these (R3.1)"
    if Counter(pool) - Counter(state.rules.cast) or not set(pool).isdisjoint(state.up):
        return "not all of these characters were dealt to be picked (R3.2)"
    return None
