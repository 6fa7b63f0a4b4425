"""The verbs: everything that changes a purse, a hand or the deck does it here, and in `cities` what changes a city.

Revealing a card sets the undo barrier automatically (`GameState.set_barrier`), for any event that the card emits.

Gold and cards are conserved: gold goes between purses, the bank and the Artist's districts; cards between hands,
cities, museums and the deck (R1.6, R4.10).
"""

from __future__ import annotations

from collections.abc import Iterable

from citadels.core.frames import Turn
from citadels.core.hooks import everywhere
from citadels.core.marks import ROUND, FaceDown, Mark, T
from citadels.core.state import State, Swapped
from tabletop.core.rng import shuffle

# Why a decision cannot be taken back (docs/protocol.md §3, `undo-*`).
CARD_DRAWN, REVEALED = "card-drawn", "revealed"


# --- gold


def gain(state: State, seat: int, gold: int) -> int:
    """Give a player gold from the bank, as much as is there (R1.6); return what was given."""
    if state.bank is not None:
        gold = min(gold, state.bank)
        state.bank -= gold
    state.players[seat].gold += gold
    return gold


def pay(state: State, seat: int, gold: int) -> None:
    """Let a player pay the bank; they must have the gold."""
    state.players[seat].gold -= gold
    if state.bank is not None:
        state.bank += gold


def hand_over(state: State, giver: int, taker: int, gold: int) -> None:
    """Let one player pay another; they must have the gold."""
    state.players[giver].gold -= gold
    state.players[taker].gold += gold


# --- cards


def draw(state: State, count: int) -> tuple[str, ...]:
    """Take cards from the top of the deck, as many as there are (R4.8)."""
    cards = tuple(state.deck[:count])
    if cards:
        del state.deck[:count]
        if state.barrier is None:  # `bar`, written out: bots draw often
            state.barrier = CARD_DRAWN
    return cards


def open_deck(state: State) -> list[str]:
    """Return the deck for a player to look through and to take cards out of (R7.11)."""
    state.set_barrier(CARD_DRAWN)
    return state.deck


def put_under(state: State, cards: Iterable[str]) -> None:
    """Put cards under the deck, in this order, the last as the bottom one (R4.10)."""
    state.deck.extend(cards)


def take_in_hand(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """Add cards to a hand."""
    state.players[seat].hand += cards


def drop(state: State, seat: int, card: str) -> None:
    """Remove one card from a hand.

    The caller must then call `show_card` (played face up) or `forget_hand` (left unseen).
    """
    player = state.players[seat]
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]


def drop_all(state: State, seat: int, cards: Iterable[str]) -> None:
    """Take several cards out of a hand unseen: nobody can be sure of it any more."""
    player = state.players[seat]
    player.hand = without(player.hand, cards)
    forget_hand(state, seat)


def take_from_deck(state: State, card: str) -> None:
    """Take a card out of the deck, wherever in it it lies first (R7.11)."""
    open_deck(state).remove(card)


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
    """Show a player the whole of another's hand, to be remembered."""
    state.set_barrier(REVEALED)
    state.known[seat, whose] = state.players[whose].hand


def know_card(state: State, seat: int, whose: int, card: str) -> None:
    """Let a player remember one more card of another's hand."""
    state.known[seat, whose] = (*state.known.get((seat, whose), ()), card)


def slip_card(state: State, seat: int, card: str, witness: int) -> None:
    """A card left this hand before one player's eyes: they remember the rest, others cannot tell which is gone."""
    state.set_barrier(REVEALED)
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
    """Exchange two whole hands; each of the two knows what they gave, others keep track of what they had seen."""
    player, two = state.players[seat], state.players[other]
    player.hand, two.hand = two.hand, player.hand
    moved = {seat: other, other: seat}
    state.known = {(who, moved.get(whose, whose)): cards for (who, whose), cards in state.known.items()
                   if who != moved.get(whose, whose)}  # fmt: skip
    see_hand(state, seat, other)
    see_hand(state, other, seat)


# --- the characters


def reveal(state: State, name: str) -> None:
    """Show who plays as this character (R4.1)."""
    if state.barrier is None:
        state.barrier = REVEALED
    state.revealed += (name,)


def exchange_characters(state: State, seat: int, other: int, given: str, got: str) -> None:
    """Let two players exchange a character each, unseen; each of the two knows what they gave and got (E7.27)."""
    state.set_barrier(REVEALED)
    for whose, gone, come in ((seat, given, got), (other, got, given)):
        player = state.players[whose]
        player.characters = tuple([come if name == gone else name for name in player.characters])
    state.find_holders()
    state.swapped = Swapped(seat, other, given, got)


def lay_open(state: State) -> None:
    """Show something else of the characters: that nobody answers, or what is public in a new round (R3.1, R4.1)."""
    state.set_barrier(REVEALED)


# --- the Crown and the shuffle


def crown(state: State, seat: int) -> None:
    """Pass the Crown, if it is somebody else's (R6.4K), and let the Throne Room answer (R7.23)."""
    if state.crown != seat:
        state.crown = seat
        state.emit("crowned", player=seat)
        if "crown_passed" in state.rules.answered:
            for owner, when in everywhere(state):
                if when.crown_passed is not None:
                    when.crown_passed(state, owner)


def shuffle_deck(state: State) -> None:
    """Shuffle the deck (R7.11); after an undo a player would know the order that comes again."""
    state.set_barrier(CARD_DRAWN)
    state.rng = shuffle(state.rng, state.deck)


def end_of_turn(state: State, seat: int) -> None:
    """Let the city answer the end of its player's turn: Poor House, then Park (R4.7)."""
    city = state.players[seat].works.when
    if city.turn_ended_gold is not None:
        city.turn_ended_gold(state, seat)
    if city.turn_ended_cards is not None:
        city.turn_ended_cards(state, seat)


def give_bonus(state: State, turn: Turn) -> None:
    """Let the character of a turn have what comes on top of the resource action (R6.6M, R6.7A)."""
    bonus = state.rules.cards.roles[turn.role].when.bonus_due
    if bonus is not None:
        bonus(state, turn)


# --- marks


def place_mark(state: State, mark: Mark[T], on: T) -> None:
    """Lay a mark on a character, a seat or a turn; one that lies elsewhere moves here."""
    state.marks = {**state.marks, mark.id: on}


def remove_mark(state: State, mark: Mark[T]) -> T | None:
    """Take a mark off the table, and return what it lay on."""
    on = mark.on(state)
    if on is not None:
        state.marks = {name: other for name, other in state.marks.items() if name != mark.id}
    return on


def put_gold(state: State, seat: int, mark: Mark[int]) -> None:
    """Let a player lay a gold on the table, where a mark counts it; they must have it."""
    state.players[seat].gold -= 1
    place_mark(state, mark, (mark.on(state) or 0) + 1)


def take_gold(state: State, seat: int, mark: Mark[int]) -> int:
    """Give a player all the gold that a mark counts, and return how much that is."""
    gold = remove_mark(state, mark) or 0
    state.players[seat].gold += gold
    return gold


def take_off(state: State, mark: Mark[FaceDown], character: str) -> None:
    """Take the token from one character, unseen."""
    tokens = mark.on(state)
    if tokens is not None:
        place_mark(state, mark, tokens._replace(on=without(tokens.on, (character,))))


def turn_up(state: State, mark: Mark[FaceDown]) -> None:
    """Show all which token is the real one: no other is of any use after that."""
    tokens = mark.on(state)
    if tokens is not None:
        state.set_barrier(REVEALED)
        place_mark(state, mark, tokens._replace(on=(), shown=True))


def clear_marks(state: State) -> None:
    """Take up the marks of the round that is over."""
    if state.marks:
        kinds = state.rules.cards.marks
        state.marks = {name: on for name, on in state.marks.items() if kinds[name].scope != ROUND}
