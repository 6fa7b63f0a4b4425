"""The verbs: everything that changes a purse, a hand, a city or the deck does it here.

Gold and cards are conserved: gold goes between purses, the bank and the Artist's districts; cards between hands,
cities, museums and the deck (R1.6, R4.10).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from citadels.moments import fire, fire_everywhere
from citadels.records import Built, Works
from citadels.shelf import DISTRICTS, PLAIN, works_of
from citadels.state import State
from tabletop.rng import shuffle

# --- gold


def gain(state: State, seat: int, gold: int) -> int:
    """Give a player gold from the bank, as much as is there (R1.6); return what was given."""
    if state.bank is not None:
        gold = min(gold, state.bank)
        state.bank -= gold
    state.players[seat].gold += gold
    return gold


def pay(state: State, seat: int, gold: int) -> None:
    """Let a player pay the bank; he must have it."""
    state.players[seat].gold -= gold
    if state.bank is not None:
        state.bank += gold


def hand_over(state: State, giver: int, taker: int, gold: int) -> None:
    """Let one player pay another; he must have it."""
    state.players[giver].gold -= gold
    state.players[taker].gold += gold


# --- cards


def draw(state: State, count: int) -> tuple[str, ...]:
    """Take cards from the top of the deck, as many as there are (R4.8)."""
    cards = tuple(state.deck[:count])
    del state.deck[:count]
    return cards


def put_under(state: State, cards: Iterable[str]) -> None:
    """Put cards under the deck, in this order, the last as the bottom one (R4.10)."""
    state.deck.extend(cards)


def take_in_hand(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """Add cards to a hand."""
    state.players[seat].hand += cards


def drop(state: State, seat: int, card: str) -> None:
    """Take one card out of a hand; everyone sees which, or nobody remembers the hand after it."""
    player = state.players[seat]
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """Return the cards less those that are gone, each once; what is not there is passed over."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


# --- what others know of a hand (notation §4)


def forget_hand(state: State, seat: int) -> None:
    """Cards left this hand unseen: nobody can be sure of it any more."""
    if state.known:
        state.known = {who: cards for who, cards in state.known.items() if who[1] != seat}


def see_hand(state: State, seat: int, whose: int) -> None:
    """Let a player remember the whole of another's hand."""
    state.known[seat, whose] = state.players[whose].hand


def know_card(state: State, seat: int, whose: int, card: str) -> None:
    """Let a player remember one more card of another's hand."""
    state.known[seat, whose] = (*state.known.get((seat, whose), ()), card)


def slip_card(state: State, seat: int, card: str, witness: int) -> None:
    """A card left this hand before one player's eyes: he remembers the rest, others cannot tell which is gone."""
    for who, whose in list(state.known):
        if whose == seat:
            if who == witness:
                state.known[who, whose] = without(state.known[who, whose], (card,))
            else:
                del state.known[who, whose]


def show_card(state: State, seat: int, card: str) -> None:
    """A card left this hand for all to see."""
    if state.known:
        for who, cards in state.known.items():
            if who[1] == seat:
                state.known[who] = without(cards, (card,))


def swap_hands(state: State, seat: int, other: int) -> None:
    """Exchange two whole hands; each of the two knows what he gave, others keep track of what they had seen."""
    one, two = state.players[seat], state.players[other]
    one.hand, two.hand = two.hand, one.hand
    moved = {seat: other, other: seat}
    state.known = {(who, moved.get(whose, whose)): cards for (who, whose), cards in state.known.items()
                   if who != moved.get(whose, whose)}  # fmt: skip
    see_hand(state, seat, other)
    see_hand(state, other, seat)


# --- cities


def city_size(state: State) -> int:
    """Return the number of districts that ends the game now (R2.5, R7.19)."""
    size = state.rules.city_size
    if "city_size" in state.rules.asked:
        for player in state.players:
            for modify in player.works.asks.get("city_size", ()):
                size = modify(size, state.rules)
    return size


def set_city(state: State, seat: int, city: tuple[Built, ...]) -> None:
    """Lay a city anew, with the readings kept beside it."""
    player = state.players[seat]
    player.city = city
    player.names = tuple([built.card for built in city])
    player.kinds, player.works = _readings(player.names)


@lru_cache(maxsize=2048)
def _readings(names: tuple[str, ...]) -> tuple[tuple[str, ...], Works]:
    """Return the kinds of a city's districts, and what those that act do together."""
    kinds = tuple([DISTRICTS[name].kind for name in names])
    return kinds, works_of(tuple([name for name in names if DISTRICTS[name].acts]))


def place(state: State, seat: int, card: str) -> None:
    """Lay a district that was paid for, let it and the city answer (R4.3, R8.1)."""
    player = state.players[seat]
    district = DISTRICTS[card]
    if district.acts:
        dated = "kind_at_scoring" in district.asks  # it matters whether this was the last round (R7.6)
        player.city += (Built(card, round=state.round) if dated else PLAIN[card],)
        player.works = works_of((*player.works.names, card))
    else:
        player.city += (PLAIN[card],)
    player.names += (card,)
    player.kinds += (district.kind,)
    answer = district.when.get("placed")
    if answer is not None:
        answer(state, seat)
    # No card lowers the size by more than one: most builds need not ask.
    if (
        player.completed is None
        and len(player.city) >= state.rules.city_size - 1
        and len(player.city) >= city_size(state)
    ):
        complete(state, seat)


def complete(state: State, seat: int, first: bool = False) -> None:
    """A city reached its size: +4 for the first, +2 for others (R8.2), and this round is the last (R8.1)."""
    before = sum(player.completed is not None for player in state.players)
    place_taken = 1 if first or before == 0 else before + 1
    state.players[seat].completed = place_taken
    state.tell("completed-first" if place_taken == 1 else "completed", player=seat)
    if not state.last_round:
        state.last_round = True
        state.tell("last-round")


def lift(state: State, seat: int, label: str) -> Built:
    """Take a district out of a city, by its name in moves, with all that belongs to it."""
    city = state.players[seat].city
    at = next(i for i, built in enumerate(city) if built.label == label)
    set_city(state, seat, city[:at] + city[at + 1 :])
    return city[at]


def clear_coin(state: State, built: Built) -> None:
    """The Artist's coin of a destroyed district goes to the bank (R11.12)."""
    if built.coin and state.bank is not None:
        state.bank += 1


def remains(*gone: Built) -> list[str]:
    """List the cards of destroyed districts as they go under the deck (R11.5)."""
    return [card for built in sorted(gone) for card in (built.card, *sorted(built.tucked))]


# --- the Crown and the shuffle


def crown(state: State, seat: int) -> None:
    """Pass the Crown, if it is somebody else's (R6.4K), and let the Throne Room answer (R7.23)."""
    if state.crown != seat:
        state.crown = seat
        state.tell("crowned", player=seat)
        fire_everywhere(state, "crown_passed")


def shuffle_deck(state: State) -> None:
    """Shuffle the deck (R7.11)."""
    state.rng = shuffle(state.rng, state.deck)


def end_of_turn(state: State, seat: int) -> None:
    """Let the city answer the end of its player's turn: Poor House, then Park (R4.7)."""
    if state.players[seat].works.when:
        fire(state, "charity_due", seat)
        fire(state, "park_due", seat)
