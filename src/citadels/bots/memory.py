"""A bot's memory of a game: who picked what and from what, once that is public, and what it says of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citadels.bots.policy.forecast import (
    BY_COUNTING,
    BY_FORECAST,
    BY_LIKING,
    Forecast,
    OpponentModel,
    OpponentType,
    unknown,
    weigh_by_table,
)
from citadels.bots.policy.naming import expected
from citadels.bots.policy.weights import Weights
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.views.view import View
from tabletop.core.events import Event

# Events that show who holds a character, and the one after which holders are not pickers (E7.27).
SHOWN = ("called", "unmasked")
EXCHANGED = "recast"
# Events that tell whose turn or gold somebody is after.
NAMED = ("assassinate", "rob")
# How likely is a name that nobody would have said.
ODD = 0.02


class Memory:
    """One seat's memory of one game; it knows nothing that its seat was not shown."""

    __slots__ = ("_held", "_named", "_picking", "habits", "leanings", "own")

    def __init__(self, habits: Sequence[OpponentType], own: Weights) -> None:
        self.habits, self.own = habits, own
        self.leanings: dict[int, OpponentModel] = {}
        self._picking: View | None = None
        self._held: dict[int, str] = {}
        self._named: list[tuple[str, int, str]] = []

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Take in what was told since this seat was asked last, and what it sees now."""
        for event in events:
            if event.id in SHOWN:
                self._held[int(str(event.args["player"]))] = str(event.args["role"])
            elif event.id in NAMED:
                self._named.append((event.id, int(str(event.args["player"])), str(event.args["role"])))
            elif event.id == EXCHANGED:
                self._picking = None
            elif event.id == "round":
                self._learn()
                self._picking, self._held, self._named = None, {}, []
        top = view.stack[-1] if view.stack else None
        if type(top) is Choose and top.seat == view.viewer and view.rules.each == 1:
            self._picking = view

    def forecast(self, view: View) -> Forecast:
        """Return what the others are expected to have picked, or to pick, in the round of this view."""
        seen, me = self._picking, view.me
        others = {seat: leaning for seat, leaning in self.leanings.items() if seat != me}
        known = {**self.leanings, **weigh_by_table(others, unknown(self.habits).shares)}
        return Forecast(view if seen is None or seen.round != view.round else seen, self.habits, known)

    def _learn(self) -> None:
        """Learn from the round that ended: what was on the table at its selection is what they picked by."""
        if self._picking is None:
            return
        view, first = self._picking, unknown(self.habits).shares
        # By what each did alone: were their company in it, every round would count it again.
        forecast = Forecast(view, self.habits, self.leanings)
        looks = {seat: (pool, taken) for seat, pool, taken in picks(view, self._held)}
        ways = {BY_COUNTING: self.own.by_counting(), BY_LIKING: self.own, BY_FORECAST: self.own.expecting(forecast)}
        mine = view.stack[-1]
        if type(mine) is Choose and view.me in self._held:  # what others learn of this seat
            looks[view.me] = mine.pool, self._held[view.me]
        for seat, (pool, taken) in looks.items():
            self.leanings[seat] = forecast.leaning(seat).learn(forecast.likings(seat), pool, taken, first)
        for verb, seat, name in self._named:
            if seat not in looks:
                continue
            known = as_seen_by(view, seat, *looks[seat])
            message = {way: expected(known, seat, verb, weights).get(name, ODD) for way, weights in ways.items()}
            self.leanings[seat] = self.leanings[seat].weigh([message[habit.names] for habit in self.habits], first)


def picks(view: View, held: dict[int, str]) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Yield who else picked which character and from what: known for sure once all holders are shown (R3.4).

    `view` is a seat's at its own pick. Those after it chose from what it left, those before it from what it was handed
    and what was taken in between.
    """
    top = view.stack[-1]
    assert type(top) is Choose, "the seat was picking"
    seats, me = len(view.players), top.seat
    place = (me - view.crown) % seats
    pool = tuple([name for name in top.pool if name != held.get(me)])
    for step in range(place + 1, seats):
        seat = (view.crown + step) % seats
        taken = held.get(seat, "")
        if taken not in pool:
            break
        yield seat, pool, taken
        pool = tuple([name for name in pool if name != taken])
    pool = top.pool
    for step in range(place - 1, -1, -1):
        seat = (view.crown + step) % seats
        if seat not in held:
            break
        pool = (*pool, held[seat])
        yield seat, pool, held[seat]


def as_seen_by(view: View, seat: int, pool: tuple[str, ...], taken: str) -> State:
    """Return what is public in a view of the selection together with what another seat saw of it in its pick."""
    state = State.clone(view)
    player = state.players[seat]
    player.drafts, player.characters = (pool,), (taken,)
    return state
