"""The verbs of cities: laying districts, completing a city, taking districts out, and what lies on and under them."""

from __future__ import annotations

from functools import lru_cache

from citadels.core.definitions import Built, Works
from citadels.core.effects import drop, forget_hand
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import Edition, works_of
from citadels.core.state import State

# All the cards of the game together lower the city size by no more than this.
LOWERED = 1


def set_city(state: State, seat: int, city: tuple[Built, ...]) -> None:
    """Replace a city, and the values derived from it."""
    player = state.players[seat]
    player.city = city
    player.names = tuple([built.card for built in city])
    player.kinds, player.works = _readings(player.names, state.rules.cards)


@lru_cache(maxsize=2048)
def _readings(names: tuple[str, ...], cards: Edition) -> tuple[tuple[str, ...], Works]:
    """Return the kinds of a city's districts, and what those that act do together."""
    kinds = tuple([cards.kind[name] for name in names])
    return kinds, works_of(tuple([name for name in names if cards.districts[name].acts]), cards)


def add_district(state: State, seat: int, card: str) -> None:
    """Lay a district that was paid for, let it and the city answer (R4.3, R8.1)."""
    player, cards = state.players[seat], state.rules.cards
    district = cards.districts[card]
    if district.acts:
        player.city += (Built(card, round=state.round) if district.dated else cards.plain[card],)
        player.works = works_of((*player.works.names, card), cards)
    else:
        player.city += (cards.plain[card],)
    player.names += (card,)
    player.kinds += (district.kind,)
    if district.when.placed is not None:
        district.when.placed(state, seat)
    if player.completed is None and len(player.city) + player.works.more >= state.rules.city_size - LOWERED:
        find_complete(state, seat)  # most builds need not ask


def find_complete(state: State, seat: int) -> None:
    """See whether a city has come to its size, however its last district came (R8.1)."""
    player = state.players[seat]
    if player.completed is None and count_districts(player) >= city_size(state):
        complete(state, seat)


def complete(state: State, seat: int, first: bool = False) -> None:
    """A city reached its size: +4 for the first, +2 for others (R8.2), and this round is the last (R8.1)."""
    before = sum(player.completed is not None for player in state.players)
    place_taken = 1 if first or before == 0 else before + 1
    state.players[seat].completed = place_taken
    state.emit("completed-first" if place_taken == 1 else "completed", player=seat)
    if not state.last_round:
        state.last_round = True
        state.emit("last-round")


def remove_district(state: State, seat: int, label: str) -> Built:
    """Take a district out of a city, by its name in moves, with all that belongs to it."""
    city = state.players[seat].city
    at = next(i for i, built in enumerate(city) if built.label == label)
    set_city(state, seat, city[:at] + city[at + 1 :])
    return city[at]


def replace_district(state: State, seat: int, at: int, built: Built) -> None:
    """Lay something on a district that stands, or take it off: the city is the same but for that."""
    player = state.players[seat]
    player.city = (*player.city[:at], built, *player.city[at + 1 :])


def put_coin(state: State, seat: int, at: int) -> None:
    """Let a player lay a gold on a district (R6.9A); the player must have it, and the district none."""
    player = state.players[seat]
    player.gold -= 1
    replace_district(state, seat, at, player.city[at]._replace(coin=True))


def tuck(state: State, seat: int, at: int, card: str) -> None:
    """Lay a card of the hand under a district, unseen (R7.13)."""
    drop(state, seat, card)
    forget_hand(state, seat)
    built = state.players[seat].city[at]
    replace_district(state, seat, at, built._replace(tucked=(*built.tucked, card)))


def clear_coin(state: State, built: Built) -> None:
    """The Artist's coin of a destroyed district goes to the bank (R11.12)."""
    if built.coin and state.bank is not None:
        state.bank += 1


def remains(*gone: Built) -> list[str]:
    """List the cards of destroyed districts as they go under the deck (R11.5)."""
    return [card for built in sorted(gone) for card in (built.card, *sorted(built.tucked))]
