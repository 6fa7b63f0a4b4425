"""Citadels for the conformance checks: games that differ in hidden things alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from citadels.bots import BOTS
from citadels.cards.districts.dark_city import Search
from citadels.cards.edition_2016.roles.scholar import Study
from citadels.core.frames import Calls, Keep
from citadels.core.marks import FaceDown
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.views.observing import owner_of_mark, view
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice


def reshuffle(state: State, seat: int, dice: Dice) -> State:
    """Return the same game but for cards, characters and chance that this seat cannot know."""
    twin = state.clone()
    twin.rng = dice.below(1 << 64)
    _reshuffle_cards(twin, seat, dice)
    _reshuffle_characters(twin, seat, dice)
    _reshuffle_tokens(twin, seat, dice)
    for other in state.others(seat):
        twin.players[other].drafts = twin.players[other].placed_aside = ()
    return twin


def _reshuffle_cards(twin: State, seat: int, dice: Dice) -> None:
    top: Any = twin.stack[-1] if twin.stack else None
    searching = isinstance(top, Search) and top.seat == seat
    pile: list[str] = [] if searching else twin.deck[:]
    others = twin.others(seat)
    known = {other: _known(twin, seat, other) for other in others}
    for other in others:
        pile += list((Counter(twin.players[other].hand) - Counter(known[other])).elements())
        pile += [card for built in twin.players[other].city for card in built.tucked]
    drawn = isinstance(top, (Keep, Study)) and top.seat != seat
    if drawn:
        pile += top.cards
    dice.shuffle(pile)
    if drawn:
        twin.stack[-1] = top._replace(cards=tuple(pile.pop() for _ in top.cards))
    for other in others:
        player = twin.players[other]
        fresh = len(player.hand) - len(known[other])
        player.hand = (*known[other], *(pile.pop() for _ in range(fresh)))
        player.city = tuple(
            built._replace(tucked=tuple(pile.pop() for _ in built.tucked)) if built.tucked else built
            for built in player.city
        )
    if searching:
        dice.shuffle(twin.deck)  # he sees which cards there are, not in which order
    else:
        twin.deck = pile


def _known(state: State, seat: int, other: int) -> tuple[str, ...]:
    """The cards that a seat knows in another's hand."""
    hand = Counter(state.players[other].hand)
    return tuple((hand & Counter(state.known.get((seat, other), ()))).elements())


def _reshuffle_characters(twin: State, seat: int, dice: Dice) -> None:
    if not twin.stack:
        return  # everything was revealed
    called = next(frame.rank for frame in twin.stack if isinstance(frame, Calls))
    sure = {*twin.players[seat].placed_aside, *_absent(twin, called)}
    top: Any = twin.stack[-1]
    exchanged = () if twin.swapped is None else twin.swapped.known_to(seat)[2:]
    items = {*twin.revealed, *exchanged}  # who exchanged characters knows what the other got (E7.27)
    pile = [name for name in twin.down if name not in sure]
    for other in twin.others(seat):
        pile += [name for name in twin.players[other].characters if name not in items]
    choosing = isinstance(top, Choose) and top.seat != seat
    if choosing:
        pile += top.pool
    dice.shuffle(pile)
    twin.down = tuple(name if name in sure else pile.pop() for name in twin.down)
    for other in twin.others(seat):
        player = twin.players[other]
        player.characters = tuple(name if name in items else pile.pop() for name in player.characters)
    twin.find_holders()
    if choosing:
        twin.stack[-1] = top._replace(pool=tuple(sorted(pile, key=twin.rules.characters.index)))


def _reshuffle_tokens(twin: State, seat: int, dice: Dice) -> None:
    """Let another token that lies face down be the real one, unless this seat laid them."""
    marks = dict(twin.marks)
    for name, on in twin.marks.items():
        if isinstance(on, FaceDown) and not on.shown and owner_of_mark(twin, twin.rules.cards.marks[name]) != seat:
            could_be = sorted({*on.on, on.real})
            marks[name] = on._replace(real=could_be[dice.below(len(could_be))])
    twin.marks = marks


def _absent(state: State, called: int) -> list[str]:
    """Characters called without an answer, but for the killed one: everyone knows that they lie face down."""
    names = state.rules.characters[: called - 1]
    return [name for name in names if name not in state.revealed and not state.silenced(name)]


def mostly_sensible(state: State, options: Sequence[str], dice: Dice) -> int:
    """Play by weights three times of four, and anything else: so games get far, and everywhere."""
    bot = "random" if dice.below(4) == 0 else "casual"
    seat = state.stack[-1].seat
    return BOTS[bot]().choose(view(state, seat), options, dice, UNLIMITED)
