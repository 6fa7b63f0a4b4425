"""Setting the table (R2): the deck, hands, two gold each, the Crown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from citadels.cards.catalog import deck_cards
from citadels.core.definitions import Rules
from citadels.core.effects import draw, gain
from citadels.core.state import State
from citadels.flow.calls import begin_round
from citadels.flow.drawn import draw_removed, settle
from citadels.flow.options import SEATS, read_rules
from tabletop.core.engine import advance
from tabletop.core.errors import PositionError
from tabletop.core.rng import MASK, below, shuffle
from tabletop.notation.validation import number, title


def read_names(players: Sequence[Any]) -> list[str]:
    """Check the players' names: two to eight of them (R2.1)."""
    if len(players) not in SEATS:
        raise PositionError("players", "two to eight players are wanted (R2.1)")
    return [title(name, f"players[{seat}]") for seat, name in enumerate(players)]


def agree(data: dict[str, Any], seats: int) -> Rules:
    """Read the rules of a new game, with what only matters at its beginning."""
    rules = read_rules(data, seats)
    if rules.gold is not None and rules.gold < 2 * seats:
        raise PositionError("rules.gold", f"{rules.gold} gold are too few to give {seats} players 2 each (R2.4)")
    if rules.removed and len(rules.removed) != len(rules.specials):
        raise PositionError("rules.removed", f"{len(rules.removed)} cards taken out for {len(rules.specials)} added"
                                             " ones; the numbers must be the same (R2.3)")  # fmt: skip
    return rules


def new_state(players: Sequence[str], data: dict[str, Any], seed: Any) -> State:
    """Deal a new game (R2.3, R2.4) and begin its first round; the order of chance is notation §5's."""
    names = read_names(players)
    settled, seed = settle(data, len(names), seed)
    rules = agree(settled, len(names))
    seed = number(seed, "seed", 0, MASK)
    if not rules.removed:
        removed, seed = draw_removed(rules, seed)
        rules = replace(rules, removed=removed) if removed else rules
    state = State(rules, names, seed)
    state.deck = deck_cards(rules.cards, rules.specials, rules.removed)
    state.rng = shuffle(state.rng, state.deck)
    for seat, player in enumerate(state.players):
        player.hand = draw(state, 4)
        gain(state, seat, 2)
    state.rng, state.crown = below(state.rng, len(names))
    begin_round(state)
    advance(state)
    return state
