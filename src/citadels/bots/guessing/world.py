"""Dealing a hidden world: everything one seat cannot see is filled in so that it fits all that seat knows.

Only the view is read. What the seat sees stays as it is, and so does what it is being asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from citadels.bots.guessing.known import known_world, tuck, tucked_unseen
from citadels.bots.guessing.selection import Selection, absentees, selection, unseen
from citadels.cards.catalog import deck_cards
from citadels.cards.districts.dark_city import Search
from citadels.core.effects import without
from citadels.core.marks import FaceDown
from citadels.core.state import State, Swapped
from citadels.flow.draft import Choose
from citadels.views.view import View, as_view
from tabletop.core.rng import Dice

# How much a seat is thought to like a character: (the world as far as it is known, seat, character) -> logarithm.
Liking = Callable[[State, int, str], float]


class Slots(NamedTuple):
    """Characters that left the selection together, and the places (seat, number) that hold some of them unseen."""

    names: tuple[str, ...]
    places: tuple[tuple[int, int], ...]


def _even(_: State, __: int, ___: str) -> float:
    return 0.0


class Belief:
    """A seat's knowledge, read once; `deal` fills in the rest as often as needed, `sample_state` without guessing."""

    __slots__ = (
        "absent", "deck", "deck_for_sure", "hands", "known", "late", "likings", "me", "pool", "slots", "start",
        "tokens", "tucked", "weights",
    )  # fmt: skip

    def __init__(self, seen: View | Mapping[str, Any], options: Sequence[str] = (), liking: Liking = _even) -> None:
        view = as_view(seen)
        self.me = view.me
        self.known = known_world(view, options)
        # Others' hands and museums: (seat, cards known, how many more), (seat, how many).
        self.hands: list[tuple[int, tuple[str, ...], int]] = []
        self.tucked: list[tuple[int, int]] = []
        self._count_cards(view)
        # Marks that lie face down, of which the seat does not know the real one.
        self.tokens = [name for name, on in view.marks.items() if type(on) is FaceDown and on.on and not on.real]
        self.late: int | None = None
        self.start: tuple[str, ...] | None = None
        self.slots: list[Slots] = []
        self._count_characters(view)
        self.likings = liking
        self.weights: dict[tuple[int, str], float] = {}

    def _count_cards(self, view: View) -> None:
        """Count the cards seen nowhere, and where they can be."""
        state, rules = self.known, self.known.rules
        left = deck_cards(rules.cards, rules.specials, rules.removed)
        seen: list[str] = [card for frame in state.stack for card in getattr(frame, "cards", ())]
        for seat, player in enumerate(state.players):
            seen += player.hand
            seen += player.names
            seen += [card for built in player.city for card in built.tucked]
            if seat != self.me:
                more = len(view.players[seat].hand) - len(player.hand)
                self.hands.append((seat, player.hand, more))
                hidden = tucked_unseen(view.players[seat])
                if hidden:
                    self.tucked.append((seat, hidden))
        # Sorted by the catalogue: the order must not tell where a card really is.
        self.pool = list(without(tuple(left), seen))
        self.deck = len(view.deck)
        self.deck_for_sure: list[str] = []
        if state.stack and type(state.stack[-1]) is Search:
            # The Lighthouse's owner is shown the deck (R7.11): all that is not in it lies elsewhere.
            self.deck_for_sure = view.deck
            self.pool = list(without(tuple(self.pool), self.deck_for_sure))

    def _count_characters(self, view: View) -> None:
        """Lay out which places hold which of the characters not seen."""
        known_selection = selection(view)
        self._lay_slots(view, known_selection)
        if not self._enough():  # written by hand, and not as it was played: then nothing was seen
            known_selection = unseen(view)
            self._lay_slots(view, known_selection)
        self.absent = frozenset(absentees(view))
        if known_selection.first is not None and self.known.rules.each == 1:
            self.start = tuple([name for name in self.known.rules.cast if name not in self.known.up])

    def _lay_slots(self, view: View, selection: Selection) -> None:
        """Lay out the characters that left the selection together, and who picked of them."""
        players = self.known.players
        if view.swapped is not None:
            for seat in view.swapped[:2]:
                if seat != self.me:
                    self._lay_as_picked(selection, seat)
        self.slots = []
        self.late = selection.late
        gone = {*view.revealed, *self.known.down}
        counted: dict[int, int] = {}
        for group in selection.groups:
            places = []
            for seat in group.picks:
                at = counted.get(seat, 0)
                counted[seat] = at + 1
                if at < len(players[seat].characters) and players[seat].characters[at] == "":
                    places.append((seat, at))
            names = tuple([name for name in group.cards if name not in gone])
            self.slots.append(Slots(names, tuple(places)))

        missing = [(seat, at) for seat, player in enumerate(players) for at, name in enumerate(player.characters)
                   if name == "" and not any((seat, at) in group.places for group in self.slots)]  # fmt: skip
        if missing:
            self.slots.append(Slots((), tuple(missing)))

    def _lay_as_picked(self, selection: Selection, seat: int) -> None:
        """Lay the characters of who had a part in an exchange in the order of the picks they came from (E7.27).

        A view does not tell that order; what the viewer gave lies in the place of what it was given for.
        """
        player = self.known.players[seat]
        picks = [group for group in selection.groups for other in group.picks if other == seat]
        cards = [""] * len(player.characters)
        name, holder, at = selection.handed or ("", -1, 0)
        if holder == seat and at < len(cards):
            cards[at] = name
        for name in [name for name in player.characters if name and name not in cards]:
            free = [at for at, word in enumerate(cards) if not word]
            came = [at for at in free if at < len(picks) and name in picks[at].cards]
            cards[(came or free)[0]] = name
        player.characters = tuple(cards)

    def _enough(self) -> bool:
        """Whether there are characters for all who picked; what one group leaves over, a later one may take."""
        over = late = 0
        for names, places in self.slots:
            last = sum([seat == self.late for seat, _ in places])
            over += len(names) - len(places) + last
            late += last
            if over < 0:
                return False
        return over >= late

    # --- dealing

    def deal(self, dice: Dice) -> State:
        """Return one world that this seat cannot tell from the real one; chance in it is new as well."""
        state = self.known.clone()
        state.rng = dice.below(1 << 64)
        cards = self.pool[:]
        dice.shuffle(cards)
        self._lay_cards(state, cards)
        if self.deck_for_sure:
            dice.shuffle(state.deck)
        self._deal_characters(state, dice)
        for name in self.tokens:
            on: FaceDown = state.marks[name]
            state.marks = {**state.marks, name: on._replace(real=on.on[dice.below(len(on.on))])}
        return state

    def sample_state(self) -> State:
        """Return a world in which each hidden card is any of those there can be, and hidden characters are blank.

        It takes no chance, and is enough for bots that only count: numbers, not which.
        """
        state = self.known.clone()
        self._lay_cards(state, self.pool)
        return state

    def _lay_cards(self, state: State, cards: list[str]) -> None:
        """Lay hidden cards in this order: into hands, under museums, the rest on the deck."""
        at = 0
        for seat, sure, more in self.hands:
            state.players[seat].hand = (*sure, *cards[at : at + more])
            at += more
        for seat, more in self.tucked:
            tuck(state, seat, tuple(cards[at : at + more]))
            at += more
        state.deck = [*self.deck_for_sure, *cards[at:]][: self.deck]

    def _deal_characters(self, state: State, dice: Dice) -> None:
        """Let the unseen places choose from what they can have had, each by its liking."""
        over: list[str] = []
        taken: list[tuple[int, int, str]] = []
        last: tuple[int, int] | None = None
        for names, places in self.slots:
            left = list(names)
            for place in places:
                if place[0] == self.late:
                    last = place
                    continue
                taken.append((*place, self._take(place[0], left or over, dice)))
            over += left
        if last is not None:
            taken.append((*last, self._take(last[0], over, dice)))
        for seat, at, name in taken:
            held = state.players[seat].characters
            state.players[seat].characters = (*held[:at], name, *held[at + 1 :])
        state.find_holders()
        if state.swapped is not None and state.rules.each == 1:
            number, other = state.swapped[:2]
            now = [state.players[seat].characters[0] for seat in (other, number)]
            state.swapped = Swapped(number, other, *now)
        if not state.stack:
            return
        if type(state.stack[-1]) is Choose:
            pool = state.stack[-1].pool
            over = [name for name in over if name not in pool]
        state.down += tuple(over)
        if self.start is not None:
            self._remember_drafts(state, self.start)
        elif len(state.players) == 2:
            self._remember_pairs(state)

    def _take(self, seat: int, left: list[str], dice: Dice) -> str:
        """Take one character out of what is left for a seat: not one that nobody answered for."""
        open_to = [name for name in left if name not in self.absent] or left[:]
        if len(open_to) == 1:
            left.remove(open_to[0])
            return open_to[0]
        weights = [self._weight(seat, name) for name in open_to]
        at, mark = 0, dice.unit() * sum(weights)
        while mark >= weights[at] and at < len(weights) - 1:
            mark -= weights[at]
            at += 1
        left.remove(open_to[at])
        return open_to[at]

    def _weight(self, seat: int, name: str) -> float:
        weight = self.weights.get((seat, name))
        if weight is None:
            weight = self.weights[seat, name] = exp(self.likings(self.known, seat, name))
        return weight

    def _remember_drafts(self, state: State, start: tuple[str, ...]) -> None:
        """Let the others have seen the pools they chose from in this world: their play may rest on it."""
        seats, top = len(state.players), state.stack[-1]
        choosing = type(top) is Choose
        own = top.pool if type(top) is Choose else state.players[self.me].drafts[0]
        before = [name for group in self.slots[:1] for name in group.names]
        place = len(start) - 1 - len(own)
        first = (self.me - place) % seats
        chose = [state.players[(first + step) % seats] for step in range(place if choosing else seats)]
        if place >= seats or place < 0 or not all(player.characters for player in chose):
            return  # a position written by hand: not everybody chose
        picked = {state.picked((first + step) % seats)[0] for step in range(place)}
        aside = [name for name in before if name not in picked]
        pool = [name for name in start if name not in aside[:1]]
        for step, player in enumerate(chose):
            if (first + step) % seats != self.me:
                player.drafts = (tuple(pool),)
            took = state.picked((first + step) % seats)[0]
            if took in pool:
                pool.remove(took)

    def _remember_pairs(self, state: State) -> None:
        """Let the other of two players have seen the pools they chose from, and put aside what they did not keep."""
        me, other = state.players[self.me], state.players[1 - self.me]
        mine, theirs = state.picked(self.me), state.picked(1 - self.me)
        looks = [*me.drafts]
        if type(state.stack[-1]) is Choose and not (looks and set(state.stack[-1].pool) < set(looks[-1])):
            looks.append(state.stack[-1].pool)
        if not looks:  # a position written without `seen`
            return
        first = len(looks[0]) == len(state.rules.cast) - 1
        asides = [(), me.placed_aside] if first else [me.placed_aside[:1], me.placed_aside[1:]]
        # What one passes on is what one saw, less what one kept and what one put aside then.
        passed = [
            tuple([name for name in pool if name != text and name not in aside])
            for pool, text, aside in zip(looks, mine, asides, strict=False)
        ]
        if not first:
            passed = [(*theirs[:1], *looks[0]), *passed]
        other.drafts = tuple(passed[: len(theirs)])
        left = [name for group in self.slots[1:] for name in group.names if name not in theirs]
        other.placed_aside = tuple(left)


def guess(seen: View | Mapping[str, Any], dice: Dice, options: Sequence[str] = ()) -> State:
    """Deal one hidden world that fits a view; `options` are what the seat is asked, where they tell more (R6.3W)."""
    return Belief(seen, options).deal(dice)
