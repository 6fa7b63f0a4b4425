"""A seat's view, laid out as a state: unknown characters are empty names, unknown cards are missing."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.cards.roles.wizard import Take
from citadels.core.state import Player, State
from citadels.flow.draft import Choose
from citadels.views.view import View


def known_world(view: View, options: Iterable[str]) -> State:
    """Lay out a state with all that is seen; unknown characters are empty names, unknown cards are missing."""
    state = State.clone(view)
    state.deck = []
    state.down = tuple([name for name in state.down if name])
    for seat, player in enumerate(state.players):
        if seat != view.viewer:
            player.hand = tuple([card for card in player.hand if card])
            if tucked_unseen(player):
                tuck(state, seat, ())
    top = state.stack[-1] if state.stack else None
    if type(top) is Choose and top.seat != view.viewer:
        state.stack[-1] = Choose(top.seat, ())
    elif type(top) is Take:
        _in_order_of(options, state.players[top.whose])
    return state


def tucked_unseen(player: Player) -> int:
    """Count the cards under a player's district that are not shown (R7.13)."""
    return sum([not card for built in player.city for card in built.tucked])


def tuck(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """Lay cards under a player's district that holds some, in place of those that lie there (R7.13)."""
    player, districts = state.players[seat], state.rules.cards.districts
    at = next(at for at, name in enumerate(player.names) if districts[name].holds_cards)
    player.city = (*player.city[:at], player.city[at]._replace(tucked=cards), *player.city[at + 1 :])


def _in_order_of(options: Iterable[str], player: Player) -> None:
    """Lay a peeked hand in the order in which its cards are offered."""
    offered = list(dict.fromkeys(option.split(" ")[1] for option in options if option.startswith("take ")))
    known = {card: at for at, card in enumerate(offered)}
    player.hand = tuple(sorted(player.hand, key=lambda card: (known.get(card, len(known)), card)))
